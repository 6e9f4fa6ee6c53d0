## what the terminal says

cli-player = Spieler { $n }
cli-yes = ja
cli-score = Punkte
cli-also = außerdem auf dem Tisch (board NAME):
cli-nothing_on = nichts auf: { $things }
cli-lang = --lang ist eins von { $known }, nicht { $lang }
cli-option_pair = Optionen schreibt man Name=Wert, nicht { $pair }
cli-not_text = { $file }: keine Aufzeichnung: kein Text
cli-in_file = { $file }: { $detail }
cli-exists = { $file } gibt es schon; nimm einen anderen Namen
cli-no_rule = { $title } hat keine Regel { $name }; es gibt { $first } bis { $last }
cli-no_rule_of = keine Regel von { $title } spricht von { $words }
cli-players = { $low } bis { $high } Spieler
cli-welcome = Startwert { $seed }. Mit hilfe siehst du, was du tun kannst.
cli-welcome_bots = Startwert { $seed }.
cli-leave = Du verlässt den Tisch.
cli-turn = { $player }, du bist am Zug. Drück Enter, wenn die anderen nicht hinsehen.
cli-save_name = sichern braucht den Namen einer Datei
cli-saved = Gespeichert als { $file }.
cli-no_card = nichts heißt „{ $what }“
cli-more = { $n ->
    [one] und noch eins; schreib mehr vom Namen
   *[other] und { $n } weitere; schreib mehr vom Namen
}
cli-no_thing = nichts auf dem Tisch heißt „{ $what }“; es gibt: { $parts }
cli-no_number = { $n } steht nicht auf der Liste; sie endet mit { $most }
cli-no_place = kein Ort heißt „{ $what }“
cli-such_as = { $n ->
    [one] eine Aktion: { $first }
   *[other] { $n } Aktionen, etwa { $first }
}
cli-narrow = Schreib einen Teil eines Namens, um die Aktionen damit zu sehen.
cli-of_points = (es gewinnt, wer { $n ->
    [one] eine Persönlichkeit
   *[other] { $n } Persönlichkeiten
} hat)
cli-age = Zeitalter { $age }
cli-last_round = (letzte Runde: { $n })
cli-scorings = (Wertungen: { $n } von { $most })
cli-actions_left = { $n ->
    [one] noch eine Aktion
   *[other] noch { $n } Aktionen
}
cli-ages_key = In Klammern: was ein Zug bringt, weniger was verzehrt wird oder verloren geht. Hinter einer Technologie: ihre Arbeiter, und + blaue Steine darauf.
cli-map_key = # eine Stadt, A Armeen, S Pioniere, h Hütte, v Dorf, b Gebäude oder Weltwunder; leer ist unerforscht
cli-free_of_charge = kostenlos
cli-spent-science = { $n } Wissenschaft
cli-spent-resources = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}
cli-spent-military_actions = { $n ->
    [one] { $n } Militäraktion
   *[other] { $n } Militäraktionen
}
cli-no_effect = Sie hat keine Wirkung.
cli-limited = Eine Stadt hat nur ein Gebäude dieser Art

## what one can type, and what it does

cli-type-move = eine Zahl oder ein Zug
cli-help-move = spielt ihn
cli-type-text = Text
cli-help-text = zeigt nur Züge mit diesem Text; Enter zeigt wieder alle
cli-type-undo = zurück
cli-help-undo = nimmt deine letzte Aktion zurück, mit den Antworten der Bots
cli-type-board = tisch [ORT]
cli-help-board = der Tisch, oder was an einem Ort liegt und daneben
cli-type-card = karte NAME
cli-help-card = was eine Karte tut
cli-type-log = protokoll [ZEILEN]
cli-help-log = was geschah
cli-type-why = warum ZUG oder DING
cli-help-why = warum etwas nicht geht
cli-type-rules = regeln R9.6 oder WÖRTER
cli-help-rules = schlägt eine Regel nach
cli-type-hint = tipp
cli-help-hint = die drei besten Aktionen, die Aussicht auf den Sieg nach jeder, und warum
cli-type-save = sichern DATEI
cli-help-save = schreibt die Partie in eine Datei; mit ziggurat play SPIEL --load DATEI geht sie weiter
cli-type-help = hilfe
cli-help-help = diese Liste
cli-type-quit = ende
cli-help-quit = verlässt den Tisch

