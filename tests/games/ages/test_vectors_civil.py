"""The test vectors of rules.engine.md about the row, actions, goods, leaders and scoring, by their numbers."""

import pytest

from support import rule
from ziggurat.games.ages.banks import consumption, gain_food, pay_resources, population_cost, required_faces
from ziggurat.games.ages.building import build_cost, upgrade_cost
from ziggurat.games.ages.codes import P_ROW, S_FLOW
from ziggurat.games.ages.derive import discontent_of, population_of, retune
from ziggurat.games.ages.row import end_age, refill, take_cost
from ziggurat.games.ages.scoring import simple_points

from .positions import (
    C,
    arm,
    can,
    card,
    civ,
    do,
    event,
    moves,
    new,
    produce,
    put_tokens,
    rates,
    reason,
    refresh,
    row,
    settle,
    table,
    tech,
    tokens_on,
    workers_on,
)


@rule("ages", "R9.8", "R5.1")
def test_t2_wonder_cost() -> None:
    s = table()
    p = arm(s, wonders=("pyramids", "colossus"))
    row(s, None, None, None, None, None, "taj_mahal", None, None, "great_wall")
    assert take_cost(s, p, 5) == 4
    assert take_cost(s, p, 8) == 4


@rule("ages", "R7.1", "R7.2")
def test_t3_first_round_of_three() -> None:
    s = new(3, tier="full")
    s.start = 0
    s.turn = 0
    s.stack = []
    row(s, "moses", "homer", "colossus", "engineering_genius_a", "aristotle", "hammurabi", "library_of_alexandria")
    settle(s, S_FLOW, 0)
    do(s, "take moses")
    assert moves(s) == ["end"]
    assert civ(s).ca == 0
    assert len(civ(s).civil) == 1
    do(s, "end", "take colossus", "take engineering_genius_a")
    p = civ(s, 1)
    assert (p.ca, p.wonder, p.civil) == (0, card("colossus"), [card("engineering_genius_a")])
    do(s, "end")
    assert civ(s, 2).ca == 3
    branch = s.clone()
    do(branch, "take hammurabi")
    assert branch.civs[2].ca == 1
    # Only leaders are left for one civil action, and one leader of Age A is taken already.
    assert moves(branch) == ["end"]
    do(s, "take aristotle", "take library_of_alexandria")
    p = civ(s, 2)
    assert (p.ca, p.wonder, len(p.civil)) == (0, card("library_of_alexandria"), 1)
    # A second wonder is for nobody who is still building one.
    s.row[1] = card("pyramids")
    civ(s, 2).ca = 1
    assert reason(s, "take pyramids") == ("why.building", "R9.8")


@rule("ages", "R5.2", "R5.4")
def test_t4_refill_with_three() -> None:
    s = table(3, age=0)
    s.round = 2
    row(s, None, "homer", "moses", "pyramids")
    s.civil_decks[0] = (card("frugality_a"),) * 20
    refill(s, True)
    assert card("homer") in s.gone
    assert s.row[:2] == [card("moses"), card("pyramids")]
    assert s.row[2:] == [card("frugality_a")] * 11
    assert len(s.civil_decks[0]) == 9


@rule("ages", "R9.5", "R9.7", "R28.1")
def test_t5_engineering_genius() -> None:
    s = table(age=0)
    p = arm(s, wonder="colossus", hand=("engineering_genius_a",), resources=2)
    row(s, None, None, None, None, None, "engineering_genius_a")
    assert p.ca == 4
    do(s, "use engineering_genius_a")
    assert (p.resources, p.stage, p.ca) == (1, 1, 3)
    assert C.stages[card("colossus")][0] == 3
    do(s, "take engineering_genius_a")
    assert p.ca == 1
    assert not can(s, "use engineering_genius_a")
    p.resources = 9
    assert not can(s, "use engineering_genius_a")


@rule("ages", "R11.5", "R11.5a")
def test_t6_revolution() -> None:
    s = table()
    p = arm(s, leader="hammurabi", science=3)
    assert (p.tune.ca_total, p.tune.ma_total) == (5, 1)
    row(s, "monarchy")
    do(s, "take monarchy")
    assert not can(s, "revolution monarchy")
    refresh(s)
    p.civil_done = False
    do(s, "revolution monarchy")
    assert (p.tune.ca_total, p.tune.ma_total) == (6, 2)
    assert (p.ca, p.ma, p.science) == (0, 2, 0)


