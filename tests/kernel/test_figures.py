"""The search for figures without effect finds each single one, whatever its neighbours do."""

from typing import Annotated, Any

import msgspec

from ziggurat.kernel.content import Content, Edition, Origin, read_box
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.figures import dead_figures
from ziggurat.kernel.provenance import SHOWN


class Card(msgspec.Struct):
    id: str
    kind: str
    cost: Annotated[int, msgspec.Meta(ge=0)]
    seen: Annotated[int, SHOWN] = 0


class File(msgspec.Struct):
    cards: list[Card]
    total: int


class Box(msgspec.Struct):
    deck: File


class Priced:
    """A compiled card, which Python compares by identity."""

    def __init__(self, cost: int) -> None:
        self.cost = cost


FILES: dict[str, Any] = {
    "deck": {
        "cards": [
            {"id": "plough", "kind": "tool", "cost": 3, "seen": 4},
            {"id": "idol", "kind": "charm", "cost": 0},
            {"id": "loom", "kind": "tool", "cost": 2},
        ],
        "total": 5,
    }
}


def check(box: Box, origin: Origin) -> None:
    box.deck.cards.sort(key=lambda card: card.id)
    if box.deck.total != sum(card.cost for card in box.deck.cards if card.kind == "tool"):
        raise BadContent("the costs do not add up")


def tools(box: Box, key: None) -> list[Priced]:
    return [Priced(card.cost) for card in box.deck.cards if card.kind == "tool"]


def dead(compile: Any, check: Any) -> list[str]:
    content: Content[Box, Any] = Content("", Box, compile, check)
    box = read_box(FILES, Box, Origin(None))
    if check is not None:
        check(box, Origin(None))
    content.editions[""] = Edition(FILES, box)
    return dead_figures(content, [None])


def test_each_figure_is_asked_for_itself() -> None:
    """The cost of a charm does nothing, that of tools does; the total is checked, so it cannot be changed alone."""
    assert dead(tools, check) == ["Card.cost at deck.cards.1.cost"]


def test_a_figure_that_only_its_type_holds_is_dead() -> None:
    """No cost below nought is let through, but that reads nothing."""
    found = dead(tools, None)
    assert found == ["Card.cost at deck.cards.1.cost", "File.total at deck.total"]


def test_an_error_of_the_compiler_is_told() -> None:
    def stumbling(box: Box, key: None) -> list[int]:
        return [{"tool": 1, "charm": 2}[card.kind] * card.cost for card in box.deck.cards] + [box.deck.total]

    assert "Card.kind at deck.cards.0.kind (KeyError)" in dead(stumbling, None)
