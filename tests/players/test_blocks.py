"""A loss that a rival's next turn would bring is seen and prevented, in every title, in positions laid out by hand.

Each position has a careless turn, tempting or plain, after which the rival whose turn is next (or, where seat 0 has to
answer it, under way) wins. In Antike and Civilization that is a victory; Through the Ages and Mosaic are won by points
when the game ends, so there the threat is the rival's last turn or what is scored after it.
"""

from collections.abc import Callable

import pytest

from games.ages import positions as ages
from games.antike.positions import ADVANCES
from games.antike.positions import position as antike
from games.civilization import positions as civilization
from games.mosaic import positions as mosaic
from players.turns import finish_turn
from ziggurat.games.ages.state import AgesState
from ziggurat.games.civilization import codes
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.mosaic.codes import DECKS, VP_CARDS
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.state import State
from ziggurat.players import Budget, make_bot

THOUGHT = Budget(simulations=16)


def rival_turn(s: State) -> None:
    """Whoever is next plays as well as it can."""
    if not s.over():
        finish_turn(s, s.actors()[0], make_bot("master", 3), THOUGHT)


def lost(s: State, seat: int) -> bool:
    """The game is over, and the seat has not won it alone."""
    outcome = s.outcome()
    return outcome is not None and (outcome.places[seat] != 1 or outcome.places.count(1) > 1)


# -- Antike: the rival holds eight of nine cards ----------------------------------------------------------------------
# The careless turn is the most rewarding one: temples that bring two citizens at once.

TEMPLES = ("templum", "temple roma", "temple ancona", "temple neapolis", "temple mediolanum")
REALM = dict.fromkeys(["roma", "ancona", "neapolis", "mediolanum", "massilia", "lugdunum"], "gold")


def rich(**more: object) -> dict[str, object]:
    """Yellow could build four temples and have six."""
    return {"cities": REALM, "temples": ["massilia", "lugdunum"], "goods": (20, 0, 0, 0), **more}


KNOWN = {"advances": ADVANCES}


def antike_scholar() -> State:
    """Red has the gold for the last advance that nobody knows; whoever buys it first leaves it no scholar."""
    known = [advance for advance in ADVANCES if advance != "strata"]
    return antike(
        yellow=rich(goods=(20, 0, 8, 0), marker="marmor"),
        red={"king": 8, "goods": (0, 0, 7, 0), "marker": "militia", "cities": {"athenae": "gold"}},
        black={"advances": known},
    )


def antike_king() -> State:
    """Red's legion stands where the fifth city would be: it can be fought, or the site taken."""
    cities = dict.fromkeys(["pella", "athenae", "sparta", "dyrrhachion"], "gold")
    return antike(
        yellow=rich(legions={"aquileia": 1}),
        red={"scholar": 8, "goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": cities, "marker": "movere_1"},
        black=KNOWN,
    )


def antike_citizen() -> State:
    """Red has the marble for a third temple and one city to build it in, which a legion could conquer."""
    cities = dict.fromkeys(["pella", "athenae", "salonae"], "gold")
    return antike(
        yellow=rich(legions={"aquileia": 1}),
        red={"king": 8, "goods": (5, 0, 0, 0), "cities": cities, "temples": ["pella", "athenae"]},
        black=KNOWN,
    )


def antike_general() -> State:
    """Three legions of Red stand at a neutral temple; with one less they cannot destroy it."""
    return antike(
        yellow=rich(legions={"aquileia": 1}),
        red={"king": 8, "legions": {"sirmium": 3}, "cities": {"pella": "gold"}, "marker": "templum"},
        black=KNOWN,
        neutral=("sirmium",),
    )


def antike_navigator() -> State:
    """A galley of Red is about to reach the seventh point at sea."""
    return antike(
        yellow=rich(galleys={"neapolis": 1}),
        red={
            "king": 8,
            "galleys": {"carales": 1, "syracus": 1, "tingis": 2},
            "cities": {"olisipo": "gold"},
            "marker": "templum",
        },
        black=KNOWN,
    )


# -- Through the Ages: the last round, and the rival has the last turn -------------------------------------------------


TEMPLE = ("build religion", "end")


def last_but_one(players: int = 2, **options: object) -> AgesState:
    """Seat 0 is to act in the last round; when the next seat has had its turn the game is over."""
    s = ages.table(players, age=4, **options)
    s.last_round = s.round
    s.start = (2 - players) % players
    return s


def ages_war() -> State:
    """A war over culture, declared on seat 0, is decided before the rival's turn: an army, not a temple."""
    s = last_but_one()
    ages.arm(s, 0, unused=2, resources=7, culture=22)
    a = ages.arm(s, 1, workers={"warriors": 6}, culture=15)
    a.war, a.war_target = ages.card("war_over_culture_iii"), 0
    return s


def ages_tactics() -> State:
    """The same war; what there is of units is enough once they fight as an army."""
    s = last_but_one()
    ages.arm(s, 0, workers={"warriors": 4}, military=("legion",), culture=22, unused=1, resources=3)
    a = ages.arm(s, 1, workers={"warriors": 8}, culture=18)
    a.war, a.war_target = ages.card("war_over_culture_iii"), 0
    return s


