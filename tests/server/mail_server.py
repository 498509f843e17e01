"""A mail server on this machine: it takes what it is given, or answers as it is told to."""

from __future__ import annotations

import base64
import contextlib
import socketserver
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import TypeVar, cast

from demesne.server.mail_setup import MailSetup, Security
from tests.server.push_service import contexts
from tests.server.threads import running

__all__ = ["MailServer", "Taken", "mail_server"]

T = TypeVar("T")

USER, PASSWORD = "games", "hush, hush"


@dataclass(frozen=True)
class Taken:
    """A mail that was taken: from whom and to whom the envelope says it is, and its bytes."""

    sender: str
    to: list[str]
    body: bytes

    @property
    def mail(self) -> EmailMessage:
        return message_from_bytes(self.body, policy=default)

    @property
    def text(self) -> str:
        return str(self.mail.get_content())

    def word(self, purpose: str) -> str:
        """The word of the link for this purpose."""
        return self.text.partition(f"/mail#{purpose}-")[2].split()[0]


@dataclass
class MailServer:
    """What it got is in *got*. ``answers``: what is said to each mail in turn, at DATA; the last one for ever.

    ``recipients``: the same to each RCPT; ``parting``: what is said to QUIT; ``slow``: the seconds until an answer at
    DATA; ``said``: every line that came.
    """

    port: int
    trust: ssl.SSLContext
    security: Security = "none"
    answers: list[int] = field(default_factory=lambda: [250])
    recipients: list[int | str] = field(default_factory=lambda: [250])
    parting: int = 221
    slow: float = 0.0
    got: list[Taken] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    own: ssl.SSLContext | None = None

    def setup(self, page: str = "https://play.example.org", *, password: str = "") -> MailSetup:
        user = USER if password else ""
        return MailSetup("localhost", self.port, self.security, "games@example.org", page, user, password)

    def anew(self) -> None:
        self.got.clear()
        self.said.clear()
        self.answers[:], self.recipients[:] = [250], [250]


@contextmanager
def mail_server(folder: Path, security: Security = "none") -> Iterator[MailServer]:
    """A mail server at a port of its own."""
    own, trust = contexts(folder)
    server = _Threads(("127.0.0.1", 0), _Line)
    if security == "tls":
        server.socket = own.wrap_socket(server.socket, server_side=True)
    found = server.house = MailServer(server.server_address[1], trust, security, own=own)
    with running(server):
        yield found


class _Threads(socketserver.ThreadingTCPServer):
    daemon_threads = True
    house: MailServer

    def handle_error(self, *_: object) -> None:
        """A client that goes away does not matter."""


class _Line(socketserver.StreamRequestHandler):
    """What is said to one client."""

    def handle(self) -> None:
        self.house = cast("_Threads", self.server).house
        self.sender, self.to = "", list[str]()
        self.say("220 localhost")
        with contextlib.suppress(OSError):
            while line := self.rfile.readline().decode():
                self.house.said.append(line.strip())
                if line.upper().startswith("QUIT"):
                    self.say(f"{self.house.parting} bye")
                    return
                self.answer(line.strip())

    def finish(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().finish()
        self.request.close()

    def say(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())
        self.wfile.flush()

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word.upper():
            case "EHLO" | "HELO":
                more = ["250-STARTTLS"] if self.house.security == "starttls" else []
                self.say("250-localhost", *more, "250 AUTH PLAIN")
            case "STARTTLS":
                self.protect()
            case "AUTH":
                self.let_in(rest)
            case "MAIL":
                self.sender, self.to = rest.partition("<")[2].partition(">")[0], []
                self.say("250 yes")
            case "RCPT":
                self.to.append(rest.partition("<")[2].partition(">")[0])
                self.say(f"{_next(self.house.recipients)} that one")
            case "DATA":
                self.take()
            case _:
                self.say("250 yes")

    def protect(self) -> None:
        self.say("220 now")
        assert self.house.own is not None
        self.request = self.house.own.wrap_socket(self.request, server_side=True)
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb")

    def let_in(self, rest: str) -> None:
        said = base64.b64decode(rest.partition(" ")[2])
        self.say("235 come in" if said == f"\0{USER}\0{PASSWORD}".encode() else "535 no")

    def take(self) -> None:
        self.say("354 go on")
        lines = list[bytes]()
        while (line := self.rfile.readline()) not in {b".\r\n", b""}:
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        answer = _next(self.house.answers)
        time.sleep(self.house.slow)
        if answer == 0:
            self.house.got.append(Taken(self.sender, self.to, b"".join(lines)))
            self.request.close()  # the mail was taken, but nobody hears of it
            return
        if answer < 300:
            self.house.got.append(Taken(self.sender, self.to, b"".join(lines)))
        self.say(f"{answer} done")


def _next(answers: list[T]) -> T:
    return answers.pop(0) if len(answers) > 1 else answers[0]
