"""Two servers at one database: one of them is killed, or stalls, and the other goes on with its games."""

from __future__ import annotations

import os
import re
import secrets
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from demesne.server.programs.ledger import SharedRow
from demesne.server.programs.tokens import Tokens
from demesne.server.protocol import PROTOCOL, Ack, Bye, Hello, NewTable, Opened, Play, SeatWish, Update
from demesne.server.store.postgres import engine_for
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.names import GONE
from tests.ports import free_port
from tests.server.client import Line, Site, dial
from tests.server.databases import Databases
from tests.server.kit import moves_of
from tests.server.process import Process
from tests.server.program import Program, code_of

pytestmark = pytest.mark.postgresql
TABLES = 4
WISH = NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("here", "Ben")])
OF_DAYS = msgspec.structs.replace(WISH, customs=msgspec.structs.replace(USUAL, hours=12, grace=0))


class Servers:
    """The servers ``a`` and ``b``, with nothing before them to say which table is where."""

    def __init__(self, address: str, folder: Path) -> None:
        self._address, self._folder = address, folder
        self.running = {name: self._start(name) for name in "ab"}

    def _start(self, name: str) -> Process:
        return Process(self._folder / name, free_port(), "--database", self._address, "--node", name)

    def again(self, name: str) -> None:
        self.running[name] = self._start(name)

    def keeper(self, table: str) -> str:
        """Which server looks after *table*."""
        with psycopg.connect(self._address) as line:
            found = line.execute("SELECT keeper FROM game_table WHERE id = %s", (table,)).fetchone()
        assert found
        return str(found[0])

    @contextmanager
    def tokens(self) -> Iterator[Tokens]:
        """What the command changes that creates tokens."""
        engine = engine_for(self._address)
        yield Tokens(SharedRow(engine))
        engine.dispose()

    def site(self, name: str) -> Site:
        return self.running[name].site

    def close(self) -> None:
        for server in self.running.values():
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()


