## title

title = Sid Meier's Civilization

## unit

unit = { NAME($name) } { $n }

## goods

goods = { $n ->
        [0] nichts
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    }

## score

score-culture = Kultur (5 je Stufe)
score-coins = Münzen (je 7)
score-techs = Technologien (je 7)
score-total = Bestes der drei

## city

city-capital = Hauptstadt { NAME($square) }
city-city = Stadt { NAME($square) }

## option

option-civilizations = Zivilisationen
option-civilizations-help = Zufällig verteilt oder nacheinander gewählt.
option-civilizations-random = Verteilt
option-civilizations-chosen = Gewählt
option-introductory = Einstiegsspiel
option-introductory-help = Ohne Ägypten, Rom und Weltwunder; es endet mit der ersten dritten Stadt.
option-government_set = Staatsformen
option-government_set-help = Die Karten des Grundspiels oder die neu aufgelegten von Weisheit und Kriegskunst.
option-government_set-base = Grundspiel
option-government_set-ww = Neu aufgelegt
option-loot_rules = Beute
option-loot_rules-help = Eine Wahl nach den Grundregeln oder Beutepunkte nach der späteren FAQ.
option-loot_rules-base = Eine Wahl
option-loot_rules-faq2 = Beutepunkte
option-scout_kill_counts_as_battle = Eliminierte Pioniere zählen als Kampf
option-scout_kill_counts_as_battle-help = Gibt auch die Münze der Gesetzgebung.
option-stacking_while_passing = Figurenlimit beim Durchziehen
option-stacking_while_passing-help = Ob das Limit bei jedem Schritt gilt oder nur, wo eine Bewegung endet.
option-stacking_while_passing-strict = Jeder Schritt
option-stacking_while_passing-end_only = Am Ende
option-offers_per_player = Angebote pro Spieler und Runde
option-offers_per_player-help = 0 schaltet das Verhandeln ab.
option-round_limit = Rundenbegrenzung
option-round_limit-help = Nach dieser Runde wird gewertet, wer am weitesten gekommen ist.

## action

action-end = Beenden
action-pass = Passen
action-send = Angebot abschicken
action-drop = Angebot aufgeben und passen
action-accept = Annehmen
action-refuse = Ablehnen
action-counter = Ablehnen und ein Gegenangebot machen
action-take_back = Zurücknehmen
action-pass_turn = Passen, bis die Bewegung dieses Spielers vorbei ist
action-stop = Hier anhalten
action-raze = Das Gebäude zerstören
action-done = Nichts mehr
action-civilization = { NAME($civilization) } spielen
action-capital = Hauptstadt auf { NAME($square) }
action-wonder_square = Weltwunder auf { NAME($square) } legen
action-displace = Nach { NAME($square) } setzen
action-place = Auf { NAME($square) } setzen
action-figure = { NAME($figure) } auf { NAME($square) } setzen
action-great_person = { NAME($great_person) } auf { NAME($square) } setzen
action-great_person_reserve = { NAME($great_person) } in Reserve behalten
action-found = Stadt auf { NAME($square) } gründen
action-found_army = Stadt auf { NAME($square) } mit einer Armee gründen
action-government = Zu { NAME($government) } wechseln
action-wonder_figure = { NAME($wonder) }: { NAME($figure) } kostenlos bauen
action-wonder_tech = { NAME($wonder) }: { NAME($tech) } lernen
action-wonder_advance = { NAME($wonder) }: auf der Kulturskala vorrücken
action-play = „{ NAME($event) }“ spielen
action-use = { NAME($ability) } nutzen
action-gather = Pionier auf { NAME($square) } erntet für: { NAME($city) }
action-gather_none = Pionier auf { NAME($square) } erntet für niemanden
action-offer = { NAME($player) } ein Angebot machen
action-give = { $n ->
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    } geben
action-give_card = { $n ->
    [one] „{ NAME($goods) }“ geben
   *[other] { $n } × „{ NAME($goods) }“ geben
    }
action-want = { $n ->
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    } verlangen
action-hand_over = { NAME($goods) } übergeben
action-arts = { NAME($city) }: den Künsten widmen, { $n ->
    [0] keine Kultur
   *[other] +{ $n } Kultur
    }
