"""What was found for objects that never change, remembered for a while."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Generic, TypeVar

__all__ = ["Recent"]

T = TypeVar("T")


class Recent(Generic[T]):
    """What was found last, each thing at the place that the number in memory of its object gives.

    For objects that are asked for again soon or never, and that take as long to hash or to compare as to look at anew.
    Each is kept together with what was found for it, so that no other has its number meanwhile.

    >>> recent, word = Recent[int](), "kingdom"
    >>> recent.of(word, lambda: len(word), True), recent.of(word, lambda: 0, True), recent.of(word, lambda: 1, False)
    (7, 7, 1)
    """

    def __init__(self, size: int = 512) -> None:
        self._kept: list[tuple[object, tuple[object, ...], T] | None] = [None] * size

    def of(self, thing: object, find: Callable[[], T], *also: object) -> T:
        """What *find* says of *thing*, if it has not been found lately with these very objects beside it."""
        place = id(thing) // 16 % len(self._kept)
        known = self._kept[place]
        if known is None or known[0] is not thing or not all(map(is_, known[1], also)):
            known = self._kept[place] = thing, also, find()
        return known[2]
