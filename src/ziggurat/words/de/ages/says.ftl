## option

option-tier = Stufe
option-tier-help = Das Einstiegsspiel endet mit Zeitalter I und kennt keine Angriffe, das Fortgeschrittenenspiel endet mit Zeitalter II, das Expertenspiel spielt alle Zeitalter mit Kriegen.
option-tier-simple = Einstiegsspiel
option-tier-advanced = Fortgeschrittenenspiel
option-tier-full = Expertenspiel
option-easier = Leichter
option-easier-help = Alle beginnen mit einem gelben Stein mehr, und jede Begrenzung der städtischen Gebäude ist um 1 höher.
option-less_mean = Weniger gemein
option-less_mean-help = Eine Zivilisation kann nur von einem Gegner zugleich angegriffen werden.
option-peaceful = Friedlich
option-peaceful-help = Alle Aggressionen und Kriege bleiben in der Schachtel.
option-fewer_pacts = Weniger Pakte
option-fewer_pacts-help = Im friedlichen Spiel bleiben auch Pakte weg, die nur mit Angriffen sinnvoll sind.
option-military_draw_action = Militärkarten als Aktion
option-military_draw_action-help = Militärkarten werden nicht am Zugende gezogen; stattdessen zieht eine Militäraktion eine Karte.
option-alternative_corruption = Andere Korruption
option-alternative_corruption-help = Wenn deine Minen produzieren, darfst du einen blauen Stein im Vorrat lassen.
option-bonus_cards = Zusatzkarten
option-bonus_cards-help = Wertungsereignisse werden vor dem Spiel beiseitegelegt und zählen am Ende für alle.
option-bonus_cards-none = Keine
option-bonus_cards-public = Öffentlich
option-bonus_cards-age_by_age = Zeitalter für Zeitalter
option-bonus_cards-private = Privat
option-bonus_cards-open_choice = Offene Wahl
option-bonus_public = Öffentliche Zusatzkarten
option-bonus_public-help = Wie viele Zusatzkarten von Beginn an offen liegen.
option-fewer_points = Weniger Zusatzpunkte
option-fewer_points-help = Wertungsereignisse, die in den Ereignisstapeln bleiben, zählen am Ende nicht.
option-resigning = Aufgeben
option-resigning-help = Im Expertenspiel darf man zu Beginn des eigenen Zuges das Spiel ehrenhaft verlassen; die anderen spielen weiter (R25).

## name

name-seat_0 = Grün
name-seat_1 = Grau
name-seat_2 = Orange
name-seat_3 = Violett
name-age_A = Zeitalter A
name-age_I = Zeitalter I
name-age_II = Zeitalter II
name-age_III = Zeitalter III
name-age_IV = Zeitalter IV
name-side_a = Seite A
name-side_b = Seite B
name-farm = Farm
name-mine = Mine
name-temple = Tempel
name-lab = Labor
name-arena = Arena
name-library = Bibliothek
name-theater = Theater
name-infantry = Infanterie
name-cavalry = Kavallerie
name-artillery = Artillerie
name-air_force = Luftwaffe
name-government = Regierungsform
name-special = Spezialtechnologie
name-technology = Technologie
name-leader = Anführer
name-wonder = Wunder
name-action = Aktionskarte
name-event = Ereignis
name-territory = Territorium
name-aggression = Aggression
name-pact = Pakt
name-war = Krieg
name-tactics = Taktik
name-bonus = Bonuskarte
name-culture = Kultur
name-science = Wissenschaft
name-strength = Stärke
name-happy_faces = Zufriedenheit
name-technologies = Technologien
name-production = Produktion

## phase

phase-begin = Beginn des Zuges
phase-politics = Politische Aktion
phase-discard = Handlimit der Militärkarten
phase-actions = Aktionen
phase-auction = Kolonisation
phase-pay_bid = Bezahlung des Gebots
phase-attack = Angriff
phase-defend = Verteidigung
phase-pact = Paktangebot
phase-over = Spielende

## ask

