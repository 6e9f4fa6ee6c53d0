## option

option-turn_cap_rounds = Ende nach so vielen Runden
option-turn_cap_rounds-help = Beendet das Spiel nach so vielen Runden mit der Schlusswertung; „none“ spielt nach den Regeln.

## score

score-regions = Regionen
score-governments = Regierung
score-cities = Städte
score-towns = Dörfer
score-wonders = Wunder
score-golden_ages = Goldene Zeitalter
score-achievements = Errungenschaften
score-projects = Projekte
score-technologies = Technologien
score-artisan_towns = Handwerkswaren
score-leader = Anführer
score-unrest = Unruhen

## phase

phase-leaders = Wahl der Anführer
phase-technologies = Wahl der Ausgangstechnologien
phase-start_cities = Ausgangsstädte
phase-benefits = Vorteile der Anführer
phase-start_technologies = Ausspielen der Ausgangstechnologien
phase-play = Spiel
phase-over = Beendet

## group

group-work = Arbeit
group-population = Bevölkerung
group-build = Bau
group-wonder = Wunder
group-technology = Technologie
group-tax_tariff = Steuern und Zoll
group-military = Militär
group-government = Regierung
group-look = Erst ansehen
group-free = Freie Aktionen
group-recruit = Rekrutieren
group-move = Verschieben
group-pay = Bezahlen
group-place = Platzieren
group-tile = Plättchen nehmen
group-take_over = Übernehmen
group-keep = Behalten
group-play = Ausspielen
group-leader = Anführer
group-track = Produktion
group-convert = Umwandeln
group-amount = Menge
group-unit = Truppen
group-region = Regionen
group-eliminate = Eliminieren
group-displace = Vertreiben
group-done = Beenden

## end

end-empire = Die dritte Imperienkarte wurde aufgedeckt, und die letzte Runde ist gespielt.
end-displays = Zwei der drei Auslagen waren leer, und die letzte Runde ist gespielt.
end-cap = Die vereinbarte Zahl von Runden ist gespielt.

## prompt

prompt-leader = Wähle deinen Anführer.
prompt-keep = Behalte eine der { $n } Technologien; die übrigen gehen nach links.
prompt-start_city = Setze deine Ausgangsstadt auf ein freies Hexagon, aber nicht auf ein Hafen-Hexagon.
prompt-play_start = Spiele eine deiner Ausgangstechnologien aus, aufgedeckt, wenn es geht, oder verdeckt.
prompt-turn = Wähle eine Aktion.
prompt-turn_looked = Weder die gesehene Karte noch eine aus dem Angebot kannst du nehmen: Wähle eine andere Aktion.
prompt-free = Führe freie Aktionen aus, oder beende deinen Zug.
prompt-pay = Bezahle { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }: Wie viel davon mit Geld, zwei für eins?
prompt-place = Wähle ein Hexagon für: { NAME($piece) }.
prompt-place_wonder = Wähle ein Hexagon für: { NAME($wonder) }.
prompt-track = Wähle die Produktion, die um { $n } steigt.
prompt-convert = Wähle, welche Produktion zu welcher wird.
prompt-convert_amount = Wie viel { NAME($a) } wird zu { NAME($b) }?
prompt-unit = { $n ->
    [one] Platziere deine Truppe.
   *[other] Platziere deine Truppen, noch { $n }.
    }
prompt-eliminate_region = { $n ->
    [one] Wähle die Region, in der eine feindliche Truppe fällt.
   *[other] Wähle die Region, in der bis zu { $n } feindliche Truppen fallen.
    }
prompt-eliminate = { $n ->
    [one] Wähle, welche feindliche Truppe in { NAME($region) } fällt.
   *[other] Wähle, welche feindlichen Truppen in { NAME($region) } fallen, noch { $n }.
    }
prompt-tile = { $n ->
    [one] Nimm ein beliebiges Plättchen vom Spielplan.
   *[other] Nimm ein beliebiges Plättchen vom Spielplan (noch { $n }).
    }
prompt-tile_good = { $n ->
    [one] Nimm ein Handelswaren-Plättchen vom Spielplan.
   *[other] Nimm ein Handelswaren-Plättchen vom Spielplan (noch { $n }).
    }
prompt-tile_kind = Nimm ein Plättchen vom Spielplan: { NAME($tile) }.
prompt-refresh = Wähle ein Angebot, das ausgetauscht wird.
prompt-lock = Wähle eine Region, die du dominierst; andere gründen dort keine Stadt mehr.
prompt-share = { $n ->
    [one] Eine Truppe bringt { NAME($each) }: Bringt sie { NAME($what) }?
   *[other] { $n } Truppen bringen je { NAME($each) }: Wie viele davon bringen { NAME($what) }?
    }
