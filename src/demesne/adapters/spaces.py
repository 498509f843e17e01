"""What a seat sees and may do, in the words of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from demesne.kernels.batch import Batch

__all__ = ["Seen", "observation_space", "seen"]

Seen: TypeAlias = dict[str, Any]
"""``observation``, of ``planes`` and ``facts`` as ``Batch.observe`` tells them, and ``action_mask``."""


def observation_space(batch: Batch) -> spaces.Dict:
    """The space of what a seat sees; ``batch.sight`` names each plane and fact."""
    sight, numbers = batch.sight, np.iinfo(np.int16)
    shape = (len(sight.planes), sight.columns, sight.rows)
    observation = spaces.Dict(
        {
            "planes": spaces.Box(0, 255, shape, np.uint8),
            "facts": spaces.Box(int(numbers.min), int(numbers.max), (len(sight.facts),), np.int16),
        }
    )
    mask = spaces.Box(0, 1, (batch.columns,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})


def seen(batch: Batch, seat: int) -> Seen:
    """What *seat* sees of the only game of *batch*; the mask is empty where another seat is to move."""
    planes, facts = batch.observe(np.array([seat]))
    mask = batch.mask()[0] if batch.seats[0] == seat else np.zeros(batch.columns)
    return {"observation": {"planes": planes[0], "facts": facts[0]}, "action_mask": mask.astype(np.int8)}
