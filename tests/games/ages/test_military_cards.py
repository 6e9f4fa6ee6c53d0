"""Every military card does what its record says."""

from collections.abc import Callable
from typing import Any

import pytest

from ziggurat.games.ages.army import form_armies
from ziggurat.games.ages.battle import attack_cost
from ziggurat.games.ages.colonies import colonize, lose_colony
from ziggurat.games.ages.content import MILITARY_FILES, PACKAGE
from ziggurat.games.ages.derive import food_production, resource_production
from ziggurat.games.ages.scoring import event_points
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.content import load_content

from .positions import (
    C,
    arm,
    can,
    card,
    civ,
    do,
    event,
    moves,
    politics,
    rates,
    row,
    strength,
    table,
    tech,
    tokens_on,
    war_phase,
    workers_on,
)

FILES = load_content(PACKAGE)
RECORDS: dict[str, Any] = {r["id"]: r for file in MILITARY_FILES for r in FILES[file]["cards"]}


def of(kind: str) -> list[str]:
    return [id for id, r in RECORDS.items() if r["type"] == kind]


# -- events ----


def three(age: int) -> AgesState:
    """Seat 0 is strongest with 3, seat 1 has 2, seat 2 has 1."""
    s = table(3, age=age)
    arm(s, 0, workers={"warriors": 3}, culture=10)
    arm(s, 1, workers={"warriors": 2}, culture=10)
    arm(s, 2, workers={"warriors": 1}, culture=10)
    return s


def each(s: AgesState, name: str) -> list[int]:
    return [getattr(p, name) for p in s.civs]


def development_of_agriculture() -> None:
    assert each(event(three(0), "development_of_agriculture"), "food") == [2, 2, 2]


def development_of_crafts() -> None:
    assert each(event(three(0), "development_of_crafts"), "resources") == [2, 2, 2]


def development_of_markets() -> None:
    s = event(three(0), "development_of_markets")
    do(s, "food 2 resources 0", "food 0 resources 2", "food 2 resources 0")
    assert (each(s, "food"), each(s, "resources")) == ([2, 0, 2], [0, 2, 0])


def development_of_politics() -> None:
    s = event(three(1), "development_of_politics")
    assert [len(p.military) for p in s.civs] == [3, 3, 3]
    assert civ(s).skip_discard


def development_of_religion() -> None:
    s = event(three(0), "development_of_religion")
    do(s, "build religion", "pass", "build religion")
    assert [workers_on(s, seat, "religion") for seat in range(3)] == [1, 0, 1]


def development_of_science() -> None:
    assert each(event(three(0), "development_of_science"), "science") == [2, 2, 2]


def development_of_settlement() -> None:
    s = event(three(0), "development_of_settlement")
    assert (each(s, "unused"), each(s, "yellow_bank")) == ([2, 2, 2], [17, 17, 17])


def development_of_trade_routes() -> None:
    s = event(three(0), "development_of_trade_routes")
    assert (each(s, "science"), each(s, "food"), each(s, "resources")) == ([1] * 3, [1] * 3, [1] * 3)


def development_of_warfare() -> None:
    s = event(three(0), "development_of_warfare")
    do(s, "build warriors", "build warriors", "pass")
    assert [strength(s, seat) for seat in range(3)] == [4, 3, 1]


def no_event() -> None:
    s = three(0)
    before = [p.clone() for p in s.civs]
    event(s, "no_event")
    assert each(s, "culture") == [p.culture for p in before]
    assert s.past == [card("no_event")]


def barbarians() -> None:
    s = three(1)
    civ(s, 2).culture = 20
    event(s, "barbarians")
    assert each(s, "unused") == [1, 1, 0]
    s = three(1)
    civ(s, 0).culture = 20
    event(s, "barbarians")
    assert each(s, "unused") == [1, 1, 1]


def border_conflict() -> None:
    s = event(three(1), "border_conflict")
    assert s.actors() == [2]
    assert moves(s) == ["raze agriculture 1", "raze bronze 1", "raze philosophy 1"]
    do(s, "raze agriculture 1")
    assert each(s, "resources") == [3, 0, 0]
    assert civ(s, 2).unused == 2


def crusades() -> None:
    assert each(event(three(1), "crusades"), "culture") == [14, 10, 6]


def cultural_influence() -> None:
    s = three(1)
    arm(s, 1, workers={"religion": 2})
    assert each(event(s, "cultural_influence"), "culture") == [10, 12, 10]


