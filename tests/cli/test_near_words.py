"""A name mistyped anywhere on the command line is refused with the nearest one there is."""

from __future__ import annotations

import pytest

from tests.cli.running import demesne

MATCH = ("match", "--game", "kingdomino", "--games", "2")
PLAYED = (*MATCH, "--players", "greedy,random")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["tornament"], "tournament"),
        (["match", "--playres", "greedy"], "--players"),
        (["play", "queendomimo"], "queendomino"),
        (["play", "kingdomino", "--players", "yuo,greedy"], "you"),
        (["play", "kingdomino", "--players", "you,gready"], "greedy"),
        ([*MATCH, "--players", "Greedy,random"], "greedy"),
        ([*MATCH, "--players", "random,mtcs:playouts=9"], "mcts"),
        ([*MATCH, "--players", "greedy:ful,random"], "greedy:full"),
        ([*MATCH, "--players", "mc:playout=9,random"], "playouts"),
        ([*PLAYED, "--options", '{"bonus":["harmony"]}'], "bonuses"),
        ([*PLAYED, "--options", '{"bonuses":["harmonie"]}'], "harmony"),
        ([*PLAYED, "--options", '{"centre":"grit"}'], "grid"),
        ([*PLAYED, "--executor", "thread"], "threads"),
        ([*PLAYED, "--sprt", "win"], "wins"),
        (["trace", "--game", "domain", "--players", "2"], "domaine"),
        (["tournament", "--game", "kingdomino", "--players", "greedy,random", "--against", "radnom"], "random"),
    ],
)
def test_the_nearest_name_is_asked_for(words: list[str], meant: str) -> None:
    assert demesne(*words).refused().endswith(f"; did you mean {meant!r}?")


@pytest.mark.parametrize("words", [["zzz"], ["play", "chess"], ["match", "--zzz"], [*MATCH, "--players", "zzz,zzz"]])
def test_without_a_near_name_none_is_suggested(words: list[str]) -> None:
    assert "did you mean" not in demesne(*words).refused()


def test_a_mistyped_move_is_asked_for_too(tmp_path: object) -> None:
    run = demesne("play", "kingdomino", "--players", "you,greedy", "--save", f"{tmp_path}/g", stdin="clam 5\nq\n")
    assert "Did you mean “claim”?" in run.out
