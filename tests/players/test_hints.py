"""Hints: the best actions first, with a chance and a reason in every language, from what the seat knows."""

import re

import msgspec
import pytest

from games.ages import positions as ages
from games.antike.positions import position
from games.mosaic import positions as mosaic
from tiny import TITLE
from ziggurat.games.ages.banks import gain_resources
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.players import Budget, View
from ziggurat.players.budget import Stopwatch
from ziggurat.players.called import called, roles
from ziggurat.players.hints import (
    BEST,
    FELT,
    Hint,
    hints,
    reasons,
    rivals_losses,
    tell_apart,
    term_changed,
)
from ziggurat.players.outlook import Kept, ahead, kept_from_rivals
from ziggurat.players.search import Plan, thought_out
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


@pytest.mark.parametrize(("lang", "loot"), [("en", "Grey: −5 resources"), ("de", "Grau: −5 Rohstoffe")])
def test_a_reason_for_an_attack_is_what_the_rival_loses_once_it_has_answered(lang: str, loot: str) -> None:
    s = ages.table(age=2)
    ages.arm(s, 0, workers={"warriors": 9}, military=("plunder_ii",))
    ages.arm(s, 1, workers={"warriors": 1}, resources=9, food=0)
    ages.politics(s, 0)
    attack = s.title.parse(s, 0, "aggression plunder_ii 1")
    assert attack is not None
    said = reasons(View(s, 0), Plan([attack], [], 0.0), rng_from_seed(1))
    assert loot in [words(s.title.package, lang).say(reason) for reason in said]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Grey, Orange: −5 resources each"), ("de", "Grau, Orange: je −5 Rohstoffe")]
)
def test_rivals_who_lose_the_same_are_named_together(lang: str, said: str) -> None:
    before = ages.table(players=4)
    for seat in (1, 2, 3):
        ages.arm(before, seat, resources=9)
    after = before.clone()
    for seat, left in ((1, 4), (2, 4), (3, 9)):
        gain_resources(ages.C, after.civs[seat], left - 9)
    spared = {(seat, "resources") for seat in (1, 2, 3)}
    told = rivals_losses(View(before, 0), [(before, after)], spared)
    assert [words(before.title.package, lang).say(say) for _, say in told] == [said]


@pytest.mark.parametrize(("change", "said"), [(1.0, "rival: +1 city"), (2.0, "rival: +2 cities")])
def test_a_reason_from_before_rivals_were_named_is_still_told(change: float, said: str) -> None:
    assert travelled("antike", Say("hint.rival", {"what": term_changed("cities", change)})) == said


def test_a_reason_that_has_travelled_says_the_same() -> None:
    loss = Say("hint.lose", {"who": ["roma", Say("hint.player", {"n": 2})], "what": term_changed("cities", -1.0)})
    assert travelled("antike", loss) == "Roma, player 2: −1 city each"
    label = Say("action.found", {"region": "sirmium", "goods": ["gold", "iron"]})
    kept = Say("hint.otherwise_what", {"who": ["roma"], "what": label})
    assert travelled("antike", kept) == f"otherwise Roma could do this: {words(ANTIKE, 'en').say(label)}"


def travelled(id: str, reason: Say) -> str:
    hint = Hint((0, 0, 0, 0), "end", 0.5, [reason])
    back = msgspec.json.decode(msgspec.json.encode(thought(hint)), type=Thought)
    (arrived,) = back.reasons
    return words(find_title(id).package, "en").say(arrived.say())


def test_where_reasons_are_the_same_it_is_told_what_the_actions_lead_to() -> None:
    marble = [[term_changed("marble", 1.0)] for _ in range(2)]
    shown = [Hint((at, 0, 0, 0), str(at), 0.5 - at / 10, why) for at, why in enumerate([*marble, [Say("hint.quiet")]])]
    ends = [[{"cities": (cities, 10.0)} for _ in range(3)] for cities in (4.0, 3.0, 2.0)]
    tell_apart(shown, ends, 1.0)
    said = {lang: ["; ".join(map(words(ANTIKE, lang).say, hint.reasons)) for hint in shown] for lang in ("en", "de")}
    assert said["en"] == ["+1 marble; later +2 cities", "+1 marble", "later −2 cities"]
    assert said["de"][0] == "+1 Marmor; später +2 Städte"
    # What one world says otherwise is not told.
    ends[0][1] = {"cities": (0.0, 10.0)}
    assert not ahead(ends, 0)


def planned(state: State, *notations: str) -> Plan:
    seat, actions, after = state.actors()[0], [], state.clone()
    for notation in notations:
        action = state.title.parse(after, seat, notation)
        assert action is not None, notation
        actions.append(action)
        after.apply(seat, action)
    return Plan(actions, [], 0.0)


def kept(state: State, *plans: tuple[str, ...], budget: Budget = THOUGHT) -> Kept | None:
    """What the first plan keeps from a rival that could do it after one of the others."""
    view = View(state, state.actors()[0])
    felt = FELT * state.title.lead
    watch = Stopwatch(budget, budget.seconds)
    ways = [planned(state, *plan) for plan in plans]
    return thought_out(kept_from_rivals(view, ways, 1, rng_from_seed(1), watch, felt)).get(0)


def told(state: State, kept: Kept | None, plan: Plan) -> tuple[str, ...]:
    """The last gain of a plan in English and German."""
    assert kept is not None
    said = reasons(View(state, state.actors()[0]), plan, rng_from_seed(1), kept)
    (last,) = [say for say in said if say.key in KEPT]
    return tuple(words(state.title.package, lang).say(last) for lang in ("en", "de"))


KEPT = ("hint.keeps", "hint.otherwise", "hint.otherwise_what")
ANTIKE = "ziggurat.games.antike"
TOWER = ("take eiffel_tower", "end")


