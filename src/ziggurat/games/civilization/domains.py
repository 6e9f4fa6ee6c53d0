"""What the numbers of actions and of pending decisions stand for, and the bounds they lie in."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import DIRECTIONS, NAMES, square_name
from ziggurat.games.civilization.flow import city_name, player
from ziggurat.games.civilization.world import SHEET, SLOTS
from ziggurat.kernel.domains import OPEN, UNKNOWN, Amount, Domain, Ids, amount, ids, last_seat
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

SQUARE_AT: Final = {name: square for square, name in enumerate(NAMES)}
MOST_GOODS: Final = 99
MOST_FRONTS: Final = 60


class Square(Domain):
    """A square of the map, `a1` to `p16`; -1 is none where a domain allows it."""

    def size(self, s: "CivilizationState") -> int:
        return s.board.size - self.low

    def id(self, s: "CivilizationState", seat: int, value: int) -> str:
        return "none" if value < 0 else NAMES[value]

    def find(self, s: "CivilizationState", seat: int, text: str) -> int:
        if text == "none" and self.low < 0:
            return -1
        square = SQUARE_AT.get(text, UNKNOWN)
        return square if square < s.board.size else UNKNOWN

    def targets(self, s: "CivilizationState", seat: int, action: Action, value: int) -> list[str]:
        return [f"square:{NAMES[value]}"] if self.target and value >= 0 else []


class City(Domain):
    """A city by its owner's seat and number: `0-0` is the capital of the first seat."""

    def size(self, s: "CivilizationState") -> int:
        return s.players * c.CITIES

    def id(self, s: "CivilizationState", seat: int, value: int) -> str:
        return f"{value // c.CITIES}-{value % c.CITIES}"

    def find(self, s: "CivilizationState", seat: int, text: str) -> int:
        owner, _, number = text.partition("-")
        if not (len(owner) == len(number) == 1 and text.isascii() and owner.isdigit() and number.isdigit()):
            return UNKNOWN
        city = int(owner) * c.CITIES + int(number)
        return city if int(number) < c.CITIES and self.holds(s, city) else UNKNOWN

    def said(self, s: "CivilizationState", seat: int, value: int) -> object:
        return city_name(s, value)


class Player(Amount):
    """A seat at the table, called by its civilization."""

    def said(self, s: "CivilizationState", seat: int, value: int) -> object:
        return player(s, value)


class Scout(Domain):
    """One of a player's two scouts; a move writes where it stands."""

    def size(self, s: "CivilizationState") -> int:
        return c.FIGURES - c.ARMIES

    def id(self, s: "CivilizationState", seat: int, value: int) -> str:
        return f"scout/{value + 1}"

    def square(self, s: "CivilizationState", seat: int, value: int) -> str:
        return square_name(s.pos[seat * c.FIGURES + c.ARMIES + value])

    def short(self, s: "CivilizationState", seat: int, action: Action, value: int) -> str:
        return self.square(s, seat, value)

    def find(self, s: "CivilizationState", seat: int, text: str) -> int:
        if text in ("scout/1", "scout/2"):
            return int(text[-1]) - 1
        # Two scouts may stand on the square: which one is asked for, the position knows.
        return OPEN if text in SQUARE_AT else UNKNOWN

    def said(self, s: "CivilizationState", seat: int, value: int) -> object:
        return self.square(s, seat, value)

    def targets(self, s: "CivilizationState", seat: int, action: Action, value: int) -> list[str]:
        return [f"square:{self.square(s, seat, value)}"]


class Ability(Ids):
    """A resource ability; its tech card stands for it too."""

    def targets(self, s: "CivilizationState", seat: int, action: Action, value: int) -> list[str]:
        ability = s.tables.abilities[value]
        return [f"ability:{ability.id}", f"tech:{s.tables.tech_ids[ability.tech]}"]


class Unit(Ids):
    """A unit card; a label calls it by its type."""

    def said(self, s: "CivilizationState", seat: int, value: int) -> object:
        return c.UNIT_TYPES[s.tables.card_type[value]]


class Front(Amount):
    """A front of the battle; people count from one."""

    def said(self, s: "CivilizationState", seat: int, value: int) -> object:
        return value + 1


