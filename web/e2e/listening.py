"""What a screen reader user hears: what live regions say, and what is said of each element that takes the focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

__all__ = ["Ear", "Focus", "Said", "unmarked"]

MARKS: Final = dict.fromkeys(range(0x2066, 0x206A))
"""What keeps names and numbers apart for right-to-left readers is not spoken."""
NAMED: Final = frozenset(
    {"grid", "group", "region", "list", "dialog", "alertdialog", "radiogroup", "navigation", "table"}
)
"""Entering one of these by keyboard is announced."""
STATES: Final = ("disabled", "pressed", "checked", "selected", "expanded", "level", "keyshortcuts")
"""The states that are announced besides role, name and description."""

# Whatever a live region says and whatever takes the focus, in the order in which it happens. What lies below an open
# dialog, or is not on the page, is silent.
_LISTEN: Final = """(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
  const at = (target) => {
    const known = ear.places.indexOf(target);
    return known >= 0 ? known : ear.places.push(target) - 1;
  };
  const ear = (window.ear = { heard: [], places: [], changed: performance.now() });
  const quiet = (region) => {
    const above = [...document.querySelectorAll("dialog:modal")].at(-1);
    return region.getAttribute("aria-live") === "off" || region.closest("[aria-hidden=true], [inert]") ||
      (above && !above.contains(region)) || !region.checkVisibility({ visibilityProperty: true });
  };
  const whole = (region) => region.closest("[aria-atomic]")?.ariaAtomic === "true" || region.matches("[role=status]");
  const hear = (records) => {
    ear.changed = performance.now();
    const said = new Set();
    for (const record of records) {
      const nodes = record.type === "characterData" ? [record.target] : record.addedNodes;
      for (const node of nodes) {
        const at = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
        const region = at?.closest(LIVE) ?? (node.querySelector?.("[role=alert]") || null);
        if (!region || quiet(region) || said.has(node)) continue;
        const told = whole(region) ? region : node;
        if (said.has(told)) continue;
        said.add(told);
        const parts = told.querySelectorAll ? [...told.querySelectorAll("p, li")] : [];
        for (const part of parts.length ? parts : [told]) {
          const text = part.textContent.replace(/\\s+/g, " ").trim();
          if (text) ear.heard.push({ say: text });
        }
      }
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener("focusin", ({ target }) => {
    ear.changed = performance.now();
    const text = /^H[1-6]$/.test(target.tagName) ? target.textContent : "";
    ear.heard.push({ place: at(target), text });
  });
})()"""
_QUIET: Final = """(ms) => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    const left = ms - (performance.now() - Math.max(begun, window.ear.changed));
    if (left > 0 || window.underWay) setTimeout(look, Math.max(left, 10));
    else done();
  };
  look();
})"""
_AT: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return -1;
  const known = window.ear.places.indexOf(at);
  return known >= 0 ? known : window.ear.places.push(at) - 1;
}"""
CALM_MS: Final = 150
"""The page is quiet for this long once the effects of a key are over."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a live region says."""

    text: str

    def __str__(self) -> str:
        return f"   says  {self.text}"


@dataclass(frozen=True, slots=True)
class Focus:
    """An element that has the focus: role, name, description, states, and the named parts of the page it lies in."""

    role: str
    name: str
    description: str = ""
    states: tuple[str, ...] = ()
    within: tuple[str, ...] = ()

    def __str__(self) -> str:
        about = [f" ({self.description})" if self.description else "", *(f" [{state}]" for state in self.states)]
        return f"  focus  {self.role}: {self.name}{''.join(about)}"


class Ear:
    """Listens to a page; what was heard is returned once. It must be set up before the page is loaded."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(_LISTEN)
        self._inside: CDPSession = page.context.new_cdp_session(page)
        self._last: Focus | None = None
        self._at = -1

    def heard(self) -> list[Said | Focus]:
        """Everything heard since the last call, once the page is quiet."""
        self.page.evaluate(_QUIET, CALM_MS)
        told: list[Said | Focus] = []
        for item in self.page.evaluate("() => window.ear.heard.splice(0)"):
            told += [Said(unmarked(item["say"]))] if "say" in item else self._focus(item["place"], item["text"])
        return [*told, *self._focus(self.page.evaluate(_AT))]

    def lost(self) -> bool:
        """Whether the focus is lost."""
        return bool(self.page.evaluate(_AT) < 0)

    def _focus(self, place: int, text: str = "") -> Iterator[Focus]:
        """What is said of the element, unless the same was said last; nothing if it is no longer there.

        *text* is what a heading said when the focus came; a screen reader does not announce that it has changed since.
        """
        found = self._thing(place) if place >= 0 else None
        if found and place != self._at and text:
            found = replace(found, name=unmarked(text))
        same = found == self._last or (found is not None and found.role == "heading" and place == self._at)
        if found and not same:
            self._last, self._at = found, place
            yield found

    def _thing(self, place: int) -> Focus | None:
        node = self._inside.send("Runtime.evaluate", {"expression": f"window.ear.places[{place}]"})["result"]
        asked = {"objectId": node["objectId"], "fetchRelatives": True}
        nodes: Sequence[Any] = self._inside.send("Accessibility.getPartialAXTree", asked)["nodes"]
        if nodes[0].get("ignored"):
            return None
        parts = [f"{_value(each, 'role')} “{name}”" for each in _above(nodes) if (name := _value(each, "name"))]
        states = [_state(each) for each in nodes[0].get("properties", []) if each["name"] in STATES]
        role, name, about = (_value(nodes[0], part) for part in ("role", "name", "description"))
        if role == "slider":
            states.append(f"value {self._value_text(place) or _value(nodes[0], 'value')}")
        return Focus(role, name, about, tuple(filter(None, states)), tuple(parts))

    def _value_text(self, place: int) -> str:
        """What is said instead of a number; Chromium's accessibility tree leaves it out."""
        asked = {"expression": f"window.ear.places[{place}].ariaValueText"}
        return unmarked(self._inside.send("Runtime.evaluate", asked)["result"].get("value") or "")


def unmarked(text: str) -> str:
    """The text as it is spoken."""
    return " ".join(text.translate(MARKS).split())


def _value(node: Any, part: str) -> str:
    return unmarked(str(node.get(part, {}).get("value", "")))


def _state(found: Any) -> str:
    value = found["value"].get("value")
    if value is True:
        return str(found["name"])
    return "" if value in {False, "false"} and found["name"] == "disabled" else f"{found['name']} {value}"


def _above(nodes: Sequence[Any]) -> list[Any]:
    """The named parts of the page that contain the first of the nodes, the innermost last."""
    known = {node["nodeId"]: node for node in nodes}
    found, at = [], known.get(nodes[0].get("parentId", ""))
    while at is not None:
        if not at.get("ignored") and _value(at, "role") in NAMED:
            found.append(at)
        at = known.get(at.get("parentId", ""))
    return found[::-1]
