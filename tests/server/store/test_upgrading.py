"""The upgrade of a database has the time that it needs."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from sqlalchemy import Connection, text

from demesne.server.store import upgrading
from demesne.server.store.database import upgrade


@pytest.mark.postgresql
def test_it_may_take_longer_than_any_statement_of_a_game(request: pytest.FixtureRequest) -> None:
    from demesne.server.store import postgres  # noqa: PLC0415 - needs a package more than other tests

    upgraded = []

    def slow(connection: Connection) -> None:
        upgraded.append(connection.execute(text("SELECT pg_sleep(0.3)")).rowcount)

    address = request.getfixturevalue("databases").new(empty=True)
    with patch.object(postgres, "_OPTIONS", "-c statement_timeout=100"), patch.object(upgrading, "migrate", slow):
        engine = postgres.engine_for(address)
        upgrade(engine, "here")
        engine.dispose()
    assert upgraded == [1]
