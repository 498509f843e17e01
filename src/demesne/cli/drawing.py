"""What the terminal shows of any game: the table as its family draws it, the moves, the score pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from demesne.cli.colours import Paint
from demesne.cli.columns import padded, wide
from demesne.cli.registry import family_of
from demesne.cli.shell import plain
from demesne.cli.tongue import has, told, words
from demesne.games.base import Outcome, Reason, Seat, State
from demesne.records.reasons import sentence

__all__ = [
    "YOU",
    "draw_scores",
    "draw_table",
    "gain_words",
    "move_words",
    "paint_of",
    "row_name",
    "seat_name",
    "why",
]

YOU = "you"
_CODES = {"terrain": "terrain", "building": "building"}
"""Parameters of refusals that are codes, and how the ids of their words begin."""


def seat_name(seat: int, names: Sequence[str]) -> str:
    """``seat 0`` or the name of the player there."""
    if seat >= len(names):
        return words("terminal-seat", seat=seat)
    name = words("seat-you") if names[seat] == YOU else plain(names[seat])
    return words("terminal-seat-of", name=name, seat=seat)


def draw_table(game: str, state: State[Any], names: Sequence[str] = (), seat: Seat | None = None) -> Iterable[str]:
    """What lies on the table of *game*, line by line, as *seat* knows it, or all of it."""
    return family_of(game).draw(state, [seat_name(each, names) for each in range(state.seats)], seat)


def move_words(game: str, state: State[Any], move: str) -> str:
    """A move of *game*, and what it means here."""
    return family_of(game).tell(state, move)


def gain_words(game: str, state: State[Any], move: Any) -> str:
    """What a move of *game* earns its mover at once: ``+4 points``, or nothing."""
    points = family_of(game).earn(state, move)
    if not points:
        return ""
    return words("terminal-gains" if points > 0 else "terminal-loses", points=abs(points))


def why(reason: Reason, game: str) -> str:
    """Why the rules refuse a move, as the page says it; other people's games say it in English."""
    code = reason.code.replace(".", "-")
    if not has(f"refusal-{code}"):
        return sentence(reason, game)
    params = {
        name: told(_CODES[name], str(value)) if name in _CODES and has(f"{_CODES[name]}-{value}") else value
        for name, value in reason.params
    }
    return words(f"refusal-{code}", **params)


def paint_of(game: str) -> Paint:
    """The colours of *game*."""
    return family_of(game).paint


def row_name(row: str) -> str:
    """A row of a score pad in words; a guest's stays as it is."""
    return told("row", row) if has(f"row-{row.replace('_', '-')}") else row


def draw_scores(outcome: Outcome, names: Sequence[str] = ()) -> Iterator[str]:
    """The score pad: a row for each kind of points, a column for each side."""
    columns = [[seat_name(seat, names) for seat in side.seats] for side in outcome.sides]
    pads = [side.sheet.points() for side in outcome.sides]
    rows = [("", list(heads)) for heads in zip(*columns, strict=True)]
    rows += [(row_name(row), [str(pad[row]) for pad in pads]) for row in pads[0]]
    rows.append((words("pad-total"), [str(side.sheet.total) for side in outcome.sides]))
    rows.append((words("terminal-rank"), [str(side.rank) for side in outcome.sides]))
    widths = [max(wide(cells[i]) for _, cells in rows) for i in range(len(pads))]
    labels = max(10, *(wide(label) for label, _ in rows))
    for label, cells in rows:
        line = "  ".join(padded(cell, width, left=False) for cell, width in zip(cells, widths, strict=True))
        yield f"{padded(label, labels)}  {line}".rstrip()
