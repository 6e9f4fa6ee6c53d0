"""Mosaic: A Story of Civilization, as the kernel asks for it."""

from typing import Any

from ziggurat.games.mosaic import choices, claims, decks, drafts, effects, empire, military, payment, placing, turn
from ziggurat.games.mosaic.acts import KINDS
from ziggurat.games.mosaic.compiling import CONTENT, PACKAGE
from ziggurat.games.mosaic.features import feature_names, features
from ziggurat.games.mosaic.position import whole_box
from ziggurat.games.mosaic.reasons import REASONS
from ziggurat.games.mosaic.seen import MosaicSeen
from ziggurat.games.mosaic.setup import set_up
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.vocabulary import (
    ST_AFTER,
    ST_BENEFITS,
    ST_CONVERT,
    ST_EFFECT,
    ST_ELIMINATE,
    ST_LEADER_DRAFT,
    ST_LOCK,
    ST_MILITARY,
    ST_NEXT,
    ST_PAY,
    ST_PEEK,
    ST_PLACE,
    ST_PLACE_WONDER,
    ST_PLAY_START,
    ST_REFRESH,
    ST_REPLENISH,
    ST_SCORE,
    ST_SHARE,
    ST_START_CITIES,
    ST_START_TECHS,
    ST_TAKE_OVER,
    ST_TECH_DRAFT,
    ST_TILE,
    ST_TRACK,
    ST_TURN,
    ST_UNIT,
    ST_WINDOW,
    ST_WINDOWS,
    STEPS,
)
from ziggurat.kernel.content import Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.options import OptionValue, number
from ziggurat.kernel.state import Action, State, Step
from ziggurat.kernel.title import Title


def make_steps() -> list[Step[Any]]:
    steps: list[Step[Any]] = [Step()] * STEPS
    steps[ST_LEADER_DRAFT] = drafts.LeaderDraft()
    steps[ST_TECH_DRAFT] = drafts.TechDraft()
    steps[ST_PLACE] = placing.Place()
    steps[ST_PLACE_WONDER] = placing.PlaceWonder()
    steps[ST_START_CITIES] = drafts.StartCities()
    steps[ST_BENEFITS] = drafts.Benefits()
    steps[ST_START_TECHS] = drafts.StartTechs()
    steps[ST_PLAY_START] = drafts.PlayStart()
    steps[ST_TURN] = turn.Turn()
    steps[ST_AFTER] = turn.After()
    steps[ST_NEXT] = empire.NextTurn()
    steps[ST_WINDOW] = empire.Window()
    steps[ST_WINDOWS] = empire.Windows()
    steps[ST_SCORE] = empire.Score()
    steps[ST_PAY] = payment.Pay()
    steps[ST_EFFECT] = effects.ResolveEffects()
    steps[ST_REPLENISH] = decks.Replenish()
    steps[ST_PEEK] = turn.Peek()
    steps[ST_MILITARY] = military.Military()
    steps[ST_TRACK] = choices.ChooseTrack()
    steps[ST_CONVERT] = choices.Convert()
    steps[ST_UNIT] = choices.ChooseUnit()
    steps[ST_ELIMINATE] = choices.Eliminate()
    steps[ST_TILE] = choices.ChooseTile()
    steps[ST_REFRESH] = choices.ChooseRefresh()
    steps[ST_LOCK] = choices.ChooseLock()
    steps[ST_SHARE] = choices.Share()
    steps[ST_TAKE_OVER] = claims.TakeOver()
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
        self.lead = 30.0
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
        return whole_box(s)

    def evaluate(self, s: State, seat: int) -> float:
        from ziggurat.games.mosaic.evaluate import evaluate

        assert isinstance(s, MosaicState)
        return evaluate(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        from ziggurat.games.mosaic.terms import terms

        assert isinstance(s, MosaicState)
        return terms(s, seat)

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        from ziggurat.games.mosaic.candidates import candidates

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
