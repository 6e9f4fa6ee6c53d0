## name

name-marble = Marmor
name-iron = Eisen
name-gold = Gold
name-coins = Münzen
name-legion = Legion
    .many = Legionen
name-galley = Galeere
    .many = Galeeren
name-temple = Tempel
name-city = Stadt
name-bellona = Bellona
name-king = König
    .acc = einen König
    .many = Könige
name-general = Feldherr
    .acc = einen Feldherrn
    .many = Feldherren
name-citizen = Bürger
    .acc = einen Bürger
    .many = Bürger
name-scholar = Gelehrter
    .acc = einen Gelehrten
    .many = Gelehrte
name-navigator = Seefahrer
    .acc = einen Seefahrer
    .many = Seefahrer
name-plinius = Plinius
name-ferrum = Ferrum
name-templum = Templum
name-aurum = Aurum
name-movere_1 = Movere (nach Aurum)
name-militia = Militia
name-marmor = Marmor
name-scientia = Scientia
name-movere_2 = Movere (nach Scientia)
name-mercatura = Mercatura
name-commercium = Commercium
name-metallum = Metallum
name-moneta = Moneta
name-regnum = Regnum
name-res_publica = Res Publica
name-strata = Strata
name-navigatio = Navigatio
name-mare_nostrum = Mare Nostrum
name-orient = Orient
name-yellow = gelb
name-red = rot
name-green = grün
name-blue = blau
name-black = schwarz
name-grey = grau

## goods

goods-marble = { $n } Marmor
goods-iron = { $n } Eisen
goods-gold = { $n } Gold
goods-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
    }

## units

units-legion = { $n ->
    [one] { $n } Legion
   *[other] { $n } Legionen
    }
units-galley = { $n ->
    [one] { $n } Galeere
   *[other] { $n } Galeeren
    }

## cities

cities-empty = { NAME($region) } ({ NAME($resource) })
cities-guarded = { NAME($region) } ({ NAME($resource) }, { NAME($units) })

## cards

cards-king = { $n ->
    [one] ein König
   *[other] { $n } Könige
    }
cards-general = { $n ->
    [one] ein Feldherr
   *[other] { $n } Feldherren
    }
cards-citizen = { $n ->
    [one] ein Bürger
   *[other] { $n } Bürger
    }
cards-scholar = { $n ->
    [one] ein Gelehrter
   *[other] { $n } Gelehrte
    }
cards-navigator = { $n ->
    [one] ein Seefahrer
   *[other] { $n } Seefahrer
    }
cards-plinius = { $n ->
    [one] Plinius
   *[other] { $n } × Plinius
    }

## option

option-map = Seite des Spielplans
option-map-help = Mare Nostrum ist der Westen, Orient der Osten mit Städten, die alles produzieren können.
option-variant_plinius = Weiterer Gelehrter
option-variant_plinius-help = Plinius geht an das erste Volk, das alle acht Fortschritte besitzt.
option-variant_free_building = Freies Bauen
option-variant_free_building-help = Eine neue Stadt darf alles produzieren, gleich was auf dem Plan abgebildet ist.
option-choose_nations = Völker wählen
option-choose_nations-help = Reihum wird ein Volk gewählt; sonst werden die Völker ausgelost.
option-commercium_keeps_mercatura = Commercium behält 2 zu 1
option-commercium_keeps_mercatura-help = Wer Commercium besitzt, darf weiter auch zum Kurs von Mercatura tauschen.
option-production_bonus_without_city = Produktionsbonus ohne Stadt
option-production_bonus_without_city-help = Metallum und Moneta bringen ihre Extraressourcen auch ohne eigene Stadt dieser Sorte.
option-coins_in_bank = Münzen in der Bank
option-coins_in_bank-help = Wie viele Münzen es insgesamt gibt; ohne Angabe so viele wie in der Schachtel.
option-turn_cap_rounds = Letzte Runde
option-turn_cap_rounds-help = Nach dieser Runde endet das Spiel und das Volk mit den meisten Persönlichkeiten gewinnt; ohne Angabe nie.

## phase

phase-choose_nation = Wahl der Völker
phase-rondel = Rondell
phase-pay = Bezahlen
phase-substitute = Keine Münze in der Bank
phase-bellona = Bellona
phase-militia = Militia
phase-templum = Templum
phase-scientia = Scientia
phase-movement = Movere, Bewegung
phase-entry = Movere, Begegnung
phase-reaction = Movere, Reaktion
phase-conquest = Movere, Eroberung
phase-founding = Städte gründen
phase-give = Tausch, Geben
phase-take = Tausch, Nehmen
phase-over = Ende

