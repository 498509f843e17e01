"""What is to be seen at a refused square or domino: the facts under the rule that refuses it."""

from __future__ import annotations

from demesne.games.base import Turn
from demesne.games.grid import Square, extent, neighbours
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.legality import refusal
from demesne.games.queendomino.line import find
from demesne.games.queendomino.moves import parse_square
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.review.facts import Fact
from demesne.server.queendomino.why import laid
from demesne.server.wire.refusals import Reason

__all__ = ["here"]

_SHOWN = frozenset({"place.occupied", "place.unconnected", "place.too-wide", "build.square", "claim.taken"})


def here(state: State, thing: str, reason: Reason) -> Fact | None:
    """What *reason* rests on at *thing*, which was refused for it; ``None`` if the reason says all there is to say.

    >>> from demesne.games.registry import make_game
    >>> here(make_game("kingdomino", 2).new_state(), "domino 9", Reason("claim.not-in-line"))
    """
    if reason.code not in _SHOWN:
        return None
    at = thing.split()[1]
    if reason.code == "claim.taken":
        return _king(state, int(at))
    square = parse_square(at)
    if reason.code == "place.unconnected":
        return _beside(state, square)
    return _extent(state, square) if reason.code == "place.too-wide" else _ground(state, square)


def _king(state: State, number: int) -> Fact | None:
    """Whose king stands on the domino."""
    slot = find(state.next_line, number)
    if slot is None or slot.seat is None:
        return None
    own = not isinstance(state.to_move, Turn) and slot.seat == state.to_move
    return Fact("own-king", {}) if own else Fact("king", {"seat": slot.seat})


def _ground(state: State, square: Square) -> Fact:
    """What lies on the square; for a free one, that nothing does, or that no second half has room beside it."""
    half = state.sides[state.side].kingdom.land.get(square)
    if half is not None:
        return Fact("castle", {}) if half.terrain is Terrain.CASTLE else Fact("land", {"terrain": half.terrain.value})
    return Fact("no-room", {}) if state.phase is Phase.PLACE else Fact("nothing", {})


def _beside(state: State, square: Square) -> Fact:
    """The landscapes around the square, and those of the domino in hand."""
    land = state.sides[state.side].kingdom.land
    around = sorted({land[near].terrain.value for near in neighbours(square) if near in land})
    halves = dict.fromkeys(half.terrain.value for half in (state.in_hand.first, state.in_hand.second))
    return Fact("beside", {"around": "+".join(around), "halves": "+".join(halves)}) if around else Fact("alone", {})


def _extent(state: State, square: Square) -> Fact:
    """How wide and high the kingdom would become at least."""
    land = state.sides[state.side].kingdom.land
    boxes = []
    for move in laid(state.in_hand.number, square):
        found = refusal(state, move)
        if found is not None and found.code == "place.too-wide":
            x0, y0, x1, y1 = extent([*land, move.first, move.second])
            boxes.append((x1 - x0 + 1, y1 - y0 + 1))
    wide, high = min(boxes, key=lambda box: (max(box), sum(box)))
    return Fact("extent", {"wide": wide, "high": high})
