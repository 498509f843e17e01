"""Domaine as a game: rules with their options fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from demesne.games.base import Game, Seat
from demesne.games.domaine.moves import DomaineMove, parse_move
from demesne.games.domaine.rules import Rules, domaine
from demesne.games.domaine.state import State, View, new_state, parse_state, parse_view
from demesne.games.domaine.terrain import land_rows
from demesne.games.grid import Chart

__all__ = ["DomaineGame", "domaine_board", "make_domaine"]


@dataclass(frozen=True, slots=True)
class DomaineGame:
    """Domaine under *rules*; ``options`` are those given, kept for records.

    >>> game = make_domaine(2, {})
    >>> game.name, game.seats, str(game.parse_move("castle c4"))
    ('domaine', 2, 'castle c4')
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
        return tuple((seat,) for seat in range(self.seats))

    def new_state(self) -> State:
        return new_state(self.rules)

    def parse_move(self, text: str) -> DomaineMove:
        return parse_move(text)

    def parse_state(self, text: str) -> State:
        return parse_state(text, self.rules)

    def parse_observation(self, text: str) -> View:
        return parse_view(text, self.rules)


def make_domaine(players: int, options: Mapping[str, object]) -> DomaineGame:
    """Domaine for *players* with *options*. Raises ``OptionError``.

    >>> make_domaine(3, {"spacing": 6}).options
    {'spacing': 6}
    """
    return DomaineGame(domaine(players, options), Chart(options))


def domaine_board(game: Game[Any]) -> tuple[tuple[str, ...], ...]:
    """The land of *game*: names of terrains, row 1 first. Raises ``TypeError`` for another game.

    >>> domaine_board(make_domaine(2, {}))[0][:2]
    ('forest', 'village')
    """
    if not isinstance(game, DomaineGame):
        raise TypeError(f"{game.name} is not played on a land")
    return tuple(map(tuple, land_rows(game.rules.land)))
