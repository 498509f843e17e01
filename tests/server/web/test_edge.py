"""Malicious clients at the edge: each is ended or refused with a reason, and an honest player goes on meanwhile."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from demesne.server.accounts.accounts import NEW
from demesne.server.protocol import Ack, Bye, Hello, Pong, Update
from demesne.server.settings import Limits, Settings
from demesne.server.web.edge import Edge, Wire
from tests.ports import free_port
from tests.server.client import Line, Site, dial
from tests.server.conftest import GENEROUS, serving
from tests.server.kit import moves_of, wish
from tests.server.process import served

SECONDS = 30.0
WAITING = 200
"""How many come at once, fewer than may from one address."""


@contextmanager
def strict(folder: Path, proxies: tuple[str, ...] = (), **limits: object) -> Iterator[Site]:
    """A server with *limits*, generous otherwise."""
    kept: Limits = replace(GENEROUS, **limits)  # type: ignore[arg-type]
    with serving(Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, limits=kept, proxies=proxies)) as found:
        yield found


def move(line: Line) -> None:
    """One move by the player whose turn it is."""
    assert line.update is not None
    assert line.update.offer is not None
    assert isinstance(line.play(min(moves_of(line.update.offer))), Ack)


@contextmanager
def honest(site: Site) -> Iterator[None]:
    """Somebody who plays before and after."""
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        move(line)
        yield
        move(line)


def call(site: Site, source: str = "127.0.0.1") -> socket.socket:
    """A connection that says nothing yet."""
    port = int(site.origin.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=SECONDS, source_address=(source, 0))


def last_words(wire: socket.socket) -> bytes:
    """What the server says until it ends the connection."""
    found = b""
    try:
        while part := wire.recv(4096):
            found += part
    except ConnectionError:
        pass
    return found


# --- slow requests -----------------------------------------------------------------------------------

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"


@pytest.mark.slow
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: loc", HEAD, HEAD + b'{"game":'])
def test_an_unfinished_request_is_refused_with_a_reason(tmp_path: Path, said: bytes) -> None:
    with strict(tmp_path, head=0.3, content=0.3) as site, honest(site), call(site) as wire:
        wire.sendall(said)
        assert b"408" in (words := last_words(wire)).split(b"\r\n")[0]
        assert b"request.slow" in words


def test_a_request_that_trickles_in_is_ended_at_the_same_time(tmp_path: Path) -> None:
    with strict(tmp_path, head=0.5) as site, call(site) as wire:
        wire.settimeout(0.05)
        end, words = monotonic() + SECONDS, b""
        while not words and monotonic() < end:
            wire.sendall(b"x")
            with suppress(TimeoutError):
                words = wire.recv(4096)
        assert b"request.slow" in words


@pytest.mark.slow
def test_a_connection_kept_alive_has_new_time_for_each_request(tmp_path: Path) -> None:
    with strict(tmp_path, head=0.4) as site, call(site) as wire:
        for _ in range(4):
            wire.sendall(HEALTH)
            assert b"200 OK" in wire.recv(4096)
            wire.settimeout(0.2)
            with pytest.raises(TimeoutError):
                wire.recv(1)  # still there
            wire.settimeout(SECONDS)
        wire.sendall(b"GET / HT")
        assert b"request.slow" in last_words(wire)


@pytest.mark.slow
@pytest.mark.parametrize(("proxies", "kept"), [((), False), (("127.0.0.1",), True)])
def test_a_connection_without_a_request_ends_but_a_proxys_outlasts_the_proxys_own_patience(
    tmp_path: Path, proxies: tuple[str, ...], *, kept: bool
) -> None:
    """One that is closed just as it is asked again answers nothing, and nobody can tell whether a move was taken."""
    with strict(tmp_path, proxies, between=1, behind=60) as site, call(site) as wire:
        wire.sendall(HEALTH)
        assert b"200 OK" in wire.recv(4096)
        wire.settimeout(2.0 if kept else SECONDS)
        with pytest.raises(TimeoutError) if kept else nullcontext():
            assert wire.recv(1) == b""


# --- many connections ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_too_many_connections_of_one_client_are_ended_and_others_come_in(tmp_path: Path) -> None:
    with strict(tmp_path, connections_of_one=20) as site, honest(site), ExitStack() as stack:
        flood = [stack.enter_context(call(site, "127.0.0.2")) for _ in range(60)]
        for wire in flood[20:]:
            assert last_words(wire) == b""
        flood[0].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert b"200 OK" in last_words(flood[0])
        assert httpx.get(f"{site.origin}/healthz").status_code == 200


@pytest.mark.slow
def test_a_client_that_comes_too_often_is_turned_away_unheard_and_others_come_in(tmp_path: Path) -> None:
    with strict(tmp_path, connects=(10, 0.0), cold=0.1) as site, ExitStack() as stack:
        flood = [stack.enter_context(call(site, "127.0.0.2")) for _ in range(15)]
        for wire in flood[10:]:
            assert last_words(wire) == b""
        flood[9].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert b"200 OK" in last_words(flood[9])
        assert site.http.get("/healthz").status_code == 200


@pytest.mark.slow
def test_some_who_come_too_often_wait_before_they_are_sent_away(tmp_path: Path) -> None:
    """Two of one client, three in all: more go at once. The first of each is let in, and the others are not heard."""
    with strict(tmp_path, connects=(1, 0.0), cold=SECONDS, outside=(3, 2)) as site, ExitStack() as stack:
        wires = [stack.enter_context(call(site, f"127.0.0.{client}")) for client in (2, 2, 2, 2, 3, 3, 3)]
        assert [fate(wire) for wire in wires] == ["in", "out", "out", "gone", "in", "out", "gone"]


def fate(wire: socket.socket) -> str:
    """What becomes of somebody who asks whether all is well."""
    wire.settimeout(1.0)
    try:
        wire.sendall(HEALTH)
        return "in" if b"200 OK" in wire.recv(4096) else "gone"
    except TimeoutError:
        return "out"
    except ConnectionError:
        return "gone"


@pytest.mark.slow
def test_many_may_wait_to_be_let_in(tmp_path: Path) -> None:
    """A server that is busy for a while turns nobody away: who is turned away comes again after 1, 3 and 7 seconds."""
    port = free_port()
    with served(tmp_path, port) as server, ExitStack() as stack:
        server.process.send_signal(signal.SIGSTOP)
        try:
            for _ in range(WAITING):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=0.5))
        finally:
            server.process.send_signal(signal.SIGCONT)


def test_a_socket_counts_until_it_ends(tmp_path: Path) -> None:
    with strict(tmp_path, connections_of_one=3) as site:
        table = site.open(wish("you", "here"))
        site.http.close()
        for _ in range(6):
            with site.line(table.table, table.key) as line:
                line.beat()


def test_the_connections_of_a_proxy_are_counted_in_all_only() -> None:
    edge = Edge(Limits(connections=5, connections_of_one=2), ["10.0.0.1"])
    assert all(edge.enter(("10.0.0.1", port)) for port in range(4))
    assert [edge.enter(("10.0.0.2", port)) for port in range(2)] == [True, False]
    edge.leave(("10.0.0.1", 0))
    assert edge.enter(("10.0.0.2", 3))


# --- many requests and sockets --------------------------------------------------------------------------


def test_whoever_asks_too_often_waits_and_others_do_not(tmp_path: Path) -> None:
    with strict(tmp_path, requests=(30, 0.0), proxies=("127.0.0.1",)) as site:
        asked = [site.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.66"}) for _ in range(40)]
        assert [answer.status_code for answer in asked].count(429) == 10
        assert asked[-1].json()["reason"]["code"] == "rate.fast"
        assert asked[-1].headers["connection"] == "close"
        assert site.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200


def test_connecting_too_often_is_refused_with_a_reason_and_those_inside_play_on(tmp_path: Path) -> None:
    with strict(tmp_path, arrivals=(5, 0.0)) as site, honest(site):
        table = site.open(wish("you", "here"))
        for _ in range(4):
            with site.line(table.table, table.key):
                pass
        with pytest.raises(InvalidStatus) as refused, dial(site.socket, site.origin):
            pass
        assert refused.value.response.status_code == 429
        assert b"rate.fast" in (refused.value.response.body or b"")


def test_a_client_refused_again_and_again_fills_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with strict(tmp_path, arrivals=(1, 0.0)) as site, honest(site):
        for _ in range(5):
            with pytest.raises(InvalidStatus), dial(site.socket, site.origin):
                pass
    assert [record.message for record in caplog.records if record.name.startswith("uvicorn")] == []


def test_a_client_gone_before_it_is_refused_is_no_error() -> None:
    """Thousands that come and go at once would fill the log with it."""
    wire = object.__new__(Wire)
    wire.conn = ServerProtocol()
    wire.conn.receive_eof()
    wire.disconnected = wire.close_sent = wire.handshake_complete = False
    wire.initial_response, wire.queue, wire.writable = (429, [], b""), asyncio.Queue(), asyncio.Event()
    wire.writable.set()
    asyncio.run(wire.send({"type": "websocket.http.response.body", "body": b"too fast"}))
    assert wire.handshake_complete


def test_too_many_sockets_of_one_client_are_told_why_and_when_to_come_back(tmp_path: Path) -> None:
    """A page is not told why a handshake is refused: it would say that the connection is lost."""
    with strict(tmp_path, sockets_of_one=2) as site, honest(site), dial(site.socket, site.origin):
        for _ in range(4):
            with dial(site.socket, site.origin) as wire:
                bye = Line(wire).next(Bye)
                assert bye.reason.code == "sockets.many"
                assert 4000 <= bye.retry_ms <= 8000


def test_a_person_who_is_turned_away_sees_a_page_that_comes_back_in_their_language(tmp_path: Path) -> None:
    with strict(tmp_path, requests=(1, 0.0)) as site:
        site.http.get("/")
        visit = {"accept": "text/html,*/*;q=0.8", "accept-language": "nl, he;q=0.8, en;q=0.5"}
        answer = site.http.get("/t/abc", headers=visit)
        assert (answer.status_code, answer.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert f'http-equiv="refresh" content="{answer.headers["retry-after"]}"' in answer.text
        assert '<html lang="he" dir="rtl">' in answer.text
        assert "הדף יופיע מעצמו" in answer.text
        assert answer.headers["connection"] == "close"
        part = site.http.get("/assets/index.js", headers={"accept": "*/*"})
        assert (part.status_code, part.json()["reason"]["code"]) == (429, "rate.fast")


def test_a_crowd_comes_in_by_one_address_and_nobody_else_comes_in_by_another(tmp_path: Path) -> None:
    """A club evening: tables, accounts and sockets of sixty people. All have the usual limits but for what is idle."""
    club, other = ({"x-forwarded-for": address} for address in ("203.0.113.7", "203.0.113.8"))
    crowd = Settings(tmp_path, port=0, pace=(0.0, 0.0), thinkers=1, proxies=("127.0.0.1",), crowds=("203.0.113.7",))
    with serving(crowd) as site, ExitStack() as stack:
        for headers, most in ((club, 60), (other, NEW[0])):
            site.http.headers.update(headers)
            names = [f"{headers['x-forwarded-for'][-1]} member {number}" for number in range(60)]
            told = [site.post("/api/account", {"name": name, "password": "a long word or three"}) for name in names]
            assert [answer.status_code for answer in told].count(201) == most
        site.http.headers.update(club)
        tables = [site.open(wish("you", "open", "open", "open", game="kingdomino")) for _ in range(20)]
        for table in tables:
            for _ in range(4):
                wire = stack.enter_context(dial(site.socket, site.origin, additional_headers=club))
                line = Line(wire)
                line.say(Hello(1, table.table, table.key))
                line.next(Update)
        for _ in range(Limits().sockets_of_one):
            stack.enter_context(dial(site.socket, site.origin, additional_headers=other))
        with dial(site.socket, site.origin, additional_headers=other) as wire:
            assert Line(wire).end() == ("sockets.many", 1013)


# --- what a socket sends ---------------------------------------------------------------------------------


@contextmanager
def greeted(site: Site) -> Iterator[Line]:
    table = site.open(wish("you", "here"))
    with dial(site.socket, site.origin) as wire:
        line = Line(wire)
        line.say(Hello(1, table.table, table.key))
        line.next(Update)
        yield line


def test_a_socket_that_pings_too_often_ends(tmp_path: Path) -> None:
    with strict(tmp_path, pings=(20, 0.0)) as site, honest(site), greeted(site) as line:
        for _ in range(20):
            assert line.wire.ping().wait(SECONDS)
        line.wire.ping()
        assert line.end() == ("", 1008)
        assert line.wire.close_reason == "rate.fast"


def test_bytes_that_come_too_fast_end_the_socket_before_they_are_read(tmp_path: Path) -> None:
    ping = b"\x89\x80\x00\x00\x00\x00"
    with (
        strict(tmp_path, socket_bytes=(32_768, 0.0), pings=(1 << 20, 0.0)) as site,
        honest(site),
        greeted(site) as line,
    ):
        line.wire.socket.sendall(ping * 6000)
        assert line.end() == ("", 1008)
        assert line.wire.close_reason == "rate.fast"


def test_pings_that_come_at_once_are_not_all_read_before_the_socket_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Wire] = []
    answering = Wire.handle_ping

    def answer(wire: Wire) -> None:
        read.append(wire)
        answering(wire)

    monkeypatch.setattr(Wire, "handle_ping", answer)
    with strict(tmp_path, pings=(20, 0.0)) as site, honest(site), greeted(site) as line:
        line.wire.socket.sendall(b"\x89\x80\x00\x00\x00\x00" * 5000)
        assert line.end() == ("", 1008)
    assert len(read) < 100


def test_frames_that_come_at_once_are_all_answered_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = [0]
    taking = Wire.send_receive_event_to_app

    def take(wire: Wire) -> None:
        taking(wire)
        waiting.append(wire.queue.qsize())

    monkeypatch.setattr(Wire, "send_receive_event_to_app", take)
    with strict(tmp_path) as site, honest(site), greeted(site) as line:
        frames = [b'{"type":"ping","t":%d}' % number for number in range(300)]
        line.wire.socket.sendall(b"".join(b"\x81" + bytes([0x80 + len(frame)]) + bytes(4) + frame for frame in frames))
        assert [line.next(Pong).t for _ in frames] == list(range(300))
    assert max(waiting) < 30


def test_a_flood_that_is_ended_is_read_up_to_the_clients_close_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the socket is held for ten seconds more, by the server and by an honest client."""
    wires: list[Wire] = []
    taking = Wire.send_receive_event_to_app

    def take(wire: Wire) -> None:
        wires.append(wire)
        taking(wire)

    with strict(tmp_path, socket_frames=(5, 0.0)) as site, greeted(site) as line:
        monkeypatch.setattr(Wire, "send_receive_event_to_app", take)
        frame = b'{"type":"ping","t":1}'
        line.wire.socket.sendall((b"\x81" + bytes([0x80 + len(frame)]) + bytes(4) + frame) * 300)
        assert line.end() == ("rate.fast", 1008)
        end = monotonic() + SECONDS / 2
        while wires[0].conn.close_rcvd is None and monotonic() < end:
            pass
        assert wires[0].conn.close_rcvd is not None


# --- who asks --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("proxies", "counted_apart"), [((), False), (("127.0.0.1",), True), (("10.0.0.1",), False)])
def test_only_a_named_proxy_says_who_asks(tmp_path: Path, proxies: tuple[str, ...], *, counted_apart: bool) -> None:
    """Proxies that are not believed have one bucket, whatever addresses they claim to have."""
    with strict(tmp_path, proxies, writes=(10, 0.0)) as site:
        headers = {"content-type": "application/json"}
        answers = [
            site.http.post("/api/tables", content=b"{}", headers={**headers, "x-forwarded-for": f"192.0.2.{number}"})
            for number in range(20)
        ]
        assert (429 not in {answer.status_code for answer in answers}) == counted_apart
