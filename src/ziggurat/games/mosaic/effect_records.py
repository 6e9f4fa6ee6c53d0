"""The words of the components: resources, places, counts, and effects with one record type per `op`.

`Effect` is their union. `timing` says when it happens:
`on_play` once when the card is played or taken, `ongoing` from then on, `while_held` as long as a government
is held, `end_game` at final scoring, `before_empire_scoring` in the window of R8.2, the others as named.
"""

from typing import Literal

from ziggurat.kernel.provenance import Strict

Currency = Literal["stone", "food", "ideas", "money"]
Resource = Literal["stone", "food", "ideas", "money", "population"]
Track = Literal["stone", "food", "ideas", "tax", "tariff"]
Pillar = Literal[
    "science", "economy", "food", "health", "construction", "culture", "government", "military", "urbanization"
]
UnitKind = Literal["infantry", "cavalry", "siege_engine"]
TownKind = Literal["farm_town", "artisan_town"]
HexKind = Literal["plain", "resource", "port"]
EmpirePer = Literal[
    "dominated_region",
    "region_with_own_city",
    "own_city_in_one_region",
    "own_wonder",
    "own_golden_age_or_achievement",
    "population_pair",
]
DeckName = Literal["build", "technology", "population", "tax_tariff"]
Where = Literal[
    "any_region",
    "own_city_region",
    "region_of_built_city",
    "same_region_as_previous",
    "region_without_own_city",
    "adjacent_to_own_city",
    "region_adjacent_to_own_city_region",
    "region_dominated_now",
    "any",
]
Owned = Literal[
    "wonder",
    "city",
    "port",
    "project",
    "farm_town",
    "artisan_town",
    "golden_age",
    "technology_face_up",
    "unit_on_map",
]
Stat = Literal[
    "population",
    "stone_production",
    "food_production",
    "ideas_production",
    "tax_production",
    "tariff_production",
    "money",
    "trade_good_kinds",
    "trade_goods",
    "dominated_regions",
    "cities",
    "ports",
    "units_on_map",
    "projects_plus_wonders",
    "distinct_pillars",
    "technology_cards_face_up",
]
Event = Literal[
    "own_build_city_port_or_artisan_town",
    "any_player_builds_city_or_port",
    "any_player_builds_wonder",
    "own_work_stone_or_ideas",
    "own_population_card",
    "own_tax_card",
]


class Per(Strict):
    """What an effect counts: exactly one of the four."""

    symbol: Pillar | None = None
    owned: Owned | None = None
    stat: Stat | None = None
    in_region_of_this: Literal["city_any_owner", "wonder_any_owner"] | None = None


# -- effects --------------------------------------------------------------------------------------------


class Op(Strict, tag_field="op", kw_only=True):
    """The base of all effects; the tag `op` names the kind."""


class Gain(Op, tag="gain"):
    """Take an amount of a currency or of population."""

    timing: Literal["on_play"]
    resource: Resource
    amount: int


class Lose(Op, tag="lose"):
    """Give up an amount; without it the card cannot be played."""

    timing: Literal["on_play"]
    resource: Resource
    amount: int


class GainPer(Op, tag="gain_per"):
    """Take an amount for each thing counted, `max` at most."""

    timing: Literal["on_play"]
    resource: Resource
    amount: int
    per: Per
    max: int | None = None


class GainChoicePer(Op, tag="gain_choice_per"):
    """As `gain_per`, the currency chosen for each thing counted."""

    timing: Literal["on_play"]
    resources: list[Currency]
    amount: int
    per: Per


class Production(Op, tag="production"):
    """Raise a production track; a government's only while it is held."""

    timing: Literal["on_play", "while_held"]
    track: Track
    amount: int


class ProductionChoice(Op, tag="production_choice"):
    """Raise one of the listed tracks."""

    timing: Literal["on_play"]
    amount: int
    tracks: list[Track]


class ProductionPer(Op, tag="production_per"):
    """Raise a track by an amount for each thing counted at that moment."""

    timing: Literal["on_play"]
    track: Track
    amount: int
    per: Per


class ConvertProduction(Op, tag="convert_production"):
    """Move any amount from one track to another."""

    timing: Literal["on_play"]
    amount: Literal["any"]


class GainUnits(Op, tag="gain_units"):
    """Place units of the listed kinds from the supply."""

    timing: Literal["on_play"]
    count: int
    kinds: list[UnitKind]
    where: Where


class EliminateUnits(Op, tag="eliminate_units"):
    """Return enemy units to their owners in one region that holds an own unit of a listed kind."""

    timing: Literal["on_play", "before_empire_scoring"]
    count: int
    regions: Literal[1]
    requires_own_unit: list[UnitKind]


class DisplaceUnits(Op, tag="displace_units"):
    """Move all units of one opponent from one region to an adjacent one."""

    timing: Literal["before_empire_scoring"]
    uses: int
    owner: Literal["one_opponent"]
    from_regions: Literal[1]
    units: Literal["all"]
    to: Literal["adjacent_region"]


