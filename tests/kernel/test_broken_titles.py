"""... and every check of the suite catches a title that breaks just that promise."""

from typing import Any

import pytest

from tiny import CHOOSE, HEAP_TOO_SMALL, NOT_IN_HAND, PEBBLES, STONE, TAKE, Choose, Take, Tiny, TinyState
from ziggurat.kernel.acts import Kinds, act
from ziggurat.kernel.conformance import Broken, check_game
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import OPEN, UNKNOWN, Amount, amount
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import FINE, Action, Frame, State


def first_failure(title: Tiny) -> str:
    """The check that catches the title, within a few seeds."""
    for seed in range(30):
        try:
            check_game(title, 3, seed)
        except Broken as broken:
            return broken.check
    return "nothing"


def test_a_failure_carries_the_record_that_leads_to_it() -> None:
    title = Tiny()
    title.longest = 4
    with pytest.raises(Broken) as broken:
        check_game(title, 3, 0)
    assert len(read_record(broken.value.record).entries) == 4


def with_state(cls: type[TinyState]) -> Tiny:
    class Variant(Tiny):
        def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> TinyState:
            return cls.__new__(cls)

    return Variant()


def with_choose(step: Choose) -> Tiny:
    title = Tiny()
    title.steps = [step, Take()]
    return title


def test_an_honest_title_passes() -> None:
    assert first_failure(Tiny()) == "nothing"


def test_a_leaked_hand_is_caught() -> None:
    class Leaky(TinyState):
        def clone(self) -> TinyState:
            twin = Leaky.__new__(Leaky)
            copy_fields(self, twin)
            return twin

        def observe(self, seat: int | None) -> dict[str, Any]:
            return {**super().observe(seat), "all_hands": self.hands}

    assert first_failure(with_state(Leaky)) == "observation_safety"


def test_a_title_that_hides_something_and_denies_it_is_caught() -> None:
    title = Tiny()
    title.open = True
    assert first_failure(title) == "observation_safety"


def copy_fields(one: TinyState, twin: TinyState) -> None:
    plain = TinyState.clone(one)
    one.copy_base(twin)
    for name in TinyState.__slots__:
        setattr(twin, name, getattr(plain, name))


def test_a_forgotten_field_in_clone_is_caught() -> None:
    class Forgetful(TinyState):
        def clone(self) -> TinyState:
            twin = Forgetful.__new__(Forgetful)
            copy_fields(self, twin)
            twin.pebbles = [0] * self.players
            return twin

    assert first_failure(with_state(Forgetful)) == "clones"


def test_a_clone_that_shares_a_list_is_caught() -> None:
    class Shared(TinyState):
        def clone(self) -> TinyState:
            twin = Shared.__new__(Shared)
            copy_fields(self, twin)
            twin.hands = self.hands
            return twin

    assert first_failure(with_state(Shared)) == "clones"


def test_an_original_that_goes_on_with_what_its_clone_shares_is_caught() -> None:
    """The copy makes a list of its own before it changes it; the original does not know that it has to."""

    class Lender(TinyState):
        own = True

        def clone(self) -> TinyState:
            twin = Lender.__new__(Lender)
            copy_fields(self, twin)
            twin.hands = self.hands
            twin.own = False
            return twin

    class Careful(Choose):
        def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
            assert isinstance(s, Lender)
            if not s.own:
                s.hands = [hand.copy() for hand in s.hands]
                s.own = True
            super().apply(s, frame, seat, action)

    title = with_state(Lender)
    title.steps = [Careful(), Take()]
    with pytest.raises(Broken, match="clones: playing on an original changed its clone"):
        check_game(title, 3, 0)


def test_a_field_missing_in_the_json_is_caught() -> None:
    class Lossy(TinyState):
        def clone(self) -> TinyState:
            twin = Lossy.__new__(Lossy)
            copy_fields(self, twin)
            return twin

        def load(self, data: dict[str, Any]) -> None:
            super().load(data)
            self.hands[0].reverse()

    assert first_failure(with_state(Lossy)) in {"legal_actions", "same_future", "json_round_trip"}


def test_a_number_in_a_pending_decision_that_nobody_names_is_caught() -> None:
    class Careless(Tiny):
        def setup(self, s: State) -> None:
            super().setup(s)
            step, seats, *_ = s.stack[-1]
            s.stack[-1] = (step, seats, 0, 0, 1)

    assert first_failure(Careless()) == "json_round_trip"


def test_duplicate_actions_are_caught() -> None:
    class Twice(Choose):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return super().legal(s, frame, seat) * 2

    assert first_failure(with_choose(Twice())) == "legal_actions"


def test_an_actor_without_actions_is_caught() -> None:
    class Stuck(Take):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return []

    title = Tiny()
    title.steps = [Choose(), Stuck()]
    # Looking twelve decisions ahead may run into the dead end before the game itself does.
    assert first_failure(title) in {"legal_actions", "same_future"}


