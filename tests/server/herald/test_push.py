"""Pushes at a service on this machine: what goes out, when it is tried again, when a browser is forgotten."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select

from demesne.server.accounts.book import Book, SessionRow
from demesne.server.guard.keyring import LASTING, Keyring
from demesne.server.herald.book import BROWSERS, OWNERS, Browser, Ledger
from demesne.server.herald.outward import Outward, Unreachable
from demesne.server.herald.pushing import AGAIN, Pushes
from demesne.server.herald.roads import PushRoad
from demesne.server.herald.routes import _Doors
from demesne.server.herald.service import Notices
from demesne.server.herald.vapid import Vapid, new_word, to_word
from demesne.server.settings import Settings
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.notice_messages import TellBrowser
from tests.server.accounts.test_accounts import PASSWORD, code, mine, signed_up
from tests.server.client import Site
from tests.server.conftest import GENEROUS, count_no_tries, serving
from tests.server.kit import hub, known, run, wish
from tests.server.push_service import PushService, Reader, push_service

DAYS = replace(USUAL, hours=24, grace=0)
SECONDS = 60.0


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as found:
        yield found


@pytest.fixture(autouse=True)
def _anew(service: PushService) -> None:
    service.got.clear()
    service.answers[:] = [201]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Site]:
    """A server that waits for nobody, and whose way out leads to the service on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("demesne.server.herald.service.Outward", service.outward)
        count_no_tries(patch)
        settings = Settings(
            tmp_path_factory.mktemp("notices"), port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS, grace=0.0,
            contact="mailto:host@example.org",
        )  # fmt: skip
        with serving(settings) as site:
            yield site


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def days(*kinds: str) -> Any:
    return replace(wish(*kinds, game="kingdomino"), customs=DAYS)


# --- whole ---------------------------------------------------------------------------------------


def test_a_guest_and_an_account_are_told_that_it_is_their_turn_and_nothing_else(
    house: Site, service: PushService
) -> None:
    ada, bo, key = Reader.new(), Reader.new(), signed_up(house, "Ada")
    opened = house.post("/api/tables", days("you", "open"), key).json()
    told = house.post("/api/notices/push", ada.wish(service.endpoint("ada"), language="de"), key)
    assert told.status_code == 200
    guest = house.join(opened["table"], opened["invite"], "Bo")
    seats = [{"table": opened["table"], "key": guest.key}]
    assert house.post("/api/notices/push", bo.wish(service.endpoint("bo"), seats=seats)).status_code == 200
    with house.line(opened["table"], guest.key) as line:
        ours = line.view.to_move == 1
    with house.line(opened["table"], guest.key if ours else key) as line:
        while line.view.to_move == int(ours):
            line.play(line.update.offer.spots[0].move)  # type: ignore[union-attr]
    reader, other, path, language = (ada, bo, "/send/ada", "de") if ours else (bo, ada, "/send/bo", "en")
    until(lambda: any(each.path == path for each in service.got))
    push = next(each for each in service.got if each.path == path)
    message = msgspec.json.decode(reader.read(push.body), type=dict[str, Any])
    assert message == {"kind": "turn", "table": opened["table"], "game": "kingdomino", "language": language}
    with pytest.raises(ValueError, match="cannot be read"):
        other.read(push.body)
    _well_addressed(house, service, push.headers, push.claims())
    assert opened["table"] not in str(push.headers)


def _well_addressed(house: Site, service: PushService, headers: dict[str, str], claims: dict[str, Any]) -> None:
    assert headers["Content-Encoding"] == "aes128gcm"
    assert 0 < int(headers["TTL"]) <= 86400
    assert len(headers["Topic"]) == 32
    assert claims["aud"] == f"https://localhost:{service.port}"
    assert time.time() < claims["exp"] < time.time() + 86400
    assert claims["sub"] == "mailto:host@example.org"
    assert headers["Authorization"].endswith(house.http.get("/api/notices").json()["key"])


def test_a_browser_that_is_notified_is_shown_and_can_be_forgotten(house: Site, service: PushService) -> None:
    key, endpoint = signed_up(house, "Cleo"), service.endpoint("cleo")
    told = house.post("/api/notices/push", Reader.new().wish(endpoint), key).json()
    assert told == mine(house, "/api/notices", key)
    assert len(told["browsers"]) == 1
    assert house.http.get("/api/notices").json()["browsers"] == []
    data = mine(house, "/api/account/data", key)["browsers"]
    assert [(each["service"], each["language"]) for each in data] == [("localhost", "en")]
    assert house.post("/api/notices/forget", {"endpoint": endpoint}).json() == {"count": 1}
    assert house.post("/api/notices/forget", {"endpoint": endpoint}).json() == {"count": 0}
    assert mine(house, "/api/notices", key)["browsers"] == []


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"endpoint": "https://10.0.0.1/x"}, "push.address"),
        ({"endpoint": "http://localhost/x"}, "push.address"),
        ({"endpoint": "https://localhost:1/x"}, "push.address"),
        ({"key": "AAAA"}, "push.address"),
        ({"key": to_word(b"\x04" + bytes(64))}, "push.address"),
        ({"auth": "!"}, "push.address"),
        ({"seats": [{"table": "x", "key": "y"}] * 51}, "message.unreadable"),
        ({"more": 1}, "message.unreadable"),
    ],
)
def test_an_invalid_browser_is_refused(house: Site, service: PushService, change: dict[str, Any], refused: str) -> None:
    key = signed_up(house, f"Dan{abs(hash(str(change))) % 10**9}")
    wish_ = {**Reader.new().wish(service.endpoint("dan")), **change}
    assert code(house.post("/api/notices/push", wish_, key))[1] == refused
    assert mine(house, "/api/notices", key)["browsers"] == []