ask-begin = Den Zug in Runde { NAME($round) } beginnen oder aus dem Spiel ausscheiden?
ask-politics = Eine politische Aktion oder keine? Du hast { $military ->
    [0] keine Militäraktion
    [one] eine Militäraktion
   *[other] { $military } Militäraktionen
}.
ask-discard = { $n ->
    [one] Zu viele Militärkarten. Lege noch eine ab.
   *[other] Zu viele Militärkarten. Lege noch { $n } ab.
    }
ask-actions = Übrig: { $civil ->
        [0] keine Zivilaktion
        [one] 1 Zivilaktion
       *[other] { $civil } Zivilaktionen
    } und { $military ->
        [0] keine Militäraktion
        [one] 1 Militäraktion
       *[other] { $military } Militäraktionen
    }.
ask-actions-detail = { $course ->
    [0] Zugende: Kultur { $culture }, Wissenschaft { $science }, Nahrung { $eaten ->
        [0] { $food }
       *[other] { $food } − { $eaten } verzehrt
    }, Rohstoffe { $corruption ->
        [0] { $resources }
       *[other] { $resources } − { $corruption } Korruption
    }.
    [1] Zugende, vor einer Wahl: Kultur { $culture }, Wissenschaft { $science }, Nahrung { $eaten ->
        [0] { $food }
       *[other] { $food } − { $eaten } verzehrt
    }, Rohstoffe { $corruption ->
        [0] { $resources }
       *[other] { $resources } − { $corruption } Korruption
    }.
   *[other] Zugende: ein Aufstand, also keine Produktion.
    }
ask-reduce = Deine Minen produzieren. Einen blauen Stein im Vorrat lassen?
ask-trade_food = 1 Rohstoff als 1 Nahrung für die Versorgung verwenden?
ask-trade_resource = 1 Nahrung als 1 Rohstoff für die Korruption verwenden?
ask-produce_choice = Was produzierst du?
ask-mix_produce = { $n ->
    [one] Produziere 1 Nahrung oder 1 Rohstoff.
   *[other] Produziere { $n } Nahrung und Rohstoffe in beliebiger Mischung.
    }
ask-mix_lose = { $n ->
    [one] Verliere 1 Nahrung oder 1 Rohstoff.
   *[other] Verliere { $n } Nahrung und Rohstoffe in beliebiger Mischung.
    }
ask-mix_steal = { $n ->
    [one] Nimm 1 Nahrung oder 1 Rohstoff.
   *[other] Nimm { $n } Nahrung und Rohstoffe in beliebiger Mischung.
    }
ask-lose_population = { $n ->
    [one] Wähle den Arbeiter, den du verlierst.
   *[other] Wähle einen Arbeiter, den du verlierst (noch { $n }).
    }
ask-lose_building = Wähle das Gebäude, das { NAME($player) } verliert.
ask-lose_colony = Wähle die Kolonie, die du verlierst.
ask-free_build = { NAME($card) } kostenlos bauen?
ask-agreement = { $n ->
    [0] Nimm eine Karte, die keine Zivilaktion kostet, oder nichts mehr; die fremden Zivilaktionen sind verbraucht.
    [one] Nimm eine Karte aus der Kartenreihe für noch eine fremde Zivilaktion.
   *[other] Nimm Karten aus der Kartenreihe für noch { $n } fremde Zivilaktionen.
    }
ask-ravage = Wähle das Wunder, das zur Ruine wird.
ask-tokens = { $n ->
    [one] Wähle die Karte, von der ein blauer Stein in die Schachtel geht.
   *[other] Wähle die Karte, von der ein blauer Stein in die Schachtel geht (noch { $n }).
    }
ask-bid = { $bid ->
    [0] { NAME($card) }: Noch hat niemand geboten. Bieten oder passen?
   *[other] { NAME($card) }: Das höchste Gebot ist { $bid }. Mehr bieten oder passen?
    }
ask-pay_bid = { $force ->
    [0] Bezahle dein Gebot von { $n }: Wähle Einheiten und Karten.
   *[other] Bezahle dein Gebot von { $n }. Bisher gewählt ist eine Stärke von { $force }.
    }
ask-attack = { NAME($card) }: Angriff { NAME($attack) } gegen Stärke { NAME($defence) }. Einheiten opfern?
ask-defend = { NAME($card) }: Angriff { $attack } gegen Verteidigung { $defence }. Einheiten opfern oder Bonuskarten spielen?
ask-raze = { $n ->
    [one] Wähle das Gebäude, das du zerstörst.
   *[other] Wähle die Gebäude, die du zerstörst, höchstens { $n } auf einer Karte.
    }
