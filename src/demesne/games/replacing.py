"""Values with some of their parts replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["replace"]

T = TypeVar("T")
Put = Callable[[object, object], None]

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value: T, /, **parts: object) -> T:
        """A copy of *value* with these *parts*: ``dataclasses.replace`` in less than half the time.

        For dataclasses with slots and without ``__post_init__``. A move replaces its position three or four times,
        which took a third of its time. Raises ``KeyError`` for parts that *value* does not have.

        >>> from demesne.games.base import Reason
        >>> replace(Reason.of("turn.over", "3.7"), clause="3.8")
        Reason(code='turn.over', clause='3.8', params=())
        """
        kind = type(value)
        read, places = _layout(kind)
        copy = object.__new__(kind)
        for put, part in zip(places.values(), read(value), strict=True):
            put(copy, part)
        for name, part in parts.items():
            places[name](copy, part)
        return copy


@cache
def _layout(kind: type[Any]) -> tuple[Callable[[object], tuple[object, ...]], dict[str, Put]]:
    """What reads all parts of a value of this *kind*, two or more, and by its name what puts each into a new one."""
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: getattr(kind, name).__set__ for name in names}
