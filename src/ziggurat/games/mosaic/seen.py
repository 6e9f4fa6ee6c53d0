"""The types of what a seat, or a spectator, may know. Names are `name-<id>` of the words."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ziggurat.games.mosaic.effect_records import DeckName, EmpirePer, HexKind, Pillar, Resource, Stat, UnitKind
from ziggurat.kernel.seen import Counts, Seen, of

RegionId = Annotated[str, of("region")]
HexId = Annotated[str, of("hex")]
TileId = Annotated[str, of("tile")]
GoodId = Annotated[str, of("good")]
TechnologyId = Annotated[str, of("technology")]
BuildId = Annotated[str, of("build")]
PopulationId = Annotated[str, of("population")]
TaxId = Annotated[str, of("tax_tariff")]
WonderId = Annotated[str, of("wonder")]
AgeId = Annotated[str, of("golden_age")]
AchievementId = Annotated[str, of("achievement")]
GovernmentId = Annotated[str, of("government")]
LeaderId = Annotated[str, of("leader")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0)]
PieceKind = Literal["city", "port", "farm_town", "artisan_town"]
Phase = Literal["leaders", "technologies", "start_cities", "benefits", "start_technologies", "play", "over"]
Ending = Literal["last_round_next", "last_round", "extra_actions"]


# -- amounts --------------------------------------------------------------------------------------------


class Cost(Counts):
    stone: Count = 0
    food: Count = 0
    ideas: Count = 0
    population: Count = 0
    money: Count = 0


class PillarsNeeded(Counts):
    science: Count = 0
    economy: Count = 0
    food: Count = 0
    health: Count = 0
    construction: Count = 0
    culture: Count = 0
    government: Count = 0
    military: Count = 0
    urbanization: Count = 0


class Pillars(Seen):
    science: Count
    economy: Count
    food: Count
    health: Count
    construction: Count
    culture: Count
    government: Count
    military: Count
    urbanization: Count


class TracksRaised(Counts):
    stone: int = 0
    food: int = 0
    ideas: int = 0
    tax: int = 0
    tariff: int = 0


class Tracks(Seen):
    stone: int
    food: int
    ideas: int
    tax: int
    tariff: int


class Purse(Seen):
    stone: Count
    food: Count
    ideas: Count
    money: Count


class Work(Seen):
    """What the Work action would give."""

    stone: int
    food: int
    ideas: int


class Supply(Seen):
    city: Count
    port: Count
    farm_town: Count
    artisan_town: Count
    infantry: Count
    cavalry: Count
    siege_engine: Count


class Points(Seen):
    """Points by source, if the game ended now."""

    regions: int
    governments: int
    cities: int
    towns: int
    wonders: int
    golden_ages: int
    achievements: int
    projects: int
    technologies: int
    artisan_towns: int
    leader: int
    unrest: int


# -- the map --------------------------------------------------------------------------------------------


class UnitsSeen(Seen):
    seat: Seat
    infantry: Count
    cavalry: Count
    siege_engine: Count


class RegionSeen(Seen):
    id: RegionId
    in_play: bool
    adjacent: list[RegionId]
    locked_by: list[Seat]
    influence: list[Count]  # by seat
    points: list[Count]  # by seat, as it would score now
    prize: Count  # for most influence
    dominated_by: Seat | None
    units: list[UnitsSeen]


class TileSeen(Seen):
    id: TileId
    type: Literal["good", "resource"]
    resource: Resource | UnsetType = UNSET
    amount: Count | UnsetType = UNSET
    production: TracksRaised | UnsetType = UNSET


class PieceSeen(Seen):
    type: Literal["city", "port", "farm_town", "artisan_town", "wonder"]
    seat: Seat
    id: WonderId | UnsetType = UNSET


class HexSeen(Seen):
    id: HexId
    q: int
    r: int
    region: RegionId
    kind: HexKind
    in_play: bool
    tile: TileSeen | None
    piece: PieceSeen | None


# -- cards ----------------------------------------------------------------------------------------------


class TechnologySeen(Seen):
    id: TechnologyId
    deck: Literal["starting", "regular"]
    cost: Cost
    prerequisites: PillarsNeeded
    symbols: list[Pillar]
    vp: int


class BuildSeen(Seen):
    id: BuildId
    kind: str
    type: Literal["city", "port", "farm_town", "artisan_town", "project"]
    cost: Cost
    symbols: list[Pillar]
    goods: list[GoodId]


class PopulationSeen(Seen):
    id: PopulationId
    cost: Cost
    population: Count


class TaxSeen(Seen):
    id: TaxId
    type: Literal["tax", "tariff"]
    per: tuple[Count, Count]  # population and government symbols, or kinds of goods and cities
    unrest: Count


class DeckSeen(Seen):
    left: Count
    exhausted: bool
    empire_revealed: bool


class TechnologyDeck(DeckSeen):
    offer: list[TechnologySeen]
    top: TechnologySeen | None  # for a seat that has looked at it


class BuildDeck(DeckSeen):
    offer: list[BuildSeen]
    top: BuildSeen | None


class PopulationDeck(DeckSeen):
    offer: list[PopulationSeen]
    top: PopulationSeen | None


class TaxDeck(DeckSeen):
    offer: list[TaxSeen]
    top: TaxSeen | None


class Decks(Seen):
    technology: TechnologyDeck
    build: BuildDeck
    population: PopulationDeck
    tax_tariff: TaxDeck


class WonderSeen(Seen):
    id: WonderId
    hex_kind: Literal["port", "any"]
    owner: Seat | None
    hex: HexId | None


class ClaimSeen(Seen):
    needs: Count
    vp: int
    progress: list[int]  # by seat
    owner: Seat | None


class GoldenAgeSeen(ClaimSeen):
    id: AgeId
    pillar: Pillar


class AchievementSeen(ClaimSeen):
    id: AchievementId
    stat: Stat


class GovernmentSeen(Seen):
    id: GovernmentId
    cost: Cost
    requires: PillarsNeeded
    per: EmpirePer
    vp: int
    production: TracksRaised
    owner: Seat | None


class LeaderSeen(Seen):
    id: LeaderId
    symbols: list[Pillar]
    owner: Seat | None


class CostsSeen(Seen):
    city: Cost
    port: Cost
    farm_town: Cost
    artisan_town: Cost
    unit: Cost
    move: Cost
    joker: Count  # money for one of another currency


# -- players --------------------------------------------------------------------------------------------


class LeaderPower(Seen):
    kind: Literal["convert_population", "take_over"]
    used: bool


class PlayerSeen(Seen):
    seat: Seat
    leader: LeaderId | None
    leader_power: LeaderPower | None
    government: GovernmentId | None
    refresh_left: bool
    resources: Purse
    population: Count
    production: Tracks
    work: Work
    symbols: Pillars
    goods: dict[GoodId, Count]  # those it has
    wild: Count
    kinds: Count
    cities: Count
    ports: Count
    farm_towns: Count
    artisan_towns: Count
    units: Count
    supply: Supply
    recruit_limit: Count
    recruitable: list[UnitKind]
    technologies: list[TechnologyId]
    face_down: list[TechnologyId | None]
    build_cards: list[BuildId]
    tax_tariff_cards: list[TaxId]
    wonders: list[WonderId]
    golden_ages: list[AgeId]
    achievements: list[AchievementId]
    unrest: Count
    ignored_unrest: Count
    # What each Tax or Tariff card on offer would bring, bonus field included; `plain_tax` and `plain_tariff` when
    # there is none.
    money_from: dict[str, Count]
    doubles_left: Count
    displacements_left: Count
    to_play: Count  # starting technologies not yet played
    points: Points
    score: int


class YouSeen(Seen):
    """What only the seat itself knows."""

    seat: Seat
    hand: list[TechnologyId]  # in the draft
    kept: list[TechnologyId]  # starting technologies to play
    playable: list[TechnologyId]  # of those on offer, face down and kept: could be face up now
    cards: dict[TechnologyId, TechnologySeen]  # of hand, kept and face-down technologies


class MosaicSeen(Seen):
    round: Count
    start_player: Seat
    active: Seat
    phase: Phase
    scorings: Count
    max_scorings: Count
    empire_cards: list[DeckName]  # of the decks where it was revealed
    ending: Ending | None
    bonus_field: Count  # money for the next Tax or Tariff action
    regions: list[RegionSeen]
    hexes: list[HexSeen]
    decks: Decks
    wonders: list[WonderSeen]
    wonder_costs: list[Cost]  # by seat
    golden_ages: list[GoldenAgeSeen]
    achievements: list[AchievementSeen]
    governments: list[GovernmentSeen]
    leaders: list[LeaderSeen]
    costs: CostsSeen
    players: list[PlayerSeen]
    you: YouSeen | None
