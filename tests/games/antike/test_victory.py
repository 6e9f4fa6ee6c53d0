"""R11 to R13, R16, R17, R19.5: founding, personalities, victory, supplies and invariants."""

import pytest

from games.antike.positions import (
    ADVANCES,
    active,
    bank,
    city,
    nation,
    new,
    offers,
    phase,
    play,
    position,
    refused,
    units,
)
from support import random_move, rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.codes import CITY_AT, LEGION_AT, SCORE, WIDTH
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.seen import plain

MANY = ["roma", "ancona", "neapolis", "carthago", "massilia", "lugdunum", "lutetia", "burdigala", "salonae", "sirmium"]
MORE = ["pella", "athenae", "sparta", "dyrrhachion", "byzantium", "tomis", "sinope", "gordion", "ephesos", "attalia"]


@rule("antike", "R11.1", "R11.3")
def test_founding_is_refused_with_reasons() -> None:
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"ancona": 1, "aquileia": 1, "sirmium": 1}},
        red={"cities": {"ancona": "marble"}},
        neutral=("aquileia",),
        step="founding",
    )
    assert offers(s) == ["found sirmium gold", "end turn"]
    assert refused(s, "found ancona marble").key == "why.city_there"
    assert refused(s, "region:aquileia").key == "why.neutral_temple"
    assert refused(s, "region:pella").key == "why.no_unit_to_found"
    poor = position(yellow={"goods": (1, 0, 1, 0), "legions": {"sirmium": 1}}, step="founding")
    assert refused(poor, "found sirmium gold").key == "why.city_too_dear"


@rule("antike", "R11.2")
def test_the_unit_stays() -> None:
    s = position(yellow={"goods": (1, 1, 1, 0), "galleys": {"salonae": 2}}, step="founding")
    play(s, "found salonae gold")
    assert units(s, "salonae") == {"yellow": (0, 2)}


@rule("antike", "R11.4")
@pytest.mark.parametrize(
    ("marker", "field"),
    [("ferrum", "aurum"), ("ferrum", "templum"), ("aurum", "militia"), ("militia", "scientia"), ("ferrum", "movere_1")],
)
def test_founding_follows_every_action(marker: str, field: str) -> None:
    s = position(yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "marker": marker})
    play(s, field)
    if phase(s) == "movement":
        play(s, "end movement")
    assert phase(s) == "founding"


@rule("antike", "R12.1")
def test_only_the_active_nation_takes_and_all_at_once() -> None:
    cities = dict.fromkeys(MANY, "gold")
    s = position(
        yellow={"cities": cities, "temples": MANY[:6]},
        red={"cities": dict.fromkeys(MORE[:5], "gold")},
    )
    play(s, "aurum")
    assert nation(s, "yellow")["personalities"] == {
        "king": 2,
        "general": 0,
        "citizen": 2,
        "scholar": 0,
        "navigator": 0,
        "plinius": 0,
    }
    assert nation(s, "red")["score"] == 0  # five cities, but not its turn
    play(s, "aurum")
    assert nation(s, "red")["personalities"]["king"] == 1


@rule("antike", "R12.2", "R12.4")
def test_citizens() -> None:
    for temples, owned, expected in ((2, 0, 0), (3, 0, 1), (5, 1, 1), (6, 1, 2), (1, 2, 2)):
        s = position(yellow={"cities": dict.fromkeys(MANY, "gold"), "temples": MANY[:temples], "citizen": owned})
        play(s, "aurum")
        assert nation(s, "yellow")["personalities"]["citizen"] == expected


