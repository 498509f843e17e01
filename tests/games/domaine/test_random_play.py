"""Random games and what must hold in each position of them.

With ``DEMESNE_GAMES=2000`` 1,998 games are purely random and 13 of each mode lively;
without it a few of each.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.games.base import Turn
from demesne.games.domaine.borders import BESIDE, LINES
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.moves import (
    Ally,
    Border,
    Castle,
    Desert,
    DomaineMove,
    Draw,
    End,
    Expand,
    Knight,
    Play,
    Refill,
    Sell,
)
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import SQUARES, Terrain, format_land
from demesne.games.registry import make_game
from tests.games.domaine.lively import BOARD, DOMAINE_MODES, RICH, lively_game, opening_of
from tests.games.domaine.oracle_country import Country
from tests.games.domaine.test_differential import begun
from tests.strategies import random_play

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))
EACH = max(1, GAMES // 150)


def country(state: State) -> Country:
    """The board as the oracle keeps it."""
    board = state.position.board
    found = Country(format_land(board.land).split("/"))
    found.castles, found.knights, found.borders = dict(board.castles), dict(board.knights), set(board.borders)
    return found


def check(state: State) -> None:
    """What holds in every position."""
    check_cards(state)
    check_figures(state)
    check_borders(state)
    if state.position.board.regions:
        check_domains(state)
    assert min(state.position.ducats) >= 0


def check_cards(state: State) -> None:
    """Sixty cards, each in one place; everybody's is known by its back, or by its face from the Chancery."""
    position = state.position
    hands = [card for hand in state.hands for card in hand]
    assert sorted([*state.deck, *hands, *position.chancery, *position.used]) == sorted(CARDS)
    for hand, held in zip(state.hands, position.held, strict=True):
        assert len(hand) == len(held) <= 3
        assert sorted(card[0] for card in hand) == sorted(card[0] for card in held)
        assert {card for card in held if card in CARDS} <= set(hand)
    assert sum(position.stacks.values()) == len(state.deck)


def check_figures(state: State) -> None:
    """Each stands where it may; no colour has more than there are."""
    board, rules = state.position.board, state.rules
    assert not set(board.castles) & set(board.knights)
    assert all(board.land[square] is Terrain.MEADOW for square in board.castles)
    assert all(board.land[square] in (Terrain.MEADOW, Terrain.FOREST) for square in board.knights)
    castles, knights = Counter(board.castles.values()), Counter(board.knights.values())
    assert max(castles.values(), default=0) <= rules.castles
    assert max(knights.values(), default=0) <= 15
    for colour in range(rules.seats):
        assert state.position.knights(colour) + knights[colour] == 15


def check_borders(state: State) -> None:
    """A hundred at most; none with one domain on both sides."""
    board = state.position.board
    assert len(board.borders) + state.position.markers == 100
    assert state.position.markers >= 0
    for one, other in board.borders:
        if board.regions:
            assert board.areas[one] is not board.areas[other] or board.areas[one].owner is None


def check_domains(state: State) -> None:
    """Points, regions and domains as counted anew; no knight is stranded or stands in another's domain."""
    board, own = state.position.board, country(state)
    assert sorted(sorted(region.squares) for region in board.regions) == sorted(map(sorted, own.regions()))
    for region in board.regions:
        assert set(region.castles) == {(at, colour) for at, colour in board.castles.items() if at in region.squares}
        assert (region.owner is None) == (len(region.castles) != 1)
        if region.owner is not None:  # Rules 13.2: foreign knights cannot arise
            assert {board.knights[at] for at in region.squares if at in board.knights} <= {region.owner}
    bonus = state.position.bonus
    for seat in range(state.seats):
        rows = state.position.sheet(seat).points()
        assert rows == own.points(seat) | {"ducats": bonus[seat]}
    for colour in set(board.castles.values()):  # Rules 13.2: stranded knights cannot arise
        linked = set[tuple[int, int]]()
        for castle in (at for at, owner in board.castles.items() if owner == colour):
            linked |= chain(state, castle, colour)
        assert {at for at, owner in board.knights.items() if owner == colour} <= linked


def chain(state: State, castle: tuple[int, int], colour: int) -> set[tuple[int, int]]:
    """All figures of the colour that hang together with the castle."""
    board, found, walk = state.position.board, {castle}, [castle]
    while walk:
        for other, line in BESIDE[walk.pop()]:
            if other not in found and board.figure(other) == colour and line not in board.borders:
                found.add(other)
                walk.append(other)
    return found


def check_step(before: State, move: DomaineMove, after: State) -> None:
    """What a move may change: whose money, which pieces, what stays for ever."""
    assert earned(before, move, after) == [
        b - a for a, b in zip(before.position.ducats, after.position.ducats, strict=True)
    ]
    old, new = before.position.board, after.position.board
    assert old.castles.items() <= new.castles.items()
    assert before.position.allied <= after.position.allied
    assert old.knights.items() <= new.knights.items() or isinstance(move, Desert)
    if old.regions:
        assert old.castles == new.castles
        kept = {region.castles for region in old.regions if region.owner is not None}
        assert kept <= {region.castles for region in new.regions}, "a domain lasts to the end"
    if not isinstance(move, Expand):
        surplus = {line for line in old.borders - new.borders if new.areas[line[0]].owner is None}
        assert not surplus, "borders leave only from inside a domain"