prompt-take_over = Wähle die Stadt, die du übernimmst.
prompt-military = { $n ->
    [0] Verschiebe Truppen für je { $move } Geld.
    [one] Rekrutiere eine Truppe für { $cost } Geld, verschiebe Truppen für je { $move } Geld.
   *[other] Rekrutiere bis zu { $n } Truppen für je { $cost } Geld, verschiebe Truppen für je { $move } Geld.
    }
prompt-peek = Du siehst { NAME($card) }. Nimm sie, oder wähle aus dem Angebot.
prompt-peek_nothing = Im { NAME($deck) } ist keine Karte zu sehen. Wähle aus dem Angebot.
prompt-window = Vor der Zählung der Imperienpunkte darfst du deine Wirkung nutzen.

## act

act-work = Arbeit { $n ->
    [0] ohne Ertrag: { NAME($what) }
    [one] für { $n } { NAME($what, form: "one") }
   *[other] für { $n } { NAME($what) }
    }
act-pay = { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } bezahlen
act-pay_both = { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } und { $money } Geld bezahlen
act-pay_money = { $money } Geld bezahlen
act-technology = { NAME($card) } erlernen, aufgedeckt
act-technology_down = { NAME($card) } verdeckt nehmen
act-build = „{ NAME($card) }“ bauen
act-build_plain = Ohne Karte bauen: { NAME($piece) }
act-tax = { NAME($card) } erheben
act-population = { $n } Bevölkerung für { $food } Nahrung
act-wonder = „{ NAME($wonder) }“ bauen
act-government = { NAME($government) } bilden
act-military = Truppen rekrutieren und verschieben
act-recruit = { NAME($unit) } in { NAME($region) } rekrutieren
act-move = { NAME($unit) } von { NAME($a) } nach { NAME($b) } verschieben
act-done = Fertig
act-end = Zug beenden
act-flip = { NAME($card) } aufdecken
act-claim = „{ NAME($card) }“ beanspruchen
act-refresh = { NAME($deck) }: Angebot austauschen
act-look = { NAME($deck) }: oberste Karte ansehen
act-leader = { NAME($leader) }
act-keep = { NAME($card) } behalten
act-play = { NAME($card) } aufgedeckt ausspielen
act-play_down = { NAME($card) } verdeckt ablegen
act-track = { NAME($what) } um { $n } erhöhen
act-convert = { NAME($a) } in { NAME($b) } umwandeln
act-share = { $n ->
    [0] Nichts davon: { NAME($what) }
    [one] { $n } { NAME($what, form: "one") }
   *[other] { $n } { NAME($what) }
    }
act-amount = { $n }
act-unit = { NAME($unit) } in { NAME($region) } platzieren
act-region = { NAME($region) }
act-eliminate = { NAME($unit) } ({ NAME($player) }) in { NAME($region) } eliminieren
act-displace = Alle Truppen ({ NAME($player) }) von { NAME($a) } nach { NAME($b) } versetzen
act-convert_population = Bevölkerung in { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } umwandeln
act-take_over = Eine Stadt übernehmen
act-take_city = Die Stadt auf { NAME($hex) } übernehmen
act-tile = { NAME($tile) } von { NAME($hex) } nehmen
act-place = { NAME($piece) } auf { NAME($hex) } platzieren ({ NAME($tile) })
act-decline = Nichts

## log

