"""The cards that the rules pages show are those of the printed table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_pages_show_the_cards_of_the_table() -> None:
    checked = subprocess.run(
        [sys.executable, "scripts/card_table.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
