"""Legality and refusal as one thing: a guard answers for an action, whole or half said, with a reason or with none.

What a person meant (a click on a thing, a notation, part of one) is read with the declared kinds of action into
actions whose missing arguments are open, and the step's guard is asked about each. Of several meanings that are all
refused the one is told that comes nearest to being possible: its reason stands last in the title's table.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from ziggurat.kernel.acts import MOST, Arg, Kind, Kinds, Mix
from ziggurat.kernel.domains import OPEN, UNKNOWN, Amount
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, State, Step

More = Callable[[Any, int, Action, dict[str, object]], None]
NOTHING: Final[Action] = (-1, OPEN, OPEN, OPEN)
TRIES: Final = 20_000  # completions of a half-said action that are asked for at most


class Reason:
    """Why something is not possible: a sentence and a rule. `more` adds to the arguments that were meant.

    A reason that says something is short names the argument that says how much is needed, and those that say what
    there is of it, so that the conformance suite can see that the first is greater than the others together.
    """

    number: int
    key: str
    rule: str
    more: More | None
    need: str
    have: tuple[str, ...]

    def __init__(self, number: int, key: str, rule: str, more: More | None, need: str, have: tuple[str, ...]) -> None:
        self.number = number
        self.key = key
        self.rule = rule
        self.more = more
        self.need = need
        self.have = have


def reason(
    number: int, key: str, rule: str = "", *, more: More | None = None, need: str = "", have: tuple[str, ...] = ()
) -> Reason:
    return Reason(number, key, rule, more, need, have)


class Reasons:
    """All reasons of a title, numbered from 1: what can never be first, what only just fails last."""

    all: tuple[Reason, ...]

    def __init__(self, *reasons: Reason) -> None:
        self.all = reasons
        for number, one in enumerate(reasons, 1):
            assert one.number == number, f"{one.key} is number {one.number} and stands at {number}"


# -- saying no --------------------------------------------------------------------------------------------------------


class Verdict:
    """What the guard says to what was meant: FINE or a reason, and the action it speaks of."""

    __slots__ = ("action", "code")
    code: int
    action: Action

    def __init__(self, code: int, action: Action) -> None:
        self.code = code
        self.action = action


def why_not(s: State, step: Step[Any], frame: Frame, seat: int, intent: str | Action) -> Say:
    """The sentence for somebody who meant `intent` in this decision."""
    verdict = judge(s, step, frame, seat, intent)
    if verdict is None:
        return refusal(s, seat, step.instead, NOTHING) if step.instead else Say("kernel.not_now")
    if verdict.code != FINE:
        return refusal(s, seat, verdict.code, verdict.action)
    return Say("kernel.possible" if verdict.action in s.legal(seat) else "kernel.go_on")


def refusal(s: State, seat: int, code: int, action: Action) -> Say:
    """A reason put together with the arguments that were given."""
    reasons, kinds = s.title.reasons, s.title.kinds
    assert reasons is not None
    found = reasons.all[code - 1]
    args: dict[str, object] = {}
    if action[0] >= 0:
        for arg in kinds.all[action[0]].args:
            if all(value > OPEN for value in action[arg.at : arg.at + arg.width]):
                args[arg.name] = arg.said(s, seat, action)
    if found.more is not None:
        found.more(s, seat, action, args)
    return Say(found.key, args, found.rule)


def judge(s: State, step: Step[Any], frame: Frame, seat: int, intent: str | Action) -> Verdict | None:
    """The best that can be said to what was meant; None where it means nothing in this decision."""
    kinds = s.title.kinds
    understood = True
    if not isinstance(intent, str):
        meant = [intent] if within(kinds, s, intent) else []
    else:
        asked = [kinds.all[kind] for kind in (*step.offers, *step.elsewhere)]
        meant, understood = meanings(s, seat, intent, asked)
    best: Verdict | None = None
    for action in meant:
        if action[0] not in step.offers:
            continue
        verdict = answer(s, step, frame, seat, action)
        if verdict is None:
            continue
        if verdict.code == FINE:
            # Something was said that means nothing: then it is not what is possible.
            return verdict if understood else None
        if best is None or verdict.code > best.code:
            best = verdict
    if best is not None:
        return best
    for action in meant:
        if action[0] in step.elsewhere:
            return Verdict(step.elsewhere[action[0]], action)
    return None


def answer(s: State, step: Step[Any], frame: Frame, seat: int, action: Action) -> Verdict | None:
    """The guard's answer; to what is half said and seems fine, the answer to the best way to say the rest."""
    code: int = step.guard(s, frame, seat, action[0], action[1], action[2], action[3])
    if code != FINE:
        return Verdict(code, action)
    kinds = s.title.kinds
    kind = kinds.all[action[0]]
    for known in s.legal(seat):
        if known[0] == action[0] and covers(kind, s, seat, action, known):
            return Verdict(FINE, action)
    nearest: Verdict | None = None
    for tried, whole in enumerate(completions(kind, s, seat, action)):
        code = step.guard(s, frame, seat, whole[0], whole[1], whole[2], whole[3])
        if code != FINE and (nearest is None or code > nearest.code):
            nearest = Verdict(code, whole)
        if tried > TRIES:
            break
    return nearest


