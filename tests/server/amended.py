"""What a client makes of edits: views as plain trees, as a page has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec

from demesne.server.protocol import Amend, Edit, TableView, Update

__all__ = ["Reader", "amended", "total_of"]


def amended(tree: Any, edits: Sequence[Edit]) -> Any:
    """*tree* after *edits*, applied one after the other; *tree* itself stays as it is."""
    for edit in edits:
        tree = _set(tree, edit.path, edit)
    return tree


def _set(tree: Any, path: Sequence[str | int], edit: Edit) -> Any:
    if not path:
        if edit.at is None:
            return edit.value
        return [*tree[: edit.at], *edit.value, *tree[edit.at + edit.drop :]]
    step, rest = path[0], path[1:]
    copy: Any = list(tree) if isinstance(tree, list) else dict(tree)
    copy[step] = _set(tree[step], rest, edit)
    return copy


def total_of(tree: Any) -> int:
    """The checksum of *tree*, from its JSON as a page writes it."""
    return crc32(msgspec.json.encode(tree))


class Reader:
    """Keeps the view of a socket by updates and amends; refuses an amend whose checksum is another."""

    def __init__(self) -> None:
        self.tree: Any = None

    def read(self, text: str | bytes) -> Update | None:
        """The update that *text* is or amounts to, if it is one of the two."""
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            self.tree = message["view"]
            return msgspec.json.decode(text, type=Update)
        if message["type"] != "amend":
            return None
        amend = msgspec.json.decode(text, type=Amend)
        if total_of(self.tree) != amend.total:  # otherwise it was heard twice
            self.tree = amended(self.tree, amend.edits)
        assert total_of(self.tree) == amend.total, [edit.path for edit in amend.edits]
        view = msgspec.json.decode(msgspec.json.encode(self.tree), type=TableView)
        return Update(amend.seq, amend.events, view, amend.offer)
