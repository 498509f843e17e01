"""Whether what somebody was to be told is still so: what is sent later, or again, may have been settled meanwhile."""

from __future__ import annotations

from demesne.server.herald.occasions import occasions
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.table import clocks
from demesne.server.wire.refusals import Refusal

__all__ = ["is_current"]


async def is_current(tables: LiveTables, name: str, owner: str, kind: str, mark: int) -> bool:
    """Whether *owner* is to be told that of the table *name*, and does not see the table right now."""
    live = tables.get(name)
    if live is not None and owner in live.looking:
        return False
    try:
        table = await tables.read(name)
    except Refusal:
        return False
    if table is None:
        return False
    found = occasions(live or Live(table, None), 0.0, clocks.now())
    return (owner, kind, mark) in {(each.owner, each.kind, each.mark) for each in found}
