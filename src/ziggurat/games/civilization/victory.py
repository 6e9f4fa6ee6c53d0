"""How the game ends and how players rank (R17, R20)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.kernel.outcome import Outcome, places_by
from ziggurat.kernel.say import Say

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

CULTURE_SHARE: Final = 5  # of 105 per step
COIN_SHARE: Final = 7
TECH_SHARE: Final = 7
PYRAMID: Final = (0, 5, 4, 3, 2, 0)


def shares(s: "CivilizationState", seat: int) -> tuple[int, int, int]:
    """R17.4: how far on the way to each peaceful victory, in parts of 105."""
    pyramid = sum(min(s.levels[seat * 6 + level], PYRAMID[level]) for level in range(1, 5))
    return (
        CULTURE_SHARE * s.culture_step[seat],
        COIN_SHARE * s.coin_count[seat],
        TECH_SHARE * pyramid,
    )


def ranking(s: "CivilizationState", seat: int) -> tuple[int, int, int, int]:
    parts = shares(s, seat)
    cities = sum(1 for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES) if s.centre[city] != -1)
    return (max(parts), sum(parts), cities, s.trade[seat] + s.culture[seat])


def round_limit_winner(s: "CivilizationState") -> int:
    keys = [ranking(s, seat) for seat in range(s.players)]
    return keys.index(max(keys))


def outcome(s: "CivilizationState") -> Outcome | None:
    if not s.ending:
        return None
    rule = "R20.1" if s.ending == c.E_INTRODUCTORY else "R17.4" if s.ending == c.E_ROUNDS else "R17.1"
    return ranked(s, Say("reason." + c.ENDINGS[s.ending], {"player": winner_id(s)}, rule))


def ranked(s: "CivilizationState", reason: Say) -> Outcome:
    """R17.4, behind a winner by R17.1 where there is one."""
    keys = [ranking(s, seat) for seat in range(s.players)]
    scores = [key[0] for key in keys]
    parts: list[dict[str, int]] = []
    for seat in range(s.players):
        culture, coins, techs = shares(s, seat)
        parts.append({"culture": culture, "coins": coins, "techs": techs})
    if s.options["introductory"] and s.ending in (0, c.E_INTRODUCTORY):
        # R20.1: neither winner nor loser.
        places = [1] * s.players
    elif s.ending in (0, c.E_ROUNDS):
        places = places_by([tuple(key) for key in keys])
    else:
        others = places_by([(1 if seat == s.winner else 0, *key) for seat, key in enumerate(keys)])
        places = others
    return Outcome(places, scores, parts, reason)


def winner_id(s: "CivilizationState") -> str:
    return s.tables.civ_ids[s.civ[s.winner]]
