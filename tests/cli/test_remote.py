"""A server elsewhere, as a program of ours asks it: sent on to another of its processes, and to nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from demesne.cli.remote import SENT_ON, Refused, Remote, RemotePlayer
from demesne.games.registry import make_game
from demesne.players.faults import PlayerFault
from demesne.server.programs.endpoints import ENDPOINTS, EVERYWHERE
from tests.server.threads import running


class Server(ThreadingHTTPServer):
    """Answers ``/api/v1/here`` with what it was sent, and sends everything else on to *moved*.

    While *waits* has words, each request is told to wait that long instead.
    """

    moved = ""
    waits: Sequence[str] = ()
    asked = 0


class Answering(BaseHTTPRequestHandler):
    server: Server

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked += 1
        if self.server.waits:
            wait, *self.server.waits = self.server.waits
            self.send_response(429)
            self.send_header("Retry-After", wait)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        there = self.path.startswith("/api/v1/here")
        self.send_response(200 if there else 307)
        self.send_header("Content-Length", str(len(body) if there else 0))
        self.send_header("Location", self.server.moved)
        self.end_headers()
        if there:
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def serving() -> Iterator[Server]:
    server = Server(("127.0.0.1", 0), Answering)
    with running(server):
        yield server


def test_a_request_is_sent_on_unchanged_to_another_process_and_the_token_goes_nowhere_else() -> None:
    with serving() as server:
        remote = Remote(f"http://127.0.0.1:{server.server_port}", "qd_token")
        server.moved = "/api/v1/here?at=b"
        assert remote.ask("challenges/1/accept", {"a": 1}) == {"a": 1}
        for elsewhere in ("http://192.0.2.1/api/v1/here", "//192.0.2.1/api/v1/here", ""):
            server.moved = elsewhere
            with pytest.raises(Refused, match="307"):
                remote.ask("challenges/1/accept", {})
        server.moved, server.asked = "/api/v1/round", 0
        with pytest.raises(OSError, match="around"):
            remote.ask("challenges/1/accept", {})
        assert server.asked == SENT_ON


def test_a_request_that_came_too_soon_is_made_again_when_the_server_says_so() -> None:
    with serving() as server:
        remote = Remote(f"http://127.0.0.1:{server.server_port}", "qd_token")
        server.waits = ["0", "0.01"]
        assert remote.ask("here", {"a": 1}) == {"a": 1}
        assert server.asked == 3
        for word in ("31", "-1", "later", "nan"):
            server.waits = [word]
            with pytest.raises(Refused, match="429"):
                remote.ask("here", {})


class Busy(Remote):
    """Has games that are over at once, and refuses every other table that somebody wants to open."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:9", "qd_token")
        self.asked, self.opened = 0, ""

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        assert (path, body, key) == ("tables", {"game": "kingdomino"}, "")
        self.asked += 1
        if self.asked % 2 == 0:
            raise Refused(429, "rate.fast", {})
        self.opened = f"t{self.asked}"
        return {"table": self.opened}

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        if path != "stream/events":
            yield {"type": "over", "results": [{"seats": [0], "rank": 1, "total": 40}]}
        while path == "stream/events":
            yield {"type": "game-start", "table": self.opened}
            sleep(0.05)


def test_a_game_counts_once_though_the_table_after_it_is_refused_at_first() -> None:
    busy, said = Busy(), list[str]()
    RemotePlayer(busy, "greedy", said.append, games=3, opening={"game": "kingdomino"}).run()
    assert busy.asked == 5
    assert [line.partition(" ")[0] for line in said] == ["over:", busy.url, "over:", busy.url, "over:"]


class Resumed(Busy):
    """A server where a game of the same token is still in progress, and ends first."""

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        if path == "stream/events":
            yield {"type": "game-start", "table": "old"}
            sleep(0.3)
        yield from super().lines(path)


def test_games_that_had_begun_before_are_not_counted_among_those_it_opens() -> None:
    resumed, said = Resumed(), list[str]()
    RemotePlayer(resumed, "greedy", said.append, games=1, opening={"game": "kingdomino"}).run()
    assert [line.partition(" ")[0] for line in said] == ["over:", "over:"]


class Telling(Remote):
    """A server that tells what it was given: of events, and of the one game."""

    def __init__(self, events: list[dict[str, Any]], game: list[dict[str, Any]]) -> None:
        super().__init__("http://127.0.0.1:9", "qd_token")
        self.told = {"stream/events": events, "games/t1/stream": game}

    def ask(self, *_: object, **__: object) -> Any:
        return {}

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        yield from self.told[path]
        while path == "stream/events":
            sleep(0.05)
            yield {"type": "beat"}


BEGUN = {"type": "game-start", "table": "t1"}
OVER = {"type": "over", "results": [{"seats": [0], "rank": 1, "total": 40}]}


def in_turn(game: str) -> dict[str, Any]:
    """What a stream tells first where seat 0 is to move."""
    state = make_game(game, 2).new_state()
    while state.to_move != 0:
        state = state.apply(state.legal_moves()[0])
    known = {"observation": str(state.observe(0)), "moves": list(map(str, state.legal_moves()))}
    return {"type": "game", "seq": 3, "game": game, "players": 2, "options": {}, "seats": [0], **known}


class Failing:
    """A player with a fault."""

    def __init__(self, _: Random) -> None: ...

    def decide(self, _: object) -> object:
        raise ZeroDivisionError("no squares are left")


def test_a_player_that_fails_ends_the_program_and_says_why() -> None:
    """Before, it was the server that did not answer, or nobody."""
    said = list[str]()
    player = RemotePlayer(Telling([BEGUN], [in_turn("kingdomino")]), f"{__name__}.Failing", said.append, games=1)
    with pytest.raises(PlayerFault, match=r"Failing fails in kingdomino: ZeroDivisionError: no squares are left"):
        player.run()
    assert [line.partition(" ")[0] for line in said] == ["playing"]


def test_a_game_that_the_player_cannot_play_is_left_to_others() -> None:
    said = list[str]()
    server = Telling([BEGUN, BEGUN | {"table": "t2"}], [in_turn("domaine")])
    server.told["games/t2/stream"] = [OVER]
    RemotePlayer(server, "value", said.append, games=1).run()
    end = monotonic() + 10
    while not (left := [line for line in said if "t1" in line]) and monotonic() < end:
        sleep(0.01)  # both games are played at once, and the other one may be over first
    assert left[0].startswith("http://127.0.0.1:9/t/t1 is left to others: player 'value'")


def test_a_token_that_is_revoked_ends_the_program_and_is_told_once() -> None:
    said, bye = list[str](), {"type": "bye", "code": "token.wrong", "retry_ms": 0}
    with pytest.raises(Refused, match=r"^it has no such token, .* \(token\.wrong\)$"):
        RemotePlayer(Telling([BEGUN, bye], [in_turn("kingdomino"), bye]), "greedy", said.append).run()
    assert not [line for line in said if "refuses" in line]


def test_every_refusal_that_a_program_may_meet_is_a_sentence() -> None:
    """With the code behind it, by which a newer server is understood, too."""
    codes = {code for endpoint in ENDPOINTS for code in (*EVERYWHERE, *endpoint.codes)}
    given = {"scope": "play", "most": 3, "seat": 1, "seq": 2, "name": "Ape", "problem": "why", "most_of_one": 1}
    for code in sorted(codes):
        said = str(Refused(409, code, given))
        assert re.fullmatch(rf"\w+(?: \S+){{3,}} \({re.escape(code)}\)", said), said
    assert str(Refused(409, "other.kind", {"seat": 1})) == "other.kind, seat 1"
