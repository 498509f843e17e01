"""Choices judged turn by turn: what the best alternative would have brought, backed up from the turn's end."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.review.bank import CHOOSING, MEASURING, Bank, Place, gain, stakes
from demesne.review.ledger import Estimate, estimate

__all__ = ["Verdict", "compared", "judge_turn"]

_FEWEST = 4
"""The fewest playouts for each alternative in a round of halving."""
_DOUBT: Final = 1.0
"""Standard errors by which an alternative must be better in the playouts that choose it: of ten that are all a little
worse than what was played, one looks better by chance, and its loss would be deducted from those that were found."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the choice at *ply* gave away against *best*, by one judge: of victory, of the lead, by row, to other sides.

    ``gain``, between 0 and 1, is what it is judged by. All figures say how much better *best* is.
    """

    ply: int
    best: str
    gain: Estimate
    win: Estimate
    points: Estimate
    before: float
    """The share of the victory after *best*."""
    rows: dict[str, Estimate] = field(default_factory=dict)
    others: dict[int, Estimate] = field(default_factory=dict)
    exact: bool = False


def judge_turn(bank: Bank, turn: tuple[int, ...], depth: int, budget: int) -> tuple[Verdict, ...]:
    """A verdict for each choice of *turn*, with *budget* playouts per choice; exact where the end can be solved."""
    return _solved_turn(bank, turn) or _played_turn(bank, turn, depth, budget)


# --- exactly --------------------------------------------------------------------------


def _solved_turn(bank: Bank, turn: tuple[int, ...]) -> tuple[Verdict, ...]:
    """The verdicts where the whole turn is solved, else none."""
    story = bank.story
    after = bank.solved((story.ends[turn[-1]], ""))
    verdicts: list[Verdict] = []
    for ply in reversed(turn):
        found = None if after is None else bank.solved((ply, ""))
        if after is None or found is None:
            return ()
        side = story.side_of(story.states[ply].to_move)
        played, best = story.moves[ply], bank.judge.best(story.states[ply])
        better = gain(found, side) > gain(after, side) and best != played
        ahead = found if better else after
        verdicts.append(compared(bank, ply, str(best if better else played), ahead[None], after[None], exact=True))
        after = ahead
    return tuple(reversed(verdicts))


# --- by playouts ----------------------------------------------------------------------


def _played_turn(bank: Bank, turn: tuple[int, ...], depth: int, budget: int) -> tuple[Verdict, ...]:
    place: Place = (bank.story.ends[turn[-1]], "")
    verdicts: list[Verdict] = []
    for ply in reversed(turn):
        verdict, place = _step(bank, ply, place, depth, budget)
        verdicts.append(verdict)
    return tuple(reversed(verdicts))


def _step(bank: Bank, ply: int, place: Place, depth: int, budget: int) -> tuple[Verdict, Place]:
    """The verdict on the choice at *ply*, where *place* is the best that could still come of it; and what is best then.

    The alternative is chosen by some playouts and measured by others: otherwise noise would find fault with everything.
    """
    count = max(2, budget // 4)
    state, played = bank.story.states[ply], str(bank.story.moves[ply])
    other, seen = _halve(bank, ply, [m for m in map(str, bank.judge.others(state)) if m != played], depth, budget // 2)
    if not other:
        ends = bank.ends(place, depth, MEASURING, count, state.to_move)
        return compared(bank, ply, played, ends, ends), place
    instead: Place = (ply, other)
    more = estimate(_gains(bank, ply, instead, depth, seen) - _gains(bank, ply, place, depth, seen))
    better = more.mean > _DOUBT * more.se
    ahead, after = (bank.ends(each, depth, MEASURING, count, state.to_move) for each in (instead, place))
    return compared(bank, ply, other if better else played, ahead, after), instead if better else place


def _halve(bank: Bank, ply: int, moves: list[str], depth: int, budget: int) -> tuple[str, int]:
    """The move that does best in playouts, of which half go on to each next round; and how many playouts it had."""
    seen = 0
    rounds = max(1, ceil(log2(max(2, len(moves)))))
    while moves:
        seen += max(_FEWEST, budget // (rounds * len(moves)))
        means = {move: _mean(bank, ply, (ply, move), depth, seen) for move in moves}
        moves = sorted(moves, key=lambda move: -means[move])[: (len(moves) + 1) // 2]
        if len(moves) == 1:
            return moves[0], seen
    return "", seen


def _mean(bank: Bank, ply: int, place: Place, depth: int, count: int) -> float:
    return float(_gains(bank, ply, place, depth, count).mean())


def _gains(bank: Bank, ply: int, place: Place, depth: int, count: int) -> NDArray[Any]:
    """What *place* is worth to the seat to move at *ply*, by what it knows, in each of the playouts for choosing."""
    seat = bank.story.states[ply].to_move
    return gain(bank.ends(place, depth, CHOOSING, count, seat), bank.story.side_of(seat))


def compared(
    bank: Bank, ply: int, best: str, ahead: NDArray[Any], after: NDArray[Any], *, exact: bool = False
) -> Verdict:
    """How much better *ahead* is than *after*, playout by playout, as far as such playouts can be trusted."""
    state, sides = bank.story.states[ply], bank.story.sides
    side, trust = bank.story.side_of(state.to_move), 1.0 if exact else bank.judge.trust(state)
    told = trust * (stakes(ahead) - stakes(after))[..., side]
    rows, points = trust * (ahead - after)[:, 2:, side], trust * (ahead - after)[:, 1]
    return Verdict(
        ply,
        best,
        estimate(trust * (gain(ahead, side) - gain(after, side)), exact=exact),
        estimate(told[:, 0], exact=exact),
        estimate(told[:, 1], exact=exact),
        1 / sides + trust * float(ahead[:, 0, side].mean() - 1 / sides),
        {row: estimate(rows[:, i], exact=exact) for i, row in enumerate(bank.judge.rows) if np.any(rows[:, i])},
        {other: estimate(points[:, other], exact=exact) for other in range(sides) if other != side},
        exact,
    )
