"""The numbers that stand for the words of the rulebook: resources, pieces, decks, effects, steps, actions."""

from typing import Final

from ziggurat.games.mosaic.effect_records import (
    Currency,
    DeckName,
    EmpirePer,
    HexKind,
    Pillar,
    Resource,
    Track,
    UnitKind,
)

# -- what is counted on a player's board ------------------------------------------------------------

CURRENCIES: Final[tuple[Currency, ...]] = ("stone", "food", "ideas", "money")
RESOURCES: Final[tuple[Resource, ...]] = ("stone", "food", "ideas", "money", "population")
TRACKS: Final[tuple[Track, ...]] = ("stone", "food", "ideas", "tax", "tariff")
PILLARS: Final[tuple[Pillar, ...]] = (
    "science",
    "economy",
    "food",
    "health",
    "construction",
    "culture",
    "government",
    "military",
    "urbanization",
)
PIECES: Final = ("city", "port", "farm_town", "artisan_town", "infantry", "cavalry", "siege_engine")
UNITS: Final[tuple[UnitKind, ...]] = ("infantry", "cavalry", "siege_engine")
DECKS: Final[tuple[DeckName, ...]] = ("technology", "build", "population", "tax_tariff")

# Indices into a board (a list of ints per player, MosaicState.boards).
STONE: Final = 0
FOOD: Final = 1
IDEAS: Final = 2
MONEY: Final = 3
POPULATION: Final = 4
P_STONE: Final = 5  # the five production tracks, government bonus included
P_FOOD: Final = 6
P_IDEAS: Final = 7
P_TAX: Final = 8
P_TARIFF: Final = 9
SYMBOLS: Final = 10  # nine pillars
GOVERNMENT_SYMBOL: Final = 16
SUPPLY: Final = 19  # seven kinds of pieces not on the map
VP_REGIONS: Final = 26  # points so far, by source
VP_GOVERNMENT: Final = 27
VP_CARDS: Final = 28
LEADER: Final = 29  # -1 before the draft
GOVERNMENT: Final = 30  # -1 for none
REFRESHED: Final = 31  # mask of governments whose refresh this player has used
LEADER_USED: Final = 32  # 1 once the leader's single use is spent
CITIES: Final = 33  # masks of hexes
PORTS: Final = 34
FARMS: Final = 35
ARTISANS: Final = 36
WONDER_HEXES: Final = 37
NEAR: Final = 38  # hexes next to an own city or port
TECHS: Final = 39  # masks of technologies: face up, face down, known to all, put down this turn, still to play
DOWN: Final = 40
DOWN_OPEN: Final = 41
DOWN_NEW: Final = 42
KEPT: Final = 43
BUILDS: Final = 44  # masks of the other cards a player keeps
TAXES: Final = 45
WONDERS: Final = 46
AGES: Final = 47
ACHIEVEMENTS: Final = 48
WILD: Final = 49  # wild trade goods
DOUBLE: Final = 50  # population cards still to be doubled
DISPLACE: Final = 51  # uses of "move an opponent's units before scoring" left
RECRUIT: Final = 52  # recruit limit
WAIVE: Final = 53  # government symbols waived
UNLOCKED: Final = 54  # mask of units that may be recruited
TRIGGERS: Final = 55  # mask of trigger effects in force
STRIKES: Final = 56  # eliminations before each empire scoring
GOODS: Final = 57  # tiles per kind, up to MAX_KINDS
MAX_KINDS: Final = 16
INFLUENCE: Final = 73  # more influence in a region holding such a unit: three kinds
RANGE: Final = 76  # regions a unit may move: three kinds
KINDS: Final = 79  # different kinds of goods owned, wild goods not counted
AREA: Final = 80  # per region: see below
AREA_CITIES: Final = 0  # ports included
AREA_TOWNS: Final = 1
AREA_WONDERS: Final = 2
AREA_UNITS: Final = 3  # three kinds
AREA_SIZE: Final = 6
MAX_REGIONS: Final = 8
BOARD_SIZE: Final = AREA + AREA_SIZE * MAX_REGIONS

CITY: Final = 0
PORT: Final = 1
FARM_TOWN: Final = 2
ARTISAN_TOWN: Final = 3
INFANTRY: Final = 4
CAVALRY: Final = 5
SIEGE_ENGINE: Final = 6
WONDER: Final = 7  # not in a supply: nine single tiles
PROJECT: Final = 8  # a build card without a piece
FIRST_UNIT: Final = 4

TECHNOLOGY: Final = 0
BUILD: Final = 1
POPULATION_DECK: Final = 2
TAX_TARIFF: Final = 3

TAX: Final = 0
TARIFF: Final = 1

