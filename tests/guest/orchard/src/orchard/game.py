"""Orchard as a game: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from demesne.games.base import Seat
from demesne.games.grid import Chart
from orchard.moves import OrchardMove, parse_move
from orchard.rules import Rules, orchard
from orchard.state import State, View, new_state, parse_state, parse_view

__all__ = ["OrchardGame", "make_orchard"]


@dataclass(frozen=True, slots=True)
class OrchardGame:
    """Orchard under *rules*; ``options`` are those given, to be written down."""

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
        return tuple((seat,) for seat in range(self.seats))

    def new_state(self) -> State:
        return new_state(self.rules)

    def parse_move(self, text: str) -> OrchardMove:
        return parse_move(text)

    def parse_state(self, text: str) -> State:
        return parse_state(text, self.rules)

    def parse_observation(self, text: str) -> View:
        return parse_view(text, self.rules)


def make_orchard(players: int, options: Mapping[str, object]) -> OrchardGame:
    """Orchard for *players* with *options*. Raises ``OptionError``."""
    return OrchardGame(orchard(players, options), Chart(options))
