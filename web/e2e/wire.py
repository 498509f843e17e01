"""The traffic on a page's socket, listened to: it tells tests when the page is up to date."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page, WebSocket

from demesne.server.protocol import (
    Amend,
    ClientMessage,
    Offer,
    Play,
    Refused,
    ServerMessage,
    TableView,
    Undo,
    Update,
    Whole,
)
from tests.server.amended import Reader

PATIENCE: Final = 60_000
"""Milliseconds: a page on a busy machine is slow, which is not a failure."""
_STEPS: Final = (5, 60)
"""Milliseconds between two polls, at first and at most: a long wait may poll less often."""

_received = msgspec.json.Decoder(ServerMessage).decode
_sent = msgspec.json.Decoder(ClientMessage).decode


def said(text: str) -> re.Pattern[str]:
    """The whole text, whatever invisible signs keep its names and numbers apart for right-to-left readers."""
    mark = "[\u2066-\u2069]*"
    return re.compile(f"^{mark}{mark.join(map(re.escape, text))}{mark}$")


class Wire:
    """The last update that a page received, and every move that it sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.update: Update | None = None
        self.lost = False
        self._reader = Reader()
        self.sent: list[Play | Undo] = []
        self.refused: list[Refused] = []
        page.on("websocket", self._listen)

    @property
    def seq(self) -> int:
        return self.update.seq if self.update else -1

    @property
    def offer(self) -> Offer | None:
        return self.update.offer if self.update else None

    @property
    def view(self) -> TableView:
        assert self.update is not None, "no update yet"
        return self.update.view

    @property
    def status(self) -> str:
        """Of the table: waiting, playing or over; empty before the first update."""
        return self.update.view.status if self.update else ""

    @property
    def over(self) -> bool:
        return self.status == "over"

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Lets the page live on until the condition holds."""
        assert self.within(PATIENCE, condition), f"waited in vain: {what}; {self._told}"
        assert not self.lost, "the page made another view of what it was told"

    @property
    def _told(self) -> str:
        """What explains a timeout."""
        shows = self.page.evaluate("() => document.documentElement.dataset.seq")
        focus = self.page.evaluate("() => document.activeElement?.textContent.trim().slice(0, 60)")
        talk = f"sent {self.sent[-1:]}, refused {self.refused[-1:]}, offered {type(self.offer).__name__}"
        return f"heard up to {self.seq}, shown {shows}, {talk}, focus on {focus!r}"

    def within(self, patience: int, condition: Callable[[], object]) -> bool:
        """Lets the page run until the condition holds. Returns whether it did so in time."""
        end = time.monotonic() + patience / 1000
        step, longest = _STEPS
        while not condition():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(step)
            step = min(step * 3 // 2, longest)
        return True

    def _listen(self, socket: WebSocket) -> None:
        if not urlsplit(socket.url).path.endswith("/socket"):
            return
        self.forget()
        socket.on("framereceived", self.received)
        socket.on("framesent", self.sends)

    def forget(self) -> None:
        """Forgets what is known: there is another socket, or another visit."""
        self.update = None

    def received(self, frame: str | bytes) -> None:
        """Takes in what the server said."""
        message = _received(frame)
        if isinstance(message, Update | Amend):
            self.update = self._reader.read(frame)
        elif isinstance(message, Refused):
            self.refused.append(message)

    def sends(self, frame: str | bytes) -> None:
        """Takes in what the page says."""
        message = _sent(frame)
        self.lost = self.lost or isinstance(message, Whole)
        if isinstance(message, Play | Undo):
            self.sent.append(message)
