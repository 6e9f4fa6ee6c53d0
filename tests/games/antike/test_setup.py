"""R1 to R3, R18: the box, the map, setting up, and that nothing is hidden."""

import pytest

from games.antike.positions import bank, city, goods, nation, new, offers, phase, play, position, refused, units
from support import random_move, rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.content_checks import side_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.rng import rng_from_seed

SIDES = ("mare_nostrum", "orient")


@rule("antike", "R1.1", "R1.2", "R1.3")
def test_the_box() -> None:
    s = new(6)
    box = TITLE.box(s)
    assert s.census() == box
    for id in s.observe(None)["order"]:
        assert (box[f"{id} legions"], box[f"{id} galleys"], box[f"{id} city tokens"]) == (12, 13, 24)
    cards = {kind: box[kind] for kind in ("kings", "generals", "citizens", "scholars", "navigators", "plinius")}
    assert cards == {"kings": 10, "generals": 7, "citizens": 6, "scholars": 8, "navigators": 5, "plinius": 0}
    assert box["temples"] == 20
    assert TITLE.box(new(6, variant_plinius=True))["plinius"] == 1
    shared = TITLE.content.box().supplies
    assert shared.cards.personalities.count == 37
    assert shared.cards.bellona.count == 1
    assert shared.cards.nations_and_temples.count == 14
    assert shared.per_nation.octagonal_markers.count == 6
    assert shared.colors == ["yellow", "red", "green", "blue", "black", "grey"]


@rule("antike", "R1.4")
def test_resources_are_unlimited_and_the_rest_is_not() -> None:
    s = position(yellow={"goods": (500, 500, 500, 0)})
    play(s, "aurum")
    assert goods(s, "yellow")[2] > 500
    assert "marble" not in TITLE.box(s)
    assert {"coins", "temples", "kings", "roma legions", "roma city tokens"} <= set(TITLE.box(s))


@rule("antike", "R1.5")
def test_a_nation_has_24_tokens_of_any_mix() -> None:
    ids = [id for id in new().tables.region_ids if id not in ("olbia", "glevum", "phasis", "olisipo")]
    mixed = {id: ("marble", "iron", "gold")[at % 3] for at, id in enumerate(ids[:23])}
    s = position(
        yellow={"cities": mixed, "goods": (2, 2, 2, 0), "legions": {ids[23]: 1, ids[24]: 1}},
        step="founding",
    )
    assert nation(s, "yellow")["supply"]["cities"] == 1
    first = next(offer for offer in offers(s) if offer.startswith(f"found {ids[23]}"))
    play(s, first)
    assert nation(s, "yellow")["cities"] == 24
    assert phase(s) == "rondel"  # the second site stays empty: no token is left


@rule("antike", "R1.6")
def test_coins_return_to_the_bank() -> None:
    assert bank(new(), "coins") == 30
    assert bank(new(coins_in_bank=12), "coins") == 12
    s = position(yellow={"goods": (0, 0, 0, 5), "marker": "aurum"})
    before = bank(s, "coins")
    play(s, "marmor")  # three steps are free
    assert bank(s, "coins") == before - 1
    s = position(yellow={"goods": (0, 0, 0, 5), "marker": "aurum"})
    play(s, "movere_2")  # five steps: two coins
    assert bank(s, "coins") == before + 2


@rule("antike", "R1.7", "R3.1")
def test_two_sides_and_their_variants() -> None:
    assert new(map="mare_nostrum").observe(None)["map"] == "mare_nostrum"
    assert new(map="orient").observe(None)["map"] == "orient"
    assert new().observe(None)["map"] == "mare_nostrum"
    assert [option.id for option in TITLE.options][:3] == ["map", "variant_plinius", "variant_free_building"]
    with pytest.raises(BadOptions):
        new(map="occident")


