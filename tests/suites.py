"""Perft suites: lines of play counted from many positions; each count was made by an oracle.

A line of ``tests/perft/*.perft`` holds, between `` | ``: game, players, options,
position, depth, count. ``DEMESNE_REGENERATE=1 pytest`` on the test of a family has its
oracle count again; ``DEMESNE_GAMES=2000`` has it confirm every line, not only the small
ones.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from demesne.games.base import Game
from demesne.games.perft import divide, perft
from demesne.games.registry import make_game

__all__ = ["CONFIRMS_ALL", "Line", "check", "suite"]

FOLDER = Path(__file__).resolve().parent / "perft"
CONFIRMS_ALL = int(os.environ.get("DEMESNE_GAMES", "150")) > 150


@dataclass(frozen=True)
class Line:
    """One promise: so many lines of play of that depth."""

    game: str
    players: int
    options: dict[str, Any]
    position: str
    depth: int
    count: int

    def __str__(self) -> str:
        options = json.dumps(self.options)
        return f"{self.game} | {self.players} | {options} | {self.position} | {self.depth} | {self.count}"

    @property
    def rules(self) -> Game[Any]:
        return make_game(self.game, self.players, self.options)


def suite(name: str, count: Callable[[Line], int]) -> list[Line]:
    """The lines of the suite *name*; ``DEMESNE_REGENERATE`` has *count* count them again first."""
    path = FOLDER / f"{name}.perft"
    if os.environ.get("DEMESNE_REGENERATE"):
        again = (str(replace(line, count=count(line))) for line in _read(path))
        texts = [next(again) if _is_line(text) else text for text in path.read_text(encoding="utf-8").splitlines()]
        path.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return _read(path)


def _read(path: Path) -> list[Line]:
    return [_parse(text) for text in path.read_text(encoding="utf-8").splitlines() if _is_line(text)]


def _is_line(text: str) -> bool:
    return bool(text) and not text.startswith("#")


def _parse(text: str) -> Line:
    game, players, options, position, depth, count = text.split(" | ")
    return Line(game, int(players), json.loads(options), position, int(depth), int(count))


def check(line: Line, oracle_divide: Callable[[Line], Mapping[str, int]]) -> None:
    """Fails unless the rules count what *line* promises, with the counts below each move laid side by side."""
    state = line.rules.parse_state(line.position)
    if perft(state, line.depth) != line.count:
        ours, theirs = divide(state, line.depth), oracle_divide(line)
        differ = {move for move in ours.keys() | theirs.keys() if ours.get(move) != theirs.get(move)}
        told = "\n".join(f"{move}: rules {ours.get(move)}, oracle {theirs.get(move)}" for move in sorted(differ))
        pytest.fail(f"{line}\n{told}")
