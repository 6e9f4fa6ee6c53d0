"""What single features are worth beside the evaluation, learned from who wins.

In a pair of games two judgements meet on the same deal, once from either side: one counts every feature a stride more
or a stride less than so far, at random, the other one the opposite. Over some hundred pairs each worth learns which way
won, and takes a step there. Fitting a judgement to results cannot do this: it learns who is ahead, and not which of
two actions just ahead is better.
"""

from collections.abc import Iterable, Sequence
from math import sqrt, tanh

import msgspec

from ziggurat.arena.play import job_options, next_seat
from ziggurat.arena.titles import named_title
from ziggurat.kernel.features import number
from ziggurat.kernel.judgement import EVALUATION, Judge, Learned, share_of_the_win
from ziggurat.kernel.playout import greedy, others_chosen
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import View
from ziggurat.players.search import no_garbage_collection

GLANCES = 120  # games in which it is looked which features tell actions apart
EVERY = 4  # decision of these is looked at, about
FIRST = 5  # actions of a decision that are compared: the best ones
SELDOM = 0.003  # features that tell apart in fewer of the decisions are left out,
MOST = 200  # and all but so many, those that tell most apart
STRIDE = 0.5  # of what lies between the best actions, shared among all features that tell them apart
EQUAL = 0.005  # of a lead that wins three games of four: so much is tried out between actions that are worth the same
MARGIN = 0.25  # what winning clearly counts beside winning
FIRM = 0.35  # of a stride, for each standard error by which one way won more, and a whole one at most;
LEAST = 0.1  # less where most of that is chance, but never less than this
ALWAYS = 0.3


class Glance(msgspec.Struct, frozen=True):
    """A game in which it is looked, as it travels between processes."""

    title: str
    players: int
    seed: int


class Seen(msgspec.Struct, frozen=True):
    """What was seen in a game: in how many decisions a feature differed, its strides there, how much it differed."""

    seed: int
    decisions: int
    features: dict[int, tuple[int, float, float]]
    margin: float  # by how much the first seat was ahead in the end


class Strides(msgspec.Struct, frozen=True):
    """The features that are learned, and how far one of them is tried out."""

    names: list[str]
    strides: list[float]
    margin: float  # by which games are usually won


class Pair(msgspec.Struct, frozen=True):
    """Two games, as they travel between processes."""

    title: str
    players: int
    seed: int
    places: list[int]
    worths: list[float]
    strides: list[float]
    margin: float
    rivals: float


class Met(msgspec.Struct, frozen=True):
    """What came of a pair, for the judgement that went by `ways`: from -1.5 to 1.5."""

    seed: int
    result: float


class Step(msgspec.Struct, frozen=True):
    """A line of the worths' log."""

    pairs: int
    signal: float  # 1 where all is chance
    worths: list[float]


def look(glance: Glance) -> Seen:
    """Which features the best actions differ by, and how much lies between them, in a game by evaluation."""
    title = named_title(glance.title)
    state = title.new(glance.players, glance.seed, job_options(title, {}))
    order, rng = rng_from_seed(glance.seed), rng_from_seed(glance.seed + (1 << 40))
    features: dict[int, tuple[int, float, float]] = {}
    decisions = 0
    while not state.over() and state.ply < title.longest:
        seat = next_seat(state, order)
        world = View(state, seat).world(rng)
        if rng.below(EVERY) == 0 and (told := told_apart(world, seat, rng)):
            decisions += 1
            between, spreads = told
            for place, spread in spreads.items():
                often, strides, spreading = features.get(place, (0, 0.0, 0.0))
                features[place] = (often + 1, strides + STRIDE * between / sqrt(len(spreads)), spreading + spread)
        state.apply(seat, greedy(world, seat, rng))
    outcome = state.outcome()
    margin = outcome.scores[0] - max(outcome.scores[1:]) if outcome else 0.0
    return Seen(glance.seed, decisions, features, margin)


def told_apart(world: State, seat: int, rng: Rng) -> tuple[float, dict[int, float]] | None:
    """How much worse the next best actions are than the best, and how far apart which features are after them."""
    title = world.title
    actions = title.candidates(world, seat)
    if len(actions) < 2:
        return None
    before = others_chosen(world, seat, rng)
    rated: list[tuple[float, State]] = []
    for action in actions:
        after = before.clone()
        after.apply_unchecked(seat, action)
        if after.stack:
            rated.append((EVALUATION.value(after, seat), after))
    rated.sort(key=lambda pair: -pair[0])
    best = rated[:FIRST]
    if len(best) < 2:
        return None
    gaps = [min(title.lead, max(EQUAL * title.lead, best[0][0] - value)) for value, _after in best[1:]]
    spreads = {}
    for place, column in enumerate(zip(*(title.features(after, seat) for _value, after in best), strict=True)):
        if len(set(column)) > 1:
            spreads[place] = spread_of([number(byte) for byte in column])
    return sum(gaps) / len(gaps), spreads


