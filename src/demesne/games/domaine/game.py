"""Domaine as a game: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from demesne.games.base import Game, Seat
from demesne.games.domaine.moves import DomaineMove, parse_move
from demesne.games.domaine.rules import Rules, domaine
from demesne.games.domaine.state import State, new_state, parse_state
from demesne.games.domaine.terrain import land_rows
from demesne.games.grid import Chart

__all__ = ["DomaineGame", "domaine_board", "make_domaine"]


@dataclass(frozen=True, slots=True)
class DomaineGame:
    """Domaine under *rules*; ``options`` are those given, to be written down."""

    rules: Rules
    options: Mapping[str, object] = field(default_factory=Chart)

    @property
    def name(self) -> str:
        return "domaine"

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(self.seats))

    def new_state(self) -> State:
        return new_state(self.rules)

    def parse_move(self, text: str) -> DomaineMove:
        return parse_move(text)

    def parse_state(self, text: str) -> State:
        return parse_state(text, self.rules)


def make_domaine(players: int, options: Mapping[str, object]) -> DomaineGame:
    """Domaine for *players* with *options*. Raises ``OptionError``."""
    return DomaineGame(domaine(players, options), Chart(options))


def domaine_board(game: Game[Any]) -> tuple[tuple[str, ...], ...]:
    """The land of *game*: names of terrains, row 1 first. Raises ``TypeError`` for another game."""
    if not isinstance(game, DomaineGame):
        raise TypeError(f"{game.name} is not played on a land")
    return tuple(map(tuple, land_rows(game.rules.land)))
