"""How a table of the family plays, told in full, and the boxes as printed."""

from __future__ import annotations

from demesne.games.queendomino.buildings import BUILDINGS, Building
from demesne.games.queendomino.dominoes import BOXES, Domino, Half
from demesne.games.queendomino.rules import Rules
from demesne.games.recent import Recent
from demesne.server.queendomino.shapes import BuildingView, DominoView, HalfView, PrintedBox, RulesView

__all__ = ["building_view", "domino_view", "printed_box", "rules_view"]

NO_EDITIONS = frozenset({"kingdomino"})


def rules_view(rules: Rules) -> RulesView:
    """*rules* as a page may show them."""
    return RulesView(
        game=rules.name,
        edition="" if rules.name in NO_EDITIONS else rules.edition,
        players=rules.seats,
        size=rules.size,
        teams=any(len(seats) > 1 for seats in rules.sides),
        sides=[list(seats) for seats in rules.sides],
        town=rules.town,
        line=rules.line,
        kings=rules.kings,
        rounds=rules.rounds,
        dynasty=rules.games > 1,
        games=rules.games,
        bonuses=list(rules.bonuses),
        centre=rules.centre,
        boxes=list(rules.boxes),
        box=rules.box.name,
        ties=list(rules.tie_breaks),
        coins=rules.coins,
        knights=rules.knights,
        knight_supply=rules.knight_supply,
    )


_VIEWS: Recent[DominoView] = Recent(1024)


def domino_view(domino: Domino) -> DominoView:
    """*domino* as printed, with its box; made once, for it is told again and again."""
    return _VIEWS.of(domino, lambda: DominoView(domino.number, _half(domino.first), _half(domino.second), domino.box))


def _half(half: Half) -> HalfView:
    return HalfView(half.terrain.value, half.crowns)


def building_view(building: Building, *, checked: bool = False) -> BuildingView:
    """What is printed on the tile; nothing is uncertain once an owner has *checked* it."""
    return BuildingView(
        id=building.id,
        knights=building.knights,
        towers=building.towers,
        crowns=building.crowns,
        points=building.points,
        tax=building.tax or None,
        per=building.per or None,
        per_points=building.per_points,
        unsure=[] if checked else list(building.unsure),
        copies=building.copies,
    )


def printed_box() -> PrintedBox:
    """Every tile and every domino of both boxes."""
    dominoes = [domino_view(domino) for box in BOXES.values() for domino in box.values()]
    return PrintedBox([building_view(building) for building in BUILDINGS.values()], dominoes)
