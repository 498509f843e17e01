"""Runs several makes at once: the first prints everything as it happens, the others once they have ended.

    python scripts/lanes.py check-behaviour "check-types check-floors" check-page

Each word is a lane: targets that are made one after the other. Ends with 1 when one of
the lanes fails, after all have ended; Ctrl+C ends them all.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

__all__ = ["main"]


def main(lanes: Sequence[str]) -> int:
    """The exit status: 0 if every lane succeeded."""
    started = [_started(lane, aloud=not number) for number, lane in enumerate(lanes)]
    try:
        with ThreadPoolExecutor(len(started)) as listeners:
            failed = [lane for lane in listeners.map(_ended, lanes, started) if lane]
    except BaseException:
        for process in started:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
        raise
    if failed:
        print(f"\nfailed: {', '.join(failed)}", file=sys.stderr)
    return bool(failed)


def _started(lane: str, *, aloud: bool) -> subprocess.Popen[str]:
    words = [os.environ.get("MAKE", "make"), "--no-print-directory", *lane.split()]
    pipe = None if aloud else subprocess.PIPE
    return subprocess.Popen(words, stdout=pipe, stderr=pipe and subprocess.STDOUT, text=True, start_new_session=True)


def _ended(lane: str, process: subprocess.Popen[str]) -> str:
    """Waits for a lane and prints its output; returns the target that failed, or the lane where make named none."""
    said, _ = process.communicate()
    if said:
        print(f"\n{said.rstrip()}", flush=True)
    named = re.findall(r"\*\*\* \[(?:\S+ )?([\w-]+)\] Error", said or "")
    return (named[-1] if named else lane) if process.returncode else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
