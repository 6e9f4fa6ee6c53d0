## title

title = Sid Meier's Civilization

## unit

unit = { NAME($name) } { $n }

## goods

goods = { $n ->
        [0] nothing
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    }

## score

score-culture = Culture (5 a step)
score-coins = Coins (7 each)
score-techs = Technologies (7 each)
score-total = Best of the three

## city

city-capital = capital { NAME($square) }
city-city = city { NAME($square) }

## option

option-civilizations = Civilizations
option-civilizations-help = Dealt at random, or chosen one after the other.
option-civilizations-random = Dealt
option-civilizations-chosen = Chosen
option-introductory = Introductory game
option-introductory-help = Without Egypt, Rome and wonders; it ends with the first third city.
option-government_set = Governments
option-government_set-help = The base cards, or the reprinted ones of Wisdom and Warfare.
option-government_set-base = Base game
option-government_set-ww = Reprinted
option-loot_rules = Loot
option-loot_rules-help = One choice by the base rules, or loot points by the later FAQ.
option-loot_rules-base = One choice
option-loot_rules-faq2 = Loot points
option-scout_kill_counts_as_battle = Killing scouts counts as a battle
option-scout_kill_counts_as_battle-help = Gives the coin of Code of Laws too.
option-stacking_while_passing = Stacking limit while passing
option-stacking_while_passing-help = Whether the limit holds at every step or just where a move ends.
option-stacking_while_passing-strict = Every step
option-stacking_while_passing-end_only = At the end
option-offers_per_player = Offers per player and round
option-offers_per_player-help = 0 switches negotiation off.
option-round_limit = Round limit
option-round_limit-help = After this round players are ranked by how far they got.

## action

action-end = End
action-pass = Pass
action-send = Send the offer
action-drop = Give up the offer and pass
action-accept = Accept
action-refuse = Refuse
action-counter = Refuse and make a counter-offer
action-take_back = Take it back
action-pass_turn = Pass until this player's movement is over
action-stop = Stop here
action-raze = Destroy the building
action-done = Nothing more
action-civilization = Play { NAME($civilization) }
action-capital = Capital on { NAME($square) }
action-wonder_square = Put the wonder on { NAME($square) }
action-displace = Move to { NAME($square) }
action-place = Put it on { NAME($square) }
action-figure = Place { NAME($figure, form: "a") } on { NAME($square) }
action-great_person = Place the { NAME($great_person) } on { NAME($square) }
action-great_person_reserve = Keep the { NAME($great_person) } in reserve
action-found = Found a city on { NAME($square) }
action-found_army = Found a city on { NAME($square) } with an army
action-government = Change to { NAME($government) }
action-wonder_figure = { NAME($wonder) }: { NAME($figure) } for free
action-wonder_tech = { NAME($wonder) }: learn { NAME($tech) }
action-wonder_advance = { NAME($wonder) }: advance on the culture track
action-play = Play { NAME($event) }
action-use = Use { NAME($ability) }
action-gather = Scout on { NAME($square) } gathers for the { NAME($city) }
action-gather_none = Scout on { NAME($square) } gathers for nobody
action-offer = Make { NAME($player) } an offer
action-give = Give { $n ->
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    }
action-give_card = { $n ->
    [one] Give { NAME($goods) }
   *[other] Give { $n } × { NAME($goods) }
    }
action-want = Want { $n ->
        [one] { $n } { NAME($goods, form: "one") }
       *[other] { $n } { NAME($goods, form: "many") }
    }
action-hand_over = Hand over { NAME($goods) }
action-arts = In the { NAME($city) }: devote to the arts, { $n ->
    [0] no culture
   *[other] +{ $n } culture
    }
action-harvest = In the { NAME($city) }: harvest { NAME($resource) }
action-produce = In the { NAME($city) }: { NAME($item) } for { $cost } production
action-produce_trade = In the { NAME($city) }: { NAME($item) } for { $cost } production, paying { $n } trade
action-free = In the { NAME($city) }: { NAME($item) } for free
action-advance = Advance to step { $n }{ $trade ->
        [0] { " " }for { $culture } culture
       *[other] { " " }for { $culture } culture and { $trade } trade
    }
