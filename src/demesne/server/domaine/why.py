"""Why a square, a border or a card cannot be chosen now: every move that could be meant is refused by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demesne.games.domaine.borders import parse_border
from demesne.games.domaine.cards import Action
from demesne.games.domaine.legality import refusal
from demesne.games.domaine.moves import Ally, Border, Castle, Desert, DomaineMove, Expand, Knight, parse_move
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.state import View
from demesne.games.domaine.terrain import parse_square
from demesne.games.grid import Square
from demesne.games.words import Form
from demesne.server.whys import furthest, meant
from demesne.server.wire.refusals import Reason

__all__ = ["why"]

Tries = list[DomaineMove]

_ORDER: Final = (
    "castle.terrain", "castle.taken", "castle.no-knight", "castle.too-near",
    "border.taken", "border.inside-domain", "border.own-figures", "border.supply",
    "expand.not-own", "expand.one-domain", "expand.not-beside", "expand.figure",
    "expand.own-domain", "expand.neutral", "expand.allied", "expand.strength", "expand.supply",
    "desert.not-own", "desert.not-theirs", "desert.not-beside", "desert.no-knight", "desert.no-own-knight",
    "desert.last-knight", "desert.allied", "desert.chain", "desert.outside",
    "knight.supply", "knight.taken", "knight.terrain", "knight.not-beside", "knight.forest",
    "ally.not-own", "ally.not-theirs", "ally.not-beside", "ally.already",
    "refill.chancery", "refill.just-sold", "refill.must-draw",
)  # fmt: skip
"""In the order in which the rules ask."""


def why(view: View, thing: str) -> Reason | None:
    """Why nothing can be done now with *thing*: ``square c4``, ``border c4-c5`` or ``card A03``.

    ``None`` if something can. It follows from what the seat whose *view* this is knows. Raises ``Refusal``.
    """
    forms: dict[str, Form[Tries]] = {
        "square": ((1,), lambda square: _on_square(view.position, parse_square(square))),
        "border": ((1,), lambda line: [Border(parse_border(line))]),
        "card": ((1,), lambda card: [parse_move(f"refill {card}")] if view.position.phase is Phase.REFILL else []),
    }
    tries = meant(thing, forms)
    return furthest((refusal(view.position, move, view.hand) for move in tries), _ORDER)


def _on_square(position: Position, square: Square) -> Tries:
    match position.phase:
        case Phase.CASTLE:
            return [Castle(square)]
        case Phase.KNIGHT:
            return [Knight(square)]
        case Phase.STEP if position.work is not None:
            return list(_parts(position, position.work.action, square))
        case _:
            return []


def _parts(position: Position, action: Action, square: Square) -> Iterable[DomaineMove]:
    """The parts of a card that would be done on *square*."""
    domains = position.board.domains(position.mover)
    region = position.board.areas[square]
    target = square if region.owner is None else region.castle
    match action:
        case Action.KNIGHTS:
            yield Knight(square)
        case Action.EXPANSION:
            yield from (Expand(domain.castle, square) for domain in domains)
        case Action.ALLIANCE:
            yield from (Ally(domain.castle, target) for domain in domains)
        case Action.DESERTER:
            for domain in domains:
                yield from (Desert(domain.castle, target, square, own) for own in sorted(domain.squares))
