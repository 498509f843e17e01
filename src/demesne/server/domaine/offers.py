"""What the page is offered of Domaine, and what choices would bring: part of the wire contract.

Every figure is computed by the rules: the choice is made, and the two positions are compared.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.domaine.shapes import Action, Edge
from demesne.server.wire.refusals import Reason, Square
from demesne.server.wire.score_sheet import ItemView
from demesne.server.wire.shapes import EffectShape, OfferShape

__all__ = [
    "ActOffer",
    "AllySpot",
    "BorderSpot",
    "CardOffer",
    "CastleOffer",
    "CastleSpot",
    "DesertKnight",
    "DesertPair",
    "DomainChange",
    "Effect",
    "ExpandSpot",
    "KnightOffer",
    "KnightSpot",
    "Reach",
    "RefillOffer",
    "RefillSpot",
    "ScoreChange",
    "StepOffer",
    "StrengthChange",
    "UseOffer",
]

# --- what a choice brings ---------------------------------------------------------


class ScoreChange(msgspec.Struct, gc=False):
    """The score of a seat ``before`` and ``after``; ``items``: why, one for each row of its sheet that changes.

    Codes are the rows' names (forests, villages, city, monopolies); ``args`` has ``count``: how many more or fewer.
    """

    seat: int
    before: int
    after: int
    items: list[ItemView]


class DomainChange(msgspec.Struct, gc=False):
    """What becomes of a domain.

    ``change``: "arises", "grows", "shrinks". ``squares`` it has then. ``points``: how much more or less than before its
    land scores.
    """

    castle: Square
    owner: int
    change: Literal["arises", "grows", "shrinks"]
    squares: list[Square]
    points: int


class StrengthChange(msgspec.Struct, gc=False):
    """The knights of a domain's owner in it, ``before`` and ``after``."""

    castle: Square
    owner: int
    before: int
    after: int


class Effect(EffectShape, tag="changed"):
    """What a choice changes.

    ``ducats`` paid on top of the card's price. ``set`` and ``removed``: markers that come and go. ``zones``: squares
    that become part of a neutral zone, ``cut`` those of them that a domain loses. ``kings``: seats whose
    score would then reach the king; they win if it still does when the card is done.
    """

    ducats: int
    scores: list[ScoreChange]
    domains: list[DomainChange]
    strengths: list[StrengthChange]
    set: list[Edge]
    removed: list[Edge]
    zones: list[Square]
    cut: list[Square]
    kings: list[int]


class Reach(EffectShape, tag="reach"):
    """Where the first part of a card could act, once it is played."""

    squares: list[Square]
    edges: list[Edge]


# --- set-up -------------------------------------------------------------------------


class CastleSpot(msgspec.Struct, gc=False):
    """Where a castle may stand, and the squares that its knight could then take."""

    move: str
    square: Square
    knights: list[Square]


class CastleOffer(OfferShape, tag="castle"):
    """A castle of ``colour``, at least ``distance`` from its others: less than the table's spacing when it must be."""

    colour: int
    distance: int
    spots: list[CastleSpot]


class KnightSpot(msgspec.Struct, gc=False):
    """Where a knight may stand."""

    move: str
    square: Square


class KnightOffer(OfferShape, tag="knight"):
    """Set-up: the knight of ``colour`` beside ``castle``."""

    colour: int
    castle: Square
    spots: list[KnightSpot]


# --- a turn -----------------------------------------------------------------------------


class UseOffer(msgspec.Struct, gc=False):
    """A symbol of a card in hand: the ``move`` that plays it, or the ``reason`` why not."""

    action: Action
    parts: int
    move: str | None
    reason: Reason | None


class CardOffer(msgspec.Struct, gc=False):
    """A card in hand: ``sell`` is the move that sells it for ``value`` ducats; playing it costs ``price``."""

    card: str
    sell: str
    value: int
    price: int
    uses: list[UseOffer]


class ActOffer(OfferShape, tag="act"):
    """Sell or play one of the cards in hand."""

    cards: list[CardOffer]


class BorderSpot(msgspec.Struct, gc=False):
    """Where a border may stand."""

    move: str
    edge: Edge


class ExpandSpot(msgspec.Struct, gc=False):
    """A square that the domain of ``castle`` may take; ``owner`` and ``target``: whose domain it is in now, if any."""

    move: str
    castle: Square
    square: Square
    owner: int | None
    target: Square | None


class DesertKnight(msgspec.Struct, gc=False):
    """A ``knight`` that may be taken, and the ``spots`` for one's own new knight."""

    knight: Square
    spots: list[KnightSpot]


class DesertPair(msgspec.Struct, gc=False):
    """A deserter from the domain of ``target``, which is ``owner``'s, to one's own of ``castle``."""

    castle: Square
    target: Square
    owner: int
    knights: list[DesertKnight]


class AllySpot(msgspec.Struct, gc=False):
    """An alliance between one's own domain of ``castle`` and that of ``target``, which is ``owner``'s."""

    move: str
    castle: Square
    target: Square
    owner: int
    marker: Edge | None


class StepOffer(OfferShape, tag="step"):
    """The next part of the card being played: ``left`` of ``parts`` are open. One of the lists is filled.

    ``end``: the move that leaves the rest, or null: at least one part must be played.
    """

    card: str
    action: Action
    parts: int
    left: int
    borders: list[BorderSpot]
    knights: list[KnightSpot]
    expansions: list[ExpandSpot]
    deserters: list[DesertPair]
    allies: list[AllySpot]
    end: str | None


class RefillSpot(msgspec.Struct, gc=False):
    """A card of the Chancery that may be taken."""

    move: str
    card: str


class RefillOffer(OfferShape, tag="refill"):
    """A card for the hand: from the deck (``deck`` is the move, or null), or one of ``spots``.

    ``barred``: the card just sold, which may not be taken, or null.
    """

    deck: str | None
    spots: list[RefillSpot]
    barred: str | None
