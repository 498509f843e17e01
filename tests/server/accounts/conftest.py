"""A server with an owner, for what moderators may do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.accounts.test_accounts import hasty, signed_up
from tests.server.client import Site

LINK = "qo_the-link-that-the-console-prints"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose link is known, and whose clients may file as many reports as tests do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("demesne.server.accounts.moderation.FILING", (1000, 1000.0))
        patch.setattr("demesne.server.web.owner.new_owner_key", lambda: LINK)
        with hasty(tmp_path_factory.mktemp("house")) as site:
            yield site


@pytest.fixture(scope="module")
def owner(house: Site) -> str:
    """The session key of the person who came by the console's link."""
    key = signed_up(house, "Olga")
    house.post("/api/owner", {"token": LINK})
    claimed = house.http.post("/api/moderation/owner", json={}, headers={"x-seat-key": key, "x-owner-key": LINK})
    assert claimed.json() == {"count": 1}
    return key
