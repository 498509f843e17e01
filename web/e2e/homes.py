"""A pool of browser contexts: each is cleared when a visitor leaves, and given to the next.

A new context is a process with cold caches: opening the page in it costs twice as much as in an existing one. What
belongs to a page (routes, scripts, sizes) goes with the page; what the context keeps is cleared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from playwright.sync_api import Browser, BrowserContext, Error, Page, StorageState

MANY: Final = 8
"""How many contexts may be idle at once."""
NOWHERE: Final = "/api/tables/nowhere"
"""An address of the server at which there is no page of ours."""

_SEED: Final = "things => { for (const { name, value } of things) localStorage.setItem(name, value); }"
# Whether nothing is left: a service worker that has started cannot be unregistered at once.
_SWEEP: Final = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  return (await navigator.serviceWorker.getRegistrations()).length === 0;
}"""


class NameValue(TypedDict):
    """One thing in a browser's storage."""

    name: str
    value: str


class Home:
    """A context for one visitor alone, with these *things* in its storage."""

    def __init__(self, browser: Browser, url: str, things: list[NameValue], options: Mapping[str, Any]) -> None:
        state: StorageState = {"cookies": [], "origins": [{"origin": url, "localStorage": things}]}
        self.context: BrowserContext = browser.new_context(base_url=url, storage_state=state, **options)
        self._hall: Page | None = None

    def furnish(self, things: list[NameValue]) -> None:
        """Fills the storage for the next visitor."""
        assert self._hall is not None, "nobody has left yet"
        self._hall.evaluate(_SEED, things)

    def keep(self, script: str, thing: object) -> bool:
        """Changes the storage without a page of the visitor's. Returns whether there was a page to do it."""
        if self._hall is None:
            return False
        self._hall.evaluate(script, thing)
        return True

    def sweep(self) -> bool:
        """Clears the context, and says whether it is as good as new. One blank page stays, and with it its process."""
        try:
            for page in self.context.pages[1:]:
                page.close()
            [self._hall] = self.context.pages
            self.context.unroute_all()
            self.context.clear_cookies()
            self.context.clear_permissions()
            if not self._hall.url.endswith(NOWHERE):
                self._hall.goto(NOWHERE)
            return bool(self._hall.evaluate(_SWEEP))
        except (Error, ValueError):  # the server is gone, or the last page
            return False


class Homes:
    """All contexts of one browser; of the idle ones, the one left first comes first."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._empty: list[tuple[str, Home]] = []

    def enter(self, url: str, things: list[NameValue], options: Mapping[str, Any]) -> Home:
        """A context that is as good as new, except for these *things* in its storage."""
        kind = _kind(url, options)
        found = next((each for each in self._empty if each[0] == kind), None)
        if found is None:
            return Home(self._browser, url, things, options)
        self._empty.remove(found)
        found[1].furnish(things)
        return found[1]

    def leave(self, home: Home, url: str, options: Mapping[str, Any]) -> None:
        """Clears the context for the next visitor, or closes it if that fails."""
        if not home.sweep():
            home.context.close()
            return
        self._empty.append((_kind(url, options), home))
        if len(self._empty) > MANY:
            self._empty.pop(0)[1].context.close()


def _kind(url: str, options: Mapping[str, Any]) -> str:
    return repr((url, sorted(options.items())))
