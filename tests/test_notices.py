"""What others have made and the page brings along is named with its licence, in a file that goes with the page."""

from __future__ import annotations

import json
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
NOTICES = (WEB / "public" / "notices.txt").read_text("utf-8")
ENGINE = ("pyodide", "CPython", "msgspec")
"""What the engine for games without a network consists of, beside our own modules."""
TOLD_BY_LICENSE = "@fontsource"


def test_everything_that_the_page_brings_along_has_its_licence() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    brought = [name for name in package["dependencies"] if not name.startswith(TOLD_BY_LICENSE)]
    for name in [*brought, *ENGINE, "Svelte"]:
        assert f"\n{name} (" in NOTICES, f"{name} has no notice in web/public/notices.txt"


def test_whole_texts_are_there() -> None:
    for phrase in (
        "Mozilla Public License Version 2.0",
        "Exhibit A - Source Code Form License Notice",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Apache License",
        "END OF TERMS AND CONDITIONS",
        "Redistributions in binary form must reproduce",
    ):
        assert phrase in NOTICES
