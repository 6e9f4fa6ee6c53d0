"""A game may be ended by agreement of its players: every title scores it as it stands, and its record ends there."""

import random

import pytest

from ziggurat.games.ages.scoring import simple_points
from ziggurat.games.ages.state import AgesState
from ziggurat.games.antike import codes as antike
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.mosaic.final import PARTS, score_parts
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import Game, load_game, new_game
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.registry import title_ids
from ziggurat.kernel.rows import replaced


def played(title: str, actions: int, players: int = 3, options: dict[str, object] | None = None) -> Game:
    game = new_game(title, players, 5, options)
    dice = random.Random(title)
    for _ in range(actions):
        seat = game.state.actors()[0]
        stays = [action for action in game.state.legal(seat) if action[0] != game.state.title.leaving]
        game.play(seat, dice.choice(stays))
    return game


def ended(game: Game) -> Outcome:
    game.agree()
    outcome = game.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("title", title_ids())
def test_a_record_that_was_ended_by_agreement_ends_the_same_way(title: str) -> None:
    game = played(title, 60)
    assert not game.over() and game.outcome() is None
    outcome = ended(game)
    assert game.over() and outcome.reason.key == "kernel.agreed"
    text = game.record().write()
    assert text.splitlines()[-1] == "end 60 agreed"
    again = load_game(text)
    same = again.outcome()
    assert same is not None and again == game
    assert (same.places, same.scores, same.parts) == (outcome.places, outcome.scores, outcome.parts)
    # Before its last action nobody had agreed to anything.
    assert load_game(game.record().cut(59).write()).outcome() is None


def test_nothing_is_played_after_the_players_agreed() -> None:
    game = played("antike", 10)
    game.agree()
    seat = game.state.actors()[0]
    for forbidden in (lambda: game.play(seat, game.state.legal(seat)[0]), game.agree):
        with pytest.raises(ZigguratError, match="over"):
            forbidden()
    assert len(game.played) == 10


def test_antike_counts_personalities_then_cities() -> None:
    """R13.6"""
    game = played("antike", 80)
    s = game.state
    assert isinstance(s, AntikeState)
    s.nat[2 * antike.WIDTH + antike.SCORE] = 6
    outcome = ended(game)
    assert outcome.scores[s.seats[2]] == 6 and outcome.places[s.seats[2]] == 1
    assert sorted(outcome.places) == [1, 2, 3]


def test_antike_has_no_points_while_nations_are_chosen() -> None:
    game = played("antike", 1, options={"choose_nations": True})
    outcome = ended(game)
    assert (outcome.places, outcome.scores) == ([1] * 3, [0] * 3)
    assert outcome.parts == [dict.fromkeys(antike.PERSONALITIES, 0)] * 3


def test_mosaic_makes_its_final_scoring() -> None:
    """R9.6"""
    game = played("mosaic", 80)
    assert isinstance(game.state, MosaicState)
    outcome = ended(game)
    for seat in range(3):
        values = score_parts(game.state, seat)
        assert outcome.parts[seat] == dict(zip(PARTS, values, strict=True))
        assert outcome.scores[seat] == sum(values)
    assert outcome.scores[outcome.places.index(1)] == max(outcome.scores)


def test_ages_adds_the_bonus_of_the_simple_game() -> None:
    """R26.1"""
    game = played("ages", 40, options={"tier": "simple"})
    s = game.state
    assert isinstance(s, AgesState)
    before = [civ.culture for civ in s.civs]
    outcome = ended(game)
    assert outcome.scores == [before[seat] + sum(simple_points(s, seat)) for seat in range(3)]
    assert outcome.parts[0]["culture"] == before[0]
    assert [civ.culture for civ in s.civs] == before


def test_ages_scores_the_events_that_are_left() -> None:
    """R26.4: what the players laid for the end counts at this end too."""
    game = played("ages", 40, options={"tier": "full"})
    s = game.state
    assert isinstance(s, AgesState)
    before = [civ.culture for civ in s.civs]
    card = next(card for card in range(len(s.tables.ids)) if s.tables.scoring[card])
    s.future.append(card)
    outcome = ended(game)
    id = s.tables.ids[card]
    assert all(id in part for part in outcome.parts)
    assert outcome.scores == [
        before[seat] + sum(outcome.parts[seat].values()) - outcome.parts[seat]["culture"] for seat in range(3)
    ]


def test_civilization_ranks_by_the_ways_to_victory() -> None:
    """R17.4"""
    game = played("civilization", 60)
    s = game.state
    assert isinstance(s, CivilizationState)
    s.culture_step = replaced(s.culture_step, 1, 20)
    outcome = ended(game)
    assert outcome.places[1] == 1 and outcome.scores[1] == 100 and outcome.parts[1]["culture"] == 100


def test_the_introductory_game_of_civilization_has_neither_winner_nor_loser() -> None:
    """R20.1"""
    game = played("civilization", 20, options={"introductory": True})
    assert ended(game).places == [1, 1, 1]
