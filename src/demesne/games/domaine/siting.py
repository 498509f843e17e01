"""Where castles may be set up, and the knight beside each (rules 3.4 to 3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demesne.games.base import Reason
from demesne.games.domaine.borders import BESIDE
from demesne.games.domaine.position import Position
from demesne.games.domaine.terrain import SQUARES, Terrain
from demesne.games.grid import Square

__all__ = ["castle_distance", "castle_refusal", "castle_sites", "has_castle_site", "knight_room", "knight_sites"]


def castle_sites(position: Position) -> list[Square]:
    """The squares for the next castle, ascending; none if no meadow with room for its knight is left.

    Castles of a colour keep their distance; where that is impossible, this one
    may stand one square nearer, and so on (rules 3.5).

    >>> from demesne.games.registry import make_game
    >>> castle_sites(make_game("domaine", 2).new_state().position)[0]
    (0, 2)
    """
    fit = list(_fitting(position))
    distances = _distances(position, fit)
    wanted = min(position.rules.spacing, max(distances, default=0))
    return [square for square, distance in zip(fit, distances, strict=True) if distance >= wanted]


def castle_distance(position: Position) -> int:
    """How many steps from others of its colour the next castle must stand: as printed, or as many as there is room for.

    As long as there are no others, this is the printed number (rules 3.5).

    >>> from demesne.games.registry import make_game
    >>> castle_distance(make_game("domaine", 2).new_state().position)
    7
    """
    printed, most = position.rules.spacing, 0
    for square in _fitting(position):
        [distance] = _distances(position, [square])
        if distance >= printed:
            return printed
        most = max(most, distance)
    return most


def has_castle_site(position: Position) -> bool:
    """Whether there is a place for the next castle; it may stand nearer to others where it cannot keep its distance.

    >>> from demesne.games.registry import make_game
    >>> has_castle_site(make_game("domaine", 2).new_state().position)
    True
    """
    return any(True for _ in _fitting(position))


def knight_sites(position: Position) -> list[Square]:
    """The squares beside the castle just set up where its knight may stand (rules 3.6).

    >>> from dataclasses import replace
    >>> from demesne.games.registry import make_game
    >>> knight_sites(replace(make_game("domaine", 2).new_state().position, castle=(0, 2)))
    [(0, 1), (0, 3), (1, 2)]
    """
    return knight_room(position, position.castle) if position.castle else []


def knight_room(position: Position, castle: Square) -> list[Square]:
    """The squares beside *castle* that a knight could take; the castle need not have been set up yet.

    >>> from demesne.games.registry import make_game
    >>> knight_room(make_game("domaine", 2).new_state().position, (0, 2))
    [(0, 1), (0, 3), (1, 2)]
    """
    return [other for other, _ in BESIDE[castle] if position.board.free(other)]


def castle_refusal(position: Position, square: Square) -> Reason | None:
    """Why the next castle may not stand on *square*, or ``None`` when it may.

    >>> from demesne.games.registry import make_game
    >>> castle_refusal(make_game("domaine", 2).new_state().position, (0, 0)).code
    'castle.terrain'
    """
    board = position.board
    if board.land[square] is not Terrain.MEADOW:
        return Reason.of("castle.terrain", "3.4", terrain=board.land[square].value)
    if board.figure(square) is not None:
        return Reason.of("castle.taken", "3.4")
    if not knight_room(position, square):
        return Reason.of("castle.no-knight", "3.4")
    wanted = castle_distance(position)
    if _distances(position, [square]) < [wanted]:
        return Reason.of("castle.too-near", "3.5", spaces=wanted - 1)
    return None


def _fitting(position: Position) -> Iterator[Square]:
    """Empty meadow with a place for the knight, ascending (rules 3.4)."""
    land, vacant = position.board.land, position.board.vacant()
    meadows = (square for square in SQUARES if land[square] is Terrain.MEADOW and square in vacant)
    return (square for square in meadows if any(other in vacant for other, _ in BESIDE[square]))


def _distances(position: Position, squares: Sequence[Square]) -> list[int]:
    """Steps from each of *squares* to the nearest castle of the colour; 99 if there is none."""
    own = position.colour
    castles = [at for at, colour in position.board.castles.items() if colour == own]
    return [min((abs(column - x) + abs(row - y) for x, y in castles), default=99) for column, row in squares]
