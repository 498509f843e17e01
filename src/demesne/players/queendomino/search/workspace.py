"""What the policy reads and writes: its weights, and one record, so that nothing is allocated while it plays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.games.queendomino.rules import Rules
from demesne.kernels.queendomino.layout import MOST_LEGAL, SIDE, SIDES, TERRAINS
from demesne.players.queendomino.greedy import EARLY
from demesne.players.queendomino.greedy_land import LAND_WEIGHTS
from demesne.players.queendomino.greedy_town import TOWN_WEIGHTS

__all__ = [
    "CANDIDATE", "CLAIM_EARLY", "COIN", "CONTACT", "FOUR_TEAMS", "GROUND", "GROWTH", "GRUDGE", "HOLE", "KNIGHT", "LOST",
    "MIDDLE", "MOST_CANDIDATES", "NEW_TERRITORIES", "ODD", "PATCHES", "PLAIN", "SAFE", "SITE", "THREE_TEAMS",
    "TOWN_OF_THREE", "TOWN_OF_TWO", "WEDDING_OF_EIGHT", "WEDDING_OF_FOUR", "WEDDING_OF_SIX", "WEDDING_OF_THREE",
    "WEIGHTS", "WHOLE", "WITHOUT_TOWN", "WITH_TOWN", "WORK",
    "new_workspace", "tuned_for",
]  # fmt: skip

# --- weights of the policy, each an index into a vector ---------------------------------

HOLE: Final = 0
ODD: Final = 1
LOST: Final = 2
GROWTH: Final = 3
CONTACT: Final = 4
SITE: Final = 5
MIDDLE: Final = 6
WHOLE: Final = 7
CLAIM_EARLY: Final = 8
COIN: Final = 9
KNIGHT: Final = 10
SAFE: Final = 11
NEW_TERRITORIES: Final = 12
GRUDGE: Final = 13
WEIGHTS: Final = 14

PLAIN = np.array([*LAND_WEIGHTS, EARLY, *TOWN_WEIGHTS])
"""The weights of greedy; what each number stands for is said where it is defined."""

WITHOUT_TOWN = np.array([5.0, 2.5, 8.0, 0.506, 0.744, 2.0, 11.2, 4.0, 1.26, 0.4, 2.0, 0.3, 0.12, 2.5])
WITH_TOWN = np.array([5.0, 2.5, 8.0, 0.55, 0.3, 3.5, 8.0, 4.0, 0.1, 0.35, 2.6, 0.3, 0.12, 2.5])
"""Better ones for the games without and with a town, found by changing one after the other and playing thousands of
games each time (docs/players.md)."""

TOWN_OF_TWO = np.array([3.75, 1.5, 6.1, 0.667, 0.521, 7.58, 8.0, 4.0, 0.125, 0.274, 4.67, 1.27, 0.087, 1.4])
TOWN_OF_THREE = np.array([4.52, 2.33, 3.28, 0.42, 0.721, 4.74, 8.0, 4.0, 0.08, 0.526, 3.52, 0.131, 0.04, 0.954])
WEDDING_OF_THREE = np.array([2.83, 1.19, 0.979, 0.275, 0.386, 2.37, 8.0, 4.0, 1.02, 0.294, 4.19, 0.829, 0.103, 2.57])
WEDDING_OF_FOUR = np.array([5.53, 2.11, 0.56, 0.294, 0.329, 0.673, 8.0, 4.0, 1.69, 0.759, 23.1, 0.112, 0.716, 0.306])
WEDDING_OF_SIX = np.array([4.67, 2.32, 6.32, 0.248, 0.119, 1.32, 8.0, 4.0, 0.368, 0.313, 2.63, 0.306, 0.201, 1.69])
WEDDING_OF_EIGHT = np.array([2.01, 10.8, 8.03, 0.179, 0.586, 0.445, 8.0, 4.0, 0.699, 0.566, 1.58, 0.293, 0.243, 1.79])
THREE_TEAMS = np.array([3.48, 0.945, 8.0, 0.315, 0.474, 0.822, 8.0, 4.0, 0.611, 0.0763, 5.04, 1.0, 0.0212, 2.5])
FOUR_TEAMS = np.array([3.62, 1.99, 2.3, 0.502, 0.473, 0.937, 8.0, 4.0, 1.09, 0.0591, 3.15, 0.209, 0.293, 4.66])
"""Those for one kind of table each, found by ``benchmarks/weights.py``."""

_AT_TABLES: Mapping[tuple[str, int, int, int], NDArray[np.float64]] = MappingProxyType(
    {
        ("queendomino", 2, 2, 7): TOWN_OF_TWO,
        ("queendomino", 3, 3, 5): TOWN_OF_THREE,
        ("royal-wedding", 3, 3, 7): WEDDING_OF_THREE,
        ("royal-wedding", 4, 4, 7): WEDDING_OF_FOUR,
        ("royal-wedding", 6, 6, 5): WEDDING_OF_SIX,
        ("royal-wedding", 7, 7, 5): WEDDING_OF_EIGHT,
        ("royal-wedding", 8, 8, 5): WEDDING_OF_EIGHT,
        ("royal-wedding", 6, 3, 7): THREE_TEAMS,
        ("royal-wedding", 8, 4, 7): FOUR_TEAMS,
    }
)
"""By game, seats, sides, and the side length of a kingdom."""

# --- records --------------------------------------------------------------------------

PATCHES: Final = 64
"""Territories a kingdom has room for."""

MOST_CANDIDATES: Final = 4096
"""The most choices that a seat has, where it chooses two things at once."""

CANDIDATE = np.dtype([("action", np.int32), ("second", np.int32), ("prior", np.float64)], align=True)
"""A choice: an action, and one right after it, -1 for none."""

GROUND = np.dtype(
    [
        ("patch", np.int8, (256,)),  # the territory of each square of land
        ("near", np.uint64, (256,)),  # of each free square, the territories beside it, as bits
        ("of", np.uint64, (TERRAINS,)),  # the territories of each terrain, as bits
        ("full", np.uint64, (4,)),  # land, including the castle
        ("open", np.uint64, (PATCHES, 4)),  # free squares beside each territory
        ("hope", np.float64, (PATCHES,)),  # what each is worth, now and later
        ("room", np.float64, (4,)),  # the share of what is to come that it can expect, by its open squares
        ("view", np.uint64, (4,)),  # where land can be laid, after one that stays in the box
        ("box", np.int64, (4,)),  # the least x and y that land should have, and the greatest
        ("size", np.int64, (PATCHES,)),
        ("crowns", np.int64, (PATCHES,)),
        ("terrain", np.int64, (PATCHES,)),
        ("patches", np.int64),
        ("framed", np.int64),  # whether the castle is in the middle and should stay there
        ("hole", np.float64),
        ("odd", np.float64),
    ],
    align=True,
)
"""A kingdom made ready for questions about placements."""

WORK = np.dtype(
    [
        ("weights", np.float64, (SIDES, WEIGHTS)),
        ("weight", np.float64, (WEIGHTS,)),  # of the side that was looked at last
        ("squares", np.float64, (TERRAINS,)),  # of each terrain, how many the side will find
        ("crowns", np.float64, (TERRAINS,)),
        ("turns", np.int64),  # left for the side, this one included
        ("styles", np.int64, (SIDES,)),  # of each side in playouts: 0 sensible, 1 full greedy
        ("depths", np.int64, (SIDES,)),  # of each side, placements that it thinks through to the next domino
        ("moves", np.int16, (MOST_LEGAL,)),
        ("others", np.int16, (MOST_LEGAL,)),
        ("worths", np.float64, (MOST_LEGAL,)),
        ("tied", np.int16, (MOST_LEGAL,)),
        ("promise", np.int64, (8, 2)),  # of each place in the line, what its domino's halves gain at most
        ("planes", np.uint64, (4, 4)),
        ("ground", GROUND, (2,)),
        ("kingdom", SIDE, (2,)),
        ("builds", CANDIDATE, (MOST_LEGAL,)),
    ],
    align=True,
)


def tuned_for(rules: Rules) -> NDArray[np.float64]:
    """The best weights known for a side that thinks under these *rules*.

    >>> from demesne.games.registry import make_game
    >>> tuned_for(make_game("queendomino", 2).rules) is TOWN_OF_TWO
    True
    """
    if not rules.town:
        return WITHOUT_TOWN
    return _AT_TABLES.get((rules.name, rules.seats, len(rules.sides), rules.size), WITH_TOWN)


def new_workspace(*, town: bool = False) -> Any:
    """A workspace in which every side plays like greedy or, without a town, with the tuned weights.

    >>> bool((new_workspace(town=True)[0]["weights"] == PLAIN).all())
    True
    """
    work = np.zeros(1, WORK)
    work[0]["weights"][:] = PLAIN if town else WITHOUT_TOWN
    work[0]["depths"][:] = 1
    return work
