"""The account that is the owner's: whoever has the link from the console has the last word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.accounts.conftest import LINK
from tests.server.accounts.test_accounts import code, hasty, mine, signed_up
from tests.server.client import Site


def owns(site: Site, key: str) -> None:
    """*key*'s account becomes the owner's by the link."""
    headers = {"x-seat-key": key, "x-owner-key": LINK}
    assert site.http.post("/api/moderation/owner", json={}, headers=headers).json() == {"count": 1}


def test_an_owner_who_came_by_a_later_link_takes_the_place_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody could take it from an account that was lost, or stolen: nobody else decides about owners."""
    monkeypatch.setattr("demesne.server.web.owner.new_owner_key", lambda: LINK)
    with hasty(tmp_path) as site:
        lost, found, other = (signed_up(site, name) for name in ("Lost", "Found", "Mona"))
        site.post("/api/owner", {"token": LINK})
        owns(site, lost)
        site.post("/api/moderation/moderators", {"name": "Mona", "moderator": True}, lost)
        owns(site, found)
        roles = [mine(site, "/api/account", key)["role"] for key in (lost, found, other)]
        assert roles == ["", "owner", "moderator"]
        assert code(site.http.get("/api/moderation", headers={"x-seat-key": lost})) == (403, "moderator.only")
        deeds = [(each["by"], each["did"], each["name"]) for each in mine(site, "/api/moderation", found)["deeds"]]
        assert deeds[:2] == [("Found", "owner", "Found"), ("Found", "removed", "Lost")]
