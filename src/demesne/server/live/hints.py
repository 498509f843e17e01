"""Hints: everybody is told that somebody asks for one, and only the asker is told what it is."""

from __future__ import annotations

import logging
from math import inf

import msgspec

from demesne.server.facts import NextBest
from demesne.server.guard.limits import Share, Turnstile, alone
from demesne.server.live.bots import job_at
from demesne.server.live.live import Listener, Live
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import Hint, Hinted, Refused
from demesne.server.table.table import Change
from demesne.server.thinking.bot_processes import BotFailed, Errand
from demesne.server.thinking.bot_program import Job
from demesne.server.thinking.fairness import Claim, Kind
from demesne.server.thinking.turns import Unwanted
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["Hints"]

_log = logging.getLogger(__name__)

MOST = 8
"""Hints that one address may wait for at once."""


class Hints:
    """Gives hints at *tables*: what the player *adviser*, asked on *errand*, would do; few at once for one address.

    *share* says as how many clients an address counts.
    """

    def __init__(self, tables: LiveTables, errand: Errand, adviser: str, share: Share = alone) -> None:
        self._tables = tables
        self._errand = errand
        self._adviser = adviser
        self._waiting, self._share = Turnstile(inf, MOST, share), share

    async def ask(self, name: str, listener: Listener, message: Hint) -> None:
        """Tells everybody that a hint is asked for, and *listener* alone, as soon as it is found, what it is.

        Raises ``Refusal``; then nothing has changed.
        """
        async with self._tables.at(name) as live:
            change = live.table.hint(listener.owner, message)
            if live.hinting:
                raise Refusal("hint.busy")
            await self._note(live, listener, change)
            live.hinting = True
            job = job_at(live.table, self._adviser, f"hint {name} {live.table.seq}")
            job = msgspec.structs.replace(job, weigh=True)
            self._tables.spawn(self._advise(live, listener, message.id, job))

    async def _note(self, live: Live, listener: Listener, change: Change) -> None:
        """Counts the hint, and stores that it was asked for."""
        if not self._waiting.enter(listener.address):
            raise Refusal("hint.many", most=MOST * self._share(listener.address))
        try:
            if change.entries:
                await self._tables.make(live, change)
        except BaseException:
            self._waiting.leave(listener.address)
            raise

    async def _advise(self, live: Live, listener: Listener, message_id: str, job: Job) -> None:
        """Finds the hint and sends it, with the number of the last event at the time of asking."""
        seq, state, family = live.table.seq, live.table.state, live.table.family
        claim = Claim(Kind.HINT, frozenset([listener.address]))
        try:
            thought = await self._errand.run(job, claim, lambda: live.hears(listener), live.prepare)
            others = [NextBest(each.move, each.behind, list(family.reasons(state, each.move))) for each in thought.next]
            listener.tell(Hinted(message_id, seq, thought.move, list(family.reasons(state, thought.move)), others))
        except Unwanted:
            _log.info("table %s: the one who asked for a hint has gone", live.table.id)
        except Exception as fault:  # noqa: BLE001 - whoever asked must hear of it, whatever it is
            known = isinstance(fault, BotFailed | OSError)
            _log.error("hint at table %s: %s", live.table.id, fault, exc_info=None if known else fault)
            listener.tell(Refused(message_id, Reason("hint.failed")))
        finally:
            live.hinting = False
            self._waiting.leave(listener.address)
            self._tables.rest(live)
