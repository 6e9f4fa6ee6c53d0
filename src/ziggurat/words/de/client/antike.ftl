map_label = Karte { $name }
round = Runde { $n }
nations = { $n } Nationen
to_win = { $n } Persönlichkeiten gewinnen
legions = Legionen
galleys = Galeeren
both = beide
legion = Legionen
galley = Galeeren
marble = Marmor
iron = Eisen
gold = Gold
coins = Münzen
any = Marmor, Eisen oder Gold
stocks = Vorräte von { $nation }
Stocks = Vorräte
next_yield = nächster Ertrag
left = noch { $n }
supply = Im Vorrat
advances = Fortschritte
advance_hint = Preis als Erster · wenn bekannt
gold_and_coins = { $coins ->
    [one] { $gold } Gold + { $coins } Münze
   *[other] { $gold } Gold + { $coins } Münzen
    }
personalities = Persönlichkeiten
of_to_win = { $n } von { $of } zum Sieg
score_label = { $n } von { $of } Persönlichkeiten
free = frei
here = du bist hier
field_use = Nutzen
unpaid = es reicht für nichts
nothing = nichts zu tun
unpaid_short = zu teuer
nothing_short = nichts
rondel = Rondell
temple = Tempel
neutral_temple = neutraler Tempel
city = Stadt
site = freier Bauplatz
owner = Besitzer
yields = Ertrag
strength = Stärke
sea_points = Seepunkte
known_by = Bekannt bei
price_first = Preis als Erster
price_later = Preis, wenn bekannt
nobody = niemandem
price = Preis
n_goods = { $n ->
    [one] { $n } Gut
   *[other] { $n } Güter
    }
bank = Bank { $give }:{ $get }
production = { $n ->
    [one] +{ $n } Gut
   *[other] +{ $n } Güter
    }
defence = Städte +{ $n }
legion_range = Legionen { $n }
galley_range = Galeeren { $n }
cities = Städte
temples = Tempel
units = Einheiten