def ages_leader() -> State:
    """A leader in the row would bring the rival, who has the temples, more than the lead."""
    s = last_but_one()
    ages.arm(s, 0, unused=1, resources=3, culture=22)
    ages.arm(s, 1, workers={"religion": 2, "bronze": 0}, culture=20, unused=0)
    return ages.row(s, None, None, None, "michelangelo")


def ages_strength() -> State:
    """Both know that the strongest will score at the end; a temple instead of a warrior leaves that to the rival."""
    s = last_but_one()
    ages.arm(s, 0, unused=1, resources=3, culture=22, workers={"warriors": 2})
    ages.arm(s, 1, workers={"warriors": 3}, culture=20)
    s.future = [ages.seeded("impact_of_strength", 0, 1)]
    return s


def ages_science() -> State:
    """The same with science: a laboratory instead of a temple."""
    s = last_but_one()
    ages.arm(s, 0, unused=1, resources=3, culture=22)
    ages.arm(s, 1, workers={"philosophy": 2}, culture=20)
    s.future = [ages.seeded("impact_of_science", 0, 1)]
    return s


def ages_aggression() -> State:
    """The rival intervenes with arms to take culture in its last turn; a bonus card would hold it off."""
    s = last_but_one()
    ages.arm(s, 1, workers={"warriors": 4}, culture=20, military=("armed_intervention_iii",))
    ages.arm(s, 0, workers={"warriors": 2}, culture=24, military=("bonus_ii",))
    ages.politics(s, 1)
    ages.do(s, "aggression armed_intervention_iii 0")
    return s


# -- Mosaic: the last round, and the rival has the last turn -----------------------------------------------------------


def last_actions(own: int, rival: int) -> MosaicState:
    """One action for seat 0, one for seat 1, then the game is over; nothing is on offer or display yet."""
    s = mosaic.table(2, ("philosopher", "merchant"))
    s.ending, s.reason = 2, 1
    for deck in DECKS:
        mosaic.exhaust(s, deck)
    s.wonders_left = s.ages_left = s.achievements_left = s.governments_left = 0
    for seat, points in enumerate((own, rival)):
        mosaic.put(s, seat, "city", ("italy_03", "italy_09")[seat])
        s.boards[seat][VP_CARDS] = points
    mosaic.have(s, 0, stone=20, food=20)  # for one more city
    return s


CITY = ("build city without card", "greece_02")


def mosaic_golden_age() -> State:
    """Both have the symbols for the golden age on display: who does not claim it leaves it to the rival."""
    s = last_actions(10, 12)
    for seat in (0, 1):
        mosaic.have(s, seat, s_culture=6)
    s.ages_left = 1 << s.tables.age_ids.index("golden_age_arts")
    return s


def mosaic_achievement() -> State:
    """The rival is rich enough for an achievement; seat 0 can be so first."""
    s = last_actions(10, 8)
    s.achievements_left = 1 << s.tables.achievement_ids.index("achievement_wealthy")
    mosaic.offer(s, "tax_tariff", "tariff_01")
    mosaic.have(s, 0, money=55)
    mosaic.have(s, 1, money=60)
    return s


def mosaic_technology() -> State:
    """The rival has the ideas for the last technology on offer, which counts more than a city."""
    s = last_actions(10, 10)
    for seat in (0, 1):
        mosaic.have(s, seat, ideas=5)
    mosaic.offer(s, "technology", "poetry")
    return s


def mosaic_wonder() -> State:
    """The last wonder; both could build it."""
    s = last_actions(10, 9)
    s.wonders_left = 1 << s.tables.wonder_ids.index("sphinx")
    for seat in (0, 1):
        mosaic.have(s, seat, stone=20, food=20)
    return s


def mosaic_scoring() -> State:
    """The next card of the deck is an empire card: to take a technology would score the rival's region."""
    s = last_actions(13, 10)
    mosaic.put(s, 1, "city", "italy_10")
    mosaic.have(s, 0, stone=0, food=0, ideas=5)
    return next_is_empire(s)


def mosaic_region() -> State:
    """The rival can bring the empire card up; two units would give seat 0 the region before that."""
    s = last_actions(10, 8)
    mosaic.have(s, 0, stone=0, food=0, money=10)
    mosaic.have(s, 1, ideas=5)
    return next_is_empire(s)


def next_is_empire(s: MosaicState) -> MosaicState:
    mosaic.offer(s, "technology", "music")
    mosaic.reveal_empire(s, "technology")
    return s


# -- Civilization: a rival about to win in one of four ways ------------------------------------------------------------


def then_the_rival(s: CivilizationState, phase: int) -> CivilizationState:
    """Seat 0 has its turn of the phase now, seat 1 the next."""
    s.first = 0
    s.phase, s.active = phase, 0
    s.cached_seat = -1
    s.stack = [(codes.S_NEXT_TURN, 0, phase, 0, 0)]
    s.settle()
    return s


