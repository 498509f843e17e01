"""``demesne trace``: one game line by line, the same bytes for the same seed."""

from __future__ import annotations

import pytest

from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from tests.cli.running import demesne


def trace(*words: str) -> str:
    run = demesne("trace", "--game", "queendomino", *words)
    assert (run.status, run.err) == (0, "")
    return run.out


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_the_same_seed_gives_the_same_bytes(player: str) -> None:
    words = ("--players", "3", "--player", player)
    assert trace(*words, "--seed", "1") == trace(*words, "--seed", "1")
    assert trace(*words, "--seed", "1") != trace(*words, "--seed", "2")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_trace_is_a_record_that_the_rules_confirm(players: str) -> None:
    record = parse_jsonl(trace("--players", players, "--player", "random", "--seed", "5"))
    assert len(record.told) == len(record.moves)
    assert all(told.legal is not None and told.to_move is not None for told in record.told)
    assert record.outcome is not None
    assert check(record) is None


def test_chance_comes_in_the_contracts_order() -> None:
    """Tiles, the first line, king and claim in turns, the second line (rules 2.3 to 2.7)."""
    run = demesne("trace", "--game", "queendomino", "--players", "4", "--seed", "3")
    _, *plies, _ = run.lines
    words = [ply["move"].split()[0] for ply in plies]
    assert words[: 6 + 4 + 8 + 4 + 1] == ["tile"] * 6 + ["deal"] * 4 + ["king", "claim"] * 4 + ["deal"] * 4 + ["place"]
    assert [ply["to_move"] for ply in plies[:10]] == ["chance"] * 10
    assert all(ply["legal"] == sorted(ply["legal"]) and ply["move"] in ply["legal"] for ply in plies)


def test_two_players_claim_one_two_one() -> None:
    run = demesne("trace", "--game", "queendomino", "--players", "2", "--seed", "3")
    first = run.lines[1:][10:15]
    assert [ply["move"].split()[0] for ply in first] == ["king"] + ["claim"] * 4
    drawn = int(first[0]["move"].split()[1])
    assert [ply["to_move"] for ply in first[1:]] == [drawn, 1 - drawn, 1 - drawn, drawn]


def test_options_stand_in_the_head() -> None:
    run = demesne("trace", "--game", "queendomino", "--players", "3", "--options", '{"size":7,"edition":"cz"}')
    head = run.lines[0]
    assert head == {"game": "queendomino", "options": {"size": 7, "edition": "cz"}, "players": 3, "version": 1}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "3"], "Missing option '--game'"),
        (["--game", "queendomino"], "Missing option '--players'"),
        (["--game", "queendomino", "--players", "many"], "'--players'"),
        (["--game", "queendomino", "--players", "9"], "2, 3 or 4 players, not 9"),
        (["--game", "chess", "--players", "2"], "no game 'chess'"),
        (["--game", "queendomino", "--players", "2", "--player", "deep"], "--player: expected one of random, greedy"),
        (["--game", "queendomino", "--players", "2", "--options", "{"], "--options: expected JSON"),
        (["--game", "queendomino", "--players", "2", "--options", "[]"], "--options: expected a JSON object"),
        (["--game", "queendomino", "--players", "2", "--options", '{"size":6}'], "'size' must be one of 5, 7"),
        (["--game", "queendomino", "--players", "2", "--options", '{"seize":5}'], "no option 'seize'"),
        (["--game", "queendomino", "--players", "2", "--options", '{"size":5.0}'], "'size' must be one of 5, 7"),
        (["--game", "queendomino", "--players", "2", "--options", '{"size":[5]}'], "'size' must be one of 5, 7"),
        (["--game", "queendomino", "--players", "2", "--options", '{"edition":null}'], "'edition' must be one of us"),
        (["--game", "queendomino", "--players", "2", "--seed", "x"], "'--seed'"),
        (["--game", "queendomino", "--players", "2", "--fast"], "--fast"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], complaint: str) -> None:
    assert complaint in demesne("trace", *words).refused()
