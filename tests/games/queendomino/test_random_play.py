"""Random games of every mode and what must hold in each position of them.

``DEMESNE_GAMES=2000`` plays 25 games of each mode; without it two.
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
from demesne.games.registry import make_game
from tests.games.queendomino.drawn import opening_of
from tests.games.queendomino.modes import MODES, mode_name
from tests.games.queendomino.oracle import corrected
from tests.games.queendomino.oracle_realm import Realm
from tests.strategies import choose, random_play

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))
EACH = max(2, GAMES // len(MODES) // 3)
"""Games of each mode."""


@dataclass
class Ledger:
    """What a game has used up, counted beside it."""

    decks: dict[str, Any]
    works: dict[str, dict[str, Any]]
    realms: list[Realm]
    laid: set[tuple[str, int]] = field(default_factory=set)
    gone: set[tuple[str, int]] = field(default_factory=set)
    burnt: list[str] = field(default_factory=list)
    bribes: Counter[int] = field(default_factory=Counter)
    dominoes: Counter[int] = field(default_factory=Counter)


def ledger(state: State, box: dict[str, Any]) -> Ledger:
    decks, works = corrected(box)
    return Ledger(decks, works, [Realm(state.rules.size, 0, 0, works) for _ in state.sides])


def enter(book: Ledger, state: State, move: QueendominoMove, after: State) -> None:
    """Writes *move* down, and checks what it may change."""
    seat = state.to_move
    side = None if isinstance(seat, Turn) else state.side
    for other in range(len(state.sides)):
        if other != side:
            assert after.sides[other] == state.sides[other], "a move changes nobody else's kingdom and purse"
    earned = sum(side.coins for side in after.sides) - sum(side.coins for side in state.sides)
    assert earned == coins(book, state, move, after)
    match move:
        case Place(number, first, second):
            enter_place(book, state, number, first, second)
        case Discard(number):
            deck = book.decks[state.this_box]
            assert not book.realms[state.side].places(number, deck), f"{number} had a place"
            book.gone.add((state.this_box, number))
            book.dominoes[int(str(seat))] += 1
        case Bribe(cost):
            book.burnt.append(str(state.builders.slots[cost]))
            book.bribes[state.round] += 1
        case Build(_, _) if sum(s.towers for s in after.sides) == sum(s.towers for s in state.sides):
            assert after.queen == state.queen, "nothing but placing towers moves the Queen"
    if after.round > state.round:  # Rules 3.4
        kept = {slot.number for slot in after.this_line}
        book.gone |= {(state.next_box, slot.number) for slot in state.next_line if slot.number not in kept}


def enter_place(book: Ledger, state: State, number: int, first: tuple[int, int], second: tuple[int, int]) -> None:
    """Lays the domino in a kingdom of the ledger's own, where the oracle's eyes check it."""
    realm, tile = book.realms[state.side], book.decks[state.this_box][number]
    assert realm.may_lie(tile, first, second)
    realm.land[first], realm.land[second] = tile
    book.laid.add((state.this_box, number))
    book.dominoes[int(str(state.to_move))] += 1


def coins(book: Ledger, state: State, move: QueendominoMove, after: State) -> int:
    """What the bank pays for *move*; negative for what it takes."""
    match move:
        case Tax(squares):
            return realm_of(after, state.side, book.works).tax(list(squares))
        case Build(cost, _):
            return -price(cost, state.queen == state.side)
        case Bribe():
            return -1
    return 0


def realm_of(state: State, side: int, works: dict[str, dict[str, Any]]) -> Realm:
    own = state.sides[side]
    realm = Realm(state.rules.size, own.coins, own.knights, works)
    realm.land = {square: (half.terrain.value, half.crowns) for square, half in own.kingdom.land.items()}
    realm.works, realm.knights, realm.towers = dict(own.kingdom.buildings), set(own.kingdom.knights), own.towers
    return realm


def check(book: Ledger, state: State) -> None:
    """What holds in every position."""
    check_dominoes(book, state)
    for side, realm in zip(state.sides, book.realms, strict=True):
        land = {square: (half.terrain.value, half.crowns) for square, half in side.kingdom.land.items()}
        assert land == realm.land
        assert side.kingdom.knights <= set(land) - {(0, 0)}
        assert all(land[square][0] == "town" for square in side.kingdom.buildings)
        assert min(side.coins, side.knights, side.towers) >= 0
    if state.rules.town:
        check_pieces(book, state)
    check_queen(state)
    assert state.round <= state.rounds
    assert max(book.bribes.values(), default=0) <= 1, "the dragon leaves its cave once a round"
    assert state.builders.dragon_home == (not book.bribes[state.round])


def check_dominoes(book: Ledger, state: State) -> None:
    """48 dominoes of each box: in it, in the lines, laid or gone."""
    now = [(state.this_box, slot.number) for slot in state.this_line[state.turn :]] if state.round else []
    if state.placed or (state.phase in ("tax", "build", "bribe", "claim") and state.round):
        now = now[1:]  # the domino of this turn is laid or gone already
    boxes = zip(state.rules.boxes, state.undealt, strict=True)
    inside = [(box, number) for box, left in boxes for number in left]
    new = [(state.next_box, slot.number) for slot in state.next_line]
    everything = [(box, number) for box in state.rules.boxes for number in range(1, 49)]
    assert sorted([*inside, *now, *new, *book.laid, *book.gone]) == sorted(everything)


def check_pieces(book: Ledger, state: State) -> None:
    """Tiles, knights and towers add up to what the box holds."""
    rules, tiles = state.rules, Counter(state.builders.pile)
    tiles.update(tile for tile in state.builders.slots if tile)
    tiles.update(book.burnt)
    built = [building for side in state.sides for building in side.kingdom.buildings.values()]
    tiles.update(built)
    assert tiles == {building.id: building.copies for building in BUILDINGS.values()}
    knights, towers = [], []
    for side in state.sides:
        own = [book.works[building] for building in side.kingdom.buildings.values()]
        knights.append(rules.knights + sum(int(work["knights"]) for work in own))
        towers.append(sum(int(work["towers"]) for work in own))
    check_supply([side.all_knights for side in state.sides], knights, rules.knight_supply)
    check_supply([side.towers for side in state.sides], towers, rules.tower_supply)


def check_supply(owned: list[int], printed: list[int], supply: int) -> None:
    """What the tiles bring, as long as the supply lasts, and never more than it."""
    assert sum(owned) == min(sum(printed), supply)
    assert all(one <= other for one, other in zip(owned, printed, strict=True))


def check_queen(state: State) -> None:
    """She is a guest as soon as a tower stands, always where there are most of them."""
    towers = [side.towers for side in state.sides]
    assert (state.queen is None) == (max(towers) == 0)
    if state.queen is not None:
        assert towers[state.queen] == max(towers)


def check_end(book: Ledger, state: State) -> None:
    """Every round was played, every king had its turn in each, every line came."""
    rules = state.rules
    assert state.round == rules.rounds
    met = 48 * len(rules.boxes) - sum(map(len, state.undealt))
    assert met == rules.rounds * rules.line == len(book.laid) + len(book.gone)
    assert book.dominoes == dict.fromkeys(range(rules.seats), rules.kings * rules.rounds)


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_everything_adds_up_in_every_position(mode: tuple[str, int, dict[str, Any]]) -> None:
    """Dominoes, coins, knights, towers, tiles, the Queen, the dragon and the kingdoms of random games."""
    game, players, options = mode
    for number in range(EACH):
        rng = Random(f"invariants {mode_name(mode)} {number}")
        play_and_check(opening_of(game, players, **options), rng, options.get("box", {}))


def play_and_check(state: State, rng: Random, box: dict[str, Any]) -> None:
    eager = rng.choice([0.3, 0.8, 0.95])
    book = ledger(state, box)
    while state.to_move is not Turn.OVER:
        check(book, state)
        move = choose(state, rng, eager)
        after = state.apply(move)
        if len(after.earlier) > len(state.earlier):  # Rules 13.7
            book = ledger(after, box)
        else:
            enter(book, state, move, after)
        state = after
    check(book, state)
    check_end(book, state)
    outcome = state.outcome()
    assert outcome is not None
    assert min(side.rank for side in outcome.sides) == 1


def test_eight_at_a_wedding_see_all_96_dominoes_in_twelve_rounds() -> None:
    """Rules 14.1, 14.6: with 22 knights at most, whoever builds what."""
    for seed in range(3):
        *_, (before, move) = random_play(make_game("royal-wedding", 8), Random(seed), 1.0)
        end = before.apply(move)
        assert (end.round, end.undealt) == (12, (frozenset(), frozenset()))
        assert 8 <= sum(side.all_knights for side in end.sides) <= 22
        assert sum(side.towers for side in end.sides) <= 15


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


LISTED: list[tuple[str, int, dict[str, Any], int]] = [
    ("queendomino", 2, {}, 8),
    ("queendomino", 3, {}, 8),
    ("queendomino", 4, {}, 8),
    ("kingdomino", 2, {}, 4),
    ("royal-wedding", 5, {}, 8),
    ("royal-wedding", 6, {"teams": True}, 8),
]


@pytest.mark.parametrize(("name", "players", "options", "kinds"), LISTED)
def test_a_move_is_listed_exactly_when_nothing_speaks_against_it(
    name: str, players: int, options: dict[str, Any], kinds: int
) -> None:
    """`legal_moves` and `refusal` agree about every move that could be written, in every phase."""
    game = make_game(name, players, options)
    phases = set()
    for seed in range(max(1, GAMES // 150)):
        rng = Random(f"agreement {name} {players} {seed}")
        for ply, (state, _) in enumerate(random_play(game, rng)):
            if ply % 12 == 0 or state.phase not in phases:
                phases.add(state.phase)
                legal = set(state.legal_moves())
                fine = {move for move in everything(state) if refusal(state, move) is None}
                assert fine == legal
    assert len(phases) == kinds


TURNS: list[tuple[str, int, dict[str, Any], int, int, int]] = [
    ("queendomino", 2, {}, 48, 48, 1),
    ("queendomino", 3, {}, 36, 48, 3),
    ("queendomino", 4, {}, 48, 48, 4),
    ("kingdomino", 2, {}, 24, 24, 4),
    ("kingdomino", 3, {}, 36, 36, 3),
    ("kingdomino", 2, {"size": 7}, 48, 48, 4),
    ("kingdomino", 4, {"dynasty": True}, 144, 144, 12),
    ("royal-wedding", 3, {}, 72, 96, 3),
    ("royal-wedding", 4, {}, 96, 96, 4),
    ("royal-wedding", 5, {}, 60, 96, 5),
    ("royal-wedding", 8, {}, 96, 96, 8),
    ("royal-wedding", 6, {"teams": True}, 72, 96, 6),
]


@pytest.mark.parametrize(("game", "players", "options", "turns", "deals", "kings"), TURNS)
def test_a_game_takes_as_many_turns_as_its_rounds_have_kings(
    game: str, players: int, options: dict[str, Any], turns: int, deals: int, kings: int
) -> None:
    """Rules 3.7, 13.1, 14.1: as many claims as turns; in Queendomino two players draw a single king."""
    kinds = Counter(type(move).__name__ for _, move in random_play(make_game(game, players, options), Random(3)))
    assert kinds["Place"] + kinds["Discard"] == turns
    assert kinds["Claim"] == turns
    assert kinds["Deal"] == deals
    assert kinds["King"] == kings


def test_the_view_of_a_seat_is_the_whole_table() -> None:
    """Nothing is hidden, and the order of what is not dealt is nowhere."""
    state = make_game("queendomino", 3).new_state()
    assert state.to_move is Turn.CHANCE
    assert state.observe(1).resample(Random(1)) == state