ask-annex = Wähle die Kolonie, die du nimmst.
ask-plunder_technology = Du gewinnst { $n } Wissenschaft. Stattdessen eine Spezialtechnologie zu ihren Kosten nehmen?
ask-pact = { NAME($player) } bietet „{ NAME($card) }“ an. Du wärst { NAME($role) }.
ask-keep = { $n ->
    [one] Behalte eine deiner Zusatzkarten; sie zählt am Ende für alle.
   *[other] Behalte { $n } deiner Zusatzkarten; sie zählen am Ende für alle.
    }
ask-choose = Wähle eine Zusatzkarte, die am Ende für alle zählt.

## act

act-begin = Zug beginnen
act-resign = Aus dem Spiel ausscheiden
act-pass = Nein
act-pass_politics = Keine politische Aktion
act-pass_bid = Passen
act-done = Fertig
act-done_battle = Das ist alles
act-yes = Ja
act-accept = Annehmen
act-refuse = Ablehnen
act-draw = Eine Militärkarte ziehen
act-event = „{ NAME($card) }“ als zukünftiges Ereignis spielen
act-columbus = Kolumbus beansprucht { NAME($card) }
act-discard = { NAME($card) } ablegen
act-leader = { NAME($card) } wählen
act-tactics = „{ NAME($card) }“ einführen
act-bonus = { NAME($card) } spielen
act-colony = { NAME($card) }
act-wonder = { NAME($card) }
act-special = { NAME($card) } nehmen
act-destroy = { NAME($card) } zerstören
act-disband = { NAME($card) } auflösen
act-sacrifice = { NAME($card) } opfern
act-lose_worker = Einen Arbeiter auf „{ NAME($card) }“ verlieren
act-token = Ein Stein von { NAME($card) }
act-free_build = { NAME($card) } bauen
act-reduce = Ein Stein weniger von { NAME($card) }
act-take = { $n ->
    [0] { NAME($card) } kostenlos nehmen
    [one] { NAME($card) } für 1 Zivilaktion nehmen
   *[other] { NAME($card) } für { $n } Zivilaktionen nehmen
    }
act-aggression = { $n ->
    [one] { NAME($card) } gegen { NAME($player) } für 1 Militäraktion
   *[other] { NAME($card) } gegen { NAME($player) } für { $n } Militäraktionen
    }
act-war = { $n ->
    [one] { NAME($card) } für 1 Militäraktion: { NAME($player) } den Krieg erklären
   *[other] { NAME($card) } für { $n } Militäraktionen: { NAME($player) } den Krieg erklären
    }
act-pact = { NAME($player) } anbieten: { NAME($card) }
act-pact_side = { NAME($player) } anbieten: { NAME($card) }, du bist { NAME($role) }
act-break = „{ NAME($card) }“ mit { NAME($player) } brechen
act-bid = { $n } bieten
act-mix = { $food ->
        [0] { $resources ->
            [one] 1 Rohstoff
           *[other] { $resources } Rohstoffe
        }
       *[other] { $resources ->
            [0] { $food } Nahrung
            [one] { $food } Nahrung, 1 Rohstoff
           *[other] { $food } Nahrung, { $resources } Rohstoffe
        }
    }
act-raze = { $n ->
    [one] { NAME($card) }
   *[other] { $n } × { NAME($card) }
    }
act-choose = { NAME($cards) }
act-end = Zug beenden
act-end_undrawn = Zug beenden, keine Karte ziehen
act-end_draw = { $n ->
    [one] Zug beenden, 1 Karte ziehen
   *[other] Zug beenden, { $n } Karten ziehen
    }
act-population = Bevölkerung für { $n } Nahrung erhöhen
act-free_population = { $n ->
    [0] Bevölkerung per Ozeandampfer kostenlos erhöhen
   *[other] Bevölkerung per Ozeandampfer für { $n } Nahrung erhöhen
    }
