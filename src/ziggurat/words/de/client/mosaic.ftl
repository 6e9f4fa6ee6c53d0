map = Karte der Regionen
round = Runde { $n }
scorings = { $n } von { $of } Wertungen
last_round_next = letzte Runde folgt
last_round = letzte Runde
extra_actions = Zusatzaktionen
region = Region
gives = Bringt
good = Ware
you_have = Du hast
production = Produktion
on_top = Oben liegt: { $card }
owner = Besitzer
port_site = Hafenplatz
empty = leeres Hexagon
first_scores = der meiste Einfluss bringt { $n }
influence_points = { $points ->
    [one] { $n } Einfluss, { $points } Punkt
   *[other] { $n } Einfluss, { $points } Punkte
    }
costs = Kostet
needs = Braucht
symbols = Symbole
points = Punkte
unrest = Unruhe
worth = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
    }
in_supply = Im Vorrat
influence = Einfluss
as_now = so würde er jetzt gewertet
bonus_field = Bonusfeld
technology = Technologie
build = Bau
population = Bevölkerung
tax_tariff = Steuer, Zoll
left = noch { $n }
governments = Regierungen
wonders = Weltwunder
leaders = Anführer
market = Auslagen
hand = Deine Hand
kept = Auszuspielen
stores = Vorräte
work_brings = und was Arbeiten brächte
people = Leute
pillars = Säulen
goods_count = { $n ->
    [one] { $n } Warenart
   *[other] { $n } Warenarten
    }
tableau = Deine Karten
technologies = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologien
    }
face_down = verdeckt
reach = In Reichweite
reach_hint = Goldene Zeitalter, Errungenschaften
claimed = Goldene Zeitalter und Errungenschaften
claim = nehmen
taken = genommen von { $name }
units_left = Einheiten übrig
without_card = oder ohne Karte
mine = Meins
none = noch nichts
free = frei
up = offen
down = verdeckt
no_unrest = keine Unruhe
n_unrest = { $n } Unruhe
empire = Imperienkarte aufgedeckt
military = Militär
exhausted = erschöpft
look = Oberste Karte ansehen
seen = oben auf dem Stapel
cards_left = Karten übrig
empire_card = Imperienkarte
revealed = aufgedeckt
in_the_deck = noch im Stapel
recruit = Einheit ausheben
march = Einheit bewegen
at_most = Höchstens
may_recruit = Kann ausheben
used = Fähigkeit verbraucht
unused = Fähigkeit übrig
goods = Waren
stands_on = Steht auf
land = jedes freie Hexagon
n_face_down = { $n ->
    [one] { $n } Technologie verdeckt
   *[other] { $n } Technologien verdeckt
    }
