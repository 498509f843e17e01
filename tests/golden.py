"""What golden playthroughs of all games have in common.

``tests/playthroughs/*.txt`` tell whole games with every answer of the rules at every
ply. People read them; the moves stand in them, everything else is told anew by the
family's test and compared. ``DEMESNE_REGENERATE=1 pytest`` on such a test writes them
again; look at the difference before you keep it.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from demesne.games.base import Item, SideOutcome, State, Turn
from demesne.games.registry import make_game

__all__ = ["compare", "game_of", "legal", "mover", "moves", "pad", "playthroughs"]

FOLDER = Path(__file__).resolve().parent / "playthroughs"
SHORT = 8
"""So many legal moves are written out; of more, their number and a digest."""

G = TypeVar("G")


def playthroughs(*games: str) -> list[Path]:
    """The files of *games*, in order."""
    return sorted(path for name in games for path in FOLDER.glob(f"{name}-*.txt"))


def compare(path: Path, told: Iterable[str]) -> None:
    """Fails where the lines *told* are not those of *path*, with the first of the differences."""
    text, found = path.read_text(encoding="utf-8"), "\n".join(told) + "\n"
    if os.environ.get("DEMESNE_REGENERATE"):
        path.write_text(found, encoding="utf-8")
    elif found != text:
        difference = difflib.unified_diff(text.splitlines(), found.splitlines(), "written down", "the rules", "", "", 3)
        pytest.fail("\n".join([*difference][:80]))


def game_of(text: str, family: type[G]) -> G:
    """The game of *family* that the head of a playthrough names."""
    found = re.search(r"^# game: (\S+), players: (\d), options: (.*)$", text, re.MULTILINE)
    assert found
    game = make_game(found[1], int(found[2]), json.loads(found[3]))
    assert isinstance(game, family)
    return game


def moves(text: str) -> list[str]:
    """The moves of a playthrough, in order."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


def mover(state: State[Any]) -> str:
    """Who is to move."""
    return state.to_move.value if isinstance(state.to_move, Turn) else f"seat {state.to_move}"


def legal(state: State[Any]) -> str:
    """All of a few legal moves, or how many they are and a digest; deals with their weights."""
    words = [str(move) for move in state.legal_moves()]
    if state.to_move is Turn.CHANCE:
        words = [
            f"{word} x{weight}" if weight > 1 else word for word, weight in zip(words, state.weights(), strict=True)
        ]
    if len(words) <= SHORT:
        return f"{len(words)}: " + "; ".join(words)
    return f"{len(words)}, digest {hashlib.sha256('; '.join(words).encode()).hexdigest()[:12]}"


def pad(index: int, side: SideOutcome) -> Iterator[str]:
    """The score pad of side *index*, item by item."""
    yield f"side {index}: rank {side.rank}, total {side.sheet.total}{side.tie_break and ', by ' + side.tie_break}"
    for row in side.sheet.rows:
        for item in row.items:
            yield f"  {row.name:10} {item.points:3}  {_reason(item)}"


def _reason(item: Item) -> str:
    return " ".join([item.code, *(f"{key}={value}" for key, value in item.params)])
