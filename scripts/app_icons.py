"""Draws the icons of the installed page from its own drawing of a castle: `python scripts/app_icons.py`.

They are committed, because drawing them takes a browser and a build needs none.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from web.e2e.chromium import WORDS, program

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "web" / "public" / "icons"
PAPER, HEM, GOLD = "#f1e6cc", "#1f4258", "#e0a82e"
EDGE, SAFE = 0.07, 0.19
"""Room around the castle; systems cut the maskable icon as they like, but never its inner four fifths."""


def drawing(size: int, *, maskable: bool) -> str:
    """The icon as a page of its own."""
    castle = (ROOT / "web" / "art" / "castle.svg").read_text(encoding="utf-8")
    room = round(size * (SAFE if maskable else EDGE))
    thread = max(2, size // 64)
    corner = 0 if maskable else size // 6
    return f"""<style>
      body {{ margin: 0; background: transparent; }}
      .icon {{ box-sizing: border-box; display: grid; width: {size}px; height: {size}px; padding: {room}px;
        background: {HEM}; border-radius: {corner}px; }}
      .cloth {{ overflow: hidden; background: {PAPER}; border-radius: {size // 9}px; outline: {thread}px dashed {GOLD};
        outline-offset: {thread}px; }}
      svg {{ display: block; width: 100%; height: 100%; }}
    </style><div class="icon"><div class="cloth">{castle}</div></div>"""


def draw(page: Page, name: str, size: int, *, maskable: bool = False) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(drawing(size, maskable=maskable))
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
        page = browser.new_page()
        draw(page, "192", 192)
        draw(page, "512", 512)
        draw(page, "512-maskable", 512, maskable=True)
        draw(page, "180", 180, maskable=True)  # what one platform takes whole
        browser.close()


if __name__ == "__main__":
    main()
