"""The rules and their kernel, side by side through a game; each is the other's oracle."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from demesne.games.base import Sheet, Turn
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.position import Side
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.kernels.queendomino.flow import apply, to_move
from demesne.kernels.queendomino.layout import MOST_LEGAL, ROWS, Record
from demesne.kernels.queendomino.legality import legal, weight
from demesne.kernels.queendomino.notation import action_of, move_of
from demesne.kernels.queendomino.packing import new_records, pack, unpack
from demesne.kernels.queendomino.scoring import rank, score, sheet
from tests.kernels.alike import Kernel, ranks, same, turn
from tests.modes import MODES, Mode
from tests.strategies import choose

__all__ = ["ALL_MODES", "KERNEL", "family_game", "packed", "play_alike"]

_RICH = {"knights": 3, "towers": 3}
"""Tiles that give more than the supplies hold, so that these run out (rules 6.5)."""

ALL_MODES: list[Mode] = [
    *MODES,
    ("queendomino", 3, {"knight_supply": 19, "last_tie": "coins"}),
    ("queendomino", 4, {"box": {"buildings": {name: {"knights": 3} for name in ("bakery", "church", "statue")}}}),
    ("queendomino", 2, {"box": {"buildings": dict.fromkeys(("fishmonger", "foundry", "queens_tower"), _RICH)}}),
    ("royal-wedding", 4, {"line": 8, "size": 5}),
    ("royal-wedding", 3, {"line": 8}),
    ("royal-wedding", 8, {"teams": True, "purse": "seat"}),
    ("kingdomino", 2, {"dynasty": True, "bonuses": ["middle_kingdom", "harmony"], "centre": "grid", "size": 7}),
]
"""Those of `tests.modes`, and what else an option may change."""


KERNEL = Kernel(legal, apply, score)


def family_game(mode: Mode) -> QueendominoGame:
    """The game of *mode*."""
    game = make_game(*mode)
    assert isinstance(game, QueendominoGame)
    return game


def packed(state: State, seed: int = 0) -> Record:
    """*state* as a record of its own."""
    record = new_records()[0]
    pack(state, record, seed)
    return record


def play_alike(game: QueendominoGame, rng: Random, kernel: Kernel = KERNEL) -> int:
    """One random game through both; how many plies. Raises ``Difference`` at the first ply that is not alike."""
    state, plies = game.new_state(), 0
    record = packed(state)
    kernel.prepare(record)
    out = np.zeros(MOST_LEGAL, np.int16)
    while state.to_move is not Turn.OVER:
        actions = compare(state, record, kernel, out)
        move = choose(state, rng, eager=0.9)
        kernel.apply(record, actions[list(state.legal_moves()).index(move)])
        state, plies = state.apply(move), plies + 1
    compare(state, record, kernel, out)
    _compare_end(state, record)
    return plies


def compare(state: State, record: Record, kernel: Kernel, out: Any) -> list[int]:
    """The legal actions, when both say the same of who moves, what is legal, the whole position and every score."""
    actions = [int(action) for action in out[: kernel.legal(record, out)]]
    moves = list(state.legal_moves())
    same(state, "legal moves", list(map(str, moves)), [str(move_of(record, action)) for action in actions])
    same(state, "actions", actions, [action_of(record, move) for move in moves])
    same(state, "to move", turn(state), to_move(record))
    if state.to_move is Turn.CHANCE:
        same(state, "weights", list(state.weights()), [weight(record, action) for action in actions])
    same(state, "position", state, unpack(record, state.rules))
    _compare_scores(state, record, kernel)
    return actions


def _compare_scores(state: State, record: Record, kernel: Kernel) -> None:
    totals = np.zeros(8, np.int32)
    kernel.score(record, totals)
    for side in range(len(state.sides)):
        column = _sheet(state.sides[side], state.queen == side, side, state)
        same(state, f"total of side {side}", column.total, int(totals[side]))
        sheet(record, side)
        rows = record["scratch"][:ROWS] + record["earlier"][: record["game"], side % 4].sum(axis=0)
        same(state, f"rows of side {side}", list(column.points().values()), rows.tolist())


def _sheet(own: Side, queen: bool, side: int, state: State) -> Sheet:
    """The sheet of the rules, counted again only when the side has changed."""
    known = _SHEETS.get(side)
    if known is None or known[0] is not own or known[1:3] != (queen, state.earlier):
        known = _SHEETS[side] = (own, queen, state.earlier, state.sheet(side))
    return known[3]


_SHEETS: dict[int, tuple[Side, bool, Any, Sheet]] = {}


def _compare_end(state: State, record: Record) -> None:
    found = np.zeros(8, np.int32)
    rank(record, found)
    same(state, "ranks", ranks(state), found[: len(state.sides)].tolist())
