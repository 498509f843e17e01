"""A record in whichever of the two forms it is written."""

from __future__ import annotations

from demesne.records.jsonl import parse_jsonl
from demesne.records.record import Record
from demesne.records.text import parse_text

__all__ = ["is_jsonl", "parse_record"]


def is_jsonl(text: str) -> bool:
    """Whether *text* looks like JSON Lines, and not like the form for people.

    >>> is_jsonl('{"game":"draughts","players":2}'), is_jsonl("game: draughts")
    (True, False)
    """
    return text.lstrip().startswith("{")


def parse_record(text: str) -> Record:
    """The record written *text*, as JSON Lines or for people. Raises ``RecordError``.

    >>> parse_record("game: draughts\\nplayers: 2").players
    2
    """
    return parse_jsonl(text) if is_jsonl(text) else parse_text(text)
