"""What speaks for a move of Domaine, in facts that the rules have checked: points first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from demesne.games.base import Seat
from demesne.games.domaine.board import Board
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Ally, Border, Desert, Expand, Knight, Play, Refill, Sell, parse_move
from demesne.games.domaine.scoring import income, mines, score
from demesne.games.domaine.state import State, View
from demesne.games.domaine.terrain import format_square
from demesne.review.facts import Fact, weighed

__all__ = ["facts"]


def facts(view: View, move: str) -> list[Fact]:
    """What the legal *move* brings the seat whose *view* this is, from what it knows."""
    state: State = view.resample(Random(0))
    match parse_move(move):
        case Sell(card):
            return [Fact("sells", {"ducats": CARDS[card].sell})]
        case Refill(str(card)):
            return [Fact("card", {"ducats": CARDS[card].sell, "price": CARDS[card].price})]
        case Play() as found:
            return list(_opened(state, found, view.seat))
        case Border() | Knight() | Expand() | Desert() | Ally() as part:
            boards = state.position.board, state.apply(part).position.board
            others = [seat for seat in range(view.position.seats) if seat != view.seat]
            brought = [fact for fact in _brought(*boards, view.seat) if fact.code != "income" or _has_turns(view)]
            return [*weighed(_won(*boards, view.seat)), *_taken(*boards, others), *brought]
        case _:
            return []


def _has_turns(view: View) -> bool:
    """Whether the seat, which plays a card, gets another turn, if nobody reaches the king before (rules 11.3)."""
    return view.position.top is not None or bool(view.position.held[view.seat])


def _opened(state: State, move: Play, seat: Seat) -> Iterator[Fact]:
    """What the first part of a card could win at once, where it is done best."""
    begun = state.apply(move)
    had = score(begun.position.board, seat).total
    totals = (score(begun.apply(part).position.board, seat).total for part in begun.legal_moves())
    if (most := max(totals, default=had) - had) > 0:
        yield Fact("opens", {"points": most})


def _won(old: Board, new: Board, seat: Seat) -> Iterator[Fact]:
    """The seat's own points, by the domains that arise and grow and by the monopolies."""
    for domain in new.domains(seat):
        castle, had = format_square(domain.castle), old.domain(domain.castle)
        if had is None:
            yield Fact("closes", {"castle": castle, "squares": len(domain.squares), "points": domain.points})
        elif (points := domain.points - had.points) > 0:
            squares = len(domain.squares) - len(had.squares)
            yield Fact("grows", {"castle": castle, "squares": squares, "points": points})
    if (monopolies := score(new, seat).since(score(old, seat)).get("monopolies", 0)) > 0:
        yield Fact("monopolies", {"points": monopolies})


def _taken(old: Board, new: Board, others: Sequence[Seat]) -> Iterator[Fact]:
    """The points that the others lose."""
    for other in others:
        if (lost := score(old, other).total - score(new, other).total) > 0:
            yield Fact("takes", {"seat": other, "points": lost})


def _brought(old: Board, new: Board, seat: Seat) -> Iterator[Fact]:
    """What it brings besides points: mines, income, strength."""
    if (count := sum(mines(new, seat)) - sum(mines(old, seat))) > 0:
        yield Fact("mines", {"count": count})
    if (ducats := income(new, seat) - income(old, seat)) > 0:
        yield Fact("income", {"ducats": ducats})
    for domain in new.domains(seat):
        had = old.domain(domain.castle)
        if new.strength(domain) > (old.strength(had) if had else 0):
            yield Fact("stronger", {"castle": format_square(domain.castle), "count": new.strength(domain)})
