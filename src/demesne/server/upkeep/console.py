"""What a server says on its console: where it is, who can reach it, where its tables are kept.

The caller may supply the words in another language; these are the English ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

__all__ = ["LINES", "Said", "english"]

LINES: Final[Mapping[str, str]] = {
    "taken": "Port {wanted} is taken; using {port}.",
    "at": "demesne is at {address}",
    "others": "for others on your network: {address}",
    "alone": "for you alone, once: {address}",
    "kept": "tables are kept in {place}; Ctrl+C stops the server",
    "opened": "Open to your network: {address}",
    "closed": "Closed to your network.",
}


class Said(Protocol):
    """The words of a line, by its name."""

    def __call__(self, line: str, /, **given: str) -> str: ...


def english(line: str, /, **given: str) -> str:
    """As the page's English has it.

    >>> english("taken", wanted="8000", port="8001")
    'Port 8000 is taken; using 8001.'
    """
    return LINES[line].format(**given)
