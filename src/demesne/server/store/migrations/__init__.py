"""The steps that led to today's database; those still missing are run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

__all__ = ["STEPS", "knows", "latest"]

STEPS: Final = Path(__file__).parent
"""Where they are."""


def latest() -> str:
    """The revision of a database that lacks none, according to the names of the steps."""
    return max(_revisions())


def knows(revision: str) -> bool:
    """Whether one of the steps leads to *revision*: to that of a newer program, none does."""
    return revision in _revisions()


def _revisions() -> set[str]:
    return {step.name[1:5] for step in (STEPS / "versions").glob("v[0-9]*.py")}
