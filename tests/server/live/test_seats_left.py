"""People who leave a seat before the game: what is theirs stays theirs, whoever sits down there next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from demesne.server.protocol import Ack, Opened
from demesne.server.wire.company_messages import Tell
from demesne.server.wire.names import GONE
from tests.server.accounts.test_accounts import PASSWORD, hasty, mine, signed_up
from tests.server.client import Site
from tests.server.kit import wish


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with hasty(tmp_path_factory.mktemp("accounts")) as site:
        yield site


def test_who_has_left_a_seat_is_neither_who_sits_there_now_nor_whoever_bears_the_name(house: Site) -> None:
    """Of three who sit on one seat one after the other, each keeps what is theirs when one account is deleted."""
    rooms = [house.open(wish("you", "open", "open")) for _ in range(2)]
    vera = signed_up(house, "Vera")
    for guest, text in ((None, "of a guest"), (vera, "of the account"), (None, "of another guest")):
        _says_and_leaves(house, rooms[0], guest, text)
    _says_and_leaves(house, rooms[1], None, "of somebody elsewhere")
    _join(house, rooms[0], vera)
    assert mine(house, "/api/account/data", vera)["said"] == ["of the account"]
    assert house.post("/api/account/delete", {"name": "Vera", "password": PASSWORD}, vera).status_code == 200
    told = [_told(house, room) for room in rooms]
    here = ["of a guest", "Vera", GONE, GONE, "of another guest", "Vera", GONE]
    assert told == [here, ["of somebody elsewhere", "Vera"]]


def _join(site: Site, room: Opened, key: str | None) -> str:
    wanted = {"invite": room.invite, "name": "Vera", "seat": 1}
    given: str = site.post(f"/api/tables/{room.table}/join", wanted, key).json()["key"]
    return given


def _says_and_leaves(site: Site, room: Opened, key: str | None, text: str) -> None:
    """Somebody called Vera, with *key* or as a guest, sits down, says *text* and leaves."""
    key = _join(site, room, key)
    with site.line(room.table, key) as line:
        line.say(Tell(f"tell-{len(text):04}", None, text))
        line.next(Ack)
    assert site.post(f"/api/tables/{room.table}/seats/1/free", {}, key).status_code == 200


def _told(site: Site, room: Opened) -> list[object]:
    """What has been said at the table, and the names of those who left."""
    with site.line(room.table, room.key) as line:
        assert line.update
        found = [event.args.get("text", event.args.get("guest")) for event in line.update.events]
    return [each for each in found if each is not None]
