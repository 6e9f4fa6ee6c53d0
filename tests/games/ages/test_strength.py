"""Strength, tactics, armies, sacrifices (R23)."""

from support import rule
from ziggurat.games.ages.army import form_armies, sacrifice_value
from ziggurat.games.ages.row import end_age
from ziggurat.kernel.rows import replaced

from .positions import C, arm, card, refresh, strength, table, tech


@rule("ages", "R23.3")
def test_without_tactics_units_form_no_armies() -> None:
    armies = form_armies(C, -1, (3,) * C.techs)
    assert (armies.count, armies.full, armies.bonus, armies.best) == (0, 0, 0, 0)


@rule("ages", "R23.1", "R23.2")
def test_strength_is_the_sum_of_all_cards() -> None:
    s = table(3, age=3)
    p = arm(
        s,
        workers={"warriors": 1, "knights": 2, "bread_and_circuses": 1},
        government="fundamentalism",
        leader="julius_caesar",
        wonders=("colossus",),
        specials=("strategy", "navigation"),
        colonies=("strategic_territory_i",),
        tactics="light_cavalry",
    )
    p.pact, p.pact_partner = card("military_pact"), 1
    refresh(s)
    assert strength(s) == 1 + 4 + 1 + 5 + 1 + 1 + 3 + 2 + 2 + 2 + 3
    # What belongs to the civilisation is not part of a sacrificed unit.
    units = replaced(C.noughts, tech("knights"), 1)
    arm(s, leader="alexander_the_great")
    assert sacrifice_value(C, p, units) == 2
    arm(s, leader="genghis_khan")
    assert sacrifice_value(C, p, units) == 3


@rule("ages", "R23.3")
def test_level_does_not_matter_for_membership() -> None:
    s = table(2, age=3)
    p = arm(s, workers={"warriors": 1, "swordsmen": 1, "riflemen": 1, "modern_infantry": 1}, tactics="fighting_band")
    assert form_armies(C, p.tactics, p.workers).count == 2


@rule("ages", "R23.4")
def test_tactics_outlive_their_age() -> None:
    s = table(2, age=2)
    p = arm(s, workers={"warriors": 2}, tactics="fighting_band")
    end_age(s)
    end_age(s)
    assert p.tactics == card("fighting_band")


@rule("ages", "R23.9")
def test_napoleon() -> None:
    s = table(2, age=3)
    arm(s, leader="napoleon_bonaparte", workers={"warriors": 3, "cannon": 1}, tactics="defensive_army")
    # One obsolete army of 3, counted twice.
    assert strength(s) == 6 + 3 + 3
    arm(s, workers={"swordsmen": 2, "cannon": 2})
    assert strength(s) == 3 + 4 + 6 + 6 + 3 + 6
    arm(s, workers={"air_forces": 1})
    assert strength(s) == 13 + 5 + (6 + 6) + 3 + 12
    arm(s, workers={"cannon": 0})
    assert strength(s) == 3 + 4 + 5