action-coin_trade = Pay { $n } trade for a coin on { NAME($tech) }
action-coin_culture = Pay { $n } culture for a coin on { NAME($tech) }
action-discard = Discard { NAME($event) }
action-pay = Pay with { NAME($goods) }
action-pay_gift = Pay with { NAME($goods) }, coin to { NAME($player) }
action-react = React with { NAME($card) }
action-decline = Learn nothing
action-learn = Learn { NAME($tech) }
action-take = Take { NAME($resource) }
action-move_armies = { $n ->
    [one] Move the army from { NAME($square) }
   *[other] Move { $n } armies from { NAME($square) }
    }
action-move_scouts = { $n ->
    [one] Move the scout from { NAME($square) }
   *[other] Move { $n } scouts from { NAME($square) }
    }
action-move_group = Move together from { NAME($square) }: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, { $scouts ->
        [one] 1 scout
       *[other] { $scouts } scouts
    }
action-step = Step to { NAME($square) }
action-step_city = Attack the city of { NAME($player) } on { NAME($square) }
action-step_attack = Attack { NAME($player) } on { NAME($square) }
action-step_scouts = Eliminate the scouts of { NAME($player) } on { NAME($square) }
action-step_hut = Explore the hut on { NAME($square) }
action-step_village = Attack the village on { NAME($square) }
action-discover = Discover the tile to the { NAME($direction) }
action-sacrifice = Sacrifice the figure on { NAME($square) } to learn { NAME($tech) }
action-front = { NAME($unit) }: open a new front
action-attack = { NAME($unit) }: attack { NAME($enemy) }
action-heal = Heal with { NAME($tech) }
action-wounds = { $n ->
    [one] 1 wound on front { NAME($front) }
   *[other] { $n } wounds on front { NAME($front) }
    }
action-deck = Draw from the { NAME($unit) } deck
action-save = Save { NAME($unit) } { $n }
action-save_none = Save no unit
action-research = Research { NAME($tech) }
action-research_none = Research nothing
action-target_none = Nothing more
action-target_city = The { NAME($city) }
action-target_player = { NAME($player) }
action-target_figure = The { NAME($figure) } of { NAME($player) } on { NAME($square) }
action-target_great_person = The great person
action-target_figures = { NAME($player) }: { $armies ->
        [0] { $scouts ->
            [one] 1 scout
           *[other] { $scouts } scouts
        }
        [one] { $scouts ->
            [0] 1 army
            [one] 1 army, 1 scout
           *[other] 1 army, { $scouts } scouts
        }
       *[other] { $scouts ->
            [0] { $armies } armies
            [one] { $armies } armies, 1 scout
           *[other] { $armies } armies, { $scouts } scouts
        }
    }
action-target_wonder = Make { NAME($wonder) } obsolete
action-target_unit = Kill a unit of { NAME($player) }
action-target_square = { NAME($square) }
action-loot-trade = Take up to 3 trade
action-loot-culture = Take up to 3 culture
action-loot-token = Take { NAME($what) }
action-loot-marker = Take a { NAME($what) } marker
action-loot-tech = Learn { NAME($what) }
action-loot-hand = Steal a culture event
action-loot-event = Steal { NAME($what) }
action-loot-deck = Steal a card of { NAME($what) }
action-loot-coin = Discard the coin on { NAME($what) }
action-loot-steal_coin = Steal the coin on { NAME($what) }

## prompt

prompt-civilization = Choose your civilization.
prompt-capital = Place your capital; { NAME($square) } is recommended for beginners.
prompt-setup_wonder = Place { NAME($wonder) } in the outskirts of your capital.
prompt-setup_army = Place an army in the outskirts of your capital.
prompt-setup_scout = Place your scout in the outskirts of your capital.
prompt-great_person = Place the { NAME($great_person) } or keep it in reserve.
prompt-discard = { $n ->
    [one] Your hand is too large: discard a culture event.
   *[other] Your hand is too large: discard { $n } culture events.
    }
