"""Every title as an environment of PettingZoo, with masks of legal actions.

    from ziggurat.research.pettingzoo import env
    game = env("antike", players=3)

What an agent observes is a mapping with `observation`, the vector of what its seat knows, and `action_mask`. Players
that choose at once are asked one after the other and see nothing of each other's choice. Rewards come at the end.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ziggurat.research.match import Match


def env(title: str = "antike", players: int = 0, **settings: Any) -> Any:
    """An environment that checks how it is used; `raw_env` is the same without checks."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(title, players, **settings)))


class raw_env(AECEnv):
    metadata = {"render_modes": ["ansi"], "name": "ziggurat_v0", "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self,
        title: str = "antike",
        players: int = 0,
        options: dict[str, Any] | None = None,
        *,
        dtype: str = "int8",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: so many decisions, then the game is broken off; 0 for as long as it lasts."""
        super().__init__()
        self.match = Match(title, players, options, dtype=dtype)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds = np.random.default_rng()
        size, length = self.match.space.size, self.match.length
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (length,), self.match.dtype),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.match.deal(int(self.seeds.integers(1 << 32)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.made = 0
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {"observation": self.match.vector(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action")
        self.match.play(self.seats[agent], action)
        self.made += 1
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.match.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        self.agent_selection = self.possible_agents[self.match.seat]
        if self.made == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str:
        """What the agent to move knows, and its actions."""
        return self.match.text(self.seats[self.agent_selection])

    def close(self) -> None:
        pass
