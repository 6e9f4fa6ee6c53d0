"""Reasons for what is not possible, and the words of labels, prompts and the log."""

import pytest

from games.antike.positions import at_war, new, offers, phase, play, position, refused
from support import random_move, rule
from ziggurat.games.antike import TITLE
from ziggurat.kernel.game import new_game
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.words import languages, words


def test_every_intent_gets_a_sentence_in_both_languages() -> None:
    """Whatever a person clicks or types in whatever decision: words exist, and the rule too."""
    rng = rng_from_seed(3)
    s = at_war(4, 2, turn_cap_rounds=10)
    board = s.tables
    intents = [f"region:{id}" for id in board.region_ids]
    intents += [f"rondel:{id}" for id in board.field_ids] + [f"advance:{id}" for id in board.advance_ids]
    intents += ["trade 2:1", "take 1 coin", "stay", "", "nonsense", "fight legion roma roma", "end turn"]
    for one in board.region_ids[::7]:
        for other in board.region_ids[::9]:
            intents += [f"legion {one}>{other}", f"galley {one}>{other}"]
        intents += [
            f"legion {one}",
            f"galley {one}",
            f"temple {one}",
            f"found {one} iron",
            f"conquer {one} with 1 legion",
        ]
    spoken = [words(TITLE.package, lang) for lang in languages()]
    rules = rulebook(TITLE.package)
    phases = set()
    while not s.over():
        seat = s.actors()[0]
        phases.add(phase(s))
        for _question in range(6):
            reason = s.why_not(seat, intents[rng.below(len(intents))])
            assert not reason.rule or reason.rule in rules
            for language in spoken:
                assert not language.missing(reason)
        random_move(s, rng)
    assert len(phases) > 9


@pytest.mark.parametrize(
    ("intent", "key"),
    [
        ("legion mediolanum>carales", "why.no_border"),
        ("legion roma>carales", "why.no_land_border"),
        ("galley roma>ancona", "why.border_land"),
        ("legion roma>massilia", "why.border_sea"),
        ("legion sirmium>pella", "why.no_unit_there"),
        ("region:tingis", "why.out_of_reach"),
        ("region:neapolis", "kernel.go_on"),
        ("galley memphis", "why.no_sea_border"),
        ("fight legion roma graecia", "why.nobody_to_fight"),
        ("conquer ancona", "why.movement_first"),
        ("trade 2:1", "why.no_market"),
    ],
)
def test_reasons_in_movement(intent: str, key: str) -> None:
    s = position(
        yellow={"legions": {"roma": 1, "mediolanum": 2}, "galleys": {"roma": 1}, "cities": {"carthago": "gold"}}
    )
    play(s, "movere_1")
    assert refused(s, intent).key == key


def test_reasons_while_something_is_half_done() -> None:
    s = position(yellow={"goods": (2, 2, 2, 2), "marker": "ferrum"})
    play(s, "marmor")
    assert refused(s, "trade 2:1").key == "why.pay_first"
    s = position(
        yellow={
            "galleys": {"roma": 1},
            "cities": {"carthago": "gold"},
            "advances": ["mercatura"],
            "goods": (5, 0, 0, 0),
        },
        red={"galleys": {"neapolis": 1}},
    )
    play(s, "movere_1", "galley roma>neapolis")
    reason = refused(s, "trade 2:1")
    assert (reason.key, reason.rule) == ("why.entry_first", "R14.3")
    s = position(yellow={"advances": ["mercatura"], "goods": (2, 2, 0, 0)})
    play(s, "trade 2:1")
    assert refused(s, "aurum").key == "why.give_first"
    assert refused(position(yellow={"advances": ["mercatura"], "goods": (1, 0, 0, 0)}), "trade 2:1").key == (
        "why.too_little_to_trade"
    )
    assert refused(position(yellow={}), "region:roma").key == "why.rondel_first"


