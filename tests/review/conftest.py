"""What stands here is about reviews: they play positions out, by kernels."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.compiled)
