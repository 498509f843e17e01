"""One address, many people: whoever is kept out with their address takes nobody with them who has an account."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.server.protocol import PROTOCOL, Hello, Refused, Update
from demesne.server.settings import Settings
from demesne.server.wire.company_messages import Tell
from tests.server.accounts.conftest import LINK
from tests.server.accounts.test_accounts import PASSWORD, code, mine, signed_up
from tests.server.accounts.test_barred import PUBLIC
from tests.server.client import Line, Site, dial
from tests.server.conftest import serving
from tests.server.kit import wish

CLUB, HOME = ({"x-forwarded-for": address} for address in ("203.0.113.7", "198.51.100.1"))


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that believes where its neighbour says that requests come from: so far, from the club."""
    monkeypatch.setattr("demesne.server.web.owner.new_owner_key", lambda: LINK)
    with serving(Settings(tmp_path, port=0, pace=(0.0, 0.0), thinkers=1, proxies=("127.0.0.1",))) as site:
        site.http.headers.update(CLUB)
        yield site


@contextmanager
def seen(site: Site, table: str, key: str) -> Iterator[Line]:
    """A socket from the club."""
    with dial(site.socket, site.origin, additional_headers=CLUB) as wire:
        line = Line(wire)
        line.say(Hello(PROTOCOL, table, key))
        line.next(Update)
        yield line


def owned(site: Site) -> str:
    """The key of the owner, who is in the club as well."""
    key = signed_up(site, "Olga")
    site.post("/api/owner", {"token": LINK})
    site.http.post("/api/moderation/owner", json={}, headers={"x-seat-key": key, "x-owner-key": LINK})
    return key


def company(site: Site, host: str) -> tuple[str, str]:
    """A public table of *host* at which a guest sits, called Gus, and the key of the guest."""
    wanted = msgspec.structs.replace(wish("you", "open", game="kingdomino"), customs=PUBLIC)
    table: str = site.post("/api/tables", wanted, host).json()["table"]
    return table, site.post(f"/api/tables/{table}/join", {"invite": "", "name": "Gus"}).json()["key"]


def told_on(site: Site, owner: str, host: str) -> tuple[dict[str, Any], str, str]:
    """A report of Gus, while two more are there as guests of one name; the table, and Gus's key."""
    table, gus = company(site, host)
    others = [site.open(wish("you", "bot")) for _ in range(2)]
    with ExitStack() as stack:
        for at, key in ((table, host), (table, gus), *((each.table, each.key) for each in others)):
            stack.enter_context(seen(site, at, key))
        assert site.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk"}, host).json() == {"count": 1}
    [report] = mine(site, "/api/moderation", owner)["reports"]
    return report, table, gus


def test_a_guest_kept_out_with_their_address_locks_out_nobody_who_has_an_account(club: Site) -> None:
    """Else a ban of one would be a ban of sixty; and without the address the guest is back at once."""
    anna, owner = signed_up(club, "Anna"), owned(club)
    report, _, _ = told_on(club, owner, anna)
    ban = {"kind": "ban", "days": 1, "report": report["number"]}
    assert club.post("/api/moderation/restrain", ban, owner).json() == {"count": 1}
    assert club.post("/api/tables", wish("you", "bot")).status_code == 201  # without the old key one is nobody
    assert club.post("/api/moderation/restrain", {**ban, "address": True}, owner).json() == {"count": 2}
    assert code(club.post("/api/tables", wish("you", "bot"))) == (403, "seat.address")
    assert code(club.post("/api/account", {"name": "Gustav", "password": PASSWORD})) == (403, "account.address")
    assert code(club.post("/api/account/passkey", {"name": "Gustav"})) == (403, "account.address")
    for key in (anna, owner):
        assert club.post("/api/tables", wish("you", "bot"), key).status_code == 201
    club.http.headers.update(HOME)
    assert club.post("/api/tables", wish("you", "bot")).status_code == 201
    signed_up(club, "Gustav")


def test_a_mute_of_an_address_silences_its_guests_alone(club: Site) -> None:
    anna, owner = signed_up(club, "Anna"), owned(club)
    report, table, _ = told_on(club, owner, anna)
    mute = {"kind": "mute", "days": 1, "report": report["number"], "address": True}
    assert club.post("/api/moderation/restrain", mute, owner).json() == {"count": 2}
    other = company(club, anna)
    with seen(club, *other) as guest, seen(club, table, anna) as host:
        guest.say(Tell("m" * 16, text="here I am again"))
        assert guest.next(Refused).reason.code == "talk.address"
        host.say(Tell("n" * 16, text="good evening"))
        host.beat()
        assert host.update
        assert "said" in [event.code for event in host.update.events]
    assert code(club.post("/api/account", {"name": "Gustav", "password": PASSWORD})) == (403, "account.address")


def test_moderators_learn_how_many_others_were_at_the_address_and_not_who(club: Site) -> None:
    """Anna, and somebody who plays at two tables; not Gus. It is forgotten with the address."""
    anna, owner = signed_up(club, "Anna"), owned(club)
    report, _, _ = told_on(club, owner, anna)
    assert (report["address"], report["others"]) == (True, 2)
    assert "203.0.113" not in str(report)
    club.post("/api/moderation/close", {"number": report["number"]}, owner)
    restrained = club.post("/api/moderation/restrain", {"kind": "ban", "days": 1, "report": 1, "address": True}, owner)
    assert code(restrained) == (422, "moderator.address")
