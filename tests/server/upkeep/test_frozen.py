"""What lies on a disk that can no longer be written to, or not be read, is not called damaged; and it can be saved."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Never

import pytest

from demesne.server.store import soundness
from demesne.server.store.soundness import DataError
from demesne.server.store.store import Store
from demesne.server.upkeep.backups import backup, restore
from tests.server.upkeep.folders import COUNT, DB, LOG, entries, played, write

REFUSED = "cannot read .* the disk may be full or not be writable; nothing was changed"


def test_what_cannot_be_read_for_want_of_a_disk_is_not_called_damaged(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever believed that would put an older copy in its place."""

    def cannot(_: Path) -> Never:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(soundness, "read_only", cannot)
    with pytest.raises(DataError, match=REFUSED):
        backup(stopped, tmp_path / "copy.db")
    with pytest.raises(DataError, match=REFUSED):
        restore(stopped / DB, tmp_path / "elsewhere")
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_of_what_cannot_be_written_to_writes_nothing_there(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would make an index of the log, and fail."""
    left = sorted(stopped.iterdir())
    monkeypatch.setattr(soundness, "_frozen", lambda path: stopped in path.parents)
    assert backup(stopped, tmp_path / "copy.db").tables == 1
    assert sorted(stopped.iterdir()) == left
    restore(tmp_path / "copy.db", tmp_path / "elsewhere")
    assert entries(tmp_path / "elsewhere") == len(played().log)


def test_a_log_is_never_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has what was played last: without it the copy would be an older one."""
    store, killed = Store(tmp_path / "live"), tmp_path / "killed"
    write(store, played())
    killed.mkdir()
    for name in (DB, LOG, COUNT):
        shutil.copy(tmp_path / "live" / name, killed / name)
    store.close()
    monkeypatch.setattr(soundness, "_frozen", lambda path: killed in path.parents)
    backup(killed, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", tmp_path / "elsewhere")
    assert entries(tmp_path / "elsewhere") == len(played().log)
