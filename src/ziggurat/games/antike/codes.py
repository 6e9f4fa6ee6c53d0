"""The small numbers the engine speaks: kinds of action, steps, and where things stand in the state's lists."""

from typing import Final, Literal

from ziggurat.games.antike.records import Resource
from ziggurat.kernel.state import Action

# Steps, in the order of `Title.steps` (R19).
CHOOSE_NATION: Final = 0
RONDEL: Final = 1
PAY: Final = 2
SUBSTITUTE: Final = 3
BELLONA: Final = 4
MILITIA: Final = 5
TEMPLUM: Final = 6
SCIENTIA: Final = 7
MOVEMENT: Final = 8
ENTRY: Final = 9
REACTION: Final = 10
CONQUEST: Final = 11
FOUNDING: Final = 12
GIVE: Final = 13
TAKE: Final = 14

# Kinds of action; what their numbers mean is declared in acts.
LEAD: Final = 0
TO_FIELD: Final = 1
PAYMENT: Final = 2
INSTEAD: Final = 3
FREE_UNIT: Final = 4
ARM: Final = 5
TEMPLE: Final = 6
ADVANCE: Final = 7
MOVE: Final = 8
FIGHT: Final = 9
FIGHT_ENTRY: Final = 10
PASS_ENTRY: Final = 11
DEMAND: Final = 12
LET_PASS: Final = 13
CONQUER: Final = 14
FOUND: Final = 15
TRADE: Final = 16
GIVEN: Final = 17
TAKEN: Final = 18
DONE: Final = 19  # enough of a rondel field
END_MOVEMENT: Final = 20
END_CONQUEST: Final = 21
END_TURN: Final = 22

DONE_ACTION: Final[Action] = (DONE, 0, 0, 0)
END_MOVEMENT_ACTION: Final[Action] = (END_MOVEMENT, 0, 0, 0)
END_CONQUEST_ACTION: Final[Action] = (END_CONQUEST, 0, 0, 0)
END_TURN_ACTION: Final[Action] = (END_TURN, 0, 0, 0)
PASS_ENTRY_ACTION: Final[Action] = (PASS_ENTRY, 0, 0, 0)
DEMAND_ACTION: Final[Action] = (DEMAND, 0, 0, 0)
LET_PASS_ACTION: Final[Action] = (LET_PASS, 0, 0, 0)

# Tables of ids, in the order of `Title.names`.
REGION_IDS: Final = 0
FIELD_IDS: Final = 1
ADVANCE_IDS: Final = 2

# Reasons why something is not possible, from what can never be to what only just fails; their sentences are in reasons.
NATION_GONE: Final = 1
RONDEL_FIRST: Final = 2
MOVEMENT_FIRST: Final = 3
MOVEMENT_OVER: Final = 4
REACTION_ONLY: Final = 5
PAY_FIRST: Final = 6
GIVE_FIRST: Final = 7
ENTRY_FIRST: Final = 8
TRADE_LATER: Final = 9
NO_MARKET: Final = 10
NO_RATE: Final = 11
BOUGHT_NOW: Final = 12
TOO_LITTLE_TO_TRADE: Final = 13
OTHER_COST: Final = 14
NO_STANDING_STILL: Final = 15
FIELD_TOO_FAR: Final = 16
NOT_OWN_CITY: Final = 17
NO_PORT_TO_ARM: Final = 18
NO_LAND_TO_ARM: Final = 19
CITY_FULL: Final = 20
NO_UNIT_LEFT: Final = 21
UNIT_TOO_DEAR: Final = 22
NO_CITY_FOR_TEMPLE: Final = 23
TEMPLE_THERE: Final = 24
NO_TEMPLE_LEFT: Final = 25
TEMPLE_TOO_DEAR: Final = 26
ADVANCE_OWNED: Final = 27
ADVANCE_NEEDS: Final = 28
ADVANCE_TOO_DEAR: Final = 29
OTHER_COINS: Final = 30
NOBODY_TO_FIGHT: Final = 31
NO_FIGHT: Final = 32
NO_MOVER: Final = 33
NO_UNIT_THERE: Final = 34
NO_BORDER: Final = 35
BORDER_SEA: Final = 36
BORDER_LAND: Final = 37
NO_LAND_BORDER: Final = 38
NO_SEA_BORDER: Final = 39
OUT_OF_REACH: Final = 40
NO_RANGE_LEFT: Final = 41
NOT_MET: Final = 42
NOTHING_TO_CONQUER: Final = 43
OWN_CITY: Final = 44
LAST_CITY: Final = 45
NO_TOKEN_TO_CONQUER: Final = 46
TOO_WEAK: Final = 47
OTHER_UNITS: Final = 48
NEUTRAL_TEMPLE: Final = 49
CITY_THERE: Final = 50
NO_UNIT_TO_FOUND: Final = 51
NO_TOKEN_TO_FOUND: Final = 52
OTHER_SYMBOL: Final = 53
CITY_TOO_DEAR: Final = 54
OTHER_GOODS: Final = 55
FIELD_BEYOND: Final = 56

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
