"""The position: a board of numbers per player, four decks, the map, and what is on display.

Player boards are flat lists of ints with named indices (codes.py); sets of hexes and cards are bit
masks. What is unseen has no order: a deck is a bag from which a card is drawn when it is needed, with the
place of its empire card kept as the number of cards above and in the pile that holds it.
"""

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.seen import MosaicSeen
from ziggurat.kernel.outcome import AGREED, Outcome
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State

if TYPE_CHECKING:
    from ziggurat.games.mosaic.holdings import Holdings
    from ziggurat.games.mosaic.tables import Tables


class Deck:
    """A deck and its offer. Cards that went under the deck (R4.6) lie there in groups, first in first out."""

    __slots__ = (
        "above",
        "bag",
        "left",
        "offer",
        "other_bag",
        "other_left",
        "pile",
        "shared",
        "slots",
        "top",
        "top_seen",
        "top_under",
        "under",
    )
    bag: list[int]  # unseen cards; with cards left in the box it holds more than `left`
    left: int
    other_bag: list[int]  # the tariff cards, dealt apart from the tax cards (R2.10)
    other_left: int
    above: int  # cards above the pile with the empire card
    pile: int  # cards of that pile, empire card included; 0 once it is revealed
    under: list[list[int]]
    top: int  # a card looked at and put back, -1 for none
    top_seen: int  # mask of the seats that have seen it
    top_under: bool  # it came from the cards under the deck
    offer: list[int]
    slots: int
    shared: bool  # copies of the position have it too; see `MosaicState.own_deck`

    def clone(self) -> "Deck":
        twin = Deck()
        twin.shared = False
        twin.bag = self.bag.copy()
        twin.left = self.left
        twin.other_bag = self.other_bag.copy() if self.other_bag else []
        twin.other_left = self.other_left
        twin.above = self.above
        twin.pile = self.pile
        twin.under = [group.copy() for group in self.under] if self.under else []
        twin.top = self.top
        twin.top_seen = self.top_seen
        twin.top_under = self.top_under
        twin.offer = self.offer.copy()
        twin.slots = self.slots
        return twin

    def size(self) -> int:
        """Cards in the deck, empire card included."""
        count = self.left + self.other_left + (1 if self.pile else 0) + (1 if self.top != -1 else 0)
        for group in self.under:
            count += len(group)
        return count

    def exhausted(self) -> bool:
        """R4.8: deck and offer are both empty."""
        return not self.offer and self.size() == 0


class Standing:
    """How the seats stand in the regions: lists per region and seat, true for the regions that are not `dirty`."""

    __slots__ = ("dominator", "influence", "points", "shared")
    influence: list[int]  # R8.4
    points: list[int]  # R8.5: what an empire scoring would give
    dominator: list[int]  # R8.6, per region: the seat that dominates it, -1 for none
    shared: bool  # copies of the position have it too

    def clone(self) -> "Standing":
        twin = Standing()
        twin.influence = self.influence.copy()
        twin.points = self.points.copy()
        twin.dominator = self.dominator.copy()
        twin.shared = False
        return twin


