"""A deck deals the same things in the same order, whatever the players do, and deals them fairly."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.registry import make_game


def dealt(seed: int, players: int, dice: int) -> list[str]:
    """Every deal of a game whose players throw *dice*."""
    rng, deck = Random(dice), Deck(seed)
    state = make_game("queendomino", players).new_state()
    deals = []
    while state.to_move is not Turn.OVER:
        if state.to_move is Turn.CHANCE:
            move = deck.deal(state)
            deals.append(str(move))
        else:
            move = rng.choice(state.legal_moves())
        state = state.apply(move)
    return deals


def of(deals: list[str], word: str) -> list[str]:
    return [deal for deal in deals if deal.startswith(word)]


def test_the_dominoes_and_kings_come_alike_whatever_is_played() -> None:
    games = [dealt(seed=5, players=4, dice=dice) for dice in range(4)]
    for word in ("deal", "king"):
        assert len({tuple(of(game, word)) for game in games}) == 1


def test_the_tiles_come_in_one_order_of_which_a_game_sees_the_beginning() -> None:
    games = [of(dealt(seed=5, players=3, dice=dice), "tile") for dice in range(6)]
    longest = max(games, key=len)
    assert len(set(map(len, games))) > 1
    assert all(game == longest[: len(game)] for game in games)


def test_each_domino_comes_once_and_no_tile_more_often_than_the_box_has_it() -> None:
    deals = dealt(seed=9, players=2, dice=1)
    assert sorted(of(deals, "deal")) == sorted(f"deal {number}" for number in DOMINOES)
    tiles = Counter(of(deals, "tile"))
    assert all(count <= BUILDINGS[tile.split()[1]].copies for tile, count in tiles.items())


def test_another_seed_deals_something_else() -> None:
    assert dealt(1, 3, 0) != dealt(2, 3, 0)


@pytest.mark.slow
def test_tiles_come_first_as_often_as_there_are_copies() -> None:
    """Of 32 tiles three are statues: of 3,200 first tiles about 300 (spread about 16.5)."""
    state = make_game("queendomino", 3).new_state()
    first = Counter(str(Deck(seed).deal(state)) for seed in range(3200))
    assert 235 <= first["tile statue"] <= 365
    assert 60 <= first["tile big_tavern"] <= 140


def lines_of(game: str, players: int, options: dict[str, object], seed: int) -> list[list[str]]:
    """The dominoes of a game line by line."""
    deals, size = of(dealt_in(game, players, options, seed), "deal"), 4
    return [deals[start : start + size] for start in range(0, len(deals), size)]


def dealt_in(game: str, players: int, options: dict[str, object], seed: int) -> list[str]:
    rng, deck = Random(seed), Deck(seed)
    state = make_game(game, players, options).new_state()
    deals = []
    while state.to_move is not Turn.OVER:
        move = deck.deal(state) if state.to_move is Turn.CHANCE else rng.choice(state.legal_moves())
        deals += [str(move)] if state.to_move is Turn.CHANCE else []
        state = state.apply(move)
    return deals


def test_two_boxes_are_shuffled_apart() -> None:
    """Both boxes of a wedding have dominoes 1 to 48; their lines take turns (rules 14.2)."""
    lines = lines_of("royal-wedding", 4, {}, seed=2)
    queendomino, kingdomino = list(chain(*lines[::2])), list(chain(*lines[1::2]))
    assert len(queendomino) == len(kingdomino) == 48
    assert sorted(queendomino) == sorted(kingdomino)
    assert sum(a == b for a, b in zip(queendomino, kingdomino, strict=True)) < 8


def test_each_game_of_a_dynasty_is_shuffled_anew() -> None:
    """Of 48 dominoes 24 are seen in a game for two (rules 13.1); about half of them come again."""
    deals = of(dealt_in("kingdomino", 2, {"dynasty": True}, seed=2), "deal")
    games = [deals[start : start + 24] for start in (0, 24, 48)]
    assert len(deals) == 72
    assert all(len(set(game)) == 24 for game in games)
    assert 4 < len(set(games[0]) & set(games[1])) < 20


@pytest.mark.slow
def test_a_dynasty_draws_its_kings_anew() -> None:
    kings = [
        tuple(of(dealt_in("kingdomino", 4, {"dynasty": True}, seed), "king")[start : start + 4])
        for seed in range(4)
        for start in (0, 4, 8)
    ]
    assert all(sorted(drawn) == ["king 0", "king 1", "king 2", "king 3"] for drawn in kings)
    assert len(set(kings)) > 6
