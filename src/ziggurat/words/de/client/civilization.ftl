map = Karte
round = Runde { $n }
trade = Handel
phase_setup = Aufbau
phase_start_of_turn = Rundenbeginn
phase_trade = Handel
phase_city_management = Stadtverwaltung
phase_movement = Bewegung
phase_research = Forschung
phase_battle = Kampf
phase_any_time = jederzeit
unexplored = unerforscht
terrain = Gelände
gives = Bringt
nothing = nichts
figures = Figuren
n_armies = { $n ->
    [one] { $n } Armee
   *[other] { $n } Armeen
    }
n_scouts = { $n ->
    [one] { $n } Pionier
   *[other] { $n } Pioniere
    }
locked = gesperrt
blockaded = blockiert
hut = Hütte
village = Dorf
capital = Hauptstadt
city = Stadt
walled = Mauern
production = Produktion
culture = Kultur
coin = Münzen
n_coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
    }
arts = Den Künsten gewidmet
actions_left = Aktionen übrig
n_actions = { $n ->
    [0] keine Aktion mehr
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
    }
techs = Technologien
tech_hint = Forschung braucht die Zahl links
to_learn = Noch nicht bekannt
culture_track = Kulturskala
next_step = nächster Schritt { $culture } Kultur
next_step_trade = nächster Schritt { $culture } Kultur, { $trade } Handel
unlocks = Öffnet
market = Markt
wonders = Weltwunder
buildings = Gebäude
units = Einheiten
usable = Jetzt nutzbare Technologien
n_left = noch { $n }
supply = Im Vorrat
costs = Kostet
with_tech = { $n } mit { $tech }
battle = { $a } greift { $b } an
barbarians = Barbaren
cards_in_hand = { $n } auf der Hand
strength = Stärke
wounded = Wunden
n_wounds = { $n }, noch { $left }
trumps = Schlägt zuerst zu gegen
bonus = Bonus { $n }
plays_now = ist am Zug
how_many = Wie viele?
which_figures = Welche Figuren?
which_figures_on = Welche Figuren auf { $square }?
loot = Beute von { $name }
has = Hat
composing = { $name } stellt ein Angebot zusammen.
at_most = Höchstens
new_front = Neue Front eröffnen
attack_here = Hier angreifen
nobody = Keine Einheit
troops = Truppen
your_hand = Deine Hand
hand_of = Hand von { $name }
plays_card = { $name } spielt { $card }
cancelled = aufgehoben
wounds = { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
    }
offer = { $a } macht { $b } ein Angebot
gives_goods = { $name } gibt
wants_goods = { $name } will
purse = Schatz
of = von { $n }
forces = Stehende Truppen
force = { $n ->
    [one] { $n } Karte mit einer Armee
   *[other] { $n } Karten mit einer Armee
    }
hand = Kulturkarten
no_cards = keine
cities = Städte
yield_now = Ertrag jetzt
government = Staatsform
speed = Tempo
stacking = Figurenlimit
mine = Meins
choose_civilization = Zivilisationen
great_person = Große Persönlichkeiten
more = Wissen und Markt
needs = Braucht
limited = eins je Stadt
secret = geheim gewählt: { $tech }
research_needs = Braucht Handel
hand_size = Kulturhand
coins_on_it = Münzen darauf
begins_with = Beginnt mit
no_effect = Keine Wirkung.
combat_bonus = Kampfbonus
wonder = Weltwunder
obsolete = veraltet
stands_on = Steht auf
resources = Rohstoffe
next = Nächster Schritt
price = { $culture } Kultur
price_trade = { $culture } Kultur, { $trade } Handel
culture_victory = Kultursieg
free_slots = { $n } frei
