"""``demesne train``: a value network trained by self-play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from demesne.cli.contests import gauge, written
from demesne.cli.shell import BadInput, check_file, parse_options, write

if TYPE_CHECKING:
    from demesne.training.queendomino.course import Course  # It brings kernels that `--help` need not load.

__all__ = ["train"]

_SITTING = 100
"""Games between two updates of the progress bar."""
_KEEP = 2000
"""Games after which the progress is saved."""


def train(
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[str, typer.Option(metavar="N,N,…", help="How many play; several take turns.")],
    games: Annotated[int, typer.Option(min=1, help="How many games it learns from.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the network goes; FILE.part goes on.")],
    options: Annotated[
        list[str] | None, typer.Option(metavar="JSON", help="Options of the game; several take turns.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same network.")] = 0,
) -> None:
    """Train the network of the player 'value' by self-play. After an interruption it resumes where it left off."""
    from demesne.players.queendomino.weights import WeightsError  # noqa: PLC0415
    from demesne.training.queendomino.course import Course, Plan  # noqa: PLC0415

    chosen = tuple(map(parse_options, options or ["{}"]))
    check_file("--out", out)
    plan = Plan(name, _numbers(players), chosen, games, seed)
    try:
        course = Course(plan, out.with_name(out.name + ".part"))
    except WeightsError as error:
        raise BadInput(str(error)) from None
    print("Compiling takes half a minute the first time.", file=sys.stderr, flush=True)
    with written(out, out.parent), _kept(course):
        with gauge(games) as progress:
            _sit(course, progress)
        course.finish(out)
    write([f"{out}: {games} games; at the end {course.points:.1f} points a side, judged {course.error:.1f} wrong"])


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise BadInput(f"--players: expected numbers like 2,3,4, not {text!r}") from None


@contextmanager
def _kept(course: Course) -> Iterator[None]:
    """Saves the progress when it is interrupted."""
    try:
        yield
    except KeyboardInterrupt:
        course.keep()
        raise typer.Abort from None


def _sit(course: Course, progress: Callable[[int], None] | None) -> None:
    while course.done < course.plan.games:
        course.teach(_SITTING)
        if course.done % _KEEP == 0:
            course.keep()
        if progress:
            progress(course.done)
