## name

name-animal_husbandry = Tierzucht
name-code_of_laws = Gesetzgebung
name-currency = Währung
name-horseback_riding = Reiterei
name-masonry = Steinmetzkunst
name-metalworking = Eisenverarbeitung
name-navigation = Navigation
name-philosophy = Philosophie
name-pottery = Keramik
name-writing = Schrift
name-chivalry = Rittertum
name-civil_service = Beamtentum
name-construction = Bauwesen
name-democracy = Demokratie
name-engineering = Maschinenbau
name-irrigation = Bewässerung
name-mathematics = Mathematik
name-monarchy = Monarchie
name-printing_press = Druckerpresse
name-sailing = Segeln
name-banking = Bankwesen
name-biology = Biologie
name-communism = Kommunismus
name-gunpowder = Schießpulver
name-metal_casting = Metallguss
name-military_science = Militärwissenschaft
name-railroad = Eisenbahn
name-steam_power = Dampfmaschine
name-theology = Theologie
name-atomic_theory = Atomtheorie
name-ballistics = Ballistik
name-combustion = Verbrennungsmotor
name-computers = Computertechnologie
name-flight = Luftfahrt
name-mass_media = Massenmedien
name-replaceable_parts = Austauschbauteile
name-space_flight = Raumfahrt
name-anarchy = Anarchie
name-despotism = Despotismus
name-republic = Republik
name-feudalism = Feudalismus
name-fundamentalism = Fundamentalismus
name-harbor = Hafen
name-trading_post = Handelsposten
name-workshop = Schmiede
name-iron_mine = Eisenmine
name-library = Bibliothek
name-university = Universität
name-granary = Kornspeicher
name-aqueduct = Aquädukt
name-market = Markt
name-bank = Bank
name-temple = Tempel
name-cathedral = Kathedrale
name-barracks = Kaserne
name-academy = Akademie
name-city_walls = Stadtmauer
name-colossus = Der Koloss
name-hanging_gardens = Die Hängenden Gärten
name-oracle = Das Orakel
name-stonehenge = Stonehenge
name-angkor_wat = Angkor Wat
name-louvre = Der Louvre
name-himeji_samurai_castle = Himeji Samurai Schloss
name-porcelain_tower = Porzellanturm
name-panama_canal = Panamakanal
name-statue_of_liberty = Freiheitsstatue
name-sydney_opera_house = Opernhaus von Sydney
name-united_nations = Vereinte Nationen
name-a_gift_from_afar = Ein Geschenk aus der Ferne
name-bread_and_circuses = Brot und Spiele
name-defection = Überläufer
name-drought = Dürre
name-disoriented = Orientierungslos
name-exchange_of_ideas = Gedankenaustausch
name-sabotage = Sabotage
name-the_citizens_are_revolting = Die Bürger revoltieren!
name-we_love_the_despot_day = Tag des geliebten Despoten!
name-a_generous_gift = Ein großzügiges Geschenk
name-catastrophe = Katastrophe
name-deforestation = Abholzung
name-jousting_tourney = Ritterturnier
name-knowledge_shared = Geteiltes Wissen
name-mass_defection = Massenhaftes Überlaufen
name-lost = Verirrt
name-the_citizens_are_revolting_ii = Die Bürger revoltieren! (Stapel II)
name-we_love_the_queen_day = Tag der geliebten Königin!
name-a_princely_gift = Ein fürstliches Geschenk
name-disaster = Desaster
name-out_of_position = Abgedrängt
name-primetime_tv = Hauptsendezeit
name-think_tank = Denkfabrik
name-we_love_the_president_day = Tag des geliebten Präsidenten!
name-wholesale_defection = Vollständiges Überlaufen
name-artist = Künstler
name-builder = Ingenieur
name-general = General
name-humanitarian = Humanist
name-industrialist = Industrieller
name-scientist = Wissenschaftler
name-infantry = Infanterie
name-mounted = Kavallerie
name-artillery = Artillerie
name-aircraft = Luftwaffe
name-america = Amerika
name-china = China
name-egypt = Ägypten
name-germany = Deutschland
name-rome = Rom
name-russia = Russland
name-leader_lincoln = Abraham Lincoln
name-leader_mao = Mao Zedong
name-leader_cleopatra = Kleopatra
name-leader_bismarck = Otto von Bismarck
name-leader_caesar = Julius Cäsar
name-leader_catherine = Katharina die Große
name-home_america = Heimat-Spielplanteil Amerika
name-home_china = Heimat-Spielplanteil China
name-home_egypt = Heimat-Spielplanteil Ägypten
name-home_germany = Heimat-Spielplanteil Deutschland
name-home_rome = Heimat-Spielplanteil Rom
name-home_russia = Heimat-Spielplanteil Russland
name-neutral_01 = Neutrales Spielplanteil 1
name-neutral_02 = Neutrales Spielplanteil 2
name-neutral_03 = Neutrales Spielplanteil 3
name-neutral_04 = Neutrales Spielplanteil 4
name-neutral_05 = Neutrales Spielplanteil 5
name-neutral_06 = Neutrales Spielplanteil 6
name-neutral_07 = Neutrales Spielplanteil 7
name-neutral_08 = Neutrales Spielplanteil 8
name-neutral_09 = Neutrales Spielplanteil 9
name-neutral_10 = Neutrales Spielplanteil 10
name-neutral_11 = Neutrales Spielplanteil 11
name-neutral_12 = Neutrales Spielplanteil 12
name-neutral_13 = Neutrales Spielplanteil 13
name-neutral_14 = Neutrales Spielplanteil 14
name-grassland = Grasland
name-forest = Wald
name-mountain = Gebirge
name-desert = Wüste
name-water = Wasser
name-wheat = Weizen
name-silk = Seide
name-incense = Weihrauch
name-iron = Eisen
name-spy = Spion
    .acc = einen Spion
