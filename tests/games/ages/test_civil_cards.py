"""Every civil card does what its record says."""

from collections.abc import Callable

import pytest

from ziggurat.games.ages.building import build_cost, growth_cost
from ziggurat.games.ages.technology import science_cost

from .positions import (
    RECORDS,
    C,
    arm,
    can,
    card,
    civ,
    do,
    moves,
    of,
    politics,
    produce,
    rates,
    row,
    strength,
    table,
    tech,
    workers_on,
)

WORKING = [id for id in of("technology") if RECORDS[id]["tech_class"] not in ("government", "special")]


# -- technologies ----


@pytest.mark.parametrize("id", WORKING)
def test_technology_with_workers(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=3, tier="simple")
    p = arm(s, unused=1, resources=12, workers={id: 0})
    before = rates(s)
    assert build_cost(C, p, tech(id), 0) == record["build_cost"]
    unit = record["tech_class"] in ("infantry", "cavalry", "artillery", "air_force")
    do(s, f"{'unit' if unit else 'build'} {id}")
    assert p.resources == 12 - record["build_cost"]
    gives = record["per_worker"]
    expected = [gives.get(name, 0) for name in ("culture", "science", "strength", "happiness")]
    assert [a - b for a, b in zip(rates(s), before, strict=True)] == expected
    if record["tech_class"] in ("farm", "mine"):
        food, resources = p.food, p.resources
        produce(s)
        # The two workers on Agriculture and on Bronze produce as well, unless the card under test is theirs.
        farms = 0 if id == "agriculture" else 2
        mines = 0 if id == "bronze" else 2
        assert p.food == food + farms + gives.get("food", 0)
        assert p.resources == resources + mines + gives.get("resources", 0)


@pytest.mark.parametrize("id", [id for id in WORKING if RECORDS[id]["deck"] == "civil"])
def test_technology_costs_its_science(id: str) -> None:
    s = table(2, age=3)
    p = arm(s, hand=(id,), science=RECORDS[id]["science_cost"])
    do(s, f"play {id}")
    assert p.science == 0
    assert tech(id) in p.techs
    s = table(2, age=3)
    arm(s, hand=(id,), science=RECORDS[id]["science_cost"] - 1)
    assert not can(s, f"play {id}")


@pytest.mark.parametrize("id", of("technology", "government"))
def test_government(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=3)
    plain = rates(s)
    if record["deck"] == "civil":
        peaceful, revolution = record["science_cost_peaceful"], record["science_cost_revolution"]
        p = arm(s, hand=(id,), science=peaceful)
        assert science_cost(C, p, card(id), True) == revolution
        do(s, f"play {id}")
        assert p.science == 0
        s2 = table(2, age=3)
        arm(s2, hand=(id,), science=revolution)
        do(s2, f"revolution {id}")
        assert civ(s2).science == 0
    p = arm(s, government=id)
    assert (p.tune.ca_total, p.tune.ma_total) == (record["civil_actions"], record["military_actions"])
    assert p.tune.urban_limit == record["urban_limit"]
    bonus = record["bonus"]
    names = ("culture", "science", "strength", "happiness")
    assert rates(s) == tuple(max(0, b + bonus.get(n, 0)) for b, n in zip(plain, names, strict=True))


@pytest.mark.parametrize("id", of("technology", "special"))
def test_special_technology(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=3)
    p = arm(s, hand=(id,), science=record["science_cost"])
    before, ca, ma, blue = rates(s), p.tune.ca_total, p.tune.ma_total, p.blue_bank
    do(s, f"play {id}")
    bonus = record["bonus"]
    assert p.science == 0
    assert strength(s) - before[2] == bonus.get("strength", 0)
    assert p.tune.ca_total - ca == bonus.get("civil_actions", 0)
    assert p.tune.ma_total - ma == bonus.get("military_actions", 0)
    assert p.tune.colonization == bonus.get("colonization", 0)
    assert p.blue_bank - blue == bonus.get("blue_tokens", 0)
    for e in record["effects"]:
        if e["kind"] == "wonder_stages_per_action":
            assert p.tune.stages == e["max"]
        else:
            assert e["kind"] == "urban_cost_discount"
            for t in range(C.first_urban, C.first_unit):
                assert p.tune.cost[t] == C.t_build[t] - e["by_level"][C.t_level[t]]


