"""Players of Domaine that think ahead: only what is legal, only what they may know, and the obvious."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.domaine.board import open_board
from demesne.games.domaine.borders import LINES, Border
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Border as Marker
from demesne.games.domaine.moves import Play
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import parse_square
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import MOST_LEGAL, PHASE_OVER
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import move_of
from demesne.kernels.domaine.planes import size, stored
from demesne.kernels.domaine.playing import settle
from demesne.kernels.domaine.scoring import score
from demesne.players.domaine.search.candidates import list_choices, prepare
from demesne.players.domaine.search.playouts import determinize
from demesne.players.domaine.search.policy import choose, play_out
from demesne.players.domaine.search.root import THINKING
from demesne.players.domaine.search.workspace import (
    CANDIDATE,
    FENCE,
    MOST_CANDIDATES,
    PLAIN,
    TUNED,
    new_workspace,
    tuned_for,
)
from demesne.players.search.flat import FlatSearch
from demesne.players.spec import make_player
from tests.kernels.domaine_twins import Meeting, builder, domaine_game, packed

RICH: dict[str, Any] = {"ducats": 60, "king": 250, "markers": 250}
STARTS = [
    *(Meeting(domaine_game(players), builder) for players in (2, 3, 4)),
    *(Meeting(domaine_game(players, **RICH), builder, settled=True) for players in (2, 4)),
    Meeting(domaine_game(2, {"neutral_targets": False, "expansion": 1}, **RICH), builder, settled=True),
    Meeting(domaine_game(3, {"last_knight": False, "allied_deserter": False}, **RICH), builder, settled=True),
    Meeting(domaine_game(4, knights=4, **{**RICH, "markers": 130}), builder, settled=True),
]


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(STARTS)))
def test_the_quick_player_only_does_what_is_legal(number: int) -> None:
    """In every position of whole games, and so do all choices that are tried."""
    record = packed(STARTS[number].start(Random(number)), number)
    work, out, candidates = new_workspace(), np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_CANDIDATES, CANDIDATE)
    settle(record)
    prepare(record, work[0])
    plies = 0
    while record["phase"] != PHASE_OVER:
        allowed = out[: legal(record, out)].tolist()
        if plies % 5 == 0:
            tried = candidates[: list_choices(record, work[0].copy(), candidates, out)]["action"].tolist()
            assert set(tried) <= set(allowed)
            assert tried
        action = choose(record, work[0], out)
        assert action in allowed
        apply(record, action)
        settle(record)
        plies += 1
    assert plies > 50


@pytest.mark.compiled
def test_the_quick_player_closes_domains_and_reaches_the_king() -> None:
    """What playouts tell is worth something only if points are made in them: 20 a winner, where chance makes two."""
    best, kings = 0, 0
    for seed in range(20):
        record, work = packed(domaine_game(3).new_state(), seed), new_workspace()
        settle(record)
        prepare(record, work[0])
        play_out(record, work[0], np.zeros(MOST_LEGAL, np.int64))
        best += max(_totals(record))
        kings += record["reached"] >= 0
    assert best / 20 > 20
    assert kings > 0


def _totals(record: Any) -> list[int]:
    totals = np.zeros(4, np.int64)
    score(record, totals)
    return [int(total) for total in totals]


@pytest.mark.compiled
def test_playouts_take_the_others_for_greedy_and_for_good_players_in_turn() -> None:
    """Both the dangerous and the harmless may sit there; the better numbers are those of the seat that thinks."""
    seat = (state := middle(3, 1)).position.mover
    room = THINKING.root(state.observe(seat), 1).room[0]
    for number, others in enumerate((PLAIN, TUNED, PLAIN, TUNED)):
        determinize(room, number)
        for other in range(3):
            assert (room["work"][0]["weights"][other] == (tuned_for(3) if other == seat else others)).all()


@pytest.mark.compiled
def test_each_castle_is_planned_for_at_its_owner_s_price_of_a_border() -> None:
    """Whoever thinks a border dear plans no larger areas than before, and some smaller ones."""
    sizes = {PLAIN[FENCE]: 0, 3.0: 0}
    for price in sizes:
        for seed in range(6):
            state = middle(3, seed)
            record, work = packed(state, seed), new_workspace()
            work[0]["weights"][:, FENCE] = price
            prepare(record, work[0])
            sizes[price] += sum(size(stored(plan)) for plan in work[0]["plan"])
    assert sizes[3.0] < sizes[PLAIN[FENCE]]


# --- thinking ahead -------------------------------------------------------------------


def middle(players: int, seed: int) -> State:
    """A position in the middle of a game, a seat to move with several choices."""
    rng, state = Random(seed), domaine_game(players).new_state()
    while state.position.turn < 30 or state.position.phase is not Phase.ACT:
        state = state.apply(builder(state, rng))
    return state


@pytest.mark.compiled
def test_with_playouts_and_a_seed_a_decision_is_always_the_same() -> None:
    for seed in range(3):
        view = (state := middle(3, seed)).observe(state.position.mover)
        decisions = {str(make_player("mc:playouts=60", 7).decide(view)) for _ in range(2)}
        assert len(decisions) == 1


@pytest.mark.compiled
def test_what_is_hidden_has_no_say() -> None:
    """Other cards in other hands and another order of the deck: the same decision."""
    for seed in range(3):
        state = middle(4, seed)
        seat = state.position.mover
        others = [state.observe(seat).resample(Random(deal)) for deal in range(3)]
        assert len({other.hands for other in others}) > 1
        decisions = {str(make_player("mc:playouts=60", 7).decide(other.observe(seat))) for other in (state, *others)}
        assert len(decisions) == 1


@pytest.mark.compiled
def test_whole_games_are_played_in_every_phase() -> None:
    state, rng = domaine_game(2).new_state(), Random(3)
    players = [make_player("mc:playouts=24", seat) for seat in range(2)]
    while state.to_move is not Turn.OVER:
        chance = state.to_move is Turn.CHANCE
        move = rng.choice(state.legal_moves()) if chance else _decided(players, state)
        state = state.apply(move)
    assert state.outcome() is not None


def _decided(players: list[Any], state: State) -> Any:
    assert isinstance(state.to_move, int)
    return players[state.to_move].decide(state.observe(state.to_move))


def almost_closed() -> tuple[State, Border]:
    """Seat 1 to move, with one border missing round its castle and four villages, and a card that sets one."""
    villages = ["............"] * 2 + [".vv........."] * 2 + ["............"] * 8
    game = domaine_game(2, {"board": "/".join(villages)})
    state, rng = game.new_state(), Random(1)
    while state.position.phase is Phase.DEAL:
        state = state.apply(rng.choice(state.legal_moves()))
    places = {0: ["l1", "l8", "e12", "i5"], 1: ["a3", "h1", "l12", "e5"], 2: ["a12", "h8", "e8", "d1"]}
    while state.position.turn < game.rules.setup_turns:
        wanted = [f"castle {square}" for square in places[state.position.colour]]
        moves = [move for move in state.legal_moves() if str(move) in wanted] or state.legal_moves()[-1:]
        state = state.apply(moves[0])
    area = {parse_square(square) for square in ("a3", "a4", "b3", "b4", "c3", "c4")}
    fence = [line for line in LINES if (line[0] in area) != (line[1] in area)]
    board = open_board(replace(state.position.board, borders=frozenset(fence[1:])))
    position = replace(state.position, board=board)
    mine = next(card for card in sorted(state.deck | set(state.hand)) if set(CARDS[card].parts) == {"borders"})
    others = [card for card in state.hands[1] if card != mine][:2]
    return State(position, (state.hands[0], tuple(sorted([mine, *others])))), fence[0]


@pytest.mark.compiled
def test_it_closes_what_one_border_closes() -> None:
    """Twelve points for a ducat or three: no player who thinks ahead sells that card."""
    state, line = almost_closed()
    assert state.position.mover == 1
    player = make_player("mc:playouts=300", 5)
    move = player.decide(state.observe(1))
    assert isinstance(move, Play), move
    state = state.apply(move)
    assert player.decide(state.observe(1)) == Marker(line)


@pytest.mark.compiled
def test_a_candidate_is_tried_as_often_as_was_asked() -> None:
    state = middle(3, 1)
    candidates = FlatSearch(THINKING, THINKING.root(state.observe(state.position.mover), 5))
    candidates.play([0, 1], 0, 10)
    assert candidates.spent == 20
    assert all(0 <= gain <= 10 for gain in candidates.gains[:1])
    assert all(-10 <= gain <= 0 for gain in candidates.gains[1:])
    assert {str(candidates.move(arm)) for arm in range(candidates.count)} == set(map(str, state.legal_moves()))


@pytest.mark.compiled
def test_with_hardly_a_playout_it_does_what_the_quick_player_would_do() -> None:
    """Few playouts are mostly chance; what is usual begins ahead, or it would sell and wait until all is lost."""
    for seed in range(12):
        state = middle(2, seed)
        seat = state.position.mover
        record, work = packed(state, seed), new_workspace()
        work[0]["weights"][seat] = tuned_for(2)
        prepare(record, work[0])
        usual = move_of(choose(record, work[0], np.zeros(MOST_LEGAL, np.int64)))
        assert make_player("mc:playouts=8", 5).decide(state.observe(seat)) == usual
