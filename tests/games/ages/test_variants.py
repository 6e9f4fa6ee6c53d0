"""Variants (R27)."""

import pytest

from support import rule
from ziggurat.games.ages.codes import AGGRESSION, PACT, S_ACTIONS, WAR
from ziggurat.games.ages.row import end_age
from ziggurat.games.ages.scoring import scoring_cards
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.rng import Rng, rng_from_seed

from .positions import C, arm, can, card, civ, do, moves, new, politics, produce, reason, refresh, seeded, table


@rule("ages", "R27.1")
def test_easier() -> None:
    s = new(2, easier=True)
    assert [p.yellow_bank for p in s.civs] == [19, 19]
    assert civ(s).tune.urban_limit == 3
    s = table(2, age=3, easier=True)
    assert arm(s, government="democracy").tune.urban_limit == 5


@rule("ages", "R27.2")
def test_less_mean() -> None:
    s = table(3, age=2, less_mean=True)
    arm(s, 0, military=("spy_ii", "spy_ii"))
    arm(s, 1, military=("spy_ii",))
    politics(s, 0)
    do(s, "aggression spy_ii 2")
    assert s.markers == [-1, -1, 0]
    while s.stack[-1][0] != S_ACTIONS:
        do(s, "done")
    refresh(s)
    politics(s, 1)
    assert [m for m in moves(s) if m.startswith("aggr")] == ["aggression spy_ii 0"]
    assert reason(s, "aggression spy_ii 2")[0] == "why.marker"
    # The attacker may go on; if he does something else the marker goes back.
    refresh(s)
    politics(s, 0)
    branch = s.clone()
    do(s, "aggression spy_ii 2")
    assert s.markers == [-1, -1, 0]
    do(branch, "pass")
    assert branch.markers == [-1, -1, -1]


@rule("ages", "R27.3")
def test_peaceful() -> None:
    s = new(4, peaceful=True)
    types = {C.types[n] for deck in s.military_decks for n in deck}
    assert not types & {AGGRESSION, WAR}
    assert sum(C.types[n] == PACT for deck in s.military_decks for n in deck) == 10
    s = new(4, peaceful=True, fewer_pacts=True)
    pacts = {C.ids[n] for deck in s.military_decks for n in deck if C.types[n] == PACT}
    assert len(pacts) == 8
    assert not pacts & {"acceptance_of_supremacy", "loss_of_sovereignty"}


@rule("ages", "R27.4")
def test_military_cards_as_an_action() -> None:
    s = table(2, age=1, military_draw_action=True)
    p = arm(s, government="monarchy", leader="julius_caesar")
    assert [m for m in moves(s) if m.startswith("end")] == ["end"]
    do(s, "draw", "draw", "draw", "draw")
    assert (len(p.military), p.ma) == (4, 0)
    assert not can(s, "draw")
    p.ma = 1
    s.age = 4
    assert not can(s, "draw")


@rule("ages", "R27.5")
@pytest.mark.parametrize("public", [3, 4, 5])
def test_public_bonus_cards(public: int) -> None:
    s = new(2, bonus_cards="public", bonus_public=public)
    assert len(s.open_bonus) == public
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 13 - public
    assert scoring_cards(s) == s.open_bonus


@rule("ages", "R27.5")
def test_bonus_cards_age_by_age() -> None:
    s = new(2, bonus_cards="age_by_age")
    assert (len(s.open_bonus), len(s.bonus_pool)) == (1, 4)
    do(s, "end", "end")
    assert (len(s.open_bonus), len(s.bonus_pool)) == (2, 3)
    s.age = 1
    for left in (2, 1, 0):
        end_age(s)
        assert len(s.bonus_pool) == left
    assert len(s.open_bonus) == 5


@rule("ages", "R27.5")
@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_private_bonus_cards(players: int, dealt: int, kept: int) -> None:
    s = new(players, bonus_cards="private")
    assert s.actors() == list(range(players))
    assert [len(cards) for cards in s.dealt] == [dealt] * players
    for seat in range(players):
        s.apply(seat, s.legal(seat)[0])
    assert [len(cards) for cards in s.kept] == [kept] * players
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 13 - 1 - players * kept
    assert len(scoring_cards(s)) == players * kept
    # Kept cards are secret until the end.
    assert s.observe(0)["bonus"]["yours"] == [C.ids[n] for n in s.kept[0]]
    assert "impact" not in str(s.observe(None)["bonus"])


@rule("ages", "R27.5", "R29.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_other_worlds_the_others_still_choose_from_cards_dealt_to_them_alone(players: int) -> None:
    """Whoever has chosen no longer does, and his cards are those he kept."""
    s = new(players, bonus_cards="private")
    s.apply(1, s.legal(1)[0])
    others = {cards for seed in range(10) for cards in dealt_again(s, rng_from_seed(seed))}
    assert len(others) > players


def dealt_again(s: AgesState, dice: Rng) -> set[tuple[int, ...]]:
    world = s.resample(0, dice)
    assert isinstance(world, AgesState)
    assert (world.dealt[0], world.dealt[1]) == (s.dealt[0], s.dealt[1])
    open_to = {seat: {n for action in world.legal(seat) for n in action[1:3] if n >= 0} for seat in world.actors()}
    held = [*world.kept, (world.out[0],)]
    assert [len(cards) for cards in held] == [*map(len, s.kept), 1]
    assert len({n for cards in held for n in cards}) == sum(map(len, held))
    assert open_to == {seat: set(world.kept[seat]) for seat in range(s.players) if seat != 1}
    return {cards for seat, cards in enumerate(world.dealt) if seat > 1} | {world.kept[1]}


@rule("ages", "R27.5")
def test_open_choice_of_bonus_cards() -> None:
    s = new(2, bonus_cards="open_choice")
    order = []
    for _i in range(4):
        order.append(s.actors()[0])
        do(s, moves(s)[0])
    assert order == [s.start, s.start, 1 - s.start, 1 - s.start]
    assert len(s.open_bonus) == 4
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 9


@rule("ages", "R27.5")
def test_fewer_bonus_points() -> None:
    s = table(2, age=4, bonus_cards="public", fewer_points=True)
    s.open_bonus = [card("impact_of_colonies")]
    s.current = [card("impact_of_industry")]
    s.future = [seeded("impact_of_wonders", 0)]
    assert scoring_cards(s) == [card("impact_of_colonies")]
    s.fewer_points = False
    assert scoring_cards(s) == [card(f"impact_of_{name}") for name in ("colonies", "industry", "wonders")]


@rule("ages", "R27.6")
def test_alternative_corruption() -> None:
    s = table(2, age=1, alternative_corruption=True)
    p = arm(s, workers={"bronze": 2, "iron": 1, "agriculture": 0})
    p.blue_bank = 11
    produce(s)
    assert moves(s) == ["pass", "reduce iron", "reduce bronze"]
    branch = s.clone()
    do(branch, "pass")
    assert branch.civs[0].resources == 4 - 2
    do(s, "reduce bronze")
    assert (p.resources, p.blue_bank) == (3, 9)
    s = table(2, age=1)
    produce(s)
    assert civ(s).resources == 2