def test_padding_takes_no_room(stores: list[Store]) -> None:
    """There is room for so many signs of a key, and PostgreSQL refuses more."""

    async def story() -> None:
        ledger, wish_ = Ledger(stores[0]), Reader.new().wish("https://push.example.net/one")
        doors = _Doors(
            ledger, PushRoad(ledger, cast("Any", None), Outward(lambda _: True)), Keyring(), cast("Any", None)
        )
        padded = {name: wish_[name] + "=" * 5000 for name in ("key", "auth")}
        browser = doors._browser(msgspec.convert({**wish_, **padded}, TellBrowser), None)
        await ledger.tell(browser, ["guest"])
        (kept,) = await ledger.browsers("guest")
        assert (kept.key, kept.auth) == (wish_["key"].rstrip("="), wish_["auth"].rstrip("="))

    run(story())


def test_nobody_is_told_of_seats_that_are_not_theirs(house: Site, service: PushService) -> None:
    opened = house.post("/api/tables", days("you", "open")).json()
    wrong = [{"table": opened["table"], "key": "qd_" + "x" * 32}, {"table": "z" * 26, "key": opened["key"]}]
    asked = Reader.new().wish(service.endpoint("eve"), seats=wrong)
    assert code(house.post("/api/notices/push", asked)) == (403, "seat.not-yours")
    assert code(house.post("/api/notices/push", asked, opened["key"])) == (403, "seat.not-yours")


def test_a_session_that_ends_and_an_account_that_goes_take_their_browsers_along(
    house: Site, service: PushService
) -> None:
    key = signed_up(house, "Fay")
    other = house.post("/api/session", {"name": "Fay", "password": PASSWORD}).json()["key"]
    for name, each in (("fay", key), ("fay-too", other)):
        house.post("/api/notices/push", Reader.new().wish(service.endpoint(name)), each)
    assert len(mine(house, "/api/notices", key)["browsers"]) == 2
    house.post("/api/account/end", {}, key)
    assert len(mine(house, "/api/notices", key)["browsers"]) == 1
    house.post("/api/account/delete", {"name": "Fay", "password": PASSWORD}, key)
    assert house.post("/api/notices/forget", {"endpoint": service.endpoint("fay")}).json() == {"count": 0}


# --- on the way ----------------------------------------------------------------------------------


def sent(service: PushService, *answers: int, outward: Outward | None = None) -> tuple[list[float], list[str]]:
    """After which pauses one push was sent again, and which browsers were forgotten."""
    service.answers[:] = answers or [201]
    pauses, gone = list[float](), list[str]()

    async def pause(seconds: float) -> None:
        await asyncio.sleep(0)
        pauses.append(seconds)

    async def forget(endpoint: str) -> None:
        await asyncio.sleep(0)
        gone.append(endpoint)

    async def still() -> bool:
        await asyncio.sleep(0)
        return True

    async def story() -> None:
        pushes = Pushes(outward or service.outward(), Vapid(new_word()), pause)
        pushes.gone = forget
        reader = Reader.new()
        pushes.send(
            Browser(service.endpoint("very-secret"), to_word(reader.recipient.key), to_word(reader.auth), "en"),
            b"hello", "about", still,
        )  # fmt: skip
        await asyncio.gather(*pushes._tasks)
        await pushes.close()

    run(story())
    return pauses, gone


def test_what_arrives_is_sent_once(service: PushService) -> None:
    assert sent(service) == ([], [])
    assert len(service.got) == 1


