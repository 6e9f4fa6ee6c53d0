"""R4.6: a rondel field on which nothing can be done says so before one goes there; what has one answer is not asked."""

from random import Random

import pytest

from games.antike.positions import nation, position
from support import rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import field_use
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.words import words

DOES = (c.A_TEMPLE, c.A_ARM, c.A_FREE_UNIT, c.A_ADVANCE, c.A_MOVE, c.A_FIGHT)


def label(s: AntikeState, field: str, lang: str = "en") -> str:
    action = next(action for action in s.legal(0) if s.tables.field_ids[action[1]] == field)
    return words(TITLE.package, lang).say(TITLE.describe(s, 0, action).label)


@rule("antike", "R4.6", "R7.1", "R8.1", "R6.1")
def test_a_field_says_that_nothing_can_be_paid_there() -> None:
    s = position(yellow={"goods": (4, 1, 3, 0), "marker": None, "cities": {"roma": "gold"}, "legions": {"roma": 1}})
    vain = nation(s, "yellow")["fields_in_vain"]
    assert vain == {"templum": "unpaid", "militia": "unpaid", "scientia": "unpaid"}
    assert label(s, "templum") == "Templum: nothing can be paid there, free"
    assert label(s, "templum", "de") == "Templum: dort reicht es für nichts, frei"
    assert label(s, "movere_1") == "Movere (after Aurum), free"


@rule("antike", "R4.4", "R4.6")
def test_the_way_there_is_reckoned_with() -> None:
    """From Ferrum to Scientia are six steps, three of them paid."""
    rich = position(yellow={"goods": (3, 0, 6, 0), "marker": "ferrum", "cities": {"roma": "gold"}})
    assert "scientia" not in nation(rich, "yellow")["fields_in_vain"]
    poor = position(yellow={"goods": (2, 0, 6, 0), "marker": "ferrum", "cities": {"roma": "gold"}})
    assert nation(poor, "yellow")["fields_in_vain"]["scientia"] == "unpaid"
    assert label(poor, "scientia") == "Scientia: nothing can be paid there, 6 steps for 3"


@rule("antike", "R4.6", "R14.2")
def test_a_trade_with_the_bank_may_pay_for_it() -> None:
    purse = {"goods": (4, 2, 0, 0), "marker": None, "cities": {"roma": "gold"}}
    assert nation(position(yellow=purse), "yellow")["fields_in_vain"]["templum"] == "unpaid"
    s = position(yellow={**purse, "advances": ["mercatura"]})
    assert "templum" not in nation(s, "yellow")["fields_in_vain"]


@rule("antike", "R4.6", "R7.1", "R9.1")
def test_a_field_says_that_there_is_nothing_to_do() -> None:
    s = position(yellow={"goods": (9, 9, 9, 0), "marker": None, "cities": {"roma": "gold"}, "temples": ["roma"]})
    vain = nation(s, "yellow")["fields_in_vain"]
    assert vain == {"templum": "nothing", "movere_1": "nothing", "movere_2": "nothing"}
    assert label(s, "templum") == "Templum: nothing to do there, free"
    assert label(s, "templum", "de") == "Templum: dort gibt es nichts zu tun, frei"


def something(s: AntikeState, nation: int, seen: set[tuple[int, ...]]) -> bool:
    """Whether the action of the field can be carried out in any way, by trying all payments and trades."""
    while s.stack and s.active == nation:
        frame = s.stack[-1]
        name = TITLE.steps[frame[0]].name
        if name in ("founding", "conquest", "substitute"):
            return False
        at = (*frame, *s.nat[nation * c.WIDTH : nation * c.WIDTH + 4])
        if at in seen:
            return False
        seen.add(at)
        actions = s.legal(s.seats[nation])
        if any(action[0] in DOES for action in actions):
            return True
        for action in actions:
            if action[0] not in (c.A_DONE, c.A_END_MOVEMENT, c.A_TO_FIELD):
                after = s.clone()
                after.apply(s.seats[nation], action)
                if something(after, nation, seen):
                    return True
        return False
    return False


@rule("antike", "R4.6")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_of_a_field_is_what_trying_it_finds(seed: int) -> None:
    rng = Random(seed)
    s = TITLE.new(3, seed, {"turn_cap_rounds": 30})
    assert isinstance(s, AntikeState)
    told = {c.USABLE: 0, c.UNPAID: 0, c.POINTLESS: 0}
    while not s.over():
        (seat,) = s.actors()
        actions = s.legal(seat)
        if TITLE.steps[s.stack[-1][0]].name == "rondel" and s.wealth(s.active) <= 12 and s.bellona != s.active:
            for action in actions:
                if action[0] == c.A_TO_FIELD and s.tables.field_does[action[1]] >= 3:
                    use = field_use(s, s.active, action[1])
                    told[use] += 1
                    tried = s.clone()
                    tried.apply(seat, action)
                    assert something(tried, s.active, set()) == (use == c.USABLE), (action, use)
        s.apply(seat, rng.choice(actions))
    assert told[c.USABLE] > 20
    assert told[c.UNPAID] > 20


@rule("antike", "R4.6")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"choose_nations": True}),
        (4, {"map": "orient", "coins_in_bank": 2}),
        (6, {"variant_plinius": True, "variant_free_building": True}),
    ],
)
def test_nobody_is_asked_what_has_one_answer(players: int, options: dict[str, object]) -> None:
    rng = Random(players)
    s = TITLE.new(players, players, {**options, "turn_cap_rounds": 25})
    while not s.over():
        for seat in s.actors():
            assert len(s.legal(seat)) > 1, TITLE.steps[s.stack[-1][0]].name
        seat = s.actors()[0]
        s.apply(seat, rng.choice(s.legal(seat)))
