"""Orders on the wire: what a seat wishes to have done in its next turn, in games of days."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.refusals import Args

__all__ = ["OrderStep", "OrderWish", "Ordered", "Orders"]

OrderState = Literal["open", "left", "ended"]
"""Whether orders may be left for the next turn; are left; or have ended, as no wish for a step could be had."""


class OrderWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/orders (``X-Seat-Key`` header): leave orders for one's next turn, replacing others.

    ``steps``: what to do at each step of the turn, as moves, the most wanted first. None withdraws what was left.
    POST below it, ``/draft``, says what is asked next, and ``/why?thing=`` why nothing can be done with a thing
    there, as ``Because``. ``settled``: nothing more is wished for at the last step.
    """

    steps: list[list[str]]
    settled: bool = True


class Ordered(msgspec.Struct):
    """A wish: the ``move``, and how it is told (the code and arguments of an ``Event``)."""

    move: str
    code: str
    args: Args


class OrderStep(msgspec.Struct):
    """What is wished for at a step, the most wanted first. ``step``: its word."""

    step: str
    wishes: list[Ordered]


class Orders(msgspec.Struct):
    """GET /api/tables/{table}/orders (``X-Seat-Key`` header), and the answer to leaving some.

    ``seat``: whose they are. ``state``: as in ``TableView``, null while none may be left.
    """

    seat: int
    state: OrderState | None
    steps: list[OrderStep]
