"""One seat at a table with players, as a Gymnasium environment: ``gymnasium.make("demesne/seat-v1", game=…)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from demesne.adapters.laying import laid_out
from demesne.adapters.payoffs import WIN, by_seat, check_reward, payoffs
from demesne.adapters.spaces import Seen, observation_space, seen
from demesne.games.base import Game, OptionError
from demesne.games.registry import make_game
from demesne.kernels.batch import Batch
from demesne.kernels.registry import rules_of
from demesne.players.base import Player
from demesne.players.faults import decided
from demesne.players.spec import SpecError, check_spec, make_player

__all__ = ["NAME", "SeatEnv"]

NAME = "demesne/seat-v1"
"""The name under which the environment is registered when this module is imported."""


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """*seat* acts, and *others* play the rest: a player, or one for each of the other seats in their order.

    Players are named by their specs, and made for each game, or are there already, such as what is learning here.

    An action is a column of the mask in what the seat sees; it is in ``info`` too, to sample actions with. The reward
    comes at the end, as `payoffs` says. Raises ``OptionError``, and ``SpecError`` for a player that is none.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        others: str | Player | Sequence[str | Player] = "greedy",
        seat: int = 0,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        self.render_mode = render_mode
        self._options, self._reward = dict(options or {}), reward
        self._game = make_game(game, players, self._options)
        rest = self._game.seats - 1
        if seat not in range(self._game.seats):
            raise OptionError(f"there are seats 0 to {rest}, not {seat!r}")
        self._seat = seat
        self._named = list(others) if isinstance(others, Sequence) and not isinstance(others, str) else [others] * rest
        if len(self._named) != rest:
            raise OptionError(f"{rest} others play, not {len(self._named)}")
        for player in self._named:
            _check(player, self._game)
        self._others = self._seated(Random(0))
        self.batch = Batch([rules_of(self._game)], 1, 0, renew=False)
        self.observation_space = observation_space(self.batch)
        self.action_space = spaces.Discrete(self.batch.columns)

    def _seated(self, dice: Random) -> dict[int, Player]:
        """The other players by seat."""
        seats = [seat for seat in range(self._game.seats) if seat != self._seat]
        return {seat: _made(player, dice.getrandbits(63)) for seat, player in zip(seats, self._named, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Lays out the next game and lets the others play until the seat is to move."""
        super().reset(seed=seed, options=options)
        land, deal, luck = (int(number) for number in self.np_random.integers(2**31, size=3))
        game = laid_out(self._game.name, self._game.seats, self._options, land)
        self.batch, self._others = Batch([rules_of(game)], 1, deal, renew=False), self._seated(Random(luck))
        self._wait()
        return self._told()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Plays the action with this column. Raises ``ValueError`` if it is not legal; then nothing has changed.

        Raises ``ResetNeeded`` where no game is being played.
        """
        if self.batch.seats[0] != self._seat:
            raise ResetNeeded("no game is being played: reset begins one")
        self.batch.step(self.batch.actions_at(np.array([action])))
        self._wait()
        over, reward = bool(self.batch.over[0]), 0.0
        if over:
            each = payoffs(self.batch.points[0].tolist(), self.batch.ranks[0].tolist(), self._reward)
            reward = by_seat(self._game, each)[self._seat]
        told, info = self._told()
        return told, reward, over, False, info

    def _wait(self) -> None:
        """The others play until the seat is to move, or the game is over."""
        batch = self.batch
        while not batch.over[0] and batch.seats[0] != self._seat:
            seat = int(batch.seats[0])
            move = decided(self._others[seat], batch.state(0).observe(seat))
            batch.step(np.array([batch.action(0, move)]))

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        told = seen(self.batch, self._seat)
        return told, {"action_mask": told["action_mask"].copy()}

    def render(self) -> str | None:
        """The position in its notation, if ``render_mode`` is ``"ansi"``."""
        return str(self.batch.state(0)) if self.render_mode == "ansi" else None


def _check(player: str | Player, game: Game[Any]) -> None:
    """Raises ``SpecError`` for what is no player, ``OptionError`` for one that cannot play *game*."""
    if isinstance(player, str):
        check_spec(player).check(game)
    elif not callable(getattr(player, "decide", None)):
        raise SpecError(f"expected a player or its spec, not {player!r}")


def _made(player: str | Player, seed: int) -> Player:
    return make_player(player, seed) if isinstance(player, str) else player


gymnasium.register(NAME, entry_point="demesne.adapters.gymnasium:SeatEnv")
