"""A backup that is no longer as it was written is not restored unseen."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from demesne.server.store.soundness import DataError, unsound
from demesne.server.store.store import Store
from demesne.server.upkeep import seals
from demesne.server.upkeep.backups import backup, restore
from tests.cli.running import demesne
from tests.server.upkeep.folders import DB, entries, played, write


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    store = Store(tmp_path / "live")
    write(store, played())
    backup(tmp_path / "live", tmp_path / "copy.db")
    store.close()
    return tmp_path / "copy.db"


def _overwritten(body: bytearray) -> None:
    """One digit of one move, as a bad block or a hand may do it."""
    at = body.index(b'"seq"') if b'"seq"' in body else body.index(b"claim ")
    body[at : at + 2] = b"xx"


def _cut(body: bytearray) -> None:
    """What a transfer that was broken off lacks: the seal, and a piece of the last page."""
    del body[-200:]


def _unsealed(body: bytearray) -> None:
    del body[-88:]


HARMS = [_overwritten, _cut, _unsealed]


@pytest.mark.parametrize("harm", HARMS)
def test_a_copy_that_opens_but_is_not_as_it_was_written_is_refused(
    copy: Path, tmp_path: Path, harm: Callable[[bytearray], None]
) -> None:
    body = bytearray(copy.read_bytes())
    harm(body)
    copy.write_bytes(body)
    assert unsound(copy) == ""
    refused = demesne("restore", str(copy), "--data", str(tmp_path / "there")).refused()
    assert refused.startswith(f"demesne: {copy} is no longer as it was written: its checksum is wrong; nothing was")
    assert not (tmp_path / "there" / DB).exists()
    assert demesne("restore", str(copy), "--damaged", "--data", str(tmp_path / "there")).status == 0
    assert (tmp_path / "there" / DB).exists()


def test_what_cannot_be_read_at_all_is_refused_either_way(copy: Path, tmp_path: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:5000])
    with pytest.raises(DataError, match="damaged or not a backup"):
        restore(copy, tmp_path / "there", damaged=True)


def test_what_was_restored_is_no_backup_any_more_and_has_everything(copy: Path, tmp_path: Path) -> None:
    """It is played on, so no seal would fit; what is left of it later can be restored like any database."""
    there = tmp_path / "there"
    restore(copy, there)
    assert entries(there) == len(played().log)
    with closing(sqlite3.connect(there / DB)) as database:
        assert not database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (seals.TABLE,)).fetchall()
    restore(there / DB, tmp_path / "elsewhere")
    assert entries(tmp_path / "elsewhere") == len(played().log)


def test_a_copy_of_an_older_version_has_no_seal(copy: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute(f"DROP TABLE {seals.TABLE}")
    restore(copy, tmp_path / "there")
    assert entries(tmp_path / "there") == len(played().log)


def test_a_long_copy_is_read_to_its_end(tmp_path: Path) -> None:
    """It is read piece by piece."""
    file = tmp_path / "long"
    file.write_bytes(b"a" * (2 * seals.PIECE + 1))
    seals.seal(file)
    assert not seals.broken(file)
    body = bytearray(file.read_bytes())
    body[2 * seals.PIECE] = ord("b")
    file.write_bytes(body)
    assert seals.broken(file)
    file.write_bytes(b"short")
    assert seals.broken(file)