def test_goods_are_paid_one_by_one() -> None:
    """Each is a target as often as it is paid; what is not there says so."""
    s = position(yellow={"goods": (2, 0, 1, 2), "marker": "ferrum"})
    play(s, "marmor")
    targets = {TITLE.notation(s, 0, action): TITLE.describe(s, 0, action).targets for action in s.legal(0)}
    assert targets["pay 2 marble"] == ("good:marble", "good:marble")
    assert targets["pay 1 marble 1 coin"] == ("good:marble", "good:coins")
    assert refused(s, "good:iron").key == "why.other_goods"
    assert refused(s, "good:gold").key == "kernel.go_on"


def said(s: object, lang: str = "en") -> list[str]:
    spoken = words(TITLE.package, lang)
    seat = s.actors()[0]  # type: ignore[attr-defined]
    return [spoken.say(TITLE.describe(s, seat, action).label) for action in s.legal(seat)]  # type: ignore[attr-defined,arg-type]


def test_labels_name_the_consequence() -> None:
    s = position(yellow={"goods": (0, 0, 0, 1), "cities": {"roma": "gold", "ancona": "marble"}, "temples": ["roma"]})
    assert said(s)[:4] == [
        "Templum: nothing can be paid there, free",
        "Aurum: +3 gold, free",
        "Movere (after Aurum): nothing to do there, free",
        "Militia: nothing can be paid there, 4 steps for 1",
    ]
    s = position(yellow={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}}, red={"galleys": {"neapolis": 1}})
    play(s, "movere_1")
    assert "Move a galley Roma → Neapolis, meeting Phoenicia" in said(s)
    s = position(
        red={"legions": {"roma": 3}},
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "temples": ["roma"], "king": 3},
        step="conquest",
    )
    assert said(s)[0] == "Conquer Roma and destroy its temple for 3 legions: one general"
    assert said(s, "de")[0] == "Roma erobern und den Tempel zerstören für 3 Legionen: ein Feldherr"


@rule("antike", "R12.1")
def test_ending_the_turn_says_what_is_taken() -> None:
    cities = dict.fromkeys(["roma", "ancona", "neapolis", "carthago", "massilia"], "gold")
    s = position(yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": cities}, step="founding")
    assert said(s)[-1] == "End turn and take a king"
    assert offers(s)[-1] == "end turn"


def test_the_log_tells_the_game() -> None:
    game = new_game(TITLE, 3, 4)
    spoken = words(TITLE.package, "en")
    seat = game.state.actors()[0]
    game.play(seat, "aurum")
    lines = [spoken.say(event.say) for event in game.log(None)]
    assert any("starts" in line for line in lines)
    assert any("+1 gold, +1 coin" in line for line in lines)
    assert {event.say.rule for event in game.log(None)} >= {"R3.3", "R3.7", "R4.1", "R5.1"}


def test_nothing_is_said_while_simulating() -> None:
    s = new()
    play(s, "aurum")
    assert s.log is None


def asked(s: object) -> str:
    return words(TITLE.package, "en").say(s.prompt(s.actors()[0]))  # type: ignore[attr-defined]


@pytest.mark.parametrize("step", ["militia", "templum", "scientia", "movement", "conquest", "founding"])
def test_where_only_a_trade_is_left_the_prompt_says_so(step: str) -> None:
    """Not "0 of 0 units can still go": what cannot be done is not asked."""
    s = position(yellow={"advances": ["mercatura"], "goods": (2, 1, 0, 0)}, step=step)
    assert {offer.split()[0] for offer in offers(s)} <= {"trade", "done", "end"}
    assert asked(s) == "Here Roma can only trade with the bank, or go on. Do you trade?"


def test_units_without_range_that_can_fight_are_asked_to() -> None:
    s = position(yellow={"legions": {"ancona": 1}}, red={"legions": {"ancona": 1}}, step="movement")
    assert {offer.split()[0] for offer in offers(s)} == {"fight", "end"}
    assert asked(s).endswith("Fight, or end the movement?")