def test_a_lossy_notation_is_caught() -> None:
    class Mumbling(Tiny):
        def notation(self, s: State, seat: int, action: Action) -> str:
            return "stone" if action[0] == STONE else super().notation(s, seat, action)

    assert first_failure(Mumbling()) == "notation_round_trip"


def test_an_action_outside_its_declared_bounds_is_caught() -> None:
    class Narrow(Tiny):
        def __init__(self) -> None:
            super().__init__()
            self.kinds = Kinds(
                act(STONE, "stone", "stone {stone}", stone=Wider("stone", 1, 6, "", "")),
                act(PEBBLES, "take", "take {n}", n=amount(1, 2)),
            )

    class Any(Choose):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(STONE, stone, 0, 0) for stone in s.hands[seat]]

    class Wider(Amount):
        def find(self, s: State, seat: int, text: str) -> int:
            return int(text) if text.isdigit() else UNKNOWN

    title = Narrow()
    title.steps = [Any(), Take()]
    assert first_failure(title) == "declared_actions"


def with_take(step: Take, reasons: Reasons | None = None) -> Tiny:
    title = Tiny()
    title.steps = [Choose(), step]
    title.reasons = reasons or title.reasons
    return title


def test_a_guard_that_lets_too_much_pass_is_caught() -> None:
    class Lax(Choose):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(STONE, stone, 0, 0) for stone in s.hands[seat]]

        def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, stone: int, _y: int, _z: int) -> int:
            return FINE

    assert first_failure(with_choose(Lax())) == "guards_agree"


def test_a_guard_that_is_off_by_one_in_a_large_domain_is_caught() -> None:
    """Whatever is sampled of the domain: what stands beside the legal actions is always asked about."""

    class Generous(Take):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(PEBBLES, n, 0, 0) for n in (1, 2) if n <= s.heap]

        def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, n: int, _y: int, _z: int) -> int:
            return FINE if n <= min(s.heap, 2) + 1 else HEAP_TOO_SMALL

    title = with_take(Generous())
    title.kinds = Kinds(title.kinds.all[STONE], act(PEBBLES, "take", "take {n}", "R2.1", n=amount(1, 100_000)))
    with pytest.raises(Broken, match=r"guards_agree: take: .* is not legal, but the guard lets it pass"):
        check_game(title, 3, 0)


def test_a_guard_that_refuses_what_is_legal_is_caught() -> None:
    class Strict(Take):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(PEBBLES, n, 0, 0) for n in (1, 2) if n <= s.heap]

        def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, n: int, _y: int, _z: int) -> int:
            return FINE if n < s.heap else HEAP_TOO_SMALL

    assert first_failure(with_take(Strict())) == "guards_agree"


def test_a_guard_that_refuses_half_of_something_legal_is_caught() -> None:
    class Hasty(Take):
        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(PEBBLES, n, 0, 0) for n in (1, 2) if n <= s.heap]

        def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, n: int, _y: int, _z: int) -> int:
            return FINE if OPEN < n <= s.heap else HEAP_TOO_SMALL

    assert first_failure(with_take(Hasty())) == "guards_agree"


def test_an_action_that_is_not_offered_is_caught() -> None:
    class Silent(Take):
        def __init__(self) -> None:
            super().__init__()
            self.offers = (STONE,)

        def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
            return [(PEBBLES, n, 0, 0) for n in (1, 2) if n <= s.heap]

        def guard(self, s: TinyState, frame: Frame, seat: int, kind: int, n: int, _y: int, _z: int) -> int:
            return FINE if kind == PEBBLES else HEAP_TOO_SMALL

    assert first_failure(with_take(Silent())) == "guards_agree"


def test_a_shortage_that_is_none_is_caught() -> None:
    def much(s: TinyState, seat: int, action: Action, args: dict[str, object]) -> None:
        args["n"], args["heap"] = 1, 5

    false = reason(NOT_IN_HAND, "why.heap_too_small", "R2.1", more=much, need="n", have=("heap",))
    other = reason(HEAP_TOO_SMALL, "why.not_in_hand", "R2.1")
    assert first_failure(with_take(Take(), Reasons(false, other))) == "answers"


def test_a_reason_for_something_legal_is_caught() -> None:
    class Grumpy(Choose):
        def why_not(self, s: TinyState, frame: Frame, seat: int, intent: str) -> Say | None:
            return Say("why.not_in_hand") if intent.startswith("stone:") else None

    assert first_failure(with_choose(Grumpy())) == "answers"


def test_a_reason_without_words_is_caught() -> None:
    wordless = reason(NOT_IN_HAND, "why.unheard_of"), reason(HEAP_TOO_SMALL, "why.heap_too_small")
    assert first_failure(with_take(Take(), Reasons(*wordless))) == "answers"
    # The sentence needs two numbers that nobody gives.
    lacking = reason(NOT_IN_HAND, "why.heap_too_small"), reason(HEAP_TOO_SMALL, "why.heap_too_small")
    assert first_failure(with_take(Take(), Reasons(*lacking))) == "answers"


