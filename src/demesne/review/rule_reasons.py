"""What the rules say in favour of the better of two moves: the facts of a hint, as reasons of reviews and puzzles."""

from __future__ import annotations

from typing import Any, Final

from demesne.review.registry import family_of

__all__ = ["FACT", "Reason", "speaking"]

Reason = tuple[str, dict[str, str | int | float]]
"""A code and its parameters."""

FACT: Final = "why."
"""How the codes of facts that the rules have checked begin; what follows is the code of a hint's fact."""
_MOST: Final = 3


def speaking(game: str, state: Any, best: str, played: str) -> tuple[Reason, ...]:
    """What the rules say in favour of *best* and not of *played*, the weightiest first, in the words of a hint."""
    facts = family_of(game).facts
    same = list(facts(state, played))
    told = [fact for fact in facts(state, best) if fact not in same]
    return tuple((FACT + fact.code, dict(fact.args)) for fact in told[:_MOST])
