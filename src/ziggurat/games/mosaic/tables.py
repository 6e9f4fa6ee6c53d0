"""The box compiled for one number of players: ints, tuples and masks that the steps read."""

from typing import Final

from mypy_extensions import i64

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.effect_records import Stat
from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action

Effect = tuple[int, ...]  # always six; typed as an action is, for the same reason
Counted = tuple[int, int]

# What a card does at final scoring.
END_VP: Final = 0
END_UNREST: Final = 1
END_GOODS: Final = 2

# A tile on a hex: a kind of trade goods, or RESOURCE_TILE + the number of a resource tile.
NO_TILE: Final = 255
RESOURCE_TILE: Final = c.MAX_KINDS


class TriggerTable:
    """One trigger: its event, what the owner gains and produces, and what is counted."""

    __slots__ = ("amount", "argument", "board", "count", "event")
    event: int
    board: int  # index of the number on the board that rises
    amount: int
    count: int  # COUNT_NOTHING for a fixed amount
    argument: int


class Claim:
    """What a golden age or an achievement needs, cheap to ask."""

    __slots__ = ("action", "bit", "needed", "what")
    bit: i64  # of the card among those on display
    what: i64  # what is counted, or where on the board the number stands
    needed: i64
    action: Action

    def __init__(self, bit: int, what: int, needed: int, action: Action) -> None:
        self.bit = bit
        self.what = what
        self.needed = needed
        self.action = action


class EndEffect:
    """What a card counts for at final scoring."""

    __slots__ = ("amount", "argument", "board", "kind", "most", "what")
    kind: int
    amount: int
    what: int  # is counted, COUNT_NOTHING for a fixed amount
    argument: int
    most: int
    board: int  # index of the number on the board that is all there is to count, -1 where it is not so simple

    def __init__(self, kind: int, amount: int, what: int, argument: int, most: int) -> None:
        self.kind = kind
        self.amount = amount
        self.what = what
        self.argument = argument
        self.most = most
        self.board = c.SYMBOLS + argument if what == c.COUNT_SYMBOL else argument if what == c.COUNT_BOARD else -1