@pytest.fixture(scope="module")
def servers(all_databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with closing(Servers(all_databases.new(), tmp_path_factory.mktemp("servers"))) as found:
        yield found


@contextmanager
def programs_at(servers: Servers, *tokens: str) -> Iterator[list[Program]]:
    """A program for each of *tokens*, or two of one: the first at ``a``, the second at ``b``."""
    pairs = zip("ab", tokens if len(tokens) > 1 else tokens * 2, strict=True)
    found = [Program(servers.site(name).origin, token) for name, token in pairs]
    yield found
    for each in found:
        each.http.close()


@contextmanager
def sent_to(site: Site, opened: Opened, at: str = "") -> Iterator[Line | Bye]:
    """A socket to the table at *site*: the line there, or the words with which it is sent away."""
    there = f"{site.origin.replace('http', 'ws', 1)}/api/tables/{opened.table}/socket?at={at}"
    with dial(there, site.origin) as wire:
        line = Line(wire)
        line.say(Hello(PROTOCOL, opened.table, opened.key))
        message = line.hear()
        yield message if isinstance(message, Bye) else line


@contextmanager
def played_at(site: Site, opened: Opened, gone: str) -> Iterator[Line]:
    """The line at *site*, once nobody can say any more that the table is at *gone*."""
    while True:
        with sent_to(site, opened, gone) as found:
            if isinstance(found, Line):
                yield found
                return
            assert (found.reason.code, found.at) == ("server.elsewhere", "")
            assert found.retry_ms > 0
        time.sleep(found.retry_ms / 1000)


def plays(line: Line, moves: int, rng: Random) -> str:
    """*moves* moves; the id of the last one that was acknowledged."""
    last = ""
    for _ in range(moves):
        assert line.update is not None
        assert line.update.offer is not None
        last = secrets.token_hex(8)
        before = line.seq
        assert isinstance(line.play(rng.choice(sorted(moves_of(line.update.offer))), last), Ack)
        while line.seq == before:
            line.next(Update)
    return last


def test_a_table_is_at_one_server_and_the_other_sends_everybody_there(servers: Servers) -> None:
    a, b = servers.site("a"), servers.site("b")
    assert [each.http.get("/readyz").text for each in (a, b)] == ["ready\n", "ready\n"]
    opened = a.open(WISH)
    with a.line(opened.table, opened.key) as line:
        with sent_to(b, opened) as bye:
            assert isinstance(bye, Bye)
            assert (bye.reason.code, bye.at) == ("server.elsewhere", "a")
            assert 0 < bye.retry_ms < 100
        told = b.http.get(f"/api/tables/{opened.table}/record?format=text", follow_redirects=False)
        assert (told.status_code, told.headers["location"]) == (
            307, f"/api/tables/{opened.table}/record?format=text&at=a",
        )  # fmt: skip
        line.beat()
    while True:  # nobody is there any more: the next one asked gets it
        with sent_to(b, opened) as found:
            if isinstance(found, Line):
                break


def test_somebody_waiting_at_one_server_is_found_at_the_other(servers: Servers) -> None:
    a, b = servers.site("a"), servers.site("b")
    wish = {"game": "kingdomino", "players": 2, "name": "Ada", "but": []}
    paired = a.post("/api/lobby", wish).json()
    with a.line(paired["table"], paired["key"]):
        while not (listed := b.http.get("/api/lobby").json()["waiting"]):
            time.sleep(0.1)
        assert [row["table"]["table"] for row in listed] == [paired["table"]]
        sent = b.post("/api/lobby", wish | {"name": "Ben"})
        assert (sent.status_code, sent.headers["location"]) == (307, "/api/lobby?at=a")
        assert a.post(sent.headers["location"], wish | {"name": "Ben"}).json()["table"] == paired["table"]


def test_a_token_counts_at_both_servers_until_it_is_taken_away(servers: Servers) -> None:
    with servers.tokens() as tokens, ExitStack() as stack:
        account, token = tokens.create("Ape")
        here, there = stack.enter_context(programs_at(servers, token))
        assert [each.ask("/account").status_code for each in (here, there)] == [200, 200]
        with there.stream("/stream/events") as stream:
            assert stream.answer.status_code == 200, stream.answer.read()
            tokens.revoke(account.id)
            assert stream.next("bye")["code"] == "token.wrong"
        assert [code_of(each.ask("/account")) for each in (here, there)] == [(401, "token.wrong")] * 2


def test_a_program_that_listens_at_one_server_is_seated_at_a_table_of_the_other(servers: Servers) -> None:
    with servers.tokens() as tokens, ExitStack() as stack:
        account, token = tokens.create("Bee")
        here, there = stack.enter_context(programs_at(servers, token))
        a = servers.site("a")
        opened = a.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("open")]))
        events = stack.enter_context(there.stream("/stream/events"))
        waiting = stack.enter_context(ThreadPoolExecutor()).submit(
            a.post, f"/api/tables/{opened.table}/seats/1/program", {"program": "Bee"}, opened.key
        )
        asked = events.next("challenge")
        sent = there.ask(f"/challenges/{asked['id']}/accept", {})
        assert (sent.status_code, sent.headers["location"]) == (307, f"/api/v1/challenges/{asked['id']}/accept?at=a")
        seated = here.ask(f"/challenges/{asked['id']}/accept", {}, at="a")
        assert seated.json() == {"table": opened.table, "seat": 1}
        assert waiting.result().json() == {"free": 0}
        assert events.next("game-start")["table"] == opened.table
        tokens.revoke(account.id)


def test_the_link_that_one_server_printed_is_good_at_the_other_and_once(servers: Servers) -> None:
    a, b = servers.site("a"), servers.site("b")
    (link,) = re.findall(r"#owner=(\S+)", servers.running["a"].told)
    key = b.post("/api/owner", {"token": link}).json()["key"]
    told = [each.http.get("/api/network", headers={"x-owner-key": key}).json()["owner"] for each in (a, b)]
    assert told == [True, True]
    assert code_of(a.post("/api/owner", {"token": link})) == (403, "owner.spent")


