"""What has come last, and no more of it than fits: whoever may add to it cannot fill the memory."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

__all__ = ["Newest"]

T = TypeVar("T", bound=Hashable)


class Newest(Generic[T]):
    """A set of the *most* things that were added last.

    >>> newest = Newest[str](2)
    >>> for word in ("claim", "place", "tax"):
    ...     newest.add(word)
    >>> "claim" in newest, "place" in newest, "tax" in newest
    (False, True, True)
    """

    def __init__(self, most: int) -> None:
        self._kept: dict[T, None] = {}
        self._most = most

    def __contains__(self, thing: T) -> bool:
        return thing in self._kept

    def add(self, thing: T) -> None:
        """*thing* is the newest; the oldest makes room for it."""
        self._kept.pop(thing, None)
        self._kept[thing] = None
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def discard(self, thing: T) -> None:
        """Forgets *thing*, if it is there."""
        self._kept.pop(thing, None)