class Tables:
    """Everything the steps ask of the components. Shared by all states of the same box and player count."""

    __slots__ = (
        "a_build",
        "a_build_plain",
        "a_convert_population",
        "a_flip",
        "a_government",
        "a_hex",
        "a_keep",
        "a_leader",
        "a_look",
        "a_play_down",
        "a_play_up",
        "a_population",
        "a_refresh",
        "a_region",
        "a_tax",
        "a_tech_down",
        "a_tech_up",
        "a_track",
        "a_wonder",
        "a_work",
        "achievement_at_least",
        "achievement_count",
        "achievement_ids",
        "achievement_stat",
        "achievement_vp",
        "achievements_per_game",
        "adjacent",
        "age_checks",
        "age_count",
        "age_effects",
        "age_ids",
        "age_pillar",
        "age_vp",
        "blank_tiles",
        "board_checks",
        "bonus_city",
        "bonus_port",
        "build_cost",
        "build_cost_class",
        "build_effects",
        "build_end",
        "build_final",
        "build_goods",
        "build_ids",
        "build_kinds",
        "build_symbols",
        "build_type",
        "cost_classes",
        "count_checks",
        "effects",
        "end_displays",
        "end_effects_leader",
        "end_empire_cards",
        "every_effect",
        "first_effect",
        "first_extra",
        "good_bonus",
        "good_counts",
        "good_ids",
        "good_kinds",
        "government_bonus",
        "government_cost",
        "government_cost_least",
        "government_ids",
        "government_peek",
        "government_per",
        "government_requires",
        "government_vp",
        "harbours",
        "hex_ids",
        "hex_kind",
        "hex_places",
        "hex_region",
        "in_play",
        "influence_city",
        "influence_town",
        "influence_unit",
        "influence_wonder",
        "joker",
        "land",
        "last_extra",
        "lasting",
        "leader_effects",
        "leader_ids",
        "leader_power",
        "leader_symbol",
        "move_money",
        "names",
        "neighbours",
        "offers",
        "pieces",
        "plain_cost",
        "plain_cost_class",
        "players",
        "population_exhausted",
        "population_food",
        "population_gain",
        "population_ids",
        "projects",
        "recruit_limit",
        "region_ids",
        "region_mask",
        "regions",
        "resource_amount",
        "resource_ids",
        "resource_kind",
        "score_city",
        "score_each",
        "score_first",
        "score_second",
        "score_town",
        "scorings",
        "setup",
        "start_goods",
        "start_production",
        "starting_technologies",
        "tax_a",
        "tax_b",
        "tax_exhausted",
        "tax_ids",
        "tax_type",
        "tax_unrest",
        "tech_cost",
        "tech_cost_least",
        "tech_end",
        "tech_final",
        "tech_ids",
        "tech_lose",
        "tech_requires",
        "tech_starting",
        "tech_symbols",
        "tech_vp",
        "triggers",
        "unit_money",
        "units_in_box",
        "wonder_base",
        "wonder_cities",
        "wonder_end",
        "wonder_ids",
        "wonder_own_cities",
        "wonder_port",
        "wonder_step",
    )
    players: int
    # map
    region_ids: tuple[str, ...]
    regions: tuple[int, ...]  # regions in play
    adjacent: tuple[tuple[int, ...], ...]  # regions in play next to each region
    region_mask: tuple[int, ...]
    hex_ids: tuple[str, ...]
    hex_places: tuple[tuple[int, int], ...]  # axial coordinates
    hex_region: tuple[int, ...]
    hex_kind: tuple[int, ...]
    neighbours: tuple[int, ...]
    in_play: int
    land: int
    harbours: int
    # cards
    effects: tuple[tuple[Effect, ...], ...]  # of all cards: technologies, builds, leaders, golden ages
    every_effect: tuple[Effect, ...]  # the same in one row, OP_END behind each card's last
    first_effect: tuple[int, ...]  # by card
    lasting: tuple[bool, ...]  # by card: something of it lasts
    build_effects: int  # where the build cards begin in `effects`
    leader_effects: int
    age_effects: int
    triggers: tuple[TriggerTable, ...]
    tech_ids: tuple[str, ...]
    tech_cost: tuple[int, ...]
    tech_cost_least: int
    tech_requires: tuple[tuple[Counted, ...], ...]
    tech_symbols: tuple[tuple[int, ...], ...]
    tech_vp: tuple[int, ...]
    tech_starting: int
    tech_end: tuple[tuple[EndEffect, ...], ...]
    tech_final: int  # those that count at final scoring
    tech_lose: tuple[int, ...]  # population needed to play it
    build_ids: tuple[str, ...]
    build_kinds: tuple[str, ...]
    build_type: tuple[int, ...]
    build_cost: tuple[tuple[int, int, int, int], ...]  # stone, food, ideas, population
    build_cost_class: tuple[int, ...]  # number of the cost in cost_classes
    cost_classes: tuple[tuple[int, int, int, int], ...]
    plain_cost_class: tuple[int, ...]
    projects: int
    build_symbols: tuple[tuple[int, ...], ...]
    build_goods: tuple[tuple[int, ...], ...]
    build_end: tuple[tuple[EndEffect, ...], ...]
    build_final: int
    plain_cost: tuple[tuple[int, int, int, int], ...]
    population_ids: tuple[str, ...]
    population_food: tuple[int, ...]
    population_gain: tuple[int, ...]
    population_exhausted: tuple[int, int]
    tax_ids: tuple[str, ...]
    tax_type: tuple[int, ...]
    tax_a: tuple[int, ...]
    tax_b: tuple[int, ...]
    tax_unrest: tuple[int, ...]
    tax_exhausted: tuple[tuple[int, int], tuple[int, int]]
    leader_ids: tuple[str, ...]
    leader_symbol: tuple[tuple[int, ...], ...]
    leader_power: tuple[tuple[int, int, int, int], ...]
    first_extra: tuple[int, ...]
    last_extra: tuple[int, ...]
    end_effects_leader: tuple[tuple[EndEffect, ...], ...]
    wonder_ids: tuple[str, ...]
    wonder_port: int
    wonder_cities: tuple[int, ...]
    wonder_own_cities: tuple[int, ...]
    wonder_base: tuple[int, int]
    wonder_step: tuple[int, int]
    wonder_end: tuple[tuple[EndEffect, ...], ...]
    age_ids: tuple[str, ...]
    age_pillar: tuple[int, ...]
    age_count: tuple[int, ...]
    age_vp: tuple[int, ...]
    achievement_ids: tuple[str, ...]
    achievement_count: tuple[Counted, ...]
    achievement_stat: tuple[Stat, ...]
    achievement_at_least: tuple[int, ...]
    achievement_vp: tuple[int, ...]
    age_checks: tuple[Claim, ...]
    board_checks: tuple[Claim, ...]  # achievements that ask for a number on the board
    count_checks: tuple[Claim, ...]
    achievements_per_game: int
    government_ids: tuple[str, ...]
    government_cost: tuple[int, ...]
    government_cost_least: int
    government_requires: tuple[tuple[Counted, ...], ...]
    government_bonus: tuple[tuple[int, ...], ...]
    government_per: tuple[int, ...]
    government_vp: tuple[int, ...]
    government_peek: int
    # tiles
    good_ids: tuple[str, ...]
    good_kinds: int
    good_bonus: tuple[tuple[Counted, ...], ...]
    good_counts: tuple[int, ...]
    blank_tiles: int
    names: list[Names]  # the tables of ids, numbered in `domains`
    resource_ids: tuple[str, ...]
    resource_kind: tuple[int, ...]
    resource_amount: tuple[int, ...]
    # figures
    pieces: tuple[int, ...]
    offers: tuple[int, ...]
    setup: r.SetupRow
    joker: int
    unit_money: int
    units_in_box: int
    start_goods: tuple[int, int, int, int, int]  # stone, food, ideas, money, population
    start_production: tuple[int, int, int, int, int]
    starting_technologies: int
    move_money: int
    recruit_limit: int
    bonus_city: int
    bonus_port: int
    influence_city: int
    influence_wonder: int
    influence_town: int
    influence_unit: int
    score_first: int
    score_each: int
    score_second: int
    score_city: int
    score_town: int
    scorings: int
    end_empire_cards: int
    end_displays: int
    # Actions made once: the same object goes from here into the list of legal actions.
    a_leader: tuple[Action, ...]
    a_keep: tuple[Action, ...]
    a_hex: tuple[Action, ...]
    a_play_up: tuple[Action, ...]
    a_play_down: tuple[Action, ...]
    a_work: tuple[Action, ...]
    a_population: tuple[Action, ...]
    a_build: tuple[Action, ...]
    a_build_plain: tuple[Action, ...]
    a_wonder: tuple[Action, ...]
    a_tech_up: tuple[Action, ...]
    a_tech_down: tuple[Action, ...]
    a_tax: tuple[Action, ...]
    a_government: tuple[Action, ...]
    a_look: tuple[Action, ...]
    a_flip: tuple[Action, ...]
    a_refresh: tuple[Action, ...]
    a_convert_population: tuple[Action, ...]
    a_track: tuple[Action, ...]
    a_region: tuple[Action, ...]
