"""The small numbers the engine speaks: kinds of action, steps, and where things stand in the state's lists."""

from typing import Final, Literal

from ziggurat.games.antike.records import Resource
from ziggurat.kernel.state import Action

# Steps (R19).
S_CHOOSE_NATION: Final = 0
S_RONDEL: Final = 1
S_PAY: Final = 2
S_SUBSTITUTE: Final = 3
S_BELLONA: Final = 4
S_MILITIA: Final = 5
S_TEMPLUM: Final = 6
S_SCIENTIA: Final = 7
S_MOVEMENT: Final = 8
S_ENTRY: Final = 9
S_REACTION: Final = 10
S_CONQUEST: Final = 11
S_FOUNDING: Final = 12
S_GIVE: Final = 13
S_TAKE: Final = 14

# Kinds of action; what their numbers mean is declared in acts.
A_LEAD: Final = 0
A_TO_FIELD: Final = 1
A_PAYMENT: Final = 2
A_INSTEAD: Final = 3
A_FREE_UNIT: Final = 4
A_ARM: Final = 5
A_TEMPLE: Final = 6
A_ADVANCE: Final = 7
A_MOVE: Final = 8
A_FIGHT: Final = 9
A_FIGHT_ENTRY: Final = 10
A_PASS_ENTRY: Final = 11
A_DEMAND: Final = 12
A_LET_PASS: Final = 13
A_CONQUER: Final = 14
A_FOUND: Final = 15
A_TRADE: Final = 16
A_GIVEN: Final = 17
A_TAKEN: Final = 18
A_DONE: Final = 19  # enough of a rondel field
A_END_MOVEMENT: Final = 20
A_END_CONQUEST: Final = 21
A_END_TURN: Final = 22

DONE_ACTION: Final[Action] = (A_DONE, 0, 0, 0)
END_MOVEMENT_ACTION: Final[Action] = (A_END_MOVEMENT, 0, 0, 0)
END_CONQUEST_ACTION: Final[Action] = (A_END_CONQUEST, 0, 0, 0)
END_TURN_ACTION: Final[Action] = (A_END_TURN, 0, 0, 0)
PASS_ENTRY_ACTION: Final[Action] = (A_PASS_ENTRY, 0, 0, 0)
DEMAND_ACTION: Final[Action] = (A_DEMAND, 0, 0, 0)
LET_PASS_ACTION: Final[Action] = (A_LET_PASS, 0, 0, 0)

# Tables of ids, in the order of `Title.names`.
REGION_IDS: Final = 0
FIELD_IDS: Final = 1
ADVANCE_IDS: Final = 2

# Reasons why something is not possible, from what can never be to what only just fails; their sentences are in reasons.
N_NATION_GONE: Final = 1
N_RONDEL_FIRST: Final = 2
N_MOVEMENT_FIRST: Final = 3
N_MOVEMENT_OVER: Final = 4
N_REACTION_ONLY: Final = 5
N_PAY_FIRST: Final = 6
N_GIVE_FIRST: Final = 7
N_ENTRY_FIRST: Final = 8
N_TRADE_LATER: Final = 9
N_NO_MARKET: Final = 10
N_NO_RATE: Final = 11
N_BOUGHT_NOW: Final = 12
N_TOO_LITTLE_TO_TRADE: Final = 13
N_OTHER_COST: Final = 14
N_NO_STANDING_STILL: Final = 15
N_FIELD_TOO_FAR: Final = 16
N_NOT_OWN_CITY: Final = 17
N_NO_PORT_TO_ARM: Final = 18
N_NO_LAND_TO_ARM: Final = 19
N_CITY_FULL: Final = 20
N_NO_UNIT_LEFT: Final = 21
N_UNIT_TOO_DEAR: Final = 22
N_NO_CITY_FOR_TEMPLE: Final = 23
N_TEMPLE_THERE: Final = 24
N_NO_TEMPLE_LEFT: Final = 25
N_TEMPLE_TOO_DEAR: Final = 26
N_ADVANCE_OWNED: Final = 27
N_ADVANCE_NEEDS: Final = 28
N_ADVANCE_TOO_DEAR: Final = 29
N_OTHER_COINS: Final = 30
N_NOBODY_TO_FIGHT: Final = 31
N_NO_FIGHT: Final = 32
N_NO_MOVER: Final = 33
N_NO_UNIT_THERE: Final = 34
N_NO_BORDER: Final = 35
N_BORDER_SEA: Final = 36
N_BORDER_LAND: Final = 37
N_NO_LAND_BORDER: Final = 38
N_NO_SEA_BORDER: Final = 39
N_OUT_OF_REACH: Final = 40
N_NO_RANGE_LEFT: Final = 41
N_NOT_MET: Final = 42
N_NOTHING_TO_CONQUER: Final = 43
N_OWN_CITY: Final = 44
N_LAST_CITY: Final = 45
N_NO_TOKEN_TO_CONQUER: Final = 46
N_TOO_WEAK: Final = 47
N_OTHER_UNITS: Final = 48
N_NEUTRAL_TEMPLE: Final = 49
N_CITY_THERE: Final = 50
N_NO_UNIT_TO_FOUND: Final = 51
N_NO_TOKEN_TO_FOUND: Final = 52
N_OTHER_SYMBOL: Final = 53
N_CITY_TOO_DEAR: Final = 54
N_OTHER_GOODS: Final = 55
N_FIELD_BEYOND: Final = 56

