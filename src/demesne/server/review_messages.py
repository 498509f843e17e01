"""What a review of a finished game looks like on the wire: the object of ``demesne review --json``, and its road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from demesne.server.registry import AnyEffect
from demesne.server.wire.refusals import Args

__all__ = [
    "EFFORTS",
    "ChangeView",
    "Effort",
    "Estimated",
    "GivenAway",
    "Instead",
    "JudgedView",
    "Learned",
    "LedgerView",
    "Ledgers",
    "MarginView",
    "OptionView",
    "PuzzleView",
    "Report",
    "Review",
    "ValueView",
]

Cards = Literal["known", "open"]
"""Choices are judged by what each seat could know, or with all hands and the deck open to the judge."""
Effort = Literal["full", "first", "none"]
"""How much is done for the asker: everything there is to find, a first look, nothing that is not known already."""
EFFORTS: Final[Mapping[str, Effort]] = {"first": "first", "none": "none"}
"""Those words, as a request gives them."""
ReviewStage = Literal["waiting", "preparing", "working", "done"]
"""Others come first; the judge is being compiled; more will be found; nothing more is looked for."""


class Estimated(msgspec.Struct):
    """A mean with its standard error, 0 for what is exact."""

    mean: float
    se: float


class ValueView(msgspec.Struct):
    """What the position before ``ply`` is worth to each side: its share of the victory (with its error), its lead."""

    ply: int
    win: list[float]
    points: list[float]
    se: list[float]


class ChangeView(msgspec.Struct):
    """What deals, or the choice of ``seat``, changed for each side, from ply ``first`` to ply ``last``."""

    first: int
    last: int
    kind: Literal["chance", "choice"]
    seat: int | None
    win: list[float]
    points: list[float]
    se: list[float]


class LedgerView(msgspec.Struct):
    """Where a side's result comes from: ``start + luck + own + others = result``; ``others`` by seat."""

    start: float
    seat: float
    luck: Estimated
    own: Estimated
    others: dict[str, Estimated]
    result: float


class Ledgers(msgspec.Struct):
    """The ledgers of each side: of the victory, of the lead over the best other side, of the points."""

    win: list[LedgerView]
    points: list[LedgerView]
    score: list[LedgerView]


class MarginView(msgspec.Struct):
    """Points of a side above those of the best other one, ``against``: ``luck + own + others = result``."""

    against: int
    luck: Estimated
    own: Estimated
    others: Estimated
    result: float


class JudgedView(msgspec.Struct):
    """A choice: what it gave away compared with the ``best``, how much that is, how surely, and why."""

    ply: int
    seat: int
    played: str
    best: str
    win: Estimated
    points: Estimated
    grade: Literal["none", "inaccuracy", "mistake", "blunder"]
    sure: Literal["exact", "certain", "likely", "unclear"]
    reasons: list[tuple[str, dict[str, str | float]]]


class GivenAway(msgspec.Struct):
    """What all choices of a seat gave away."""

    win: float
    points: float


class OptionView(msgspec.Struct):
    """A choice of a puzzle, and how much less than the best it brings: of the victory, of the lead; and why."""

    move: str
    win: Estimated
    points: Estimated
    reasons: list[tuple[str, dict[str, str | float]]]


class PuzzleView(msgspec.Struct):
    """A choice of ``seat`` to which there is one answer: ``options``, best first, the first ``right`` of them right.

    Those that came close got this many ``playouts`` from each of the two judges.
    """

    ply: int
    seat: int
    played: str
    right: int
    playouts: int
    options: list[OptionView]


class Report(msgspec.Struct):
    """What a review knows so far, as ``demesne review --json`` prints it; ``settled``: the share of settled choices.

    ``levels``: the lowest and the highest level that each seat may have played like, null where one game cannot tell.
    ``cards``: whether choices are judged by what each seat could know, or with all cards open.
    """

    version: int
    game: str
    players: int
    seconds: float
    settled: float
    values: list[ValueView]
    events: list[ChangeView]
    ledgers: Ledgers
    margins: list[MarginView]
    choices: list[JudgedView]
    given_away: list[GivenAway]
    puzzles: list[PuzzleView]
    levels: list[tuple[int, int] | None] = []
    cards: Cards = "known"


class Learned(msgspec.Struct):
    """GET /api/tables/{table}/learned (``X-Seat-Key`` header): what the stored review says about the asker's margin.

    ``luck`` and ``own``: the points that chance and their own choices brought of it; null where there is no review yet.
    """

    luck: float | None = None
    own: float | None = None


class Instead(msgspec.Struct):
    """How the best choice at ``ply`` would have been told: the code and arguments of an ``Event``.

    ``effect``: what it would have brought at once, where a table would say so.
    """

    ply: int
    code: str
    args: Args
    effect: AnyEffect | None = None


class Review(msgspec.Struct):
    """GET /api/tables/{table}/review?after=N&cards=C&effort=E (``X-Seat-Key`` header, if any): what a game teaches.

    The answer waits until more is known than at ``number`` N; asking counts as looking, and the work stops when nobody
    has asked for some seconds. E: "full", "first" (no more than a first look) or "none" (what is known). ``before``:
    how many other reviews come first. ``plies``: the plies made until after each moment of the ``Replay``. ``sides``:
    their seats. ``better``: for each choice that has a grade. ``hides``: whether seats could not know everything, so
    that there is a second view of it, with all cards open. ``sketch``: made in a browser, in outline, by a few playouts
    and without a word on single choices; how much of it is done, else null.
    """

    number: int
    stage: ReviewStage
    before: int
    plies: list[int]
    sides: list[list[int]]
    better: list[Instead]
    report: Report | None
    hides: bool = False
    sketch: float | None = None