log-leader = wählt als Anführer: { NAME($leader) }
log-keeps = behält { NAME($card) }
log-keeps_hidden = behält eine Technologie
log-draws = zieht { NAME($card) }
log-draws_hidden = zieht eine Technologie
log-places = platziert { NAME($piece, form: "acc") } auf { NAME($hex) }
log-tile = nimmt das Plättchen { NAME($tile) }
log-tile_from = nimmt das Plättchen { NAME($tile) } von { NAME($hex) }
log-bonus = { $n } Geld ins Bonusfeld, jetzt { $all }
log-gains = erhält { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-loses = verliert { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-produces = erhöht die { NAME($what) } um { $n }
log-produces_less = verringert die { NAME($what) } um { $n }
log-points = { $n ->
    [0] keine Punkte
    [one] { $n } Punkt
   *[other] { $n } Punkte
    }
log-pays = bezahlt { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-pays_both = bezahlt { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } und { $money } Geld
log-pays_money = bezahlt { $money } Geld statt { NAME($what) }
log-works = arbeitet { $n ->
    [0] ohne Ertrag: { NAME($what) }
    [one] für { $n } { NAME($what, form: "one") }
   *[other] für { $n } { NAME($what) }
    }
log-grows = wächst um { $n } für { $food } Nahrung
log-builds = baut „{ NAME($card) }“
log-builds_plain = baut ohne Karte: { NAME($piece) }
log-wonder = baut „{ NAME($wonder) }“
log-plays = spielt { NAME($card) }
log-turns_up = deckt eine Technologie auf
log-puts_down = legt { NAME($card) } verdeckt ab
log-puts_down_hidden = legt eine Technologie verdeckt ab
log-taxes = erhebt { $n ->
    [0] kein Geld
   *[other] { $n } Geld
    } mit { NAME($card) }
log-government = bildet { NAME($government) }
log-claims = beansprucht „{ NAME($card) }“
log-refresh = { NAME($deck) }: Das Angebot wird ausgetauscht
log-converts = verringert die { NAME($a) } um { $n } und erhöht die { NAME($b) } um ebenso viel
log-converts_population = wandelt Bevölkerung in { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } um
log-takes_over = übernimmt die Stadt auf { NAME($hex) } ({ NAME($player) })
log-unit = platziert { NAME($unit, form: "acc") } in { NAME($region) }
log-eliminates = eliminiert { NAME($unit, form: "acc") } ({ NAME($player) }) in { NAME($region) }
log-locks = sperrt { NAME($region) } für die Städte der anderen
log-recruits = rekrutiert { NAME($unit, form: "acc") } in { NAME($region) }
log-moves = verschiebt { NAME($unit, form: "acc") } von { NAME($a) } nach { NAME($b) }
log-looks = { NAME($deck) }: sieht die oberste Karte an
log-sees = sieht { NAME($card) }
log-displaces = versetzt alle Truppen ({ NAME($player) }) von { NAME($a) } nach { NAME($b) }
log-empire_card = { NAME($deck) }: deckt die Imperienkarte auf
log-scoring = Zählung der Imperienpunkte Nummer { $n }
log-region_points = { $n ->
    [one] 1 Punkt in { NAME($region) }
   *[other] { $n } Punkte in { NAME($region) }
    }
log-government_points = { $n ->
    [one] 1 Punkt für { NAME($government) }
   *[other] { $n } Punkte für { NAME($government) }
    }
log-end_near = Das Ende naht: Diese Runde wird beendet, dann folgt eine letzte
log-round = Runde { $n }
log-final_round = Die letzte Runde beginnt
log-over = Das Spiel ist zu Ende

## why

why-military_now = Beende zuerst die Militäraktion: Truppen rekrutieren und verschieben, dann abschließen.
why-leader_taken = Dieser Anführer ist vergeben.
why-not_in_hand = Diese Karte ist nicht auf deiner Hand.
why-pay = So { $n ->
        [one] lässt sich { $n } { NAME($what, form: "one") }
       *[other] lassen sich { $n } { NAME($what) }
    } nicht bezahlen.
why-pay_first = Sage erst, wie du { NAME($what) } bezahlst.
why-choose_action = Wähle erst eine Aktion; der Ort kommt danach.
why-out_of_play = { NAME($region) } ist bei dieser Spielerzahl nicht im Spiel.
why-occupied = { NAME($hex) } ist nicht frei.
why-port_hex_only = { NAME($hex) } ist kein Hafen-Hexagon.
why-no_port_hex = { NAME($hex) } ist ein Hafen-Hexagon, nur für Hafenstädte.
why-no_city_there = Du hast in { NAME($region) } keine Stadt.
why-too_few_cities = Nötig ist eine Region mit mindestens { $n } Städten, darunter eine deiner eigenen.
why-locked = { NAME($region) } ist für neue Städte von dir gesperrt.
why-own_city_there = In { NAME($region) } hast du schon eine Stadt; die neue gehört in eine Region ohne.
why-not_bordering = { NAME($region) } grenzt nicht an eine Region mit einer Stadt von dir.
why-other_region = Es muss in { NAME($region) } stehen.
why-not_next_to_city = { NAME($hex) } liegt nicht neben einer Stadt von dir.
why-unit_region = Die Truppe kann nicht nach { NAME($region) }.
why-recruit_block = Du hast rekrutiert und dann verschoben; rekrutieren geht in dieser Aktion nicht mehr.
why-move_block = Du hast verschoben und dann rekrutiert; verschieben geht in dieser Aktion nicht mehr.
why-recruit_limit = { $n ->
    [one] Du darfst eine Truppe je Aktion rekrutieren.
   *[other] Du darfst { $n } Truppen je Aktion rekrutieren.
    }
why-money = Das kostet { $n } Geld.
why-not_unlocked = Für { NAME($unit, form: "acc") } brauchst du eine Technologie.
why-no_piece = Du hast nicht mehr im Vorrat: { NAME($piece) }.
why-no_unit_there = Du hast dort nicht: { NAME($unit) } ({ NAME($region) }).
why-moved_already = Deine Truppe dort hat sich schon bewegt: { NAME($unit) }.
why-not_adjacent = { NAME($a) } und { NAME($b) } liegen nicht nah genug beieinander.
why-nothing_done = Rekrutiere oder verschiebe mindestens eine Truppe.
why-eliminate = Wähle unter den feindlichen Truppen, wo deine eigene steht.
why-no_such_tile = Ein solches Plättchen liegt dort nicht.
why-not_dominated = Du dominierst diese Region nicht allein.
why-take_over = Nur wer mindestens { $n } Städte hat, kann eine verlieren, und du brauchst das Plättchen im Vorrat.
why-named = Du hast die oberste Karte angesehen ({ NAME($deck) }): Diese Aktion ist bindend.
why-window = Wähle vor der Zählung eine deiner Wirkungen oder nichts.
why-must_act = Du musst eine Aktion ausführen; passen ist nicht erlaubt.
why-action_spent = Deine Aktion ist verbraucht; freie Aktionen bleiben.
why-no_money_from_work = Arbeit bringt Stein, Nahrung oder Ideen, nie Geld.
why-no_military = Du kannst weder rekrutieren (je { $n } Geld) noch eine Truppe verschieben.
why-symbols = { $n ->
    [one] Nötig ist ein Symbol { NAME($pillar) }, du hast { $have }.
   *[other] Nötig sind { $n } Symbole { NAME($pillar) }, du hast { $have }.
    }
why-population = Das kostet { $n } Bevölkerung, und Geld ersetzt sie nicht.
why-claimed = { NAME($card) } ist vergeben.
why-achievement = „{ NAME($card) }“ verlangt { $n }, du hast { $have }.
why-down_this_turn = { NAME($card) } wurde in diesem Zug verdeckt abgelegt; aufdecken geht ab deinem nächsten Zug.
why-face_up_already = { NAME($card) } liegt schon aufgedeckt.
why-no_government = Du hast keine Regierung.
why-refreshed = Du hast den Austausch dieser Regierung schon genutzt.
why-nothing_to_refresh = Es gibt nichts auszutauschen.
why-no_power = Dein Anführer hat diese Fähigkeit nicht oder nicht mehr.
why-cost = Das kannst du nicht bezahlen: { $price }; je { $n } Geld ersetzen eins davon.
cost-stone = { $n } Stein
cost-food = { $n } Nahrung
cost-ideas = { $n ->
    [one] { $n } Idee
   *[other] { $n } Ideen
    }
why-not_on_offer = { NAME($card) } liegt nicht im Angebot.
why-no_hex = Es gibt kein Hexagon für: { NAME($piece) }.
why-no_wonder_hex = In keiner Region mit einer Stadt von dir ist ein Hexagon frei für: { NAME($wonder) }.
why-held_already = Du hast { NAME($government) } schon.
why-held_by_other = { NAME($government) } gehört einem anderen Spieler.
why-not_exhausted = Ohne Karte geht es erst, wenn Deck und Angebot leer sind.
why-choice_first = Zuerst kommt die Entscheidung, nach der gefragt ist.
why-not_in_game = { NAME($card) } gehört nicht zu den Errungenschaften dieser Partie.
why-not_down = { NAME($card) } liegt nicht verdeckt vor dir.
why-no_look = Nur die Republik sieht vor einer Aktion ein Deck an.
why-looked = Du hast schon eine Karte angesehen; je Aktion ist es eine.
why-empty_deck = Im { NAME($deck) } ist keine Karte zu sehen.
why-not_converted = Dein Anführer macht aus Bevölkerung nicht { NAME($what) }.
why-other_track = Diese Produktion steht nicht zur Wahl.
why-same_track = Wähle zwei verschiedene Produktionen.
why-no_production = Du hast nichts zu verschieben: { NAME($track) }.
why-convert_amount = Verschieben lassen sich 1 bis { $n }.
why-share = In Schritten von { $each }, höchstens { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }.
why-unit_kind = Diese Truppe gibt die Karte nicht: { NAME($unit) }.
