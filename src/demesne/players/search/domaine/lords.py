"""What a seat knows of a game of Domaine, made ready for playouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import View
from demesne.kernels.domaine.layout import MOST_LEGAL
from demesne.kernels.domaine.notation import move_of
from demesne.kernels.domaine.packing import new_records, pack
from demesne.kernels.domaine.playing import determinize
from demesne.players.search.domaine.arms import USUAL, list_arms, prepare
from demesne.players.search.domaine.playouts import try_arms
from demesne.players.search.domaine.workspace import ARM, MOST_ARMS, new_workspace
from demesne.players.search.halving import Tally

__all__ = ["DomaineArms"]

_PATIENCE = 10
_SITES = 12
"""Sites for a castle that are tried."""
_AHEAD = 10.0
"""So many wins what the quick player would do is ahead of anything else, before either is tried."""


class DomaineArms(Tally):
    """The arms of the seat that *view* belongs to; nothing it does not know has a say."""

    def __init__(self, view: View, seed: int, softness: float = 8.0) -> None:
        self._seat, self._seed, self._softness = view.seat, seed, softness
        self._start, self._state = new_records(), new_records()
        self._base, self._work = new_workspace(view.seat), new_workspace()
        self._out = np.zeros(MOST_LEGAL, np.int64)
        pack(view.resample(Random(seed)), self._start[0])
        determinize(self._start[0], view.seat, seed)
        if self._start[0]["rules"]["patience"] < 0:  # printed rules: two who only sell would never end
            self._start[0]["rules"]["patience"] = _PATIENCE
        prepare(self._start[0], self._base[0])
        self._arms = self._list_arms(_SITES if view.position.phase is Phase.CASTLE else MOST_ARMS)
        super().__init__(np.where(self._arms["worth"] < USUAL / 2, -_AHEAD, 0.0))

    def _list_arms(self, most: int) -> Any:
        arms = np.zeros(MOST_ARMS, ARM)
        self._work[0] = self._base[0]
        found = list_arms(self._start[0], self._work[0], arms, self._out)
        return arms[:found][np.argsort(-arms["worth"][:found], kind="stable")][:most].copy()

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        self.spent += len(alive) * count
        try_arms(
            self._start[0],
            self._state,
            self._base[0],
            self._work,
            self._arms,
            np.array(alive, np.int64),
            self._seat,
            self._seed,
            first,
            count,
            self._softness,
            self._gains,
            self._out,
        )

    def move(self, arm: int) -> DomaineMove:
        """The move that *arm* is."""
        return move_of(int(self._arms[arm]["action"]))
