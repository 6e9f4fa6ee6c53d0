"""The rulebook's worked examples, numbered T1 to T16 in rules.md."""

from typing import Any

from games.antike.positions import (
    CITIES,
    active,
    bank,
    city,
    goods,
    nation,
    offers,
    phase,
    play,
    position,
    refused,
    region,
    units,
)
from support import rule
from ziggurat.games.antike.codes import MARKER, WIDTH
from ziggurat.games.antike.state import AntikeState

FIVE_CITIES = {"roma": "gold", "carthago": "gold", "syracus": "marble", "carales": "marble", "neapolis": "iron"}


@rule("antike", "R4.2", "R4.4")
def test_t1_rondel_cost_from_ferrum() -> None:
    s = position(red={"marker": "ferrum", "goods": (2, 1, 1, 1)})
    assert nation(s, "red")["field_costs"] == {
        "templum": 0,
        "aurum": 0,
        "movere_1": 0,
        "militia": 1,
        "marmor": 2,
        "scientia": 3,
        "movere_2": 4,
        "ferrum": 5,
    }
    assert offers(s) == ["templum", "aurum", "movere_1", "militia", "marmor", "scientia", "movere_2", "ferrum"]


@rule("antike", "R4.4")
def test_t2_same_field_twice_in_a_row() -> None:
    s = position(red={"marker": "marmor", "goods": (2, 1, 1, 1), "cities": {"tyros": "iron"}})
    play(s, "marmor")  # exactly what is there is paid, so nothing is asked
    assert nation(s, "red")["marker"] == "marmor"
    assert goods(s, "red") == (0, 0, 0, 1)  # all five paid, then the coin of the production
    poor = position(red={"marker": "marmor", "goods": (2, 1, 1, 0)})
    assert refused(poor, "marmor").rule == "R4.4"
    assert refused(poor, "stay").rule == "R4.4"


def found_two(token: str) -> AntikeState:
    s = position(
        side="orient",
        red={"goods": (2, 1, 2, 1), "legions": {"attalia": 1}, "galleys": {"paphos": 1}},
        step="founding",
    )
    return play(s, "found attalia gold", f"found paphos {token}")


@rule("antike", "R11.1", "R11.2")
def test_t3_founding_two_cities_with_a_coin() -> None:
    s = found_two("marble")
    assert city(s, "attalia") == ("red", "gold", False)
    assert city(s, "paphos") == ("red", "marble", False)
    assert goods(s, "red") == (0, 0, 0, 0)
    assert units(s, "attalia") == {"red": (1, 0)}
    assert units(s, "paphos") == {"red": (0, 1)}


@rule("antike", "R11.1", "R11.2")
def test_t3_variants() -> None:
    s = position(
        side="orient",
        red={"goods": (2, 1, 2, 1), "legions": {"attalia": 1}, "galleys": {"paphos": 1}},
        step="founding",
    )
    assert refused(s, "found antiochia marble").key == "why.no_unit_to_found"
    assert refused(s, "found attalia iron").key == "why.other_symbol"
    assert city(found_two("iron"), "paphos") == ("red", "iron", False)


def producing(field: str) -> AntikeState:
    marker = {"aurum": "ferrum", "marmor": "militia", "ferrum": "scientia"}[field]
    s = position(yellow={"cities": FIVE_CITIES, "temples": ["roma"], "marker": marker})
    return play(s, field)


@rule("antike", "R5.1", "R5.3")
def test_t4_production_of_gold() -> None:
    assert goods(producing("aurum"), "yellow") == (0, 0, 4, 1)


@rule("antike", "R5.1", "R5.3")
def test_t5_production_of_marble_and_of_iron() -> None:
    assert goods(producing("marmor"), "yellow") == (2, 0, 0, 1)
    assert goods(producing("ferrum"), "yellow") == (0, 1, 0, 1)


def arming() -> AntikeState:
    s = position(
        yellow={"cities": FIVE_CITIES, "temples": ["roma"], "goods": (0, 4, 0, 0), "marker": "aurum"},
        bellona="yellow",
    )
    return play(s, "militia")


@rule("antike", "R6.1", "R15.1")
def test_t6_arming_with_bellona() -> None:
    s = play(arming(), "bellona legion carthago", "galley syracus", "galley neapolis")
    assert goods(s, "yellow") == (0, 0, 0, 0)
    assert units(s, "syracus") == {"yellow": (0, 1)}
    assert units(s, "neapolis") == {"yellow": (0, 1)}
    assert units(s, "carthago") == {"yellow": (1, 0)}
    assert s.observe(None)["bellona"] == "graecia"  # the seat before yellow


