"""Light and dark, calm and moving, and what the browser is allowed to load."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from web.e2e.laid import alone
from web.e2e.pages import Start, choose
from web.e2e.visitor import Visit
from web.e2e.wire import said

# How bright the background is, 0 to 255; the longest duration of any animation or transition on the page. An endless
# pulse, for as long as something may be pressed, does not count: it is left out only where no motion is wanted.
GROUND = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}"""
LONGEST = """(breathing) => Math.max(...[...document.querySelectorAll("*")].flatMap((node) => {
  const style = getComputedStyle(node);
  const breathes = style.animationName === "none" || (breathing && style.animationIterationCount === "infinite");
  return `${breathes ? "0s" : style.animationDuration},${style.transitionDuration}`
    .split(",").map((text) => parseFloat(text) * (text.trim().endsWith("ms") ? 1 : 1000));
}))"""
RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def is_dark(page: Page) -> bool:
    return float(page.evaluate(GROUND)) < 100


def test_the_page_follows_the_system(visit: Visit) -> None:
    page = Start(visit(color_scheme="dark")).open().page
    assert is_dark(page)
    page.emulate_media(color_scheme="light")
    assert not is_dark(page)


@pytest.mark.parametrize(("scheme", "answer"), [("light", "Candlelight"), ("dark", "Day")])
def test_settings_choose_light_or_dark_and_are_kept(
    visit: Visit, scheme: Literal["light", "dark"], answer: str
) -> None:
    visitor = visit(color_scheme=scheme)
    page = Start(visitor).open().page
    page.get_by_role("button", name="Settings").click()
    choose(page, "Light", answer)
    chosen = answer == "Candlelight"
    assert is_dark(page) == chosen
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert is_dark(page) == chosen
    page.get_by_role("button", name="Settings").click()
    choose(page, "Light", "Match the system")
    assert is_dark(page) == (scheme == "dark")


@pytest.mark.parametrize("way", ["system", "settings"])
def test_nothing_moves_where_no_motion_is_wanted(visit: Visit, way: str) -> None:
    calm = way == "settings"
    visitor = visit(likes={"calm": calm}, reduced_motion="no-preference" if calm else "reduce")
    table = alone(visitor, 3)
    for _ in range(6):
        assert table.my_turn()
        assert table.page.evaluate(LONGEST, arg=False) <= 1
        table.move()
        assert table.page.evaluate(RUNNING) == 0


def test_animations_are_short(visit: Visit) -> None:
    table = alone(visit(), 3)
    for _ in range(6):
        assert table.my_turn()
        assert table.page.evaluate(LONGEST, arg=True) <= 300
        table.move()


def test_the_pages_load_nothing_from_elsewhere(visit: Visit) -> None:
    """And no policy would allow it: scripts, styles, fonts and sockets of this server only."""
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    answer = visitor.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    table = alone(visitor, 2)
    table.my_turn()
    table.page.get_by_role("list", name="Steps of the turn").get_by_role("link").first.click()
    expect(table.page.get_by_role("dialog").get_by_role("link", name=said("All the rules"))).to_be_visible()
    assert not [url for url in asked if not url.startswith((visitor.url, "data:"))]


def test_a_script_in_the_page_is_not_run(visit: Visit) -> None:
    """The policy is in force, not only sent."""
    visitor = visit()
    visitor.forgive("Content Security Policy")
    page = Start(visitor).open().page
    page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "window.wasRun = true";
      document.body.append(script);
    }""")
    assert page.evaluate("() => window.wasRun") is None
    assert any("Content Security Policy" in fault for fault in visitor.faults)
