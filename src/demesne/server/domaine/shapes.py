"""What the page is shown of Domaine: part of the wire contract.

Squares are ``[column, row]`` from 0 on: ``[0, 0]`` is ``a1``, ``[11, 11]`` is ``l12``; rows run downward.
An edge is a pair of neighbouring squares, the smaller first. A domain is named by its castle's square.
A colour is the seat that plays it; with two players one further colour is neutral.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.refusals import Square
from demesne.server.wire.score_sheet import SheetView
from demesne.server.wire.shapes import PositionShape, RulesShape

__all__ = [
    "AllianceView",
    "CardUse",
    "CardView",
    "DomaineRules",
    "DomaineView",
    "Edge",
    "FigureView",
    "HandView",
    "LordView",
    "OwnTiles",
    "PlacingView",
    "PlayView",
    "RegionView",
    "TilesInfo",
]

Edge = tuple[Square, Square]

Action = Literal["borders", "knights", "expansion", "deserter", "alliance"]

# --- how a table plays -----------------------------------------------------------


class CardUse(msgspec.Struct):
    """A symbol of a card: what it lets one do, and in how many parts."""

    action: Action
    parts: int


class CardView(msgspec.Struct):
    """A card as printed: its name, the letter on its back, its one or two symbols, price and sell value."""

    card: str
    back: str
    uses: list[CardUse]
    price: int
    sell: int


class DomaineRules(RulesShape, tag="domaine"):
    """How a table of Domaine plays, told in full while it waits, too.

    ``land``: 12 rows of 12 terrains (meadow, forest, village, city, mine_gold, mine_silver,
    mine_copper, mine_diamond), ``a1`` first. ``tiles``: the name of the tile set it was laid
    from and ``layout`` how; both are empty for a board given as text. ``castles`` and
    ``knights`` are those of each colour, ``borders`` the supply of all, ``king`` the space
    of the king's token. ``neutral``: the colour that nobody plays, or null. ``cards``: all 60.
    The other fields are the options of docs/rules/domaine.md, 13.1.
    """

    game: str
    players: int
    land: list[list[str]]
    tiles: str
    layout: str
    castles: int
    knights: int
    borders: int
    ducats: int
    king: int
    neutral: int | None
    spacing: int
    expansion: int
    stalling: str
    second_bonus: str
    neutral_targets: bool
    last_knight: bool
    allied_deserter: bool
    king_tie: str
    cards: list[CardView]


# --- what a table shows ---------------------------------------------------------


class FigureView(msgspec.Struct, gc=False):
    """A castle or a knight, its colour, and the castle of the domain it stands in, if it does."""

    square: Square
    colour: int
    domain: Square | None


class RegionView(msgspec.Struct, gc=False):
    """What borders and the board's edge enclose.

    ``kind``: "domain" (exactly one castle), "zone" (none: a neutral zone), "open" (several).
    ``castle`` and ``owner`` (a colour) are a domain's; ``knights``: its strength, the owner's knights in it.
    ``points`` is what the ``forests``, ``villages`` and ``city`` (0 or 1) in it score for its owner,
    or would; ``mines`` lists the kind of each (``mine_gold`` and so on).
    """

    kind: Literal["domain", "zone", "open"]
    squares: list[Square]
    castle: Square | None
    owner: int | None
    knights: int
    points: int
    forests: int
    villages: int
    city: int
    mines: list[str]


class AllianceView(msgspec.Struct, gc=False):
    """Two allied domains by their castles; ``marker``: a border between them to show turned, if any is left."""

    castles: tuple[Square, Square]
    marker: Edge | None


class LordView(msgspec.Struct, gc=False):
    """What a seat owns, all of it open.

        ``knights`` and ``castles``: left in its supply. ``income``: ducats it would be paid now.
        ``mines``: how many of each kind its domains have, only those it has; ``monopolies``: kinds of which it
        has three or more. ``held``: each of its cards as everybody knows it, the card where it was taken openly,
        else the letter on its back. At the end ``rank`` (1, 1, 3 on a tie; else null) and ``tie_break``: what
    ranked it apart from others with as many points ("active", "ducats", or empty).
    """

    seat: int
    ducats: int
    knights: int
    castles: int
    score: int
    sheet: SheetView
    income: int
    mines: dict[str, int]
    monopolies: list[str]
    held: list[str]
    rank: int | None = None
    tie_break: str = ""


class HandView(msgspec.Struct, gc=False):
    """The cards of a seat of this browser's key."""

    seat: int
    cards: list[str]


class PlayView(msgspec.Struct, gc=False):
    """The card being played and its symbol: ``left`` of ``parts``; ``castle``: the domain that expands, once it has."""

    card: str
    action: Action
    parts: int
    left: int
    castle: Square | None


class PlacingView(msgspec.Struct, gc=False):
    """Set-up: figures of ``colour`` are due; ``castle``: the one that gets its knight now, else null."""

    colour: int
    castle: Square | None


class DomaineView(PositionShape, tag="domaine"):
    """A position of Domaine as this browser may know it.

    ``phase``: deal, castle, knight, act (sell or play), step (parts of the card played), refill, draw, over.
    ``mover``: whose turn it is. ``sold``: the card sold in it. ``deck``: cards left, and ``deck_back`` the
    letter on top. ``idle``: turns in a row without a card drawn or played (rules 4.8). ``last_squares`` and
    ``last_edges``: where something was done last, by ``last_seat``. ``hands``: those of this browser's own seats, none
    for spectators.
    """

    phase: str
    mover: int | None
    castles: list[FigureView]
    knights: list[FigureView]
    borders: list[Edge]
    borders_left: int
    regions: list[RegionView]
    alliances: list[AllianceView]
    lords: list[LordView]
    neutral_knights: int
    chancery: list[str]
    used: list[str]
    deck: int
    deck_back: str
    idle: int
    hands: list[HandView]
    play: PlayView | None = None
    sold: str | None = None
    placing: PlacingView | None = None
    last_squares: list[Square] = msgspec.field(default_factory=list)
    last_edges: list[Edge] = msgspec.field(default_factory=list)
    last_seat: int | None = None


# --- an owner's own tiles ---------------------------------------------------------


class OwnTiles(msgspec.Struct, forbid_unknown_fields=True):
    """The nine tiles of Domaine as an owner has them, under a name.

    ``tiles``: by name (``c`` has the royal city, ``1`` to ``8`` lie around it) four rows of four letters, as
    printed: ``.`` meadow, ``f`` forest, ``v`` village, ``*`` city, mines ``g`` gold, ``s`` silver, ``c`` copper,
    ``d`` diamond. GET /api/tiles is the set drawn for this project, without a name.
    """

    name: str
    tiles: dict[str, list[str]]


class TilesInfo(msgspec.Struct):
    """GET /api/tilesets, and the answer to POST /api/tilesets: a kept tile set.

    ``odd``: terrains of which it does not have the expected number of squares: how many too many, below 0 too few.
    """

    name: str
    odd: dict[str, int]
