"""Every way to play the family that the tests go through: game, players, options."""

from __future__ import annotations

from typing import Any

OWN_BOX: dict[str, Any] = {
    "name": "my box",
    "buildings": {
        "bakery": {"knights": 2, "towers": 1},
        "foundry": {"knights": 0, "towers": 2, "tax": "tower"},
        "statue": {"tax": "knight"},
        "queens_tower": {"towers": 1},
    },
    "dominoes": {
        "queendomino": {"10": [["forest", 1], ["wheat", 0]], "15": [["wheat", 1], ["forest", 0]]},
        "kingdomino": {"1": [["forest", 0], ["wheat", 0]], "3": [["wheat", 0], ["forest", 0]]},
    },
}
"""Corrections that change what is built and what is laid; the squares still add up."""

MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("queendomino", 2, {}),
    ("queendomino", 3, {}),
    ("queendomino", 4, {}),
    ("queendomino", 2, {"size": 5, "edition": "cz"}),
    ("queendomino", 3, {"size": 7, "edition": "eu"}),
    ("queendomino", 4, {"edition": "cz"}),
    ("queendomino", 4, {"edition": "eu", "knight_supply": 19, "last_tie": "coins"}),
    ("queendomino", 4, {"box": OWN_BOX}),
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {}),
    ("kingdomino", 4, {"bonuses": ["middle_kingdom", "harmony"]}),
    ("kingdomino", 3, {"bonuses": ["middle_kingdom"], "centre": "grid"}),
    ("kingdomino", 2, {"size": 7, "bonuses": ["harmony"]}),
    ("kingdomino", 4, {"dynasty": True, "bonuses": ["middle_kingdom"]}),
    ("royal-wedding", 3, {}),
    ("royal-wedding", 4, {"edition": "eu", "line": 8}),
    ("royal-wedding", 4, {"edition": "cz"}),
    ("royal-wedding", 3, {"edition": "eu", "size": 5, "knight_supply": 19}),
    ("royal-wedding", 5, {"edition": "eu"}),
    ("royal-wedding", 6, {"edition": "cz"}),
    ("royal-wedding", 7, {"edition": "cz", "last_tie": "shared"}),
    ("royal-wedding", 8, {"edition": "eu", "single": 8}),
    ("royal-wedding", 6, {"teams": True}),
    ("royal-wedding", 8, {"teams": True, "edition": "eu", "purse": "seat", "knight_supply": 19}),
    ("royal-wedding", 8, {"teams": True, "edition": "cz", "box": OWN_BOX}),
    ("kingdomino", 2, {"dynasty": True, "bonuses": ["middle_kingdom", "harmony"], "centre": "grid"}),
]


def mode_name(mode: tuple[str, int, dict[str, Any]]) -> str:
    """``royal-wedding-8-teams=True`` and the like."""
    game, players, options = mode
    told = [f"{key}={value}" for key, value in options.items() if key != "box"]
    return "-".join([game, str(players), *told, *(["box"] if "box" in options else [])])
