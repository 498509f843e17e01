"""The family as games: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from demesne.games.base import Seat
from demesne.games.grid import Chart
from demesne.games.queendomino.moves import QueendominoMove, parse_move
from demesne.games.queendomino.rules import Rules, kingdomino, queendomino, royal_wedding
from demesne.games.queendomino.state import State, View, new_state, parse_state, parse_view

__all__ = ["QueendominoGame", "make_kingdomino", "make_queendomino", "make_royal_wedding"]


@dataclass(frozen=True, slots=True)
class QueendominoGame:
    """A game of the family under *rules*; ``options`` are those given, kept for records.

    >>> game = make_kingdomino(2, {})
    >>> game.name, game.seats, str(game.parse_move("deal 17"))
    ('kingdomino', 2, 'deal 17')
    >>> game.parse_state(str(game.new_state())) == game.new_state()
    True
    """

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

    def parse_observation(self, text: str) -> View:
        return parse_view(text, self.rules)


def make_queendomino(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Queendomino for *players* with *options*. Raises ``OptionError``.

    >>> make_queendomino(3, {"size": 7}).options
    {'size': 7}
    """
    return QueendominoGame(queendomino(players, options), Chart(options))


def make_kingdomino(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Kingdomino for *players* with *options*. Raises ``OptionError``.

    >>> make_kingdomino(4, {}).rules.town
    False
    """
    return QueendominoGame(kingdomino(players, options), Chart(options))


def make_royal_wedding(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """Royal Wedding for *players* with *options*. Raises ``OptionError``.

    >>> make_royal_wedding(6, {"teams": True}).sides
    ((0, 1), (2, 3), (4, 5))
    """
    return QueendominoGame(royal_wedding(players, options), Chart(options))
