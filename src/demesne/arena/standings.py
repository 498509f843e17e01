"""How players did over many matches, with intervals, and how strong that makes them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from statistics import fmean

from demesne.arena.contest import Played
from demesne.arena.plan import Match
from demesne.arena.unit import Result
from demesne.ratings.intervals import Interval, bootstrap, mean_interval, wilson
from demesne.ratings.plackett_luce import Ranking, Tally, fit, tally, to_elo

__all__ = ["Entry", "Standing", "entries", "ratings", "standings"]

_DRAWS = 400
"""Bootstrap samples: enough for an interval, few enough for eight players in seconds."""

_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Entry:
    """What one side did in one game: its player and results, and which game it was."""

    player: str
    match: int
    deck: int
    turn: int
    result: Result
    seconds: float
    decisions: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's figures over all its games.

    ``share`` is its share of wins per side it played, ``ci95`` its Wilson
    interval; ``margin`` the mean lead over the best other side; ``rating``
    a strength by Plackett and Luce on Elo's scale, 0 in the middle of the field.
    The intervals of margin and rating rest on decks, which are independent of
    each other. One deck gives none, and a player that always won or lost has none
    for its rating.
    """

    player: str
    games: int
    wins: float
    share: float
    ci95: Interval
    mean_score: float
    margin: float
    margin_ci95: Interval | None
    rating: float
    rating_ci95: Interval | None
    cpu_ms_per_decision: float


def entries(plans: Sequence[Match], played: Sequence[Played]) -> list[Entry]:
    """Every side of every game; partners, who share their results, are one."""
    return [
        entry
        for match, unit in played
        for turn, game in enumerate(unit.games)
        for entry in _sides(plans[match].players, game, (match, unit.deck, turn))
    ]


def _sides(players: Sequence[str], game: Sequence[Result], which: tuple[int, int, int]) -> Iterator[Entry]:
    seated = sorted(zip(players, game, strict=True), key=lambda one: one[1].side)
    for _, partners in groupby(seated, key=lambda one: one[1].side):
        pair = list(partners)
        seconds = sum(result.seconds for _, result in pair)
        decisions = sum(result.decisions for _, result in pair)
        yield Entry(pair[0][0], *which, pair[0][1], seconds, decisions)


def standings(found: Sequence[Entry]) -> list[Standing]:
    """A standing for each player, the strongest first."""
    rated = ratings(found)
    by_player: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in found:
        by_player[entry.player].append(entry)
    told = [_standing(own, *rated[player]) for player, own in by_player.items()]
    return sorted(told, key=lambda standing: (-standing.rating, standing.player))


def _standing(own: Sequence[Entry], rating: float, interval: Interval | None) -> Standing:
    games = len({(entry.match, entry.deck, entry.turn) for entry in own})
    wins = sum(entry.result.win for entry in own)
    decisions = sum(entry.decisions for entry in own)
    return Standing(
        player=own[0].player,
        games=games,
        wins=round(wins, 4),
        share=round(wins / len(own), 4),
        ci95=wilson(wins / len(own) * games, games),
        mean_score=round(fmean(entry.result.score for entry in own), 2),
        margin=round(fmean(entry.result.margin for entry in own), 2),
        margin_ci95=_margin_interval(own),
        rating=round(rating, 1),
        rating_ci95=interval and _rounded(interval, 1),
        cpu_ms_per_decision=round(1000 * sum(entry.seconds for entry in own) / decisions, 4) if decisions else 0.0,
    )


def _rounded(interval: Interval, digits: int) -> Interval:
    return round(interval[0], digits), round(interval[1], digits)


def _margin_interval(own: Sequence[Entry]) -> Interval | None:
    """The interval of the mean margin on a deck, over seats and matches."""
    decks: defaultdict[int, list[int]] = defaultdict(list)
    for entry in own:
        decks[entry.deck].append(entry.result.margin)
    means = [fmean(margins) for margins in decks.values()]
    return _rounded(mean_interval(means), 2) if len(means) > 1 else None


def ratings(found: Sequence[Entry]) -> Mapping[str, tuple[float, Interval | None]]:
    """Each player's strength on Elo's scale with its bootstrap interval, by resampling decks."""
    names = sorted({entry.player for entry in found})
    decks = [Tally.sum(games) for games in _by_deck(found)]
    best = fit(Tally.sum(decks))
    elo = _elo(best, names)
    if len(decks) < 2:
        return {name: (rating, None) for name, rating in zip(names, elo, strict=True)}
    drawn = bootstrap(decks, lambda some: _elo(fit(Tally.sum(some), start=best), names), Random("ratings"), _DRAWS)
    known = [interval if interval[1] - interval[0] > _SAME else None for interval in drawn]
    return dict(zip(names, zip(elo, known, strict=True), strict=True))


def _elo(strength: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """On Elo's scale; a player missing from a sample stands in the middle."""
    return to_elo({name: strength.get(name, 1.0) for name in names}, names)


def _by_deck(found: Sequence[Entry]) -> Iterator[list[Tally]]:
    """What the games with each deck say about strengths."""
    ordered = sorted(found, key=lambda entry: (entry.deck, entry.match, entry.turn, entry.result.rank))
    for _, deck in groupby(ordered, key=lambda entry: entry.deck):
        games = groupby(deck, key=lambda entry: (entry.match, entry.turn))
        yield [tally(_ranking(list(game))) for _, game in games]


def _ranking(game: Sequence[Entry]) -> Ranking:
    places = groupby(game, key=lambda entry: entry.result.rank)
    return tuple(tuple(entry.player for entry in place) for _, place in places)
