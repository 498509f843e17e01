"""Text in columns, in whatever script it is written."""

from __future__ import annotations

import unicodedata

__all__ = ["padded", "wide"]


def wide(text: str) -> int:
    """How many columns *text* takes in a terminal: none for direction marks and combining characters.

    >>> wide("\u2068עדה\u2069"), wide("王")
    (3, 2)
    """
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.category(sign) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, width: int, *, left: bool = True) -> str:
    """*text* in a field of *width* columns."""
    blank = " " * (width - wide(text))
    return text + blank if left else blank + text
