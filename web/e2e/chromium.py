"""The browser of the tests, the pictures and the benchmarks: which program, and how it is started."""

from __future__ import annotations

import os
import shutil

__all__ = ["WORDS", "program"]

WORDS = [
    "--no-sandbox",  # containers and CI run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--process-per-site",  # the pages of a visitor share one, and with it the compiled code
]
SHELL = "chromium-headless-shell"
"""Chromium without windows: a visitor costs a fifth of what it costs in a window."""


def program() -> str | None:
    """``DEMESNE_CHROMIUM``, or what is on the PATH: Chromium's headless shell if there is one, else Chromium itself."""
    return os.environ.get("DEMESNE_CHROMIUM") or shutil.which(SHELL) or shutil.which("chromium")
