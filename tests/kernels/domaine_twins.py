"""The rules of Domaine and their kernel, side by side through a game, and players who meet the rarer rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import numpy as np

from demesne.games.base import Turn
from demesne.games.domaine import moves
from demesne.games.domaine.board import Board, open_board
from demesne.games.domaine.borders import BESIDE, LINES, Border
from demesne.games.domaine.domains import reach
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import SQUARES
from demesne.games.grid import Square
from demesne.games.registry import make_game
from demesne.kernels.domaine.flow import apply, to_move
from demesne.kernels.domaine.layout import CASTLES, MOST_LEGAL, ROWS, Record
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import bit_of, new_records, pack, unpack
from demesne.kernels.domaine.scoring import rank, score, sheet
from tests.kernels.alike import Kernel, ranks, same, turn

__all__ = ["KERNEL", "Meeting", "builder", "domaine_game", "idler", "packed", "play_alike"]


KERNEL = Kernel(legal, apply, score)


@dataclass
class Meeting:
    """A game, how its players choose, and from where on; ``seen`` counts what they met."""

    game: DomaineGame
    choose: Callable[[State, Random], DomaineMove]
    settled: bool = False
    seen: Counter[str] = field(default_factory=Counter)

    def start(self, rng: Random) -> State:
        """The first position; *settled*, the first turn after set-up on land that is fenced already."""
        state = self.game.new_state()
        while self.settled and state.position.phase is not Phase.ACT:
            state = state.apply(idler(state, rng))
        return _fenced(state, rng) if self.settled else state


def _fenced(state: State, rng: Random) -> State:
    """*state* with most of the lines marked that part the surroundings of one castle from those of the next."""
    board = state.position.board
    nearest = {at: min(board.castles, key=lambda castle: _steps(at, castle)) for at in SQUARES}
    lines = frozenset(line for line in LINES if nearest[line[0]] != nearest[line[1]] and rng.random() < 0.92)
    return replace(state, position=replace(state.position, board=open_board(replace(board, borders=lines))))


def domaine_game(players: int, options: dict[str, Any] | None = None, **rules: Any) -> DomaineGame:
    """The game for *players* with *options*; *rules* change numbers that no option changes."""
    game = make_game("domaine", players, options or {})
    assert isinstance(game, DomaineGame)
    return replace(game, rules=replace(game.rules, **rules))


def packed(state: State, seed: int = 0) -> Record:
    """*state* as a record of its own."""
    record = new_records()[0]
    pack(state, record, seed)
    return record


# --- who plays ------------------------------------------------------------------------


def idler(state: State, rng: Random) -> DomaineMove:
    """Any legal move."""
    return rng.choice(state.legal_moves())


def builder(state: State, rng: Random) -> DomaineMove:
    """Mostly what closes domains and then quarrels about them; else any legal move."""
    legal_moves = state.legal_moves()
    if rng.random() < 0.1:
        return rng.choice(legal_moves)
    wanted = [move for move in legal_moves if _wanted(state, move)]
    closing = [move for move in rng.sample(legal_moves, min(20, len(legal_moves))) if _closes(state, move)]
    return rng.choice(closing or wanted or legal_moves)


def _closes(state: State, move: DomaineMove) -> bool:
    if not isinstance(move, moves.Border):
        return False
    one, other = move.line
    return other not in reach(one, state.position.board.borders | {move.line})


def _wanted(state: State, move: DomaineMove) -> bool:
    match move:
        case moves.Border(line):
            return line in _home_lines(state)
        case moves.Play(_, action):
            settled = bool(state.position.board.domains(state.position.mover))
            return bool(_home_lines(state)) if action == "borders" else settled
        case moves.Knight(square) if state.position.phase is Phase.STEP:
            return state.position.board.areas[square].owner is not None
        case moves.Expand(castle, square):
            return _towards(state.position.board, castle, square)
        case moves.End():
            return False
        case moves.Sell():
            return state.position.ducats[state.position.mover] < 5
        case _:
            return True


def _towards(board: Board, castle: Square, square: Square) -> bool:
    """Whether *square* is nearer to another colour's castle than the domain of *castle* was."""
    foreign = [at for at, colour in board.castles.items() if colour != board.castles[castle]]
    near = min(_steps(one, other) for one in board.areas[castle].squares for other in foreign)
    return board.areas[square].owner is not None or min(_steps(square, other) for other in foreign) < near


