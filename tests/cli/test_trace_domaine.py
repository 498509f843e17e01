"""`demesne trace` of Domaine, read as a stranger reads it and judged by the oracle of the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demesne.games.registry import GAMES
from tests.cli.running import demesne
from tests.games.domaine.oracle import Oracle
from tests.modes import DOMAINE, Mode

LETTERS = {
    "meadow": ".",
    "forest": "f",
    "village": "v",
    "city": "*",
    "mine_gold": "g",
    "mine_silver": "s",
    "mine_copper": "c",
    "mine_diamond": "d",
}


def traced(mode: Mode, player: str, seed: int) -> str:
    game, players, options = mode
    words = ("--players", str(players), "--options", json.dumps(options), "--player", player, "--seed", str(seed))
    run = demesne("trace", "--game", game, *words)
    assert (run.status, run.err) == (0, "")
    return run.out


@pytest.mark.parametrize(
    ("mode", "player"), [*((mode, "random") for mode in DOMAINE), (DOMAINE[2], "greedy"), (DOMAINE[5], "greedy")]
)
def test_a_trace_is_a_game_by_the_rules(mode: Mode, player: str) -> None:
    """Head, who moves, every legal move, the outcome row by row; the board's first row is a1 to l1."""
    game, players, options = mode
    head, *plies, end = map(json.loads, traced(mode, player, 3).splitlines())
    assert (head["game"], head["players"], head["version"]) == (game, players, GAMES[game].version)
    assert {key: head["options"][key] for key in options} == options
    assert head["options"].keys() - options.keys() <= {"layout"}
    assert ("layout" in head["options"]) == ("board" not in options)
    table = Oracle(players, "/".join("".join(LETTERS[name] for name in row) for row in head["board"]), **ruled(options))
    if "board" in options:
        assert options["board"].split("/")[0] == "".join(LETTERS[name] for name in head["board"][0])
    for number, ply in enumerate(plies):
        assert (ply["ply"], ply["to_move"]) == (number, table.mover())
        assert ply["legal"] == sorted(table.legal())
        table.play(ply["move"])
    assert table.mover() == "over"
    sides = end["outcome"]["sides"]
    assert [side["rows"] for side in sides] == table.scores()
    assert [side["total"] for side in sides] == table.totals()
    assert [side["rank"] for side in sides] == table.ranks()


def ruled(options: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in options.items() if key not in ("board", "layout")}


def test_the_same_seed_gives_the_same_bytes_and_another_another_land() -> None:
    """The tiles are laid out by the seed too."""
    mode = DOMAINE[1]
    assert traced(mode, "random", 5) == traced(mode, "random", 5)
    boards = {json.dumps(json.loads(traced(mode, "random", seed).splitlines()[0])["board"]) for seed in range(4)}
    assert len(boards) == 4
