"""``docs/howto/add-a-game.md`` tells the truth: its commands run, its excerpts stand in the guest, its names exist."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guest.installed import PROJECT, ROOT

PAGE = (ROOT / "docs" / "howto" / "add-a-game.md").read_text(encoding="utf-8")
FILE = r"`([\w./-]+\.(?:py|toml|md|ts|svelte|ftl|csv))`"


def blocks(*kinds: str) -> Iterator[tuple[str, str]]:
    """Each block of such a kind, after the file that was named last before it."""
    for found in re.finditer(rf"```(?:{'|'.join(kinds)})\n(.*?)```", PAGE, re.DOTALL):
        yield re.findall(FILE, PAGE[: found.start()])[-1], found[1]


EXCERPTS = list(blocks("python", "toml"))


@pytest.mark.parametrize("number", range(len(EXCERPTS)))
def test_an_excerpt_stands_in_the_file_that_is_named(number: int) -> None:
    """Word for word; a method of a class stands there further to the right."""
    file, text = EXCERPTS[number]
    assert lines_of(text) in lines_of((PROJECT / file).read_text(encoding="utf-8"))


def test_every_file_and_name_of_the_page_is_there() -> None:
    """Files of the house or of the guest, links, and names with dots."""
    files = {*re.findall(FILE, PAGE), *re.findall(r"^ {2,4}(?:src/orchard/)?([\w.]+\.\w+)", PAGE, re.MULTILINE)}
    places = (ROOT, PROJECT, PROJECT / "src" / "orchard")
    assert len(files) > 15
    assert not {file for file in files if not any((place / file).exists() for place in places)}
    links = re.findall(r"\]\((?!http)([^)#]+)", PAGE)
    assert not [link for link in links if not (ROOT / "docs" / "howto" / link).exists()]
    names = set(re.findall(r"`(demesne(?:\.\w+)+)`", PAGE)) - set(re.findall(r'"(demesne\.\w+)"', PAGE))
    assert names
    assert not {name for name in names if not is_there(name)}


def test_the_tree_of_the_page_is_the_guest() -> None:
    """Every module of the guest is in the drawing of its folder."""
    (tree,) = re.findall(r"```text\n(orchard/.*?)```", PAGE, re.DOTALL)
    modules = {path.name for path in PROJECT.rglob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"\w+\.py", tree)) == modules


def lines_of(text: str) -> str:
    """*text* without blank lines and without the space that its lines begin with."""
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def is_there(name: str) -> bool:
    """Whether *name* is a module or something in one."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return hasattr(importlib.import_module(module), last)
    return True


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    """In their order, as they stand there, beside the guest's project; what pip installs lands in a folder apart."""
    shutil.copytree(PROJECT, tmp_path / "orchard", ignore=shutil.ignore_patterns("__pycache__"))
    script = "\n".join(["set -e", *(text for _, text in blocks("sh"))])
    told = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, env=apart(tmp_path / "apart"), capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "orchard: 2, 3, 4 players" in told.stdout
    assert "48 plies are legal, the outcome is right" in told.stdout
    assert "95 % interval" in told.stdout


def apart(folder: Path) -> dict[str, str]:
    """Where pip installs into *folder*, asks nobody, and Python looks there too."""
    pip = {"TARGET": str(folder), "NO_DEPS": "1", "NO_INDEX": "1", "NO_BUILD_ISOLATION": "0", "QUIET": "1"}
    pip["DISABLE_PIP_VERSION_CHECK"] = "1"
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(folder)} | {f"PIP_{name}": text for name, text in pip.items()}