def spread_of(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))


def chosen(games: Iterable[Seen], names: Sequence[str]) -> Strides:
    """Of all features those by which the best actions differ most."""
    listed = sorted(games, key=lambda seen: seen.seed)
    total: dict[int, tuple[int, float, float]] = {}
    for seen in listed:
        for place, (often, strides, spreads) in seen.features.items():
            before = total.get(place, (0, 0.0, 0.0))
            total[place] = (before[0] + often, before[1] + strides, before[2] + spreads)
    few = SELDOM * sum(seen.decisions for seen in listed)
    telling = [place for place, (often, _strides, _spreads) in total.items() if often >= few]
    telling.sort(key=lambda place: (-total[place][1], place))
    places = sorted(telling[:MOST])
    margin = sqrt(sum(seen.margin**2 for seen in listed) / len(listed))
    lengths = [float(f"{total[place][1] / total[place][2]:.3g}") for place in places]
    return Strides([names[place] for place in places], lengths, max(1.0, margin))


def ways(seed: int, many: int) -> list[int]:
    """For each worth, whether the first judgement of a pair has more or less of it."""
    rng = rng_from_seed(~seed)
    return [1 if rng.below(2) else -1 for _ in range(many)]


def meet(pair: Pair) -> Met:
    up = ways(pair.seed, len(pair.places))
    judges = [
        Learned(
            [],
            [],
            0.0,
            0.0,
            pair.rivals,
            pair.places,
            [w + side * way * n for w, way, n in zip(pair.worths, up, pair.strides, strict=True)],
        )
        for side in (1, -1)
    ]
    with no_garbage_collection():
        return Met(pair.seed, round(sum(met(pair, judges, first) for first in (0, 1)), 4))


def met(pair: Pair, judges: Sequence[Judge], first: int) -> float:
    """One game, in which the first judgement has every second seat from this one on."""
    title = named_title(pair.title)
    state = title.new(pair.players, pair.seed, job_options(title, {}))
    order, rng = rng_from_seed(pair.seed), rng_from_seed(pair.seed + (first + 1 << 40))
    while not state.over() and state.ply < title.longest:
        seat = next_seat(state, order)
        world = View(state, seat).world(rng)
        state.apply(seat, greedy(world, seat, rng, judges[(seat + first) % 2]))
    outcome = state.outcome()
    if outcome is None:
        return 0.0
    own = [seat for seat in range(pair.players) if (seat + first) % 2 == 0]
    others = [seat for seat in range(pair.players) if seat not in own]
    more = sum(share_of_the_win(state, seat) for seat in own) - len(own) / pair.players
    ahead = max(outcome.scores[seat] for seat in own) - max(outcome.scores[seat] for seat in others)
    return more + MARGIN * tanh(ahead / pair.margin)


def step(worths: Sequence[float], strides: Sequence[float], pairs: Iterable[Met]) -> Step:
    """Where the worths go after these pairs."""
    listed = sorted(pairs, key=lambda pair: pair.seed)
    many = len(worths)
    sums = [0.0] * many
    for pair in listed:
        for at, way in enumerate(ways(pair.seed, many)):
            sums[at] += way * pair.result
    error = sqrt(sum(pair.result**2 for pair in listed)) or 1.0
    tried = [total for total, stride in zip(sums, strides, strict=True) if stride]
    signal = sum((total / error) ** 2 for total in tried) / max(1, len(tried))
    sure = ALWAYS + max(LEAST, 1.0 - 1.0 / signal if signal else 0.0)
    found = [
        worth + stride * sure * max(-1.0, min(1.0, FIRM * total / error))
        for worth, stride, total in zip(worths, strides, sums, strict=True)
    ]
    return Step(len(listed), round(signal, 3), [float(f"{worth:.3g}") for worth in found])


_glance = msgspec.json.Decoder(Glance).decode
_pair = msgspec.json.Decoder(Pair).decode


def look_batch(batch: list[bytes]) -> bytes:
    """For `pool.spread`: a line for each game,"""
    return b"".join(msgspec.json.encode(look(_glance(each))) + b"\n" for each in batch)


def meet_batch(batch: list[bytes]) -> bytes:
    """and one for each pair."""
    return b"".join(msgspec.json.encode(meet(_pair(each))) + b"\n" for each in batch)
