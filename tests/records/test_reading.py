"""Which line of a record a move stands on, in either form, whatever stands between."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from demesne.records.jsonl import format_jsonl
from demesne.records.reading import line_of, parse_record
from demesne.records.record import Record, Told
from demesne.records.text import format_text

RECORD = Record(
    "orchard", 2, ("draw apple", "draw quince", "plant quince"), told=(Told("chance"), Told("chance"), Told(0))
)
COMMENTED = """# kept by Ada: every Sunday

game: orchard
players: 2

# the first deal
draw apple;  draw quince # two at once

plant quince # which: the second
side 0: rank 1, total 3
"""


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (format_text(RECORD), [6, 6, 7]),
        (format_jsonl(RECORD), [2, 3, 4]),
        ("\n\n" + format_jsonl(RECORD).replace("\n", "\n\n"), [5, 7, 9]),
        (COMMENTED, [7, 7, 9]),
    ],
)
def test_each_move_stands_on_its_line(text: str, lines: list[int]) -> None:
    assert [line_of(text, ply) for ply in range(3)] == lines


@pytest.mark.parametrize("form", [format_text, format_jsonl])
def test_a_mark_at_the_beginning_is_passed_over(form: Callable[[Record], str]) -> None:
    """As some editors write it in front of a file."""
    assert parse_record("\ufeff" + form(RECORD)) == parse_record(form(RECORD))


def test_a_record_is_read_from_text() -> None:
    with pytest.raises(TypeError, match="expected a record as text, not bytes"):
        parse_record(format_jsonl(RECORD).encode())  # type: ignore[arg-type]