name-uranium = Uran
name-army = Armee
name-scout = Pionier
name-hut = Hütte
    .many = Hütten
name-village = Barbarendorf
    .many = Barbarendörfer
name-trade = Handel
name-culture = Kultur
name-production = Produktion
name-coin = Münze
    .many = Münzen
name-culture_1 = Kultur I
    .one = Karte von Kultur I
    .many = Karten von Kultur I
name-culture_2 = Kultur II
    .one = Karte von Kultur II
    .many = Karten von Kultur II
name-culture_3 = Kultur III
    .one = Karte von Kultur III
    .many = Karten von Kultur III
name-civilization_sheet = Zivilisationsbogen
name-any_resource = beliebiger Rohstoff
    .acc = einen beliebigen Rohstoff
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-infantry_rank_1 = Speerkämpfer
name-infantry_rank_2 = Pikenier
name-infantry_rank_3 = Schütze
name-infantry_rank_4 = Moderne Infanterie
name-mounted_rank_1 = Reiter
name-mounted_rank_2 = Ritter
name-mounted_rank_3 = Kavallerie
name-mounted_rank_4 = Panzer
name-artillery_rank_1 = Bogenschütze
name-artillery_rank_2 = Katapult
name-artillery_rank_3 = Kanone
name-artillery_rank_4 = Mobile Artillerie
name-aircraft_rank_1 = Luftwaffe
name-seat_0 = Spieler 1
name-seat_1 = Spieler 2
name-seat_2 = Spieler 3
name-seat_3 = Spieler 4
name-setup = Aufbau
name-start_of_turn = Rundenbeginn
name-city_management = Städteverwaltung
name-movement = Bewegung
name-research = Forschung
name-natural_wonder = Naturwunder
name-capital = Hauptstadt
name-city = Stadt
name-technology = Technologie
name-economic = Wirtschaft
name-military = Militär
name-hut_incense = Hütte (Weihrauch)
    .many = Hütten (Weihrauch)
name-hut_iron = Hütte (Eisen)
    .many = Hütten (Eisen)
name-hut_silk = Hütte (Seide)
    .many = Hütten (Seide)
name-hut_spy = Hütte (Spion)
    .many = Hütten (Spion)
name-hut_wheat = Hütte (Weizen)
    .many = Hütten (Weizen)
name-village_iron = Barbarendorf (Eisen)
    .many = Barbarendörfer (Eisen)
name-village_spy = Barbarendorf (Spion)
    .many = Barbarendörfer (Spion)
name-village_uranium = Barbarendorf (Uran)
    .many = Barbarendörfer (Uran)
name-village_great_person = Barbarendorf (Große Persönlichkeit)
    .many = Barbarendörfer (Große Persönlichkeit)
