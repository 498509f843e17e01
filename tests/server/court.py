"""Games of Domaine for tests: players who close domains and try all cards, a dealer who deals what is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, cast

from demesne.games.base import Seat, Turn
from demesne.games.domaine.borders import BESIDE
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Border, Draw, End, Expand, Play, Refill, Sell
from demesne.games.domaine.state import State
from demesne.games.grid import Square
from demesne.server.domaine.shapes import DomaineRules, DomaineView
from demesne.server.protocol import TableView
from demesne.server.table.table import Table
from tests.server.kit import going, play, table

__all__ = ["Dealer", "court", "court_of", "lively", "play_court", "rules_of", "state_of", "whose"]

PLAYS = ("deserter", "alliance", "expansion", "borders", "knights")
"""What a lively player prefers to play."""


def court(*owners: str, seed: int = 1, rng: Random | None = None, **options: object) -> Table:
    """A table of Domaine at which seat n belongs to the n-th of *owners*."""
    return table(*owners, seed=seed, name="domaine", options=options, rng=rng)


def state_of(of: Table) -> State:
    return cast("State", of.state)


def court_of(view: TableView) -> DomaineView:
    """The position that *view* shows, of Domaine."""
    assert isinstance(view.position, DomaineView)
    return view.position


def rules_of(view: TableView) -> DomaineRules:
    """The rules that *view* tells, of Domaine."""
    assert isinstance(view.rules, DomaineRules)
    return view.rules


def lively(state: State, rng: Random) -> Any:
    """A move of somebody who walls in their castles, tries out all cards and goes for others' land."""
    moves = state.legal_moves()
    plays = [move for move in moves if isinstance(move, Play)]
    if plays and rng.random() < 0.9:
        return min(plays, key=lambda move: PLAYS.index(move.action))
    borders = [move for move in moves if isinstance(move, Border)]
    if borders:
        wanted = _walls(state)
        return next((move for move in borders if move.line in wanted), borders[rng.randrange(len(borders))])
    raids = [move for move in moves if isinstance(move, Expand) and state.position.board.areas[move.square].castles]
    if raids:
        return rng.choice(raids)
    if Refill() in moves and rng.random() < 0.8:
        return Refill()
    sales = [move for move in moves if isinstance(move, Sell)]
    if sales:
        return max(sales, key=lambda move: (CARDS[move.card].price > 6, CARDS[move.card].sell))
    return rng.choice([move for move in moves if move != End()] or moves)


def _walls(state: State) -> set[tuple[Square, Square]]:
    """What is missing round the castle of the mover that is nearest to being walled in."""
    board, seat = state.position.board, state.position.mover
    rings = []
    for castle, colour in board.castles.items():
        if colour == seat and board.domain(castle) is None:
            rings.append(_ring(state, castle))
    return min(rings, key=len, default=set())


def _ring(state: State, castle: Square) -> set[tuple[Square, Square]]:
    """The markers missing round *castle* and the figures that hang together with it."""
    board, seat = state.position.board, state.position.mover
    inside = {castle}
    edge = [castle]
    while edge:
        for other, line in BESIDE[edge.pop()]:
            if other not in inside and line not in board.borders and board.figure(other) == seat:
                inside.add(other)
                edge.append(other)
    return {
        line for square in inside for other, line in BESIDE[square] if other not in inside and line not in board.borders
    }


def play_court(of: Table, moves: int, seed: int = 1, until: Iterable[str] = ()) -> Table:
    """Lively moves at a table that a single process plays, *moves* of them or until one of *until* is legal."""
    rng, wanted = Random(seed), tuple(until)
    for _ in range(moves):
        legal = [str(move) for move in of.state.legal_moves()]
        if not going(of) or (wanted and any(move.startswith(wanted) for move in legal)):
            break
        play(of, str(lively(state_of(of), rng)))
    return of


class Dealer(Random):
    """Deals the *cards* it is given, in their order, then as it likes."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(1)
        self.cards = list(cards)

    def choices(self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> list[Any]:
        if not self.cards:
            return super().choices(population, weights, cum_weights=cum_weights, k=k)
        move = Draw(self.cards.pop(0))
        assert move in population
        return [move]


def whose(state: State) -> Seat:
    """The seat to move."""
    assert not isinstance(state.to_move, Turn)
    return state.to_move
