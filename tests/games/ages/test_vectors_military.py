"""The test vectors of rules.engine.md about strength, events, colonies and attacks, by their numbers."""

from support import rule
from ziggurat.games.ages.army import form_armies, sacrifice_value
from ziggurat.games.ages.battle import attack_strength
from ziggurat.games.ages.colonies import lose_colony
from ziggurat.games.ages.derive import discontent_of, population_of
from ziggurat.games.ages.ranking import by_strength

from .positions import C, arm, can, card, civ, do, event, moves, politics, seeded, strength, table, workers_on


@rule("ages", "R1.4", "R1.5")
def test_t1_strength_cap() -> None:
    s = table(age=3)
    arm(s, workers={"warriors": 3, "modern_infantry": 11}, unused=1, resources=7)
    assert strength(s) == 3 + 55
    do(s, "unit modern_infantry")
    assert strength(s) == 60
    do(s, "disband modern_infantry")
    assert strength(s) == 58


@rule("ages", "R10.3", "R10.5", "R10.6")
def test_t10_patriotism() -> None:
    s = table()
    p = arm(s, techs=("swordsmen",), hand=("patriotism_i",), unused=2, resources=5)
    before = p.ma
    do(s, "use patriotism_i")
    assert (p.ma, p.milres) == (before + 1, 2)
    assert p.tune.ma_total == before
    do(s, "upgrade warriors swordsmen")
    assert (p.milres, p.resources) == (1, 5)
    do(s, "unit swordsmen")
    assert (p.milres, p.resources) == (0, 3)
    do(s, "unit swordsmen")
    assert (p.ma, p.resources) == (0, 0)


@rule("ages", "R19.3", "R19.4", "R19.5", "R19.6")
def test_t12_colonisation() -> None:
    s = table(3, age=2)
    p = arm(s, workers={"warriors": 1, "swordsmen": 1}, specials=("cartography",), military=("bonus_ii",), unused=0)
    yellow = p.yellow_bank
    event(s, "inhabited_territory_i")
    do(s, "bid 4", "pass", "pass")
    branch = s.clone()
    do(branch, "sacrifice swordsmen", "done")
    assert branch.civs[0].colonies == (card("inhabited_territory_i"),)
    assert not can(do(s, "sacrifice warriors"), "done")
    do(s, "bonus bonus_ii", "done")
    assert p.colonies == (card("inhabited_territory_i"),)
    assert p.military == []
    # One unit to the bank, two tokens from the box, one of them becomes a worker.
    assert (p.yellow_bank, p.unused, workers_on(s, 0, "warriors")) == (yellow + 1 + 2 - 1, 1, 0)
    population, yellow, box = population_of(C, p), p.yellow_bank, s.box_yellow
    lose_colony(s, 0, card("inhabited_territory_i"))
    assert not p.colonies
    assert population_of(C, p) == population
    assert (p.yellow_bank, s.box_yellow) == (yellow - 2, box + 2)


@rule("ages", "R20.1", "R20.3", "R20.5", "R20.6")
def test_t13_spy() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 2, "riflemen": 4}, military=("spy_ii",), science=0)
    d = arm(s, 1, workers={"warriors": 8, "knights": 1}, military=("bonus_ii",), science=3)
    assert (strength(s, 0), strength(s, 1)) == (14, 10)
    politics(s)
    yellow = a.yellow_bank
    ma = a.ma
    do(s, "aggression spy_ii 1", "sacrifice riflemen")
    assert attack_strength(s) == 17
    do(s, "done", "done")
    assert (d.science, a.science) == (0, 3)
    assert (a.ma, a.yellow_bank, strength(s, 0)) == (ma - 1, yellow + 1, 11)
    assert d.military == [card("bonus_ii")]


@rule("ages", "R23.3")
def test_t17_medieval_army() -> None:
    s = table()
    p = arm(s, workers={"warriors": 2, "swordsmen": 1, "knights": 2}, tactics="medieval_army")
    armies = form_armies(C, p.tactics, p.workers)
    assert (armies.count, armies.bonus, strength(s)) == (2, 4, 12)


@rule("ages", "R23.7", "R23.8")
def test_t18_sacrifice() -> None:
    s = table(2)
    arm(s, workers={"warriors": 2, "swordsmen": 1, "knights": 2}, tactics="medieval_army", military=("raid_i",))
    politics(s)
    do(s, "aggression raid_i 1", "sacrifice knights")
    assert attack_strength(s) == 14
    branch = s.clone()
    do(branch, "sacrifice swordsmen")
    assert attack_strength(branch) == 12 + 2 + 2 + 2
    do(s, "sacrifice warriors")
    assert attack_strength(s) == 12 + 5
    do(s, "sacrifice warriors", "sacrifice knights")
    assert attack_strength(s) == 12 + 10


@rule("ages", "R23.5")
def test_t19_obsolete_army() -> None:
    s = table(2, age=2)
    p = arm(s, workers={"swordsmen": 3, "warriors": 1, "cannon": 2}, tactics="defensive_army")
    armies = form_armies(C, p.tactics, p.workers)
    assert (armies.count, armies.full, armies.bonus) == (2, 1, 9)
    assert strength(s) == 22


