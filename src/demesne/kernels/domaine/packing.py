"""Positions of the rules as records, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from demesne.games.base import Seat
from demesne.games.domaine.board import Board, open_board
from demesne.games.domaine.borders import Border
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.position import Bond, Phase, Position, Work, bond
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import Land
from demesne.games.grid import Chart, Square
from demesne.kernels.bits import places
from demesne.kernels.domaine.borders import relink
from demesne.kernels.domaine.domains import place_castle, recognise
from demesne.kernels.domaine.flow import begin
from demesne.kernels.domaine.layout import CARD_NAMES, CASTLES, PHASE_ACT, STATE, SYMBOLS, TERRAIN_NAMES, Record
from demesne.kernels.domaine.planes import put

__all__ = ["PHASES", "bit_of", "line_at", "line_of", "new_records", "pack", "pack_rules", "square_of", "unpack"]

PHASES = tuple(Phase)
"""The phases by their number in a record."""

_SAME = (
    *("seats", "castles", "king", "knights", "markers", "ducats", "hand", "spacing", "expansion", "setup_turns"),
    *("neutral_targets", "last_knight", "allied_deserter"),
)
_CARD = {name: i for i, name in enumerate(CARD_NAMES)}


def bit_of(square: Square) -> int:
    """The bit of *square* in a plane."""
    return 16 * square[0] + square[1]


def square_of(place: int) -> Square:
    """The square of the bit at *place*."""
    return place >> 4, place & 15


def line_of(line: Border) -> int:
    """The number of a line: twice the bit of its first square, plus one if the other is to its right."""
    return 2 * bit_of(line[0]) + (line[0][0] != line[1][0])


def line_at(number: int) -> Border:
    """The line with this *number*."""
    column, row = square_of(number >> 1)
    return (column, row), (column + 1, row) if number & 1 else (column, row + 1)


def new_records(count: int = 1) -> Record:
    """An array of *count* records that are not yet positions."""
    return np.zeros(count, STATE)


# --- rules ----------------------------------------------------------------------------


def pack_rules(rules: Rules, record: Record) -> None:
    """Writes *rules* into the ``rules`` of a position."""
    for name in (
        "seats",
        "castles",
        "king",
        "knights",
        "markers",
        "ducats",
        "hand",
        "spacing",
        "expansion",
        "setup_turns",
    ):
        record[name] = getattr(rules, name)
    for name in ("neutral_targets", "last_knight", "allied_deserter"):
        record[name] = getattr(rules, name)
    record["patience"] = -1 if rules.patience is None else rules.patience
    record["colours"] = rules.seats + (rules.neutral is not None)
    record["rank_bonus"] = rules.second_bonus == "rank"
    record["active_first"] = rules.king_tie == "active"
    record["land"] = 0
    for square, terrain in rules.land.items():
        put(record["land"][TERRAIN_NAMES.index(terrain)], bit_of(square))


# --- positions ------------------------------------------------------------------------


def pack(state: State, record: Record, seed: int = 0) -> None:
    """Writes *state* over *record*, an element of ``new_records``; chance begins at *seed*."""
    position = state.position
    pack_rules(position.rules, record["rules"])
    begin(record)
    record["rng"], record["phase"], record["turn"] = seed, PHASES.index(position.phase), position.turn
    record["idle"], record["reached"] = position.idle, _or_none(position.reached)
    record["ducats"][: position.seats] = position.ducats
    record["castle"] = -1 if position.castle is None else bit_of(position.castle)
    _pack_cards(record, state)
    _pack_work(record, position.work)
    _pack_board(record, position)


def _or_none(value: int | None) -> int:
    return -1 if value is None else value


def _word(cards: Iterable[str]) -> int:
    return sum(1 << _CARD[card] for card in cards)


def _pack_cards(record: Record, state: State) -> None:
    position = state.position
    record["deck"], record["chancery"], record["used"] = map(_word, (state.deck, position.chancery, position.used))
    for seat, hand in enumerate(state.hands):
        record["hands"][seat] = _word(hand)
        record["known"][seat] = _word(card for card in position.held[seat] if card in CARDS)
    record["sold"] = -1 if position.sold is None else _CARD[position.sold]


def _pack_work(record: Record, work: Work | None) -> None:
    if work is not None:
        record["card"], record["symbol"] = _CARD[work.card], SYMBOLS.index(work.action)
        record["left"], record["done"] = work.left, work.done
        record["work_castle"] = -1 if work.castle is None else bit_of(work.castle)


def _pack_board(record: Record, position: Position) -> None:
    board = position.board
    for square, colour in board.castles.items():
        place_castle(record, bit_of(square), colour)
    for square, colour in board.knights.items():
        put(record["knights"][colour], bit_of(square))
    for line in board.borders:
        put(record["walls"][line_of(line) & 1], bit_of(line[0]))
    record["placed"] = len(board.borders)
    for one, other in position.allied:
        castles = [int(record["slot"][bit_of(square)]) for square in (one, other)]
        record["allied"][castles[0]] |= 1 << castles[1]
        record["allied"][castles[1]] |= 1 << castles[0]
    if board.regions:
        recognise(record)
    else:
        relink(record)


def unpack(record: Record, rules: Rules) -> State:
    """The position of *record*, played under *rules*, with which it was packed."""
    hands = tuple(_cards(record["hands"][seat]) for seat in range(rules.seats))
    position = Position(
        rules=rules,
        board=_unpack_board(record, rules),
        phase=PHASES[record["phase"]],
        turn=int(record["turn"]),
        ducats=tuple(record["ducats"][: rules.seats].tolist()),
        held=tuple(_held(hand, _cards(record["known"][seat])) for seat, hand in enumerate(hands)),
        chancery=_cards(record["chancery"]),
        used=_cards(record["used"]),
        allied=_unpack_allied(record),
        castle=_square_or_none(record["castle"]),
        work=_unpack_work(record),
        sold=None if record["sold"] < 0 else CARD_NAMES[record["sold"]],
        idle=int(record["idle"]),
        reached=_none_below(record["reached"]),
    )
    return State(position, hands)


def _none_below(value: int) -> Seat | None:
    return None if value < 0 else int(value)


def _square_or_none(value: int) -> Square | None:
    return None if value < 0 else square_of(int(value))


def _cards(word: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[place] for place in places([word]))


def _held(hand: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """The cards of *hand* as everybody knows them."""
    return tuple(sorted(card if card in known else card[0] for card in hand))


def _figures(planes: Record) -> Chart[Square, Seat]:
    return Chart({square_of(place): colour for colour, plane in enumerate(planes) for place in places(plane)})


def _unpack_board(record: Record, rules: Rules) -> Board:
    lines = (2 * place + side for side in range(2) for place in places(record["walls"][side]))
    castles, knights, borders = _figures(record["castles"]), _figures(record["knights"]), frozenset(map(line_at, lines))
    if record["phase"] < PHASE_ACT:
        return Board(rules.land, castles, knights, borders)
    return replace(_opened(rules.land, castles, borders), knights=knights)


@lru_cache(maxsize=16)
def _opened(land: Land, castles: Chart[Square, Seat], borders: frozenset[Border]) -> Board:
    """The regions; they change less often than a position."""
    return open_board(Board(land, castles, Chart(), borders))


def _unpack_allied(record: Record) -> frozenset[Bond]:
    pairs = ((one, other) for one in range(CASTLES) for other in range(CASTLES) if record["allied"][one] >> other & 1)
    at = [square_of(int(place)) for place in record["castle_at"]]
    return frozenset(bond(at[one], at[other]) for one, other in pairs)


def _unpack_work(record: Record) -> Work | None:
    if record["card"] < 0:
        return None
    symbol, castle = SYMBOLS[record["symbol"]], _square_or_none(record["work_castle"])
    return Work(CARD_NAMES[record["card"]], symbol, int(record["left"]), int(record["done"]), castle)
