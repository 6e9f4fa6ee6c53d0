"""The strict types of the records in `content/*.yaml` (R30)."""

from typing import Any

import msgspec


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all records: a misspelt field is an error."""


class EffectRecord(Record):
    kind: str
    target: str = ""
    chooser: str = ""
    amount: int | str = 0
    culture: int = 0
    science: int = 0
    food: int = 0
    resources: int = 0
    total: int = 0
    classes: list[str] = []
    unit_classes: list[str] = []
    sources: list[str] = []
    card: str = ""
    max_units: int = 0
    max: int = 0
    factor: int = 1
    count: int = 1
    stages: int = 0
    resource_discount: int = 0
    food_discount: int = 0
    civil_actions: int = 0
    civil_action_cost: int = 0
    per_turn: int = 0
    regain_civil_actions: int = 0
    counts_when_sacrificed: bool = False
    doubled_by_st_peters: bool = True
    by_level: dict[int, int] = {}
    by_players: dict[int, int] = {}
    per_worker_level: int = 0
    per_technology_level: int = 0
    per_worker: dict[str, int] = {}
    token_value: str = ""
    min_level: int = 0
    same_card: bool = True
    rounding: str = msgspec.field(name="round", default="down")
    of: str = ""
    options: list[dict[str, int]] = []
    rate: str = ""
    scored_as: str = msgspec.field(name="as", default="")
    consumption: bool = False
    corruption: bool = False
    what: str = ""
    per_discontent_worker: int = 0
    culture_per_discontent_worker: int = 0
    loser: str = msgspec.field(name="from", default="")
    winner: str = msgspec.field(name="to", default="")
    fraction: float = 0.0
    action_budget: int = 0
    only_if_used: bool = False
    remove_front: bool = False
    ages: list[str] = []
    becomes_culture: int = 0
    per: str = ""
    threshold: int = 0
    stat: str = ""
    table: dict[Any, Any] = {}  # by number of players a list of points, or by age the points
    level_full: int = 0
    level_advanced: int = 0
    base: int = 0
    per_advantage: int = 0
    per_advantage_divisor: int = 0
    may_take_special_technologies_at_printed_cost: bool = False


class BonusRecord(Record):
    """Static values while the card is in play (R30.3)."""

    culture: int = 0
    science: int = 0
    strength: int = 0
    happiness: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    colonization: int = 0
    blue_tokens: int = 0
    yellow_tokens: int = 0
    civil_hand_limit: int = 0
    military_hand_limit: int = 0


class PactSideRecord(BonusRecord):
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
    per_level_of: str
    amount: int


class CardRecord(Record):
    """Fields all cards share (R30.1)."""

    id: str
    name: str
    name_de: str | None
    age: str
    level: int
    deck: str
    type: str
    colour: str
    source: str
    confidence: str
    text: str = ""
    notes: str = ""
    copies: dict[str, int] = {}
    marks: dict[str, int] = {}
    copies_in_box: int = 0
    effects: list[EffectRecord] = []
    bonus: BonusRecord = msgspec.field(default_factory=BonusRecord)
    # technologies
    tech_class: str = ""
    special_family: str = ""
    science_cost: int = 0
    build_cost: int = 0
    per_worker: YieldRecord = msgspec.field(default_factory=YieldRecord)
    start_workers: int = 0
    science_cost_revolution: int = 0
    science_cost_peaceful: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0
    # wonders
    stages: list[int] = []
    total_cost: int = 0
    # military cards
    scoring_event: bool = False
    permanent: BonusRecord = msgspec.field(default_factory=BonusRecord)
    immediate: ImmediateRecord = msgspec.field(default_factory=ImmediateRecord)
    military_action_cost: int | CostByLevelRecord = 0
    target_requirement: str | None = None
    needs_verification: bool = False
    symmetric: bool = False
    civilization_a: PactSideRecord = msgspec.field(default_factory=PactSideRecord)
    civilization_b: PactSideRecord = msgspec.field(default_factory=PactSideRecord)
    attack_rule: str = "none"
    army: dict[str, int] = {}
    army_bonus: int = 0
    army_bonus_obsolete: int | None = None
    defence_bonus: int = 0
    colonization_bonus: int = 0


class StepRecord(Record):
    """One line of a bank table: from this many tokens on, this much."""

    bank_min: int
    food: int | None = None
    faces: int = 0
    resources: int = 0


class RowRecord(Record):
    slots: int
    take_cost_by_slot: list[int]
    front_slots_removed_by_players: dict[int, int]
    extra_cost_per_completed_wonder: int


class TrackRecord(Record):
    start: int
    min: int
    max: int | None
    printed_to: int = 0


class StartRecord(Record):
    yellow_total: int
    yellow_bank: int
    unused_workers: int
    workers_on_cards: dict[str, int]
    blue_bank: int
    white_tokens: int
    red_tokens: int


class EventsRecord(Record):
    simple: int
    advanced_full_by_players: dict[int, int]


class TokensRecord(Record):
    yellow: int
    blue: int
    white: int
    red: int
    total: int


class BoxCardsRecord(Record):
    civil: int
    military: int
    start_player: int
    total: int


class BoxRecord(Record):
    board: int
    cards: BoxCardsRecord
    tokens: TokensRecord
    scoring_stones_per_colour: int
    colours: list[str]
    civilisation_boards: int
    summary_boards: int


class SectionRecord(Record):
    """One section of a bank, for drawing it."""

    spaces: int
    bank_range: tuple[int, int]
    population_food_cost: int = 0
    consumption_when_empty: int = 0
    corruption_when_empty: int = 0
    overflow: bool = False
