"""How long each player thinks: the mean time of a decision in games against itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import process_time_ns
from typing import Any

from demesne.arena.play import plies
from demesne.games.base import Observation, OptionError
from demesne.games.deck import Deck
from demesne.games.registry import make_game
from demesne.players.base import Player
from demesne.players.spec import PLAYERS, make_player

__all__ = ["lines", "measure"]

GAMES = 4
MODES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("kingdomino", 4, {}),
    ("kingdomino", 2, {"size": 7}),
    ("queendomino", 2, {}),
    ("queendomino", 4, {}),
    ("royal-wedding", 4, {}),
    ("royal-wedding", 6, {}),
    ("royal-wedding", 8, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("royal-wedding", 8, {"teams": True}),
)


class Timed:
    """A player whose decisions are timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.nanoseconds = 0

    def decide(self, observation: Observation[Any]) -> Any:
        begin = process_time_ns()
        move = self.player.decide(observation)
        self.nanoseconds += process_time_ns() - begin
        self.decisions += 1
        return move


def measure(games: int = GAMES) -> dict[str, Any]:
    """By player and game: decisions, and milliseconds of processor time for each."""
    return {
        f"{name}, {_told(mode)}": _measure(name, mode, games)
        for name in PLAYERS
        for mode in MODES
        if _plays(name, mode)
    }


def _plays(name: str, mode: tuple[str, int, dict[str, Any]]) -> bool:
    try:
        PLAYERS[name].check(make_game(*mode))
    except OptionError:
        return False
    return True


def _told(mode: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = mode
    return f"{game} for {seats}{' ' + json.dumps(options) if options else ''}"


def _measure(name: str, mode: tuple[str, int, dict[str, Any]], games: int) -> dict[str, float]:
    game = make_game(*mode)
    seated = [Timed(make_player(name, f"bench {seat}")) for seat in range(game.seats)]
    for number in range(games):
        for _ in plies(game, seated, Deck(number)):
            pass
    decisions = sum(player.decisions for player in seated)
    spent = sum(player.nanoseconds for player in seated)
    return {"decisions": decisions, "cpu_ms_per_decision": round(spent / decisions / 1e6, 4)}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each player and game."""
    return [
        f"{name}: {own['cpu_ms_per_decision']:.3f} ms a decision ({own['decisions']} decisions)"
        for name, own in result.items()
    ]
