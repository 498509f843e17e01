"""Results on disk: read as they were written, strict about what is no result, patient with a line cut short."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.arena.plan import Match
from demesne.arena.results import Book, ResultsError
from demesne.arena.unit import Unit, play_unit
from tests.arena.contests import quick

PLAN = quick(4)


def filled(path: Path, decks: int = 2) -> list[Unit]:
    units = [play_unit(PLAN, deck) for deck in range(decks)]
    book = Book(path)
    for unit in units:
        book.write(PLAN, unit)
    return units


def test_what_is_written_reads_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    units = filled(path)
    again = Book(path)
    assert [again.known(PLAN, deck) for deck in (0, 1)] == units


def test_opening_writes_nothing(tmp_path: Path) -> None:
    Book(tmp_path / "new" / "results.jsonl")
    assert not list(tmp_path.iterdir())


def test_the_key_is_of_the_configuration_not_of_its_order() -> None:
    one = Match("queendomino", ("random", "greedy"), 4, 1, {"size": 5, "edition": "cz"})
    same = Match("queendomino", ("random", "greedy"), 9, 2, {"edition": "cz", "size": 5})
    others = [
        Match("queendomino", ("greedy", "random"), 4, 1, {"size": 5, "edition": "cz"}),
        Match("queendomino", ("random", "greedy"), 4, 1, {"size": 5}),
        Match("kingdomino", ("random", "greedy"), 4, 1, {"size": 5}),
    ]
    assert one.key() == same.key()
    assert len({match.key() for match in (one, *others)}) == 4


def test_a_line_cut_short_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    units = filled(path)
    data = path.read_bytes()
    path.write_bytes(data[:-40] + b" " * 9000)
    book = Book(path)
    assert book.known(PLAN, 0) == units[0]
    assert book.known(PLAN, 1) is None
    book.write(PLAN, units[1])
    assert path.read_bytes() == data
    assert [Book(path).known(PLAN, deck) for deck in (0, 1)] == units


def test_fewer_games_of_a_deck_are_not_the_whole_of_it(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    short = quick(1)
    Book(path).write(short, play_unit(short, 0))
    book = Book(path)
    assert book.known(short, 0) is not None
    assert book.known(PLAN, 0) is None
    book.write(PLAN, play_unit(PLAN, 0))
    assert Book(path).known(PLAN, 0) is not None


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"no json\n", "line 4: .*malformed"),
        (b'{"line":"song"}\n', "line 4: .*song"),
        (b'{"line":"game","key":"x","seed":0,"deck":0,"turn":0,"results":[]}\n', "line 4: expected the match 'x'"),
        (b'{"line":"match","key":"x"}\n', "line 4: .*missing required field `game`"),
        (b"\xff\xfe\n", "line 4: "),
        (b"[1]\n", "line 4: .*object"),
    ],
)
def test_what_is_no_result_is_refused_by_its_line(tmp_path: Path, line: bytes, complaint: str) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, decks=1)
    with path.open("ab") as file:
        file.write(line)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match=complaint):
        Book(path)
    assert path.read_bytes() == before


def test_a_game_has_a_result_for_each_player(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, decks=1)
    key = PLAN.key().encode()
    with path.open("ab") as file:
        file.write(b'{"line":"game","key":"%b","seed":0,"deck":5,"turn":0,"results":[]}\n' % key)
    with pytest.raises(ResultsError, match="line 4: expected a result for each player"):
        Book(path)
