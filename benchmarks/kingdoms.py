"""How many lines a second ``demesne score`` and ``demesne placements`` answer."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from time import process_time
from typing import Any

from typer.testing import CliRunner

from demesne.cli.app import app
from demesne.games.base import Turn
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game

__all__ = ["lines", "measure"]

GAMES = ("kingdomino", "queendomino", "royal-wedding")
LINES = 4000
SEATS = 4
LEFT_OUT = 8
"""How many squares, the last ones laid, are left out for ``placements``, to make some room."""


def measure(count: int = LINES) -> dict[str, Any]:
    """By command and game: lines in a second of processor time, the kingdoms of finished random games."""
    found: dict[str, Any] = {}
    for game in GAMES:
        kingdoms = list(islice(_kingdoms(game), 200))
        found[f"score {game}"] = _speed("score", kingdoms, count)
        found[f"placements {game}"] = _speed("placements", [_open(kingdom) for kingdom in kingdoms], count)
    return found


def _speed(command: str, asked: list[dict[str, Any]], count: int) -> dict[str, float]:
    text = "".join(json.dumps(asked[i % len(asked)]) + "\n" for i in range(count))
    begin = process_time()
    answer = CliRunner().invoke(app, [command, "-"], input=text, catch_exceptions=False)
    spent = process_time() - begin
    if len(answer.stdout.splitlines()) != count:
        raise ValueError(f"{command} answered {answer.stdout[:200]} {answer.stderr}")
    return {"lines": count, "lines_per_cpu_second": round(count / spent)}


def _kingdoms(game: str) -> Iterator[dict[str, Any]]:
    """Kingdoms of finished random games, as lines of ``demesne score``."""
    for seed in range(LINES):
        rng = Random(seed)
        state = make_game(game, SEATS).new_state()
        while state.to_move is not Turn.OVER:
            state = state.apply(rng.choice(state.legal_moves()))
        if isinstance(state, State):
            yield from (_written(state, side) for side in range(SEATS))


def _written(state: State, index: int) -> dict[str, Any]:
    side = state.sides[index]
    land = side.kingdom.land.items()
    return {
        "game": state.rules.name,
        "size": state.rules.size,
        "castle": [0, 0],
        "squares": [[x, y, half.terrain, half.crowns] for (x, y), half in land if (x, y) != (0, 0)],
        "buildings": [[building, x, y] for (x, y), building in side.kingdom.buildings.items()],
        "knights": side.all_knights,
        "towers": side.towers,
        "coins": side.coins,
        "queen": state.queen == index,
    }


def _open(kingdom: Mapping[str, Any]) -> dict[str, Any]:
    """A question for ``placements``: the land laid first, and a domino."""
    asked = {key: kingdom[key] for key in ("size", "castle")}
    return {**asked, "squares": kingdom["squares"][:-LEFT_OUT], "domino": [["wheat", 0], ["lake", 1]]}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each command and game."""
    return [f"{name}: {own['lines_per_cpu_second']} lines a second" for name, own in result.items()]
