"""What is to be played: a game, who plays, how often, from which seed, and where each sits."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from demesne import __version__
from demesne.games.base import Game, OptionError, Seat
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import check_spec, code_of

__all__ = ["Luck", "Match", "places"]


@dataclass(frozen=True, slots=True)
class Luck:
    """How luck is measured: ``of`` takes a game, its positions, its moves, how many *playouts* to make, and a seed.

    It returns, for each side, what chance brought it of the victory and of the lead: a pair by each of any number of
    players. A process to which a match is sent must be able to import it.
    """

    playouts: int
    of: Callable[[Game[Any], Sequence[Any], Sequence[Any], int, int], Sequence[Sequence[tuple[float, float]]]]


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played: a game, a player for each seat, how often, from which seed.

    ``players`` are specs, one for each seat, a class of one's own by its place:
    ``f"{__name__}.Grabber"`` in a script. ``games`` are all games together. A
    deck is played once from each seat: ``len(players)`` games, which together are
    a *unit*. Raises ``OptionError`` or ``SpecError`` when it cannot be played.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    luck: Luck | None = None

    def __post_init__(self) -> None:
        _check_kinds(self.players, self.games)
        game = make_game(self.game, len(self.players), self.options)
        for spec in self.players:
            check_spec(spec).check(game)
        if self.games < 1:
            raise OptionError(f"a match has at least 1 game, not {self.games}")

    @property
    def decks(self) -> int:
        """How many decks are played; the last one may not be played from every seat."""
        return -(-self.games // len(self.players))

    def turns(self, deck: int) -> int:
        """How many games are played with *deck*."""
        return min(len(self.players), self.games - deck * len(self.players))

    def table(self, deck: int) -> Game[Any]:
        """The game as it is laid out with *deck*."""
        options = GAMES[self.game].lay_out(self.options, Random(f"{self.seed} layout {deck}"))
        return make_game(self.game, len(self.players), options)

    def config(self) -> dict[str, object]:
        """Everything but the seed that a deck's results depend on."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "players": list(self.players),
            "rules": GAMES[self.game].version,
            "demesne": __version__,
            **({"luck": self.luck.playouts} if self.luck else {}),
            **({"code": code} if (code := self._code()) else {}),
        }

    def _code(self) -> dict[str, str]:
        """What the files of one's own players hold: a player that was changed meanwhile is another."""
        return {spec: code for spec in self.players if (code := code_of(spec))}

    def key(self) -> str:
        """A short name of ``config``: equal for equal configurations, whatever the order of options."""
        return sha256(json.dumps(self.config(), sort_keys=True).encode()).hexdigest()[:16]


def places(sides: Sequence[Sequence[Seat]], turn: int) -> list[Seat]:
    """Where each player sits after *turn* turns: sides rotate first, then the seats within them."""
    swap, shift = divmod(turn, len(sides))
    return [
        sides[(side + shift) % len(sides)][(place + swap) % len(seats)]
        for side, seats in enumerate(sides)
        for place in range(len(seats))
    ]


def _check_kinds(players: object, games: object) -> None:
    """Raises ``OptionError`` for what a script without types may pass by mistake."""
    if isinstance(players, str):
        raise OptionError(f"players are a spec for each seat, such as ('greedy', 'random'), not {players!r}")
    if not isinstance(games, int):
        raise OptionError(f"a match has a whole number of games, not {games!r}")
