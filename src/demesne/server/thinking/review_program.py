"""The program that reviews finished games: a slice of work per line comes in, what is known so far goes out.

It keeps the reviews in progress, and ends when its input does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from demesne.server.thinking.bot_program import ignore_stops

if TYPE_CHECKING:
    from demesne.records.record import Record
    from demesne.review import Work

__all__ = ["Slice", "Sliced", "main", "slices"]

POLITE = 10
"""The process's niceness: behind the bots, but not behind everything, or it would stand still on a busy machine."""
SETTLED = 0.95
"""The share of settled choices at which no more is looked for."""
PLAYOUTS = 160
"""The least number of playouts of each position from which luck is then told."""


class Slice(msgspec.Struct):
    """The next ``seconds`` of processor time for a ``review``: begun from its ``record``, or continued.

    The reviews named in ``forget`` are dropped. ``all_open``: the judge knows all cards. ``ready``: nothing is
    begun, but what is compiled for such a game is loaded.
    """

    review: str
    seconds: float
    record: str = ""
    forget: list[str] = []
    all_open: bool = False
    ready: bool = False


class Sliced(msgspec.Struct):
    """What is known then, as ``demesne review --json`` prints it; or that the judge must be compiled first.

    The report is null before the first look. ``seconds``: the processor time that the review has taken. ``over``:
    more would hardly change it. ``fault``: what went wrong.
    """

    report: msgspec.Raw = msgspec.Raw(b"null")
    seconds: float = 0.0
    preparing: bool = False
    over: bool = False
    fault: str = ""


class _Reviews:
    """The reviews in progress."""

    def __init__(self) -> None:
        self._works: dict[str, Work] = {}

    def go_on(self, order: Slice) -> Iterator[Sliced]:
        """What comes of *order*; the last answer is never ``preparing``."""
        from demesne.review import refine  # noqa: PLC0415 - the compiler, once somebody wants a review

        for name in order.forget:
            self._works.pop(name, None)
        if order.ready:
            yield _made_ready(order)
            return
        if order.record:
            yield from self._begin(order)
        yield _told(refine(self._works[order.review], order.seconds))

    def _begin(self, order: Slice) -> Iterator[Sliced]:
        from demesne.kernels.compiler import is_compiled  # noqa: PLC0415
        from demesne.records.reading import parse_record  # noqa: PLC0415
        from demesne.review import begin  # noqa: PLC0415

        record = parse_record(order.record)
        if not is_compiled(_entry(record)):
            yield Sliced(preparing=True)
        self._works[order.review] = begin(record, all_open=order.all_open)


def _made_ready(order: Slice) -> Sliced:
    """Loads what is compiled for such a game; the rest is left until somebody wants a review."""
    from demesne.kernels.compiler import is_compiled  # noqa: PLC0415
    from demesne.records.reading import parse_record  # noqa: PLC0415
    from demesne.records.record import game_of  # noqa: PLC0415
    from demesne.review.registry import family_of  # noqa: PLC0415

    record = parse_record(order.record)
    if is_compiled(_entry(record)):
        family_of(record.game).judge(game_of(record))
    return Sliced()


def _entry(record: Record) -> Callable[..., Any]:
    from demesne.review.registry import family_of  # noqa: PLC0415

    return family_of(record.game).entry()


def _told(work: Work) -> Sliced:
    from demesne.review.report_json import told  # noqa: PLC0415
    from demesne.review.review import report  # noqa: PLC0415
    from demesne.review.work import GLANCE, next_task  # noqa: PLC0415

    if work.playouts < GLANCE:
        return Sliced(seconds=work.spent)
    clear = work.settled >= SETTLED and work.playouts >= PLAYOUTS and work.measuring is None
    known = msgspec.Raw(msgspec.json.encode(told(report(work))))
    return Sliced(known, work.spent, over=clear or next_task(work) is None)


def slices(orders: BinaryIO) -> Iterator[Sliced]:
    """The answers to the *orders*, one per line."""
    decode, reviews = msgspec.json.Decoder(Slice).decode, _Reviews()
    for line in orders:
        try:
            yield from reviews.go_on(decode(line))
        except Exception as fault:  # noqa: BLE001 - one review's mistake must not end the others
            yield Sliced(fault=f"{type(fault).__name__}: {fault}")


def main() -> None:
    """Answers orders until the input ends."""
    ignore_stops()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing printed may pass for an answer
    for answer in slices(sys.stdin.buffer):
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
