"""Players asked once before time counts: the first question may have to wait until kernels are compiled or loaded."""

from __future__ import annotations

from random import Random

from demesne.arena.plan import Match
from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.players.faults import decided
from demesne.players.spec import make_player

__all__ = ["warm_up"]

_PLIES = 60
"""How far into a random game new kinds of decisions still appear."""

_warm: set[tuple[str, str]] = set()


def warm_up(plan: Match) -> None:
    """Asks each player of *plan*, once in this process, for a move of every kind that comes up early in a game.

    Nothing of it is kept, so the games are the same with or without it.
    """
    for spec in dict.fromkeys(plan.players):
        if (plan.key(), spec) not in _warm:
            _warm.add((plan.key(), spec))
            _ask(plan, spec)


def _ask(plan: Match, spec: str) -> None:
    rng, deck, player = Random("warm up"), Deck("warm up"), make_player(spec, "warm up")
    state = plan.table(0).new_state()
    met: set[frozenset[str]] = set()
    for _ in range(_PLIES):
        seat = state.to_move
        if seat is Turn.OVER:
            return
        if isinstance(seat, Turn):
            state = state.apply(deck.deal(state))
            continue
        moves = state.legal_moves()
        kinds = frozenset(str(move).split()[0] for move in moves)
        if len(moves) > 1 and kinds not in met:
            met.add(kinds)
            decided(player, state.observe(seat), spec)
        state = state.apply(rng.choice(moves))
