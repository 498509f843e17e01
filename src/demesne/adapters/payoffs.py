"""What the end of a game is worth to each side, as learners want it: what one side gains, the others lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from demesne.games.base import Game, OptionError

__all__ = ["LEAD", "REWARDS", "WIN", "by_seat", "check_reward", "payoffs"]

WIN: Final = "win"
LEAD: Final = "lead"
REWARDS: Final = (WIN, LEAD)
"""1 for winning and as much in all for losing; or by how many points a side is ahead of the mean of the others."""


def check_reward(reward: str) -> None:
    """Raises ``OptionError`` for anything but one of ``REWARDS``."""
    if reward not in REWARDS:
        raise OptionError(f"the reward is {' or '.join(map(repr, REWARDS))}, not {reward!r}")


def payoffs(points: Sequence[int], ranks: Sequence[int], reward: str = WIN) -> list[float]:
    """The reward of each side. Those who win together share what the others lose.

    >>> payoffs([40, 31, 35], [1, 3, 2])
    [1.0, -0.5, -0.5]
    >>> payoffs([40, 40, 35], [1, 1, 3])
    [0.25, 0.25, -0.5]
    >>> payoffs([40, 31, 35], [1, 3, 2], "lead")
    [7.0, -6.5, -0.5]
    """
    others, total = len(points) - 1, sum(points)
    if reward == LEAD:
        return [mine - (total - mine) / others for mine in points]
    won = len(points) / list(ranks).count(1)
    return [(won * (rank == 1) - 1) / others for rank in ranks]


def by_seat(game: Game[Any], each: Sequence[float]) -> list[float]:
    """The rewards of the seats: partners have that of their side."""
    side = {seat: number for number, seats in enumerate(game.sides) for seat in seats}
    return [each[side[seat]] for seat in range(game.seats)]
