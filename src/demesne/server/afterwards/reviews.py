"""Reviews of finished games: begun when somebody looks, shared by all who do, fair between them, kept.

The work is done slice by slice; which slice comes next is decided here, so that nobody waits for another's whole
review, bots come first, and a review that nobody looks at any more stops.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from demesne.server.review_messages import Cards, Effort, ReviewStage
from demesne.server.store.stored import KeptReview, ReviewStore
from demesne.server.thinking.bot_processes import BotFailed
from demesne.server.thinking.review_processes import Reviewer
from demesne.server.thinking.review_program import Slice, Sliced
from demesne.server.wire.refusals import Refusal

__all__ = ["Pace", "Reviews", "Seen"]

_log = logging.getLogger(__name__)

TRIES: Final = 2
"""A review at which the process has ended this often is given up."""
NULL: Final = b"null"
GLANCE: Final = 0.05
"""How often to check whether bots are still waiting, in seconds."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How time is shared, in seconds. A review is sure of ``first``, and goes on to ``longest`` while nobody waits.

    One that is only glanced at gets ``glance``, after all that are read. An answer waits for news up to ``hold``; a
    client that has not asked again for ``grace`` has stopped looking; waiting bots are let go first for up to
    ``yielding``. ``at_once`` reviews are in progress, at most ``queue`` may be wanted. The process ends when nothing
    has been wanted for ``idle``. A slice is longer the longer a review has taken, but not while bots wait.
    """

    slice: float = 0.25
    longest_slice: float = 1.0
    first: float = 10.0
    longest: float = 120.0
    glance: float = 10.0
    hold: float = 10.0
    grace: float = 4.0
    yielding: float = 2.0
    idle: float = 120.0
    at_once: int = 2
    queue: int = 32


@dataclass(frozen=True, slots=True)
class Seen:
    """A review as it stands: what it knows (JSON), the milliseconds of work in it, how many come first."""

    report: bytes
    number: int
    stage: ReviewStage
    before: int = 0


@dataclass
class _Reading:
    """A review that somebody looks at, of a *table*, by the *cards* that the judge knows."""

    name: str
    table: str
    cards: Cards
    record: str
    version: str
    kept: KeptReview | None
    glanced: bool = False
    """Nobody reads it: it is wanted for one sentence at the end of its game."""
    until: float = 0.0
    asking: int = 0
    spent: float = 0.0
    begun: bool = False
    preparing: bool = False
    over: bool = False
    """Nothing more is looked for, ever; or just now, while others wait."""
    rests: bool = False
    failures: int = 0
    report: bytes = NULL
    number: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        if self.kept:
            self.report, self.number, self.over = self.kept.report.encode(), self.kept.number, self.kept.over

    @property
    def ended(self) -> bool:
        """Whether it is finished."""
        return self.over or self.rests or self.failures >= TRIES

    def tell(self) -> None:
        """Wakes everybody who waits for news."""
        self.news.set()
        self.news = asyncio.Event()


def _name(table: str, cards: Cards) -> str:
    """What tells a review from all others."""
    return table if cards == "known" else f"{table} with all cards open"


class Reviews:
    """Reviews made by *reviewer* and kept in *store*; *crowded* says whether a bot waits."""

    def __init__(
        self, store: ReviewStore, reviewer: Reviewer, crowded: Callable[[], bool], pace: Pace | None = None
    ) -> None:
        self._store, self._reviewer, self._crowded = store, reviewer, crowded
        self._pace = pace or Pace()
        self._wanted: dict[str, _Reading] = {}
        self._forget: list[str] = []
        self._awaited = ""
        self._wake = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def read(
        self, table: str, record: str, version: str, after: int, cards: Cards = "known", effort: Effort = "full"
    ) -> Seen:
        """The review of *table* by those *cards*, as soon as it knows more than *after*, or after a while as it is.

        *version* tells apart reviews that cannot be compared. A client that wants a "first" look holds up none that
        reads; with an *effort* of "none" it is told what is known. Raises ``Refusal``.
        """
        if effort == "none":
            return await self._known(table, cards, version)
        reading = await self._reading(table, cards, record, version, glance=effort == "first")
        reading.asking += 1
        try:
            await self._news(reading, after)
        finally:
            reading.asking -= 1
            reading.until = self._now + self._pace.grace
        if reading.failures >= TRIES:
            raise Refusal("review.failed")
        return self._seen(reading)

    async def known(self, table: str, version: str) -> bytes:
        """What is known of *table* by what one could know (JSON, null for none); no work is done for it."""
        return (await self._known(table, "known", version)).report

    async def _known(self, table: str, cards: Cards, version: str) -> Seen:
        if (reading := self._wanted.get(_name(table, cards))) is not None:
            return Seen(reading.report, reading.number, "done")
        kept = await self._store.load_review(table, cards)
        return (
            Seen(kept.report.encode(), kept.number, "done")
            if kept and kept.version == version
            else Seen(NULL, 0, "done")
        )

    @property
    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _reading(self, table: str, cards: Cards, record: str, version: str, *, glance: bool) -> _Reading:
        name = _name(table, cards)
        if (known := self._wanted.get(name)) is None:
            kept = await self._store.load_review(table, cards)
            known = self._wanted.get(name) or self._new(
                _Reading(
                    name, table, cards, record, version, kept if kept and kept.version == version else None, glance
                )
            )
        if known.glanced and not glance:
            known.glanced = known.rests = False
        return known

    def _new(self, reading: _Reading) -> _Reading:
        reading.rests = self._is_enough(reading, reading.number / 1000)
        if reading.ended:
            return reading  # no work is to be done for it
        if len(self._beside(reading)) >= self._pace.queue:
            raise Refusal("review.full")
        self._wanted[reading.name] = reading
        self._rouse()
        return reading

    def _is_enough(self, reading: _Reading, spent: float) -> bool:
        return reading.glanced and spent >= self._pace.glance

    def _beside(self, reading: _Reading) -> list[_Reading]:
        """Those that it has to share with: a glance holds up nobody who reads."""
        return [each for each in self._wanted.values() if reading.glanced or not each.glanced]

    def make_ready(self, record: str) -> None:
        """Gets the reviewer ready for a game like *record*: somebody may soon want to know what it teaches."""
        if not self._wanted:
            self._awaited = record
            self._rouse()

    def _rouse(self) -> None:
        self._wake.set()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._run())

    async def _news(self, reading: _Reading, after: int) -> None:
        """Waits until *reading* knows more than *after*, is over or fails, or until that takes too long."""
        end = self._now + self._pace.hold
        while reading.number <= after and not reading.ended:
            told = reading.preparing
            try:
                await asyncio.wait_for(reading.news.wait(), end - self._now)
            except TimeoutError:
                return
            if reading.preparing != told:
                return

    def _seen(self, reading: _Reading) -> Seen:
        before = self._before(reading)
        stage: ReviewStage = "done" if reading.ended else "preparing" if reading.preparing else "working"
        return Seen(reading.report, reading.number, "waiting" if before else stage, before)

    def _before(self, reading: _Reading) -> int:
        """How many reviews must end before *reading* is begun."""
        if reading.begun or reading.name not in self._wanted:
            return 0
        beside = self._beside(reading)
        begun = sum(each.begun for each in beside)
        ahead = [each.name for each in beside if not each.begun].index(reading.name)
        return max(0, begun + ahead + 1 - self._pace.at_once)

    # --- the work ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Slice after slice while somebody looks; then the process is ended."""
        while True:
            await self._drop()
            reading = self._next()
            if self._awaited:
                await self._get_ready()
            elif reading is not None:
                await self._slice(reading)
            elif not self._wanted and not await self._woken():
                break
            else:
                await asyncio.sleep(0)
        await self._reviewer.close()

    async def _get_ready(self) -> None:
        record, self._awaited = self._awaited, ""
        await self._give_way()
        try:
            await self._reviewer.slice(Slice("", 0.0, record, self._forget, ready=True), lambda: None)
        except BotFailed as fault:
            _log.error("%s", fault)
            return
        self._forget = []

    async def _woken(self) -> bool:
        """Whether a review is wanted again before the process has been idle for too long."""
        self._wake.clear()
        try:
            await asyncio.wait_for(self._wake.wait(), self._pace.idle)
        except TimeoutError:
            return bool(self._wanted)
        return True

    async def _drop(self) -> None:
        """Lets go of what is over and what nobody looks at any more; what is known of it is kept."""
        for reading in list(self._wanted.values()):
            if reading.ended or not (reading.asking or reading.until > self._now):
                await self._let_go(reading)

    async def _let_go(self, reading: _Reading) -> None:
        del self._wanted[reading.name]
        if reading.begun:
            self._forget.append(reading.name)
            reading.begun = False
        self._keeping = asyncio.get_running_loop().create_task(self._keep(reading))
        await asyncio.shield(self._keeping)  # `close` ends whoever waits for it here
        reading.tell()

    def _next(self) -> _Reading | None:
        """The review in progress that has had the least time; one that is sure of no more makes room for another."""
        read = [each for each in self._wanted.values() if not each.glanced]
        among = read or list(self._wanted.values())
        waiting = [each for each in among if not each.begun]
        begun = sorted((each for each in among if each.begun), key=lambda each: each.spent)
        if waiting and len(begun) >= self._pace.at_once and begun[-1].spent >= self._pace.first:
            begun[-1].rests = True  # let go of in the next round
            return None
        if waiting and len(begun) < self._pace.at_once:
            return waiting[0]
        return begun[0] if begun else None

    async def _slice(self, reading: _Reading) -> None:
        pace, free = self._pace, await self._give_way()
        seconds = min(max(pace.slice, reading.spent / 8), pace.longest_slice) if free else pace.slice
        record = "" if reading.begun else reading.record
        order = Slice(reading.name, seconds, record, self._forget, reading.cards == "open")
        try:
            found = await self._reviewer.slice(order, lambda: self._prepare(reading))
        except BotFailed as fault:
            _log.error("%s", fault)
            self._failed(reading)
            return
        self._forget, reading.begun, reading.preparing = [], True, False
        await self._found(reading, found)

    async def _give_way(self) -> bool:
        """Lets waiting bots go first, for a while; returns whether none is waiting then."""
        for _ in range(round(self._pace.yielding / GLANCE)):
            if not self._crowded():
                return True
            await asyncio.sleep(GLANCE)
        return not self._crowded()

    def _prepare(self, reading: _Reading) -> None:
        reading.preparing = True
        reading.tell()

    def _failed(self, reading: _Reading) -> None:
        """All reviews begin anew, since the process is gone; this one only so often."""
        reading.failures += 1
        self._forget = []
        for each in self._wanted.values():
            each.begun, each.preparing, each.spent = False, False, 0.0
        reading.tell()

    async def _found(self, reading: _Reading, found: Sliced) -> None:
        before, reading.spent = reading.spent, found.seconds
        report, number = bytes(found.report), max(1, round(reading.spent * 1000))
        reading.over = found.over or reading.spent >= self._pace.longest
        reading.rests = reading.rests or self._is_enough(reading, reading.spent)
        if report != NULL and (number > reading.number or reading.over):
            reading.report, reading.number = report, max(number, reading.number + 1)
            if before < self._pace.first <= reading.spent:
                await self._keep(reading)
            reading.tell()

    async def _keep(self, reading: _Reading) -> None:
        kept = KeptReview(reading.version, reading.number, reading.over, reading.report.decode(), reading.cards)
        if reading.number and kept != reading.kept:
            try:
                await self._store.keep_review(reading.table, kept)
            except Exception:  # noqa: BLE001 - the disk may be full: those who read are told all the same
                _log.exception("the review of table %s cannot be kept", reading.table)
            else:
                reading.kept = kept

    async def close(self) -> None:
        """Stops; what is known by then is kept."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        if self._keeping is not None:
            await asyncio.wait([self._keeping])
        for reading in list(self._wanted.values()):
            await self._let_go(reading)
        await self._reviewer.close()
