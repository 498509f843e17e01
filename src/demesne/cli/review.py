"""``demesne review``: a finished game reviewed, luck and skill told apart."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from demesne.cli.shell import AsJson, BadInput, plain, read, write, write_json
from demesne.games.base import OptionError
from demesne.records.reading import parse_record
from demesne.records.record import Record, RecordError, game_of
from demesne.review.story import Unfinished, story_of

if TYPE_CHECKING:
    from demesne.review.work import Work

__all__ = ["review"]

T = TypeVar("T")


def review(
    file: Annotated[str, typer.Argument(help="A finished record, as text or JSON Lines; - for standard input.")],
    seconds: Annotated[float, typer.Option(min=0, help="Processor time to spend; more refines what is found.")] = 10.0,
    seat: Annotated[int | None, typer.Option(min=0, help="Only the choices of this seat.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same playouts.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: what was luck, what the choices brought, which were mistakes."""
    from demesne.cli.review_words import told_to_people  # noqa: PLC0415 - NumPy, which `--help` need not load
    from demesne.review.review import refine, report  # noqa: PLC0415
    from demesne.review.told import told  # noqa: PLC0415

    record = _sound(lambda: parse_record(read(file)))
    if seat is not None and seat >= record.players:
        raise BadInput(f"--seat: expected a seat from 0 to {record.players - 1}")
    found = report(refine(_sound(lambda: _begin(record, seed)), seconds))
    if as_json:
        write_json(told(found, seat))
    else:
        write(told_to_people(found, record.names, seat))


def _begin(record: Record, seed: int) -> Work:
    """Begins, with a notice where that takes a while. Raises as ``begin`` does."""
    from demesne.kernels.warming import warm  # noqa: PLC0415
    from demesne.review.registry import judge_job  # noqa: PLC0415
    from demesne.review.review import begin  # noqa: PLC0415

    story_of(record)  # what cannot be reviewed is refused before anything is compiled for it
    warm([judge_job(game_of(record))], lambda notice: print(notice, file=sys.stderr, flush=True))
    return begin(record, seed)


def _sound(make: Callable[[], T]) -> T:
    """What *make* makes; a record that cannot be reviewed ends the command with one line and status 1."""
    try:
        return make()
    except (RecordError, Unfinished, OptionError) as error:
        print(plain(f"demesne: {error}"), file=sys.stderr)
        raise typer.Exit(1) from None
