"""A review in words for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from demesne.games.base import Seat
from demesne.review.ledger import Estimate, Ledger
from demesne.review.review import Change, Judged, Review
from demesne.review.speaking import FACT, Reason

__all__ = ["rounded", "told_to_people"]

_WORST: Final = 3
_SURE: Final = {"exact": "better, to the end", "certain": "better", "likely": "probably better"}


def told_to_people(review: Review, names: Sequence[str] = (), seat: Seat | None = None) -> Iterator[str]:
    """The lines of *review*: a sentence, where each side's result comes from, the moments that mattered."""
    yield from _Words(review, names).lines(seat)


def rounded(numbers: Sequence[float], whole: float, digits: int = 1) -> list[float]:
    """*numbers*, which sum to *whole*, with so many digits, and so that they still sum to it.

    >>> rounded([1.26, 1.26, 0.48], 3.0)
    [1.3, 1.2, 0.5]
    """
    unit = 10.0**-digits
    parts = [int(number // unit) for number in numbers]
    left = round(whole / unit) - sum(parts)
    nearest = sorted(range(len(numbers)), key=lambda i: parts[i] - numbers[i] / unit)
    for i in nearest[:left]:
        parts[i] += 1
    return [round(part * unit, digits) for part in parts]


class _Words:
    def __init__(self, review: Review, names: Sequence[str]) -> None:
        self.review = review
        self.names = names or [f"seat {seat}" for seat in range(review.players)]

    def lines(self, seat: Seat | None) -> Iterator[str]:
        yield self._sentence()
        yield ""
        yield from self._waterfall()
        yield ""
        yield from self._moments(seat)
        yield f"{self.review.settled:.0%} of the choices are settled after {self.review.seconds:.1f} s."

    # --- the sentence and the ledgers ---------------------------------------------

    def _side(self, side: int) -> str:
        return " and ".join(self.names[seat] for seat in self.review.sides[side])

    def _sentence(self) -> str:
        """The margin, and numbers that add up to it."""
        side = max(range(len(self.review.sides)), key=lambda i: (self.review.win[i].result, -i))
        told = self.review.margins[side]
        luck, own, others = rounded([told.luck.mean, told.own.mean, told.others.mean], told.result)
        first = "won" if self.review.win[side].result == 1 else "shared the victory"
        by = f"{first} by {told.result:.0f} points" if told.result else first
        return (
            f"{self._side(side)} {by}: luck {luck:+.1f}, own choices {own:+.1f}, "
            f"the others' choices {others:+.1f} make {told.result:+.1f}."
        )

    def _waterfall(self) -> Iterator[str]:
        yield f"{'points':24}{'start':>8}{'luck':>16}{'own choices':>16}{'others':>8}{'result':>8}"
        for side, told in enumerate(self.review.points):
            start, luck, own, others = _parts(told)
            parts = f"{start:8.1f}{_with(luck, told.luck):>16}{_with(own, told.own):>16}{others:8.1f}"
            yield f"{self._side(side)[:23]:24}{parts}{told.result:8.1f}"

    # --- moments ------------------------------------------------------------------

    def _moments(self, seat: Seat | None) -> Iterator[str]:
        """The worst choices, the best one and the greatest luck, in the order of the game."""
        moments = [(choice.ply, self._choice(choice)) for choice in self._worst(seat)]
        moments += [(change.event.first, text) for change, text in self._good(seat)]
        if not self._worst(seat):
            yield "No choice is known to be a mistake."
        yield from (text for _, text in sorted(moments))

    def _worst(self, seat: Seat | None) -> list[Judged]:
        own = [c for c in self.review.choices if c.grade != "none" and seat in (None, c.seat)]
        return sorted(own, key=lambda c: (-c.win.mean, -c.points.mean, c.ply))[:_WORST]

    def _choice(self, choice: Judged) -> str:
        why = ", ".join(self._reason(reason) for reason in choice.reasons if not reason[0].startswith(FACT))
        return (
            f"ply {choice.ply}: {self.names[choice.seat]}: {choice.played}: {choice.best} is {_SURE[choice.sure]} "
            f"by {choice.points.mean:.1f} points and {choice.win.mean:.0%} of the victory ({choice.grade}): {why}"
        )

    def _reason(self, reason: Reason) -> str:
        code, params = reason
        points = float(params["points"])
        if code == "review.row":
            return f"{params['row']} {points:+.1f}"
        if code == "review.takes":
            gives = "gets" if points < 0 else "loses"
            return f"{self._side(int(params['side']))} {gives} {abs(points):.1f}"
        return f"{points:+.1f} in the long run"

    def _good(self, seat: Seat | None) -> Iterator[tuple[Change, str]]:
        dealt = [c for c in self.review.changes if c.event.kind == "chance"]
        luck = max(dealt, key=lambda c: max(each.mean for each in c.win))
        side = max(range(len(luck.win)), key=lambda i: luck.win[i].mean)
        yield luck, f"ply {luck.event.first}: the greatest luck: {self._side(side)} {_share(luck.win[side])}"
        chosen = [c for c in self.review.changes if c.event.seat is not None and seat in (None, c.event.seat)]
        best = max(chosen, key=self._merit)
        if self._merit(best) > 0 and best.event.seat is not None:
            own = best.win[self._side_of(best.event.seat)]
            yield best, f"ply {best.event.first}: the best choice: {self.names[best.event.seat]} {_share(own)}"

    def _merit(self, change: Change) -> float:
        assert change.event.seat is not None
        own = change.win[self._side_of(change.event.seat)]
        return own.mean - own.se

    def _side_of(self, seat: Seat) -> int:
        return next(i for i, seats in enumerate(self.review.sides) if seat in seats)


def _parts(told: Ledger) -> list[float]:
    """Start, luck, own and others' choices, rounded so that they add up to the result."""
    others = sum(each.mean for each in told.others.values())
    return rounded([told.start, told.luck.mean, told.own.mean, others], told.result)


def _with(part: float, told: Estimate) -> str:
    return f"{part:.1f} ± {told.se:.1f}"


def _share(change: Estimate) -> str:
    return f"{change.mean:+.0%} ± {change.se:.0%} of the victory"
