"""A review read by keyboard alone, from top to bottom: the chances are stepped through, each moment is chosen."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Page

__all__ = ["Keys", "read_review"]

MOST: Final = 60
"""The largest number of tab stops of a review."""
THROUGH: Final = ("Home", "ArrowRight", "ArrowRight", "ArrowUp", "End")
"""Along the chances: from the beginning two steps on, then to the end of the round and to that of the game."""
_AT: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "past";
  if (at.matches("[role=slider]")) return "chances";
  if (at.matches("summary")) return "table";
  if (at.matches(".moments ol button")) return at.ariaPressed === "true" ? "" : "moment";
  return "";
}"""
KEYS: Final = {"chances": THROUGH, "table": ("Enter",), "moment": ("Enter",)}
"""Which keys are pressed at each part of it."""


class Keys(Protocol):
    """A keyboard with which one hears what each key does."""

    page: Page

    def press(self, key: str) -> None: ...
    def hear(self) -> None: ...
    def note(self, words: str) -> None: ...


def read_review(keys: Keys) -> None:
    """Goes through the page by Tab once, and into whatever can be stepped through or opened."""
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
            keys.page.locator(".moments article").wait_for()  # before Tab goes on into it
    raise AssertionError("a review that never ends")
