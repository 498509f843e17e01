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

# The browser's own errors when a test takes the server or the network away.
NETWORK = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(CONNECTION|CONTENT_LENGTH|INTERNET|NETWORK|ABORTED|EMPTY|FAILED)"
)


def kept(**things: object) -> list[NameValue]:
    """A browser's storage with these settings and whatever else an earlier visit stored."""
    return [
        {"name": f"demesne.{name}", "value": json.dumps(thing)} for name, thing in things.items() if thing is not None
    ]


class Visitor:
    """A browser context with its first page; ``faults`` collects the errors that its pages report.

    *guide* is what its guide knows: by default, that a first game was offered. None is somebody who was never here.
    Motion is reduced unless ``reduced_motion`` says otherwise: animations are a fifth of a page's work.
    With *homes*, the context comes from there and goes back for the next visitor.
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
            del self._wishes["color_scheme"]  # the default; without it, the home can be shared
        self._homes = homes
        self._home: Home = (homes or Homes(browser)).enter(url, things, self._wishes)
        self.context: BrowserContext = self._home.context
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear)
        self.context.on("weberror", self._catch)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Another tab, still blank; the size is that of the page, so that windows of all sizes share their homes."""
        page = self.context.new_page()
        self.wire(page)  # from the first message on
        if self._viewport:
            page.set_viewport_size(self._viewport)
        return page

    def keep(self, script: str, thing: object) -> None:
        """Changes what the browser stores, while no page is open that would interfere."""
        if not self._home.keep(script, thing):
            self.page.goto("/healthz")
            self.page.evaluate(script, thing)

    def forgive(self, pattern: str | re.Pattern[str]) -> None:
        """Errors of this kind are expected by the test."""
        self.forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        """The errors that the test did not expect."""
        return [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.forgiven)]

    def wire(self, page: Page | None = None) -> Wire:
        """The traffic on the page's socket."""
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
        """Records an error of the page or of the browser, to which any response of 400 or above is an error."""
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} ({where})")

    def _catch(self, error: WebError) -> None:
        self.faults.append(f"thrown: {error.error}")