@pytest.mark.parametrize("side", SIDES)
@rule("antike", "R2.1", "R2.2", "R2.3")
def test_the_map_hangs_together(side: str) -> None:
    box = side_of(TITLE.content.box(), side)
    board = new(map=side).tables
    assert len(box.regions) == 50
    symbols = {region.resource for region in box.regions}
    assert symbols == ({"marble", "iron", "gold", "any"} if side == "orient" else {"marble", "iron", "gold"})
    for border in box.borders:
        one, other = board.region_at[border.a], board.region_at[border.b]
        for unit, kinds in ((0, ("land", "both")), (1, ("sea", "both"))):
            for home, there in ((one, other), (other, one)):
                crosses = bool(board.near[unit * board.regions + home] >> there & 1)
                assert crosses == (border.kind in kinds)
    for at in range(board.regions):
        for unit in (0, 1):
            assert bool(board.allowed[unit] >> at & 1) == bool(board.near[unit * board.regions + at])
    reached = {0}
    while True:
        more = {
            to
            for at in reached
            for to in range(board.regions)
            if (board.near[at] | board.near[board.regions + at]) >> to & 1
        }
        if more <= reached:
            break
        reached |= more
    assert len(reached) == board.regions


@rule("antike", "R2.1", "R11.2")
def test_paphos_shows_all_three_symbols_on_orient_only() -> None:
    for side, symbol in (("orient", "any"), ("mare_nostrum", "gold")):
        regions = side_of(TITLE.content.box(), side).regions
        assert next(region for region in regions if region.id == "paphos").resource == symbol


@rule("antike", "R2.2")
def test_barriers_are_no_regions() -> None:
    box = TITLE.content.box().map_mare_nostrum
    assert {barrier.id for barrier in box.barriers} == {"pyrenaei", "alpes", "moesia"}
    assert not {barrier.id for barrier in box.barriers} & {region.id for region in box.regions}


@rule("antike", "R2.5")
def test_any_number_of_units_share_a_region() -> None:
    s = position(
        yellow={"legions": {"roma": 12}, "galleys": {"roma": 13}},
        red={"legions": {"roma": 12}, "cities": {"roma": "gold"}},
        black={"galleys": {"roma": 2}},
    )
    assert units(s, "roma") == {"yellow": (12, 13), "red": (12, 0), "black": (0, 2)}
    assert city(s, "roma") == ("red", "gold", False)


@rule("antike", "R2.6")
def test_units_give_no_control() -> None:
    s = position(
        yellow={"legions": {"sirmium": 5}, "cities": {"roma": "gold"}, "goods": (5, 4, 0, 0), "marker": "aurum"}
    )
    play(s, "militia")
    assert refused(s, "legion sirmium").key == "why.not_own_city"
    s = position(yellow={"legions": {"sirmium": 5}, "cities": {"roma": "gold"}, "goods": (5, 4, 0, 0)})
    assert refused(play(s, "templum"), "temple sirmium").key == "why.not_own_city"


