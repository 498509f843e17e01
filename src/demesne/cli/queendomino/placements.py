"""``demesne placements``: a kingdom and a domino in, where it may lie out."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from demesne.cli.jsonin import Line, answer, shown
from demesne.cli.queendomino.kingdoms import KEYS, read_half, read_kingdom
from demesne.cli.shell import write
from demesne.games.queendomino.dominoes import Domino
from demesne.games.queendomino.kingdom import placements as find_placements

__all__ = ["placements"]

_KEYS = (*KEYS, "domino")


def placements(
    file: Annotated[str, typer.Argument(help="JSON Lines, one kingdom and one domino per line; - for standard input.")],
) -> None:
    """List where a domino may be laid: JSON Lines in, JSON Lines out."""
    write(answer(file, _reply))


def _reply(line: Line) -> dict[str, object]:
    line.only(_KEYS)
    found = find_placements(read_kingdom(line), _read_domino(line, line.values.get("domino")))
    return {"id": line.values.get("id"), "placements": found}


def _read_domino(line: Line, value: Any) -> Domino:
    if not isinstance(value, list) or len(value) != 2:
        line.refuse("domino", f"[[terrain, crowns], [terrain, crowns]], not {shown(value)}")
    first, second = (read_half(line, f"domino[{i}]", half) for i, half in enumerate(value))
    return Domino(0, first, second)