act-build = { $n ->
    [0] { NAME($card) } kostenlos bauen
    [one] { NAME($card) } für 1 Rohstoff bauen
   *[other] { NAME($card) } für { $n } Rohstoffe bauen
    }
act-unit = { $n ->
    [0] { NAME($card) } kostenlos aufstellen
    [one] { NAME($card) } für 1 Rohstoff aufstellen
   *[other] { NAME($card) } für { $n } Rohstoffe aufstellen
    }
act-recruit = { $n ->
    [0] { NAME($card) } für { NAME($food) } Nahrung anwerben
    [one] { NAME($card) } für { NAME($food) } Nahrung und 1 Rohstoff anwerben
   *[other] { NAME($card) } für { NAME($food) } Nahrung und { $n } Rohstoffe anwerben
    }
act-upgrade = { $n ->
    [0] { NAME($old) } kostenlos zu { NAME($new) } verbessern
    [one] { NAME($old) } für 1 Rohstoff zu { NAME($new) } verbessern
   *[other] { NAME($old) } für { $n } Rohstoffe zu { NAME($new) } verbessern
    }
act-stage = { $n ->
    [one] Einen Teil
   *[other] { $n } Teile
} des Wunders „{ NAME($card) }“ { $cost ->
    [0] kostenlos
    [one] für { $cost } Rohstoff
   *[other] für { $cost } Rohstoffe
} bauen
act-play = { NAME($card) } { $n ->
    [0] kostenlos
   *[other] für { $n } Wissenschaft
    } ausspielen
act-peaceful = { $n ->
    [0] Friedlich und kostenlos wechseln
   *[other] Friedlich wechseln für { $n } Wissenschaft
    }: { NAME($card) }
act-revolution = Revolution, { NAME($card) } { $n ->
    [0] kostenlos
   *[other] für { $n } Wissenschaft
    }
act-card = { NAME($card) } spielen
act-card_on = { NAME($card) } spielen: { NAME($on) }
act-card_revolution = { NAME($card) } spielen: Revolution, { NAME($on) }
act-trade_food = 1 Rohstoff als 1 Nahrung verwenden
act-trade_resource = 1 Nahrung als 1 Rohstoff verwenden

## why

why-building = Es ist schon ein Wunder im Bau.
why-hand_full = Die Hand mit Zivilkarten ist voll; die Grenze ist { $n }.
why-leader_age = Von jedem Zeitalter darf man nur einen Anführer nehmen.
why-in_hand = Dieselbe Technologie ist schon auf deiner Hand.
why-in_play = Dieselbe Technologie ist schon im Spiel.
why-not_in_hand = { NAME($card) } ist nicht auf deiner Hand.
why-not_in_play = { NAME($card) } ist noch nicht im Spiel.
why-civil_actions = Dafür braucht man { $n ->
    [one] eine Zivilaktion
   *[other] { $n } Zivilaktionen
}; du hast { $have ->
    [0] keine
   *[other] { $have }
}.
why-military_actions = Dafür braucht man { $n ->
    [one] eine Militäraktion
   *[other] { $n } Militäraktionen
}; du hast { $have ->
    [0] keine
   *[other] { $have }
}.
why-first_round = In der ersten Runde werden nur Karten genommen.
why-food = Dafür braucht man { $n } Nahrung; du hast { $have }.
why-resources = { $n ->
    [one] Dafür braucht man 1 Rohstoff; du hast { $have }.
   *[other] Dafür braucht man { $n } Rohstoffe; du hast { $have }.
    }
why-science = Dafür braucht man { $n } Wissenschaft; du hast { $have }.
why-bank_empty = Der gelbe Vorrat ist leer.
why-no_unused = Du hast keinen unbeschäftigten Arbeiter.
why-no_worker_there = Auf { NAME($card) } steht kein Arbeiter.
why-urban_limit = { $n ->
    [one] Deine Regierungsform erlaubt ein Gebäude jeder Art.
   *[other] Deine Regierungsform erlaubt { $n } Gebäude einer Art.
    }
why-same_class = Arbeiter rücken nur auf eine höhere Karte derselben Art.
why-no_wonder_begun = Du hast kein Wunder im Bau.
why-blue_token = Im blauen Vorrat ist kein Stein, um den Teil zu markieren.
why-stages = { $n ->
    [one] Mit einer Aktion kann man einen Teil bauen.
   *[other] Mit einer Aktion kann man { $n } Teile bauen, und nicht mehr, als übrig sind und bezahlt werden.
    }
