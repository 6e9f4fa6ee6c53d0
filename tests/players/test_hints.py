"""Hints: the best actions first, with a chance and a reason in every language, from what the seat knows."""

import msgspec
import pytest

from games.ages import positions as ages
from games.antike.positions import position
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words
from ziggurat.players import Budget, View
from ziggurat.players.hints import BEST, Hint, hints, reasons, term_changed
from ziggurat.players.search import Plan
from ziggurat.sitting.thinking import Thought, thought

from .test_levels import SHORT, middle

THOUGHT = Budget(simulations=8)


def test_the_winning_action_comes_first_and_says_so() -> None:
    cities = dict.fromkeys(["roma", "ancona", "neapolis", "carthago"], "gold")
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": cities, "scholar": 8}, step="founding"
    )
    seat = s.actors()[0]
    best, *others = hints(View(s, seat), rng_from_seed(1), THOUGHT)
    assert best.notation == "found sirmium gold"
    assert best.chance == 1.0
    assert all(other.chance <= best.chance for other in others)


@pytest.mark.parametrize("id", SHORT)
def test_three_actions_with_a_chance_and_a_reason_in_words(id: str) -> None:
    view = middle(id)
    before = view.observation()
    found = hints(view, rng_from_seed(2), THOUGHT)
    assert 1 <= len(found) <= BEST
    assert len({hint.action for hint in found}) == len(found)
    for hint in found:
        assert hint.action in view.legal()
        assert 0.0 <= hint.chance <= 1.0
        assert hint.reasons
        said = {}
        for lang in ("en", "de"):
            spoken = words(view.title.package, lang)
            assert not any(spoken.missing(reason) for reason in hint.reasons)
            said[lang] = [spoken.say(reason) for reason in hint.reasons]
        assert said["en"] != said["de"]
    assert view.observation() == before


@pytest.mark.parametrize("id", SHORT)
def test_every_term_has_its_words_in_every_language(id: str) -> None:
    title = find_title(id)
    state = title.new(title.min_players, 1)
    names = [name for name, _, _ in title.terms(state, 0)]
    assert len(set(names)) == len(names) > 5
    for lang in ("en", "de"):
        assert all(words(title.package, lang).has(f"term.{name}") for name in names)


def test_a_reason_names_what_the_plan_changes() -> None:
    s = position(yellow={"goods": (5, 0, 0, 0), "cities": {"roma": "gold"}}, step="templum")
    best = hints(View(s, s.actors()[0]), rng_from_seed(1), THOUGHT)[0]
    assert best.notation == "temple roma"
    assert "+1 temple" in [words("ziggurat.games.antike", "en").say(reason) for reason in best.reasons]


def test_one_of_something_is_one_also_where_it_is_a_little_more() -> None:
    """Terms may count in parts: what is told as one coin is no plural."""
    spoken = words("ziggurat.games.antike", "en")
    assert spoken.say(term_changed("coins", 1.02)) == "+1 coin"
    assert spoken.say(term_changed("coins", -0.98)) == "−1 coin"
    assert spoken.say(term_changed("coins", 1.1)) == "+1.1 coins"


@pytest.mark.parametrize(("lang", "loot"), [("en", "rival: −5 resources"), ("de", "Gegner: −5 Rohstoffe")])
def test_a_reason_for_an_attack_is_what_the_rival_loses_once_it_has_answered(lang: str, loot: str) -> None:
    s = ages.table(age=2)
    ages.arm(s, 0, workers={"warriors": 9}, military=("plunder_ii",))
    ages.arm(s, 1, workers={"warriors": 1}, resources=9, food=0)
    ages.politics(s, 0)
    attack = s.title.parse(s, 0, "aggression plunder_ii 1")
    assert attack is not None
    said = reasons(View(s, 0), Plan([attack], [], 0.0), rng_from_seed(1))
    assert loot in [words(s.title.package, lang).say(reason) for reason in said]


@pytest.mark.parametrize(("change", "said"), [(1.0, "rival: +1 city"), (2.0, "rival: +2 cities")])
def test_a_reason_that_has_travelled_says_the_same(change: float, said: str) -> None:
    reason = Say("hint.rival", {"what": term_changed("cities", change)})
    hint = Hint((0, 0, 0, 0), "end", 0.5, [reason])
    back = msgspec.json.decode(msgspec.json.encode(thought(hint)), type=Thought)
    assert [words("ziggurat.games.antike", "en").say(each.say()) for each in back.reasons] == [said]


@pytest.mark.parametrize("decisions", [40, 90])
@pytest.mark.parametrize("id", SHORT)
def test_hints_are_the_same_in_positions_that_the_seat_cannot_tell_apart(id: str, decisions: int) -> None:
    """Actions, chances and reasons: nothing hidden is looked at, nor what chance will give."""
    view = middle(id, decisions)
    other = View(view.world(rng_from_seed(77)), view.seat)
    assert other.observation() == view.observation()
    told = [[thought(hint) for hint in hints(each, rng_from_seed(4), THOUGHT)] for each in (view, other)]
    assert told[0] == told[1]
