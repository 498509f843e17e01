"""One game reviewed by ``demesne review FILE --seconds S --json``, a process of its own: what the tables need of it."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import chain
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.records.text import format_text

__all__ = ["commanded", "off"]

_DEMESNE = (sys.executable, "-c", "from demesne.cli.main import main; main()")


def commanded(
    shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], seed: int, seconds: float
) -> dict[str, Any]:
    """What the command reports of one game, the processor seconds that it took in all, and the error of its sums."""
    name = f"{mode} {' '.join(specs)} {seed} for {seconds:g} s"
    found = shelf.get(name, lambda: _commanded(played(games, mode, specs, seed), seconds))
    assert isinstance(found, dict)
    return found


def _commanded(record: Record, seconds: float) -> dict[str, Any]:
    began = _spent()
    with TemporaryDirectory() as folder:
        file = Path(folder, "record.txt")
        file.write_text(format_text(record), encoding="utf-8")
        words = [*_DEMESNE, "review", str(file), "--seconds", f"{seconds:g}", "--json"]
        told = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
    kept = {name: told[name] for name in ("seconds", "settled", "ledgers", "margins", "choices", "given_away")}
    return {"spent": round(_spent() - began, 2), "identity": off(told), **kept}


def _spent() -> float:
    """Processor seconds of all processes that were started here and are over."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def off(told: dict[str, Any]) -> float:
    """The most by which sums of a review are off in its JSON: of ledgers, and of margins over the best other."""
    return float(max(abs(_sum(each) - each["result"]) for each in chain(*told["ledgers"].values(), told["margins"])))


def _sum(ledger: dict[str, Any]) -> float:
    """Start, luck, own choices and those of others."""
    others = ledger["others"]
    by = [others] if "mean" in others else others.values()
    return float(ledger.get("start", 0.0) + ledger["luck"]["mean"] + ledger["own"]["mean"] + sum(e["mean"] for e in by))
