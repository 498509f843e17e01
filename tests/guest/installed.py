"""The guest as pip installs it, in a folder of its own, and programs that have the folder on their path."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from traceback import format_exc

from tests.cli.running import Run, demesne

__all__ = ["PROJECT", "ROOT", "House", "Installed", "install"]

PROJECT = Path(__file__).resolve().parent / "orchard"
"""The guest's own project: its `pyproject.toml` names the doors that it comes in by."""
ROOT = PROJECT.parents[2]

_QUIETLY = ("--quiet", "--disable-pip-version-check", "--no-input")
_AS_IT_IS = ("--no-index", "--no-deps", "--no-build-isolation")


@dataclass(frozen=True)
class Installed:
    """A folder with the guest; nothing else of the machine is changed."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """What a program must be started with to find the guest."""
        return {**os.environ, "PYTHONPATH": str(self.folder)}

    @contextmanager
    def house(self) -> Iterator[House]:
        """The program in a process that knows the guest, for any number of commands."""
        words = [sys.executable, "-m", "tests.guest.installed"]
        pipe = subprocess.PIPE
        with subprocess.Popen(words, cwd=ROOT, env=self.environment, stdin=pipe, stdout=pipe, text=True) as process:
            yield House(process)


@dataclass(frozen=True)
class House:
    """A process in which commands run one after another."""

    process: subprocess.Popen[str]

    def demesne(self, *words: str | Path, stdin: str = "") -> Run:
        """What ``demesne`` with *words* leaves behind."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"words": [str(word) for word in words], "stdin": stdin}) + "\n")
        self.process.stdin.flush()
        return Run(**json.loads(self.process.stdout.readline()))

    def says(self, *words: str | Path, stdin: str = "") -> str:
        """What ``demesne`` with *words* prints, which must succeed and complain of nothing."""
        run = self.demesne(*words, stdin=stdin)
        assert (run.status, run.err) == (0, ""), run.err
        return run.out


def install(folder: Path) -> Installed:
    """The guest in *folder*, beside a ``numba`` that cannot be imported: a guest without kernels needs no compiler."""
    words = [sys.executable, "-m", "pip", "install", *_QUIETLY, *_AS_IT_IS, "--target", str(folder), str(PROJECT)]
    subprocess.run(words, check=True, timeout=120)
    (folder / "numba.py").write_text('raise ImportError("nothing is compiled for a guest")\n')
    return Installed(folder)


def _serve() -> None:
    """Runs the commands that stand on standard input, a JSON object on a line, and prints what they left behind."""
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            run = demesne(*asked["words"], stdin=asked["stdin"])
        except Exception:  # noqa: BLE001 - it belongs to the test that asked, and others follow
            run = Run(1, "", format_exc())
        print(json.dumps({"status": run.status, "out": run.out, "err": run.err}), flush=True)


if __name__ == "__main__":
    _serve()
