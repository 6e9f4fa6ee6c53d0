"""R9, R10, R19: movement, fights, the entry procedure and conquest."""

from games.antike.positions import (
    active,
    at_war,
    bank,
    city,
    goods,
    nation,
    new,
    offers,
    phase,
    play,
    position,
    refused,
    region,
    units,
)
from support import random_move, rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.seen import MovableSeen
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.game import Game
from ziggurat.kernel.rng import rng_from_seed


@rule("antike", "R9.1", "R10.1", "R9.11")
def test_movement_then_conquest() -> None:
    s = position(
        red={"legions": {"mediolanum": 3, "sirmium": 1}},
        yellow={"cities": {"roma": "gold", "ancona": "marble", "neapolis": "iron"}, "king": 3},
    )
    play(s, "movere_1")
    assert refused(s, "conquer roma with 1 legion").rule == "R9.1"
    play(s, "legion mediolanum>roma", "legion mediolanum>ancona", "end movement")
    assert phase(s) == "conquest"
    assert offers(s) == ["conquer ancona with 1 legion", "conquer roma with 1 legion", "end conquest"]
    play(s, "conquer ancona with 1 legion")
    assert refused(s, "legion mediolanum>roma").rule == "R9.1"
    play(s, "conquer roma with 1 legion")  # nothing else can be conquered
    assert city(s, "roma") == ("red", "gold", False)
    assert city(s, "ancona") == ("red", "marble", False)


@rule("antike", "R9.11")
def test_movement_goes_on_until_it_is_ended() -> None:
    s = position(yellow={"legions": {"roma": 1, "mediolanum": 1}, "cities": {"roma": "gold"}})
    play(s, "movere_1", "legion roma>ancona")
    assert phase(s) == "movement"
    play(s, "end movement")
    assert active(s) == "red"
    assert units(s, "mediolanum") == {"yellow": (1, 0)}


@rule("antike", "R9.2", "R19.1")
def test_one_border_each() -> None:
    s = position(yellow={"legions": {"roma": 2}, "galleys": {"roma": 1}, "cities": {"carthago": "gold"}})
    play(s, "movere_1", "legion roma>ancona")
    assert "legion ancona>aquileia" not in offers(s)
    assert refused(s, "legion ancona>aquileia").key == "why.no_range_left"
    assert "legion roma>ancona" in offers(s)
    assert "galley roma>massilia" in offers(s)
    assert refused(s, "galley roma>ancona").key == "why.border_land"
    assert refused(s, "legion roma>massilia").key == "why.border_sea"
    assert refused(s, "legion roma>sirmium").key == "why.no_border"


@rule("antike", "R9.2")
def test_two_borders_may_be_interrupted_and_taken_back() -> None:
    s = position(yellow={"advances": ["strata"], "legions": {"roma": 1, "sirmium": 1}, "cities": {"roma": "gold"}})
    play(s, "movere_1", "legion roma>ancona", "legion sirmium>napoca", "legion ancona>roma")
    assert units(s, "roma") == {"yellow": (1, 0)}
    assert "legion roma>ancona" not in offers(s)
    assert "legion napoca>sirmium" in offers(s)


@rule("antike", "R9.2", "R8.5")
def test_strata_is_for_legions_and_navigatio_for_galleys() -> None:
    held = {"legions": {"neapolis": 1}, "galleys": {"neapolis": 1}, "cities": {"carthago": "gold"}}
    assert nation(position(yellow={**held, "advances": ["strata"]}), "yellow")["range"] == {"legion": 2, "galley": 1}
    s = position(yellow={**held, "advances": ["navigatio"]})
    assert nation(s, "yellow")["range"] == {"legion": 1, "galley": 2}
    play(s, "movere_1", "galley neapolis>roma", "galley roma>massilia", "legion neapolis>roma")
    assert units(s, "massilia") == {"yellow": (0, 1)}
    assert active(s) == "red"


