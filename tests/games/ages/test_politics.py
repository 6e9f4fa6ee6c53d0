"""Political actions, events, colonies, aggressions, pacts and wars (R17 to R22)."""

from support import rule
from ziggurat.games.ages.army import card_force, largest_force
from ziggurat.games.ages.battle import attack_cost, attack_strength, defence_strength
from ziggurat.games.ages.derive import discontent_of
from ziggurat.games.ages.kinds import P_POLITICS, P_TURN, S_ACTIONS, S_FLOW, S_POLITICS
from ziggurat.games.ages.state import KNOWN

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
    put_tokens,
    rates,
    reason,
    refresh,
    row,
    seeded,
    settle,
    strength,
    table,
    tech,
    tokens_on,
    war_phase,
    workers_on,
)

# -- R17 ----


@rule("ages", "R17.1")
def test_options_of_the_political_action() -> None:
    s = table(3, age=1)
    p = arm(s, leader="christopher_columbus", workers={"warriors": 9})
    p.military = [card(id) for id in ("rats", "fertile_territory_i", "raid_i", "open_borders_agreement", "bonus_i")]
    civ(s, 1).pact, civ(s, 1).pact_partner = card("trade_routes_agreement"), 0
    refresh(s)
    politics(s)
    assert moves(s) == [
        "pass",
        "event rats",
        "event fertile_territory_i",
        "columbus fertile_territory_i",
        "aggression raid_i 1",
        "aggression raid_i 2",
        "pact open_borders_agreement 1 a",
        "pact open_borders_agreement 2 a",
        "break trade_routes_agreement 1",
    ]
    do(s, "pass")
    assert s.stack[-1][0] in (3, S_ACTIONS)


@rule("ages", "R17.1")
def test_without_cards_nobody_is_asked() -> None:
    s = table(2)
    s.stack = []
    settle(s, S_FLOW, P_POLITICS)
    assert s.stack[-1][0] == S_ACTIONS
    # A hand full of bonus cards looks the same from outside, so its owner is asked.
    arm(s, military=("bonus_i",))
    s.stack = []
    settle(s, S_FLOW, P_POLITICS)
    assert moves(s) == ["pass"]


# -- R18 ----


@rule("ages", "R18.2", "R18.3")
def test_an_event_goes_to_the_future_and_scores_its_age() -> None:
    s = table(2, age=2)
    p = arm(s, military=("cold_war",))
    s.current = [card("no_event")]
    s.future = [seeded("rats", 1), seeded("good_harvest", 1), seeded("national_pride", 1)]
    politics(s)
    do(s, "event cold_war")
    assert p.culture == 2
    assert s.past == [card("no_event")]
    # The current deck was emptied: the future events take its place, the earliest age on top.
    assert (s.future, len(s.current)) == ([], 4)
    assert seeded("cold_war", 0) in s.current
    p.military = [card("raiders")]
    politics(s)
    do(s, "event raiders")
    assert C.ages[s.past[-1]] == 1


@rule("ages", "R18.4", "R18.4a")
def test_who_is_named_is_fixed_before_anything_happens() -> None:
    s = table(3, age=2)
    arm(s, 0, workers={"warriors": 3}, unused=0)
    arm(s, 1, workers={"warriors": 1}, unused=0, culture=9)
    arm(s, 2, workers={"warriors": 2}, unused=0, culture=9)
    event(s, "refugees")
    # Seat 1 is the weakest; losing a unit makes nobody else pay.
    do(s, "lose warriors")
    assert (civ(s, 1).culture, civ(s, 2).culture, civ(s, 0).culture) == (6, 9, 3)
    assert civ(s, 0).unused == 1


@rule("ages", "R18.4", "R18.12")
def test_simultaneous_choices_go_round_from_the_active_player() -> None:
    s = table(3, age=0)
    event(s, "development_of_religion", 1)
    order = []
    while s.stack[-1][0] != S_ACTIONS:
        order.append(s.actors()[0])
        do(s, "build religion")
    assert order == [1, 2, 0]
    assert [workers_on(s, seat, "religion") for seat in range(3)] == [1, 1, 1]
    assert civ(s).resources == 0


@rule("ages", "R18.12")
def test_a_free_building_needs_a_worker_and_room() -> None:
    s = table(2, age=0)
    arm(s, 0, unused=0)
    arm(s, 1, workers={"religion": 2}, unused=1)
    event(s, "development_of_religion")
    assert s.stack[-1][0] == S_ACTIONS


