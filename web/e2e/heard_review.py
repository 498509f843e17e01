"""A review read by keys alone, from top to bottom: its chances are walked through, each of its moments is chosen."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Page

__all__ = ["Keys", "read_review"]

MOST: Final = 60
"""Tabs that a review has at most."""
THROUGH: Final = ("Home", "ArrowRight", "ArrowRight", "ArrowUp", "End")
"""Along the chances: from the beginning one on, and another, to the end of the round, to that of the game."""
_AT: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "past";
  if (at.matches("[role=slider]")) return "chances";
  if (at.matches("summary")) return "table";
  if (at.matches(".moments ol button")) return at.ariaPressed === "true" ? "" : "moment";
  return "";
}"""
KEYS: Final = {"chances": THROUGH, "table": ("Enter",), "moment": ("Enter",)}
"""What somebody presses at a part of it."""


class Keys(Protocol):
    """A keyboard by which one hears what each key does."""

    page: Page

    def press(self, key: str) -> None: ...
    def hear(self) -> None: ...
    def note(self, words: str) -> None: ...


def read_review(keys: Keys) -> None:
    """Goes through the page by Tab, once, and into what can be walked or opened."""
    keys.note("review")
    for _ in range(MOST):
        keys.press("Tab")
        keys.hear()
        where = str(keys.page.evaluate(_AT))
        if where == "past":
            return
        for key in KEYS.get(where, ()):
            keys.press(key)
        if where == "moment":
            keys.page.locator(".moments article").wait_for()  # before one goes on into it
    raise AssertionError("a review that never ends")
