"""Begin a review, continue it as long as you like, report what was found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from demesne.games.base import OptionError, Seat
from demesne.records.record import Record
from demesne.review.bank import Bank
from demesne.review.certainty import Grade, Sure, grade_of
from demesne.review.judging import Verdict
from demesne.review.ledger import Estimate, Ledger, Margin, Values, estimate, values_of
from demesne.review.level_estimate import CHOICES, SETTLED, levels_like
from demesne.review.puzzles import Puzzle
from demesne.review.reasons import Reason, reasons_of
from demesne.review.registry import family_of
from demesne.review.rule_reasons import speaking
from demesne.review.story import Event, story_of
from demesne.review.work import GLANCE, Work, do, next_task

__all__ = ["Change", "Judged", "Review", "Value", "begin", "glance", "refine", "report"]


@dataclass(frozen=True, slots=True)
class Value:
    """What the position before *ply* is worth to each side: its share of the victory, with its error, its lead."""

    ply: int
    win: tuple[float, ...]
    points: tuple[float, ...]
    se: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What an event changed for each side, of the victory and of the lead."""

    event: Event
    win: tuple[Estimate, ...]
    points: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice and the best there was, with what it gave away: of the victory and of the lead."""

    ply: int
    seat: Seat
    played: str
    best: str
    win: Estimate
    points: Estimate
    grade: Grade
    sure: Sure
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What a finished game teaches; *settled* is the share of choices that more time would hardly judge differently."""

    game: str
    players: int
    seconds: float
    settled: float
    sides: tuple[tuple[Seat, ...], ...]
    values: tuple[Value, ...]
    changes: tuple[Change, ...]
    win: tuple[Ledger, ...]
    points: tuple[Ledger, ...]
    score: tuple[Ledger, ...]
    margins: tuple[Margin, ...]
    choices: tuple[Judged, ...]
    puzzles: tuple[Puzzle, ...]
    levels: tuple[tuple[int, int] | None, ...] = ()
    """The lowest and the highest level that each seat may have played like; ``None`` where one game cannot tell."""
    all_open: bool = False
    """Whether the judge knew all hands and the order of the deck; else choices are judged by what each seat knew."""

    def given_away(self, seat: Seat) -> tuple[float, float]:
        """What all choices of *seat* gave away of the victory and of the lead; noise sometimes makes it negative."""
        own = [choice for choice in self.choices if choice.seat == seat]
        return sum(choice.win.mean for choice in own), sum(choice.points.mean for choice in own)


def begin(record: Record, seed: int = 0, *, all_open: bool = False) -> Work:
    """A review of a finished *record*, before its first pass: by what each seat could know, or with all cards open.

    Raises ``OptionError`` for a game that cannot be reviewed like this, ``RecordError`` for a record that breaks the
    rules, ``Unfinished`` for a game that is not over.
    """
    family = family_of(record.game)
    story = story_of(record)
    judge = family.judge(story.game)
    judge.meet(story.states, story.moves)
    if all_open:
        if not judge.hides:
            raise OptionError(f"{record.game} has no hidden cards to reveal")
        judge.reveal(story.moves)
    return Work.on(Bank(story, judge, seed, all_open=all_open))


def glance(work: Work) -> Work:
    """A first look, however long it takes: before it, too little was measured to say how certain anything is."""
    return refine(work, float("inf"), lambda: work.playouts >= GLANCE)


def refine(work: Work, seconds: float, stop: Callable[[], bool] = lambda: False) -> Work:
    """Continues for *seconds* of this thread's processor time, or until *stop*, called between slices, returns true."""
    began = time.thread_time()
    try:
        while time.thread_time() - began < seconds and not stop():
            task = next_task(work)
            if task is None:
                break
            do(work, task)
    finally:
        work.spent += time.thread_time() - began
    return work


def report(work: Work) -> Review:
    """What is known so far: the same for the same record, seed and playouts.

    Before ``glance`` each position was played out once, and nothing says how far the numbers are off: their errors
    are infinite, except of what is certain.
    """
    story, values = work.story, values_of(work.bank, work.same, work.playouts)
    return Review(
        story.game.name,
        story.game.seats,
        work.spent,
        work.settled,
        tuple(side.seats for side in story.outcome.sides),
        tuple(_values(values)),
        tuple(_changes(values)),
        values.ledgers(0),
        values.ledgers(1),
        values.ledgers(2),
        values.margins(),
        tuple(sorted(_choices(work), key=lambda choice: choice.ply)),
        work.puzzles,
        tuple(_levels(work)),
        work.bank.all_open,
    )


def _levels(work: Work) -> Iterator[tuple[int, int] | None]:
    game = work.story.game
    means = family_of(game.name).given(game)
    choices = list(_choices(work)) if means and work.settled >= SETTLED else []
    for seat in range(game.seats):
        own = [choice.points.mean for choice in choices if choice.seat == seat]
        yield levels_like(sum(own), means) if len(own) >= CHOICES else None


def _values(values: Values) -> Iterator[Value]:
    plies = [0, *(event.last + 1 for event in values.bank.story.events)]
    for ply, mean, error in zip(plies, values.means, values.errors, strict=True):
        win, lead, se = (tuple(map(float, each)) for each in (mean[0], mean[1], error[0]))
        yield Value(ply, win, lead, se)


def _changes(values: Values) -> Iterator[Change]:
    told = values.told[1:] - values.told[:-1]
    for event, change, still in zip(values.bank.story.events, told, values.still, strict=True):
        win, points = (
            tuple(estimate(change[:, kind, side], exact=still) for side in range(change.shape[2])) for kind in range(2)
        )
        yield Change(event, win, points)


def _choices(work: Work) -> Iterator[Judged]:
    for turn in range(len(work.story.turns)):
        if (turn, 1) in work.judged:
            for first, second, sure in work.verdicts(turn):
                yield _judged(work, first, second, sure)


def _judged(work: Work, first: Verdict, second: Verdict | None, sure: Sure) -> Judged:
    """The verdict of the judge that looks furthest, where it was asked."""
    story, told = work.story, second or first
    seat, played = story.states[told.ply].to_move, str(story.moves[told.ply])
    if told.best == played:
        nothing = Estimate(0.0, 0.0 if told.exact else told.win.se)
        return Judged(told.ply, seat, played, played, nothing, Estimate(0.0, told.points.se), "none", sure, ())
    grade = grade_of(told, sure, story.sides, family_of(story.game.name).breadth(story.game))
    reasons: tuple[Reason, ...] = ()
    if grade != "none":
        facts = speaking(story.game.name, story.states[told.ply], told.best, played)
        reasons = (*reasons_of(told, first if second else None), *facts)
    return Judged(told.ply, seat, played, told.best, told.win, told.points, grade, sure, reasons)
