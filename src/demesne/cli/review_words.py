"""A review in words for the terminal: the page's own, and its numbers in a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from demesne.cli.columns import padded, wide
from demesne.cli.drawing import YOU, row_name
from demesne.cli.shell import plain
from demesne.cli.tongue import labelled, listed, spoken, words
from demesne.games.base import Seat
from demesne.review.ledger import Estimate, Ledger
from demesne.review.review import Change, Judged, Review
from demesne.review.rule_reasons import FACT, Reason
from demesne.server.words.fluent import Argument, decimal_in

__all__ = ["rounded", "told_to_people"]

_WORST: Final = 3
_WIDTH: Final = 1.96
"""Standard errors of a 95 % interval, which the page shows, too."""
_HEADS: Final = "terminal-start", "review-luck", "review-own", "review-others", "review-result"


def told_to_people(review: Review, names: Sequence[str] = (), seat: Seat | None = None) -> Iterator[str]:
    """The lines of *review*: a sentence, where each side's result comes from, the moments that mattered."""
    yield from _Words(review, names).lines(seat)


def rounded(numbers: Sequence[float], whole: float, digits: int = 1) -> list[float]:
    """*numbers*, which sum to *whole*, rounded to *digits* digits so that they still sum to it.

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
        self.names = [_name(seat, names) for seat in range(review.players)]

    def lines(self, seat: Seat | None) -> Iterator[str]:
        yield self._sentence()
        yield ""
        yield from self._waterfall()
        yield ""
        yield from self._moments(seat)
        yield words("review-settled", part=round(self.review.settled * 100))

    # --- the sentence and the ledgers ---------------------------------------------

    def _side(self, side: int) -> str:
        names = [self.names[seat] for seat in self.review.sides[side]]
        return reduce(lambda first, second: words("terminal-both", first=first, second=second), names)

    def _sentence(self) -> str:
        """The margin, and whole points that add up to it, as the page tells it."""
        side = max(range(len(self.review.sides)), key=lambda i: (self.review.win[i].result, -i))
        told = self.review.margins[side]
        numbers = rounded([told.luck.mean, told.own.mean, told.others.mean], told.result, 0)
        shared = self.review.win[side].result < 1
        named = len(self.review.sides) == 2
        args: dict[str, Argument] = {"name": self._side(side), "by": round(abs(told.result))}
        args["how"] = "shared" if shared else "won" if args["by"] else "level"
        args |= {"rival": self._side(1 - side), "rivalIs": "named"} if named else {"rival": "", "rivalIs": "all"}
        for part, number in zip(("luck", "own", "others"), numbers, strict=True):
            args |= {part: round(abs(number)), f"{part}Is": "gave" if number > 0 else "took" if number < 0 else "even"}
        return words("review-of", **args)

    def _waterfall(self) -> Iterator[str]:
        """A row of points for each side: an even start, luck, own and others' choices, the result.

        The rows of two sides differ by what the sentence says of them.
        """
        rows = [[words("review-points"), *map(words, _HEADS)]]
        for side, told in enumerate(self.review.score):
            start, luck, own, others = _parts(told)
            parts = [_number(start), _with(luck, told.luck), _with(own, told.own), _number(others)]
            rows.append([self._side(side), *parts, _number(told.result)])
        widths = [max(map(wide, column)) for column in zip(*rows, strict=True)]
        for label, *cells in rows:
            line = (padded(cell, width, left=False) for cell, width in zip(cells, widths[1:], strict=True))
            yield "  ".join([padded(label, widths[0]), *line])

    # --- moments ------------------------------------------------------------------

    def _moments(self, seat: Seat | None) -> Iterator[str]:
        """The worst choices, the best one and the greatest luck, in the order of the game."""
        worst = self._worst(seat)
        moments = [(choice.ply, text) for choice in worst for text in [self._choice(choice)]]
        moments += [(change.event.first, text) for change, text in self._good(seat)]
        if not worst:
            yield words("review-none")
        yield from (text for _, text in sorted(moments))

    def _worst(self, seat: Seat | None) -> list[Judged]:
        own = [c for c in self.review.choices if c.grade != "none" and seat in (None, c.seat)]
        return sorted(own, key=lambda c: (-c.win.mean, -c.points.mean, c.ply))[:_WORST]

    def _choice(self, choice: Judged) -> str:
        """What was played; below it what would have been better, by how much, and why."""
        played = words("terminal-moment", ply=choice.ply, name=self.names[choice.seat], move=choice.played)
        better = words("terminal-better", sure=choice.sure, move=choice.best)
        points, part = _number(choice.points.mean), _percent(choice.win.mean)
        worth = words("terminal-worth", grade=choice.grade, points=points, part=part)
        reasons = [self._reason(reason) for reason in choice.reasons if not reason[0].startswith(FACT)]
        why = [f"    {labelled(words('review-why'), listed(reasons))}"] if reasons else []
        return "\n".join([played, f"    {better}", f"    {worth}", *why])

    def _reason(self, reason: Reason) -> str:
        code, params = reason
        points = round(float(params["points"]), 1)
        if code == "review.row":
            return words("terminal-row", row=row_name(str(params["row"])), points=_signed(points))
        if code == "review.takes":
            gives = "why-review-gives" if points < 0 else "why-review-takes"
            return words(gives, name=self._side(int(params["side"])), points=abs(points))
        return words("terminal-row", row=words("why-review-long-run"), points=_signed(points))

    def _good(self, seat: Seat | None) -> Iterator[tuple[Change, str]]:
        dealt = [c for c in self.review.changes if c.event.kind == "chance"]
        luck = max(dealt, key=lambda c: max(each.mean for each in c.win))
        side = max(range(len(luck.win)), key=lambda i: luck.win[i].mean)
        yield luck, self._shared("terminal-luck", luck, self._side(side), luck.win[side])
        chosen = [c for c in self.review.changes if c.event.seat is not None and seat in (None, c.event.seat)]
        best = max(chosen, key=self._merit)
        if self._merit(best) > 0 and best.event.seat is not None:
            own = best.win[self._side_of(best.event.seat)]
            yield best, self._shared("terminal-best", best, self.names[best.event.seat], own)

    def _shared(self, what: str, change: Change, name: str, part: Estimate) -> str:
        share, give = _signed(_percent(part.mean)), _percent(part.se * _WIDTH)
        return words(what, ply=change.event.first, name=name, part=share, give=give)

    def _merit(self, change: Change) -> float:
        assert change.event.seat is not None
        own = change.win[self._side_of(change.event.seat)]
        return own.mean - own.se

    def _side_of(self, seat: Seat) -> int:
        return next(i for i, seats in enumerate(self.review.sides) if seat in seats)


def _name(seat: Seat, names: Sequence[str]) -> str:
    """Who sat there; a player who was only called *you* is named by the seat, since sentences are about them."""
    named = seat < len(names) and names[seat] != YOU
    return plain(names[seat]) if named else words("terminal-seat", seat=seat)


def _parts(told: Ledger) -> list[float]:
    """Start, luck, own and others' choices, rounded so that they add up to the result."""
    others = sum(each.mean for each in told.others.values())
    return rounded([told.start, told.luck.mean, told.own.mean, others], told.result)


def _number(number: float) -> str:
    """A number with one digit, as the language writes it."""
    return decimal_in(spoken(), f"{number:.1f}").replace("-", "\u2212")


def _signed(number: float) -> str:
    return decimal_in(spoken(), f"{number:+g}").replace("-", "\u2212")


def _percent(share: float) -> int:
    return round(share * 100)


def _with(part: float, told: Estimate) -> str:
    return f"{_number(part)} ± {_number(told.se * _WIDTH)}"