## prompt

prompt-choose_nation = Welches Volk führst du?
prompt-rondel_first = { NAME($nation) }: Wähle ein beliebiges Feld des Rondells. Das erste ist frei.
prompt-rondel = { $n ->
    [one] { NAME($nation) }: Wähle ein Feld des Rondells. Ein Schritt ist frei, jeder weitere kostet eine beliebige Ressource.
   *[other] { NAME($nation) }: Wähle ein Feld des Rondells. { $n } Schritte sind frei, jeder weitere kostet eine beliebige Ressource.
    }
prompt-pay = { $n ->
    [one] { NAME($field) } liegt ein Feld hinter den freien: Womit bezahlst du?
   *[other] { NAME($field) } liegt { $n } Felder hinter den freien: Womit bezahlst du?
    }
prompt-substitute = Die Bank hat keine Münze. Welche Ressource nimmst du stattdessen?
prompt-bellona = Bellona gewährt { NAME($nation) } eine Einheit: welche und wo?
prompt-militia = { $n ->
    [one] { NAME($nation) } rüstet: Es reicht für eine Einheit zu { $cost } Eisen. Wo?
   *[other] { NAME($nation) } rüstet: Es reicht für { $n } Einheiten zu je { $cost } Eisen. Wo?
    }
prompt-templum = { $n ->
    [one] { NAME($nation) } baut: Es reicht für einen Tempel zu { $cost } Marmor. Wo?
   *[other] { NAME($nation) } baut: Es reicht für { $n } Tempel zu je { $cost } Marmor. Wo?
    }
prompt-scientia = { $n ->
    [0] { NAME($nation) } hat { $gold } Gold für Fortschritte: welchen?
    [one] { NAME($nation) } hat { $gold ->
        [0] eine Münze
       *[other] { $gold } Gold und eine Münze
    } für Fortschritte: welchen?
   *[other] { NAME($nation) } hat { $gold ->
        [0] { $n } Münzen
       *[other] { $gold } Gold und { $n } Münzen
    } für Fortschritte: welchen?
    }
prompt-movement = { $all ->
    [one] { NAME($nation) } zieht: Die Einheit kann noch ziehen. Wohin?
   *[other] { NAME($nation) } zieht: Von { $all } Einheiten { $n ->
        [one] kann noch eine
       *[other] können noch { $n }
    } ziehen. Welche, und wohin?
    }
prompt-movement_fights = Keine Einheit von { NAME($nation) } kann weiterziehen, aber neben fremden ihrer Art kann sie kämpfen. Kämpfen, oder die Bewegung beenden?
prompt-entry = In { NAME($region) } trifft deine Einheit ({ NAME($unit) }) auf fremde. Kämpfen, oder die anderen entscheiden lassen?
prompt-reaction = { NAME($other) } betritt { NAME($region) } ({ NAME($unit) }). Verlangt { NAME($nation) } einen Kampf? Beide verlören eine Einheit.
prompt-conquest = { $n ->
    [one] { NAME($nation) } kann in einer Region erobern: Welche Einheiten gehen?
   *[other] { NAME($nation) } kann in { $n } Regionen erobern: wo, und welche Einheiten gehen?
    }
prompt-founding = { $n ->
    [one] { NAME($nation) } steht auf einem freien Platz: Gründest du dort eine Stadt?
   *[other] { NAME($nation) } steht auf { $n } freien Plätzen: Wo gründest du eine Stadt?
    }
prompt-only_trade = Hier kann { NAME($nation) } nur mit der Bank tauschen oder weitergehen. Tauschst du?
prompt-give = Was bekommt die Bank? { $n } Ressourcen, und du nimmst { $get }.
prompt-take = { $n ->
    [one] Welche Ressource nimmst du?
   *[other] Welche { $n } Ressourcen nimmst du?
    }

## action

action-lead = { NAME($nations) } führen
action-field = { NAME($field) }, frei
action-field_paid = { NAME($field) }, { $steps } Felder für { $n }
action-field_produce = { NAME($field) }: { $amount ->
        [0] kein { NAME($resource) } aus deinen Städten
       *[other] +{ $amount } { NAME($resource) }
    }, frei
