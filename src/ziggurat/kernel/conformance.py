"""What every title must keep, checked at every decision of real games.

`check_game` plays one random game and raises `Broken` at the first promise the title breaks. Each check is
a function of its own; the record up to that point is carried along, so that the failure can be seen again.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ziggurat.kernel.acts import Kind, Kinds
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.errors import BadOptions, Illegal
from ziggurat.kernel.game import Game, new_game, replay
from ziggurat.kernel.guards import Reasons, completions, opened
from ziggurat.kernel.options import read_options
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.space import Space
from ziggurat.kernel.state import FINE, Action, State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words, languages, words


class Broken(Exception):
    """A title broke its contract. `check` names the promise, `record` leads to the position."""

    def __init__(self, check: str, message: str, record: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check
        self.record = record


class Report:
    """What one checked game looked like."""

    __slots__ = ("decisions", "record")
    decisions: int
    record: str

    def __init__(self, decisions: int, record: str) -> None:
        self.decisions = decisions
        self.record = record


def canonical(data: Any) -> bytes:
    return msgspec.json.encode(data, order="deterministic")


def whole(s: State) -> bytes:
    """Everything a state holds, for comparing two of them."""
    return canonical(s.title.to_data(s))


class Failure(Exception):
    """Raised by a check; `check_game` adds the record."""


def need(holds: bool, message: str) -> None:
    if not holds:
        raise Failure(message)


# -- checks of a position: each takes the state, a generator for its own choices, and must not change the state ----


def legal_actions(s: State, rng: Rng) -> None:
    """Somebody can act; actions are unique, stable, and the same however often one asks."""
    actors = s.actors()
    need(bool(actors), "nobody is to act, yet the game is not over")
    for seat in range(s.players):
        actions = s.legal(seat)
        need(bool(actions) == (seat in actors), f"seat {seat} is to act without a legal action, or the other way round")
        need(len(set(actions)) == len(actions), f"seat {seat} has duplicate legal actions")
        need(s.clone().legal(seat) == actions, f"seat {seat}: asking again gives other legal actions")
        fresh = s.title.from_data(s.title.to_data(s), s.pack)
        need(fresh.legal(seat) == actions, f"seat {seat}: a reloaded position has other legal actions")


def refusal(s: State, rng: Rng) -> None:
    """An illegal action is refused with a reason and changes nothing."""
    before = whole(s)
    actors = s.actors()
    for seat in range(s.players):
        actions = s.legal(seat)
        made_up: Action = (rng.below(40), rng.below(200), rng.below(9), rng.below(9))
        for action in (made_up, (-1, -1, -1, -1)):
            if action in actions:
                continue
            try:
                s.apply(seat, action)
            except Illegal as refused:
                need(bool(refused.reason.key), "a refusal has no reason")
            else:
                raise Failure(f"seat {seat} was allowed {action}, which is not legal")
        if seat not in actors:
            try:
                s.apply(seat, s.legal(actors[0])[0])
            except Illegal:
                pass
            else:
                raise Failure(f"seat {seat} acted out of turn")
    need(whole(s) == before, "a refused action changed the state")


def clones(s: State, rng: Rng) -> None:
    """A clone is equal, and playing on either leaves the other alone."""
    before = whole(s)
    twin = s.clone()
    need(whole(twin) == before, "a clone differs from its original")
    step(twin, rng)
    need(whole(s) == before, "playing on a clone changed the original")
    twin, other = s.clone(), s.clone()
    copy_of_twin = whole(twin)
    step(other, rng)
    need(whole(twin) == copy_of_twin, "two clones share something")
    original = s.title.from_data(s.title.to_data(s), s.pack)  # it shares nothing with anybody yet
    twin = original.clone()
    copy_of_twin = whole(twin)
    step(original, rng)
    need(whole(twin) == copy_of_twin, "playing on an original changed its clone")


def same_future(s: State, rng: Rng) -> None:
    """A clone and a reloaded position go the same way as the original."""
    seed = rng.below(1 << 30)
    ends = []
    for start in (s.clone(), s.clone().clone(), s.title.from_data(s.title.to_data(s), s.pack)):
        walker = rng_from_seed(seed)
        for _ in range(12):
            if start.over():
                break
            step(start, walker)
        ends.append(whole(start))
    need(ends[0] == ends[1], "a clone of a clone plays on differently: clone forgets a field")
    need(ends[0] == ends[2], "a reloaded position plays on differently: the JSON forgets a field")


def json_round_trip(s: State, rng: Rng) -> None:
    text = s.title.to_json(s)
    again = s.title.from_json(text, s.pack)
    need(s.title.to_json(again) == text, "JSON does not give the position back")
    need(again.stack == s.stack, "a pending decision holds numbers that its step does not name")


def notation_round_trip(s: State, rng: Rng) -> None:
    """Every legal action has a notation of its own, on one line, that parses back to it."""
    for seat in s.actors():
        seen: dict[str, Action] = {}
        for action in s.legal(seat):
            text = s.title.notation(s, seat, action)
            need(
                text == " ".join(text.split()) and text != "" and "|" not in text,
                f"notation {text!r} is not one plain line",
            )
            need(text not in seen, f"notation {text!r} stands for two actions")
            seen[text] = action
        for text, action in seen.items():
            need(s.title.parse(s, seat, text) == action, f"notation {text!r} parses to another action")


def declared_actions(s: State, rng: Rng) -> None:
    """Every legal action lies within the declared bounds, is given back by its JSON and has a number of its own."""
    kinds = s.title.kinds
    space = Space(kinds, s)
    for seat in s.actors():
        numbers: dict[int, str] = {}
        for action in s.legal(seat):
            text = s.title.notation(s, seat, action)
            data = msgspec.json.decode(msgspec.json.encode(kinds.data(s, seat, action)))
            need(kinds.read(s, seat, data) == action, f"{text!r}: the JSON {data} stands for another action")
            number = space.index(action)
            need(number not in numbers, f"{text!r} and {numbers.get(number)!r} have the same number")
            numbers[number] = text


def words_for_everything(s: State, rng: Rng) -> None:
    """Prompt, labels and reasons exist in every language, with all their arguments."""
    for lang in languages():
        spoken = words(s.title.package, lang)
        for seat in s.actors():
            prompt = s.prompt(seat)
            need(prompt is not None, "no prompt for a seat that is to act")
            assert prompt is not None
            described: list[Described] = [s.title.describe(s, seat, action) for action in s.legal(seat)]
            for said in [prompt] + [d.label for d in described]:
                sayable(spoken, said)


def sayable(spoken: Words, said: Say) -> None:
    """The sentence exists with all its arguments, and so does every sentence within it."""
    missing = spoken.missing(said)
    need(missing != [said.key], f"{spoken.lang}: no words for {said.key!r}")
    need(not missing, f"{spoken.lang}: {said.key!r} lacks the argument {', '.join(missing)}")
    for value in said.args.values():
        for part in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(part, Say):
                sayable(spoken, part)


SAMPLED: Final = 60  # of a kind's domain, at most decisions
WHOLE: Final = 24  # at one decision of so many the whole domain is asked


def guards_agree(s: State, rng: Rng) -> None:
    """Over the domain of every offered kind the guard lets through just what is legal; and no half of it is refused."""
    kinds = s.title.kinds
    step_, frame = s.title.steps[s.stack[-1][0]], s.stack[-1]
    if not step_.offers:
        return
    for seat in s.actors():
        legal = s.legal(seat)
        allowed = set(legal)
        whole_domain = rng.below(WHOLE) == 0
        for action in legal:
            kind = kinds.all[action[0]]
            need(action[0] in step_.offers, f"{step_.name} does not offer {kind.name!r}, which is legal")
            for part in halves(kind, action):
                code = step_.guard(s, frame, seat, part[0], part[1], part[2], part[3])
                need(code == FINE, f"{kind.name}: {part} is refused with reason {code}, yet {action} is legal")
        for number in step_.offers:
            kind = kinds.all[number]
            for action in (*tried(kind, s, rng, whole_domain), *beside(kind, s, legal)):
                code = step_.guard(s, frame, seat, action[0], action[1], action[2], action[3])
                if (code == FINE) == (action in allowed):
                    continue
                verdict = "lets it pass" if code == FINE else f"refuses it with reason {code}"
                is_legal = "is" if action in allowed else "is not"
                raise Failure(f"{kind.name}: {kind.data(s, seat, action)} {is_legal} legal, but the guard {verdict}")


def halves(kind: Kind, action: Action) -> list[Action]:
    """The action with each choice of its arguments left open."""
    found = [action]
    for arg in kind.args:
        for known in list(found):
            values = list(known)
            values[arg.at : arg.at + arg.width] = [OPEN] * arg.width
            found.append(tuple(values))
    return found


def tried(kind: Kind, s: State, rng: Rng, whole_domain: bool) -> Iterable[Action]:
    """The kind's domain, or a sample of it."""
    bounds = kind.bounds(s)
    if whole_domain or bounds[0][1] * bounds[1][1] * bounds[2][1] <= SAMPLED:
        return completions(kind, s, -1, opened(kind))
    if any(size == 0 for _low, size in bounds):
        return []
    drawn = [[low + rng.below(size) for low, size in bounds] for _ in range(SAMPLED)]
    return [(kind.number, *values) for values in drawn]


