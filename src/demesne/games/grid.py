"""Squares, neighbours, connected regions, and mappings that do not change."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NoReturn, TypeAlias, TypeVar

__all__ = ["Chart", "Extent", "Square", "extent", "neighbours", "region", "regions"]

Square: TypeAlias = tuple[int, int]
"""``(x, y)``: x grows to the right, y downward."""

Extent: TypeAlias = tuple[int, int, int, int]
"""Smallest and largest coordinates: ``(x0, y0, x1, y1)``, all inclusive."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Chart(dict[K, V]):
    """A mapping that cannot change, so that it can be part of a position.

    It hashes by its content; ``with_`` gives a changed copy.
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def with_(self, *entries: tuple[K, V]) -> Chart[K, V]:
        """A copy with *entries* added or replaced."""
        changed = dict(self)
        changed.update(entries)
        return Chart(changed)

    def __reduce__(self) -> tuple[type[Chart[K, V]], tuple[dict[K, V]]]:
        return Chart, (dict(self),)  # by default, copying and pickling would fill an empty one

    def _fixed(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a Chart does not change")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _fixed
    __ior__ = _fixed


@lru_cache(4096)
def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """The four squares beside *square*, in ascending order.

    >>> neighbours((0, 0))
    ((-1, 0), (0, -1), (0, 1), (1, 0))
    """
    x, y = square
    return (x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)


def extent(squares: Iterable[Square]) -> Extent:
    """The smallest rectangle around *squares*. Raises ``ValueError`` for none.

    >>> extent([(1, 2), (-1, 0)])
    (-1, 0, 1, 2)
    """
    xs, ys = zip(*squares, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def region(start: Square, labels: Mapping[Square, object]) -> frozenset[Square]:
    """The squares connected to *start* that carry its label.

    >>> sorted(region((0, 0), {(0, 0): "lake", (1, 0): "lake", (2, 0): "mine"}))
    [(0, 0), (1, 0)]
    """
    label = labels[start]
    found = {start}
    edge = [start]
    while edge:
        for beside in neighbours(edge.pop()):
            if beside not in found and labels.get(beside) == label:
                found.add(beside)
                edge.append(beside)
    return frozenset(found)


def regions(labels: Mapping[Square, object]) -> list[frozenset[Square]]:
    """All connected groups of equal labels, in the order of their first square.

    >>> [len(found) for found in regions({(0, 0): "lake", (1, 0): "mine", (2, 0): "mine"})]
    [1, 2]
    """
    found: dict[Square, set[Square]] = {}
    for square in sorted(labels):
        column, row = square
        found[square] = {square}
        for before in ((column - 1, row), (column, row - 1)):
            if labels.get(before) == labels[square] and found[before] is not found[square]:
                found[before] |= found[square]
                found.update(dict.fromkeys(found[square], found[before]))
    groups = {id(group): group for group in found.values()}
    return [frozenset(group) for group in groups.values()]