# -- the guard as a list ----------------------------------------------------------------------------------------------


def listed(s: State, step: Step[Any], frame: Frame, seat: int) -> list[Action]:
    """Everything the guard lets through, argument by argument: the default of `Step.legal`."""
    kinds = s.title.kinds
    found: list[Action] = []
    for number in step.offers:
        lists(s, step, frame, seat, kinds.all[number].bounds(s), [number, OPEN, OPEN, OPEN], 1, found)
    return found


def lists(
    s: State,
    step: Step[Any],
    frame: Frame,
    seat: int,
    bounds: list[tuple[int, int]],
    values: list[int],
    at: int,
    found: list[Action],
) -> None:
    if step.guard(s, frame, seat, values[0], values[1], values[2], values[3]) != FINE:
        return
    if at > MOST:
        found.append(tuple(values))
        return
    low, size = bounds[at - 1]
    for value in range(low, low + size):
        values[at] = value
        lists(s, step, frame, seat, bounds, values, at + 1, found)
    values[at] = OPEN


# -- what is meant ----------------------------------------------------------------------------------------------------


def within(kinds: Kinds, s: State, action: Action) -> bool:
    """Whether the numbers of an action stand for anything."""
    if len(action) != MOST + 1 or not 0 <= action[0] < len(kinds.all):
        return False
    bounds = kinds.all[action[0]].bounds(s)
    return all(low <= action[at] < low + size for at, (low, size) in enumerate(bounds, 1))


def covers(kind: Kind, s: State, seat: int, meant: Action, action: Action) -> bool:
    """Whether the action is one of those that are meant."""
    for arg in kind.args:
        for at in range(arg.at, arg.at + arg.width):
            if meant[at] > OPEN:
                if meant[at] != action[at]:
                    return False
            elif not arg.domain.covers(s, seat, meant[at], action[at]):
                return False
    return True


def completions(kind: Kind, s: State, seat: int, meant: Action) -> Iterator[Action]:
    """Every whole action that says what is meant and fills in the rest."""
    choices: list[list[int]] = []
    for arg in kind.args:
        for at in range(arg.at, arg.at + arg.width):
            values = range(arg.low(), arg.low() + arg.size(s))
            if meant[at] > OPEN:
                choices.append([meant[at]])
            else:
                choices.append([value for value in values if arg.domain.covers(s, seat, meant[at], value)])
    while len(choices) < MOST:
        choices.append([0])
    for a in choices[0]:
        for b in choices[1]:
            for c in choices[2]:
                yield (kind.number, a, b, c)


