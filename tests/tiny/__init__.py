"""Highest Stone, a title of two pages: the worked example of CONTRIBUTING.md and the kernel's own test bed.

Each player holds three of twelve stones (hidden). Every round all choose one at once; when all have chosen
the stones are shown, and the single highest wins the round: its owner takes one or two pebbles from the
heap. Then everybody draws a new stone while there are enough. Most pebbles win.
"""

from typing import Any

from ziggurat.kernel.acts import Kinds, act
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import OPEN, amount
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.options import OptionValue, number
from ziggurat.kernel.outcome import Outcome, places_by
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, State, Step
from ziggurat.kernel.title import Title

STONES = 12
HAND = 3

CHOOSE, TAKE = 0, 1  # steps
STONE, PEBBLES = 0, 1  # kinds of action
NOT_IN_HAND, HEAP_TOO_SMALL = 1, 2  # reasons


KINDS = Kinds(
    act(STONE, "stone", "stone {stone}", "R1.1", stone=amount(1, STONES, target="stone")),
    act(PEBBLES, "take", "take {n}", "R2.1", n=amount(1, 2)),
)


def heap(s: "TinyState", seat: int, action: Action, args: dict[str, object]) -> None:
    args["n"], args["heap"] = action[1], s.heap


REASONS = Reasons(
    reason(NOT_IN_HAND, "why.not_in_hand", "R1.1"),
    reason(HEAP_TOO_SMALL, "why.heap_too_small", "R2.1", more=heap, need="n", have=("heap",)),
)


class TinyState(State):
    __slots__ = ("bag", "chosen", "hands", "heap", "pebbles", "played")
    bag: list[int]  # unseen stones; it needs no order until one is drawn
    hands: list[list[int]]
    chosen: list[int]  # this round's secret choice per seat, 0 while undecided
    played: list[int]
    heap: int
    pebbles: list[int]

    def clone(self) -> "TinyState":
        twin = TinyState.__new__(TinyState)
        self.copy_base(twin)
        twin.bag = self.bag.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen = self.chosen.copy()
        twin.played = self.played.copy()
        twin.heap = self.heap
        twin.pebbles = self.pebbles.copy()
        return twin

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        """Redeal the stones the seat cannot see: the bag, the others' hands and their secret choices."""
        unseen = sorted(self.bag)
        for other in range(self.players):
            if other != seat:
                unseen += self.hands[other] + ([self.chosen[other]] if self.chosen[other] else [])
        rng.shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                if self.chosen[other]:
                    self.chosen[other] = unseen.pop()
                self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        self.bag = sorted(unseen)

    def observe(self, seat: int | None) -> dict[str, Any]:
        return {
            "heap": self.heap,
            "pebbles": self.pebbles,
            "played": self.played,
            "bag": len(self.bag),
            "hands": [len(hand) for hand in self.hands],
            "decided": [bool(chosen) for chosen in self.chosen],
            "hand": [] if seat is None else self.hands[seat],
            "chosen": 0 if seat is None else self.chosen[seat],
        }

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        keys: list[tuple[int, ...]] = [(n,) for n in self.pebbles]
        return Outcome(
            places_by(keys), list(self.pebbles), [{"pebbles": n} for n in self.pebbles], Say("end.stones", rule="R3")
        )

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in TinyState.__slots__}

    def load(self, data: dict[str, Any]) -> None:
        self.bag = list(data["bag"])
        self.hands = [list(hand) for hand in data["hands"]]
        self.chosen = list(data["chosen"])
        self.played = list(data["played"])
        self.heap = data["heap"]
        self.pebbles = list(data["pebbles"])
        if len(self.hands) != self.players:
            raise BadPosition("hands: one per player")

    def census(self) -> dict[str, int]:
        stones = self.bag + self.played + [c for c in self.chosen if c] + [c for hand in self.hands for c in hand]
        return {"stones": len(set(stones)), "pebbles": self.heap + sum(self.pebbles)}


class Choose(Step[TinyState]):
    """R1: everybody lays a stone face down; after the last one all are shown."""

    def __init__(self) -> None:
        self.name = "choose"
        self.offers = (STONE,)

    def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, stone: int, _y: int, _z: int) -> int:
        return FINE if stone <= OPEN or stone in s.hands[seat] else NOT_IN_HAND

    def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.hands[seat].remove(action[1])
        s.chosen[seat] = action[1]
        s.note(seat, Say("log.lays", {"stone": action[1]}, "R1.1"), 1 << seat)
        s.note(seat, Say("log.lays_hidden", rule="R1.1"), ~(1 << seat))
        s.answered(seat)

    def run(self, s: TinyState, frame: Frame) -> None:
        s.reveal()
        best = max(s.chosen)
        winner = s.chosen.index(best)
        if s.log is not None:
            s.note(winner, Say("log.wins", {"stone": best}, "R1.2"))
        s.played += s.chosen
        s.chosen = [0] * s.players
        s.push(TAKE, 1 << winner)

    def prompt(self, s: TinyState, frame: Frame, seat: int) -> Say:
        return Say("prompt.choose", rule="R1.1")


class Take(Step[TinyState]):
    """R2: the winner takes one or two pebbles, then all draw."""

    def __init__(self) -> None:
        self.name = "take"
        self.offers = (PEBBLES,)

    def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, n: int, _y: int, _z: int) -> int:
        return FINE if n <= s.heap else HEAP_TOO_SMALL

    def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.heap -= action[1]
        s.pebbles[seat] += action[1]
        s.note(seat, Say("log.takes", {"n": action[1]}, "R2.1"))
        next_round(s)

    def prompt(self, s: TinyState, frame: Frame, seat: int) -> Say:
        return Say("prompt.take", {"n": s.heap}, "R2.1")


def next_round(s: TinyState) -> None:
    if len(s.bag) >= s.players:
        for hand in s.hands:
            hand.append(s.draw(s.bag))
            hand.sort()
    if s.heap and s.hands[0]:
        s.push(CHOOSE, (1 << s.players) - 1)


class Tiny(Title):
    def __init__(self) -> None:
        self.id = "tiny"
        self.name = "Highest Stone"
        self.package = "tiny"
        self.rules_version = "1"
        self.min_players = 2
        self.max_players = 4
        self.options = (number("heap", 6, 1, 20),)
        self.steps = [Choose(), Take()]
        self.kinds = KINDS
        self.reasons = REASONS
        self.unattended = {}
        self.longest = 100
        self.lead = 2.0

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> TinyState:
        return TinyState.__new__(TinyState)

    def setup(self, s: State) -> None:
        assert isinstance(s, TinyState)
        s.bag = list(range(1, STONES + 1))
        s.hands = [sorted(s.draw(s.bag) for _ in range(HAND)) for _ in range(s.players)]
        s.chosen = [0] * s.players
        s.played = []
        heap = s.options["heap"]
        assert isinstance(heap, int)
        s.heap = heap
        s.pebbles = [0] * s.players
        s.push(CHOOSE, (1 << s.players) - 1)

    def box(self, s: State) -> dict[str, int]:
        heap = s.options["heap"]
        assert isinstance(heap, int)
        return {"stones": STONES, "pebbles": heap}

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, TinyState)
        return s.pebbles[seat] - max(n for other, n in enumerate(s.pebbles) if other != seat)


TITLE = Tiny()
