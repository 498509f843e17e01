"""A real server, killed without warning and started again: every table is there and play goes on."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from demesne.server.protocol import Ack, Update
from demesne.server.web.ports import listen
from tests.cli.running import demesne
from tests.server.client import Line
from tests.server.fork import Fork
from tests.server.kit import moves_of, wish
from tests.server.process import COMMAND, served

pytestmark = pytest.mark.slow


EARLY = """
import socket, sys
from demesne.cli.main import main

class Early:
    def find_spec(self, name, *_):
        if name == "uvicorn":
            socket.create_connection(("127.0.0.1", int(sys.argv[-1]))).close()
            sys.exit("waits")

sys.meta_path.insert(0, Early())
main()
"""
"""Somebody who comes to a server that has not yet loaded what it answers with."""


def play(line: Line, rng: Random) -> Ack:
    """One move of our own, once it is our turn."""
    while line.update is None or line.update.offer is None:
        line.next(Update)
    answer = line.play(rng.choice(sorted(moves_of(line.update.offer))))
    assert isinstance(answer, Ack)
    return answer


def test_a_game_survives_being_killed_again_and_again(tmp_path: Path, free_port: int) -> None:
    """Every acknowledged move is there after each kill, none twice, and the bot goes on by itself."""
    rng, acknowledged, seen = Random(5), 0, [0]
    with served(tmp_path, free_port) as server:
        table = server.site.open(wish("you", "bot", "here"))
        server.kill()
    for _ in range(3):
        with served(tmp_path, free_port) as server, server.site.line(table.table, table.key) as line:
            assert line.seq >= acknowledged
            assert line.events == list(range(1, line.seq + 1))
            assert line.update is not None
            for _ in range(4):
                acknowledged = play(line, rng).seq
            server.kill()
            line.end()  # what was on its way when the server died
            seen.append(line.seq)
    assert seen == sorted(set(seen))


def test_a_backup_made_while_playing_is_continued_elsewhere(tmp_path: Path, free_port: int) -> None:
    rng, copy, elsewhere = Random(9), tmp_path / "copy.db", tmp_path / "elsewhere"
    with served(tmp_path / "here", free_port) as server:
        table = server.site.open(wish("you", "bot"))
        with server.site.line(table.table, table.key) as line:
            acknowledged = play(line, rng).seq
            told = demesne("backup", str(copy), "--data", str(tmp_path / "here"))
            refused = demesne("restore", str(copy), "--data", str(tmp_path / "here"))
            play(line, rng)
            server.kill()
    assert told.out.startswith(f"{copy}: 1 table, 1 going on, the last move at ")
    assert "another demesne is using the tables" in refused.refused()
    assert "--replace" in demesne("backup", str(copy), "--data", str(tmp_path / "here")).err
    [restored] = demesne("restore", str(copy), "--data", str(elsewhere), "--json").lines
    assert restored == {"data": str(elsewhere), "replaced": None, "tables": 1, "playing": 1, "last": restored["last"]}
    with served(elsewhere, free_port) as server, server.site.line(table.table, table.key) as line:
        assert line.seq >= acknowledged
        assert play(line, rng).seq > acknowledged


def test_a_bot_left_in_the_middle_of_its_turn_goes_on_when_somebody_is_back(tmp_path: Path, free_port: int) -> None:
    rng = Random(7)
    with served(tmp_path, free_port) as server:
        table = server.site.open(wish("you", "bot", "bot"))
        with server.site.line(table.table, table.key) as line:
            play(line, rng)
            server.kill()
            before = line.seq
    with served(tmp_path, free_port) as server, server.site.line(table.table, table.key, from_seq=before) as line:
        for _ in range(3):
            play(line, rng)
        assert line.events == list(range(before + 1, line.seq + 1))


def test_the_server_stops_tidily_and_leaves_no_log(tmp_path: Path, free_port: int) -> None:
    with served(tmp_path, free_port) as server:
        server.site.open(wish("you", "here"))
        assert server.stop() == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["demesne.db", "demesne.db-count", "demesne.lock"]


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux limits the files of another process.")
def test_a_server_on_a_full_disk_stops_with_a_line_and_nothing_is_lost(tmp_path: Path, free_port: int) -> None:
    with served(tmp_path, free_port) as server:
        table = server.site.open(wish("you", "here"))
        most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, most))
        server.process.send_signal(signal.SIGINT)
        assert server.process.stdout
        with server.process.stdout as told:
            said = told.read()
        server.site.http.close()
        assert server.process.wait(30) == 0
    *before, unclosed = said.splitlines()  # what is done beside may have failed, too, before the signal came
    assert "ERROR demesne.server.upkeep.service: the time of service cannot be stored: disk I/O error" in before
    assert unclosed.endswith(f"{tmp_path / 'demesne.db'} could not be closed (disk I/O error); nothing is lost")
    with served(tmp_path, free_port) as server, server.site.line(table.table, table.key) as line:
        assert line.seq > 0


def test_connected_clients_are_told_that_the_server_will_be_back(tmp_path: Path, free_port: int) -> None:
    """Nobody is told to wait longer than so many clients need."""
    with served(tmp_path, free_port) as server:
        table = server.site.open(wish("you", "here"))
        lines = [server.site.line(table.table, table.key) for _ in range(8)]
        with ExitStack() as stack:
            here = [stack.enter_context(line) for line in lines]
            assert server.stop() == 0
            told = [line.goodbye() for line in here]
    assert {(bye and bye.reason.code, close) for bye, close in told} == {("server.restart", 1012)}
    waits = [bye.retry_ms for bye, _ in told if bye]
    assert len(waits) == 8
    assert all(0 < wait <= 1000 + 3 * place for place, wait in enumerate(sorted(waits)))


def test_whoever_comes_to_a_server_that_is_starting_waits_and_is_not_turned_away(
    tmp_path: Path, free_port: int
) -> None:
    words = ["serve", "--no-browser", "--data", str(tmp_path), "--port", str(free_port)]
    ended = subprocess.run([sys.executable, "-c", EARLY, *words], capture_output=True, text=True, check=False)
    assert ended.stderr == "waits\n"


def test_the_usual_port_gives_the_next_one_if_it_is_taken(tmp_path: Path) -> None:
    with listen("127.0.0.1", 8000), served(tmp_path, None) as server:  # somebody has it by now, if not this test
        assert re.match(r"Port 8000 is taken; using 80\d\d\.\n", server.told)
        assert server.site.http.get("/healthz").text == "ok\n"


def test_two_servers_for_one_folder_are_refused_in_one_line(tmp_path: Path, free_port: int) -> None:
    with served(tmp_path, free_port):
        second = Fork("", ["serve", "--no-browser", "--data", str(tmp_path)])
        with second.stdout:
            [said] = second.stdout.read().splitlines()
        assert second.wait(60) == 2
    assert "another demesne is using the tables" in said


def test_a_folder_that_cannot_be_used_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [*COMMAND, "serve", "--no-browser", "--data", str(tmp_path / "file")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "--data" in done.stderr


def test_others_are_let_in_when_asked(tmp_path: Path, free_port: int) -> None:
    """Bound to every address, the server says how others reach it and answers to those names."""
    with served(tmp_path, free_port, "--host", "0.0.0.0", "--allow-host", "Game.Example") as server:
        own = re.findall(r"network: http://(\[?[^/]+\]?):\d+/", server.told)
        for host in ("localhost", "game.example", f"game.example:{free_port}", *own, os.uname().nodename):
            assert server.site.http.get("/healthz", headers={"host": host, "origin": f"http://{host}"}).text == "ok\n"
        assert server.site.http.get("/healthz", headers={"host": "evil.example"}).status_code == 403


def test_a_second_request_to_stop_breaks_nothing_off(tmp_path: Path, free_port: int) -> None:
    """Somebody who is impatient presses Ctrl+C again while the server says good-bye."""
    with served(tmp_path, free_port) as server:
        for _ in range(5):
            server.process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        assert server.process.stdout
        assert server.process.stdout.read() == ""
        assert server._wait() == 0
