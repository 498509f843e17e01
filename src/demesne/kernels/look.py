"""What a seat knows as numbers, made from its observation alone: so a network can play wherever players do."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsInt

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Move, Observation
from demesne.kernels.rules import CompiledRules, legal_action
from demesne.kernels.sight import Sight

__all__ = ["Look"]


class Look:
    """What the seat of *observation* knows: a row of what a batch tells of its position.

    - ``planes`` and ``facts``: as ``Batch.observe`` has them, without the first axis; ``sight`` names them;
    - ``mask``: which columns have a legal action; none, unless the seat is to move.

    What the seat does not know is dealt somehow to make up a position, and shows in none of these.
    """

    def __init__(self, rules: CompiledRules, observation: Observation[Any]) -> None:
        sight, seat = rules.sight, observation.seat
        self._rules, self._records = rules, rules.new_records(1)
        rules.pack(observation.resample(Random(0)), self._records[0])
        self._legal = np.zeros((1, rules.most), rules.whole)
        self._counts = np.zeros(1, np.int64)
        if rules.to_move(self._records[0]) == seat:
            self._counts[0] = rules.legal(self._records[0], self._legal[0])
        planes = np.zeros((1, len(sight.planes), sight.columns, sight.rows), np.uint8)
        facts, mask = np.zeros((1, len(sight.facts)), np.int16), np.zeros((1, rules.columns), np.bool_)
        rules.sweeps.observe(self._records, np.array([seat]), planes, facts)
        rules.sweeps.mask(self._records, self._legal, self._counts, mask)
        self.planes: NDArray[np.uint8] = planes[0]
        self.facts: NDArray[np.int16] = facts[0]
        self.mask: NDArray[np.bool_] = mask[0]

    @property
    def sight(self) -> Sight:
        """The names of the planes and facts, and the size of a plane."""
        return self._rules.sight

    def move(self, column: SupportsInt) -> Move:
        """The legal move in *column* of the mask. Raises ``ValueError`` if there is none."""
        found = np.zeros(1, np.int64)
        wrong = self._rules.sweeps.find(
            self._records, self._legal, self._counts, np.array([int(column)], np.int64), found
        )
        if wrong >= 0 or not self._counts[0]:
            raise ValueError(f"nothing legal has column {column}")
        return self._rules.move_of(self._records[0], int(found[0]))

    def column(self, move: Move) -> int:
        """The column of a legal *move*, for learning from players and records. Raises ``ValueError`` for another."""
        record = self._records[0]
        return self._rules.column(record, legal_action(self._rules, record, self._legal[0, : self._counts[0]], move))
