"""``python -m benchmarks.comeback``: how soon a page shows the same table as the others after its network was down.

Two people are at a table in Chromium; the connection of one is cut, the other moves, and the connection is restored.
What counts are the seconds from then on, once with the browser's ``online`` event, once without: then the page finds
out when it tries again.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from web.e2e.chromium import WORDS, program
from web.e2e.gate import Gate
from web.e2e.gathering import Guest, gather, mover
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visitor

__all__ = ["comebacks"]

GAMES: Final = ("kingdomino", "queendomino")
LOST: Final = "The connection is lost. Trying again."
PATIENCE: Final = 60_000
"""Milliseconds."""
TOLD: Final = "window.dispatchEvent(new Event('online'))"


def comebacks(times: int) -> dict[str, dict[str, list[float]]]:
    """Seconds until the page is there again, *times* of each game, ``told`` of the network and ``untold``."""
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=program(), args=WORDS)
        try:
            return {game: _of_game(browser, server.url, game, times) for game in GAMES}
        finally:
            browser.close()
            server.stop()


def _of_game(browser: Browser, url: str, game: str, times: int) -> dict[str, list[float]]:
    def visit(at: str | None = None, **options: Any) -> Visitor:
        return Visitor(browser, at or url, likes={"calm": True}, **options)

    guests = gather(visit, url, ["Anna", "Bruno"], game)
    found = {how: sorted(_comeback(guests, told=how == "told") for _ in range(times)) for how in ("told", "untold")}
    for guest in guests:
        guest.visitor.leave()
    return found


def _comeback(guests: list[Guest], *, told: bool) -> float:
    moving = mover(guests)
    gone = next(guest for guest in guests if guest is not moving)
    gone.visitor.forgive(NETWORK)
    gate = Gate(gone.visitor)
    gone.visitor.page.reload()
    gone.table.ready()
    gate.shut()
    expect(gone.table.status).to_have_text(LOST)
    moving.table.move()
    gate.reopen()
    begin = perf_counter()
    if told:
        gone.visitor.page.evaluate(TOLD)
    gone.table.follow(moving.table)
    expect(gone.table.status).not_to_have_text(LOST)
    return round(perf_counter() - begin, 2)


def lines(found: dict[str, dict[str, list[float]]]) -> list[str]:
    """The figures as people read them.

    >>> lines({"kingdomino": {"told": [0.2, 0.3, 0.7]}})
    ['kingdomino, told: 0.2 to 0.7 s, median 0.3']
    """
    rows = [(game, how, each) for game, ways in found.items() for how, each in ways.items()]
    return [f"{game}, {how}: {each[0]} to {each[-1]} s, median {round(median(each), 2)}" for game, how, each in rows]


def main(words: list[str]) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.comeback", description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="of each game and way")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    found = comebacks(asked.times)
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
