"""Whether a corner, a tile or a seat of Domaine is favoured: many games of one bot against itself.

Every game has a layout of its own. If a place were favoured, the winner would have
more castles there than the average player of the same game; if a corner were, more
points would be made there than in the other corners. Each difference is given with its
``z``: the sum over the games divided by its standard error. About one in twenty of the
numbers of a game is beyond 2 by chance alone; ``limit`` is what all of them together stay
within in 95 % of runs (Bonferroni). ``DEMESNE_GAMES`` sets how many games there are.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Any, cast

from demesne.arena.play import plies
from demesne.games.base import Outcome
from demesne.games.deck import Deck
from demesne.games.domaine.domains import WORTH
from demesne.games.domaine.state import State
from demesne.games.grid import Square
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import make_player
from demesne.ratings.intervals import wilson

__all__ = ["lines", "measure"]

PLAYER = "greedy"
GAMES_EACH = 60
PLAYERS = (2, 3, 4)
CORNERS = ("north-west", "north-east", "south-west", "south-east")


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: which tile lay where, the last position, its plies, each seat's share of the win."""

    tiles: Sequence[str]
    end: State
    plies: int
    shares: Sequence[float]


class Difference:
    """By how much something exceeded its share, game by game."""

    def __init__(self) -> None:
        self.games: list[float] = []

    def told(self) -> dict[str, float]:
        """The mean and its ``z``."""
        spread = sqrt(sum(value * value for value in self.games))
        return {"mean": round(fmean(self.games), 3), "z": round(sum(self.games) / spread if spread else 0.0, 2)}


def measure(games: int | None = None) -> dict[str, Any]:
    """By number of players: games, how they ended, wins by seat, and the differences by seat, corner and tile."""
    count = games or int(os.environ.get("DEMESNE_GAMES", GAMES_EACH))
    return {str(players): _told([_play(players, number) for number in range(count)]) for players in PLAYERS}


def _play(players: int, number: int) -> Played:
    options = GAMES["domaine"].lay_out({}, Random(f"land {number}"))
    game = make_game("domaine", players, options)
    seated = [make_player(PLAYER, f"land {number} {seat}") for seat in range(players)]
    *before, last = plies(game, seated, Deck(f"land {number}"))
    end = cast("State", last.after)
    winners = [cast("Outcome", end.outcome()).side_of(seat).rank == 1 for seat in range(players)]
    tiles = [word[0] for word in str(options["layout"]).split()]
    return Played(tiles, end, len(before) + 1, [won / sum(winners) for won in winners])


def _told(games: Sequence[Played]) -> dict[str, Any]:
    found: dict[str, dict[str, Difference]] = {name: defaultdict(Difference) for name in _DIFFERENCES}
    for played in games:
        for name, differences in _DIFFERENCES.items():
            for key, value in differences(played).items():
                found[name][key].games.append(value)
    wins = [sum(shares) for shares in zip(*(played.shares for played in games), strict=True)]
    standing = Counter(tile for played in games for tile, _ in _castles(played, _tile))
    return {
        "games": len(games),
        "plies": round(fmean(played.plies for played in games), 1),
        "by_king": round(fmean(played.end.position.reached is not None for played in games), 3),
        "wins": {str(seat): [round(won, 1), *wilson(won, len(games))] for seat, won in enumerate(wins)},
        "standing": {tile: round(count / len(games), 2) for tile, count in sorted(standing.items())},
        "limit": round(NormalDist().inv_cdf(1 - 0.025 / sum(map(len, found.values()))), 2),
        **{name: {key: each.told() for key, each in sorted(group.items())} for name, group in found.items()},
    }


def _tile(played: Played, square: Square) -> str:
    return played.tiles[square[1] // 4 * 3 + square[0] // 4]


def _corner(_: Played, square: Square) -> str:
    return CORNERS[square[1] // 6 * 2 + square[0] // 6]


def _castles(played: Played, place: Callable[[Played, Square], str]) -> Iterator[tuple[str, int]]:
    """Where each player's castles stand, and whose they are; neutral ones are nobody's."""
    for square, seat in played.end.position.board.castles.items():
        if seat < len(played.shares):
            yield place(played, square), seat


def _seats(played: Played) -> dict[str, float]:
    """How much more than an equal share of the win each seat had."""
    return {str(seat): share - 1 / len(played.shares) for seat, share in enumerate(played.shares)}


def _ahead(played: Played, place: Callable[[Played, Square], str], places: Iterable[str]) -> dict[str, float]:
    """By place: how many more castles the winner has there than the average player."""
    ahead = dict.fromkeys(places, 0.0)
    for where, seat in _castles(played, place):
        ahead[where] += played.shares[seat] - 1 / len(played.shares)
    return ahead


def _points(played: Played) -> dict[str, float]:
    """By corner: how many points more than in the average corner the players' domains have there at the end."""
    board = played.end.position.board
    made = dict.fromkeys(CORNERS, 0.0)
    for region in board.regions:
        if region.owner is not None and region.owner < len(played.shares):
            for square in region.squares:
                made[_corner(played, square)] += WORTH.get(board.land[square], 0)
    average = fmean(made.values())
    return {corner: points - average for corner, points in made.items()}


_DIFFERENCES: Mapping[str, Callable[[Played], Mapping[str, float]]] = {
    "wins by seat": _seats,
    "winners' castles by corner": lambda played: _ahead(played, _corner, CORNERS),
    "winners' castles by tile": lambda played: _ahead(played, _tile, played.tiles),
    "points by corner": _points,
}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A few lines for each number of players."""
    return [line for players, own in result.items() for line in _lines(players, own)]


def _lines(players: str, own: Mapping[str, Any]) -> Iterator[str]:
    yield f"{players} players: {own['games']} games, {own['plies']} plies each, {own['by_king']:.0%} ended by the king"
    wins = [f"{seat}: {won} ({low:.2f} to {high:.2f})" for seat, (won, low, high) in own["wins"].items()]
    yield f"  wins by seat {', '.join(wins)}"
    yield f"  castles on a tile {', '.join(f'{tile}: {count}' for tile, count in own['standing'].items())}"
    yield f"  more than its share; within {own['limit']} z is chance"
    for name in _DIFFERENCES:
        told = [f"{key}: {each['mean']:+.2f} (z {each['z']:+.1f})" for key, each in own[name].items()]
        yield f"    {name} {', '.join(told)}"
