"""The effects of events, aggressions and wars, one record type per `kind` (R30.6), and which kinds each may have."""

from typing import Literal

import msgspec

from ziggurat.games.ages.effect_records import Age, Amount, EffectRecord, Record, TechClass

Target = Literal[
    "all",
    "active",
    "strongest",
    "weakest",
    "two_strongest",
    "two_weakest",
    "most_culture",
    "least_culture",
    "all_except_least_culture",
    "most_culture_if_among_two_weakest",
    "most_happy_all_tied",
]


# -- events: each names the civilisations it is for ------------------------------------------------------------------


class OfEvent(EffectRecord):
    target: Target


class AmountOfEvent(OfEvent):
    amount: int


class Score(OfEvent, tag="score"):
    culture: int = 0
    science: int = 0


class Produce(OfEvent, tag="produce"):
    food: int = 0
    resources: int = 0


class ScoreRate(OfEvent, tag="score_rate"):
    rate: Literal["culture", "science"]
    scored_as: Literal["culture", "science"] = msgspec.field(name="as")


class Lose(OfEvent, tag="lose"):
    culture: int = 0
    science: int = 0
    culture_per_discontent_worker: int = 0


class LoseAllFood(OfEvent, tag="lose_all_food"):
    pass


class LoseMix(OfEvent, tag="lose_mix"):
    total: int


class LosePopulation(AmountOfEvent, tag="lose_population"):
    pass


class LoseBuilding(OfEvent, tag="lose_building"):
    classes: list[TechClass | Literal["urban"]]
    chooser: Literal["affected", "least_culture"]


class LoseColony(OfEvent, tag="lose_colony"):
    pass


class LoseBlueToken(AmountOfEvent, tag="lose_blue_token"):
    pass


class LoseDiscontentWorkers(OfEvent, tag="lose_discontent_workers"):
    pass


class LoseCivilActions(OfEvent, tag="lose_civil_actions_next_action_phase"):
    per_discontent_worker: int


class GiveYellowTokenToStrongest(AmountOfEvent, tag="give_yellow_bank_token_to_strongest"):
    pass


class Option(Record):
    food: int = 0
    resources: int = 0


class ProduceChoice(OfEvent, tag="produce_choice"):
    options: list[Option]


class ProduceMix(OfEvent, tag="produce_mix"):
    total: int


class FarmsProduce(OfEvent, tag="farms_produce"):
    consumption: bool


class MinesProduce(OfEvent, tag="mines_produce"):
    corruption: bool


class IncreasePopulationFree(AmountOfEvent, tag="increase_population_free"):
    pass


class MayBuildFree(OfEvent, tag="may_build_free"):
    card: str


class DrawMilitary(AmountOfEvent, tag="draw_military"):
    pass


class SkipMilitaryDiscard(OfEvent, tag="skip_military_discard_this_turn"):
    pass


class MayTakeCardsFromRow(OfEvent, tag="may_take_cards_from_row"):
    action_budget: int


class SkipNextPoliticalAction(OfEvent, tag="skip_next_political_action"):
    only_if_used: bool


class RefillCardRow(EffectRecord, tag="refill_card_row"):
    only_if_used: bool


class RavageWonder(OfEvent, tag="ravage_wonder"):
    ages: list[Age]
    becomes_culture: int


class DiscardLeaders(OfEvent, tag="discard_leaders_not_current_age"):
    pass


# -- scoring events: for everybody ---------------------------------------------------------------------------------

Counted = Literal[
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
]


class ScoreCulture(EffectRecord, tag="score_culture"):
    per: Counted
    amount: int
    max: int = 0


class LoseCulture(EffectRecord, tag="lose_culture"):
    per: Counted
    amount: int


class ScoreContentWorkers(EffectRecord, tag="score_culture_per_content_worker"):
    threshold: int
    amount: int


class ScoreTechnologies(EffectRecord, tag="score_culture_per_technology"):
    level_full: int
    level_advanced: int
    amount: int


class ScoreWonders(EffectRecord, tag="score_culture_per_wonder"):
    by_age: dict[Age, int]


class ScoreByRank(EffectRecord, tag="score_culture_by_rank"):
    stat: Literal["science_rate", "strength"]
    table: dict[Literal[2, 3, 4], list[int]]


# -- aggressions and wars ---------------------------------------------------------------------------------------------


class Steal(EffectRecord, tag="steal"):
    culture: int = 0
    science: int = 0


class StealMix(EffectRecord, tag="steal_mix"):
    total: int


class StealColony(EffectRecord, tag="steal_colony"):
    pass


class DestroyUrban(EffectRecord, tag="destroy_urban"):
    max: int


class ProduceHalfCost(EffectRecord, tag="attacker_produce_half_cost"):
    rounding: Literal["up", "down"] = msgspec.field(name="round")


class RivalLosePopulation(Amount, tag="rival_lose_population"):
    pass


class AttackerProduce(EffectRecord, tag="attacker_produce"):
    food: int = 0
    resources: int = 0


class RivalDiscardLeader(EffectRecord, tag="rival_discard_leader"):
    pass


class RivalDiscardUnfinishedWonder(EffectRecord, tag="rival_discard_unfinished_wonder"):
    pass


class ScoreCulturePerLevel(Amount, tag="score_culture_per_level"):
    pass


class VictorTakes(EffectRecord, tag="victor_takes", kw_only=True):
    what: Literal["culture", "science", "food_and_or_resources", "yellow_bank_tokens"]
    base: int = 0
    per_advantage: int
    per_advantage_divisor: int = 1
    may_take_special_technologies_at_printed_cost: bool = False


# -- by type of card -----------------------------------------------------------------------------------------

EventEffect = (
    Score
    | Produce
    | ScoreRate
    | Lose
    | LoseAllFood
    | LoseMix
    | LosePopulation
    | LoseBuilding
    | LoseColony
    | LoseBlueToken
    | LoseDiscontentWorkers
    | LoseCivilActions
    | GiveYellowTokenToStrongest
    | ProduceChoice
    | ProduceMix
    | FarmsProduce
    | MinesProduce
    | IncreasePopulationFree
    | MayBuildFree
    | DrawMilitary
    | SkipMilitaryDiscard
    | MayTakeCardsFromRow
    | SkipNextPoliticalAction
    | RefillCardRow
    | RavageWonder
    | DiscardLeaders
    | ScoreCulture
    | LoseCulture
    | ScoreContentWorkers
    | ScoreTechnologies
    | ScoreWonders
    | ScoreByRank
)
AggressionEffect = (
    Steal
    | StealMix
    | StealColony
    | DestroyUrban
    | ProduceHalfCost
    | RivalLosePopulation
    | AttackerProduce
    | RivalDiscardLeader
    | RivalDiscardUnfinishedWonder
    | ScoreCulturePerLevel
)
WarEffect = VictorTakes
