"""Through the Ages as the kernel sees it."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.actions import Actions
from ziggurat.games.ages.acts import KINDS
from ziggurat.games.ages.auction import Auction, PayBid
from ziggurat.games.ages.battle import Attack, Battle, Defend
from ziggurat.games.ages.candidates import candidates
from ziggurat.games.ages.colonies import LoseColony
from ziggurat.games.ages.content import CONTENT, PACKAGE
from ziggurat.games.ages.evaluate import evaluate
from ziggurat.games.ages.event_choices import (
    Agreement,
    FreeBuild,
    LoseBuilding,
    LosePopulation,
    ProduceChoice,
    Ravage,
    Tokens,
)
from ziggurat.games.ages.events import EffectStep, EventDone
from ziggurat.games.ages.features import feature_names, features
from ziggurat.games.ages.flow import Begin, Flow
from ziggurat.games.ages.mix import Mix
from ziggurat.games.ages.pacts import PactAnswer
from ziggurat.games.ages.politics import Discard, Politics
from ziggurat.games.ages.position import box
from ziggurat.games.ages.production import Production, Reduce, Trade
from ziggurat.games.ages.reasons import REASONS
from ziggurat.games.ages.seen import AgesSeen
from ziggurat.games.ages.setup import read_switches, set_up
from ziggurat.games.ages.spoils import Annex, PlunderTechnology, Raze, Spoils
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.terms import terms
from ziggurat.games.ages.variants import BONUS_MODES, Choose, Keep
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.options import OptionValue, choice, flag, number
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title, numbered

VARIANTS: Final = ("easier", "less_mean", "peaceful", "fewer_pacts", "military_draw_action", "alternative_corruption")


class Ages(Title):
    def __init__(self) -> None:
        self.id = "ages"
        self.name = "Through the Ages: A Story of Civilization"
        self.package = PACKAGE
        self.content = CONTENT
        self.rules_version = "1"
        self.min_players = 2
        self.max_players = 4
        self.options = (
            choice("tier", c.TIERS, "full"),
            flag("easier"),
            flag("less_mean"),
            flag("peaceful"),
            flag("fewer_pacts"),
            flag("military_draw_action"),
            flag("alternative_corruption"),
            choice("bonus_cards", BONUS_MODES, "none"),
            number("bonus_public", 4, 3, 5),
            flag("fewer_points"),
            flag("resigning", True),
        )
        self.kinds = KINDS
        self.loud = ("log.war", "log.aggression", "log.lost_colony", "log.lost_leader", "log.razed")
        self.reasons = REASONS
        self.seen = AgesSeen
        self.colours = (3, 5, 1, 4)  # green, grey, orange and violet, as the seats are called
        self.steps = numbered(
            {
                c.S_FLOW: Flow(),
                c.S_BEGIN: Begin(),
                c.S_POLITICS: Politics(),
                c.S_DISCARD: Discard(),
                c.S_ACTIONS: Actions(),
                c.S_PRODUCTION: Production(),
                c.S_REDUCE: Reduce(),
                c.S_TRADE: Trade(),
                c.S_EFFECT: EffectStep(),
                c.S_EVENT_DONE: EventDone(),
                c.S_PRODUCE_CHOICE: ProduceChoice(),
                c.S_MIX: Mix(),
                c.S_LOSE_POPULATION: LosePopulation(),
                c.S_LOSE_BUILDING: LoseBuilding(),
                c.S_LOSE_COLONY: LoseColony(),
                c.S_FREE_BUILD: FreeBuild(),
                c.S_AGREEMENT: Agreement(),
                c.S_RAVAGE: Ravage(),
                c.S_TOKENS: Tokens(),
                c.S_AUCTION: Auction(),
                c.S_PAY_BID: PayBid(),
                c.S_BATTLE: Battle(),
                c.S_ATTACK: Attack(),
                c.S_DEFEND: Defend(),
                c.S_SPOILS: Spoils(),
                c.S_RAZE: Raze(),
                c.S_ANNEX: Annex(),
                c.S_PLUNDER_TECHNOLOGY: PlunderTechnology(),
                c.S_PACT: PactAnswer(),
                c.S_KEEP: Keep(),
                c.S_CHOOSE: Choose(),
            }
        )
        # A program that resigns at random would end most games before they begin.
        self.unattended = {"resigning": False}
        self.longest = 20000
        self.leaving = c.A_RESIGN
        self.lead = 40.0
        self.slips = (0.28, 0.6)
        self.care = 0.33
        self.horizon = 2

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """Refuse what the rulebook's variants do not go together with (R27)."""
        tier = options["tier"]
        if tier == "simple":
            for name in VARIANTS:
                if options[name]:
                    raise BadOptions(Say("error.variant_tier", {"variant": Say(f"option.{name}")}), self.package)
        bonus = options["bonus_cards"]
        if bonus != "none" and tier != "full":
            args: dict[str, object] = {
                "bonus": Say(f"option.bonus_cards.{bonus}"),
                "tier": Say(f"option.tier.{tier}"),
            }
            raise BadOptions(Say("error.bonus_tier", args), self.package)
        if options["fewer_points"] and bonus == "none":
            raise BadOptions(Say("error.fewer_points"), self.package)
        if options["bonus_public"] != 4 and bonus != "public":
            raise BadOptions(Say("error.bonus_public"), self.package)
        if options["fewer_pacts"] and not options["peaceful"]:
            raise BadOptions(Say("error.fewer_pacts"), self.package)
        if options["peaceful"] and options["less_mean"]:
            raise BadOptions(Say("error.less_mean"), self.package)

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> State:
        s = AgesState.__new__(AgesState)
        s.tables = CONTENT.of(pack, None)
        s.options = options
        read_switches(s)
        return s

    def may_leave(self, options: dict[str, OptionValue]) -> bool:
        return bool(options["resigning"]) and options["tier"] == "full"

    def setup(self, s: State) -> None:
        assert isinstance(s, AgesState)
        set_up(s)

    def names(self, s: State) -> list[Names]:
        assert isinstance(s, AgesState)
        return s.tables.names

    def box(self, s: State) -> dict[str, int]:
        assert isinstance(s, AgesState)
        return box(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, AgesState)
        return evaluate(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        assert isinstance(s, AgesState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        assert isinstance(s, AgesState)
        return candidates(s, seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, AgesState)
        return feature_names(s, seat)

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, AgesState)
        return features(s, seat)

    def turn(self, s: State) -> int:
        assert isinstance(s, AgesState)
        return s.round << 4 | s.turn


TITLE = Ages()
