"""The types of what everybody sees (R18.1: nothing is hidden). Ids are those of the content files."""

from typing import Annotated, Literal

import msgspec

from ziggurat.games.antike.codes import Ending, UnitKind
from ziggurat.games.antike.records import Resource
from ziggurat.kernel.seen import Seen, of

RegionId = Annotated[str, of("region")]
FieldId = Annotated[str, of("field")]
AdvanceId = Annotated[str, of("advance")]
NationId = Annotated[str, of("nation")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Vain = Literal["unpaid", "nothing"]
Phase = Literal[
    "choose_nation",
    "rondel",
    "pay",
    "substitute",
    "bellona",
    "militia",
    "templum",
    "scientia",
    "movement",
    "entry",
    "reaction",
    "conquest",
    "founding",
    "give",
    "take",
    "over",
]


# -- a nation -------------------------------------------------------------------------------------------


class PersonalitiesSeen(Seen):
    king: Count
    general: Count
    citizen: Count
    scholar: Count
    navigator: Count
    plinius: Count


class ProgressSeen(Seen):
    """What counts now, and what the next card needs."""

    king: tuple[Count, Count]
    general: tuple[Count, Count]
    citizen: tuple[Count, Count]
    scholar: tuple[Count, Count]
    navigator: tuple[Count, Count]


class DueSeen(Seen):
    """Earned in this turn, taken at its end."""

    general: Count
    scholar: Count


class YieldSeen(Seen):
    """What producing it would give, beside the coin."""

    marble: Count
    iron: Count
    gold: Count


class SupplySeen(Seen):
    legions: Count
    galleys: Count
    cities: Count


class RangeSeen(Seen):
    """How many borders a unit may cross."""

    legion: Count
    galley: Count


class NationSeen(Seen):
    seat: Seat
    color: str
    marble: Count
    iron: Count
    gold: Count
    coins: Count
    marker: FieldId | None
    """Its field of the rondel, none before the first turn."""
    field_costs: dict[FieldId, Count]
    """What its marker pays to each field it can reach."""
    fields_in_vain: dict[FieldId, Vain]
    """Fields where it could do nothing as it stands: for want of goods, or because there is nothing to do."""
    advances: list[AdvanceId]
    trades: list[tuple[Count, Count]]
    """Usable rates, give and get."""
    personalities: PersonalitiesSeen
    score: Count
    progress: ProgressSeen
    due: DueSeen
    production: YieldSeen = msgspec.field(name="yield")
    cities: Count
    temples: Count
    legions: Count
    galleys: Count
    """Cities, temples and units on the board."""
    supply: SupplySeen
    range: RangeSeen
    navigator_points: Count


# -- the map --------------------------------------------------------------------------------------------


class CitySeen(Seen):
    owner: NationId
    resource: Resource
    temple: bool


class UnitsSeen(Seen):
    legion: Count
    galley: Count


class RegionSeen(Seen):
    city: CitySeen | None
    neutral_temple: bool
    strength: Count | None
    """What conquest or razing needs, none without city and temple."""
    units_allowed: list[UnitKind]
    navigator_points: Count
    """What a galley here counts."""
    units: dict[NationId, UnitsSeen]
    """Nations with units there only."""


# -- advances, bank, turn -------------------------------------------------------------------------------


class AdvanceSeen(Seen):
    owners: list[NationId]
    price: Count
    first: bool
    """Nobody knows it yet."""
    price_first: Count
    price_later: Count
    requires: list[AdvanceId]


class BankSeen(Seen):
    coins: Count
    temples: Count
    king: Count
    general: Count
    citizen: Count
    scholar: Count
    navigator: Count
    plinius: Count


class PaySeen(Seen):
    """A long move on the rondel that is being paid."""

    field: FieldId
    cost: Count


class TradeSeen(Seen):
    """A trade with the bank that is under way."""

    give: Count
    get: Count


class MovableSeen(Seen):
    """The borders that each unit in a region may still cross."""

    legion: list[Count]
    galley: list[Count]


class EntrySeen(Seen):
    """A unit that meets others."""

    region: RegionId
    unit: UnitKind
    opponents: list[NationId]


class TurnSeen(Seen):
    """The part of the turn under way, so that a board can show what is half done."""

    pay: PaySeen | None
    trade: TradeSeen | None
    room: dict[RegionId, Count]
    """Militia: how many more units each own city takes."""
    movable: dict[RegionId, MovableSeen]
    """Movere: where own units stand."""
    entry: EntrySeen | None
    razed: Count
    firsts: Count
    bought: list[AdvanceId]


class AntikeSeen(Seen):
    map: str
    round: Count
    turn_cap_rounds: Count | None
    threshold: Count
    phase: Phase
    """The step that asks."""
    deciding: NationId | None
    """The nation whose player is asked: another than the active one in a reaction."""
    order: list[NationId]
    """Clockwise; empty until the nations are dealt or chosen."""
    start: NationId | None
    active: NationId | None
    bellona: NationId | None
    winner: NationId | None
    ending: Ending | None
    nations: dict[NationId, NationSeen]
    regions: dict[RegionId, RegionSeen]
    advances: dict[AdvanceId, AdvanceSeen]
    bank: BankSeen
    turn: TurnSeen
