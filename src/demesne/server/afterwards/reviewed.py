"""A review as one table tells it: who may have it, for which game, and what would have been better."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from demesne.games.registry import GAMES
from demesne.records.jsonl import format_jsonl
from demesne.review.registry import FAMILIES
from demesne.server.afterwards.replays import plies_of
from demesne.server.afterwards.reviewable import check_ended
from demesne.server.afterwards.reviews import Reviews
from demesne.server.family import Step
from demesne.server.review_messages import Cards, Effort, Instead, Learned, Report, Review
from demesne.server.table.records import record_of
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal

__all__ = ["KEPT", "check_review", "learned_of", "make_ready", "review_of", "version_of"]

KEPT: Final = 6
"""Raised whenever reviews come out differently; those kept before are then made anew."""


async def review_of(
    table: Table, owner: str | None, reviews: Reviews, after: int, cards: Cards = "known", effort: Effort = "full"
) -> Review:
    """What is known of the finished game of *table*, as soon as it is more than at *after*. Raises ``Refusal``.

    *effort*: how much may be done for it.
    """
    check_review(table, owner)
    hides = table.family.hides
    record = format_jsonl(record_of(table, owner))
    seen = await reviews.read(table.id, record, version_of(table), after, cards if hides else "known", effort)
    report = msgspec.json.decode(seen.report, type=Report | None)
    outcome = table.state.outcome()
    assert outcome is not None
    return Review(
        number=seen.number,
        stage=seen.stage,
        before=seen.before,
        plies=plies_of(table),
        sides=[list(side.seats) for side in outcome.sides],
        better=await asyncio.to_thread(lambda: list(_better(table, report))) if report else [],
        report=report,
        hides=hides,
    )


async def learned_of(table: Table, owner: str | None, reviews: Reviews) -> Learned:
    """What the stored review of the game of *table* says about *owner*; nothing is begun for it."""
    own, outcome = set(table.seats_of(owner)), table.state.outcome()
    known = msgspec.json.decode(await reviews.known(table.id, version_of(table)), type=Report | None)
    sides = [at for at, side in enumerate(outcome.sides) if own.intersection(side.seats)] if outcome else []
    if known is None or len(sides) != 1 or not known.margins:
        return Learned()
    margin = known.margins[sides[0]]
    return Learned(round(margin.luck.mean, 1), round(margin.own.mean, 1))


def make_ready(reviews: Reviews, table: Table) -> None:
    """Somebody is at *table*, which is over, and may soon want a review."""
    with suppress(Refusal):  # there will be none
        check_review(table, None)
        reviews.make_ready(format_jsonl(record_of(table, None)))


def version_of(table: Table) -> str:
    """What must have made a stored review for it to be of any use."""
    return f"{KEPT} {GAMES[table.game.name].version} {len(table.steps)}"


def check_review(table: Table, owner: str | None) -> None:
    """Raises ``Refusal`` where *owner* may not have a review of the game of *table*."""
    check_ended(table, owner)
    if GAMES[table.game.name].family not in FAMILIES:
        raise Refusal("review.none")


def _better(table: Table, report: Report) -> Iterator[Instead]:
    """How the better moves would have been told."""
    for choice in report.choices:
        if choice.grade != "none":
            before = table.steps[choice.ply].before
            move = table.game.parse_move(choice.best)
            told = table.family.tell([Step(before, move, before.apply(move))])[0]
            yield Instead(choice.ply, told.code, told.args, table.family.effects(before).get(choice.best))
