"""The upgrade from an older database to today's, by Alembic; a server whose database is up to date never loads it."""

from __future__ import annotations

import os

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from demesne.server.store.migrations import STEPS

__all__ = ["head", "migrate"]


def migrate(connection: Connection) -> None:
    """Brings the database of *connection*, which is no newer than this program, up to date."""
    config = _config()
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
