"""Every title as an environment of Gymnasium: one seat, bots on the others.

    import gymnasium, ziggurat.research.gymnasium
    game = gymnasium.make("ziggurat/antike-v0", players=3, bots="greedy")

An observation is the vector of what the seat knows; the mask of its legal actions is in `info["action_mask"]`, and
with `masked=True` in the observation too. An action that is not legal stands for one that is, and `info["legal"]` says
so: learners that know of no masks can play. With `strict=True` it is refused with a ValueError and nothing happens.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ziggurat.kernel.registry import title_ids
from ziggurat.players import Bot, View, make_bot
from ziggurat.players.budget import Budget
from ziggurat.research.match import Match


class Seated:
    """A match in which one seat is asked and bots play the others."""

    def __init__(
        self, title: str, players: int, bots: str | Sequence[str], seat: int, options: dict[str, Any], **settings: Any
    ) -> None:
        self.match = Match(title, players, options, dtype=settings.get("dtype", "int8"))
        others = self.match.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others or not 0 <= seat <= others:
            raise ValueError(f"{others} bots and a seat from 0 to {others} are needed")
        self.seat = seat
        # By simulations, not by time: the same seed gives the same game on every machine.
        self.budget = Budget(simulations=settings.get("simulations", 50))
        self.strict = bool(settings.get("strict", False))
        self.legal = True  # what was said last
        self.playing: list[tuple[Bot, View]] = []

    def deal(self, seed: int) -> None:
        self.match.deal(seed)
        self.legal = True
        names = [*self.bots[: self.seat], "random", *self.bots[self.seat :]]
        self.playing = [
            (make_bot(name, seed + (seat + 1 << 40)), View(self.match.state, seat)) for seat, name in enumerate(names)
        ]
        self.wait()

    def play(self, number: int) -> float:
        """The action, and all that follows until the seat is asked again; what was won with it."""
        meant = number if self.strict else self.match.meant(self.seat, number)
        self.legal = meant == number
        self.match.play(self.seat, meant)
        self.wait()
        return self.match.returns()[self.seat] if self.match.over else 0.0

    def wait(self) -> None:
        """Let the bots play until the seat is to act. It is asked last where all choose at once: bots hide nothing."""
        state = self.match.state
        while state.stack:
            asked = state.stack[-1][1] & ~(1 << self.seat)
            if not asked:
                return
            other = (asked & -asked).bit_length() - 1
            bot, view = self.playing[other]
            state.apply(other, bot.choose(view, self.budget))

    def vector(self) -> Any:
        return self.match.vector(self.seat)

    def mask(self) -> Any:
        return self.match.mask(self.seat)


class Game(gymnasium.Env):
    """One seat of a title; bots of any level sit in the others and answer at once."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        title: str = "antike",
        players: int = 0,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        *,
        masked: bool = False,
        render_mode: str | None = None,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.seated = Seated(title, players, bots, seat, options or {}, **settings)
        self.masked = masked
        self.render_mode = render_mode
        match = self.seated.match
        self.action_space = spaces.Discrete(match.space.size)
        known = spaces.Box(-128, 127, (match.length,), match.dtype)
        mask = spaces.Box(0, 1, (match.space.size,), np.int8)
        self.observation_space = spaces.Dict({"observation": known, "action_mask": mask}) if masked else known

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.seated.deal(int(self.np_random.integers(1 << 32)))
        return self.seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward = self.seated.play(int(action))
        seen, info = self.seen()
        return seen, reward, self.seated.match.over, False, info

    def seen(self) -> tuple[Any, dict[str, Any]]:
        mask, vector = self.seated.mask(), self.seated.vector()
        info = {"action_mask": mask, "legal": self.seated.legal}
        return ({"observation": vector, "action_mask": mask} if self.masked else vector), info

    def render(self) -> str:
        return self.seated.match.text(self.seated.seat)


class Games(VectorEnv):
    """Many games in one process; one that is over is dealt again at once, its last vector is in `final_obs`."""

    def __init__(
        self,
        num_envs: int,
        title: str = "antike",
        players: int = 0,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        *,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.games = [Seated(title, players, bots, seat, options or {}, **settings) for _ in range(num_envs)]
        match = self.games[0].match
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(-128, 127, (match.length,), match.dtype)
        self.single_action_space = spaces.Discrete(match.space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        for game in self.games:
            game.deal(int(self.np_random.integers(1 << 32)))
        return self.vectors(), {"action_mask": self.masks()}

    def step(self, actions: Sequence[int]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        rewards: Any = np.zeros(self.num_envs)
        over: Any = np.zeros(self.num_envs, np.bool_)
        legal: Any = np.ones(self.num_envs, np.bool_)
        last: Any = np.full(self.num_envs, None, dtype=object)
        for at, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            rewards[at] = game.play(int(action))
            legal[at] = game.legal
            if game.match.over:
                over[at] = True
                last[at] = game.vector()
                game.deal(int(self.np_random.integers(1 << 32)))
        info: dict[str, Any] = {"action_mask": self.masks(), "legal": legal}
        if over.any():
            info |= {"final_obs": last, "_final_obs": over}
        return self.vectors(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def vectors(self) -> Any:
        return np.stack([game.vector() for game in self.games])

    def masks(self) -> Any:
        return np.stack([game.mask() for game in self.games])


for id in title_ids():
    gymnasium.register(
        id=f"ziggurat/{id}-v0",
        entry_point=Game,
        vector_entry_point=Games,
        kwargs={"title": id},
        disable_env_checker=True,
    )
