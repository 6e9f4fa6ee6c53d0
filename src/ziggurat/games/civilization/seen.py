"""The types of what a seat, or a spectator, may know (R21). Ids are those of the content files.

Squares are called `a1` to `p16` (column letter, row from the top), cities `<seat>-<number>` (0 is the capital); places
of tiles and fronts of a battle are numbers.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ziggurat.games.civilization.codes import Ending, Token, UnitType
from ziggurat.games.civilization.effect_records import TerrainName
from ziggurat.games.civilization.records import PhaseName
from ziggurat.kernel.seen import Seen, of

SquareId = Annotated[str, of("square")]
CityId = Annotated[str, of("city")]
TileId = Annotated[str, of("tile")]
CivilizationId = Annotated[str, of("civilization")]
GovernmentId = Annotated[str, of("government")]
TechId = Annotated[str, of("tech")]
WonderId = Annotated[str, of("wonder")]
BuildingId = Annotated[str, of("building")]
GreatPersonId = Annotated[str, of("great_person")]
EventId = Annotated[str, of("event")]
UnitId = Annotated[str, of("unit")]
MarkerId = Annotated[str, of("marker")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]
Side = Annotated[int, msgspec.Meta(ge=0, le=1)]
ByLevel = msgspec.Meta(min_length=5, max_length=5)
PieceKind = Literal["building", "wonder", "great_person"]
Colour = Literal["red", "blue", "green", "violet"]
Announcement = Literal["event", "ability", "action"]
Water = Literal["none", "cross", "end"]


# -- amounts --------------------------------------------------------------------------------------------


class IconsSeen(Seen):
    trade: Count
    production: Count
    culture: Count
    coin: Count
    resources: list[Token]


class ResourcesSeen(Seen):
    incense: Count
    iron: Count
    silk: Count
    wheat: Count


class ByUnitType(Seen):
    infantry: Count
    mounted: Count
    artillery: Count
    aircraft: Count


class MarkersSeen(Seen):
    huts: Count
    villages: Count


class EventsSeen(Seen):
    """Culture events by the deck on their backs."""

    culture_1: Count
    culture_2: Count
    culture_3: Count


class FiguresSeen(Seen):
    on_map: Count
    supply: Count


# -- the map --------------------------------------------------------------------------------------------


class TileSeen(Seen):
    """A place of the map; no `tile` and no `rotation` while it is face down; `home` is the seat that begins there."""

    place: Count
    x: Count
    y: Count
    tile: TileId | None
    rotation: Annotated[int, msgspec.Meta(ge=0, le=270)] | None
    home: Seat | None


class SquareSeen(Seen):
    x: Count
    y: Count
    tile: Count
    """The place of its tile."""
    terrain: TerrainName
    printed: IconsSeen
    """The icons under a marker."""
    icons: IconsSeen
    """What the square gives now."""
    resource: Token | None
    token: Literal["hut", "village"] | None
    piece: str | None
    piece_kind: PieceKind | None
    disaster: bool
    city: CityId | None
    outskirts_of: CityId | None
    blockaded: bool
    owner: Seat | None
    """Whose figures stand there."""
    armies: Count
    scouts: Count
    moved: Count
    """How many of the figures have moved in this turn."""
    locked: bool


class MapSeen(Seen):
    width: Count
    height: Count
    tiles: list[TileSeen]
    squares: dict[SquareId, SquareSeen]
    """Revealed ones only."""


class CitySeen(Seen):
    id: CityId
    owner: Seat
    capital: bool
    square: SquareId
    walled: bool
    trade: Count
    production: Count
    culture: Count
    coin: Count
    resources: list[Token]
    arts: Count
    bonus: int
    actions_left: Count
    outskirts: list[SquareId]
    gathered: list[SquareId]
    """Where scouts gather for it."""


# -- players --------------------------------------------------------------------------------------------


class NextStepSeen(Seen):
    culture: Count
    trade: Count


class UnitCardSeen(Seen):
    id: UnitId
    type: UnitType
    strength: int


class OwnWonderSeen(Seen):
    id: WonderId
    square: SquareId | None
    obsolete: bool
    coins: Count


class SharesSeen(Seen):
    """How far each way to win has been gone, of 105."""

    culture: Count
    coins: Count
    techs: Count


class PlayerSeen(Seen):
    """While no civilisation has been chosen the figures are those of an empty sheet."""

    seat: Seat
    colour: Colour
    civilization: CivilizationId | None
    trade: Count
    coins: Count
    culture: Count
    culture_step: Count
    next_step: NextStepSeen | None
    government: GovernmentId
    unlocked: list[GovernmentId]
    direct: list[GovernmentId]
    """Governments to which it may change without anarchy."""
    techs: list[TechId]
    pyramid: Annotated[list[list[TechId]], ByLevel]
    research_cost: Annotated[list[Count], ByLevel]
    speed: Count
    stacking: Count
    hand_limit: Count
    max_cities: Count
    water: Water
    ranks: ByUnitType
    unit_cost: ByUnitType
    armies: FiguresSeen
    scouts: FiguresSeen
    resources: ResourcesSeen
    markers: MarkersSeen
    events: EventsSeen
    units: ByUnitType
    forces: list[UnitCardSeen]
    """The unit cards that the viewer knows."""
    hand: list[EventId]
    """The culture events that the viewer knows."""
    known_markers: list[MarkerId]
    combat_bonus: int
    force: Count
    great_people: list[GreatPersonId]
    coin_tokens: dict[str, Count]
    """By tech, and `civilization_sheet`."""
    wonders: list[OwnWonderSeen]
    used: list[str]
    """Abilities used up in this turn."""
    offers_left: Count
    shares: SharesSeen


# -- the market -----------------------------------------------------------------------------------------


class WonderSeen(Seen):
    """`discount` is the price for who knows `discount_tech`."""

    id: WonderId
    cost: Count
    discount: Count | None
    discount_tech: TechId | None
    culture: Count


class WonderDeckSeen(Seen):
    medieval: Count
    modern: Count


class BuildingSeen(Seen):
    id: BuildingId
    left: Count
    cost: Count
    limited: bool
    terrain: list[TerrainName]
    icons: IconsSeen
    combat_bonus: int


class UnitDeckSeen(Seen):
    type: UnitType
    deck: Count
    discards: list[UnitId]


class EventDeckSeen(Seen):
    deck: str
    left: Count
    discards: list[EventId]


class CostsSeen(Seen):
    army: Count
    scout: Count
    city_walls: Count


class MarketSeen(Seen):
    wonders: list[WonderSeen | None]
    wonder_deck: WonderDeckSeen
    buildings: list[BuildingSeen]
    units: list[UnitDeckSeen]
    costs: CostsSeen
    resources: ResourcesSeen
    events: list[EventDeckSeen]
    great_people_left: Count
    huts_left: Count
    villages_left: Count
    tiles_left: Count
    disasters_left: Count


# -- what is under way ----------------------------------------------------------------------------------


class BattleUnitSeen(Seen):
    id: UnitId
    type: UnitType
    rank: Count
    name: str
    strength: int
    wounds: Count


class BattleSideSeen(Seen):
    """Attacker or defender; `hand` is for whoever may see it."""

    seat: Seat
    barbarians: bool
    cards_left: Count
    total: int
    bonus: int
    killed: Count
    hand: list[BattleUnitSeen] | None


class BattleSeen(Seen):
    attacker: Seat
    defender: Seat
    village: bool
    square: SquareId
    city: CityId | None
    turn: Side
    extra_damage: int
    sides: Annotated[list[BattleSideSeen], msgspec.Meta(min_length=2, max_length=2)]
    fronts: list[tuple[BattleUnitSeen | None, BattleUnitSeen | None]]


class GroupSeen(Seen):
    """Figures on their way; `on_map` while they still count as standing on their square."""

    seat: Seat
    square: SquareId
    armies: Count
    scouts: Count
    steps_left: Count
    on_map: bool


class GoodsSeen(Seen):
    trade: Count
    culture: Count
    resources: ResourcesSeen
    huts: Count
    villages: Count
    culture_1: Count
    culture_2: Count
    culture_3: Count


class OfferSeen(Seen):
    """While it is composed only its proposer sees the goods; `give_exact` names his own hidden ones to him."""

    proposer: Seat = msgspec.field(name="from")
    partner: Seat = msgspec.field(name="to")
    composing: bool
    give: GoodsSeen | UnsetType = UNSET
    want: GoodsSeen | UnsetType = UNSET
    give_exact: dict[str, Count] | UnsetType = UNSET


class LootingSeen(Seen):
    """Who chooses loot from whom."""

    seat: Seat
    loser: Seat


class AnnouncedSeen(Seen):
    kind: Announcement
    player: Seat
    card: str
    targets: list[Seat]
    cancelled: bool


class CivilizationSeen(Seen):
    seat: Seat | None
    """Whose view it is, none for a spectator."""
    round: Count
    phase: PhaseName
    first: Seat
    """The start player."""
    active: Seat
    waiting: list[Seat]
    map: MapSeen
    cities: list[CitySeen]
    players: list[PlayerSeen]
    market: MarketSeen
    battle: BattleSeen | None
    moving: GroupSeen | None
    offer: OfferSeen | None
    looting: LootingSeen | None
    announced: list[AnnouncedSeen]
    """The newest last."""
    secret: TechId | None
    """The viewer's own chosen tech while others still choose."""
    ending: Ending | None
    winner: Seat | None
