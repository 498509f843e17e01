"""What ``match`` and ``tournament`` share: who plays on what, a progress bar, tests, a file to resume from."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from demesne.arena.pool import POOLS, Pool, PoolError, cores, open_pool
from demesne.arena.sprt import DEFAULT_TEST, Question, Told, TrialError, parse_trial
from demesne.cli.shell import Apart, BadInput

if TYPE_CHECKING:
    from demesne.arena.luck import Corrected, Figure
    from demesne.arena.match import Seating
    from demesne.arena.results import Book  # It imports a decoder that `--help` need not load.
    from demesne.arena.standings import Standing

__all__ = [
    "ContestCommand",
    "GameName",
    "Jobs",
    "On",
    "Players",
    "Seed",
    "Test",
    "ask",
    "figures",
    "gauge",
    "luck_lines",
    "open_book",
    "pool",
    "trial_lines",
]

GameName = Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")]
Players = Annotated[str, typer.Option("--players", metavar="SPEC,SPEC,…", help="Who plays; see 'demesne players'.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "--workers", min=1, help="Games at once; by default one for each core.")
]
On = Annotated[str, typer.Option(metavar="|".join(POOLS), help="Where they are played.")]
Test = Annotated[
    str | None,
    typer.Option(
        metavar="[TEST]",
        help="Stop when it is clear how strong the first player is:"
        " lead, margin, wins or elo, with :LOW,HIGH if you like; several joined by +.",
    ),
]

Shown: TypeAlias = "Seating | Standing"
"""What a table has a line for: how a player did in a match or in a tournament."""

_OUTPUT, _ERRORS = 1, 2
"""Standard output and standard error, as the system knows them."""
_MANY = 24
"""From this many games on, it pays to start processes."""


_PLAYOUTS = 100
"""Playouts of each position around a deal by which luck is measured, by default."""
_DIED = (
    "a process that played has died: a player ended it, or there was too little memory; --jobs 1 plays in this process,"
    " and fewer --jobs need less"
)
_ALONE = {"--sprt": DEFAULT_TEST, "--luck": str(_PLAYOUTS)}


class ContestCommand(Apart):
    """A command whose ``--sprt`` may come without a test, ``--luck`` without a number: they then mean the default."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        filled = [
            f"{word}={_ALONE[word]}" if word in _ALONE and (after is None or after.startswith("-")) else word
            for word, after in zip(args, [*args[1:], None], strict=True)
        ]
        return super().parse_args(ctx, filled)


def ask(test: str | None, sides: int) -> Sequence[Question]:
    """The questions of a test; none without one. Raises ``BadInput``."""
    try:
        return parse_trial(test, sides) if test is not None else ()
    except TrialError as error:
        raise BadInput(f"--sprt: {error}") from None


def open_book(path: Path | None) -> Book | None:
    """The results in a file that need not exist yet. Raises ``BadInput``."""
    if path is None:
        return None
    from demesne.arena.results import Book, ResultsError  # noqa: PLC0415

    try:
        return Book(path)
    except ResultsError as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{path}: expected a file that can be read ({error.strerror})") from None


@contextmanager
def written(out: Path | None, folder: Path | None) -> Iterator[None]:
    """Makes the *folder* of *out* before anything is played. Raises ``BadInput`` where nothing can be written there."""
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        if out is None:
            raise
        raise BadInput(f"--out: {out}: expected a file that can be written ({error.strerror})") from None


@contextmanager
def pool(executor: str, jobs: int | None, games: int) -> Iterator[Pool]:
    """The pool that *games* are played on. Raises ``BadInput``."""
    try:
        with _silenced(), open_pool(executor, jobs or (cores() if games >= _MANY else 1)) as opened:
            yield opened
    except PoolError as error:
        raise BadInput(f"--executor: {error}") from None
    except BrokenExecutor as error:
        raise BadInput(_DIED) from error


@contextmanager
def _silenced() -> Iterator[None]:
    """Processes that are started meanwhile print on standard error: their players may, and results are to be read."""
    output = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)
    try:
        yield
    finally:
        os.dup2(output, _OUTPUT)
        os.close(output)


@contextmanager
def gauge(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar that a terminal shows while games are played, and that disappears at the end."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda over: bar.update(task, completed=over)


def figures(rows: Sequence[tuple[Shown, int]], ratings: Sequence[str] = ()) -> Iterator[str]:
    """A table of players, each with how many games it played; a rating for each stands at the end, if there are any."""
    head = f"{'player':24} {'games':>6} {'wins':>8} {'share':>6} {'95 % interval':>14} {'score':>6} {'margin':>7}"
    rated = f" {'rating':>6} {'95 % interval':>14}" if ratings else ""
    yield f"{head} {'ms/move':>8}{rated}"
    for (one, games), rating in zip(rows, ratings or [""] * len(rows), strict=True):
        interval = f"{one.ci95[0]:.3f}-{one.ci95[1]:.3f}"
        line = f"{one.player:24} {games:6} {one.wins:8.1f} {one.share:6.3f} {interval:>14} {one.mean_score:6.1f}"
        yield f"{line} {one.margin:+7.1f} {one.cpu_ms_per_decision:8.3f}{rating}".rstrip()


def luck_lines(players: Sequence[str], told: Sequence[Corrected | None]) -> Iterator[str]:
    """A table of each player's results corrected for luck; or that they cannot be known yet."""
    if None in told:
        from demesne.arena.luck import FEWEST  # noqa: PLC0415 - NumPy, which `--help` need not load

        yield f"without luck: not before {FEWEST} decks have been played from every seat"
        return
    head = f"{'by decks':24} {'as played':>9} {'95 % interval':>16}"
    yield f"{head} {'without luck':>13} {'95 % interval':>16} {'worth':>6}"
    for player, one in zip(players, told, strict=True):
        assert one is not None
        yield _luck_line(f"{player}, share", one.share, ".3f")
        yield _luck_line(f"{player}, margin", one.margin, "+.1f")


def _luck_line(name: str, one: Figure, form: str) -> str:
    raw, fair = (f"{low:{form}} {high:{form}}" for low, high in (one.raw_ci95, one.ci95))
    before, after = format(one.raw, form), format(one.corrected, form)
    return f"{name:24} {before:>9} {raw:>16} {after:>13} {fair:>16} {one.worth:>5.1f}x"


def trial_lines(player: str, tests: Sequence[Told]) -> Iterator[str]:
    """The state of the tests of *player*, a line for each."""
    for one in tests:
        found = {"low": f"rather {one.low:g}", "high": f"rather {one.high:g}", "": "open"}[one.verdict]
        yield (
            f"{player}: {one.measure} {one.low:g} or {one.high:g}? {found}: mean {one.mean:.3f} of {one.units} decks,"
            f" LLR {one.llr:.2f} of {one.bounds[0]:.2f} to {one.bounds[1]:.2f}"
        )