IN_PLAY = {
    "mare_nostrum": ["roma", "graecia", "germania", "phoenicia", "carthago", "persia"],
    "orient": ["graecia", "persia", "arabia", "phoenicia", "aegyptus", "babylonia"],
}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@rule("antike", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.8")
def test_set_up(side: str, players: int) -> None:
    s = new(players, map=side)
    seen = s.observe(None)
    assert sorted(seen["order"]) == sorted(IN_PLAY[side][:players])
    box = side_of(TITLE.content.box(), side)
    for record in box.nations:
        if record.id not in seen["nations"]:
            continue
        held = seen["nations"][record.id]
        start = record.start_cities[players]
        cities = {id: place["city"] for id, place in seen["regions"].items() if place["city"]}
        own = {id: there["resource"] for id, there in cities.items() if there["owner"] == record.id}
        assert own == {start.marble: "marble", start.iron: "iron", start.gold: "gold"}
        assert (held["marble"], held["iron"], held["gold"], held["coins"]) == (3, 3, 3, 0)
        assert (held["legions"], held["galleys"]) == (0, 0)
        assert held["marker"] is None
        assert held["score"] == 0
        assert held["advances"] == []
        assert held["color"] == record.color
    temples = sorted(id for id, place in seen["regions"].items() if place["neutral_temple"])
    assert temples == sorted(box.neutral_temples.by_nations[players].regions)
    assert len(temples) == 3
    assert bank(s, "temples") == 17


@rule("antike", "R3.3", "R3.7")
def test_nations_and_start_player_are_drawn() -> None:
    orders = {tuple(new(4, seed).observe(None)["order"]) for seed in range(60)}
    starts = {new(4, seed).observe(None)["start"] for seed in range(60)}
    assert len(orders) > 15
    assert len(starts) == 4
    assert new(4, 5).observe(None) == new(4, 5).observe(None)


@rule("antike", "R3.7", "R4.1")
def test_bellona_and_clockwise_turns() -> None:
    for seed in range(8):
        s = new(5, seed)
        seen = s.observe(None)
        order, start = seen["order"], seen["start"]
        assert seen["active"] == start
        at = order.index(start)
        assert seen["bellona"] == order[at - 1]
        for step in range(1, 6):
            play(s, "aurum")
            assert s.observe(None)["active"] == order[(at + step) % 5]
        assert s.observe(None)["round"] == 2


@rule("antike", "R3.3")
def test_nations_may_be_chosen() -> None:
    s = new(3, choose_nations=True)
    assert phase(s) == "choose_nation"
    assert sorted(offers(s)) == ["lead germania", "lead graecia", "lead roma"]
    play(s, "lead germania")
    assert s.actors() == [1]
    assert refused(s, "lead germania").key == "why.nation_gone"
    play(s, "lead roma")  # the last seat has no choice left
    assert s.observe(None)["order"] == ["germania", "roma", "graecia"]
    assert phase(s) == "rondel"
    s = new(2, choose_nations=True)
    play(s, "lead germania graecia")
    assert [held["seat"] for held in s.observe(None)["nations"].values()] == [1, 0, 1, 0]


@pytest.mark.parametrize("side", SIDES)
@rule("antike", "R3.9")
def test_two_players_lead_two_nations_each(side: str) -> None:
    leaders = set()
    for seed in range(12):
        s = new(2, seed, map=side)
        seen = s.observe(None)
        teams = side_of(TITLE.content.box(), side).two_player_teams
        assert seen["order"] == teams.seat_order
        seats = [seen["nations"][id]["seat"] for id in seen["order"]]
        assert seats[0] == seats[2] != seats[1] == seats[3]
        assert {id for id in seen["order"] if seen["nations"][id]["seat"] == seats[0]} == set(teams.a)
        leaders.add(seats[0])
        for _turn in range(4):
            deciding = s.observe(None)["deciding"]
            assert s.actors() == [seen["nations"][deciding]["seat"]]
            play(s, "aurum")
    assert leaders == {0, 1}


@rule("antike", "R3.9", "R9.6")
def test_the_two_nations_of_a_player_are_foreign_to_each_other() -> None:
    s = two_players()
    play(s, "movere_1", "galley roma>neapolis")
    assert phase(s) == "entry"
    play(s, "pass")
    assert s.observe(None)["deciding"] == "phoenicia"
    assert s.actors() == [0]
    play(s, "demand")
    assert units(s, "neapolis") == {}


@rule("antike", "R3.9", "R13.1")
def test_a_player_wins_as_soon_as_one_of_his_nations_wins() -> None:
    s = two_players(king=9)
    play(s, "aurum")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]
    assert outcome.scores[0] == 9


def two_players(**roma: object) -> AntikeState:
    cities = ["roma", "lugdunum", "tyros", "athenae"]
    holdings: list[dict[str, object]] = [{"cities": {id: "gold"}, "marker": "ferrum"} for id in cities]
    holdings[0] = {**holdings[0], "galleys": {"roma": 1}, **roma}
    holdings[2] = {**holdings[2], "galleys": {"neapolis": 1}}
    data = {
        "title": "antike",
        "rules": TITLE.rules_version,
        "players": 2,
        "stack": [["rondel", 1, 0, 0, 0]],
        "state": {
            "nations": ["roma", "germania", "phoenicia", "graecia"],
            "seats": [0, 1, 0, 1],
            "start": 0,
            "active": 0,
            "bellona": 3,
            "round": 1,
            "holdings": holdings,
        },
    }
    s = TITLE.from_data(data)
    assert isinstance(s, AntikeState)
    return s


@rule("antike", "R18.1")
def test_everything_is_open_and_nothing_random_lies_ahead() -> None:
    s = new(4, 3)
    for seat in range(4):
        assert s.observe(seat) == s.observe(None)
    reveals = s.reveals
    rng = rng_from_seed(9)
    for _decision in range(300):
        random_move(s, rng)
    assert s.reveals == reveals
    assert s.observe(None) == s.resample(0, rng).observe(None)
