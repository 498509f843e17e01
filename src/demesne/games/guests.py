"""Families of games that installed packages add, found by their entry points."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

__all__ = ["GuestError", "found", "package_of"]


NAMELESS = "an installed package"
"""How a package is called whose name is not known."""


class GuestError(ImportError):
    """An installed package offers something that the program cannot use."""


def found(group: str) -> dict[str, object]:
    """The objects that the entry points of *group* name, loaded, by entry point in ascending order.

    Raises ``GuestError`` naming the entry and its package when one cannot be
    loaded, or when two have the same name.

    >>> found("demesne.nothing")
    {}
    """
    guests: dict[str, object] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        if entry.name in guests:
            raise GuestError(f"two installed packages bring {entry.name!r} of {group}")
        guests[entry.name] = _loaded(entry)
    return guests


def package_of(group: str, name: str) -> str:
    """The installed package that brings the entry *name* of *group*.

    >>> package_of("demesne.nothing", "chess")
    'an installed package'
    """
    return next((_package(entry) for entry in entry_points(group=group, name=name)), NAMELESS)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else NAMELESS


def _loaded(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as fault:
        package = _package(entry)
        told = f"{type(fault).__name__}: {fault}"
        raise GuestError(f"{package} brings {entry.name!r} of {entry.group}, which cannot be loaded: {told}") from fault
