"""The table of attacks in `docs/security.md` is whole, and the tests that it names are there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAPER = ROOT / "docs" / "security.md"
ATTACKS = [f"S{number}" for number in range(1, 30)]
ROW = re.compile(r"^\| (S\d+) \| (.+?) \| (.+?) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([\w./-]+)::(\w+)`")


def rows() -> dict[str, str]:
    return {number: shown for number, _, _, shown in ROW.findall(PAPER.read_text(encoding="utf-8"))}


@cache
def names_in(path: str) -> frozenset[str]:
    found = ast.parse((ROOT / path).read_text(encoding="utf-8")).body
    return frozenset(each.name for each in found if isinstance(each, ast.FunctionDef))


def test_every_attack_has_its_row() -> None:
    assert list(rows()) == ATTACKS


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_shows_it_is_there(attack: str) -> None:
    named = NAMED.findall(rows()[attack])
    assert named
    assert not [(path, name) for path, name in named if name not in names_in(path)]
