"""Levels: eight for every game, repeatable, legal, quick, and each above the one below."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest

from demesne.arena.match import Match, match
from demesne.games.base import Turn
from demesne.games.registry import GAMES, make_game
from demesne.players.levels import BEST, LEVELS
from demesne.players.spec import check_spec, make_player, thinks_ahead
from tests.modes import MODES, Mode, mode_name

COURTS: list[Mode] = [("domaine", players, {}) for players in (2, 3, 4)]
PAGE = Path(__file__).parents[2] / "web/locales/levels.ftl"
PLIES = 130
"""Moves of a game at most, deals among them, from which positions are taken."""


def positions(mode: Mode, every: int, seed: int = 1) -> Iterator[Any]:
    """What seats see in a random game, each *every* moves, where there is a choice."""
    name, players, options = mode
    rng = Random(f"{seed} {mode_name(mode)}")
    state = make_game(name, players, GAMES[name].lay_out(options, rng)).new_state()
    made = 0
    for _ in range(PLIES):
        seat, moves = state.to_move, state.legal_moves()
        if seat is Turn.OVER:
            return
        if isinstance(seat, int) and len(moves) > 1:
            made += 1
            if made % every == 0:
                yield state.observe(seat)
        state = state.apply(rng.choice(moves))


def test_there_are_eight_and_the_last_is_the_best() -> None:
    assert list(LEVELS) == list(range(1, 9))
    assert LEVELS[8].spec == BEST
    assert [thinks_ahead(level.spec) for level in LEVELS.values()] == [False] * 5 + [True] * 3
    assert not thinks_ahead("nobody")


@pytest.mark.parametrize("number", LEVELS)
def test_each_has_a_name_and_a_sentence_here_and_on_the_page(number: int) -> None:
    level, page = LEVELS[number], dict(re.findall(r"^(level-\S+) = (.+)$", PAGE.read_text("utf-8"), re.MULTILINE))
    assert check_spec(level.spec).text == f"{level.name}: {level.text[0].lower()}{level.text[1:]}"
    assert page[f"level-{number}"] == level.name
    sentences = [level.text, *(page[f"level-{number}-{kind}"] for kind in ("land", "town", "domaine"))]
    assert all(sentence.endswith(".") and len(sentence) < 110 for sentence in sentences)
    assert sum(other.name == level.name for other in LEVELS.values()) == 1


@pytest.mark.parametrize("mode", MODES + COURTS, ids=mode_name)
def test_every_level_plays_every_game_by_the_rules(mode: Mode) -> None:
    for observation in positions(mode, every=9):
        for number in (1, 2, 3, 4, 5):
            assert make_player(f"level:{number}", 3).decide(observation) in observation.legal_moves()
    for observation in positions(mode, every=30):
        assert make_player("level:6", 3).decide(observation) in observation.legal_moves()


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("mode", [("kingdomino", 2, {}), ("queendomino", 3, {}), ("domaine", 2, {})], ids=mode_name)
def test_the_same_seed_decides_alike(number: int, mode: Mode) -> None:
    first, second = make_player(f"level:{number}", 7), make_player(f"level:{number}", 7)
    for observation in positions(mode, every=8 if number < 6 else 45):
        assert first.decide(observation) == second.decide(observation)


def test_low_levels_throw_dice() -> None:
    for number, differs in ((1, True), (4, True), (5, False)):
        answers = {
            tuple(
                str(make_player(f"level:{number}", seed).decide(seen)) for seen in positions(("queendomino", 2, {}), 2)
            )
            for seed in range(4)
        }
        assert (len(answers) > 1) == differs


SLOW: list[Mode] = [
    ("kingdomino", 4, {"dynasty": True}),
    ("queendomino", 2, {}),
    ("queendomino", 4, {"size": 7}),
    ("royal-wedding", 8, {}),
    ("royal-wedding", 8, {"teams": True}),
    ("domaine", 4, {}),
]
"""Where thinking takes longest, each at its first decision, with most of the game still to be played."""


@pytest.mark.parametrize("mode", SLOW, ids=mode_name)
def test_the_best_needs_less_than_two_seconds(mode: Mode) -> None:
    seen = next(positions(mode, every=1))
    make_player("mc:playouts=8", 1).decide(seen)  # compiled by now
    begin = thread_time()
    assert make_player(BEST, 1).decide(seen) in seen.legal_moves()
    assert thread_time() - begin < 2.0


@pytest.mark.parametrize(("better", "worse", "share"), [(5, 1, 0.8), (6, 3, 0.6)])
def test_a_higher_level_beats_a_much_lower_one(better: int, worse: int, share: float) -> None:
    game = Match("kingdomino", (f"level:{better}", f"level:{worse}"), 20, seed=1)
    assert match(game)[0].share >= share
