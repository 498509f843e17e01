"""A page that costs less to draw: drawings are empty boxes, and there are no shadows and no woven background.

Drawing all that is an eighth of the work or more, and no test looks at it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from demesne.server.web.page import STATIC, Page

__all__ = ["undraw"]

_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">.*?</symbol>', re.DOTALL)
_SHADE: Final = re.compile(r"filter:(?:drop-shadow|blur)\([^;}]*")
"""A filter makes its element a stacking context; it must remain one."""
_LIFT: Final = re.compile(r"box-shadow:var\(--lift\)")
_WEAVE: Final = re.compile(r"background-image:linear-gradient\([^;}]*")


def undraw(folder: Path) -> None:
    """Has this process serve a plain page; *folder* is where its drawings and styles are written."""
    assets = folder / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    for drawings in (STATIC / "assets").glob("*.svg"):
        (assets / drawings.name).write_text(_SYMBOL.sub(_box, drawings.read_text("utf-8")), "utf-8")
    for style in (STATIC / "assets").glob("*.css"):
        (assets / style.name).write_text(_plain(style.read_text("utf-8")), "utf-8")
    Page.get_directories = lambda *_: [folder, STATIC]  # type: ignore[method-assign]


def _box(symbol: re.Match[str]) -> str:
    left, top, width, height = symbol[2].split()
    box = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill-opacity="0"/>'
    return f'<symbol id="{symbol[1]}" viewBox="{symbol[2]}">{box}</symbol>'


def _plain(style: str) -> str:
    unshaded = _SHADE.sub("isolation:isolate", style)
    return _WEAVE.sub("background-image:none", _LIFT.sub("box-shadow:none", unshaded))
