"""Choices while a city produces: where the new thing goes, and Engineering's second one (R8.3, R8.7, R19.9)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import (
    DONE,
    USED_SPLIT,
    affordable,
    item_id,
    item_squares,
    produce,
    producible,
    put_item,
)
from ziggurat.games.civilization.domains import CITY, ITEM
from ziggurat.games.civilization.flow import CivStep
from ziggurat.games.civilization.guards import no_item
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


class PlaceStep(CivStep):
    """Where to put what was produced. a: city, b: item."""

    def __init__(self) -> None:
        self.name = "place"
        self.args = arguments(city=CITY, item=ITEM)
        self.offers = (c.A_PLACE,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_PLACE, square, 0, 0) for square in item_squares(s, frame[2], frame[3])]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        put_item(s, seat, frame[2], frame[3], action[1])

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return c.N_NOT_HERE

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.place", {"item": item_id(s, frame[3])}, "R8.7")


class SecondItemStep(CivStep):
    """R8.3, R19.9: with Engineering one more item from the rest of the same production. a: city."""

    def __init__(self) -> None:
        self.name = "second_item"
        self.args = arguments(city=CITY)
        self.offers = (c.A_PRODUCE, c.A_DONE)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        city = frame[2]
        seat = city // c.CITIES
        if s.centre[city] != -1 and producible(s, city, affordable(s, seat, s.price[0], s.price[1], s.price[2])):
            s.push(c.S_SECOND_ITEM, 1 << seat, city)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        city = frame[2]
        budget = affordable(s, seat, s.price[0], s.price[1], s.price[2])
        actions: list[Action] = [(c.A_PRODUCE, city, item, 0) for item in producible(s, city, budget)]
        actions.append(DONE)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_PRODUCE:
            s.used[seat] |= USED_SPLIT
            produce(s, seat, action[1], action[2], False)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return no_item(s, seat, x, y) if kind == c.A_PRODUCE else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.second_item", {"n": max(0, s.price[0] - s.price[1])}, "R19.9")
