"""Single cards as the rulebook explains them (R28)."""

from support import rule
from ziggurat.games.ages.building import build_cost, completion_points, unit_cost, upgrade_cost
from ziggurat.games.ages.codes import P_TURN, S_ACTIONS, S_FLOW
from ziggurat.games.ages.content import CONTENT
from ziggurat.kernel.content import Pack

from .positions import (
    C,
    arm,
    can,
    card,
    civ,
    do,
    moves,
    politics,
    produce,
    rates,
    reason,
    refresh,
    row,
    settle,
    strength,
    table,
    tech,
    tokens_on,
    workers_on,
)


@rule("ages", "R28.1")
def test_discount_cards() -> None:
    s = table(2, age=2)
    p = arm(s, hand=("rich_land_ii", "efficient_upgrade_ii"), techs=("iron",), unused=1, resources=2)
    assert [m for m in moves(s) if m.startswith("use rich_land_ii")] == [
        "use rich_land_ii agriculture",
        "use rich_land_ii bronze",
        "use rich_land_ii iron",
    ]
    do(s, "use rich_land_ii bronze")
    # A discount larger than the cost gives nothing back.
    assert p.resources == 2
    do(s, "use efficient_upgrade_ii bronze iron")
    assert (p.resources, workers_on(s, 0, "iron")) == (2, 1)


@rule("ages", "R28.1")
def test_engineering_genius_builds_exactly_one_stage() -> None:
    s = table(2, age=2)
    p = arm(s, wonder="pyramids", specials=("engineering",), hand=("engineering_genius_ii",), resources=6)
    do(s, "use engineering_genius_ii")
    assert (p.stage, p.resources) == (1, 6)


@rule("ages", "R28.2")
def test_frugality_and_breakthrough_pay_first() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("frugality_i", "breakthrough_i", "iron"), food=2, science=5)
    do(s, "use frugality_i")
    assert (p.food, p.unused) == (2, 2)
    do(s, "use breakthrough_i iron")
    assert p.science == 2
    s = table(2, age=1)
    arm(s, hand=("breakthrough_i", "iron"), science=4)
    assert not any("breakthrough" in move for move in moves(s))


@rule("ages", "R28.3")
def test_columbus() -> None:
    s = table(2, age=1)
    p = arm(s, leader="christopher_columbus", military=("fertile_territory_i", "wealthy_territory_i"))
    s.current = [card("no_event")]
    politics(s)
    do(s, "columbus wealthy_territory_i")
    assert (p.culture, p.resources, p.blue_bank) == (0, 5, 18 + 2 - 5)
    assert workers_on(s, 0, "warriors") == 1
    assert s.current == [card("no_event")]
    assert p.leader == card("christopher_columbus")
    politics(s)
    assert not any(move.startswith("columbus") for move in moves(s))


@rule("ages", "R28.4")
def test_robespierre_needs_no_civil_action() -> None:
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", hand=("republic",), science=14)
    p.ca = 0
    assert can(s, "revolution republic")
    assert not can(s, "play republic")
    p.ca = 1
    assert can(s, "play republic")
    p.ma_spent = True
    p.ma -= 1
    assert reason(s, "revolution republic") == ("why.revolution_military", "R28.4")


@rule("ages", "R28.5")
def test_newton_never_lifts_the_pool_above_the_total() -> None:
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", hand=("iron", "coal", "breakthrough_ii"), science=30)
    p.ca = 1
    do(s, "play iron")
    assert p.ca == 1
    do(s, "use breakthrough_ii coal")
    assert p.ca == 1
    p.ca = 0
    arm(s, hand=("opera",))
    p.ca = 0
    assert not can(s, "play opera")


@rule("ages", "R28.6")
def test_tesla() -> None:
    s = table(2, age=3)
    p = arm(s, leader="nikola_tesla", workers={"alchemy": 1, "computers": 1, "philosophy": 1})
    q = arm(s, 1, specials=("masonry",), techs=("alchemy", "printing_press"))
    # Level-0 labs do not work as mines.
    produce(s)
    assert [tokens_on(s, 0, id) for id in ("philosophy", "alchemy", "computers", "bronze")] == [0, 1, 1, 2]
    assert p.resources == 2 + 1 + 3
    # Others pay one more, after discounts, once per building.
    assert build_cost(C, q, tech("alchemy"), 0) == 6 - 1 + 1
    assert build_cost(C, q, tech("printing_press"), 9) == 1
    assert upgrade_cost(C, q, tech("philosophy"), tech("alchemy"), 0) == 5 - 3 + 1
    assert build_cost(C, p, tech("alchemy"), 0) == 6
    # Tokens stay spendable when he leaves, but labs produce no more.
    p.leader = -1
    refresh(s)
    assert build_cost(C, q, tech("alchemy"), 0) == 5
    arm(s, unused=2)
    s.stack = []
    s.push(S_ACTIONS, 1)
    do(s, "build bronze", "build bronze")
    assert p.resources == 2
    produce(s)
    assert tokens_on(s, 0, "computers") == 0