@rule("ages", "R23.6")
def test_t20_air_force() -> None:
    s = table(2, age=3)
    p = arm(
        s,
        workers={"warriors": 0, "modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": 1},
        tactics="entrenchments",
    )
    assert strength(s) == 24 + 18 + 5
    arm(s, workers={"air_forces": 2})
    assert strength(s) == 57
    arm(s, workers={"air_forces": 3})
    assert strength(s) == 60
    assert sacrifice_value(C, p, p.workers) == 62


@rule("ages", "R18.2", "R18.3")
def test_t28_seeding_an_event() -> None:
    s = table(3, age=2)
    p = arm(s, military=("good_harvest",))
    s.current = [card(id) for id in ("no_event", "development_of_science", "development_of_crafts")]
    s.future = [card("rats"), card("crusades")]
    politics(s)
    do(s, "event good_harvest")
    assert p.culture == 1
    # One card came, one went.
    assert s.future == [card("rats"), card("crusades"), seeded("good_harvest", 0)]
    assert (len(s.current), len(s.past)) == (2, 1)


@rule("ages", "R18.5")
def test_t29_ties() -> None:
    s = table(3)
    for seat in (0, 1):
        arm(s, seat, workers={"warriors": 10})
    assert by_strength(s) == [0, 1, 2]
    arm(s, 2, workers={"warriors": 10})
    s.turn = 1
    assert by_strength(s) == [1, 2, 0]


@rule("ages", "R18.7")
def test_t30_two_weakest_of_two() -> None:
    s = table(2, age=2)
    arm(s, 0, culture=9)
    arm(s, 1, culture=9, workers={"warriors": 2})
    event(s, "crime_wave")
    assert (civ(s, 0).culture, civ(s, 1).culture) == (6, 9)


@rule("ages", "R20.8", "R20.4")
def test_t41_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    arm(s, workers={"warriors": 12}, military=("armed_intervention_iii",))
    d = arm(s, 1, workers={"warriors": 10}, military=("bonus_i",), culture=20)
    politics(s)
    do(s, "aggression armed_intervention_iii 1")
    assert s.actors() == [1]
    assert moves(s) == ["done", "bonus bonus_i"]
    do(s, "bonus bonus_i", "done")
    assert d.culture == 20
    assert d.military == []


@rule("ages", "R19.1", "R19.1a")
def test_t43_auction() -> None:
    s = table(3)
    arm(s, 0, workers={"warriors": 3})
    arm(s, 1, workers={"warriors": 5})
    arm(s, 2, workers={"warriors": 0})
    event(s, "historic_territory_i")
    branch = s.clone()
    do(s, "bid 1")
    assert s.actors() == [1]
    do(s, "bid 2")
    # Seat 2 has no unit and is passed over.
    assert s.actors() == [0]
    assert moves(s) == ["pass", "bid 3"]
    do(s, "bid 3", "bid 4", "pass")
    assert s.actors() == [1]
    assert s.bid == 4
    do(branch, "pass", "pass")
    assert branch.past == (card("historic_territory_i"),)


@rule("ages", "R20.3")
def test_t44_sacrifice_over_the_cap() -> None:
    s = table(2, age=3)
    arm(s, workers={"modern_infantry": 12, "warriors": 3}, military=("armed_intervention_iii",))
    assert strength(s) == 60
    politics(s)
    do(s, "aggression armed_intervention_iii 1", "sacrifice modern_infantry")
    assert attack_strength(s) == 65


@rule("ages", "R1.6", "R12.4", "R20.6")
def test_t45_less_than_named() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9}, military=("plunder_ii",))
    d = arm(s, 1, food=2, resources=1)
    politics(s)
    do(s, "aggression plunder_ii 1", "done", "done")
    assert (d.food, d.resources) == (0, 0)
    assert (a.food, a.resources) == (2, 1)


@rule("ages", "R18.18", "R18.8")
def test_t47_emigration() -> None:
    s = table(2, age=2)
    p = arm(s, workers={"religion": 0}, yellow=10, unused=1)
    assert discontent_of(s, 0) == 3
    yellow = p.yellow_bank
    event(s, "emigration")
    assert (p.unused, p.yellow_bank) == (0, yellow + 1)
    do(s, "lose bronze")
    assert (workers_on(s, 0, "bronze"), p.yellow_bank) == (1, yellow + 2)


@rule("ages", "R23.6", "R23.5")
def test_t48_conquistadors_with_air_force() -> None:
    s = table(2, age=3)
    p = arm(
        s,
        workers={"riflemen": 2, "warriors": 1, "cavalrymen": 6, "air_forces": 1},
        tactics="conquistadors",
    )
    armies = form_armies(C, p.tactics, p.workers)
    assert (armies.count, armies.full, armies.bonus) == (3, 2, 18)
    assert strength(s) == 48