@rule("ages", "R18.6")
def test_culture_ranks_and_immigration() -> None:
    s = table(3, age=2)
    arm(s, 1, culture=7)
    arm(s, 2, culture=7)
    event(s, "national_pride", 2)
    assert [p.culture for p in s.civs] == [0, 7, 12]
    s = table(3, age=1)
    arm(s, 0, workers={"religion": 1})
    arm(s, 2, workers={"religion": 1})
    event(s, "immigration", 1)
    assert [p.unused for p in s.civs] == [2, 1, 2]


@rule("ages", "R18.7", "R25.3")
def test_players_still_in_the_game_count() -> None:
    s = table(3, age=2)
    s.civs[2].resigned = 1
    s.resigned = 1
    arm(s, 1, workers={"warriors": 2})
    event(s, "cold_war")
    assert [p.science for p in s.civs] == [0, 6, 0]


@rule("ages", "R18.8")
def test_losing_population() -> None:
    s = table(2, age=1)
    p = arm(s, unused=0)
    put_tokens(s, 0, {"bronze": 3})
    arm(s, 1, workers={"warriors": 3}, unused=3)
    yellow = p.yellow_bank
    event(s, "reign_of_terror")
    assert moves(s) == ["lose agriculture", "lose bronze", "lose philosophy", "lose warriors"]
    do(s, "lose bronze")
    assert (workers_on(s, 0, "bronze"), p.yellow_bank, tokens_on(s, 0, "bronze")) == (1, yellow + 1, 3)
    s = table(2, age=1)
    p = arm(
        s,
        workers={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0},
        unused=0,
    )
    event(s, "pestilence")
    assert p.yellow_bank == 18


@rule("ages", "R18.9")
def test_free_population_needs_a_token() -> None:
    s = table(2, age=0)
    arm(s, 0, yellow=0)
    event(s, "development_of_settlement")
    assert [p.unused for p in s.civs] == [1, 2]


@rule("ages", "R18.10")
def test_a_lost_building_frees_its_worker() -> None:
    s = table(2, age=1)
    p = arm(s, 0)
    q = arm(s, 1, workers={"warriors": 3})
    event(s, "border_conflict")
    do(s, "raze bronze 1")
    assert (workers_on(s, 0, "bronze"), p.unused, q.resources) == (1, 2, 3)
    s = table(3, age=2)
    arm(s, 0, culture=5, workers={"religion": 1})
    arm(s, 1, culture=1)
    arm(s, 2, culture=5)
    event(s, "terrorism")
    # The least cultured chooses; the third player has one building and loses it without a question.
    assert s.actors() == [1]
    do(s, "raze religion 1")
    assert [workers_on(s, seat, "philosophy") for seat in range(3)] == [1, 1, 0]
    assert workers_on(s, 0, "religion") == 0


@rule("ages", "R18.11")
def test_farms_and_mines_produce_now() -> None:
    s = table(2, age=2)
    p = arm(s, yellow=1, leader="", wonders=("transcontinental_railroad",), workers={"iron": 1})
    event(s, "new_deposits")
    assert p.resources == 2 + 2 + 2
    event(s, "good_harvest")
    # No consumption, although four food would be due.
    assert (p.food, p.culture) == (2, 0)


@rule("ages", "R18.13")
def test_losing_a_blue_token() -> None:
    s = table(2, age=2)
    p = arm(s, culture=9, food=2)
    arm(s, 1, workers={"warriors": 3})
    box = s.box_blue
    event(s, "crime_wave")
    assert (p.culture, p.blue_bank, s.box_blue) == (6, 15, box + 1)
    p.blue_bank = 0
    event(s, "crime_wave")
    assert (tokens_on(s, 0, "agriculture"), s.box_blue) == (1, box + 2)
    # A yellow token is only lost from the bank.
    s = table(2, age=1)
    arm(s, 0, yellow=0)
    arm(s, 1, workers={"warriors": 3})
    event(s, "uncertain_borders")
    assert civ(s, 1).yellow_bank == 18


@rule("ages", "R18.14")
def test_rebellion_takes_actions_of_the_next_action_phase() -> None:
    s = table(2, age=1)
    p = arm(s, 0, yellow=14, unused=1)
    q = arm(s, 1, yellow=12, unused=5)
    assert (discontent_of(s, 0), discontent_of(s, 1)) == (1, 2)
    p.military = [card("rats"), card("legion")]
    s.current = [card("rebellion")]
    politics(s)
    do(s, "event rats")
    assert s.stack[-1][0] == S_ACTIONS
    assert p.ca == 4 - 2
    do(s, "end")
    while s.stack[-1][0] != S_ACTIONS:
        do(s, "pass")
    assert (s.turn, q.ca, q.rebellion) == (1, 0, 0)