action-field_paid_produce = { NAME($field) }: { $amount ->
        [0] kein { NAME($resource) } aus deinen Städten
       *[other] +{ $amount } { NAME($resource) }
    }, { $steps } Felder für { $n }
action-field_unpaid = { NAME($field) }: dort reicht es für nichts, frei
action-field_paid_unpaid = { NAME($field) }: dort reicht es für nichts, { $steps } Felder für { $n }
action-field_nothing = { NAME($field) }: dort gibt es nichts zu tun, frei
action-field_paid_nothing = { NAME($field) }: dort gibt es nichts zu tun, { $steps } Felder für { $n }
action-pay = { NAME($goods) } zahlen
action-instead = 1 { NAME($resource) } nehmen
action-bellona = Bellonas Einheit ({ NAME($unit) }) nach { NAME($region) }
action-arm = { NAME($unit) } in { NAME($region) } für { NAME($price) }
action-temple = Tempel in { NAME($region) } für { NAME($price) }
action-advance = { NAME($advance) } für { NAME($price) }
action-advance_first = { NAME($advance) } für { NAME($price) }, als Erster: ein Gelehrter
action-move = { NAME($unit) } { NAME($home) } → { NAME($there) }
action-move_meets = { NAME($unit) } { NAME($home) } → { NAME($there) }, trifft auf { NAME($others) }
action-fight = { NAME($unit) } in { NAME($region) } kämpft gegen { NAME($other) }
action-fight_entry = Gegen { NAME($other) } kämpfen: Beide verlieren eine Einheit ({ NAME($unit) })
action-pass_entry = Nicht kämpfen
action-pass_reaction = Ziehen lassen
action-demand = Kampf verlangen
action-conquer = { NAME($region) } erobern für { NAME($units) }
action-conquer_temple = { NAME($region) } erobern und den Tempel zerstören für { NAME($units) }: ein Feldherr
action-raze = Tempel in { NAME($region) } zerstören für { NAME($units) }: ein Feldherr
action-found = { NAME($region) } gründen ({ NAME($resource) }) für { NAME($price) }
action-give = { NAME($goods) } geben
action-take = { NAME($goods) } nehmen
action-trade = { $give } : { $get } mit der Bank tauschen
action-end_movement = Bewegung beenden, dann erobern
action-end_conquest = Eroberung beenden
action-end_turn = Zug beenden
action-end_turn_takes = Zug beenden und gewinnen: { NAME($cards) }
action-done = Fertig

## log

log-leads = führt { NAME($nation) }
log-begins = { NAME($nation) } beginnt mit { NAME($goods) } und { NAME($cities) }
log-starts = { NAME($nation) } beginnt
log-bellona = { NAME($nation) } hat die Bellonakarte
log-round = Runde { $n }
log-marker = { NAME($nation) } auf { NAME($field) }
log-pays = { NAME($nation) } zahlt { NAME($goods) }
log-produces = { NAME($nation) }: { $n ->
    [0] { $amount ->
        [0] kein { NAME($resource) }
       *[other] +{ $amount } { NAME($resource) }
    }
    [one] { $amount ->
        [0] kein { NAME($resource) }, +1 Münze
       *[other] +{ $amount } { NAME($resource) }, +1 Münze
    }
   *[other] { $amount ->
        [0] kein { NAME($resource) }, +{ $n } Münzen
       *[other] +{ $amount } { NAME($resource) }, +{ $n } Münzen
    }
    }