action-harvest = { NAME($city) }: { NAME($resource) } abbauen
action-produce = { NAME($city) }: { NAME($item) } für { $cost } Produktion
action-produce_trade = { NAME($city) }: { NAME($item) } für { $cost } Produktion, dazu { $n } Handel
action-free = { NAME($city) }: { NAME($item) } kostenlos
action-advance = Auf Stufe { $n } vorrücken{ $trade ->
        [0] { " " }für { $culture } Kultur
       *[other] { " " }für { $culture } Kultur und { $trade } Handel
    }
action-coin_trade = { $n } Handel zahlen: Münze auf { NAME($tech) }
action-coin_culture = { $n } Kultur zahlen: Münze auf { NAME($tech) }
action-discard = „{ NAME($event) }“ abwerfen
action-pay = Zahlen mit: { NAME($goods) }
action-pay_gift = Zahlen mit: { NAME($goods) }, Münze an { NAME($player) }
action-react = Mit „{ NAME($card) }“ reagieren
action-decline = Nichts lernen
action-learn = { NAME($tech) } lernen
action-take = { NAME($resource) } nehmen
action-move_armies = { $n ->
    [one] Die Armee von { NAME($square) } ziehen
   *[other] { $n } Armeen von { NAME($square) } ziehen
    }
action-move_scouts = { $n ->
    [one] Den Pionier von { NAME($square) } ziehen
   *[other] { $n } Pioniere von { NAME($square) } ziehen
    }
action-move_group = Gemeinsam von { NAME($square) } ziehen: { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
    }, { $scouts ->
    [one] 1 Pionier
   *[other] { $scouts } Pioniere
    }
action-step = Nach { NAME($square) }
action-step_city = Stadt von { NAME($player) } auf { NAME($square) } angreifen
action-step_attack = { NAME($player) } auf { NAME($square) } angreifen
action-step_scouts = Pioniere von { NAME($player) } auf { NAME($square) } eliminieren
action-step_hut = Hütte auf { NAME($square) } erkunden
action-step_village = Barbarendorf auf { NAME($square) } angreifen
action-discover = Spielplanteil im { NAME($direction) } entdecken
action-sacrifice = Figur auf { NAME($square) } opfern, um { NAME($tech) } zu lernen
action-front = { NAME($unit) }: neue Front aufbauen
action-attack = { NAME($unit) }: { NAME($enemy) } angreifen
action-heal = Mit { NAME($tech) } heilen
action-wounds = { $n ->
    [one] 1 Schaden an Front { NAME($front) }
   *[other] { $n } Schaden an Front { NAME($front) }
    }
action-deck = Vom Stapel { NAME($unit) } ziehen
action-save = { NAME($unit) } { $n } retten
action-save_none = Keine Einheit retten
action-research = { NAME($tech) } erforschen
action-research_none = Nichts erforschen
action-target_none = Nichts mehr
action-target_city = { NAME($city) }
action-target_player = { NAME($player) }
action-target_figure = { NAME($figure) } von { NAME($player) } auf { NAME($square) }
action-target_great_person = Die Große Persönlichkeit
action-target_figures = { NAME($player) }: { $armies ->
        [0] { $scouts ->
            [one] 1 Pionier
           *[other] { $scouts } Pioniere
        }
        [one] { $scouts ->
            [0] 1 Armee
            [one] 1 Armee, 1 Pionier
           *[other] 1 Armee, { $scouts } Pioniere
        }
       *[other] { $scouts ->
            [0] { $armies } Armeen
            [one] { $armies } Armeen, 1 Pionier
           *[other] { $armies } Armeen, { $scouts } Pioniere
        }
    }
action-target_wonder = „{ NAME($wonder) }“ unbrauchbar machen
action-target_unit = Eine Einheit von { NAME($player) } eliminieren
action-target_square = { NAME($square) }
action-loot-trade = Bis zu 3 Handel nehmen
action-loot-culture = Bis zu 3 Kultur nehmen
action-loot-token = { NAME($what) } nehmen
action-loot-marker = Einen Marker nehmen: { NAME($what) }
action-loot-tech = { NAME($what) } lernen
action-loot-hand = Ein Kulturereignis stehlen
action-loot-event = „{ NAME($what) }“ stehlen
action-loot-deck = Eine Karte stehlen: { NAME($what) }
action-loot-coin = Münze abwerfen lassen: { NAME($what) }
action-loot-steal_coin = Münze stehlen: { NAME($what) }

## prompt

