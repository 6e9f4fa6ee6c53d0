"""The further test vectors of rules.md, T17 to T36."""

from typing import Any

import pytest

from games.antike.positions import (
    ADVANCES,
    CITIES,
    active,
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
from support import rule
from ziggurat.games.antike.figures import city_strength
from ziggurat.games.antike.state import AntikeState


@pytest.mark.parametrize(
    ("temple", "defenders", "owned", "advances", "strength"),
    [
        (False, 0, 2, [], 2),
        (False, 0, 3, [], 1),
        (True, 0, 0, ["regnum"], 5),
        (True, 2, 2, ["regnum", "res_publica"], 8),
        (False, 3, 5, ["regnum", "res_publica"], 6),
    ],
)
@rule("antike", "R8.5", "R10.2")
def test_t17_strength(temple: bool, defenders: int, owned: int, advances: list[str], strength: int) -> None:
    held: dict[str, Any] = {"cities": {"roma": "gold"}, "king": owned, "advances": advances}
    if temple:
        held["temples"] = ["roma"]
    if defenders:
        held["legions"] = {"roma": defenders}
    s = position(yellow=held)
    assert city_strength(s, 0, s.tables.region_at["roma"]) == strength


@rule("antike", "R10.4", "R13.5")
def test_t18_the_last_city_cannot_be_conquered() -> None:
    s = position(red={"legions": {"roma": 9}}, yellow={"cities": {"roma": "gold"}, "king": 3}, step="conquest")
    reason = refused(s, "conquer roma with 1 legion")
    assert (reason.key, reason.rule) == ("why.last_city", "R10.4")
    assert offers(s) == ["end conquest"]


def at_a_temple(legions: int, galleys: int) -> AntikeState:
    held: dict[str, Any] = {"goods": (1, 1, 1, 0), "cities": {"sparta": "marble"}}
    if legions:
        held["legions"] = {"aquileia": legions}
    if galleys:
        held["galleys"] = {"aquileia": galleys}
    return position(red=held, neutral=("aquileia",), step="conquest")


@rule("antike", "R10.6", "R11.1", "R12.5")
def test_t19_neutral_temple() -> None:
    s = at_a_temple(2, 2)
    temples = bank(s, "temples")
    play(s, "conquer aquileia with 2 legions 1 galley")
    assert phase(s) == "founding"
    assert units(s, "aquileia") == {"red": (0, 1)}
    assert city(s, "aquileia") is None
    assert not region(s, "aquileia")["neutral_temple"]
    assert bank(s, "temples") == temples + 1
    play(s, "found aquileia iron")
    assert city(s, "aquileia") == ("red", "iron", False)
    assert goods(s, "red") == (0, 0, 0, 0)
    assert nation(s, "red")["personalities"]["general"] == 1


@rule("antike", "R10.3", "R10.6", "R11.1")
def test_t19_variants() -> None:
    s = at_a_temple(1, 1)
    assert refused(s, "conquer aquileia with 1 legion 1 galley").key == "why.too_weak"
    play(s, "end conquest")
    assert active(s) == "black"  # no founding beside a neutral temple, so nothing was asked
    s = play(at_a_temple(3, 0), "conquer aquileia with 3 legions")
    assert active(s) == "black"  # no unit is left to found with
    assert city(s, "aquileia") is None


PLAIN_SEAS = ["roma", "neapolis", "ancona", "aquileia", "salonae", "sparta", "athenae", "pella", "byzantium", "tomis"]


SHIP_SEAS = ["carales", "syracus"]


@pytest.mark.parametrize(
    ("plain", "ships", "points", "due"), [(7, 0, 7, 1), (3, 2, 7, 1), (10, 2, 14, 2), (6, 0, 6, 0)]
)
@rule("antike", "R2.4", "R12.7")
def test_t20_navigator_points(plain: int, ships: int, points: int, due: int) -> None:
    galleys = dict.fromkeys(PLAIN_SEAS[:plain] + SHIP_SEAS[:ships], 1)
    s = position(yellow={"galleys": galleys, "cities": {"massilia": "iron"}})
    assert nation(s, "yellow")["navigator_points"] == points
    play(s, "aurum")
    assert nation(s, "yellow")["personalities"]["navigator"] == due


@rule("antike", "R12.7")
def test_t20_many_galleys_in_one_region() -> None:
    s = position(yellow={"galleys": {"roma": 9}})
    assert nation(s, "yellow")["navigator_points"] == 1
    assert nation(play(s, "aurum"), "yellow")["personalities"]["navigator"] == 0


def last_step(owned: int, cities: int = 1, temples: tuple[str, ...] = ("aquileia",)) -> AntikeState:
    """Six nations, no general left; yellow destroys neutral temples."""
    s = position(
        players=6,
        yellow={
            "cities": dict.fromkeys(["roma", "ancona", "neapolis", "carales", "massilia"][:cities], "gold"),
            "scholar": owned,
            "legions": dict.fromkeys(temples, 3),
        },
        red={"general": 4},
        black={"general": 3},
        neutral=temples,
        step="conquest",
    )
    for temple in temples:
        play(s, f"conquer {temple} with 3 legions")
    return s


@rule("antike", "R13.3", "R12.8")
def test_t21_victory_without_a_general_left() -> None:
    s = last_step(6)
    assert s.over()
    assert s.observe(None)["winner"] == "roma"
    assert s.observe(None)["ending"] == "temple"
    assert nation(s, "yellow")["score"] == 6
    assert not last_step(5).over()
    assert not last_step(5, temples=("aquileia", "sirmium")).over()
    s = last_step(5, cities=5)
    assert s.observe(None)["winner"] == "roma"
    assert nation(s, "yellow")["score"] == 6


@pytest.mark.parametrize(("players", "threshold"), [(3, 10), (4, 9), (5, 8), (6, 7), (2, 9)])
@rule("antike", "R3.10")
def test_t22_thresholds(players: int, threshold: int) -> None:
    for side in ("mare_nostrum", "orient"):
        assert new(players, map=side).observe(None)["threshold"] == threshold


@rule("antike", "R5.3")
def test_t23_bank_without_coins() -> None:
    s = position(
        yellow={"cities": {"neapolis": "iron", "aquileia": "iron"}, "marker": "scientia"},
        options={"coins_in_bank": 0},
    )
    play(s, "ferrum")
    assert phase(s) == "substitute"
    assert offers(s) == ["instead marble", "instead iron", "instead gold"]
    play(s, "instead gold")
    assert goods(s, "yellow") == (0, 2, 1, 0)


@rule("antike", "R14.4")
def test_t24_mercatura_waits_a_turn() -> None:
    s = position(yellow={"goods": (4, 1, 7, 0)}, step="scientia")
    play(s, "advance mercatura")
    assert active(s) == "red"  # one gold buys nothing, and a trade must wait: the turn was over
    later = position(
        yellow={"goods": (4, 1, 1, 0), "advances": ["mercatura"]}, step="founding", turn={"bought": ["mercatura"]}
    )
    assert refused(later, "trade 2:1").rule == "R14.4"
    assert "trade 2:1" in offers(position(yellow={"goods": (4, 1, 1, 0), "advances": ["mercatura"]}))


def trader(advances: list[str], **options: object) -> AntikeState:
    return position(yellow={"goods": (3, 1, 0, 1), "advances": advances}, options=options)


@rule("antike", "R14.2", "R14.5", "R14.6")
def test_t25_bank_trades() -> None:
    s = play(trader(["mercatura"]), "trade 2:1", "give 1 marble 1 iron")
    assert refused(s, "take 1 coin").key == "why.take_no_coins"
    assert "take 2 gold" not in offers(s)
    assert goods(play(s, "take 1 gold"), "yellow") == (2, 0, 1, 1)
    assert "trade 3:2" not in offers(trader(["mercatura"]))
    s = trader(["mercatura", "commercium"])
    play(s, "trade 3:2", "give 2 marble 1 iron", "take 2 gold")
    assert goods(s, "yellow") == (1, 0, 2, 1)
    s = trader(["mercatura", "commercium"])
    play(s, "trade 3:2", "give 2 marble 1 coin", "take 1 iron 1 gold")
    assert goods(s, "yellow") == (1, 2, 1, 0)
    s = play(trader(["mercatura", "commercium"]), "trade 2:1", "give 2 marble", "take 1 gold")
    assert goods(s, "yellow") == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("field", "cities", "temples", "advances", "expected"),
    [
        ("aurum", {"roma": "gold", "carthago": "gold", "sirmium": "gold"}, ["roma"], ["metallum"], (0, 0, 6, 1)),
        (
            "aurum",
            {"roma": "gold", "carthago": "gold", "sirmium": "gold"},
            ["roma"],
            ["metallum", "moneta"],
            (0, 0, 7, 1),
        ),
        ("marmor", {"roma": "gold"}, [], [], (0, 0, 0, 1)),
        ("marmor", {"roma": "gold"}, [], ["metallum"], (1, 0, 0, 1)),
    ],
)
@rule("antike", "R5.2", "R8.5")
def test_t26_production_bonus(
    field: str, cities: dict[str, str], temples: list[str], advances: list[str], expected: tuple[int, ...]
) -> None:
    marker = "ferrum" if field == "aurum" else "militia"
    s = position(yellow={"cities": cities, "temples": temples, "advances": advances, "marker": marker})
    assert goods(play(s, field), "yellow") == expected