log-instead = { NAME($nation) }: keine Münze in der Bank, stattdessen +1 { NAME($resource) }
log-bellona_passes = Bellona geht an { NAME($nation) }
log-bellona_unit = { NAME($nation) }: Bellonas Einheit ({ NAME($unit) }) in { NAME($region) }
log-arms = { NAME($nation) }: neue Einheit ({ NAME($unit) }) in { NAME($region) }
log-temple = { NAME($nation) }: Tempel in { NAME($region) }
log-advance = { NAME($nation) }: { NAME($advance) } für { $n }
log-advance_first = { NAME($nation) }: { NAME($advance) } für { $n }, als erstes Volk
log-moves = { NAME($nation) }: { NAME($unit) } { NAME($home) } → { NAME($there) }
log-fight = { NAME($nation) } und { NAME($other) } verlieren je eine Einheit ({ NAME($unit) }) in { NAME($region) }
log-lets_pass = { NAME($nation) } verlangt keinen Kampf in { NAME($region) }
log-loses = { NAME($nation) } verliert { NAME($units) } in { NAME($region) }
log-conquers = { NAME($nation) } erobert { NAME($region) } von { NAME($other) }
log-conquers_temple = { NAME($nation) } erobert { NAME($region) } von { NAME($other) } und zerstört den Tempel
log-razes = { NAME($nation) } zerstört den neutralen Tempel in { NAME($region) }
log-founds = { NAME($nation) } gründet { NAME($region) } ({ NAME($resource) }), jetzt { $n } Städte
log-gives = { NAME($nation) } gibt der Bank { NAME($goods) }
log-takes = { NAME($nation) } nimmt { NAME($goods) }
log-personality = { $kind ->
    [plinius] { NAME($nation) } gewinnt Plinius
   *[other] { $n ->
        [one] { NAME($nation) } gewinnt { NAME($kind, form: "acc") }: { NAME($cards) }
       *[other] { NAME($nation) } gewinnt { $n } { NAME($kind, form: "many") }: { NAME($cards) }
    }
    }

## end

end-threshold = { NAME($nation) } hat { $n } Persönlichkeiten gewonnen und siegt.
end-threshold-any = Ein Volk hat alle nötigen Persönlichkeiten gewonnen.
end-temple-any = Einem Volk fehlte eine Persönlichkeit; ein Tempel fiel, als kein Feldherr mehr da war.
end-cap-any = Die letzte Runde ist vorbei, und die meisten Persönlichkeiten siegen.
end-temple = { NAME($nation) } fehlte eine Persönlichkeit; ein Tempel fiel, als kein Feldherr mehr da war, und das Volk siegt.
end-cap = { $n ->
    [0] Die letzte Runde ist vorbei, und niemand hat eine Persönlichkeit; { NAME($nation) } siegt.
    [one] Die letzte Runde ist vorbei; { NAME($nation) } führt mit einer Persönlichkeit und siegt.
   *[other] Die letzte Runde ist vorbei; { NAME($nation) } führt mit { $n } Persönlichkeiten und siegt.
    }

## why

why-nation_gone = { NAME($nation) } ist schon vergeben.
why-take_no_coins = Die Bank gibt Ressourcen, niemals Münzen.
why-no_market = Zum Tausch mit der Bank braucht man Mercatura.
why-no_rate = Keiner deiner Fortschritte tauscht zu diesem Kurs.
why-bought_now = Ein Fortschritt aus diesem Zug kann erst im nächsten zum Tauschen benutzt werden.
why-too_little_to_trade = { $n ->
    [0] Du hast keine Ressourcen zum Tauschen.
    [one] Du hast nur eine Ressource, zu wenig für diesen Tausch.
   *[other] Du hast nur { $n } Ressourcen, zu wenig für diesen Tausch.
    }
why-field_too_far = { $n ->
    [0] { NAME($field) } kostet { $cost }, und du hast keine Ressourcen.
    [one] { NAME($field) } kostet { $cost }, und du hast eine Ressource.
   *[other] { NAME($field) } kostet { $cost }, und du hast { $n } Ressourcen.
    }
why-other_cost = Der Weg zu { NAME($field) } kostet { $cost }.
why-field_beyond = { NAME($field) } liegt weiter weg, als der Marker ziehen darf.
why-no_standing_still = Stehenbleiben ist nicht erlaubt; einmal herum kostet { $cost }.
why-rondel_first = Wähle zuerst ein Feld des Rondells; seine Aktion bestimmt, was auf dem Plan möglich ist.
why-not_own_city = In { NAME($region) } steht keine Stadt von { NAME($nation) }.
why-city_full = { $n ->
    [one] { NAME($region) } hat keinen Tempel und nimmt beim Rüsten nur eine neue Einheit auf.
   *[other] { NAME($region) } nimmt beim Rüsten höchstens { $n } neue Einheiten auf.
    }
why-no_land_border = { NAME($region) } hat keine Landgrenze, also kann dort keine Legion stehen.
why-no_sea_border = { NAME($region) } hat keine Seegrenze, also kann dort keine Galeere stehen.
why-no_unit_left = Dein Vorrat ist erschöpft ({ NAME($unit) }).
why-too_dear = { $n ->
    [0] Das kostet { $cost } { NAME($resource) }; du hast { $have ->
        [0] nichts davon
       *[other] { $have }
    } und keine Münzen.
    [one] Das kostet { $cost } { NAME($resource) }; du hast { $have ->
        [0] nichts davon
       *[other] { $have }
    } und eine Münze.
   *[other] Das kostet { $cost } { NAME($resource) }; du hast { $have ->
        [0] nichts davon
       *[other] { $have }
    } und { $n } Münzen.
    }
