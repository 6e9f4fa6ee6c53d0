"""Mosaic: A Story of Civilization, as the kernel asks for it."""

from typing import Any

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
from ziggurat.kernel.state import Action, State, Step
from ziggurat.kernel.title import Title


def make_steps() -> list[Step[Any]]:
    steps: list[Step[Any]] = [Step()] * c.STEPS
    steps[c.ST_LEADER_DRAFT] = drafts.LeaderDraft()
    steps[c.ST_TECH_DRAFT] = drafts.TechDraft()
    steps[c.ST_PLACE] = placing.Place()
    steps[c.ST_PLACE_WONDER] = placing.PlaceWonder()
    steps[c.ST_START_CITIES] = drafts.StartCities()
    steps[c.ST_BENEFITS] = drafts.Benefits()
    steps[c.ST_START_TECHS] = drafts.StartTechs()
    steps[c.ST_PLAY_START] = drafts.PlayStart()
    steps[c.ST_TURN] = turn.Turn()
    steps[c.ST_AFTER] = turn.After()
    steps[c.ST_NEXT] = empire.NextTurn()
    steps[c.ST_WINDOW] = empire.Window()
    steps[c.ST_WINDOWS] = empire.Windows()
    steps[c.ST_SCORE] = empire.Score()
    steps[c.ST_PAY] = payment.Pay()
    steps[c.ST_EFFECT] = effects.ResolveEffects()
    steps[c.ST_REPLENISH] = decks.Replenish()
    steps[c.ST_PEEK] = turn.Peek()
    steps[c.ST_MILITARY] = military.Military()
    steps[c.ST_TRACK] = choices.ChooseTrack()
    steps[c.ST_CONVERT] = choices.Convert()
    steps[c.ST_UNIT] = choices.ChooseUnit()
    steps[c.ST_ELIMINATE] = choices.Eliminate()
    steps[c.ST_TILE] = choices.ChooseTile()
    steps[c.ST_REFRESH] = choices.ChooseRefresh()
    steps[c.ST_LOCK] = choices.ChooseLock()
    steps[c.ST_SHARE] = choices.Share()
    steps[c.ST_TAKE_OVER] = claims.TakeOver()
    return steps


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
        self.steps = make_steps()
        self.kinds = KINDS
        self.reasons = REASONS
        self.unattended = {"turn_cap_rounds": 200}
        self.longest = 60_000
        self.lead = 20.0
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
