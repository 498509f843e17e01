"""How long a move takes in the rules: one ``legal_moves`` and one ``apply``.

Random games of two, three and four players; every legal move is as likely as the
others. It measures processor time, so that what else runs does not count. The
promise is a mean of 1 ms or less with four players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import thread_time_ns
from typing import Any

from demesne.games.base import Game, Turn
from demesne.games.registry import make_game

__all__ = ["lines", "measure"]

GAMES = 60
PLAYERS = (2, 3, 4)
SHARES = (50, 95, 99)


def measure(games: int = GAMES) -> dict[str, Any]:
    """By number of players: plies, and microseconds a move and a score, mean and percentiles."""
    return {str(players): _measure(make_game("queendomino", players), games) for players in PLAYERS}


def _measure(game: Game[Any], games: int) -> dict[str, Any]:
    _play(game, Random("warm"), [], [])
    moves: list[int] = []
    scores: list[int] = []
    for number in range(games):
        _play(game, Random(number), moves, scores)
    return {
        "games": games,
        "plies": len(moves),
        "move_us": _spread(moves),
        "outcome_us": _spread(scores),
        "games_per_second": round(games / (sum(moves) / 1e9), 1),
    }


def _play(game: Game[Any], rng: Random, moves: list[int], scores: list[int]) -> None:
    """One random game; adds the nanoseconds of each move, and of the final scoring."""
    state = game.new_state()
    while state.to_move is not Turn.OVER:
        begin = thread_time_ns()
        legal = state.legal_moves()
        listed = thread_time_ns()
        move = rng.choice(legal)
        chosen = thread_time_ns()
        state = state.apply(move)
        moves.append(thread_time_ns() - chosen + listed - begin)
    begin = thread_time_ns()
    state.outcome()
    scores.append(thread_time_ns() - begin)


def _spread(nanoseconds: Sequence[int]) -> dict[str, float]:
    """Mean, percentiles and maximum in microseconds."""
    ordered = sorted(nanoseconds)
    found = {"mean": sum(ordered) / len(ordered)}
    found |= {f"p{share}": ordered[len(ordered) * share // 100] for share in SHARES}
    return {name: round(value / 1000, 1) for name, value in (found | {"max": ordered[-1]}).items()}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each number of players."""
    return [
        f"{players} players: {_told(own['move_us'])} a move over {own['plies']} plies of {own['games']} games; "
        f"{own['outcome_us']['mean']:.0f} us an outcome; {own['games_per_second']:.0f} games a second"
        for players, own in result.items()
    ]


def _told(spread: Mapping[str, float]) -> str:
    rest = ", ".join(f"{name} {value:.0f}" for name, value in spread.items() if name != "mean")
    return f"{spread['mean']:.0f} us ({rest})"