@rule("antike", "R12.6", "R12.9")
def test_scholars_and_generals_are_booked_at_the_end_of_the_turn() -> None:
    s = position(yellow={"goods": (0, 0, 20, 0)}, step="scientia")
    play(s, "advance strata")
    assert nation(s, "yellow")["score"] == 0
    assert nation(s, "yellow")["due"]["scholar"] == 1
    play(s, "done")
    assert nation(s, "yellow")["personalities"]["scholar"] == 1
    s = position(
        red={"legions": {"aquileia": 3, "roma": 3}},
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "king": 1},
        neutral=("aquileia",),
        step="conquest",
    )
    play(s, "conquer aquileia with 3 legions")
    assert nation(s, "red")["score"] == 0
    assert nation(s, "red")["due"]["general"] == 1
    play(s, "end conquest")
    assert nation(s, "red")["personalities"]["general"] == 1


@rule("antike", "R12.8", "R16")
def test_what_the_bank_lacks_lapses() -> None:
    s = position(yellow={"cities": dict.fromkeys(MANY, "gold")}, red={"king": 8}, black={"king": 1})
    assert bank(s, "king") == 1
    play(s, "aurum")
    assert nation(s, "yellow")["personalities"]["king"] == 1  # two are due, one is left
    assert bank(s, "king") == 0


@rule("antike", "R12.10")
def test_the_score_marker_counts_the_cards() -> None:
    rng = rng_from_seed(2)
    s = new(4, 2, turn_cap_rounds=40, variant_plinius=True)
    while not s.over():
        for held in plain(s.observe(None))["nations"].values():
            assert held["score"] == sum(held["personalities"].values())
        random_move(s, rng)


@rule("antike", "R13.1", "R13.2")
def test_victory_ends_the_game_at_once() -> None:
    s = position(yellow={"cities": dict.fromkeys(MANY[:5], "gold"), "scholar": 8}, red={"king": 8})
    play(s, "aurum")
    assert s.over()
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2, 3, 4]
    assert outcome.winners() == [0]
    assert outcome.reason.key == "end.threshold"
    assert (outcome.scores[0], outcome.parts[0]["scholar"], outcome.parts[0]["king"]) == (9, 8, 1)
    assert s.observe(None)["ending"] == "threshold"


@rule("antike", "R13.1")
def test_the_threshold_may_be_passed() -> None:
    s = position(yellow={"cities": dict.fromkeys(MANY, "gold"), "scholar": 8})
    play(s, "aurum")
    assert nation(s, "yellow")["score"] == 10
    assert s.observe(None)["winner"] == "roma"


@rule("antike", "R13.4", "R13.3")
def test_all_personalities_taken_and_nobody_has_won() -> None:
    s = position(
        players=6,
        yellow={"king": 6, "legions": {"aquileia": 3}},
        red={"king": 4, "general": 2},
        black={"general": 5, "citizen": 1},
        blue={"citizen": 5, "scholar": 1},
        grey={"scholar": 6},
        green={"scholar": 1, "navigator": 5},
        neutral=("aquileia",),
        step="conquest",
    )
    assert [bank(s, kind) for kind in ("king", "general", "citizen", "scholar", "navigator", "plinius")] == [0] * 6
    assert [held["score"] for held in s.observe(None)["nations"].values()] == [6] * 6
    play(s, "conquer aquileia with 3 legions")
    assert s.observe(None)["ending"] == "temple"


@rule("antike", "R13.5", "R19.5")
def test_no_nation_is_ever_without_a_city() -> None:
    for seed in range(3):
        rng = rng_from_seed(seed)
        s = new(6, seed, turn_cap_rounds=80)
        kept = [0] * 6
        while not s.over():
            random_move(s, rng)
            assert s.census() == TITLE.box(s)
            for held in range(6):
                row = held * WIDTH
                assert s.nat[row + CITY_AT]
                assert not s.nat[row + CITY_AT] & s.neutral
                for unit in (0, 1):
                    assert not s.nat[row + LEGION_AT + unit] & ~s.tables.allowed[unit]
                assert s.nat[row + SCORE] >= kept[held]
                kept[held] = s.nat[row + SCORE]
                assert min(s.nat[row : row + 16]) >= 0
            assert min(s.bank) >= 0