prompt-civilization = Wähle deine Zivilisation.
prompt-capital = Setze deine Hauptstadt; Anfängern wird { NAME($square) } empfohlen.
prompt-setup_wonder = In den Randbezirk deiner Hauptstadt kommt „{ NAME($wonder) }“. Wohin?
prompt-setup_army = Setze eine Armee in den Randbezirk deiner Hauptstadt.
prompt-setup_scout = Setze deinen Pionier in den Randbezirk deiner Hauptstadt.
prompt-great_person = { NAME($great_person) }: auf den Spielplan setzen oder in Reserve behalten.
prompt-discard = { $n ->
    [one] Zu viele Handkarten: wirf ein Kulturereignis ab.
   *[other] Zu viele Handkarten: wirf { $n } Kulturereignisse ab.
    }
prompt-start_of_turn = Rundenbeginn: Städte, Staatsform, Große Persönlichkeiten, Weltwunder und Ereignisse.
prompt-displace = Setze die Figur von der neuen Stadt auf { NAME($square) } weg.
prompt-gather = Für welche Stadt erntet der Pionier auf { NAME($square) }?
prompt-negotiate = { $n ->
    [0] Handel: Mehr Angebote hast du nicht. Passe, wenn du fertig bist.
    [one] Handel: mache dein letztes Angebot oder passe.
   *[other] Handel: mache ein Angebot (noch { $n }) oder passe.
    }
prompt-offer = Stelle dein Angebot an { NAME($player) } zusammen.
prompt-answer = { NAME($player) } macht dir ein Angebot.
prompt-hand_over = Wähle, was du { NAME($player) } übergibst.
prompt-city_management = { $n ->
    [0] Städteverwaltung: keine Stadtaktion mehr.
    [one] Städteverwaltung: noch eine Stadtaktion.
   *[other] Städteverwaltung: noch { $n } Stadtaktionen.
    }
prompt-place = Wohin kommt: { NAME($item) }?
prompt-second_item = { $n ->
    [0] Maschinenbau: noch etwas bauen? Produktion ist keine mehr übrig.
   *[other] Maschinenbau: mit { $n } Produktion noch etwas bauen?
    }
prompt-target = Wähle das Ziel: { NAME($card) }
prompt-pay = { NAME($ability) }: Zahle { NAME($resource, form: "acc") }.
prompt-consent = { NAME($player) } will „{ NAME($event) }“ gegen dich spielen. Erlaubst du es?
prompt-window_step = { NAME($player) } zieht: unterbrichst du?
prompt-window_event = { NAME($player) } spielt „{ NAME($card) }“: reagierst du?
prompt-window_ability = { NAME($player) } nutzt { NAME($card) }: reagierst du?
prompt-window_action = { NAME($player) } sagt eine Stadtaktion an: reagierst du?
prompt-learn = Wähle eine Technologie, die du kostenlos lernst.
prompt-take_resource = Nimm einen Rohstoff vom Markt.
prompt-movement = Ziehe deine Figuren, je bis zu { $n } Felder.
prompt-step = { $n ->
    [0] Auf { NAME($square) }, weiter geht es nicht.
    [one] Auf { NAME($square) }, noch ein Feld.
   *[other] Auf { NAME($square) }, noch { $n } Felder.
    }
prompt-raze = { NAME($building) } mit dem Verbrennungsmotor zerstören?
prompt-battle_unit = Spiele eine Einheit: greife eine einzelne gegnerische an oder baue eine Front auf.
prompt-battle_after = Nutze eine Fähigkeit oder beende deinen Kampfzug.
prompt-wounds = { $n ->
    [one] Verteile einen Schaden.
   *[other] Verteile bis zu { $n } Schaden.
    }
prompt-heal = { $n ->
    [one] Heile einen Schaden.
   *[other] Heile bis zu { $n } Schaden.
    }
prompt-barbarian_deck = Ziehe einen Barbaren von einem anderen Stapel.
prompt-save_unit = China darf eine eliminierte Einheit retten.
prompt-loot = Wähle deine Beute von { NAME($player) }.
prompt-loot_card = Wähle ein Kulturereignis von { NAME($player) }.
prompt-research = { $coins ->
    [0] Geheime Forschung: { $n ->
        [0] Du hast keinen Handel.
       *[other] { $n } Handel.
    }
   *[other] Geheime Forschung: { $n ->
        [0] Du hast keinen Handel.
       *[other] { $n } Handel, { $coins } durch Münzen geschützt.
    }
    }