@rule("antike", "R6.1", "R6.2")
def test_t7_placements() -> None:
    assert units(play(arming(), "bellona legion roma", "galley roma", "galley roma"), "roma") == {"yellow": (1, 2)}
    full = play(arming(), "bellona legion carthago", "galley syracus")
    assert refused(full, "galley syracus").key == "why.city_full"
    assert refused(arming(), "bellona legion carales").key == "why.no_land_border"
    assert refused(arming(), "bellona legion ancona").key == "why.not_own_city"


def building() -> AntikeState:
    s = position(
        yellow={
            "cities": {"roma": "gold", "carales": "marble", "neapolis": "iron"},
            "temples": ["roma"],
            "goods": (10, 0, 0, 0),
        }
    )
    return play(s, "templum")


@rule("antike", "R7.1", "R7.2")
def test_t8_building_temples() -> None:
    s = play(building(), "temple carales")
    assert goods(s, "yellow") == (5, 0, 0, 0)
    assert city(s, "carales") == ("yellow", "marble", True)
    s = play(building(), "temple neapolis")
    assert goods(s, "yellow") == (5, 0, 0, 0)
    assert city(s, "neapolis") == ("yellow", "iron", True)
    s = play(building(), "temple carales", "temple neapolis")
    assert goods(s, "yellow") == (0, 0, 0, 0)
    assert nation(s, "yellow")["temples"] == 3
    assert refused(building(), "temple roma").key == "why.temple_there"


def studying() -> AntikeState:
    return position(
        black={"goods": (0, 0, 17, 0)},
        red={"advances": ["regnum", "res_publica", "mercatura"]},
        blue={"advances": ["metallum", "strata"]},
        step="scientia",
    )


@rule("antike", "R8.1", "R8.2", "R8.3", "R8.4")
def test_t9_buying_advances() -> None:
    def bought(*advances: str) -> tuple[int, int]:
        s = play(studying(), *(f"advance {advance}" for advance in advances))
        return 17 - goods(s, "black")[2], nation(s, "black")["due"]["scholar"]

    assert bought("strata") == (3, 0)
    assert bought("navigatio") == (8, 1)
    assert bought("mercatura", "strata") == (5, 0)
    assert bought("regnum") == (6, 0)  # red's Res Publica makes Regnum known
    assert refused(studying(), "advance moneta").key == "why.advance_needs"
    s = play(studying(), "advance metallum", "advance moneta")  # nothing is left to buy with: the turn ends
    assert goods(s, "black")[2] == 0
    assert nation(s, "black")["advances"] == ["metallum", "moneta"]
    assert nation(s, "black")["personalities"]["scholar"] == 1


def entering() -> AntikeState:
    s = position(
        yellow={"legions": {"carthago": 1}, "galleys": {"carthago": 1}, "cities": {"roma": "gold"}},
        red={"galleys": {"carales": 1}},
    )
    return play(s, "movere_1", "galley carthago>carales")


@rule("antike", "R9.4", "R9.5", "R9.6")
def test_t10_moving_into_a_region_with_a_foreign_galley() -> None:
    s = play(entering(), "fight phoenicia")
    assert units(s, "carales") == {}
    assert units(s, "carthago") == {"yellow": (1, 0)}
    assert nation(s, "yellow")["supply"]["galleys"] == 13
    assert nation(s, "red")["supply"]["galleys"] == 13
    s = play(entering(), "pass")
    assert s.observe(None)["deciding"] == "phoenicia"
    play(s, "demand")
    assert units(s, "carales") == {}
    assert units(s, "carthago") == {"yellow": (1, 0)}
    s = play(entering(), "pass", "pass")
    assert units(s, "carales") == {"yellow": (0, 1), "red": (0, 1)}
    assert units(s, "carthago") == {"yellow": (1, 0)}
    start = position(yellow={"legions": {"carthago": 1}, "galleys": {"carthago": 1}})
    assert refused(play(start, "movere_1"), "legion carthago>carales").rule == "R2.3"


def besieging(galleys: int) -> AntikeState:
    return position(
        red={"legions": {"gesocribate": 2}},
        yellow={
            "cities": {"gesocribate": "gold", "roma": "gold"},
            "galleys": {"gesocribate": galleys},
            "king": 3,
        },
        step="conquest",
    )


@rule("antike", "R10.2", "R10.3", "R10.5")
def test_t11_conquest_of_gesocribate() -> None:
    s = besieging(1)
    assert region(s, "gesocribate")["strength"] == 2
    play(s, "conquer gesocribate with 2 legions")
    assert units(s, "gesocribate") == {}
    assert nation(s, "red")["supply"]["legions"] == 12
    assert nation(s, "yellow")["supply"]["galleys"] == 13
    assert city(s, "gesocribate") == ("red", "gold", False)
    s = besieging(2)
    assert region(s, "gesocribate")["strength"] == 3
    assert refused(s, "conquer gesocribate").key == "why.too_weak"


