"""Reviews without a process and without a disk: a worker that counts its seconds, a shelf in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from demesne.server.afterwards.reviews import Pace, Reviews, Seen
from demesne.server.review_messages import Cards
from demesne.server.store.stored import KeptReview
from demesne.server.table.table import Table
from demesne.server.thinking.bot_processes import BotFailed
from demesne.server.thinking.review_program import Slice, Sliced
from tests.server.kit import ADA, BO, going, play, table

__all__ = ["HASTY", "Counting", "Shelf", "played", "read", "reviews"]

HASTY = Pace(slice=0.0, hold=60.0, grace=0.02, idle=0.0, yielding=0.5)


def played(name: str = "kingdomino") -> Table:
    of = table(ADA, BO, name=name)
    while going(of):
        play(of)
    return of


@dataclass
class Shelf:
    """Keeps reviews in memory, each *after* so many seconds; nothing while it is *full*."""

    kept: dict[str, KeptReview] = field(default_factory=dict)
    after: float = 0.0
    full: bool = False

    async def keep_review(self, name: str, review: KeptReview) -> None:
        await asyncio.sleep(self.after)
        if self.full:
            raise OSError("the disk is full")
        self.kept[_shelved(name, review.cards)] = review

    async def load_review(self, name: str, cards: Cards = "known") -> KeptReview | None:
        await asyncio.sleep(0)
        return self.kept.get(_shelved(name, cards))


def _shelved(name: str, cards: Cards) -> str:
    return name if cards == "known" else f"{name} {cards}"


@dataclass
class Counting:
    """Says how many seconds it has spent on each review, and nothing of it before *first_look*; a slice is *step*
    of them; some are *failing*."""

    step: float = 1.0
    over_at: float = 1e9
    failing: list[str] = field(default_factory=list)
    orders: list[Slice] = field(default_factory=list)
    spent: dict[str, float] = field(default_factory=dict)
    gate: asyncio.Event | None = None
    prepares: bool = False
    first_look: float = 0.0

    async def slice(self, order: Slice, preparing: Callable[[], None]) -> Sliced:
        self.orders.append(order)
        if self.prepares:
            preparing()
        await asyncio.sleep(0.001)
        if self.gate:
            await self.gate.wait()
        if order.review in self.failing:
            self.failing.remove(order.review)
            self.spent.clear()
            raise BotFailed(order.review)
        for name in order.forget:
            del self.spent[name]
        if order.ready:
            return Sliced()
        before = 0.0 if order.record else self.spent[order.review]
        now = self.spent[order.review] = before + self.step
        known = msgspec.Raw(msgspec.json.encode({"seconds": now} if now >= self.first_look else None))
        return Sliced(known, now, over=now >= self.over_at)

    async def close(self) -> None:
        self.spent.clear()

    @property
    def asked(self) -> list[str]:
        return [order.review for order in self.orders]


def reviews(worker: Counting, shelf: Shelf | None = None, pace: Pace = HASTY) -> Reviews:
    return Reviews(shelf or Shelf(), worker, lambda: False, pace)


async def read(of: Reviews, name: str = "a", after: int = 0, version: str = "1") -> Seen:
    return await of.read(name, f"record of {name}", version, after)
