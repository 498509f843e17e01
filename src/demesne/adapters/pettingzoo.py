"""Every game as a PettingZoo environment, in which one seat after the other acts (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from demesne.adapters.laying import laid_out
from demesne.adapters.payoffs import WIN, by_seat, check_reward, payoffs
from demesne.adapters.spaces import Seen, observation_space, seen
from demesne.games.registry import make_game
from demesne.kernels.batch import Batch
from demesne.kernels.registry import rules_of

__all__ = ["SeatsEnv", "env"]


def env(
    game: str,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    reward: str = WIN,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int | None]:
    """A table for *players*, whose steps must come in order. Raises ``OptionError``.

    An action is a column of the mask in what a seat sees. Chance is part of the environment. At the end each seat
    gets its *reward*: ``"win"`` is 1 for winning, ``"lead"`` the points ahead of the others' mean.
    """
    return OrderEnforcingWrapper(SeatsEnv(game, players, options, reward=reward, render_mode=render_mode))


class SeatsEnv(AECEnv[str, Seen, int | None]):
    """A table whose seats are the agents ``seat_0``, ``seat_1`` and so on, laid out anew for each game.

    Raises ``OptionError``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "demesne_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.render_mode = render_mode
        self._options, self._reward = dict(options or {}), reward
        self._game = make_game(game, players, self._options)
        self._dice: np.random.Generator | None = None
        self.batch = Batch([rules_of(self._game)], 1, 0, renew=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.seats)]
        self.observation_spaces = {agent: observation_space(self.batch) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.batch.columns) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Lays out the next game; with *seed*, the first of those that follow from it."""
        if seed is not None or self._dice is None:
            self._dice, _ = seeding.np_random(seed)
        land, deal = (int(number) for number in self._dice.integers(2**31, size=2))
        game = laid_out(self._game.name, self._game.seats, self._options, land)
        self.batch = Batch([rules_of(game)], 1, deal, renew=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.batch.seats[0]]

    def observe(self, agent: str) -> Seen:
        """What the seat of *agent* knows; its mask is empty unless that seat is to move."""
        return seen(self.batch, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays the action with this column. Raises ``ValueError`` if it is not legal; then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is no action")
        self.batch.step(self.batch.actions_at(np.array([action])))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.batch.over[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]
        self._accumulate_rewards()

    def _end(self) -> None:
        each = payoffs(self.batch.points[0].tolist(), self.batch.ranks[0].tolist(), self._reward)
        self.rewards = dict(zip(self.possible_agents, by_seat(self._game, each), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The position in its notation, if ``render_mode`` is ``"ansi"``."""
        return str(self.batch.state(0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
