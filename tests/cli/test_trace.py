"""``demesne trace``: one game line by line, the same bytes for the same seed."""

from __future__ import annotations

import json
from functools import cache
from itertools import chain
from typing import Any

import pytest

from demesne.games.registry import GAMES
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from tests.cli.running import Run, demesne
from tests.modes import MODES, Mode, mode_name


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


def traced(mode: Mode, player: str = "random") -> Run:
    """Traced once for all tests that look at it."""
    game, players, options = mode
    return _traced(game, "--players", str(players), "--options", json.dumps(options), "--player", player)


@cache
def _traced(game: str, *words: str) -> Run:
    run = demesne("trace", "--game", game, *words, "--seed", "1")
    assert (run.status, run.err) == (0, "")
    return run


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_every_mode_is_traced_to_its_end(mode: Mode) -> None:
    """Head, plies and outcome as the contract has them."""
    game, players, options = mode
    head, *plies, end = traced(mode).lines
    assert head == {"game": game, "options": options, "players": players, "version": GAMES[game].version}
    assert [ply["ply"] for ply in plies] == list(range(len(plies)))
    assert {ply["to_move"] for ply in plies} == {"chance", *range(players)}
    assert all(ply["legal"] == sorted(set(ply["legal"])) and ply["move"] in ply["legal"] for ply in plies)
    sides = end["outcome"]["sides"]
    assert len(sides) == (players // 2 if options.get("teams") else players)
    assert all(sum(side["rows"].values()) == side["total"] for side in sides)
    assert [side["rank"] for side in sides].count(1) >= 1


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_the_trace_of_every_mode_is_a_sound_record(mode: Mode) -> None:
    text = traced(mode).out
    assert demesne("record", "check", "-", stdin=text).status == 0
    lines = text.splitlines()
    line, move = next(
        (i, m) for i, line in enumerate(lines) if (m := json.loads(line).get("move", "")).startswith("place")
    )
    lines[line] = lines[line].replace(f'"move":"{move}"', '"move":"discard 48"')
    refused = demesne("record", "check", "-", stdin="\n".join(lines)).refused()
    assert refused.startswith(f"demesne: ply {line - 1}: discard 48: discard.")
    assert "(rules 4." in refused


GREEDY: list[Mode] = [
    ("kingdomino", 3, {"dynasty": True, "bonuses": ["harmony", "middle_kingdom"]}),
    ("kingdomino", 2, {"size": 7}),
    ("royal-wedding", 3, {"edition": "cz"}),
    ("royal-wedding", 5, {}),
    ("royal-wedding", 6, {"teams": True}),
]


@pytest.mark.parametrize("mode", GREEDY, ids=mode_name)
def test_greedy_plays_every_game_to_its_end(mode: Mode) -> None:
    assert demesne("record", "check", "-", stdin=traced(mode, player="greedy").out).status == 0


def deals(run: Run) -> list[int]:
    """The numbers of the dominoes in the order in which they were turned up."""
    moves = [line["move"] for line in run.lines[1:-1]]
    return [int(move.split()[1]) for move in moves if move.startswith("deal")]


@pytest.mark.parametrize(
    ("options", "players", "dominoes"),
    [({}, 2, 24), ({}, 3, 36), ({}, 4, 48), ({"size": 7}, 2, 48), ({"dynasty": True}, 3, 108)],
)
def test_kingdomino_takes_the_dominoes_of_its_players(options: dict[str, Any], players: int, dominoes: int) -> None:
    """Rules 13.1, 13.6, 13.7."""
    assert len(deals(traced(("kingdomino", players, options)))) == dominoes


def test_kingdomino_has_no_town() -> None:
    """Two steps a turn, to place and to claim, and all kings are drawn (rules 13.1 to 13.3)."""
    words = {line["move"].split()[0] for line in traced(("kingdomino", 2, {})).lines[1:-1]}
    assert words <= {"deal", "king", "claim", "place", "discard"}
    moves = [line["move"].split()[0] for line in traced(("kingdomino", 2, {})).lines[1:-1]]
    assert moves[:12] == ["deal"] * 4 + ["king", "claim"] * 4


@pytest.mark.parametrize(("players", "line"), [(3, 4), (4, 4), (5, 8), (6, 8), (7, 8), (8, 8)])
def test_the_lines_of_a_wedding_come_from_both_boxes_in_turn(players: int, line: int) -> None:
    """96 dominoes, each of each box once: lines of 4 make 24 rounds, of 8 twelve (rules 14.1, 14.2)."""
    seen = deals(traced(("royal-wedding", players, {})))
    lines = [seen[start : start + line] for start in range(0, len(seen), line)]
    for box in (lines[::2], lines[1::2]):
        assert sorted(chain(*box)) == list(range(1, 49))


@pytest.mark.parametrize("players", [6, 8])
def test_partners_share_a_column_and_each_of_them_moves(players: int) -> None:
    """Each seat lays a domino in each of twelve rounds; two seats have one column (rules 14.4, 14.5)."""
    *plies, end = traced(("royal-wedding", players, {"teams": True})).lines[1:]
    placed = [ply["to_move"] for ply in plies if ply["move"].startswith(("place", "discard"))]
    assert all(placed.count(seat) == 12 for seat in range(players))
    assert len(end["outcome"]["sides"]) == players // 2


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
        (["--game", "kingdomino", "--players", "1"], "2, 3 or 4 players, not 1"),
        (["--game", "kingdomino", "--players", "3", "--options", '{"size":7}'], "is for 2 players, not 3"),
        (["--game", "kingdomino", "--players", "3", "--options", '{"bonuses":"harmony"}'], "'bonuses' must be a list"),
        (
            ["--game", "kingdomino", "--players", "3", "--options", '{"bonuses":["castle"]}'],
            "it has middle_kingdom, harm",
        ),
        (["--game", "kingdomino", "--players", "3", "--options", '{"bonuses":[["harmony"]]}'], "'bonuses'"),
        (["--game", "kingdomino", "--players", "3", "--options", '{"dynasty":1}'], "must be one of false, true"),
        (["--game", "royal-wedding", "--players", "9"], "or 8 players, not 9"),
        (["--game", "royal-wedding", "--players", "7", "--options", '{"edition":"eu"}'], "at most 6 single players"),
        (["--game", "royal-wedding", "--players", "8", "--options", '{"edition":"cz"}'], "at most 7 single players"),
        (["--game", "royal-wedding", "--players", "7", "--options", '{"teams":true}'], "need 6 or 8 players, not 7"),
        (["--game", "royal-wedding", "--players", "6", "--options", '{"teams":"yes"}'], "must be one of false, true"),
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
