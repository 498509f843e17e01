"""docs/rules/domaine.md and the code say the same: clauses, tables, refusals, options, examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from demesne.games.domaine.moves import parse_move
from demesne.games.domaine.terrain import LETTERS
from demesne.games.domaine.tiles import OWN_TILES, PLAIN_LAYOUT, lay_land
from demesne.games.registry import GAMES
from tests.games.domaine.test_refusals import REFUSED

ROOT = Path(__file__).resolve().parents[3]
RULES = (ROOT / "docs" / "rules" / "domaine.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^\*\*(\d+\.\d+) ", RULES, re.MULTILINE)
SECTIONS = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
TESTS = "".join(
    path.read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("test_*.py")
    if path.name != Path(__file__).name
)
"""The other tests of this folder; that this file mentions a clause is no example of it."""


def cited(text: str) -> Iterator[str]:
    """Clauses that a text cites: `Rules 4.3`, `rules 10.1, 10.2`, `Rules 4, 6`."""
    for found in re.findall(r"\b[Rr]ules (\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)", text):
        yield from re.findall(r"\d+(?:\.\d+)?", found)


def test_the_clauses_are_numbered_without_gaps() -> None:
    """Sections 1 to 14; clauses from 1 on in each but the table of refusals."""
    assert list(map(int, SECTIONS)) == list(range(1, 15))
    counts = [sum(clause.startswith(f"{section}.") for clause in CLAUSES) for section in range(1, 14)]
    assert counts == [2, 4, 8, 8, 5, 6, 4, 9, 3, 3, 5, 2, 2]
    for section, count in enumerate(counts, start=1):
        own = [clause for clause in CLAUSES if clause.startswith(f"{section}.")]
        assert own == [f"{section}.{number}" for number in range(1, count + 1)]


def test_what_the_code_cites_is_a_clause() -> None:
    """Comments, docstrings and refusals of everything that is about Domaine."""
    known = {*CLAUSES, *SECTIONS}
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}
    about = {path for path, text in texts.items() if "domaine" in path.parts or "games.domaine" in text}
    assert len(about) > 25
    for path in about:
        text = texts[path]
        assert set(cited(text)) <= known, path
        assert set(re.findall(r'Reason\.of\(\s*"[a-z.-]+", "([\d.]+)"', text)) <= known, path


def test_every_clause_of_play_has_an_example() -> None:
    """Some other test of this folder names it in its docstring."""
    named = set(cited(TESTS))
    for first, last in re.findall(r"Rules (\d+\.\d+) to (\d+\.\d+)", TESTS):
        section, start, end = first.split(".")[0], int(first.split(".")[1]), int(last.split(".")[1])
        named |= {f"{section}.{number}" for number in range(start, end)}
    assert {clause for clause in CLAUSES if not clause.startswith("13.")} <= named


def test_every_refusal_of_the_rules_stands_in_their_table() -> None:
    """Each code with each clause it rests on, and the names of its parameters."""
    rows = re.findall(r"^\| `([a-z]+\.[a-z-]+)` \| ([\d., ]+) \| [^|]+ \| ([^|]+) \|$", RULES, re.MULTILINE)
    assert {(code, clause) for code, clauses, _ in rows for clause in clauses.split(", ")} == {
        (code, clause) for code, clause, _, _ in REFUSED
    }
    told = {code: set(params.split(", ")) - {"\N{EN DASH}"} for code, _, params in rows}
    for code, _, state, move in REFUSED:
        reason = state.refusal(parse_move(move))
        assert reason is not None
        assert {name for name, _ in reason.params} == told[code], code


def test_the_table_of_options_is_the_one_that_is_played() -> None:
    """Clause 13.1: each option with its values, the default first, and a test that exists."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| .+? \| `(test_\w+)` \|$", RULES, re.MULTILINE)
    told = {name: re.findall(r"(?:^|; )`([^`]+)`", values) for name, values, _ in rows}
    options = {option.name: option for option in GAMES["domaine"].options if not option.free}
    assert told.keys() == options.keys()
    for name, option in options.items():
        values = [word(value) for value in option.values]
        assert sorted(told[name]) == sorted(values), name
        assert told[name][0] == word(option.default), name
    for _, _, test in rows:
        assert f"def {test}(" in TESTS, test


def word(value: object) -> str:
    """A value as the page writes it, which is as JSON does."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_table_of_terrains_is_the_one_that_is_played() -> None:
    """Clause 2.1: a letter for each."""
    rows = re.findall(r"^\| [a-z ,]+ \| ((?:`.` ?)+)\| (?:\d|0, but see 6\.5) \|", RULES, re.MULTILINE)
    assert "".join(re.findall("`(.)`", "".join(rows))) == "".join(LETTERS.values())


def test_our_tiles_are_named_as_ours_and_keep_what_is_known_of_the_printed_ones() -> None:
    """Clause 2.2: one city, in the middle; four mines of each kind."""
    assert "our own drawing" in RULES.replace("\n", " ")
    land = list(lay_land(OWN_TILES, PLAIN_LAYOUT).values())
    assert land.count(LETTERS_BACK["*"]) == 1
    assert [land.count(LETTERS_BACK[mine]) for mine in "gscd"] == [4, 4, 4, 4]
    assert "*" in "".join(OWN_TILES.tiles["c"])


LETTERS_BACK = {letter: terrain for terrain, letter in LETTERS.items()}