def civilization_bank() -> State:
    """The rival builds the bank that is its fifteenth coin; a spy can undo it."""
    s = civilization.flat()
    civilization.tech(s, 1, "banking")
    civilization.coins(s, 1, 14)
    civilization.tech(s, 0, "writing")
    civilization.marker(s, 0, "hut_spy")
    s.bonus = replaced(s.bonus, codes.CITIES, 10)
    civilization.manage(s, 1)
    bank = next(text for text in civilization.legal(s, 1) if text.endswith(" bank"))
    civilization.play(s, 1, bank)
    while s.actors() != [0]:
        civilization.play(s, s.actors()[0], civilization.legal(s, s.actors()[0])[0])
    return s


def civilization_feudalism() -> State:
    """The rival changes to feudalism for its fifteenth coin, unless it is thrown into anarchy before."""
    s = civilization.flat()
    civilization.coins(s, 1, 14)
    s.open_now = replaced(s.open_now, 1, 1 << civilization.gov(s, "feudalism"))
    civilization.event(s, 0, "the_citizens_are_revolting")
    return then_the_rival(s, codes.START_OF_TURN)


def civilization_coin() -> State:
    """The rival gives two resources for its fifteenth coin; an event can cancel that."""
    s = civilization.flat()
    civilization.tech(s, 1, "pottery")
    civilization.token(s, 1, "silk", "iron")
    civilization.coins(s, 1, 14)
    civilization.event(s, 0, "primetime_tv")
    civilization.manage(s, 1)
    civilization.play(s, 1, "use pottery_any2", "pay iron")
    return s


def storm(s: CivilizationState, armies: int) -> None:
    """The rival's armies go for the capital of seat 0."""
    civilization.army(s, 1, "d3", armies)
    civilization.move(s, 1)
    civilization.play(s, 1, f"move d3 {armies}+0", "step c3")


def civilization_defection() -> State:
    """Two armies storm the capital, which has nothing to hold against them; an event makes them desert."""
    s = civilization.flat()
    civilization.event(s, 0, "mass_defection")
    civilization.forces(s, 0, ("infantry", 1))
    civilization.forces(s, 1, ("aircraft", 5), ("aircraft", 5), ("aircraft", 6), ("aircraft", 7))
    storm(s, 2)
    return s


def civilization_front() -> State:
    """The walls of the capital are stormed. Infantry kills the mounted unit on its front; a front of its own fails."""
    s = civilization.flat()
    s.walled |= 1
    civilization.forces(s, 0, ("infantry", 3))
    civilization.forces(s, 1, ("mounted", 3), ("aircraft", 7), ("aircraft", 7))
    storm(s, 1)
    while civilization.step_name(s) == "window":
        civilization.play(s, s.actors()[0], "pass")
    civilization.put(s, 1, "mounted", 3, "front")
    return s


THREATS: list[tuple[Callable[[], State], tuple[str, ...]]] = [
    (antike_scholar, ("templum", "pay 1 gold", *TEMPLES[1:])),
    (antike_king, TEMPLES),
    (antike_citizen, TEMPLES),
    (antike_general, TEMPLES),
    (antike_navigator, TEMPLES),
    (ages_war, TEMPLE),
    (ages_tactics, TEMPLE),
    (ages_leader, TEMPLE),
    (ages_strength, TEMPLE),
    (ages_science, TEMPLE),
    (ages_aggression, ("done",)),
    (mosaic_golden_age, (*CITY, "end turn")),
    (mosaic_achievement, (CITY[0], "pay 4 stone", CITY[1])),
    (mosaic_technology, CITY),
    (mosaic_wonder, CITY),
    (mosaic_scoring, ("technology music",)),
    (mosaic_region, ("work stone",)),
    (civilization_bank, ("pass",)),
    (civilization_feudalism, ("end",)),
    (civilization_coin, ("pass",)),
    (civilization_defection, ("pass turn",)),
    (civilization_front, ("unit infantry_15 front",)),
]


@pytest.mark.parametrize(("laid_out", "careless"), THREATS, ids=[laid_out.__name__ for laid_out, _ in THREATS])
def test_a_careless_turn_loses(laid_out: Callable[[], State], careless: tuple[str, ...]) -> None:
    s = laid_out()
    seat = s.actors()[0]
    turn = s.title.turn(s)
    for text in careless:
        action = s.title.parse(s, seat, text)
        assert action is not None, f"{text!r} is not among {[s.title.notation(s, seat, a) for a in s.legal(seat)]}"
        s.apply(seat, action)
    if not s.over() and s.title.turn(s) == turn:
        finish_turn(s, seat, make_bot("greedy", 1), THOUGHT)
    rival_turn(s)
    assert lost(s, seat)


@pytest.mark.parametrize("laid_out", [laid_out for laid_out, _ in THREATS], ids=lambda laid_out: laid_out.__name__)
def test_a_loss_in_one_turn_is_prevented(laid_out: Callable[[], State]) -> None:
    s = laid_out()
    seat = s.actors()[0]
    finish_turn(s, seat, make_bot("master", 1), THOUGHT)
    rival_turn(s)
    assert not lost(s, seat)
