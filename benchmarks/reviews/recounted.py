"""Reasons that reviews gave, spread over all of them, each of their numbers counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.reviews.games import MODES, played
from benchmarks.reviews.recount import Recount
from benchmarks.reviews.shelf import Shelf
from demesne.review.bank import Bank
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["recounted"]

_Said = tuple[str, dict[str, Any], str, dict[str, Any]]
"""A review's name, a choice in it, a reason's code and parameters."""


def recounted(folder: Path, reviews: Shelf, modes: Sequence[str], most: int) -> Iterator[str]:
    """A line for each mode: of at most so many reasons how many are true, by code; then each one that is not."""
    games, shelf = Shelf(folder, "games"), Shelf(folder, "recount")
    for mode in modes:
        every = [
            said for name, review in reviews.items() if name.startswith(f"{mode} ") for said in _said(name, review)
        ]
        found, faults = Counter[tuple[str, Any]](), list[str]()
        for name, choice, code, args in every[:: max(1, len(every) // most)][:most]:
            what = f"{name} ply {choice['ply']} {code} {args}"
            held = shelf.get(what, lambda: _held(games, mode, name, reviews.get(name, dict), choice, code, args))  # noqa: B023 - used at once
            found[code, held] += 1
            faults += [what] if held is False else []
        counts = ", ".join(
            f"{code} {found[code, True]} of {sum(found[code, held] for held in (True, False))}"
            for code in sorted({code for code, _ in found})
        )
        unknown = sum(found[each] for each in found if each[1] is None)
        yield f"{mode}: {sum(found.values()) - unknown} reasons, {unknown} not counted: {counts}"
        yield from (f"not true: {fault}" for fault in faults)


def _said(name: str, review: dict[str, Any]) -> Iterator[_Said]:
    for choice in review["choices"]:
        for code, args in choice["reasons"]:
            yield name, choice, code, args


def _held(
    games: Shelf, mode: str, name: str, review: dict[str, Any], choice: dict[str, Any], code: str, args: dict[str, Any]
) -> bool | None:
    *specs, seed, _, _, _ = name.split()[1:]
    story = story_of(played(games, mode, tuple(specs), int(seed)))
    judge = family_of(MODES[mode].game).judge(story.game)
    judge.meet(story.states, story.moves)
    better = {each["ply"]: each["best"] for each in review["choices"] if each["best"] != each["played"]}
    return Recount(Bank(story, judge, 0)).holds(choice, better, code, args)