why-fresh = { NAME($card) } wurde in diesem Zug genommen und ist erst ab dem nächsten Zug spielbar.
why-outdated = { NAME($card) } ist neuer und schon im Spiel.
why-partner = { NAME($player) } hat keine Wissenschaft für den Anteil an der Zusammenarbeit.
why-revolution_first = Eine Revolution muss die erste und einzige Zivilaktion des Zuges sein.
why-revolution_military = Mit Robespierre braucht eine Revolution alle Militäraktionen unbenutzt.
why-politics_over = Politische Karten werden vor den Aktionen des Zuges gespielt.
why-politics_first = Zuerst kommt die politische Aktion; passe, um weiterzuspielen.
why-bonus_card = Bonuskarten spielt man zur Verteidigung oder beim Kolonisieren.
why-gandhi = Gandhi greift nicht an.
why-pact_forbids = Ein Pakt mit { NAME($player) } verbietet Angriffe.
why-no_colony = { NAME($player) } hat keine Kolonie.
why-no_leader = { NAME($player) } hat keinen Anführer.
why-no_wonder = { NAME($player) } hat kein Wunder im Bau.
why-immune = Ein Pakt schützt { NAME($player) } vor Kriegen.
why-marker = { NAME($player) } wird schon von jemand anderem angegriffen.
why-yourself = Niemand greift sich selbst an.
why-bid = { $bid ->
    [0] Ein Gebot ist mindestens 1 und höchstens, was du zahlen könntest, { $n }.
   *[other] Ein Gebot ist höher als { $bid } und höchstens, was du zahlen könntest, { $n }.
    }
why-force = Nötig sind mindestens eine Einheit und eine Stärke von { $n }; gewählt ist { $force }.
why-last_round = In der letzten Runde kann nichts geopfert werden.
why-not_such = { NAME($card) } ist dafür nicht zu gebrauchen.
why-not_offered = Das steht nicht zur Wahl.
why-no_right = Keine deiner Karten erlaubt das jetzt.
why-empty_slot = Dort liegt keine Karte.
why-choice_first = Zuerst kommt die Entscheidung, nach der gefragt ist.
why-has_left = { NAME($player) } ist aus dem Spiel ausgeschieden.
why-once = Das geht nur einmal, und es ist schon genutzt.
why-draw_limit = { $n ->
    [0] Jetzt kann keine Militärkarte gezogen werden.
    [one] Du darfst höchstens eine Militärkarte ziehen.
   *[other] Du darfst höchstens { $n } Militärkarten ziehen.
    }
why-no_goods = Es ist nichts mehr zum Tauschen da.

## log

log-round = Runde { $round } beginnt.
log-age = { NAME($age) } beginnt.
log-age_ends = { NAME($age) } endet; ältere Karten gehen verloren.
log-swept = { NAME($card) } verlässt die Kartenreihe.
log-take = nimmt { NAME($card) }
log-population = { $n ->
    [0] erhöht die Bevölkerung kostenlos
   *[other] erhöht die Bevölkerung für { $n } Nahrung
    }
log-build = { $n ->
    [0] baut { NAME($card) } kostenlos
    [one] baut { NAME($card) } für 1 Rohstoff
   *[other] baut { NAME($card) } für { $n } Rohstoffe
    }
log-unit = { $n ->
    [0] stellt { NAME($card) } kostenlos auf
    [one] stellt { NAME($card) } für 1 Rohstoff auf
   *[other] stellt { NAME($card) } für { $n } Rohstoffe auf
    }
log-destroy = zerstört { NAME($card) }
log-disband = löst { NAME($card) } auf
log-upgrade = { $n ->
    [0] verbessert { NAME($old) } kostenlos zu { NAME($new) }
    [one] verbessert { NAME($old) } zu { NAME($new) } für 1 Rohstoff
   *[other] verbessert { NAME($old) } zu { NAME($new) } für { $n } Rohstoffe
    }
