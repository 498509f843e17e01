"""The commands in a process that has been loaded once: each is a fork of it, on its caller's own pipes.

A process of its own takes a third of a second to import what the smallest command needs.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

__all__ = ["resident"]

ROOT = Path(__file__).resolve().parents[2]
CALLER = """#!{python} -IS
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as door:
    door.connect({door!r})
    socket.send_fds(door, [json.dumps([sys.argv, os.getcwd()]).encode()], [0, 1, 2])
    door.shutdown(socket.SHUT_WR)
    sys.exit(int(door.recv(8) or b"70"))
"""
"""The ``demesne`` that a shell finds; it ends with 70 when its fork said nothing at the end."""


@contextmanager
def resident(folder: Path) -> Iterator[Path]:
    """A folder in *folder*, whose name must be short, with a ``demesne`` that is answered by such a process."""
    door, programs = folder / "door", folder / "bin"
    programs.mkdir()
    (programs / "demesne").write_text(CALLER.format(python=sys.executable, door=str(door)))
    (programs / "demesne").chmod(0o755)
    words = [sys.executable, "-m", "tests.cli.resident", str(door)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "open\n"
        try:
            yield programs
        finally:
            process.kill()


def _serve(path: str) -> None:
    from demesne.cli.app import app  # noqa: F401, PLC0415 - loaded here, once

    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        print("open", flush=True)
        while True:
            caller, _ = door.accept()
            with caller:
                if os.fork() == 0:
                    door.close()
                    _run(caller)
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass


def _run(caller: socket.socket) -> None:
    """Runs the command that *caller* asks for, and ends this process."""
    told, pipes, *_ = socket.recv_fds(caller, 1 << 16, 3)
    while more := caller.recv(1 << 16):
        told += more
    for number, pipe in enumerate(pipes):
        os.dup2(pipe, number)
        os.close(pipe)
    sys.argv, folder = json.loads(told)
    os.chdir(folder)
    caller.sendall(str(_status()).encode())
    os._exit(0)


def _status() -> int:
    from demesne.cli.main import main  # noqa: PLC0415 - what it runs is loaded already

    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    except BaseException:  # noqa: BLE001 - as the interpreter would tell it
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    _serve(sys.argv[1])
