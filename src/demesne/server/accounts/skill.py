"""How well somebody plays, as results say: Weng and Lin's Bayesian rating after Plackett and Luce, by openskill.

The numbers are on the scale that players know: everybody begins at 1500, and 400 points more mean odds of ten to one
between two players whose strength is well known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from demesne.server.table.rated import Result

__all__ = ["FIRM", "MEAN", "SPREAD", "Rating", "after"]

MEAN: Final = 1500.0
BETA: Final = 400 / 2.302585092994046 / 2**0.5
"""How much chance and form spread the result of one game: odds of ten to one at 400 points follow from it."""
SPREAD: Final = 2 * BETA
"""How uncertain the first guess is."""
DRIFT: Final = BETA / 50
"""How much somebody's strength may change between two games."""
FIRM: Final = 10
"""After how many games the number is worth showing."""


class Rating(msgspec.Struct, frozen=True):
    """A guess at somebody's strength, how uncertain it is, and from how many games it comes."""

    mu: float = MEAN
    sigma: float = SPREAD
    games: int = 0

    @property
    def value(self) -> int:
        return round(self.mu)

    @property
    def sure(self) -> int:
        """Half the width of the interval that holds the true strength 19 times in 20, as far as the model is right."""
        return round(2 * self.sigma)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where rated games are played

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=BETA, tau=DRIFT)


def after(result: Result, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of everybody for whom *result* counts, after it; *before* has those of all who played.

    A bot that plays on several seats learns from the first of them.
    """
    ranks = result.ranks if result.only is None else _one_by_one(result, before)
    rated = _rated(result.sides, ranks, before)
    counted = {player: rated[player] for side in result.sides for player in side}
    if result.only is None:
        return counted
    return {player: _not_better(before[player], counted[player]) for player in result.only}


def _rated(sides: Sequence[Sequence[str]], ranks: Sequence[int], before: Mapping[str, Rating]) -> dict[str, Rating]:
    model = _model()
    teams = [[model.rating(before[each].mu, before[each].sigma) for each in side] for side in sides]
    found: dict[str, Rating] = {}
    for side, team in zip(sides, model.rate(teams, ranks=list(map(float, ranks))), strict=True):
        for player, rating in zip(side, team, strict=True):
            found.setdefault(player, Rating(rating.mu, rating.sigma, before[player].games + 1))
    return found


def _one_by_one(result: Result, before: Mapping[str, Rating]) -> list[int]:
    """The places if those who stayed had come in one after the other, the strongest first; whoever left is last.

    Nobody knows how they would have come in; but behind all of them in one place, among eight, to leave would cost a
    fourteenth of what it costs to come last.
    """
    strength = [sum(before[each].mu for each in side) for side in result.sides]
    stayed = [side for side, rank in enumerate(result.ranks) if rank == 1]
    places = {side: place for place, side in enumerate(sorted(stayed, key=lambda side: -strength[side]), 1)}
    return [places.get(side, len(stayed) + 1) for side in range(len(result.sides))]


def _not_better(before: Rating, then: Rating) -> Rating:
    """Nobody who leaves ever gains from it."""
    return msgspec.structs.replace(then, mu=min(before.mu, then.mu))
