map = Map
round = round { $n }
trade = trade
phase_setup = set-up
phase_start_of_turn = start of turn
phase_trade = trade
phase_city_management = city management
phase_movement = movement
phase_research = research
phase_battle = battle
phase_any_time = any time
unexplored = unexplored
terrain = Terrain
gives = Gives
nothing = nothing
figures = Figures
n_armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
    }
n_scouts = { $n ->
    [one] { $n } scout
   *[other] { $n } scouts
    }
locked = locked
blockaded = blockaded
hut = hut
village = village
capital = capital
city = city
walled = walls
production = production
culture = culture
coin = coins
n_coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
arts = Devoted to the arts
actions_left = Actions left
n_actions = { $n ->
    [0] no actions left
    [one] { $n } action left
   *[other] { $n } actions left
    }
techs = Technologies
tech_hint = research needs the number at the left
to_learn = Not yet known
culture_track = Culture track
next_step = next step { $culture } culture
next_step_trade = next step { $culture } culture, { $trade } trade
unlocks = Opens
market = Market
wonders = Wonders
buildings = Buildings
units = Units
usable = Technologies that can be used now
n_left = { $n } left
supply = In supply
costs = Costs
with_tech = { $n } with { $tech }
battle = { $a } attacks { $b }
barbarians = Barbarians
cards_in_hand = { $n } in hand
strength = Strength
wounded = Wounds
n_wounds = { $n }, { $left } left
trumps = Strikes first against
bonus = bonus { $n }
plays_now = plays now
how_many = How many?
which_figures = Which figures?
which_figures_on = Which figures on { $square }?
loot = Loot from { $name }
has = Has
composing = { $name } composes an offer.
at_most = At most
new_front = Open a new front
attack_here = Attack here
nobody = No unit
troops = Troops
your_hand = Your hand
hand_of = Hand of { $name }
plays_card = { $name } plays { $card }
cancelled = cancelled
wounds = { $n ->
    [one] one wound
   *[other] { $n } wounds
    }
offer = { $a } makes { $b } an offer
gives_goods = { $name } gives
wants_goods = { $name } wants
purse = Treasury
of = of { $n }
forces = Standing forces
force = { $n ->
    [one] { $n } card with one army
   *[other] { $n } cards with one army
    }
hand = Culture cards
no_cards = none
cities = Cities
yield_now = yield now
government = Government
speed = Speed
stacking = Stacking
mine = Mine
choose_civilization = Civilizations
great_person = Great people
more = Known and market
needs = Needs
limited = one per city
secret = chosen in secret: { $tech }
research_needs = Needs trade
hand_size = Culture hand
coins_on_it = Coins on it
begins_with = Begins with
no_effect = No effect.
combat_bonus = Combat bonus
wonder = wonder
obsolete = obsolete
stands_on = Stands on
resources = Resources
next = Next step
price = { $culture } culture
price_trade = { $culture } culture, { $trade } trade
culture_victory = culture victory
free_slots = { $n } free
