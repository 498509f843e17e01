"""A player without a mouse: keys go to whatever has the focus, and the focus must be visible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from demesne.server.protocol import Square
from demesne.server.queendomino.shapes import BribeOffer, BuildOffer, BuildSlot, ClaimOffer, PlaceOffer, TaxOffer
from web.e2e.table import AtTable

# Where the focus is: its name, whether it is in sight, what lies above it, whether its ring is drawn, on which square
# of the own kingdom.
# A heading is a place to read on from: it may have the focus, but as there is nothing to press, it has no ring.
FOCUS: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement)
    return { name: "", lost: true, drawn: false, seen: false, above: "", cell: "" };
  const label = (node) => node?.getAttribute("aria-label");
  const outlined = (node) => {
    const style = getComputedStyle(node);
    return style.outlineStyle !== "none" || style.boxShadow !== "none";
  };
  const ring = at.querySelector(".ring-b");
  const ringed = () => ring ? getComputedStyle(ring).visibility === "visible"
    : [at, at.closest("label"), at.nextElementSibling].some((node) => node && outlined(node));
  const whole = at.closest("label") ?? at, box = whole.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return {
    name: label(at) || at.innerText || label(at.querySelector("[aria-label]")) || "",
    lost: false,
    drawn: /^(H[1-6]|MAIN)$/.test(at.tagName) || ringed(),
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    above: !top || whole.contains(top) || top.contains(whole) ? "" : top.outerHTML.slice(0, 80),
    cell: at.closest("[data-own] [role=grid]") ? (at.dataset.square ?? "") : "",
  };
}"""
MOST_TABS: Final = 90


class Keyboard:
    """Presses keys on a page, never a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def expect_focus(self, after: str) -> None:
        """Asserts that the focus is visible."""
        focus = self.page.evaluate(FOCUS)
        assert not focus["lost"], f"after {after} the focus is lost"
        assert focus["seen"], f"after {after} the focus is out of sight: {focus['name']}"
        assert not focus["above"], f"after {after}, {focus['name']} has the focus, under {focus['above']}"
        assert focus["drawn"], f"after {after} the focus cannot be seen: {focus['name']}"

    def tab_to(self, fits: Callable[[str, str], bool], what: str) -> None:
        """Presses Tab until the focus is on an element whose name and square fit."""
        wrapped = False
        for _ in range(MOST_TABS):
            focus = self.page.evaluate(FOCUS)
            if fits(focus["name"], focus["cell"]):
                return
            self.press("Tab")
            if not wrapped and self.page.evaluate(FOCUS)["lost"]:  # past the last element: the browser's own toolbar
                wrapped = True
                self.press("Tab")
            self.expect_focus("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def tab_to_named(self, name: str) -> None:
        self.tab_to(lambda found, _: found.startswith(name), name)

    def tab_to_kingdom(self) -> Square:
        """Goes to the own kingdom. Returns the square in focus."""
        self.tab_to(lambda _, cell: bool(cell), "a square")
        return self.square()

    def square(self) -> Square:
        x, y = str(self.page.evaluate(FOCUS)["cell"]).split(",")
        return int(x), int(y)

    def walk_to(self, goal: Square) -> None:
        """Goes to a square by arrow keys."""
        for _ in range(MOST_TABS):
            x, y = self.square()
            if (x, y) == goal:
                return
            across = "ArrowRight" if goal[0] > x else "ArrowLeft"
            down = "ArrowDown" if goal[1] > y else "ArrowUp"
            self.press(across if goal[0] != x else down)
            self.expect_focus("an arrow")
        raise AssertionError(f"arrows do not lead to {goal}")


class KeyboardPlayer:
    """Plays at a table by keyboard alone."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.keys = Keyboard(table.page)
        self.used: set[str] = set()
        self._claims = 0

    def move(self) -> None:
        """Makes a move of the step that is offered, in one of the ways possible by keyboard."""
        offer = self.table.offer
        self.keys.expect_focus("a new step")
        match offer:
            case PlaceOffer(spots=[_, *_]):
                self._carry(offer)
            case TaxOffer():
                self._press("1")
            case BuildOffer():
                self._choose_site(offer)
            case ClaimOffer():
                self._claim(offer)
            case _:
                pass
        chosen = not isinstance(offer, BribeOffer) and (not isinstance(offer, BuildOffer) or _slot(offer))
        self._send("Enter" if chosen else "s")

    def skip(self) -> None:
        self._send("s")

    def undo(self) -> None:
        self._send("u")

    def _press(self, key: str) -> None:
        self.used.add(key)
        self.keys.press(key)
        self.keys.expect_focus(key)

    def _send(self, key: str) -> None:
        self.used.add(key)
        offer = self.table.offer
        self.table.settle(lambda: self.keys.press(key))
        self.keys.expect_focus(f"{key} at {type(offer).__name__}")

    def _claim(self, offer: ClaimOffer) -> None:
        """Claims by the number in the order, or by going to the domino, alternately."""
        self._claims += 1
        if self._claims % 2:
            return self._press(str(offer.spots[0].order))
        self.keys.tab_to_named("Claim ")
        return self._press(" ")

    def _carry(self, offer: PlaceOffer) -> None:
        """Turns the domino, moves it to another place by arrow keys, the first time also back, and turns it again."""
        self._press("r")
        home, goal = self.keys.square(), offer.spots[-1].first
        if home != goal:
            self.keys.walk_to(goal)
            if "arrows" not in self.used:
                self.keys.walk_to(home)
            self.used.add("arrows")
        self._press("r")

    def _choose_site(self, offer: BuildOffer) -> None:
        """Chooses a tile by its price, then the town square by arrow keys unless there is only one."""
        if slot := _slot(offer):
            self._press(str(slot.cost))
            if len(slot.sites) > 1:
                self._walk_to_site(slot)

    def _walk_to_site(self, slot: BuildSlot) -> None:
        self.keys.tab_to_kingdom()
        self.keys.walk_to(slot.sites[-1].square)
        self._press("Enter")
        self.used.add("site")


def _slot(offer: BuildOffer) -> BuildSlot | None:
    """The first tile that can be built somewhere."""
    return next((slot for slot in offer.slots if slot.sites), None)
