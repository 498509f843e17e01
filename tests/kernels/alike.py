"""What comparing the rules with a kernel takes in both families."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from demesne.games.base import State, Turn

__all__ = ["Difference", "Kernel", "ranks", "same", "turn"]


class Difference(AssertionError):
    """The two do not say the same."""


@dataclass(frozen=True)
class Kernel:
    """The functions of a kernel; a test may put a faulty one in, or spoil the record with *prepare*."""

    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int], None]
    score: Callable[[Any, Any], None]
    prepare: Callable[[Any], None] = lambda _: None


def same(state: State[Any], what: str, rules: object, kernel: object) -> None:
    """Raises ``Difference`` unless both say the same of *what* in *state*."""
    if rules != kernel:
        raise Difference(f"{what}: the rules say {_told(rules)}, the kernel {_told(kernel)}, in {state}")


def _told(said: object) -> str:
    return ", ".join(map(str, said)) if isinstance(said, Sequence) and not isinstance(said, str) else str(said)


def turn(state: State[Any]) -> int:
    """What a kernel's ``to_move`` must say."""
    match state.to_move:
        case Turn.CHANCE:
            return -1
        case Turn.OVER:
            return -2
        case seat:
            return seat


def ranks(state: State[Any]) -> list[int]:
    """The places of the sides in a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return [side.rank for side in outcome.sides]
