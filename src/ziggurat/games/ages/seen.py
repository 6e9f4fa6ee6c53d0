"""The types of what a seat, or a spectator, may know. Ids are those of the content files."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ziggurat.games.ages.effect_records import TechClass
from ziggurat.kernel.seen import Counts, Seen, of

CardId = Annotated[str, of("card")]
TechnologyId = Annotated[str, of("technology")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Rate = Annotated[int, msgspec.Meta(ge=0, le=60)]  # a marker on a track
Slot = Annotated[int, msgspec.Meta(ge=1, le=13)]
AgeName = Literal["A", "I", "II", "III", "IV"]
Tier = Literal["simple", "advanced", "full"]
BonusMode = Literal["none", "public", "age_by_age", "private", "open_choice"]
Side = Literal["a", "b"]
Phase = Literal[
    "begin",
    "politics",
    "discard",
    "actions",
    "reduce",
    "trade",
    "produce_choice",
    "mix",
    "lose_population",
    "lose_building",
    "lose_colony",
    "free_build",
    "agreement",
    "ravage",
    "tokens",
    "auction",
    "pay_bid",
    "attack",
    "defend",
    "raze",
    "annex",
    "plunder_technology",
    "pact",
    "keep",
    "choose",
    "over",
]


class ByAge(Counts):
    """How many cards of each age, by their backs."""

    A: Count = 0
    I: Count = 0  # noqa: E741
    II: Count = 0
    III: Count = 0


class BoardSeen(Seen):
    """The printed tables; those of a bank by the number of tokens in it."""

    yellow_sections: list[Count]
    blue_sections: list[Count]
    population_cost: list[Count | None]
    consumption: list[Count]
    faces: list[Count]
    corruption: list[Count]
    slot_cost: list[Count]
    front: Count
    """How many slots the next refill clears."""


class ReasonSeen(Seen):
    key: str
    rule: str


class SlotSeen(Seen):
    """A slot of the card row; for a seat also its own cost and why it may not take the card at any price."""

    slot: Slot
    card: CardId | None
    cost: Count
    your_cost: Count | UnsetType = UNSET
    reason: ReasonSeen | UnsetType | None = UNSET


class DecksSeen(Seen):
    """Cards left, of the age in use."""

    civil: Count
    military: Count
    military_discards: Count


class PileSeen(Seen):
    """Face-down events: their backs are public; `yours` were prepared by the seat."""

    count: Count
    ages: ByAge
    yours: list[CardId]


class EventsSeen(Seen):
    current: PileSeen
    future: PileSeen
    past: list[CardId]
    revealed: CardId | None
    """The card that is being carried out."""


class BonusSeen(Seen):
    """Scoring events laid aside (R27.5): open ones, those to choose from, and what the seat kept and was dealt."""

    mode: BonusMode
    open: list[CardId]
    face_down: Count
    choice: list[CardId]
    kept: list[Count]
    yours: list[CardId]
    dealt: list[CardId]


class AuctionSeen(Seen):
    territory: CardId
    bid: Count
    bidder: Seat | None
    bidding: list[Seat]
    """Who has not passed."""
    your_limit: Count | None


class BattleSeen(Seen):
    """An aggression or war being fought; what somebody else is still choosing does not show."""

    card: CardId
    war: bool
    attacker: Seat
    defender: Seat
    attack: Count
    defence: Count
    victor: Seat | None


class PactOfferSeen(Seen):
    """The pact on the table, and who would be which side."""

    card: CardId
    offerer: Seat = msgspec.field(name="from")
    partner: Seat = msgspec.field(name="to")
    a: Seat
    b: Seat


class OfferSeen(Seen):
    """What the seat is choosing to sacrifice; `force` in auctions only."""

    units: dict[TechnologyId, Count]
    cards: list[CardId]
    force: Count | None


class FinalSeen(Seen):
    """What a scoring event gave at the end of the game."""

    card: CardId
    seat: Seat
    points: int


# -- a civilisation -------------------------------------------------------------------------------------


class GoodsSeen(Seen):
    food: Count
    resources: Count


class ActionsSeen(Seen):
    available: Count
    total: Count


class HandCardSeen(Seen):
    """`fresh`: an action card taken this turn, which cannot be played yet."""

    card: CardId
    fresh: bool


class MilitaryHandSeen(Seen):
    """Its size and the ages on the backs, and the cards everybody has seen."""

    count: Count
    limit: Count
    ages: ByAge
    known: list[CardId]


class GovernmentSeen(Seen):
    card: CardId
    urban_limit: Count


class WonderBegunSeen(Seen):
    """`payable`: how many of the next stages can be paid at once."""

    card: CardId
    stages: list[Count]
    built: Count
    payable: Count


class WonderSeen(Seen):
    card: CardId
    ravaged: bool


class TechnologySeen(Seen):
    card: TechnologyId
    tech_class: TechClass = msgspec.field(name="class")
    level: Count
    workers: Count
    tokens: Count
    token_value: Count
    build_cost: Count


class TacticsSeen(Seen):
    """`full`: armies of units that are modern enough."""

    card: CardId
    armies: Count
    full: Count
    bonus: Count


class PactSeen(Seen):
    """`owner` is who offered it, `side` which side this civilisation is."""

    card: CardId
    owner: Seat
    partner: Seat
    side: Side


class WarSeen(Seen):
    card: CardId
    target: Seat


class CivilizationSeen(Seen):
    """Everything in front of a player is public, his civil hand too (R29.2); of the military hand the backs."""

    seat: Seat
    resigned: Count | None
    culture: Count
    culture_rate: Rate
    science: Count
    science_rate: Rate
    strength: Rate
    strength_place: Count | None
    happy: Rate
    required_faces: Rate
    discontent: Count
    uprising: bool
    population: Count
    unused: Count
    yellow_bank: Count
    blue_bank: Count
    population_cost: Count | None
    food: Count
    food_production: Count
    consumption: Count
    resources: Count
    resource_production: Count
    corruption: Count
    military_resources: Count
    credit: GoodsSeen
    civil_actions: ActionsSeen
    military_actions: ActionsSeen
    civil_hand: list[HandCardSeen]
    civil_hand_limit: Count
    military_hand: MilitaryHandSeen
    government: GovernmentSeen
    leader: CardId | None
    leader_ages: list[AgeName]
    wonder: WonderBegunSeen | None
    wonders: list[WonderSeen]
    specials: list[CardId]
    technologies: list[TechnologySeen]
    tactics: TacticsSeen | None
    colonies: list[CardId]
    colonization: Count
    pacts: list[PactSeen]
    war: WarSeen | None
    war_on_you: bool
    lost_civil_actions: Count
    skips_politics: bool
    columbus_used: bool


class AgesSeen(Seen):
    you: Seat | None
    tier: Tier
    age: AgeName
    round: Count
    last_round: Count | None
    """None while it is not known."""
    turn: Seat
    start: Seat
    over: bool
    phase: Phase
    """The decision that is asked for."""
    deciding: list[Seat]
    board: BoardSeen
    row: list[SlotSeen]
    decks: DecksSeen
    events: EventsSeen
    bonus: BonusSeen
    auction: AuctionSeen | None
    battle: BattleSeen | None
    pact: PactOfferSeen | None
    about: Seat | None
    """Whose things are chosen from, where it is not the one that chooses."""
    offer: OfferSeen | None
    markers: list[Seat | None]
    """By seat, who attacks it (variant R27.2)."""
    civilizations: list[CivilizationSeen]
    military: list[CardId]
    """The seat's own military hand."""
    finals: list[FinalSeen]