def foray() -> None:
    s = event(three(1), "foray")
    assert moves(s) == [f"food {n} resources {3 - n}" for n in range(4)]
    do(s, "food 3 resources 0", "food 1 resources 2")
    assert (each(s, "food"), each(s, "resources")) == ([3, 1, 0], [0, 2, 0])


def good_harvest() -> None:
    s = three(1)
    arm(s, 1, workers={"irrigation": 1})
    assert each(event(s, "good_harvest"), "food") == [2, 4, 2]


def immigration() -> None:
    s = three(1)
    arm(s, 1, workers={"religion": 1})
    assert each(event(s, "immigration"), "unused") == [1, 2, 1]


def new_deposits() -> None:
    s = three(1)
    arm(s, 1, workers={"iron": 1})
    civ(s, 2).blue_bank = 1
    assert each(event(s, "new_deposits"), "resources") == [2, 4, 1]


def pestilence() -> None:
    s = event(three(1), "pestilence")
    assert (each(s, "unused"), each(s, "yellow_bank")) == ([0, 0, 0], [19, 19, 19])


def raiders() -> None:
    s = three(1)
    arm(s, 0, food=3)
    arm(s, 1, food=1)
    arm(s, 2, food=2, resources=2)
    event(s, "raiders")
    assert s.actors() == [2]
    do(s, "food 1 resources 1")
    assert (each(s, "food"), each(s, "resources")) == ([3, 0, 1], [0, 0, 1])


def rats() -> None:
    s = three(1)
    arm(s, 1, techs=("irrigation",), food=5, resources=2)
    event(s, "rats")
    assert (civ(s, 1).food, civ(s, 1).resources, tokens_on(s, 1, "irrigation")) == (0, 2, 0)
    assert civ(s, 1).blue_bank == 16


def rebellion() -> None:
    s = three(1)
    arm(s, 1, yellow=12)
    assert each(event(s, "rebellion"), "rebellion") == [0, 4, 0]


def reign_of_terror() -> None:
    assert each(event(three(1), "reign_of_terror"), "unused") == [1, 1, 0]


def scientific_breakthrough() -> None:
    s = three(1)
    arm(s, 2, workers={"alchemy": 1})
    assert each(event(s, "scientific_breakthrough"), "science") == [1, 1, 3]


def uncertain_borders() -> None:
    assert each(event(three(1), "uncertain_borders"), "yellow_bank") == [19, 18, 17]


def civil_unrest() -> None:
    s = three(2)
    arm(s, 1, yellow=12)
    assert each(event(s, "civil_unrest"), "culture") == [10, 2, 10]


def cold_war() -> None:
    assert each(event(three(2), "cold_war"), "science") == [6, 6, 0]


def crime_wave() -> None:
    s = event(three(2), "crime_wave")
    assert (each(s, "culture"), each(s, "blue_bank")) == ([10, 7, 7], [18, 17, 17])


def economic_progress() -> None:
    s = three(2)
    arm(s, 1, yellow=12)
    s = event(s, "economic_progress")
    assert (each(s, "food"), each(s, "resources")) == ([2, 0, 2], [2, 2, 2])


def emigration() -> None:
    s = three(2)
    arm(s, 1, yellow=12, unused=3)
    assert each(event(s, "emigration"), "unused") == [1, 2, 1]


def iconoclasm() -> None:
    s = three(2)
    arm(s, 0, leader="homer")
    arm(s, 1, leader="js_bach")
    assert each(event(s, "iconoclasm"), "leader") == [-1, card("js_bach"), -1]


def independence_declaration() -> None:
    s = three(2)
    arm(s, 2, colonies=("historic_territory_i", "strategic_territory_i"))
    # The colonies make seat 2 stronger, so it is not the weakest any more.
    arm(s, 2, workers={"warriors": 0})
    arm(s, 1, workers={"warriors": 3})
    event(s, "independence_declaration")
    assert s.actors() == [2]
    do(s, "colony strategic_territory_i")
    assert (civ(s, 2).colonies, strength(s, 2)) == ([card("historic_territory_i")], 0)


def international_agreement() -> None:
    s = three(2)
    row(s, "opera")
    event(s, "international_agreement")
    do(s, "take opera", "pass")
    assert (civ(s).civil, civ(s).skip_politics) == ([card("opera")], True)


def national_pride() -> None:
    s = three(2)
    civ(s, 1).culture = 11
    assert each(event(s, "national_pride"), "culture") == [10, 16, 10]


def popularization_of_science() -> None:
    s = three(2)
    arm(s, 2, workers={"alchemy": 1})
    s = event(s, "popularization_of_science")
    assert (each(s, "culture"), each(s, "science")) == ([11, 11, 13], [0, 0, 0])


