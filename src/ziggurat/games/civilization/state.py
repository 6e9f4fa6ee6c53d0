"""A position of Civilization. Hidden things are either in somebody's hand or still in an unordered bag."""

from typing import TYPE_CHECKING, Any

from ziggurat.games.civilization import position, resample, victory, view
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import Board
from ziggurat.games.civilization.seen import CivilizationSeen
from ziggurat.games.civilization.tables import Government, Tables
from ziggurat.kernel.outcome import AGREED
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State

if TYPE_CHECKING:
    from ziggurat.kernel.outcome import Outcome

Item = tuple[int, int, int, Action, Action, int]
"""kind, owner, which, first and second target, bit mask of the players aimed at: announced, not carried out (R22.6)."""

Bill = tuple[int, int, Action, Action, int, int, bool]
"""ability, who pays, its targets, how much is paid, where the purse began, whether a gift for it was cancelled."""


class CivState(State):
    __slots__ = (
        "actions_left",
        "active",
        "anarchy_round",
        "armies_at",
        "b",
        "battle",
        "bills",
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
        "silent",
        "speed",
        "stack_limit",
        "steps_left",
        "stride",
        "supply",
        "t",
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
    t: Tables
    b: Board
    laws: list[Government]  # the governments of the chosen set
    # where the game stands
    round: int
    phase: int
    first: int  # the seat with the start player marker
    active: int  # whose turn it is in a phase played one after another
    ending: int
    winner: int
    # the map, by square
    ground: list[int]
    print_at: list[int]  # tile * 16 + canonical square, -1 face down
    disaster: list[int]  # terrain + 1 of a disaster marker, 0 none
    piece: list[int]
    token: list[int]
    owner_at: list[int]
    armies_at: list[int]
    scouts_at: list[int]
    city_at: list[int]  # the city whose centre it is
    rim_of: list[int]  # the city whose outskirts it belongs to
    tile_at: list[int]  # by place; -1 face down
    turn_at: list[int]
    # bags and piles
    tile_bag: list[int]
    hut_bag: list[int]
    village_bag: list[int]
    tokens_gone: int  # hut and village markers spent or discarded
    great_bag: list[int]
    great_gone: int
    disasters_left: int
    pool: list[int]  # building markers by pool
    supply: list[int]  # resource tokens in the market
    market: list[int]  # wonders face up, -1 empty
    medieval_bag: list[int]
    modern_bag: list[int]
    unit_decks: list[list[int]]
    unit_discards: list[list[int]]
    event_decks: list[list[int]]
    event_discards: list[list[int]]
    exposed: int  # bit mask of unit cards everybody has seen in their owner's hands
    # wonders: owner -3 removed, -2 in the deck, -1 in the market, else the seat
    wonder_owner: list[int]
    wonder_square: list[int]
    wonder_coins: list[int]
    obsolete: int
    # figures and cities
    pos: list[int]
    moved: list[int]
    fresh: list[int]
    gather: list[int]  # by seat * 2 + scout: the city it supplies, -1 none
    centre: list[int]
    walled: int
    actions_left: list[int]
    done_kinds: list[int]
    bonus: list[int]
    # players
    civ: list[int]
    trade: list[int]
    culture: list[int]
    culture_step: list[int]
    governments: list[int]
    anarchy_round: list[int]
    changed: int  # seats that changed government, or were forced to, in this round
    techs: list[int]
    unlocked: list[int]
    open_now: list[int]  # governments that may be adopted directly in this round
    open_next: list[int]
    tokens: list[int]  # by seat * 4 + resource
    held: list[list[int]]  # hut and village markers: kind + 16 * mask of others who know it
    events: list[list[int]]  # culture events: kind + 64 * mask of others who know it
    reserve: list[list[int]]
    placed_great: list[int]  # by seat: great people placed in this Start of Turn, one bit per reserve kind
    units: list[list[int]]
    coins_on: list[int]  # by seat * 8 + slot; slot 7 is the civilization sheet
    used: list[int]
    # derived from the techs
    levels: list[int]  # by seat * 6 + level
    speed: list[int]
    stack_limit: list[int]
    hand_size: list[int]
    max_cities: list[int]
    water: list[int]
    ranks: list[int]  # by seat * 4 + type; 0 locked
    # caches
    yield_at: list[int]  # by square: the icons it shows now
    yields: list[int]  # by city, -1 unknown
    coin_count: list[int]
    dirty: int  # seats whose coins must be counted again, -1 all
    # under way
    items: list[Item]
    purse: list[int]
    bills: list[Bill]
    proposal: Item | None  # what United Nations is asked about
    refused: list[tuple[int, Action]]  # events and targets that were not allowed in this turn
    mover: int
    group: int
    group_square: int
    steps_left: int
    stride: Action  # the step under way, announced and not carried out yet
    lifted: bool
    locked: list[int]
    silent: int
    battle: Battle | None
    offer: list[int]
    offers_left: list[int]
    deals: list[int]  # culture events chosen for the offer under way
    passed: int
    price: list[int]  # production, spent and converted by the produce action under way
    chosen: list[int]

    def clone(self) -> "CivState":
        twin = CivState.__new__(CivState)
        self.copy_base(twin)
        twin.t = self.t
        twin.b = self.b
        twin.laws = self.laws
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.ending = self.ending
        twin.winner = self.winner
        twin.ground = self.ground.copy()
        twin.print_at = self.print_at.copy()
        twin.disaster = self.disaster.copy()
        twin.piece = self.piece.copy()
        twin.token = self.token.copy()
        twin.owner_at = self.owner_at.copy()
        twin.armies_at = self.armies_at.copy()
        twin.scouts_at = self.scouts_at.copy()
        twin.city_at = self.city_at.copy()
        twin.rim_of = self.rim_of.copy()
        twin.tile_at = self.tile_at.copy()
        twin.turn_at = self.turn_at.copy()
        twin.tile_bag = self.tile_bag.copy()
        twin.hut_bag = self.hut_bag.copy()
        twin.village_bag = self.village_bag.copy()
        twin.tokens_gone = self.tokens_gone
        twin.great_bag = self.great_bag.copy()
        twin.great_gone = self.great_gone
        twin.disasters_left = self.disasters_left
        twin.pool = self.pool.copy()
        twin.supply = self.supply.copy()
        twin.market = self.market.copy()
        twin.medieval_bag = self.medieval_bag.copy()
        twin.modern_bag = self.modern_bag.copy()
        twin.unit_decks = [deck.copy() for deck in self.unit_decks]
        twin.unit_discards = [pile.copy() for pile in self.unit_discards]
        twin.event_decks = [deck.copy() for deck in self.event_decks]
        twin.event_discards = [pile.copy() for pile in self.event_discards]
        twin.exposed = self.exposed
        twin.wonder_owner = self.wonder_owner.copy()
        twin.wonder_square = self.wonder_square.copy()
        twin.wonder_coins = self.wonder_coins.copy()
        twin.obsolete = self.obsolete
        twin.pos = self.pos.copy()
        twin.moved = self.moved.copy()
        twin.fresh = self.fresh.copy()
        twin.gather = self.gather.copy()
        twin.centre = self.centre.copy()
        twin.walled = self.walled
        twin.actions_left = self.actions_left.copy()
        twin.done_kinds = self.done_kinds.copy()
        twin.bonus = self.bonus.copy()
        twin.civ = self.civ.copy()
        twin.trade = self.trade.copy()
        twin.culture = self.culture.copy()
        twin.culture_step = self.culture_step.copy()
        twin.governments = self.governments.copy()
        twin.anarchy_round = self.anarchy_round.copy()
        twin.changed = self.changed
        twin.techs = self.techs.copy()
        twin.unlocked = self.unlocked.copy()
        twin.open_now = self.open_now.copy()
        twin.open_next = self.open_next.copy()
        twin.tokens = self.tokens.copy()
        twin.held = [hand.copy() for hand in self.held]
        twin.events = [hand.copy() for hand in self.events]
        twin.reserve = [people.copy() for people in self.reserve]
        twin.placed_great = self.placed_great.copy()
        twin.units = [hand.copy() for hand in self.units]
        twin.coins_on = self.coins_on.copy()
        twin.used = self.used.copy()
        twin.levels = self.levels.copy()
        twin.speed = self.speed.copy()
        twin.stack_limit = self.stack_limit.copy()
        twin.hand_size = self.hand_size.copy()
        twin.max_cities = self.max_cities.copy()
        twin.water = self.water.copy()
        twin.ranks = self.ranks.copy()
        twin.yield_at = self.yield_at.copy()
        twin.yields = self.yields.copy()
        twin.coin_count = self.coin_count.copy()
        twin.dirty = self.dirty
        twin.items = self.items.copy()
        twin.purse = self.purse.copy()
        twin.bills = self.bills.copy()
        twin.proposal = self.proposal
        twin.refused = self.refused.copy()
        twin.mover = self.mover
        twin.group = self.group
        twin.group_square = self.group_square
        twin.steps_left = self.steps_left
        twin.stride = self.stride
        twin.lifted = self.lifted
        twin.locked = self.locked.copy()
        twin.silent = self.silent
        twin.battle = None if self.battle is None else self.battle.clone()
        twin.offer = self.offer.copy()
        twin.offers_left = self.offers_left.copy()
        twin.deals = self.deals.copy()
        twin.passed = self.passed
        twin.price = self.price.copy()
        twin.chosen = self.chosen.copy()
        return twin

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        resample.redeal(self, seat, rng)

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
