"""What every step shares: the victory check after each change, forced discards, lines of the log."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.world import count_coins, hand_limit
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.rows import Row, raised
from ziggurat.kernel.say import EVERYBODY, Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

KNOWN_EVENT: Final = 64  # an event in a hand is kind + 64 * mask of the others who know it
KNOWN_MARKER: Final = 16  # the same for hut and village markers
SHOWN: Final = 0b11111  # known to every seat, and by the fifth bit to spectators


def kinds_in(hand: Row, known: int) -> list[int]:
    """The kinds of events or markers in a hand, each once, ascending; `known` is one of the two numbers above."""
    kinds = 0
    for thing in hand:
        kinds |= 1 << thing % known
    return bits(kinds)


# Kinds whose targets are made of several arguments or of the position
TOGETHER: Final = frozenset(
    (
        c.A_ADVANCE,
        c.A_DISCOVER,
        c.A_GATHER,
        c.A_GATHER_NONE,
        c.A_GROUP,
        c.A_LOOT_COIN,
        c.A_LOOT_DECK,
        c.A_LOOT_EVENT,
        c.A_LOOT_MARKER,
        c.A_LOOT_STEAL_COIN,
        c.A_LOOT_TECH,
        c.A_LOOT_TOKEN,
        c.A_REACT_ABILITY,
        c.A_TARGET_FIGURES,
        c.A_USE,
    )
)

# What belongs to another phase of the round, for whoever means it now
PHASE_OF: Final = {
    c.A_GOVERNMENT: c.N_START_OF_TURN,
    c.A_OFFER: c.N_TRADE,
    c.A_ARTS: c.N_CITY_MANAGEMENT,
    c.A_HARVEST: c.N_CITY_MANAGEMENT,
    c.A_PRODUCE: c.N_CITY_MANAGEMENT,
    c.A_ADVANCE: c.N_CITY_MANAGEMENT,
    c.A_GROUP: c.N_MOVEMENT,
    c.A_RESEARCH: c.N_RESEARCH,
    c.A_COIN: c.N_CITY_MANAGEMENT,
}


def elsewhere(*offers: int) -> dict[int, int]:
    return {kind: code for kind, code in PHASE_OF.items() if kind not in offers}


class CivStep(Step["CivilizationState"]):
    """A step that keeps the coin dials right and ends the game the moment somebody has won (R22.9)."""

    def guard(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        """`legal` decides; what it does not hold is refused with the reason that `refuse` finds."""
        for action in s.legal(seat):
            if (
                action[0] == kind
                and (x <= OPEN or action[1] == x)
                and (y <= OPEN or action[2] == y)
                and (z <= OPEN or action[3] == z)
            ):
                return FINE
        return self.refuse(s, frame, seat, kind, x, y, z)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        """Why an action of the kind, as far as it is given, is not among the legal ones."""
        return c.N_NOT_OFFERED

    def why_not(self, s: "CivilizationState", frame: Frame, seat: int, intent: str) -> Say | None:
        """What stands for a legal action by more than one of its arguments is no question for the guard."""
        if ":" in intent:
            for action in s.legal(seat):
                if action[0] in TOGETHER and intent in s.title.describe(s, seat, action).targets:
                    return Say("kernel.go_on")
        return None

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        raise NotImplementedError(self.name)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        raise NotImplementedError(self.name)

    def apply(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        self.act(s, frame, seat, action)
        if s.dirty:
            settle_coins(s)
        if s.ending:
            s.stack.clear()

    def run(self, s: "CivilizationState", frame: Frame) -> None:
        self.go(s, frame)
        if s.dirty:
            settle_coins(s)
        if s.ending:
            s.stack.clear()


def settle_coins(s: "CivilizationState") -> None:
    """R12.2, R17.3: recount the dials, the active player first, then in turn order."""
    dirty = s.dirty
    s.dirty = 0
    players = s.players
    seat = s.active
    bit = s.tables.hand_per_coins[0]
    for turn in range(players + 1):
        if turn:
            seat = (s.first + turn - 1) % players
        if not dirty >> seat & 1:
            continue
        dirty &= ~(1 << seat)
        coins = count_coins(s, seat)
        if s.log is not None and coins != s.coin_count[seat]:
            say(s, seat, "log.coins", {"n": coins, "was": s.coin_count[seat]}, "R12.2")
        s.coin_count[seat] = coins
        if coins >= s.tables.coins_to_win:
            finish(s, seat, c.E_ECONOMY)
            return
        # R2.9: fewer coins may mean a smaller hand.
        if s.techs[seat] & bit:
            ensure_hand(s, seat)


def finish(s: "CivilizationState", seat: int, ending: int) -> None:
    """R17.1: the game ends at once; the first to fulfil a condition has won."""
    if s.ending:
        return
    s.ending = ending
    s.winner = seat
    if s.log is not None:
        whose = -1 if ending == c.E_ROUNDS else seat
        s.note(whose, Say("log.win." + c.ENDINGS[ending], {"player": player(s, seat)}, "R17.1"))


def ensure_hand(s: "CivilizationState", seat: int) -> None:
    """R2.9, R8.18: too many culture events are discarded at once, before anything else."""
    if len(s.events[seat]) <= hand_limit(s, seat):
        return
    for frame in s.stack:
        if frame[0] == c.S_DISCARD and frame[1] == 1 << seat:
            return
    s.push(c.S_DISCARD, 1 << seat)


def say(
    s: "CivilizationState", seat: int, key: str, args: dict[str, object], rule: str = "", see: int = EVERYBODY
) -> None:
    """A line of the log; call it only where `s.log is not None`."""
    args["player"] = player(s, seat)
    s.note(seat, Say(key, args, rule), see)


def player(s: "CivilizationState", seat: int) -> str:
    """The id of a player: his civilization."""
    return s.tables.civ_ids[s.civ[seat]] if s.civ[seat] != -1 else f"seat_{seat}"


def city_name(s: "CivilizationState", city: int) -> Say:
    """The capital, or a city by its square."""
    key = "city.capital" if city % c.CITIES == 0 else "city.city"
    return Say(key, {"square": square_name(s.centre[city])})


def say_replaced(s: "CivilizationState", seat: int, square: int) -> None:
    """R8.11: what a new building, wonder or great person is put in the place of."""
    if s.log is not None and s.piece[square]:
        named: dict[str, object] = {"piece": s.tables.piece_ids[s.piece[square]], "square": square_name(square)}
        say(s, seat, "log.replaced", named, "R8.11")


def goods(amount: int, kind: str) -> Say:
    """So much of something, for a line of the log."""
    return Say("goods", {"n": amount, "goods": kind})


def add_trade(s: "CivilizationState", seat: int, amount: int) -> int:
    """R1.4: above the end of the dial it is lost. How much was gained; whoever calls it says so in the log."""
    before = s.trade[seat]
    s.trade[seat] = min(s.tables.trade_max, before + amount)
    return s.trade[seat] - before


def move_trade(s: "CivilizationState", seat: int, amount: int) -> None:
    """Trade that changes hands: the log names all of it, and what the dial has no room for."""
    lost = amount - add_trade(s, seat, amount)
    if lost and s.log is not None:
        say(s, seat, "log.dial_full", {"n": lost}, "R1.4")


def gain_trade(s: "CivilizationState", seat: int, amount: int, source: str, rule: str) -> None:
    """Trade from a card or ability, with its line in the log."""
    gained = add_trade(s, seat, amount)
    if s.log is not None:
        say(s, seat, "log.gains", {"source": source, "goods": goods(gained, "trade")}, rule)


def gain_culture(s: "CivilizationState", seat: int, amount: int, source: str, rule: str) -> None:
    """Culture from a card or ability, with its line in the log."""
    s.culture = raised(s.culture, seat, amount)
    if s.log is not None:
        say(s, seat, "log.gains", {"source": source, "goods": goods(amount, "culture")}, rule)
