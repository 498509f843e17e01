"""The chairs of a table, and who has which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from demesne.games.base import Seat

__all__ = ["BOT", "Chair", "Seating"]

BOT = "bot"
"""The owner of the seats that nobody sits on."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: ``owner`` is the digest of the key that moves for it, or ``BOT``; ``salt`` its word in the shuffle.

    ``program``: its owner is not a person, but somebody's program that plays through the interface for programs.
    """

    kind: str
    name: str = ""
    bot: str | None = None
    owner: str | None = None
    salt: str = ""
    program: bool = False

    @property
    def taken(self) -> bool:
        return self.owner is not None


class Seating:
    """Who has which of some chairs, worked out once for as long as they are the same."""

    def __init__(self) -> None:
        self._chairs: list[Chair] = []
        self._found: tuple[Mapping[str, list[Seat]], Mapping[Seat, str]] = {}, {}

    def of(self, chairs: Sequence[Chair]) -> tuple[Mapping[str, list[Seat]], Mapping[Seat, str]]:
        """The seats of each owner, in the order of their first seats, and each person's owner by their first seat."""
        if self._chairs != chairs:
            owned: dict[str, list[Seat]] = {}
            for seat, chair in enumerate(chairs):
                if chair.owner is not None:
                    owned.setdefault(chair.owner, []).append(seat)
            self._chairs = [*chairs]
            self._found = owned, {seats[0]: owner for owner, seats in owned.items() if owner != BOT}
        return self._found
