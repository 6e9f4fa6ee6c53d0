"""How good a position is for a seat, in points: what it would score now, and what its means are worth."""

from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.state import MosaicState


def evaluate(s: MosaicState, seat: int) -> float:
    return float(sum(score_parts(s, seat)))
