"""Random play of Domaine in which things happen: domains arise early, and rare cards are played.

Purely random borders hardly ever close anything. A lively player has a piece of land
in mind for every castle and lays most borders round the piece that needs fewest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from demesne.games.base import Turn
from demesne.games.domaine.board import open_board
from demesne.games.domaine.borders import BESIDE, LINES
from demesne.games.domaine.borders import Border as Line
from demesne.games.domaine.moves import Border, Draw, End, Play, Refill, Sell
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.grid import Square
from demesne.games.registry import make_game

__all__ = ["BOARD", "DOMAINE_MODES", "RICH", "Lively", "fenced", "lively_game", "opening_of", "opulent"]

BOARD = (
    """
    f . . f v . . . f . . f
    . . s . . f . f . . g .
    . f . . . . v . . f . .
    v . . c f . . . d . . f
    . . f . c . f s . v . .
    . f . . . . . . . . f .
    . . v . f . * . . . . f
    f . . . g . . d . f . .
    . f . d . . v . . g . v
    . . . . f . . . f . . .
    f c . v . . f . s . f .
    . . f . . s . d . . c g
""".replace(" ", "")
    .strip()
    .replace("\n", "/")
)
"""Land of the tests' own."""

RICH = (
    """
    v f . . v v . f v . . v
    . . s . f . f . f s . .
    . v g . . v . . g . f v
    v . . c . . . c . . v f
    f . v . c f . f . v . .
    . v . f . . * . v . f v
    v f . . v . . . f v . .
    f . v d f . f d . f v .
    . . g . . v . . v g . v
    v f . v . . f . v . f v
    . s . d f . d v . s . .
    v . v . c v . c v . v f
""".replace(" ", "")
    .strip()
    .replace("\n", "/")
)
"""Land on which the king is reached."""

DOMAINE_MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"board": RICH}),
    (3, {"board": RICH, "king_tie": "active"}),
    (2, {"board": RICH, "neutral_targets": False}),
    (2, {"board": BOARD, "last_knight": False, "allied_deserter": False}),
    (3, {"board": BOARD, "expansion": 1, "spacing": 6}),
    (4, {"board": BOARD, "stalling": "forced", "second_bonus": "rank", "allied_deserter": False}),
    (3, {"layout": "3n 1e 7s 2w cn 5n 8e 4s 6n", "last_knight": False}),
]
"""Every number of players and every value of every option."""


def opening_of(players: int, options: dict[str, Any]) -> State:
    state = make_game("domaine", players, options).new_state()
    assert isinstance(state, State)
    return state


class Lively:
    """Moves for all seats of one game."""

    def __init__(self, rng: Random, thrift: float = 0.2, deck: float = 0.5) -> None:
        self.rng = rng
        self.thrift = thrift
        self.deck = deck
        self.pieces: list[frozenset[Line]] = []

    def choose(self, state: State) -> Any:
        legal = list(state.legal_moves())
        phase = state.position.phase
        if phase is Phase.ACT:
            return self.card(legal)
        if phase is Phase.REFILL and self.rng.random() < self.deck:
            return Refill()
        if phase is Phase.STEP:
            return self.part(state, legal)
        return self.rng.choice(legal)

    def card(self, legal: list[Any]) -> Any:
        plays = [move for move in legal if isinstance(move, Play)]
        rare = [move for move in plays if move.action not in ("borders", "knights")]
        if not plays or self.rng.random() < self.thrift:
            return self.rng.choice([move for move in legal if isinstance(move, Sell)])
        return self.rng.choice(rare if rare and self.rng.random() < 0.7 else plays)

    def part(self, state: State, legal: list[Any]) -> Any:
        if legal[-1] == End() and self.rng.random() > 0.1:
            legal = legal[:-1]
        if isinstance(legal[0], Border) and self.rng.random() < 0.9:
            wanted = self.wanted(state) & {move.line for move in legal if isinstance(move, Border)}
            if wanted:
                return Border(self.rng.choice(sorted(wanted)))
        return self.rng.choice(legal)

    def wanted(self, state: State) -> frozenset[Line]:
        """The borders that are missing round the piece of land that lacks the fewest."""
        self.pieces = self.pieces or list(rings(state, self.rng))
        left = [ring - state.position.board.borders for ring in self.pieces]
        return min((ring for ring in left if ring), key=len, default=frozenset())


def rings(state: State, rng: Random, most: int = 9) -> Iterator[frozenset[Line]]:
    """For each castle the border of a piece of land around it that no other piece overlaps."""
    board = state.position.board
    taken = set(board.castles) | set(board.knights)
    for castle in board.castles:
        piece = kin(state, castle)
        for _ in range(rng.randint(1, most)):
            edge = sorted({other for square in piece for other, _ in BESIDE[square]} - taken - piece)
            if edge:
                piece.add(rng.choice(edge))
        taken |= piece
        yield frozenset(line for line in LINES if (line[0] in piece) != (line[1] in piece))


def kin(state: State, castle: Square) -> set[Square]:
    """The castle and the knights that stand in a row with it."""
    board = state.position.board
    colour, found, walk = board.castles[castle], {castle}, [castle]
    while walk:
        for other, line in BESIDE[walk.pop()]:
            if other not in found and board.knights.get(other) == colour and line not in board.borders:
                found.add(other)
                walk.append(other)
    return found


def fenced(state: State, rng: Random, share: float = 0.9) -> State:
    """The table with most castles fenced in already, as far as 90 borders go."""
    pieces = list(rings(state, rng, 14))
    rng.shuffle(pieces)
    lines: set[Line] = set(state.position.board.borders)
    for piece in pieces:
        if len(lines | piece) <= 90 and rng.random() < share:
            lines |= piece
    board = open_board(replace(state.position.board, borders=frozenset(lines)))
    return replace(state, position=replace(state.position, board=board))


def opulent(state: State, rng: Random) -> State:
    """The table with more money, and with cards of later stacks: the earlier ones are out of the game."""
    position = state.position
    out = rng.choice(["", "A", "AB", "ABC"])
    used = tuple(card for card in sorted(state.deck) if card[0] in out)
    ducats = tuple(rng.randint(0, 40) for _ in range(state.seats))
    return replace(state, position=replace(position, ducats=ducats, used=used))


def lively_game(state: State, rng: Random, **habits: float) -> Iterator[tuple[State, Any]]:
    """Each position with the move made in it, and last the end with ``None``."""
    player = Lively(rng, **habits)
    while state.to_move is not Turn.OVER:
        move = rng.choice(state.legal_moves()) if isinstance(state.to_move, Turn) else player.choose(state)
        assert isinstance(move, Draw) == (state.to_move is Turn.CHANCE)
        yield state, move
        state = state.apply(move)
    yield state, None
