"""The upgrade of a database has the time that it needs, and finds out what it can."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, text

from demesne.server.store import upgrading
from demesne.server.store.database import open_writer, upgrade


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


def test_what_held_for_an_address_finds_the_account_that_it_was_imposed_with(tmp_path: Path) -> None:
    engine = open_writer(tmp_path / "demesne.db")
    upgrade(engine, "here")
    rows = [
        ("account:b7k2", "ban", None, "Ivo"),
        ("client:203.0.113.9", "ban", None, "Ivo"),
        ("client:203.0.113.9", "mute", 5.0, "Ivo"),
        ("client:203.0.113.8", "ban", None, "Gus"),
    ]
    columns = ("owner", "kind", "until", "name")
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE restraint DROP COLUMN account"))
        connection.execute(text("ALTER TABLE passkey DROP COLUMN label"))  # which came later
        kept = text("INSERT INTO restraint (owner, kind, until, name) VALUES (:owner, :kind, :until, :name)")
        connection.execute(kept, [dict(zip(columns, row, strict=True)) for row in rows])
        connection.execute(text("UPDATE alembic_version SET version_num = '0028'"))
    upgrade(engine, "here")
    with engine.begin() as connection:
        found = connection.execute(text("SELECT owner, kind, account FROM restraint ORDER BY owner, kind")).all()
    assert [each.account for each in found if each.owner.startswith("client:")] == [None, "b7k2", None]
    engine.dispose()
