"""What cards and markers do, one record type for each kind of effect: a field that a kind does not have is refused."""

from typing import Literal

from ziggurat.kernel.provenance import Strict

ResourceName = Literal["incense", "iron", "silk", "wheat", "spy", "uranium"]
TerrainName = Literal["grassland", "forest", "mountain", "desert", "water"]
EraName = Literal["ancient", "medieval", "modern"]
Cancelled = Literal["culture_event", "resource_ability", "city_action"]
Happening = Literal["build_wonder", "build_city", "conquer_city", "conquer_village", "explore_hut"]


class Effect(Strict, tag_field="kind", kw_only=True):
    pass


# -- of several kinds of card -----------------------------------------------------------------------------------------


class CityProduction(Effect, tag="city_production"):
    """Production of one own city in this round, or under a government of each city."""

    amount: int


class GainCulture(Effect, tag="gain_culture"):
    amount: int


class Cancel(Effect, tag="cancel"):
    """R16.2: cancels what was announced; some cards only if it aims at their owner."""

    what: list[Cancelled]
    only_if_targeted: bool = False


class BattleForce(Effect, tag="battle_force"):
    amount: int


# -- resource abilities of techs --------------------------------------------------------------------------------------


class GainTrade(Effect, tag="gain_trade"):
    """Trade for the player, and for another one of his choice."""

    amount: int
    other_player: int


class GainGreatPerson(Effect, tag="gain_great_person"):
    amount: int


class CoinOnCard(Effect, tag="coin_on_card"):
    """A coin token on the tech itself, if it has room."""


class Obsolete(Effect, tag="obsolete_wonder"):
    """R19.7: a wonder of these eras becomes obsolete, or instead something else is done."""

    eras: list[EraName]
    or_kill_unit: bool = False
    or_destroy_building: bool = False


class LockSquare(Effect, tag="lock_square"):
    """R19.5."""


class ToWater(Effect, tag="to_water"):
    """R19.6: all own figures of a square go to a water square."""


class ExtraActions(Effect, tag="extra_actions"):
    """R8.2: for each own city."""

    amount: int


class Nuke(Effect, tag="nuke"):
    """R9.17."""


class StrikeBonus(Effect, tag="strike_bonus"):
    """R11.12: more damage of the unit that is about to be played."""

    amount: int


class DealWounds(Effect, tag="deal_wounds"):
    amount: int


AbilityEffect = (
    CityProduction
    | GainCulture
    | GainTrade
    | GainGreatPerson
    | CoinOnCard
    | Cancel
    | Obsolete
    | LockSquare
    | ToWater
    | ExtraActions
    | Nuke
    | StrikeBonus
    | DealWounds
)


# -- what a tech does all the time ------------------------------------------------------------------------------------


class HealWounds(Effect, tag="heal_wounds"):
    """R11.13: once per battle; without an amount all of them."""

    amount: int | None = None


class SplitProduction(Effect, tag="split_production"):
    """R19.9."""


class ProductionPerCoins(Effect, tag="production_per_coins"):
    coins: int
    production: int


class HandsPerCoins(Effect, tag="hands_per_coins"):
    """R2.9, R11.3: battle force and culture hand grow with the coins."""

    coins: int
    battle_force: int
    culture_hand: int


class Raze(Effect, tag="raze"):
    """R9.15."""


class BreakWalls(Effect, tag="break_walls"):
    """R11.2."""


class FlyOver(Effect, tag="fly_over"):
    """R9.11."""


class Uncancellable(Effect, tag="uncancellable"):
    """R16.4: own culture events."""


class WinGame(Effect, tag="win_game"):
    """R10.8: researching it wins; it exists once."""


PassiveEffect = (
    HealWounds
    | SplitProduction
    | ProductionPerCoins
    | HandsPerCoins
    | Raze
    | BreakWalls
    | FlyOver
    | Uncancellable
    | WinGame
)


# -- governments ------------------------------------------------------------------------------------------------------


class CoinsInForce(Effect, tag="coins"):
    amount: int


class TradeIncome(Effect, tag="trade_income"):
    """R7.1: in all, not for each city."""

    amount: int


class Arts(Effect, tag="arts"):
    """R8.14: for each city devoted to the arts."""

    amount: int


class CapitalArts(Effect, tag="capital_arts"):
    amount: int


class CultureHand(Effect, tag="culture_hand"):
    amount: int


class CombatBonus(Effect, tag="combat_bonus"):
    amount: int


class StartHarvest(Effect, tag="start_harvest"):
    """A harvest at the start of turn."""


class StartTrade(Effect, tag="start_trade"):
    amount: int


class StartCulturePerArmy(Effect, tag="start_culture_per_army"):
    amount: int


class ExtraCapitalAction(Effect, tag="extra_capital_action"):
    """Not the same kind of action twice."""

    amount: int


