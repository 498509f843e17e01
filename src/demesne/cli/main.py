"""The ``demesne`` program: it takes the streams as it finds them and runs a command."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from traceback import extract_tb

__all__ = ["main"]


def main() -> None:
    """Runs the command line and ends the process with its status."""
    _open_closed_streams()
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal without Unicode gets escapes instead of an error.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        # Here, so that Ctrl+C ends it quietly while it is still being loaded; later, the group sees to it.
        from demesne.cli.app import app  # noqa: PLC0415

        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except ImportError as error:
        if type(error).__name__ != "GuestError":  # what cannot be loaded is not imported to be compared with
            raise
        print(f"demesne: {error}{_place(error.__cause__)}: mend it, or uninstall the package", file=sys.stderr)
        sys.exit(2)


def _place(fault: BaseException | None) -> str:
    """The line that an installed package could not be loaded beyond, if it is known."""
    frames = extract_tb(fault.__traceback__) if fault else []
    return f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""


def _open_closed_streams() -> None:
    """Puts an empty file where the shell closed a stream (``<&-``, ``>&-``): Python has ``None`` there."""
    for name, mode in {"stdin": "r", "stdout": "w", "stderr": "w"}.items():
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for as long as it runs