prompt-start_of_turn = Start of turn: cities, government, great people, wonders and events.
prompt-displace = Move the figure off the new city on { NAME($square) }.
prompt-gather = Which city does the scout on { NAME($square) } gather for?
prompt-negotiate = { $n ->
    [0] Trade: you have made all your offers. Pass when you are done.
    [one] Trade: make your last offer or pass.
   *[other] Trade: make an offer ({ $n } left) or pass.
    }
prompt-offer = Compose your offer to { NAME($player) }.
prompt-answer = { NAME($player) } makes you an offer.
prompt-hand_over = Choose what you hand over to { NAME($player) }.
prompt-city_management = { $n ->
    [0] City management: no city action left.
    [one] City management: one city action left.
   *[other] City management: { $n } city actions left.
    }
prompt-place = Where does it go: { NAME($item) }?
prompt-second_item = { $n ->
    [0] Engineering: a second item? No production is left.
   *[other] Engineering: a second item from { $n } production?
    }
prompt-target = Choose the target: { NAME($card) }
prompt-pay = { NAME($ability) }: pay { NAME($resource) }.
prompt-consent = { NAME($player) } wants to play { NAME($event) } on you. Do you allow it?
prompt-window_step = { NAME($player) } is moving: do you interrupt?
prompt-window_event = { NAME($player) } plays { NAME($card) }: do you react?
prompt-window_ability = { NAME($player) } uses { NAME($card) }: do you react?
prompt-window_action = { NAME($player) } announces a city action: do you react?
prompt-learn = Choose a tech to learn for free.
prompt-take_resource = Take a resource from the market.
prompt-movement = Move your figures, up to { $n } squares each.
prompt-step = { $n ->
    [0] On { NAME($square) }, no step left.
    [one] On { NAME($square) }, one step left.
   *[other] On { NAME($square) }, { $n } steps left.
    }
prompt-raze = Destroy { NAME($building) } with Combustion?
prompt-battle_unit = Play one unit: attack a lone enemy unit or open a front.
prompt-battle_after = Use an ability or end your battle turn.
prompt-wounds = { $n ->
    [one] Deal one wound.
   *[other] Deal up to { $n } wounds.
    }
prompt-heal = { $n ->
    [one] Heal one wound.
   *[other] Heal up to { $n } wounds.
    }
prompt-barbarian_deck = Draw a barbarian from another deck.
prompt-save_unit = China may save one killed unit.
prompt-loot = Choose your loot from { NAME($player) }.
prompt-loot_card = Choose a culture event of { NAME($player) }.
prompt-research = { $coins ->
    [0] Research in secret: { $n ->
        [0] you have no trade.
       *[other] { $n } trade.
    }
   *[other] Research in secret: { $n ->
        [0] you have no trade.
       *[other] { $n } trade, { $coins } kept by coins.
    }
    }

## why

why-when_start_of_turn = Governments change at the start of a turn.
why-when_trade = Offers are made in the trade phase.
why-when_city_management = That belongs to city management.
why-when_movement = Figures move in the movement phase.
why-when_research = Technologies are researched at the end of the round.
why-not_offered = That is not possible here.
why-all_acted = All your cities have taken their actions.
why-same_action = The city does not take the same kind of action twice.
why-track_end = Your marker stands at the end of the culture track.
why-move_fewer = There are not so many figures on { NAME($square) } that have not moved.
why-item_cost = { NAME($item) } costs { $cost }; the city has { $have ->
        [0] no
       *[other] { $have }
    } production, and trade adds { $n ->
        [0] nothing
       *[other] no more than { $n }
    }.
why-capital = The capital stands on one of the four central squares of the home tile.
why-not_here = { NAME($item) } cannot be put there.
why-found_scout = You have no scout on { NAME($square) }.
why-found_maximum = You may have no more than { $n } cities.
why-found_water = { NAME($square) } is water.
why-found_edge = { NAME($square) } lies at the edge of the map.
why-found_unexplored = { NAME($square) } touches an unexplored tile.
why-found_token = There is a hut or village on { NAME($square) } or next to it.
why-found_enemy = There is an enemy figure next to { NAME($square) }.
why-found_near = { NAME($square) } is less than three squares from another city.
why-found_stack = The other figures on { NAME($square) } have nowhere to go.
why-government_same = { NAME($government) } is in force already.
why-government_changed = Your government has changed in this round.
why-government_locked = { NAME($government) } is not unlocked.
why-government_wait = Anarchy lasts at least until the next round.
why-government_anarchy = { NAME($government) } can only be reached through Anarchy now.
why-city_not_yours = That is not a city of yours.
why-city_acted = This city has taken its action.
why-city_anarchy = Under Anarchy the capital takes no action.
why-harvest = The city does not yield { NAME($resource) }, or the market has none.
why-advance = { $trade ->
    [0] The next step costs { $culture } culture.
   *[other] The next step costs { $culture } culture and { $trade } trade.
    }