# -- wonders ----

NO_RATES = {"great_wall", "st_peters_basilica"}  # tested with their oddities (R28)


@pytest.mark.parametrize("id", of("wonder"))
def test_wonder(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=3)
    p = arm(
        s, wonder=id, techs=("oil",), resources=sum(record["stages"]), workers={"warriors": 0}, government="monarchy"
    )
    before = rates(s)
    totals = p.tune
    for i, cost in enumerate(record["stages"]):
        assert p.stage == i
        held = p.resources
        p.ca = 1
        do(s, "stage 1")
        assert held - p.resources == cost
    assert p.wonders == (card(id),)
    bonus = record["bonus"]
    names = ("culture", "science", "strength", "happiness")
    if id not in NO_RATES:
        assert rates(s) == tuple(max(0, b + bonus.get(n, 0)) for b, n in zip(before, names, strict=True))
    assert p.tune.ca_total - totals.ca_total == bonus.get("civil_actions", 0)
    assert p.tune.ma_total - totals.ma_total == bonus.get("military_actions", 0)
    assert p.tune.colonization == bonus.get("colonization", 0)
    hands = bonus.get("civil_hand_limit", 0) + bonus.get("civil_actions", 0)
    assert p.tune.civil_limit - totals.civil_limit == hands
    armed = bonus.get("military_hand_limit", 0) + bonus.get("military_actions", 0)
    assert p.tune.military_limit - totals.military_limit == armed


def test_ocean_liner_service() -> None:
    s = table(2, age=2)
    p = arm(s, wonders=("ocean_liner_service",), yellow=3, food=2)
    ca = p.ca
    do(s, "free population")
    # 7 food less 5.
    assert (p.food, p.unused, p.ca) == (0, 2, ca)
    assert not can(s, "free population")
    s = table(2, age=2)
    p = arm(s, wonders=("ocean_liner_service",), leader="moses", yellow=18)
    do(s, "free population")
    assert p.food == 0


def test_great_wall_and_st_peters_give_their_plain_bonus() -> None:
    s = table(2, age=2)
    arm(s, workers={"warriors": 0}, wonders=("great_wall",))
    assert rates(s) == (1, 1, 0, 1)
    arm(s, wonders=("st_peters_basilica",))
    assert rates(s) == (3, 1, 0, 2)


# -- leaders ----


def julius_caesar() -> None:
    s = table(2, age=0)
    p = arm(s, leader="julius_caesar")
    assert (strength(s), p.tune.ma_total) == (2, 3)


def homer() -> None:
    s = table(2, age=0)
    p = arm(s, leader="homer", workers={"warriors": 3})
    assert (p.milres, rates(s)[0]) == (1, 2)


def moses() -> None:
    s = table(2, age=0)
    p = arm(s, leader="moses", yellow=8)
    assert growth_cost(C, p, 0) == 4


def hammurabi() -> None:
    s = table(2, age=0)
    p = arm(s, leader="hammurabi")
    assert (p.tune.ca_total, p.tune.ma_total) == (5, 1)


def aristotle() -> None:
    s = table(2, age=1)
    p = arm(s, leader="aristotle")
    do(row(s, "iron"), "take iron")
    assert p.science == 1


def alexander_the_great() -> None:
    s = table(2, age=1)
    arm(s, leader="alexander_the_great", workers={"warriors": 2, "knights": 2})
    assert strength(s) == 6 + 4


def michelangelo() -> None:
    s = table(2, age=1)
    p = arm(s, leader="michelangelo", workers={"theology": 1, "drama": 1}, wonders=("hanging_gardens",))
    assert rates(s)[0] == 1 + 2 + 1 + 2 + 1 + 2
    do(row(s, "taj_mahal"), "take taj_mahal")
    # 1 for the slot, 1 for the gardens, 1 less.
    assert p.ca == 3