PLAIN: Final = 0
RESOURCE: Final = 1
PORT_HEX: Final = 2
HEX_KINDS: Final[tuple[HexKind, ...]] = ("plain", "resource", "port")

# -- effects, compiled to (op, a, b, c, d, e) ---------------------------------------------------------

OP_GAIN: Final = 0  # resource, amount
OP_LOSE: Final = 1  # resource, amount
OP_GAIN_PER: Final = 2  # resource, amount, count, argument, maximum
OP_GAIN_CHOICE_PER: Final = 3  # mask of resources, amount, count, argument
OP_PRODUCTION: Final = 4  # track, amount
OP_PRODUCTION_CHOICE: Final = 5  # mask of tracks, amount
OP_PRODUCTION_PER: Final = 6  # track, amount, count, argument
OP_CONVERT_PRODUCTION: Final = 7
OP_GAIN_UNITS: Final = 8  # mask of units, number, where
OP_ELIMINATE: Final = 9  # mask of own units needed, number
OP_TAKE_TILE: Final = 10  # filter, number, count, argument, maximum
OP_TOWN: Final = 11  # piece, where
OP_FREE_CITY: Final = 12  # where
OP_BUILD_PIECE: Final = 13  # piece
OP_VP_PER: Final = 14  # amount, count, argument, maximum
OP_REFRESH: Final = 15  # mask of decks
OP_LOCK_REGION: Final = 16
OP_DRAW_TECHNOLOGY: Final = 17  # number
OP_WILD: Final = 18  # number
OP_DOUBLE: Final = 19  # uses
OP_DISPLACE: Final = 20  # uses
OP_INFLUENCE: Final = 21  # unit, amount
OP_RANGE: Final = 22  # unit, regions
OP_UNLOCK: Final = 23  # unit
OP_RECRUIT: Final = 24  # amount
OP_WAIVE: Final = 25
OP_TRIGGER: Final = 26  # number of the trigger
OP_STRIKE: Final = 27  # number
OP_END: Final = 28  # behind the last effect of a card
OPS: Final = 29
# What holds as long as the card lies there, see powers.
LASTING: Final = (OP_WILD, OP_INFLUENCE, OP_RANGE, OP_UNLOCK, OP_RECRUIT, OP_WAIVE, OP_TRIGGER, OP_STRIKE)

NO_MAXIMUM: Final = 1 << 30

FILTER_ANY: Final = -1
FILTER_GOODS: Final = -2

WHERE: Final = (
    "any_region",
    "own_city_region",
    "region_of_built_city",
    "same_region_as_previous",
    "region_without_own_city",
    "adjacent_to_own_city",
    "region_adjacent_to_own_city_region",
    "region_dominated_now",
    "any",
)
ANY_REGION: Final = 0
OWN_CITY_REGION: Final = 1
BUILT_CITY_REGION: Final = 2
SAME_REGION: Final = 3
WITHOUT_OWN_CITY: Final = 4
NEXT_TO_OWN_CITY: Final = 5
BORDERING_OWN_CITY: Final = 6
DOMINATED_REGION: Final = 7
ANYWHERE: Final = 8

# What an effect counts.
COUNT_SYMBOL: Final = 0
COUNT_WONDERS: Final = 1
COUNT_CITIES: Final = 2
COUNT_PORTS: Final = 3
COUNT_PROJECTS: Final = 4
COUNT_FARM_TOWNS: Final = 5
COUNT_ARTISAN_TOWNS: Final = 6
COUNT_AGES: Final = 7
COUNT_TECHNOLOGIES: Final = 8
COUNT_UNITS: Final = 9
COUNT_BOARD: Final = 10  # a number on the board: population, production, money
COUNT_KINDS: Final = 11
COUNT_GOODS: Final = 12
COUNT_DOMINATED: Final = 13
COUNT_PROJECTS_WONDERS: Final = 14
COUNT_PILLARS: Final = 15
COUNT_CITIES_HERE: Final = 16  # in the region of this wonder, any owner
COUNT_WONDERS_HERE: Final = 17
COUNT_NOTHING: Final = -1

