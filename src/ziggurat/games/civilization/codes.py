"""The numbers the engine works with. Their names for people are in the content and the words."""

from typing import Final

# Seats, cities and figures are flat: city = seat * CITIES + i (0 is the capital), figure = seat * FIGURES + j.
CITIES: Final = 3
FIGURES: Final = 9
ARMIES: Final = 7  # figures 0-6 are armies (6 is Russia's white one), 7 and 8 are scouts
SCOUT_MASK: Final = 0b110000000
ARMY_MASK: Final = 0b001111111

# Terrain; a square that is not on the table yet is UNEXPLORED, a square outside the map VOID.
GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
DESERT: Final = 3
WATER: Final = 4
UNEXPLORED: Final = -1
VOID: Final = -2
TERRAINS: Final = ("grassland", "forest", "mountain", "desert", "water")

# Resources; the first four have tokens in the market.
INCENSE: Final = 0
IRON: Final = 1
SILK: Final = 2
WHEAT: Final = 3
SPY: Final = 4
URANIUM: Final = 5
RESOURCES: Final = ("incense", "iron", "silk", "wheat", "spy", "uranium")
ANY: Final = -1

# Tokens on the map
NO_TOKEN: Final = 0
HUT: Final = 1
VILLAGE: Final = 2

# Unit types
INFANTRY: Final = 0
MOUNTED: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3
UNIT_TYPES: Final = ("infantry", "mounted", "artillery", "aircraft")

# Water ability (R2.12)
NO_WATER: Final = 0
CROSS: Final = 1
END_ON_WATER: Final = 2

# Phases (R5.1)
SETUP: Final = 0
START_OF_TURN: Final = 1
TRADE: Final = 2
CITY_MANAGEMENT: Final = 3
MOVEMENT: Final = 4
RESEARCH: Final = 5
BATTLE: Final = 6
ANY_TIME: Final = 7
PHASES: Final = (
    "setup",
    "start_of_turn",
    "trade",
    "city_management",
    "movement",
    "research",
    "battle",
    "any_time",
)

# A yield is one integer: trade, production, culture and coin in a byte each, then four bits per resource symbol.
PRODUCTION_SHIFT: Final = 8
CULTURE_SHIFT: Final = 16
COIN_SHIFT: Final = 24
RESOURCE_SHIFT: Final = 32

# What a city may produce
ITEM_ARMY: Final = 0
ITEM_SCOUT: Final = 1
ITEM_UNIT: Final = 2  # + unit type
ITEM_BUILDING: Final = 6  # + building
ITEM_WALLS: Final = 20
ITEM_WONDER: Final = 21  # + wonder

# Steps
S_CIVILIZATION: Final = 0
S_NEXT_SETUP: Final = 1
S_CAPITAL: Final = 2
S_SETUP_FIGURE: Final = 3
S_GREAT_PERSON: Final = 4
S_SETUP_WONDER: Final = 5
S_SETUP_DONE: Final = 6
S_ROUND: Final = 7
S_NEXT_TURN: Final = 8
S_START_OF_TURN: Final = 9
S_DISPLACE: Final = 10
S_GATHER: Final = 11
S_NEGOTIATE: Final = 12
S_OFFER: Final = 13
S_ANSWER: Final = 14
S_HAND_OVER: Final = 15
S_CITY_MANAGEMENT: Final = 16
S_PLACE: Final = 17
S_SECOND_ITEM: Final = 18
S_DISCARD: Final = 19
S_TARGET: Final = 20
S_PAY: Final = 21
S_CONSENT: Final = 22
S_WINDOW: Final = 23
S_RESOLVE: Final = 24
S_LEARN: Final = 25
S_TAKE_RESOURCE: Final = 26
S_MOVEMENT: Final = 27
S_STEP: Final = 28
S_CARRY_OUT: Final = 29
S_RAZE: Final = 30
S_BATTLE: Final = 31
S_BATTLE_TURN: Final = 32
S_WOUNDS: Final = 33
S_BARBARIAN_DECK: Final = 34
S_SAVE_UNIT: Final = 35
S_AFTER_BATTLE: Final = 36
S_LOOT: Final = 37
S_RESEARCH: Final = 38
S_ARRIVE: Final = 39

