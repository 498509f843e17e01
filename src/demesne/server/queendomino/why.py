"""Why a square, a slot or a domino cannot be chosen now: every move that could be meant is refused by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demesne.games.base import NotationError
from demesne.games.grid import Square, neighbours
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.legality import refusal
from demesne.games.queendomino.moves import Bribe, Build, Claim, Place, QueendominoMove, Tax, parse_square
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.games.words import Form
from demesne.server.whys import furthest, meant
from demesne.server.wire.refusals import Reason

__all__ = ["laid", "why"]

Tries = list[QueendominoMove]

_ORDER: Final = (
    "place.occupied", "place.unconnected", "place.too-wide",
    "tax.square", "tax.knights",
    "build.no-slot", "build.empty-slot", "build.coins", "build.square", "build.taken",
    "bribe.queen", "bribe.away", "bribe.coins", "bribe.no-slot", "bribe.empty-slot",
)  # fmt: skip
"""In the order in which the rules ask."""


def why(state: State, thing: str) -> Reason | None:
    """Why nothing can be done now with *thing*: ``square 1,0``, ``slot 3`` or ``domino 17``; ``None`` if something can.

    Raises ``Refusal``.
    """
    forms: dict[str, Form[Tries]] = {
        "square": ((1,), lambda square: _on_square(state, parse_square(square))),
        "slot": ((1,), lambda cost: _at_slot(state, _number(cost))),
        "domino": ((1,), lambda number: [Claim(_number(number))]),
    }
    return furthest((refusal(state, move) for move in meant(thing, forms)), _ORDER)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise NotationError(f"{text!r} is no number")
    return int(text)


def _on_square(state: State, square: Square) -> Tries:
    match state.phase:
        case Phase.TAX:
            return [Tax((square,))]
        case Phase.BUILD:
            return [Build(cost, square) for cost in COSTS]
        case Phase.PLACE:
            return list(laid(state.in_hand.number, square))
        case _:
            return []


def laid(number: int, square: Square) -> Iterable[Place]:
    """The domino over *square*, either half first."""
    for other in neighbours(square):
        yield Place(number, square, other)
        yield Place(number, other, square)


def _at_slot(state: State, cost: int) -> Tries:
    if state.phase is not Phase.BUILD:
        return [Bribe(cost)]
    land = state.sides[state.side].kingdom.land
    towns = [square for square, half in land.items() if half.terrain is Terrain.TOWN]
    return [Build(cost, square) for square in towns or [(0, 0)]]
