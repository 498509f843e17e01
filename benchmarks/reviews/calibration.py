"""Chances that a judge shows, compared with what came of them, and what chance is worth for results' precision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review.bank import CHOOSING, Bank, pulled, stakes
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["BINS", "brier", "by_chance", "shown"]

BINS = (0.0, 0.08, 0.25, 0.42, 0.58, 0.75, 0.92, 1.0)
"""Bounds between which chances that are shown count together."""


def shown(
    shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], seed: int, player: int, playouts: int
) -> dict[str, Any]:
    """One game: after each group of deals the chances and leads that *player* of playouts shows, and how it ended.

    ``at`` holds ``[ply, chances by side, leads by side]``.
    """
    name = f"{mode} {' '.join(specs)} {seed} by {player} with {playouts}"
    found = shelf.get(name, lambda: _shown(played(games, mode, specs, seed), seed, player, playouts))
    assert isinstance(found, dict)
    return found


def _shown(record: Record, seed: int, player: int, playouts: int) -> dict[str, Any]:
    story = story_of(record)
    judge = family_of(record.game).judge(story.game)
    judge.meet(story.states, story.moves)
    bank = Bank(story, judge, seed)
    at = []
    for event in story.events:
        if event.kind == "chance":
            trust = judge.trust(story.states[event.first])
            means = pulled(stakes(bank.ends((event.last + 1, ""), player, CHOOSING, playouts)), trust).mean(0)
            at.append([event.last + 1, means[0].round(4).tolist(), means[1].round(2).tolist()])
    end = stakes(bank.ends((len(story.moves), ""), player, CHOOSING, 1))[0]
    return {"at": at, "win": end[0].tolist(), "lead": end[1].tolist(), "plies": len(story.moves)}


def by_chance(games: Sequence[dict[str, Any]]) -> list[tuple[float, float, int]]:
    """What was shown, what came of it, and at how many positions, between each two of ``BINS``."""
    chances, results = _pairs(games)
    found = []
    for low, high in pairwise(BINS):
        here = (chances >= low) & ((chances < high) | (high == 1.0))
        if here.any():
            found.append((float(chances[here].mean()), float(results[here].mean()), int(here.sum())))
    return found


def brier(games: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """The mean squared error of what was shown, and of always showing the even share."""
    chances, results = _pairs(games)
    even = 1 / len(games[0]["win"])
    return float(((chances - results) ** 2).mean()), float(((even - results) ** 2).mean())


def _pairs(games: Sequence[dict[str, Any]]) -> tuple[NDArray[Any], NDArray[Any]]:
    chances = np.concatenate([np.array([at[1] for at in game["at"]]).ravel() for game in games])
    results = np.concatenate([np.tile(game["win"], len(game["at"])) for game in games])
    return chances, results
