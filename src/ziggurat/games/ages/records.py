"""The strict types of the records in `content/*.yaml` (R30); those of the effects are in
`effect_records` and `military_records`.
"""

from typing import Annotated, Literal

import msgspec

from ziggurat.games.ages.effect_records import (
    ActionEffect,
    Age,
    LeaderEffect,
    Record,
    TechClass,
    TechnologyEffect,
    WonderEffect,
)
from ziggurat.games.ages.military_records import AggressionEffect, EventEffect, WarEffect
from ziggurat.kernel.provenance import SHOWN

ShownText = Annotated[str, SHOWN]
ShownNumber = Annotated[int, SHOWN]


class StaticRecord(Record):
    """Static values while the card is in play (R30.3)."""

    culture: int = 0
    science: int = 0
    strength: int = 0
    happiness: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    colonization: int = 0
    civil_hand_limit: int = 0
    military_hand_limit: int = 0


class BonusRecord(StaticRecord):
    """Static values of cards that bring tokens from the box, too."""

    blue_tokens: int = 0
    yellow_tokens: int = 0


class PactSideRecord(Record):
    """What one side of a pact gets (R30.5)."""

    culture: int = 0
    science: int = 0
    strength: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    resource_production: int = 0
    food_production: int = 0
    technology_science_discount: int = 0
    partner_pays_science: int = 0
    may_use_food_as_resource_per_turn: int = 0
    may_use_resource_as_food_per_turn: int = 0
    culture_per_partner_wonder: int = 0
    immune_to_war: bool = False


class YieldRecord(Record):
    culture: int = 0
    science: int = 0
    strength: int = 0
    happiness: int = 0
    food: int = 0
    resources: int = 0


class ImmediateRecord(Record):
    food: int = 0
    resources: int = 0
    culture: int = 0
    science: int = 0
    population: int = 0
    military_cards: int = 0


class CostByLevelRecord(Record):
    per_level_of: Literal["rival_leader", "rival_unfinished_wonder"]
    amount: int


class MarksRecord(Record, rename={"three": "3+", "four": "4"}):
    """How many copies carry each mark of the civil cards (R1.3)."""

    unmarked: int
    three: int
    four: int


class Card(Record, tag_field="type", kw_only=True):
    """Fields all cards share (R30.1)."""

    id: str
    name: ShownText
    name_de: Annotated[str | None, SHOWN]
    age: Age
    level: int
    deck: Literal["civil", "military", "board"]
    colour: ShownText
    source: ShownText
    confidence: Annotated[Literal["high", "medium", "low"], SHOWN]
    notes: ShownText = ""


class CivilCard(Card, kw_only=True):
    marks: MarksRecord | None = None  # none where the card is printed on the board


class MilitaryCard(Card, kw_only=True):
    copies_in_box: int


class TechnologyCard(CivilCard, tag="technology", kw_only=True):
    """A technology, government or special technology; each has its own figures of these (R30.2)."""

    tech_class: TechClass
    special_family: Literal["", "military", "civil", "colonization", "construction"] = ""
    science_cost: int = 0
    build_cost: int = 0
    per_worker: YieldRecord = msgspec.field(default_factory=YieldRecord)
    science_cost_revolution: int = 0
    science_cost_peaceful: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0
    bonus: BonusRecord = msgspec.field(default_factory=BonusRecord)
    effects: list[TechnologyEffect] = []


class LeaderCard(CivilCard, tag="leader", kw_only=True):
    bonus: StaticRecord = msgspec.field(default_factory=StaticRecord)
    effects: list[LeaderEffect] = []


class WonderCard(CivilCard, tag="wonder", kw_only=True):
    stages: list[int]
    bonus: BonusRecord = msgspec.field(default_factory=BonusRecord)
    effects: list[WonderEffect] = []


class ActionCard(CivilCard, tag="action", kw_only=True):
    effects: list[ActionEffect]


class EventCard(MilitaryCard, tag="event", kw_only=True):
    effects: list[EventEffect]


class TerritoryCard(MilitaryCard, tag="territory", kw_only=True):
    permanent: BonusRecord
    immediate: ImmediateRecord


class AggressionCard(MilitaryCard, tag="aggression", kw_only=True):
    military_action_cost: int | CostByLevelRecord
    target_requirement: Literal["rival_has_colony", "rival_has_leader", "rival_has_unfinished_wonder"] | None = None
    effects: list[AggressionEffect]


