"""Verdicts that were called certain, measured again by twenty times the playouts, with luck that none of them had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from benchmarks.reviews.games import MODES, played
from benchmarks.reviews.shelf import Shelf
from demesne.review.bank import MEASURING, Bank, stakes
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["again"]

_TIMES = 20
_JUDGES = 1, 4
_OTHER_LUCK = 7
"""A seed that no review has."""


def again(folder: Path, reviews: Shelf, modes: Sequence[str], most: int) -> Iterator[str]:
    """A line for each mode: how many of at most so many certain verdicts hold by each judge and by both together."""
    games, shelf = Shelf(folder, "games"), Shelf(folder, "again")
    for mode in modes:
        found = [
            shelf.get(f"{name} ply {choice['ply']}", lambda: _measured(games, mode, name, choice))  # noqa: B023 - used at once
            for name, choice in islice(_certain(reviews, mode), most)
        ]
        held = [sum(each[which] > 0 for each in found) for which in range(3)]
        yield f"{mode}: of {len(found)} hold {held[0]} by the first judge, {held[1]} by the second, {held[2]} by both"


def _certain(shelf: Shelf, mode: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, review in shelf.items():
        if name.startswith(f"{mode} "):
            for choice in review["choices"]:
                if choice["sure"] == "certain" and choice["grade"] != "none":
                    yield name, choice


def _measured(games: Shelf, mode: str, name: str, choice: dict[str, Any]) -> list[float]:
    """How much of the victory the best move is better than what was played, by each judge and in their mean."""
    *specs, seed, _, _, _ = name.split()[1:]
    story = story_of(played(games, mode, tuple(specs), int(seed)))
    judge = family_of(MODES[mode].game).judge(story.game)
    judge.meet(story.states, story.moves)
    bank, ply = Bank(story, judge, _OTHER_LUCK), choice["ply"]
    seat = story.states[ply].to_move
    turn = next(plies for plies in story.turns if ply in plies)
    count = _TIMES * max(choice["budgets"]) // 4
    losses = []
    for depth in _JUDGES:
        ahead, after = (
            stakes(bank.ends(place, depth, MEASURING, count, seat)).mean(0)[:2, story.side_of(seat)]
            for place in ((ply, choice["best"]), (story.ends[turn[-1]], ""))
        )
        win, lead = ahead - after
        losses.append(float(win if abs(choice["win"]["mean"]) > 0 else lead))
    return [*losses, sum(losses) / 2]
