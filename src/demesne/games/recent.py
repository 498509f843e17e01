"""A small cache of what was found for objects that never change."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Generic, TypeVar

__all__ = ["Recent"]

T = TypeVar("T")


class Recent(Generic[T]):
    """The latest results, each in the place that the ``id`` of its object gives.

    For objects that are asked about again soon or never, and that take as long to hash or compare as to evaluate anew.
    Each is kept alive together with its result, so that no other object can have its ``id`` meanwhile.

    >>> recent, word = Recent[int](), "kingdom"
    >>> recent.of(word, lambda: len(word), True), recent.of(word, lambda: 0, True), recent.of(word, lambda: 1, False)
    (7, 7, 1)
    """

    def __init__(self, size: int = 512) -> None:
        self._kept: list[tuple[object, tuple[object, ...], T] | None] = [None] * size

    def of(self, thing: object, find: Callable[[], T], *also: object) -> T:
        """The result for *thing* with these very objects *also*, as remembered, or else from calling *find*."""
        place = id(thing) // 16 % len(self._kept)
        known = self._kept[place]
        if known is None or known[0] is not thing or not all(map(is_, known[1], also)):
            known = self._kept[place] = thing, also, find()
        return known[2]
