"""The options of Orchard as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from demesne.games.base import OptionError
from demesne.games.options import check_names, choice

__all__ = ["HANDS", "PLAYERS", "RULES_VERSION", "Rules", "orchard"]

RULES_VERSION = 1
"""Changes when the same moves give another game; stands in every record."""

PLAYERS = (2, 3, 4)
HANDS = (3, 2, 4)
"""Cards in a hand, the printed number first."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How a game is played: how many, with how many cards in a hand, at what market (rules 4)."""

    name: ClassVar[str] = "orchard"
    seats: int
    hand: int = HANDS[0]
    kind_market: bool = False


def orchard(players: int, options: Mapping[str, object]) -> Rules:
    """Orchard for *players* with the options of rules 4. Raises ``OptionError`` for anything else."""
    if players not in PLAYERS:
        raise OptionError(f"orchard is for 2, 3 or 4 players, not {players}")
    check_names("orchard", options, ("hand", "kind_market"))
    return Rules(
        seats=players,
        hand=choice(options, "hand", HANDS, HANDS[0]),
        kind_market=choice(options, "kind_market", (False, True), default=False),
    )
