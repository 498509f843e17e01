"""What is said for a move of Domaine is what the board shows: every number is counted again, square by square."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from demesne.games.base import Turn
from demesne.games.domaine.board import Board
from demesne.games.domaine.moves import Ally, Border, Desert, Expand, Knight, Play
from demesne.games.domaine.position import Phase
from demesne.games.domaine.scoring import score
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import Terrain, parse_square
from demesne.games.registry import make_game
from demesne.review.domaine.facts import facts
from demesne.review.facts import Fact
from tests.server.court import lively

WORTH = {Terrain.FOREST: 1, Terrain.VILLAGE: 3, Terrain.CITY: 5}
MINES = {Terrain.GOLD, Terrain.SILVER, Terrain.COPPER, Terrain.DIAMOND}


def played(seed: int, players: int, count: int) -> list[State]:
    """Positions of lively people."""
    rng, found = Random(seed), list[State]()
    state = cast("State", make_game("domaine", players).new_state())
    while state.to_move is not Turn.OVER and len(found) < count:
        if isinstance(state.to_move, Turn):
            state = state.apply(rng.choice(state.legal_moves()))
        else:
            found.append(state)
            state = state.apply(lively(state, rng))
    return found


def squares_of(board: Board, castle: str) -> list[Terrain]:
    """The land of the domain of *castle*."""
    domain = board.domain(parse_square(castle))
    return [] if domain is None else [board.land[square] for square in domain.squares]


def mined(board: Board, seat: int) -> list[Terrain]:
    domains = (domain for domain in board.regions if domain.owner == seat)
    return [board.land[square] for domain in domains for square in domain.squares if board.land[square] in MINES]


def check(fact: Fact, old: Board, new: Board, seat: int) -> None:
    """The numbers of *fact*, from the two boards alone."""
    args = fact.args
    match fact.code:
        case "closes" | "grows":
            had, has = squares_of(old, str(args["castle"])), squares_of(new, str(args["castle"]))
            assert args["squares"] == len(has) - len(had)
            assert args["points"] == sum(WORTH.get(land, 0) for land in has) - sum(WORTH.get(land, 0) for land in had)
            assert bool(had) == (fact.code == "grows")
        case "monopolies":
            full = [sum(count >= 3 for count in Counter(mined(board, seat)).values()) for board in (old, new)]
            assert args["points"] == 5 * (full[1] - full[0])
        case "mines":
            assert args["count"] == len(mined(new, seat)) - len(mined(old, seat))
        case "income":
            assert args["ducats"] == len(set(mined(new, seat))) - len(set(mined(old, seat)))
        case "takes":
            other = int(args["seat"])
            assert other != seat
            assert args["points"] == score(old, other).total - score(new, other).total
        case "stronger":
            domain = new.domain(parse_square(str(args["castle"])))
            assert domain is not None
            assert domain.owner == seat
            assert args["count"] == sum(new.knights.get(square) == seat for square in domain.squares)
        case _:
            raise AssertionError(fact)


def test_every_number_of_a_part_of_a_card_is_that_of_the_board() -> None:
    seen: Counter[str] = Counter()
    for state in [at for seed in range(2) for at in played(seed, 3, 260)]:
        seat, old = state.position.mover, state.position.board
        for move in state.legal_moves()[::2]:
            if isinstance(move, Border | Knight | Expand | Desert | Ally):
                new = state.apply(move).position.board
                found = facts(state.observe(seat), str(move))
                for fact in found:
                    check(fact, old, new, seat)
                own = sum(int(fact.args["points"]) for fact in found if fact.code in ("closes", "grows", "monopolies"))
                assert own >= score(new, seat).total - score(old, seat).total, "what is won is told"
                seen.update(fact.code for fact in found)
    assert set(seen) >= {"closes", "grows", "mines", "income", "takes", "stronger"}, seen


def test_what_a_card_opens_is_the_most_that_its_first_part_wins() -> None:
    opened = 0
    for state in played(4, 2, 300):
        seat = state.position.mover
        for move in state.legal_moves():
            if isinstance(move, Play):
                begun = state.apply(move)
                had = score(begun.position.board, seat).total
                most = max(score(begun.apply(part).position.board, seat).total for part in begun.legal_moves()) - had
                expected = [Fact("opens", {"points": most})] if most > 0 else []
                assert facts(state.observe(seat), str(move)) == expected
                opened += most > 0
    assert opened > 0


@pytest.mark.parametrize("players", [2, 3])
def test_income_is_no_reason_in_the_last_turn_of_a_seat(players: int) -> None:
    """With the deck gone and its last card being played, it gets no other turn, and so no ducat (rules 4.1, 11.3)."""
    told: Counter[tuple[bool, bool]] = Counter()
    for state in [at for seed in range(12) for at in played(seed, players, 900)]:
        position = state.position
        if position.phase is not Phase.STEP or position.top is not None:
            continue
        last = not position.held[position.mover]
        old = len(set(mined(position.board, position.mover)))
        for move in state.legal_moves():
            if isinstance(move, Border | Expand):
                new = len(set(mined(state.apply(move).position.board, position.mover)))
                codes = {fact.code for fact in facts(state.observe(position.mover), str(move))}
                assert ("income" in codes) == (new > old and not last)
                told[last, new > old] += 1
    assert told[True, True], told
    assert told[False, True], told