## why

why-when_start_of_turn = Die Staatsform wechselt nur zu Rundenbeginn.
why-when_trade = Angebote macht man in der Handelsphase.
why-when_city_management = Das gehört in die Städteverwaltung.
why-when_movement = Figuren ziehen in der Bewegungsphase.
why-when_research = Technologien erforscht man am Ende der Runde.
why-not_offered = Das ist hier nicht möglich.
why-all_acted = Alle deine Städte haben ihre Aktion ausgeführt.
why-same_action = Die Stadt führt nicht zweimal dieselbe Art von Aktion aus.
why-track_end = Dein Marker steht am Ende der Kulturskala.
why-move_fewer = Auf { NAME($square) } stehen nicht so viele Figuren, die noch nicht gezogen sind.
why-item_cost = { NAME($item) } kostet { $cost }; die Stadt hat { $have ->
        [0] keine
       *[other] { $have }
    } Produktion, und der Handel gibt { $n ->
        [0] nichts
       *[other] höchstens { $n }
    } dazu.
why-capital = Die Hauptstadt steht auf einem der vier zentralen Felder des Heimatteils.
why-not_here = Dort kann es nicht hin: { NAME($item) }.
why-found_scout = Du hast keinen Pionier auf { NAME($square) }.
why-found_maximum = Du darfst höchstens { $n } Städte haben.
why-found_water = { NAME($square) } ist Wasser.
why-found_edge = { NAME($square) } liegt am Rand des Spielplans.
why-found_unexplored = { NAME($square) } grenzt an ein unerforschtes Spielplanteil.
why-found_token = Auf { NAME($square) } oder daneben liegt eine Hütte oder ein Barbarendorf.
why-found_enemy = Neben { NAME($square) } steht eine gegnerische Figur.
why-found_near = { NAME($square) } ist weniger als drei Felder von einer anderen Stadt entfernt.
why-found_stack = Die anderen Figuren auf { NAME($square) } können nirgendwohin.
why-government_same = { NAME($government) } gilt bereits.
why-government_changed = Deine Staatsform hat sich in dieser Runde schon geändert.
why-government_locked = { NAME($government) } ist nicht freigeschaltet.
why-government_wait = Die Anarchie dauert mindestens bis zur nächsten Runde.
why-government_anarchy = { NAME($government) } ist jetzt nur über die Anarchie erreichbar.
why-city_not_yours = Das ist keine deiner Städte.
why-city_acted = Diese Stadt hat ihre Aktion ausgeführt.
why-city_anarchy = In der Anarchie führt die Hauptstadt keine Aktion aus.
why-harvest = Die Stadt liefert nicht: { NAME($resource) }; oder der Markt hat nichts davon.
why-advance = { $trade ->
    [0] Die nächste Stufe kostet { $culture } Kultur.
   *[other] Die nächste Stufe kostet { $culture } Kultur und { $trade } Handel.
    }
why-coin_full = { $n ->
    [one] Auf { NAME($tech) } liegt schon eine Münze.
   *[other] Auf { NAME($tech) } liegen schon { $n } Münzen.
    }
