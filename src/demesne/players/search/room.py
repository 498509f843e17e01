"""The room that a search works in: one record with all it reads and writes, so that it allocates nothing meanwhile."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

__all__ = ["LONGEST", "new_room", "room_of"]

LONGEST: Final = 256
"""The most choices that are followed down a tree."""
_SIDES = 8
"""The most sides that a game has."""


def room_of(state: Any, work: Any, candidate: Any, most: int, *more: tuple[Any, ...]) -> Any:
    """The type of a room for a family's records, with *more* fields of its own.

    *state* is a position, *work* where the policy writes, *candidate* a choice with
    at least an ``action`` and a ``prior``; *most* is how many of them there is space for.

    >>> choice = np.dtype([("action", np.int32), ("prior", np.float64)])
    >>> room_of(np.int64, np.int64, choice, most=4)["candidates"].shape
    (4,)
    """
    return np.dtype(
        [
            ("seat", np.int64),  # the one that decides
            ("side", np.int64),  # its side, as gains are counted
            ("sides", np.int64),
            ("seed", np.int64),
            ("exploration", np.float64),  # the exploration constant, in gains
            ("temperature", np.float64),  # how softly a lead counts as a win
            ("paranoid", np.int64),  # whether the others only keep the decider's gain small
            ("tree", np.int64),  # whether each choice is a node, or choices that follow at once may be one
            ("start", state, (1,)),  # where each playout begins
            ("state", state, (1,)),  # where it is
            ("work", work, (1,)),
            ("candidates", candidate, (most,)),
            ("path", np.int32, (LONGEST,)),  # nodes on the way down the tree, and who chose them
            ("choosers", np.int32, (LONGEST,)),
            ("gains", np.float64, (_SIDES,)),
            *more,
        ],
        align=True,
    )


def new_room(room: Any, seat: int, side: int, sides: int, seed: int) -> Any:
    """An array of one room, for *seat* to decide in.

    >>> room = room_of(np.int64, np.int64, np.dtype([("action", np.int32), ("prior", np.float64)]), most=4)
    >>> int(new_room(room, seat=3, side=1, sides=2, seed=7)[0]["side"])
    1
    """
    rooms = np.zeros(1, room)
    rooms[0]["seat"], rooms[0]["side"], rooms[0]["sides"], rooms[0]["seed"] = seat, side, sides, seed
    return rooms