@rule("antike", "R9.3")
def test_foreign_units_and_cities_do_not_block_and_galleys_carry_nothing() -> None:
    s = position(
        yellow={"advances": ["strata"], "legions": {"ancona": 1}, "galleys": {"ancona": 1}},
        red={"cities": {"roma": "gold", "tyros": "iron"}, "galleys": {"roma": 5}},
    )
    play(s, "movere_1", "legion ancona>roma")
    assert phase(s) == "movement"  # a city and galleys there ask nothing of a legion
    play(s, "legion roma>mediolanum", "galley ancona>salonae")
    assert units(s, "salonae") == {"yellow": (0, 1)}
    assert units(s, "mediolanum") == {"yellow": (1, 0)}


@rule("antike", "R19.1")
def test_units_with_different_ranges_are_told_apart() -> None:
    s = position(yellow={"advances": ["strata"], "legions": {"roma": 1, "ancona": 1}, "cities": {"carthago": "gold"}})
    play(s, "movere_1", "legion roma>ancona")
    assert "legion/1 ancona>aquileia" in offers(s)
    assert "legion/2 ancona>aquileia" in offers(s)
    assert "legion ancona>aquileia" not in offers(s)
    assert s.observe(None).turn.movable["ancona"] == MovableSeen(legion=[1, 2], galley=[])
    play(s, "legion/2 ancona>aquileia")
    assert s.observe(None)["turn"]["movable"]["aquileia"]["legion"] == [1]
    assert s.observe(None)["turn"]["movable"]["ancona"]["legion"] == [1]


@rule("antike", "R9.8", "R19.1")
def test_which_own_unit_is_lost_in_a_fight_is_chosen() -> None:
    s = position(
        yellow={"advances": ["strata"], "legions": {"roma": 1, "ancona": 1}, "cities": {"carthago": "gold"}},
        red={"legions": {"ancona": 1}},
    )
    play(s, "movere_1", "legion roma>ancona", "pass", "pass")
    assert {offer for offer in offers(s) if offer.startswith("fight")} == {
        "fight legion/1 ancona phoenicia",
        "fight legion/2 ancona phoenicia",
    }
    play(s, "fight legion/1 ancona phoenicia")
    assert s.observe(None)["turn"]["movable"]["ancona"]["legion"] == [2]


