"""Somebody with a browser of their own: fresh storage, one page or more, and an eye on what goes wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebError

from web.e2e.homes import Home, Homes, NameValue
from web.e2e.wire import PATIENCE, Wire

Visit = Callable[..., "Visitor"]
LIGHT: Final = "light"
OFFERED: Final[Mapping[str, object]] = {"met": True}

# Said by the browser itself when a test takes the server or the network away.
NETWORK = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(CONNECTION|CONTENT_LENGTH|INTERNET|NETWORK|ABORTED|EMPTY|FAILED)"
)


def kept(**things: object) -> list[NameValue]:
    """A browser's storage with these settings and what else was kept on an earlier visit."""
    return [
        {"name": f"demesne.{name}", "value": json.dumps(thing)} for name, thing in things.items() if thing is not None
    ]


class Visitor:
    """A browser context with its first page; ``faults`` collects what the page complained of.

    *guide* is what its guide knows: a first game was offered, unless told. None is somebody who was never here.
    Who asks for no other ``reduced_motion`` sees nothing move: a fifth of a page's work is what breathes and travels.
    With *homes*, the context is one of those, and is left to the next one.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        likes: Mapping[str, object] | None = None,
        guide: Mapping[str, object] | None = OFFERED,
        homes: Homes | None = None,
        **options: Any,
    ) -> None:
        self.url = url
        self.touches = bool(options.get("has_touch"))
        self.faults: list[str] = []
        self._wires: dict[Page, Wire] = {}
        self.forgiven: list[re.Pattern[str]] = []
        things = kept(settings={"pace": "quick", **(likes or {})}, guide=guide)
        self._wishes = {"reduced_motion": "reduce"} | options
        self._viewport: ViewportSize | None = None if options.get("is_mobile") else self._wishes.pop("viewport", None)
        if options.get("color_scheme") == LIGHT:
            del self._wishes["color_scheme"]  # as it is without a word, in the same home
        self._homes = homes
        self._home: Home = (homes or Homes(browser)).enter(url, things, self._wishes)
        self.context: BrowserContext = self._home.context
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear)
        self.context.on("weberror", self._catch)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Another tab, not yet anywhere; its size is its own, so that windows of all sizes share their homes."""
        page = self.context.new_page()
        self.wire(page)  # from the first word on
        if self._viewport:
            page.set_viewport_size(self._viewport)
        return page

    def keep(self, script: str, thing: object) -> None:
        """Changes what the browser keeps, while no page is open that would mind."""
        if not self._home.keep(script, thing):
            self.page.goto("/healthz")
            self.page.evaluate(script, thing)

    def forgive(self, pattern: str | re.Pattern[str]) -> None:
        """Complaints of this kind belong to the test."""
        self.forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        """What went wrong and does not belong to the test."""
        return [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.forgiven)]

    def wire(self, page: Page | None = None) -> Wire:
        """What goes over the page's socket."""
        heard = page or self.page
        if heard not in self._wires:
            self._wires[heard] = Wire(heard)
        return self._wires[heard]

    def leave(self) -> None:
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._catch)
        if self._homes:
            self._homes.leave(self._home, self.url, self._wishes)
        else:
            self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        """What the page complains of, or the browser: to it an answer of 400 or more is an error, whoever asked."""
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} ({where})")

    def _catch(self, error: WebError) -> None:
        self.faults.append(f"thrown: {error.error}")
