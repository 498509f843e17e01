"""Search on the pure rules, for games that bring nothing for players: sensible, repeatable, blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from demesne.games.base import Item, Outcome, Row, Sheet, SideOutcome, Turn
from demesne.games.registry import GAMES, make_game
from demesne.players import greedy, levels, mc, mcts, value
from demesne.players.family import PlayerFamily
from demesne.players.search.halving import Playouts, best_candidate
from demesne.players.search.pure import PureSearch, gain_of
from demesne.players.spec import make_player


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is one that nobody told the players about."""
    for module in (greedy, levels, mc, mcts, value):
        monkeypatch.setattr(module, "family_of", lambda _: PlayerFamily())


def end_of(name: str, left: int, seed: int) -> Any:
    """The position of a random game in which the last but *left* - 1 of its choices is to be made."""
    rng, seen = Random(seed), []
    state: Any = make_game(name, 2, GAMES[name].lay_out({}, rng)).new_state()
    while state.to_move is not Turn.OVER:
        if isinstance(state.to_move, int) and len(state.legal_moves()) > 1:
            seen.append(state)
        state = state.apply(rng.choice(state.legal_moves()))
    return seen[-left]


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    "spec", ["random", "greedy", "greedy:full", "mc:playouts=6", "mcts:playouts=6", "level:1", "level:5"]
)
def test_every_player_plays_a_game_that_nobody_told_it_about(spec: str) -> None:
    state = end_of("kingdomino", 3, 1)
    observation = state.observe(state.to_move)
    move = make_player(spec, 5).decide(observation)
    assert move in observation.legal_moves()
    assert move == make_player(spec, 5).decide(observation)


@pytest.mark.usefixtures("strangers")
def test_greedy_throws_the_dice_of_random() -> None:
    state = end_of("queendomino", 20, 2)
    observation = state.observe(state.to_move)
    for seed in range(5):
        assert make_player("greedy", seed).decide(observation) == make_player("random", seed).decide(observation)


def test_the_last_choice_is_the_best_one() -> None:
    """With one decision left every playout tells what a move comes to, but for the dealing."""
    for seed in range(6):
        state = end_of("kingdomino", 1, seed)
        seat, search = state.to_move, PureSearch(state.observe(state.to_move), 3)
        chosen = search.move(best_candidate(search, Playouts(60)))
        ends = {str(move): lead(state.apply(move), seat) for move in state.legal_moves()}
        assert ends[str(chosen)] == max(ends.values())


def lead(state: Any, seat: int) -> int:
    while state.to_move is not Turn.OVER:
        state = state.apply(state.legal_moves()[0])
    totals = [side.sheet.total for side in state.outcome().sides]
    return int(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


def test_what_is_hidden_has_no_say() -> None:
    state = end_of("domaine", 4, 3)
    seat = state.to_move
    twins = [state.observe(seat).resample(Random(deal)) for deal in range(3)]
    gains = []
    for twin in (state, *twins):
        search = PureSearch(twin.observe(seat), 9)
        search.play(range(search.count), 0, 2)
        gains.append(search.gains)
    assert gains.count(gains[0]) == 4


@pytest.mark.parametrize(
    ("points", "gain"), [((9, 9), 0.5), ((9, 1), 0.5 + 0.5 * 0.7311), ((1, 9), 0.5 * 0.2689), ((0, 9999), 0.0)]
)
def test_a_gain_is_half_the_win_and_half_the_lead(points: tuple[int, int], gain: float) -> None:
    """Eight points are a chance of 73 %; an end that never comes is worth what a shared one is."""
    best = max(points)
    sides = [
        SideOutcome(Sheet((Row("all", (Item("all", total),)),)), 1 if total == best else 2, (seat,))
        for seat, total in enumerate(points)
    ]
    assert gain_of(Outcome(tuple(sides)), 0, 8.0) == pytest.approx(gain, abs=1e-4)
    assert gain_of(None, 0, 8.0) == 0.5


def test_each_playout_guesses_anew_what_is_hidden() -> None:
    guesses: list[float] = []

    class Over:
        to_move = Turn.OVER

        def apply(self, _: object) -> Over:
            return self

        def outcome(self) -> None: ...

    class Seen:
        seat = 0

        def legal_moves(self) -> list[str]:
            return ["plant"]

        def resample(self, rng: Random) -> Any:
            guesses.append(rng.random())
            return Over()

    seen: Any = Seen()
    PureSearch(seen, seed=1).play([0], first=0, count=8)
    assert len(set(guesses)) == 8
