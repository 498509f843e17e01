"""docs/rules/queendomino.md and the code say the same: clauses, tables, refusals, examples."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from demesne.games.queendomino.box import parse_box
from demesne.games.queendomino.buildings import BUILDINGS, Building
from demesne.games.queendomino.dominoes import BOXES, SQUARES, Half
from demesne.games.queendomino.rules import EDITION_PRESETS
from demesne.games.registry import GAMES
from demesne.server.registry import SERVER_CODES
from tests.games.queendomino.test_refusals import REFUSED

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
SOURCES = sorted((ROOT / "src").rglob("*.py"))
RULES = (DOCS / "rules" / "queendomino.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^\*\*(\d+\.\d+) ", RULES, re.MULTILINE)
TESTS = "".join(
    path.read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("test_*.py")
    if path.name != Path(__file__).name
)
"""The other tests of this folder; that this file mentions a clause is no example of it."""
NOTHING = "\N{EN DASH}"
SECTIONS = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)


def cited(text: str) -> Iterator[str]:
    """Clauses that a text cites: `Rules 4.3`, `rules 10.1, 10.2`, `Rules 4, 6`."""
    for found in re.findall(r"\b[Rr]ules (\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)", text):
        yield from re.findall(r"\d+(?:\.\d+)?", found)


def test_the_clauses_are_numbered_without_gaps() -> None:
    """Sections 1 to 15; clauses from 1 on in each but the table of refusals."""
    assert list(map(int, SECTIONS)) == list(range(1, 16))
    for section in range(1, 15):
        own = [int(clause.split(".")[1]) for clause in CLAUSES if clause.split(".")[0] == str(section)]
        assert own == list(range(1, len(own) + 1)), section
    counts = [sum(clause.startswith(f"{section}.") for clause in CLAUSES) for section in range(1, 15)]
    assert counts == [3, 7, 7, 7, 5, 6, 3, 4, 3, 8, 3, 5, 7, 6]


def test_what_the_code_cites_is_a_clause() -> None:
    """Comments, docstrings and refusals in `src`."""
    known = {*CLAUSES, *SECTIONS}
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if "domaine" in path.as_posix() or "games.domaine" in text:
            continue  # another family's rules
        assert set(cited(text)) <= known, path
        assert set(re.findall(r'Reason\.of\(\s*"[a-z.-]+", "([\d.]+)"', text)) <= known, path


def test_every_clause_of_play_has_an_example() -> None:
    """Some other test of this folder names it in its docstring."""
    named = set(cited(TESTS))
    for first, last in re.findall(r"Rules (\d+\.\d+) to (\d+\.\d+)", TESTS):
        section, start, end = first.split(".")[0], int(first.split(".")[1]), int(last.split(".")[1])
        named |= {f"{section}.{number}" for number in range(start, end)}
    assert {clause for clause in CLAUSES if not clause.startswith("12.")} <= named


def test_every_refusal_of_the_rules_stands_in_their_table() -> None:
    """Each code with each clause it rests on, and no other."""
    rows = re.findall(r"^\| `([a-z-]+\.[a-z-]+)` \| ([\d., ]+) \|", RULES, re.MULTILINE)
    table = {(code, clause) for code, clauses in rows for clause in clauses.split(", ")}
    assert table == {(code, clause) for code, clause, _, _ in REFUSED}


def test_every_code_of_the_program_is_written_down() -> None:
    """In the rules, the notation or the protocol: whoever reads a code finds what it means."""
    pages = "".join(path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md"))
    found = set(SERVER_CODES)
    for path in SOURCES:
        found |= set(
            re.findall(r'(?:Reason|Reason\.of|Refusal)\(\s*"([a-z]+\.[a-z-]+)"', path.read_text(encoding="utf-8"))
        )
    assert not {code for code in found if f"`{code}`" not in pages}


def test_the_table_of_editions_is_the_one_that_is_played() -> None:
    """Clause 12.1: each option with its value in each edition, and a test that exists."""
    rows = re.findall(
        r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \| `(\w+)` \|$", RULES, re.MULTILINE
    )
    told = {name: values for name, *values, _ in rows}
    assert all(f"def {test}(" in TESTS for *_, test in rows)
    for name in EDITION_PRESETS["us"]:
        assert told[name] == [str(EDITION_PRESETS[edition][name]) for edition in ("us", "eu", "cz")]
    assert told.keys() - EDITION_PRESETS["us"].keys() == {"line", "size"}
    for kind in (GAMES["queendomino"], GAMES["royal-wedding"]):
        assert {option.name for option in kind.options} - told.keys() <= {"edition", "teams", "box"}


def test_the_box_on_the_page_is_a_box() -> None:
    """Clause 12.3 shows one."""
    found = re.search(r"```json\n(.*?)```", RULES, re.DOTALL)
    assert found
    box = parse_box(json.loads(found[1]))
    assert (box.name, len(box.corrections), len(box.exchanged)) == ("ours", 2, 2)


def test_the_squares_of_both_boxes_are_those_on_the_page() -> None:
    """Clauses 1.1 and 13.1."""
    rows = re.findall(
        r"^\| (\w+) \|(?: [A-Z] \|)? ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| (\d+) \|$", RULES, re.MULTILINE
    )
    told = [(name, tuple(int(cell) for cell in cells if cell != NOTHING), int(total)) for name, *cells, total in rows]
    printed = [(terrain.value, row, sum(row)) for box in SQUARES.values() for terrain, row in box.items()]
    assert told == printed


def test_the_table_of_dominoes_is_the_one_that_is_played() -> None:
    """Clauses 1.1 and 13.1, by number."""
    listed = re.findall(rf"^\| (\d+){NOTHING}(\d+) \| ([A-Z0-9/ ]+) \|$", RULES, re.MULTILINE)
    shown = [domino for _, _, row in listed for domino in row.split()]
    assert shown == [f"{letters(d.first)}/{letters(d.second)}" for box in BOXES.values() for d in box.values()]
    for first, last, row in listed:
        assert len(row.split()) == int(last) - int(first) + 1


def letters(half: Half) -> str:
    return half.terrain[0].upper() + (str(half.crowns) if half.crowns else "")


def test_the_table_of_buildings_is_the_one_that_is_played() -> None:
    """Clause 1.2: copies, what comes at once, tax, crown, points, and a mark where something is an estimate."""
    rows = re.findall(
        r"^\| [^|]+ \| `(\w+)` (\w\w) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", RULES, re.MULTILINE
    )
    assert [row[0] for row in rows] == list(BUILDINGS)
    for name, code, copies, at_once, tax, crown, end in rows:
        building = BUILDINGS[name]
        assert (code, int(copies)) == (building.code, building.copies)
        assert at_once_of(at_once) == (building.knights, building.towers), name
        assert ("for each" in tax) == bool(building.tax), name
        assert building.tax in tax
        assert (crown == "1") == bool(building.crowns), name
        assert end == end_of(building), name
        assert ("?" in at_once) == bool({"knights", "towers"} & set(building.unsure)), name
        assert ("?" in tax) == ("tax_bonus" in building.unsure), name


def at_once_of(text: str) -> tuple[int, int]:
    """Knights and towers that ``2 knights``, ``1 knight, 1 tower`` or a dash tell."""
    knights, towers = re.search(r"(\d) knight", text), re.search(r"(\d) tower", text)
    return int(knights[1]) if knights else 0, int(towers[1]) if towers else 0


def end_of(building: Building) -> str:
    if not building.per:
        return str(building.points) if building.points else NOTHING
    unit = building.per if building.per in ("knight", "tower") else f"{building.per} territory"
    return f"{building.per_points} for each {unit}"
