"""Every address of the server, asked by strangers with malicious words.

The addresses come from the server itself, so a new one is asked as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from starlette.routing import Route

from demesne.server.app import create_app
from demesne.server.programs.tokens import Tokens
from demesne.server.settings import Settings
from tests.server.client import Site
from tests.server.conftest import GENEROUS, serving
from tests.server.hostile.bystander import honest, untouched
from tests.server.kit import wish

WORDS = [
    "'; DROP TABLE event; --",
    "../../../../etc/passwd",
    "..\\..\\demesne.db",
    "%00",
    "a\x00b",
    "<script>alert(1)</script>",
    "{{7*7}}${7*7}%(x)s{0}",
    "\u202egnp.exe",
    "\u0661\u0662\u0663",
    "-1",
    "9" * 19,
    "9" * 5000,
    "x" * 5000,
    "nan",
    "__proto__",
]
"""What is put where an address or a query has a gap."""
BODIES: list[bytes] = [
    b"null",
    b"[]",
    b'"x"',
    b"1e999",
    b"NaN",
    b"\xff\xfe{}",
    b'{"__proto__":{"owner":true},"is_admin":true}',
    b'{"table":{"$ne":null},"name":["x"],"seq":1e400}',
    b'{"token":' + b"9" * 5000 + b"}",
    b"[" * 20_000,
    b'{"name":"' + b"\\u0000" * 4000 + b'"}',
    b"x" * (70 * 1024),
]
HEADERS: list[dict[str, str]] = [
    {"x-seat-key": "' OR 1=1 --"},
    {"x-seat-key": "qs_" + "A" * 43},
    {"x-seat-key": "x" * 8000},
    {"x-owner-key": "qo_" + "A" * 32, "authorization": "Bearer qp_" + "A" * 43},
    {"authorization": "Basic Og==", "idempotency-key": "../" * 300},
    {"last-event-id": "9" * 5000, "range": "bytes=0-,0-,0-", "accept-encoding": "x" * 2000},
    {"x-forwarded-for": "127.0.0.1, 10.0.0.1", "x-forwarded-host": "evil.example", "x-http-method-override": "DELETE"},
]
GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")


def doors() -> Iterator[tuple[str, str]]:
    """Every method and address that the server answers, with its gaps."""
    for route in _routes():
        for method in sorted((route.methods or set()) - {"HEAD"}):
            yield method, route.path_format


def _routes() -> list[Route]:
    import tempfile  # noqa: PLC0415 - the names of tests are needed before there are fixtures

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder), port=0))
        return [route for route in app.routes if isinstance(route, Route)]


DOORS = sorted(set(doors()))


def test_there_are_doors() -> None:
    assert len(DOORS) > 80
    assert ("POST", "/api/tables") in DOORS
    assert any(path.startswith("/api/v1/") for _, path in DOORS)


class House:
    """A server of its own, and a table at which somebody plays."""

    def __init__(self, site: Site, folder: Path) -> None:
        self.site, self.folder = site, folder
        self.table = site.open(wish("you", "open")).table

    def asked(self, method: str, path: str, **more: Any) -> None:
        """Asks, and checks the answer."""
        try:
            answer = self.site.http.request(method, path, **more)
        except httpx.InvalidURL:
            return  # no client sends it
        told = (method, path[:60], answer.status_code, answer.text[:200])
        assert answer.status_code < 500, told
        assert answer.headers["cache-control"] in {"no-store", "no-cache"}, told
        assert answer.headers["x-content-type-options"] == "nosniff", told
        assert "<script>alert" not in answer.text or answer.headers["content-type"] == "application/json", told
        if answer.status_code < 400:
            assert method == "GET", told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with serving(Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS)) as site:
        yield House(site, folder)


def filled(path: str, word: str) -> str:
    return GAP.sub(lambda _: quote(word, safe=""), path)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), DOORS, ids=str)
def test_no_word_opens_a_door_or_breaks_it(house: House, method: str, path: str) -> None:
    """In the address, the query, a header, the body: it is refused with a reason, and nothing is stored."""
    at_table = path.replace("{table}", house.table).replace(":int", "")
    json = {"content-type": "application/json"}
    with untouched(house.folder):
        for word in WORDS if GAP.search(path) else WORDS[:1]:
            house.asked(method, filled(path, word), params=dict.fromkeys(("count", "format", "at", "after"), word))
        for word in WORDS if "{table}" in path and GAP.search(at_table) else WORDS[:1]:
            house.asked(method, filled(at_table, word), headers=json)
        for headers in HEADERS:
            house.asked(method, filled(at_table, "0"), headers={**json, **headers}, content=b"{}")
        for body in BODIES if method == "POST" else ():
            house.asked(method, filled(at_table, "0"), headers=json, content=body)


def test_all_these_requests_hinder_nobody(house: House) -> None:
    with honest(house.site):
        for method, path in DOORS:
            house.asked(method, filled(path, WORDS[0]))


@pytest.mark.slow
def test_a_client_that_is_let_in_breaks_no_door_either(house: House) -> None:
    """A guest with a seat, somebody with an account, a program: whatever they send is answered."""
    guest = house.site.open(wish("you", "open"))
    account = house.site.post("/api/account", {"name": "Mallory", "password": "correct horse staple"}).json()["key"]
    _, token = Tokens(house.folder).create("Mallory's")
    keys = ({"x-seat-key": guest.key}, {"x-seat-key": account}, {"authorization": f"Bearer {token}"})
    json = {"content-type": "application/json", "idempotency-key": "message-1"}
    for key in keys:
        for method, path in (door for door in DOORS if "/stream" not in door[1]):  # those do not end
            where = path.replace("{table}", guest.table)
            bodies = (b"{}", *BODIES[6:9]) if method == "POST" else (b"",)
            for word in WORDS[:1] if method == "POST" else ("0", *WORDS[:3], "9" * 5000):
                for body in bodies:
                    answer = house.site.http.request(
                        method, filled(where, word), headers={**json, **key}, content=body, params={"count": word}
                    )
                    assert answer.status_code < 500, (method, path, word[:20], body[:40], answer.text)
