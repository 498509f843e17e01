"""A review saved and resumed: what was played out and judged is byte for byte what it was."""

from __future__ import annotations

import zlib
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from demesne.kernels.code_cache import source_hash, sources
from demesne.records.record import Record
from demesne.review.bank import Key
from demesne.review.judging import Verdict
from demesne.review.review import begin
from demesne.review.work import Work

__all__ = ["ForeignWork", "resume", "save"]

_SHEET: Final = "sheet"
"""The name in the file of everything but the playouts, which have their numbers as names."""


class ForeignWork(ValueError):
    """A saved review that cannot be continued; the message says what it is instead."""


class _Sheet(msgspec.Struct):
    """All that there is besides the playouts; ``places`` says what those are of."""

    code: str
    record: str
    seed: int
    playouts: int
    spent: float
    places: list[Key]
    judged: list[tuple[int, int, int, tuple[Verdict, ...]]]
    all_open: bool = False


@cache
def _code() -> str:
    """A hash that changes with any code that values or judges: numbers of different code cannot be mixed."""
    return source_hash(sources(Path(__file__)))


def _name(record: Record) -> str:
    """What two records of the same game have in common, no matter who played it and who wrote it down."""
    told = [record.game, record.players, record.version, dict(record.options), record.board, record.moves]
    return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def save(work: Work, record: Record) -> bytes:
    """*work*, the review of *record*, as it stands. The same counts give the same bytes except for the time spent."""
    kept = sorted(work.bank.kept.items())
    sheet = _Sheet(
        _code(),
        _name(record),
        work.bank.seed,
        work.playouts,
        work.spent,
        [place for place, _ in kept],
        [(turn, depth, count, told) for (turn, depth), (count, told) in sorted(work.judged.items())],
        work.bank.all_open,
    )
    arrays = {_SHEET: np.frombuffer(msgspec.json.encode(sheet), np.uint8)}
    arrays |= {str(i): ends for i, (_, ends) in enumerate(kept)}
    file = BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def resume(data: bytes, record: Record, seed: int = 0, *, all_open: bool = False) -> Work:
    """The review of *record* that was saved as *data*. Raises as ``begin`` does, and ``ForeignWork``."""
    sheet, ends = _read(data)
    if sheet.code != _code():
        raise ForeignWork("it was made by another version of demesne")
    if sheet.record != _name(record):
        raise ForeignWork("it is the review of another game")
    if sheet.seed != seed:
        raise ForeignWork(f"it was started with --seed {sheet.seed}")
    if sheet.all_open != all_open:
        raise ForeignWork(f"it was started with{'' if sheet.all_open else 'out'} --open")
    work = begin(record, seed, all_open=all_open)
    work.bank.kept = dict(zip(sheet.places, ends, strict=True))
    work.judged = {(turn, depth): (count, told) for turn, depth, count, told in sheet.judged}
    work.playouts, work.spent = sheet.playouts, sheet.spent
    return work


def _read(data: bytes) -> tuple[_Sheet, list[NDArray[Any]]]:
    """What *data* holds. Raises ``ForeignWork`` when it is not a saved review, or is incomplete."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            sheet = msgspec.json.decode(file[_SHEET].tobytes(), type=_Sheet)
            return sheet, [file[str(i)] for i in range(len(sheet.places))]
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, OSError, BadZipFile, zlib.error):
        raise ForeignWork("it is not a saved review, or it is incomplete") from None
