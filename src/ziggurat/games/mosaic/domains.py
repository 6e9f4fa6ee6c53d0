"""What the arguments of actions can be: the tables of the box, the words of the rulebook, players by their leader."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.domains import UNKNOWN, Domain, Ids, Set, amount, ids, seats
from ziggurat.kernel.state import Action

MOST: Final = 999  # no heap of anything grows that high


class Player(Domain):
    """A player, spoken of by the leader."""

    def size(self, s: MosaicState) -> int:
        return s.players

    def id(self, s: MosaicState, seat: int, value: int) -> str:
        leader = s.boards[value][c.LEADER]
        return f"seat_{value}" if leader < 0 else s.tables.leader_ids[leader]

    def find(self, s: MosaicState, seat: int, text: str) -> int:
        for value in range(s.players):
            if self.id(s, seat, value) == text:
                return value
        return UNKNOWN

    def targets(self, s: MosaicState, seat: int, action: Action, value: int) -> list[str]:
        return [f"seat:{value}"]

    def things(self, s: MosaicState, seat: int) -> list[str]:
        return [f"seat:{value}" for value in range(s.players)]

    def clicked(self, s: MosaicState, seat: int, text: str) -> int:
        return int(text) if text in [str(value) for value in range(s.players)] else UNKNOWN


class Wanted(Ids):
    """The tiles that an effect takes: of one kind of goods, any goods, or any tile."""

    def __init__(self) -> None:
        super().__init__("tile", c.GOOD_IDS, "", "", "")
        self.low = c.FILTER_GOODS

    def id(self, s: MosaicState, seat: int, value: int) -> str:
        return "any" if value == c.FILTER_ANY else "goods" if value == c.FILTER_GOODS else self.names(s).ids[value]

    def find(self, s: MosaicState, seat: int, text: str) -> int:
        return c.FILTER_ANY if text == "any" else c.FILTER_GOODS if text == "goods" else super().find(s, seat, text)


HEX: Final = ids("hex", c.HEX_IDS, target="hex")
TECHNOLOGY: Final = ids("card", c.TECHNOLOGY_IDS, target="card")
BUILD: Final = ids("card", c.BUILD_IDS, target="card")
POPULATION_CARD: Final = ids("card", c.POPULATION_IDS, target="card", none="without card")
TAX_CARD: Final = ids("card", c.TAX_IDS, target="card")
WONDER: Final = ids("wonder", c.WONDER_IDS, target="wonder")
GOVERNMENT: Final = ids("government", c.GOVERNMENT_IDS, target="government")
LEADER_CARD: Final = ids("leader", c.LEADER_IDS, target="leader")
AGE: Final = ids("card", c.AGE_IDS, target="golden_age")
ACHIEVEMENT: Final = ids("card", c.ACHIEVEMENT_IDS, target="achievement")
REGION: Final = ids("region", c.REGION_IDS, target="region")
PLACE: Final = ids("region", c.REGION_IDS)  # a region that is named, and clicked out of turn
PLAYER: Final = Player("player", target="seat")
FACE: Final = ids("face", ("down", "up"), target="face")
CURRENCY: Final = ids("what", c.CURRENCIES, target="resource", says="resource_")
RESOURCE: Final = ids("what", c.RESOURCES, target="resource", says="resource_")
PAID: Final = ids("what", c.RESOURCES, says="resource_")
PIECE: Final = ids("piece", c.PIECES[:4], target="piece", says="piece_")
UNIT: Final = ids("unit", c.UNITS, target="unit", says="piece_")
DECK: Final = ids("deck", c.DECKS, target="deck", says="deck_")
SEEN_DECK: Final = ids("deck", c.DECKS, target="look", says="deck_")
TRACK: Final = ids("track", c.TRACKS, target="track", says="track_")
PLAIN_TAX: Final = ids("card", ("tax", "tariff"), says="plain_")
NUMBER: Final = amount(0, MOST, name="n")

# Of pending decisions only.
BUILT: Final = ids("piece", c.PIECES[:4])
PLACED: Final = ids("where", c.WHERE, none="start_city")  # the start city is no build (R2.14)
REGION_OR_NONE: Final = ids("region", c.REGION_IDS, none="none")
TRACK_OR_NONE: Final = ids("track", c.TRACKS, none="none")
EFFECT: Final = ids("effect", c.EFFECT_IDS)  # a card and the place of an effect on it, or the place behind the last one
SEAT: Final = seats("seat", target="", says="")
REGION_SET: Final = Set(REGION)
UNIT_SET: Final = Set(UNIT)
TRACK_SET: Final = Set(TRACK)
DECK_SET: Final = Set(DECK)
PAID_SET: Final = Set(PAID)
BLOCKS: Final = Set(ids("block", ("recruited", "moved", "moving")))
WANTED: Final = Wanted()
YES: Final = ids("yes", ("no", "yes"))
