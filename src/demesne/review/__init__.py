"""Floor 4: what the rules say about a move, and what a finished game teaches, with luck separated from choices.

>>> from demesne.review import begin, glance, refine, report
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from demesne.review.review import begin, glance, refine, report
    from demesne.review.story import Unfinished
    from demesne.review.work import Work

__all__ = ["Unfinished", "Work", "begin", "glance", "refine", "report"]

_HOMES = {
    "Unfinished": "story", "Work": "work",
    "begin": "review", "glance": "review", "refine": "review", "report": "review",
}  # fmt: skip


def __getattr__(name: str) -> object:
    """The object *name*, imported when it is first asked for: hints need no playouts."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
