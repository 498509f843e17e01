"""Golden playthroughs: a difference names what changed, and lists are read back as they were written."""

from __future__ import annotations

import pytest

from tests.golden import differences, playthroughs
from tests.golden_lists import difference, listed, read

MOVES = [f"border {column}{row}-{column}{row + 1}" for column in "abcdef" for row in range(1, 9)] + ["end"]
TOLD = """# game: queendomino, players: 2, options: {}
7 1.0 place, seat 0 > place 5 0,1 0,2  of place 5 0,1 0,2; 0,1 1,1  side 0: coins 3, wheat 2
8 1.0 claim, seat 0 > claim 4  of claim 4; 9
side 0: rank 1, total 2
  wheat: 2 territory crowns=1 squares=2
"""


@pytest.mark.parametrize(
    ("written", "now", "named"),
    [
        ("0,1 0,2; 0,1 1,1", "0,1 0,2; 0,1 1,1; 1,0 2,0", "  only as told now: legal: place 5 1,0 2,0"),
        ("0,1 0,2; 0,1 1,1", "0,1 0,2", "  only as written down: legal: place 5 0,1 1,1"),
        ("wheat 2", "wheat 3", "  only as told now: side 0: wheat 3"),
        ("claim, seat 0", "claim, seat 1", "  only as told now: 8 1.0 claim, seat 1 > claim 4"),
        ("wheat: 2", "wheat: 1", "  only as told now: wheat: 1 territory crowns=1 squares=2"),
    ],
)
def test_a_difference_names_the_move_the_mover_or_the_points(written: str, now: str, named: str) -> None:
    """One thing is different, and its ply and the thing are all that is said."""
    assert written in TOLD
    said = list(differences(TOLD, TOLD.replace(written, now, 1)))
    assert named in said
    assert sum(not line.startswith("  ") for line in said) == 1


def test_a_list_on_many_lines_is_read_back() -> None:
    """In full, and every move of it whole."""
    lines = listed(MOVES)
    assert len(lines) > 5
    assert sorted(read([line.removeprefix("  of ") for line in lines], {})) == sorted(MOVES)


def test_a_list_told_as_a_difference_is_read_back() -> None:
    """From the list that it refers to."""
    now = [*MOVES[5:-1], "border l1-l2", "pass"]
    (line,) = difference("those at 12", MOVES, now)
    assert sorted(read([line.removeprefix("  of ")], {"12": MOVES})) == sorted(now)


def test_the_playthroughs_are_short_enough_to_be_read() -> None:
    """Altogether; a game that is added should tell something new."""
    files = playthroughs("*")
    assert len(files) >= 24
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 12_600
