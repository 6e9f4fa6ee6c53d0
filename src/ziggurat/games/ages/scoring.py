"""Scoring events, the final scoring and the outcome (R18.19, R26)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.derive import (
    discontent_of,
    food_production,
    happy_of,
    population_of,
    resource_production,
    science_rate_of,
    strength_of,
)
from ziggurat.games.ages.ranking import by_stat
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import COUNTED, Effect
from ziggurat.kernel.outcome import AGREED, Outcome, places_by
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say

# What the simple game scores at its end (R26.1).
SIMPLE_PARTS: Final = ("technologies", "strength", "happy_faces", "production", "science")


def event_points(s: AgesState, card: int, order: list[int]) -> list[int]:
    """What a scoring event gives each seat, one net amount; ties go to who is earlier in the order (R26.5a)."""
    points = [0] * s.players
    for e in s.tables.effects[card]:
        if e.kind == c.E_SCORE_CULTURE_BY_RANK:
            ranked = by_stat(s, order, e.counted)
            table = e.table[len(order)]
            for i in range(len(ranked)):
                points[ranked[i]] += table[i]
        else:
            for seat in order:
                amount = counted(s, seat, e)
                points[seat] += -amount if e.kind == c.E_LOSE_CULTURE else amount
    return points


def counted(s: AgesState, seat: int, e: Effect) -> int:
    """Amount times the number of objects, at most the maximum."""
    if e.kind == c.E_SCORE_CULTURE_PER_WONDER:
        return sum(e.by_level[s.tables.ages[card]] for card in s.civs[seat].wonders)
    total = e.amount * count(s, seat, e)
    return min(total, e.maximum) if e.maximum else total


def count(s: AgesState, seat: int, e: Effect) -> int:
    t = s.tables
    p = s.civs[seat]
    if e.kind == c.E_SCORE_CULTURE_PER_CONTENT_WORKER:
        return max(0, population_of(t, p) - discontent_of(s, seat) - e.threshold)
    if e.kind == c.E_SCORE_CULTURE_PER_TECHNOLOGY:
        return technologies_of_level(s, seat, e.level_advanced if s.tier == c.ADVANCED else e.level_full)
    what = COUNTED[e.counted]
    if what == "food_production":
        return food_production(t, p)
    if what == "resource_production":
        return resource_production(t, p)
    if what == "urban_building_level":
        return sum(p.workers[tech] * t.t_level[tech] for tech in range(t.first_urban, t.first_unit))
    if what == "military_unit_and_arena_level":
        return sum(
            p.workers[tech] * t.t_level[tech]
            for tech in range(t.techs)
            if tech >= t.first_unit or t.t_class[tech] == c.ARENA
        )
    if what == "colony":
        return len(p.colonies)
    if what == "civil_action":
        return p.tune.ca_total
    if what == "military_action":
        return p.tune.ma_total
    if what == "happy_face":
        return happy_of(s, seat)
    if what == "discontent_worker":
        return discontent_of(s, seat)
    assert what == "government_and_special_level"
    return t.levels[p.government] + sum(t.levels[card] for card in p.specials if card != -1)


def technologies_of_level(s: AgesState, seat: int, level: int) -> int:
    """Technology cards in play of exactly this level, government and special ones included."""
    t = s.tables
    p = s.civs[seat]
    total = sum(1 for tech in p.techs if t.t_level[tech] == level)
    total += 1 if t.levels[p.government] == level else 0
    return total + sum(1 for card in p.specials if card != -1 and t.levels[card] == level)


def score_event(s: AgesState, card: int, order: list[int]) -> list[int]:
    """Score an event for everybody; culture does not fall below 0. Says what each got."""
    points = event_points(s, card, order)
    for seat in order:
        p = s.civs[seat]
        before = p.culture
        p.culture = max(0, p.culture + points[seat])
        points[seat] = p.culture - before
        if s.log is not None:
            s.note(seat, Say("log.event_points", {"card": s.tables.ids[card], "n": points[seat]}, "R26.5a"))
    return points


def simple_points(s: AgesState, seat: int) -> list[int]:
    """The bonus of the simple game, in the order of SIMPLE_PARTS (R26.1)."""
    t = s.tables
    p = s.civs[seat]
    return [
        2 * technologies_of_level(s, seat, 1),
        2 * strength_of(s, seat),
        2 * happy_of(s, seat),
        food_production(t, p) + resource_production(t, p),
        science_rate_of(s, seat),
    ]


def final_order(s: AgesState) -> list[int]:
    """Ties at the end are broken as if it were the start player's turn (R26.5)."""
    seats = [(s.start + i) % s.players for i in range(s.players)]
    return [seat for seat in seats if not s.civs[seat].resigned]


def score_game(s: AgesState) -> None:
    """The last scoring, when nobody has a turn any more."""
    order = final_order(s)
    if s.tier == c.SIMPLE:
        for seat in order:
            s.civs[seat].culture += sum(simple_points(s, seat))
            if s.log is not None:
                s.note(seat, Say("log.final", {"n": sum(simple_points(s, seat))}, "R26.1"))
        return
    for card in scoring_cards(s):
        points = score_event(s, card, order)
        for seat in order:
            s.finals += (card, seat, points[seat])


def scoring_cards(s: AgesState) -> list[int]:
    """The cards scored at the end, in order: those set aside, then the event piles (R26.2, R26.4, R27.5)."""
    # Kept cards and the event piles come to light now.
    s.reveal()
    cards = s.open_bonus.copy()
    for kept in s.kept:
        cards.extend(kept)
    if s.tier != c.FULL or s.fewer_points:
        return cards
    piles = [card % KNOWN for card in s.current if s.tables.scoring[card % KNOWN]]
    while piles:
        cards.append(s.draw(piles))
    cards.extend(card % KNOWN for card in s.future if s.tables.scoring[card % KNOWN])
    return cards


def as_it_stands(s: AgesState) -> Outcome:
    """The last scoring of this position: the bonus of the simple game, or all cards that would be scored at the end.

    Where the order of the event piles matters it is always the same one.
    """
    twin = s.clone()
    twin.rng = rng_from_seed(0)
    score_game(twin)
    return ranked(twin, AGREED)


def outcome(s: AgesState) -> Outcome:
    left = s.in_game()
    return ranked(s, Say("end.last_left", {}, "R25.3") if left == 1 else Say("end.culture", {}, "R26.6"))


def ranked(s: AgesState, reason: Say) -> Outcome:
    """Most culture wins, ties share; who has resigned stands behind, the first to leave last (R25.1, R26.6)."""
    keys: list[tuple[int, ...]] = []
    parts: list[dict[str, int]] = []
    for seat in range(s.players):
        p = s.civs[seat]
        keys.append((0, p.resigned) if p.resigned else (1, p.culture))
        part = {"culture": p.culture}
        if s.tier == c.SIMPLE and not p.resigned:
            bonus = simple_points(s, seat)
            for i in range(len(bonus)):
                part[SIMPLE_PARTS[i]] = bonus[i]
                part["culture"] -= bonus[i]
        finals = s.finals
        for i in range(0, len(finals), 3):
            if finals[i + 1] == seat:
                id = s.tables.ids[finals[i]]
                part[id] = part.get(id, 0) + finals[i + 2]
                part["culture"] -= finals[i + 2]
        parts.append(part)
    return Outcome(places_by(keys), [p.culture for p in s.civs], parts, reason)
