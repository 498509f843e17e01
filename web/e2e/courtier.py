"""A player of Domaine without a page: it brings a table quickly to the position a test wants to see."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import TypeAlias

from demesne.server.domaine.offers import (
    ActOffer,
    BorderSpot,
    CardOffer,
    CastleOffer,
    Effect,
    ExpandSpot,
    KnightOffer,
    KnightSpot,
    RefillOffer,
    StepOffer,
)
from demesne.server.domaine.shapes import DomaineView, Edge
from demesne.server.protocol import Offer, Update
from demesne.server.wire.refusals import Square
from web.e2e.robot import Chooser, Effects, Robot, Wanted

__all__ = ["able", "at", "at_scoring", "at_step", "courtier", "gain_of", "late", "to"]

Spot: TypeAlias = BorderSpot | KnightSpot | ExpandSpot

LIKED = ("deserter", "alliance", "expansion", "borders", "knights")
"""What a courtier would rather play."""


def courtier(robot: Robot, seed: int, keeping: Iterable[str] = ()) -> Chooser:
    """Walls in castles, takes what scores, tries out all cards; keeps cards that can do an action in *keeping*."""
    rng, kept = random.Random(seed), frozenset(keeping)

    def choose(offer: Offer, effects: Effects) -> str:
        match offer:
            case CastleOffer():
                return rng.choice(offer.spots).move
            case KnightOffer():
                return rng.choice(offer.spots).move
            case ActOffer():
                return _played(offer.cards, kept)
            case StepOffer():
                return _stepped(offer, _view(robot.update), effects, rng)
            case RefillOffer():
                return offer.deck or offer.spots[0].move
            case _:
                raise ValueError("no game of Domaine")

    return choose


def to(until: Wanted, seed: int = 1) -> Callable[[Robot], bool]:
    """Has a courtier play to that position before the page is opened."""
    return lambda robot: robot.play(courtier(robot, seed), until)


def at(phase: str, seat: int | None = None) -> Wanted:
    """Whether it is this phase (castle, knight, act, step, refill) for a seat of ours, or for this one."""

    def wanted(update: Update) -> bool:
        return update.offer is not None and _view(update).phase == phase and seat in (None, update.offer.seat)

    return wanted


def able(action: str) -> Wanted:
    """Whether a seat of ours holds a card that can be played for this action now."""

    def wanted(update: Update) -> bool:
        cards = update.offer.cards if isinstance(update.offer, ActOffer) else []
        return any(use.action == action and use.move for card in cards for use in card.uses)

    return wanted


def at_step(action: str) -> Wanted:
    """Whether a card is being played for this action."""
    return lambda update: isinstance(update.offer, StepOffer) and update.offer.action == action


def at_scoring(robot: Robot, action: str) -> Wanted:
    """Whether a card is being played for this action, and *robot* knows that a part of it scores for the player."""
    playing = at_step(action)

    def wanted(update: Update) -> bool:
        if update.offer is None or not playing(update):
            return False
        effects, seat = robot.effects(), update.offer.seat
        return any(gain_of(effects, move, seat) > 0 for move in effects)

    return wanted


def late(update: Update) -> bool:
    """Whether few cards are left, or somebody is half-way to the king; everybody still has a turn."""
    found = update.view.position
    assert isinstance(found, DomaineView)
    return found.deck <= 5 or max(lord.score for lord in found.lords) >= 14


def _view(update: Update) -> DomaineView:
    assert isinstance(update.view.position, DomaineView)
    return update.view.position


# --- choices ------------------------------------------------------------------------------------


def _played(cards: list[CardOffer], kept: frozenset[str]) -> str:
    """The most preferred card that can be played, else the sale that brings most."""
    free = [card for card in cards if not kept.intersection(use.action for use in card.uses)] or cards
    plays = [(LIKED.index(use.action), use.move) for card in free for use in card.uses if use.move]
    return min(plays)[1] if plays else max(free, key=lambda card: card.value).sell


def _stepped(offer: StepOffer, view: DomaineView, effects: Effects, rng: random.Random) -> str:
    """The part that scores most; else a border that helps to wall in a castle, or any part."""
    spots = _spots(offer)
    best = max(spots, key=lambda spot: gain_of(effects, spot.move, offer.seat), default=None)
    if best is not None and gain_of(effects, best.move, offer.seat) > 0:
        return best.move
    if offer.borders:
        return _border(offer.borders, _walls(view, offer.seat), rng)
    moves = [spot.move for spot in spots] + [spot.move for spot in offer.allies]
    moves += [spot.move for pair in offer.deserters for knight in pair.knights for spot in knight.spots]
    return rng.choice(moves)


def _border(spots: list[BorderSpot], walls: set[Edge], rng: random.Random) -> str:
    return next((spot.move for spot in spots if spot.edge in walls), rng.choice(spots).move)


def _spots(offer: StepOffer) -> list[Spot]:
    return [*offer.borders, *offer.knights, *offer.expansions]


def gain_of(effects: Effects, move: str, seat: int) -> int:
    """What *move* brings *seat*, minus what it brings others."""
    effect = effects.get(move)
    scores = effect.scores if isinstance(effect, Effect) else []
    return sum((change.after - change.before) * (1 if change.seat == seat else -1) for change in scores)


def _walls(view: DomaineView, seat: int) -> set[Edge]:
    """The borders still missing around the open castle of *seat* that is closest to being walled in."""
    rings = [_ring(view, figure.square, seat) for figure in view.castles if figure.colour == seat and not figure.domain]
    return min(rings, key=len, default=set())


def _ring(view: DomaineView, castle: Square, seat: int) -> set[Edge]:
    """The markers missing around *castle* and the figures connected with it."""
    own = {figure.square for figure in [*view.castles, *view.knights] if figure.colour == seat}
    inside, edge = {castle}, [castle]
    while edge:
        for other in _beside(edge.pop()) & own - inside:
            inside.add(other)
            edge.append(other)
    ring = {(min(square, other), max(square, other)) for square in inside for other in _beside(square) - inside}
    return ring - set(view.borders)


def _beside(square: Square) -> set[Square]:
    x, y = square
    around = ((x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y))
    return {(a, b) for a, b in around if 0 <= a < 12 and 0 <= b < 12}
