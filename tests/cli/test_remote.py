"""A server elsewhere, as a program of ours asks it: sent on to another of its processes, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from demesne.cli.remote import SENT_ON, Refused, Remote
from tests.server.threads import running


class Server(ThreadingHTTPServer):
    """Answers ``/api/v1/here`` with what it was sent, and sends everything else on to *moved*."""

    moved = ""
    asked = 0


class Answering(BaseHTTPRequestHandler):
    server: Server

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked += 1
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
