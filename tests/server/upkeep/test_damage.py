"""Damage to what is kept is noticed before anything is written, and reported; a backup is made while a server runs."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from demesne.cli import backup as commands
from demesne.cli.shell import BadInput
from demesne.server.store.soundness import DataError
from demesne.server.store.store import Store
from demesne.server.upkeep import backups
from demesne.server.upkeep.backups import backup, restore
from tests.server.kit import play, run
from tests.server.upkeep.folders import COUNT, DB, LOG, entries, make_newer, played, write, written_as


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A folder as a killed server leaves it: the newest moves are in the log alone."""
    store, after = Store(tmp_path / "live"), tmp_path / "killed"
    write(store, played())
    after.mkdir()
    for name in (DB, LOG, COUNT):
        shutil.copy(tmp_path / "live" / name, after / name)
    store.close()
    return after


def files(folder: Path) -> dict[str, bytes]:
    """What is in the files; whoever looks at a database may leave an empty log beside it."""
    found = {path.name: path.read_bytes() for path in folder.iterdir() if path.name in (DB, LOG, COUNT)}
    return {name: body for name, body in found.items() if body or name != LOG}


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def spoil(path: Path) -> None:
    """Overwrites a stretch in the middle."""
    body = bytearray(path.read_bytes())
    middle = len(body) // 2
    body[middle - 3000 : middle + 3000] = b"\x5a" * 6000
    path.write_bytes(body)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def test_a_killed_server_has_lost_nothing(killed: Path) -> None:
    assert entries(killed) == len(played().log)
    assert entries(killed) == len(played().log)


@pytest.mark.parametrize("harm", [empty, cut, spoil, Path.unlink], ids=["emptied", "cut", "spoiled", "gone"])
def test_what_a_killed_server_left_is_not_touched_when_its_log_is_damaged(
    killed: Path, harm: Callable[[Path], object]
) -> None:
    harm(killed / LOG)
    left = files(killed)
    with pytest.raises(DataError, match=r"demesne\.db.*nothing was changed"):
        Store(killed)
    assert files(killed) == left


@pytest.mark.parametrize("harm", [empty, cut, spoil, Path.unlink], ids=["emptied", "cut", "spoiled", "gone"])
def test_a_stopped_server_notices_damage(stopped: Path, harm: Callable[[Path], object]) -> None:
    harm(stopped / DB)
    left = files(stopped)
    with pytest.raises(DataError, match=r"demesne\.db.*nothing was changed"):
        Store(stopped)
    assert files(stopped) == left


def test_a_copy_without_its_log_is_noticed(killed: Path, tmp_path: Path) -> None:
    """Nothing but the database itself was copied: its header says that there was a log."""
    (tmp_path / "copy").mkdir()
    shutil.copy(killed / DB, tmp_path / "copy" / DB)
    with pytest.raises(DataError, match="has lost its log"):
        Store(tmp_path / "copy")


def test_what_another_program_has_taken_out_of_the_log_is_not_missed(killed: Path) -> None:
    """An older version that refuses these tables closes them, and whoever closes them last empties the log."""
    with closing(sqlite3.connect(killed / DB)) as connection:
        connection.execute("SELECT count(*) FROM event").fetchone()
    assert not (killed / LOG).exists()
    assert entries(killed) == len(played().log)


def test_tables_of_a_newer_version_stay_as_its_killed_server_left_them(tmp_path: Path) -> None:
    newer, after = Store(tmp_path / "live"), tmp_path / "after"
    write(newer, played())
    make_newer(tmp_path / "live" / DB)
    shutil.copytree(tmp_path / "live", after)
    newer.close()
    left = files(after)
    assert left[LOG]
    with pytest.raises(DataError, match="was written by a newer demesne; update this one, or give --data"):
        Store(after)
    assert files(after) == left


def test_an_older_copy_in_its_place_is_noticed(stopped: Path, tmp_path: Path) -> None:
    shutil.copy(stopped / DB, tmp_path / "older")
    store = Store(stopped)
    run(store.append("t" * 26, (), "playing"))
    store.close()
    shutil.copy(tmp_path / "older", stopped / DB)
    with pytest.raises(DataError, match="lacks the last 2 writes"):  # that it was opened is one of them
        Store(stopped)


@pytest.mark.parametrize("name", [DB, COUNT])
def test_what_cannot_be_read_is_named(stopped: Path, name: str) -> None:
    (stopped / name).unlink()
    (stopped / name).mkdir()
    with pytest.raises(DataError, match=rf"cannot (read|write beside) \S*{DB}"):
        Store(stopped)
    assert (stopped / name).is_dir()


