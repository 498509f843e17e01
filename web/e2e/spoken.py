"""What a screen reader finds on a page: an outline, and how it differs from the stored one of the language."""

from __future__ import annotations

import difflib
import os
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator

KEPT: Final = Path(__file__).parent / "spoken"
ALIKE: Final = {"row": 1, "gridcell": 3, "listitem": 1, "columnheader": 2, "radio": 1, "article": 1}
"""How many similar siblings are kept: they show what the others are like."""
_MARKS: Final = dict.fromkeys(range(0x2066, 0x206A))
"""What keeps names and numbers apart for right-to-left readers is not spoken."""
_LINE = re.compile(r"( *)- '?([a-z]+)")


def outline(place: Locator) -> str:
    """Roles, names and states in reading order, without addresses and repetitions."""
    kept: list[str] = []
    counts: dict[int, Counter[str]] = {}  # how often each role occurred, at each depth of the current line
    hidden = 0  # the depth of what is left out, 0 for nothing
    for line in place.aria_snapshot().translate(_MARKS).splitlines():
        found = _LINE.match(line)
        depth = len(found[1]) // 2 + 1 if found else 0
        if found is None or "/url:" in line or 0 < hidden < depth:
            continue
        counts = {above: seen for above, seen in counts.items() if above <= depth}
        counts.setdefault(depth, Counter())[found[2]] += 1
        hidden = depth if found[2] in ALIKE and counts[depth][found[2]] > ALIKE[found[2]] else 0
        if not hidden:
            kept.append(f"{found[0]} …" if found[2] == "row" else line)
    return "\n".join(kept)


def strays(tag: str, outlines: Mapping[str, str]) -> list[str]:
    """The differences from the stored outlines; with DEMESNE_REGENERATE they are stored anew."""
    path = KEPT / f"{tag}.txt"
    now = "".join(f"== {name}\n{text}\n" for name, text in outlines.items())
    if os.environ.get("DEMESNE_REGENERATE"):
        path.write_text(now, encoding="utf-8")
    told = difflib.unified_diff(
        path.read_text(encoding="utf-8").splitlines(), now.splitlines(), f"kept, {tag}", lineterm=""
    )
    return list(told)
