"""A phone on another machine: it comes by the address that is shown, and plays Domaine to the end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.second_host import missing
from web.e2e.second_phone import FIRST
from web.e2e.server import ROOT


@pytest.mark.slow
def test_a_phone_on_another_machine_plays_domaine_to_the_end(tmp_path: Path, chromium_path: str) -> None:
    if why := missing():
        pytest.skip(why)
    assert chromium_path
    words = ["unshare", "-rn", sys.executable, "-m", "web.e2e.second_phone", str(tmp_path)]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=800, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert (told["status"], told["faults"]) == ("over", [])
    assert told["moves"] > FIRST
    assert told["address"].startswith("http://10.77.0.1:")