# What a rondel field does: 0 to 2 produce that resource, the others open a step.
DO_TEMPLUM: Final = 3
DO_MILITIA: Final = 4
DO_SCIENTIA: Final = 5
DO_MOVERE: Final = 6

USABLE: Final = 0  # what a rondel field is good for: something can be done there,
UNPAID: Final = 1  # something, but nothing of it can be paid,
POINTLESS: Final = 2  # nothing at all

# Resources; a coin stands for any of them.
MARBLE: Final = 0
IRON: Final = 1
GOLD: Final = 2
COINS: Final = 3
ANY: Final = 3  # a city site that shows all three symbols

# One row of `AntikeState.nat` per nation; the first four columns are its resources.
MARKER: Final = 4  # rondel field, or OFF before the first turn
ADVANCES: Final = 5  # bit mask
KING: Final = 6
GENERAL: Final = 7
CITIZEN: Final = 8
SCHOLAR: Final = 9
NAVIGATOR: Final = 10
PLINIUS: Final = 11
SCORE: Final = 12  # personalities owned: the marker on the score track (R12.10)
LEGIONS_LEFT: Final = 13
GALLEYS_LEFT: Final = 14
TOKENS_LEFT: Final = 15
LEGION_AT: Final = 16  # bit masks of regions from here on
GALLEY_AT: Final = 17
MARBLE_AT: Final = 18
IRON_AT: Final = 19
GOLD_AT: Final = 20
CITY_AT: Final = 21
TEMPLE_AT: Final = 22
WIDTH: Final = 23

OFF: Final = 8  # the marker is not on the rondel yet (R3.8)

# `AntikeState.bank`
BANK_COINS: Final = 0
BANK_TEMPLES: Final = 1
BANK_KING: Final = 2  # the personalities follow in the order of the nations' rows, Plinius last

# How the game ended.
BY_THRESHOLD: Final = 1
BY_TEMPLE: Final = 2
BY_CAP: Final = 3

UnitKind = Literal["legion", "galley"]
Ending = Literal["threshold", "temple", "cap"]

RESOURCES: Final[tuple[Resource, ...]] = ("marble", "iron", "gold")
GOODS: Final = ("marble", "iron", "gold", "coins")
UNITS: Final[tuple[UnitKind, ...]] = ("legion", "galley")  # unit kind 0 and 1
# The six colours of the box as seals; ours are told apart by everybody and keep the lamp's gold free.
COLOURS: Final = {"yellow": 1, "blue": 2, "green": 3, "red": 4, "black": 5, "grey": 6}
PERSONALITIES: Final = ("king", "general", "citizen", "scholar", "navigator", "plinius")
ENDINGS: Final[tuple[Ending | Literal[""], ...]] = ("", "threshold", "temple", "cap")