def beside(kind: Kind, s: State, legal: Sequence[Action]) -> list[Action]:
    """What differs by one from the first and the last legal action of a kind: where a bound is off by one, it shows."""
    own = [action for action in legal if action[0] == kind.number]
    found: list[Action] = []
    for action in own[:1] + own[-1:]:
        for at, (low, size) in enumerate(kind.bounds(s), 1):
            for value in (action[at] - 1, action[at] + 1):
                if low <= value < low + size:
                    found.append((*action[:at], value, *action[at + 1 :]))
    return found


POSSIBLE: Final = ("kernel.possible", "kernel.go_on")


def answers(s: State, rng: Rng) -> None:
    """A click on anything is answered in every language; what is legal is never refused, and no shortage is made up."""
    title = s.title
    if title.reasons is None:
        return
    spoken = [words(title.package, lang) for lang in languages()]
    for seat in s.actors():
        offered: set[str] = set()
        for action in s.legal(seat):
            offered.update(title.describe(s, seat, action).targets)
            offered.add(title.notation(s, seat, action))
        others = [thing for thing in sorted(clickable(title.kinds, s, seat) - offered) if rng.below(8) == 0]
        for thing in (*sorted(offered), *others):
            answer = s.why_not(seat, thing)
            fine = answer.key in POSSIBLE
            need(fine or thing not in offered, f"{thing!r} is legal, yet the answer is {answer.key!r}")
            need(thing in offered or answer.key != "kernel.possible", f"{thing!r} is said to be possible and is not")
            for one in spoken:
                sayable(one, answer)
            real_shortage(title.reasons, thing, answer)