@rule("ages", "R11.5", "R2.7a")
def test_t7_peaceful_change() -> None:
    s = table()
    p = arm(s, leader="hammurabi", science=9)
    row(s, "monarchy")
    do(s, "take monarchy", "play monarchy")
    assert (p.tune.ca_total, p.ca, p.science) == (6, 4, 0)


@rule("ages", "R9.10", "R9.2")
def test_t8_upgrade_cost() -> None:
    s = table()
    p = arm(s, workers={"bronze": 4, "iron": 0}, unused=1, resources=8)
    assert build_cost(C, p, tech("iron"), 0) == 5
    assert upgrade_cost(C, p, tech("bronze"), tech("iron"), 0) == 3
    other = s.clone()
    do(s, "upgrade bronze iron", "upgrade bronze iron", "build bronze")
    assert (p.resources, p.ca) == (0, 1)
    do(other, "build iron", "upgrade bronze iron")
    assert (other.civs[0].resources, other.civs[0].ca) == (0, 2)
    for end in (s, other):
        assert (workers_on(end, 0, "iron"), workers_on(end, 0, "bronze")) == (2, 3)


@rule("ages", "R12.2", "R12.2b")
def test_t9_change() -> None:
    s = table(tier="simple")
    p = arm(s, workers={"bronze": 3, "iron": 2, "agriculture": 0})
    produce(s)
    assert (tokens_on(s, 0, "bronze"), tokens_on(s, 0, "iron"), p.resources) == (3, 2, 7)
    s.push(4, 1)
    do(s, "upgrade bronze iron")
    assert (tokens_on(s, 0, "bronze"), tokens_on(s, 0, "iron"), p.resources) == (0, 2, 4)
    do(s, "upgrade bronze iron")
    assert (tokens_on(s, 0, "bronze"), tokens_on(s, 0, "iron"), p.resources) == (1, 0, 1)
    assert (workers_on(s, 0, "bronze"), workers_on(s, 0, "iron")) == (1, 4)


@rule("ages", "R26.1", "R23.1", "R14.1", "R28.14a")
def test_t11_big_example() -> None:
    s = table(tier="simple")
    arm(
        s,
        government="theocracy",
        workers={
            "alchemy": 2,
            "philosophy": 0,
            "religion": 3,
            "drama": 1,
            "agriculture": 4,
            "iron": 3,
            "bronze": 1,
            "warriors": 1,
            "swordsmen": 2,
        },
        techs=("knights",),
        wonders=("library_of_alexandria", "st_peters_basilica"),
        wonder="great_wall",
        specials=("code_of_laws", "cartography"),
        leader="leonardo_da_vinci",
    )
    assert rates(s) == (9, 6, 6, 8)
    assert simple_points(s, 0) == [16, 12, 16, 11, 6]
    assert sum(simple_points(s, 0)) == 61


@rule("ages", "R14.2", "R14.3", "R14.4")
def test_t14_happiness() -> None:
    s = table(2, age=1)
    p = arm(s, workers={"religion": 1}, hand=("bread_and_circuses",), unused=1, yellow=11, food=4, resources=4)
    p.science = 3
    assert (rates(s)[3], discontent_of(s, 0)) == (1, 1)
    do(s, "population")
    assert (p.yellow_bank, discontent_of(s, 0), p.unused, p.food) == (10, 2, 2, 0)
    event(s, "development_of_warfare")
    do(s, "build warriors")
    assert (p.unused, discontent_of(s, 0)) == (1, 2)
    do(s, "pass")
    do(s, "play bread_and_circuses", "build bread_and_circuses")
    assert (rates(s)[3], discontent_of(s, 0), p.unused) == (3, 0, 0)


@rule("ages", "R11.4")
def test_t15_special_technology() -> None:
    s = table(2, age=2)
    p = arm(s, specials=("code_of_laws",), hand=("justice_system",), science=7)
    total, blue = p.tune.ca_total, p.blue_bank
    do(s, "play justice_system")
    assert p.specials[1] == card("justice_system")
    assert card("code_of_laws") in s.gone
    assert (p.tune.ca_total, p.blue_bank) == (total, blue + 3)


@rule("ages", "R11.3")
def test_t16_construction() -> None:
    s = table(2, age=2)
    p = arm(s, specials=("masonry",), techs=("alchemy", "scientific_method"))
    lab = [tech(id) for id in ("philosophy", "alchemy", "scientific_method")]
    assert [build_cost(C, p, t, 0) for t in lab[:2]] == [3, 5]
    assert upgrade_cost(C, p, lab[0], lab[1], 0) == 2
    assert upgrade_cost(C, p, lab[0], lab[2], 0) == 4
    assert upgrade_cost(C, p, lab[1], lab[2], 0) == 2
    p.specials = (-1, -1, -1, -1)
    p = arm(s, specials=("architecture",))
    assert [build_cost(C, p, t, 0) for t in lab] == [3, 5, 6]
    assert upgrade_cost(C, p, lab[1], lab[2], 0) == 1


