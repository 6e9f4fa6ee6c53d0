"""The content as compact tables: what the engine reads, compiled once per content pack."""

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import Board
from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action


class Government:
    """What a government does while it is in force."""

    __slots__ = (
        "armies_found",
        "arts",
        "bonus",
        "capital_arts",
        "coins",
        "culture_per_army",
        "extra_capital",
        "force",
        "hand",
        "harvest",
        "income",
        "no_capital",
        "no_city_attack",
        "production",
        "scouts_explore",
        "share_best",
        "shared_harvest",
        "start_trade",
    )
    coins: int
    production: int  # for each city
    income: int  # trade in all, may be negative
    arts: int  # culture for each city devoted to the arts
    capital_arts: int  # the same for the capital alone, may be negative
    hand: int
    force: int
    bonus: int
    harvest: bool  # a harvest at the start of turn
    start_trade: int
    culture_per_army: int
    extra_capital: int
    no_capital: bool
    no_city_attack: bool
    shared_harvest: bool
    scouts_explore: bool
    armies_found: bool
    share_best: bool


class Ability:
    """A resource ability of a tech card."""

    __slots__ = ("cancels", "cost", "destroys", "eras", "id", "kills", "n", "op", "other", "phase", "tech")
    id: str
    tech: int
    phase: int
    cost: tuple[int, ...]
    op: int
    n: int
    other: int  # what another player gets
    cancels: int
    eras: int  # bit mask of eras that may be made obsolete
    kills: bool  # instead of making a wonder obsolete: kill a unit
    destroys: bool  # instead of making a wonder obsolete: destroy a building


class CultureEvent:
    """A kind of culture event card."""

    __slots__ = (
        "becomes",
        "cancels",
        "coin",
        "deck",
        "distance",
        "gift",
        "id",
        "must_be",
        "must_not_be",
        "n",
        "only_targeted",
        "op",
        "others_only",
        "phase",
    )
    id: str
    deck: int
    phase: int
    op: int
    n: int
    distance: int  # -1 anywhere
    others_only: bool
    gift: int  # bit mask of the resources it counts as
    coin: bool  # another player gets a coin token
    cancels: int
    only_targeted: bool
    becomes: int
    must_be: int  # bit mask of terrains, 0 any
    must_not_be: int


class Wonder:
    __slots__ = ("cheap", "cheap_tech", "cost", "culture", "era", "id", "n", "op")
    id: str
    era: int
    cost: int
    cheap: int
    cheap_tech: int  # bit of the tech that makes it cheap, 0 none
    culture: int
    op: int
    n: int


class Civ:
    __slots__ = (
        "advance_on",
        "armies",
        "culture_gain",
        "culture_on",
        "extra_army",
        "extra_units",
        "free_building",
        "government",
        "great_people",
        "id",
        "limit",
        "rate_production",
        "rate_trade",
        "sacrifice",
        "save_unit",
        "tech",
        "tile",
        "upgrade_resource",
        "upgrade_units",
        "walled",
        "wonders",
    )
    id: str
    tech: int
    government: int
    tile: int
    armies: int
    extra_army: int
    great_people: int
    wonders: int
    walled: bool
    extra_units: tuple[int, ...]
    limit: int
    rate_trade: int
    rate_production: int
    culture_on: int
    culture_gain: int
    advance_on: int
    save_unit: bool
    free_building: bool
    upgrade_units: int
    upgrade_resource: int
    sacrifice: bool


class Building:
    __slots__ = ("cost", "ground", "id", "limited", "pool", "tech", "upgrade")
    id: str
    tech: int  # bit
    cost: int
    ground: int  # bit mask of terrains
    limited: bool
    pool: int
    upgrade: int  # the better building on the same marker, -1 none


