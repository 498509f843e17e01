"""The command as people start it: quick help, one-line errors, quiet ends, no traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne import __version__
from tests.cli.running import BUILT, ENGLISH, demesne

COMMANDS = list(BUILT.commands)  # type: ignore[attr-defined]
DEMESNE = [sys.executable, "-c", "from demesne.cli.main import main; main()"]
QUIET = {**os.environ, **ENGLISH}


def test_help_lists_every_command() -> None:
    out = demesne("--help").out
    assert {"serve", "play", "review", "token"} <= set(COMMANDS)
    assert all(f" {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    run = demesne(command, "--help")
    assert run.status == 0
    assert f"demesne {command}" in run.out


def test_version_is_told() -> None:
    assert demesne("--version").out == f"demesne {__version__}\n"


def test_without_a_command_the_server_starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[dict[str, object]] = []
    monkeypatch.setattr("demesne.server.run.run", lambda _, **settings: started.append(settings))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert demesne().status == 0
    assert demesne("serve", "--no-browser").status == 0
    assert [settings["browser"] for settings in started] == [True, False]


def test_an_unknown_command_is_refused_in_one_line() -> None:
    assert demesne("matches").refused() == "demesne: No such command 'matches'; did you mean 'match'?"
    assert demesne("record", "chek").refused() == "demesne record: No such command 'chek'; did you mean 'check'?"
    assert demesne("token", "lits").refused() == "demesne token: No such command 'lits'; did you mean 'list'?"
    assert demesne("zzz").refused() == "demesne: No such command 'zzz'."
    assert demesne("--fast").refused().startswith("demesne: ")


@pytest.mark.parametrize("command", ["record", "bench", "token"])
def test_a_group_without_its_command_is_refused_in_one_line(command: str) -> None:
    assert demesne(command).refused() == f"demesne {command}: Missing command."


def test_help_loads_no_server_and_is_quick() -> None:
    """It takes six tenths of the processor time that loading the server alone would take."""
    code = (
        "import sys; from demesne.cli.app import app\n"
        "assert app(['--help'], standalone_mode=False) == 0\n"
        "heavy = {'uvicorn', 'starlette', 'sqlalchemy', 'alembic', 'msgspec'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert least([*DEMESNE, "--help"]) < least([sys.executable, "-c", "import demesne.server.app"])


def least(words: list[str]) -> float:
    """The processor time of a command, in seconds: the least of three runs."""
    times = []
    for _ in range(3):
        begin = os.times()
        subprocess.run(words, check=True, capture_output=True)
        end = os.times()
        times.append(end.children_user - begin.children_user + end.children_system - begin.children_system)
    return min(times)


INTERRUPTED = """
import sys

class Impatient:
    def find_spec(self, name, *_):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from demesne.cli.main import main
main()
"""
"""Somebody presses Ctrl+C while the command is still being loaded."""


def test_ctrl_c_before_the_command_begins_ends_it_quietly() -> None:
    run = subprocess.run([sys.executable, "-c", INTERRUPTED, "games"], capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (130, b"", b"")


def test_a_broken_pipe_ends_quietly() -> None:
    words = [*DEMESNE, "trace", "--game", "queendomino", "--players", "4"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"game":"queendomino"')
        process.stdout.close()
        complaint = process.stderr.read()
        assert process.wait(30) == 0
    assert complaint == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="There is no disk that is always full.")
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("players", "--json"),
        ("trace", "--game", "queendomino", "--players", "4"),
        ("--help",),
        ("match", "--help"),
        ("games", "-h"),
    ],
)
def test_a_full_disk_is_named_in_one_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run([*DEMESNE, *words], stdout=full, stderr=subprocess.PIPE, check=False, env=QUIET)
    wrong = b"demesne: stdout: expected a file that can be written (No space left on device)\n"
    assert (run.returncode, run.stderr) == (2, wrong)


@pytest.mark.skipif(sys.platform == "win32", reason="It needs a shell that can close a stream.")
@pytest.mark.parametrize(
    ("words", "status"),
    [("games >&-", 0), ("games --json >&- 2>&-", 0), ("score - <&-", 0), ("record check - <&-", 2), ("zzz 2>&-", 2)],
)
def test_closed_streams_are_empty_ones(words: str, status: int) -> None:
    """Nothing is read from them, and what would go to one goes to no other."""
    command = f"{sys.executable} -c 'from demesne.cli.main import main; main()' {words}"
    run = subprocess.run(["sh", "-c", command], capture_output=True, check=False, env=QUIET)
    assert (run.returncode, run.stdout, run.stderr.count(b"\n")) == (status, b"", int(words.startswith("record")))


def test_a_backup_replaces_no_folder(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    words = ("backup", "--replace", str(tmp_path / "old"), "--data", str(tmp_path))
    assert demesne(*words).refused().endswith("old: expected the name of a file, not of a folder or a device")
    assert [path.name for path in tmp_path.iterdir()] == ["old"]


def test_bytes_that_are_no_text_are_refused_by_line() -> None:
    words = [*DEMESNE, "score", "-"]
    run = subprocess.run(words, input=b'{"game":"queendomino"}\n\xff\xfe\n', capture_output=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (2, b"", b"demesne: line 2: text: expected UTF-8\n")


def test_a_terminal_without_unicode_is_no_trouble() -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    words = [*DEMESNE, "score", "-"]
    run = subprocess.run(
        words, input='{"id":"é","game":"chéss"}'.encode(), capture_output=True, check=False, env=environment
    )
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr.count(b"\n") == 1


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["wheat", "town", "bakery"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
KINGDOMS = st.fixed_dictionaries(
    {"game": st.sampled_from(["queendomino", "kingdomino"])},
    optional=dict.fromkeys(
        ("id", "size", "castle", "squares", "buildings", "coins", "queen", "bonuses", "domino"), JSON
    ),
)


@settings(max_examples=60, deadline=None)
@given(KINGDOMS, st.sampled_from(["score", "placements"]))
def test_any_json_is_answered_or_refused_in_one_line(kingdom: dict[str, object], command: str) -> None:
    run = demesne(command, "-", stdin=json.dumps(kingdom))
    if run.status == 0:
        assert len(run.lines) == 1
        assert run.err == ""
    else:
        assert run.refused().startswith("demesne: line 1: ")


@pytest.mark.parametrize(("command", "game"), [("score", "kingdomino"), ("score", "queendomino"), ("placements", "")])
def test_at_least_a_thousand_kingdoms_are_answered_in_a_second(command: str, game: str) -> None:
    """Some 5,000 full kingdoms are scored in one (docs/results/rules.md); the processor's time is taken."""
    land = [
        [x, y, "wheat" if (x + y) % 3 else "lake", 0] for x in range(-2, 3) for y in range(-2, 2) if (x, y) != (0, 0)
    ]
    asked: dict[str, object] = {"id": 1, "size": 5, "castle": [0, 0], "squares": land}
    asked |= {"game": game} if game else {"domino": [["wheat", 0], ["lake", 0]]}
    begin = time.process_time()
    run = demesne(command, "-", stdin=(json.dumps(asked) + "\n") * 3000)
    spent = time.process_time() - begin
    assert len(run.lines) == 3000
    assert spent < 3
