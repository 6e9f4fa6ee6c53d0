"""A win that one turn brings is taken, in every title, in positions laid out by hand."""

from collections.abc import Callable

import pytest

from games.ages import positions as ages
from games.antike.positions import ADVANCES
from games.antike.positions import position as antike
from games.civilization import positions as civilization
from games.civilization.test_research import pyramid
from games.mosaic import positions as mosaic
from players.turns import finish_turn
from ziggurat.games.ages.codes import S_ACTIONS
from ziggurat.games.ages.state import AgesState
from ziggurat.games.civilization import codes
from ziggurat.games.mosaic.codes import VP_CARDS
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.state import State
from ziggurat.players import Budget, make_bot

THOUGHT = Budget(simulations=12)


def play_turn(s: State, seat: int, name: str) -> None:
    """The bot plays its turn; whoever else is asked answers greedily."""
    finish_turn(s, seat, make_bot(name, 1), THOUGHT)


# -- Antike: the ninth card ----------------------------------------------------------------------------------------

FOUR = dict.fromkeys(["roma", "ancona", "neapolis", "carthago"], "gold")


def antike_city() -> State:
    return antike(yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": FOUR, "scholar": 8})


def antike_march() -> State:
    """Movere, then the city where the legion has come to."""
    return antike(
        yellow={"goods": (1, 1, 1, 0), "legions": {"roma": 1}, "cities": FOUR, "scholar": 8, "marker": "marmor"}
    )


def antike_temple() -> State:
    held = {"goods": (5, 1, 1, 0), "cities": FOUR, "temples": ["roma", "ancona"], "scholar": 8, "marker": "ferrum"}
    return antike(yellow=held)


def antike_scholar() -> State:
    return antike(yellow={"goods": (0, 3, 9, 0), "cities": FOUR, "king": 8, "marker": "militia"})


def antike_plinius() -> State:
    known = [advance for advance in ADVANCES if advance != "navigatio"]
    held = {"goods": (0, 3, 9, 0), "cities": FOUR, "king": 8, "marker": "militia", "advances": known}
    rival = {"advances": ["strata", "navigatio"], "cities": {"olbia": "gold"}}
    return antike(yellow=held, red=rival, options={"variant_plinius": True})


def antike_raze() -> State:
    held = {"legions": {"aquileia": 3}, "cities": {"roma": "gold"}, "scholar": 8}
    return antike(yellow=held, neutral=("aquileia",), step="conquest")


# -- Through the Ages: the last turn of the game ---------------------------------------------------------------------


def last_turn() -> AgesState:
    """The last player's last turn; all have the same so far."""
    s = ages.table(2, age=4)
    s.last_round = s.round
    s.turn = 1
    s.stack = []
    s.push(S_ACTIONS, 2)
    return s


def ages_wonder() -> State:
    """The last stage of a wonder that makes culture in the production to come."""
    s = last_turn()
    stages = ages.C.stages[ages.card("hanging_gardens")]
    ages.arm(s, 1, wonder="hanging_gardens", stage=len(stages) - 1, resources=10)
    return s


def ages_temple() -> State:
    s = last_turn()
    ages.arm(s, 1, unused=1, resources=6)
    return s


def ages_population() -> State:
    """A worker first, then the building."""
    s = last_turn()
    ages.arm(s, 1, unused=0, food=4, resources=6)
    return s


def ages_leader() -> State:
    s = last_turn()
    ages.arm(s, 1, hand=("homer",), workers={"warriors": 2})
    return s


def ages_technology() -> State:
    """A technology, then a building of it, then its culture."""
    s = last_turn()
    ages.arm(s, 1, hand=("drama",), science=10, unused=1, resources=8, workers={"religion": 2})
    return s


# -- Mosaic: the last turn of the game ----------------------------------------------------------------------------


def final_turn(rival: int) -> MosaicState:
    """The last turn belongs to seat 1; seat 0 has so many points."""
    s = mosaic.table(2, ("philosopher", "merchant"))
    s.ending, s.reason = 2, 1
    s.boards[0][VP_CARDS] = rival
    mosaic.turn_of(s, 1)
    return s


def mosaic_flip() -> State:
    s = final_turn(2)
    mosaic.face_down(s, 1, "music")
    return s


def mosaic_city() -> State:
    s = final_turn(1)
    mosaic.have(s, 1, stone=30, food=30, ideas=30, population=6)
    return s


def mosaic_wonder() -> State:
    s = final_turn(4)
    mosaic.put(s, 1, "city", "gaul_01")
    mosaic.have(s, 1, stone=40, food=40)
    return s


def mosaic_golden_age() -> State:
    s = final_turn(4)
    mosaic.have(s, 1, s_culture=12)
    return s


def mosaic_technology() -> State:
    s = final_turn(2)
    mosaic.have(s, 1, ideas=30, s_culture=3, s_science=3)
    mosaic.offer(s, "technology", "music", "astronomy")
    return s


# -- Civilization: four ways to win -----------------------------------------------------------------------------------


def civilization_culture() -> State:
    s = civilization.flat()
    s.culture_step = replaced(s.culture_step, 0, 20)
    s.culture, s.trade[0] = replaced(s.culture, 0, 7), 6
    civilization.manage(s, 0)
    return s


def civilization_bank() -> State:
    s = civilization.flat()
    civilization.tech(s, 0, "banking")
    civilization.coins(s, 0, 14)
    s.bonus = replaced(s.bonus, 0, 10)
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        civilization.ground(s, name, "water")
    civilization.manage(s, 0)
    return s


def civilization_space() -> State:
    s = civilization.flat("china", "germany")
    pyramid(s, 0, 5, 4, 3, 2)
    s.trade[0] = 26
    civilization.turn(s, 0, codes.RESEARCH)
    return s


def civilization_feudalism() -> State:
    s = civilization.flat()
    civilization.coins(s, 0, 14)
    s.open_now = replaced(s.open_now, 0, 1 << civilization.gov(s, "feudalism"))
    civilization.start(s, 0)
    return s


def civilization_opera() -> State:
    s = civilization.flat()
    civilization.piece(s, "b2", "sydney_opera_house")
    s.culture_step = replaced(s.culture_step, 0, 20)
    civilization.start(s, 0)
    return s


WINS = [
    *(antike_city, antike_march, antike_temple, antike_scholar, antike_plinius, antike_raze),
    *(ages_wonder, ages_temple, ages_population, ages_leader, ages_technology),
    *(mosaic_flip, mosaic_city, mosaic_wonder, mosaic_golden_age, mosaic_technology),
    *(civilization_culture, civilization_bank, civilization_space, civilization_feudalism, civilization_opera),
]


@pytest.mark.parametrize("name", ["skilled", "master"])
@pytest.mark.parametrize("laid_out", WINS, ids=lambda laid_out: laid_out.__name__)
def test_a_win_in_one_turn_is_taken(laid_out: Callable[[], State], name: str) -> None:
    s = laid_out()
    seat = s.actors()[0]
    play_turn(s, seat, name)
    if not s.over():  # choices made at once wait for the others
        play_turn(s, s.actors()[0], "greedy")
    outcome = s.outcome()
    assert outcome is not None and outcome.places[seat] == 1
    assert outcome.places.count(1) == 1