@rule("ages", "R18.15")
def test_international_agreement() -> None:
    s = table(2, age=2)
    p = arm(s, 0, workers={"warriors": 3}, leader="aristotle")
    row(s, "opera", "frugality_ii", None, None, None, "coal", None, None, None, "kremlin", "js_bach")
    left = len(s.civil_decks[2])
    event(s, "international_agreement")
    branch = s.clone()
    assert [m for m in moves(s) if m != "pass"] == [
        "take opera",
        "take frugality_ii",
        "take coal",
        "take kremlin",
        "take js_bach",
    ]
    do(s, "take coal", "take frugality_ii")
    assert (p.ca, p.science) == (4, 1)
    assert "take kremlin" not in moves(s)
    do(s, "pass")
    # The row closes up without losing its front and is dealt full; the political action is given up.
    assert s.row[:3] == [card("opera"), card("kremlin"), card("js_bach")]
    assert len(s.civil_decks[2]) == left - 10
    assert s.gone == []
    assert p.skip_politics
    assert not can(s, "use frugality_ii")
    p.military = [card("rats")]
    s.stack = []
    settle(s, S_FLOW, P_POLITICS)
    assert s.stack[-1][0] == S_ACTIONS
    assert not p.skip_politics
    do(branch, "pass")
    assert not branch.civs[0].skip_politics
    # Nothing taken, nothing dealt.
    assert len(branch.civil_decks[2]) == left


@rule("ages", "R18.16")
def test_ravages_of_time() -> None:
    s = table(2, age=2)
    p = arm(s, wonders=("pyramids", "st_peters_basilica", "eiffel_tower"), workers={"religion": 1})
    assert (rates(s)[0], rates(s)[3], p.tune.ca_total) == (1 + 2 + 4, 4, 5)
    event(s, "ravages_of_time")
    assert moves(s) == ["wonder pyramids", "wonder st_peters_basilica"]
    do(s, "wonder st_peters_basilica")
    assert (rates(s)[0], rates(s)[3]) == (1 + 2 + 4, 2)
    assert len(p.wonders) == 3
    event(s, "ravages_of_time")
    # Only one is left to choose, so it falls; the Tower is too young.
    assert p.ravaged == [card("st_peters_basilica"), card("pyramids")]
    assert p.tune.ca_total == 4
    event(s, "ravages_of_time")
    assert len(p.ravaged) == 2
    arm(s, leader="michelangelo")
    assert rates(s)[0] == 1 + 2 + 2 + 4 + (1 + 1)


@rule("ages", "R18.17")
def test_iconoclasm_looks_at_the_running_age() -> None:
    s = table(2, age=2)
    arm(s, 0, leader="joan_of_arc")
    arm(s, 1, leader="isaac_newton")
    event(s, "iconoclasm")
    assert (civ(s, 0).leader, civ(s, 1).leader) == (-1, card("isaac_newton"))
    s.age = 4
    event(s, "iconoclasm")
    assert civ(s, 1).leader == -1


@rule("ages", "R18.19")
def test_scoring_events_score_at_once_and_only_once() -> None:
    s = table(2, age=3)
    arm(s, 0, colonies=("historic_territory_i",), culture=0)
    event(s, "impact_of_colonies")
    assert civ(s).culture == 4
    assert s.past == [card("impact_of_colonies")]
    s = table(2, age=3)
    event(s, "impact_of_strength", 1)
    # Equal strength: the active player counts as the stronger.
    assert [p.culture for p in s.civs] == [0, 10]


@rule("ages", "R18.20")
def test_development_of_politics() -> None:
    s = table(2, age=1)
    p = arm(s, military=("rats", "legion"))
    s.military_decks[1] = s.military_decks[1][:7]
    s.current = [card("development_of_politics")]
    politics(s)
    do(s, "event rats")
    # The active player does not discard this turn, the other one does as usual in his own.
    assert (len(p.military), s.stack[-1][0]) == (4, S_ACTIONS)
    assert len(civ(s, 1).military) == 3
    s = table(2, age=1)
    s.military_decks[1] = [card("rats")]
    event(s, "development_of_politics", 1)
    assert [len(q.military) for q in s.civs] == [0, 1]


