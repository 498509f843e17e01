"""What a border would change for everybody as the board stands: found by placing it."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.games.base import Seat
from demesne.games.domaine.board import place_border
from demesne.games.domaine.borders import LINES, format_border
from demesne.games.domaine.moves import Border
from demesne.games.domaine.parts import part_refusal
from demesne.games.domaine.position import Position
from demesne.games.domaine.scoring import score

__all__ = ["border_worths"]


def border_worths(position: Position) -> dict[str, Mapping[Seat, int]]:
    """The borders that would change a score, ``border c4-c5``, with the points that each seat wins or loses by it.

    It is the same whoever places it. Those that move the most points come first.
    """
    board, seats = position.board, range(position.seats)
    if not board.regions:  # the castles do not all stand yet
        return {}
    had = [score(board, seat).total for seat in seats]
    found: dict[str, Mapping[Seat, int]] = {}
    for line in LINES:
        after = board if part_refusal(position, Border(line)) else place_border(board, line)
        if after.regions is not board.regions:
            won = {seat: score(after, seat).total - had[seat] for seat in seats}
            if any(won.values()):
                found[f"border {format_border(line)}"] = won
    return dict(sorted(found.items(), key=lambda each: -max(map(abs, each[1].values()))))
