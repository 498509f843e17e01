"""``demesne players``: the players and what each does."""

from __future__ import annotations

from demesne.cli.shell import AsJson, write, write_json
from demesne.cli.tongue import translated
from demesne.players.spec import PLAYERS, PlayerKind

__all__ = ["players"]


def players(as_json: AsJson = False) -> None:
    """List the players available to bots, matches and traces."""
    if as_json:
        told = [
            {"name": kind.name, "parameters": list(kind.parameters), "text": kind.text} for kind in PLAYERS.values()
        ]
        write_json({"players": told})
    else:
        write([*(f"{kind.name:11} {_text(kind)}" for kind in PLAYERS.values()), f"{'bot.Grabber':11} {_own()}"])


def _own() -> str:
    return translated("player", "own", "A class of your own, by its place: made from a Random, with a method decide.")


def _text(kind: PlayerKind) -> str:
    return translated("player", kind.name.replace(":", "-"), kind.text)
