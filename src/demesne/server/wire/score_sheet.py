"""A column of the score pad as the page shows it, for any family: part of the wire contract."""

from __future__ import annotations

import msgspec

from demesne.games.base import Sheet
from demesne.server.wire.refusals import Args

__all__ = ["ItemView", "RowView", "SheetView", "sheet_of"]


class ItemView(msgspec.Struct, gc=False):
    """One reason for points: words come from ``item-<code>`` with ``args``."""

    code: str
    points: int
    args: Args


class RowView(msgspec.Struct, gc=False):
    """A row of the score pad: its name, its ``points``, and the ``items`` that add up to them, each with its reason."""

    row: str
    points: int
    items: list[ItemView]


class SheetView(msgspec.Struct, gc=False):
    """A side's column of the score pad: its ``total``, and the ``rows`` that add up to it."""

    total: int
    rows: list[RowView]


def sheet_of(sheet: Sheet, rows: frozenset[str] | None = None) -> SheetView:
    """*sheet* with the reason of each point; only *rows*, if they are given."""
    shown = [row for row in sheet.rows if rows is None or row.name in rows]
    return SheetView(
        sheet.total,
        [
            RowView(row.name, row.points, [ItemView(item.code, item.points, dict(item.params)) for item in row.items])
            for row in shown
        ],
    )
