"""R4 to R8, R14, R15: the rondel, production, arming, temples, advances, trades and Bellona."""

import pytest

from games.antike.positions import active, bank, goods, nation, new, offers, phase, play, position, refused, units
from support import rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike import codes as c
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.content import Pack


@rule("antike", "R4.1", "R11.4", "R19.4")
def test_the_three_steps_of_a_turn() -> None:
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": {"roma": "gold"}, "king": 0},
    )
    assert phase(s) == "rondel"
    play(s, "aurum")  # first the action, by itself
    assert goods(s, "yellow") == (1, 1, 2, 1)
    assert phase(s) == "founding"  # then cities, whatever the action was
    play(s, "found sirmium gold")  # nothing else can be founded
    assert active(s) == "red"  # then personalities, and the next nation


@rule("antike", "R4.1", "R12.1", "R19.4")
def test_personalities_come_last() -> None:
    cities = dict.fromkeys(["roma", "ancona", "neapolis", "carthago"], "gold")
    s = position(yellow={"goods": (2, 2, 2, 0), "legions": {"sirmium": 1, "salonae": 1}, "cities": cities})
    play(s, "aurum", "found sirmium gold")
    assert nation(s, "yellow")["personalities"]["king"] == 0  # five cities, but the turn goes on
    play(s, "end turn")
    assert nation(s, "yellow")["personalities"]["king"] == 1


@rule("antike", "R4.3")
def test_the_first_field_is_free() -> None:
    s = new()
    assert len(offers(s)) == 8
    play(s, "scientia")
    mover = s.observe(None)["order"].index(s.observe(None)["start"])
    assert s.observe(None)["nations"][s.observe(None)["order"][mover]]["marker"] == "scientia"


@rule("antike", "R4.4", "R4.7", "R14.1")
def test_every_mix_that_makes_the_cost_is_offered() -> None:
    s = position(yellow={"goods": (1, 1, 2, 1), "marker": "ferrum"})
    play(s, "marmor")  # five steps cost two
    assert phase(s) == "pay"
    assert set(offers(s)) == {
        "pay 1 marble 1 iron",
        "pay 1 marble 1 gold",
        "pay 1 iron 1 gold",
        "pay 2 gold",
        "pay 1 marble 1 coin",
        "pay 1 iron 1 coin",
        "pay 1 gold 1 coin",
    }
    play(s, "pay 1 gold 1 coin")
    assert goods(s, "yellow") == (1, 1, 1, 1)  # one coin paid, one coin from the production


@rule("antike", "R4.4")
def test_at_most_eight_steps() -> None:
    s = position(yellow={"goods": (9, 9, 9, 9), "marker": "ferrum"})
    assert len(offers(s)) == 8
    play(s, "ferrum")
    assert s.stack[-1][2] == 5  # the cost under payment


@rule("antike", "R4.4", "R4.7")
def test_what_cannot_be_paid_is_not_offered() -> None:
    s = position(yellow={"goods": (0, 1, 0, 0), "marker": "ferrum"})
    assert offers(s) == ["templum", "aurum", "movere_1", "militia"]
    reason = refused(s, "rondel:marmor")
    assert (reason.key, reason.rule) == ("why.field_too_far", "R4.4")


@rule("antike", "R4.7", "R14.3")
def test_a_trade_may_come_before_the_rondel_move() -> None:
    s = position(yellow={"goods": (2, 0, 0, 0), "advances": ["mercatura"], "marker": "ferrum"})
    assert offers(s) == ["templum", "aurum", "movere_1", "militia", "marmor", "trade 2:1"]
    play(s, "trade 2:1", "take 1 gold")
    assert offers(s) == ["templum", "aurum", "movere_1", "militia"]


@rule("antike", "R4.5")
def test_markers_share_a_field() -> None:
    s = position(yellow={"marker": "ferrum"}, red={"marker": "ferrum"})
    play(s, "aurum", "aurum")
    assert nation(s, "yellow")["marker"] == nation(s, "red")["marker"] == "aurum"


@rule("antike", "R4.6")
def test_production_is_automatic_and_the_rest_voluntary() -> None:
    s = position(yellow={"cities": {"roma": "gold"}})
    assert goods(play(s, "aurum"), "yellow") == (0, 0, 1, 1)
    rich = {"goods": (9, 9, 20, 9), "cities": {"roma": "gold"}, "legions": {"ancona": 1}}
    for marker, field, ending in (
        ("ferrum", "templum", "done"),
        ("aurum", "militia", "done"),
        ("militia", "scientia", "done"),
        ("ferrum", "movere_1", "end movement"),
    ):
        s = position(yellow={**rich, "marker": marker})
        play(s, field, ending)
        assert goods(s, "yellow") == (9, 9, 20, 9)


