"""``docs/commands.md`` tells the truth: its examples run and answer what stands there."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.resident import resident
from tests.cli.test_shell import COMMANDS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "commands.md"


def examples() -> list[tuple[str, list[str]]]:
    """Each command of the page and the lines that it answers."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text(), re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all examples, in which later ones find the files of earlier ones."""
    return tmp_path_factory.mktemp("commands")


@pytest.fixture(scope="module")
def programs() -> Iterator[Path]:
    """Where the shell finds ``demesne``."""
    with tempfile.TemporaryDirectory() as short, resident(Path(short)) as found:
        yield found


@pytest.mark.compiled
@pytest.mark.parametrize(("command", "answer"), examples(), ids=lambda value: str(value)[:60])
def test_an_example_answers_as_written(command: str, answer: list[str], folder: Path, programs: Path) -> None:
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    said = (run.stdout + run.stderr).splitlines()
    assert "Traceback" not in run.stderr
    if "…" not in answer:
        assert said == answer
        return
    before, after = answer[: answer.index("…")], answer[answer.index("…") + 1 :]
    assert said[: len(before)] == before
    assert said[len(said) - len(after) :] == after
    assert len(said) > len(before) + len(after)


def test_every_command_has_its_place_on_the_page() -> None:
    text = PAGE.read_text()
    assert not [command for command in COMMANDS if f"demesne {command}" not in text]
