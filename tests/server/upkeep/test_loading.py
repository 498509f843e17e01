"""What a server loads is not looked through for garbage; what it makes afterwards is."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from demesne.server.upkeep.loading import uncollected


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_is_loaded_is_never_looked_through_again() -> None:
    gc.unfreeze()
    with uncollected():
        assert not gc.isenabled()
        loaded = [object() for _ in range(3)]
    assert gc.isenabled()
    assert gc.get_freeze_count() > len(loaded)
    assert not any(each is loaded for each in gc.get_objects())


def test_garbage_is_collected_although_something_could_not_be_loaded() -> None:
    with pytest.raises(ImportError), uncollected():
        raise ImportError
    assert gc.isenabled()
