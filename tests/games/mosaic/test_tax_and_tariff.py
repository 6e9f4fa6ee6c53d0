"""R6.22 to R6.26: the action Tax and Tariff."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    exhaust,
    has,
    have,
    legal,
    offer,
    own_taxes,
    play,
    put,
    table,
    turn_of,
    why,
)
from support import rule
from ziggurat.games.mosaic.final import PARTS, score_parts

TAXES_PRINTED = [
    *[
        (f"tax_{n:02}", a, b, u)
        for n, (a, b, u) in enumerate(
            (
                (1, 2, 0),
                (1, 3, 1),
                (2, 1, 1),
                (2, 1, 1),
                (2, 2, 2),
                (2, 2, 2),
                (2, 3, 3),
                (3, 1, 3),
                (3, 2, 4),
                (3, 3, 5),
            ),
            1,
        )
    ],
    *[
        (f"tariff_{n:02}", a, b, u)
        for n, (a, b, u) in enumerate(
            (
                (2, 2, 0),
                (2, 3, 1),
                (3, 1, 1),
                (3, 1, 1),
                (3, 2, 2),
                (3, 2, 2),
                (3, 3, 3),
                (4, 1, 3),
                (4, 2, 4),
                (4, 3, 5),
            ),
            1,
        )
    ],
]


@rule("mosaic", "R6.22", "R6.23", "R6.26")
@pytest.mark.parametrize(("id", "a", "b", "unrest"), TAXES_PRINTED)
def test_every_tax_and_tariff_card(id: str, a: int, b: int, unrest: int) -> None:
    s = table(leaders=("engineer", "scribe", "general", "farmer"))
    bury_empire(s)
    put(s, 0, "city", "gaul_01", "gaul_05")
    have(s, 0, population=7, s_government=3, p_tax=1, p_tariff=10, g_wine=2, g_salt=1, g_gems=1)
    s.bonus = 100
    offer(s, "tax_tariff", id)
    play(s, 0, "collect " + id)
    expected = 7 * a + 3 * b + 1 if id.startswith("tax") else 3 * a + 2 * b + 10
    assert has(s, 0, "money") == expected + 100
    assert s.bonus == 0
    assert len(s.decks[3].offer) == 2
    # Unrest is kept with the card and counts only at the end.
    assert score_parts(s, 0)[PARTS.index("unrest")] == -unrest


@rule("mosaic", "R6.24", "R6.25")
def test_the_merchant_gains_with_tax_cards_only() -> None:
    s = table(leaders=("merchant", "scribe", "general", "farmer"))
    have(s, 0, g_wine=2, g_salt=1, g_gems=1, population=0)
    offer(s, "tax_tariff", "tax_05")
    play(s, 0, "collect tax_05")
    assert has(s, 0, "money") == 6
    have(s, 0, money=0)
    turn_of(s, 0)
    offer(s, "tax_tariff", "tariff_05")
    play(s, 0, "collect tariff_05")
    assert has(s, 0, "money") == 9
    have(s, 0, money=0)
    exhaust(s, "tax_tariff")
    turn_of(s, 0)
    play(s, 0, "collect tax")
    assert has(s, 0, "money") == 0


@rule("mosaic", "R6.25")
def test_no_collecting_without_a_card_while_one_is_on_offer() -> None:
    s = table()
    assert "collect tax" not in legal(s)
    assert why(s, 0, "collect tax") == ("why.not_exhausted", "R6.25")


@rule("mosaic", "R6.26")
def test_unrest_does_nothing_before_the_end() -> None:
    s = table()
    before = legal(s)
    own_taxes(s, 0, "tax_10")
    assert legal(s) == before
