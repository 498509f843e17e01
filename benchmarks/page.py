"""How much the browser downloads: the built page's script, style and fonts, gzipped as they travel."""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import demesne.server

__all__ = ["STATIC", "lines", "measure"]

STATIC = Path(demesne.server.__path__[0]) / "static"
KINDS = {".js": "script", ".css": "style", ".woff2": "fonts", ".html": "html", ".ftl": "words", ".svg": "art"}
PACKED = (".woff2",)
"""Compressed already, so they travel as they are."""


def measure() -> dict[str, Any]:
    """By kind of file: how many there are, their bytes, and their bytes gzipped."""
    if not (STATIC / "index.html").is_file():
        raise FileNotFoundError("the page is not built; run 'make play' once")
    found: dict[str, dict[str, int]] = defaultdict(lambda: {"files": 0, "bytes": 0, "gzipped": 0})
    for path in sorted(STATIC.rglob("*")):
        if path.suffix in KINDS:
            content = path.read_bytes()
            packed = content if path.suffix in PACKED else gzip.compress(content, 9)
            for name, size in (("files", 1), ("bytes", len(content)), ("gzipped", len(packed))):
                found[KINDS[path.suffix]][name] += size
    return dict(found)


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each kind."""
    return [
        f"{kind}: {own['gzipped'] / 1000:.1f} kB gzipped ({own['bytes'] / 1000:.1f} kB in {own['files']} files)"
        for kind, own in result.items()
    ]
