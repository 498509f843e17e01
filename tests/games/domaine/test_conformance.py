"""Lively games of Domaine keep every promise of ``demesne.games.base``: with domains, rare cards and both ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from demesne.games.base import Turn
from demesne.games.registry import make_game
from tests.conformance import check_game
from tests.games.domaine.lively import RICH, Lively


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"king_tie": "active"}), (4, {"stalling": "forced"})],
)
def test_a_lively_game_keeps_every_promise(players: int, options: dict[str, Any]) -> None:
    """Moves and positions read back, nothing changes in place, refusals have reasons, the end has an outcome."""
    player = Lively(Random(players), thrift=0.1, deck=0.8)

    def pick(state: Any, rng: Random) -> Any:
        return rng.choice(state.legal_moves()) if isinstance(state.to_move, Turn) else player.choose(state)

    check_game(make_game("domaine", players, {"board": RICH, **options}), players, 0.3, pick=pick)
