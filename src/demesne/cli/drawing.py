"""What the terminal shows of any game: the table as its family draws it, the moves, the score pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from demesne.cli.colours import Paint
from demesne.cli.registry import family_of
from demesne.cli.shell import plain
from demesne.games.base import Outcome, Seat, State

__all__ = ["draw_scores", "draw_table", "gain_words", "move_words", "paint_of", "seat_name"]


def seat_name(seat: int, names: Sequence[str]) -> str:
    """``seat 0`` or the name of who sits there."""
    return f"{plain(names[seat])} (seat {seat})" if seat < len(names) else f"seat {seat}"


def draw_table(game: str, state: State[Any], names: Sequence[str] = (), seat: Seat | None = None) -> Iterable[str]:
    """What lies on the table of *game*, line by line, as *seat* knows it, or all of it."""
    return family_of(game).draw(state, [seat_name(each, names) for each in range(state.seats)], seat)


def move_words(game: str, state: State[Any], move: str) -> str:
    """A move of *game*, and what it means here."""
    return family_of(game).tell(state, move)


def gain_words(game: str, state: State[Any], move: Any) -> str:
    """What a move of *game* earns its mover at once: ``+4 points``, or nothing."""
    points = family_of(game).earn(state, move)
    return f"{points:+} point{'' if abs(points) == 1 else 's'}" if points else ""


def paint_of(game: str) -> Paint:
    """The colours of *game*."""
    return family_of(game).paint


def draw_scores(outcome: Outcome, names: Sequence[str] = ()) -> Iterator[str]:
    """The score pad: a row for each kind of points, a column for each side."""
    columns = [[seat_name(seat, names) for seat in side.seats] for side in outcome.sides]
    pads = [side.sheet.points() for side in outcome.sides]
    rows = [("", list(heads)) for heads in zip(*columns, strict=True)]
    rows += [(row, [str(pad[row]) for pad in pads]) for row in pads[0]]
    rows.append(("total", [str(side.sheet.total) for side in outcome.sides]))
    rows.append(("rank", [str(side.rank) for side in outcome.sides]))
    wide = [max(len(cells[i]) for _, cells in rows) for i in range(len(pads))]
    for label, cells in rows:
        line = "  ".join(cell.rjust(width) for cell, width in zip(cells, wide, strict=True))
        yield f"{label:10}  {line}".rstrip()
