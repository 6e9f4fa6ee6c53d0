"""Food and resources, production, happiness, corruption, military cards (R12 to R16)."""

import itertools

import pytest

from support import rule
from ziggurat.games.ages.banks import best_payment, gain_resources, pay_food, pay_resources
from ziggurat.games.ages.codes import P_DISCARD, S_ACTIONS, S_FLOW
from ziggurat.games.ages.derive import discontent_of
from ziggurat.games.ages.military_deck import can_draw, discard, draw_military
from ziggurat.games.ages.outlook import AS_USUAL, CHOICE, UPRISING
from ziggurat.games.ages.row import end_age
from ziggurat.games.ages.state import EVERYONE, KNOWN, AgesState

from .positions import (
    C,
    arm,
    can,
    card,
    civ,
    do,
    event,
    moves,
    produce,
    put_tokens,
    rates,
    refresh,
    seeded,
    settle,
    table,
    tech,
    tokens_on,
)

# -- R12 ----


@rule("ages", "R12.1", "R12.1a", "R12.1b")
def test_gaining_takes_the_fewest_tokens() -> None:
    s = table(2, age=2)
    p = arm(s, techs=("iron", "coal"))
    assert gain_resources(C, p, 6) == 6
    assert (tokens_on(s, 0, "coal"), p.blue_bank) == (2, 16)
    gain_resources(C, p, 4)
    assert (tokens_on(s, 0, "coal"), tokens_on(s, 0, "iron"), tokens_on(s, 0, "bronze")) == (3, 0, 1)
    p.blue_bank = 1
    assert gain_resources(C, p, 4) == 3
    assert p.blue_bank == 0
    assert gain_resources(C, p, 4) == 0


