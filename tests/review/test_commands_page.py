"""What ``docs/commands.md`` says about reviews in Python runs, and says how certain it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from demesne.records.jsonl import format_jsonl
from tests.review.games import finished

PAGE = Path(__file__).resolve().parents[2] / "docs" / "commands.md"


@pytest.mark.compiled
def test_the_python_of_the_page_runs_and_tells_the_luck_of_both_sides(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "game.jsonl").write_text(format_jsonl(finished("kingdomino", 2, 1)), "utf-8")
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-W", "error", "-c", code],
        cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    lines = [re.fullmatch(r"\((\d),\) luck ([+-][\d.]+) ± ([\d.]+) points", line) for line in told.stdout.splitlines()]
    assert [line and line[1] for line in lines] == ["0", "1"]
    assert all(line and float(line[3]) > 0 for line in lines)