why-coin_full = { $n ->
    [one] { NAME($tech) } already holds a coin.
   *[other] { NAME($tech) } already holds { $n } coins.
    }
why-coin_used = { NAME($tech) } has given its coin in this round.
why-coin_price = You cannot pay for a coin on { NAME($tech) }.
why-wonder_market = { NAME($item) } is not in the market.
why-wonder_city = No free square for { NAME($item) }; a city holds one wonder.
why-walls = The city is walled already.
why-item_tech = { NAME($item) } needs { NAME($tech) }.
why-item_upgraded = You can only build { NAME($better) } instead of { NAME($item) }.
why-item_limited = { NAME($item) } is a limited building; the city has one, or no square or marker is free.
why-item_square = No square or marker is free for { NAME($item) }.
why-item_supply = No { NAME($item) } is left.
why-event_now = { NAME($event) } cannot be played now, or has no target.
why-ability_unknown = You do not know { NAME($tech) }.
why-ability_used = { NAME($ability) } has been used in this round.
why-ability_resources = You cannot pay for { NAME($ability) }.
why-ability_now = { NAME($ability) } cannot be used now.
why-tech_known = You know { NAME($tech) }.
why-tech_trade = { NAME($tech) } needs { $need } trade, you have { $have }.
why-tech_place = No place in the pyramid for { NAME($tech) } on level { $level }.
why-move_none = You have no figures on { NAME($square) }.
why-move_locked = No figure may leave { NAME($square) } in this round.
why-move_moved = The figures on { NAME($square) } have moved.
why-must_leave = Your figures on water must go ashore first.
why-stop_here = The move cannot end on { NAME($square) }.
why-step_far = { NAME($square) } is not next to the group; there are no diagonal steps.
why-step_unexplored = { NAME($square) } is unexplored; discover its tile first.
why-step_water = Without Navigation nobody enters water.
why-step_own_city = A move passes an own city centre, it cannot end there.
why-step_peace = Under { NAME($government) } you do not attack cities of other players.
why-step_scout_city = Scouts do not enter enemy cities.
why-step_scout_enemy = Scouts do not enter squares with enemy figures.
why-step_scout_hut = Scouts enter that square only with an army.
why-step_stack = No more than { $n } figures in a square.
why-step_cross = From { NAME($square) } no land could be reached.
why-battle_turn = Play exactly one unit: open a front, or attack a unit that stands alone.

## log

log-win-culture = { NAME($player) } wins by culture.
log-win-technology = { NAME($player) } wins by technology.
log-win-economic = { NAME($player) } wins by economy.
log-win-military = { NAME($player) } conquers a capital and wins.
log-win-round_limit = The round limit is reached.
log-win-introductory = { NAME($player) } founds a third city: the introductory game is over.
log-round = Round { $n }
log-pays = { NAME($player) } pays { NAME($goods) }
log-gains = { NAME($source) }: { NAME($player) } gains { NAME($goods) }
log-coins = { NAME($player) } now has { $n ->
    [0] no coin
    [one] 1 coin
   *[other] { $n } coins
    }, before { $was ->
    [0] none
   *[other] { $was }
    }
log-start_trade = { $n ->
    [0] { NAME($player) } begins without trade
   *[other] { NAME($player) } begins with { $n } trade
    }
log-wonder_coin = { NAME($wonder) }: a coin for { NAME($player) }
log-replaced = { NAME($player) } replaces { NAME($piece) } on { NAME($square) }
log-disaster = { NAME($player) } turns { NAME($square) } into { NAME($terrain) }
log-figures_moved = { $n ->
    [one] A figure of { NAME($player) } goes from { NAME($square) } to { NAME($to) }
   *[other] { $n } figures of { NAME($player) } go from { NAME($square) } to { NAME($to) }
    }