def brute_force(values: list[int], counts: list[int], coins: list[bool], n: int, bank: int) -> tuple[int, list[int]]:
    """The best payment by trying every multiset that could be left."""
    total = sum(v * k for v, k in zip(values, counts, strict=True))
    tokens = [v for v, k in zip(values, counts, strict=True) for _i in range(k)]
    best: tuple[int, list[int]] = (99, [])
    ranges = [range((total - n) // v + 1) for v in values]
    for left in itertools.product(*ranges):
        if sum(v * k for v, k in zip(values, left, strict=True)) != total - n:
            continue
        if sum(left) - len(tokens) > bank or not fits(values, list(left), sorted(tokens), coins):
            continue
        key = (sum(left), [-k for k in left])
        if key < (best[0], [-k for k in best[1]] if best[1] else [1]):
            best = (sum(left), list(left))
    return best


def fits(values: list[int], left: list[int], tokens: list[int], coins: list[bool]) -> bool:
    """Whether the tokens left can come from the old ones without combining any."""
    pieces = sorted((v for v, k in zip(values, left, strict=True) for _i in range(k)), reverse=True)

    def place(i: int, room: list[tuple[int, int]]) -> bool:
        if i == len(pieces):
            return True
        seen = set()
        for j, (value, free) in enumerate(room):
            whole = free == value
            if (value, free) in seen or pieces[i] > free:
                continue
            seen.add((value, free))
            if pieces[i] != value and not coins[values.index(pieces[i])]:
                continue
            left_free = 0 if whole and pieces[i] == value else free - pieces[i]
            rest = [*room[:j], (value, left_free), *room[j + 1 :]]
            if place(i + 1, rest):
                return True
        return False

    return place(0, [(v, v) for v in tokens])


@rule("ages", "R12.2", "R12.2b")
@pytest.mark.parametrize("values", [[3, 2, 1], [5, 3, 2, 1], [2, 1], [3, 1], [5, 1]])
def test_payment_is_the_best_there_is(values: list[int]) -> None:
    coins = [True] * len(values)
    for counts in itertools.product(range(3), repeat=len(values)):
        total = sum(v * k for v, k in zip(values, counts, strict=True))
        for n in range(1, min(total, 7) + 1):
            for bank in (0, 2):
                found = best_payment(values, list(counts), coins, n, bank)
                size, left = brute_force(values, list(counts), coins, n, bank)
                assert bool(found) == (size < 99), (values, counts, n, bank)
                if found:
                    assert (sum(found), found) == (size, left), (values, counts, n, bank)


@rule("ages", "R12.2a")
def test_overpaying_when_the_bank_has_no_change() -> None:
    s = table(2, age=3)
    p = arm(s, techs=("oil",))
    put_tokens(s, 0, {"oil": 1})
    p.blue_bank = 0
    # 5 as 4 ones is impossible, as 3 or 2 ones too; a single one can be left.
    pay_resources(C, p, 1)
    assert (p.resources, tokens_on(s, 0, "bronze"), p.blue_bank) == (1, 1, 0)


@rule("ages", "R12.3")
def test_food_does_not_pay_for_buildings() -> None:
    s = table(2)
    arm(s, unused=1, food=9)
    assert not can(s, "build bronze")


@rule("ages", "R12.3", "R28.2", "R30.5")
def test_trade_routes_in_the_action_phase() -> None:
    s = table(3)
    p = arm(s, 0, unused=1, food=1, resources=1)
    p.pact, p.pact_partner, p.pact_role = card("trade_routes_agreement"), 1, 0
    q = arm(s, 1, resources=1, food=1)
    refresh(s)
    assert not can(s, "build bronze")
    do(s, "trade food for resource", "build bronze")
    assert (p.food, p.resources) == (0, 0)
    assert not any(move.startswith("trade") for move in moves(s))
    s.turn = 1
    s.stack = []
    s.push(S_ACTIONS, 2)
    do(s, "trade resource for food", "population")
    assert (q.food, q.resources) == (0, 0)


@rule("ages", "R12.3")
def test_trade_routes_against_famine_and_corruption() -> None:
    s = table(3)
    p = arm(s, 1, workers={"agriculture": 0}, yellow=16, unused=9, resources=1, culture=9)
    p.pact, p.pact_partner, p.pact_role = card("trade_routes_agreement"), 0, 1
    refresh(s)
    produce(s, 1)
    assert moves(s) == ["yes", "pass"]
    branch = s.clone()
    do(branch, "pass")
    assert branch.civs[1].culture == 9 - 4
    do(s, "yes")
    assert (p.culture, p.resources) == (9, 2)
    s = table(3)
    p = arm(s, 0, food=2, resources=0, workers={"agriculture": 0})
    p.pact, p.pact_partner, p.pact_role = card("trade_routes_agreement"), 1, 0
    refresh(s)
    p.blue_bank = 8
    produce(s)
    do(s, "yes")
    # Corruption 2: one food and one of two new resources.
    assert (p.food, p.resources) == (1, 1)


@rule("ages", "R12.4")
def test_stolen_goods_go_through_both_banks() -> None:
    from ziggurat.games.ages.codes import MIX_STEAL
    from ziggurat.games.ages.mix import ask_mix

    s = table(2)
    a = arm(s, 0, blue=1)
    d = arm(s, 1, food=2, resources=2)
    blue = d.blue_bank
    ask_mix(s, 0, MIX_STEAL, 3, 1)
    assert moves(s) == ["food 1 resources 2", "food 2 resources 1"]
    do(s, "food 1 resources 2")
    assert (d.food, d.resources, d.blue_bank) == (1, 0, blue + 3)
    # The winner's bank holds a single token.
    assert (a.food, a.resources, a.blue_bank) == (1, 0, 0)


# -- R13 ----


@rule("ages", "R13.2")
def test_exact_order_of_production() -> None:
    s = table(2)
    p = arm(s, workers={"religion": 1}, yellow=15, unused=3, food=0, culture=0)
    rate = rates(s)
    produce(s, draw=2)
    # Farms feed the population before it eats; corruption looks at the bank after the mines.
    assert (p.culture, p.science, p.food, p.resources) == (rate[0], rate[1], 1, 2)
    assert len(p.military) == 2


@rule("ages", "R13.2", "R13.3")
def test_production_stops_with_the_tokens_dearest_first() -> None:
    s = table(2, tier="simple")
    p = arm(s, workers={"irrigation": 1, "agriculture": 2, "iron": 1, "bronze": 2}, blue=4, yellow=18)
    produce(s)
    assert (tokens_on(s, 0, "irrigation"), tokens_on(s, 0, "agriculture")) == (1, 2)
    assert (tokens_on(s, 0, "iron"), tokens_on(s, 0, "bronze"), p.blue_bank) == (1, 0, 0)


@rule("ages", "R13.4")
def test_pacts_change_production() -> None:
    s = table(3)
    a = arm(s, 0)
    b = arm(s, 1)
    a.pact, a.pact_partner = card("acceptance_of_supremacy"), 1
    refresh(s)
    produce(s, 0)
    produce(s, 1)
    assert (a.resources, b.resources) == (3, 1)
    s = table(3)
    a = arm(s, 0, workers={"bronze": 0})
    b = arm(s, 1, workers={"bronze": 0})
    a.pact, a.pact_partner = card("acceptance_of_supremacy"), 1
    refresh(s)
    produce(s, 1)
    produce(s, 0)
    # A gets his resource although B had none to lose.
    assert (a.resources, b.resources) == (1, 0)
    event(s, "new_deposits")
    assert a.resources == 1


@rule("ages", "R13.5")
def test_stocks_are_kept() -> None:
    s = table(2)
    p = arm(s, food=2, resources=2, science=5)
    do(s, "end")
    assert (p.food, p.resources, p.science) == (4, 4, 6)


@rule("ages", "R13.2")
def test_famine_never_below_zero() -> None:
    s = table(2)
    p = arm(s, workers={"agriculture": 0}, yellow=8, unused=9, culture=2)
    produce(s)
    assert p.culture == 0


# -- R14, R15 ----


@rule("ages", "R14.1", "R28.7")
def test_happy_and_unhappy_faces() -> None:
    s = table(2, age=3)
    arm(s, workers={"religion": 1, "drama": 1}, colonies=("historic_territory_i",), government="communism")
    assert rates(s)[3] == 1 + 1 + 1 - 1
    arm(s, wonders=("st_peters_basilica",))
    assert rates(s)[3] == 6 - 1
    arm(s, leader="rock_and_roll_icon")
    assert rates(s)[3] == 8
    s = table(2, age=3)
    arm(s, wonders=("kremlin",))
    assert rates(s)[3] == 0


@rule("ages", "R14.2")
def test_discontent_workers_still_build() -> None:
    s = table(2)
    p = arm(s, yellow=14, unused=1, resources=2)
    assert discontent_of(s, 0) == 1
    do(s, "build bronze")
    assert (p.unused, discontent_of(s, 0)) == (0, 1)


@rule("ages", "R14.3")
def test_discontent_may_exceed_the_unused() -> None:
    s = table(2)
    p = arm(s, yellow=3, unused=0)
    assert discontent_of(s, 0) == 6
    p.yellow_bank = 18
    assert discontent_of(s, 0) == 0


@rule("ages", "R14.4", "R13.1")
def test_uprising_skips_everything() -> None:
    s = table(2)
    p = arm(s, workers={"religion": 0}, yellow=14, unused=0, science=2, culture=5, blue=2)
    produce(s, draw=2)
    assert (p.science, p.culture, p.food, p.resources, p.blue_bank, p.military) == (2, 5, 0, 0, 2, [])
    p.unused = 1
    produce(s, draw=2)
    assert p.science == 3


@rule("ages", "R15.1", "R15.2")
def test_corruption_is_fixed_before_paying_and_never_food() -> None:
    s = table(2)
    p = arm(s, workers={"bronze": 1, "agriculture": 0}, food=5)
    p.blue_bank = 5
    produce(s)
    # Bank 4: corruption 4; only one resource is there, its token does not lower the amount.
    assert (p.resources, p.food, p.blue_bank) == (0, 5, 5)


# -- R16 ----


@rule("ages", "R16.1")
def test_military_card_types() -> None:
    types = {C.types[n] for n in C.military}
    assert len(types) == 7
    s = table(2)
    arm(s, military=("bonus_i", "rats", "raid_i"))
    assert not any("bonus_i" in move or "rats" in move or "raid_i" in move for move in moves(s))


@rule("ages", "R16.2")
def test_one_card_per_unused_action_at_most_three() -> None:
    s = table(2, age=1)
    p = arm(s, government="monarchy", leader="julius_caesar")
    assert [m for m in moves(s) if m.startswith("end")] == ["end 3", "end 2", "end 1", "end"]
    p.ma = 1
    assert [m for m in moves(s) if m.startswith("end")] == ["end 1", "end"]
    do(s, "end 1")
    assert len(p.military) == 1


@rule("ages", "R16.3")
def test_the_discards_become_the_deck() -> None:
    s = table(2, age=1)
    s.military_decks[1] = (card("rats"),)
    s.discards[1] = (seeded("legion", 0, 1),)
    assert draw_military(s, 0, 5) == 2
    assert sorted(civ(s).military) == sorted([card("rats"), card("legion")])
    assert not can_draw(s)
    discard(s, card("phalanx"))
    assert s.discards[1] == (card("phalanx") + KNOWN * EVERYONE,)
    # A card of a former age does not come back.
    s.age = 2
    discard(s, card("phalanx"))
    assert s.discards[2] == ()
    assert s.out[-1] % KNOWN == card("phalanx")


@rule("ages", "R16.4")
def test_hand_limit_only_in_its_step() -> None:
    s = table(2, age=1)
    p = arm(s, military=("rats", "legion", "phalanx", "raid_i"))
    draw_military(s, 0, 1)
    assert len(p.military) == 5
    s.stack = []
    settle(s, S_FLOW, P_DISCARD)
    do(s, "discard rats", "discard legion", "discard raid_i")
    assert len(p.military) == 2
    assert s.stack[-1][0] == S_ACTIONS
    arm(s, wonders=("library_of_alexandria",))
    assert p.tune.military_limit == 3


@rule("ages", "R16.5")
def test_nobody_draws_after_the_last_deck() -> None:
    s = table(2, age=3)
    end_age(s)
    assert (s.age, draw_military(s, 0, 3)) == (4, 0)
    assert [m for m in moves(s) if m.startswith("end")] == ["end"]
    s = table(2, age=2, tier="advanced")
    assert draw_military(s, 0, 1) == 1
    end_age(s)
    assert draw_military(s, 0, 3) == 0


@rule("ages", "R16.6")
def test_effects_draw_more_than_three() -> None:
    s = table(2, age=2)
    arm(s, workers={"warriors": 3})
    event(s, "strategic_territory_ii")
    do(s, "bid 1", "pass", "sacrifice warriors", "done")
    assert len(civ(s).military) == 5


@rule("ages", "R12.2")
def test_paying_with_cards_without_workers() -> None:
    s = table(2)
    p = arm(s, techs=("irrigation",), workers={"agriculture": 0})
    put_tokens(s, 0, {"irrigation": 1})
    pay_food(C, p, 1)
    assert (p.food, p.tokens[tech("agriculture")]) == (1, 1)


# -- what the question tells of it ----


def told(s: AgesState) -> dict[str, object]:
    """What the end of the turn would bring, as the question says it."""
    args = s.prompt(0).args
    return {key: args[key] for key in ("course", "culture", "science", "food", "eaten", "resources", "corruption")}


def test_the_question_tells_what_the_end_of_the_turn_brings() -> None:
    s = table(2)
    p = arm(s, workers={"agriculture": 2, "bronze": 3, "religion": 1}, yellow=15, unused=3, food=0, culture=0)
    p.blue_bank = 12
    before = (p.culture, p.science, p.food, p.resources, p.blue_bank, len(s.stack))
    brings = told(s)
    assert before == (p.culture, p.science, p.food, p.resources, p.blue_bank, len(s.stack))
    stock = (p.culture, p.science, p.food, p.resources)
    produce(s)
    assert brings["course"] == AS_USUAL
    assert (brings["food"], brings["eaten"], brings["resources"], brings["corruption"]) == (2, 1, 3, 2)
    assert (p.culture - stock[0], p.science - stock[1]) == (brings["culture"], brings["science"])
    assert (p.food - stock[2], p.resources - stock[3]) == (2 - 1, 3 - 2)


def test_the_question_tells_of_uprisings_and_choices_at_the_end_of_the_turn() -> None:
    s = table(2)
    arm(s, yellow=0, unused=0)
    assert discontent_of(s, 0) > 0
    assert told(s)["course"] == UPRISING
    s = table(3)
    p = arm(s, 0, food=2, resources=0, workers={"agriculture": 0})
    p.pact, p.pact_partner, p.pact_role = card("trade_routes_agreement"), 1, 0
    refresh(s)
    p.blue_bank = 8
    assert told(s)["course"] == CHOICE
