## what the terminal says

cli-player = Player { $n }
cli-yes = yes
cli-score = points
cli-also = also on the table (board NAME):
cli-nothing_on = nothing on: { $things }
cli-lang = --lang is one of { $known }, not { $lang }
cli-option_pair = options are written name=value, not { $pair }
cli-not_text = { $file }: not a record: not text
cli-in_file = { $file }: { $detail }
cli-exists = { $file } exists already; choose another name
cli-no_rule = { $title } has no rule { $name }; it has { $first } to { $last }
cli-no_rule_of = no rule of { $title } speaks of { $words }
cli-players = { $low } to { $high } players
cli-welcome = Seed { $seed }. Type help for what you can do.
cli-welcome_bots = Seed { $seed }.
cli-leave = You leave the table.
cli-turn = { $player }, it is your turn. Press Enter when the others are not looking.
cli-save_name = save needs the name of a file
cli-saved = Saved as { $file }.
cli-no_card = nothing is called '{ $what }'
cli-more = { $n ->
    [one] and one more; say more of the name
   *[other] and { $n } more; say more of the name
}
cli-no_thing = nothing on the table is called '{ $what }'; there are: { $parts }
cli-no_number = { $n } is not in the list; it ends with { $most }
cli-no_place = no place is called '{ $what }'
cli-such_as = { $n ->
    [one] one action: { $first }
   *[other] { $n } actions, such as { $first }
}
cli-narrow = Type part of a name to see the actions with it.
cli-of_points = (wins with { $n ->
    [one] one personality
   *[other] { $n } personalities
})
cli-age = Age { $age }
cli-last_round = (last round: { $n })
cli-scorings = (scorings: { $n } of { $most })
cli-actions_left = { $n ->
    [one] one action left
   *[other] { $n } actions left
}
cli-ages_key = In brackets: what a turn brings, less what is eaten or lost. Behind a technology: its workers, and + blue tokens on it.
cli-map_key = # a city, A armies, S scouts, h hut, v village, b building or wonder; blank is unexplored
cli-free_of_charge = free
cli-spent-science = { $n } science
cli-spent-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
cli-spent-military_actions = { $n ->
    [one] { $n } military action
   *[other] { $n } military actions
}
cli-no_effect = It has no effect.
cli-limited = A city has only one building of this sort

## what one can type, and what it does

cli-type-move = a number or a move
cli-help-move = play it
cli-type-text = text
cli-help-text = narrow the list to moves with that text; Enter shows all again
cli-type-undo = undo
cli-help-undo = take your last action back, with what bots answered
cli-type-board = board [PLACE]
cli-help-board = the table, or what is at a place and beside it
cli-type-card = card NAME
cli-help-card = what a card does
cli-type-log = log [lines]
cli-help-log = what happened
cli-type-why = why MOVE or THING
cli-help-why = why something is not possible
cli-type-rules = rules R9.6 or words
cli-help-rules = look a rule up
cli-type-hint = hint
cli-help-hint = the three best actions, the chance to win that each leaves, and why
cli-type-save = save FILE
cli-help-save = write the game to a file; ziggurat play TITLE --load FILE goes on with it
cli-type-help = help
cli-help-help = this list
cli-type-quit = quit
cli-help-quit = leave the table

## rows of the table