@rule("antike", "R5.2")
def test_the_bonus_without_a_city_is_an_option() -> None:
    held = {"cities": {"roma": "gold"}, "advances": ["metallum"], "marker": "militia"}
    s = position(yellow=held, options={"production_bonus_without_city": False})
    assert goods(play(s, "marmor"), "yellow") == (0, 0, 0, 1)
    s = position(yellow={**held, "marker": "ferrum"}, options={"production_bonus_without_city": False})
    assert goods(play(s, "aurum"), "yellow") == (0, 0, 2, 1)


@rule("antike", "R6.1", "R6.3")
def test_limits_count_new_units_only() -> None:
    s = position(
        yellow={"cities": {"roma": "gold"}, "legions": {"roma": 4}, "goods": (0, 9, 0, 0), "marker": "aurum"},
        red={"legions": {"roma": 2}},
    )
    play(s, "militia", "legion roma")
    assert units(s, "roma") == {"yellow": (5, 0), "red": (2, 0)}
    assert phase(s) == "rondel"  # the only city is full, nothing was left to choose, and nobody fought


@rule("antike", "R6.1", "R15.4")
def test_a_bellona_unit_counts_against_the_limit() -> None:
    s = position(
        yellow={"cities": {"roma": "gold", "ancona": "marble"}, "goods": (0, 9, 0, 0), "marker": "aurum"},
        bellona="yellow",
    )
    play(s, "militia", "bellona galley roma")
    assert all("roma" not in offer for offer in offers(s))
    play(s, "legion ancona")
    assert nation(s, "yellow")["legions"] + nation(s, "yellow")["galleys"] == 2


@rule("antike", "R15.1", "R15.3")
def test_bellona_passes_only_by_militia() -> None:
    s = position(yellow={}, bellona="yellow")
    play(s, "aurum")
    assert s.observe(None)["bellona"] == "roma"
    s = position(yellow={"marker": "aurum"}, bellona="red")
    play(s, "militia")
    assert s.observe(None)["bellona"] == "phoenicia"


@rule("antike", "R15.2")
def test_the_bellona_unit_needs_a_legal_place() -> None:
    s = position(yellow={"cities": {"carales": "marble"}, "marker": "aurum"}, bellona="yellow")
    play(s, "militia")  # only a galley can stand in Carales, so it was placed without asking
    assert units(s, "carales") == {"yellow": (0, 1)}


@rule("antike", "R6.4", "R16")
def test_no_unit_beyond_the_supply() -> None:
    s = position(
        yellow={
            "cities": {"roma": "gold", "neapolis": "iron"},
            "legions": {"mediolanum": 12},
            "goods": (0, 9, 0, 0),
            "marker": "aurum",
        }
    )
    play(s, "militia")
    assert offers(s) == ["galley neapolis", "galley roma", "done"]
    assert refused(s, "legion roma").key == "why.no_unit_left"
    assert not any("remove" in offer or "disband" in offer for offer in offers(s))


@rule("antike", "R6.1", "R14.1")
def test_coins_may_stand_for_iron() -> None:
    s = position(yellow={"cities": {"mediolanum": "gold"}, "goods": (0, 3, 0, 2), "marker": "aurum"})
    play(s, "militia")
    assert offers(s) == ["legion mediolanum", "legion mediolanum with 1 coin", "legion mediolanum with 2 coins", "done"]
    play(s, "legion mediolanum with 2 coins")
    assert goods(s, "yellow") == (0, 3, 0, 0)


@rule("antike", "R7.1", "R7.2")
def test_a_temple_triples_a_city() -> None:
    s = position(yellow={"cities": {"roma": "gold"}, "temples": ["roma"], "king": 3}, red={"legions": {"roma": 2}})
    assert nation(s, "yellow")["yield"]["gold"] == 3
    assert s.observe(None)["regions"]["roma"]["strength"] == 3
    s = position(yellow={"cities": {"roma": "gold"}, "goods": (5, 0, 0, 0), "king": 3}, red={"legions": {"roma": 2}})
    play(s, "templum", "temple roma")  # foreign units do not hinder it
    assert nation(s, "yellow")["yield"]["gold"] == 3
    s = position(yellow={"cities": {"roma": "gold"}, "temples": ["roma"], "goods": (0, 9, 0, 0), "marker": "aurum"})
    play(s, "militia", "legion roma", "legion roma", "galley roma")
    assert units(s, "roma") == {"yellow": (2, 1)}


