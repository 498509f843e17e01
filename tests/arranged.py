"""What pytest is told to run, from the root down, and files before folders.

Of a folder of which a file is named, pytest makes the folders anew; what their ``conftest.py`` gave is then given to
none of the tests that are named after that.
"""

from __future__ import annotations

from pathlib import Path

import pytest

__all__ = ["pytest_configure"]


def pytest_configure(config: pytest.Config) -> None:
    config.args.sort(key=_depth)


def _depth(word: str) -> tuple[int, bool]:
    path = Path(word.partition("::")[0]).resolve()
    return len(path.parts), path.is_dir()
