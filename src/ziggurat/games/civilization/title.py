"""The title: Sid Meier's Civilization: The Board Game (2010), base game, for two to four players."""

from ziggurat.games.civilization import evaluate, position, setup
from ziggurat.games.civilization.acts import KINDS
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.content import CONTENT, PACKAGE
from ziggurat.games.civilization.features import feature_names, features
from ziggurat.games.civilization.reasons import REASONS
from ziggurat.games.civilization.seen import CivilizationSeen
from ziggurat.games.civilization.state import CivState
from ziggurat.games.civilization.steps import all_steps
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.options import OptionValue, choice, flag, number
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title


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
        self.steps = all_steps()
        self.kinds = KINDS
        self.loud = ("log.attack", "log.attack_city", "log.battle_won", "log.city_destroyed", "log.nuked")
        self.reasons = REASONS
        self.seen = CivilizationSeen
        # R17.4, R22.12: every loop inside a round is bounded, the number of rounds only by this option.
        self.unattended = {"round_limit": 60, "offers_per_player": 1}
        self.longest = 60_000
        self.lead = 240.0
        self.horizon = 5

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> State:
        s = CivState.__new__(CivState)
        s.t = CONTENT.of(pack, None)
        s.b = s.t.boards[players]
        s.laws = s.t.governments[1 if options["government_set"] == "ww" else 0]
        return s

    def setup(self, s: State) -> None:
        assert isinstance(s, CivState)
        setup.begin(s)

    def names(self, s: State) -> list[Names]:
        assert isinstance(s, CivState)
        return s.t.names

    def box(self, s: State) -> dict[str, int]:
        assert isinstance(s, CivState)
        return position.box(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, CivState)
        return evaluate.evaluate(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        from ziggurat.games.civilization.terms import terms

        assert isinstance(s, CivState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        assert isinstance(s, CivState)
        return candidates(s, seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, CivState)
        return feature_names(s, seat)

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, CivState)
        return features(s, seat)

    def turn(self, s: State) -> int:
        assert isinstance(s, CivState)
        return (s.round << 4 | s.phase) << 4 | s.active
