"""The family as games: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from demesne.games.grid import Chart
from demesne.games.queendomino.moves import QueendominoMove, parse_move
from demesne.games.queendomino.rules import Rules, queendomino
from demesne.games.queendomino.state import State, new_state, parse_state

__all__ = ["QueendominoGame", "make_queendomino"]


@dataclass(frozen=True, slots=True)
class QueendominoGame:
    """Queendomino under *rules*; ``options`` are those given, to be written down."""

    rules: Rules
    options: Mapping[str, object] = field(default_factory=Chart)
    name: str = "queendomino"

    @property
    def seats(self) -> int:
        return self.rules.seats

    def new_state(self) -> State:
        return new_state(self.rules)

    def parse_move(self, text: str) -> QueendominoMove:
        return parse_move(text)

    def parse_state(self, text: str) -> State:
        return parse_state(text, self.rules)


def make_queendomino(players: int, options: Mapping[str, object]) -> QueendominoGame:
    """The game for *players* with *options*. Raises ``OptionError``."""
    return QueendominoGame(queendomino(players, options), Chart(options))