def real_shortage(reasons: Reasons, thing: str, answer: Say) -> None:
    """A reason that says something is short gives numbers that show it."""
    for one in reasons.all:
        if one.need and (one.key, one.rule) == (answer.key, answer.rule):
            wanted = answer.args.get(one.need)
            there = [answer.args.get(name) for name in one.have]
            need(
                isinstance(wanted, int) and wanted > sum(n for n in there if isinstance(n, int)),
                f"{thing!r}: {answer.key!r} needs {wanted} and has {there}, which is no shortage",
            )


def clickable(kinds: Kinds, s: State, seat: int) -> set[str]:
    """Every thing that some action, now or at another moment, may be clicked by."""
    found: set[str] = set()
    for kind in kinds.all:
        for arg in kind.args:
            if not arg.hidden and not arg.implied:
                found.update(arg.domain.things(s, seat))
    return found


def of_its_type(s: State, view: bytes) -> None:
    """What is shown keeps to the bounds and kinds that its type promises."""
    if s.title.seen is None:
        return
    try:
        msgspec.json.decode(view, type=s.title.seen)
    except msgspec.ValidationError as error:
        raise Failure(f"an observation is not of its type: {error}") from None


def observation_safety(s: State, rng: Rng) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it."""
    public = canonical(s.observe(None))
    of_its_type(s, public)
    for seat in range(s.players):
        view = canonical(s.observe(seat))
        of_its_type(s, view)
        need(view == public or not s.title.open, f"nothing is said to be hidden, and seat {seat} sees something else")
        actions = s.legal(seat)
        for _ in range(2):
            world = s.resample(seat, rng)
            need(canonical(world.observe(seat)) == view, f"seat {seat} sees something it cannot know")
            need(world.legal(seat) == actions, f"the legal actions of seat {seat} depend on what it cannot know")
            need(world.census() == s.census(), "resampling gains or loses components")
            need(canonical(world.observe(None)) == public, "a spectator sees what resampling changed")


def conservation(s: State, rng: Rng) -> None:
    expected, found = s.title.box(s), s.census()
    need(bool(found), "the census counts nothing")
    need(found == expected, f"components do not add up: {difference(expected, found)}")


def honest_barriers(s: State, rng: Rng) -> None:
    """An action that counts as free to undo teaches the actor nothing it did not know."""
    for seat in s.actors():
        actions = s.legal(seat)
        action = actions[rng.below(len(actions))]
        here, there = s.clone(), s.resample(seat, rng)
        here.apply(seat, action)
        if here.reveals != s.reveals:
            continue
        there.apply(seat, action)
        need(
            there.reveals == s.reveals and canonical(here.observe(seat)) == canonical(there.observe(seat)),
            f"{s.title.notation(s, seat, action)!r} reveals something, but nothing counted it as a barrier",
        )


CHECKS: tuple[Callable[[State, Rng], None], ...] = (
    conservation,
    legal_actions,
    refusal,
    clones,
    same_future,
    json_round_trip,
    notation_round_trip,
    declared_actions,
    words_for_everything,
    guards_agree,
    answers,
    observation_safety,
    honest_barriers,
)


# -- checks of a whole game ---------------------------------------------------------------------------------------


def undo_is_exact(game: Game, seat: int, action: Action) -> None:
    """Taking an action back gives the very state before it; and it plays again the same way."""
    before = whole(game.state)
    game.play(seat, action)
    if not game.can_undo(seat):
        return
    after = whole(game.state)
    game.undo(seat)
    need(whole(game.state) == before, "undo does not give the state back")
    game.play(seat, action)
    need(whole(game.state) == after, "playing again after undo ends elsewhere")


def record_replays(game: Game) -> None:
    """The written record gives the same game, by the generator and by the chance written in it."""
    text = game.record().write()
    again = replay(read_record(text), game.state.title, game.state.pack)
    need(whole(again.state) == whole(game.state), "the record replays to another state")
    need(again.record().write() == text, "the replayed game has another record")
    half = len(game.played) // 2
    cut = replay(read_record(text).cut(half), game.state.title, game.state.pack)
    need(len(cut.played) == half, "a cut record has another length")
    for seat in (*range(game.state.players), None):
        for event in game.log(seat):
            for lang in languages():
                spoken = words(game.state.title.package, lang)
                sayable(spoken, event.say)


def ending(game: Game) -> None:
    need(game.state.outcome() is not None, "the game is over without an outcome")
    sound(game, game.state.outcome())


ENDED_AT: Final = (0, 1, 10, 30, 100, 300)
"""After so many actions the suite ends a game by agreement, to see what becomes of it."""


def agreement(game: Game) -> None:
    """The players may end the game at any moment: it is scored, touches nothing, and its record ends there too."""
    before = whole(game.state)
    game.agree()
    sound(game, game.outcome())
    need(whole(game.state) == before, "scoring as it stands changes the position")
    again = replay(read_record(game.record().write()), game.state.title, game.state.pack)
    outcome, same = game.outcome(), again.outcome()
    assert outcome is not None
    need(same is not None and same.scores == outcome.scores, "a record that was ended by agreement ends otherwise")
    game.agreed = False


def sound(game: Game, outcome: Outcome | None) -> None:
    assert outcome is not None
    need(len(outcome.places) == game.state.players and 1 in outcome.places, "the outcome has no winner")
    need(len(outcome.scores) == game.state.players == len(outcome.parts), "the outcome lacks a seat's score")
    for lang in languages():
        sayable(words(game.state.title.package, lang), outcome.reason)


def unattended(title: Title, players: int, options: dict[str, object] | None) -> dict[str, object]:
    """The options a title asks for when only programs play are options it has, with values it takes."""
    chosen: dict[str, object] = {**title.unattended, **(options or {})}
    try:
        title.check_options(players, read_options(title.options, {**title.unattended}))
    except BadOptions as error:
        raise Broken("unattended", str(error), "") from None
    return chosen


def check_game(
    title: Title,
    players: int,
    seed: int,
    options: dict[str, object] | None = None,
    pack: Pack | None = None,
    every: int = 1,
) -> Report:
    """Play one random game, checking every `every`-th position; Broken with a record at the first failure."""
    rng = rng_from_seed(seed)
    game = new_game(title, players, seed, unattended(title, players, options), pack)
    check = "start"
    try:
        while not game.state.over():
            state = game.state
            if len(game.played) % every == 0:
                for position_check in CHECKS:
                    check = position_check.__name__
                    before = whole(state)
                    position_check(state, rng)
                    need(whole(state) == before, "checking changed the state")
            if len(game.played) in ENDED_AT:
                check = "agreement"
                agreement(game)
            check = "termination"
            need(len(game.played) < title.longest, f"more than {title.longest} decisions")
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            actions = state.legal(seat)
            check = "undo_is_exact"
            undo_is_exact(game, seat, actions[rng.below(len(actions))])
        check = "conservation"
        conservation(game.state, rng)
        check = "ending"
        ending(game)
        check = "record_replays"
        record_replays(game)
    except Failure as failure:
        raise Broken(check, str(failure), game.record().write()) from None
    except Exception as error:
        if isinstance(error, Broken):
            raise
        raise Broken(check, f"{type(error).__name__}: {error}", game.record().write()) from error
    return Report(len(game.played), game.record().write())


def step(s: State, rng: Rng) -> None:
    """One random decision of a random actor."""
    actors = s.actors()
    seat = actors[rng.below(len(actors))]
    actions = s.legal(seat)
    s.apply(seat, actions[rng.below(len(actions))])


def difference(expected: dict[str, int], found: dict[str, int]) -> str:
    parts = [
        f"{name} {found.get(name)} instead of {expected.get(name)}"
        for name in sorted({*expected, *found})
        if expected.get(name) != found.get(name)
    ]
    return ", ".join(parts)