# Actions: kind first, then up to three numbers
A_CIVILIZATION: Final = 1  # civilization
A_CAPITAL: Final = 2  # square
A_FIGURE: Final = 3  # 0 army / 1 scout, square
A_GREAT_PERSON: Final = 4  # great person, square (-1 keeps it in reserve)
A_WONDER_SQUARE: Final = 5  # square
A_END: Final = 6
A_FOUND: Final = 7  # square, 0 by a scout / 1 by an army
A_DISPLACE: Final = 8  # square
A_GOVERNMENT: Final = 9  # government
A_WONDER: Final = 10  # wonder, what (Hanging Gardens: 0 army / 1 scout; Statue of Liberty: tech)
A_PLAY: Final = 11  # culture event
A_USE: Final = 12  # resource ability
A_GATHER: Final = 13  # scout (7 or 8), city (-1 none)
A_OFFER: Final = 14  # player
A_PASS: Final = 15
A_GIVE: Final = 16  # goods, amount
A_WANT: Final = 17  # goods, amount
A_SEND: Final = 18
A_DROP: Final = 19
A_ACCEPT: Final = 20
A_REFUSE: Final = 21
A_COUNTER: Final = 22
A_HAND_OVER: Final = 23  # goods
A_ARTS: Final = 24  # city
A_HARVEST: Final = 25  # city, resource
A_PRODUCE: Final = 26  # city, item
A_FREE: Final = 27  # city, building or walls (Egypt)
A_PLACE: Final = 28  # square
A_ADVANCE: Final = 29
A_COIN: Final = 30  # tech whose card takes the coin
A_DISCARD: Final = 31  # culture event
A_TARGET: Final = 32  # code, see effects
A_PAY: Final = 33  # way of paying, see payment; player who gets the gift's coin or -1
A_TAKE_BACK: Final = 34
A_REACT: Final = 35  # 0 event / 1 ability, which
A_PASS_TURN: Final = 36
A_LEARN: Final = 37  # tech (-1 declines)
A_RESOURCE: Final = 38  # resource
A_GROUP: Final = 39  # square, armies, scouts
A_STEP: Final = 40  # square
A_DISCOVER: Final = 41  # direction
A_STOP: Final = 42
A_SACRIFICE: Final = 43  # square, tech
A_RAZE: Final = 44
A_UNIT: Final = 45  # unit card, front (-1 new)
A_HEAL: Final = 46  # tech
A_WOUND: Final = 47  # front, wounds
A_DECK: Final = 48  # unit type
A_SAVE: Final = 49  # unit card (-1 none)
A_LOOT: Final = 50  # what, which
A_RESEARCH: Final = 51  # tech (-1 none)

# Items under way that others may react to (R22.6)
I_EVENT: Final = 1
I_ABILITY: Final = 2
I_ACTION: Final = 3
I_STEP: Final = 4
I_CANCELLED: Final = 8

# How the game ended
E_CULTURE: Final = 1
E_TECHNOLOGY: Final = 2
E_ECONOMY: Final = 3
E_MILITARY: Final = 4
E_ROUNDS: Final = 5
E_INTRODUCTORY: Final = 6
ENDINGS: Final = ("", "culture", "technology", "economic", "military", "round_limit", "introductory")

# Effects of events and abilities (R23): what happens, not who prints it
OP_NONE: Final = 0
OP_PRODUCTION: Final = 1
OP_CULTURE: Final = 2
OP_TRADE: Final = 3
OP_GREAT_PERSON: Final = 4
OP_COIN: Final = 5
OP_GIFT: Final = 6
OP_CANCEL: Final = 7
OP_KILL: Final = 8
OP_KILL_SQUARE: Final = 9
OP_DISASTER: Final = 10
OP_MOVE: Final = 11
OP_LEARN: Final = 12
OP_DESTROY: Final = 13
OP_ANARCHY: Final = 14
OP_OBSOLETE: Final = 15  # or kill a unit / destroy a building, as the card says
OP_LOCK: Final = 16
OP_STEAM: Final = 17
OP_ACTIONS: Final = 18
OP_NUKE: Final = 19
OP_STRIKE: Final = 20
OP_WOUNDS: Final = 21
OP_FREE_FIGURE: Final = 22
OP_FREE_TECH: Final = 23
OP_FREE_ADVANCE: Final = 24
OP_ORACLE: Final = 25
OP_STRENGTH: Final = 26
OP_THRESHOLD: Final = 27
OP_UNITED_NATIONS: Final = 28
OP_ANY_HARVEST: Final = 29

# What cancels what
CANCEL_EVENT: Final = 1
CANCEL_ABILITY: Final = 2
CANCEL_ACTION: Final = 4

# Happenings that set a civilization's ability off (R18)
T_WONDER: Final = 1
T_CITY: Final = 2
T_CONQUER_CITY: Final = 4
T_CONQUER_VILLAGE: Final = 8
T_HUT: Final = 16
