"""Drawings of which only the boxes are there: to draw them is an eighth of the work, and no test looks at them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from demesne.server.page import STATIC, Page

__all__ = ["undraw"]

_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">.*?</symbol>', re.DOTALL)


def undraw(folder: Path) -> None:
    """The page of this process shows every drawing as an empty box; *folder* is where those are written."""
    assets = folder / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    for drawings in (STATIC / "assets").glob("*.svg"):
        (assets / drawings.name).write_text(_SYMBOL.sub(_box, drawings.read_text("utf-8")), "utf-8")
    Page.get_directories = lambda *_: [folder, STATIC]  # type: ignore[method-assign]


def _box(symbol: re.Match[str]) -> str:
    left, top, width, height = symbol[2].split()
    box = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill-opacity="0"/>'
    return f'<symbol id="{symbol[1]}" viewBox="{symbol[2]}">{box}</symbol>'
