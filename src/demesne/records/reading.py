"""A record in whichever of the two forms it is written."""

from __future__ import annotations

from demesne.games.words import text_of
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import Record
from demesne.records.text import parse_text

__all__ = ["is_jsonl", "line_of", "parse_record"]


def is_jsonl(text: str) -> bool:
    """Whether *text* looks like JSON Lines, and not like the form for people.

    >>> is_jsonl('{"game":"draughts","players":2}'), is_jsonl("game: draughts")
    (True, False)
    """
    return text.lstrip().startswith("{")


def parse_record(text: str) -> Record:
    """The record written as *text*, as JSON Lines or for people. Raises ``RecordError``.

    The mark with which some programs begin a file (U+FEFF) is passed over.

    >>> parse_record("game: draughts\\nplayers: 2").players
    2
    """
    text = text_of(text, "a record").removeprefix("\ufeff")
    return parse_jsonl(text) if is_jsonl(text) else parse_text(text)


def line_of(text: str, ply: int) -> int:
    """The number of the line of *text*, a record that can be read, on which its move *ply* stands.

    >>> line_of("game: draughts\\nplayers: 2\\n\\n# the first\\na1-b2; c3-d4\\n\\ne5-f6", 2)
    7
    """
    left, head = ply + is_jsonl(text), not is_jsonl(text)
    lines = [(at, line.strip()) for at, line in enumerate(text.split("\n"), start=1)]
    for number, line in lines:
        if line and not line.startswith("#"):
            head = head and ":" in line
            left -= 0 if head else _moves_on(line)
        if left < 0:
            return number
    return len(lines)


def _moves_on(line: str) -> int:
    return 1 if line.startswith("{") else line.partition("#")[0].count(";") + 1
