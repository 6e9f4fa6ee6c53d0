"""Tactics, armies and sacrificed units (R23)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.rows import Row


class Armies:
    """What a set of units makes of a tactics card."""

    __slots__ = ("best", "bonus", "count", "full")
    count: int
    full: int
    bonus: int
    best: int  # of the best single army, for Napoleon (R23.9)


def form_armies(t: Tables, tactics: int, units: Row) -> Armies:
    """As many armies as possible from units by technology (R23.3, R23.5, R23.6)."""
    armies = Armies()
    armies.count = 0
    armies.full = 0
    armies.bonus = 0
    armies.best = 0
    if tactics == -1:
        return armies
    modern = t.levels[tactics] - 1
    need = t.army[tactics]
    count = 99
    full = 99
    for cls in (c.INFANTRY, c.CAVALRY, c.ARTILLERY):
        wanted = need[cls - c.INFANTRY]
        if wanted == 0:
            continue
        all_levels = 0
        up_to_date = 0
        for tech in t.by_class[cls]:
            all_levels += units[tech]
            if t.t_level[tech] >= modern:
                up_to_date += units[tech]
        count = min(count, all_levels // wanted)
        full = min(full, up_to_date // wanted)
    high = t.army_bonus[tactics]
    low = t.army_obsolete[tactics]
    if low == -1:
        # A card with one value ignores the age of its units.
        full = count
        low = 0
    air = 0
    for tech in t.doublers:
        air += units[tech]
    old = count - full
    armies.count = count
    armies.full = full
    armies.bonus = full * high + old * low
    armies.bonus += min(air, full) * high + min(max(air - full, 0), old) * low
    best = high if full > 0 else low if old > 0 else 0
    armies.best = best * 2 if air > 0 else best
    return armies


def sacrifice_value(t: Tables, p: Civ, units: Row) -> int:
    """What a set of units is worth when sacrificed (R23.7): their own strength and the armies among them."""
    value = 0
    for tech in range(t.first_unit, t.techs):
        if units[tech]:
            value += units[tech] * (t.t_strength[tech] + p.tune.unit_strength[t.t_class[tech]])
    if p.tactics != -1 and not p.tune.no_tactics:
        value += form_armies(t, p.tactics, units).bonus
    return value


def has_units(t: Tables, p: Civ) -> bool:
    counts = p.counts
    return counts[c.INFANTRY] > 0 or counts[c.CAVALRY] > 0 or counts[c.ARTILLERY] > 0 or counts[c.AIR] > 0


def card_force(t: Tables, p: Civ, card: int) -> int:
    """What a bonus card adds when its owner colonises (R19.3)."""
    return t.colonization[card] + p.tune.card_colonization if t.colonization[card] > 0 else 0


def largest_force(t: Tables, p: Civ) -> int:
    """The most a player could pay for a territory (R19.2)."""
    if not has_units(t, p):
        return 0
    force = sacrifice_value(t, p, p.workers) + p.tune.colonization
    for card in p.military:
        force += card_force(t, p, card)
    return force
