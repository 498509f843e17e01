"""The door to the page's worker: a line of JSON comes in, a line goes out."""

from __future__ import annotations

from typing import Any

import msgspec

from demesne.offline.desk import Desk
from demesne.offline.messages import Asked, Deal, Frame, Leave, Load, Think, Wish
from demesne.offline.routes import answer
from demesne.server.protocol import Problem
from demesne.server.wire.refusals import Refusal

__all__ = ["Door"]

_decode = msgspec.json.Decoder(Wish).decode
_encode = msgspec.json.encode
REFUSED = 422


class Door:
    """A desk, asked line by line."""

    def __init__(self) -> None:
        self.desk = Desk()

    def __call__(self, line: str) -> str:
        """The ``Answer`` to a ``Wish``, both as JSON."""
        wish: Any = _decode(line)
        try:
            body = self._done(wish)
            told = self.desk.take(200, body)
        except Refusal as refusal:
            told = self.desk.take(REFUSED, Problem(refusal.reason))
        return _encode(told).decode()

    def _done(self, wish: Wish) -> object:
        match wish:
            case Asked():
                return answer(self.desk, wish)
            case Load():
                self.desk.load(wish)
            case Frame():
                self.desk.hear(wish)
            case Leave():
                self.desk.leave(wish)
            case Think():
                self.desk.think(wish)
            case Deal():
                self.desk.deal(wish)
        return None
