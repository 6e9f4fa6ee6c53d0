"""Declared actions: notation, reading, JSON and bounds follow from one declaration."""

from typing import Any

import pytest

from tiny import PEBBLES, STONE, TITLE, TinyState
from ziggurat.kernel.acts import Arg, Kinds, Mix, act
from ziggurat.kernel.domains import OPEN, UNKNOWN, Set, amount, ids
from ziggurat.kernel.errors import BadAction
from ziggurat.kernel.space import Space
from ziggurat.kernel.state import State

GOODS = ("goods.wood", "goods.coin")
ISLE = ids("isle", ("crete", "rhodes", "kos"), target="isle", says="isle_")
BERTH = ids("berth", ("east", "west"), target="berth", none="nowhere")


def two(s: State, seat: int, action: tuple[int, ...]) -> int:
    return 2


def four(s: State, seat: int) -> int:
    return 4


def fleet(s: State, seat: int, action: tuple[int, ...]) -> str:
    return "fleet" if action[3] > 2 else "boat"


SAIL, BUY, LAND = 0, 1, 2
KINDS = Kinds(
    act(
        SAIL,
        "sail",
        "sail {start}>{goal}[ with {ships} ship(s)]",
        "R1",
        group=fleet,
        before=("button:sail",),
        after=("way:{start}-{goal}",),
        start=ISLE,
        goal=ISLE,
        ships=Arg(amount(1, 5, target="ships"), usual=two),
    ),
    act(BUY, "buy", "buy {goods}", goods=Mix("wood", "coin(s)", total=four, most=4, says=GOODS)),
    act(LAND, "land", "land {berth}", berth=BERTH, food=Arg(amount(0, 9), hidden=True)),
)


@pytest.fixture
def s() -> State:
    return TITLE.new(2)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ((SAIL, 0, 1, 2), "sail crete>rhodes"),
        ((SAIL, 2, 1, 1), "sail kos>rhodes with 1 ship"),
        ((SAIL, 2, 0, 5), "sail kos>crete with 5 ships"),
        ((BUY, 3, 0, 0), "buy 3 wood 1 coin"),
        ((BUY, 0, 0, 0), "buy 4 coins"),
        ((LAND, -1, 7, 0), "land nowhere"),
    ],
)
def test_a_notation_is_written_and_read(s: State, action: tuple[int, ...], text: str) -> None:
    assert KINDS.all[action[0]].write(s, 0, action) == text
    assert KINDS.parse(s, 0, ((SAIL, 1, 2, 3), (BUY, 1, 0, 0), action), text) == action
    assert KINDS.parse(s, 0, ((SAIL, 1, 2, 3), (BUY, 1, 0, 0), (LAND, 1, 7, 0)), text) is None
    assert KINDS.read(s, 0, KINDS.data(s, 0, action)) == action


@pytest.mark.parametrize("text", ["", "sail", "sail crete>rhodes with 2 ships", "sail crete > rhodes", "buy 4 coin"])
def test_only_the_exact_notation_is_an_action(s: State, text: str) -> None:
    every = ((SAIL, 0, 1, 2), (BUY, 0, 0, 0))
    assert KINDS.parse(s, 0, every, text) is None


def test_what_is_hidden_stays_open_while_reading(s: State) -> None:
    assert KINDS.all[LAND].find(s, 0, "land west") == (LAND, 1, OPEN, 0)
    assert KINDS.all[SAIL].find(s, 0, "sail kos>crete") == (SAIL, 2, 0, 2)
    assert KINDS.all[SAIL].find(s, 0, "sail kos>thera") is None


def test_label_group_and_targets(s: State) -> None:
    said = KINDS.all[SAIL].describe(s, 0, (SAIL, 0, 1, 3))
    assert (said.label.key, said.label.rule, said.group) == ("action.sail", "R1", "fleet")
    assert said.label.args == {"start": "isle_crete", "goal": "isle_rhodes", "ships": 3}
    assert said.targets == ("button:sail", "isle:crete", "isle:rhodes", "ships:3", "way:crete-rhodes")
    said = KINDS.all[SAIL].describe(s, 0, (SAIL, 0, 1, 2))
    assert said.targets == ("button:sail", "isle:crete", "isle:rhodes", "way:crete-rhodes")
    said = KINDS.all[LAND].describe(s, 0, (LAND, -1, 0, 0))
    assert said.targets == () and said.label.args == {"berth": "nowhere"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"kind": "fly"},
        {"kind": "sail", "start": "crete", "goal": "rhodes"},
        {"kind": "sail", "start": "crete", "goal": "rhodes", "ships": 9},
        {"kind": "sail", "start": "crete", "goal": "rhodes", "ships": True},
        {"kind": "sail", "start": "crete", "goal": 1, "ships": 2},
        {"kind": "sail", "start": "crete", "goal": "rhodes", "ships": 2, "sails": 3},
        {"kind": "buy", "goods": {"wood": 3, "coins": 3}},
        {"kind": "buy", "goods": {"wood": -1, "coins": 5}},
        {"kind": "buy", "goods": {"wood": 4}},
    ],
)
def test_json_that_names_nothing_is_refused(s: State, data: object) -> None:
    with pytest.raises(BadAction):
        KINDS.read(s, 0, data)


