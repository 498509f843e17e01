"""The page and the server for those who change them: both reload as files change.

    python scripts/dev.py --port 8000 …     further arguments go to `demesne serve`

Vite serves the page and passes `/api` on to the server, which is restarted
whenever a Python or data file of the package changes.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "demesne"
LOOK_EVERY = 0.5  # seconds
WORDS = (0, 2)
"""What a server ends with whose arguments asked for help, or were wrong."""


def stamps() -> dict[Path, float]:
    """When each file that the server reads was last changed."""
    files = [path for end in ("py", "csv", "json") for path in PACKAGE.rglob(f"*.{end}")]
    return {path: path.stat().st_mtime for path in files if path.exists()}


def start_page(port: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "hatch_build.py", "run", "dev"]
    # A group of its own, because npm does not pass signals on to what it started.
    return subprocess.Popen(words, cwd=ROOT, env={**os.environ, "DEMESNE_PORT": port}, start_new_session=True)


def start_server(port: str, words: list[str]) -> subprocess.Popen[bytes]:
    demesne = Path(sys.executable).with_name("demesne")
    return subprocess.Popen([demesne, "serve", "--no-browser", "--port", port, *words])


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()


def watch(port: str, words: list[str]) -> int:
    """Restarts the server as files change, until interrupted or until it says that its *words* are wrong.

    Returns what it ended with. After any other end, perhaps by a slip in the sources, it waits for a change.
    """
    server, seen = start_server(port, words), stamps()
    try:
        while True:
            time.sleep(LOOK_EVERY)
            if (ended := server.poll()) is not None and ended in WORDS:
                return ended
            if (now := stamps()) != seen:
                seen = now
                print("demesne: the sources changed, starting anew", flush=True)
                stop(server)
                server = start_server(port, words)
    finally:
        stop(server)


def apart(words: list[str]) -> tuple[str, list[str]]:
    """The port, which the page has to know as well, and what is left for the server."""
    parser = argparse.ArgumentParser(prog="dev.py", usage="dev.py --port 8000 …", add_help=False, allow_abbrev=False)
    parser.add_argument("--port", default="8000")
    known, left = parser.parse_known_args(words)
    return known.port, left


def is_free(port: str) -> bool:
    """Whether the server can have *port*: it would take the next one, and the page would ask a stranger."""
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("127.0.0.1", int(port)))
        except (OSError, ValueError, OverflowError):
            return False
    return True


def main(words: list[str]) -> int:
    port, words = apart(words)
    if not is_free(port):
        print(f"demesne: port {port} is taken, or is none; choose another with --port", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ending this ends all three
    page = start_page(port)
    try:
        return watch(port, words)
    except KeyboardInterrupt:
        return 0
    finally:
        os.killpg(page.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
