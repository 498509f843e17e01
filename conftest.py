"""What every test may ask for: a free port, Chromium, and the order in which tests run."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM_WORDS = [
    "--no-sandbox",  # containers and CI run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first, then those in the browser, the wheel last: its failure is the rarest."""

    def lateness(item: pytest.Item) -> int:
        return 2 if item.get_closest_marker("wheel") else int(bool(item.get_closest_marker("browser")))

    items.sort(key=lateness)


@pytest.fixture
def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser's program: `DEMESNE_CHROMIUM`, or `chromium` on the PATH."""
    found = os.environ.get("DEMESNE_CHROMIUM") or shutil.which("chromium")
    if not found:
        pytest.fail("Chromium is missing; scripts/chromium.sh installs it")
    return found


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    """Chromium, started once; each test makes its own context, which is a fresh visitor."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_WORDS)
        yield browser
        browser.close()
