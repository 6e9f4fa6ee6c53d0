"""The end of an age (R24)."""

from support import rule
from ziggurat.games.ages.military_deck import draw_military
from ziggurat.games.ages.row import end_age, refill

from .positions import C, arm, card, civ, do, moves, new, refresh, row, seeded, table, tech


@rule("ages", "R24.1", "R24.2")
def test_what_an_age_takes_with_it() -> None:
    s = table(3, age=2)
    p = arm(
        s,
        leader="hammurabi",
        wonder="colossus",
        stage=1,
        hand=("rich_land_a", "iron", "coal"),
        military=("rats", "cold_war"),
        tactics="legion",
        colonies=("fertile_territory_i",),
        wonders=("pyramids",),
        government="monarchy",
        techs=("iron",),
    )
    q = arm(s, 1, leader="joan_of_arc", wonder="kremlin", stage=1)
    p.pact, p.pact_partner = card("open_borders_agreement"), 1
    p.war, p.war_target = card("war_over_culture_ii"), 2
    refresh(s)
    row(s, "frugality_a")
    s.future = [seeded("rats", 0)]
    blue = p.blue_bank
    end_age(s)
    assert s.age == 3
    # Ages A and I are over.
    assert (p.leader, p.wonder, p.stage, p.blue_bank) == (-1, -1, 0, blue + 1)
    assert (p.civil, p.military, p.pact) == ([card("coal")], [card("cold_war")], -1)
    assert q.leader == -1
    assert (q.wonder, q.stage) == (card("kremlin"), 1)
    assert (p.tactics, p.colonies, p.wonders) == (card("legion"), (card("fertile_territory_i"),), (card("pyramids"),))
    assert (p.war, p.government) == (card("war_over_culture_ii"), card("monarchy"))
    assert tech("iron") in p.techs
    assert s.row[0] == card("frugality_a")
    assert s.future == [seeded("rats", 0)]


@rule("ages", "R24.3")
def test_two_yellow_tokens_in_the_full_game_only() -> None:
    s = table(2, age=1)
    end_age(s)
    assert [p.yellow_bank for p in s.civs] == [16, 16]
    s = table(2, age=1, tier="advanced")
    end_age(s)
    assert [p.yellow_bank for p in s.civs] == [18, 18]
    s = new(2)
    do(s, "end", "end", moves(s)[-1])
    assert s.age == 1
    assert civ(s).yellow_bank == 18


@rule("ages", "R24.4")
def test_new_decks() -> None:
    s = table(2, age=1)
    s.discards[1] = (seeded("rats", 0),)
    left, out = len(s.military_decks[1]), len(s.out)
    end_age(s)
    assert (s.military_decks[1], s.discards[1]) == ((), ())
    assert len(s.out) == out + left + 1
    draw_military(s, 0, 2)
    assert [C.ages[n] for n in civ(s).military] == [2, 2]
    s = table(2, age=2, tier="advanced")
    end_age(s)
    refill(s, True)
    assert s.row == [-1] * 13
