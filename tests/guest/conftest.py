"""The guest, installed once for all of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.guest.installed import House, Installed, install


@pytest.fixture(scope="session")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session")
def house(guest: Installed) -> Iterator[House]:
    with guest.house() as found:
        yield found
