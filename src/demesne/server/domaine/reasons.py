"""What speaks for a move at a table of Domaine, in facts that the rules have checked: points first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Ally, Border, Desert, Expand, Knight, Sell, parse_move
from demesne.games.domaine.state import State, View
from demesne.games.domaine.terrain import format_square
from demesne.server.domaine.effects import effect
from demesne.server.domaine.offers import Effect
from demesne.server.facts import Fact

__all__ = ["reasons"]


def reasons(view: View, move: str) -> list[Fact]:
    """What the legal *move* brings the seat whose *view* this is, from what it knows."""
    match parse_move(move):
        case Sell(card):
            return [Fact("sells", {"ducats": CARDS[card].sell})]
        case Border() | Knight() | Expand() | Desert() | Ally() as part:
            state: State = view.resample(Random(0))
            return list(_changed(effect(state.position, state.apply(part).position, view.seat), view.seat))
        case _:
            return []


def _changed(found: Effect, seat: int) -> Iterator[Fact]:
    arising = [domain for domain in found.domains if domain.owner == seat and domain.change == "arises"]
    for domain in arising:
        yield Fact("closes", {"castle": format_square(domain.castle), "points": domain.points})
    for change in found.scores:
        points = change.after - change.before
        if change.seat == seat and points > 0 and not arising:
            yield Fact("scores", {"points": points})
        if change.seat != seat and points < 0:
            yield Fact("takes", {"seat": change.seat, "points": -points})
    for strength in found.strengths:
        if strength.owner == seat and strength.after > strength.before:
            yield Fact("stronger", {"castle": format_square(strength.castle), "count": strength.after})