class MosaicState(State):
    __slots__ = (
        "achievements_left",
        "active",
        "ages_left",
        "boards",
        "bonus",
        "decks",
        "dirty",
        "ending",
        "free",
        "governments_left",
        "hands",
        "holdings",
        "leaders_left",
        "locks",
        "marched",
        "open_land",
        "owned",
        "pending",
        "picks",
        "reason",
        "resources_out",
        "revealed",
        "round",
        "scorings",
        "spent",
        "standing",
        "start",
        "tables",
        "tiles",
        "tiles_out",
        "wonder_hex",
        "wonders_left",
    )
    tables: "Tables"
    boards: list[list[int]]  # to be changed with `own_board` only
    owned: int  # mask of the boards that no copy of the position shares
    decks: list[Deck]
    tiles: bytes  # per hex: a kind of goods, RESOURCE_TILE + n, or NO_TILE
    free: int  # mask of hexes in play without a piece
    open_land: tuple[Action, ...]  # the free land hexes as actions, kept because it is asked so often
    locks: Row  # per region: mask of the players who locked it (R6.14)
    leaders_left: int
    wonders_left: int
    wonder_hex: Row  # per wonder: its hex, -1 while on display
    ages_left: int
    achievements_left: int
    governments_left: int
    hands: tuple[Row, ...]  # draft hands by the seat they were dealt to
    picks: tuple[Row, ...]  # what was kept out of each of them, in order
    spent: int  # population cards used up
    tiles_out: int  # trade-goods tiles out of the game, blanks included
    resources_out: int  # resource tiles out of the game
    start: int
    active: int
    round: int
    bonus: int  # money on the bonus field
    pending: int  # empire cards revealed this turn
    revealed: int
    scorings: int
    ending: int
    reason: int
    marched: Row  # units moved in this Military action, by unit and the region they came to
    standing: Standing
    dirty: int  # mask of regions in which the standing must be counted again
    holdings: "tuple[Holdings, ...]"  # asked for with `holdings.holdings`

    def clone(self) -> "MosaicState":
        twin = MosaicState.__new__(MosaicState)
        self.copy_base(twin)
        twin.tables = self.tables
        self.owned = 0
        twin.owned = 0
        twin.boards = self.boards.copy()
        for deck in self.decks:
            deck.shared = True
        twin.decks = self.decks.copy()
        twin.tiles = self.tiles
        twin.free = self.free
        twin.open_land = self.open_land
        twin.locks = self.locks
        twin.leaders_left = self.leaders_left
        twin.wonders_left = self.wonders_left
        twin.wonder_hex = self.wonder_hex
        twin.ages_left = self.ages_left
        twin.achievements_left = self.achievements_left
        twin.governments_left = self.governments_left
        twin.hands = self.hands
        twin.picks = self.picks
        twin.spent = self.spent
        twin.tiles_out = self.tiles_out
        twin.resources_out = self.resources_out
        twin.start = self.start
        twin.active = self.active
        twin.round = self.round
        twin.bonus = self.bonus
        twin.pending = self.pending
        twin.revealed = self.revealed
        twin.scorings = self.scorings
        twin.ending = self.ending
        twin.reason = self.reason
        twin.marched = self.marched
        self.standing.shared = True
        twin.standing = self.standing
        twin.dirty = self.dirty
        twin.holdings = self.holdings
        return twin

    def own_board(self, seat: int) -> list[int]:
        """A board that is about to change: copies of a position share those that are not."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.boards[seat] = self.boards[seat].copy()
        return self.boards[seat]

    def own_deck(self, number: int) -> Deck:
        """The same for a deck."""
        deck = self.decks[number]
        if deck.shared:
            deck = deck.clone()
            self.decks[number] = deck
        return deck

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        from ziggurat.games.mosaic.resample import resample

        resample(self, seat, rng)

    def observe(self, seat: int | None) -> MosaicSeen:
        from ziggurat.games.mosaic.view import observation

        return observation(self, seat)

    def outcome(self) -> Outcome | None:
        from ziggurat.games.mosaic.final import REASONS, final_outcome

        return None if self.stack else final_outcome(self, Say(REASONS[self.reason], rule="R9.1"))

    def as_it_stands(self) -> Outcome:
        """The final scoring of this position (R9.6)."""
        from ziggurat.games.mosaic.final import final_outcome

        return final_outcome(self, AGREED)

    def dump(self) -> dict[str, Any]:
        from ziggurat.games.mosaic.position import dump

        return dump(self)

    def load(self, data: dict[str, Any]) -> None:
        from ziggurat.games.mosaic.position import load

        load(self, data)

    def census(self) -> dict[str, int]:
        from ziggurat.games.mosaic.position import census

        return census(self)


# What `ending` says.
PLAYING: Final = 0
LAST_ROUND_NEXT: Final = 1
LAST_ROUND: Final = 2
SCRIBE_LAST: Final = 3
# Why the game ends.
NO_REASON: Final = 0
THIRD_EMPIRE_CARD: Final = 1
TWO_DISPLAYS: Final = 2
TURN_CAP: Final = 3


def can_pay(s: MosaicState, b: list[int], stone: int, food: int, ideas: int) -> bool:
    """R4.2: the cost can be met, money standing in for what is missing."""
    missing = 0
    if stone > b[c.STONE]:
        missing = stone - b[c.STONE]
    if food > b[c.FOOD]:
        missing += food - b[c.FOOD]
    if ideas > b[c.IDEAS]:
        missing += ideas - b[c.IDEAS]
    return missing == 0 or missing * s.tables.joker <= b[c.MONEY]


def trade_kinds(s: MosaicState, b: list[int]) -> int:
    """R5.9: different kinds owned; a wild good is one more while a kind is missing."""
    count = b[c.KINDS] + b[c.WILD]
    return count if count < s.tables.good_kinds else s.tables.good_kinds


def city_count(s: MosaicState, b: list[int]) -> int:
    """R5.5: ports count as cities."""
    pieces = s.tables.pieces
    return pieces[c.CITY] + pieces[c.PORT] - b[c.SUPPLY + c.CITY] - b[c.SUPPLY + c.PORT]


def units_on_map(s: MosaicState, b: list[int]) -> int:
    at = c.SUPPLY + c.FIRST_UNIT
    return s.tables.units_in_box - b[at] - b[at + 1] - b[at + 2]


def own_city_regions(s: MosaicState, b: list[int]) -> int:
    """Mask of the regions in play holding a city of the board's owner."""
    mask = 0
    for region in s.tables.regions:
        if b[c.AREA + region * c.AREA_SIZE]:
            mask |= 1 << region
    return mask


def player_id(s: MosaicState, seat: int) -> str:
    """How messages speak of a player: by the leader."""
    return s.tables.leader_ids[s.boards[seat][c.LEADER]]
