"""The effects of civil cards, one record type per `kind` (R30.6), and which kinds each type of card may have.

Those of military cards are in `military_records`. A figure that a kind does not know is an error, and so is a kind on
a card that never asks for it.
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