log-stage = { $n ->
    [0] baut Teil { $stage } des Wunders „{ NAME($card) }“ kostenlos
    [one] baut Teil { $stage } des Wunders „{ NAME($card) }“ für 1 Rohstoff
   *[other] baut Teil { $stage } des Wunders „{ NAME($card) }“ für { $n } Rohstoffe
    }
log-wonder = vollendet das Wunder „{ NAME($card) }“
log-leader = wählt zum Anführer: { NAME($card) }
log-lost_leader = verliert den Anführer: { NAME($card) }
log-lost_wonder = verliert das unfertige Wunder „{ NAME($card) }“
log-technology = spielt { NAME($card) } { $n ->
    [0] kostenlos
   *[other] für { $n } Wissenschaft
    } aus
log-revolution = macht eine Revolution, { NAME($card) } { $n ->
    [0] kostenlos
   *[other] für { $n } Wissenschaft
    }
log-card = spielt { NAME($card) }
log-tactics = führt „{ NAME($card) }“ ein
log-drew = zieht { NAME($card) }
log-drew_cards = { $n ->
    [one] zieht eine Militärkarte
   *[other] zieht { $n } Militärkarten
    }
log-discarded = legt { NAME($card) } ab
log-discards = legt eine Militärkarte ab
log-seeded = bereitet „{ NAME($card) }“ vor und erhält { $n } Kultur
log-seeds = bereitet ein zukünftiges Ereignis vor und erhält { $n } Kultur
log-no_politics = verzichtet auf die politische Aktion
log-event = Ereignis: { NAME($card) }
log-event_points = { $n ->
    [0] { NAME($card) }: keine Kultur
   *[other] { NAME($card) }: { $n } Kultur
    }
log-bonus_card = Zusatzkarte: { NAME($card) }
log-bid = bietet { $n }
log-no_bid = passt
log-auction_won = gewinnt die Versteigerung mit { $n }
log-bonus_used = setzt „{ NAME($card) }“ ein
log-sacrificed = opfert { NAME($card) }
log-colony = erhält die Kolonie „{ NAME($card) }“
log-lost_colony = verliert die Kolonie „{ NAME($card) }“
log-aggression = spielt { NAME($card) } gegen { NAME($player) }
log-war = erklärt { NAME($player) } den Krieg: { NAME($card) }
log-compare = Angriff { $attack } gegen Verteidigung { $defence }
log-razed = { $n ->
    [one] verliert { NAME($card) }
   *[other] verliert { $n } × { NAME($card) }
    }
log-takes_special = nimmt { NAME($card) }
log-pact_offer = bietet { NAME($player) } an: { NAME($card) }, { NAME($role) }
log-pact_accepted = nimmt „{ NAME($card) }“ an
log-pact_refused = lehnt „{ NAME($card) }“ ab
log-pact_ends = „{ NAME($card) }“ mit { NAME($partner) } endet
log-scores = { $culture ->
        [0] { $science ->
            [0] erhält weder Kultur noch Wissenschaft
           *[other] erhält { $science } Wissenschaft
        }
       *[other] { $science ->
            [0] erhält { $culture } Kultur
           *[other] erhält { $culture } Kultur und { $science } Wissenschaft
        }
    }
log-uprising = hat einen Aufstand; es gibt keine Produktion
log-food = produziert { $n } Nahrung
log-resources = { $n ->
    [one] produziert 1 Rohstoff
   *[other] produziert { $n } Rohstoffe
    }
log-culture = erhält { $n } Kultur
log-science = erhält { $n } Wissenschaft
log-corruption = { $n ->
    [one] verliert 1 Rohstoff durch Korruption
   *[other] verliert { $n } Rohstoffe durch Korruption
    }
log-trade_food = { $n ->
    [one] verwendet 1 Rohstoff als Nahrung
   *[other] verwendet { $n } Rohstoffe als Nahrung
    }
log-trade_resource = { $n ->
    [one] verwendet 1 Nahrung als Rohstoff
   *[other] verwendet { $n } Nahrung als Rohstoffe
    }
log-eats_food = verbraucht { $n } Nahrung
log-loses_food = verliert { $n } Nahrung
log-loses_resources = { $n ->
    [one] verliert 1 Rohstoff
   *[other] verliert { $n } Rohstoffe
    }
