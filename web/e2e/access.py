"""What axe finds on a page: nothing serious, nothing critical.

Two thirds of its time go into the contrast of text. What had enough of it is not judged again where it looks the same:
in the same places, with the same colours, in the same size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE: Final = ["serious", "critical"]
LIGHT_RULES: Final = {"runOnly": ["color-contrast", "link-in-text-block"], "light": True}
DARK: Final = "() => matchMedia('(prefers-color-scheme: dark)').matches"
# A colour half-way from one to another is not what anybody reads.
STILL: Final = """() => {
  const ends = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
  for (const motion of document.getAnimations()) if (ends(motion)) motion.finish();
}"""

# Over a cloth that is woven of gradients axe does not judge colours: it looks at the page, and the hem at its head,
# without. Rules whose faults are not of a wanted kind are left out. Told are the faults, and what had enough contrast.
FOUND: Final = """async ({ grave, anew, light, ...options }) => {
  const cloths = [document.body, ...document.querySelectorAll("header.hem")];
  for (const { style } of cloths) style.backgroundImage = "none";
  for (const { style } of cloths.slice(1)) style.backgroundColor = "var(--hem)";
  const mild = axe._audit.rules.filter(({ impact }) => grave && !grave.includes(impact));
  const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
  looks.begin(anew);
  try {
    if (light && looks.settled()) return [[], []];
    const { violations } = await axe.run(grave ? { ...options, rules } : options);
    const told = ({ html, failureSummary }) => ({ html, failureSummary });
    return [violations.map((fault) => ({ ...fault, nodes: fault.nodes.map(told) })), looks.passed()];
  } finally {
    for (const { style } of cloths) style.backgroundImage = style.backgroundColor = "";
  }
}"""
# How a text looks is a number made of itself and of all that it lies in: names, grounds, and what lies there by its
# place. Only what axe has found good is kept, or never judges, as a single letter; what it could not judge where it
# was, it is asked again.
LOOKS: Final = """(good) => {
  const known = new Set(good);
  const spared = new Set(); // what says something that nobody has to read, as on a button that cannot be pressed
  const fresh = [], never = ["bgGradient", "bgImage", "nonBmp", "pseudoContent", "shortTextContent"];
  let numbers = new Map();
  const mixed = (text, number) => {
    let mix = number;
    for (let at = 0; at < text.length; at++) mix = Math.imul(mix ^ text.charCodeAt(at), 0x5bd1e995) ^ (mix >>> 15);
    return mix;
  };
  const ground = ({ backgroundColor, backgroundImage, opacity }) => `${backgroundColor}|${backgroundImage}|${opacity}`;
  const over = (one) => {
    const style = getComputedStyle(one);
    return ["absolute", "fixed"].includes(style.position) ? ground(style) : "";
  };
  const around = (one) => {
    if (!one) return 1;
    if (!numbers.has(one)) {
      const named = `${one.localName}.${one.getAttribute("class")}|${ground(getComputedStyle(one))}`;
      numbers.set(one, mixed(named + [...one.children].map(over).join(""), around(one.parentElement)));
    }
    return numbers.get(one);
  };
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const short = (one) => one.textContent.trim().length === 1;
  const shows = (one) => says(one) || ["input", "select", "textarea"].includes(one.localName);
  const look = (one) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const beside = getComputedStyle(one.parentElement).color; // a link stands out from it
    const idle = Boolean(one.closest(":disabled, [aria-disabled=true]"));
    return mixed([beside, color, fontSize, fontWeight, textShadow, short(one), idle].join(), around(one));
  };
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  const { matches } = rule, { evaluate } = check;
  rule.matches = (one, ...more) => {
    if (!shows(one) || known.has(look(one))) return false;
    const read = matches(one, ...more);
    if (!read) spared.add(look(one));
    return read;
  };
  check.evaluate = function (one, ...more) {
    const number = look(one);
    if (known.has(number)) return true;
    let why = "";
    const judged = evaluate.call({ ...this, data: (told) => this.data(told, (why = told?.messageKey)) }, one, ...more);
    const hopeless = never.includes(why) || one.closest("header.hem"); // the head of the page never changes its place
    if (judged || (judged === undefined && hopeless)) known.add(number) && fresh.push(number);
    return judged;
  };
  window.looks = {
    begin: (anew) => {
      numbers = new Map();
      if (anew) known.clear();
    },
    passed: () => fresh.splice(0),
    settled: () => {
      const settled = (number) => known.has(number) || spared.has(number);
      const seen = (one) => shows(one) && one.checkVisibility({ visibilityProperty: true });
      const read = (one) => seen(one) && !one.closest("[aria-hidden=true]");
      return [...document.querySelectorAll("body *")].every((one) => !read(one) || settled(look(one)));
    },
  };
}"""
_AXE: Final = Axe().axe_script
_good: set[int] = set()
FINGER: Final = 44
POINTER: Final = 24
"""Pixels that WCAG 2.5.8 asks for, where one points with a mouse."""
# What is pressed and is not a word within a text, with the room that it takes beyond its edge.
SMALL: Final = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest("p, dd, dialog:not([open]), .vh, .skip")) continue;
    const edge = (one.closest("label") ?? one).getBoundingClientRect();
    const around = getComputedStyle(one, "::after");
    const more = around.content === "none" || around.position !== "absolute" ? [0, 0] :
      [parseFloat(around.width) - edge.width, parseFloat(around.height) - edge.height];
    const [width, height] = [edge.width + Math.max(0, more[0]), edge.height + Math.max(0, more[1])];
    if (edge.width > 2 && (width < least - 0.5 || height < least - 2.5))
      found.push(`${width.toFixed(0)} x ${height.toFixed(0)}: ${one.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""


def expect_access(page: Page, where: str, *, candlelight: bool = False) -> None:
    """Axe finds no serious fault by day and, if asked for, none that light can change by *candlelight*."""
    faults = _violations(page, {"grave": GRAVE}) + (_by_candlelight(page) if candlelight else [])
    grave = [line for fault in faults if fault["impact"] in GRAVE for line in _told(fault)]
    assert not grave, "\n".join([where, *grave])


def found_by_axe(page: Page, where: str, *, candlelight: bool = False, anew: bool = False) -> list[str]:
    """All that axe finds, whether it is serious or not; *anew*: every text is judged, however it looks."""
    faults = _violations(page, {"anew": anew}) + (_by_candlelight(page) if candlelight else [])
    return [f"{where}: {line}" for fault in faults for line in _told(fault)]


def small(page: Page, where: str, least: int = FINGER) -> list[str]:
    """What is pressed there and has less room than a finger needs, or *least* pixels."""
    return [f"{where}: {found}" for found in page.evaluate(SMALL, least)]


def _by_candlelight(page: Page) -> list[dict[str, Any]]:
    """What light can change, in a page that follows the system."""
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(DARK)
    found = _violations(page, LIGHT_RULES)
    page.emulate_media(color_scheme="light")
    return found


def _violations(page: Page, options: Mapping[str, object]) -> list[dict[str, Any]]:
    """What axe finds, which is half a megabyte that a page is told once; what it finds no fault with stays there."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE)
        page.evaluate(LOOKS, list(_good))
    found: list[dict[str, Any]]
    found, good = page.evaluate(FOUND, {**options, "resultTypes": ["violations"], "preload": False})
    _good.update(good)
    return found


def _told(fault: dict[str, Any]) -> list[str]:
    """The fault and the first places where it is."""
    places = [f"    {node['html'][:160]}\n    {node['failureSummary']}" for node in fault["nodes"][:4]]
    return [f"{fault['id']}: {fault['help']}", *places]
