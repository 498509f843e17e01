"""A table's log: what everybody is told, line by line, with the moves that made it happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from demesne.games.base import Seat
from demesne.server.wire.refusals import Args

__all__ = ["BROUGHT", "FROM_ELSEWHERE", "OFFLINE", "STAND_IN", "Entry", "Told"]

BROUGHT = "brought"
"""The first event of a game that was played at another server."""
OFFLINE = "offline"
"""The first event of a game that its owner's browser played without a server."""
FROM_ELSEWHERE = frozenset({BROUGHT, OFFLINE})
STAND_IN = "bot for "
"""How the actor's name begins for a bot in the place of a person, who is identified by their first seat."""


class Told(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """One thing to tell, and the moves it stands for; ``seat`` is ``None`` for the table's own.

    ``args`` are for everybody, ``secret`` is what the seat itself is told in addition. This is also the body of a line
    in the store, as JSON. ``clock``: the seat whose clock ran until then, and the milliseconds that it had left, and
    after a move those that it may be given back for its way to the server. ``served``: in a game of days, the second of
    the server's service in which it was made. ``why``: what speaks for a bot's move, a fact's code and arguments, where
    bots say so.
    """

    code: str
    seat: Seat | None = None
    args: Args = {}
    moves: tuple[str, ...] = ()
    secret: Args = {}
    clock: tuple[int, ...] = ()
    why: tuple[str, Args] | None = None
    served: int = 0

    def args_for(self, seats: Sequence[Seat]) -> Args:
        """What the owner of *seats* is told. A screen that several seats share is told no secret."""
        return {**self.args, **self.secret} if list(seats) == [self.seat] else self.args


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log. ``actor`` is who did it, ``client_id`` the id of the message that asked for it."""

    seq: int
    told: Told
    actor: str = "table"
    client_id: str | None = None

    @property
    def stands_in_for(self) -> Seat | None:
        """The person for whom a bot did it, by their first seat; ``None`` where no bot stood in for anybody."""
        return int(self.actor.removeprefix(STAND_IN)) if self.actor.startswith(STAND_IN) else None
