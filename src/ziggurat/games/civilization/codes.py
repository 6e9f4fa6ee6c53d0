"""The numbers the engine works with. Their names for people are in the content and the words."""

from typing import Final, Literal

from ziggurat.games.civilization.effect_records import TerrainName
from ziggurat.games.civilization.records import PhaseName

# Seats, cities and figures are flat: city = seat * CITIES + i (0 is the capital), figure = seat * FIGURES + j.
CITIES: Final = 3
FIGURES: Final = 9
ARMIES: Final = 7  # figures 0-6 are armies (6 is Russia's white one), 7 and 8 are scouts
ARMY: Final = 0  # the kinds of figure
SCOUT: Final = 1
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
TERRAINS: Final[tuple[TerrainName, ...]] = ("grassland", "forest", "mountain", "desert", "water")

# Resources; the first four have tokens in the market.
INCENSE: Final = 0
IRON: Final = 1
SILK: Final = 2
WHEAT: Final = 3
SPY: Final = 4
URANIUM: Final = 5
Token = Literal["incense", "iron", "silk", "wheat"]
TOKENS: Final[tuple[Token, ...]] = ("incense", "iron", "silk", "wheat")
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
UnitType = Literal["infantry", "mounted", "artillery", "aircraft"]
UNIT_TYPES: Final[tuple[UnitType, ...]] = ("infantry", "mounted", "artillery", "aircraft")

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
PHASES: Final[tuple[PhaseName, ...]] = (
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
S_SPOILS: Final = 40

# Kinds of action; what their numbers mean is declared in acts
A_CIVILIZATION: Final = 0
A_CAPITAL: Final = 1
A_FIGURE: Final = 2
A_GREAT_PERSON: Final = 3
A_GREAT_PERSON_RESERVE: Final = 4
A_WONDER_SQUARE: Final = 5
A_END: Final = 6
A_FOUND: Final = 7
A_FOUND_ARMY: Final = 8
A_DISPLACE: Final = 9
A_GOVERNMENT: Final = 10
A_WONDER_FIGURE: Final = 11
A_WONDER_TECH: Final = 12
A_WONDER_ADVANCE: Final = 13
A_PLAY: Final = 14
A_USE: Final = 15
A_GATHER: Final = 16
A_GATHER_NONE: Final = 17
A_OFFER: Final = 18
A_PASS: Final = 19
A_GIVE: Final = 20
A_WANT: Final = 21
A_SEND: Final = 22
A_DROP: Final = 23
A_ACCEPT: Final = 24
A_REFUSE: Final = 25
A_COUNTER: Final = 26
A_HAND_OVER: Final = 27
A_ARTS: Final = 28
A_HARVEST: Final = 29
A_PRODUCE: Final = 30
A_DONE: Final = 31
A_FREE: Final = 32
A_PLACE: Final = 33
A_ADVANCE: Final = 34
A_COIN: Final = 35
A_DISCARD: Final = 36
A_TARGET_NONE: Final = 37
A_TARGET_CITY: Final = 38
A_TARGET_PLAYER: Final = 39
A_TARGET_TECH: Final = 40
A_TARGET_FIGURE: Final = 41
A_TARGET_GREAT_PERSON: Final = 42
A_TARGET_FIGURES: Final = 43
A_TARGET_WONDER: Final = 44
A_TARGET_UNIT: Final = 45
A_TARGET_SQUARE: Final = 46
A_PAY: Final = 47
A_PAY_GIFT: Final = 48
A_TAKE_BACK: Final = 49
A_REACT_EVENT: Final = 50
A_REACT_ABILITY: Final = 51
A_PASS_TURN: Final = 52
A_LEARN: Final = 53
A_DECLINE: Final = 54
A_RESOURCE: Final = 55
A_GROUP: Final = 56
A_STEP: Final = 57
A_DISCOVER: Final = 58
A_STOP: Final = 59
A_SACRIFICE: Final = 60
A_RAZE: Final = 61
A_FRONT: Final = 62
A_STRIKE: Final = 63
A_HEAL: Final = 64
A_WOUND: Final = 65
A_DECK: Final = 66
A_SAVE: Final = 67
A_SAVE_NONE: Final = 68
A_LOOT_TRADE: Final = 69
A_LOOT_CULTURE: Final = 70
A_LOOT_TOKEN: Final = 71
A_LOOT_MARKER: Final = 72
A_LOOT_TECH: Final = 73
A_LOOT_HAND: Final = 74
A_LOOT_EVENT: Final = 75
A_LOOT_DECK: Final = 76
A_LOOT_COIN: Final = 77
A_LOOT_STEAL_COIN: Final = 78
A_RESEARCH: Final = 79
A_RESEARCH_NONE: Final = 80

# Tables of ids that belong to the content, by their place in `Title.names`
CIVILIZATION_IDS: Final = 0
TECH_IDS: Final = 1
GOVERNMENT_IDS: Final = 2
WONDER_IDS: Final = 3
GREAT_PERSON_IDS: Final = 4
EVENT_IDS: Final = 5
ABILITY_IDS: Final = 6
UNIT_IDS: Final = 7
ITEM_IDS: Final = 8
GOODS_IDS: Final = 9
WANTED_IDS: Final = 10
DECK_IDS: Final = 11
CARD_IDS: Final = 12

# Goods of an offer or a payment: trade, culture, four tokens, markers by kind, then culture events by kind
G_TRADE: Final = 0
G_CULTURE: Final = 1
G_TOKEN: Final = 2
G_MARKER: Final = 6  # + kind; the events begin at `Tables.event_good`
# Goods wanted: trade, culture, four tokens, then by their backs
W_HUT: Final = 6
W_VILLAGE: Final = 7
W_EVENT: Final = 8  # + deck - 1

# Items under way that others may react to (R22.6)
I_EVENT: Final = 1
I_ABILITY: Final = 2
I_ACTION: Final = 3
I_STEP: Final = 4
I_CANCELLED: Final = 8
ANNOUNCED: Final = ("nothing", "event", "ability", "action", "step")

# What a winner chooses loot for, and how far the choosing has come (R11.17, R11.18, R11.25)
LOOT_FIGURES: Final = 0
LOOT_CITY: Final = 1
LOOT_MORE: Final = 2  # further resources
LOOT_CARD: Final = 3  # the hand is open: which card
LOOT_POINTS: Final = 4
LOOTS: Final = ("figures", "city", "more", "card", "points")

# How the game ended
E_CULTURE: Final = 1
E_TECHNOLOGY: Final = 2
E_ECONOMY: Final = 3
E_MILITARY: Final = 4
E_ROUNDS: Final = 5
E_INTRODUCTORY: Final = 6
Ending = Literal["culture", "technology", "economic", "military", "round_limit", "introductory"]
ENDINGS: Final[tuple[Ending | Literal[""], ...]] = (
    "",
    "culture",
    "technology",
    "economic",
    "military",
    "round_limit",
    "introductory",
)

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

# Why something is not possible, see reasons: what can never be first, what only just fails last
N_NOT_OFFERED: Final = 1
N_START_OF_TURN: Final = 2
N_TRADE: Final = 3
N_CITY_MANAGEMENT: Final = 4
N_MOVEMENT: Final = 5
N_RESEARCH: Final = 6
N_CAPITAL: Final = 7
N_NOT_HERE: Final = 8
N_CITY_NOT_YOURS: Final = 9
N_ABILITY_UNKNOWN: Final = 10
N_ABILITY_USED: Final = 11
N_ABILITY_NOW: Final = 12
N_ABILITY_RESOURCES: Final = 13
N_EVENT_NOW: Final = 14
N_FOUND_SCOUT: Final = 15
N_FOUND_MAXIMUM: Final = 16
N_FOUND_WATER: Final = 17
N_FOUND_EDGE: Final = 18
N_FOUND_UNEXPLORED: Final = 19
N_FOUND_NEAR: Final = 20
N_FOUND_TOKEN: Final = 21
N_FOUND_ENEMY: Final = 22
N_FOUND_STACK: Final = 23
N_GOVERNMENT_SAME: Final = 24
N_GOVERNMENT_LOCKED: Final = 25
N_GOVERNMENT_CHANGED: Final = 26
N_GOVERNMENT_WAIT: Final = 27
N_GOVERNMENT_ANARCHY: Final = 28
N_CITY_ANARCHY: Final = 29
N_CITY_ACTED: Final = 30
N_ALL_ACTED: Final = 31
N_SAME_ACTION: Final = 32
N_HARVEST: Final = 33
N_TRACK_END: Final = 34
N_ADVANCE: Final = 35
N_COIN_UNKNOWN: Final = 36
N_COIN_FULL: Final = 37
N_COIN_USED: Final = 38
N_COIN_PRICE: Final = 39
N_WONDER_MARKET: Final = 40
N_WALLS_TECH: Final = 41
N_UNIT_TECH: Final = 42
N_BUILDING_TECH: Final = 43
N_ITEM_UPGRADED: Final = 44
N_WALLS: Final = 45
N_UNIT_SUPPLY: Final = 46
N_FIGURE_SUPPLY: Final = 47
N_WONDER_CITY: Final = 48
N_ITEM_LIMITED: Final = 49
N_BUILDING_SQUARE: Final = 50
N_FIGURE_SQUARE: Final = 51
N_ITEM_COST: Final = 52
N_TECH_KNOWN: Final = 53
N_TECH_PLACE: Final = 54
N_TECH_TRADE: Final = 55
N_MOVE_NONE: Final = 56
N_MOVE_MOVED: Final = 57
N_MOVE_FEWER: Final = 58
N_MOVE_LOCKED: Final = 59
N_MUST_LEAVE: Final = 60
N_STOP_HERE: Final = 61
N_STEP_FAR: Final = 62
N_STEP_UNEXPLORED: Final = 63
N_STEP_WATER: Final = 64
N_STEP_OWN_CITY: Final = 65
N_STEP_PEACE: Final = 66
N_STEP_SCOUT_CITY: Final = 67
N_STEP_SCOUT_ENEMY: Final = 68
N_STEP_SCOUT_HUT: Final = 69
N_STEP_STACK: Final = 70
N_STEP_CROSS: Final = 71
N_BATTLE_TURN: Final = 72
