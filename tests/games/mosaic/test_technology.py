"""R6.19 to R6.21: the action Technology."""

from games.mosaic.positions import bury_empire, has, have, offer, play, table, turn_of, why
from support import rule
from ziggurat.games.mosaic.codes import DOWN, TECHS
from ziggurat.games.mosaic.final import PARTS, score_parts


@rule("mosaic", "R6.19")
def test_face_up_face_down() -> None:
    for move, field in (("technology astronomy", TECHS), ("technology astronomy face-down", DOWN)):
        s = table()
        bury_empire(s)
        have(s, 0, ideas=5)
        offer(s, "technology", "astronomy")
        play(s, 0, move)
        assert s.boards[0][field] == 1 << s.tables.tech_ids.index("astronomy")
        assert has(s, 0, "ideas") == 0
        assert has(s, 0, "p_ideas") == (2 if field == TECHS else 0)
        assert len(s.decks[0].offer) == 5


@rule("mosaic", "R6.20")
def test_prerequisites_count_at_the_moment_of_playing_only() -> None:
    s = table()
    have(s, 0, ideas=5, s_science=2)
    offer(s, "technology", "mathematics")
    play(s, 0, "technology mathematics")
    have(s, 0, s_science=0)
    assert s.boards[0][TECHS]
    assert score_parts(s, 0)[PARTS.index("technologies")] == 2
    turn_of(s, 0)
    assert why(s, 0, "card:mathematics") == ("why.face_up_already", "R6.20")


@rule("mosaic", "R6.20")
def test_symbols_are_not_spent() -> None:
    s = table()
    have(s, 0, ideas=5, s_science=2)
    offer(s, "technology", "chemistry")
    play(s, 0, "technology chemistry")
    assert has(s, 0, "s_science") == 3


@rule("mosaic", "R6.19")
def test_face_up_takes_the_symbols_and_the_ideas_face_down_the_ideas_alone() -> None:
    s = table()
    offer(s, "technology", "music", "mathematics")
    have(s, 0, ideas=0, money=0)
    for notation in ("technology music", "technology music face-down", "technology mathematics face-down"):
        assert why(s, 0, notation)[0] == "why.cost", notation
    have(s, 0, ideas=30)
    assert why(s, 0, "technology mathematics") == ("why.symbols", "R6.19")
    assert why(s, 0, "technology mathematics face-down")[0] == "kernel.possible"