def test_every_choice_has_a_number_of_its_own(s: State) -> None:
    space = Space(KINDS, s)
    assert space.size == 3 * 3 * 5 + 5 + 3  # what is hidden is not chosen
    assert [space.data(number)["kind"] for number in (0, 44, 45, 49, 50, 52)] == [
        *("sail", "sail", "buy", "buy", "land", "land")
    ]
    assert space.index((SAIL, 0, 0, 1)) == 0
    assert space.data(space.index((SAIL, 2, 1, 4))) == {"kind": "sail", "start": "kos", "goal": "rhodes", "ships": "4"}
    assert space.index((LAND, -1, 3, 0)) == space.index((LAND, -1, 7, 0))
    legal = ((SAIL, 2, 1, 4), (LAND, -1, 7, 0))
    assert space.indices(legal).index(space.index((LAND, -1, 0, 0))) == legal.index((LAND, -1, 7, 0))
    assert space.mask([1]) == b"\0\1" + bytes(space.size - 2)
    assert space.indices(legal) == [space.index(action) for action in legal]
    for wrong in ((SAIL, 0, 0, 0), (SAIL, 3, 0, 1), (LAND, -2, 0, 0)):
        with pytest.raises(ValueError, match="outside"):
            space.index(wrong)
    for number in (-1, space.size):
        with pytest.raises(ValueError, match="action space"):
            space.data(number)


def test_few_values_and_what_follows_make_few_numbers(s: State) -> None:
    def kinds(**how: Any) -> Kinds:
        mix = Mix("wood", "coin(s)", most=4, says=GOODS, follows=how.pop("mixed", False))
        return Kinds(
            act(0, "land", "land {isle} {berth}", isle=Arg(ISLE, among=lambda _s: [0, 2]), berth=Arg(BERTH, **how)),
            act(1, "buy", "buy {goods}", goods=mix),
        )

    space = Space(kinds(), s)
    assert space.size == 2 * 3 + 5 * 5
    assert space.data(space.index((0, 2, -1, 0))) == {"kind": "land", "isle": "kos", "berth": "nowhere"}
    with pytest.raises(ValueError, match="outside"):
        space.index((0, 1, 0, 0))
    fewer = Space(kinds(follows=True, mixed=True), s)
    assert fewer.size == 2 + 5
    assert fewer.index((1, 2, 2, 0)) == fewer.index((1, 2, 1, 0))
    assert space.digest == Space(kinds(), s).digest != fewer.digest


@pytest.mark.parametrize("figure", ["\u00b2", "\u0663"])
def test_only_plain_figures_are_numbers(s: State, figure: str) -> None:
    """Other scripts have digits of their own, and there are some that `int` does not read."""
    every = ((SAIL, 0, 2, 3), (BUY, 3, 0, 0))
    for text in (f"buy {figure} wood 1 coin", f"buy 3 wood {figure} coins", f"sail crete>kos with {figure} ships"):
        assert KINDS.parse(s, 0, every, text) is None
    assert not Mix("wood", most=4, says=GOODS[:1]).find(s, 0, f"{figure} wood", [0, 0, 0, 0])


def test_a_set_is_a_list_in_json(s: State) -> None:
    some = Set(ISLE)
    assert some.data(s, 0, 0b101) == ["crete", "kos"]
    assert some.read(s, 0, ["kos", "crete"]) == 0b101
    assert some.find(s, 0, some.id(s, 0, 0b110)) == 0b110
    for wrong in ("kos", ["kos", "kos"], ["thera"], [1]):
        assert some.read(s, 0, wrong) == UNKNOWN


def test_declarations_that_cannot_be_are_noticed() -> None:
    with pytest.raises(AssertionError, match="stands at"):
        Kinds(act(1, "one", "one"))
    with pytest.raises(AssertionError, match="share a name"):
        Kinds(act(0, "one", "one"), act(1, "one", "two"))
    with pytest.raises(AssertionError, match="either written or hidden"):
        act(0, "one", "one", isle=ISLE)
    with pytest.raises(AssertionError, match="no usual"):
        act(0, "one", "one[ {isle}]", isle=ISLE)
    with pytest.raises(AssertionError, match="more than"):
        act(0, "one", "{a}{b}{c}{d}", a=ISLE, b=ISLE, c=ISLE, d=ISLE)


def test_a_title_without_a_line_of_its_own_reads_and_writes() -> None:
    s = TITLE.new(2, 3)
    assert isinstance(s, TinyState)
    stone = s.hands[0][0]
    assert TITLE.notation(s, 0, (STONE, stone, 0, 0)) == f"stone {stone}"
    assert TITLE.parse(s, 0, f"stone {stone}") == (STONE, stone, 0, 0)
    assert TITLE.parse(s, 0, "stone 0") is None
    assert TITLE.describe(s, 0, (PEBBLES, 2, 0, 0)).label.args == {"n": 2}


def test_none_of_them_is_written_and_never_clicked() -> None:
    s = TITLE.new(2)
    card = ids("card", ("music", "poetry"), target="card", none="without card")
    assert card.things(s, 0) == ["card:music", "card:poetry"]
    assert (card.find(s, 0, "without card"), card.clicked(s, 0, "without card")) == (-1, UNKNOWN)
    assert card.clicked(s, 0, "poetry") == card.find(s, 0, "poetry") == 1
