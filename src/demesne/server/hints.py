"""Hints: everybody is told that one is asked for, and only the one who asks is told what it is."""

from __future__ import annotations

import logging

import msgspec

from demesne.server.bots import job_at
from demesne.server.facts import NextBest
from demesne.server.live import Listener, Live
from demesne.server.protocol import Hint, Hinted, Refused
from demesne.server.refusals import Reason, Refusal
from demesne.server.tables import LiveTables
from demesne.server.thinkers import BotFailed, Errand
from demesne.server.thinking import Job

__all__ = ["Hints"]

_log = logging.getLogger(__name__)


class Hints:
    """Gives hints at *tables*: what the player *adviser*, asked on *errand*, would do."""

    def __init__(self, tables: LiveTables, errand: Errand, adviser: str) -> None:
        self._tables = tables
        self._errand = errand
        self._adviser = adviser

    async def ask(self, name: str, listener: Listener, message: Hint) -> None:
        """Tells everybody that a hint is asked for, and *listener* alone, as soon as it is found, what it is.

        Raises ``Refusal``; then nothing has changed.
        """
        async with self._tables.at(name) as live:
            table = live.table
            change = table.hint(listener.owner, message)
            if live.hinting:
                raise Refusal("hint.busy")
            if change.entries:
                await self._tables.make(live, change)
            live.hinting = True
            job = msgspec.structs.replace(job_at(table, self._adviser, f"hint {name} {table.seq}"), weigh=True)
            self._tables.spawn(self._advise(live, listener, message.id, job))

    async def _advise(self, live: Live, listener: Listener, message_id: str, job: Job) -> None:
        """Finds the hint and sends it, with the number of the last event when it was asked for."""
        seq, state, family = live.table.seq, live.table.state, live.table.family
        try:
            thought = await self._errand.run(job, live.prepare)
            others = [NextBest(each.move, each.behind, list(family.reasons(state, each.move))) for each in thought.next]
            listener.tell(Hinted(message_id, seq, thought.move, list(family.reasons(state, thought.move)), others))
        except (BotFailed, OSError) as fault:
            _log.error("hint at table %s: %s", live.table.id, fault)
            listener.tell(Refused(message_id, Reason("hint.failed")))
        finally:
            live.hinting = False
            self._tables.rest(live)