log-locked = { NAME($player) }: no figure may leave { NAME($square) } in this round
log-production = { NAME($player) }, { NAME($city) }: +{ $n } production in this round
log-extra_actions = { $n ->
    [one] { NAME($player) }: one more action for each city
   *[other] { NAME($player) }: { $n } more actions for each city
    }
log-extra_wounds = { $n ->
    [one] { NAME($player) }: the next attack deals 1 more wound
   *[other] { NAME($player) }: the next attack deals { $n } more wounds
    }
log-healed = { $n ->
    [one] { NAME($player) } heals 1 wound
   *[other] { NAME($player) } heals { $n } wounds
    }
log-wounds = { $n ->
    [one] { NAME($player) } deals 1 wound: { NAME($unit) }
   *[other] { NAME($player) } deals { $n } wounds: { NAME($unit) }
    }
log-village_great_person = { NAME($player) } conquers the village on { NAME($square) }: its marker shows a great person
log-dial_full = { NAME($player) }'s dial is full: { $n } trade is lost
log-village = { NAME($player) } conquers the village on { NAME($square) } and takes its marker
log-barbarian_front = The barbarians open a front: { NAME($unit) }
log-barbarian_strike = The barbarians: { NAME($unit) } attacks { NAME($enemy) }
log-barbarian_unit_dies = { NAME($unit) } of the barbarians is killed
log-capital = { NAME($player) }: capital on { NAME($square) }
log-advance = { NAME($player) } reaches step { $n } of the culture track
log-draw_event = { NAME($player) } draws a card of { NAME($deck) }
log-draw_event_own = You draw { NAME($event) }
log-great_person = { NAME($player) } gains a great person: { NAME($great_person) }
log-place_great_person = { NAME($player) } places { NAME($great_person) } on { NAME($square) }
log-discard = { NAME($player) } discards { NAME($event) }
log-unit = { NAME($player) } gains a unit: { NAME($unit) }
log-unit_own = You gain { NAME($unit) } of strength { $n }
log-unit_killed = { NAME($player) } loses { NAME($unit) }
log-unit_dies = { NAME($unit) } of { NAME($player) } is killed
log-unit_saved = { NAME($player) } saves { NAME($unit) }
log-research = { NAME($player) } researches { NAME($tech) } and pays { NAME($goods) }
log-learn = { NAME($player) } learns { NAME($tech) }
log-nothing_to_learn = { NAME($player) } finds nothing to learn
log-take_resource = { NAME($player) } takes { NAME($resource) }
log-event = { NAME($player) } plays { NAME($event) }
log-ability = { NAME($player) } uses { NAME($ability) }
log-cancelled = What { NAME($player) } announced is cancelled
log-consent_refused = { NAME($player) } does not allow { NAME($event) }
log-gift_coin = { NAME($player) } gets a coin
log-coin = { NAME($player) } puts a coin on { NAME($tech) }
log-great_person_killed = { NAME($player) } kills the great person on { NAME($square) }
log-figures_killed = { $n ->
    [one] { NAME($player) } loses a figure on { NAME($square) }
   *[other] { NAME($player) } loses { $n } figures on { NAME($square) }
    }
log-destroyed = { NAME($player) } loses { NAME($building) } on { NAME($square) }
log-obsolete = Now obsolete: { NAME($wonder) }
log-nuked = The city of { NAME($player) } on { NAME($square) } is destroyed by a nuke
log-government = { NAME($player) } changes to { NAME($government) }
log-found = { NAME($player) } founds a city on { NAME($square) }
log-gather = The scout of { NAME($player) } on { NAME($square) } gathers for the { NAME($city) }
log-wonder_works = { NAME($player) } uses { NAME($wonder) }
log-collect = { $n ->
    [0] { NAME($player) } collects no trade, still { $total }
   *[other] { NAME($player) } collects { $n } trade, now { $total }
    }
