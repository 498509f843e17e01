"""A separate server for the browser tests: bots play at once, and it can be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from demesne.server.settings import AWAY, DELIBERATION
from tests.ports import free_port
from tests.server.fork import Fork

START_SECONDS = 120
SEED = 2017
ROOT = Path(__file__).resolve().parents[2]
LOG = "server.log"
SERVES = f"""
from web.e2e.server import main
for stream in (1, 2):
    os.dup2(os.open(os.path.join(sys.argv[1], "{LOG}"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644), stream)
main()
sys.exit()
"""
"""What a fork runs instead of `demesne`."""


class Server:
    """A demesne process with a data folder; killed and started again, it keeps its port.

    *environment* is that of the process; by default that of this one. *away*: after how many seconds without a
    connection somebody is away. *adviser* gives the hints: greedy needs no compiler. *shuffles*: it deals at random, as
    for everybody, not as in the last run. *drawn*: dominoes, tiles and cards are drawn, for pictures. *ponders*: orders
    are carried out as late as for everybody.
    """

    def __init__(
        self,
        data: Path,
        port: int | None = None,
        environment: Mapping[str, str] | None = None,
        away: float = AWAY,
        adviser: str = "greedy",
        *,
        shuffles: bool = False,
        drawn: bool = False,
        ponders: bool = False,
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = environment
        told = {"shuffles": shuffles, "drawn": drawn, "ponders": ponders}
        self._words = [str(away), adviser, *(word for word, wanted in told.items() if wanted)]
        self._process: subprocess.Popen[bytes] | Fork | None = None

    def start(self) -> None:
        """Returns once the server answers. Raises ``RuntimeError`` with its output if it does not."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = [str(self.data), str(self.port), *self._words]
        self._process = self._anew(words) if self._environment else self._forked(words)
        self._await_answer()

    def _forked(self, words: list[str]) -> Fork:
        """A process forked from one that is already loaded; it writes to its own log."""
        fork = Fork(SERVES, words)
        fork.stdout.close()
        return fork

    def _anew(self, words: list[str]) -> subprocess.Popen[bytes]:
        """A process that imports everything anew, because its environment may decide what there is to import."""
        words = [sys.executable, "-m", "web.e2e.server", *words]
        with self._log.open("ab") as log:
            return subprocess.Popen(words, cwd=ROOT, stdout=log, stderr=log, env=self._environment)

    def kill(self) -> None:
        """Kills it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def said(self) -> str:
        """Its output so far."""
        return self._log.read_text(errors="replace")

    @property
    def _log(self) -> Path:
        return self.data / LOG

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(timeout=60)
            self._process = None

    def _await_answer(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self._process and self._process.poll() is None:
            if self._answers():
                assert "is taken" not in self.said(), "somebody else answers at this port"
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.said()}")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=10) as answer:
                return int(answer.status) == 200
        except OSError:
            return False


def main() -> None:
    """Serves the folder and port given on the command line; then come the seconds until one is away, and the adviser.

    Its bots never wait, and every run deals alike, unless it is told to shuffle; drawings are left out unless it is
    told to include them.
    """
    from demesne.server.accounts import accounts  # noqa: PLC0415
    from demesne.server.run import run  # noqa: PLC0415
    from demesne.server.settings import Limits, Settings  # noqa: PLC0415
    from web.e2e.undrawn import undraw  # noqa: PLC0415

    # A test plays a whole game in the time a person takes for a move; on a busy machine it may be silent for minutes.
    limits = replace(
        Limits(),
        socket_frames=(10_000, 10_000.0),
        writes=(10_000, 10_000.0),
        sockets_of_one=512,
        connects=(10_000, 10_000.0),
    )
    limits = replace(limits, requests=(10_000, 10_000.0), arrivals=(10_000, 10_000.0), connections_of_one=4096)
    limits = replace(limits, between=600, hello=60.0, idle=600.0, write=60.0, queue=1024)
    settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]), pace=(0.0, 0.02), limits=limits)
    settings = replace(settings, away=float(sys.argv[3]), adviser=sys.argv[4], deliberation=(0.3, 0.5), glance=0.0)
    for tries in ("OF_CLIENT", "NEW"):  # all visitors come from one address
        setattr(accounts, tries, (10_000, 10_000.0))
    if "ponders" in sys.argv:
        settings = replace(settings, deliberation=DELIBERATION)
    if "drawn" not in sys.argv:
        undraw(settings.data / "undrawn")
    run(settings, browser=False, rng=None if "shuffles" in sys.argv else Random(SEED))


if __name__ == "__main__":
    main()
