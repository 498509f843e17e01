"""A review in progress: what has been examined so far, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from demesne.review.bank import CHOOSING, Bank
from demesne.review.certainty import Sure, is_found, is_settled, sure_of
from demesne.review.judging import Verdict, judge_turn
from demesne.review.ledger import DEPTH, like
from demesne.review.puzzles import LOSS, Need, Puzzle, may_be_asked, puzzle_at
from demesne.review.story import Story, Unfinished

__all__ = ["GLANCE", "JUDGES", "Task", "Unfinished", "Work", "do", "next_task"]

JUDGES: Final = (1, 4)
"""How many placements deep the two judges look: the first at everything, the second at what the first found."""
GLANCE: Final = 10
"""Playouts of each position before anything is reported: by a single one every position would be won or lost."""
_LEDGER: Final = 40
"""Playouts of each position in the first pass; each further pass doubles them."""
_BUDGET: Final = 100
"""Playouts for each choice in the first pass."""
_PASSES: Final = 6
_PUZZLED: Final = 1
"""The pass after which puzzles are made of what is certain by then."""


@dataclass(frozen=True, slots=True)
class Task:
    """The next thing to do: a position's value (neither *turn* nor *move*), a turn to be judged, a *move* measured."""

    count: int
    turn: int | None = None
    depth: int = 0
    at: int = 0
    move: str = ""


@dataclass
class Work:
    """A review of *story* so far. The same counts give the same report, however they were reached."""

    story: Story
    bank: Bank
    same: tuple[int, ...]
    playouts: int = 1
    """Of each position in the ledger."""
    judged: dict[tuple[int, int], tuple[int, tuple[Verdict, ...]]] = field(default_factory=dict)
    """By turn and judge: the budget and the verdicts."""
    spent: float = 0.0
    _puzzled: dict[int, Puzzle | None] = field(default_factory=dict)
    """By ply, what is known already of choices that might be puzzles: it follows from the playouts."""

    @classmethod
    def on(cls, bank: Bank) -> Work:
        """A review that has just begun: one playout for each position."""
        work = cls(bank.story, bank, like(bank))
        for ply in work.positions:
            bank.ends((ply, ""), DEPTH, CHOOSING, 1)
        return work

    @property
    def positions(self) -> tuple[int, ...]:
        """The positions that are played out for the ledger."""
        return tuple(dict.fromkeys(self.same))

    def verdicts(self, turn: int) -> Iterator[tuple[Verdict, Verdict | None, Sure]]:
        """What both judges found of the choices of a turn, and how sure it is."""
        firsts = self.judged[turn, JUDGES[0]][1]
        seconds = self.judged.get((turn, JUDGES[1]), (0, (None,) * len(firsts)))[1]
        for first, second in zip(firsts, seconds, strict=True):
            yield first, second, sure_of(first, second, str(self.story.moves[first.ply]))

    @property
    def settled(self) -> float:
        """The share of the choices that more playouts would hardly judge differently."""
        steps = sum(map(len, self.story.turns))
        done = sum(self._settled(first, sure) for turn in self._seen for first, _, sure in self.verdicts(turn))
        return done / steps if steps else 1.0

    @property
    def _seen(self) -> Iterator[int]:
        return (turn for turn in range(len(self.story.turns)) if (turn, JUDGES[0]) in self.judged)

    def _settled(self, first: Verdict, sure: Sure) -> bool:
        return is_settled(first, sure, str(self.story.moves[first.ply]))

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles that the game has, in its order."""
        found = (self._puzzle(ply) for ply in sorted(self._certain))
        return tuple(puzzle for puzzle in found if isinstance(puzzle, Puzzle))

    @property
    def measuring(self) -> Task | None:
        """What must be played out next to make puzzles of what is certain."""
        for ply in sorted(self._certain):
            need = self._puzzle(ply)
            if isinstance(need, Need):
                return Task(need.playouts, None, need.depth, ply, need.move)
        return None

    def _puzzle(self, ply: int) -> Puzzle | Need | None:
        if ply not in self._puzzled:
            found = puzzle_at(self.bank, ply) if may_be_asked(self.bank, ply) else None
            if isinstance(found, Need):
                return found
            self._puzzled[ply] = found
        return self._puzzled[ply]

    @property
    def _certain(self) -> Iterator[int]:
        """The choices that gave away much, as both judges find; none where they knew more than the seat could."""
        if self.bank.all_open:
            return iter(())
        told = (each for turn in self._seen for each in self.verdicts(turn))
        return (first.ply for first, second, sure in told if sure == "certain" and (second or first).win.mean >= LOSS)

    def is_due(self, turn: int, depth: int, budget: int) -> bool:
        """Whether the judge that looks *depth* deep should look at *turn* with *budget* playouts a choice."""
        if self.judged.get((turn, depth), (0, ()))[0] >= budget:
            return False
        if (turn, JUDGES[0]) not in self.judged:
            return depth == JUDGES[0]
        told = list(self.verdicts(turn))
        if depth == JUDGES[1]:
            return any(is_found(first, str(self.story.moves[first.ply])) for first, _, _ in told)
        return not all(self._settled(first, sure) for first, _, sure in told)


def next_task(work: Work) -> Task | None:
    """What comes next, given only what has been done; ``None`` when nothing is worth doing."""
    if work.playouts < GLANCE:
        return _value(work, GLANCE)
    for level in range(_PASSES):
        if work.playouts < _LEDGER << level:
            return _value(work, _LEDGER << level)
        for depth in JUDGES:
            for turn in range(len(work.story.turns)):
                if work.is_due(turn, depth, _BUDGET << level):
                    return Task(_BUDGET << level, turn, depth)
        if level >= _PUZZLED and (task := work.measuring):
            return task
    return None


def _value(work: Work, count: int) -> Task:
    """The next position with fewer than *count* playouts, or the last one, after which all have them."""
    due = (ply for ply in work.positions if work.bank.count((ply, ""), DEPTH, CHOOSING) < count)
    return Task(count, at=next(due, work.positions[-1]))


def do(work: Work, task: Task) -> None:
    """Does what *task* says: a slice of the work."""
    if task.turn is not None:
        found = judge_turn(work.bank, work.story.turns[task.turn], task.depth, task.count)
        work.judged[task.turn, task.depth] = task.count, found
        return
    if task.move:
        seat = work.story.states[task.at].to_move
        work.bank.ends((task.at, task.move), task.depth, CHOOSING, task.count, seat)
        return
    work.bank.ends((task.at, ""), DEPTH, CHOOSING, task.count)
    if all(work.bank.count((ply, ""), DEPTH, CHOOSING) >= task.count for ply in work.positions):
        work.playouts = task.count
