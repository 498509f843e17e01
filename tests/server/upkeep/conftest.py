"""Fixtures that several tests of what is kept share."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.server.store.store import Store
from tests.server.upkeep.folders import played, write


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A folder as a server leaves it that was stopped."""
    store = Store(tmp_path / "stopped")
    write(store, played())
    store.close()
    return tmp_path / "stopped"
