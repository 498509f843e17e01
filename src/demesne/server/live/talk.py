"""Partners talk and point: a line is stored, then sent to the side; where one points is only shown."""

from __future__ import annotations

from demesne.server.live.live import Listener
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import Hover, Say
from demesne.server.protocol import Talk as Told
from demesne.server.table.sayings import pointed, said

__all__ = ["Partners"]


class Partners:
    """Carries what partners at *tables* say and show to each other."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def say(self, name: str, owner: str | None, message: Say) -> Told | None:
        """The line is stored, then sent to the speaker's side; one sent twice comes back to its sender.

        Raises ``Refusal``; then nothing has changed.
        """
        async with self._tables.at(name) as live:
            if told := live.sayings.answered(f"{owner}:{message.id}"):
                return told
            line = said(live.table, live.sayings, owner, message)
            await self._tables.stored(live, self._tables.store.say(name, line))
            live.whisper({line.side: live.sayings.add(line)})
            return None

    def hover(self, name: str, listener: Listener, message: Hover) -> None:
        """Shows the partner where *listener* would lay what is in hand; none of it is kept."""
        if live := self._tables.get(name):
            live.whisper(pointed(live.table, listener.owner, message), but=listener)
