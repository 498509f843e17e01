"""The commands that print for people: matches, counts, games and players, with ``--json`` too."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from demesne.games.registry import GAMES
from demesne.players.own import is_place
from demesne.players.spec import PLAYERS
from demesne.records.record import replay
from tests.cli.running import demesne
from tests.modes import EVERY, Mode, mode_name
from tests.records.games import played_mode

MATCH = ("match", "--game", "queendomino", "--players", "greedy,random", "--games", "4", "--seed", "1")


def told(*words: str) -> dict[str, Any]:
    run = demesne(*words, "--json")
    assert run.status == 0
    answer = json.loads(run.out)
    assert isinstance(answer, dict)
    return answer


def test_a_match_tells_what_the_contract_lists() -> None:
    answer = told(*MATCH)
    assert list(answer) == ["games", "seats"]
    assert answer["games"] == 4
    keys = ["player", "wins", "share", "mean_score", "margin", "ci95", "cpu_ms_per_decision"]
    assert [list(seat) for seat in answer["seats"]] == [keys, keys]
    greedy, random = answer["seats"]
    assert (greedy["player"], random["player"]) == ("greedy", "random")
    assert greedy["wins"] + random["wins"] == 4
    assert greedy["margin"] == -random["margin"]
    low, high = greedy["ci95"]
    assert 0 <= low <= greedy["share"] <= high <= 1


def test_a_match_is_a_table_for_people() -> None:
    out = demesne(*MATCH).out.splitlines()
    assert out[0] == "4 games"
    assert [line.split()[0] for line in out[1:]] == ["player", "greedy", "random"]


def test_a_match_and_a_tournament_speak_alike() -> None:
    """The same players over the same decks: the same figures under the same heads, ratings behind them."""
    words = ("--game", "kingdomino", "--players", "greedy,random", "--decks", "2", "--seed", "1")
    match, tournament = (demesne(command, *words).out.splitlines() for command in ("match", "tournament"))
    assert match[0] == tournament[0] == "4 games"
    assert tournament[1].startswith(match[1])
    assert tournament[1].removeprefix(match[1]).split()[0] == "rating"
    before_times = match[1].index(" ms/move")
    assert [line[: before_times - 1] for line in match[2:]] == [line[: before_times - 1] for line in tournament[2:]]
    helps = [demesne(command, "--help").out for command in ("match", "tournament")]
    assert all(
        f"--{option} " in text for text in helps for option in ("game", "players", "decks", "seed", "out", "sprt")
    )


def test_decks_are_games_from_every_seat() -> None:
    words = ("match", "--game", "kingdomino", "--players", "random,random,random")
    assert told(*words, "--decks", "2")["games"] == 6
    for wrong in ((), ("--decks", "2", "--games", "6")):
        assert demesne(*words, *wrong).refused().startswith("demesne: --games: expected a number of games, or of decks")


def test_partners_in_a_match_have_their_sides_results() -> None:
    """A player for each seat, two and two: wins of a side count for both of its players (rules 14.4)."""
    words = ("--players", "greedy,greedy,random,random,random,random", "--games", "3", "--seed", "1")
    answer = told("match", "--game", "royal-wedding", "--options", '{"teams":true}', *words)
    assert [seat["player"] for seat in answer["seats"]] == ["greedy"] * 2 + ["random"] * 4
    results = [(seat["wins"], seat["mean_score"], seat["margin"]) for seat in answer["seats"]]
    assert results[0] == results[1]
    assert results[2] == results[3]
    assert results[4] == results[5]
    assert sum(wins for wins, _, _ in results) == 2 * 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "greedy,deep", "--games", "2"], "--players: expected one of random, greedy, "),
        (["--players", "greedy,", "--games", "2"], "--players: expected one of random, greedy, "),
        (["--players", "greedy", "--games", "2"], "2, 3 or 4 players, not 1"),
        (["--players", "greedy,random", "--games", "0"], "'--games'"),
        (["--players", "greedy,random", "--games", "2", "--workers", "0"], "'--workers'"),
        (["--players", "greedy,random", "--games", "2", "--options", '{"size":true}'], "'size'"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(words: list[str], complaint: str) -> None:
    assert complaint in demesne("match", "--game", "queendomino", *words).refused()


PERFT = ("perft", "--game", "queendomino", "--players", "2")


def test_perft_counts_the_first_tiles() -> None:
    """17 kinds of tile: the two Safes, the Big Tavern and the Fortified Castle are single, and 16 may follow them.

    Any of the 17 may follow one of the other 13.
    """
    assert demesne(*PERFT, "0").out == "1\n"
    assert demesne(*PERFT, "1").out == "17\n"
    assert demesne(*PERFT, "2").out == f"{13 * 17 + 4 * 16}\n"


@pytest.mark.parametrize(
    ("game", "players", "options", "counts"),
    [
        # Any of 48 dominoes, then any of the others.
        ("kingdomino", 3, {}, [48, 48 * 47]),
        ("kingdomino", 2, {"size": 7, "bonuses": ["harmony"]}, [48, 48 * 47]),
        # As in Queendomino the building tiles come first.
        ("royal-wedding", 6, {"teams": True}, [17, 285]),
    ],
)
def test_perft_counts_every_game(game: str, players: int, options: dict[str, Any], counts: list[int]) -> None:
    words = ("perft", "--game", game, "--players", str(players), "--options", json.dumps(options))
    for depth, count in enumerate(counts, start=1):
        assert demesne(*words, str(depth)).out == f"{count}\n"


def test_perft_divides() -> None:
    answer = told(*PERFT, "2", "--divide")
    assert (answer["game"], answer["depth"], answer["nodes"]) == ("queendomino", 2, 285)
    assert answer["divide"]["tile statue"] == 17
    assert answer["divide"]["tile big_tavern"] == 16
    lines = demesne(*PERFT, "2", "--divide").out.splitlines()
    assert "tile big_tavern: 16" in lines
    assert lines[-1] == "285"


def test_perft_counts_from_a_position() -> None:
    position = demesne("record", "show", "--json", "-", stdin=SET_UP)
    text = json.loads(position.out)["position"]
    # The drawn king may claim each of four dominoes, then three are left (rules 2.6).
    assert demesne(*PERFT, "--position", text, "1").out == "4\n"
    assert demesne(*PERFT, "--position", text, "2").out == "12\n"


@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
def test_perft_counts_from_a_position_of_every_mode(mode: Mode) -> None:
    """In the middle of a game there are as many lines of one ply as legal moves."""
    game, players, options = mode
    record = played_mode(mode)
    ply = len(record.moves) // 2
    *_, state = replay(replace(record, moves=record.moves[:ply], outcome=None, told=()))
    words = ("--game", game, "--players", str(players), "--options", json.dumps(options))
    assert demesne("perft", *words, "--position", str(state), "1").out == f"{len(state.legal_moves())}\n"


SET_UP = """\
game: queendomino
players: 2
tile bakery; tile statue; tile church; tile sawmill; tile guardtower; tile foundry
deal 3; deal 20; deal 48; deal 11; king 1
"""


def test_what_perft_cannot_count_is_refused() -> None:
    assert "--position: " in demesne(*PERFT, "--position", "here", "1").refused()
    assert "'depth'" in demesne(*PERFT, "deep").refused()
    assert "at least 1 with --divide" in demesne(*PERFT, "0", "--divide").refused()


def test_games_are_listed_with_their_options() -> None:
    answer = told("games")
    assert [game["name"] for game in answer["games"]] == list(GAMES)
    queendomino = next(game for game in answer["games"] if game["name"] == "queendomino")
    assert queendomino["players"] == [2, 3, 4]
    options = {option["name"]: option["values"] for option in queendomino["options"]}
    assert options["edition"] == ["us", "eu", "cz"]
    assert options["size"] == [5, 7]
    assert "\nqueendomino: 2, 3, 4 players" in demesne("games").out


def test_each_kind_of_option_is_told_apart() -> None:
    """One of several values, true or false, a list of values, an object."""
    games = {game["name"]: {o["name"]: o for o in game["options"]} for game in told("games")["games"]}
    bonuses = games["kingdomino"]["bonuses"]
    assert (bonuses["values"], bonuses["several"]) == (["middle_kingdom", "harmony"], True)
    assert games["royal-wedding"]["teams"]["values"] == [False, True]
    assert (games["queendomino"]["box"]["values"], games["queendomino"]["box"]["free"]) == ([], True)
    out = demesne("games").out
    assert '  bonuses ["middle_kingdom"|"harmony", …]: ' in out
    assert "  teams false|true (default false): " in out
    assert "  box {…}: " in out
    assert '  edition "us"|"eu"|"cz" (default "us"): ' in out


def test_players_are_listed_with_what_they_do() -> None:
    assert [player["name"] for player in told("players")["players"]] == list(PLAYERS)
    *listed, own = (line.split()[0] for line in demesne("players").out.splitlines())
    assert listed == list(PLAYERS)
    assert is_place(own)