@pytest.mark.parametrize("answer", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(service: PushService, answer: int) -> None:
    assert sent(service, answer) == ([], [service.endpoint("very-secret")])


def test_what_fails_is_tried_again_a_few_times_and_then_given_up(
    service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert sent(service, 503, 429, 201) == (list(AGAIN), [])
    assert len(service.got) == 3
    assert sent(service, 500) == (list(AGAIN), [])
    assert len(service.got) == 3 + 1 + len(AGAIN)
    assert "given up" in caplog.text
    assert "very-secret" not in caplog.text


@pytest.mark.parametrize("answer", [301, 307, 400, 403, 413])
def test_what_is_refused_is_not_sent_again_and_nobody_is_sent_elsewhere(service: PushService, answer: int) -> None:
    assert sent(service, answer) == ([], [])
    assert len(service.got) == 1


def test_nothing_is_connected_to_on_this_machine_whatever_it_is_called(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that leads to an address of this machine or its network: nothing is sent, not even a greeting."""
    dialled: list[Any] = []
    monkeypatch.setattr(socket, "create_connection", lambda *where: dialled.append(where))
    real = Outward(port=service.port, trust=service.trust)
    with pytest.raises(Unreachable):
        real.post(service.endpoint("x"), b"", {})
    for found in (["10.0.0.1"], ["1.1.1.1", "192.168.0.1"], ["::ffff:127.0.0.1"], ["fe80::1"], []):
        _called(monkeypatch, found)
        with pytest.raises(Unreachable):
            Outward().post("https://push.example.net/x", b"", {})
    assert dialled == []


def _called(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    infos = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: infos)


def test_a_server_with_another_certificate_is_no_push_service(service: PushService) -> None:
    strangers = Outward(lambda _: True, service.port)
    with pytest.raises(Unreachable, match="SSL"):
        strangers.post(service.endpoint("x"), b"", {})
    assert service.got == []


def test_a_silent_service_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, service: PushService) -> None:
    monkeypatch.setattr("demesne.server.herald.outward.TIMEOUT", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        outward = Outward(lambda _: True, port, service.trust)
        with pytest.raises(Unreachable):
            outward.post(f"https://localhost:{port}/x", b"", {})


@pytest.mark.slow
def test_a_client_that_says_a_little_again_and_again_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    monkeypatch.setattr("demesne.server.herald.outward.DEADLINE", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        outward = Outward(lambda _: True, port, service.trust)
        with pytest.raises(Unreachable):
            outward.post(f"https://localhost:{port}/x", b"", {})


# --- kept ----------------------------------------------------------------------------------------


def test_what_is_kept_is_bounded_and_swept(stores: list[Store]) -> None:
    async def story() -> None:
        ledger, there = map(Ledger, stores)
        for number in range(BROWSERS + 3):
            await ledger.tell(Browser(f"https://push.example.net/{number}", "k", "a", "en"), ["account:ada"])
        assert len(await there.browsers("account:ada")) == BROWSERS
        for number in range(OWNERS + 5):
            await ledger.tell(Browser("https://push.example.net/one", "k", "a", "en"), [f"guest {number}"])
        assert await _count(stores[0]) == BROWSERS + OWNERS
        await there.sweep()
        assert await _count(stores[0]) == 0, "guests without a seat, an account without a session"

    run(story())


def test_a_guest_is_notified_as_long_as_there_is_a_seat_of_theirs(stores: list[Store]) -> None:
    async def story() -> None:
        ledger = Ledger(stores[0])
        seat = {"table_id": "t", "seat": 0, "kind": "you", "name": "Ada", "key": "seated"}
        await stores[0].write(lambda connection: connection.execute(insert(schema.seat), seat))
        for guest in ("seated", "gone"):
            await ledger.tell(Browser(f"https://push.example.net/{guest}", "k", "a", "en"), [guest])
        assert await ledger.sweep() == 1
        assert [len(await ledger.browsers(guest)) for guest in ("seated", "gone")] == [1, 0]

    run(story())


def test_a_browser_whose_session_has_ended_by_itself_is_notified_no_longer(stores: list[Store]) -> None:
    """A device that was given away, and on which nobody has been since."""

    async def story() -> None:
        ledger, book = Ledger(stores[0]), Book(stores[0])
        await known(stores[0], "ada")
        for name, idle in (("old", LASTING + 60), ("new", LASTING - 60)):
            await book.begin(SessionRow(name, "ada", 0.0, time.time() - idle, ""))
            await ledger.tell(Browser(f"https://push.example.net/{name}", "k", "a", "en", name), ["account:ada"])
        await ledger.sweep()
        assert [each.session for each in await ledger.browsers("account:ada")] == ["new"]

    run(story())


def test_a_server_forgets_them_every_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.herald.service.DAY", 0.01)

    async def story() -> None:
        with closing(Store(tmp_path)) as store:
            await Ledger(store).tell(Browser("https://push.example.net/one", "k", "a", "en"), ["guest"])
            keeping = asyncio.create_task(Notices(hub(store), store, Settings(tmp_path)).keep())  # type: ignore[arg-type]
            async with asyncio.timeout(SECONDS):
                while await _count(store):
                    await asyncio.sleep(0.01)
            keeping.cancel()

    run(story())


async def _count(store: Store) -> int:
    return len(await store.read(lambda connection: connection.execute(select(schema.push.c.owner)).all()))


def test_each_mark_is_claimed_once_and_none_that_is_older(stores: list[Store]) -> None:
    async def story() -> None:
        both = [Ledger(store) for store in stores]
        claims = [("turn", 4), ("turn", 4), ("turn", 3), ("time", 4), ("turn", 9), ("turn", 9)]
        found = [await both[at % 2].claim("t", "ada", kind, mark) for at, (kind, mark) in enumerate(claims)]
        assert found == [True, False, False, True, True, False]
        assert await both[0].claim("t", "bo", "turn", 4)

    run(story())


def test_the_key_of_the_server_is_made_once(stores: list[Store]) -> None:
    async def story() -> None:
        words = await asyncio.gather(*(Ledger(store).secret("vapid", new_word) for store in stores * 3))
        assert len(set(words)) == 1

    run(story())
