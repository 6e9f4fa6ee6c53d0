map_label = Map { $name }
round = round { $n }
nations = { $n } nations
to_win = { $n } personalities win
legions = legions
galleys = galleys
both = both
legion = Legions
galley = Galleys
marble = marble
iron = iron
gold = gold
coins = coins
any = marble, iron or gold
stocks = { $nation }’s stocks
Stocks = Stocks
next_yield = next yield
left = { $n } left
supply = In supply
advances = Advances
advance_hint = price if first · if known
gold_and_coins = { $coins ->
    [one] { $gold } gold + { $coins } coin
   *[other] { $gold } gold + { $coins } coins
    }
personalities = Personalities
of_to_win = { $n } of { $of } to win
score_label = { $n } of { $of } personalities
free = free
here = you are here
field_use = Use
unpaid = nothing can be paid
nothing = nothing to do
unpaid_short = too dear
nothing_short = nothing
rondel = Rondel
temple = temple
neutral_temple = neutral temple
city = city
site = free city site
owner = Owner
yields = Yields
strength = Strength
sea_points = Sea points
known_by = Known by
price_first = Price if first
price_later = Price if known
nobody = nobody
price = Price
n_goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
    }
bank = bank { $give }:{ $get }
production = { $n ->
    [one] +{ $n } good
   *[other] +{ $n } goods
    }
defence = cities +{ $n }
legion_range = legions { $n }
galley_range = galleys { $n }
cities = Cities
temples = Temples
units = Units
