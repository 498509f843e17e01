"""The README keeps its word: its Python runs, its commands and its links exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
STANDS_FOR = {
    "FAMILY": ("queendomino", "domaine"),
    "<family>": ("queendomino", "domaine"),
    "<tag>": ("en",),
    "<language>": ("en",),
}
ROOMS = (".", "src/demesne", "web", *(f"web/src/{family}/table" for family in STANDS_FOR["FAMILY"]))
ROOMS += tuple(f"src/demesne/players/{family}" for family in STANDS_FOR["FAMILY"])
"""Where the paths of CONTRIBUTING.md begin."""


def block(language: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_ten_lines_of_python_are_ten_and_run() -> None:
    code = block("python")
    assert len([line for line in code.splitlines() if line.strip()]) == 10
    told = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert re.fullmatch(r"(seat \d: rank \d, \d+ points\n){3}", told.stdout)


def test_the_commands_are_in_the_makefile() -> None:
    targets = re.findall(r"^make (\w+)", README, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets == ["play", "test"]
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


def test_every_link_leads_to_a_file() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not broken


def test_every_path_of_the_recipes_leads_somewhere() -> None:
    """Those with a folder; FAMILY stands for either family, and a file may be of one alone."""
    paths = {path for path in re.findall(r"`([\w.<>*/-]+)`", RECIPES) if re.search(r"\w/|/\w+\.", path)}
    assert len(paths) > 60
    assert not {path for path in paths if not any(is_there(each) for each in spelled(path))}


def spelled(path: str) -> list[str]:
    """*path* with each word that a word of the recipes stands for."""
    for word, meant in STANDS_FOR.items():
        if word in path:
            return [path.replace(word, each) for each in meant]
    return [path]


def is_there(path: str) -> bool:
    return any((ROOT / room / path).exists() or any((ROOT / room).glob(path)) for room in ROOMS)


def test_what_is_built_into_the_package_is_cleaned_away() -> None:
    """Everything under `src` that git ignores by its path can be rebuilt."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    cleaned = re.findall(r"^clean:.*\n\t@rm -rf (.*)", makefile, re.MULTILINE)[0].split()
    built = re.findall(r"^(src/\S+)/$", (ROOT / ".gitignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(built) == 2
    assert set(built) <= set(cleaned)
