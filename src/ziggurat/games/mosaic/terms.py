"""What the evaluation counts, in players' units, for the reasons of hints."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.evaluate import FOOD, IDEAS, MONEY, PEOPLE, STONE, STONE_TRACK
from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.state import MosaicState


def terms(s: MosaicState, seat: int) -> list[tuple[str, float, float]]:
    b = s.boards[seat]
    return [
        ("points", sum(score_parts(s, seat)), 1.0),
        ("stone", b[c.STONE], STONE),
        ("food", b[c.FOOD], FOOD),
        ("ideas", b[c.IDEAS], IDEAS),
        ("money", b[c.MONEY], MONEY),
        ("people", b[c.POPULATION], PEOPLE),
        ("production", sum(b[c.P_STONE : c.P_STONE + 5]), STONE_TRACK),
        ("symbols", sum(b[c.SYMBOLS : c.SYMBOLS + 9]), 0.4),
        ("technologies", b[c.TECHS].bit_count(), 0.5),
    ]
