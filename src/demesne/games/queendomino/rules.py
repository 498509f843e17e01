"""The options of the family as one frozen value, and the presets people name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from demesne.games.base import OptionError, Seat

__all__ = ["EDITIONS", "OPTIONS", "RULES_VERSION", "SIZES", "Rules", "queendomino"]

RULES_VERSION = 1
"""Changes when behaviour does; stands in every record."""

EDITIONS = ("us", "eu", "cz")
SIZES = (5, 7)
OPTIONS = ("edition", "size")

TieBreak = Literal["largest", "coins"]


@dataclass(frozen=True, slots=True)
class Rules:
    """How a game is played. Each field is a sentence of the rules.

    ``sides`` lists the seats that share a kingdom, coins and a score. A line
    has ``line`` dominoes; each seat sets ``kings`` kings. A kingdom fits in
    ``size`` x ``size`` squares. The supplies are what the box holds.
    """

    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    size: int
    kings: int = 1
    line: int = 4
    coins: int = 7
    knights: int = 1
    knight_supply: int = 22
    tower_supply: int = 15
    tie_breaks: tuple[TieBreak, ...] = ("largest",)
    edition: str = "us"

    def side_of(self, seat: Seat) -> int:
        """The index of the side that *seat* plays for."""
        return next(i for i, seats in enumerate(self.sides) if seat in seats)

    @property
    def claims(self) -> int:
        """How many dominoes of a line are claimed; the others leave (rules 3.4)."""
        return self.seats * self.kings


def queendomino(players: int, options: Mapping[str, object] | None = None) -> Rules:
    """Queendomino for 2, 3 or 4 *players* (rules 2).

    Options: ``edition`` ("us", "eu", "cz"; the Czech one breaks a last tie by
    left-over coins, rules 11.3) and ``size`` (5 or 7, printed: 7 for two
    players, else 5). Raises ``OptionError`` for anything else.
    """
    given = dict(options or {})
    if players not in (2, 3, 4):
        raise OptionError(f"queendomino is for 2, 3 or 4 players, not {players}")
    if unknown := sorted(set(given) - set(OPTIONS)):
        raise OptionError(f"queendomino has no option {unknown[0]!r}; it has {', '.join(OPTIONS)}")
    edition = _choice(given, "edition", EDITIONS, "us")
    size = _choice(given, "size", SIZES, 7 if players == 2 else 5)
    return Rules(
        seats=players,
        sides=tuple((seat,) for seat in range(players)),
        size=int(str(size)),
        kings=2 if players == 2 else 1,
        tie_breaks=("largest", "coins") if edition == "cz" else ("largest",),
        edition=str(edition),
    )


def _choice(given: Mapping[str, object], name: str, values: tuple[object, ...], default: object) -> object:
    value = given.get(name, default)
    if isinstance(value, bool | float) or value not in values:
        told = ", ".join(map(str, values))
        raise OptionError(f"option {name!r} must be one of {told}, not {value!r}")
    return value