name-animal_husbandry_wheat = Tierzucht (Weizen)
name-animal_husbandry_heal = Tierzucht
name-currency_incense = Währung (Weihrauch)
name-horseback_riding_silk = Reiterei (Seide)
name-metalworking_iron = Eisenverarbeitung (Eisen)
name-philosophy_any3 = Philosophie (drei beliebige)
name-pottery_any2 = Keramik (zwei beliebige)
name-writing_spy = Schrift (Spion)
name-chivalry_incense = Rittertum (Weihrauch)
name-civil_service_spy = Beamtentum (Spion)
name-construction_wheat = Bauwesen (Weizen)
name-engineering_split = Maschinenbau
name-mathematics_iron = Mathematik (Eisen)
name-monarchy_silk = Monarchie (Seide)
name-banking_wheat = Bankwesen (Weizen)
name-biology_heal = Biologie
name-communism_spy = Kommunismus (Spion)
name-gunpowder_any2 = Schießpulver (zwei beliebige)
name-metal_casting_incense = Metallguss (Weihrauch)
name-military_science_production = Militärwissenschaft
name-steam_power_silk = Dampfmaschine (Seide)
name-atomic_theory_actions = Atomtheorie (Aktionen)
name-atomic_theory_nuke = Atomtheorie (Atombombe)
name-ballistics_iron = Ballistik (Eisen)
name-combustion_raze = Verbrennungsmotor (schleifen)
name-combustion_walls = Verbrennungsmotor (Mauern)
name-computers_hands = Computertechnologie
name-flight_ignore = Luftfahrt
name-mass_media_spy = Massenmedien (Spion)
name-mass_media_uncancelable = Massenmedien
name-space_flight_victory = Raumfahrt
name-america_conversion = Amerika
name-china_explore_culture = China: Hütten und Dörfer
name-china_save_unit = China: gerettete Einheit
name-egypt_free_building = Ägypten
name-germany_upgrade_bonus = Deutschland
name-rome_culture_advance = Rom
name-russia_stacking = Russland: Figurenlimit
name-russia_steal_tech = Russland: Spionage
name-artillery_01 = Artillerie 1
name-artillery_02 = Artillerie 1
name-artillery_03 = Artillerie 1
name-artillery_04 = Artillerie 2
name-artillery_05 = Artillerie 2
name-artillery_06 = Artillerie 2
name-artillery_07 = Artillerie 2
name-artillery_08 = Artillerie 2
name-artillery_09 = Artillerie 2
name-artillery_10 = Artillerie 2
name-artillery_11 = Artillerie 2
name-artillery_12 = Artillerie 2
name-artillery_13 = Artillerie 3
name-artillery_14 = Artillerie 3
name-artillery_15 = Artillerie 3
name-infantry_01 = Infanterie 1
name-infantry_02 = Infanterie 1
name-infantry_03 = Infanterie 1
name-infantry_04 = Infanterie 2
name-infantry_05 = Infanterie 2
name-infantry_06 = Infanterie 2
name-infantry_07 = Infanterie 2
name-infantry_08 = Infanterie 2
name-infantry_09 = Infanterie 2
name-infantry_10 = Infanterie 2
name-infantry_11 = Infanterie 2
name-infantry_12 = Infanterie 2
name-infantry_13 = Infanterie 3
name-infantry_14 = Infanterie 3
name-infantry_15 = Infanterie 3
name-mounted_01 = Kavallerie 1
name-mounted_02 = Kavallerie 1
name-mounted_03 = Kavallerie 1
name-mounted_04 = Kavallerie 2
name-mounted_05 = Kavallerie 2
name-mounted_06 = Kavallerie 2
name-mounted_07 = Kavallerie 2
name-mounted_08 = Kavallerie 2
name-mounted_09 = Kavallerie 2
name-mounted_10 = Kavallerie 2
name-mounted_11 = Kavallerie 2
name-mounted_12 = Kavallerie 2
name-mounted_13 = Kavallerie 3
name-mounted_14 = Kavallerie 3
name-mounted_15 = Kavallerie 3
name-aircraft_01 = Luftwaffe 5
name-aircraft_02 = Luftwaffe 5
name-aircraft_03 = Luftwaffe 5
name-aircraft_04 = Luftwaffe 6
name-aircraft_05 = Luftwaffe 6
name-aircraft_06 = Luftwaffe 6
name-aircraft_07 = Luftwaffe 7
name-aircraft_08 = Luftwaffe 7

