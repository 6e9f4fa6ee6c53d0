"""Every territory, aggression, war, pact, tactics and bonus card does what its record says."""

from collections.abc import Callable
from typing import Any

import pytest

from ziggurat.games.ages.army import form_armies
from ziggurat.games.ages.battle import attack_cost
from ziggurat.games.ages.colonies import colonize, lose_colony
from ziggurat.games.ages.state import AgesState

from .positions import (
    RECORDS,
    C,
    arm,
    can,
    card,
    civ,
    do,
    event,
    moves,
    of,
    politics,
    rates,
    strength,
    table,
    tech,
    war_phase,
    workers_on,
)
from .test_event_cards import EVENTS, POINTS

# -- territories ----


@pytest.mark.parametrize("id", of("territory"))
def test_territory(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=2)
    p = civ(s)
    before = rates(s)
    now, for_ever = record["immediate"], record["permanent"]
    colonize(s, 0, card(id))
    assert (p.food, p.resources) == (now.get("food", 0), now.get("resources", 0))
    assert (p.culture, p.science) == (now.get("culture", 0), now.get("science", 0))
    assert p.unused == 1 + now.get("population", 0)
    assert len(p.military) == now.get("military_cards", 0)
    tokens = for_ever.get("blue_tokens", 0)
    assert p.blue_bank + sum(p.tokens) == 18 + tokens
    assert p.yellow_bank == 18 + for_ever.get("yellow_tokens", 0) - now.get("population", 0)
    assert strength(s) == before[2] + for_ever.get("strength", 0)
    assert rates(s)[3] == before[3] + for_ever.get("happiness", 0)
    lose_colony(s, 0, card(id))
    s.settle()
    assert rates(s) == before
    assert p.blue_bank + sum(p.tokens) == 18


# -- aggressions ----


def attack(id: str, age: int, **loser: Any) -> AgesState:
    """A successful attack up to the first choice of spoils."""
    s = table(2, age=age)
    arm(s, 0, workers={"warriors": 15}, military=(id,), government="communism")
    arm(s, 1, **loser)
    do(politics(s), f"aggression {id} 1", "done", "done")
    return s


def enslave_i() -> None:
    s = attack("enslave_i", 1)
    assert (civ(s, 1).unused, civ(s, 1).yellow_bank, civ(s).resources) == (0, 19, 3)


def plunder(id: str, age: int, total: int) -> None:
    s = attack(id, age, food=6, resources=6)
    assert moves(s)[0].startswith("food")
    do(s, f"food {total // 2} resources {total - total // 2}")
    assert civ(s).food + civ(s).resources == total
    assert civ(s, 1).food + civ(s, 1).resources == 12 - total


def raid(id: str, age: int, most: int, gain: int) -> None:
    s = attack(id, age, workers={"alchemy": 4, "religion": 1})
    do(s, f"raze alchemy {most}")
    assert (civ(s, 1).unused, workers_on(s, 1, "alchemy"), civ(s).resources) == (1 + most, 4 - most, gain)


def annex_ii() -> None:
    s = attack("annex_ii", 2, colonies=("strategic_territory_i",))
    assert (civ(s).colonies, civ(s, 1).colonies) == ((card("strategic_territory_i"),), ())
    assert civ(s).military == []


def assassinate_ii() -> None:
    s = attack("assassinate_ii", 2, leader="js_bach")
    assert (civ(s, 1).leader, civ(s).culture) == (-1, 6)
    assert civ(s).ma == 5 - 2


def sabotage_ii() -> None:
    s = attack("sabotage_ii", 2, wonder="great_wall", stage=2)
    assert (civ(s, 1).wonder, civ(s, 1).blue_bank, civ(s).culture, civ(s).ma) == (-1, 18, 3, 4)


def spy_ii() -> None:
    s = attack("spy_ii", 2, science=7)
    assert (civ(s, 1).science, civ(s).science) == (2, 5)


def armed_intervention_iii() -> None:
    s = attack("armed_intervention_iii", 3, culture=20)
    assert (civ(s, 1).culture, civ(s).culture) == (13, 7)


AGGRESSIONS: dict[str, Callable[[], None]] = {
    "enslave_i": enslave_i,
    "plunder_i": lambda: plunder("plunder_i", 1, 3),
    "plunder_ii": lambda: plunder("plunder_ii", 2, 5),
    "plunder_iii": lambda: plunder("plunder_iii", 3, 8),
    "raid_i": lambda: raid("raid_i", 1, 1, 3),
    "raid_ii": lambda: raid("raid_ii", 2, 2, 6),
    "raid_iii": lambda: raid("raid_iii", 3, 3, 9),
    "annex_ii": annex_ii,
    "assassinate_ii": assassinate_ii,
    "sabotage_ii": sabotage_ii,
    "spy_ii": spy_ii,
    "armed_intervention_iii": armed_intervention_iii,
}


@pytest.mark.parametrize("id", of("aggression"))
def test_aggression(id: str) -> None:
    AGGRESSIONS[id]()
    cost = RECORDS[id]["military_action_cost"]
    s = table(2, age=3)
    arm(s, 1, leader="albert_einstein", wonder="hollywood")
    assert attack_cost(s, card(id), 1) == (cost if isinstance(cost, int) else 3 * cost["amount"])


# -- wars ----


