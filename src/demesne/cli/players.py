"""``demesne players``: the players and what each does."""

from __future__ import annotations

from demesne.cli.shell import AsJson, write, write_json
from demesne.players.spec import PLAYERS

__all__ = ["players"]


def players(as_json: AsJson = False) -> None:
    """List the players that bots, matches and traces can have."""
    if as_json:
        told = [
            {"name": kind.name, "parameters": list(kind.parameters), "text": kind.text} for kind in PLAYERS.values()
        ]
        write_json({"players": told})
    else:
        write(f"{kind.name:11} {kind.text}" for kind in PLAYERS.values())
