"""A page without its cloth, and drawings of which only the boxes are there: no test looks at them.

To draw the drawings is an eighth of a page's work, the cloth behind everything a tenth.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from demesne.server.page import STATIC, Page

__all__ = ["undraw"]

BARE: Final = "body{background-image:none!important}"

_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">.*?</symbol>', re.DOTALL)


def undraw(folder: Path) -> None:
    """The page of this process has no cloth, and every drawing is an empty box; *folder* is where those are written."""
    assets = folder / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    for drawings in (STATIC / "assets").glob("*.svg"):
        (assets / drawings.name).write_text(_SYMBOL.sub(_box, drawings.read_text("utf-8")), "utf-8")
    for sheet in (STATIC / "assets").glob("*.css"):
        (assets / sheet.name).write_text(sheet.read_text("utf-8") + BARE, "utf-8")
    Page.get_directories = lambda *_: [folder, STATIC]  # type: ignore[method-assign]


def _box(symbol: re.Match[str]) -> str:
    left, top, width, height = symbol[2].split()
    box = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill-opacity="0"/>'
    return f'<symbol id="{symbol[1]}" viewBox="{symbol[2]}">{box}</symbol>'
