"""Habits of bots that people would laugh at."""

import pytest

from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import A_END, A_TAKE, S_ACTIONS
from ziggurat.games.ages.evaluate import turns_left
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.turn_end import after_turn
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed

from .positions import arm, politics, table


def test_that_a_card_ends_the_game_sooner_is_no_reason_to_leave_it() -> None:
    """Whatever was taken before, one more card makes the game no shorter in the eyes of whoever takes it."""
    s = TITLE.new(4, 3, dict(TITLE.unattended))
    assert isinstance(s, AgesState)
    rng = rng_from_seed(3)
    compared = 0
    while s.stack and not s.last_round:
        seat = s.asked()
        if s.stack[-1][0] == S_ACTIONS and s.age > 0:
            ended = s.clone()
            ended.apply(seat, next(action for action in s.legal(seat) if action[0] == A_END))
            for action in s.legal(seat):
                if action[0] == A_TAKE:
                    taken = s.clone()
                    taken.apply(seat, action)
                    after = after_turn(taken, seat)
                    if after.age == ended.age == s.age:
                        assert turns_left(after, seat) == turns_left(ended, seat)
                        compared += s.civs[seat].taken > 0
        s.apply(seat, greedy(s, seat, rng))
    assert compared > 20


@pytest.mark.parametrize("attack", ["raid_i", "war_over_culture_iii"])
@pytest.mark.parametrize(("warriors", "tried"), [(1, False), (9, True)])
def test_an_attack_that_cannot_succeed_is_not_tried(attack: str, warriors: int, tried: bool) -> None:
    """Also where passing is the only other thing to do."""
    s = table(2, age=2)
    arm(s, 0, military=(attack,), workers={"warriors": warriors}, government="communism")
    arm(s, 1, workers={"warriors": 1})
    politics(s)
    names = [TITLE.notation(s, 0, action) for action in TITLE.candidates(s, 0)]
    assert names == (["pass", f"{attack_kind(attack)} {attack} 1"] if tried else ["pass"])


def attack_kind(card: str) -> str:
    return "war" if card.startswith("war") else "aggression"
