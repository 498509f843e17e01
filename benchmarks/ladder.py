"""``python -m benchmarks.ladder [PLAYER …]``: one player against three copies of another; ``make ladder``.

Kingdomino for four with both bonuses, as in the one published study (M. Gedda, M. Lagerkvist, M. Butler, "Monte Carlo
Methods for the Game Kingdomino", 2018, whose logs were counted again) and in a prototype of this project. Every deck
is played from all four seats. Games already in the folder are not played again, so an interrupted ladder resumes; a
rung whose player does not exist here is left out and named.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from benchmarks.matches import Page, Step, add_words, one_by_one
from demesne.arena.match import play_match, tally
from demesne.arena.plan import Match
from demesne.arena.pool import Pool
from demesne.arena.results import Book
from demesne.arena.unit import Result
from demesne.players.spec import SpecError, check_spec
from demesne.ratings.intervals import Interval, mean_interval, wilson

__all__ = ["RUNGS", "Elsewhere", "Found", "Rung", "climb", "compared", "lines", "main"]

OPTIONS: dict[str, object] = {"bonuses": ["middle_kingdom", "harmony"]}
SEATS = 4


@dataclass(frozen=True)
class Elsewhere:
    """What was found elsewhere for a rung: games, share of wins, mean score, mean lead over the best opponent."""

    source: str
    games: int
    share: float
    score: float
    margin: float


@dataclass(frozen=True)
class Rung:
    """One player, three equal opponents, and what is known about such a pairing."""

    player: str
    against: str
    elsewhere: Elsewhere | None = None


RUNGS = (
    Rung("random", "random", Elsewhere("study", 1000, 0.238, 22.8, -7.2)),
    Rung("greedy:full", "random", Elsewhere("study", 1000, 0.978, 55.7, 27.2)),
    Rung("greedy:full", "greedy:full", Elsewhere("study", 500, 0.251, 51.4, -10.3)),
    Rung("greedy", "greedy:full"),
    Rung("mc:playouts=50", "greedy:full", Elsewhere("prototype", 400, 0.718, 62.1, 8.0)),
    Rung("mc:playouts=200", "greedy:full", Elsewhere("prototype", 400, 0.849, 66.6, 13.1)),
    Rung("mc:playouts=800", "greedy:full", Elsewhere("prototype", 200, 0.862, 68.2, 14.1)),
    Rung("mcts:playouts=200", "greedy:full"),
    Rung("value", "greedy:full", Elsewhere("prototype", 1000, 0.589, 60.8, 3.7)),
    Rung("greedy:full", "value", Elsewhere("prototype", 1000, 0.119, 50.5, -18.5)),
    Rung("mc:playouts=200", "value", Elsewhere("prototype", 200, 0.418, 63.4, -3.3)),
    Rung("mc:seconds=0.1", "greedy:full", Elsewhere("study, 1 s", 200, 0.430, 60.0, -1.7)),
    Rung("mcts:seconds=0.1", "greedy:full"),
    Rung("mc:seconds=1", "greedy:full", Elsewhere("study, 8 s", 200, 0.765, 66.1, 9.7)),
)
"""The quickest first. Beside a time stand the study's best players at the longer time that is named."""


@dataclass(frozen=True)
class Found:
    """The result of a rung here."""

    rung: Rung
    games: int
    share: float
    ci95: Interval
    score: float
    margin: float
    margin_ci95: Interval
    cpu_ms: float


def climb(rung: Rung, decks: int, seed: int, pool: Pool, book: Book) -> Found:
    """Plays what *book* does not know of a rung."""
    plan = Match("kingdomino", (rung.player, *[rung.against] * (SEATS - 1)), decks * SEATS, seed, OPTIONS)
    games = play_match(plan, pool, book)
    own = tally(plan.players, games)[0]
    margins = mean_interval(_deck_means(games))
    return Found(rung, len(games), own.share, own.ci95, own.mean_score, own.margin, margins, own.cpu_ms_per_decision)


def _deck_means(games: Sequence[Sequence[Result]]) -> list[float]:
    starts = range(0, len(games), SEATS)
    return [fmean(game[0].margin for game in games[start : start + SEATS]) for start in starts]


def compared(found: Found) -> str:
    """Whether the share of wins is within what was found elsewhere, both intervals considered."""
    if found.rung.elsewhere is None:
        return ""
    low, high = wilson(found.rung.elsewhere.share * found.rung.elsewhere.games, found.rung.elsewhere.games)
    if found.ci95[0] > high:
        return "above"
    return "below" if found.ci95[1] < low else "within"


def lines(rungs: Sequence[Found]) -> Iterator[str]:
    """The table as Markdown."""
    head = ["player", "against three", "games", "wins %", "95 %", "score", "margin", "95 %", "CPU ms a decision"]
    head += ["elsewhere", "games", "wins %", "95 %", "score", "margin", "here"]
    yield f"| {' | '.join(head)} |"
    yield f"| --- | --- |{' --: |' * 7} --- |{' --: |' * 5} --- |"
    for found in rungs:
        yield f"| {' | '.join([*_here(found), *_elsewhere(found)])} |"


def _here(found: Found) -> list[str]:
    return [
        found.rung.player,
        found.rung.against,
        str(found.games),
        f"{100 * found.share:.1f}",
        _percent(found.ci95),
        f"{found.score:.1f}",
        f"{found.margin:+.1f}",
        f"{found.margin_ci95[0]:+.1f} to {found.margin_ci95[1]:+.1f}",
        f"{found.cpu_ms:.3g}",
    ]


def _elsewhere(found: Found) -> list[str]:
    other = found.rung.elsewhere
    if other is None:
        return [""] * 7
    interval = wilson(other.share * other.games, other.games)
    share, margin = f"{100 * other.share:.1f}", f"{other.margin:+.1f}"
    return [other.source, str(other.games), share, _percent(interval), f"{other.score:.1f}", margin, compared(found)]


def _percent(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}"


def main(words: Sequence[str]) -> int:
    """Plays the rungs that are asked for, or all, and writes the table after each."""
    asked = _parsed(words)
    here = [rung for rung in RUNGS if _exists(rung) and (not asked.players or rung.player in asked.players)]
    for rung in RUNGS:
        if not _exists(rung):
            print(f"left out, no such player here: {rung.player} against {rung.against}", file=sys.stderr)
    steps = [_step(rung, asked) for rung in here]
    return one_by_one(asked, steps, Page("ladder.md", f"Kingdomino for four, both bonuses, seed {asked.seed}", lines))


def _step(rung: Rung, asked: argparse.Namespace) -> Step[Found]:
    def play(pool: Pool, folder: Path) -> Found:
        return climb(rung, asked.decks, asked.seed, pool, Book(folder / "results.jsonl"))

    return Step(f"{rung.player} against three {rung.against}", play)


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="only the rungs of these players")
    parser.add_argument("--decks", type=int, default=50, help="decks for each rung, four games each (%(default)s)")
    add_words(parser, ".cache/ladder")
    asked = parser.parse_args(words)
    if unknown := sorted(set(asked.players) - {rung.player for rung in RUNGS}):
        parser.error(f"there is no rung of {unknown[0]!r}")
    return asked


def _exists(rung: Rung) -> bool:
    try:
        check_spec(rung.player)
        check_spec(rung.against)
    except SpecError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
