"""The judge of Domaine: positions of the rules played out by the compiled quick player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Seat, Turn
from demesne.games.domaine.cards import STACK_SIZE, STACKS
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.moves import DomaineMove, Draw
from demesne.games.domaine.scoring import ROWS
from demesne.games.domaine.state import State
from demesne.kernels.domaine.layout import COLOURS, DRAW, MOST_LEGAL
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import new_records, pack
from demesne.players.domaine.search.candidates import list_choices, prepare
from demesne.players.domaine.search.policy import choose
from demesne.players.domaine.search.workspace import CANDIDATE, MOST_CANDIDATES, PLAIN, TUNED, new_workspace
from demesne.review.domaine.values import measure
from demesne.review.family import LIKE_GREEDY, LIKE_SEARCH

__all__ = ["DomaineJudge"]

_MOST = 12
"""Moves that are tried."""
_CLEAR = 0.1
"""By how much more often than the other one of two players must do what a seat did to be its only model."""
_LEFT = (0.3, 0.6)
_BELIEVED = 1.9
_CROWDED, _OPEN = 0.2, 0.6
_SOME = 0.1
"""The less often a quick player does what the seats do, the less early values come true: this many times the share of
disagreement is taken off the trust while six tenths of the deck are left, and nothing from three tenths on; with three
or more seats never less than the first of these, with all cards open never less than the second, which was tested only
on the games by which it was found. However little the seats resemble a quick player, at least a tenth is believed:
trust below 0 would show whoever is ahead as behind, and without any the chances would look exact
(docs/results/reviews.md)."""
_HAND = 3
_USUAL = 0.75
"""How often a quick player is taken to do what a seat does, until ``meet`` has measured it."""
_PLANS, _WIDE = 8, 0.8
"""The number of ways to plan what castles enclose; playouts take them in turn."""
_PATIENCE = 10
"""Turns without a draw that a quick player is allowed; otherwise it would sell and buy back for ever."""


class DomaineJudge:
    """Values positions of *game*. Not thread-safe.

    The first judge plays as each seat does, somewhere between greedy and the tuned player: as ``meet`` found, or else
    like the latter. The second judge plays half of the way off that.
    """

    rows: tuple[str, ...] = ROWS

    def __init__(self, game: DomaineGame) -> None:
        self._seats = game.seats
        self._records, self._work = new_records(2), new_workspace()
        self._prepared = np.concatenate([new_workspace()] * _PLANS)
        self._out = np.zeros(MOST_LEGAL, np.int64)
        self._candidates = np.zeros(MOST_CANDIDATES, CANDIDATE)
        self._skill, self._agreement = np.ones(COLOURS), _USUAL
        self.hides, self._order = True, np.zeros(0, np.int64)
        self._warm(game.new_state())

    def _warm(self, state: State) -> None:
        """Compiles or loads all of it before time counts."""
        while state.to_move is Turn.CHANCE:
            state = state.apply(state.legal_moves()[0])
        self.measure(state, 1, 0, 1)
        self._does(state, LIKE_GREEDY)
        self.usual(state, 1)
        self.others(state)

    def measure(self, state: State, depth: int, first: int, count: int, eyes: Seat | None = None) -> NDArray[Any]:
        self._prepare(state, depth)
        for other in {(first + k) % _PLANS for k in range(min(count, _PLANS))} - {0}:
            self._plan(other)
        ends = np.zeros((count, 2 + len(ROWS), COLOURS))
        knower = -1 if eyes is None else eyes
        rooms = self._records[0], self._records[1:], self._prepared, self._work, self._out
        measure(*rooms, knower, self._order, first, ends)
        return ends[:, :, : self._seats]

    def reveal(self, moves: Sequence[DomaineMove]) -> None:
        """What was never drawn stays unknown."""
        self.hides = False
        self._order = np.array([action_of(move) - DRAW for move in moves if isinstance(move, Draw)], np.int64)

    def meet(self, states: Sequence[State], moves: Sequence[DomaineMove]) -> None:
        """Finds how often each seat did what greedy would, and what the tuned player would."""
        agreed, count = np.zeros((2, self._seats)), np.zeros(self._seats)
        for state, move in zip(states, moves, strict=False):
            if not isinstance(state.to_move, Turn) and len(state.legal_moves()) > 1:
                count[state.to_move] += 1
                for which, player in enumerate((LIKE_GREEDY, LIKE_SEARCH)):
                    agreed[which, state.to_move] += self._does(state, player) == move
        greedy, search = agreed / np.maximum(count, 1)
        self._skill[: self._seats] = np.clip(0.5 + (search - greedy) / (2 * _CLEAR), 0, 1)
        self._agreement = float(np.maximum(greedy, search).mean())

    def _does(self, state: State, player: int) -> DomaineMove:
        """What *player* does, without a mood."""
        self._prepare(state, player)
        return move_of(int(choose(self._records[0], self._prepared[0], self._out)))

    def trust(self, state: State) -> float:
        left = len(state.deck) / (len(STACKS) * STACK_SIZE - _HAND * self._seats)
        late = (_CROWDED if self._seats > 2 else 0.0) if self.hides else _OPEN
        return max(_SOME, 1 - (1 - self._agreement) * float(np.interp(left, _LEFT, (late, _BELIEVED))))

    def usual(self, state: State, depth: int) -> DomaineMove | None:  # noqa: ARG002 - no judge has a choice
        """Only what is forced: each playout has another mood, so that nothing else is done in all of them."""
        moves = state.legal_moves()
        return moves[0] if len(moves) == 1 else None

    def others(self, state: State) -> Sequence[DomaineMove]:
        self._prepare(state, 1)
        found = int(list_choices(self._records[0], self._prepared[0], self._candidates, self._out))
        listed = self._candidates[:found]
        order = np.argsort(-listed["prior"], kind="stable")
        return tuple(dict.fromkeys(move_of(int(listed[i]["action"])) for i in order))[:_MOST]

    def best(self, state: State) -> DomaineMove | None:  # noqa: ARG002 - none can be solved
        """Hands are hidden: no end is solved."""
        return None

    def _prepare(self, state: State, depth: int) -> None:
        """The position as a record, and the plans of a player that looks *depth* far."""
        start, work = self._records[0], self._prepared[0]
        pack(state, start)
        if start["rules"]["patience"] < 0:
            start["rules"]["patience"] = _PATIENCE
        self._prepared[0] = new_workspace()[0]
        work["weights"][:] = PLAIN ** (1 - self._skills(depth)) * TUNED ** self._skills(depth)
        prepare(start, work)

    def _plan(self, number: int) -> None:
        """Other plans for the position, by a player in another mood; the weights of playouts are those of the first."""
        self._prepared[number : number + 1] = new_workspace()
        moods = np.random.default_rng(number).uniform(-_WIDE, _WIDE, self._prepared[0]["weights"].shape)
        self._prepared[number]["weights"][:] = self._prepared[0]["weights"] * np.exp(moods)
        prepare(self._records[0], self._prepared[number])

    def _skills(self, depth: int) -> NDArray[Any]:
        """From 0 for greedy to 1 for the tuned player, for each colour in a column."""
        skill = self._skill[:, None]
        if depth in (LIKE_GREEDY, LIKE_SEARCH):
            return np.full_like(skill, depth == LIKE_SEARCH)
        return skill if depth == 1 else skill + np.where(skill > 0.5, -0.5, 0.5)