@rule("ages", "R7.3", "R13.2")
def test_t21_first_production() -> None:
    s = new(2)
    seat = s.turn
    p = civ(s, seat)
    do(s, "end")
    assert (p.science, p.culture, p.food, p.resources, p.blue_bank) == (1, 0, 2, 2, 14)


@rule("ages", "R3.3", "R3.4")
def test_t22_yellow_bank() -> None:
    s = table()
    p = civ(s)
    assert (population_cost(C, p), consumption(C, p), required_faces(C, p)) == (2, 0, 0)
    gain_food(C, p, 4)
    do(s, "population", "population")
    assert p.yellow_bank == 16
    assert (population_cost(C, p), consumption(C, p), required_faces(C, p)) == (3, 1, 1)


@rule("ages", "R3.3", "R3.4")
def test_t23_empty_yellow_bank() -> None:
    s = table()
    p = arm(s, yellow=0, food=9)
    assert not can(s, "population")
    assert (consumption(C, p), required_faces(C, p)) == (6, 8)


@rule("ages", "R12.2")
def test_t24_change_for_coal() -> None:
    s = table(2, age=2)
    p = arm(s, techs=("coal",))
    put_tokens(s, 0, {"coal": 1})
    pay_resources(C, p, 1)
    assert (tokens_on(s, 0, "coal"), tokens_on(s, 0, "bronze"), p.blue_bank) == (0, 2, 16)
    s = table(2, age=2)
    p = arm(s, techs=("coal", "iron"))
    put_tokens(s, 0, {"coal": 1})
    pay_resources(C, p, 1)
    assert (tokens_on(s, 0, "coal"), tokens_on(s, 0, "iron"), tokens_on(s, 0, "bronze")) == (0, 1, 0)


@rule("ages", "R12.2")
def test_t25_no_combining() -> None:
    s = table(2)
    p = arm(s, techs=("iron",))
    put_tokens(s, 0, {"bronze": 3})
    pay_resources(C, p, 1)
    assert (tokens_on(s, 0, "bronze"), tokens_on(s, 0, "iron")) == (2, 0)


@rule("ages", "R12.1", "R12.1a")
def test_t26_development_of_agriculture() -> None:
    s = table(2)
    event(s, "development_of_agriculture")
    assert (tokens_on(s, 0, "agriculture"), civ(s).food) == (2, 2)
    s = table(2)
    arm(s, techs=("irrigation",))
    event(s, "development_of_agriculture")
    assert (tokens_on(s, 0, "agriculture"), tokens_on(s, 0, "irrigation"), civ(s).food) == (0, 1, 2)


@rule("ages", "R9.8")
def test_t27_hand_limit() -> None:
    s = table()
    arm(s, hand=("irrigation", "alchemy", "drama", "knights"))
    row(s, "iron", "taj_mahal")
    assert not can(s, "take iron")
    assert can(s, "take taj_mahal")


@rule("ages", "R13.2")
def test_t31_famine() -> None:
    s = table(2)
    p = arm(s, workers={"agriculture": 0, "religion": 2}, yellow=8, food=1, culture=20, unused=9)
    assert consumption(C, p) == 3
    rate = rates(s)[0]
    produce(s)
    assert (p.food, p.culture) == (0, 20 + rate - 8)


@rule("ages", "R3.5", "R15.1")
@pytest.mark.parametrize(("blue", "paid"), [(9, 0), (8, 2), (4, 4), (0, 6)])
def test_t32_corruption(blue: int, paid: int) -> None:
    s = table(2)
    p = arm(s, workers={"bronze": 2, "agriculture": 0})
    put_tokens(s, 0, {"bronze": 7})
    p.blue_bank = blue + 2
    produce(s)
    assert p.resources == 9 - paid
    assert p.blue_bank == blue + paid


@rule("ages", "R2.7", "R9.6")
def test_t33_pyramids_and_hammurabi() -> None:
    s = table(2, age=0)
    p = arm(s, wonder="pyramids", stage=2, resources=1)
    p.ca = 1
    do(s, "stage 1")
    assert (p.ca, p.tune.ca_total, p.wonders) == (1, 5, (card("pyramids"),))
    s = table(2, age=1)
    p = arm(s, leader="hammurabi", hand=("joan_of_arc",))
    assert (p.tune.ca_total, p.tune.ma_total, p.ma) == (5, 1, 1)
    do(s, "leader joan_of_arc")
    assert (p.tune.ca_total, p.tune.ma_total) == (4, 2)
    assert (p.ca, p.ma) == (4, 2)


