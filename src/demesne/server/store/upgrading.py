"""The upgrade from an older database to today's, by Alembic; a server whose database is up to date never loads it."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from demesne.server.store.migrations import STEPS
from demesne.server.store.soundness import DataError

__all__ = ["head", "migrate"]


def migrate(connection: Connection, place: Path | str) -> None:
    """Brings the database at *place* up to date. Raises ``DataError`` when it is newer than this program."""
    config = _config()
    revision = MigrationContext.configure(connection).get_current_revision()
    try:
        ScriptDirectory.from_config(config).get_revision(revision or "base")
    except CommandError:
        raise DataError(f"{place} was written by a newer demesne; update this one, or give --data") from None
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def head() -> str | None:
    """The revision to which all steps lead."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", os.fspath(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
