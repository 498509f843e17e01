"""The loop in which bots play: when it is a bot's turn it is asked, and its move takes the same way as a person's."""

from __future__ import annotations

import asyncio
import logging
import random

from sqlalchemy.exc import DBAPIError

from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import Play
from demesne.server.table.deciders import playing
from demesne.server.table.failing import failed
from demesne.server.table.table import BOT, Table
from demesne.server.thinking.bot_processes import BotFailed, Errand
from demesne.server.thinking.bot_program import Job, job_for
from demesne.server.thinking.fairness import Claim, Kind
from demesne.server.thinking.turns import Unwanted
from demesne.server.wire.refusals import Refusal

__all__ = ["Bots", "job_at"]

_log = logging.getLogger(__name__)

RETRY = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds to wait before a bot that failed is asked again."""
STAND_INS = ("greedy", "random")
"""The players that move for a bot that failed, one after the other: the last one needs nothing but the legal moves."""


class Bots:
    """Plays for the bots of *tables*, asked on *errand*; *pace* is the least and most time in seconds between moves."""

    def __init__(self, tables: LiveTables, errand: Errand, pace: tuple[float, float]) -> None:
        self._tables = tables
        self._errand = errand
        self._pace = pace

    def nudge(self, live: Live) -> None:
        """Has a bot think, if it is a bot's turn, somebody is waiting for it, and none is thinking yet."""
        if live.table.bot_to_move is not None and _awaited(live) and not live.thinking:
            live.thinking = True
            self._tables.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """Plays for the bots of a table until it is a person's turn, or nobody is there."""
        failures = 0
        try:
            while self._tables.has(live) and _awaited(live) and (spec := live.table.bot_to_move) is not None:
                try:
                    await self._move(live, spec, (spec, *STAND_INS)[min(failures, len(STAND_INS))])
                    failures = 0
                except Unwanted:
                    continue
                except Exception as fault:  # noqa: BLE001 - whatever it is, a game must not wait for ever
                    _note(live, fault)
                    live.fail(failures >= len(STAND_INS))
                    await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                    failures += 1
        finally:
            live.thinking = False
            live.failing = False
            self._tables.rest(live)
        if not self._tables.has(live):
            await self._tables.touch(live.table.id)

    async def _move(self, live: Live, spec: str, player: str) -> None:
        """*player* finds a move for the bot *spec*, which makes it if it is still the bot's to make."""
        table, asked = live.table, live.table.moved
        job = job_at(table, player, f"{self._tables.rng.getrandbits(128):032x}")
        thought = await self._errand.run(job, _claim(live), lambda: _awaited(live), live.prepare)
        if thought.move != "pass":  # nothing to see, so no need to wait
            await self._wait(live)
        async with live.lock:
            if table.moved == asked and table.bot_to_move == spec:  # nobody came back or asked for a break meanwhile
                await self._tables.play(live, BOT, Play(table.seq, f"bot-{table.seq:08d}", thought.move))

    async def _wait(self, live: Live) -> None:
        due = live.changed + random.uniform(*self._pace)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))


def _note(live: Live, fault: Exception) -> None:
    """Has the log say why a bot did not move."""
    if isinstance(fault, BotFailed | Refusal | OSError | DBAPIError):
        _log.error("bot at table %s: %s", live.table.id, fault)
    elif not failed(live.table.game.name, f"bot at table {live.table.id}", fault):
        _log.error("bot at table %s", live.table.id, exc_info=fault)


def _awaited(live: Live) -> bool:
    """Whether somebody is there, or will come because the game is one of days and people play in it."""
    return live.watched or bool(live.table.company.customs.hours and playing(live.table))


def _claim(live: Live) -> Claim:
    """For whom the bots of a table think: the people there, or else those who watch it."""
    people = live.addresses(seated=True)
    if people:
        return Claim(Kind.TURN, people)
    return Claim(Kind.BOTS, live.addresses() or frozenset({live.table.id}))


def job_at(table: Table, spec: str, seed: str) -> Job:
    """The job for a player *spec* in place of the seat to move, made from what that seat knows."""
    return job_for(table.game, table.state.observe(table.to_move or 0), spec, seed)
