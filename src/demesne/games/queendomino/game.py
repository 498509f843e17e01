"""The family as games: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from demesne.games.base import Seat
from demesne.games.grid import Chart
from demesne.games.queendomino.moves import QueendominoMove, parse_move
from demesne.games.queendomino.rules import Rules, kingdomino, queendomino, royal_wedding
from demesne.games.queendomino.state import State, new_state, parse_state

__all__ = ["QueendominoGame", "make_kingdomino", "make_queendomino", "make_royal_wedding"]


@dataclass(frozen=True, slots=True)
class QueendominoGame:
    """A game of the family under *rules*; ``options`` are those given, to be written down."""

    rules: Rules
    options: Mapping[str, object] = field(default_factory=Chart)

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.rules.sides

    def new_state(self) -> State:
        return new_state(self.rules)

    def parse_move(self, text: str) -> QueendominoMove:
        return parse_move(text)

    def parse_state(self, text: str) -> State:
        return parse_state(text, self.rules)


def make_queendomino(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Queendomino for *players* with *options*. Raises ``OptionError``."""
    return QueendominoGame(queendomino(players, options), Chart(options))


def make_kingdomino(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Kingdomino for *players* with *options*. Raises ``OptionError``."""
    return QueendominoGame(kingdomino(players, options), Chart(options))


def make_royal_wedding(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Royal Wedding for *players* with *options*. Raises ``OptionError``."""
    return QueendominoGame(royal_wedding(players, options), Chart(options))
