"""Mosaic: A Story of Civilization, as the kernel asks for it."""

from ziggurat.games.mosaic import choices, claims, decks, drafts, effects, empire, military, payment, placing, turn
from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.acts import KINDS
from ziggurat.games.mosaic.candidates import candidates
from ziggurat.games.mosaic.content import CONTENT, PACKAGE
from ziggurat.games.mosaic.evaluate import evaluate, evaluate_spent
from ziggurat.games.mosaic.features import feature_names, features
from ziggurat.games.mosaic.position import box
from ziggurat.games.mosaic.reasons import REASONS
from ziggurat.games.mosaic.seen import MosaicSeen
from ziggurat.games.mosaic.setup import set_up
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.terms import terms
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.options import OptionValue, number
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title, numbered


class Mosaic(Title):
    def __init__(self) -> None:
        self.id = "mosaic"
        self.name = "Mosaic: A Story of Civilization"
        self.package = PACKAGE
        self.content = CONTENT
        self.seen = MosaicSeen
        self.rules_version = "2"
        self.min_players = 2
        self.max_players = 6
        self.options = (number("turn_cap_rounds", None, 1, 1000),)
        self.steps = numbered(
            {
                c.S_LEADER_DRAFT: drafts.LeaderDraft(),
                c.S_TECH_DRAFT: drafts.TechDraft(),
                c.S_PLACE: placing.Place(),
                c.S_PLACE_WONDER: placing.PlaceWonder(),
                c.S_START_CITIES: drafts.StartCities(),
                c.S_BENEFITS: drafts.Benefits(),
                c.S_START_TECHS: drafts.StartTechs(),
                c.S_PLAY_START: drafts.PlayStart(),
                c.S_TURN: turn.Turn(),
                c.S_AFTER: turn.After(),
                c.S_NEXT: empire.NextTurn(),
                c.S_WINDOW: empire.Window(),
                c.S_WINDOWS: empire.Windows(),
                c.S_SCORE: empire.Score(),
                c.S_PAY: payment.Pay(),
                c.S_EFFECT: effects.ResolveEffects(),
                c.S_REPLENISH: decks.Replenish(),
                c.S_PEEK: turn.Peek(),
                c.S_MILITARY: military.Military(),
                c.S_TRACK: choices.ChooseTrack(),
                c.S_CONVERT: choices.Convert(),
                c.S_UNIT: choices.ChooseUnit(),
                c.S_ELIMINATE: choices.Eliminate(),
                c.S_TILE: choices.ChooseTile(),
                c.S_REFRESH: choices.ChooseRefresh(),
                c.S_LOCK: choices.ChooseLock(),
                c.S_SHARE: choices.Share(),
                c.S_TAKE_OVER: claims.TakeOver(),
            }
        )
        self.kinds = KINDS
        self.reasons = REASONS
        self.unattended = {"turn_cap_rounds": 200}
        self.longest = 60_000
        self.lead = 20.0
        self.slips = (0.27, 0.55)
        self.care = 0.3
        self.horizon = 3

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> State:
        s = MosaicState.__new__(MosaicState)
        s.tables = CONTENT.of(pack, players)
        return s

    def setup(self, s: State) -> None:
        assert isinstance(s, MosaicState)
        set_up(s)

    def names(self, s: State) -> list[Names]:
        assert isinstance(s, MosaicState)
        return s.tables.names

    def box(self, s: State) -> dict[str, int]:
        assert isinstance(s, MosaicState)
        return box(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, MosaicState)
        return evaluate(s, seat)

    def evaluate_spent(self, s: State, seat: int) -> float:
        assert isinstance(s, MosaicState)
        return evaluate_spent(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        assert isinstance(s, MosaicState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        assert isinstance(s, MosaicState)
        return candidates(s, seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, MosaicState)
        return feature_names(s, seat)

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, MosaicState)
        return features(s, seat)

    def turn(self, s: State) -> int:
        assert isinstance(s, MosaicState)
        return s.round << 4 | s.active


TITLE = Mosaic()
