"""A player that decides by a network: the one that examples/imitate.py taught, or any other with the same layers.

python examples/imitate.py, and then, in this folder:
demesne match --game kingdomino --players learned.Learned:file=net.npz,greedy --games 60
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

import demesne


def wishes(planes: Any, facts: Any, net: Any) -> tuple[Any, Any, Any]:
    """What goes into the network, what its middle layer makes of it, and how much it wishes for each column."""
    seen = np.concatenate([planes.reshape(len(planes), -1), facts / 10], 1)
    middle = np.maximum(seen @ net["first"], 0)
    return seen, middle, middle @ net["second"]


class Learned:
    """Plays what the network in *file* wishes for most, of what is legal."""

    def __init__(self, _: Random, file: str) -> None:
        self.net = dict(np.load(file))

    def decide(self, observation: demesne.Observation[Any]) -> Any:
        look = demesne.look(observation)
        _, _, wish = wishes(look.planes[np.newaxis], look.facts[np.newaxis], self.net)
        return look.move(np.where(look.mask, wish[0], -np.inf).argmax())