## rows of the table

cli-term-round = Runde
cli-term-nation = Nation
cli-term-score = Punkte
cli-term-coins = Münzen
cli-term-marker = Rondell
cli-term-cities = Städte
cli-term-temples = Tempel
cli-term-legions = Legionen
cli-term-galleys = Galeeren
cli-term-personalities = Persönlichkeiten
cli-term-advances = Fortschritte
cli-term-map = Plan
cli-term-free = Frei
cli-term-to_learn = Zu entdecken
cli-term-known = Zu übernehmen
cli-term-bank = Bank
cli-term-row = Kartenreihe
cli-term-happy = Gesichter/nötig
cli-term-food = Nahrung
cli-term-resources = Rohstoffe
cli-term-unused = freie Arbeiter
cli-term-yellow_bank = gelber Vorrat
cli-term-blue_bank = blauer Vorrat
cli-term-civil_actions = Zivilaktionen
cli-term-military_actions = Militäraktionen
cli-term-military_hand = Militärkarten
cli-term-government = Regierung
cli-term-leader = Anführer
cli-term-technologies = Technologien
cli-term-specials = Spezial
cli-term-wonders = Wunder
cli-term-tactics = Taktik
cli-term-colonies = Kolonien
cli-term-pacts = Pakte
cli-term-hand = Hand
cli-term-military = Militärhand
cli-term-events = Ereignisse (aktuell / künftig)
cli-term-decks = Stapel (zivil / Militär)
cli-term-auction = Versteigerung
cli-term-battle = Kampf
cli-term-stone = Stein
cli-term-ideas = Ideen
cli-term-money = Geld
cli-term-population = Bevölkerung
cli-term-ports = Hafenstädte
cli-term-farm_towns = Bauerndörfer
cli-term-artisan_towns = Handwerksdörfer
cli-term-units = Einheiten
cli-term-unrest = Unruhe
cli-term-symbols = Säulen
cli-term-goods = Waren
cli-term-your_technologies = Deine Technologien
cli-term-technology = Technologie
cli-term-build = Bauen
cli-term-population_cards = Bevölkerung
cli-term-tax_tariff = Steuern und Zölle
cli-term-wonders_left = Wunder
cli-term-claims = Ansprüche
cli-term-civilization = Zivilisation
cli-term-culture_step = Kulturstufe
cli-term-armies = Armeen
cli-term-scouts = Pioniere
cli-term-speed = Tempo / Stapel
cli-term-techs = Technologien
cli-term-great_people = große Persönlichkeiten
cli-term-buildings = Gebäude
cli-term-forces = Einheiten
cli-term-costs = Kosten
cli-term-yields = Ertrag
cli-term-by_land = Zu Land
cli-term-by_sea = Zur See
cli-term-gives = Bringt
cli-term-next_to = Grenzt an
cli-term-city_of = Stadt von
cli-term-land_of = Land von
cli-term-no_city = Keine Stadt
cli-term-cards = Karten (davor: Zivilaktionen)
cli-term-influence = Einfluss
cli-term-prize = Wert
cli-term-there = Dort
cli-term-free_hexes = Frei
cli-term-progress = Alle haben
cli-term-needed = Nötig
cli-term-city_actions = Stadtaktionen
cli-term-pillar_food = Nahrung
cli-term-pillar_health = Gesundheit
cli-term-pillar_military = Militär
cli-term-peaceful_cost = Friedlich für
cli-term-revolution_cost = Durch Revolution für
cli-term-build_cost = Jedes für
cli-term-stages = Teile
cli-term-price = Kostet
cli-term-needs = Verlangt
cli-term-level = Stufe
cli-term-research_cost = Forschung verlangt
cli-term-unlocks = Öffnet
cli-term-travel = Tempo
cli-term-stacking = Figurenlimit
cli-term-most_cities = Städte höchstens
cli-term-hand_size = Kulturkarten
cli-term-coins_on_it = Münzen darauf höchstens
cli-term-stands_on = Steht auf
cli-term-becomes = Wird zu
cli-term-combat_bonus = Kampfbonus
cli-term-trumps = Schlägt zuerst zu gegen
cli-term-begins_with = Beginnt mit

