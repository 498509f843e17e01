"""``docs/howto/tournament.md`` tells the truth: its Python runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "tournament.md"


def test_the_python_of_the_page_runs_and_tells_two_standings() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    told = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert re.fullmatch(r"greedy [\d.]+ [\d.]+\nrandom [\d.]+ -[\d.]+\n", told.stdout)