@rule("ages", "R28.7", "R28.13a")
def test_st_peters_doubles_for_joan_and_michelangelo() -> None:
    s = table(2, age=2)
    arm(s, leader="joan_of_arc", workers={"theology": 2, "drama": 1}, government="communism")
    assert strength(s) == 1 + 4
    arm(s, wonders=("st_peters_basilica",))
    assert strength(s) == 1 + 8
    s = table(2, age=2)
    arm(s, leader="michelangelo", workers={"theology": 2, "drama": 1}, wonders=("hanging_gardens", "kremlin"))
    # Temples 4, theater 1, gardens 2; the unhappy Kremlin does not count, nor does the limit of 8.
    assert rates(s)[0] == 2 + 2 + 1 + 3 + 7
    arm(s, wonders=("st_peters_basilica",))
    assert rates(s)[0] == 2 + 2 + 1 + 3 + 2 + 14


@rule("ages", "R28.8")
def test_railroad() -> None:
    s = table(2, age=2)
    p = arm(s, wonders=("transcontinental_railroad",), workers={"iron": 1}, techs=("coal",))
    produce(s)
    # Coal has no worker; the best mine with one is Iron.
    assert (tokens_on(s, 0, "iron"), tokens_on(s, 0, "bronze"), p.resources) == (2, 2, 6)
    s = table(2, age=2)
    p = arm(s, wonders=("transcontinental_railroad",), workers={"bronze": 0})
    produce(s)
    assert p.resources == 0


@rule("ages", "R28.9")
def test_wonders_that_score_on_completion() -> None:
    s = table(2, age=3)
    p = arm(
        s,
        wonder="first_space_flight",
        stage=2,
        resources=9,
        techs=("iron", "coal", "drama"),
        government="monarchy",
        specials=("strategy",),
        culture=0,
    )
    do(s, "stage 1")
    assert p.culture == 1 + 2 + 1 + 1 + 2
    s = table(2, age=3)
    p = arm(s, wonder="fast_food_chains", stage=3, resources=4, workers={"religion": 1, "warriors": 2}, culture=0)
    do(s, "stage 1")
    assert p.culture == 2 * 2 + 2 * 2 + 1 + 1 + 2
    s = table(2, age=3)
    p = arm(s, wonder="internet", stage=4, resources=2, workers={"computers": 1, "printing_press": 2}, culture=0)
    do(s, "stage 1")
    # The level-0 lab gives nothing.
    assert p.culture == 2 * 3 + 2 * 1 * 2


@rule("ages", "R28.9")
def test_workers_of_every_group_score_by_the_figure_of_their_group() -> None:
    """Where a pack tells them apart: infantry is military, a temple urban."""
    effect = "{kind: on_complete_score_culture_per_worker, per_worker: {farm: 1, mine: 10, urban: 100, military: 1000}}"
    pack = Pack("mine.yaml", f"civil_age_iii:\n  cards:\n  - {{id: fast_food_chains, effects: [{effect}]}}\n".encode())
    content = CONTENT.of(pack, None)
    p = arm(table(2, age=3), workers={"agriculture": 4, "bronze": 3, "religion": 2, "philosophy": 1, "warriors": 2})
    (scored,) = content.effects[card("fast_food_chains")]
    assert completion_points(content, p, scored) == 4 * 1 + 3 * 10 + 3 * 100 + 2 * 1000


@rule("ages", "R28.10")
def test_the_partner_pays_even_for_nothing() -> None:
    s = table(3, age=2)
    p = arm(s, hand=("theology",), science=0)
    q = arm(s, 1, science=3)
    q.pact, q.pact_partner = card("scientific_cooperation"), 0
    refresh(s)
    do(s, "play theology")
    assert (p.science, q.science) == (0, 2)
    arm(s, 1, science=0)
    arm(s, 0, hand=("iron",), science=20)
    assert reason(s, "play iron") == ("why.partner", "R28.10")


@rule("ages", "R28.11")
def test_barbarossa() -> None:
    s = table(2, age=1)
    p = arm(s, leader="frederick_barbarossa", techs=("knights",), unused=0, food=1, resources=2)
    ma = p.ma
    assert [m for m in moves(s) if m.startswith("recruit")] == ["recruit warriors", "recruit knights"]
    do(s, "recruit knights")
    assert (p.food, p.resources, p.ca, p.ma, p.unused) == (0, 0, 3, ma, 0)
    assert workers_on(s, 0, "knights") == 1
    arm(s, yellow=0, food=9, resources=9)
    assert not any(move.startswith("recruit") for move in moves(s))