@rule("ages", "R18.21")
def test_economic_progress() -> None:
    s = table(2, age=2)
    p = arm(s, yellow=8, unused=0, culture=9)
    p.blue_bank = 8
    event(s, "economic_progress")
    # Two food against a consumption of three: one is missing; then corruption, in spite of discontent.
    assert (p.food, p.culture) == (0, 5)
    assert (p.resources, p.blue_bank) == (0, 8)


@rule("ages", "R18.22")
def test_uncertain_borders() -> None:
    s = table(2, age=1)
    arm(s, 1, workers={"warriors": 3})
    event(s, "uncertain_borders")
    assert (civ(s, 0).yellow_bank, civ(s, 1).yellow_bank) == (17, 19)


# -- R19 ----


@rule("ages", "R19.1")
def test_the_last_player_may_still_bid() -> None:
    s = table(3)
    event(s, "historic_territory_i")
    do(s, "pass", "pass")
    assert s.actors() == [2]
    do(s, "bid 1", "sacrifice warriors", "done")
    assert civ(s, 2).colonies == [card("historic_territory_i")]
    assert civ(s, 2).culture == 6
    assert s.revealed == -1
    assert s.past == []


@rule("ages", "R19.2", "R19.3")
def test_a_bid_is_bounded_by_what_could_be_paid() -> None:
    s = table(2, age=2)
    p = arm(
        s,
        workers={"warriors": 2, "knights": 1},
        tactics="medieval_army",
        leader="james_cook",
        wonders=("colossus",),
        specials=("cartography",),
        military=("bonus_i", "bonus_ii", "rats"),
    )
    # Units 4, one army 2, permanent 1 + 2, cards 1 + 1 and 2 + 1; Colossus and Cartography strength do not count.
    assert largest_force(C, p) == 4 + 2 + 3 + 5
    assert card_force(C, p, card("bonus_ii")) == 3
    event(s, "historic_territory_i")
    assert moves(s)[-1] == "bid 14"
    assert reason(s, "bid 15") == ("why.bid", "R19.2")
    do(s, "bid 14", "pass")
    assert reason(s, "done") == ("why.force", "R19.3")
    do(s, "bonus bonus_i", "bonus bonus_ii", "sacrifice warriors", "sacrifice knights")
    assert not can(s, "done")
    do(s, "sacrifice warriors", "done")
    assert p.military == [card("rats")]


@rule("ages", "R19.3")
def test_at_least_one_unit_and_overpaying_is_allowed() -> None:
    s = table(2, age=2)
    p = arm(s, specials=("navigation",), workers={"warriors": 2}, leader="genghis_khan")
    event(s, "historic_territory_i")
    do(s, "bid 1", "pass")
    assert not can(s, "done")
    do(s, "sacrifice warriors", "sacrifice warriors", "done")
    assert workers_on(s, 0, "warriors") == 0
    assert p.colonies
    # Genghis Khan's bonus belongs to the unit, Alexander's to the civilisation.
    s = table(2, age=2)
    p = arm(s, leader="genghis_khan", workers={"warriors": 0, "knights": 1})
    assert largest_force(C, p) == 3
    p = arm(s, leader="alexander_the_great")
    assert largest_force(C, p) == 2


@rule("ages", "R19.4")
def test_units_and_cards_are_spent() -> None:
    s = table(2, age=1)
    p = arm(s, military=("bonus_i",))
    yellow = p.yellow_bank
    event(s, "historic_territory_i")
    do(s, "bid 2", "pass", "sacrifice warriors", "bonus bonus_i", "done")
    assert (p.yellow_bank, p.military) == (yellow + 1, [])
    assert s.discards[1] == [seeded("bonus_i", 0, 1, 2, 3)]


@rule("ages", "R19.5")
def test_permanent_bonus_before_the_immediate_effect() -> None:
    s = table(2, age=1)
    p = arm(s, yellow=0)
    box = s.box_yellow
    event(s, "inhabited_territory_i")
    do(s, "bid 1", "pass", "sacrifice warriors", "done")
    # One sacrificed unit and two tokens from the box, of which one becomes a worker.
    assert (p.yellow_bank, p.unused, s.box_yellow) == (2, 2, box - 2)


@rule("ages", "R19.6")
def test_annex_takes_the_permanent_bonus_only() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9}, military=("annex_ii",))
    d = arm(s, 1, colonies=("wealthy_territory_i", "historic_territory_i"))
    d.blue_bank += 2
    politics(s)
    do(s, "aggression annex_ii 1", "done", "done")
    assert moves(s) == ["colony wealthy_territory_i", "colony historic_territory_i"]
    box = s.box_blue
    do(s, "colony wealthy_territory_i")
    assert (d.blue_bank, a.blue_bank, s.box_blue) == (18, 20, box)
    assert (a.colonies, d.colonies) == ([card("wealthy_territory_i")], [card("historic_territory_i")])
    assert a.resources == 0
    event(s, "independence_declaration", 0)
    assert card("historic_territory_i") in s.past
    assert d.colonies == []


@rule("ages", "R19.7")
def test_no_auction_in_the_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    event(s, "historic_territory_ii")
    assert s.past == [card("historic_territory_ii")]
    assert s.stack[-1][0] == S_ACTIONS


# -- R20 ----


@rule("ages", "R20.1")
def test_who_may_be_attacked() -> None:
    s = table(3, age=2)
    p = arm(s, military=("annex_ii", "assassinate_ii", "sabotage_ii", "plunder_ii"))
    arm(s, 1, leader="joan_of_arc", wonder="kremlin")
    politics(s)
    assert [m for m in moves(s) if m.startswith("aggression")] == [
        "aggression assassinate_ii 1",
        "aggression sabotage_ii 1",
        "aggression plunder_ii 1",
        "aggression plunder_ii 2",
    ]
    assert (attack_cost(s, card("assassinate_ii"), 1), attack_cost(s, card("sabotage_ii"), 1)) == (1, 2)
    assert reason(s, "aggression annex_ii 1") == ("why.no_colony", "R20.1")
    assert reason(s, "aggression assassinate_ii 2") == ("why.no_leader", "R20.1")
    p.ma = 1
    assert not can(s, "aggression plunder_ii 1")
    assert reason(s, "aggression plunder_ii 1") == ("why.military_actions", "R20.1")
    arm(s, 1, leader="homer")
    assert attack_cost(s, card("assassinate_ii"), 1) == 0


@rule("ages", "R20.1")
def test_gandhi() -> None:
    s = table(2, age=3)
    arm(s, military=("spy_ii",), leader="mahatma_gandhi")
    politics(s)
    assert moves(s) == ["pass"]
    assert reason(s, "aggression spy_ii 1")[0] == "why.gandhi"
    s = table(2, age=3)
    p = arm(s, military=("spy_ii", "plunder_ii"))
    arm(s, 1, leader="mahatma_gandhi")
    politics(s)
    assert [m for m in moves(s) if m.startswith("aggression")] == ["aggression spy_ii 1"]
    do(s, "aggression spy_ii 1")
    assert p.ma == 0


@rule("ages", "R20.2")
def test_joan_of_arc_scores_when_attacked() -> None:
    s = table(3, age=2)
    arm(s, military=("spy_ii", "war_over_culture_ii"), government="monarchy")
    d = arm(s, 1, leader="joan_of_arc")
    d.pact, d.pact_partner = card("promise_of_military_protection"), 0
    refresh(s)
    politics(s)
    do(s, "aggression spy_ii 1")
    assert d.culture == 5
    assert d.pact == -1
    while s.stack[-1][0] != S_ACTIONS:
        do(s, "done")
    arm(s, 0)
    politics(s)
    do(s, "war war_over_culture_ii 1")
    assert d.culture == 10


@rule("ages", "R20.3", "R20.4")
def test_strengths_on_both_sides() -> None:
    s = table(3, age=3)
    a = arm(s, workers={"warriors": 4}, military=("spy_ii",))
    a.pact, a.pact_partner = card("open_borders_agreement"), 1
    d = arm(s, 1, workers={"warriors": 3}, leader="winston_churchill", military=("bonus_i", "rats"))
    refresh(s)
    politics(s)
    do(s, "aggression spy_ii 1")
    assert attack_strength(s) == 4 + 2
    do(s, "sacrifice warriors", "done")
    assert attack_strength(s) == 7
    assert s.actors() == [1]
    do(s, "sacrifice warriors", "bonus bonus_i")
    assert defence_strength(s) == 3 + 1 + 2 * 2
    do(s, "done")
    # 7 against 8 fails; everything used is gone.
    assert (a.science, d.military) == (0, [card("rats")])
    assert (workers_on(s, 0, "warriors"), workers_on(s, 1, "warriors")) == (3, 2)


