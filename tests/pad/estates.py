"""Random kingdoms, as `demesne score` reads them: some grown by the rules, some that no game could lay."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import BOXES, Terrain
from demesne.games.queendomino.kingdom import Kingdom, new_kingdom, place, placements
from demesne.games.queendomino.scoring import BONUSES, LANDSCAPES

Line = dict[str, Any]
Land = list[Any]
"""x, y, terrain, crowns."""


def estate(rng: Random, number: int) -> Line:
    """A kingdom of any kind."""
    game, size = rng.choice(["kingdomino", "queendomino", "royal-wedding"]), rng.choice([5, 5, 7])
    squares, castle = grown(rng, game, size) if rng.random() < 0.7 else wild(rng, size)
    return {
        "id": number,
        "game": game,
        "size": size,
        "castle": castle,
        "squares": squares,
        "buildings": built(rng, squares),
        **holdings(rng, town=game != "kingdomino" or rng.random() < 0.2),
        "bonuses": rng.sample(BONUSES, rng.randint(0, 2)),
    }


def grown(rng: Random, game: str, size: int) -> tuple[list[Land], list[int]]:
    """Land as a game lays it, moved anywhere; now and then complete."""
    kingdom = grow(rng, game, size, rng.choice([0, 3, 12, 12, 24, 48]))
    dx, dy = rng.randint(-9, 9), rng.randint(-9, 9)
    land = [[x + dx, y + dy, h.terrain.value, h.crowns] for (x, y), h in kingdom.land.items() if (x, y) != (0, 0)]
    rng.shuffle(land)
    return land, [dx, dy]


def grow(rng: Random, game: str, size: int, dominoes: int) -> Kingdom:
    """A kingdom of that many dominoes, or of fewer where some do not fit."""
    kingdom = new_kingdom(size)
    boxes = BOXES.values() if game == "royal-wedding" else [BOXES[game]]
    for domino in rng.sample([domino for box in boxes for domino in box.values()], dominoes):
        if ways := placements(kingdom, domino):
            kingdom = place(kingdom, domino, *rng.choice(ways))
    return kingdom


def wild(rng: Random, size: int) -> tuple[list[Land], list[int] | None]:
    """Squares without rhyme or reason: too wide, apart, with crowns that are never printed."""
    edge = size + rng.randint(-2, 1)
    places = [(x, y) for x in range(edge) for y in range(edge)]
    chosen = rng.sample(places, rng.randint(0, len(places)))
    castle = list(chosen.pop()) if chosen and rng.random() < 0.7 else None
    kinds = rng.sample([terrain.value for terrain in LANDSCAPES], rng.randint(1, 7))
    land = [[x, y, rng.choice(kinds), max(0, rng.randint(-3, 4))] for x, y in chosen]
    return land, castle


def built(rng: Random, squares: list[Land]) -> list[Any]:
    """Buildings on some of the towns, the same tile often."""
    towns = [square for square in squares if square[2] == Terrain.TOWN]
    kinds = rng.sample(sorted(BUILDINGS), rng.choice([1, 4, 17]))
    chosen = rng.sample(towns, rng.randint(0, len(towns)))
    return [[rng.choice(kinds), square[0], square[1]] for square in chosen]


def holdings(rng: Random, *, town: bool) -> Line:
    if not town:
        return {}
    return {
        "coins": rng.randint(0, 20),
        "knights": rng.choice([0, 1, 3, 9, 22, 23]),
        "towers": rng.choice([0, 1, 3, 9, 15, 16]),
        "queen": rng.random() < 0.5,
    }
