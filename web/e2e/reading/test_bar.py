"""What is said in the bar of a phone, beside its buttons, can be read in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page

from web.e2e import courtier
from web.e2e.at_step import at_steps
from web.e2e.laid import laid
from web.e2e.phone import PHONE
from web.e2e.table import AtTable
from web.e2e.tongues import count, ready, speak
from web.e2e.visitor import Visit, Visitor

STEPS: Final = ("TaxOffer", "BuildOffer", "BribeOffer")
WIDTHS: Final = (390, 320)
# Words past the edges of their column or of the bar, and a bar that covers the end of the page.
LOST: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const bar = document.querySelector("main > .bar"), words = bar.querySelector("p"), range = document.createRange();
  const [edge, column] = [bar.getBoundingClientRect(), words.getBoundingClientRect()];
  range.selectNodeContents(words);
  const text = range.getBoundingClientRect();
  const across = text.left >= column.left - 1 && text.right <= column.right + 1;
  const inside = across && text.top >= edge.top && text.bottom <= edge.bottom;
  scrollTo(0, document.body.scrollHeight);
  const rest = [...document.querySelectorAll("main :is(p, button, li)")].filter((one) => !one.closest(".bar"));
  const lowest = Math.max(...rest.map((one) => one.getBoundingClientRect().bottom));
  return [inside ? "" : `cut off: ${words.innerText}`, lowest > edge.top + 1 ? "the bar covers the end" : ""];
}"""


def test_the_bar_of_a_phone_says_all_in_every_language(visit: Visit) -> None:
    """Before anything is chosen, and once it is."""
    visitor = visit(likes={"calm": True}, **PHONE)
    count(visitor.page)
    faults = [fault for where in _tables(visitor) for fault in _lost(visitor.page, where)]
    assert not faults, "\n".join(faults)


def _tables(visitor: Visitor) -> Iterator[str]:
    for table in at_steps(visitor, STEPS):
        yield table.step
    _castles(visitor)
    yield "castle"


def _castles(visitor: Visitor) -> AtTable:
    return laid(visitor, ["Anna", "Bruno"], game="domaine", played=courtier.to(courtier.at("castle")))


def _lost(page: Page, where: str) -> Iterator[str]:
    for tag in ready():
        speak(page, tag, "main [role=grid]")
        for key in ("Escape", "2"):
            page.keyboard.press(key)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": PHONE["viewport"]["height"]})
                yield from (f"{where}, {tag}, {width}: {fault}" for fault in page.evaluate(LOST) if fault)
