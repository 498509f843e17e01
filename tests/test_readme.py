"""The README keeps its word: its Python runs, its commands and its links exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


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