log-offer = { NAME($player) } makes { NAME($other) } an offer
log-offer_refused = { NAME($player) } refuses the offer of { NAME($other) }
log-offer_countered = { NAME($player) } answers { NAME($other) } with a counter-offer
log-exchange = { NAME($player) } gives { NAME($other) }: { NAME($goods) }
log-arts = { NAME($player) }: the city on { NAME($square) } is devoted to the arts, { $n ->
    [0] no culture
   *[other] +{ $n } culture
    }
log-walls = { NAME($player) } walls the city on { NAME($square) }
log-wonder = { NAME($player) } builds { NAME($wonder) } on { NAME($square) }
log-building = { NAME($player) } builds { NAME($building) } on { NAME($square) }
log-army = { NAME($player) } builds an army on { NAME($square) }
log-scout = { NAME($player) } builds a scout on { NAME($square) }
log-discover = { NAME($player) } discovers the tile to the { NAME($direction) }
log-sacrifice = { NAME($player) } sacrifices a figure on { NAME($square) } and learns { NAME($tech) }
log-hut = { NAME($player) } explores the hut on { NAME($square) }
log-found_resource = You find: { NAME($resource) }
log-scouts_killed = { $n ->
    [one] { NAME($player) } eliminates a scout of { NAME($other) } on { NAME($square) }
   *[other] { NAME($player) } eliminates { $n } scouts of { NAME($other) } on { NAME($square) }
    }
log-attack = { NAME($player) } attacks { NAME($other) } on { NAME($square) }
log-attack_city = { NAME($player) } attacks the city of { NAME($other) } on { NAME($square) }
log-attack_village = { NAME($player) } attacks the village on { NAME($square) }; { NAME($other) } plays the barbarians
log-front = { NAME($player) } opens a front: { NAME($unit) }
log-strike = { NAME($player) }: { NAME($unit) } attacks { NAME($enemy) }
log-battle_won = { NAME($player) } wins the battle, { $attacker } to { $defender }
log-barbarians_won = The barbarians beat { NAME($player) }, { $attacker } to { $defender }
log-city_destroyed = { NAME($player) } destroys the city of { NAME($other) } on { NAME($square) }
log-loot-trade = { NAME($player) } takes from { NAME($other) }: { NAME($goods) }
log-loot-culture = { NAME($player) } takes from { NAME($other) }: { NAME($goods) }
log-loot-token = { NAME($player) } takes from { NAME($other) }: { NAME($goods) }
log-loot-marker = { NAME($player) } takes from { NAME($other) }: { NAME($goods) }
log-loot-tech = { NAME($player) } learns { NAME($tech) } of { NAME($other) }
log-loot-event = { NAME($player) } steals from { NAME($other) }: { NAME($goods) }
log-loot-deck = { NAME($player) } steals from { NAME($other) }: { NAME($goods) }
log-loot-coin = { NAME($player) } makes { NAME($other) } discard the coin on { NAME($place) }
log-loot-steal_coin = { NAME($player) } steals the coin of { NAME($other) } on { NAME($place) }

## reason

reason-culture = { NAME($player) } reached the end of the culture track.
reason-culture-any = A civilization reached the end of the culture track.
reason-technology-any = A civilization researched Space Flight.
reason-economic-any = A civilization has 15 coins.
reason-military-any = A civilization conquered a capital.
reason-technology = { NAME($player) } researched Space Flight.
reason-economic = { NAME($player) } has 15 coins.
reason-military = { NAME($player) } conquered a capital.
reason-round_limit = The round limit was reached.
reason-introductory = A player founded the third city; there is neither winner nor loser.

## group

group-abilities = Abilities
group-answer = Answer
group-arts = Devote to the arts
group-cities = Cities
group-coins = Coins
group-culture = Culture
group-decks = Decks
group-done = Finish
group-end = End
group-events = Events
group-gather = Gather
group-give = Give
group-government = Government
group-great_people = Great people
group-harvest = Harvest
group-loot = Loot
group-move = Move
group-offer = Offer
group-pay = Pay
group-place = Place
group-produce = Produce
group-raze = Raze
group-react = React
group-resources = Resources
group-set_up = Set-up
group-target = Target
group-techs = Technologies
group-units = Units
group-want = Want
group-wonders = Wonders
group-wounds = Wounds
