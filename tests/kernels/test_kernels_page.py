"""``docs/kernels.md`` tells the truth: its program runs, its tables of actions are right, its functions exist."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from demesne.kernels.domaine import layout as domaine_layout
from demesne.kernels.queendomino import layout

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "kernels.md").read_text("utf-8")
FAMILY, DOMAINE = PAGE.split("## Domaine")


def test_its_program_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("['claim ")


def test_its_actions_are_those_of_the_kernels() -> None:
    for page, kernel, actions in ((FAMILY, layout, ACTIONS), (DOMAINE, domaine_layout, DOMAINE_ACTIONS)):
        told = {name: int(first) for first, name in re.findall(r"^\| (\d+) \| `(\w+)`", page, re.MULTILINE)}
        assert told == {name.lower(): getattr(kernel, name) for name in actions}


ACTIONS = ("PLACE", "DISCARD", "TAX", "BUILD", "BRIBE", "PASS", "CLAIM", "DEAL", "TILE", "KING")
DOMAINE_ACTIONS = (
    *("DRAW", "SELL", "PLAY", "DECK", "REFILL", "CASTLE", "KNIGHT"),
    *("BORDER", "EXPAND", "ALLY", "END", "DESERT"),
)


def test_its_functions_exist() -> None:
    rows = re.findall(r"^\| (`.*?) \|", FAMILY, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)\(", row)}
    assert len(told) > 15
    assert not [name for name in told if not any(hasattr(module, name) for module in modules("queendomino"))]
    same = set(re.findall(r"`(\w+)`", DOMAINE.split("The differences:")[0])) & told
    assert len(same) > 10
    assert not [name for name in same if not any(hasattr(module, name) for module in modules("domaine"))]


def modules(family: str) -> list[ModuleType]:
    names = ("flow", "legality", "notation", "packing", "playing", "scoring")
    return [import_module(f"demesne.kernels.{family}.{name}") for name in names]