cli-term-round = Round
cli-term-nation = nation
cli-term-score = points
cli-term-coins = coins
cli-term-marker = rondel
cli-term-cities = cities
cli-term-temples = temples
cli-term-legions = legions
cli-term-galleys = galleys
cli-term-personalities = personalities
cli-term-advances = advances
cli-term-map = Map
cli-term-free = Free
cli-term-to_learn = To discover
cli-term-known = To copy
cli-term-bank = Bank
cli-term-row = Card row
cli-term-happy = faces/needed
cli-term-food = food
cli-term-resources = resources
cli-term-unused = unused workers
cli-term-yellow_bank = yellow bank
cli-term-blue_bank = blue bank
cli-term-civil_actions = civil actions
cli-term-military_actions = military actions
cli-term-military_hand = military cards
cli-term-government = government
cli-term-leader = leader
cli-term-technologies = technologies
cli-term-specials = special
cli-term-wonders = wonders
cli-term-tactics = tactics
cli-term-colonies = colonies
cli-term-pacts = pacts
cli-term-hand = Hand
cli-term-military = Military hand
cli-term-events = Events (current / future)
cli-term-decks = Decks (civil / military)
cli-term-auction = Auction
cli-term-battle = Battle
cli-term-stone = stone
cli-term-ideas = ideas
cli-term-money = money
cli-term-population = population
cli-term-ports = ports
cli-term-farm_towns = farm towns
cli-term-artisan_towns = artisan towns
cli-term-units = units
cli-term-unrest = unrest
cli-term-symbols = pillars
cli-term-goods = goods
cli-term-your_technologies = Your technologies
cli-term-technology = Technology
cli-term-build = Build
cli-term-population_cards = Population
cli-term-tax_tariff = Tax and tariff
cli-term-wonders_left = Wonders
cli-term-claims = Claims
cli-term-civilization = civilization
cli-term-culture_step = culture step
cli-term-armies = armies
cli-term-scouts = scouts
cli-term-speed = speed / stack
cli-term-techs = techs
cli-term-great_people = great people
cli-term-buildings = Buildings
cli-term-forces = Units
cli-term-costs = Costs
cli-term-yields = Yields
cli-term-by_land = By land
cli-term-by_sea = By sea
cli-term-gives = Gives
cli-term-next_to = Next to
cli-term-city_of = City of
cli-term-land_of = Land of
cli-term-no_city = No city
cli-term-cards = Cards (before them: civil actions)
cli-term-influence = Influence
cli-term-prize = Worth
cli-term-there = There
cli-term-free_hexes = Free
cli-term-progress = Everybody has
cli-term-needed = Needs
cli-term-city_actions = City actions
cli-term-pillar_food = Food
cli-term-pillar_health = Health
cli-term-pillar_military = Military
cli-term-peaceful_cost = Peacefully for
cli-term-revolution_cost = By revolution for
cli-term-build_cost = Each for
cli-term-stages = Stages
cli-term-price = Costs
cli-term-needs = Needs
cli-term-level = Level
cli-term-research_cost = Research needs
cli-term-unlocks = Unlocks
cli-term-travel = Speed
cli-term-stacking = Stacking limit
cli-term-most_cities = Cities at most
cli-term-hand_size = Culture hand
cli-term-coins_on_it = Coins on it at most
cli-term-stands_on = Stands on
cli-term-becomes = Becomes
cli-term-combat_bonus = combat bonus
cli-term-trumps = Strikes first against
cli-term-begins_with = Begins with

## what a program that reads and writes text is told

cli-room-guide = Heavy civilisation board games with complete rules. Ask `titles`, begin with `new_game`, then repeat: `look` (the table), `actions` (what you may do), `play` (one move, as `actions` writes it). A turn has several moves. `rules` looks the rules up, `why_not` says why something is not possible, `hint` thinks for you. You see what your seat may know.
cli-room-tool-titles = The games that can be played: id, name, numbers of players, options with their values (default first).
cli-room-tool-new_game = Begin a game against bots; you sit at `seat` (1 is the first). Returns the game's name and the position.
cli-room-tool-look = The table as your seat sees it, and what you are asked.
cli-room-tool-actions = What you may do now: the move as you have to write it, and what it means. Narrow it with a word.
cli-room-tool-play = Play a move as `actions` writes it; bots answer. Returns what happened and the next question.
cli-room-tool-why_not = Why a move, or part of one, is not possible now.
cli-room-tool-hint = The best moves as the strongest bot sees them from your seat, with the chance to win and a reason.
cli-room-tool-rules = A title's rules by number (R9 brings a chapter, R9.6 one rule) or by words that stand in them.
cli-room-tool-record = The whole game as a record once it is over: `ziggurat replay` and the browser read it.
cli-room-title = { $low } to { $high } players. Options: { $options }
cli-room-bots = Bots, from weak to strong: { $levels }; all: { $all }
cli-room-game = Game { $name }.
cli-room-over = The game is over. { $reason }
cli-room-asked = You are { $player }. { $said } ({ $n ->
    [one] one action
   *[other] { $n } actions
})
cli-room-none = None of { $n ->
    [one] { $n } action
   *[other] { $n } actions
} has '{ $containing }' in it.
cli-room-more = { $n ->
    [one] ... and one more
   *[other] ... and { $n } more
}; narrow them with a word.
cli-room-more_rules = { $n ->
    [one] ... and one more rule
   *[other] ... and { $n } more rules
}; ask for fewer.
cli-room-seat = seat is a number from 1 to { $most }
cli-room-nothing = there is nothing for you to decide
cli-room-record = a record tells what every seat held; it is given out when the game is over
cli-room-no_game = no game is called '{ $name }'; { $n ->
    [0] none has been begun yet
   *[other] there are: { $known }
}