class WarCard(MilitaryCard, tag="war", kw_only=True):
    military_action_cost: int
    effects: list[WarEffect]


class PactCard(MilitaryCard, tag="pact", kw_only=True):
    symmetric: bool
    civilization_a: PactSideRecord
    civilization_b: PactSideRecord
    attack_rule: Literal["none", "mutual_attacks_forbidden", "ends_on_mutual_attack", "attacker_plus_2_strength"]


class ArmyRecord(Record):
    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0


class TacticsCard(MilitaryCard, tag="tactics", kw_only=True):
    military_action_cost: int
    army: ArmyRecord
    army_bonus: int
    army_bonus_obsolete: int | None = None


class BonusCard(MilitaryCard, tag="bonus", kw_only=True):
    defence_bonus: int
    colonization_bonus: int


CardRecord = (
    TechnologyCard
    | LeaderCard
    | WonderCard
    | ActionCard
    | EventCard
    | TerritoryCard
    | AggressionCard
    | WarCard
    | PactCard
    | TacticsCard
    | BonusCard
)


class FoodStep(Record):
    """One line of a bank table: from this many tokens on, this much food; none where nobody is left to take."""

    bank_min: Annotated[int, msgspec.Meta(ge=0)]
    food: int | None


class FacesStep(Record):
    bank_min: Annotated[int, msgspec.Meta(ge=0)]
    faces: int


class ResourcesStep(Record):
    bank_min: Annotated[int, msgspec.Meta(ge=0)]
    resources: int


class RowRecord(Record):
    take_cost_by_slot: list[int]
    front_slots_removed_by_players: dict[int, int]
    extra_cost_per_completed_wonder: int


class TrackRecord(Record):
    max: int


class TracksRecord(Record):
    science_points: TrackRecord
    culture_rate: TrackRecord
    science_rate: TrackRecord
    strength: TrackRecord
    happy_faces: TrackRecord


class StartRecord(Record):
    yellow_total: int
    yellow_bank: int
    unused_workers: int
    workers_on_cards: dict[str, int]
    blue_bank: int


class TokensRecord(Record):
    yellow: int
    blue: int
    white: ShownNumber
    red: ShownNumber
    total: ShownNumber


class BoxCardsRecord(Record):
    civil: int
    military: int
    start_player: ShownNumber
    total: ShownNumber


class BoxRecord(Record):
    board: ShownNumber
    cards: BoxCardsRecord
    tokens: TokensRecord
    scoring_stones_per_colour: ShownNumber
    colours: Annotated[list[str], SHOWN]
    civilisation_boards: ShownNumber
    summary_boards: ShownNumber


# -- the files ----------------------------------------------------------------------------------------------------


class CardsFile(Record, kw_only=True):
    edition: ShownText
    deck: ShownText = ""
    age: ShownText = ""
    type: ShownText = ""
    note: ShownText = ""
    cards: list[CardRecord]


class BoardFile(Record, kw_only=True):
    edition: ShownText
    components: BoxRecord
    tracks: TracksRecord
    player_start: StartRecord
    yellow_bank_sections_left_to_right: list[int]
    food_consumption_by_yellow_bank: list[FoodStep]
    population_cost_by_yellow_bank: list[FoodStep]
    required_happy_faces_by_yellow_bank: list[FacesStep]
    blue_bank_sections_left_to_right: list[int]
    corruption_by_blue_bank: list[ResourcesStep]
    famine_culture_loss_per_missing_food: int
    card_row: RowRecord
    first_round_civil_actions_by_seat: list[int]
    military_draw_max: int
    events_at_setup_by_players: dict[int, int]
    source: ShownText
    confidence: ShownText
    notes: ShownText


class Box(Record, kw_only=True):
    """Everything in the box, file by file."""

    board: BoardFile
    starting_technologies: CardsFile
    civil_age_a: CardsFile
    civil_age_i: CardsFile
    civil_age_ii: CardsFile
    civil_age_iii: CardsFile
    military_events: CardsFile
    military_territories: CardsFile
    military_aggressions: CardsFile
    military_wars: CardsFile
    military_pacts: CardsFile
    military_tactics: CardsFile
    military_bonus: CardsFile
