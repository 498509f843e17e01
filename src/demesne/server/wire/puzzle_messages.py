"""Puzzles on the wire: what is asked, what came of a try, what would have been best."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.refusals import Args

__all__ = ["PuzzleLine", "Puzzles", "Ranked", "Solution", "Solved", "Try"]


class PuzzleLine(msgspec.Struct):
    """A puzzle in a list: its number there, and its place in the replay of its game, if it comes from one.

    ``rows``: how many points more the best choice brings than what was done, in those rows of the pad that tell why.
    """

    number: int
    at: str = ""
    rows: dict[str, float] = {}


class Puzzles(msgspec.Struct):
    """GET /api/puzzles/{game}: those that come with a game, easy ones first.

    GET /api/tables/{table}/puzzles (``X-Seat-Key`` header): those of one's own choices in a finished game, as far as
    its review has found any; they are numbered by their ply. ``reviewed``: whether they have been looked for; a game
    that is still going on has none, nor has one that cannot be reviewed.
    Below both, ``/{number}`` is what is asked: the table as the seat in question knew it, as an ``Update``; and
    ``/{number}/weighed`` is what the choices would bring, as ``Weighed``; ``/{number}/why?thing=`` is why nothing can
    be done with a thing, as ``Because``.
    """

    game: str
    puzzles: list[PuzzleLine]
    reviewed: bool = True


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """POST beside a puzzle: an offered ``move`` as its answer; null gives up, and has the solution shown."""

    move: str | None


class Ranked(msgspec.Struct):
    """A choice as it would be told (the code and arguments of an ``Event``), and what it comes to.

    ``behind``: by how many points it falls behind the best one, 0 where it is as good. ``right``: it is accepted.
    ``played``: it is what was done.
    """

    move: str
    code: str
    args: Args
    behind: int
    right: bool
    played: bool


class Solution(msgspec.Struct):
    """All that is known of a puzzle: the best four choices and what was done, best first.

    ``points`` were given away, and why, as with a ``JudgedView``.
    """

    options: list[Ranked]
    reasons: list[tuple[str, dict[str, str | float]]]
    points: float


class Solved(msgspec.Struct):
    """What came of a try. A wrong one says by how many points it falls ``behind`` and why, never what is right.

    ``solution``: once the puzzle is solved or given up.
    """

    outcome: Literal["right", "wrong", "shown"]
    behind: int
    reasons: list[tuple[str, dict[str, str | float]]]
    solution: Solution | None