def test_missing_words_are_caught() -> None:
    class Speechless(Tiny):
        def describe(self, s: State, seat: int, action: Action) -> Described:
            return Described(Say("action.unheard_of"), "x")

    assert first_failure(Speechless()) == "words_for_everything"


def test_lost_components_are_caught() -> None:
    class Thief(Take):
        def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
            super().apply(s, frame, seat, action)
            s.pebbles[seat] -= 1

    title = Tiny()
    title.steps = [Choose(), Thief()]
    assert first_failure(title) == "conservation"


def test_a_reveal_that_is_not_counted_is_caught() -> None:
    """Showing the stones without a barrier would let the last chooser take the choice back."""

    class Silent(TinyState):
        def clone(self) -> TinyState:
            twin = Silent.__new__(Silent)
            copy_fields(self, twin)
            return twin

        def reveal(self) -> None:
            pass

    assert first_failure(with_state(Silent)) == "honest_barriers"


def test_a_bad_undo_is_caught() -> None:
    """A step that keeps something outside the state cannot be taken back."""

    class Remembering(Choose):
        def __init__(self) -> None:
            super().__init__()
            self.calls = 0

        def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
            super().apply(s, frame, seat, action)
            self.calls += 1
            s.heap += 1 if self.calls % 97 == 0 else 0

    assert first_failure(with_choose(Remembering())) in {"undo_is_exact", "same_future", "conservation", "clones"}


def test_an_endless_game_is_caught() -> None:
    class Endless(Take):
        def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
            pass

    title = Tiny()
    title.steps = [Choose(), Endless()]
    assert first_failure(title) == "termination"


def test_a_game_without_a_winner_is_caught() -> None:
    class Nobody(TinyState):
        def clone(self) -> TinyState:
            twin = Nobody.__new__(Nobody)
            copy_fields(self, twin)
            return twin

        def outcome(self) -> Any:
            return None

    assert first_failure(with_state(Nobody)) == "ending"


def test_generator_use_outside_the_record_is_caught() -> None:
    """Randomness that goes past `chance` is not in the record and does not replay."""

    class Sneaky(Choose):
        def __init__(self) -> None:
            super().__init__()
            self.rng = Rng()
            self.rng.a = self.rng.b = self.rng.c = self.rng.counter = 1

        def run(self, s: TinyState, frame: Frame) -> None:
            super().run(s, frame)
            s.push(TAKE, 1 << self.rng.below(s.players))
            s.stack.pop(-2)

    assert first_failure(with_choose(Sneaky())) in {"record_replays", "same_future", "undo_is_exact", "clones"}


@pytest.mark.parametrize("step", [CHOOSE, TAKE])
def test_a_title_that_accepts_anything_is_caught(step: int) -> None:
    class Lenient(TinyState):
        def clone(self) -> TinyState:
            twin = Lenient.__new__(Lenient)
            copy_fields(self, twin)
            return twin

        def apply(self, seat: int, action: Action) -> None:
            if self.stack[-1][0] == step and action not in self.legal(seat):
                return
            super().apply(seat, action)

    assert first_failure(with_state(Lenient)) == "refusal"


def test_a_log_line_without_words_or_arguments_is_caught() -> None:
    class Mumbling(Take):
        said = Say("log.unheard_of")

        def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
            super().apply(s, frame, seat, action)
            s.note(seat, self.said)

    assert first_failure(with_take(Mumbling())) == "record_replays"
    Mumbling.said = Say("log.takes")  # the number is missing
    assert first_failure(with_take(Mumbling())) == "record_replays"


@pytest.mark.parametrize("reason", [Say("end.unheard_of"), Say("why.heap_too_small")])
def test_an_outcome_without_words_or_arguments_is_caught(reason: Say) -> None:
    class Wordless(TinyState):
        def clone(self) -> TinyState:
            twin = Wordless.__new__(Wordless)
            copy_fields(self, twin)
            return twin

        def outcome(self) -> Any:
            found = super().outcome()
            if found is not None:
                found.reason = reason
            return found

    assert first_failure(with_state(Wordless)) == "ending"


def test_an_empty_census_is_caught() -> None:
    class Careless(TinyState):
        def clone(self) -> TinyState:
            twin = Careless.__new__(Careless)
            copy_fields(self, twin)
            return twin

        def census(self) -> dict[str, int]:
            return {}

    class Boxless(Tiny):
        def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> TinyState:
            return Careless.__new__(Careless)

        def box(self, s: State) -> dict[str, int]:
            return {}

    assert first_failure(Boxless()) == "conservation"


@pytest.mark.parametrize("options", [{"weather": "fine"}, {"heap": 0}])
def test_unattended_options_that_do_not_exist_are_caught(options: dict[str, OptionValue]) -> None:
    title = Tiny()
    title.unattended = options
    assert first_failure(title) == "unattended"
