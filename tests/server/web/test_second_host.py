"""A second machine uses the address that is shown, plays, and is shut out again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.second_host import missing

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow
def test_a_second_machine_is_let_in_plays_and_is_shut_out(tmp_path: Path) -> None:
    if why := missing():
        pytest.skip(why)
    words = ["unshare", "-rn", sys.executable, "-m", "tests.server.second_host", str(tmp_path)]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=500, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert told["before"] == "ConnectError"
    [address] = told["address"]
    assert address.startswith("http://10.77.0.1:")
    assert told["open"] == "200"
    assert told["foreign"] == [403, 403, 403, 403]
    moved, status, _ = told["game"]
    assert (moved, status) == (True, "over")
    moved, status, last = told["cut short"]
    assert (moved, status) == (True, "playing")
    assert json.loads(last)["reason"]["code"] == "network.closed"
    assert told["after"] == "ConnectError"
