"""New databases in files, made by statements in place of steps: what the steps make is written down once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, inspect

from demesne.server.store import upgrading

__all__ = ["migrated_once"]


@contextmanager
def migrated_once() -> Iterator[None]:
    """The first new file is migrated, the others are made as that one was; any other database takes its own steps."""
    migrate, made = upgrading.migrate, list[str]()

    def quickly(connection: Connection) -> None:
        new = connection.dialect.name == "sqlite" and not inspect(connection).get_table_names()
        if new and made:
            for statement in made:
                _driver(connection).execute(statement)
            return
        migrate(connection)
        if new:
            made[:] = list(_driver(connection).iterdump())[1:-1]  # the transaction belongs to the caller

    with patch.object(upgrading, "migrate", quickly):
        yield


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection
