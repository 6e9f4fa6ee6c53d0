"""Events (R18)."""

from support import rule
from ziggurat.games.ages.codes import P_POLITICS, S_ACTIONS, S_FLOW
from ziggurat.games.ages.derive import discontent_of
from ziggurat.games.ages.event_choices import lose_population

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
    row,
    seeded,
    settle,
    table,
    tokens_on,
    workers_on,
)


@rule("ages", "R18.2", "R18.3")
def test_an_event_goes_to_the_future_and_scores_its_age() -> None:
    s = table(2, age=2)
    p = arm(s, military=("cold_war",))
    s.current = [card("no_event")]
    s.future = [seeded("rats", 1), seeded("good_harvest", 1), seeded("national_pride", 1)]
    politics(s)
    do(s, "event cold_war")
    assert p.culture == 2
    assert s.past == (card("no_event"),)
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
    assert s.gone == ()
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
    assert p.ravaged == (card("st_peters_basilica"), card("pyramids"))
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
    assert s.past == (card("impact_of_colonies"),)
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
    s.military_decks[1] = (card("rats"),)
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


@rule("ages", "R18.8")
def test_unused_workers_are_lost_first() -> None:
    s = table(2)
    p = arm(s, unused=2)
    lose_population(s, 0, 2)
    assert (p.unused, s.stack[-1][0]) == (0, 4)