@rule("antike", "R7.1", "R16")
def test_t27_all_temples_on_the_board() -> None:
    s = position(
        yellow={"goods": (10, 0, 0, 0), "cities": {"roma": "gold", "neapolis": "iron"}},
        red={"cities": dict.fromkeys(CITIES[3:], "gold"), "temples": CITIES[3:]},
        blue={"cities": dict.fromkeys(PLENTY, "iron"), "temples": PLENTY},
        step="templum",
    )
    assert bank(s, "temples") == 1
    play(s, "temple roma")
    assert active(s) == "red"  # the bank is empty, so nothing else could be built
    assert goods(s, "yellow") == (5, 0, 0, 0)
    assert nation(s, "yellow")["temples"] == 1


PLENTY = ["tyros", "alexandria", "cyrene", "memphis", "ephesos", "attalia", "sinope"]


@rule("antike", "R15.1", "R15.3")
def test_t28_bellona_is_compulsory_and_goes_to_the_right() -> None:
    s = position(players=3, blue={"marker": "aurum", "cities": {"athenae": "gold"}}, bellona="blue")
    play(s, "militia")
    assert phase(s) == "bellona"
    assert offers(s) == ["bellona legion athenae", "bellona galley athenae"]
    play(s, "bellona legion athenae")
    assert units(s, "athenae") == {"blue": (1, 0)}
    assert s.observe(None)["bellona"] == "germania"  # clockwise roma, germania, graecia