@rule("ages", "R20.5")
def test_equal_strength_fails_and_the_card_is_discarded() -> None:
    s = table(2, age=2)
    arm(s, military=("spy_ii",))
    arm(s, 1, science=5)
    politics(s)
    do(s, "aggression spy_ii 1", "done", "done")
    assert (civ(s, 0).science, civ(s, 1).science) == (0, 5)
    assert s.discards[2] == [seeded("spy_ii", 0, 1, 2, 3)]
    assert s.battle_card == -1


@rule("ages", "R20.5a")
def test_sacrificed_units_cannot_be_the_lost_worker() -> None:
    s = table(2, age=1)
    arm(s, workers={"warriors": 9}, military=("enslave_i",))
    d = arm(s, 1, workers={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 2}, unused=0)
    yellow = d.yellow_bank
    politics(s)
    branch = s.clone()
    do(s, "aggression enslave_i 1", "done", "sacrifice warriors", "sacrifice warriors", "done")
    # Both workers are sacrificed ones: no further population is lost.
    assert (d.yellow_bank, workers_on(s, 1, "warriors")) == (yellow + 2, 0)
    assert civ(s).resources == 3
    do(branch, "aggression enslave_i 1", "done", "sacrifice warriors", "done")
    assert branch.civs[1].yellow_bank == yellow + 2


@rule("ages", "R20.6")
def test_the_loser_chooses_only_his_population() -> None:
    s = table(2, age=1)
    arm(s, workers={"warriors": 9}, military=("enslave_i", "plunder_i"))
    arm(s, 1, unused=0, food=3, resources=3)
    politics(s)
    do(s, "aggression enslave_i 1", "done", "done")
    assert s.actors() == [1]
    do(s, "lose bronze")
    arm(s)
    politics(s)
    do(s, "aggression plunder_i 1", "done", "done")
    assert s.actors() == [0]
    assert len(moves(s)) == 4


@rule("ages", "R20.7")
def test_raid() -> None:
    s = table(2, age=1)
    a = arm(s, workers={"warriors": 9}, military=("raid_i",))
    d = arm(s, 1, workers={"religion": 1, "drama": 1}, specials=("masonry",))
    politics(s)
    do(s, "aggression raid_i 1", "done", "done")
    assert moves(s) == ["raze religion 1", "raze philosophy 1", "raze drama 1"]
    do(s, "raze drama 1")
    # Half of the printed 5, rounded up; the discount does not matter.
    assert (a.resources, d.unused, workers_on(s, 1, "drama")) == (3, 2, 0)
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9}, military=("raid_ii",))
    d = arm(s, 1, workers={"religion": 1, "drama": 3, "philosophy": 0})
    politics(s)
    do(s, "aggression raid_ii 1", "done", "done")
    assert moves(s) == ["raze religion 1", "raze drama 1", "raze drama 2"]
    do(s, "raze drama 2")
    assert (a.resources, d.unused) == (5, 3)


@rule("ages", "R20.8", "R22.6")
def test_nothing_is_sacrificed_in_the_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    a = arm(s, workers={"warriors": 5})
    d = arm(s, 1, workers={"warriors": 3}, culture=9)
    a.war, a.war_target = card("war_over_culture_iii"), 1
    war_phase(s)
    assert s.stack[-1][0] == S_ACTIONS
    assert (a.culture, d.culture) == (2, 7)


# -- R21 ----


@rule("ages", "R21.1", "R21.2")
def test_offer_and_refusal() -> None:
    s = table(3, age=2)
    p = arm(s, military=("international_trade_agreement",))
    politics(s)
    do(s, "pact international_trade_agreement 2 b")
    assert s.actors() == [2]
    do(s, "refuse")
    assert p.military == [card("international_trade_agreement")]
    assert s.stack[-1][0] == S_ACTIONS
    # Everybody has seen the card.
    assert s.observe(1)["civilizations"][0]["military_hand"]["known"] == ["international_trade_agreement"]


@rule("ages", "R21.3", "R21.4")
def test_one_pact_in_front_of_each_player() -> None:
    s = table(3, age=2)
    p = arm(s, military=("international_trade_agreement",))
    q = civ(s, 1)
    p.pact, p.pact_partner = card("promise_of_military_protection"), 2
    q.pact, q.pact_partner = card("open_borders_agreement"), 0
    refresh(s)
    assert rates(s, 2)[2] == 1 + 4
    politics(s)
    do(s, "pact international_trade_agreement 1 b", "accept")
    # The old pact is cancelled; the one lying at the partner stays, so the two share two pacts.
    assert (p.pact, p.pact_partner, p.pact_role) == (card("international_trade_agreement"), 1, 1)
    assert [n % KNOWN for n in s.discards[2]] == [card("promise_of_military_protection")]
    assert rates(s, 2)[2] == 1
    assert q.pact == card("open_borders_agreement")
    assert (p.tune.food_production, q.tune.resource_production) == (1, 1)
    assert p.military == []


