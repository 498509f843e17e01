"""Exact odds of drawing without replacement: the hypergeometric distribution, in fractions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb

import msgspec

__all__ = ["Odds", "any_from", "any_of", "none_of", "odds"]


class Odds(msgspec.Struct):
    """So many chances out of so many, in lowest terms: 0 in 1 is never, 1 in 1 always."""

    ways: int
    of: int


def odds(chance: Fraction) -> Odds:
    """*chance* in the form in which it is told.

    >>> odds(Fraction(2, 6))
    Odds(ways=1, of=3)
    """
    return Odds(chance.numerator, chance.denominator)


def none_of(wanted: int, all_of: int, drawn: int) -> Fraction:
    """The chance that none of *wanted* pieces is among *drawn*, when *all_of* are equally likely to be.

    >>> none_of(1, 4, 1), none_of(2, 4, 3), none_of(0, 0, 0)
    (Fraction(3, 4), Fraction(0, 1), Fraction(1, 1))
    """
    return Fraction(comb(all_of - wanted, drawn), comb(all_of, drawn))


def any_of(wanted: int, all_of: int, drawn: int) -> Odds:
    """The odds that at least one of *wanted* pieces is among *drawn* of *all_of*.

    >>> any_of(1, 4, 3)
    Odds(ways=3, of=4)
    """
    return odds(1 - none_of(wanted, all_of, drawn))


def any_from(piles: Iterable[tuple[int, int, int]]) -> Odds:
    """The odds of at least one wanted piece where some are drawn from several piles.

    Each of *piles* says how many are wanted of how many, and how many are drawn.

    >>> any_from([(1, 2, 1), (1, 2, 1)])
    Odds(ways=3, of=4)
    """
    none = Fraction(1)
    for wanted, all_of, drawn in piles:
        none *= none_of(wanted, all_of, drawn)
    return odds(1 - none)