@rule("antike", "R15.3", "R15.2")
def test_t28_no_unit_left() -> None:
    s = position(
        players=3,
        blue={
            "marker": "aurum",
            "cities": {"athenae": "gold"},
            "legions": {"pella": 12},
            "galleys": {"athenae": 13},
        },
        bellona="blue",
    )
    play(s, "militia")
    assert s.observe(None)["bellona"] == "germania"
    assert nation(s, "blue")["legions"] == 12
    assert active(s) == "yellow"  # nothing was left to choose


def passing_through() -> AntikeState:
    s = position(
        yellow={"advances": ["strata"], "legions": {"lutetia": 2}, "cities": {"roma": "gold"}},
        red={"legions": {"lugdunum": 1}},
    )
    return play(s, "movere_1", "legion lutetia>lugdunum", "pass")


@rule("antike", "R9.2", "R9.6")
def test_t29_passing_through_with_strata() -> None:
    s = play(passing_through(), "pass", "legion lugdunum>massilia")
    assert units(s, "massilia") == {"yellow": (1, 0)}
    assert units(s, "lugdunum") == {"red": (1, 0)}
    assert units(s, "lutetia") == {"yellow": (1, 0)}
    s = play(passing_through(), "demand")
    assert units(s, "lugdunum") == {}
    assert units(s, "lutetia") == {"yellow": (1, 0)}
    assert nation(s, "yellow")["supply"]["legions"] == 11
    assert nation(s, "red")["supply"]["legions"] == 12


