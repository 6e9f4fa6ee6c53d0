"""The title: Sid Meier's Civilization: The Board Game (2010), base game, for two to four players."""

from ziggurat.games.civilization import (
    attack,
    battle,
    city_management,
    culture,
    evaluate,
    loot,
    movement,
    payment,
    position,
    producing,
    reactions,
    research,
    resolving,
    rounds,
    setup,
    start_of_turn,
    trade,
)
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.acts import KINDS
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.content import CONTENT, PACKAGE
from ziggurat.games.civilization.features import feature_names, features
from ziggurat.games.civilization.reasons import REASONS
from ziggurat.games.civilization.seen import CivilizationSeen
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.civilization.terms import terms
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.options import OptionValue, choice, flag, number
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title, numbered


class Civilization(Title):
    def __init__(self) -> None:
        self.id = "civilization"
        self.name = "Sid Meier's Civilization: The Board Game"
        self.package = PACKAGE
        self.content = CONTENT
        self.rules_version = "2"
        self.min_players = 2
        self.max_players = 4
        self.options = (
            choice("civilizations", ("random", "chosen"), "random"),
            flag("introductory"),
            choice("government_set", ("base", "ww"), "base"),
            choice("loot_rules", ("base", "faq2"), "base"),
            flag("scout_kill_counts_as_battle"),
            choice("stacking_while_passing", ("strict", "end_only"), "strict"),
            number("offers_per_player", 3, 0, 10),
            number("round_limit", None, 1, 500),
        )
        self.steps = numbered(
            {
                c.S_CIVILIZATION: setup.CivilizationStep(),
                c.S_NEXT_SETUP: setup.NextSetupStep(),
                c.S_CAPITAL: setup.CapitalStep(),
                c.S_SETUP_FIGURE: setup.SetupFigureStep(),
                c.S_GREAT_PERSON: culture.GreatPersonStep(),
                c.S_SETUP_WONDER: setup.SetupWonderStep(),
                c.S_SETUP_DONE: setup.SetupDoneStep(),
                c.S_ROUND: rounds.RoundStep(),
                c.S_NEXT_TURN: rounds.NextTurnStep(),
                c.S_START_OF_TURN: start_of_turn.StartOfTurnStep(),
                c.S_DISPLACE: start_of_turn.DisplaceStep(),
                c.S_GATHER: start_of_turn.GatherStep(),
                c.S_NEGOTIATE: trade.NegotiateStep(),
                c.S_OFFER: trade.OfferStep(),
                c.S_ANSWER: trade.AnswerStep(),
                c.S_HAND_OVER: trade.HandOverStep(),
                c.S_CITY_MANAGEMENT: city_management.CityManagementStep(),
                c.S_PLACE: producing.PlaceStep(),
                c.S_SECOND_ITEM: producing.SecondItemStep(),
                c.S_DISCARD: culture.DiscardStep(),
                c.S_TARGET: reactions.TargetStep(),
                c.S_PAY: payment.PayStep(),
                c.S_CONSENT: reactions.ConsentStep(),
                c.S_WINDOW: reactions.WindowStep(),
                c.S_RESOLVE: resolving.ResolveStep(),
                c.S_LEARN: research.LearnStep(),
                c.S_TAKE_RESOURCE: research.TakeResourceStep(),
                c.S_MOVEMENT: movement.MovementStep(),
                c.S_STEP: movement.StepStep(),
                c.S_CARRY_OUT: movement.CarryOutStep(),
                c.S_RAZE: attack.RazeStep(),
                c.S_BATTLE: attack.BattleStep(),
                c.S_BATTLE_TURN: battle.BattleTurnStep(),
                c.S_WOUNDS: battle.WoundsStep(),
                c.S_BARBARIAN_DECK: attack.BarbarianDeckStep(),
                c.S_SAVE_UNIT: battle.SaveUnitStep(),
                c.S_AFTER_BATTLE: battle.AfterBattleStep(),
                c.S_LOOT: loot.LootStep(),
                c.S_RESEARCH: research.ResearchStep(),
                c.S_ARRIVE: attack.ArriveStep(),
                c.S_SPOILS: loot.SpoilsStep(),
            }
        )
        self.kinds = KINDS
        self.loud = ("log.attack", "log.attack_city", "log.battle_won", "log.city_destroyed", "log.nuked")
        self.reasons = REASONS
        self.seen = CivilizationSeen
        # R17.4, R22.12: every loop inside a round is bounded, the number of rounds only by this option.
        self.unattended = {"round_limit": 60, "offers_per_player": 1}
        self.longest = 60_000
        self.lead = 240.0
        self.slips = (0.01, 0.032)
        self.care = 0.4
        self.horizon = 5

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> State:
        s = CivilizationState.__new__(CivilizationState)
        s.tables = CONTENT.of(pack, None)
        s.board = s.tables.boards[players]
        s.laws = s.tables.governments[1 if options["government_set"] == "ww" else 0]
        return s

    def setup(self, s: State) -> None:
        assert isinstance(s, CivilizationState)
        setup.set_up(s)

    def names(self, s: State) -> list[Names]:
        assert isinstance(s, CivilizationState)
        return s.tables.names

    def box(self, s: State) -> dict[str, int]:
        assert isinstance(s, CivilizationState)
        return position.box(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, CivilizationState)
        return evaluate.evaluate(s, seat)

    def evaluate_spent(self, s: State, seat: int) -> float:
        assert isinstance(s, CivilizationState)
        return evaluate.carried_on(s, seat, True, True)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        assert isinstance(s, CivilizationState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        assert isinstance(s, CivilizationState)
        return candidates(s, seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, CivilizationState)
        return feature_names(s, seat)

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, CivilizationState)
        return features(s, seat)

    def turn(self, s: State) -> int:
        assert isinstance(s, CivilizationState)
        return (s.round << 4 | s.phase) << 4 | s.active


TITLE = Civilization()
