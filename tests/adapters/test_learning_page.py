"""``docs/learning.md`` tells the truth: its programs run, the parts of a batch that it lists exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import demesne

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "learning.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_its_programs_run(program: str) -> None:
    run = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_it_tells_all_parts_of_a_batch_and_of_a_look() -> None:
    batch = demesne.make_batch(demesne.make_game("kingdomino", 2), 1)
    look = demesne.look(batch.state(0).observe(0))
    for whole, name in ((batch, "batch"), (look, "look")):
        [table] = re.findall(rf"^\| part of a {name} \|.*?\n\n", PAGE, re.MULTILINE | re.DOTALL)
        rows = "\n".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE))
        told = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", rows))
        assert told == {part for part in dir(whole) if not part.startswith("_")}


def test_its_numbers_of_columns_are_right() -> None:
    for game in ("queendomino", "domaine"):
        batch = demesne.make_batch(demesne.make_game(game, 2), 1)
        assert f"{batch.columns:,}" in PAGE


def test_its_columns_are_those_of_the_moves() -> None:
    """The first column of each kind, and how far the kinds reach, by the sizes of land and hands."""
    told = {name: int(first) for first, name in re.findall(r"^\| (\d+) \| `(\w+)`", PAGE, re.MULTILINE)}
    land, own, all_castles = 144, 4, 16
    sizes = {"castle": land, "knight": land, "border": 2 * land, "expand": own * land, "ally": own * all_castles}
    first = 481
    for name, size in (*sizes.items(), ("end", 1), ("desert", land * land)):
        assert told[name] == first
        first += size
    assert first == demesne.make_batch(demesne.make_game("domaine", 2), 1).columns
