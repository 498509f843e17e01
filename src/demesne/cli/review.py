"""``demesne review``: a finished game reviewed, luck separated from skill."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from demesne.cli.breach import breach
from demesne.cli.record import load
from demesne.cli.retold import retold
from demesne.cli.shell import AsJson, BadInput, check_file, plain, write, write_json
from demesne.games.base import OptionError
from demesne.records.record import Record, game_of
from demesne.review.story import BrokenRecord, Unfinished, story_of

if TYPE_CHECKING:
    from demesne.review.work import Work

__all__ = ["review"]

T = TypeVar("T")


def review(
    file: Annotated[str, typer.Argument(help="A finished record, as text or JSON Lines; - for standard input.")],
    seconds: Annotated[
        float, typer.Option(min=0, help="Processor time to spend; more time gives more precise results.")
    ] = 10.0,
    seat: Annotated[int | None, typer.Option(min=0, help="Only the choices of this seat.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="The same seed gives the same playouts.")] = 0,
    work: Annotated[
        Path | None, typer.Option(help="Continue the review in this file, if there is one, and save it there.")
    ] = None,
    all_open: Annotated[
        bool, typer.Option("--open", help="Judge with all hands and the deck revealed, in games that hide them.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: what was luck, what the choices were worth, which were mistakes."""
    from demesne.cli.review_words import told_to_people  # noqa: PLC0415 - NumPy, which `--help` need not load
    from demesne.review.report_json import told  # noqa: PLC0415
    from demesne.review.review import glance, refine, report  # noqa: PLC0415

    record, _ = load(file)
    if seat is not None and seat >= record.players:
        raise BadInput(f"--seat: expected a seat from 0 to {record.players - 1}")
    begun = _sound(lambda: _begin(record, seed, work, all_open=all_open))
    earlier = begun.spent
    try:
        refine(glance(begun), seconds + earlier - begun.spent)
    finally:  # also when Ctrl+C ends it: what was found by then is kept
        if work is not None:
            _keep(work, begun, record)
    found = report(begun)
    if as_json:
        write_json(told(found, seat))
    else:
        write(told_to_people(found, record.names, seat))


def _begin(record: Record, seed: int, path: Path | None, *, all_open: bool) -> Work:
    """Begins a review or continues the one at *path*, with a notice if that takes a while. Raises as ``begin`` does."""
    from demesne.kernels.warm_up import warm  # noqa: PLC0415
    from demesne.review.registry import judge_job  # noqa: PLC0415
    from demesne.review.review import begin  # noqa: PLC0415

    story_of(record)  # what cannot be reviewed is refused before anything is compiled for it
    kept = _kept(path)
    warm([judge_job(game_of(record))], lambda notice: print(retold(notice), file=sys.stderr, flush=True))
    if kept is None:
        return begin(record, seed, all_open=all_open)
    return _resume(path, kept, record, seed, all_open=all_open)


def _kept(path: Path | None) -> bytes | None:
    """What *path* holds, ``None`` where there is no such file yet. Raises ``BadInput`` where none could be written."""
    if path is None:
        return None
    check_file("--work", path)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadInput(f"--work: {path}: expected a file that can be read ({error.strerror})") from None


def _resume(path: Path | None, kept: bytes, record: Record, seed: int, *, all_open: bool) -> Work:
    """The review in *kept*. Raises ``BadInput`` where it is not of this record, seed, program and kind."""
    from demesne.review.saved import ForeignWork, resume  # noqa: PLC0415

    try:
        return resume(kept, record, seed, all_open=all_open)
    except ForeignWork as error:
        raise BadInput(f"--work: {path}: expected a review of this game to continue, but {error}") from None


def _keep(path: Path, work: Work, record: Record) -> None:
    """Writes the whole of *work* to *path* or nothing, even if the power fails. Raises ``BadInput``."""
    from demesne.review.saved import save  # noqa: PLC0415

    new = path.with_name(f"{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(save(work, record))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise BadInput(f"--work: {path}: cannot be written ({error.strerror})") from None


def _sound(make: Callable[[], T]) -> T:
    """What *make* makes; a record that cannot be reviewed ends the command with one line and status 1."""
    try:
        return make()
    except (BrokenRecord, Unfinished, OptionError) as error:
        print(f"demesne: {_why_not(error)}", file=sys.stderr)
        raise typer.Exit(1) from None


def _why_not(error: Exception) -> str:
    """Why a record cannot be reviewed; a breach of the rules is reported as `demesne record check` does."""
    return breach(error.fault) if isinstance(error, BrokenRecord) else retold(plain(str(error)))