## what a program that reads and writes text is told

cli-room-guide = Große Zivilisationsspiele mit vollständigen Regeln. Frag nach `titles`, beginne mit `new_game`, dann immer wieder: `look` (der Tisch), `actions` (was du tun darfst), `play` (eine Aktion, wie `actions` sie schreibt). Ein Zug hat mehrere Aktionen. `rules` schlägt in den Regeln nach, `why_not` sagt, warum etwas nicht geht, `hint` denkt für dich. Du siehst, was dein Platz wissen darf.
cli-room-tool-titles = Die Spiele, die man spielen kann: Kennung, Name, Spielerzahlen, Optionen mit ihren Werten (Vorgabe zuerst).
cli-room-tool-new_game = Beginne eine Partie gegen Bots; du sitzt auf `seat` (1 ist der erste Platz). Antwortet mit dem Namen der Partie und der Stellung.
cli-room-tool-look = Der Tisch, wie dein Platz ihn sieht, und was du gefragt wirst.
cli-room-tool-actions = Was du jetzt tun darfst: die Aktion, wie du sie schreiben musst, und was sie bedeutet. Mit einem Wort werden es weniger.
cli-room-tool-play = Spiel eine Aktion, wie `actions` sie schreibt; Bots antworten. Sagt, was geschah, und die nächste Frage.
cli-room-tool-why_not = Warum eine Aktion oder ein Teil davon jetzt nicht möglich ist.
cli-room-tool-hint = Die besten Aktionen, wie der stärkste Bot sie von deinem Platz aus sieht, mit Gewinnaussicht und Grund.
cli-room-tool-rules = Die Regeln eines Spiels nach Nummer (R9 bringt ein Kapitel, R9.6 eine Regel) oder nach Wörtern, die darin stehen.
cli-room-tool-record = Die ganze Partie als Aufzeichnung, sobald sie vorbei ist: `ziggurat replay` und der Browser lesen sie.
cli-room-title = { $low } bis { $high } Spieler. Optionen: { $options }
cli-room-bots = Bots, vom schwächsten zum stärksten: { $levels }; alle: { $all }
cli-room-game = Partie { $name }.
cli-room-over = Die Partie ist zu Ende. { $reason }
cli-room-asked = Du bist { $player }. { $said } ({ $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
})
cli-room-none = In { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
} kommt „{ $containing }“ nicht vor.
cli-room-more = { $n ->
    [one] ... und noch eine
   *[other] ... und { $n } weitere
}; ein Wort grenzt sie ein.
cli-room-more_rules = { $n ->
    [one] ... und noch eine Regel
   *[other] ... und { $n } weitere Regeln
}; frag nach weniger.
cli-room-seat = seat ist eine Zahl von 1 bis { $most }
cli-room-nothing = du hast nichts zu entscheiden
cli-room-record = eine Aufzeichnung verrät, was alle auf der Hand hatten; es gibt sie, wenn die Partie zu Ende ist
cli-room-no_game = keine Partie heißt „{ $name }“; { $n ->
    [0] noch ist keine begonnen
   *[other] es gibt: { $known }
}