@contextmanager
def full_disk(room: int = 1 << 15) -> Iterator[None]:
    """No file grows beyond *room* bytes: by default what the index of a log takes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_named_and_nothing_is_lost(killed: Path) -> None:
    with full_disk(), pytest.raises(DataError, match=rf"cannot write to \S*{DB}: "):
        Store(killed)
    with full_disk(0), pytest.raises(DataError, match="the disk may be full or not be writable; nothing was changed"):
        Store(killed)
    assert entries(killed) == len(played().log)


def test_what_was_kept_before_commits_were_counted_opens(stopped: Path) -> None:
    (stopped / COUNT).unlink()
    with closing(sqlite3.connect(stopped / DB)) as older:
        older.execute("PRAGMA user_version=0")
    assert entries(stopped) == len(played().log)


# --- backups --------------------------------------------------------------------------


def test_a_backup_is_one_moment_of_a_server_that_plays_on(tmp_path: Path) -> None:
    of = played()
    store = Store(tmp_path / "live")
    write(store, of)
    found = backup(tmp_path / "live", tmp_path / "copy.db")
    play(of)
    run(store.append(of.id, (of.log[-1],), of.status))
    store.close()
    assert (found.tables, found.playing) == (1, 1)
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]

    restored, aside = restore(tmp_path / "copy.db", tmp_path / "elsewhere")
    assert (restored, aside) == (found, None)
    assert not list((tmp_path / "elsewhere").glob("*.part*"))
    assert entries(tmp_path / "elsewhere") == len(played().log)
    assert entries(tmp_path / "live") == len(of.log)


def test_what_is_replaced_is_kept_aside(killed: Path, stopped: Path, tmp_path: Path) -> None:
    backup(stopped, tmp_path / "copy.db")
    left = files(killed)
    (killed / LOG).unlink()
    _, aside = restore(tmp_path / "copy.db", killed)
    assert aside
    assert files(aside) == {name: body for name, body in left.items() if name != LOG}
    assert entries(killed) == len(played().log)


def test_a_copy_of_a_newer_version_says_what_helps_and_changes_nothing(stopped: Path, tmp_path: Path) -> None:
    """Another folder would not help: what is refused is the copy."""
    backup(stopped, copy := tmp_path / "copy.db")
    make_newer(copy)
    before = files(stopped)
    with pytest.raises(DataError) as refused:
        restore(copy, stopped)
    assert str(refused.value) == (
        f"{copy} was written by a newer demesne; update this one to restore it; nothing was changed"
    )
    assert files(stopped) == before


def test_what_owners_keep_in_files_goes_along(stopped: Path, tmp_path: Path) -> None:
    mine = Path("tiles/tiles-mine-0123456789ab.json")
    (stopped / mine.parent).mkdir()
    (stopped / mine).write_text("[1]")
    backup(stopped, tmp_path / "copy.db")
    (stopped / mine).write_text("[2]")
    _, aside = restore(tmp_path / "copy.db", stopped)
    assert aside
    assert ((stopped / mine).read_text(), (aside / mine).read_text()) == ("[1]", "[2]")
    with closing(sqlite3.connect(stopped / DB)) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'kept_file'").fetchall()


def test_a_restore_that_fails_half_way_leaves_everything_where_it_was(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of its steps it is: nothing is lost, and nothing of the copy stays."""
    (stopped / "tiles").mkdir()
    for name in ("tiles-one-0123456789ab", "tiles-two-0123456789ab"):
        (stopped / "tiles" / f"{name}.json").write_text("[1]")
    backup(stopped, tmp_path / "copy.db")
    (stopped / "tiles" / "tiles-two-0123456789ab.json").unlink()
    left, really = tree(stopped), Path.replace
    for step in range(6):  # at least three files go aside, three come
        steps = iter([*(step * [True]), False])

        def fails(path: Path, to: Path, steps: Iterator[bool] = steps) -> Path:
            if not next(steps, True):
                raise OSError(28, "No space left on device")
            return really(path, to)

        with monkeypatch.context() as patched:
            patched.setattr(Path, "replace", fails)
            with pytest.raises(DataError, match="No space left on device; nothing was changed"):
                restore(tmp_path / "copy.db", stopped)
        assert tree(stopped) == left
    restore(tmp_path / "copy.db", stopped)
    assert entries(stopped) == len(played().log)


