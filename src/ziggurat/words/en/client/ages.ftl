card_row = Card row
cards_left = { $n ->
    [one] Age { $age } · { $n } card left
   *[other] Age { $age } · { $n } cards left
    }
no_deck = no cards left
leaves = { $n ->
    [one] the first card leaves at the next turn
   *[other] the first { $n } cards leave at the next turn
    }
civil_action = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
    }
military_action = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
    }
civil_left = { $n } of { $of } civil actions left
military_left = { $n } of { $of } military actions left
civil = civil
military = military
empty_slot = empty
slot = Slot
cost_to_take = To take
not_now = not now
why_building = already building
why_hand_full = hand is full
why_leader_age = one leader per age
why_in_hand = in your hand
why_in_play = in play
actions_short = { $n ->
    [one] { $n } action short
   *[other] { $n } actions short
    }
culture = culture
science = science
strength = strength
happiness = happy faces
food = food
resources = resources
# The words of the cards' texts that are drawn as signs on the cards, in all their forms.
said_culture = culture
said_science = science
said_strength = strength
said_happiness = happy faces, happy face
said_food = food
said_resources = resources, resource
said_civil = civil actions, civil action
said_military = military actions, military action
said_blue = blue tokens, blue token
rank = { $nth } of { $of }
first_place = 1st
second_place = 2nd
third_place = 3rd
fourth_place = 4th
of_needed = of { $n }
per_turn = each turn
eats = consumption
lost_to_corruption = corruption
produced = produced
stored = stored
points = points
needed = needed
for_units = for units only
uprising = uprising
uprising_hint = More discontent workers than idle ones: the production phase is skipped.
famine_hint = Not enough food: each missing food costs culture.
discontent = { $n ->
    [one] { $n } discontent worker
   *[other] { $n } discontent workers
    }
farm = Farms
mine = Mines
lab = Labs
temple = Temples
library = Libraries
theater = Theatres
arena = Arenas
infantry = Infantry
cavalry = Cavalry
artillery = Artillery
air_force = Air force
government = Government
technologies = Technologies
special = Special technology
leader = Leader
wonder = Wonder
action = Action card
event = Event
territory = Territory
colonies = Colonies
aggression = Aggression
pact = Pact
war = War
tactics = Tactics
bonus = Bonus card
one_farm = Farm
one_mine = Mine
one_lab = Lab
one_temple = Temple
one_library = Library
one_theater = Theatre
one_arena = Arena
one_infantry = Infantry
one_cavalry = Cavalry
one_artillery = Artillery
one_air_force = Air force
age = Age { $age }
science_cost = Science
revolution_cost = Science, revolution
peaceful_cost = Science, peaceful
build_cost = To build
build_printed = To build, printed
stages = Stages
next_stage = next stage { $n }
in_progress = in progress
workers = Workers
tokens = Blue tokens
worth = worth { $n }
civil_actions = Civil actions
military_actions = Military actions
urban_limit = Urban limit
urban_limit_short = up to { $n } buildings of a kind
army = Army
army_bonus = Strength per army
army_obsolete = with outdated units
armies = { $n ->
    [one] { $n } army, +{ $bonus } strength
   *[other] { $n } armies, +{ $bonus } strength
    }
no_armies = no complete army
defence = Defence
colonization = Colonisation
ravaged_short = ravaged
with_partner = with { $name }
side = as { $side }
war_on = on { $name }
war_by = by { $name }
population = Population
next_costs = next costs { $n } food
nobody_left = nobody left
eats_n = eats { $n }
idle = { $n ->
    [one] { $n } idle worker
   *[other] { $n } idle workers
    }
blue_bank = Blue bank
yellow_bank = Yellow bank
no_corruption = no corruption
corruption_n = corruption { $n }
happiness_title = Happiness
needed_n = { $n } needed
tokens_in_bank = Tokens in the bank
beyond = +{ $n }
hand = Hand
civil_hand = Civil hand
military_hand = Military hand
hand_limit = { $n } of { $of }
no_cards = No cards in hand.
hidden_hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
taken_now = taken this turn
events = Events
current_events = Current events
future_events = Future events
past_events = Past events
civil_deck = Civil deck
military_deck = Military deck
discards = Discards
none = none
known_to_me = You know
open_events = Scored at the end
revealed = Being resolved
tracks = Tracks
tracks_hint = Everybody's culture, science and strength
culture_over_time = Culture over time
in_play = Government, leader, wonders and more
show = show
whose_civ = Whose civilisation
civ_of = Civilisation of { $name }
back_to_mine = Back to mine
resigned = resigned
auction = Auction
passed = passed
still_in = still bidding
bids = bids { $n }
bid_of = Bid { $n }
largest_force = Largest force
pays = Pays with
attack = Attack
defend = Defence
sacrificed = sacrificed
strength_now = strength
attacker_wins = the attack succeeds
defender_holds = the defence holds
even = even
advantage = advantage { $n }
offer = Pact offered
last_round = last round
round = round { $n }
simple = simple game
advanced = advanced game
full = full game
attacked_by = Attacked by
lost_actions = { $n ->
    [one] Rebellion: { $n } civil action less next turn
   *[other] Rebellion: { $n } civil actions less next turn
    }
skips_politics = No political action next turn
start_player = Start player
yes = yes
final_scoring = Final scoring