def meeting_three() -> AntikeState:
    s = position(
        yellow={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
        blue={"galleys": {"neapolis": 2}},
        black={"legions": {"neapolis": 3}},
    )
    return play(s, "movere_1", "galley roma>neapolis")


@rule("antike", "R9.5", "R9.6", "R19.2")
def test_the_entry_procedure() -> None:
    s = meeting_three()
    assert offers(s) == ["fight phoenicia", "fight graecia", "pass"]  # black has legions only
    play(s, "pass")
    assert (s.observe(None)["deciding"], s.actors()) == ("phoenicia", [1])
    assert offers(s) == ["demand", "pass"]
    play(s, "pass")
    assert (s.observe(None)["deciding"], s.actors()) == ("graecia", [3])
    play(s, "demand")
    assert units(s, "neapolis") == {"red": (0, 1), "blue": (0, 1), "black": (3, 0)}
    assert active(s) == "red"
    s = play(meeting_three(), "pass", "demand")
    assert units(s, "neapolis") == {"blue": (0, 2), "black": (3, 0)}
    s = play(meeting_three(), "fight graecia")
    assert units(s, "neapolis") == {"red": (0, 1), "blue": (0, 1), "black": (3, 0)}


@rule("antike", "R9.6")
def test_reactions_go_round_from_the_left_neighbour() -> None:
    s = position(
        black={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
        blue={"galleys": {"neapolis": 1}},
        yellow={"galleys": {"neapolis": 1}},
        active="black",
    )
    play(s, "movere_1", "galley roma>neapolis", "pass")
    asked = []
    while phase(s) == "reaction":
        asked.append(s.observe(None)["deciding"])
        play(s, "pass")
    assert asked == ["graecia", "roma", "phoenicia"]
    assert units(s, "neapolis")["black"] == (0, 1)


@rule("antike", "R9.7")
def test_several_units_are_moved_one_after_another() -> None:
    s = position(
        yellow={"galleys": {"roma": 3}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
    )
    play(s, "movere_1", "galley roma>neapolis", "pass", "pass", "galley roma>neapolis", "fight phoenicia")
    play(s, "galley roma>neapolis")  # nobody is left to meet
    assert units(s, "neapolis") == {"yellow": (0, 2)}


@rule("antike", "R9.8")
def test_having_passed_the_active_nation_may_still_fight() -> None:
    s = position(
        yellow={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
    )
    play(s, "movere_1", "galley roma>neapolis", "pass", "pass", "fight galley neapolis phoenicia")
    assert units(s, "neapolis") == {}


@rule("antike", "R9.9")
def test_the_others_have_one_chance_and_only_on_entry() -> None:
    s = position(
        yellow={"galleys": {"roma": 2, "neapolis": 1}, "cities": {"carthago": "gold"}},
        red={"galleys": {"roma": 1}},
    )
    play(s, "movere_1", "galley roma>massilia")
    assert s.observe(None)["deciding"] == "roma"  # red cannot attack what leaves or stands still
    play(s, "galley neapolis>roma", "pass")
    assert s.observe(None)["deciding"] == "phoenicia"
    assert refused(s, "fight galley roma roma").rule == "R9.9"
    play(s, "pass")
    assert s.observe(None)["deciding"] == "roma"  # that was the only chance


@rule("antike", "R9.10", "R6.3")
def test_fights_in_movere_only() -> None:
    """Units vanish from the board only in Movere, whatever is played."""
    rng = rng_from_seed(4)
    s = at_war(4, 8, turn_cap_rounds=60)
    fights = 0
    while not s.over():
        before, step = sum(map(sum, s.units)), phase(s)
        random_move(s, rng)
        if sum(map(sum, s.units)) < before:
            fights += 1
            assert step in ("movement", "entry", "reaction", "conquest")
    assert fights > 5


@rule("antike", "R10.2", "R10.3")
def test_defenders_count_and_third_nations_do_not() -> None:
    s = position(
        red={"legions": {"roma": 3}},
        yellow={
            "cities": {"roma": "gold", "ancona": "marble"},
            "legions": {"roma": 1},
            "galleys": {"roma": 1},
            "king": 3,
        },
        black={"legions": {"roma": 6}},
        step="conquest",
    )
    assert region(s, "roma")["strength"] == 3
    play(s, "conquer roma with 3 legions")
    assert units(s, "roma") == {"black": (6, 0)}
    assert nation(s, "yellow")["supply"]["legions"] == 12


@rule("antike", "R10.4", "R16")
def test_conquest_needs_a_token() -> None:
    ids = [id for id in new().tables.region_ids if id not in ("roma", "ancona", "aquileia", "glevum", "phasis")]
    held = {"cities": dict.fromkeys(ids[:24], "gold"), "legions": {"roma": 4, "aquileia": 4}}
    s = position(
        red=held,
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "king": 3},
        neutral=("aquileia",),
        step="conquest",
    )
    assert refused(s, "conquer roma with 1 legion").key == "why.no_token_left"
    assert offers(s) == ["conquer aquileia with 3 legions", "end conquest"]


@rule("antike", "R10.4")
def test_the_last_city_is_checked_within_a_series() -> None:
    s = position(
        red={"legions": {"roma": 2, "ancona": 2}},
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "king": 3},
        step="conquest",
    )
    assert len(offers(s)) == 3
    play(s, "conquer roma with 1 legion")
    assert city(s, "ancona") == ("yellow", "marble", False)
    assert active(s) == "black"  # Ancona is yellow's only city now


@rule("antike", "R10.5")
def test_surplus_units_stay_and_the_kind_of_city_too() -> None:
    s = position(
        red={"legions": {"roma": 3}, "galleys": {"roma": 2}},
        yellow={"cities": {"roma": "iron", "ancona": "marble"}, "king": 3},
        step="conquest",
    )
    play(s, "conquer roma with 1 galley")
    assert units(s, "roma") == {"red": (3, 1)}
    assert city(s, "roma") == ("red", "iron", False)
    assert nation(s, "yellow")["supply"]["cities"] == 23
    assert nation(s, "red")["cities"] == 2


@rule("antike", "R10.7", "R19.2")
def test_the_defender_is_never_asked_in_a_conquest() -> None:
    s = position(
        red={"legions": {"roma": 2, "ancona": 5}, "goods": (3, 3, 3, 0)},
        yellow={"cities": {"roma": "gold", "ancona": "marble", "neapolis": "iron"}},
        step="conquest",
    )
    while s.observe(None)["active"] == "phoenicia":
        assert s.actors() == [1]
        play(s, offers(s)[0])


@rule("antike", "R10.8")
def test_neither_own_cities_nor_empty_sites_are_conquered() -> None:
    s = position(
        red={"legions": {"roma": 5, "sirmium": 5}, "cities": {"roma": "gold", "tyros": "iron"}},
        neutral=("aquileia",),
        step="conquest",
    )
    assert offers(s) == ["end conquest"]
    assert refused(s, "conquer roma").rule == "R10.8"
    assert refused(s, "conquer sirmium").rule == "R10.8"
    assert refused(s, "conquer aquileia").key == "why.too_weak"


@rule("antike", "R10.6")
def test_the_strength_of_a_neutral_temple_is_always_three() -> None:
    s = position(
        red={"legions": {"aquileia": 3}},
        yellow={"legions": {"aquileia": 4}, "advances": ["regnum", "res_publica"]},
        neutral=("aquileia",),
        step="conquest",
    )
    assert region(s, "aquileia")["strength"] == 3
    play(s, "conquer aquileia with 3 legions")
    assert units(s, "aquileia") == {"yellow": (4, 0)}
    assert bank(s, "temples") == 20


@rule("antike", "R19.3")
def test_small_steps_take_effect_at_once_and_can_be_taken_back() -> None:
    s = position(
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "goods": (0, 4, 0, 0), "marker": "aurum"},
    )
    game = Game(s, 0)
    game.play(0, "militia")
    game.play(0, "legion roma")
    assert goods(game.state, "yellow") == (0, 2, 0, 0)  # type: ignore[arg-type]
    assert game.can_undo(0)
    game.undo(0)
    game.undo(0)
    assert phase(game.state) == "rondel"  # type: ignore[arg-type]
    assert goods(game.state, "yellow") == (0, 4, 0, 0)  # type: ignore[arg-type]


@rule("antike", "R19.3")
def test_no_undo_behind_a_reaction() -> None:
    s = position(
        yellow={"galleys": {"roma": 2}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
    )
    game = Game(s, 0)
    game.play(0, "movere_1")
    game.play(0, "galley roma>neapolis")
    game.play(0, "pass")
    game.play(1, "pass")
    assert not game.can_undo(0)
    game.play(0, "galley roma>massilia")
    game.undo(0)
    assert not game.can_undo(0)


@rule("antike", "R19.1")
def test_movement_always_ends() -> None:
    """Moving and fighting as long as possible, one can only go on for so long."""
    for seed in range(5):
        rng = rng_from_seed(seed)
        s = position(
            yellow={
                "advances": ["strata", "navigatio"],
                "legions": {"roma": 6, "ancona": 6},
                "galleys": {"roma": 6, "neapolis": 7},
            },
            red={"legions": {"ancona": 3}, "galleys": {"neapolis": 3}},
        )
        play(s, "movere_1")
        moves = 0
        while phase(s) in ("movement", "entry", "reaction"):
            choices = [offer for offer in offers(s) if offer != "end movement"]
            play(s, choices[rng.below(len(choices))])
            moves += 1
            assert moves <= 25 * 2 * 4


def test_targets_of_a_move() -> None:
    s = position(yellow={"legions": {"roma": 1}, "cities": {"carthago": "gold"}})
    play(s, "movere_1")
    described = TITLE.describe(s, 0, s.legal(0)[0])
    assert described.targets == ("region:roma", "region:ancona")
    assert described.group == "move"


@rule("antike", "R10.3")
def test_a_galley_alone_may_conquer() -> None:
    s = position(
        red={"galleys": {"neapolis": 1}, "cities": {"carthago": "gold"}},
        yellow={"cities": {"roma": "gold", "massilia": "iron"}, "king": 3},
    )
    play(s, "movere_1", "galley neapolis>roma")
    assert phase(s) == "conquest"
    assert offers(s) == ["conquer roma with 1 galley", "end conquest"]