OWNED: Final = {
    "wonder": COUNT_WONDERS,
    "city": COUNT_CITIES,
    "port": COUNT_PORTS,
    "project": COUNT_PROJECTS,
    "farm_town": COUNT_FARM_TOWNS,
    "artisan_town": COUNT_ARTISAN_TOWNS,
    "golden_age": COUNT_AGES,
    "technology_face_up": COUNT_TECHNOLOGIES,
    "unit_on_map": COUNT_UNITS,
}
STATS: Final = {
    "population": (COUNT_BOARD, POPULATION),
    "stone_production": (COUNT_BOARD, P_STONE),
    "food_production": (COUNT_BOARD, P_FOOD),
    "ideas_production": (COUNT_BOARD, P_IDEAS),
    "tax_production": (COUNT_BOARD, P_TAX),
    "tariff_production": (COUNT_BOARD, P_TARIFF),
    "money": (COUNT_BOARD, MONEY),
    "trade_good_kinds": (COUNT_KINDS, 0),
    "trade_goods": (COUNT_GOODS, 0),
    "dominated_regions": (COUNT_DOMINATED, 0),
    "cities": (COUNT_CITIES, 0),
    "ports": (COUNT_PORTS, 0),
    "units_on_map": (COUNT_UNITS, 0),
    "projects_plus_wonders": (COUNT_PROJECTS_WONDERS, 0),
    "distinct_pillars": (COUNT_PILLARS, 0),
    "technology_cards_face_up": (COUNT_TECHNOLOGIES, 0),
}
HERE: Final = {"city_any_owner": COUNT_CITIES_HERE, "wonder_any_owner": COUNT_WONDERS_HERE}

EVENTS: Final = (
    "own_build_city_port_or_artisan_town",
    "any_player_builds_city_or_port",
    "any_player_builds_wonder",
    "own_work_stone_or_ideas",
    "own_population_card",
    "own_tax_card",
)
EVENT_OWN_BUILD: Final = 0
EVENT_ANY_CITY: Final = 1
EVENT_ANY_WONDER: Final = 2
EVENT_OWN_WORK: Final = 3
EVENT_OWN_POPULATION: Final = 4
EVENT_OWN_TAX: Final = 5

EMPIRE_PER: Final[tuple[EmpirePer, ...]] = (
    "dominated_region",
    "region_with_own_city",
    "own_city_in_one_region",
    "own_wonder",
    "own_golden_age_or_achievement",
    "population_pair",
)
PER_DOMINATED: Final = 0
PER_REGION_WITH_CITY: Final = 1
PER_CITY_IN_ONE_REGION: Final = 2
PER_WONDER: Final = 3
PER_AGE_OR_ACHIEVEMENT: Final = 4
PER_POPULATION_PAIR: Final = 5

# What a leader can do once in the game.
POWER_NONE: Final = 0
POWER_CONVERT_POPULATION: Final = 1
POWER_TAKE_OVER: Final = 2

# -- steps: the first number of a frame; each declares its arguments itself ---------------------------

S_LEADER_DRAFT: Final = 0
S_TECH_DRAFT: Final = 1
S_PLACE: Final = 2
S_START_CITIES: Final = 3
S_BENEFITS: Final = 4
S_START_TECHS: Final = 5
S_PLAY_START: Final = 6
S_TURN: Final = 7
S_AFTER: Final = 8
S_NEXT: Final = 9
S_WINDOW: Final = 10
S_WINDOWS: Final = 11
S_SCORE: Final = 12
S_PAY: Final = 13
S_EFFECT: Final = 14
S_REPLENISH: Final = 15
S_PEEK: Final = 16
S_MILITARY: Final = 17
S_TRACK: Final = 18
S_CONVERT: Final = 19
S_UNIT: Final = 20
S_ELIMINATE: Final = 21
S_TILE: Final = 22
S_REFRESH: Final = 23
S_LOCK: Final = 24
S_SHARE: Final = 25
S_TAKE_OVER: Final = 26
S_PLACE_WONDER: Final = 27

# -- kinds of action ----------------------------------------------------------------------------------

A_LEADER: Final = 0  # leader
A_KEEP: Final = 1  # technology
A_HEX: Final = 2  # hex
A_PLAY: Final = 3  # technology, face up
A_WORK: Final = 4  # currency
A_POPULATION: Final = 5  # card, -1 for the exhausted deck
A_BUILD: Final = 6  # card
A_BUILD_PLAIN: Final = 7  # piece
A_WONDER: Final = 8  # wonder
A_TECHNOLOGY: Final = 9  # card, face up
A_TAX: Final = 10  # card
A_TAX_PLAIN: Final = 11  # tax or tariff
A_MILITARY: Final = 12
A_GOVERNMENT: Final = 13  # government
A_LOOK: Final = 14  # deck
A_AGE: Final = 15  # golden age
A_ACHIEVEMENT: Final = 16  # achievement
A_FLIP: Final = 17  # technology
A_REFRESH: Final = 18  # deck
A_CONVERT_POPULATION: Final = 19  # resource
A_TAKE_OVER: Final = 20
A_END: Final = 21
A_PAY: Final = 22  # resource, units in kind, units by money
A_RECRUIT: Final = 23  # unit, region
A_MOVE: Final = 24  # unit, from, to
A_DONE: Final = 25
A_TRACK: Final = 26  # track
A_CONVERT: Final = 27  # from, to
A_AMOUNT: Final = 28  # amount
A_UNIT: Final = 29  # unit (-1 for none left), region
A_REGION: Final = 30  # region
A_ELIMINATE: Final = 31  # owner, unit, region
A_DISPLACE: Final = 32  # owner, from, to
A_DECLINE: Final = 33
A_SHARE: Final = 34  # amount, resource

