"""Puzzles: choices of a finished game on which both judges agree, and in which something worse was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from numpy.typing import NDArray

from demesne.games.base import Seat
from demesne.review.bank import CHOOSING, Bank, stakes
from demesne.review.judging import Verdict, compared
from demesne.review.ledger import Estimate, estimate
from demesne.review.reasons import Reason, reasons_of

__all__ = ["APART", "FULL", "LOSS", "POINTS", "Demands", "Need", "Option", "Puzzle", "may_be_asked", "puzzle_at"]

LOSS: Final = 0.08
"""The least share of the victory that the move played must have given away."""
APART: Final = 0.03
"""The least share of the victory by which the best choice must be better than any that is not as good."""
_ALIKE: Final = 0.01
"""A choice no further than this behind the best is as good."""
POINTS: Final = 1.0
"""The fewest points by which it is better than any other: winning more often by fewer points is hard to explain."""
_LOSS_Z, _APART_Z, _OUT_Z = 3.0, 2.5, 3.0
"""Standard errors required for the first two, and for a choice not to be measured any further."""
_FEWEST, _MOST = 4, 40
"""The fewest choices, since with fewer one only learns what not to do; and the most, since each is measured."""
_CROWD, _CROWDED = 3, 100
"""If more than this many look about as good as the best after this many playouts, no answer will stand out."""
_DEPTHS: Final = (1, 4)
"""How deep the two judges look; figures are those of the one that looks furthest."""


@dataclass(frozen=True, slots=True)
class Demands:
    """Playouts of each choice after each round of measuring, from number *first* on; between rounds, some drop out."""

    counts: tuple[int, ...]
    first: int = CHOOSING


FULL: Final = Demands((50, 100, 200, 400, 800))


class Need(NamedTuple):
    """Playouts that are missing: of the position after *move*, by the judge that looks *depth* deep."""

    move: str
    depth: int
    first: int
    playouts: int


@dataclass(frozen=True, slots=True)
class Option:
    """A choice, how much less than the best it brings (of the victory, of the lead), and why."""

    move: str
    win: Estimate
    points: Estimate
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The position before *ply*, in which *seat* made the move *played*.

    The *options* are all choices, the best first; the first *right* of them are right. Those that came close had this
    many *playouts* by each judge.
    """

    ply: int
    seat: Seat
    played: str
    options: tuple[Option, ...]
    right: int
    playouts: int


def may_be_asked(bank: Bank, ply: int) -> bool:
    """Whether the choice at *ply* may be a puzzle: more than arithmetic, with enough choices and not too many.

    A seat's last turn is only arithmetic, and so is an end that can be solved.
    """
    state, turns = bank.story.states[ply], bank.story.turns
    later = any(turn[0] > ply and bank.story.states[turn[0]].to_move == state.to_move for turn in turns)
    return later and _FEWEST <= len(state.legal_moves()) <= _MOST and bank.judge.best(state) is None


def puzzle_at(bank: Bank, ply: int, demands: Demands = FULL) -> Puzzle | Need | None:
    """The puzzle of the choice at *ply*, the playouts that are needed before it can be told, or ``None`` if it is none.

    It follows only from the playouts that the bank keeps, so it is asked again after each.
    """
    races = []
    for depth in _DEPTHS:
        race = _raced(bank, ply, depth, demands)
        if not isinstance(race, _Race):
            return race
        races.append(race)
    first, second = races
    return _told(first, second) if set(first.right) == set(second.right) else None


def _raced(bank: Bank, ply: int, depth: int, demands: Demands) -> _Race | Need | None:
    """All choices measured by one judge until those are left that may be right; ``None`` once none can be."""
    played, moves = str(bank.story.moves[ply]), bank.story.states[ply].legal_moves()
    left, counts = [str(move) for move in moves], dict[str, int]()
    for count in demands.counts:
        for move in left:
            have = bank.count((ply, move), depth, demands.first, bank.story.states[ply].to_move)
            if have < count:
                return Need(move, depth, demands.first, count)
        counts |= dict.fromkeys(left, count)
        race = _Race(bank, ply, depth, demands.first, counts, left)
        if race.is_hopeless():
            return None
        left = [move for move in left if move == played or not race.is_out(move)]
    return race if race.is_puzzle() else None


class _Race:
    """The choices at *ply* as one judge has measured them; those *left* are not out yet."""

    def __init__(self, bank: Bank, ply: int, depth: int, first: int, counts: dict[str, int], left: list[str]) -> None:
        self._bank, self.ply, self._depth, self._first = bank, ply, depth, first
        self.seat, self.played = bank.story.states[ply].to_move, str(bank.story.moves[ply])
        self.counts = dict(counts)
        self.best = max(left, key=lambda move: float(self._stakes(move)[:, 0].mean()))
        self._behind = {move: self._win(move) for move in counts}

    def ends(self, move: str) -> NDArray[Any]:
        return self._bank.ends((self.ply, move), self._depth, self._first, self.counts[move], self.seat)

    def verdict(self, move: str) -> Verdict:
        """How much better the best is than *move*."""
        count = self.counts[move]
        return compared(self._bank, self.ply, self.best, self.ends(self.best)[:count], self.ends(move))

    def behind(self, move: str) -> Estimate:
        """How much less of the victory *move* brings than the best."""
        return self._behind[move]

    @property
    def order(self) -> tuple[str, ...]:
        """All choices, the best first."""
        return (self.best, *sorted(self.counts.keys() - {self.best}, key=lambda move: (self.behind(move).mean, move)))

    @property
    def right(self) -> tuple[str, ...]:
        return tuple(move for move in self.order if move == self.best or self.behind(move).mean <= _ALIKE)

    def is_out(self, move: str) -> bool:
        """Whether *move* is so far behind that it is wrong for sure."""
        behind = self.behind(move)
        return behind.mean - _OUT_Z * behind.se > APART

    def is_hopeless(self) -> bool:
        """Whether the move played surely lost too little to ask what would have been better; or all are alike."""
        lost = self.behind(self.played)
        near = sum(each.mean < APART for each in self._behind.values())
        crowded = near > _CROWD and max(self.counts.values()) >= _CROWDED
        return crowded or lost.mean + _OUT_Z * lost.se < LOSS

    def is_puzzle(self) -> bool:
        lost, right = self.behind(self.played), set(self.right)
        wrong = [self.behind(move) for move in self.order if move not in right]
        apart = all(each.mean >= APART and each.mean >= _APART_Z * each.se for each in wrong)
        return apart and lost.mean >= LOSS and lost.mean >= _LOSS_Z * lost.se and len(wrong) > 1

    def _stakes(self, move: str) -> NDArray[Any]:
        return stakes(self.ends(move))[..., self._bank.story.side_of(self.seat)]

    def _win(self, move: str) -> Estimate:
        return estimate(self._stakes(self.best)[: self.counts[move], 0] - self._stakes(move)[:, 0])


def _told(first: _Race, second: _Race) -> Puzzle | None:
    """The puzzle as the second judge has it; reasons that both give are believed sooner."""
    options = []
    for move in second.order:
        far, near = second.verdict(move), first.verdict(move)
        agree = near if first.best == second.best else None
        reasons = reasons_of(far, agree) if move != second.best else ()
        options.append(Option(move, far.win, far.points, reasons))
    if min(option.points.mean for option in options[len(second.right) :]) < POINTS:
        return None
    most = max(second.counts.values())
    return Puzzle(second.ply, second.seat, second.played, tuple(options), len(second.right), most)
