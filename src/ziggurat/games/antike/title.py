"""Antike II for the kernel."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import content
from ziggurat.games.antike.acts import KINDS
from ziggurat.games.antike.candidates import candidates
from ziggurat.games.antike.conquest import Conquest
from ziggurat.games.antike.content_checks import MAPS
from ziggurat.games.antike.evaluate import evaluate
from ziggurat.games.antike.features import feature_names, features
from ziggurat.games.antike.founding import Founding
from ziggurat.games.antike.militia import Bellona, Militia
from ziggurat.games.antike.movement import Entry, Movement, Reaction
from ziggurat.games.antike.position import box
from ziggurat.games.antike.reasons import REASONS
from ziggurat.games.antike.rondel import Pay, Rondel, Substitute
from ziggurat.games.antike.scientia import Scientia
from ziggurat.games.antike.seen import AntikeSeen
from ziggurat.games.antike.setup import ChooseNation, set_up
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.templum import Templum
from ziggurat.games.antike.terms import terms
from ziggurat.games.antike.trade import Give, Take
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.options import OptionValue, choice, flag, number
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title, numbered


class Antike(Title):
    def __init__(self) -> None:
        self.id = "antike"
        self.name = "Antike II"
        self.package = content.PACKAGE
        self.content = content.CONTENT
        self.rules_version = "1"
        self.min_players = 2
        self.max_players = 6
        self.options = (
            choice("map", MAPS, MAPS[0]),  # R3.1
            flag("variant_plinius"),  # R17.1
            flag("variant_free_building"),  # R17.2
            flag("choose_nations"),  # R3.3
            flag("commercium_keeps_mercatura", default=True),  # R14.6
            flag("production_bonus_without_city", default=True),  # R5.2
            number("coins_in_bank", None, 0, 200),  # R1.6; none is the number in the box
            number("turn_cap_rounds", None, 1, 1000),  # R13.6
        )
        self.steps = numbered(
            {
                c.S_CHOOSE_NATION: ChooseNation(),
                c.S_RONDEL: Rondel(),
                c.S_PAY: Pay(),
                c.S_SUBSTITUTE: Substitute(),
                c.S_BELLONA: Bellona(),
                c.S_MILITIA: Militia(),
                c.S_TEMPLUM: Templum(),
                c.S_SCIENTIA: Scientia(),
                c.S_MOVEMENT: Movement(),
                c.S_ENTRY: Entry(),
                c.S_REACTION: Reaction(),
                c.S_CONQUEST: Conquest(),
                c.S_FOUNDING: Founding(),
                c.S_GIVE: Give(),
                c.S_TAKE: Take(),
            }
        )
        self.kinds = KINDS
        self.loud = ("log.conquers", "log.conquers_temple", "log.fight")
        self.seen = AntikeSeen
        self.open = True  # R18.1
        self.colours = (0,) * 6  # nations are dealt
        self.reasons = REASONS
        self.unattended = {"turn_cap_rounds": 100}
        self.longest = 50_000
        self.lead = 180.0
        self.slips = (0.04, 0.14)
        self.care = 0.2
        self.horizon = 3

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> AntikeState:
        s = AntikeState.__new__(AntikeState)
        s.tables = content.CONTENT.of(pack, (players, str(options["map"]), switches(options)))
        if s.tables.coins < s.tables.nations * s.tables.start_goods[3]:
            raise BadOptions(Say("error.coins_in_bank"), self.package)
        return s

    def setup(self, s: State) -> None:
        assert isinstance(s, AntikeState)
        set_up(s)

    def names(self, s: State) -> list[Names]:
        assert isinstance(s, AntikeState)
        return s.tables.names

    def box(self, s: State) -> dict[str, int]:
        assert isinstance(s, AntikeState)
        return box(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, AntikeState)
        return evaluate(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        assert isinstance(s, AntikeState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        assert isinstance(s, AntikeState)
        return candidates(s, seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, AntikeState)
        return feature_names(s, seat)

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, AntikeState)
        return features(s, seat)

    def worn(self, s: State) -> list[int]:
        """Nations bring their colours; who leads two has that of the first."""
        assert isinstance(s, AntikeState)
        worn = [0] * s.players
        for nation in range(len(s.nations) - 1, -1, -1):
            worn[s.seats[nation]] = c.COLOURS[s.tables.colors[s.nations[nation]]]
        return worn

    def turn(self, s: State) -> int:
        assert isinstance(s, AntikeState)
        return s.round << 4 | s.active


def switches(options: dict[str, OptionValue]) -> content.Switches:
    coins, cap = options["coins_in_bank"], options["turn_cap_rounds"]
    assert coins is None or isinstance(coins, int)
    assert cap is None or isinstance(cap, int)
    return content.Switches(
        plinius=bool(options["variant_plinius"]),
        free_building=bool(options["variant_free_building"]),
        keeps_lower_rate=bool(options["commercium_keeps_mercatura"]),
        bonus_without_city=bool(options["production_bonus_without_city"]),
        choose_nations=bool(options["choose_nations"]),
        coins=coins,
        cap=cap,
    )


TITLE = Antike()
