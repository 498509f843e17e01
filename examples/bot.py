"""A bot of your own: it takes the move after which it stands best, as far as it knows, and plays against the house.

python examples/bot.py; and at the command line, in this folder:
demesne match --game kingdomino --players bot.Grabber,greedy --games 20
"""

from __future__ import annotations

from random import Random
from typing import Any

import demesne


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
    match = demesne.Match("kingdomino", (f"{__name__}.Grabber", "random"), games=20, seed=7)
    grabber, _ = demesne.match(match)
    low, high = grabber.ci95
    print(f"{grabber.wins:g} of 20 games won, 95 % interval {low:.0%} to {high:.0%}")