def joan_of_arc() -> None:
    s = table(2, age=1)
    arm(s, 1, leader="joan_of_arc", workers={"theology": 2, "drama": 1})
    assert strength(s, 1) == 1 + 4
    arm(s, 0, military=("raid_i",))
    do(politics(s), "aggression raid_i 1")
    assert civ(s, 1).culture == 5


def leonardo_da_vinci() -> None:
    s = table(2, age=1)
    p = arm(s, leader="leonardo_da_vinci", workers={"alchemy": 1, "printing_press": 1}, hand=("iron",), science=5)
    assert rates(s)[1] == 1 + 2 + 1 + 1
    do(s, "play iron")
    assert p.resources == 1


def genghis_khan() -> None:
    s = table(2, age=1)
    arm(s, leader="genghis_khan", workers={"knights": 2}, tactics="light_cavalry")
    assert rates(s)[0] == 2
    assert strength(s) == 1 + 4 + 2


def christopher_columbus() -> None:
    s = table(2, age=1)
    p = arm(s, leader="christopher_columbus", military=("historic_territory_i",))
    do(politics(s), "columbus historic_territory_i")
    assert (p.culture, rates(s)[3], p.columbus_used) == (6, 1, True)


def frederick_barbarossa() -> None:
    s = table(2, age=1)
    p = arm(s, leader="frederick_barbarossa", food=1, resources=1)
    do(s, "recruit warriors")
    assert (workers_on(s, 0, "warriors"), p.food, p.resources, p.unused) == (2, 0, 0, 1)


def william_shakespeare() -> None:
    s = table(2, age=2)
    arm(s, leader="william_shakespeare", workers={"printing_press": 1, "drama": 2})
    assert rates(s)[0] == 1 + 4 + 1 + 2


def james_cook() -> None:
    s = table(2, age=2)
    p = arm(s, leader="james_cook", colonies=("historic_territory_i", "fertile_territory_i"))
    assert rates(s)[0] == 4
    assert p.tune.card_colonization == 1


def napoleon_bonaparte() -> None:
    s = table(2, age=2)
    p = arm(s, leader="napoleon_bonaparte", workers={"warriors": 2}, tactics="fighting_band")
    assert (p.tune.ma_total, strength(s)) == (3, 2 + 1 + 1)


def maximilien_robespierre() -> None:
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", hand=("theocracy",), science=2)
    assert p.tune.ma_total == 3
    do(s, "revolution theocracy")
    assert (p.ca, p.ma) == (4, 0)


def js_bach() -> None:
    s = table(2, age=2)
    p = arm(s, leader="js_bach", workers={"drama": 1})
    assert rates(s)[0] == 3
    assert build_cost(C, p, tech("drama"), 0) == 4
    assert science_cost(C, p, card("opera"), False) == 6
    assert build_cost(C, p, tech("religion"), 0) == 3


def isaac_newton() -> None:
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", workers={"alchemy": 1}, hand=("iron",), science=5)
    assert rates(s)[1] == 1 + 2 + 1
    do(s, "play iron")
    assert p.ca == 4


def albert_einstein() -> None:
    s = table(2, age=3)
    p = arm(s, leader="albert_einstein", workers={"computers": 1}, hand=("iron",), science=5)
    assert rates(s)[1] == 1 + 5 + 3
    do(s, "play iron")
    assert p.culture == 3


def mahatma_gandhi() -> None:
    s = table(2, age=3)
    p = arm(s, leader="mahatma_gandhi")
    assert rates(s)[0] == 2
    assert (p.tune.cannot_attack, p.tune.attack_multiplier) == (True, 2)


def rock_and_roll_icon() -> None:
    s = table(2, age=3)
    arm(s, leader="rock_and_roll_icon", workers={"opera": 1, "drama": 1})
    assert (rates(s)[0], rates(s)[3]) == (3 + 2 + 3, 2 + 2)


def nikola_tesla() -> None:
    s = table(2, age=3)
    p = arm(s, leader="nikola_tesla", workers={"computers": 2, "bronze": 0})
    assert build_cost(C, civ(s, 1), tech("printing_press"), 0) == 5
    produce(s)
    assert p.resources == 6


