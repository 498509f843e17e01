"""A phone on another machine: it joins by the address that is shown, and plays Domaine.

In `make test` a robot plays for it after the first moves; in `make deep` the last turns are played by touch, too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.second_host import missing
from web.e2e.second_phone import FIRST
from web.e2e.server import ROOT

DEEP = int(os.environ.get("DEMESNE_GAMES", "150")) > 150


@pytest.mark.slow
def test_a_phone_on_another_machine_plays_domaine_to_the_end_and_is_shut_out(
    tmp_path: Path, chromium_path: str
) -> None:
    if why := missing():
        pytest.skip(why)
    assert chromium_path
    how = ["late"] if DEEP else []
    words = ["unshare", "-rn", sys.executable, "-m", "web.e2e.second_phone", str(tmp_path), *how]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=800, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert (told["status"], told["faults"]) == ("over", [])
    assert told["moves"] > FIRST if DEEP else told["moves"] == FIRST
    assert told["address"].startswith("http://10.77.0.1:")
