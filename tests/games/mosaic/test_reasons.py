"""Why something is not possible, outside the usual steps."""

from games.mosaic.positions import drafting, legal, offer, play, table, turn_of, why
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.state import MosaicState


def test_reasons_outside_the_usual_steps() -> None:
    s = TITLE.new(3, 0)
    assert isinstance(s, MosaicState)
    first = s.actors()[0]
    taken = legal(s, first)[0]
    play(s, first, taken)
    assert why(s, s.actors()[0], taken) == ("why.leader_taken", "R2.12")
    assert why(s, s.actors()[0], "xyzzy") == ("why.choice_first", "")
    s = drafting(3, 0, 0)
    # A word that means nothing is no card that somebody else has.
    assert why(s, 0, "keep nothing") == ("why.choice_first", "")
    s = table()
    turn_of(s, 0)
    assert why(s, 0, "hex:gaul_01") == ("why.choose_action", "R3.2")
    assert why(s, 0, "region:gaul") == ("why.choose_action", "R3.2")
    offer(s, "population", "population_05")
    assert why(s, 0, "card:population_01") == ("why.not_on_offer", "R6.4")
    assert why(s, 0, "card:population_05") == ("why.cost", "R4.3")
    assert s.why_not(0, "sing").key == "kernel.not_now"