# Tables of ids, in the order of `Title.names`.
HEX_IDS: Final = 0
TECHNOLOGY_IDS: Final = 1
BUILD_IDS: Final = 2
POPULATION_IDS: Final = 3
TAX_IDS: Final = 4
WONDER_IDS: Final = 5
GOVERNMENT_IDS: Final = 6
LEADER_IDS: Final = 7
AGE_IDS: Final = 8
ACHIEVEMENT_IDS: Final = 9
REGION_IDS: Final = 10
GOOD_IDS: Final = 11
EFFECT_IDS: Final = 12

# -- what guards answer: from what can never be to what only just fails --------------------------------------

N_CHOICE: Final = 1
N_OUT_OF_PLAY: Final = 2
N_NOT_IN_HAND: Final = 3
N_LEADER_TAKEN: Final = 4
N_NOT_IN_GAME: Final = 5
N_NO_MONEY_FROM_WORK: Final = 6
N_NO_POPULATION_CARD: Final = 7
N_NO_BUILD_CARD: Final = 8
N_NO_TECHNOLOGY_CARD: Final = 9
N_NO_TAX_CARD: Final = 10
N_POPULATION_LEFT: Final = 11
N_TAXES_LEFT: Final = 12
N_NOT_DOWN: Final = 13
N_CHOOSE_ACTION: Final = 14
N_ACTION_SPENT: Final = 15
N_MUST_ACT: Final = 16
N_PAY_FIRST: Final = 17
N_NAMED: Final = 18
N_NO_LOOK: Final = 19
N_LOOKED: Final = 20
N_EMPTY_DECK: Final = 21
N_CANNOT_CONVERT: Final = 22
N_CANNOT_TAKE_OVER: Final = 23
N_NOT_CONVERTED: Final = 24
N_WONDER_TAKEN: Final = 25
N_CLAIMED: Final = 26
N_FACE_UP: Final = 27
N_DOWN_NEW: Final = 28
N_NO_GOVERNMENT: Final = 29
N_REFRESHED: Final = 30
N_NOTHING_TO_REFRESH: Final = 31
N_HELD: Final = 32
N_HELD_BY_OTHER: Final = 33
N_OCCUPIED: Final = 34
N_WONDER_PORT: Final = 35
N_PORT_ONLY: Final = 36
N_START_NO_PORT: Final = 37
N_NO_PORT: Final = 38
N_LOCKED: Final = 39
N_NO_CITY_FOR_WONDER: Final = 40
N_OWN_CITY_THERE: Final = 41
N_NOT_BORDERING: Final = 42
N_OTHER_REGION: Final = 43
N_NOT_NEXT_TO_CITY: Final = 44
N_NO_TILE: Final = 45
N_NOT_DOMINATED: Final = 46
N_ELIMINATE: Final = 47
N_WINDOW: Final = 48
N_TAKE_OVER: Final = 49
N_OTHER_TRACK: Final = 50
N_SAME_TRACK: Final = 51
N_NO_PRODUCTION: Final = 52
N_CONVERT_AMOUNT: Final = 53
N_SHARE: Final = 54
N_UNIT_KIND: Final = 55
N_UNIT_REGION: Final = 56
N_MILITARY_NOW: Final = 57
N_RECRUIT_BLOCK: Final = 58
N_MOVE_BLOCK: Final = 59
N_NOTHING_DONE: Final = 60
N_RECRUIT_LIMIT: Final = 61
N_NOT_UNLOCKED: Final = 62
N_NO_CITY_FOR_UNIT: Final = 63
N_NO_UNIT_THERE: Final = 64
N_MOVED_ALREADY: Final = 65
N_NOT_ADJACENT: Final = 66
N_NO_MILITARY: Final = 67
N_NO_PIECE: Final = 68
N_NO_CITY_HEX: Final = 69
N_NO_TOWN_HEX: Final = 70
N_NO_WONDER_HEX: Final = 71
N_WONDER_CITIES: Final = 72
N_PAY: Final = 73
N_TECHNOLOGY_SYMBOLS: Final = 74
N_GOVERNMENT_SYMBOLS: Final = 75
N_AGE_SYMBOLS: Final = 76
N_ACHIEVEMENT: Final = 77
N_PEOPLE_LOST: Final = 78
N_PEOPLE_CONVERTED: Final = 79
N_POPULATION: Final = 80
N_MONEY: Final = 81
N_COST: Final = 82
