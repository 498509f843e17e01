"""A real server on a real port, started once for the tests that need sockets."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
import uvicorn

from demesne.server.accounts import accounts
from demesne.server.app import create_app
from demesne.server.run import config_for
from demesne.server.settings import Limits, Settings
from demesne.server.store.store import Store
from demesne.server.web.ports import listen
from tests.server.client import Site
from tests.server.fresh import migrated_once

if TYPE_CHECKING:
    from tests.server.databases import Databases

GENEROUS = Limits(
    hello=60.0, idle=600.0, write=60.0, queue=1024, socket_frames=(10_000, 1000.0), writes=(10_000, 1000.0),
    requests=(100_000, 10_000.0), connects=(100_000, 10_000.0), arrivals=(10_000, 1000.0), socket_bytes=(1 << 22, 1e6),
    head=60.0, content=60.0, between=600, programs=(10_000, 1000.0),
    wholes=(10_000, 1000.0),
)  # fmt: skip
"""Tests are in a hurry, and silent for minutes where the machine is busy."""
TRIES = {name: getattr(accounts, name) for name in ("OF_CLIENT", "OF_ACCOUNT", "NEW")}
"""How often one may sign in or up, except where that is not counted."""
SEED = 2003


def count_no_tries(patch: pytest.MonkeyPatch) -> None:
    """Clients may sign in or up as often as they like."""
    for name in TRIES:
        patch.setattr(accounts, name, (10_000, 1000.0))


@contextmanager
def serving(settings: Settings, rng: Random | None = None) -> Iterator[Site]:
    """A server in a thread of this process; *rng* deals, or if there is none, one that deals alike in every run."""
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    server = uvicorn.Server(config_for(create_app(settings, rng=rng or Random(SEED)), settings, "error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    site = Site(port)
    try:
        while site.http.get("/healthz").status_code != 200:
            pass
        yield site
    finally:
        site.http.close()
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session", autouse=True)
def _new_databases() -> Iterator[None]:
    """All steps of a new database take longer than most tests of one."""
    with migrated_once():
        yield


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder: Path = tmp_path_factory.mktemp("tables")
    return Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, adviser="greedy", limits=GENEROUS)


@pytest.fixture(scope="session")
def dealer() -> Random:
    """Deals at the server that many tests share."""
    return Random(SEED)


@pytest.fixture(scope="session")
def shared(settings: Settings, dealer: Random) -> Iterator[Site]:
    """A server that is patient with tests."""
    with serving(settings, dealer) as found:
        yield found


@pytest.fixture
def site(shared: Site, dealer: Random) -> Site:
    """The shared server; it deals as if no test had run before."""
    dealer.seed(SEED)
    return shared


@pytest.fixture
def strict(settings: Settings, tmp_path: Path) -> Iterator[Site]:
    """A server with the real limits, but quick to drop clients that say nothing."""
    limits = Limits(hello=1.0, idle=1.5)
    with serving(replace(settings, data=tmp_path, limits=limits)) as found:
        yield found


@pytest.fixture(scope="session")
def all_databases() -> Iterator[Databases]:
    from tests.server.databases import running  # noqa: PLC0415 - needs a package more than other tests

    with running() as found:
        yield found


@pytest.fixture
def databases(all_databases: Databases) -> Iterator[Databases]:
    """Of a PostgreSQL that all tests of a process share; they stay in one, by ``xdist_group("postgresql")``."""
    from tests.server.databases import patient  # noqa: PLC0415 - needs a package more than other tests

    with patient():
        yield all_databases
    all_databases.drop()


@pytest.fixture(params=["folder", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Store]]:
    """What two processes have: two connections to one database, or a folder, which only one process has."""
    with ExitStack() as stack:
        if request.param == "folder":
            one = stack.enter_context(closing(Store(tmp_path)))
            yield [one, one]
            return
        from demesne.server.store.postgres import Postgres  # noqa: PLC0415 - needs a package more than other tests

        address = request.getfixturevalue("databases").new()
        yield [stack.enter_context(closing(Store(Postgres(address, name)))) for name in "ab"]
