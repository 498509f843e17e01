"""From starting ``demesne`` to a page you can play on.

Starts ``demesne serve`` with a fresh data folder and measures the time until its page is
answered, and until Chromium, having opened it and pressed *Play now*, shows the
kingdom of a game that has begun. Without Chromium only the first is measured.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from benchmarks.page import STATIC
from web.e2e.chromium import WORDS, program

__all__ = ["lines", "measure"]

RUNS = 3
PORT = 8970


def measure(runs: int = RUNS) -> dict[str, Any]:
    """Seconds of the best and the worst of *runs*, from the start of the program on."""
    if not (STATIC / "index.html").is_file():
        raise FileNotFoundError("the page is not built; run 'make play' once")
    with _browser() as browser:
        taken = [_start(browser) for _ in range(runs)]
    seconds = {name: [each[name] for each in taken] for name in taken[0]}
    return {name: {"best": round(min(all_), 2), "worst": round(max(all_), 2)} for name, all_ in seconds.items()}


@contextmanager
def _browser() -> Iterator[Browser | None]:
    """Chromium, open before the time begins, as a browser usually is; ``None`` when there is none."""
    found = program()
    if not found:
        yield None
        return
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=WORDS)
        yield chromium
        chromium.close()


def _start(browser: Browser | None) -> dict[str, float]:
    """One start: seconds to the server's first answer, and to the table."""
    with tempfile.TemporaryDirectory() as data:
        begin = perf_counter()
        with _server(Path(data)) as address:
            _fetch(address)
            found = {"answer": perf_counter() - begin}
            return found | ({"playable": _table(browser, address) - begin} if browser else {})


def _fetch(address: str) -> None:
    try:
        with urlopen(address) as answer:
            answer.read()
    except HTTPError as fault:
        raise FileNotFoundError(f"the server has no page: {fault}") from fault


@contextmanager
def _server(data: Path) -> Iterator[str]:
    """The address that a fresh server prints once it listens."""
    program = Path(sys.executable).with_name("demesne")
    words = [str(program), "serve", "--no-browser", "--port", str(PORT), "--data", str(data)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+/", server.stdout.readline())
            if said is None:
                raise FileNotFoundError("the server did not tell its address")
            yield said[0]
        finally:
            server.terminate()
            server.wait(timeout=20)


def _table(browser: Browser, address: str) -> float:
    """The moment at which a kingdom is on the page, after *Play now*."""
    page = browser.new_page()
    page.goto(address)
    page.get_by_role("main").get_by_role("button", name=re.compile("^Play now")).first.click()
    page.get_by_role("grid", name="Your kingdom").wait_for()
    moment = perf_counter()
    page.close()
    return moment


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each of the two moments."""
    told = {"answer": "the server answers", "playable": "the kingdom is on the page after Play now"}
    return [f"{told[name]}: {own['best']} s at best, {own['worst']} s at worst" for name, own in result.items()]
