"""What the page is shown and offered of the Queendomino family: part of the wire contract.

Squares are ``[x, y]`` with the castle at ``[0, 0]``, x to the right, y downward.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.refusals import Reason, Square
from demesne.server.wire.score_sheet import SheetView
from demesne.server.wire.shapes import EffectShape, OfferShape, PictureShape, PositionShape, RulesShape

__all__ = [
    "BoxInfo",
    "BribeOffer",
    "BribeSpot",
    "BuildEffect",
    "BuildOffer",
    "BuildSlot",
    "BuildersView",
    "BuildingFix",
    "BuildingView",
    "Change",
    "ClaimEffect",
    "ClaimOffer",
    "ClaimSpot",
    "DominoView",
    "HalfView",
    "LandView",
    "LineSlotView",
    "OwnBox",
    "Patch",
    "PlaceEffect",
    "PlaceOffer",
    "PrintedBox",
    "QueendominoView",
    "RulesView",
    "SideView",
    "Site",
    "SlotView",
    "Spot",
    "TaxOffer",
    "TaxPart",
    "TaxSpot",
]

# --- how a table plays -----------------------------------------------------------


class RulesView(RulesShape, tag="queendomino"):
    """Which game a table plays and how, once its options and the number of players are known.

    ``edition`` is empty for a game that has no editions, ``box`` for one played with
    the box as printed. Lines of ``line`` dominoes come from ``boxes`` in turn; each seat
    sets ``kings`` kings. Without ``town`` a turn consists of placing and claiming. ``games`` is 3
    in a dynasty. ``teams``: two seats share a kingdom; ``sides`` lists the seats of each.
    ``ties``: what breaks a tie, in order (largest, crowns, coins). Each side begins
    with ``coins`` and ``knights``; ``knight_supply`` are in the box.
    """

    game: str
    edition: str
    players: int
    size: int
    teams: bool
    sides: list[list[int]]
    town: bool
    line: int
    kings: int
    rounds: int
    dynasty: bool
    games: int
    bonuses: list[str]
    centre: str
    boxes: list[str]
    box: str
    ties: list[str]
    coins: int
    knights: int
    knight_supply: int


# --- what a table shows ---------------------------------------------------------


class HalfView(msgspec.Struct):
    """A square of a domino: its ``terrain`` and how many ``crowns`` are on it."""

    terrain: str
    crowns: int


class DominoView(msgspec.Struct, gc=False):
    """A domino: its printed number, its first and second half, the box it is from."""

    number: int
    first: HalfView
    second: HalfView
    box: str


class LandView(PictureShape):
    """A square of a kingdom. ``domino`` 0 is the castle; ``building`` an id or null."""

    x: int
    y: int
    terrain: str
    crowns: int
    domino: int
    building: str | None = None
    knight: bool = False


class SideView(msgspec.Struct, gc=False):
    """What a side owns. ``knights`` are in reserve, ``knights_all`` counts those on land too.

    ``earlier``: its points in the games of a dynasty that are over.
    """

    side: int
    seats: list[int]
    coins: int
    knights: int
    knights_all: int
    towers: int
    queen: bool
    size: int
    land: list[LandView]
    sheet: SheetView
    rank: int | None = None
    tie_break: str = ""
    largest: int = 0
    earlier: list[int] = []


class LineSlotView(msgspec.Struct, gc=False):
    """A domino of a line, the seat whose king stands on it, whether it has already been played.

    ``order`` is the turn of the round that it gives (1 is first), at the latest;
    ``sure``: it cannot be an earlier one.
    """

    domino: DominoView
    seat: int | None
    order: int
    sure: bool
    done: bool = False
    current: bool = False


class BuildingView(msgspec.Struct):
    """A building tile's printed facts. ``tax`` is null, "knight" or "tower"; ``per`` what its points count.

    ``copies`` are in the box; ``unsure`` names the fields that are estimates.
    """

    id: str
    knights: int
    towers: int
    crowns: int
    points: int
    tax: str | None = None
    per: str | None = None
    per_points: int = 0
    unsure: list[str] = []
    copies: int = 1


class SlotView(msgspec.Struct, gc=False):
    """A slot of the builders' board, dearest first in the list.

    ``price`` is what the seat to move would pay (the Queen's discount included).
    """

    cost: int
    price: int
    state: Literal["sale", "sold", "burnt", "empty"]
    building: str | None = None


class BuildersView(msgspec.Struct, gc=False):
    """The builders' board: its ``slots``, how many tiles are left in the ``pile``, whether the dragon is at home."""

    slots: list[SlotView]
    pile: int
    dragon_home: bool


class QueendominoView(PositionShape, tag="queendomino"):
    """A position of the Queendomino family, all of it public.

    ``game`` counts those of a dynasty from 1. ``this_box`` and ``next_box`` are the boxes
    that the two lines come from. Without a town there are no ``builders`` (an empty board).
    ``discarded`` are the dominoes that fitted nowhere in this game.
    """

    round: int
    rounds: int
    phase: str
    steps: list[str]
    size: int
    sides: list[SideView]
    this_line: list[LineSlotView]
    next_line: list[LineSlotView]
    builders: BuildersView
    buildings: list[BuildingView]
    undealt: list[DominoView]
    hand: DominoView | None = None
    last_squares: list[Square] = msgspec.field(default_factory=list)
    last_side: int | None = None
    game: int = 1
    this_box: str = "queendomino"
    next_box: str = "queendomino"
    discarded: list[DominoView] = msgspec.field(default_factory=list)


# --- what you may do now ----------------------------------------------------------


class Patch(msgspec.Struct, gc=False):
    """A territory as a product: squares x crowns."""

    squares: int
    crowns: int


class Change(msgspec.Struct, gc=False):
    """What happens to one territory: those that are joined, what they become, points won or lost."""

    terrain: str
    before: list[Patch]
    after: Patch
    points: int


class PlaceEffect(EffectShape, tag="placed"):
    """What a placement brings. ``rows`` holds points of other score rows that move (queen, buildings)."""

    changes: list[Change]
    rows: dict[str, int]
    total: int


class Spot(msgspec.Struct, gc=False):
    """A legal placement."""

    move: str
    first: Square
    second: Square


class PlaceOffer(OfferShape, tag="place"):
    """``spots`` empty: the domino fits nowhere and ``discard`` holds the only move."""

    domino: DominoView
    spots: list[Spot]
    discard: str | None = None


class TaxPart(msgspec.Struct, gc=False):
    """What one knight brings: the territory's squares and the two Safes' coins."""

    square: Square
    terrain: str
    territory: int
    knight_safe: int
    tower_safe: int


class TaxSpot(msgspec.Struct, gc=False):
    move: str
    coins: int
    parts: list[TaxPart]


class TaxOffer(OfferShape, tag="tax"):
    spots: list[TaxSpot]
    skip: str


class BuildEffect(EffectShape, tag="built"):
    """What a tile brings: points of the running score won or lost, and whether the Queen comes."""

    points: int
    queen: bool


class Site(msgspec.Struct, gc=False):
    """A town square for a tile."""

    move: str
    square: Square


class BuildSlot(msgspec.Struct, gc=False):
    """A slot when building: where its tile may go, or why not."""

    cost: int
    price: int
    building: str
    sites: list[Site]
    reason: Reason | None = None


class BuildOffer(OfferShape, tag="build"):
    slots: list[BuildSlot]
    skip: str


class BribeSpot(msgspec.Struct, gc=False):
    cost: int
    building: str
    move: str


class BribeOffer(OfferShape, tag="bribe"):
    price: int
    spots: list[BribeSpot]
    skip: str


class ClaimSpot(msgspec.Struct, gc=False):
    """``place`` is where the domino lies in the line (1 is first), ``order`` its turn of the next round, at the latest.

    ``last``: no king goes after it. ``fits``: the domino could be placed as the kingdom is now.
    """

    move: str
    domino: DominoView
    place: int
    order: int
    last: bool
    fits: bool


class ClaimEffect(EffectShape, tag="claimed"):
    """What a domino would bring in the kingdom as it is now: its ``places``, the ``points`` and squares of the best."""

    places: int
    points: int
    best: tuple[Square, Square] | None


class ClaimOffer(OfferShape, tag="claim"):
    spots: list[ClaimSpot]


# --- an owner's own box -------------------------------------------------------------


class BuildingFix(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is printed on an owner's tile, as far as it differs from the table of tiles."""

    knights: int | None = None
    towers: int | None = None
    tax: str | None = None


class OwnBox(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An owner's box under a name: corrections only.

    ``buildings`` by id; ``dominoes`` by box and number: the two halves as terrain and crowns.
    """

    name: str
    buildings: dict[str, BuildingFix] = {}
    dominoes: dict[str, dict[str, tuple[tuple[str, int], tuple[str, int]]]] = {}


class BoxInfo(msgspec.Struct):
    """GET /api/boxes, and the answer to POST /api/boxes: a kept box, how many corrections it has."""

    name: str
    buildings: int
    dominoes: int


class PrintedBox(msgspec.Struct):
    """The boxes as the program knows them, to compare one's own with."""

    buildings: list[BuildingView]
    dominoes: list[DominoView]