## text

text-animal_husbandry_wheat = 1 Weizen zahlen: eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-animal_husbandry_heal = Einmal pro Kampf bis zu { $effect_amount } Schadensmarker von eigenen Einheiten im Kampf entfernen.
text-currency_incense = 1 Weihrauch zahlen: { $effect_amount } Kultur erhalten.
text-horseback_riding_silk = 1 Seide zahlen: { $effect_amount } Handel erhalten; dann erhält ein anderer Spieler eigener Wahl { $effect_other_player } Handel.
text-masonry = In eigenen Städten dürfen für je { $buildings_city_walls_cost } Produktion Stadtmauern gebaut werden (der Stadtmarker wird umgedreht).
text-metalworking_iron = 1 Eisen zahlen, während eine Einheit aus der Hand gegen eine gegnerische Einheit gespielt wird: dieser Angriff macht { $effect_amount } Schaden mehr. Die eigene Widerstandskraft bleibt gleich.
text-philosophy_any3 = 3 beliebige Rohstoffe zahlen: { $effect_amount ->
        [one] eine zufällige Große Persönlichkeit
       *[other] { $effect_amount } zufällige Große Persönlichkeiten
    } erhalten.
text-pottery_any2 = 2 beliebige Rohstoffe zahlen: 1 Münze auf diese Karte legen (höchstens { $above_coin_tokens_max }).
text-writing_spy = 1 Spion zahlen: eine soeben angesagte Stadtaktion eines anderen Spielers aufheben. Die Aktion ist verbraucht. Rohstofffähigkeiten können so nicht aufgehoben werden.
text-chivalry_incense = 1 Weihrauch zahlen: { $effect_amount } Kultur erhalten.
text-civil_service_spy = 1 Spion zahlen: ein Kulturereignis, das gerade gespielt wird, aufheben.
text-construction_wheat = 1 Weizen zahlen: eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-engineering_split = Einmal pro Runde darf eine produzierende Stadt ihre Produktion auf zwei Dinge aufteilen.
text-mathematics_iron = 1 Eisen zahlen: bis zu { $effect_amount } Schaden beliebig auf gegnerische Einheiten im Kampf verteilen.
text-monarchy_silk = 1 Seide zahlen: ein Weltwunder der Antike unbrauchbar machen oder eine zufällige Einheit im stehenden Heer eines anderen Spielers eliminieren.
text-banking_wheat = 1 Weizen zahlen: eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-biology_heal = Einmal pro Kampf alle Schadensmarker von eigenen Einheiten im Kampf entfernen.
text-communism_spy = 1 Spion zahlen: ein Feld wählen; keine Figur darf es in dieser Runde verlassen. Darf eine Bewegung unterbrechen.
text-gunpowder_any2 = 2 beliebige Rohstoffe zahlen: ein Weltwunder der Antike oder des Mittelalters unbrauchbar machen oder ein Gebäude eigener Wahl zerstören.
text-metal_casting_incense = 1 Weihrauch zahlen: { $effect_amount } Kultur erhalten.
text-military_science_production = Jede eigene Stadt hat für je { $effect_coins } Münzen { $effect_production } Produktion mehr (abgerundet).
text-steam_power_silk = 1 Seide zahlen: alle eigenen Figuren eines Feldes auf ein beliebiges Wasserfeld setzen; sie dürfen diese Runde nicht mehr ziehen.
text-atomic_theory_actions = 1 Uran zahlen: jede eigene Stadt hat diese Runde { $effect_amount ->
        [one] eine zusätzliche Aktion
       *[other] { $effect_amount } zusätzliche Aktionen
    }.
