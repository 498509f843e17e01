"""The guest at the command line: every command plays a game that the program has never heard of."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.guest.installed import House

GAME = ("--game", "orchard", "--players")
SMALL = ("--options", '{"hand": 2}')
TRACE = ("trace", *GAME, "3", *SMALL, "--seed", "4")


@pytest.fixture(scope="module")
def trace(house: House) -> str:
    """A game for three, everybody at random."""
    return house.says(*TRACE)


def test_the_guest_is_a_game_among_the_others(house: House) -> None:
    """`demesne games` lists it after those of the house, with its options."""
    *others, last = json.loads(house.says("games", "--json"))["games"]
    assert others
    assert (last["name"], last["players"]) == ("orchard", [2, 3, 4])
    assert [option["name"] for option in last["options"]] == ["hand", "kind_market"]


def test_its_lines_of_play_are_counted(house: House) -> None:
    """`demesne perft`: from the beginning, and from a position written down."""
    position = ("--position", "aaaaaaacccccc pppp/1/aa q/3/cq")
    assert house.says("perft", "4", *GAME, "2", *SMALL) == "255\n"
    assert house.says("perft", "6", *GAME, "2", *SMALL, *position) == "224\n"
    assert house.says("perft", "1", *GAME, "2", *SMALL, *position, "--divide") == "plant apple: 1\nsell apple: 1\n2\n"


def test_its_games_are_written_down_checked_and_converted(house: House, trace: str, tmp_path: Path) -> None:
    """A trace is a record; as text and back it is the same, and a move that cannot be is found."""
    (written := tmp_path / "game.jsonl").write_text(trace)
    text = house.says("record", "convert", written)
    assert house.says("record", "check", "-", stdin=text) == "orchard for 3: 48 plies are legal, the outcome is right\n"
    assert house.says("record", "convert", "-", stdin=text) == trace
    assert text.split("\n\n")[1] in house.says("record", "show", "-", stdin=text)
    wrong = house.demesne("record", "check", "-", stdin=text.replace("draw", "sell", 1))
    assert "ply 0" in wrong.refused()
    assert "turn.chance (rules 2.4)" in wrong.refused()


def test_a_refusal_is_told_in_the_words_of_the_guest(house: House) -> None:
    """Its own codes have its own sentences, with their parameters."""
    moves = ["draw apple", "draw apple", "draw pear", "draw pear", "plant quince"]
    head = {"game": "orchard", "players": 2, "options": {"hand": 2}}
    record = "\n".join(map(json.dumps, [head, *({"move": move} for move in moves)]))
    told = house.demesne("record", "check", "-", stdin=record).refused()
    assert "ply 4: plant quince: card.not-held (rules 2.1): there is no quince in the hand" in told


def test_the_same_seed_gives_the_same_game(house: House, trace: str) -> None:
    """Byte for byte."""
    assert house.says(*TRACE) == trace
    assert house.says(*TRACE[:-1], "5") != trace


def test_it_is_played_in_the_terminal(house: House) -> None:
    """The table in words, as far as the player who is asked may know it; moves by number."""
    told = house.says("play", "orchard", "--players", "you,random", *SMALL, "--seed", "3", stdin="1\n" * 12)
    *_, pad = told.split("\n\n")
    assert "you (seat 0), your move:\n   1  plant " in told
    assert "  and holds 2 cards" in told
    hands = re.findall(r"^  and holds (.+)", told, re.MULTILINE)
    assert hands[1::2] == ["2 cards"] * 11 + ["1 card", "nothing"]
    assert re.search(r"^Total +\d+ +\d+$", pad, re.MULTILINE)


@pytest.mark.parametrize(("player", "games"), [("mc:playouts=4", "12"), ("greedy", "40")])
def test_players_meet_in_a_match(house: House, player: str, games: str) -> None:
    """Monte Carlo on the rules alone is better than chance, and so is the guest's own greedy; the intervals say so."""
    words = ("--players", f"{player},random", "--games", games, "--jobs", "1", "--json", *SMALL)
    better, chance = json.loads(house.says("match", "--game", "orchard", *words))["seats"]
    assert better["ci95"][0] > 0.5 > chance["ci95"][1]


@pytest.mark.parametrize("level", ["level:3", "level:6"])
def test_the_levels_play_it(house: House, level: str) -> None:
    """Nobody made recipes for it: they are mixtures of chance, greedy and search."""
    told = house.says("trace", *GAME, "2", *SMALL, "--player", level)
    assert "48 plies are legal" in house.says("record", "check", "-", stdin=told)


def test_what_must_know_the_game_refuses_it(house: House) -> None:
    """There are no networks for it, and no kernel; that is said without a compiler."""
    value = house.demesne("trace", *GAME, "2", "--player", "value")
    assert (value.status, value.err.count("\n")) == (2, 1)
    assert "not for this game" in value.err
    bench = house.demesne("bench", "random", *GAME, "2")
    assert "there is no kernel for 'orchard'" in bench.refused()