why-other_coins = Mit genau so vielen Münzen lässt sich der Preis nicht bezahlen.
why-temple_there = In { NAME($region) } steht schon ein Tempel.
why-no_temple_left = Alle Tempel stehen auf dem Plan.
why-advance_owned = { NAME($advance) } besitzt du schon.
why-advance_needs = { NAME($advance) } setzt { NAME($lower) } voraus.
why-movement_first = Beende zuerst die Bewegung; danach wird erobert.
why-movement_over = Die Bewegung ist vorbei; danach zieht nichts mehr.
why-nobody_to_fight = In { NAME($region) } stehen keine zwei gleichartigen Einheiten, von denen eine dir gehört.
why-no_fight = Nirgends stehen zwei gleichartige Einheiten beisammen, von denen eine dir gehört.
why-no_mover = Keine deiner Einheiten kann noch ziehen.
why-no_unit_there = In { NAME($region) } hast du keine solche Einheit.
why-no_border = { NAME($home) } und { NAME($there) } haben keine gemeinsame Grenze.
why-border_sea = Zwischen { NAME($home) } und { NAME($there) } liegt eine Seegrenze; Legionen können sie nicht überschreiten.
why-border_land = Zwischen { NAME($home) } und { NAME($there) } liegt eine Landgrenze; Galeeren können sie nicht überschreiten.
why-no_range_left = Die Einheiten in { NAME($region) } können nicht weiter ziehen.
why-out_of_reach = Keine deiner Einheiten, die noch ziehen können, steht neben { NAME($region) }.
why-not_met = { NAME($other) } hat keine solche Einheit dort, wo deine eben ankam.
why-nothing_to_conquer = In { NAME($region) } gibt es weder eine fremde Stadt noch einen Tempel.
why-own_city = { NAME($region) } ist deine eigene Stadt.
why-last_city = { NAME($region) } ist die einzige Stadt von { NAME($nation) } und darf nicht erobert werden.
why-no_token_left = { NAME($nation) } hat kein Stadtplättchen mehr.
why-too_weak = { $n ->
    [0] { NAME($region) } hat Kampfkraft { $need }; du hast dort keine Einheit.
    [one] { NAME($region) } hat Kampfkraft { $need }; du hast dort eine Einheit.
   *[other] { NAME($region) } hat Kampfkraft { $need }; du hast dort { $n } Einheiten.
    }
why-other_units = { $need ->
    [one] Genau eine Einheit verlässt { NAME($region) }, eine von denen dort.
   *[other] Genau { $need } Einheiten verlassen { NAME($region) }, von denen dort.
    }
why-neutral_temple = In { NAME($region) } steht ein neutraler Tempel; er muss zuerst zerstört werden.
why-city_there = In { NAME($region) } steht schon eine Stadt.
why-no_unit_to_found = { NAME($nation) } hat keine Einheit in { NAME($region) }.
why-other_symbol = Der Platz von { NAME($region) } zeigt { NAME($resource) }.
why-city_too_dear = Eine Stadt kostet ein Marmor, ein Eisen und ein Gold; Münzen können sie ersetzen.
why-other_goods = Das ist nicht der Preis, oder du hast es nicht.
why-pay_first = Bezahle zuerst den Weg zum Feld.
why-entry_first = Entscheide zuerst, ob die eben gekommene Einheit kämpft.
why-give_first = Beende zuerst den Tausch.
why-reaction_only = Du kannst jetzt nur einen Kampf mit der eben gekommenen Einheit verlangen oder sie ziehen lassen.

## error

error-coins_in_bank = coins_in_bank ist weniger, als die Völker am Anfang haben

## group

group-advance = Fortschritte
group-arm = Ausheben
group-bellona = Bellona
group-conquer = Erobern
group-done = Fertig
group-end = Beenden
group-fight = Kämpfen
group-found = Gründen
group-give = Abgeben
group-instead = Stattdessen
group-lead = Feldherr
group-move = Bewegen
group-pass = Passen
group-pay = Bezahlen
group-rondel = Rondell
group-take = Nehmen
group-temple = Tempel
group-trade = Tauschen
