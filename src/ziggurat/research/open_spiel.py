"""Every title as a Python game of OpenSpiel.

    import pyspiel, ziggurat.research.open_spiel
    game = pyspiel.load_game("ziggurat_antike(players=3)")

Chance is sampled once: the first node is a chance node whose outcome is the seed of the game, and from then on the
generator in the state decides. A searcher must not profit from that: `resample_from_infostate` redeals all that one
player does not know, and what is to come. Options of a title are parameters of the game; the vector of what a player
knows is its observation tensor, and its text, with everything that the player was told so far, its information state.
"""

from typing import Any

import numpy as np
import pyspiel

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.research.match import Match

SEEDS = 1024  # different games
NONE = -1  # a parameter has a type, and no value of it is none; no option counts below 0


def game_type(id: str) -> Any:
    title = find_title(id)
    defaults: dict[str, Any] = {"players": title.min_players}
    for option in title.options:
        value = title.unattended.get(option.id, option.default)
        defaults[option.id] = NONE if value is None else value
    return pyspiel.GameType(
        short_name=f"ziggurat_{id}",
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_players,
        min_num_players=title.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class Shared(Match):
    """The match of a game, one for all its states: OpenSpiel clones a state by a deep copy of its fields."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self

    def __reduce__(self) -> tuple[type["Shared"], tuple[str, int, dict[str, Any]]]:
        """Written down with a state, it is made anew: its action space is none of what can be written."""
        return Shared, (self.title.id, self.players, self.options)


class Game(pyspiel.Game):
    """One title with its players and options."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        type_ = TYPES[self.id]
        given = {**type_.parameter_specification, **(params or {})}
        options = {name: None if value == NONE else value for name, value in given.items() if name != "players"}
        self.match = Shared(self.id, int(given["players"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.space.size,
            max_chance_outcomes=SEEDS,
            num_players=self.match.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.match.title.longest,
        )
        super().__init__(type_, info, params or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match = game.match
        self.state: Any = None  # before the seed is drawn there is none

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.state.stack:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.state.asked())

    def at(self) -> Match:
        """The game's match, with this position on the table."""
        self.match.state = self.state
        return self.match

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at().numbers(player))

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.match.deal(action)
            self.state = self.match.state
        else:
            self.at().play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.at().notation(player, action)

    def is_terminal(self) -> bool:
        return self.state is not None and not self.state.stack

    def returns(self) -> list[float]:
        return [0.0] * self.match.players if self.state is None else self.at().returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Another world that fits all the player knows. What came before it in the history stays as it was."""
        twin: State = self.clone()
        twin.state = self.state.resample(player, rng_from_seed(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        return "the seed is drawn" if self.state is None else self.match.title.to_json(self.state).decode()


class Observer:
    """What a player sees: the title's vector, or as text."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.kind = kind
        self.tensor: Any = np.zeros(game.match.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = 0 if state.state is None else state.at().vector(player)

    def string_from(self, state: State, player: int) -> str:
        text = "the seed is drawn" if state.state is None else state.at().text(player)
        if not self.kind.perfect_recall:
            return text
        own = [item.action for item in state.full_history() if item.player == player]
        return f"{len(state.full_history())} {own}\n{text}"


TYPES = {id: game_type(id) for id in title_ids()}
for known in title_ids():
    pyspiel.register_game(TYPES[known], type(f"Ziggurat_{known}", (Game,), {"id": known}))
