"""What a server is told at its start, and the limits it keeps."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from demesne.players.levels import BEST
from demesne.server.mail_setup import MailSetup

__all__ = [
    "AWAY", "DELIBERATION", "GRACE", "NODE", "PORT", "PROGRAMS", "THINKERS", "Limits", "Settings", "data_folder",
]  # fmt: skip

PORT = 8000
PROGRAMS = "programs"
"""The folder, within the data folder, that holds what is known about programs."""
AWAY = 45.0
"""Seconds without a connection after which somebody counts as away."""
DELIBERATION = (60.0, 600.0)
"""After at least and at most how many seconds of a turn the orders that were left for it are begun."""
NODE = "a"
"""The name of a process where several share a database, unless it is given another."""
GRACE = 300.0
"""Seconds that something waits for somebody who is absent before they are notified."""
OTHER_FILES = 512
"""The most files that a process has open besides its connections: the store, processes that think."""
THINKERS = 2
"""How many players that think ahead may be asked at once."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask for. Sizes in bytes, times in seconds.

    ``socket_frames`` and ``writes`` are token buckets: how many at once, and how
    many a second after that; ``writes`` counts HTTP requests that change something,
    ``talk`` the lines and ``hover`` the placements that one socket shows its partner,
    ``hints`` and ``knowing`` those that one socket asks for; ``wholes`` are requests of one
    client for all of a table anew; ``kept``: how many things of one kind may be kept;
    ``record``: a body that brings the record of a game;
    ``reviews_of_one``: reviews that one client waits for at once. ``connections`` are HTTP and sockets together;
    ``programs`` counts the requests of one program, ``streams`` its open streams, of its events and of
    all its games; ``beat``: seconds after which an idle stream sends a keep-alive;
    ``head`` and ``content``: how long the head and the body of a request may take to arrive; ``between``: how long a
    connection is kept open between two requests; ``behind``: the same behind a proxy, longer than the proxy keeps one
    itself, or it would send a request just as the connection is closed; ``requests`` counts all of one client,
    ``connects`` its new connections and ``arrivals`` its new sockets; ``socket_bytes`` and ``pings`` are those of one
    socket. A client that connects too often waits ``cold`` seconds before it is turned away, if no more are waiting
    than ``outside`` allows, in all and of one client: a program that reconnects as soon as it is turned away then does
    so rarely.
    """

    frame: int = 8 * 1024
    body: int = 64 * 1024
    record: int = 512 * 1024
    hello: float = 5.0
    idle: float = 30.0
    write: float = 5.0
    queue: int = 64
    connections: int = 13_312
    connections_of_one: int = 256
    head: float = 5.0
    content: float = 10.0
    between: int = 5
    behind: int = 150
    requests: tuple[int, float] = (600, 50.0)
    connects: tuple[int, float] = (300, 30.0)
    cold: float = 1.0
    outside: tuple[int, int] = (256, 32)
    arrivals: tuple[int, float] = (120, 4.0)
    socket_bytes: tuple[int, float] = (32 * 1024, 8 * 1024.0)
    pings: tuple[int, float] = (20, 1.0)
    sockets: int = 12_288
    sockets_of_one: int = 64
    socket_frames: tuple[int, float] = (30, 10.0)
    writes: tuple[int, float] = (60, 2.0)
    talk: tuple[int, float] = (6, 0.5)
    hover: tuple[int, float] = (10, 5.0)
    hints: tuple[int, float] = (4, 0.2)
    wholes: tuple[int, float] = (10, 0.5)
    knowing: tuple[int, float] = (6, 1.0)
    kept: int = 200
    reviews_of_one: int = 8
    programs: tuple[int, float] = (120, 20.0)
    streams: tuple[int, int] = (3, 64)
    beat: float = 7.0

    def within(self, files: int) -> Limits:
        """At most as many connections as leave room among the *files* that may be open: more could not even be refused.

        >>> Limits().within(1024).sockets, Limits().within(1 << 20) == Limits()
        (512, True)
        """
        most = max(files - OTHER_FILES, 1)
        return replace(self, connections=min(self.connections, most), sockets=min(self.sockets, most))


@dataclass(frozen=True, slots=True)
class Settings:
    """A server: where it listens, where it keeps its tables, how bots behave.

    ``hosts`` are further names it answers to, besides those of this machine; ``proxies`` are addresses of web servers
    that are trusted to say on whose behalf they ask; ``crowds`` are addresses behind which many people are.
    ``pace`` is the least and the most time in seconds between a bot's moves, so
    that people can follow; ``patience`` is how long it may think on one,
    ``thinkers`` how many think ahead at once.
    ``metrics``: addresses of machines that may read what the server measures of itself.
    ``eager``: players that think ahead are compiled soon after the start, not when they are first wanted;
    ``database``: where PostgreSQL keeps the tables, instead of the folder; ``node``: the name of this process there.
    ``archive_after``: after how many days without an event tables are archived, ``forget_after``: after how many
    deleted; never unless given.
    ``adviser`` is the player who gives hints; ``away``: after how many seconds without a connection somebody is away;
    ``deliberation``: after at least and at most how many seconds of a turn the orders left for it are begun.
    ``glance``: how many seconds of processor time the review of a game gets while somebody looks at its end; with 0 it
    is begun only when somebody wants to read it.
    ``grace``: seconds that something waits for somebody who is absent before they are notified; ``contact``: how push
    services may reach the host, as a mail or web address; by default that of the first of ``hosts``.
    ``mail``: how mail is sent; without it none is sent.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    hosts: tuple[str, ...] = ()
    pace: tuple[float, float] = (0.4, 0.9)
    patience: float = 30.0
    thinkers: int = THINKERS
    eager: bool = False
    adviser: str = BEST
    away: float = AWAY
    deliberation: tuple[float, float] = DELIBERATION
    glance: float = 10.0
    grace: float = GRACE
    contact: str | None = None
    mail: MailSetup | None = None
    proxies: tuple[str, ...] = ()
    crowds: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    database: str | None = None
    node: str = NODE
    archive_after: float | None = None
    forget_after: float | None = None
    limits: Limits = field(default_factory=Limits)


def data_folder(chosen: Path | None = None) -> Path:
    """Where tables are kept: in the folder *chosen*, else where this user's programs keep their data."""
    return (chosen or _usual_folder()).expanduser().absolute()


def _usual_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "demesne"
