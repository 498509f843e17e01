"""Which games can be reviewed at all, by anybody."""

from __future__ import annotations

from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal

__all__ = ["check_ended", "check_welcome"]


def check_ended(table: Table, owner: str | None) -> None:
    """Raises ``Refusal`` unless *owner* may see the game of *table*, which the rules ended and which is complete."""
    check_welcome(table, owner)
    if table.status != "over":
        raise Refusal("review.running")
    if table.state.outcome() is None:
        raise Refusal("review.broken")
    if table.branch:
        raise Refusal("review.branch")


def check_welcome(table: Table, owner: str | None) -> None:
    """Raises ``Refusal`` unless *owner* may see the game of *table*."""
    if not table.welcomes(owner):
        raise Refusal("watch.closed")
