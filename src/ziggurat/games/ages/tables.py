"""The compact tables a game is played from: lists of numbers indexed by card or by technology."""

from typing import Final

from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action

STATS: Final = ("science_rate", "strength")
COUNTED: Final = (
    "food_production",
    "resource_production",
    "urban_building_level",
    "military_unit_and_arena_level",
    "colony",
    "civil_action",
    "military_action",
    "happy_face",
    "discontent_worker",
    "government_and_special_level",
)
SPOILS: Final = ("culture", "science", "food_and_or_resources", "yellow_bank_tokens")
REQUIREMENTS: Final = ("", "rival_has_colony", "rival_has_leader", "rival_has_unfinished_wonder")
COST_BY_LEVEL: Final = ("", "rival_leader", "rival_unfinished_wonder")


class Effect:
    """One effect of a card. What the numbers mean is said by its kind (R30.6)."""

    __slots__ = (
        "ages",
        "amount",
        "base",
        "by_level",
        "by_players",
        "card",
        "chooser_least",
        "classes",
        "consumption",
        "corruption",
        "counted",
        "culture",
        "divisor",
        "food",
        "food_discount",
        "groups",
        "kind",
        "level_advanced",
        "level_full",
        "maximum",
        "only_if_used",
        "options",
        "rate_science",
        "resources",
        "round_up",
        "sacrificed",
        "science",
        "scored_science",
        "special",
        "table",
        "target",
        "threshold",
        "what",
        "with_wonders",
    )
    kind: int
    target: int
    amount: int
    culture: int
    science: int
    food: int
    resources: int
    classes: tuple[int, ...]
    with_wonders: bool
    card: int
    maximum: int
    food_discount: int
    sacrificed: bool
    by_level: tuple[int, ...]
    by_players: tuple[int, ...]
    groups: tuple[int, ...]
    round_up: bool
    options: tuple[tuple[int, int], ...]
    rate_science: bool
    scored_science: bool
    consumption: bool
    corruption: bool
    only_if_used: bool
    chooser_least: bool
    counted: int
    threshold: int
    ages: tuple[int, ...]
    what: int
    table: tuple[tuple[int, ...], ...]
    level_full: int
    level_advanced: int
    base: int
    divisor: int
    special: bool


class PactSide:
    """What one side of a pact gets (R30.5)."""

    __slots__ = (
        "bonus",
        "discount",
        "food",
        "food_as_resource",
        "immune",
        "partner_pays",
        "per_wonder",
        "resource_as_food",
        "resources",
    )
    bonus: tuple[int, ...]
    resources: int
    food: int
    discount: int
    partner_pays: int
    food_as_resource: int
    resource_as_food: int
    per_wonder: int
    immune: bool


class Tables:
    """Every component of the game. Cards are numbered by their place in `ids`, technologies that hold
    workers by their place in `card_of`: farms first, then mines, urban buildings and units, each by level."""

    # cards
    ids: list[str]
    index: dict[str, int]
    names: list[Names]  # by CARD_IDS, TECHNOLOGY_IDS, EFFECT_IDS
    types: list[int]
    ages: list[int]
    levels: list[int]
    classes: list[int]
    families: list[int]
    science: list[int]
    revolution: list[int]
    bonus: list[tuple[int, ...]]
    effects: list[tuple[Effect, ...]]
    every_effect: list[Effect]  # of all cards in a row, as pending decisions name them
    effect_card: list[int]
    first_effect: list[int]  # of each card, -1 where it has none
    rated: list[tuple[Effect, ...]]  # of these the ones that change rates and strength
    copies: list[tuple[int, ...]]
    gov_civil: list[int]
    gov_military: list[int]
    gov_urban: list[int]
    stages: list[tuple[int, ...]]
    scoring: list[bool]
    immediate: list[tuple[int, ...]]
    military_cost: list[int]
    cost_by_level: list[int]
    requirement: list[int]
    symmetric: list[bool]
    sides: list[tuple[PactSide, ...]]
    attack_rule: list[int]
    army: list[tuple[int, ...]]
    army_bonus: list[int]
    army_obsolete: list[int]
    defence: list[int]
    colonization: list[int]
    tech_of: list[int]
    civil: list[int]  # the cards of the civil decks
    military: list[int]  # the cards of the military decks
    # technologies that hold workers
    card_of: list[int]
    t_class: list[int]
    t_level: list[int]
    t_build: tuple[int, ...]
    t_culture: list[int]
    t_science: list[int]
    t_strength: list[int]
    t_happy: list[int]
    t_value: list[int]  # what one blue token on it is worth
    by_value: list[int]  # all of them, dearest token first; of equal value by class: mines before labs
    value_rank: list[int]  # the place of each in that order
    noughts: tuple[int, ...]  # one for each
    by_class: list[tuple[int, ...]]
    doublers: tuple[int, ...]  # units that double the bonus of an army (R23.6)
    first_urban: int
    first_unit: int
    techs: int
    # the board
    start_cards: list[int]
    start_workers: list[int]
    start_government: int
    start_yellow: int
    start_unused: int
    start_blue: int
    box_yellow: int
    box_blue: int
    population_cost: list[int]  # by tokens in the yellow bank; -1 where there is none to take
    consumption: list[int]
    faces: list[int]
    corruption: list[int]
    yellow_sections: list[int]
    blue_sections: list[int]
    slot_cost: list[int]
    front: list[int]
    wonder_extra: int
    first_round: list[int]
    draw_max: int
    famine: int
    start_events: list[int]
    ravaged_culture: int  # what a ravaged wonder gives instead of its effects
    science_max: int
    culture_rate_max: int
    science_rate_max: int
    strength_max: int
    happy_max: int
    # prebuilt actions
    take: list[Action]
    build: list[Action]
    destroy: list[Action]
    unit: list[Action]
    disband: list[Action]
    recruit: list[Action]
    offer_unit: list[Action]
    upgrade: list[list[Action]]
    upgrade_unit: list[list[Action]]
    stage: list[Action]
    end: list[Action]
