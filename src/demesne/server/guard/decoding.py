"""What comes from outside, decoded: everything unreadable is refused in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

__all__ = ["NUL", "bounded"]

D = TypeVar("D")
T = TypeVar("T")

NUL: Final = "\0"
"""The character that no text may contain: PostgreSQL has none, and fails if it is only asked for one."""
_WRITTEN: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


def bounded(decode: Callable[[D], T]) -> Callable[[D], T]:
    """*decode*, which treats what is nested too deeply, or has a NUL, as unreadable, like anything else.

    >>> bounded(msgspec.json.decode)("[" * 5000 + "]" * 5000)
    Traceback (most recent call last):
        ...
    msgspec.DecodeError: nested too deeply
    >>> bounded(msgspec.json.decode)(r'{"name": "a\\u0000"}')
    Traceback (most recent call last):
        ...
    msgspec.DecodeError: a text has a NUL character
    >>> bounded(msgspec.json.decode)(r'"only \\\\u0000"')
    'only \\\\u0000'
    """

    def decoded(data: D) -> T:
        try:
            found = decode(data)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None
        if _has_nul(data):
            raise msgspec.DecodeError("a text has a NUL character")
        return found

    return decoded


def _has_nul(data: Any) -> bool:
    """Whether a text in *data*, which is valid JSON, has one: only an escape can say so there."""
    told = data if isinstance(data, str) else bytes(data).decode()
    return "u0000" in told and bool(_WRITTEN.search(told))
