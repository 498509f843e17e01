"""What is to be seen at a refused square or border: the facts under the rule that refuses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from demesne.games.domaine.board import stranded
from demesne.games.domaine.borders import BESIDE, parse_border
from demesne.games.domaine.position import Position
from demesne.games.domaine.terrain import format_square, parse_square
from demesne.games.grid import Square
from demesne.review.facts import Fact
from demesne.server.wire.refusals import Reason

__all__ = ["here"]

_Look = Callable[[Position, Square], Fact | None]


def here(position: Position, thing: str, reason: Reason) -> Fact | None:
    """What *reason* rests on at *thing*, which was refused for it; ``None`` if the reason says all there is to say.

    All of it lies open on the board.

    >>> from demesne.games.registry import make_game
    >>> here(make_game("domaine", 2).new_state().position, "square a1", Reason("castle.terrain"))
    Fact(code='ground', args={'ground': 'forest'})
    """
    look = _LOOKS.get(reason.code)
    if look is None:
        return None
    at = thing.split()[1]
    return look(position, parse_border(at)[0] if reason.code.startswith("border") else parse_square(at))


def _ground(position: Position, square: Square) -> Fact:
    """What land it is."""
    return Fact("ground", {"ground": position.board.land[square].value})


def _near(position: Position, square: Square) -> Fact | None:
    """The nearest castle of the colour being set up, and how many squares lie between."""
    own = [at for at, colour in position.board.castles.items() if colour == position.colour]
    steps = {castle: abs(castle[0] - square[0]) + abs(castle[1] - square[1]) for castle in own}
    nearest = min(steps, key=lambda castle: (steps[castle], castle))
    return Fact("near", {"castle": format_square(nearest), "spaces": steps[nearest] - 1})


def _walled(position: Position, square: Square) -> Fact:
    """The mover's figure beyond a border, or that there is none beside it."""
    seat = position.mover
    beyond = [other for other, _ in BESIDE[square] if position.board.figure(other) == seat]
    return Fact("walled", {"square": format_square(min(beyond))}) if beyond else Fact("nobody", {})


def _domain(position: Position, square: Square) -> Fact | None:
    """The domain that the square lies in."""
    region = position.board.areas[square]
    return None if region.owner is None else Fact("domain", {"castle": format_square(region.castle)})


def _stranded(position: Position, square: Square) -> Fact | None:
    """The knights that would lose their castle."""
    board = position.board
    lost = sorted(stranded(board, board.areas[square], square))
    return Fact("stranded", {"places": "+".join(map(format_square, lost))}) if lost else None


def _purse(position: Position, square: Square) -> Fact:
    """What the mover has left."""
    del square
    return Fact("purse", {"ducats": position.ducats[position.mover]})


_LOOKS: Mapping[str, _Look] = {
    "castle.terrain": _ground,
    "castle.too-near": _near,
    "knight.terrain": _ground,
    "knight.not-beside": _walled,
    "knight.forest": _purse,
    "border.inside-domain": _domain,
    "expand.own-domain": _domain,
    "expand.neutral": _domain,
    "expand.allied": _domain,
    "expand.strength": _domain,
    "desert.allied": _domain,
    "desert.last-knight": _domain,
    "desert.chain": _stranded,
}