why-coin_used = { NAME($tech) } hat in dieser Runde schon eine Münze gegeben.
why-coin_price = Du kannst die Münze auf { NAME($tech) } nicht bezahlen.
why-wonder_market = { NAME($item) } liegt nicht auf dem Markt.
why-wonder_city = Kein freies Feld für { NAME($item) }; jede Stadt hat höchstens ein Weltwunder.
why-walls = Die Stadt ist schon befestigt.
why-item_tech = { NAME($item) } braucht { NAME($tech) }.
why-item_upgraded = Statt { NAME($item) } kannst du nur noch { NAME($better) } bauen.
why-item_limited = { NAME($item) } ist limitiert; die Stadt hat schon eines, oder es fehlt an Feld oder Marker.
why-item_square = Kein Feld oder Marker frei für { NAME($item) }.
why-item_supply = Nicht mehr verfügbar: { NAME($item) }.
why-event_now = „{ NAME($event) }“ kann jetzt nicht gespielt werden oder hat kein Ziel.
why-ability_unknown = Du beherrschst { NAME($tech) } nicht.
why-ability_used = { NAME($ability) } wurde in dieser Runde schon genutzt.
why-ability_resources = Du kannst { NAME($ability) } nicht bezahlen.
why-ability_now = { NAME($ability) } kann jetzt nicht genutzt werden.
why-tech_known = Du beherrschst { NAME($tech) } schon.
why-tech_trade = { NAME($tech) } braucht { $need } Handel, du hast { $have }.
why-tech_place = In der Pyramide ist auf Stufe { $level } kein Platz für { NAME($tech) }.
why-move_none = Du hast keine Figuren auf { NAME($square) }.
why-move_locked = Keine Figur darf { NAME($square) } in dieser Runde verlassen.
why-move_moved = Die Figuren auf { NAME($square) } sind schon gezogen.
why-must_leave = Deine Figuren auf dem Wasser müssen erst an Land.
why-stop_here = Die Bewegung kann nicht auf { NAME($square) } enden.
why-step_far = { NAME($square) } liegt nicht neben der Gruppe; diagonal wird nicht gezogen.
why-step_unexplored = { NAME($square) } ist unerforscht; entdecke erst das Spielplanteil.
why-step_water = Ohne Navigation betritt niemand Wasser.
why-step_own_city = Eigene Stadtzentren werden durchzogen, dort endet keine Bewegung.
why-step_peace = Unter { NAME($government) } greifst du keine Städte anderer Spieler an.
why-step_scout_city = Pioniere betreten keine gegnerischen Städte.
why-step_scout_enemy = Pioniere betreten keine Felder mit gegnerischen Figuren.
why-step_scout_hut = Pioniere betreten dieses Feld nur mit einer Armee.
why-step_stack = Höchstens { $n } Figuren auf einem Feld.
why-step_cross = Von { NAME($square) } aus wäre kein Land zu erreichen.
why-battle_turn = Spiele genau eine Einheit: baue eine Front auf oder greife eine einzeln stehende Einheit an.

## log

log-win-culture = { NAME($player) } erringt den Kultursieg.
log-win-technology = { NAME($player) } erringt den Technologiesieg.
log-win-economic = { NAME($player) } erringt den Wirtschaftssieg.
log-win-military = { NAME($player) } erobert eine Hauptstadt und erringt den Militärsieg.
log-win-round_limit = Die Rundenbegrenzung ist erreicht.
log-win-introductory = { NAME($player) } gründet die dritte Stadt: das Einstiegsspiel ist zu Ende.
log-round = Runde { $n }
log-pays = { NAME($player) } zahlt { NAME($goods) }
log-gains = { NAME($source) }: { NAME($player) } erhält { NAME($goods) }
log-coins = { NAME($player) } hat jetzt { $n ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $n } Münzen
    }, vorher { $was ->
    [0] keine
   *[other] { $was }
    }
log-start_trade = { $n ->
    [0] { NAME($player) } beginnt ohne Handel
   *[other] { NAME($player) } beginnt mit { $n } Handel
    }
log-wonder_coin = { NAME($wonder) }: eine Münze für { NAME($player) }
log-replaced = { NAME($player) } ersetzt auf { NAME($square) }: { NAME($piece) }
log-disaster = { NAME($player) } verwandelt { NAME($square) } in { NAME($terrain) }
log-figures_moved = { $n ->
    [one] Eine Figur von { NAME($player) } kommt von { NAME($square) } nach { NAME($to) }
   *[other] { $n } Figuren von { NAME($player) } kommen von { NAME($square) } nach { NAME($to) }
    }
log-locked = { NAME($player) }: keine Figur darf { NAME($square) } in dieser Runde verlassen
log-production = { NAME($player) }, { NAME($city) }: +{ $n } Produktion in dieser Runde
log-extra_actions = { $n ->
    [one] { NAME($player) }: eine weitere Aktion für jede Stadt
   *[other] { NAME($player) }: { $n } weitere Aktionen für jede Stadt
    }
log-extra_wounds = { $n ->
    [one] { NAME($player) }: der nächste Angriff macht 1 Schaden mehr
   *[other] { NAME($player) }: der nächste Angriff macht { $n } Schaden mehr
    }
log-healed = { $n ->
    [one] { NAME($player) } heilt 1 Schaden
   *[other] { NAME($player) } heilt { $n } Schaden
    }
log-wounds = { $n ->
    [one] { NAME($player) } macht 1 Schaden: { NAME($unit) }
   *[other] { NAME($player) } macht { $n } Schaden: { NAME($unit) }
    }