def test_seats_at_both_servers_become_an_accounts_and_are_given_up_with_it(servers: Servers) -> None:
    both = [servers.site(name) for name in "ab"]
    keys = {"name": "Quirina", "password": "correct horse battery"}
    key = both[0].post("/api/account", keys).json()["key"]
    with ExitStack() as stack:
        opened = [site.open(NewTable("kingdomino", [SeatWish("you", "Quirina"), SeatWish("open")])) for site in both]
        guests = [site.join(at.table, str(at.invite), "Bo").key for site, at in zip(both, opened, strict=True)]
        at = list(zip(both, [each.table for each in opened], guests, strict=True))
        lines = [stack.enter_context(site.line(table, guest)) for site, table, guest in at]
        own = {"seats": [{"table": each.table, "key": each.key} for each in opened]}
        assert asked_of_both(both, "/api/account/games", own, key) == {"tables": [each.table for each in opened]}
        assert asked_of_both(both, "/api/account/delete", keys, key) == {"count": 1}
        for line in lines:
            until_closed(line)
        for site, table, guest in at:
            with site.line(table, guest) as line:
                assert (line.view.status, line.view.seats[0].name) == ("over", GONE)


def asked_of_both(both: list[Site], path: str, body: object, key: str) -> object:
    """What is answered by the second server, to which the first one sends."""
    sent = both[0].post(path, body, key)
    assert (sent.status_code, sent.headers["location"]) == (307, f"{path}?at=b")
    return both[1].post(sent.headers["location"], body, key).json()


def test_one_is_killed_and_one_stalls_and_no_move_is_lost(servers: Servers) -> None:
    rng = Random(5)
    tables = [servers.site("a").open(WISH) for _ in range(TABLES)]
    with ExitStack() as stack:
        lines = [stack.enter_context(servers.site("a").line(each.table, each.key)) for each in tables]
        last = [plays(line, 6, rng) for line in lines]
        days = servers.site("a").open(OF_DAYS).table
        assert servers.keeper(days) == "a"
        servers.running["a"].kill()
    while servers.keeper(days) != "b":  # nobody comes to it
        time.sleep(0.1)
    with ExitStack() as stack:
        lines = [stack.enter_context(played_at(servers.site("b"), each, "a")) for each in tables]
        for line, sent in zip(lines, last, strict=True):
            assert isinstance(line.play("nonsense", sent), Ack)  # kept: an acknowledged message gets the same answer
        last = [plays(line, 3, rng) for line in lines]
        seqs = [line.seq for line in lines]
        servers.again("a")
        os.kill(servers.running["b"].process.pid, signal.SIGSTOP)
        for each, line, sent, seq in zip(tables, lines, last, seqs, strict=True):
            with played_at(servers.site("a"), each, "b") as here:
                assert here.seq == seq
                assert here.events == list(range(1, seq + 1))
                assert isinstance(here.play("nonsense", sent), Ack)
                plays(here, 2, rng)
                assert line.update
                assert line.update.offer
                line.say(
                    Play(line.seq, secrets.token_hex(8), min(moves_of(line.update.offer)))
                )  # b is told when it goes on
                moved = here.seq
            with played_at(servers.site("a"), each, "b") as here:
                assert (here.seq, here.events) == (moved, list(range(1, moved + 1)))
        os.kill(servers.running["b"].process.pid, signal.SIGCONT)
        for line in lines:
            assert not [message for message in until_closed(line) if isinstance(message, Ack)]
    for each in tables:
        with played_at(servers.site("a"), each, "b") as here:
            plays(here, 1, rng)


def until_closed(line: Line) -> list[object]:
    heard: list[object] = []
    try:
        while True:
            heard.append(line.hear())
    except ConnectionClosed:
        return heard