@rule("antike", "R7.1")
def test_reasons_at_templum() -> None:
    s = position(yellow={"cities": {"roma": "gold"}, "goods": (3, 0, 0, 1)}, step="templum")
    reason = refused(s, "temple roma")
    assert reason.key == "why.too_dear"
    assert reason.args.items() >= {"cost": 5, "resource": "marble", "have": 3, "n": 1}.items()
    assert refused(s, "temple ancona").key == "why.not_own_city"


PRICES = {
    "mercatura": (6, 2),
    "commercium": (9, 4),
    "metallum": (9, 5),
    "moneta": (12, 7),
    "regnum": (10, 6),
    "res_publica": (13, 8),
    "strata": (7, 3),
    "navigatio": (8, 4),
}


@rule("antike", "R8.1", "R8.2")
def test_prices() -> None:
    seen = new().observe(None)["advances"]
    assert {id: (advance["price_first"], advance["price_later"]) for id, advance in seen.items()} == PRICES
    for id, (first, _later) in PRICES.items():
        assert seen[id]["price"] == first


@rule("antike", "R8.3", "R8.4", "R12.6")
def test_scholars_for_first_buyers_only() -> None:
    s = position(yellow={"goods": (0, 0, 15, 0)}, red={"goods": (0, 0, 2, 0), "marker": "militia"}, step="scientia")
    play(s, "advance mercatura", "advance commercium")
    assert nation(s, "yellow")["personalities"]["scholar"] == 2
    play(s, "scientia", "advance mercatura")
    assert nation(s, "red")["personalities"]["scholar"] == 0
    assert nation(s, "red")["advances"] == ["mercatura"]


@rule("antike", "R8.5")
def test_advances_work_from_the_moment_of_purchase() -> None:
    s = position(yellow={"cities": {"roma": "gold"}, "goods": (0, 0, 11, 0), "king": 3}, step="scientia")
    play(s, "advance regnum")
    assert s.observe(None)["regions"]["roma"]["strength"] == 2


@rule("antike", "R8.1")
def test_reasons_at_scientia() -> None:
    s = position(yellow={"goods": (0, 0, 5, 1), "advances": ["strata"]}, step="scientia")
    assert refused(s, "advance strata").key == "why.advance_owned"
    assert refused(s, "advance:regnum").key == "why.too_dear"
    assert refused(s, "advance res_publica").key == "why.advance_needs"


@pytest.mark.parametrize("step", ["militia", "templum", "scientia", "conquest", "founding"])
@rule("antike", "R14.3")
def test_trades_within_the_turn(step: str) -> None:
    turn = {"room": {"roma": 1}} if step == "militia" else None
    s = position(
        yellow={"goods": (3, 0, 0, 0), "advances": ["mercatura"], "cities": {"roma": "gold"}}, step=step, turn=turn
    )
    play(s, "trade 2:1", "take 1 gold")
    assert goods(s, "yellow") == (1, 0, 1, 0)
    assert phase(s) == step


@rule("antike", "R14.3")
def test_no_trade_within_an_entry_or_out_of_turn() -> None:
    s = position(
        yellow={"goods": (9, 0, 0, 0), "advances": ["mercatura"], "galleys": {"roma": 2}, "cities": {"ancona": "gold"}},
        red={"goods": (9, 0, 0, 0), "advances": ["mercatura"], "galleys": {"neapolis": 1}},
    )
    play(s, "movere_1")
    assert "trade 2:1" in offers(s)
    play(s, "galley roma>neapolis")
    assert offers(s) == ["fight phoenicia", "pass"]
    play(s, "pass")
    assert offers(s) == ["demand", "pass"]
    play(s, "pass")
    assert "trade 2:1" in offers(s)


@rule("antike", "R14.4")
def test_mercatura_still_trades_while_commercium_waits() -> None:
    s = position(yellow={"goods": (3, 0, 10, 0), "advances": ["mercatura"]}, step="scientia")
    play(s, "advance commercium")
    assert "trade 2:1" in offers(s)
    assert "trade 3:2" not in offers(s)