log-loses_culture = verliert { $n } Kultur
log-loses_science = verliert { $n } Wissenschaft
log-loses_civil_actions = { $n ->
    [one] verliert 1 Zivilaktion
   *[other] verliert { $n } Zivilaktionen
    }
log-will_lose_civil_actions = { $n ->
    [one] verliert 1 Zivilaktion in der nächsten Aktionsphase
   *[other] verliert { $n } Zivilaktionen in der nächsten Aktionsphase
    }
log-regains_civil_actions = { $n ->
    [one] erhält eine Zivilaktion zurück
   *[other] erhält { $n } Zivilaktionen zurück
    }
log-gets_military_actions = { $n ->
    [one] erhält eine weitere Militäraktion
   *[other] erhält { $n } weitere Militäraktionen
    }
log-gets_military_resources = { $n ->
    [one] erhält 1 Rohstoff für Einheiten
   *[other] erhält { $n } Rohstoffe für Einheiten
    }
log-uses_military_resources = { $n ->
    [one] verwendet 1 Rohstoff, der nur für Einheiten ist
   *[other] verwendet { $n } Rohstoffe, die nur für Einheiten sind
    }
log-gains_workers = { $n ->
    [one] erhält einen unbeschäftigten Arbeiter
   *[other] erhält { $n } unbeschäftigte Arbeiter
    }
log-gets_blue = { $n ->
    [one] erhält einen blauen Stein
   *[other] erhält { $n } blaue Steine
    }
log-gets_yellow = { $n ->
    [one] erhält einen gelben Stein
   *[other] erhält { $n } gelbe Steine
    }
log-returns_blue = { $n ->
    [one] legt einen blauen Stein in die Schachtel
   *[other] legt { $n } blaue Steine in die Schachtel
    }
log-returns_yellow = { $n ->
    [one] legt einen gelben Stein in die Schachtel
   *[other] legt { $n } gelbe Steine in die Schachtel
    }
log-returns_token = legt einen blauen Stein von { NAME($card) } in die Schachtel
log-famine = hat { $n } Nahrung zu wenig
log-takes_tokens = { $n ->
    [one] nimmt einen gelben Stein von { NAME($player) }
   *[other] nimmt { $n } gelbe Steine von { NAME($player) }
    }
log-lost_population = verliert einen unbeschäftigten Arbeiter
log-lost_worker = verliert einen Arbeiter auf „{ NAME($card) }“
log-lost_building = verliert { NAME($card) }
log-ravaged = verliert ein Wunder an den Verfall: { NAME($card) }
log-resigned = scheidet aus dem Spiel aus
log-final = { $n ->
    [0] erhält am Ende keine Kultur
   *[other] erhält am Ende { $n } Kultur
    }

## end

end-culture = Die meiste Kultur gewinnt.
end-last_left = Alle anderen sind ausgeschieden.

## error

error-variant_tier = die Variante „{ $variant }“ gibt es nur im Fortgeschrittenenspiel und im Expertenspiel
error-bonus_tier = die Zusatzkarten ({ $bonus }) sind eine Variante des Expertenspiels, nicht der gewählten Stufe ({ $tier })
error-fewer_points = fewer_points braucht eine der Varianten mit Zusatzkarten: Sie ersetzen die Punkte, die es wegnimmt
error-bonus_public = bonus_public sagt, wie viele Karten offen liegen, und braucht bonus_cards=public
error-fewer_pacts = fewer_pacts nimmt Pakte heraus, die nur bei Angriffen zählen, und braucht peaceful=yes
error-less_mean = less_mean begrenzt Angriffe, und mit peaceful=yes gibt es keine

## group

group-answer = Antworten
group-auction = Bieten
group-build = Bauen
group-choice = Wählen
group-destroy = Zerstören
group-discard = Ablegen
group-done = Fertig
group-draw_less = Weniger ziehen
group-end = Zug beenden
group-hand = Ausspielen
group-military = Militär
group-offer = Anbieten
group-pass = Passen
group-politics = Politik
group-population = Bevölkerung
group-take = Nehmen
group-trade = Tauschen
group-turn = Zug
group-upgrade = Verbessern
group-wonder = Wunder