log-village_great_person = { NAME($player) } erobert das Barbarendorf auf { NAME($square) }: der Marker zeigt eine Große Persönlichkeit
log-dial_full = Die Handelsscheibe ist voll: { NAME($player) } verliert { $n } Handel
log-village = { NAME($player) } erobert das Barbarendorf auf { NAME($square) } und nimmt den Marker
log-barbarian_front = Die Barbaren bauen eine Front auf: { NAME($unit) }
log-barbarian_strike = Die Barbaren: { NAME($unit) } greift { NAME($enemy) } an
log-barbarian_unit_dies = { NAME($unit) } der Barbaren wird eliminiert
log-capital = { NAME($player) }: Hauptstadt auf { NAME($square) }
log-advance = { NAME($player) } erreicht Stufe { $n } der Kulturskala
log-draw_event = { NAME($player) } zieht eine Karte: { NAME($deck) }
log-draw_event_own = Du ziehst „{ NAME($event) }“
log-great_person = { NAME($player) } erhält eine Große Persönlichkeit: { NAME($great_person) }
log-place_great_person = { NAME($player) } setzt auf { NAME($square) } ein: { NAME($great_person) }
log-discard = { NAME($player) } wirft „{ NAME($event) }“ ab
log-unit = { NAME($player) } erhält eine Einheit: { NAME($unit) }
log-unit_own = Du erhältst { NAME($unit) } der Stärke { $n }
log-unit_killed = { NAME($player) } verliert { NAME($unit) }
log-unit_dies = { NAME($unit) } von { NAME($player) } wird eliminiert
log-unit_saved = { NAME($player) } rettet { NAME($unit) }
log-research = { NAME($player) } erforscht { NAME($tech) } und zahlt { NAME($goods) }
log-learn = { NAME($player) } lernt { NAME($tech) }
log-nothing_to_learn = { NAME($player) } findet nichts zu lernen
log-take_resource = { NAME($player) } nimmt { NAME($resource) }
log-event = { NAME($player) } spielt „{ NAME($event) }“
log-ability = { NAME($player) } nutzt { NAME($ability) }
log-cancelled = Was { NAME($player) } angesagt hat, ist aufgehoben
log-consent_refused = { NAME($player) } erlaubt „{ NAME($event) }“ nicht
log-gift_coin = { NAME($player) } erhält eine Münze
log-coin = { NAME($player) } legt eine Münze auf { NAME($tech) }
log-great_person_killed = { NAME($player) } eliminiert die Große Persönlichkeit auf { NAME($square) }
log-figures_killed = { $n ->
    [one] { NAME($player) } verliert eine Figur auf { NAME($square) }
   *[other] { NAME($player) } verliert { $n } Figuren auf { NAME($square) }
    }
log-destroyed = { NAME($building) } von { NAME($player) } auf { NAME($square) } wird zerstört
log-obsolete = Das Weltwunder „{ NAME($wonder) }“ ist unbrauchbar
log-nuked = Die Stadt von { NAME($player) } auf { NAME($square) } wird durch eine Atombombe zerstört
log-government = { NAME($player) } wechselt zu { NAME($government) }
log-found = { NAME($player) } gründet eine Stadt auf { NAME($square) }
log-gather = Der Pionier von { NAME($player) } auf { NAME($square) } erntet für: { NAME($city) }
log-wonder_works = { NAME($player) } nutzt „{ NAME($wonder) }“
log-collect = { $n ->
    [0] { NAME($player) } erhält keinen Handel, weiter { $total }
   *[other] { NAME($player) } erhält { $n } Handel, jetzt { $total }
    }
log-offer = { NAME($player) } macht { NAME($other) } ein Angebot
log-offer_refused = { NAME($player) } lehnt das Angebot von { NAME($other) } ab
log-offer_countered = { NAME($player) } antwortet { NAME($other) } mit einem Gegenangebot
log-exchange = { NAME($player) } gibt { NAME($other) }: { NAME($goods) }
log-arts = { NAME($player) }: die Stadt auf { NAME($square) } widmet sich den Künsten, { $n ->
    [0] keine Kultur
   *[other] +{ $n } Kultur
    }
