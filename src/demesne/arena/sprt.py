"""What a sequential test asks of a match: which of two strengths does the first player have?

The unit of evidence is a deck with all its seat rotations, since its games are
not independent of one another. See ``ratings.sprt`` for the mathematics.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from types import MappingProxyType
from typing import NamedTuple

from demesne.arena.unit import Result, Unit
from demesne.games.near import did_you_mean
from demesne.ratings.sprt import Evidence, Sprt, elo_to_share

__all__ = ["DEFAULT_TEST", "Question", "Told", "Trial", "TrialError", "parse_trial"]

DEFAULT_TEST = "lead"


class TrialError(ValueError):
    """Text that does not name a test; the message says what was expected."""


class _Measure(NamedTuple):
    """What a test looks at: a figure of a result, its default hypotheses, how they are written."""

    value: Callable[[Result], float]
    default: Callable[[int], tuple[float, float] | None]
    scale: Callable[[float, int], float]


_MEASURES: Mapping[str, _Measure] = MappingProxyType(
    {
        "lead": _Measure(lambda result: result.lead, lambda _: (0.0, 2.0), lambda value, _: value),
        "margin": _Measure(
            lambda result: result.margin, lambda sides: (0.0, 2.0) if sides == 2 else None, lambda value, _: value
        ),
        "wins": _Measure(
            lambda result: result.win, lambda sides: (1 / sides, 1 / sides + 0.05), lambda value, _: value
        ),
        "elo": _Measure(lambda result: result.win, lambda _: (0.0, 30.0), elo_to_share),
    }
)


@dataclass(frozen=True, slots=True)
class Question:
    """One measure with its two hypotheses, as they were written and as they are tested."""

    measure: str
    low: float
    high: float
    sprt: Sprt


@dataclass(frozen=True, slots=True)
class Told:
    """The state of a question: ``verdict`` is ``low``, ``high``, or empty while it is undecided."""

    measure: str
    low: float
    high: float
    units: int
    mean: float
    llr: float
    bounds: tuple[float, float]
    verdict: str


class Trial:
    """The questions to one match. They are answered when all say ``high``, or one says ``low``."""

    def __init__(self, questions: Sequence[Question], turns: int) -> None:
        self._questions = questions
        self._turns = turns
        self._evidence = [Evidence() for _ in questions]

    def add(self, unit: Unit) -> None:
        """Takes a deck's games into account, if it was played from every seat."""
        if len(unit.games) < self._turns:
            return
        for index, question in enumerate(self._questions):
            value = _MEASURES[question.measure].value
            mean = fmean(value(game[0]) for game in unit.games)
            self._evidence[index] = self._evidence[index].add(mean)

    @property
    def verdict(self) -> str:
        """What all questions together say."""
        verdicts = {told.verdict for told in self.told()}
        return "low" if "low" in verdicts else "high" if verdicts == {"high"} else ""

    @property
    def over(self) -> bool:
        return bool(self.verdict)

    def told(self) -> list[Told]:
        """The state of each question."""
        return [
            Told(
                measure=question.measure,
                low=question.low,
                high=question.high,
                units=evidence.count,
                mean=round(evidence.mean, 4),
                llr=round(question.sprt.llr(evidence), 3),
                bounds=(round(question.sprt.bounds[0], 3), round(question.sprt.bounds[1], 3)),
                verdict=question.sprt.verdict(evidence),
            )
            for question, evidence in zip(self._questions, self._evidence, strict=True)
        ]


def parse_trial(text: str, sides: int) -> tuple[Question, ...]:
    """The questions written as ``MEASURE`` or ``MEASURE:LOW,HIGH``, several joined by ``+``. Raises ``TrialError``."""
    return tuple(_question(part, sides) for part in text.split("+"))


def _question(text: str, sides: int) -> Question:
    name, colon, rest = text.partition(":")
    if name not in _MEASURES:
        raise TrialError(f"expected one of {', '.join(_MEASURES)}, not {name!r}{did_you_mean(name, _MEASURES)}")
    measure = _MEASURES[name]
    bounds = _numbers(text, rest) if colon else measure.default(sides)
    if bounds is None:
        raise TrialError(f"expected {name}:LOW,HIGH: with {sides} sides equal players have no {name} of 0")
    low, high = bounds
    if name == "wins" and not 0 <= low < high <= 1:
        raise TrialError(f"expected shares between 0 and 1, the lower first, not {rest!r}")
    try:
        sprt = Sprt(measure.scale(low, sides), measure.scale(high, sides))
    except ValueError as error:
        raise TrialError(f"{name}: {error}") from None
    return Question(name, low, high, sprt)


def _numbers(text: str, rest: str) -> tuple[float, float]:
    try:
        low, high = map(float, rest.split(","))
    except ValueError:
        raise TrialError(f"expected MEASURE:LOW,HIGH, not {text!r}") from None
    if not (abs(low) < 1e6 and abs(high) < 1e6):
        raise TrialError(f"expected numbers, not {rest!r}")
    return low, high