@rule("ages", "R21.5")
def test_an_offer_is_the_only_question() -> None:
    s = table(3, age=2)
    arm(s, military=("peace_treaty",))
    politics(s)
    do(s, "pact peace_treaty 1 a")
    assert moves(s) == ["accept", "refuse"]
    do(s, "refuse")
    assert s.stack[-1][0] != S_POLITICS


@rule("ages", "R21.6")
def test_either_party_may_break_a_pact() -> None:
    for breaker in (0, 1):
        s = table(3, age=1)
        p = civ(s, 0)
        p.pact, p.pact_partner = card("open_borders_agreement"), 1
        refresh(s)
        politics(s, breaker)
        do(s, "break open_borders_agreement 0")
        assert p.pact == -1
        assert [q.tune.ma_total for q in s.civs] == [2, 2, 2]
        assert [n % KNOWN for n in s.discards[1]] == [card("open_borders_agreement")]


@rule("ages", "R21.7", "R21.10")
def test_attack_rules() -> None:
    def against(pact: str, attack: str) -> bool:
        s = table(3, age=3)
        arm(s, military=(attack,), government="monarchy")
        civ(s, 1).pact, civ(s, 1).pact_partner = card(pact), 0
        refresh(s)
        politics(s)
        word = "war" if attack.startswith(("war", "holy")) else "aggression"
        if not can(s, f"{word} {attack} 1"):
            assert reason(s, f"{word} {attack} 1")[0] in ("why.pact_forbids", "why.immune")
            return False
        do(s, f"{word} {attack} 1")
        return True

    assert against("trade_routes_agreement", "spy_ii")
    assert against("open_borders_agreement", "holy_war_iii")
    for pact in ("peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"):
        assert not against(pact, "spy_ii")
        assert not against(pact, "holy_war_iii")


@rule("ages", "R21.7", "R22.1")
def test_loss_of_sovereignty_protects_from_everybodys_wars() -> None:
    s = table(3, age=3)
    arm(s, 2, military=("holy_war_iii", "spy_ii"), government="monarchy")
    p = civ(s, 0)
    p.pact, p.pact_partner = card("loss_of_sovereignty"), 1
    refresh(s)
    politics(s, 2)
    assert can(s, "war holy_war_iii 0")
    assert not can(s, "war holy_war_iii 1")
    assert reason(s, "war holy_war_iii 1") == ("why.immune", "R22.1")
    assert can(s, "aggression spy_ii 1")


@rule("ages", "R21.8")
def test_old_pacts_end_with_the_age() -> None:
    from ziggurat.games.ages.row import end_age

    s = table(3, age=2)
    civ(s, 0).pact, civ(s, 0).pact_partner = card("open_borders_agreement"), 1
    civ(s, 1).pact, civ(s, 1).pact_partner = card("scientific_cooperation"), 2
    refresh(s)
    end_age(s)
    assert (civ(s, 0).pact, civ(s, 1).pact) == (-1, card("scientific_cooperation"))
    assert civ(s, 0).tune.ma_total == 2


@rule("ages", "R21.9")
def test_pacts_remain_after_resignations() -> None:
    s = table(3, age=2)
    arm(s, military=("peace_treaty",))
    s.civs[2].resigned = 1
    s.resigned = 1
    politics(s)
    assert can(s, "pact peace_treaty 1 a")
    assert not can(s, "pact peace_treaty 2 a")
    # A war declared before the treaty is fought all the same.
    civ(s, 1).war, civ(s, 1).war_target = card("war_over_culture_ii"), 0
    do(s, "pact peace_treaty 1 a", "accept")
    arm(s, 1, workers={"warriors": 4})
    arm(s, 0, culture=9)
    war_phase(s, 1)
    do(s, "done", "done")
    assert civ(s, 0).culture == 6


# -- R22 ----