@rule("antike", "R13.6")
def test_the_cap() -> None:
    s = new(3, 1, turn_cap_rounds=2)
    while not s.over():
        play(s, "aurum" if "aurum" in offers(s) else offers(s)[0])
    seen = s.observe(None)
    assert (seen["round"], seen["ending"]) == (2, "cap")
    assert seen["winner"] == seen["start"]  # all equal: earlier in turn order
    assert new().observe(None)["turn_cap_rounds"] is None


@pytest.mark.parametrize(
    ("red", "winner"),
    [
        ({"king": 2}, "phoenicia"),
        ({"king": 1, "cities": dict.fromkeys(MORE[:3], "gold")}, "phoenicia"),
        ({"king": 1, "cities": dict.fromkeys(MORE[:2], "gold"), "temples": MORE[:1]}, "phoenicia"),
        ({"king": 1, "cities": dict.fromkeys(MORE[:2], "gold")}, "roma"),
    ],
)
@rule("antike", "R13.6")
def test_ties_at_the_cap(red: dict[str, object], winner: str) -> None:
    s = position(
        blue={},
        yellow={"king": 1, "cities": {"roma": "gold", "ancona": "marble"}},
        red=red,
        options={"turn_cap_rounds": 3},
    )
    play(s, "aurum")  # the last turn of round 3
    assert s.observe(None)["winner"] == winner
    assert s.observe(None)["ending"] == "cap"


@rule("antike", "R16")
def test_no_coin_left_means_a_resource() -> None:
    s = position(yellow={"goods": (0, 0, 0, 30)})
    assert bank(s, "coins") == 0
    play(s, "aurum")
    assert phase(s) == "substitute"
    s = position(yellow={"goods": (0, 0, 0, 30), "marker": "movere_1"})
    play(s, "aurum")  # seven steps, paid with four coins, which are back in the bank before the production
    assert bank(s, "coins") == 3
    assert active(s) == "red"


@rule("antike", "R16", "R11.1")
def test_no_city_token_left() -> None:
    ids = [id for id in new().tables.region_ids if id not in ("sirmium", "olbia", "glevum", "phasis")]
    s = position(
        yellow={"cities": dict.fromkeys(ids[:24], "gold"), "goods": (3, 3, 3, 3), "legions": {"sirmium": 1}},
        step="founding",
    )
    assert offers(s) == ["end turn"]
    assert refused(s, "found sirmium gold").key == "why.no_token_left"


@rule("antike", "R17.1")
def test_plinius_comes_beside_the_other_scholars_and_only_in_the_variant() -> None:
    held = {"advances": ADVANCES[:7], "goods": (0, 0, 8, 0)}
    s = position(yellow=held, step="scientia", options={"variant_plinius": True})
    play(s, "advance navigatio")
    assert nation(s, "yellow")["personalities"]["scholar"] == 1
    assert nation(s, "yellow")["personalities"]["plinius"] == 1
    assert nation(s, "yellow")["score"] == 2
    s = play(position(yellow=held, step="scientia"), "advance navigatio")
    assert nation(s, "yellow")["score"] == 1


@rule("antike", "R17.1")
def test_the_second_nation_with_all_advances_gets_no_plinius() -> None:
    s = position(
        yellow={"advances": ADVANCES},
        red={"advances": ADVANCES, "plinius": 1},
        options={"variant_plinius": True},
    )
    play(s, "aurum")
    assert nation(s, "yellow")["personalities"]["plinius"] == 0


@rule("antike", "R17.2")
def test_free_building_leaves_conquered_cities_as_they_are() -> None:
    s = position(
        red={"legions": {"roma": 1}},
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "king": 3},
        step="conquest",
        options={"variant_free_building": True},
    )
    play(s, "conquer roma with 1 legion")
    assert city(s, "roma") == ("red", "gold", False)
    started = new(variant_free_building=True).observe(None)
    assert started["regions"]["roma"]["city"]["resource"] == "gold"
