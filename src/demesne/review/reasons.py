"""Why a move is better, as codes and numbers that a reader's language turns into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from demesne.review.judging import Verdict
from demesne.review.ledger import Estimate
from demesne.review.rule_reasons import Reason

__all__ = ["Reason", "reasons_of"]

_ROWS: Final = 3
_LEAST_ROW, _LEAST_OTHER, _MOST_PART = 0.5, 1.0, 0.8
_SURE, _EACH = 5.0, 2.0
"""How many standard errors a single judge must see, and each of two that agree."""


def reasons_of(first: Verdict, second: Verdict | None) -> tuple[Reason, ...]:
    """At most three rows of the pad and one other side, as far as they can be trusted; else only the long run."""
    own = list(_rows(first, second))
    taken = list(_taken(first, second))
    told = sum(abs(float(params["points"])) for _, params in (*own, *taken))
    if told < abs(first.points.mean) / 2 or not (own or taken):
        return (("review.long-run", {"points": round(first.points.mean, 1)}),)
    return (*own, *taken)


def _rows(first: Verdict, second: Verdict | None) -> Iterator[Reason]:
    whole, told = sum(abs(each.mean) for each in first.rows.values()), 0.0
    ordered = sorted(first.rows, key=lambda row: -abs(first.rows[row].mean))
    for row in ordered[:_ROWS]:
        change = first.rows[row]
        other = second.rows.get(row) if second else None
        if abs(change.mean) >= _LEAST_ROW and _trusted(change, other) and told < _MOST_PART * whole:
            told += abs(change.mean)
            yield "review.row", {"row": row, "points": round(change.mean, 1)}


def _taken(first: Verdict, second: Verdict | None) -> Iterator[Reason]:
    side = max(first.others, key=lambda other: abs(first.others[other].mean))
    change = first.others[side]
    if abs(change.mean) >= _LEAST_OTHER and _trusted(change, second.others.get(side) if second else None):
        yield "review.takes", {"side": side, "points": round(-change.mean, 1)}


def _trusted(one: Estimate, two: Estimate | None) -> bool:
    if abs(one.mean) >= _SURE * one.se:
        return True
    agree = two is not None and one.mean * two.mean > 0
    return agree and two is not None and all(abs(each.mean) >= _EACH * each.se for each in (one, two))
