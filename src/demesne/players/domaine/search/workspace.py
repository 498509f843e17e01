"""What the policy reads and writes: its weights, and one record, so that nothing is allocated while it plays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.kernels.domaine.layout import CASTLES, COLOURS, KINDS, SQUARES, STATE, TERRAINS
from demesne.players.domaine.greedy import CARD_WEIGHTS, DUCAT_WORTHS
from demesne.players.domaine.greedy_borders import BORDER_WORTH, DUCAT_WORTH
from demesne.players.domaine.greedy_borders import SECOND_MINE as SECOND_MINE_WORTH
from demesne.players.domaine.greedy_neighbours import SPITE as SPITE_WORTH

__all__ = [
    "ALLY", "BANDS", "CANDIDATE", "DESERTER", "DUCAT", "FENCE", "FROM_DECK", "GIVEN_UP", "GUARD", "LATER",
    "MODELS", "MODEST", "MOST_CANDIDATES", "MOST_PAIRS", "MOST_PARTS", "PLAIN", "POOR", "PROGRESS", "RICH",
    "SECOND_MINE", "SPITE", "STAKE", "TUNED", "WEIGHTS", "WELL_OFF", "WORK", "new_workspace", "tuned_for",
]  # fmt: skip

MOST_PAIRS: Final = 64
"""The most pairs of an own domain and another beside it that are noted."""
MOST_PARTS: Final = 3
"""The most parts that a symbol of a card allows."""
BANDS: Final = 6
"""Bands of land by what a square is worth: so many lines less one may be added for it."""
MOST_CANDIDATES: Final = 512
"""The most choices that are tried."""

# --- weights of the policy, each an index into a vector; every seat has one of its own ---

PROGRESS: Final = 0
GIVEN_UP: Final = 1
FROM_DECK: Final = 2
FENCE: Final = 3
DUCAT: Final = 4
SPITE: Final = 5
LATER: Final = 6
POOR: Final = 7
MODEST: Final = 8
WELL_OFF: Final = 9
RICH: Final = 10
GUARD: Final = 11
STAKE: Final = 12
DESERTER: Final = 13
ALLY: Final = 14
SECOND_MINE: Final = 15
WEIGHTS: Final = 16

PLAIN = np.array(
    [
        *CARD_WEIGHTS, BORDER_WORTH, DUCAT_WORTH, SPITE_WORTH, 0.7, *(worth for _, worth in DUCAT_WORTHS),
        0.6, 0.5, 1.2, 0.8, SECOND_MINE_WORTH,
    ]
)  # fmt: skip
"""The weights of greedy: the share of a plan that a border bringing it nearer counts for; the share of a card's use
that is lost when it is sold; what a card from the deck may gain; a border still to be placed; a ducat of income; a
point that an opponent loses; a point that the next square of an expansion may bring; a ducat to a seat with fewer than
four, eight and fourteen, and to the rich; a knight by itself, and a point at stake; a deserter; what an alliance keeps;
the second mine of a kind."""

TUNED = np.array([0.59, 0.57, 1.36, 1.8, 0.12, 0.5, 0.78, 1.1, 0.75, 0.45, 0.2, 0.68, 0.56, 1.04, 1.17, 2.0])
"""Found by playing: changes to some of them were kept if they won more often against the rest."""

_AT_TABLES: Mapping[int, NDArray[np.float64]] = MappingProxyType(
    {
        2: np.array([0.306, 0.333, 0.816, 1.64, 0.081, 1.04, 0.481, 1.84, 0.35, 0.25, 0.08, 0.6, 0.98, 3.3, 1.0, 3.4]),
        3: np.array([0.378, 0.291, 0.89, 2.13, 0.156, 0.587, 1.28, 0.96, 0.52, 0.29, 0.06, 0.62, 0.42, 5.5, 1.8, 1.0]),
        4: np.array([0.916, 0.447, 0.716, 1.87, 0.142, 1.09, 1.64, 1.92, 0.72, 0.3, 0.28, 0.38, 0.88, 3.3, 1.6, 0.76]),
    }
)
"""Better ones by the number of seats, found by ``benchmarks/weights.py`` (docs/players.md)."""

WORK = np.dtype(
    [
        ("weights", np.float64, (COLOURS, WEIGHTS)),
        ("weight", np.float64, (WEIGHTS,)),  # of the seat that thinks
        ("values", np.float64, (TERRAINS,)),  # what a square of each terrain is worth to the seat that thinks
        ("barred", np.uint64, (2, 3)),  # lines between two figures of a colour
        ("shut", np.uint64, (3,)),  # squares that cannot be enclosed
        ("figures", np.uint64, (3,)),
        ("theirs", np.uint64, (3,)),  # domains of other seats than the one that thinks
        ("closed", np.uint64, (3,)),  # all domains and figures
        ("plan", np.uint64, (CASTLES, 3)),  # what each castle plans to enclose
        ("planned", np.int8, (CASTLES,)),
        ("bands", np.uint64, (BANDS, 3)),  # the land, by how many lines a square is worth
        ("moment", np.int64),  # when the land was last surveyed
        ("lines", np.int64, (CASTLES,)),  # what each plan still needed then; -2: not yet looked at
        ("worth", np.float64, (CASTLES,)),  # what it was worth
        ("gain", np.float64, (KINDS, MOST_PARTS + 1)),  # what so many parts of a symbol would bring
        ("asked", np.int8, (KINDS, MOST_PARTS + 1)),
        ("strength", np.int64, (CASTLES,)),
        ("own", np.int64, (MOST_PAIRS,)),  # castles of two domains side by side
        ("other", np.int64, (MOST_PAIRS,)),
        ("prize", np.float64, (MOST_PAIRS,)),  # what could be taken from the other
        ("loss", np.float64, (MOST_PAIRS,)),  # what the other could take
        ("pairs", np.int64),  # -1: not yet looked for
        ("stake", np.float64),  # what all these pairs promise as things are
        ("site", np.float64, (SQUARES,)),  # what a castle there could enclose
        ("state", STATE, (1,)),
    ],
    align=True,
)


CANDIDATE = np.dtype(
    [
        ("action", np.int64),
        ("castle", np.int64),  # the castle whose plan this choice begins; -1: none
        ("plan", np.uint64, (3,)),
        ("prior", np.float64),
    ],
    align=True,
)


MODELS: Final = 2
"""Kinds of opponents that playouts assume: one like greedy, one with the tuned weights."""


def tuned_for(seats: int) -> NDArray[np.float64]:
    """The best weights known for a seat that thinks at a table of so many *seats*.

    >>> [len(tuned_for(seats)) == WEIGHTS for seats in (2, 3, 4)]
    [True, True, True]
    """
    return _AT_TABLES[seats]


def new_workspace(model: int = 0) -> Any:
    """A workspace without any plans, in which every seat plays by the *model*.

    >>> bool((new_workspace()[0]["weights"] == PLAIN).all())
    True
    >>> bool((new_workspace(model=1)[0]["weights"] == TUNED).all())
    True
    """
    work = np.zeros(1, WORK)
    work[0]["moment"] = -1
    work[0]["weights"][:] = TUNED if model else PLAIN
    return work