def before_pella(**yellow: Any) -> AntikeState:
    s = position(
        red={
            "advances": ["navigatio"],
            "legions": {"dyrrhachion": 2},
            "galleys": {"dyrrhachion": 1, "sparta": 1},
        },
        yellow={
            "cities": {"pella": "marble", "roma": "gold"},
            "temples": ["pella"],
            "galleys": {"athenae": 1},
            "king": 3,
            **yellow,
        },
    )
    return play(s, "movere_1", "legion dyrrhachion>pella", "legion dyrrhachion>pella")


@rule("antike", "R9.2", "R9.7", "R10.2", "R10.5", "R12.5")
def test_t12_conquest_of_pella_with_a_temple() -> None:
    s = before_pella()
    temples = bank(s, "temples")
    play(s, "galley dyrrhachion>sparta", "galley/1 sparta>athenae", "fight roma")
    play(s, "galley sparta>athenae", "galley athenae>pella")  # nothing can move any more: conquest
    assert phase(s) == "conquest"
    assert region(s, "pella")["strength"] == 3
    play(s, "conquer pella with 2 legions 1 galley")
    for place in ("pella", "athenae", "sparta", "dyrrhachion"):
        assert units(s, place) == {}
    assert city(s, "pella") == ("red", "marble", False)
    assert bank(s, "temples") == temples + 1
    assert nation(s, "red")["personalities"]["general"] == 1
    assert nation(s, "red")["score"] == 1


@rule("antike", "R9.6", "R10.2", "R10.3")
def test_t12_variants() -> None:
    s = play(before_pella(), "galley sparta>athenae", "pass")
    assert s.observe(None)["deciding"] == "roma"
    play(s, "demand")
    assert units(s, "athenae") == {}
    s = before_pella(advances=["regnum"])
    play(s, "galley dyrrhachion>sparta", "galley/1 sparta>athenae", "fight roma")
    play(s, "galley sparta>athenae", "galley athenae>pella")
    assert region(s, "pella")["strength"] == 4
    assert active(s) != "red"  # three units are no match for it, so there was nothing to choose


def king_count(cities: int, kings: int) -> int:
    s = position(yellow={"cities": dict.fromkeys(CITIES[:cities], "gold"), "king": kings})
    play(s, "aurum")
    assert active(s) == "red"
    count = nation(s, "yellow")["personalities"]["king"]
    assert isinstance(count, int)
    return count


@rule("antike", "R12.2", "R12.3")
def test_t13_kings_are_kept_and_not_counted_twice() -> None:
    assert king_count(10, 0) == 2
    assert king_count(9, 2) == 2
    assert king_count(10, 2) == 2
    assert king_count(15, 2) == 3


START = {"goods": (3, 3, 3, 0), "cities": {"roma": "gold", "ancona": "marble", "neapolis": "iron"}, "marker": None}


def others_pass(s: AntikeState) -> None:
    """The other nations produce until it is yellow's turn again."""
    while active(s) != "yellow":
        play(s, "aurum")
        for other in (1, 2, 3):
            s.nat[other * WIDTH + MARKER] = 0  # back on Ferrum, so that Aurum stays free
        s.cached_seat = -1


@rule("antike", "R4.3", "R4.4", "R7.1", "R14.1")
def test_t14_opening_for_growth() -> None:
    s = play(position(yellow=START), "marmor")
    assert goods(s, "yellow") == (4, 3, 3, 1)
    others_pass(s)
    play(s, "templum", "pay 1 gold", "temple roma")
    assert goods(s, "yellow") == (0, 3, 2, 0)
    assert nation(s, "yellow")["temples"] == 1


@rule("antike", "R5.1", "R5.3")
def test_t15_opening_for_advances() -> None:
    assert goods(play(position(yellow=START), "aurum"), "yellow") == (3, 3, 4, 1)


@rule("antike", "R4.4", "R6.1", "R14.1")
def test_t16_opening_for_expansion() -> None:
    s = play(position(yellow=START), "ferrum")
    assert goods(s, "yellow") == (3, 4, 3, 1)
    others_pass(s)
    play(s, "aurum")
    assert goods(s, "yellow") == (3, 4, 4, 2)
    others_pass(s)
    play(s, "militia", "legion roma", "legion ancona", "galley neapolis")
    assert goods(s, "yellow") == (3, 0, 4, 0)
    assert nation(s, "yellow")["legions"] + nation(s, "yellow")["galleys"] == 3
