"""The review of a finished game in a browser, in outline: a slice of work each time somebody asks."""

from __future__ import annotations

from typing import Final

from demesne.offline.sketch import Sketch, TooLong
from demesne.review.story import story_of
from demesne.server.afterwards.replays import plies_of
from demesne.server.review_messages import Review
from demesne.server.table.records import record_of
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal

__all__ = ["Reading"]

SLICE: Final = 0.25
"""Seconds of work for an answer: nothing else that the page wants of its worker waits longer."""


class Reading:
    """A review that is looked at, of the game of *table*, in which nobody asks any more for what is hidden."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sketch = Sketch(story_of(record_of(table)))
        self._plies = plies_of(table)

    def read(self) -> Review:
        """What is known after the next slice of work. Raises ``Refusal``."""
        sketch = self._sketch
        try:
            if not sketch.is_over:
                sketch.go_on(SLICE)
        except TooLong:
            raise Refusal("offline.review", table=self._table.id) from None
        return Review(
            number=max(1, round(sketch.spent * 1000)),
            stage="done" if sketch.is_over else "working",
            before=0,
            plies=self._plies,
            sides=[list(side.seats) for side in sketch.story.outcome.sides],
            better=[],
            report=sketch.report(),
            sketch=round(sketch.part, 3),
        )