@rule("ages", "R28.11")
def test_barbarossa_recruits_even_where_a_pack_makes_nothing_cheaper() -> None:
    effect = "{kind: special_civil_action_recruit, food_discount: 0, resource_discount: 0}"
    pack = Pack(
        "mine.yaml", f"civil_age_i:\n  cards:\n  - {{id: frederick_barbarossa, effects: [{effect}]}}\n".encode()
    )
    s = table(2, age=1)
    s.tables = CONTENT.of(pack, None)
    arm(s, leader="frederick_barbarossa", unused=0, food=2, resources=2)
    assert can(s, "recruit warriors")


@rule("ages", "R28.12")
def test_churchill_at_war() -> None:
    s = table(2, age=3)
    p = arm(s, leader="winston_churchill", techs=("riflemen",), unused=2, resources=9)
    q = civ(s, 1)
    assert unit_cost(s, 0, tech("riflemen"), 0) == 5
    q.war, q.war_target = card("holy_war_iii"), 0
    assert unit_cost(s, 0, tech("riflemen"), 0) == 3
    do(s, "unit riflemen", "upgrade warriors riflemen")
    # The upgrade costs 5 - 2 as always.
    assert p.resources == 9 - 3 - 3


@rule("ages", "R28.13")
def test_only_strictly_stronger_or_richer_count() -> None:
    s = table(3, age=3)
    p = arm(s, hand=("wave_of_nationalism_ii", "military_build_up_iii", "endowment_for_the_arts_iii"), culture=3)
    arm(s, 1, workers={"warriors": 2}, culture=9)
    arm(s, 2, culture=3)
    do(s, "use wave_of_nationalism_ii")
    assert p.milres == 3
    do(s, "use military_build_up_iii")
    assert p.milres == 8
    do(s, "use endowment_for_the_arts_iii")
    assert p.culture == 6


@rule("ages", "R28.14")
def test_aristotle_and_homer() -> None:
    s = table(2, age=1)
    p = arm(s, leader="aristotle")
    row(s, "monarchy", "masonry", "taj_mahal", "rich_land_i")
    do(s, "take monarchy", "take masonry", "take taj_mahal", "take rich_land_i")
    assert p.science == 2
    s = table(2, age=0)
    arm(s, leader="homer", workers={"warriors": 1})
    assert rates(s)[0] == 1
    arm(s, workers={"warriors": 5})
    assert rates(s)[0] == 2


@rule("ages", "R28.14a")
def test_leaders_that_count_units_and_buildings() -> None:
    s = table(2, age=2)
    arm(s, leader="alexander_the_great", workers={"warriors": 2, "knights": 1, "bread_and_circuses": 1})
    assert strength(s) == 2 + 2 + 1 + 3
    s = table(2, age=2)
    arm(s, wonders=("great_wall",), workers={"warriors": 2, "knights": 1, "cannon": 1})
    assert strength(s) == 2 + 2 + 3 + 3
    s = table(2, age=3)
    arm(s, leader="william_shakespeare", workers={"printing_press": 2, "drama": 1})
    assert rates(s)[0] == 2 + 2 + 2 + 2
    s = table(2, age=3)
    arm(s, leader="rock_and_roll_icon", workers={"drama": 1, "movies": 2})
    assert rates(s)[0] == 2 + 4 + 4 + 4
    s = table(2, age=3)
    arm(s, leader="game_designer", workers={"philosophy": 1, "computers": 2})
    assert rates(s)[:2] == (6, 1 + 10 - 3)
    arm(s, workers={"computers": 0})
    assert rates(s)[:2] == (0, 0)
    for id in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        s = table(2, age=3)
        arm(s, leader=id)
        assert rates(s)[1] == 1
        arm(s, workers={"multimedia": 2})
        assert rates(s)[1] == 1 + 6 + 3


@rule("ages", "R28.15")
def test_inert_effects_in_the_simple_game() -> None:
    s = table(2, tier="simple")
    military = ("wealthy_territory_i", "raid_i")
    arm(s, wonders=("colossus",), leader="christopher_columbus", specials=("cartography",), military=military)
    assert rates(s)[:3] == (1, 1, 1 + 1 + 1)
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    # There is no political action, so neither colonies nor attacks.
    assert s.stack[-1][0] == S_ACTIONS
    assert not any(move.startswith(("columbus", "event", "aggression")) for move in moves(s))