class GoodFilter(Strict):
    trade_good: str


class TakeMapTile(Op, tag="take_map_tile"):
    """Take tiles from free hexes: `any`, `trade_good` (fish included) or a named kind."""

    timing: Literal["on_play"]
    filter: Literal["any", "trade_good"] | GoodFilter
    count: int | None = None
    count_per: Per | None = None
    max: int | None = None


class WildTradeGood(Op, tag="wild_trade_good"):
    """A wild good (R5.9)."""

    timing: Literal["ongoing"]
    count: int


class PlaceTown(Op, tag="place_town"):
    """Place a town without a card; `adjacency` false allows every free land hex of the region."""

    timing: Literal["on_play"]
    piece: TownKind
    where: Where
    adjacency: bool


class FreeCity(Op, tag="free_city"):
    """Place a city without cost or card."""

    timing: Literal["on_play"]
    where: Where


class BuildPiece(Op, tag="build_piece"):
    """The piece of a build card."""

    timing: Literal["on_play"]
    piece: Literal["city", "port", "farm_town", "artisan_town"]


class VpPer(Op, tag="vp_per"):
    """Points for each thing counted, at once or at the end."""

    timing: Literal["on_play", "end_game"]
    amount: int
    per: Per
    max: int | None = None


class VpIfGoods(Op, tag="vp_if_goods"):
    """Points if all goods of the card are owned."""

    timing: Literal["end_game"]
    amount: int


class IgnoreUnrest(Op, tag="ignore_unrest"):
    timing: Literal["end_game"]
    amount: int


class IgnoreUnrestPer(Op, tag="ignore_unrest_per"):
    timing: Literal["end_game"]
    amount: int
    per: Per


class RegionInfluence(Op, tag="region_influence"):
    """More influence in every region holding at least one own unit of the kind (R8.4)."""

    timing: Literal["ongoing"]
    unit: UnitKind
    amount: int


class UnitMove(Op, tag="unit_move"):
    """How many regions the unit moves."""

    timing: Literal["ongoing"]
    unit: UnitKind
    regions: int


class UnlockUnit(Op, tag="unlock_unit"):
    """Allow recruiting the unit; `max` repeats the number of pieces."""

    timing: Literal["ongoing"]
    unit: UnitKind
    max: int


class RecruitLimit(Op, tag="recruit_limit"):
    timing: Literal["ongoing"]
    amount: int


class WaiveGovernmentRequirements(Op, tag="waive_government_requirements"):
    timing: Literal["ongoing"]


class DoubleNextPopulationCard(Op, tag="double_next_population_card"):
    timing: Literal["ongoing"]
    uses: int


class RefreshOffer(Op, tag="refresh_offer"):
    """Refresh one of the offers (R4.6)."""

    timing: Literal["on_play"]
    offers: list[DeckName]


class LockRegionCities(Op, tag="lock_region_cities"):
    """Nobody else founds cities there any more (R6.14)."""

    timing: Literal["on_play"]
    where: Literal["region_dominated_now"]


class TriggerGain(Strict):
    resource: Resource
    amount: int
    per: Per


class Trigger(Op, tag="trigger"):
    """Gain something whenever the event happens."""

    timing: Literal["ongoing"]
    event: Event
    gain: dict[Resource, int] = {}
    production: dict[Track, int] = {}
    gain_per: TriggerGain | None = None


class ExtraActions(Op, tag="extra_actions"):
    timing: Literal["first_turn", "after_final_round"]
    amount: int


class ConvertPopulation(Op, tag="convert_population"):
    timing: Literal["once_per_game_own_turn"]
    population: int
    gain_amount: int
    resources: list[Currency]


class TakeOverCity(Op, tag="take_over_city"):
    timing: Literal["once_per_game_own_turn"]
    min_target_cities: int


class DrawTechnology(Op, tag="draw_technology"):
    timing: Literal["setup"]
    count: int


class PeekTopCard(Op, tag="peek_top_card"):
    timing: Literal["while_held"]


Effect = (
    Gain
    | Lose
    | GainPer
    | GainChoicePer
    | Production
    | ProductionChoice
    | ProductionPer
    | ConvertProduction
    | GainUnits
    | EliminateUnits
    | DisplaceUnits
    | TakeMapTile
    | WildTradeGood
    | PlaceTown
    | FreeCity
    | BuildPiece
    | VpPer
    | VpIfGoods
    | IgnoreUnrest
    | IgnoreUnrestPer
    | RegionInfluence
    | UnitMove
    | UnlockUnit
    | RecruitLimit
    | WaiveGovernmentRequirements
    | DoubleNextPopulationCard
    | RefreshOffer
    | LockRegionCities
    | Trigger
    | ExtraActions
    | ConvertPopulation
    | TakeOverCity
    | DrawTechnology
    | PeekTopCard
)
