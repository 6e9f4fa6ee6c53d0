"""How good a position is for a seat."""

from ziggurat.games.antike.codes import SCORE, WIDTH
from ziggurat.games.antike.state import AntikeState


def evaluate(s: AntikeState, seat: int) -> float:
    return float(max(s.nat[nation * WIDTH + SCORE] for nation in range(s.board.nations) if s.seats[nation] == seat))
