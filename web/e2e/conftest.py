"""What the tests in the browser share: one server, one Chromium, visitors whose pages must not complain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, expect

from web.e2e.homes import Homes
from web.e2e.server import Server
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import PATIENCE

expect.set_options(timeout=PATIENCE)


WHOLE_GAME = 900
"""Timeout of a test in seconds; it may be a whole game on a busy machine."""


LONG = ("test_offline.py", "test_languages.py", "test_access.py", "test_family.py", "test_second_phone.py")
"""Files with few but long tests; the longest must not begin last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long files first, then those of many tests: `make check-browser` hands them out in this order."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(WHOLE_GAME))
    tests = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[int, ...]:
        if here not in item.path.parents:
            return (0,)
        name = item.path.name
        return 1, LONG.index(name) if name in LONG else len(LONG), -tests[item.path]

    items.sort(key=place)


CHANGED = "net::ERR_NETWORK_CHANGED"
"""Chromium aborts its requests when a network interface of the machine comes or goes, whatever the cause."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A browser test during which the machine's network changed is run once more, and only the second run counts."""
    if Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed and CHANGED in report.longreprtext for report in reports):
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it alone."""
    started = Server(tmp_path_factory.mktemp("tables"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    started = Server(tmp_path / "tables")
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def homes(chromium: Browser) -> Homes:
    """Browser contexts that one visitor leaves to the next, at the same server."""
    return Homes(chromium)


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, homes: Homes, server: Server) -> Iterator[Visit]:
    """Makes visitors; the test fails if one of their pages reported an error."""
    visitors: list[Visitor] = []
    others = None if "own_server" in request.fixturenames else homes  # a server of its own has no other visitors

    def make(url: str = server.url, **options: Any) -> Visitor:
        visitors.append(Visitor(chromium, url, homes=others, **options))
        return visitors[-1]

    yield make
    faults = [fault for visitor in visitors for fault in visitor.unforgiven()]
    for visitor in visitors:
        visitor.leave()
    assert not faults, "\n".join(faults)
