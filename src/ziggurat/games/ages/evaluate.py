"""How good a position is."""

from ziggurat.games.ages.state import AgesState


def evaluate(s: AgesState, seat: int) -> float:
    return float(s.civs[seat].culture)
