"""Random games and what must hold in each position of them.

``DEMESNE_GAMES=2000 pytest tests/games`` plays 2,000; without it 150.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from demesne.games.base import Turn
from demesne.games.queendomino.builders import price
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.game import make_queendomino
from demesne.games.queendomino.legality import refusal
from demesne.games.queendomino.moves import (
    Bribe,
    Build,
    Claim,
    Deal,
    Discard,
    King,
    Pass,
    Place,
    QueendominoMove,
    Tax,
    Tile,
)
from demesne.games.queendomino.state import State
from tests.games.queendomino.oracle import TILES, Realm
from tests.strategies import random_play

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))
LOT = 10
"""Games in one test, so that a failure is found without waiting for all."""

MODES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (4, {"edition": "cz"}), (2, {"size": 5})]


@dataclass
class Ledger:
    """What a game has used up, counted beside it."""

    seats: int
    realms: list[Realm]
    laid: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    burnt: list[str] = field(default_factory=list)
    bribes: Counter[int] = field(default_factory=Counter)
    dominoes: Counter[int] = field(default_factory=Counter)


def ledger(state: State) -> Ledger:
    return Ledger(state.seats, [Realm(state.rules.size) for _ in range(state.seats)])


def enter(book: Ledger, state: State, move: QueendominoMove, after: State) -> None:
    """Writes *move* down, and checks what it may change."""
    seat = state.to_move
    for other in range(book.seats):
        if other != seat:
            assert after.sides[other] == state.sides[other], "a move changes nobody else's kingdom and purse"
    earned = sum(side.coins for side in after.sides) - sum(side.coins for side in state.sides)
    assert earned == coins(state, move, after)
    match move:
        case Place(number, first, second):
            enter_place(book, int(str(seat)), number, first, second)
        case Discard(number):
            assert not book.realms[int(str(seat))].places(number), f"{number} had a place"
            book.gone.add(number)
            book.dominoes[int(str(seat))] += 1
        case Bribe(cost):
            book.burnt.append(str(state.builders.slots[cost]))
            book.bribes[state.round] += 1
        case Build(_, _) if sum(s.towers for s in after.sides) == sum(s.towers for s in state.sides):
            assert after.queen == state.queen, "nothing but placing towers moves the Queen"
    if after.round > state.round:  # Rules 3.4
        book.gone |= {slot.number for slot in state.next_line} - {slot.number for slot in after.this_line}


def enter_place(book: Ledger, seat: int, number: int, first: tuple[int, int], second: tuple[int, int]) -> None:
    """Lays the domino in a kingdom of the ledger's own, where the oracle's eyes check it."""
    realm = book.realms[seat]
    assert realm.may_lie(TILES[number], first, second)
    realm.land[first], realm.land[second] = TILES[number]
    book.laid.add(number)
    book.dominoes[seat] += 1


def coins(state: State, move: QueendominoMove, after: State) -> int:
    """What the bank pays for *move*; negative for what it takes."""
    match move:
        case Tax(squares):
            realm = realm_of(after, state.side)
            return realm.tax(list(squares))
        case Build(cost, _):
            return -price(cost, state.queen == state.side)
        case Bribe():
            return -1
    return 0


def realm_of(state: State, side: int) -> Realm:
    own = state.sides[side]
    realm = Realm(state.rules.size)
    realm.land = {square: (half.terrain.value, half.crowns) for square, half in own.kingdom.land.items()}
    realm.works, realm.knights = dict(own.kingdom.buildings), set(own.kingdom.knights)
    realm.guard, realm.towers = own.knights, own.towers
    return realm


def check(book: Ledger, state: State) -> None:
    """What holds in every position."""
    lines = [slot.number for slot in (*state.this_line[state.turn :], *state.next_line)]
    if state.placed or (state.phase in ("tax", "build", "bribe", "claim") and state.round):
        lines = lines[1:]  # the domino of this turn is laid or gone already
    whole = [*state.undealt, *lines, *book.laid, *book.gone]
    assert sorted(whole) == sorted(DOMINOES), "48 dominoes: in the box, in the lines, laid or gone"
    for seat, side in enumerate(state.sides):
        land = {square: (half.terrain.value, half.crowns) for square, half in side.kingdom.land.items()}
        assert land == book.realms[seat].land
        assert side.kingdom.knights <= set(land) - {(0, 0)}
        assert all(land[square][0] == "town" for square in side.kingdom.buildings)
        assert min(side.coins, side.knights, side.towers) >= 0
    check_pieces(book, state)
    check_queen(state)
    assert state.round <= 12
    assert max(book.bribes.values(), default=0) <= 1, "the dragon leaves its cave once a round"
    assert state.builders.dragon_home == (not book.bribes[state.round])


def check_pieces(book: Ledger, state: State) -> None:
    """Tiles, knights and towers add up to what the box holds."""
    tiles = Counter(state.builders.pile)
    tiles.update(tile for tile in state.builders.slots if tile)
    tiles.update(book.burnt)
    built = [building for side in state.sides for building in side.kingdom.buildings.values()]
    tiles.update(built)
    assert tiles == {building.id: building.copies for building in BUILDINGS.values()}
    for side in state.sides:
        own = [BUILDINGS[building] for building in side.kingdom.buildings.values()]
        assert side.all_knights == 1 + sum(building.knights for building in own)
        assert side.towers == sum(building.towers for building in own)
    assert sum(side.all_knights for side in state.sides) <= 22
    assert sum(side.towers for side in state.sides) <= 15


def check_queen(state: State) -> None:
    """She is a guest as soon as a tower stands, always where there are most of them."""
    towers = [side.towers for side in state.sides]
    assert (state.queen is None) == (max(towers) == 0)
    if state.queen is not None:
        assert towers[state.queen] == max(towers)


def check_end(book: Ledger, state: State) -> None:
    assert state.round == 12
    assert not state.undealt
    assert book.dominoes == dict.fromkeys(range(book.seats), 24 if book.seats == 2 else 12)
    outcome = state.outcome()
    assert outcome is not None
    assert min(side.rank for side in outcome.sides) == 1


@pytest.mark.parametrize("lot", range(-(-GAMES // LOT)))
def test_everything_adds_up_in_every_position(lot: int) -> None:
    """Dominoes, coins, knights, towers, tiles, the Queen, the dragon and the kingdoms of random games."""
    for number in range(lot * LOT, min(GAMES, lot * LOT + LOT)):
        players, options = MODES[number % len(MODES)]
        rng = Random(f"invariants {number}")
        eager = rng.choice([0.3, 0.8, 0.95])
        state = make_queendomino(players, options).new_state()
        book = ledger(state)
        for state, move in random_play(make_queendomino(players, options), rng, eager):
            check(book, state)
            after = state.apply(move)
            enter(book, state, move, after)
            state = after
        check(book, state)
        check_end(book, state)


def everything(state: State) -> list[QueendominoMove]:
    """All moves that could be meant here, and many that could not."""
    reach = range(-5, 6)
    grid = [(x, y) for x in reach for y in reach]
    numbers = {slot.number for slot in state.this_line[state.turn :]} | {1}
    moves: list[QueendominoMove] = [Pass()]
    moves += [King(seat) for seat in range(6)]
    moves += [kind(number) for kind in (Deal, Claim, Discard) for number in range(50)]
    moves += [Tile(building) for building in [*BUILDINGS, "windmill"]]
    moves += [Bribe(cost) for cost in range(-1, 8)]
    moves += [Build(cost, square) for cost in range(-1, 8) for square in grid]
    moves += [Tax(())] + [Tax((square,)) for square in grid]
    near = [*state.placed, (0, 0), (1, 0)]
    moves += [Tax((one, other)) for one in near for other in near]
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (0, 0), (2, 0)]
    moves += [Place(n, (x, y), (x + dx, y + dy)) for n in sorted(numbers) for x, y in grid for dx, dy in steps]
    return moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_is_listed_just_when_nothing_speaks_against_it(players: int) -> None:
    """`legal_moves` and `refusal` agree about every move that could be written, in every phase."""
    game = make_queendomino(players, {})
    phases = set()
    for seed in range(max(1, GAMES // 150)):
        rng = Random(f"agreement {players} {seed}")
        for ply, (state, _) in enumerate(random_play(game, rng)):
            if ply % 7 == 0 or state.phase not in phases:
                phases.add(state.phase)
                legal = set(state.legal_moves())
                fine = {move for move in everything(state) if refusal(state, move) is None}
                assert fine == legal
    assert len(phases) == 8


def test_a_game_takes_twelve_rounds_of_one_turn_a_king() -> None:
    """Rules 3.7: two players take 48 turns, three 36, four 48, with as many claims."""
    for players, turns in ((2, 48), (3, 36), (4, 48)):
        kinds = Counter(type(move).__name__ for _, move in random_play(make_queendomino(players, {}), Random(3)))
        assert kinds["Place"] + kinds["Discard"] == turns
        assert kinds["Claim"] == turns
        assert kinds["Deal"] == 48
        assert kinds["King"] == (1 if players == 2 else players)


def test_the_view_of_a_seat_is_the_whole_table() -> None:
    """Nothing is hidden, and the order of what is not dealt is nowhere."""
    state = make_queendomino(3, {}).new_state()
    assert state.to_move is Turn.CHANCE
    assert state.observe(1).resample(Random(1)) == state
