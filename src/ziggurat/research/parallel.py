"""Every title as a parallel environment of PettingZoo: in each step all agents act.

    from ziggurat.research.parallel import parallel_env
    game = parallel_env("antike", players=3)

Those who are asked decide, several where the game lets them choose at once; the mask of the others is empty, and what
they say is not heard. What is not legal stands for something that is, and the agent's info says so (`legal`), so that
programs that know nothing of masks can play.
"""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from ziggurat.research.pettingzoo import raw_env

Found = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def env(title: str = "antike", players: int = 0, **settings: Any) -> Any:
    """The same agent by agent: in every cycle each of them is asked once, also who has nothing to decide."""
    return parallel_to_aec(parallel_env(title, players, **settings))


class parallel_env(ParallelEnv):
    """`max_cycles`: so many steps, then the game is broken off; 0 for as long as it lasts. The rest as in `raw_env`."""

    metadata = raw_env.metadata

    def __init__(self, title: str = "antike", players: int = 0, *, max_cycles: int = 0, **settings: Any) -> None:
        self.game = raw_env(title, players, **settings)
        self.max_cycles = max_cycles
        self.render_mode = self.game.render_mode
        self.possible_agents = self.game.possible_agents

    def observation_space(self, agent: str) -> Any:
        return self.game.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.game.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.game.reset(seed=seed, options=options)
        self.agents = self.game.agents[:]
        self.made = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Found:
        """All who are asked act; an agent whose action is missing says 0."""
        match = self.game.match
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in match.state.actors():
            agent = self.possible_agents[seat]
            said = int(actions.get(agent, 0))
            meant = match.meant(seat, said)
            infos[agent]["legal"] = meant == said
            match.play(seat, meant)
        self.made += 1
        cut = not match.over and self.made == self.max_cycles
        seen = self.seen()
        won = dict(zip(self.possible_agents, match.returns(), strict=True))
        over, broken = dict.fromkeys(self.agents, match.over), dict.fromkeys(self.agents, cut)
        if match.over or cut:
            self.agents = []
        return seen, won, over, broken, infos

    def seen(self) -> dict[str, Any]:
        return {agent: self.game.observe(agent) for agent in self.agents}

    def render(self) -> str:
        """What the first agent that is asked knows, and its actions."""
        return self.game.match.text(max(0, self.game.match.seat))

    def state(self) -> Any:
        """What all agents know together, one vector after the other."""
        match = self.game.match
        return np.concatenate([match.vector(seat) for seat in range(match.players)])
