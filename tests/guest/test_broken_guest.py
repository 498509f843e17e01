"""A guest that cannot be loaded: every command says so in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "KINDS = ()\nimport nothing_of_the_kind\n",
            (
                "ants brings 'ants' of demesne.games, which cannot be loaded: ModuleNotFoundError:"
                " No module named 'nothing_of_the_kind' ({file}, line 2)"
            ),
        ),
        ("KINDS = []\n", "the guest 'ants' of demesne.games must be a tuple of GameKind"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_in_one_line(tmp_path: Path, code: str, said: str) -> None:
    (file := tmp_path / "ants.py").write_text(code)
    info = tmp_path / "ants-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ants\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[demesne.games]\nants = ants:KINDS\n")
    program = [sys.executable, "-c", "from demesne.cli.main import main; main()", "games"]
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        program, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False, timeout=60
    )
    told = f"demesne: {said.format(file=file)}: mend it, or uninstall the package\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", told)