class NoCapitalAction(Effect, tag="no_capital_action"):
    """R6.9: Anarchy."""


class NoCityAttack(Effect, tag="no_city_attack"):
    pass


class SharedHarvest(Effect, tag="shared_harvest"):
    """R8.19: a city harvests in the outskirts of any own city."""


class ScoutsExplore(Effect, tag="scouts_explore_huts"):
    """R9.7."""


class ArmiesFound(Effect, tag="armies_found_cities"):
    pass


class BestProduction(Effect, tag="best_production"):
    """Each city has as much production in its outskirts as the best."""


GovernmentEffect = (
    CoinsInForce
    | CityProduction
    | TradeIncome
    | Arts
    | CapitalArts
    | CultureHand
    | BattleForce
    | CombatBonus
    | StartHarvest
    | StartTrade
    | StartCulturePerArmy
    | ExtraCapitalAction
    | NoCapitalAction
    | NoCityAttack
    | SharedHarvest
    | ScoutsExplore
    | ArmiesFound
    | BestProduction
)


# -- wonders ----------------------------------------------------------------------------------------------------------


class FreeFigure(Effect, tag="free_figure"):
    """R19.1."""


class SeeForce(Effect, tag="see_force"):
    """R11.3: the Oracle."""


class HarvestAnything(Effect, tag="harvest_anything"):
    """R8.19: Angkor Wat."""


class UnitStrength(Effect, tag="unit_strength"):
    amount: int


class CheaperResearch(Effect, tag="cheaper_research"):
    amount: int


class CoinEachTurn(Effect, tag="coin_each_turn"):
    amount: int


class LearnKnown(Effect, tag="learn_known_tech"):
    """R19.3: a tech that another player knows."""


class FreeAdvance(Effect, tag="free_advance"):
    """R19.2."""


class Protected(Effect, tag="protected"):
    """R16.4: United Nations."""


class StartOfTurnTrade(Effect, tag="trade_each_turn"):
    amount: int


class StartOfTurnCulture(Effect, tag="culture_each_turn"):
    amount: int


WonderEffect = (
    StartOfTurnTrade
    | StartOfTurnCulture
    | FreeFigure
    | SeeForce
    | HarvestAnything
    | UnitStrength
    | CheaperResearch
    | CoinEachTurn
    | LearnKnown
    | FreeAdvance
    | Protected
)


# -- culture events; a distance of null is anywhere -------------------------------------------------------------------


class Gift(Effect, tag="gift"):
    """R16.6: counts as one of these resources; some give another player a coin."""

    resources: list[ResourceName]
    coin_for_another: bool = False


class KillFigure(Effect, tag="kill_figure"):
    distance: int | None


class KillInSquare(Effect, tag="kill_in_square"):
    """R19.12: a great person, or up to so many figures of one player."""

    figures: int
    distance: int | None


class Disaster(Effect, tag="disaster"):
    """R8.13: on these terrains (any if none is named), not on those."""

    becomes: TerrainName
    terrain: list[TerrainName] = []
    not_terrain: list[TerrainName] = []


class MoveFigures(Effect, tag="move_figures"):
    """R16.7."""

    steps: int


class MutualLearn(Effect, tag="mutual_learn"):
    """R16.5."""

    level: int


class DestroyBuildings(Effect, tag="destroy_buildings"):
    """R19.8: up to so many."""

    count: int
    distance: int | None
    others_only: bool = False


class ForceAnarchy(Effect, tag="force_anarchy"):
    """R16.8."""


EventEffect = (
    Gift
    | Cancel
    | KillFigure
    | KillInSquare
    | Disaster
    | MoveFigures
    | MutualLearn
    | DestroyBuildings
    | ForceAnarchy
    | CityProduction
)


# -- civilizations ----------------------------------------------------------------------------------------------------


class ConversionRate(Effect, tag="conversion_rate"):
    """R8.4."""

    trade: int
    production: int


class CultureOn(Effect, tag="culture_on"):
    amount: int
    when: list[Happening]


class AdvanceOn(Effect, tag="advance_on"):
    """R18.5."""

    when: list[Happening]


class SaveUnit(Effect, tag="save_unit"):
    """R18.2."""


class FreeBuilding(Effect, tag="free_building"):
    """R18.3."""


class UpgradeBonus(Effect, tag="upgrade_bonus"):
    """R18.4: for each tech that raises a rank or unlocks aircraft."""

    units: int
    resources: int


class StackingLimit(Effect, tag="stacking_limit"):
    amount: int


class Espionage(Effect, tag="espionage"):
    """R9.16."""


CivilizationEffect = (
    ConversionRate | CultureOn | AdvanceOn | SaveUnit | FreeBuilding | UpgradeBonus | StackingLimit | Espionage
)