def earned(before: State, move: DomaineMove, after: State) -> list[int]:
    """What the move brings each seat in ducats, the income of the turn that begins included."""
    gain, seat = [0] * before.seats, before.position.mover
    land = before.rules.land
    match move:
        case Sell(card):
            gain[seat] += CARDS[card].sell
        case Play(card, _):
            gain[seat] -= CARDS[card].price
        case Knight(square) | Desert(_, _, _, square) if before.position.phase is Phase.STEP:
            gain[seat] -= land[square] is Terrain.FOREST
    turned = after.position.turn > before.position.turn and after.position.turn >= 12
    if turned and after.to_move is not Turn.OVER:
        gain[after.position.mover] += country(after).mines(after.position.mover)
    return gain


@pytest.mark.parametrize(("players", "options"), DOMAINE_MODES)
def test_everything_adds_up_in_every_position(players: int, options: dict[str, Any]) -> None:
    """Cards, figures, borders, ducats, domains and points of lively games of every mode."""
    for number in range(EACH):
        rng = Random(f"invariants {players} {options} {number}")
        start = begun(players, options, rng) if number % 2 else opening_of(players, options)
        game = lively_game(start, rng, thrift=rng.choice([0.1, 0.3, 0.8]))
        for (before, move), (after, _) in pairwise(game):
            check_step(before, move, after)
            if rng.random() < 0.25 or before.position.phase is Phase.STEP:
                check(after)
        check(after)
        assert after.to_move is Turn.OVER


@settings(deadline=None, max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from(DOMAINE_MODES))
def test_no_knight_is_ever_cut_off_or_stands_in_somebody_elses_domain(
    seed: int, mode: tuple[int, dict[str, Any]]
) -> None:
    """Rules 13.2: among domains that lie side by side, whatever is expanded, deserted and fenced."""
    rng = Random(seed)
    for state, _ in lively_game(begun(*mode, rng), rng, deck=0.9):
        if state.position.phase is Phase.REFILL or state.to_move is Turn.OVER:
            check_domains(state)
            check_borders(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end(players: int) -> None:
    """Rules 11: with the deck gone everybody has had three more turns; without, somebody reached the king."""
    for number in range(max(2, GAMES // 3)) if GAMES > 150 else range(2):
        rng = Random(f"random {players} {number}")
        options = [{}, {"board": BOARD}, {"board": RICH}][number % 3]
        last: list[Any] = []
        for state, move in random_play(make_game("domaine", players, options), rng):
            last = [*last[-1:], (state, move)]
        end = last[-1][0].apply(last[-1][1])
        outcome = end.outcome()
        assert outcome is not None
        if end.position.reached is None:
            assert not any(end.hands)
            assert not end.deck
        else:
            assert max(side.sheet.total for side in outcome.sides) >= end.rules.king
        check(end)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_last_seat_on(players: int) -> None:
    """Rules 3.8, 4: from the first turn to the last card."""
    seats = []
    before = None
    for state, _ in lively_game(opening_of(players, {"board": BOARD}), Random(players)):
        if state.position.phase is Phase.ACT and (before is None or before.position.turn != state.position.turn):
            seats.append(state.position.mover)
            before = state
    assert seats[0] == players - 1
    assert all(other == (one + 1) % players for one, other in pairwise(seats))


def everything(state: State, rng: Random) -> list[DomaineMove]:
    """All moves that could be meant here, and many that could not; of those with four squares only some."""
    castles = [*state.position.board.castles, (0, 0)]
    moves: list[DomaineMove] = [End(), Refill()]
    for card in CARDS:
        moves += [Draw(card), Sell(card), Refill(card), *(Play(card, action) for action in Action)]
    moves += [kind(square) for kind in (Castle, Knight) for square in SQUARES]
    moves += [Border(line) for line in LINES]
    moves += [Expand(castle, square) for castle in castles for square in SQUARES]
    moves += [Ally(one, other) for one in castles for other in castles]
    knights = [*state.position.board.knights, (5, 5)]
    for _ in range(300):
        castle, target = rng.choice(castles), rng.choice(castles)
        moves.append(Desert(castle, target, rng.choice(knights), rng.choice(SQUARES)))
    return moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_is_listed_exactly_when_nothing_speaks_against_it(players: int) -> None:
    """`legal_moves` and `refusal` agree about every move that could be written, in every phase."""
    phases = set()
    for number in range(EACH):
        rng = Random(f"agreement {players} {number}")
        options = {"board": BOARD}
        game = (
            lively_game(opening_of(players, options), rng)
            if number % 2
            else lively_game(begun(players, options, rng), rng)
        )
        for state, _ in game:
            if rng.random() < 0.04 or state.position.phase not in phases:
                phases.add(state.position.phase)
                legal = set(state.legal_moves())
                tried = {*everything(state, rng), *legal}
                assert {move for move in tried if state.refusal(move) is None} == legal
    assert len(phases) >= 5