class Deck(Ids):
    """A deck of culture events, from 1 on."""

    def size(self, s: "CivilizationState") -> int:
        return len(self.names(s).ids) + 1

    def id(self, s: "CivilizationState", seat: int, value: int) -> str:
        return self.names(s).ids[value - 1] if value else "no_deck"

    def find(self, s: "CivilizationState", seat: int, text: str) -> int:
        found = self.names(s).at.get(text, UNKNOWN)
        return found if found == UNKNOWN else found + 1


class CoinPlace(Domain):
    """Where coin tokens lie: a tech that takes them, or the civilization sheet."""

    def size(self, s: "CivilizationState") -> int:
        return SLOTS

    def id(self, s: "CivilizationState", seat: int, value: int) -> str:
        if value < len(s.tables.coin_techs):
            return s.tables.tech_ids[s.tables.coin_techs[value]]
        return "civilization_sheet" if value == SHEET else f"slot/{value}"

    def find(self, s: "CivilizationState", seat: int, text: str) -> int:
        return next((slot for slot in range(SLOTS) if self.id(s, seat, slot) == text), UNKNOWN)


SQUARE: Final = Square("square", target="square")
CITY: Final = City("city", target="city")
PLAYER: Final = Player("player", 0, last_seat, "player", "")
OWNER: Final = Player("player", 0, last_seat, "", "")  # written, but something else is clicked
MAYBE_SQUARE: Final = Square("square", low=-1)
MAYBE_PLAYER: Final = Player("player", -1, last_seat, "", "")
PHASE: Final = ids("phase", c.PHASES)
LOOT: Final = ids("what", c.LOOTS)
SIDE: Final = ids("side", ("attacker", "defender"))
PIECE: Final = ids("figure", (*(f"army/{j + 1}" for j in range(c.ARMIES)), "scout/1", "scout/2"))
SCOUT: Final = Scout("scout")
CIVILIZATION: Final = ids("civilization", c.CIVILIZATION_IDS, target="civilization")
TECH: Final = ids("tech", c.TECH_IDS, target="tech")
GOVERNMENT: Final = ids("government", c.GOVERNMENT_IDS, target="government")
WONDER: Final = ids("wonder", c.WONDER_IDS, target="wonder")
GREAT_PERSON: Final = ids("great_person", c.GREAT_PERSON_IDS, target="great_person")
EVENT: Final = ids("event", c.EVENT_IDS, target="event")
ABILITY: Final = Ability("ability", c.ABILITY_IDS, "ability", "", "")
UNIT: Final = Unit("unit", c.UNIT_IDS, "unit", "", "")
ITEM: Final = ids("item", c.ITEM_IDS, target="item")
GIVEN: Final = ids("goods", c.GOODS_IDS, target="give")
WANTED: Final = ids("goods", c.WANTED_IDS, target="want")
GOODS: Final = ids("goods", c.GOODS_IDS, target="goods")
CARD: Final = ids("card", c.CARD_IDS)  # a culture event or a resource ability
DECK: Final = Deck("what", c.DECK_IDS, "", "", "")
COIN_PLACE: Final = CoinPlace("what")
RESOURCE: Final = ids("resource", c.TOKENS, target="resource")
LOOT_RESOURCE: Final = ids("what", c.TOKENS)
LOOT_MARKER: Final = ids("what", ("none", "hut", "village"))
LOOT_TECH: Final = ids("what", c.TECH_IDS)
LOOT_EVENT: Final = ids("what", c.EVENT_IDS)
PLACED: Final = ids("figure", ("army", "scout"))
FIGURE: Final = ids("figure", ("army", "scout"), target="figure")
UNIT_TYPE: Final = ids("unit", c.UNIT_TYPES, target="deck")
DIRECTION: Final = ids("direction", DIRECTIONS)
FRONT: Final = Front("front", 0, MOST_FRONTS, "front", "")
LAST_FRONT: Final = amount(-1, MOST_FRONTS)
NUMBER: Final = amount(0, MOST_GOODS, name="n", target="amount")
ARMIES: Final = amount(0, c.ARMIES, name="armies")
SCOUTS: Final = amount(0, c.FIGURES - c.ARMIES, name="scouts")
