"""Habits of bots that people would laugh at."""

from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import A_END, A_TAKE, S_ACTIONS
from ziggurat.games.ages.evaluate import turns_left
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.turn_end import after_turn
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed


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
