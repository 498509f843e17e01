"""Tables of Queendomino at a certain step; a single game need not reach all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from demesne.server.protocol import Update
from web.e2e.laid import laid
from web.e2e.robot import to
from web.e2e.table import AtTable
from web.e2e.visitor import Visitor

PEOPLE: Final = ["Anna", "Bruno", "Carla"]
STEPS: Final = frozenset({"ClaimOffer", "PlaceOffer", "TaxOffer", "BuildOffer", "BribeOffer"})
GAMES: Final = 20


def at_steps(visitor: Visitor, steps: Iterable[str], *, undoable: bool = False) -> Iterator[AtTable]:
    """The page at a table that offers the step, for each of *steps*, in as many games as that takes.

    *undoable*: there is a step before it in the same turn.
    """
    left = set(steps)

    def wanted(update: Update) -> bool:
        return type(update.offer).__name__ in left and (update.view.can_undo or not undoable)

    for _ in range(GAMES):
        if not left:
            return
        table = laid(visitor, PEOPLE, played=to(wanted))
        while left and (table.step in left or table.skip_to(wanted)):
            left.remove(table.step)
            yield table
    assert not left, f"{GAMES} games, and nobody could do {sorted(left)}"
