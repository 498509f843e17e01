"""A network that fails on demand, between a page and the server."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import WebSocketRoute

from demesne.server.protocol import Play, Undo
from web.e2e.visitor import Visitor
from web.e2e.wire import Wire

Lost = Literal["nothing", "words", "answers"]


class Gate:
    """The traffic between the first page of a visitor and the server; ``lost`` is the part that does not arrive.

    "words" are the page's, "answers" the server's. ``arrived`` are the moves that reached the server.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.lost: Lost = "nothing"
        self.closed = False
        self.arrived: list[Play | Undo] = []
        self._wire: Wire = visitor.wire()
        self._open: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        visitor.page.route_web_socket(re.compile(r"/api/tables/[^/]+/socket"), self._route)

    def shut(self) -> None:
        """Cuts every connection and lets none through."""
        self.closed = True
        cut, self._open = self._open, []  # first, because a closing connection may still deliver messages from the page
        for page, server in cut:
            server.close()
            page.close()

    def reopen(self) -> None:
        self.closed, self.lost = False, "nothing"

    def _route(self, page: WebSocketRoute) -> None:
        if self.closed:
            page.close()
            return
        server = page.connect_to_server()
        self._open.append((page, server))
        self._wire.forget()
        page.on_message(lambda text: self._up(page, server, text))
        server.on_message(lambda text: self._down(page, text))

    def _up(self, page: WebSocketRoute, server: WebSocketRoute, text: str | bytes) -> None:
        if (page, server) not in self._open:
            return  # sent before the page noticed that it was cut off
        before = len(self._wire.sent)
        self._wire.sends(text)
        if self.lost != "words":
            self.arrived += self._wire.sent[before:]
            server.send(text)

    def _down(self, page: WebSocketRoute, text: str | bytes) -> None:
        if self.lost != "answers":
            self._wire.received(text)
            page.send(text)
