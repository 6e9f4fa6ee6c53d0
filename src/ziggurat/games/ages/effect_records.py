"""The effects of the cards, one record type per `kind` (R30.6), and which kinds each type of card may have.

A figure that a kind does not know is an error, and so is a kind on a card that never asks for it.
"""

from typing import Literal

import msgspec

TechClass = Literal[
    "farm",
    "mine",
    "temple",
    "lab",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
    "government",
    "special",
]
UnitClass = Literal["infantry", "cavalry", "artillery", "air_force"]
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
Age = Literal["A", "I", "II", "III"]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of all records: a misspelt field is an error."""


class EffectRecord(Record, tag_field="kind"):
    """Base of all effects; the tag `kind` names what they do."""


class Amount(EffectRecord):
    """The kinds that are one number."""

    amount: int


class OnClasses(EffectRecord):
    amount: int
    classes: list[TechClass]


# -- static: as long as the card is in play ---------------------------------------------------------------


class MilitaryResourcesPerTurn(Amount, tag="military_resources_per_turn"):
    pass


class PopulationFoodDiscount(Amount, tag="population_food_discount"):
    pass


class FreePopulationIncrease(EffectRecord, tag="free_population_increase"):
    food_discount: int


class SpecialCivilActionRecruit(EffectRecord, tag="special_civil_action_recruit"):
    food_discount: int
    resource_discount: int


class ColonizeFromHand(EffectRecord, tag="once_per_game_political_colonize_from_hand"):
    pass


class RevolutionUsesMilitaryActions(EffectRecord, tag="revolution_uses_military_actions"):
    pass


class OnTakeTechnology(EffectRecord, tag="on_take_technology"):
    science: int


class OnPlayTechnology(EffectRecord, tag="on_play_technology"):
    resources: int = 0
    culture: int = 0
    regain_civil_actions: int = 0


class OnAttacked(EffectRecord, tag="on_attacked"):
    culture: int


class ExtraScienceBest(EffectRecord, tag="extra_science_best"):
    classes: list[TechClass]


class CulturePerUnit(EffectRecord, tag="culture_per_unit"):
    card: str
    amount: int
    max_units: int


class CulturePerUnitClass(EffectRecord, tag="culture_per_unit_class"):
    unit_classes: list[UnitClass]
    amount: int


class CulturePerBuilding(OnClasses, tag="culture_per_building"):
    pass


class CulturePerBuildingLevel(OnClasses, tag="culture_per_building_level"):
    pass


class CulturePerPair(OnClasses, tag="culture_per_pair"):
    pass


class CulturePerColony(Amount, tag="culture_per_colony"):
    pass


class SciencePerBuilding(OnClasses, tag="science_per_building"):
    pass


class OnHappyFaces(EffectRecord):
    sources: list[TechClass | Literal["wonder"]]
    amount: int


class CulturePerHappyFace(OnHappyFaces, tag="culture_per_happy_face"):
    pass


class StrengthPerHappyFace(OnHappyFaces, tag="strength_per_happy_face"):
    pass


class BestBuildingCultureDoubled(EffectRecord, tag="best_building_culture_doubled"):
    classes: list[TechClass]


class HappyFacesMultiplier(EffectRecord, tag="happy_faces_multiplier"):
    factor: int


class StrengthPerUnit(EffectRecord, tag="strength_per_unit"):
    unit_classes: list[UnitClass]
    amount: int
    counts_when_sacrificed: bool


class IgnoreTactics(EffectRecord, tag="ignore_tactics"):
    pass


class AirForceDoublesArmyBonus(EffectRecord, tag="air_force_doubles_army_bonus"):
    pass


class DoubleBestArmyBonus(EffectRecord, tag="double_best_army_bonus"):
    pass


class ExtraTokenOnBestMine(Amount, tag="extra_token_on_best_mine"):
    pass


class LabsActAsMines(EffectRecord, tag="labs_act_as_mines"):
    min_level: int


class OpponentsBuildSurcharge(OnClasses, tag="opponents_build_surcharge"):
    pass


class UrbanCostDiscount(EffectRecord, tag="urban_cost_discount"):
    by_level: dict[Literal[0, 1, 2, 3], int]


class BuildCostDiscount(OnClasses, tag="build_cost_discount"):
    pass


class BuildCostDiscountInWar(OnClasses, tag="build_cost_discount_while_war_declared_on_you"):
    pass


class TechnologyScienceDiscount(OnClasses, tag="technology_science_discount"):
    pass


class WonderStagesPerAction(EffectRecord, tag="wonder_stages_per_action"):
    max: int


class WonderTakeDiscount(EffectRecord, tag="wonder_take_discount"):
    civil_actions: int


class ColonizationCardBonus(Amount, tag="colonization_card_bonus"):
    pass


class CannotAttack(EffectRecord, tag="cannot_attack"):
    pass


class AttackCostMultiplier(EffectRecord, tag="attack_cost_multiplier_against_owner"):
    factor: int


class DefenceCardMultiplier(EffectRecord, tag="defence_card_multiplier"):
    factor: int


# -- once, when a wonder is completed -----------------------------------------------------------------------


class PointsByGroup(Record):
    """Points for each worker, by what he works on."""

    farm: int = 0
    mine: int = 0
    urban: int = 0
    military: int = 0


class OnCompletePerBuildingLevel(OnClasses, tag="on_complete_score_culture_per_building_level"):
    pass


class OnCompletePerTechnologyLevel(Amount, tag="on_complete_score_culture_per_technology_level"):
    pass


class OnCompletePerWorker(EffectRecord, tag="on_complete_score_culture_per_worker"):
    per_worker: PointsByGroup


# -- action cards -----------------------------------------------------------------------------------------------


class DoIncreasePopulation(EffectRecord, tag="do_increase_population"):
    pass


class Discounted(EffectRecord):
    resource_discount: int


class DoBuildFarmOrMine(Discounted, tag="do_build_farm_or_mine"):
    pass


class DoBuildUrban(Discounted, tag="do_build_urban"):
    pass


class DoBuildWonderStage(Discounted, tag="do_build_wonder_stage"):
    pass


class DoUpgrade(Discounted, tag="do_upgrade_farm_mine_urban"):
    pass


class DoPlayTechnology(EffectRecord, tag="do_play_technology"):
    pass


class ExtraMilitaryActions(Amount, tag="extra_military_actions_this_turn"):
    pass


class MilitaryResources(Amount, tag="military_resources_this_turn"):
    pass


class ByPlayers(EffectRecord):
    by_players: dict[Literal[2, 3, 4], int]


class MilitaryResourcesPerStronger(ByPlayers, tag="military_resources_this_turn_per_stronger_civilization"):
    pass


class ScoreCulturePerRicher(ByPlayers, tag="score_culture_per_richer_civilization"):
    pass


class ScoreOwn(EffectRecord, tag="score"):
    culture: int = 0
    science: int = 0


class ProduceOwn(EffectRecord, tag="produce"):
    food: int = 0
    resources: int = 0


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

StaticEffect = (
    MilitaryResourcesPerTurn
    | PopulationFoodDiscount
    | FreePopulationIncrease
    | SpecialCivilActionRecruit
    | ColonizeFromHand
    | RevolutionUsesMilitaryActions
    | OnTakeTechnology
    | OnPlayTechnology
    | OnAttacked
    | ExtraScienceBest
    | CulturePerUnit
    | CulturePerUnitClass
    | CulturePerBuilding
    | CulturePerBuildingLevel
    | CulturePerPair
    | CulturePerColony
    | SciencePerBuilding
    | CulturePerHappyFace
    | StrengthPerHappyFace
    | BestBuildingCultureDoubled
    | HappyFacesMultiplier
    | StrengthPerUnit
    | IgnoreTactics
    | ExtraTokenOnBestMine
    | LabsActAsMines
    | UrbanCostDiscount
    | BuildCostDiscount
    | BuildCostDiscountInWar
    | TechnologyScienceDiscount
    | WonderStagesPerAction
    | WonderTakeDiscount
    | ColonizationCardBonus
    | CannotAttack
    | AttackCostMultiplier
    | DefenceCardMultiplier
)
TechnologyEffect = StaticEffect | AirForceDoublesArmyBonus
LeaderEffect = StaticEffect | OpponentsBuildSurcharge | DoubleBestArmyBonus
WonderEffect = StaticEffect | OnCompletePerBuildingLevel | OnCompletePerTechnologyLevel | OnCompletePerWorker
ActionEffect = (
    DoIncreasePopulation
    | DoBuildFarmOrMine
    | DoBuildUrban
    | DoBuildWonderStage
    | DoUpgrade
    | DoPlayTechnology
    | ExtraMilitaryActions
    | MilitaryResources
    | MilitaryResourcesPerStronger
    | ScoreCulturePerRicher
    | ScoreOwn
    | ProduceOwn
)
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
