"""Every way to play that people know by a name: game, players, options."""

from __future__ import annotations

from typing import Any, TypeAlias

__all__ = ["DOMAINE", "EVERY", "MODES", "Mode", "mode_name"]

Mode: TypeAlias = tuple[str, int, dict[str, Any]]

_EXCHANGED = {
    box: {"1": [["wheat", 0], ["forest", 0]], "3": [["wheat", 0], ["forest", 0]]}
    for box in ("queendomino", "kingdomino")
}
"""A wheat and a forest change places: the box still has as many squares of each."""

MODES: list[Mode] = [
    *(("queendomino", players, {}) for players in (2, 3, 4)),
    *(("queendomino", 3, {"edition": edition}) for edition in ("us", "eu", "cz")),
    *(("queendomino", players, {"size": size}) for players, size in ((2, 5), (3, 7), (4, 7))),
    *(("kingdomino", players, {}) for players in (2, 3, 4)),
    *(("kingdomino", players, {"bonuses": ["middle_kingdom"]}) for players in (2, 3, 4)),
    *(("kingdomino", players, {"bonuses": ["harmony"]}) for players in (2, 3, 4)),
    ("kingdomino", 3, {"bonuses": ["harmony", "middle_kingdom"], "centre": "grid"}),
    ("kingdomino", 2, {"size": 7}),
    ("kingdomino", 2, {"size": 7, "bonuses": ["middle_kingdom", "harmony"]}),
    *(("kingdomino", players, {"dynasty": True}) for players in (2, 3, 4)),
    *(("royal-wedding", players, {}) for players in range(3, 9)),
    *(("royal-wedding", players, {"teams": True}) for players in (6, 8)),
    *(("royal-wedding", players, {"edition": "eu"}) for players in range(3, 7)),
    *(("royal-wedding", players, {"edition": "cz"}) for players in range(3, 8)),
    *(("royal-wedding", 6, {"edition": edition, "teams": True}) for edition in ("eu", "cz")),
    ("queendomino", 4, {"knight_supply": 19, "last_tie": "coins"}),
    ("royal-wedding", 3, {"size": 5, "line": 8, "single": 6}),
    ("royal-wedding", 6, {"teams": True, "purse": "seat", "knight_supply": 19, "last_tie": "coins"}),
    ("queendomino", 4, {"box": {"name": "Mine", "buildings": {"bakery": {"knights": 2, "towers": 1}}}}),
    ("royal-wedding", 6, {"box": {"buildings": {"statue": {"tax": "knight"}}, "dominoes": _EXCHANGED}, "teams": True}),
]
"""The Queendomino family: all numbers of players, every option with a value that is not its default, own boxes."""

_ROWS = ["..f..v.f..g.", ".s.f....f..f", "f..c..v...d."]
_LAND = "/".join([*_ROWS * 3, "...f..*.f...", "v..g.s..c..d", ".f..f..v..f."])

DOMAINE: list[Mode] = [
    *(("domaine", players, {}) for players in (2, 3, 4)),
    ("domaine", 3, {"spacing": 6, "expansion": 1}),
    ("domaine", 4, {"stalling": "forced", "second_bonus": "rank"}),
    ("domaine", 2, {"neutral_targets": False, "last_knight": False, "allied_deserter": False, "king_tie": "active"}),
    ("domaine", 3, {"layout": "3n 1e 7s 2w cn 5n 8e 4s 6n"}),
    ("domaine", 4, {"board": _LAND}),
]
"""Domaine: all numbers of players, every option with a value that is not its default, land of one's own."""

EVERY = [*MODES, *DOMAINE]


def mode_name(value: object) -> str:
    """A mode as a test's name: ``royal-wedding-6-teams``."""
    if not isinstance(value, tuple):
        return str(value)
    game, players, options = value
    return "-".join([game, str(players), *(_word(key, told) for key, told in options.items())])


def _word(key: str, told: object) -> str:
    if isinstance(told, list):
        return "+".join(told)
    return key if isinstance(told, bool | dict) or key in ("board", "layout") else str(told)