@rule("antike", "R9.4")
def test_t30_legions_and_galleys_do_not_fight() -> None:
    s = position(
        yellow={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}, "goods": (1, 1, 1, 0)},
        red={"legions": {"neapolis": 2}},
    )
    play(s, "movere_1", "galley roma>neapolis")
    assert phase(s) == "founding"  # nobody was asked about a fight
    assert units(s, "neapolis") == {"yellow": (0, 1), "red": (2, 0)}


@rule("antike", "R9.8")
def test_t31_units_that_do_not_move_may_fight() -> None:
    s = position(
        yellow={"galleys": {"roma": 2}, "cities": {"carthago": "gold"}},
        red={"galleys": {"roma": 1}},
    )
    play(s, "movere_1", "fight galley roma phoenicia")
    assert units(s, "roma") == {"yellow": (0, 1)}


@rule("antike", "R10.3", "R10.5")
def test_t32_mixed_removal_after_a_conquest() -> None:
    s = position(
        red={"legions": {"roma": 2}, "galleys": {"roma": 1}},
        yellow={"cities": {"roma": "gold", "ancona": "marble"}},
        black={"legions": {"roma": 1}},
        step="conquest",
    )
    assert region(s, "roma")["strength"] == 2
    assert [offer for offer in offers(s) if "conquer" in offer] == [
        "conquer roma with 1 legion 1 galley",
        "conquer roma with 2 legions",
    ]
    play(s, "conquer roma with 1 legion 1 galley")
    assert units(s, "roma") == {"red": (1, 0), "black": (1, 0)}


@rule("antike", "R17.1")
def test_t33_plinius() -> None:
    s = position(
        yellow={"advances": ADVANCES[:7], "goods": (0, 0, 4, 0)},
        red={"advances": ["navigatio"]},
        step="scientia",
        options={"variant_plinius": True},
    )
    play(s, "advance navigatio")
    assert nation(s, "yellow")["personalities"]["plinius"] == 1
    assert nation(s, "yellow")["personalities"]["scholar"] == 0
    assert nation(s, "yellow")["score"] == 1


@rule("antike", "R17.2")
def test_t34_free_building() -> None:
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}},
        step="founding",
        options={"variant_free_building": True},
    )
    assert offers(s) == ["found sirmium marble", "found sirmium iron", "found sirmium gold", "end turn"]


@rule("antike", "R11.3")
def test_t35_founding_next_to_foreign_units() -> None:
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}},
        red={"legions": {"sirmium": 4}},
        step="founding",
    )
    play(s, "found sirmium gold")
    assert city(s, "sirmium") == ("yellow", "gold", False)


@rule("antike", "R5.4", "R6.3")
def test_t36_foreign_units_do_not_hinder_a_city() -> None:
    held = {"cities": {"aquileia": "iron"}, "goods": (0, 2, 0, 0)}
    s = position(yellow={**held, "marker": "scientia"}, red={"legions": {"aquileia": 5}})
    assert goods(play(s, "ferrum"), "yellow") == (0, 3, 0, 1)
    s = position(yellow={**held, "marker": "aurum"}, red={"legions": {"aquileia": 5}})
    play(s, "militia", "legion aquileia")
    assert units(s, "aquileia") == {"yellow": (1, 0), "red": (5, 0)}