def _steps(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _home_lines(state: State) -> set[Border]:
    """The lines round a small area about a castle of the mover; now and then one inside, which is too many."""
    board, seat = state.position.board, state.position.mover
    homes = [at for at, colour in board.castles.items() if colour == seat and board.areas[at].owner is None]
    fences = [_fence(board, home, inside=False) for home in homes]
    if state.position.turn % 4 == 0:
        return {line for home in homes for line in _fence(board, home, inside=True)}
    return min(fences, key=len, default=set())


def _fence(board: Board, home: Square, *, inside: bool) -> set[Border]:
    seat = board.castles[home]
    area = {home} | {at for at, _ in BESIDE[home] if board.figure(at) == seat or (home[0] + at[1]) % 3 == 0}
    return {line for at in area for other, line in BESIDE[at] if inside or other not in area} - board.borders


# --- side by side ---------------------------------------------------------------------


def play_alike(meeting: Meeting, rng: Random, kernel: Kernel = KERNEL) -> int:
    """One game through both; how many plies. Raises ``Difference`` at the first ply that is not alike."""
    state, plies = meeting.start(rng), 0
    record, out = packed(state), np.zeros(MOST_LEGAL, np.int64)
    kernel.prepare(record)
    while state.to_move is not Turn.OVER:
        compare(state, record, kernel, out)
        move = meeting.choose(state, rng)
        before, state, plies = state, state.apply(move), plies + 1
        kernel.apply(record, action_of(move))
        if before.position.board is not state.position.board or state.to_move is Turn.OVER:
            _compare_board(state, record, kernel)
        _note(meeting.seen, before, move, state)
    compare(state, record, kernel, out)
    _compare_end(state, record)
    return plies


def compare(state: State, record: Record, kernel: Kernel, out: Any) -> None:
    """Who moves, what is legal, and the whole position."""
    actions = [int(action) for action in out[: kernel.legal(record, out)]]
    legal_moves = list(state.legal_moves())
    same(state, "legal moves", legal_moves, [move_of(action) for action in actions])
    same(state, "actions", actions, list(map(action_of, legal_moves)))
    same(state, "to move", turn(state), to_move(record))
    same(state, "position", state, unpack(record, state.rules))


def _compare_board(state: State, record: Record, kernel: Kernel) -> None:
    """Domains and what they are worth."""
    castles = [int(record["castle_at"][number]) for number in range(CASTLES)]
    found = {at: _squares(record["domain"][number]) for number, at in enumerate(castles) if at >= 0}
    domains = {
        bit_of(r.castle): set(map(bit_of, r.squares)) for r in state.position.board.regions if r.owner is not None
    }
    same(state, "domains", domains, {at: squares for at, squares in found.items() if squares})
    totals, rows = np.zeros(4, np.int64), np.zeros(ROWS, np.int64)
    kernel.score(record, totals)
    for seat in range(state.seats):
        pad = state.position.sheet(seat)
        same(state, f"total of seat {seat}", pad.total, int(totals[seat]))
        sheet(record, seat, rows)
        same(state, f"rows of seat {seat}", list(pad.points().values()), rows.tolist())


def _squares(words: Any) -> set[int]:
    return {64 * i + place for i, word in enumerate(words) for place in range(64) if int(word) >> place & 1}


def _compare_end(state: State, record: Record) -> None:
    found = np.zeros(4, np.int64)
    rank(record, found)
    same(state, "ranks", ranks(state), found[: state.seats].tolist())


# --- what was met ---------------------------------------------------------------------


def _note(seen: Counter[str], before: State, move: DomaineMove, after: State) -> None:
    seen[type(move).__name__] += 1
    if isinstance(move, moves.Play):
        seen[f"play {move.action}"] += 1
    if isinstance(move, moves.Border | moves.Expand):
        _note_regions(seen, before, move, after)
    position = after.position
    seen["forced to draw"] += position.phase is Phase.REFILL and position.must_draw and bool(position.chancery)
    if position.phase is Phase.OVER:
        seen["the king reached" if position.reached is not None else "the deck gone"] += 1
        seen["several winners"] += [side.rank for side in (after.outcome() or 1).sides].count(1) > 1  # type: ignore[union-attr]


def _note_regions(seen: Counter[str], before: State, move: moves.Border | moves.Expand, after: State) -> None:
    old, new = before.position.board, after.position.board
    owned = [sum(region.owner is not None for region in board.regions) for board in (old, new)]
    seen["a domain closed"] += owned[1] > owned[0]
    seen["two at once"] += owned[1] > owned[0] + 1
    seen["surplus markers"] += len(new.borders) < len(old.borders) and isinstance(move, moves.Border)
    zones = [sum(not region.castles for region in board.regions) for board in (old, new)]
    seen["a neutral zone"] += zones[1] > zones[0]
    if isinstance(move, moves.Expand):
        victim = old.areas[move.square]
        seen["taken from an opponent" if victim.owner is not None else "taken from nobody"] += 1
        left = new.areas[victim.castle].squares if victim.owner is not None else victim.squares - {move.square}
        seen["cut off"] += victim.owner is not None and len(left) < len(victim.squares) - 1
    seen["a monopoly"] += any(after.position.sheet(seat).points()["monopolies"] for seat in range(after.seats))
