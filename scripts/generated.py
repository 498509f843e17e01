"""Files of the page that a script makes: written, or checked to be what the script would write."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["ROOT", "write_or_check"]

ROOT = Path(__file__).resolve().parent.parent


def write_or_check(target: Path, made: str, words: list[str]) -> int:
    """Writes *made* to *target*, or with ``--check`` among *words* only compares; returns the exit status."""
    if "--check" not in words[1:]:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made, encoding="utf-8")
        return 0
    if target.is_file() and target.read_text(encoding="utf-8") == made:
        return 0
    print(f"{target.name} is not what it is made from; run: python {words[0]}", file=sys.stderr)
    return 1