def winston_churchill() -> None:
    s = table(2, age=3)
    p = arm(s, leader="winston_churchill")
    assert science_cost(C, p, card("tanks"), False) == 6
    assert science_cost(C, p, card("iron"), False) == 5
    assert p.tune.defence_multiplier == 2
    assert set(p.tune.war_discount) == {0, 2}


def game_designer() -> None:
    s = table(2, age=3)
    arm(s, leader="game_designer", workers={"philosophy": 0, "computers": 2})
    assert rates(s)[:2] == (6, 8)


LEADERS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        julius_caesar,
        homer,
        moses,
        hammurabi,
        aristotle,
        alexander_the_great,
        michelangelo,
        joan_of_arc,
        leonardo_da_vinci,
        genghis_khan,
        christopher_columbus,
        frederick_barbarossa,
        william_shakespeare,
        james_cook,
        napoleon_bonaparte,
        maximilien_robespierre,
        js_bach,
        isaac_newton,
        albert_einstein,
        mahatma_gandhi,
        rock_and_roll_icon,
        nikola_tesla,
        winston_churchill,
        game_designer,
    )
}


@pytest.mark.parametrize("id", of("leader"))
def test_leader(id: str) -> None:
    LEADERS[id]()


# -- action cards ----


@pytest.mark.parametrize("id", of("action"))
def test_action_card(id: str) -> None:
    effects = {e["kind"]: e for e in RECORDS[id]["effects"]}
    s = table(3, age=3)
    p = arm(
        s,
        hand=(id, "computers"),
        unused=2,
        food=2,
        resources=9,
        science=20,
        culture=0,
        techs=("iron", "alchemy"),
        wonder="hollywood",
    )
    arm(s, 1, workers={"warriors": 5}, culture=9)
    arm(s, 2, workers={"warriors": 5}, culture=9)
    food, resources, science, ma = p.food, p.resources, p.science, p.ma
    for kind, argument, full in (
        ("do_build_farm_or_mine", "iron", 5),
        ("do_build_urban", "alchemy", 6),
        ("do_build_wonder_stage", "", 5),
        ("do_upgrade_farm_mine_urban", "bronze iron", 3),
    ):
        if kind in effects:
            do(s, f"use {id} {argument}".strip())
            assert resources - p.resources == max(0, full - effects[kind]["resource_discount"])
            return
    if "do_increase_population" in effects:
        do(s, f"use {id}")
        assert (p.food, p.unused) == (food - 2 + effects["produce"]["food"], 3)
    elif "do_play_technology" in effects:
        do(s, f"use {id} computers")
        assert p.science == science - 8 + effects["score"]["science"]
    elif "extra_military_actions_this_turn" in effects:
        do(s, f"use {id}")
        assert p.ma == ma + effects["extra_military_actions_this_turn"]["amount"]
        assert p.milres == effects["military_resources_this_turn"]["amount"]
    elif "military_resources_this_turn_per_stronger_civilization" in effects:
        do(s, f"use {id}")
        by_players = effects["military_resources_this_turn_per_stronger_civilization"]["by_players"]
        assert p.milres == 2 * by_players[3]
    elif "score_culture_per_richer_civilization" in effects:
        do(s, f"use {id}")
        assert p.culture == 2 * effects["score_culture_per_richer_civilization"]["by_players"][3]
    else:
        gives = effects.get("produce") or effects["score"]
        do(s, f"use {id}")
        assert p.food == food + gives.get("food", 0)
        assert p.resources == resources + gives.get("resources", 0)
        assert p.science == min(40, science + gives.get("science", 0))
        assert p.culture == gives.get("culture", 0)
    assert card(id) in s.gone
    assert p.ca == p.tune.ca_total - 1
    assert f"use {id}" not in moves(s)


def test_every_civil_card_is_covered() -> None:
    kinds = ("technology", "wonder", "leader", "action")
    assert sum(len(of(kind)) for kind in kinds) == len(C.civil) + len(C.start_cards)
    assert set(LEADERS) == set(of("leader"))
