"""What has changed since the last update: edits to the view a socket was last sent, and a checksum of the new one.

Edits follow from two views of the same listener and from nothing else, so that they reveal no more than the views do.
What is the same for several listeners, the rules and a position, is compared and serialised once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import astuple, replace

from demesne.server.protocol import Amend, Edit, Event, TableView, Update

__all__ = ["Amends", "edits", "total_of"]

_encode = msgspec.json.Encoder().encode

Path = tuple[str | int, ...]
Finding = Callable[[Path, Any, Any], list[Edit]]
LISTS = list, tuple


class Amends:
    """The amends of one table. What was made for one listener serves the next, until it is forgotten."""

    def __init__(self) -> None:
        self._now: dict[int, tuple[object, msgspec.Raw]] = {}
        self._before: dict[int, tuple[object, msgspec.Raw]] = {}
        self._edits: dict[tuple[Path, int, int], tuple[object, object, list[Edit]]] = {}
        self._views: dict[tuple[int, int], tuple[TableView, TableView, list[Edit], int]] = {}

    def of(self, told: TableView, update: Update) -> Amend:
        """*update* for a socket that was last sent *told*."""
        found, total = self._made(told, update.view)
        return Amend(update.seq, update.events, found, total, update.offer)

    def forget(self) -> None:
        """Everybody has been told: only the bytes are kept, since long-lived objects make garbage collection slow."""
        self._edits.clear()
        self._views.clear()
        if self._now:
            self._before, self._now = self._now, {}

    def _made(self, told: TableView, view: TableView) -> tuple[list[Edit], int]:
        """The edits and the checksum, shared by all sockets of an owner."""
        pair = id(told), id(view)
        if pair not in self._views:
            self._views[pair] = told, view, self._between(told, view), self._total(view)
        return self._views[pair][2:]

    def _between(self, told: TableView, view: TableView) -> list[Edit]:
        found: list[Edit] = []
        for name, old, new in _differing(told, view):
            if name == "position" and _is_like(old, new):
                found += self._shared((name,), old, new, self._of_position)
            else:
                found += edits((name,), old, new)
        return found

    def _of_position(self, path: Path, old: Any, new: Any) -> list[Edit]:
        found: list[Edit] = []
        for part, one, other in _differing(old, new):
            found += self._shared((*path, part), one, other, edits)
        return found

    def _shared(self, path: Path, old: object, new: object, find: Finding) -> list[Edit]:
        """The edits of a position or a part of it, found once; both are kept, so that no others get their ids."""
        part = path, id(old), id(new)
        if (known := self._edits.get(part)) is None:
            known = self._edits[part] = old, new, find(path, old, new)
        return known[2]

    def _total(self, view: TableView) -> int:
        """The checksum by which a client knows that it has the same: CRC-32 of the JSON of *view*, sent whole."""
        position = None if view.position is None else self._kept(view.position)
        return crc32(_encode(replace(view, rules=self._kept(view.rules), position=position)))

    def _kept(self, part: Any) -> msgspec.Raw:
        """*part* in bytes, as they were made when it was last told; those not told this time are forgotten."""
        number = id(part)
        if (kept := self._now.get(number)) is None:
            kept = self._now[number] = self._before.get(number) or (part, msgspec.Raw(_encode(part)))
        return kept[1]


def total_of(events: Sequence[Event]) -> int:
    """The checksum by which client and server know that they have the same *events*.

    >>> total_of([])
    223132457
    """
    return crc32(_encode(events))


def _differing(old: msgspec.Struct, new: msgspec.Struct) -> Iterator[tuple[str, Any, Any]]:
    """The fields of two structs of one kind that are not the same object in both, and what they are in each."""
    was, now = astuple(old), astuple(new)
    return compress(zip(new.__struct_fields__, was, now, strict=True), map(is_not, was, now))


def _is_like(old: object, new: object) -> bool:
    """Whether they are compared field by field."""
    return type(old) is type(new) and isinstance(new, msgspec.Struct) and not new.__struct_config__.omit_defaults


# --- two values compared ------------------------------------------------------------------------


def edits(path: Path, old: Any, new: Any) -> list[Edit]:
    """What turns *old* into *new*, both at *path*: as little as their shape allows.

    >>> edits(("coins",), 7, 7), edits(("coins",), 7, 5)
    ([], [Edit(path=['coins'], value=5, at=None, drop=0)])
    >>> edits(("line",), [3, 17, 20], [3, 20])
    [Edit(path=['line'], value=[], at=1, drop=1)]

    Entries are compared as Python does it: a field must not hold a number one time and a bool another.
    """
    return _changed(path, old, new) if _differ(old, new) else []


def _differ(old: Any, new: Any) -> bool:
    return old is not new and (type(old) is not type(new) or old != new)


def _changed(path: Path, old: Any, new: Any) -> list[Edit]:
    """The edits where they are known to differ: those of parts, or the whole."""
    if isinstance(old, LISTS) and isinstance(new, LISTS):
        return _of_list(path, old, new)
    if type(old) is type(new):
        if isinstance(old, dict) and list(old) == list(new):
            return _of_parts(path, zip(new, old.values(), new.values(), strict=True))
        if isinstance(old, msgspec.Struct) and not old.__struct_config__.omit_defaults:
            return _of_parts(path, _differing(old, new))
    return [Edit(list(path), new)]


def _of_parts(path: Path, parts: Iterable[tuple[str | int, Any, Any]]) -> list[Edit]:
    found: list[Edit] = []
    for name, old, new in parts:
        if _differ(old, new):
            found += _changed((*path, name), old, new)
    return found


def _of_list(path: Path, old: Sequence[Any], new: Sequence[Any]) -> list[Edit]:
    """Entry by entry, as runs that go or come, or as a stretch replaced by another: whichever is shortest."""
    first, last = _same_ends(old, new)
    stretch = [Edit(list(path), list(new[first : len(new) - last]), first, len(old) - first - last)]
    if len(old) == len(new):
        inner = _of_parts(path, ((at, old[at], new[at]) for at in range(first, len(new) - last)))
    elif len(old) > len(new):
        inner = [Edit(list(path), [], at, end - at) for at, end in reversed(_missing(old, new))]
    else:
        inner = [Edit(list(path), list(new[at:end]), at) for at, end in _missing(new, old)]
    return inner if inner and len(_encode(inner)) < len(_encode(stretch)) else stretch


def _same_ends(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many entries are the same at the beginning, and of the others at the end."""
    most = min(len(old), len(new))
    first = next(compress(count(), map(ne, old, new)), most)
    last = next(compress(count(), map(ne, reversed(old), reversed(new))), most)
    return first, min(last, most - first)


def _missing(more: Sequence[Any], less: Sequence[Any]) -> list[tuple[int, int]]:
    """The runs of *more* without which it is *less*; nothing where others differ, too.

    >>> _missing("abcdef", "adf"), _missing("abc", "ad")
    ([(1, 3), (4, 5)], [])
    """
    runs: list[tuple[int, int]] = []
    met = 0
    for at, entry in enumerate(more):
        if met < len(less) and entry == less[met]:
            met += 1
        elif runs and runs[-1][1] == at:
            runs[-1] = runs[-1][0], at + 1
        else:
            runs.append((at, at + 1))
    return runs if met == len(less) else []