@rule("ages", "R28.4", "R28.5")
def test_t34_newton_and_robespierre() -> None:
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", hand=("monarchy",), science=3)
    do(s, "revolution monarchy")
    assert (p.ca, p.tune.ca_total) == (1, 5)
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", hand=("monarchy",), science=3, unused=1, resources=2)
    branch = s.clone()
    do(branch, "unit warriors")
    assert not can(branch, "revolution monarchy")
    civil = p.ca
    do(s, "revolution monarchy")
    assert (p.ma, p.ca) == (0, civil)


@rule("ages", "R28.9")
def test_t35_hollywood() -> None:
    s = table(2, age=3)
    p = arm(s, workers={"drama": 2, "journalism": 1}, wonder="hollywood", stage=2, resources=5, culture=0)
    do(s, "stage 1")
    assert p.culture == 8


@rule("ages", "R28.6")
def test_t36_tesla() -> None:
    s = table(2, age=3)
    p = arm(s, leader="nikola_tesla", workers={"alchemy": 2, "scientific_method": 1, "philosophy": 0, "bronze": 0})
    produce(s)
    assert (tokens_on(s, 0, "alchemy"), tokens_on(s, 0, "scientific_method")) == (2, 1)
    assert p.resources == 4


@rule("ages", "R28.10")
def test_t37_scientific_cooperation() -> None:
    s = table(3, age=2)
    p = arm(s, hand=("iron",), science=20)
    p.pact, p.pact_partner = card("scientific_cooperation"), 1
    arm(s, 1, science=0)
    assert not can(s, "play iron")
    arm(s, 1, science=1)
    do(s, "play iron")
    assert (p.science, civ(s, 1).science) == (20 - 3, 0)


@rule("ages", "R24.3")
def test_t38_end_of_age_with_one_token() -> None:
    s = table(2, age=2)
    p = arm(s, yellow=1, unused=2)
    population = population_of(C, p)
    end_age(s)
    assert (p.yellow_bank, population_of(C, p)) == (0, population)
    assert civ(s, 1).yellow_bank == 16


@rule("ages", "R9.3", "R9.10", "R11.2")
def test_t39_urban_limit() -> None:
    s = table(2)
    arm(s, workers={"philosophy": 2}, techs=("alchemy",), unused=1, resources=9)
    assert not can(s, "build alchemy")
    assert not can(s, "build philosophy")
    assert can(s, "upgrade philosophy alchemy")


@rule("ages", "R1.4")
def test_t40_science_cap() -> None:
    s = table(2)
    p = arm(s, workers={"philosophy": 4}, science=39)
    produce(s)
    assert p.science == 40


@rule("ages", "R2.7", "R2.7a")
def test_t42_used_tokens_stay_used() -> None:
    s = table(2, age=2)
    p = arm(s, government="constitutional_monarchy", hand=("republic",), science=14)
    p.ma -= 2
    do(s, "play republic")
    assert (p.ca, p.ma) == (6, 0)
    s = table(2, age=1)
    p = arm(s, government="monarchy", leader="julius_caesar")
    assert p.tune.ma_total == 4
    p.ma = 2
    p.leader = -1
    retune(s, 0)
    assert (p.tune.ma_total, p.ma) == (3, 2)


@rule("ages", "R5.3", "R25.3")
def test_t46_refill_after_a_resignation() -> None:
    s = table(4, age=1)
    s.civs[3].resigned = 1
    s.resigned = 1
    row(s, "drama", "iron", "knights", "taj_mahal")
    s.stack = []
    s.push(S_FLOW, 0, P_ROW)
    refill(s, True)
    assert card("drama") in s.gone
    assert card("iron") in s.gone
    assert s.row[0] == card("knights")


@rule("ages", "R28.4")
def test_t49_robespierre_keeps_civil_actions() -> None:
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", government="constitutional_monarchy", hand=("republic",), science=4)
    p.ca = 5
    p.civil_done = True
    do(s, "revolution republic")
    assert (p.ca, p.ma) == (5, 0)


@rule("ages", "R11.5a", "R28.5")
def test_t50_newton_then_no_revolution() -> None:
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", hand=("iron", "monarchy"), science=20)
    do(s, "play iron")
    assert p.ca == p.tune.ca_total
    assert not can(s, "revolution monarchy")
    assert can(s, "play monarchy")