def wonder_on_offer() -> AgesState:
    """Three players; the next one takes the wonder unless it is gone."""
    s = ages.table(players=3, age=2)
    return ages.row(s, *[None] * 5, "eiffel_tower", "coal")


def test_a_wonder_that_the_next_player_could_take_is_kept_from_it() -> None:
    s = wonder_on_offer()
    found = kept(s, TOWER, ("end",))
    assert told(s, found, planned(s, *TOWER)) == ("otherwise Grey could do it", "sonst vielleicht Grau")


def test_what_is_kept_later_in_the_plan_is_named() -> None:
    s = wonder_on_offer()
    plan = ("destroy philosophy", *TOWER)
    english, german = told(s, kept(s, plan, ("end",)), planned(s, *plan))
    assert re.fullmatch(r"otherwise Grey could do this: Take Eiffel Tower for \d civil actions?", english), english
    assert re.fullmatch(r"sonst vielleicht Grau: Eiffelturm für \d Zivilaktion(en)? nehmen", german), german


def test_the_card_of_whoever_learns_first_is_kept_from_a_rival() -> None:
    s = position(
        active="yellow",
        step="scientia",
        yellow={"goods": (0, 0, 9, 3), "cities": {"roma": "gold"}},
        red={"goods": (0, 0, 12, 9), "marker": "militia", "cities": {"tyros": "gold"}},
    )
    found = kept(s, ("advance metallum",), ("done",))
    assert told(s, found, planned(s, "advance metallum")) == (
        "keeps from Phoenicia: +1 personality card",
        "Phoenicia entgeht: +1 Persönlichkeit",
    )


def test_a_card_on_offer_is_kept_from_a_player_by_the_name_of_its_leader() -> None:
    s = mosaic.table(3, seed=1)
    for seat, at in enumerate(("italy_03", "greece_03", "gaul_06")):
        mosaic.have(s, seat, money=60, stone=20, food=10, population=5)
        mosaic.put(s, seat, "city", at)
        mosaic.units(s, seat, at.partition("_")[0], infantry=1)
    mosaic.offer(s, "build", "artisan_town_b_2", "trade_city_1", "farm_town_3", "port_city_2", "project_theatre")
    found = kept(s, ("build port_city_2",), ("work stone",))
    assert told(s, found, planned(s, "build port_city_2")) == (
        "otherwise Merchant could do it",
        "sonst vielleicht Händlerin",
    )


def test_nothing_is_kept_that_rivals_can_do_all_the_same() -> None:
    s = wonder_on_offer()
    assert kept(s, ("end",), TOWER) is None, "all can end their turns"
    assert kept(s, TOWER, (*TOWER[:1], "destroy agriculture", "end")) is None, "the wonder is gone either way"
    s.row = [-1] * 13
    s.cached_seat = -1
    assert kept(s, ("end",), ("destroy agriculture", "end")) is None


def test_what_there_was_no_time_to_look_at_is_not_told() -> None:
    assert kept(wonder_on_offer(), TOWER, ("end",), budget=Budget(seconds=0.0)) is None


@pytest.mark.parametrize("id", SHORT)
def test_reasons_name_rivals_as_the_game_does(id: str) -> None:
    """At a table of three or more: never the seat itself, no ids, no line twice."""
    title = find_title(id)
    s, rng = title.new(max(3, title.min_players), 2, dict(title.unattended)), rng_from_seed(2)
    looked = 0
    while looked < 3 and not s.over():
        seat = s.actors()[0]
        if s.ply % 25 == 24 and len(s.legal(seat)) > 2:
            looked += 1
            view = View(s, seat)
            for hint in hints(view, rng_from_seed(s.ply), THOUGHT):
                assert sum(say.key in KEPT for say in hint.reasons) <= 1
                for lang in ("en", "de"):
                    spoken = words(title.package, lang)
                    own = [spoken.name(role) for role in roles(title, view.observation(), seat)]
                    lines = [spoken.say(say) for say in hint.reasons]
                    assert len(set(lines)) == len(lines)
                    for say, line in zip(hint.reasons, lines, strict=True):
                        assert not spoken.missing(say)
                        assert not re.search(r"\b[a-z]+_[a-z0-9_]+\b|[{}\[\]]", line), line
                        if "who" in say.args:
                            assert not any(name in line for name in own), line
        s.apply(seat, greedy(s.resample(seat, rng), seat, rng))


@pytest.mark.parametrize("title", [*map(find_title, SHORT), TITLE], ids=str)
def test_whoever_is_nothing_in_the_game_yet_is_called_by_the_seat(title: Title) -> None:
    s = title.new(title.max_players, 1)
    for lang, player in (("en", "player"), ("de", "Spieler")):
        spoken = words(title.package, lang)
        names = [
            spoken.say(Say("hint.loses", {"who": called(title, s.observe(0), [seat]), "what": "-"}))
            for seat in range(s.players)
        ]
        assert len(set(names)) == s.players
        for seat, name in enumerate(names):
            known = roles(title, s.observe(0), seat)
            assert name == (", ".join(map(spoken.name, known)) or f"{player} {seat + 1}") + ": -"


@pytest.mark.parametrize("decisions", [40, 90])
@pytest.mark.parametrize("id", SHORT)
def test_hints_are_the_same_in_positions_that_the_seat_cannot_tell_apart(id: str, decisions: int) -> None:
    """Actions, chances and reasons: nothing hidden is looked at, nor what chance will give."""
    view = middle(id, decisions)
    other = View(view.world(rng_from_seed(77)), view.seat)
    assert other.observation() == view.observation()
    told = [[thought(hint) for hint in hints(each, rng_from_seed(4), THOUGHT)] for each in (view, other)]
    assert told[0] == told[1]