log-walls = { NAME($player) } befestigt die Stadt auf { NAME($square) }
log-wonder = { NAME($player) } baut „{ NAME($wonder) }“ auf { NAME($square) }
log-building = { NAME($player) } baut { NAME($building) } auf { NAME($square) }
log-army = { NAME($player) } baut eine Armee auf { NAME($square) }
log-scout = { NAME($player) } baut einen Pionier auf { NAME($square) }
log-discover = { NAME($player) } entdeckt das Spielplanteil im { NAME($direction) }
log-sacrifice = { NAME($player) } opfert eine Figur auf { NAME($square) } und lernt { NAME($tech) }
log-hut = { NAME($player) } erkundet die Hütte auf { NAME($square) }
log-found_resource = Du findest: { NAME($resource) }
log-scouts_killed = { $n ->
    [one] { NAME($player) } eliminiert einen Pionier von { NAME($other) } auf { NAME($square) }
   *[other] { NAME($player) } eliminiert { $n } Pioniere von { NAME($other) } auf { NAME($square) }
    }
log-attack = { NAME($player) } greift { NAME($other) } auf { NAME($square) } an
log-attack_city = { NAME($player) } greift die Stadt von { NAME($other) } auf { NAME($square) } an
log-attack_village = { NAME($player) } greift das Barbarendorf auf { NAME($square) } an; { NAME($other) } führt die Barbaren
log-front = { NAME($player) } baut eine Front auf: { NAME($unit) }
log-strike = { NAME($player) }: { NAME($unit) } greift { NAME($enemy) } an
log-battle_won = { NAME($player) } gewinnt den Kampf, { $attacker } zu { $defender }
log-barbarians_won = Die Barbaren schlagen { NAME($player) }, { $attacker } zu { $defender }
log-city_destroyed = { NAME($player) } zerstört die Stadt von { NAME($other) } auf { NAME($square) }
log-loot-trade = { NAME($player) } nimmt { NAME($other) } ab: { NAME($goods) }
log-loot-culture = { NAME($player) } nimmt { NAME($other) } ab: { NAME($goods) }
log-loot-token = { NAME($player) } nimmt { NAME($other) } ab: { NAME($goods) }
log-loot-marker = { NAME($player) } nimmt { NAME($other) } ab: { NAME($goods) }
log-loot-tech = { NAME($player) } lernt { NAME($tech) } von { NAME($other) }
log-loot-event = { NAME($player) } stiehlt { NAME($other) }: { NAME($goods) }
log-loot-deck = { NAME($player) } stiehlt { NAME($other) }: { NAME($goods) }
log-loot-coin = { NAME($player) } lässt { NAME($other) } die Münze auf { NAME($place) } abwerfen
log-loot-steal_coin = { NAME($player) } stiehlt { NAME($other) } die Münze auf { NAME($place) }

## reason

reason-culture = { NAME($player) } hat das Ende der Kulturskala erreicht.
reason-culture-any = Eine Zivilisation hat das Ende der Kulturskala erreicht.
reason-technology-any = Eine Zivilisation hat die Raumfahrt erforscht.
reason-economic-any = Eine Zivilisation hat 15 Münzen.
reason-military-any = Eine Zivilisation hat eine Hauptstadt erobert.
reason-technology = { NAME($player) } hat die Raumfahrt erforscht.
reason-economic = { NAME($player) } hat 15 Münzen.
reason-military = { NAME($player) } hat eine Hauptstadt erobert.
reason-round_limit = Die Rundenbegrenzung ist erreicht.
reason-introductory = Ein Spieler hat die dritte Stadt gegründet; es gibt weder Sieger noch Verlierer.

## group

group-abilities = Fähigkeiten
group-answer = Antworten
group-arts = Künste
group-cities = Städte
group-coins = Münzen
group-culture = Kultur
group-decks = Stapel
group-done = Fertig
group-end = Beenden
group-events = Ereignisse
group-gather = Ernten
group-give = Abgeben
group-government = Staatsform
group-great_people = Große Persönlichkeiten
group-harvest = Abbauen
group-loot = Beute
group-move = Bewegen
group-offer = Anbieten
group-pay = Bezahlen
group-place = Platzieren
group-produce = Produzieren
group-raze = Schleifen
group-react = Reagieren
group-resources = Rohstoffe
group-set_up = Aufbau
group-target = Ziel
group-techs = Technologien
group-units = Einheiten
group-want = Verlangen
group-wonders = Weltwunder
group-wounds = Schaden
