"""Ratings from the results of games: Bradley and Terry's model, on the scale that chess players know.

Every two bots of a game have met in it, and the better place wins the meeting. A difference of 200 points means
three meetings of four. The intervals come from drawing the games anew, many times, with replacement. Whoever has won
every meeting with another may still lose the next one: so these two have a meeting more, which nobody knows the end of.
"""

from collections.abc import Sequence
from math import log10, sqrt

import msgspec

from ziggurat.kernel.rng import Rng, rng_from_seed

MIDDLE = 1500.0  # the mean of all ratings
STEPS = 200  # of the iteration, which by then moves nothing that anybody could read
DRAWS = 100  # of all games anew
PRIOR = 0.5  # a draw with a bot of the mean rating: without it, one that never lost would be infinitely strong
NORMAL = 1.96  # standard deviations to either side that hold 95 %

Game = tuple[Sequence[str], Sequence[int]]
"""The bot of each seat, and its place."""


class Rating(msgspec.Struct):
    """What is known of one bot after some games."""

    bot: str
    games: int
    wins: float  # a shared first place is shared
    win_rate: float
    win_low: float
    win_high: float
    rank_points: float  # mean share of the others that it left behind; a half is par
    rating: float
    low: float
    high: float
    mean_score: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    z = NORMAL * NORMAL
    middle = (p + z / (2 * games)) / (1 + z / games)
    half = NORMAL * sqrt(p * (1 - p) / games + z / (4 * games * games)) / (1 + z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def meetings(games: Sequence[Game], bots: Sequence[str]) -> list[list[float]]:
    """How often each bot came before each other one; a shared place is half."""
    number = {bot: i for i, bot in enumerate(bots)}
    won = [[0.0] * len(bots) for _ in bots]
    for seated, places in games:
        for a, bot in enumerate(seated):
            for b in range(a):
                i, j = number[bot], number[seated[b]]
                if i != j:
                    share = 0.5 if places[a] == places[b] else float(places[a] < places[b])
                    won[i][j] += share
                    won[j][i] += 1 - share
    return won


def one_sided(won: list[list[float]]) -> list[tuple[int, int]]:
    """Bots of which the first has always come before the second."""
    count = range(len(won))
    return [(i, j) for i in count for j in count if won[i][j] and not won[j][i]]


def once_more(won: list[list[float]], pairs: list[tuple[int, int]], rng: Rng | None = None) -> list[list[float]]:
    """With a meeting more of these, of which both have half, or any part that is drawn."""
    for i, j in pairs:
        share = 0.5 if rng is None else rng.below(1001) / 1000
        won[i][j] += share
        won[j][i] += 1 - share
    return won


def strengths(won: list[list[float]]) -> list[float]:
    """Bradley and Terry's ratings, by Hunter's iteration."""
    count = len(won)
    power = [1.0] * count
    for _step in range(STEPS):
        for i in range(count):
            wins = PRIOR + sum(won[i])
            met = 2 * PRIOR / (power[i] + 1.0)
            met += sum((won[i][j] + won[j][i]) / (power[i] + power[j]) for j in range(count) if j != i)
            power[i] = wins / met
    ratings = [400 * log10(one) for one in power]
    mean = sum(ratings) / count
    return [MIDDLE + rating - mean for rating in ratings]


def rate_bots(games: Sequence[Game], scores: Sequence[Sequence[int]]) -> list[Rating]:
    """A line for each bot, the best first."""
    bots = sorted({bot for seated, _ in games for bot in seated})
    if not bots:
        return []
    won = meetings(games, bots)
    unsure = one_sided(won)
    found = strengths(once_more(won, unsure))
    rng = rng_from_seed(1)
    drawn = []
    for _ in range(DRAWS):
        anew = meetings([games[rng.below(len(games))] for _ in games], bots)
        drawn.append(strengths(once_more(anew, unsure, rng)))
    lines = []
    for i, bot in enumerate(bots):
        lines.append(_line(bot, games, scores, found[i], sorted(ratings[i] for ratings in drawn)))
    return sorted(lines, key=lambda line: -line.rating)


def _line(
    bot: str, games: Sequence[Game], scores: Sequence[Sequence[int]], rating: float, drawn: list[float]
) -> Rating:
    played = 0
    wins = points = total = 0.0
    for (seated, places), score in zip(games, scores, strict=True):
        for seat, name in enumerate(seated):
            if name == bot:
                played += 1
                wins += (places[seat] == 1) / places.count(1)
                behind = sum(place > places[seat] for place in places)
                beside = sum(place == places[seat] for place in places) - 1
                points += (behind + beside / 2) / max(1, len(places) - 1)
                total += score[seat]
    low, high = wilson(wins, played)
    at = len(drawn) // 40
    return Rating(
        bot, played, wins, wins / played, low, high, points / played, rating, drawn[at], drawn[-1 - at], total / played
    )
