"""A bot of your own: it takes the move after which it stands best, as far as it knows, and plays against the house.

python examples/bot.py
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import demesne
from demesne.ratings.intervals import wilson


class Grabber:
    """Looks one move ahead, in a position that its seat could be in, and takes the most points."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def decide(self, observation: demesne.Observation[Any]) -> Any:
        position = observation.resample(self.rng)
        moves = list(observation.legal_moves())
        self.rng.shuffle(moves)
        return max(moves, key=lambda move: points(position.apply(move), observation.seat))


def points(position: Any, seat: int) -> int:
    """The running score of *seat*, which the positions of this game tell."""
    return int(position.sheet(position.rules.side_of(seat)).total)


if __name__ == "__main__":
    game, wins = demesne.make_game("kingdomino", 2), 0
    for deck, seat in product(range(10), (0, 1)):  # each deck from either seat
        players = [demesne.make_player("random", deck), demesne.make_player("random", deck)]
        players[seat] = Grabber(Random(deck))
        wins += demesne.play(game, players, deck).side_of(seat).rank == 1
    print(f"{wins} of 20 games won, 95 % interval", *(f"{bound:.0%}" for bound in wilson(wins, 20)))