@rule("ages", "R22.1", "R22.2", "R22.3", "R22.4")
def test_a_war_from_declaration_to_spoils() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 6}, military=("war_over_culture_ii", "rats", "bonus_ii"))
    d = arm(s, 1, workers={"warriors": 2}, culture=9, military=("bonus_ii",))
    politics(s)
    do(s, "war war_over_culture_ii 1")
    assert (a.war, a.war_target, a.ma) == (card("war_over_culture_ii"), 1, 0)
    assert d.culture == 9
    while s.turn == 0:
        do(s, "discard rats" if can(s, "discard rats") else "end")
    while s.turn == 1:
        do(s, moves(s)[-1] if s.stack[-1][0] == S_ACTIONS else "pass")
    # Resolved at the start of the attacker's next turn, without bonus cards.
    assert s.actors() == [0]
    assert not any("bonus" in move for move in moves(s))
    culture = d.culture
    do(s, "done")
    assert not any("bonus" in move for move in moves(s))
    do(s, "sacrifice warriors", "done")
    advantage = 6 - 2 - 1
    assert d.culture == culture - advantage
    assert (a.war, workers_on(s, 1, "warriors")) == (-1, 1)
    # He still has his political action.
    assert s.stack[-1][0] == S_POLITICS


@rule("ages", "R22.3")
def test_the_defender_may_win_and_a_draw_does_nothing() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 2}, culture=9)
    d = arm(s, 1, workers={"warriors": 5}, culture=1)
    a.war, a.war_target = card("war_over_culture_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    assert (a.culture, d.culture) == (6, 4)
    arm(s, 1, workers={"warriors": 2})
    a.war, a.war_target = card("war_over_culture_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    assert (a.culture, d.culture) == (6, 4)


@rule("ages", "R22.5")
def test_war_over_technology() -> None:
    s = table(2, age=3)
    a = arm(s, workers={"warriors": 20}, specials=("warfare",), hand=("cartography",), science=0)
    d = arm(s, 1, specials=("justice_system", "strategy", "cartography", "masonry"), science=9)
    d.blue_bank += 3
    a.war, a.war_target = card("war_over_technology_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    advantage = strength(s, 0) - strength(s, 1)
    assert (strength(s, 0), strength(s, 1), advantage) == (21, 5, 16)
    # Not Cartography, which is in his hand.
    assert moves(s) == ["special strategy", "special justice_system", "special masonry", "done"]
    do(s, "special strategy")
    assert (a.specials[0], d.specials[0]) == (card("strategy"), -1)
    assert card("warfare") in s.gone
    do(s, "special justice_system")
    assert (a.blue_bank, d.blue_bank) == (21, 18)
    # One point is left, and it is taken in science.
    assert (a.science, d.science) == (1, 8)
    assert a.ca == 4 + 1


@rule("ages", "R22.5")
def test_an_older_technology_is_only_destroyed() -> None:
    s = table(2, age=3)
    a = arm(s, workers={"warriors": 9}, specials=("architecture",))
    d = arm(s, 1, specials=("masonry",))
    a.war, a.war_target = card("war_over_technology_ii"), 1
    war_phase(s)
    do(s, "done", "done", "special masonry")
    assert (a.specials[3], d.specials[3]) == (card("architecture"), -1)
    assert card("masonry") in s.gone


@rule("ages", "R22.7")
def test_spoils_of_the_other_wars() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9})
    d = arm(s, 1, food=6, resources=6)
    a.war, a.war_target = card("war_over_resources_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    # The victor chooses the mix of eight.
    assert s.actors() == [0]
    assert moves(s) == [f"food {food} resources {8 - food}" for food in range(2, 7)]
    do(s, "food 2 resources 6")
    assert (a.food, a.resources, d.food, d.resources) == (2, 6, 4, 0)
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9})
    d = arm(s, 1)
    a.war, a.war_target = card("war_over_territory_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    # 8 points of advantage: two full threes.
    assert (a.yellow_bank, d.yellow_bank) == (20, 16)


@rule("ages", "R22.6")
def test_a_war_of_the_last_round_is_never_fought() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    s.start = 1
    arm(s, workers={"warriors": 9}, military=("war_over_culture_ii",), culture=0)
    d = arm(s, 1, culture=50, military=())
    s.turn = 0
    politics(s)
    do(s, "war war_over_culture_ii 1")
    while not s.over():
        do(s, "end")
    assert d.culture == 50


@rule("ages", "R6.3")
def test_turn_begins_with_politics_when_there_are_cards() -> None:
    s = table(2, age=1)
    arm(s, military=("rats",))
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert s.stack[-1][0] == S_POLITICS
    assert reason(s, "card:iron")[0] == "why.politics_first"
    assert tech("iron") >= 0
