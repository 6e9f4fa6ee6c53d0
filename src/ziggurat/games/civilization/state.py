"""A position of Civilization. Hidden things are either in somebody's hand or still in an unordered bag."""

from typing import TYPE_CHECKING, Any

from ziggurat.games.civilization import position, resample, victory, view
from ziggurat.games.civilization.atlas import Atlas
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import Board
from ziggurat.games.civilization.seen import CivilizationSeen
from ziggurat.games.civilization.tables import Government, Tables
from ziggurat.kernel.outcome import AGREED
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row
from ziggurat.kernel.state import Action, State

if TYPE_CHECKING:
    from ziggurat.kernel.outcome import Outcome

Item = tuple[int, int, int, Action, Action, int]
"""kind, owner, which, first and second target, bit mask of the players aimed at: announced, not carried out (R22.6)."""

Bill = tuple[int, int, Action, Action, int, int, bool]
"""ability, who pays, its targets, how much is paid, where the purse began, whether a gift for it was cancelled."""


class CivilizationState(State):
    __slots__ = (
        "actions_left",
        "active",
        "anarchy_round",
        "armies_at",
        "atlas",
        "battle",
        "bills",
        "board",
        "bonus",
        "centre",
        "changed",
        "chosen",
        "city_at",
        "civ",
        "coin_count",
        "coins_on",
        "culture",
        "culture_step",
        "deals",
        "dirty",
        "disaster",
        "disasters_left",
        "done_kinds",
        "ending",
        "event_decks",
        "event_discards",
        "events",
        "exposed",
        "first",
        "fresh",
        "gather",
        "governments",
        "great_bag",
        "great_gone",
        "ground",
        "group",
        "group_square",
        "hand_size",
        "held",
        "hut_bag",
        "items",
        "laws",
        "levels",
        "lifted",
        "locked",
        "market",
        "max_cities",
        "medieval_bag",
        "modern_bag",
        "moved",
        "mover",
        "obsolete",
        "offer",
        "offers_left",
        "open_next",
        "open_now",
        "owner_at",
        "passed",
        "phase",
        "piece",
        "placed_great",
        "pool",
        "pos",
        "price",
        "print_at",
        "proposal",
        "purse",
        "ranks",
        "refused",
        "reserve",
        "rim_of",
        "round",
        "scouts_at",
        "shared",
        "silent",
        "speed",
        "stack_limit",
        "steps_left",
        "stirred",
        "stride",
        "supply",
        "tables",
        "tech_value",
        "techs",
        "tile_at",
        "tile_bag",
        "token",
        "tokens",
        "tokens_gone",
        "trade",
        "turn_at",
        "unit_decks",
        "unit_discards",
        "units",
        "unlocked",
        "used",
        "village_bag",
        "walled",
        "water",
        "winner",
        "wonder_coins",
        "wonder_owner",
        "wonder_square",
        "yield_at",
        "yields",
    )
    tables: Tables
    board: Board
    laws: list[Government]  # the governments of the chosen set
    # where the game stands
    round: int
    phase: int
    first: int  # the seat with the start player marker
    active: int  # whose turn it is in a phase played one after another
    ending: int
    winner: int
    # the map, by square
    ground: Row
    print_at: Row  # tile * 16 + canonical square, -1 face down
    disaster: Row  # terrain + 1 of a disaster marker, 0 none
    piece: bytes  # 0 none
    token: Row
    shared: bool  # the next three with a copy of the position: whoever changes them has to make his own before
    owner_at: list[int]
    armies_at: list[int]
    scouts_at: list[int]
    city_at: Row  # the city whose centre it is
    rim_of: Row  # the city whose outskirts it belongs to
    tile_at: Row  # by place; -1 face down
    turn_at: Row
    # bags and piles
    tile_bag: Row
    hut_bag: Row
    village_bag: Row
    tokens_gone: int  # hut and village markers spent or discarded
    great_bag: Row
    great_gone: int
    disasters_left: int
    pool: Row  # building markers by pool
    supply: Row  # resource tokens in the market
    market: Row  # wonders face up, -1 empty
    medieval_bag: Row
    modern_bag: Row
    unit_decks: tuple[Row, ...]
    unit_discards: tuple[Row, ...]
    event_decks: tuple[Row, ...]
    event_discards: tuple[Row, ...]
    exposed: int  # bit mask of unit cards everybody has seen in their owner's hands
    # wonders: owner -3 removed, -2 in the deck, -1 in the market, else the seat
    wonder_owner: Row
    wonder_square: Row
    wonder_coins: Row
    obsolete: int
    # figures and cities
    pos: list[int]
    moved: list[int]
    fresh: Row
    gather: Row  # by seat * 2 + scout: the city it supplies, -1 none
    centre: Row
    walled: int
    actions_left: list[int]
    done_kinds: list[int]
    bonus: Row
    # players
    civ: Row
    trade: list[int]
    culture: Row
    culture_step: Row
    governments: Row
    anarchy_round: Row
    changed: int  # seats that changed government, or were forced to, in this round
    techs: Row
    unlocked: Row
    open_now: Row  # governments that may be adopted directly in this round
    open_next: Row
    tokens: Row  # by seat * 4 + resource
    held: tuple[Row, ...]  # hut and village markers: kind + 16 * mask of others who know it
    events: tuple[Row, ...]  # culture events: kind + 64 * mask of others who know it
    reserve: tuple[Row, ...]
    placed_great: Row  # by seat: great people placed in this Start of Turn, one bit per reserve kind
    units: tuple[Row, ...]
    coins_on: Row  # by seat * 8 + slot; slot 7 is the civilization sheet
    used: list[int]
    # derived from the techs
    levels: Row  # by seat * 6 + level
    speed: Row
    stack_limit: Row
    hand_size: Row
    max_cities: Row
    water: Row
    ranks: Row  # by seat * 4 + type; 0 locked
    # caches
    tech_value: tuple[float, ...]  # by seat: what bots make of the techs, UNKNOWN until they ask
    yield_at: Row  # by square: the icons it shows now
    atlas: Atlas  # what bots found near their figures, on this map and on those of all copies
    stirred: list[int]  # the map in the atlas that the last change made: LAND, SITES, FIGURES_OF + seat
    yields: list[int]  # by city, -1 unknown
    coin_count: list[int]
    dirty: int  # seats whose coins must be counted again, -1 all
    # under way
    items: list[Item]
    purse: list[int]
    bills: list[Bill]
    proposal: Item | None  # what United Nations is asked about
    refused: tuple[tuple[int, Action], ...]  # events and targets that were not allowed in this turn
    mover: int
    group: int
    group_square: int
    steps_left: int
    stride: Action  # the step under way, announced and not carried out yet
    lifted: bool
    locked: Row
    silent: int
    battle: Battle | None
    offer: list[int]
    offers_left: Row
    deals: Row  # culture events chosen for the offer under way
    passed: int
    price: Row  # production, spent and converted by the produce action under way
    chosen: Row

    def clone(self) -> "CivilizationState":
        twin = CivilizationState()
        self.copy_base(twin)
        twin.tables = self.tables
        twin.board = self.board
        twin.laws = self.laws
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.ending = self.ending
        twin.winner = self.winner
        twin.ground = self.ground
        twin.print_at = self.print_at
        twin.disaster = self.disaster
        twin.piece = self.piece
        twin.token = self.token
        self.shared = twin.shared = True
        twin.owner_at = self.owner_at
        twin.armies_at = self.armies_at
        twin.scouts_at = self.scouts_at
        twin.city_at = self.city_at
        twin.rim_of = self.rim_of
        twin.tile_at = self.tile_at
        twin.turn_at = self.turn_at
        twin.tile_bag = self.tile_bag
        twin.hut_bag = self.hut_bag
        twin.village_bag = self.village_bag
        twin.tokens_gone = self.tokens_gone
        twin.great_bag = self.great_bag
        twin.great_gone = self.great_gone
        twin.disasters_left = self.disasters_left
        twin.pool = self.pool
        twin.supply = self.supply
        twin.market = self.market
        twin.medieval_bag = self.medieval_bag
        twin.modern_bag = self.modern_bag
        twin.unit_decks = self.unit_decks
        twin.unit_discards = self.unit_discards
        twin.event_decks = self.event_decks
        twin.event_discards = self.event_discards
        twin.exposed = self.exposed
        twin.wonder_owner = self.wonder_owner
        twin.wonder_square = self.wonder_square
        twin.wonder_coins = self.wonder_coins
        twin.obsolete = self.obsolete
        twin.pos = self.pos.copy()
        twin.moved = self.moved.copy()
        twin.fresh = self.fresh
        twin.gather = self.gather
        twin.centre = self.centre
        twin.walled = self.walled
        twin.actions_left = self.actions_left.copy()
        twin.done_kinds = self.done_kinds.copy()
        twin.bonus = self.bonus
        twin.civ = self.civ
        twin.trade = self.trade.copy()
        twin.culture = self.culture
        twin.culture_step = self.culture_step
        twin.governments = self.governments
        twin.anarchy_round = self.anarchy_round
        twin.changed = self.changed
        twin.techs = self.techs
        twin.unlocked = self.unlocked
        twin.open_now = self.open_now
        twin.open_next = self.open_next
        twin.tokens = self.tokens
        twin.held = self.held
        twin.events = self.events
        twin.reserve = self.reserve
        twin.placed_great = self.placed_great
        twin.units = self.units
        twin.coins_on = self.coins_on
        twin.used = self.used.copy()
        twin.levels = self.levels
        twin.speed = self.speed
        twin.stack_limit = self.stack_limit
        twin.hand_size = self.hand_size
        twin.max_cities = self.max_cities
        twin.water = self.water
        twin.ranks = self.ranks
        twin.tech_value = self.tech_value
        twin.yield_at = self.yield_at
        twin.atlas = self.atlas
        twin.stirred = self.stirred.copy()
        twin.yields = self.yields.copy()
        twin.coin_count = self.coin_count.copy()
        twin.dirty = self.dirty
        twin.items = self.items.copy()
        twin.purse = self.purse.copy()
        twin.bills = self.bills.copy()
        twin.proposal = self.proposal
        twin.refused = self.refused
        twin.mover = self.mover
        twin.group = self.group
        twin.group_square = self.group_square
        twin.steps_left = self.steps_left
        twin.stride = self.stride
        twin.lifted = self.lifted
        twin.locked = self.locked
        twin.silent = self.silent
        twin.battle = None if self.battle is None else self.battle.clone()
        twin.offer = self.offer.copy()
        twin.offers_left = self.offers_left
        twin.deals = self.deals
        twin.passed = self.passed
        twin.price = self.price
        twin.chosen = self.chosen
        return twin

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        resample.resample(self, seat, rng)

    def observe(self, seat: int | None) -> CivilizationSeen:
        return view.observe(self, seat)

    def outcome(self) -> "Outcome | None":
        return victory.outcome(self)

    def as_it_stands(self) -> "Outcome":
        """By the ways gone towards victory, as at the limit of rounds (R17.4)."""
        return victory.ranked(self, AGREED)

    def dump(self) -> dict[str, Any]:
        return position.dump(self)

    def load(self, data: dict[str, Any]) -> None:
        position.load(self, data)

    def census(self) -> dict[str, int]:
        return position.census(self)