def meanings(s: State, seat: int, text: str, kinds: list[Kind]) -> tuple[list[Action], bool]:
    """What a notation, a click (`region:roma`) or loose words can mean among these kinds; the best reading only.

    The second answer is whether every word was understood.
    """
    text = " ".join(text.split())
    exact = [action for kind in kinds if (action := kind.find(s, seat, text)) is not None]
    if exact:
        return exact, True
    clicked = [action for kind in kinds for action in clicks(kind, s, seat, text)]
    if clicked:
        return clicked, True
    words = [word for word in re.split(r"[^a-z0-9_:/]+", text.lower()) if word]
    best: list[Action] = []
    most = (0, 0, 0)
    for kind in kinds:
        score, actions = loosely(kind, s, seat, words)
        if score > most:
            best, most = [], score
        if score == most:
            best += actions
    return best, most[1] == 0


def clicks(kind: Kind, s: State, seat: int, target: str) -> list[Action]:
    """The actions of a kind that a click on the thing may begin."""
    name, _, id = target.partition(":")
    if not id:
        return []
    found: list[Action] = []
    blank = opened(kind)
    for arg in kind.args:
        if arg.hidden or arg.implied or arg.target_name() != name:
            continue
        if isinstance(arg, Mix):
            if id in arg.names:
                found.append(mixed(arg, kind, s, seat, blank, arg.names.index(id)))
            continue
        value = arg.domain.clicked(s, seat, id)
        if value != UNKNOWN:
            found.append(replaced(blank, arg.at, value))
    if not found and (target in fixed(kind.before) or target in fixed(kind.after)):
        found.append(blank)
    if not found and (kind.before or kind.after):
        # Further targets that are made of the arguments are known of actions that are offered.
        for action in s.legal(seat):
            if action[0] == kind.number and target in kind.further(s, seat, action):
                found.append(action)
    return found


def mixed(arg: Mix, kind: Kind, s: State, seat: int, blank: Action, thing: int) -> Action:
    """Any mix with the thing in it; where none is offered, one of it and the rest open: a guard says what is wrong."""
    offered = any(action[0] == kind.number and arg.amounts(s, seat, action)[thing] for action in s.legal(seat))
    return blank if offered or thing >= arg.width else replaced(blank, arg.at + thing, 1)


def fixed(texts: object) -> tuple[str, ...]:
    return texts if isinstance(texts, tuple) else ()


def opened(kind: Kind) -> Action:
    """The kind with nothing said about it."""
    values = [kind.number, 0, 0, 0]
    for arg in kind.args:
        for at in range(arg.at, arg.at + arg.width):
            values[at] = OPEN
    return tuple(values)


def replaced(action: Action, at: int, value: int) -> Action:
    values = list(action)
    values[at] = value
    return tuple(values)


def loosely(kind: Kind, s: State, seat: int, words: list[str]) -> tuple[tuple[int, int, int], list[Action]]:
    """Words in any order as arguments of the kind, and how well they fit.

    Its own word counts most, then that few words mean nothing, then the arguments. A number alone means nothing.
    """
    own = set(kind.words())
    values = list(opened(kind))
    filled: list[Arg] = []
    missed = 0
    for word in words:
        if word in own:
            continue
        for arg in kind.written():
            if arg in filled or isinstance(arg, Mix):
                continue
            value = arg.domain.find(s, seat, word)
            if value != UNKNOWN:
                values[arg.at] = value
                filled.append(arg)
                break
        else:
            missed += 1
    named = bool(kind.key) and all(word in words for word in kind.key)
    if not named and all(isinstance(arg.domain, Amount) for arg in filled):
        return (0, 0, 0), []
    actions = [tuple(values)]
    for arg in filled:
        # One region may be meant as the one or as the other end of a move.
        for other in kind.args:
            if other not in filled and other.domain is arg.domain:
                moved = replaced(tuple(values), arg.at, OPEN)
                actions.append(replaced(moved, other.at, values[arg.at]))
    return (1 + named, -missed, len(filled)), actions
