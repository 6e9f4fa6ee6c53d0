map = Map of the regions
round = round { $n }
scorings = { $n } of { $of } scorings
last_round_next = last round next
last_round = last round
extra_actions = extra actions
region = Region
gives = Gives
good = Good
you_have = You have
production = Production
on_top = On top: { $card }
owner = Owner
port_site = port site
empty = empty hex
first_scores = most influence scores { $n }
influence_points = { $points ->
    [one] { $n } influence, { $points } point
   *[other] { $n } influence, { $points } points
    }
costs = Costs
needs = Needs
symbols = Symbols
points = Points
unrest = Unrest
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
in_supply = In supply
influence = Influence
as_now = as it would score now
bonus_field = bonus field
technology = Technology
build = Build
population = People
tax_tariff = Tax, tariff
left = { $n } left
governments = Governments
wonders = Wonders
leaders = Leaders
market = Markets
hand = Your hand
kept = To play
stores = Stores
work_brings = and what Work would bring
people = people
pillars = Pillars
goods_count = { $n ->
    [one] { $n } kind of goods
   *[other] { $n } kinds of goods
    }
tableau = Your cards
technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
    }
face_down = face down
reach = In reach
reach_hint = golden ages and achievements
claimed = Golden ages and achievements
claim = claim
taken = taken by { $name }
units_left = units left
without_card = or without a card
mine = Mine
none = nothing yet
free = free
up = face up
down = face down
no_unrest = no unrest
n_unrest = { $n } unrest
empire = empire card revealed
military = Military
exhausted = exhausted
look = Look at the top card
seen = top of the pile
cards_left = Cards left
empire_card = Empire card
revealed = revealed
in_the_deck = in the deck
recruit = Recruit a unit
march = Move a unit
at_most = At most
may_recruit = May recruit
used = power used
unused = power unused
goods = Goods
stands_on = Stands on
land = any free hex
n_face_down = { $n ->
    [one] { $n } technology face down
   *[other] { $n } technologies face down
    }
