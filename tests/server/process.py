"""`demesne serve` in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Site
from tests.server.fork import Fork

__all__ = ["COMMAND", "Process", "served"]

COMMAND = [sys.executable, "-c", "from demesne.cli.main import main; main()"]
LAZY = "import demesne.server.app as app; app.DELAY = 86400.0"
"""What a server is told first: otherwise each of these would begin to compile players that nobody here asks."""


class Process:
    """`demesne serve` with its tables in *folder*, once it answers; *first* is what it is told before it starts."""

    def __init__(
        self,
        folder: Path,
        port: int | None,
        *words: str,
        environment: Mapping[str, str] | None = None,
        first: str = LAZY,
    ) -> None:
        at = [] if port is None else ["--port", str(port)]
        command = ["serve", "--no-browser", "--data", str(folder), *at, "--pace", "0", *words]
        self.process = Fork(first, command) if environment is None else _program(first, command, environment)
        self.told = ""
        while "Ctrl+C" not in self.told:
            line = self.process.stdout.readline() if self.process.stdout else ""
            assert line, self.told
            self.told += line
        self.site = Site(int(re.findall(r"127\.0\.0\.1:(\d+)", self.told)[0]))

    def kill(self) -> None:
        """Ends the server as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """Ends it as Ctrl+C does; the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(30)
        self.site.http.close()
        if self.process.stdout:
            self.process.stdout.close()
        return status


def _program(first: str, words: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
    """One that imports everything anew, since *environment* may decide what there is to import."""
    command = [*COMMAND[:-1], f"{first}; {COMMAND[-1]}", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=environment)


@contextmanager
def served(
    folder: Path, port: int | None, *words: str, environment: Mapping[str, str] | None = None
) -> Iterator[Process]:
    """Such a process until the block ends; *environment* is its own unless given."""
    server = Process(folder, port, *words, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
