"""The games that are reviewed: who plays what, each played once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from benchmarks.reviews.shelf import Shelf
from demesne.arena.play import plies
from demesne.games.deck import Deck
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import make_player
from demesne.records.record import Record

__all__ = ["MODES", "Mode", "played"]


@dataclass(frozen=True)
class Mode:
    """A game for so many players."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


MODES: Mapping[str, Mode] = {
    "K2": Mode("kingdomino", 2),
    "K4": Mode("kingdomino", 4),
    "Q2": Mode("queendomino", 2),
    "Q3": Mode("queendomino", 3),
    "Q4": Mode("queendomino", 4),
    "W6": Mode("royal-wedding", 6, {"teams": True}),
    "D2": Mode("domaine", 2),
    "D3": Mode("domaine", 3),
    "D4": Mode("domaine", 4),
}
"""As the tables of docs/results/reviews.md call them."""


def played(shelf: Shelf, mode: str, specs: tuple[str, ...], seed: int) -> Record:
    """Game number *seed* between players, in the order of the seats."""
    options, moves = shelf.get(f"{mode} {' '.join(specs)} {seed}", lambda: _play(MODES[mode], specs, seed))
    return Record(MODES[mode].game, len(specs), tuple(moves), options)


def _play(mode: Mode, specs: tuple[str, ...], seed: int) -> tuple[Mapping[str, Any], list[str]]:
    options = GAMES[mode.game].lay_out(mode.options, Random(f"{seed} layout"))
    game = make_game(mode.game, len(specs), options)
    seats = [make_player(spec, f"{seed} seat {seat}") for seat, spec in enumerate(specs)]
    return options, [str(ply.move) for ply in plies(game, seats, Deck(f"review {seed}"))]