def war(id: str, **loser: Any) -> AgesState:
    """Advantage 9 for the attacker."""
    s = table(2, age=3)
    a = arm(s, 0, workers={"warriors": 10})
    arm(s, 1, **loser)
    a.war, a.war_target = card(id), 1
    do(war_phase(s), "done", "done")
    return s


@pytest.mark.parametrize("id", of("war"))
def test_war(id: str) -> None:
    effect = RECORDS[id]["effects"][0]
    s = war(id, culture=30, science=20, food=5, resources=5)
    a, d = civ(s), civ(s, 1)
    if effect["what"] == "culture":
        assert (a.culture, d.culture) == (9, 21)
    elif effect["what"] == "science":
        assert (a.science, d.science) == (9, 11)
    elif effect["what"] == "food_and_or_resources":
        do(s, "food 4 resources 5")
        assert (a.food, a.resources, d.food, d.resources) == (4, 5, 1, 0)
    else:
        assert (a.yellow_bank, d.yellow_bank) == (21, 15)
    assert a.war == -1
    s = table(2, age=3)
    p = arm(s, military=(id,), government="communism")
    do(politics(s), f"war {id} 1")
    assert p.ma == 5 - RECORDS[id]["military_action_cost"]


# -- pacts ----


@pytest.mark.parametrize("id", of("pact"))
def test_pact(id: str) -> None:
    record = RECORDS[id]
    s = table(3, age=3)
    arm(s, 0, military=(id,), wonders=("pyramids",))
    arm(s, 1, wonders=("colossus", "hanging_gardens"), workers={"religion": 2, "drama": 1})
    before = [rates(s, seat) for seat in (0, 1)]
    actions = [civ(s, seat).tune.ma_total for seat in (0, 1)]
    do(politics(s), f"pact {id} 1 {'a' if record['symmetric'] else 'b'}", "accept")
    sides = [record["civilization_a"], record["civilization_b"]]
    if not record["symmetric"]:
        sides.reverse()
    for seat in (0, 1):
        side, tune = sides[seat], civ(s, seat).tune
        culture = side.get("culture", 0) + side.get("culture_per_partner_wonder", 0) * (2, 1)[seat]
        assert rates(s, seat)[0] == max(0, before[seat][0] + culture)
        assert rates(s, seat)[2] == before[seat][2] + side.get("strength", 0)
        assert tune.ma_total == actions[seat] + side.get("military_actions", 0)
        assert tune.resource_production == side.get("resource_production", 0)
        assert tune.food_production == side.get("food_production", 0)
        assert tune.food_as_resource == side.get("may_use_food_as_resource_per_turn", 0)
        assert tune.resource_as_food == side.get("may_use_resource_as_food_per_turn", 0)
        assert tune.immune == side.get("immune_to_war", False)
        assert tune.science_discount[0] == side.get("technology_science_discount", 0)
        assert tune.partner_pays == side.get("partner_pays_science", 0)
    arm(s, 0, military=("spy_ii",))
    politics(s)
    allowed = record["attack_rule"] != "mutual_attacks_forbidden"
    assert can(s, "aggression spy_ii 1") == allowed
    if allowed:
        do(s, "aggression spy_ii 1")
        ended = record["attack_rule"] == "ends_on_mutual_attack"
        assert (civ(s).pact == -1) == ended


# -- tactics and bonus cards ----


@pytest.mark.parametrize("id", of("tactics"))
def test_tactics(id: str) -> None:
    record = RECORDS[id]
    new = {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"}
    old = {"infantry": "warriors", "cavalry": "knights", "artillery": "cannon"}
    s = table(2, age=3)
    p = arm(s, workers={"warriors": 0, **{new[cls]: n for cls, n in record["army"].items()}}, military=(id,))
    before = strength(s)
    do(s, f"tactics {id}")
    assert strength(s) == before + record["army_bonus"]
    units = [0] * C.techs
    for cls, n in record["army"].items():
        units[tech(old[cls])] = n
    armies = form_armies(C, card(id), tuple(units))
    outdated = any(C.t_level[tech(old[cls])] < record["level"] - 1 for cls, n in record["army"].items() if n)
    if outdated and record["army_bonus_obsolete"] is not None:
        assert armies.bonus == record["army_bonus_obsolete"]
    else:
        assert armies.bonus == record["army_bonus"]
    assert armies.count == 1
    assert p.ma == p.tune.ma_total - 1


@pytest.mark.parametrize("id", of("bonus"))
def test_bonus_card(id: str) -> None:
    record = RECORDS[id]
    s = table(2, age=3)
    arm(s, 0, workers={"warriors": 10}, military=("spy_ii",))
    d = arm(s, 1, workers={"warriors": 10 - record["defence_bonus"]}, military=(id,), science=5)
    do(politics(s), "aggression spy_ii 1", "done", f"bonus {id}", "done")
    assert (d.science, d.military) == (5, [])
    s = table(2, age=3)
    arm(s, 0, military=(id,))
    event(s, "historic_territory_i")
    assert moves(s)[-1] == f"bid {1 + record['colonization_bonus']}"


def test_every_military_card_is_covered() -> None:
    kinds = ("event", "territory", "aggression", "war", "pact", "tactics", "bonus")
    assert sum(len(of(kind)) for kind in kinds) == len(C.military)
    assert set(EVENTS) | set(POINTS) == set(of("event"))
    assert set(AGGRESSIONS) == set(of("aggression"))
