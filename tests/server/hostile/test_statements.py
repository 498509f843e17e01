"""What clients say, on its way into a database: nothing that it could not hold, and nothing of it in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from demesne.server.protocol import Play, Refused
from demesne.server.settings import Settings
from demesne.server.store.store import Store
from demesne.server.upkeep.server_log import _Discreet
from tests.server.client import Site
from tests.server.conftest import GENEROUS, serving
from tests.server.hostile.test_doors import DOORS, filled
from tests.server.kit import wish

NAMED = {"name": "Mallory", "password": "correct horse staple"}
SECRET = "https://push.example/a-secret-that-opens-something"


def test_what_a_database_refuses_to_store_is_not_logged(stores: list[Store]) -> None:
    """As when the disk is full: a statement is named, and nothing of what was in it."""

    async def fails() -> DBAPIError:
        statement = text("INSERT INTO nowhere VALUES (:word)")
        with pytest.raises(DBAPIError) as caught:
            await stores[0].write(lambda connection: connection.execute(statement, {"word": SECRET}))
        with pytest.raises(DBAPIError):
            await stores[0].read(lambda connection: connection.execute(statement, {"word": SECRET}))
        return caught.value

    fault = asyncio.run(fails())
    record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", None, (type(fault), fault, fault.__traceback__))
    said = _Discreet().format(record)
    assert "nowhere" in said
    assert SECRET not in said


@pytest.fixture(scope="module", params=["folder", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    settings = Settings(tmp_path_factory.mktemp("house"), port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS)
    if request.param == "postgresql":
        settings = replace(settings, database=request.getfixturevalue("all_databases").new())
    with serving(settings) as site:
        yield site


@pytest.mark.parametrize(("method", "path"), DOORS, ids=str)
def test_no_address_with_a_nul_reaches_a_database(house: Site, method: str, path: str) -> None:
    """PostgreSQL has none in a text, and fails if it is asked for one."""
    if (where := filled(path, "a\0b")) != path:
        answer = house.http.request(method, where, content=b"{}", headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "page.unknown")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/account/games", {"seats": [{"table": "a\0b", "key": "c\0d"}]}),
        ("/api/account/end", {"sessions": ["a\0b"]}),
        ("/api/session", {"name": "Mal\0lory", "password": "correct horse\0staple"}),
        ("/api/tables/{table}/join", {"invite": "a\0b", "name": "Mal\0lory"}),
    ],
    ids=str,
)
def test_no_text_with_a_nul_reaches_a_database(house: Site, path: str, body: object) -> None:
    opened = house.open(wish("you", "open"))
    key = house.post("/api/session", NAMED).json().get("key") or house.post("/api/account", NAMED).json()["key"]
    answer = house.post(path.format(table=opened.table), body, key)
    assert answer.status_code == 422
    assert answer.json()["reason"]["code"] == "message.unreadable"
    assert answer.json()["reason"]["args"] == {"problem": "a text has a NUL character"}


def test_nor_does_a_message_of_a_socket(house: Site) -> None:
    opened = house.open(wish("you", "here"))
    with house.line(opened.table, opened.key) as line:
        line.say(Play(line.seq, "message-1\0", "claim 1"))
        refused = line.next(Refused)
    assert refused.reason.args == {"problem": "a text has a NUL character"}
