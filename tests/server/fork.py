"""`demesne` with its server as forks of a process that has loaded it once.

Four fifths of what starting a server takes is importing it; a test that kills one again and again need not pay
for that each time. A fork shares nothing else with its siblings: it has files, a port and dice of its own.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

__all__ = ["Fork"]

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 16
"""The bytes in which a number is sent."""


class Fork:
    """``demesne`` with *words*, told *first* before it starts; it is used like a ``subprocess.Popen``."""

    def __init__(self, first: str, words: Sequence[str]) -> None:
        said, saying = os.pipe()
        self._fate, told = socket.socketpair()
        request = json.dumps([first, ["demesne", *words], str(Path.cwd()), dict(os.environ)])
        with told:
            socket.send_fds(_loaded(), [request.encode()], [saying, told.fileno()])
        os.close(saying)
        self.pid = int(self._fate.recv(WIDTH))
        self.stdout = os.fdopen(said, encoding="utf-8")
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, or nothing yet."""
        with suppress(BlockingIOError, subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """The exit status, the negative number of a signal; waits for it."""
        if self.returncode is None:
            self._fate.settimeout(timeout)
            try:
                self.returncode = int(self._fate.recv(WIDTH))
            except TimeoutError:
                raise subprocess.TimeoutExpired("demesne", timeout) from None
            self._fate.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


@functools.cache
def _loaded() -> socket.socket:
    """The way to the process from which all forks are made; it ends with this one."""
    mine, theirs = socket.socketpair()
    words = [sys.executable, "-m", "tests.server.fork", str(theirs.fileno())]
    with theirs:
        process = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])

    def end() -> None:
        mine.close()
        process.wait()

    atexit.register(end)
    return mine


# --- in the process that is forked -------------------------------------------------------------------


def _requests(number: int) -> None:
    """Answers requests until nobody can make any; returns in each fork, which is then to run ``demesne``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keepers: set[int] = set()
    with socket.socket(fileno=number) as asking:
        while True:
            request, given, *_ = socket.recv_fds(asking, 1 << 17, 2)
            if not request:
                _end(keepers)
            if not (keeper := os.fork()) and not _kept(*given):
                break
            for each in given:
                os.close(each)
            keepers.add(keeper)
            while ended := os.waitpid(-1, os.WNOHANG)[0]:
                keepers.remove(ended)
    first, sys.argv, folder, environment = json.loads(request)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    exec(first)


def _end(keepers: set[int]) -> NoReturn:
    """Ends this process, and forks that nobody has ended; the time all of them took counts as this one's."""
    for keeper in keepers:
        os.kill(keeper, signal.SIGTERM)
        os.waitpid(keeper, 0)
    sys.exit()


def _kept(saying: int, told: int) -> bool:
    """Makes the fork and tells who it is, then how it ended; False in the fork, which says what it says to *saying*."""
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(saying, 1)
        os.dup2(saying, 2)
        os.close(saying)
        os.close(told)
        sys.stdout, sys.stderr = (os.fdopen(at, "w", 1, encoding="utf-8", closefd=False) for at in (1, 2))
        return False
    signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGKILL))
    os.close(saying)
    os.write(told, b"%*d" % (WIDTH, pid))
    ended = os.waitpid(pid, 0)[1]
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.write(told, b"%*d" % (WIDTH, os.waitstatus_to_exitcode(ended)))
    os._exit(0)


def _serve(number: int) -> None:
    from demesne.cli.main import main  # noqa: PLC0415 - loaded here, once
    from demesne.server import run  # noqa: F401, PLC0415
    from tests.cli import running  # noqa: PLC0415 - and with it the commands

    assert running.demesne("serve", "--port", "0").refused()  # along with it comes what parses the words of a command
    _requests(number)
    with patch("typer.main.get_command", lambda _: running.BUILT):
        main()


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
