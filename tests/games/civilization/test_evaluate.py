"""What the evaluation prefers."""

from games.civilization.positions import (
    flat,
    no_techs,
    tech,
)
from ziggurat.games.civilization.evaluate import evaluate


def test_evaluation_prefers_what_it_should():
    s = flat()
    base = evaluate(s, 0)
    s.trade[0] += 5
    assert evaluate(s, 0) > base
    s = flat()
    tech(s, 0, "pottery")
    assert evaluate(s, 0) > base
    s = flat()
    no_techs(s, 1)
    assert evaluate(s, 0) > base
