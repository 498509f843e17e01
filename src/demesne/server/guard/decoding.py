"""What comes from outside, decoded: everything unreadable is refused in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

__all__ = ["bounded"]

D = TypeVar("D")
T = TypeVar("T")


def bounded(decode: Callable[[D], T]) -> Callable[[D], T]:
    """*decode*, which treats what is nested too deeply as unreadable, like anything else.

    >>> bounded(msgspec.json.decode)("[" * 5000 + "]" * 5000)
    Traceback (most recent call last):
        ...
    msgspec.DecodeError: nested too deeply
    """

    def decoded(data: D) -> T:
        try:
            return decode(data)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None

    return decoded