@rule("antike", "R14.6")
def test_commercium_without_the_lower_rate() -> None:
    held = {"goods": (4, 0, 0, 0), "advances": ["mercatura", "commercium"]}
    assert {"trade 2:1", "trade 3:2"} <= set(offers(position(yellow=held)))
    s = position(yellow=held, options={"commercium_keeps_mercatura": False})
    assert "trade 2:1" not in offers(s)
    assert "trade 3:2" in offers(s)


@rule("antike", "R14.3")
def test_every_trade_loses_one() -> None:
    s = position(yellow={"goods": (3, 2, 1, 1), "advances": ["mercatura", "commercium"]})
    total = sum(goods(s, "yellow"))
    while any(offer.startswith("trade") for offer in offers(s)):
        play(s, next(offer for offer in offers(s) if offer.startswith("trade")))
        while phase(s) in ("give", "take"):
            play(s, offers(s)[0])
        total -= 1
        assert sum(goods(s, "yellow")) == total
    assert total == 1


@rule("antike", "R14.7")
def test_nations_never_trade_with_each_other() -> None:
    """Whatever is played, one nation's goods change only in its own turn."""
    s = new(4, 11)
    for _decision in range(400):
        if s.over():
            break
        mover = s.observe(None)["active"]
        before = s.observe(None)["nations"]
        seat = s.actors()[0]
        actions = s.legal(seat)
        s.apply(seat, actions[(s.ply * 7) % len(actions)])
        after = s.observe(None)["nations"]
        for id in before:
            if id != mover:
                assert [after[id][good] for good in GOODS] == [before[id][good] for good in GOODS]


GOODS = ("marble", "iron", "gold", "coins")


@rule("antike", "R14.1", "R11.1")
def test_coins_are_never_required_but_always_allowed() -> None:
    s = position(yellow={"goods": (1, 1, 1, 3), "legions": {"sirmium": 1}}, step="founding")
    founding = [offer for offer in offers(s) if offer.startswith("found")]
    assert len(founding) == 8
    assert founding[0] == "found sirmium gold"
    assert "found sirmium gold paying 3 coins" in founding
    play(s, "found sirmium gold paying 3 coins")
    assert goods(s, "yellow") == (1, 1, 1, 0)


@rule("antike", "R5.3")
def test_a_coin_whatever_is_produced() -> None:
    s = position(yellow={"cities": {"roma": "gold"}, "marker": "militia"})
    before = bank(s, "coins")
    play(s, "marmor")
    assert goods(s, "yellow") == (0, 0, 0, 1)
    assert bank(s, "coins") == before - 1


def test_labels_speak_both_languages() -> None:
    from ziggurat.kernel.words import words

    s = position(yellow={"goods": (1, 1, 1, 3), "legions": {"sirmium": 1}}, step="founding")
    action = s.legal(0)[0]
    described = TITLE.describe(s, 0, action)
    assert words(TITLE.package, "en").say(described.label) == "Found Sirmium (gold) for 1 marble, 1 iron, 1 gold"
    assert words(TITLE.package, "de").say(described.label) == "Sirmium gründen (Gold) für 1 Marmor, 1 Eisen, 1 Gold"
    assert described.targets == ("region:sirmium",)


@rule("antike", "R4.3", "R4.4")
def test_the_costs_of_fields_are_seen_before_and_after_the_first_turn() -> None:
    s = position(yellow={"marker": None}, red={"marker": "aurum"})
    assert set(nation(s, "yellow")["field_costs"].values()) == {0}
    costs = nation(s, "red")["field_costs"]
    assert [costs[id] for id in ("movere_1", "militia", "marmor", "scientia", "movere_2", "ferrum", "templum")] == [
        0,
        0,
        0,
        1,
        2,
        3,
        4,
    ]
    assert costs["aurum"] == 5


@rule("antike", "R4.4")
def test_a_corrected_rondel_may_forbid_far_fields() -> None:
    pack = Pack("short", b"rondel: {movement: {max_steps: 4}}")
    s = TITLE.new(3, 1, {}, pack)
    assert isinstance(s, AntikeState)
    play(s, "ferrum")
    s.stack[:] = [(c.S_RONDEL, 1 << s.seats[s.active], 0, 0, 0)]
    s.nat[s.active * c.WIDTH + c.MARKER] = 0
    s.cached_seat = -1
    assert refused(s, "scientia").key == "why.field_beyond"


@rule("antike", "R7.1")
def test_coins_alone_pay_for_a_temple():
    """Nothing to trade with, no marble: one is asked all the same."""
    s = position(yellow={"goods": (0, 0, 0, 9), "cities": {"roma": "gold"}})
    assert "temple roma" in offers(play(s, "templum"))
