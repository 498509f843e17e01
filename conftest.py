"""What every test may ask for: a free port, Chromium, and the order in which tests run."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tests import ports
from web.e2e.chromium import WORDS, program

settings.register_profile("patient", settings(), deadline=None)  # how long an example takes, the machine decides
settings.load_profile("patient")

pytest_plugins = ["tests.arranged"]

TOGETHER = ("postgresql", "wheel")
"""Tests with one of these markers run in the same process, as do the tests of a file."""
TESTS = Path(__file__).parent / "tests"
COMPILING = 1200
"""Seconds for a test that may have to compile a search, a minute's work, while others keep the cores busy."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Where tests run in several processes, those that share something slow run in one of them.

    So do those of a floor that compile: most of what another floor needs is on the disk by then.
    """
    together = next((name for name in TOGETHER if item.get_closest_marker(name)), str(item.path))
    if item.get_closest_marker("compiled"):
        together = f"compiled in {item.path.relative_to(TESTS).parts[0]}"
        item.add_marker(pytest.mark.timeout(COMPILING))
    item.add_marker(pytest.mark.xdist_group(together))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first, then those in the browser, the wheel last: its failure is the rarest."""

    def lateness(item: pytest.Item) -> int:
        return 2 if item.get_closest_marker("wheel") else int(bool(item.get_closest_marker("browser")))

    items.sort(key=lateness)


def pytest_collection_finish() -> None:
    """What stands now stays to the end: the collector of garbage need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(autouse=True)
def _compiled_where_it_says_so(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel may be compiled or loaded by tests that are marked ``compiled``: `make quick` leaves them out."""
    numba = sys.modules.get("numba")
    if numba and not any(map(request.node.get_closest_marker, ("compiled", "browser", "wheel"))):
        monkeypatch.setattr(numba.core.dispatcher.Dispatcher, "compile", _refused)


def _refused(dispatcher: object, _: object) -> None:
    pytest.fail(f"{dispatcher} is compiled: mark this test `compiled`")


@pytest.fixture
def free_port() -> int:
    """A port on this machine on which nobody listens."""
    return ports.free_port()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser's program."""
    found = program()
    if not found:
        pytest.fail("Chromium is missing; scripts/chromium.sh installs it")
    return found


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    """Chromium, started once; each test makes its own context, which is a fresh visitor."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=WORDS)
        yield browser
        browser.close()