text-atomic_theory_nuke = 1 Uran zahlen: eine Stadt, die keine Hauptstadt ist, samt allen Gebäuden, Weltwundern, Großen Persönlichkeiten und Figuren in ihren Randbezirken zerstören.
text-ballistics_iron = 1 Eisen zahlen: bis zu { $effect_amount } Schaden beliebig auf gegnerische Einheiten im Kampf verteilen.
text-combustion_raze = Einmal pro Runde, wenn eine eigene Armee ihre Bewegung auf einem Gebäude beendet, darf dieses Gebäude zerstört werden.
text-combustion_walls = Greift eine eigene Armee eine befestigte Stadt an, werden deren Mauern vor dem Kampf zerstört.
text-computers_hands = Für je { $effect_coins } Münzen (abgerundet) ist die Kampfkartenstärke um { $effect_battle_force } und das Kulturkartenlimit um { $effect_culture_hand } höher.
text-flight_ignore = Eigene Figuren dürfen durch gegnerische Figuren, Hütten, Barbarendörfer und Städte ziehen, ohne anzuhalten.
text-mass_media_spy = 1 Spion zahlen: eine Rohstofffähigkeit aufheben; die dafür gezahlten Rohstoffe sind verloren.
text-mass_media_uncancelable = Eigene Kulturereignisse können durch nichts aufgehoben werden.
text-space_flight_victory = Wer diese Technologie erforscht, gewinnt sofort (Technologiesieg).
text-anarchy_no_capital_action = Die Hauptstadt darf keine Stadtaktion ausführen.
text-republic_scouts_explore_huts = Eigene Pioniere dürfen wie Armeen Hütten betreten und erkunden (keine Barbarendörfer).
text-republic_armies_found = Eigene Armeen dürfen wie Pioniere Städte gründen.
text-feudalism_coin = { $effect_amount ->
    [one] 1 Münze mehr, solange diese Staatsform gilt.
   *[other] { $effect_amount } Münzen mehr, solange diese Staatsform gilt.
    }
text-feudalism_harvest = Eine Stadt darf einen Rohstoff aus dem Randbezirk jeder eigenen Stadt abbauen.
text-monarchy_hand = Das Kulturkartenlimit ist um { $effect_amount } höher.
text-monarchy_arts = Jede eigene Stadt, die sich den Künsten widmet, gibt { $effect_amount } Kultur mehr.
text-democracy_trade = In der Handelsphase { $effect_amount } Handel mehr, gleich wie viele Städte du hast.
text-democracy_peace = Eigene Armeen dürfen keine Städte anderer Spieler angreifen; Armeen und Pioniere im Feld dürfen sie angreifen.
text-communism_production = Jede eigene Stadt hat { $effect_amount } Produktion mehr.
text-communism_arts = Widmet sich die Hauptstadt den Künsten, ändert sich ihre Kultur um { $effect_amount }.
text-fundamentalism_force = Die Kampfkartenstärke ist um { $effect_amount } höher.
text-fundamentalism_trade = Der Handel der Handelsphase ändert sich um { $effect_amount } (nie unter 0).
text-colossus = Rundenbeginn: { $effect_amount } Handel erhalten.
text-hanging_gardens = Rundenbeginn: auf dem Feld dieses Weltwunders darf eine Figur kostenlos gebaut werden (nicht gebaute Figur nötig, Figurenlimit gilt).
text-oracle = In jedem Kampf liegt die gegnerische Kampftruppe offen.
text-stonehenge = Rundenbeginn: { $effect_amount } Kultur erhalten.
text-angkor_wat = Die Stadt, in deren Randbezirk dieses Weltwunder liegt, darf jeden Rohstoff abbauen, den der Markt hat.
text-louvre = Rundenbeginn: { $effect_amount } Kultur erhalten.
text-himeji_samurai_castle = Im Kampf haben alle eigenen Einheiten +{ $effect_amount } Stärke (Schaden, Widerstandskraft und Endsumme).
text-porcelain_tower = Technologien brauchen { $effect_amount } Handel weniger. Weiterhin eine Forschung pro Runde.
text-panama_canal = { $effect_amount ->
    [one] Rundenbeginn: 1 Münze auf dieses Weltwunder legen. Die Münzen zählen, solange es wirksam und nicht blockiert ist.
   *[other] Rundenbeginn: { $effect_amount } Münzen auf dieses Weltwunder legen. Die Münzen zählen, solange es wirksam und nicht blockiert ist.
    }
