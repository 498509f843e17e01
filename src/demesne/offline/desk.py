"""The hub of one browser: its tables, in one thread, with nobody else there.

It stores nothing. What a wish changes is in the answer, for the browser to store before any of it is shown; a table
that could not be stored is loaded again, as the browser has it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from random import Random, SystemRandom
from typing import Any

import msgspec

from demesne.offline.light_players import ADVISER
from demesne.offline.listening import Wire
from demesne.offline.messages import Answer, Deal, Frame, Kept, KeptTable, Leave, Line, Load, Think
from demesne.offline.reviewing import Reading
from demesne.records.text import format_text
from demesne.server.afterwards.day_tables import this_day
from demesne.server.facts import NextBest
from demesne.server.guard.keys import new_table_id
from demesne.server.live.live import Live
from demesne.server.protocol import Hinted, Play
from demesne.server.store.stored import Seating, Stored
from demesne.server.table import consent
from demesne.server.table.dealing import new_seed
from demesne.server.table.explaining import explained
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.table import BOT, Change, Table
from demesne.server.table.view import summary
from demesne.server.thinking.bot_program import Thought, job_for, think
from demesne.server.wire.log import Entry
from demesne.server.wire.refusals import Refusal

__all__ = ["PREFIX", "Desk"]

PREFIX = "here-"
"""How the names of tables in a browser begin: no server gives such names."""

_STAND_IN = "greedy"
"""The player that moves for a bot that failed: it can hardly fail itself."""
_encode = msgspec.json.encode
_seating = msgspec.json.Decoder(Seating).decode
_entry = msgspec.json.Decoder(Entry).decode


class Desk:
    """The tables that have been loaded or opened, by name, and the wires that listen to them."""

    def __init__(self) -> None:
        self.rng: Random = SystemRandom()
        self.day: Callable[[], date] = this_day
        self._fair = True
        self._live: dict[str, Live] = {}
        self._seated: dict[str, Seating] = {}
        self._wires: dict[int, Wire] = {}
        self._kept: dict[str, KeptTable] = {}
        self._told: list[Line] = []
        self._reading: tuple[str, Reading] | None = None

    # --- what the worker asks ---------------------------------------------------------------

    def load(self, wish: Load) -> None:
        """Loads a table as it is stored, in place of the one of that name. Raises ``Refusal``."""
        self.drop(wish.table)
        if bytes(wish.seating) == b"null":
            return
        seating = _seating(wish.seating)
        try:
            table = table_of(Stored(seating, "", tuple(map(_entry, wish.entries))), self.rng)
        except (ValueError, LookupError):
            raise Refusal("table.unknown") from None
        self._enter(table, seating)

    def drop(self, name: str) -> None:
        """Forgets a table; wires that listen to it are closed and come back."""
        if live := self._live.pop(name, None):
            live.part()

    def hear(self, wish: Frame) -> None:
        """Answers what came on a wire."""
        wire = self._wires.setdefault(wish.wire, Wire(wish.wire, self._told.append))
        if wire.hear(self, wish.text):
            del self._wires[wish.wire]

    def leave(self, wish: Leave) -> None:
        """The page no longer listens."""
        if (wire := self._wires.pop(wish.wire, None)) and (live := self._live.get(wire.table)):
            live.detach(wire)

    def think(self, wish: Think) -> None:
        """One move of the bot that is to move, if one is."""
        live = self.at(wish.table)
        if (spec := live.table.bot_to_move) is None:
            return
        seed = f"{self.rng.getrandbits(128):032x}"
        thought = self._thought(live.table, spec, seed)
        if thought.fault:
            thought = self._thought(live.table, _STAND_IN, seed)
        table = live.table
        change = table.play(BOT, Play(table.seq, f"bot-{table.seq:08d}", thought.move))
        self.make(live, explained(table, change))

    def deal(self, wish: Deal) -> None:
        """Chance comes from a seed, as in the tests of a server."""
        self.rng, self._fair = Random(wish.seed), False

    def take(self, status: int, body: object) -> Answer:
        """What has come of a wish: everything told and to be stored since the last one."""
        told, kept = self._told.copy(), list(self._kept.values())
        self._told.clear()
        self._kept = {}
        bots = [name for name, live in self._live.items() if live.watched and live.table.bot_to_move is not None]
        return Answer(told, self._summed(kept), status, msgspec.Raw(_encode(body)), bots)

    # --- tables ---------------------------------------------------------------------------------

    def at(self, name: str) -> Live:
        """The table *name*. Raises ``Refusal``."""
        if live := self._live.get(name):
            return live
        raise Refusal("table.unknown")

    def new_name(self) -> str:
        """A name for a new table."""
        return f"{PREFIX}{new_table_id()}"

    def seed(self) -> str | None:
        """The seed of the shuffle of a new table."""
        return new_seed(self.rng) if self._fair else None

    def lay(self, table: Table, begin: Change) -> None:
        """Adds a new table, whose log *begin* continues."""
        before, table.opened = table.log.copy(), time.time()
        self._note(self._enter(table, _seated(table)), [*before, *begin.entries], opened=True)
        self._kept[table.id].first = 1
        table.take(begin)

    def make(self, live: Live, change: Change) -> None:
        """*change* happens and is told, with what follows by itself."""
        self._happen(live, change)
        self._happen(live, consent.settled(live.table))

    def reseat(self, live: Live) -> None:
        """Somebody at a table has another name, or another table follows it."""
        table = live.table
        self._seated[table.id] = _seated(table)
        self._note(live, [], opened=True)
        live.tell()

    def reading(self, name: str, table: Callable[[], Table]) -> Reading:
        """The review called *name*, of the game of *table*; the one that was read before is forgotten."""
        if self._reading is None or self._reading[0] != name:
            self._reading = name, Reading(table())
        return self._reading[1]

    def hint(self, live: Live, message_id: str) -> Hinted:
        """What the best player here would do, and what speaks for it. Raises ``Refusal``."""
        table = live.table
        thought = self._thought(table, ADVISER, f"hint {table.id} {table.seq}", weigh=True)
        if thought.fault:
            raise Refusal("hint.failed")
        others = [NextBest(each.move, each.behind, self._reasons(table, each.move)) for each in thought.next]
        return Hinted(message_id, table.seq, thought.move, self._reasons(table, thought.move), others)

    # --- inside -----------------------------------------------------------------------------------

    def _reasons(self, table: Table, move: str) -> list[Any]:
        return list(table.family.reasons(table.state, move))

    def _thought(self, table: Table, spec: str, seed: str, *, weigh: bool = False) -> Thought:
        """What *spec* would do for the seat to move, by what that seat knows."""
        job = job_for(table.game, table.state.observe(table.to_move or 0), spec, seed)
        return think(msgspec.structs.replace(job, weigh=weigh))

    def _enter(self, table: Table, seating: Seating) -> Live:
        live = self._live[table.id] = Live(table, None)
        self._seated[table.id] = seating
        return live

    def _happen(self, live: Live, change: Change) -> None:
        if change.entries:
            self._note(live, change.entries)
            live.table.take(change)
            live.tell()

    def _note(self, live: Live, entries: Sequence[Entry], *, opened: bool = False) -> None:
        """*entries* are to be stored, and the seating of a table that is new or has another seating."""
        name = live.table.id
        kept = self._kept.setdefault(name, KeptTable(name, msgspec.Raw(b"null"), [], live.table.seq + 1))
        if opened:
            kept.seating = msgspec.Raw(_encode(self._seated[name]))
        kept.entries += [msgspec.Raw(_encode(entry)) for entry in entries]

    def _summed(self, kept: Kept) -> Kept:
        """How each of the tables stands now."""
        for each in kept:
            if live := self._live.get(each.table):
                table = live.table
                owner = next(iter(table.people.values()), None)
                each.status, each.summary = table.status, msgspec.Raw(_encode(summary(table, owner, live.present)))
                each.record = format_text(record_of(table)) if table.state.outcome() else ""
        return kept


def _seated(table: Table) -> Seating:
    return replace(seating_of(table, table.game.options, None), next_table=table.next_table)
