"""What stands in a folder's ``conftest.py`` is there for its tests, in whatever order they are named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GIVEN = "import pytest\n@pytest.fixture\ndef bread() -> str:\n    return 'rye'\n"
TAKEN = "def test_bread(bread: str) -> None:\n    assert bread == 'rye'\n"


def test_a_folders_fixtures_are_there_where_files_and_folders_are_named_in_turn(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "kitchen"
    folder.mkdir(parents=True)
    (folder / "conftest.py").write_text(GIVEN)
    names = ["kitchen/test_one.py", "test_two.py", "kitchen/test_three.py"]
    for name in names:
        (tmp_path / "tests" / name).write_text(TAKEN if "/" in name else "def test_two() -> None: ...\n")
    plugins = ["-p", "tests.arranged", "-p", "no:playwright", "-p", "no:xdist", "-p", "no:hypothesispytest"]
    words = [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", f"--rootdir={tmp_path}", *plugins]
    named = [str(tmp_path / "tests" / name) for name in names]
    done = subprocess.run([*words, *named], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "3 passed" in done.stdout, done.stdout
