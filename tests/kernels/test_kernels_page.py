"""``docs/kernels.md`` tells the truth: its program runs, its table of actions is the kernel's, its functions exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from demesne.kernels.queendomino import flow, layout, legality, notation, packing, playing, scoring

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "kernels.md").read_text("utf-8")


def test_its_program_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("['claim ")


def test_its_actions_are_those_of_the_kernel() -> None:
    told = {name: int(first) for first, name in re.findall(r"^\| (\d+) \| `(\w+)`", PAGE, re.MULTILINE)}
    assert told == {name.lower(): getattr(layout, name) for name in ACTIONS}


ACTIONS = ("PLACE", "DISCARD", "TAX", "BUILD", "BRIBE", "PASS", "CLAIM", "DEAL", "TILE", "KING")


def test_its_functions_exist() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)\(", row)}
    assert len(told) > 15
    modules = (flow, legality, notation, packing, playing, scoring)
    assert not [name for name in told if not any(hasattr(module, name) for module in modules)]