class Tables:
    """Everything printed on the components of the box."""

    __slots__ = (
        "abilities",
        "abilities_in",
        "ability_card",
        "ability_techs",
        "always_unlocked",
        "anarchy",
        "army_cost",
        "battle_slot",
        "boards",
        "building_piece",
        "buildings",
        "cancel_decks",
        "card_ids",
        "card_strength",
        "card_type",
        "civ_ids",
        "civs",
        "coin_icons",
        "coin_icons_of",
        "coin_max",
        "coin_price_culture",
        "coin_price_trade",
        "coin_slot",
        "coin_techs",
        "coins_to_win",
        "deck_ids",
        "defend_capital_bonus",
        "defend_city_bonus",
        "defend_city_force",
        "disasters",
        "event_copies",
        "event_good",
        "event_ids",
        "events",
        "extra_army_force",
        "fly_mask",
        "force_per_coins",
        "gift_decks",
        "government_ids",
        "governments",
        "great_copies",
        "great_ids",
        "great_piece",
        "ground_yield",
        "hand_per_coins",
        "heal_techs",
        "interrupt_decks",
        "interrupt_kinds",
        "item_ids",
        "level_cost",
        "loot_city_resources",
        "loot_culture",
        "loot_trade",
        "marker_copies",
        "marker_ids",
        "marker_kind",
        "marker_resource",
        "market_tokens",
        "names",
        "op_wonders",
        "piece_bonus",
        "piece_ids",
        "piece_yield",
        "pool_count",
        "pool_ids",
        "production_per_coins",
        "protect_mask",
        "rank_base",
        "raze_mask",
        "reactive",
        "recommended",
        "research_level",
        "scout_cost",
        "siege_mask",
        "slots",
        "space_flight",
        "split_mask",
        "square_ground",
        "square_token",
        "square_yield",
        "start_armies",
        "start_force",
        "start_forces",
        "start_hand",
        "start_limit",
        "start_max_cities",
        "start_scouts",
        "start_speed",
        "targeted_decks",
        "tech_buildings",
        "tech_governments",
        "tech_hand",
        "tech_ids",
        "tech_level",
        "tech_limit",
        "tech_max_cities",
        "tech_rank",
        "tech_speed",
        "tech_unit",
        "tech_water",
        "tile_ids",
        "track_culture",
        "track_deck",
        "track_trade",
        "trade_max",
        "trumps",
        "unit_cost",
        "unit_ids",
        "units_per_army",
        "walls_bonus",
        "walls_cost",
        "walls_tech",
        "win_step",
        "wonder_ids",
        "wonder_piece",
        "wonders",
    )
    names: list[Names]  # the ids of the tables, as actions and frames are stored by them
    item_ids: list[str]  # what a city may produce
    card_ids: list[str]  # culture events, then resource abilities
    ability_card: int  # the first ability among them
    event_good: int  # the first culture event among the goods of an offer
    boards: dict[int, Board]
    # techs
    tech_ids: list[str]
    tech_level: list[int]
    tech_speed: list[int]
    tech_limit: list[int]
    tech_max_cities: list[int]
    tech_hand: list[int]
    tech_water: list[int]
    tech_unit: list[int]  # unit type it raises, -1 none
    tech_rank: list[int]
    tech_buildings: list[int]  # bit mask of buildings
    tech_governments: list[int]  # bit mask of governments
    level_cost: list[int]
    research_level: list[tuple[tuple[int, Action], ...]]  # (bit, action) per level
    space_flight: int
    walls_tech: int  # bit
    walls_cost: int
    walls_bonus: int
    coin_techs: list[int]  # techs that carry coin tokens
    coin_slot: list[int]  # tech -> slot, -1
    coin_price_trade: list[int]  # slot -> trade paid for a coin, 0 not for sale
    coin_price_culture: list[int]
    coin_max: list[int]
    coin_icons: list[tuple[int, int]]  # (tech bit, printed coins)
    coin_icons_of: int  # bit mask of the techs with printed coins
    reactive: list[tuple[int, ...]]  # by effect: abilities used as reactions
    battle_slot: int  # slot that takes a coin for a battle won, -1
    split_mask: int
    fly_mask: int
    raze_mask: int
    siege_mask: int
    protect_mask: int
    heal_techs: list[tuple[int, int]]  # (tech, wounds; -1 all)
    production_per_coins: tuple[int, int, int]  # tech bit, coins, production
    force_per_coins: tuple[int, int, int]
    hand_per_coins: tuple[int, int, int]
    abilities: list[Ability]
    abilities_in: list[tuple[int, ...]]  # phase -> abilities its owner starts in his own turn
    ability_techs: list[int]  # phase -> bit mask of the techs that give them
    # governments: [base set, Wisdom and Warfare set]
    government_ids: list[str]
    always_unlocked: int  # bit mask of governments that need no tech
    anarchy: int
    governments: list[list[Government]]
    # cards and markers
    buildings: list[Building]
    pool_ids: list[str]
    pool_count: list[int]
    wonders: list[Wonder]
    wonder_ids: list[str]
    op_wonders: list[tuple[int, ...]]  # which wonders have an effect, by effect
    great_ids: list[str]
    great_copies: list[int]
    piece_ids: list[str]  # what can lie on an outskirts square; 0 nothing
    piece_yield: list[int]
    piece_bonus: list[int]
    building_piece: int
    wonder_piece: int
    great_piece: int
    events: list[CultureEvent]
    event_ids: list[str]
    event_copies: list[int]
    deck_ids: list[str]
    cancel_decks: list[int]  # by what is cancelled: decks that hold a card for it, one bit per deck
    targeted_decks: int  # decks with a card that only cancels what targets its owner
    interrupt_kinds: int  # events that may interrupt a movement, one bit per kind
    interrupt_decks: int  # decks with a card that may interrupt a movement
    gift_decks: list[int]  # by resource: decks with a card that counts as it
    marker_ids: list[str]
    marker_kind: list[int]  # hut or village
    marker_resource: list[int]  # -1: a great person
    marker_copies: list[int]
    unit_ids: list[str]
    card_type: list[int]
    card_strength: list[tuple[int, ...]]
    unit_cost: list[tuple[int, ...]]
    trumps: list[int]
    rank_base: int
    civs: list[Civ]
    civ_ids: list[str]
    # the map
    tile_ids: list[str]  # the six home tiles first
    square_ground: list[int]
    square_yield: list[int]
    square_token: list[int]
    recommended: list[int]  # home tile -> canonical square
    ground_yield: list[int]
    disasters: int
    # numbers
    track_deck: list[int]  # step -> deck 1-3, 0 great person, -1 nothing
    track_culture: list[int]
    track_trade: list[int]
    win_step: int
    army_cost: int
    scout_cost: int
    trade_max: int
    coins_to_win: int
    start_speed: int
    start_limit: int
    start_hand: int
    start_max_cities: int
    start_armies: int
    start_scouts: int
    start_force: int
    start_forces: tuple[int, ...]
    extra_army_force: int
    defend_city_force: int
    defend_city_bonus: int
    defend_capital_bonus: int
    units_per_army: int
    loot_trade: int
    loot_culture: int
    loot_city_resources: int
    market_tokens: int
    slots: int


def plain_government() -> Government:
    government = Government()
    government.coins = government.production = government.income = government.hand = 0
    government.arts = government.capital_arts = 0
    government.force = government.bonus = government.start_trade = 0
    government.culture_per_army = government.extra_capital = 0
    government.harvest = government.no_capital = government.no_city_attack = government.shared_harvest = False
    government.scouts_explore = government.armies_found = government.share_best = False
    return government


def plain_ability() -> Ability:
    ability = Ability()
    ability.id = ""
    ability.tech = ability.phase = ability.n = ability.other = ability.cancels = ability.eras = 0
    ability.op = c.OP_NONE
    ability.cost = ()
    ability.kills = ability.destroys = False
    return ability


def plain_event() -> CultureEvent:
    event = CultureEvent()
    event.id = ""
    event.deck = event.phase = event.n = event.gift = event.cancels = event.becomes = 0
    event.must_be = event.must_not_be = 0
    event.op = c.OP_NONE
    event.distance = -1
    event.others_only = event.coin = event.only_targeted = False
    return event
