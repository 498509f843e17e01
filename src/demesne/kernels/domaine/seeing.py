"""What a seat sees, as numbers: all that lies open, its own hand, and the backs of the other cards (rules 12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from demesne.games.domaine.cards import STACKS
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.terrain import EDGE
from demesne.kernels.bits import ZERO, Word, bit, count, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import colour_to_set, must_draw, to_move
from demesne.kernels.domaine.layout import (
    CARD_NAMES,
    KINDS,
    LETTERS,
    OF_LETTER,
    PHASE_CASTLE,
    PHASE_KNIGHT,
    PHASE_REFILL,
    STACK,
    SYMBOLS,
    TERRAIN_NAMES,
    TERRAINS,
    Record,
)
from demesne.kernels.domaine.packing import PHASES
from demesne.kernels.domaine.planes import size, stored
from demesne.kernels.domaine.scoring import bonus, points
from demesne.kernels.domaine.viewpoint import castle_number, colour_of, side_of
from demesne.kernels.sight import Sight

__all__ = ["see", "sight_of"]

_CARDS = len(CARD_NAMES)
_LAND = TERRAINS + 4
"""Planes that belong to no colour."""


def sight_of(rules: Rules) -> Sight:
    """What a seat sees in a game under *rules*."""
    return Sight(tuple(_planes(rules)), EDGE, EDGE, tuple(_facts(rules)))


def _colours(rules: Rules) -> int:
    return rules.seats + (rules.neutral is not None)


def _planes(rules: Rules) -> Iterator[str]:
    """The names of the planes, in the order in which `see` draws them."""
    yield from (f"land: {' '.join(reversed(terrain.split('_')))}" for terrain in TERRAIN_NAMES)
    yield from ("border below", "border to the right", "castle just set up", "castle whose domain grows")
    for side in range(_colours(rules)):
        yield from (f"side {side}: castles", f"side {side}: knights")
        yield from (f"side {side}: castle {castle}" for castle in range(rules.castles))
        yield from (f"side {side}: domain of castle {castle}" for castle in range(rules.castles))


def _facts(rules: Rules) -> Iterator[str]:
    """The names of the facts, in the order in which `see` writes them."""
    yield from (f"phase: {phase}" for phase in PHASES[PHASE_CASTLE : PHASE_REFILL + 1])
    yield from (f"seat {seat}: to move" for seat in range(rules.seats))
    yield from ("turn", "turns without a draw or a played card", "must draw from the deck", "borders left")
    for side in range(_colours(rules)):
        yield from (f"side {side}: set up now", f"side {side}: knights in hand")
    for side in range(rules.seats):
        yield from (f"side {side}: {name}" for name in ("points", "ducats", "cards", "has reached the king"))
        yield from (f"side {side}: hidden {letter} cards" for letter in STACKS)
        yield from (f"side {side}: known to hold {card}" for card in CARD_NAMES)
    for one, other in combinations(range(_colours(rules)), 2):
        for castle in range(rules.castles):
            pair = f"alliance: side {one} castle {castle}, side {other} castle"
            yield from (f"{pair} {target}" for target in range(rules.castles))
    for place in ("hand", "chancery", "used", "unseen", "sold", "played"):
        yield from (f"{place}: {card}" for card in CARD_NAMES)
    yield from (f"played: for {symbol}" for symbol in SYMBOLS)
    yield from ("played: parts left", "played: parts done", "deck: cards")
    yield from (f"deck: {letter} cards" for letter in STACKS)
    yield from (f"deck: {letter} on top" for letter in STACKS)


# --- planes ---------------------------------------------------------------------------


@kernel
def _draw(words: Record, plane: Record) -> None:
    for i in range(3):
        word = words[i]
        while word:
            place = lowest(word)
            plane[4 * i + (place >> 4), place & 15] = 1
            word ^= bit(place)


@kernel
def _dot(square: int, plane: Record) -> None:
    """Draws *square*, if there is one."""
    if square >= 0:
        plane[square >> 4, square & 15] = 1


@kernel
def _draw_land(st: Record, planes: Record) -> None:
    for terrain in range(TERRAINS):
        _draw(st["rules"]["land"][terrain], planes[terrain])
    for wall in range(2):
        _draw(st["walls"][wall], planes[TERRAINS + wall])
    _dot(st["castle"], planes[TERRAINS + 2])
    _dot(st["work_castle"], planes[TERRAINS + 3])


@kernel
def _draw_colour(st: Record, colour: int, planes: Record) -> None:
    """The figures of a colour and its domains."""
    castles = st["rules"]["castles"]
    _draw(st["castles"][colour], planes[0])
    _draw(st["knights"][colour], planes[1])
    for castle in range(4 * colour, 4 * colour + castles):
        if st["castle_at"][castle] >= 0:
            number = castle_number(st, castle)
            _dot(st["castle_at"][castle], planes[2 + number])
            _draw(st["domain"][castle], planes[2 + castles + number])


# --- facts: each of these returns where the next fact goes ----------------------------


@kernel
def _tell_flow(st: Record, seat: int, facts: Record) -> int:
    """What is to be done, and by whom."""
    if PHASE_CASTLE <= st["phase"] <= PHASE_REFILL:
        facts[st["phase"] - PHASE_CASTLE] = 1
    at, mover = PHASE_REFILL - PHASE_CASTLE + 1, to_move(st)
    if mover >= 0:
        facts[at + side_of(st, seat, mover)] = 1
    at += st["rules"]["seats"]
    facts[at], facts[at + 1], facts[at + 2] = st["turn"], st["idle"], must_draw(st)
    facts[at + 3] = st["rules"]["markers"] - st["placed"]
    return at + 4


@kernel
def _tell_figures(st: Record, seat: int, facts: Record, at: int) -> int:
    """The colour being set up, and the knights that are left of each."""
    if PHASE_CASTLE <= st["phase"] <= PHASE_KNIGHT:
        facts[at + 2 * side_of(st, seat, colour_to_set(st))] = 1
    for side in range(st["rules"]["colours"]):
        facts[at + 1] = st["rules"]["knights"] - size(stored(st["knights"][colour_of(st, seat, side)]))
        at += 2
    return at


@kernel
def _tell_cards(cards: Word, facts: Record, at: int) -> int:
    while cards:
        card = lowest(cards)
        facts[at + card] = 1
        cards ^= bit(card)
    return at + _CARDS


@kernel
def _tell_letters(cards: Word, facts: Record, at: int) -> int:
    """How many of *cards* have each letter on their backs."""
    for letter in range(LETTERS):
        facts[at + letter] = count(cards & OF_LETTER[letter])
    return at + LETTERS


@kernel
def _tell_seat(st: Record, which: int, facts: Record, at: int) -> int:
    """What everybody knows of the seat *which*."""
    hand, known = st["hands"][which], st["known"][which]
    facts[at], facts[at + 1] = points(st, which) + bonus(st, which), st["ducats"][which]
    facts[at + 2], facts[at + 3] = count(hand), st["reached"] == which
    at = _tell_letters(hand & ~known, facts, at + 4)
    return _tell_cards(known, facts, at)


@kernel
def _tell_alliance(st: Record, seat: int, castle: int, other: int, facts: Record, at: int) -> None:
    """That two domains are allied, told where the first of them belongs to the nearer side."""
    near, far = side_of(st, seat, castle >> 2), side_of(st, seat, other >> 2)
    colours, castles = st["rules"]["colours"], st["rules"]["castles"]
    if near < far:
        pair = near * (2 * colours - near - 1) // 2 + far - near - 1
        facts[at + (castles * pair + castle_number(st, castle)) * castles + castle_number(st, other)] = 1


@kernel
def _tell_alliances(st: Record, seat: int, facts: Record, at: int) -> int:
    colours, castles = st["rules"]["colours"], st["rules"]["castles"]
    for castle in range(4 * colours):
        if st["allied"][castle]:
            for other in range(4 * colours):
                if st["allied"][castle] >> other & 1:
                    _tell_alliance(st, seat, castle, other, facts, at)
    return at + colours * (colours - 1) // 2 * castles * castles


@kernel
def _unseen(st: Record, seat: int) -> Word:
    """The cards of which *seat* knows only the backs, wherever they are."""
    cards = st["deck"]
    for other in range(st["rules"]["seats"]):
        if other != seat:
            cards |= st["hands"][other] & ~st["known"][other]
    return cards


@kernel
def _tell_played(st: Record, facts: Record, at: int) -> int:
    """The card that is being played."""
    if st["card"] >= 0:
        facts[at + st["card"]] = facts[at + _CARDS + st["symbol"]] = 1
        facts[at + _CARDS + KINDS], facts[at + _CARDS + KINDS + 1] = st["left"], st["done"]
    return at + _CARDS + KINDS + 2


@kernel
def _tell_deck(st: Record, facts: Record, at: int) -> None:
    facts[at] = count(st["deck"])
    at = _tell_letters(st["deck"], facts, at + 1)
    if st["deck"] != ZERO:
        facts[at + lowest(st["deck"]) // STACK] = 1


@kernel
def see(st: Record, seat: int, planes: Record, facts: Record) -> None:
    """Writes what *seat* sees into planes and facts that are all 0, in the order of ``sight_of``."""
    _draw_land(st, planes)
    each = 2 + 2 * st["rules"]["castles"]
    for side in range(st["rules"]["colours"]):
        start = _LAND + side * each
        _draw_colour(st, colour_of(st, seat, side), planes[start : start + each])
    at = _tell_figures(st, seat, facts, _tell_flow(st, seat, facts))
    for side in range(st["rules"]["seats"]):
        at = _tell_seat(st, colour_of(st, seat, side), facts, at)
    at = _tell_alliances(st, seat, facts, at)
    at = _tell_cards(st["hands"][seat], facts, at)
    at = _tell_cards(st["chancery"], facts, at)
    at = _tell_cards(st["used"], facts, at)
    at = _tell_cards(_unseen(st, seat), facts, at)
    if st["sold"] >= 0:
        facts[at + st["sold"]] = 1
    _tell_deck(st, facts, _tell_played(st, facts, at + _CARDS))
