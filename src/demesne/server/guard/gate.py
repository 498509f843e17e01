"""Who may not sit down, or not talk, just now."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Gate", "OpenGate"]


class Gate(Protocol):
    """Knows whom moderators have restrained: *owner* is what somebody's seats are known by, *client* their address."""

    async def check_sitting(self, owner: str | None, client: str) -> None:
        """Raises ``Refusal`` for those who may sit down nowhere."""
        ...

    async def check_talking(self, owner: str | None, client: str) -> None:
        """Raises ``Refusal`` for those who may say nothing."""
        ...


class OpenGate:
    """Everybody may: there are no moderators."""

    async def check_sitting(self, owner: str | None, client: str) -> None:
        """Everybody may sit down."""

    async def check_talking(self, owner: str | None, client: str) -> None:
        """Everybody may talk."""