def ravages_of_time() -> None:
    s = three(2)
    arm(s, 0, wonders=("taj_mahal",))
    assert rates(s)[0] == 3
    event(s, "ravages_of_time")
    assert (rates(s)[0], civ(s).ravaged) == (2, [card("taj_mahal")])


def refugees() -> None:
    s = event(three(2), "refugees")
    assert (each(s, "culture"), each(s, "unused")) == ([13, 10, 7], [2, 1, 0])


def terrorism() -> None:
    s = three(2)
    civ(s, 1).culture = 1
    arm(s, 0, workers={"religion": 1, "philosophy": 0})
    arm(s, 2, workers={"philosophy": 2})
    event(s, "terrorism")
    assert [workers_on(s, seat, "philosophy") for seat in range(3)] == [0, 1, 1]
    assert workers_on(s, 0, "religion") == 0


EVENTS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        development_of_agriculture,
        development_of_crafts,
        development_of_markets,
        development_of_politics,
        development_of_religion,
        development_of_science,
        development_of_settlement,
        development_of_trade_routes,
        development_of_warfare,
        no_event,
        barbarians,
        border_conflict,
        crusades,
        cultural_influence,
        foray,
        good_harvest,
        immigration,
        new_deposits,
        pestilence,
        raiders,
        rats,
        rebellion,
        reign_of_terror,
        scientific_breakthrough,
        uncertain_borders,
        civil_unrest,
        cold_war,
        crime_wave,
        economic_progress,
        emigration,
        iconoclasm,
        independence_declaration,
        international_agreement,
        national_pride,
        popularization_of_science,
        ravages_of_time,
        refugees,
        terrorism,
    )
}


@pytest.mark.parametrize("id", [id for id in of("event") if RECORDS[id]["age"] != "III"])
def test_event(id: str) -> None:
    EVENTS[id]()


def rich(s: AgesState) -> None:
    """A civilisation with something of everything."""
    arm(
        s,
        0,
        workers={"irrigation": 1, "iron": 2, "alchemy": 2, "team_sports": 1, "religion": 1, "riflemen": 2, "tanks": 1},
        government="republic",
        specials=("strategy", "masonry"),
        wonders=("pyramids", "taj_mahal", "kremlin"),
        colonies=("historic_territory_i", "wealthy_territory_ii"),
        techs=("oil",),
        unused=3,
        yellow=9,
    )


# What each scoring event gives that civilisation, added up by hand.
POINTS = {
    "impact_of_agriculture": 2 + 2,
    "impact_of_architecture": 2 * 1 + 1 * 2 + 0,
    "impact_of_colonies": 4 * 2,
    "impact_of_competition": 2 * 2 + 3 + 2 + 0,
    # 7 + 1 + 1 civil, 2 + 2 + 1 military actions
    "impact_of_government": 2 * 9 + 5,
    # religion 1, sports 3, colony 1, Kremlin -2; three faces are needed
    "impact_of_happiness": 2 * 3 - 0,
    "impact_of_industry": 2 + 4,
    # 15 workers on cards and 3 unused, all content
    "impact_of_population": 2 * (3 + 4 + 3 + 1 + 1 + 1 + 2 + 1 - 10 + 3),
    # Republic 2, Strategy 2, Masonry 1
    "impact_of_progress": 2 * 5,
    "impact_of_technology": 4 * 2,
    "impact_of_wonders": 5 + 4 + 3,
    "impact_of_science": 14,
    "impact_of_strength": 14,
}


@pytest.mark.parametrize("id", [id for id in of("event") if RECORDS[id]["age"] == "III"])
def test_scoring_event(id: str) -> None:
    s = table(3, age=3)
    rich(s)
    p = civ(s)
    assert (food_production(C, p), resource_production(C, p)) == (4, 6)
    points = event_points(s, card(id), [0, 1, 2])
    assert points[0] == POINTS[id]
    s.turn = 2
    event(s, id, 2)
    assert p.culture == POINTS[id]


@pytest.mark.parametrize(("players", "table_row"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
@pytest.mark.parametrize("id", ["impact_of_science", "impact_of_strength"])
def test_rank_tables(id: str, players: int, table_row: list[int]) -> None:
    s = table(players, age=3)
    for seat in range(players):
        arm(s, seat, workers={"warriors": 9 - seat, "philosophy": 9 - seat})
    assert event_points(s, card(id), list(range(players))) == table_row


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
    assert (civ(s).colonies, civ(s, 1).colonies) == ([card("strategic_territory_i")], [])
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
    armies = form_armies(C, card(id), units)
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
