"""What stands here is about kernels: all of it compiles them, or loads what was compiled before."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.compiled)