def test_a_folder_in_which_a_restore_was_broken_off_does_not_begin_anew(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it is killed once the tables were moved aside: an empty server would look as if all were lost."""
    backup(stopped, tmp_path / "copy.db")
    really = Path.replace

    class Killed(BaseException):
        pass

    def killed(path: Path, to: Path) -> Path:
        if path.name.endswith(".part"):
            raise Killed
        return really(path, to)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", killed)
        patched.setattr(backups, "ExitStack", Never)
        patched.setattr(Path, "unlink", lambda *_, **__: None)
        with pytest.raises(Killed):
            restore(tmp_path / "copy.db", stopped)
    with pytest.raises(DataError, match="a restore was broken off"):
        entries(stopped)
    restore(tmp_path / "copy.db", stopped)
    assert entries(stopped) == len(played().log)


class Never(ExitStack):
    """Undoes nothing, as a process that was killed."""

    def __exit__(self, *_: object) -> None:
        self.pop_all()


def tree(folder: Path) -> dict[str, bytes]:
    """All files below *folder*, and the folders, which hold nothing of their own; an empty log is none."""
    found = {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}
    return {name: body for name, body in found.items() if not name.startswith((LOG, f"{DB}-shm"))}


@pytest.mark.parametrize(
    ("folder", "name", "body"),
    [
        ("../tiles", "a", b""),
        ("tiles", "../a", b""),
        ("tiles", "a/b", b""),
        ("tiles", "a", b"1" * (1 << 21)),
        (1, 2, 3),
    ],
)
def test_a_backup_writes_only_what_a_server_keeps(
    stopped: Path, tmp_path: Path, folder: object, name: object, body: object
) -> None:
    backup(stopped, tmp_path / "copy.db")
    with written_as(tmp_path / "copy.db") as copy:
        copy.execute("INSERT INTO kept_file VALUES (?, ?, ?)", (folder, name, body))
    left = files(stopped)
    with pytest.raises(DataError, match="holds a file that no server keeps"):
        restore(tmp_path / "copy.db", stopped)
    assert files(stopped) == left


def test_what_is_left_of_a_damaged_folder_can_be_used_again(killed: Path) -> None:
    (killed / LOG).unlink()
    restore(killed / DB, killed)
    assert entries(killed) < len(played().log)


def test_nothing_is_restored_under_a_server_that_plays(stopped: Path, tmp_path: Path) -> None:
    backup(stopped, tmp_path / "copy.db")
    store = Store(stopped)
    with pytest.raises(DataError, match="another demesne"):
        restore(tmp_path / "copy.db", stopped)
    store.close()


@pytest.mark.parametrize("harm", [empty, cut, spoil, Path.unlink], ids=["emptied", "cut", "spoiled", "gone"])
def test_a_damaged_backup_is_refused(stopped: Path, tmp_path: Path, harm: Callable[[Path], object]) -> None:
    backup(stopped, tmp_path / "copy.db")
    harm(tmp_path / "copy.db")
    left = files(stopped)
    with pytest.raises(DataError, match=r"copy\.db"):
        restore(tmp_path / "copy.db", stopped)
    assert files(stopped) == left


def test_another_database_is_no_backup(stopped: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE seat (a)")
    with pytest.raises(DataError, match="not a backup of demesne"):
        restore(tmp_path / "other.db", stopped)


@pytest.mark.skipif(sys.platform == "win32", reason="other rights")
def test_nobody_else_on_the_machine_reads_the_tables_or_a_backup(stopped: Path, tmp_path: Path) -> None:
    """They have addresses, hashes of passwords and the secrets of the server."""
    Store(tmp_path / "made").close()
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700
    copy = tmp_path / "copy.db"
    copy.touch(mode=0o644)
    backup(stopped, copy)
    restore(copy, stopped)
    assert [path.stat().st_mode & 0o777 for path in (copy, stopped / "demesne.db")] == [0o600, 0o600]


@pytest.mark.parametrize("ending", ["", "-wal", "-count"])
def test_a_backup_never_takes_the_place_of_the_tables_themselves(stopped: Path, ending: str) -> None:
    """A server that has them open would go on writing to a file that is no longer there."""
    left = files(stopped)
    for folder in (stopped, stopped / ".." / stopped.name):
        with pytest.raises(DataError, match="another name"):
            backup(stopped, folder / f"demesne.db{ending}")
    assert files(stopped) == left


def test_a_backup_that_cannot_be_written_is_reported(stopped: Path, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot write"):
        backup(stopped, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(DataError, match="no tables"):
        backup(tmp_path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    backup(stopped, tmp_path / "copy.db")
    left = files(stopped)
    with full_disk(), pytest.raises(DataError, match="cannot restore "):
        restore(tmp_path / "copy.db", stopped)
    assert files(stopped) == left
    assert not list(stopped.glob("*.part*"))


def test_where_one_may_not_look_is_said_in_a_sentence(stopped: Path, tmp_path: Path) -> None:
    """As for a copy that root made, restored by the user who runs the server, from root's own folder."""
    shut = tmp_path / "shut"
    shut.mkdir(0)
    us = os.geteuid()
    os.seteuid(us or 65534)
    try:
        for call in (
            partial(backups.sound, shut / "copy.db"),
            partial(backup, shut, tmp_path / "copy.db"),
            partial(commands.backup, shut / "copy.db", stopped),
            partial(commands.restore, shut / "copy.db", stopped),
        ):
            with pytest.raises((DataError, BadInput), match=r"cannot read \S+: Permission denied"):
                call()
    finally:
        os.seteuid(us)