text-statue_of_liberty = Rundenbeginn: eine Technologie, die ein anderer Spieler beherrscht, darf kostenlos gelernt werden (zulässiger Platz nötig). Geforscht werden darf trotzdem.
text-sydney_opera_house = Rundenbeginn: ein Feld auf der Kulturskala kostenlos vorrücken.
text-united_nations = Kulturereignisse können gegen den Willen des Besitzers weder ihn noch seine Figuren, Städte, deren Felder, Gebäude und Großen Persönlichkeiten zum Ziel haben.
text-a_gift_from_afar = Zählt als ein Eisen, Weizen, Spion oder eine Seide. Danach legt ein anderer Spieler eigener Wahl eine Münze auf seinen Zivilisationsbogen.
text-bread_and_circuses = Ein Kulturereignis aufheben, das dich, eine deiner Figuren oder ein Feld oder Gebäude in einer deiner Städte zum Ziel hat.
text-defection = Eine Figur höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt eliminieren. Darf eine Bewegung unterbrechen.
text-drought = Ein Feld ohne Gebäude und Weltwunder, das kein Gebirge ist, wird für den Rest des Spiels Wüste.
text-disoriented = Ein Feld wählen; alle Figuren, die ein anderer Spieler dort hat, zusammen bis zu { $effect_steps } Felder bewegen (nicht diagonal, kein Wasser). Kein Kampf.
text-exchange_of_ideas = Einen anderen Spieler wählen. Von ihm { $effect_level ->
        [1] eine Technologie der Stufe I
        [2] eine Technologie der Stufe I oder II
        [3] eine Technologie bis Stufe III
        [4] eine Technologie bis Stufe IV
       *[other] eine beliebige Technologie
    } kostenlos lernen; danach lernt er { $effect_level ->
        [1] eine der Stufe I
        [2] eine der Stufe I oder II
        [3] eine bis Stufe III
        [4] eine bis Stufe IV
       *[other] eine beliebige
    } von dir.
text-sabotage = { $effect_count ->
        [one] Ein Gebäude höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt zerstören; es geht zurück auf den Markt.
       *[other] { $effect_count } Gebäude höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt zerstören; sie gehen zurück auf den Markt.
    }
text-the_citizens_are_revolting = Einen anderen Spieler wählen. Seine Staatsform wird Anarchie.
text-we_love_the_despot_day = Eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-a_generous_gift = Zählt als ein Eisen, Weizen, Spion oder eine Seide.
text-catastrophe = { $effect_count ->
        [one] Ein Gebäude höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt zerstören; es geht zurück auf den Markt.
       *[other] { $effect_count } Gebäude höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt zerstören; sie gehen zurück auf den Markt.
    }
text-deforestation = Ein Waldfeld ohne Gebäude und Weltwunder wird für den Rest des Spiels Grasland.
text-jousting_tourney = Ein Kulturereignis aufheben.
text-knowledge_shared = Einen anderen Spieler wählen. Von ihm { $effect_level ->
        [1] eine Technologie der Stufe I
        [2] eine Technologie der Stufe I oder II
        [3] eine Technologie bis Stufe III
        [4] eine Technologie bis Stufe IV
       *[other] eine beliebige Technologie
    } kostenlos lernen; danach lernt er { $effect_level ->
        [1] eine der Stufe I
        [2] eine der Stufe I oder II
        [3] eine bis Stufe III
        [4] eine bis Stufe IV
       *[other] eine beliebige
    } von dir.
text-mass_defection = Ein Feld höchstens { $effect_distance } Felder von einer eigenen Figur oder Stadt entfernt wählen; dort eine Große Persönlichkeit oder bis zu { $effect_figures } Figuren eliminieren. Darf eine Bewegung unterbrechen.
text-lost = Ein Feld wählen; alle Figuren, die ein anderer Spieler dort hat, zusammen bis zu { $effect_steps } Felder bewegen (nicht diagonal, kein Wasser). Kein Kampf.
text-the_citizens_are_revolting_ii = Einen anderen Spieler wählen. Seine Staatsform wird Anarchie.
text-we_love_the_queen_day = Eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-a_princely_gift = Zählt als ein Eisen, Uran, Spion, Weizen oder eine Seide.
text-disaster = Bis zu { $effect_count } Gebäude anderer Spieler zerstören; sie gehen zurück auf den Markt.
text-out_of_position = Ein Feld wählen; alle Figuren, die ein anderer Spieler dort hat, zusammen bis zu { $effect_steps } Felder bewegen (nicht diagonal, kein Wasser). Kein Kampf.
text-primetime_tv = Ein Kulturereignis oder eine Rohstofffähigkeit aufheben; die für die Fähigkeit gezahlten Rohstoffe sind verloren.
text-think_tank = Einen anderen Spieler wählen. Von ihm { $effect_level ->
        [1] eine Technologie der Stufe I
        [2] eine Technologie der Stufe I oder II
        [3] eine Technologie bis Stufe III
        [4] eine Technologie bis Stufe IV
       *[other] eine beliebige Technologie
    } kostenlos lernen; danach lernt er { $effect_level ->
        [1] eine der Stufe I
        [2] eine der Stufe I oder II
        [3] eine bis Stufe III
        [4] eine bis Stufe IV
       *[other] eine beliebige
    } von dir.
