"""Files on their way: compressed for clients that accept that."""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["WAYS", "way"]

WAYS = {"br": "br", "gzip": "gz"}
"""The encodings that clients may accept, smallest first, and the endings of files."""
_NONE = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")


def way(accepted: str, ours: Iterable[str] = WAYS) -> str | None:
    """The first of *ours* that a client with this header accepts.

    >>> way("gzip, deflate, br"), way("gzip;q=1.0, br;q=0"), way("identity")
    ('br', 'gzip', None)
    """
    parts = (part.partition(";") for part in accepted.lower().split(","))
    named = {name.strip() for name, _, weight in parts if not _NONE.fullmatch(weight)}
    return next((each for each in ours if each in named), None)
