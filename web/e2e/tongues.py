"""The languages of the page, and what does not fit in one of them: text cut off or past the edge of its button."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from web.e2e.wire import PATIENCE

LOCALES: Final = Path(__file__).parent.parent / "locales"
SIZES: Final = {"large": (1920, 1080), "narrow": (320, 640), "phone": (390, 844), "laptop": (1366, 768)}

# Text that overflows its box or is cut off, and a page that is wider than its window. Visually hidden text is left out;
# so is what scrolls, and names of people, which end in an ellipsis where there is no room.
CRAMPED: Final = """() => {
  const found = [];
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const HOLDERS = "button, a, label, legend, th, td, h1, h2, h3, summary, option, [role=tab]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(".vh, svg, script, style, dialog:not([open])")) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    const holder = own.closest(HOLDERS);
    for (let box = own; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(style.overflowX);
      if (scrolls || style.textOverflow === "ellipsis") break;
      if (box.clientWidth <= 1 && style.position === "absolute") break; // only spoken
      const cuts = style.overflowX !== "visible";
      if (box === holder || cuts) {
        const edge = box.getBoundingClientRect();
        const over = Math.max(edge.left - text.left, text.right - edge.right);
        if (over > 2) found.push(`${over.toFixed(0)} px over: ${node.data.trim()}`);
      }
      if (cuts) break;
    }
  }
  return found;
}"""


# The browser asks for another language, and the page switches in place. It is done when no request is pending and
# nothing has changed for a moment.
_SPEAK: Final = """async ([tag, place]) => {
  while (window.underWay) await new Promise((done) => setTimeout(done, 20));
  Object.defineProperty(navigator, "languages", { value: [tag], configurable: true });
  dispatchEvent(new Event("languagechange"));
  const there = () =>
    document.documentElement.lang.split("-")[0] === tag && !window.underWay && document.querySelector(place);
  await new Promise((done, fail) => {
    const tell = () => fail(new Error(`${location.pathname} in ${tag}: ${document.body.innerText}`));
    const late = setTimeout(tell, PATIENCE);
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        document.querySelector("main.curtain button")?.click();
        if (!there()) return wait();
        watch.disconnect();
        clearTimeout(late);
        done();
      }, 50);
    };
    const watch = new MutationObserver(wait);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });
  await document.fonts.ready;
}""".replace("PATIENCE", str(PATIENCE))
# How many answers the page is waiting for, from the server and from its table; a socket being opened is one, too:
# another language builds the table anew, and the browser complains of a socket that is closed before it is open.
_COUNT: Final = """(() => {
  const ask = window.fetch;
  window.underWay = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      window.underWay += 1;
      let settled = () => {
        window.underWay -= 1;
        settled = () => {};
      };
      for (const end of ["open", "close"]) this.addEventListener(end, () => settled());
    }
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"type":"weigh"')) {
      window.underWay += 1;
      const answered = ({ data }) => {
        if (!String(data).includes('"type":"weighed"')) return;
        window.underWay -= 1;
        this.removeEventListener("message", answered);
      };
      this.addEventListener("message", answered);
    }
    send.call(this, text);
  };
  window.fetch = async (...asked) => {
    window.underWay += 1;
    try { return await ask(...asked); } finally { window.underWay -= 1; }
  };
})()"""
_GO: Final = """(address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def count(page: Page) -> None:
    """Has its pages count their pending requests, because `speak` asks for that."""
    page.add_init_script(_COUNT)


def settle(page: Page) -> None:
    """Begins at the start page; from there `go` leads everywhere without reloading."""
    count(page)
    page.goto("/")
    page.mouse.move(1, 1)  # resting on something, it would open a tooltip


def go(page: Page, address: str) -> None:
    """Goes to another address, as by a link on the page."""
    page.evaluate(_GO, address)


def speak(page: Page, tag: str, place: str = "main h1") -> None:
    """Switches to another language; returns once *place* is there in it with all that it shows."""
    page.evaluate(_SPEAK, [tag, place])


def ready() -> list[str]:
    """The languages that the page offers, English first."""
    listed = json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))
    tags = [one["tag"] for one in listed if one["ready"]]
    return sorted(tags, key=lambda tag: (tag != "en", tag))


def said(message: str, tag: str) -> str:
    """The text of the score pad's *message* in a language: one line without variables."""
    lines = (LOCALES / tag / "pad.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{message} = "))


def cramped(page: Page, where: str) -> list[str]:
    """What does not fit on the page, in all sizes, a laptop's last; the smallest is also a laptop at 400 %."""
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{where}, {size}: {fault}" for fault in page.evaluate(CRAMPED)]
    return found