text-we_love_the_president_day = Eine eigene Stadt hat diese Runde { $effect_amount } Produktion mehr.
text-wholesale_defection = Ein beliebiges Feld wählen; dort eine Große Persönlichkeit oder bis zu { $effect_figures } Figuren eliminieren. Darf eine Bewegung unterbrechen.
text-america_conversion = Für je { $effect_trade } Handel erhält Amerika { $effect_production } statt 1 Produktion.
text-china_explore_culture = { $effect_amount } Kultur für jede erkundete Hütte und jedes eroberte Barbarendorf.
text-china_save_unit = Nach jedem Kampf darf China eine seiner eliminierten Einheiten zurück ins stehende Heer nehmen.
text-egypt_free_building = Einmal pro Runde darf eine ägyptische Stadt mit ihrer Aktion ein freigeschaltetes Gebäude (auch Stadtmauern) kostenlos bauen.
text-germany_upgrade_bonus = Immer wenn Deutschland nach dem Aufbau eine Technologie erforscht oder lernt, die einen Einheitentyp aufrüstet oder freischaltet, baut es { $effect_units ->
        [one] eine Einheit
       *[other] { $effect_units } Einheiten
    } dieses Typs kostenlos und nimmt { $effect_resources ->
        [one] einen Rohstoff
       *[other] { $effect_resources } Rohstoffe
    } eigener Wahl vom Markt.
text-rome_culture_advance = Rom rückt für jedes gebaute Weltwunder, jede gegründete Stadt und jede eroberte Stadt oder jedes eroberte Barbarendorf ein Feld auf der Kulturskala vor.
text-russia_stacking = Russlands Figurenlimit ist um { $effect_amount } höher.
text-russia_steal_tech = Einmal pro Runde darf Russland eine einzelne Armee oder einen Pionier in ein gegnerisches Stadtzentrum ziehen und opfern, um eine Technologie dieses Spielers kostenlos zu lernen. Eine so geopferte Armee greift nicht an.
text-anarchy_ww_no_capital_action = Die Hauptstadt führt keine Aktion aus.
text-despotism_ww_production = Jede eigene Stadt hat { $effect_amount } Produktion mehr.
text-republic_ww_armies_found = Eigene Armeen dürfen wie Pioniere Städte gründen.
text-feudalism_ww_harvest = Rundenbeginn: einen Rohstoff aus dem Randbezirk einer eigenen Stadt abbauen.
text-monarchy_ww_extra_action = Die Hauptstadt hat jede Runde { $effect_amount ->
        [one] eine weitere Aktion
       *[other] { $effect_amount } weitere Aktionen
    }, aber nicht zweimal dieselbe Art.
text-democracy_ww_coin = { $effect_amount ->
    [one] 1 Münze mehr, solange diese Staatsform gilt.
   *[other] { $effect_amount } Münzen mehr, solange diese Staatsform gilt.
    }
text-democracy_ww_trade = Rundenbeginn: { $effect_amount } Handel erhalten.
text-communism_ww_force = Die Kampfkartenstärke ist um { $effect_amount } höher.
text-communism_ww_production = Jede eigene Stadt hat so viel Produktion im Randbezirk wie die beste.
text-fundamentalism_ww_bonus = Der Kampfbonus ist um { $effect_amount } höher.
text-fundamentalism_ww_culture = Rundenbeginn: { $effect_amount } Kultur für jede eigene Armee auf dem Spielplan.
text-code_of_laws = Einmal pro Runde nach einem gewonnenen Kampf 1 Münze auf diese Karte legen (höchstens { $coin_tokens_max }).
text-democracy = Einmal pro Runde in der Städteverwaltung { $coin_tokens_trade } Handel zahlen, um 1 Münze auf diese Karte zu legen (höchstens { $coin_tokens_max }).
text-printing_press = Einmal pro Runde in der Städteverwaltung { $coin_tokens_culture } Kultur zahlen, um 1 Münze auf diese Karte zu legen (höchstens { $coin_tokens_max }).
