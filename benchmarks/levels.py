"""``python -m benchmarks.levels [TABLE …]``: each level against the one below, at every kind of table; ``make levels``.

One player of a level (in teams: a pair) plays against the level below on all other seats, every deck from each seat.
The aim is two to one (``docs/players.md``). Games already in the folder are not played again, except where a level's
recipe has changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from benchmarks.matches import Page, Step, add_words, one_by_one
from demesne.arena.match import Seating, play_match, tally
from demesne.arena.plan import Match
from demesne.arena.pool import Pool
from demesne.arena.results import Book
from demesne.games.registry import GAMES, make_game
from demesne.players.levels import LEVELS, recipes_for

__all__ = ["TABLES", "Found", "Table", "lines", "main", "measure", "odds"]


@dataclass(frozen=True)
class Table:
    """What is played: a game, how many players, its options."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def together(self) -> int:
        """Seats that win and lose together."""
        return 2 if self.options.get("teams") else 1

    @property
    def sides(self) -> int:
        """How many sides can win."""
        return self.players // self.together


_BOTH = {"bonuses": ["middle_kingdom", "harmony"]}
_TEAMS = {"teams": True}

TABLES: Mapping[str, Table] = MappingProxyType(
    {
        **{f"kingdomino-{players}": Table("kingdomino", players) for players in (2, 3, 4)},
        **{f"kingdomino-{players}-bonuses": Table("kingdomino", players, _BOTH) for players in (2, 3, 4)},
        "kingdomino-2-duel": Table("kingdomino", 2, {"size": 7}),
        **{f"kingdomino-{players}-dynasty": Table("kingdomino", players, {"dynasty": True}) for players in (2, 3, 4)},
        **{f"queendomino-{players}": Table("queendomino", players) for players in (2, 3, 4)},
        **{f"royal-wedding-{players}": Table("royal-wedding", players) for players in range(3, 9)},
        **{f"royal-wedding-{players}-teams": Table("royal-wedding", players, _TEAMS) for players in (6, 8)},
        **{f"domaine-{players}": Table("domaine", players) for players in (2, 3, 4)},
    }
)
"""Every kind of table by its name."""


@dataclass(frozen=True)
class Found:
    """How a level did against the one below."""

    table: str
    level: int
    games: int
    better: Seating


def odds(share: float, sides: int) -> float:
    """The odds that a share of victories means, scaled so that equals stand at one to one."""
    return share * (sides - 1) / (1 - share) if share < 1 else float("inf")


def measure(name: str, level: int, games: int, seed: int, pool: Pool, folder: Path) -> Found:
    """Plays what *folder* does not know of *level* against the one below."""
    table = TABLES[name]
    own, other = [LEVELS[level].spec] * table.together, [LEVELS[level - 1].spec] * (table.players - table.together)
    plan = Match(table.game, (*own, *other), games, seed, dict(table.options))
    book = Book(folder / f"{name}-{level}-{_fingerprint(table, level)}.jsonl")
    return Found(name, level, games, tally(plan.players, play_match(plan, pool, book))[0])


def _fingerprint(table: Table, level: int) -> str:
    """Changes when either level's recipe does."""
    game = make_game(table.game, table.players, GAMES[table.game].lay_out(table.options, Random(1)))
    recipes = recipes_for(game.new_state().observe(0))
    return sha256(repr(recipes[level - 2 : level]).encode()).hexdigest()[:8]


def lines(found: Sequence[Found]) -> Iterator[str]:
    """A row for every kind of table, a column for every step: how many to one, its 95 % interval, games."""
    steps = sorted({each.level for each in found})
    yield f"| table | {' | '.join(f'{level} v {level - 1}' for level in steps)} |"
    yield f"| ---{' | ---' * len(steps)} |"
    cells = {(each.table, each.level): _cell(each) for each in found}
    for name in dict.fromkeys(each.table for each in found):
        yield f"| {name} | {' | '.join(cells.get((name, level), '') for level in steps)} |"


def _cell(found: Found) -> str:
    sides, (low, high) = TABLES[found.table].sides, found.better.ci95
    return f"{odds(found.better.share, sides):.1f} ({odds(low, sides):.1f}-{odds(high, sides):.1f}) of {found.games}"


def main(words: Sequence[str]) -> int:
    """Plays the tables that are asked for, or all, and writes the results after each step."""
    asked = _parsed(words)
    steps = [_step(name, level, asked) for name in asked.tables or TABLES for level in asked.levels]
    return one_by_one(asked, steps, Page("levels.md", f"One against the level below, seed {asked.seed}", lines))


def _step(name: str, level: int, asked: argparse.Namespace) -> Step[Found]:
    def play(pool: Pool, folder: Path) -> Found:
        return measure(name, level, asked.games, asked.seed, pool, folder)

    return Step(f"{name}, level {level} against {level - 1}", play)


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"any of {', '.join(TABLES)}")
    above = [level for level in LEVELS if level > 1]
    parser.add_argument("--levels", type=int, nargs="+", choices=above, default=above, help="against the one below")
    parser.add_argument("--games", type=int, default=60, help="for each level at each table (%(default)s)")
    add_words(parser, ".cache/levels")
    asked = parser.parse_args(words)
    if unknown := [name for name in asked.tables if name not in TABLES]:
        parser.error(f"there is no table {unknown[0]!r}; there is {', '.join(TABLES)}")
    return asked


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
