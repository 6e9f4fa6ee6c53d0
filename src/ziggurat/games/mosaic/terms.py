"""What the evaluation counts, in players' units, for the reasons of hints."""

from ziggurat.games.mosaic.evaluate import PEOPLE, PRODUCTION, WORTH
from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.vocabulary import FOOD, IDEAS, MONEY, P_STONE, POPULATION, STONE, SYMBOLS, TECHS


def terms(s: MosaicState, seat: int) -> list[tuple[str, float, float]]:
    b = s.boards[seat]
    return [
        ("points", sum(score_parts(s, seat)), 1.0),
        ("stone", b[STONE], WORTH[0]),
        ("food", b[FOOD], WORTH[1]),
        ("ideas", b[IDEAS], WORTH[2]),
        ("money", b[MONEY], WORTH[3]),
        ("people", b[POPULATION], PEOPLE),
        ("production", sum(b[P_STONE : P_STONE + 5]), PRODUCTION[0]),
        ("symbols", sum(b[SYMBOLS : SYMBOLS + 9]), 0.4),
        ("technologies", b[TECHS].bit_count(), 0.5),
    ]
