"""Golden playthroughs of the family: whole games with every answer of the rules (see ``tests/golden.py``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.games.base import Outcome
from demesne.games.queendomino.diagram import format_kingdom
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.state import State
from demesne.games.registry import GAMES as REGISTERED
from tests.golden import Facts, Teller, check, game_of, pad, playthroughs

FAMILY = ("kingdomino", "queendomino", "royal-wedding")
FILES = playthroughs(*FAMILY)


def phase(state: State) -> str:
    """When it is: the round, the turn in it, the phase."""
    return f"{state.round}.{state.turn} {state.phase}"


def facts(state: State) -> Facts:
    """What people see on the table; the kingdoms as notation."""
    builders = state.builders
    lines = {"line": state.this_line, "next line": state.next_line}
    table = {
        **{name: " ".join(slot_text(slot.number, slot.seat) for slot in line) or "-" for name, line in lines.items()},
        "undealt": sum(map(len, state.undealt)),
        "board": " ".join(tile or "-" for tile in builders.slots),
        "pile": sum(builders.pile.values()),
        "dragon": "home" if builders.dragon_home else f"on slot {builders.burnt}",
        "queen": "-" if state.queen is None else f"side {state.queen}",
    }
    return {"table": table, **{f"side {side}": side_facts(state, side) for side in range(len(state.sides))}}


def side_facts(state: State, side: int) -> dict[str, object]:
    """The kingdom, what lies beside it, and every row of points that is not nought."""
    own, points = state.sides[side], state.sheet(side).points()
    return {
        "land": frozenset(str(state).split(" ")[12 + side].split("/")[3].split(";")),
        "coins": own.coins,
        "knights": f"{own.knights} + {len(own.kingdom.knights)}",
        "towers": own.towers,
        "points": sum(points.values()),
        **{row: counted for row, counted in points.items() if counted},
    }


def slot_text(number: int, seat: int | None) -> str:
    return str(number) if seat is None else f"{number}@{seat}"


def end(state: State) -> Iterator[str]:
    """The score pads, item by item, and the kingdoms drawn."""
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    for index, side in enumerate(outcome.sides):
        yield from pad(index, side)
        yield from (f"    {line}" for line in format_kingdom(state.sides[index].kingdom).splitlines())


TELLER = Teller(phase, facts, end)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_answer_as_written_down(path: Path) -> None:
    """Who moves, what is legal, what changes and what it scores, for each ply of a whole game."""
    check(path, TELLER)


def test_there_is_a_game_for_each_number_of_players_and_each_edition() -> None:
    """All players of each game; teams of six and eight; us, eu and cz; both sizes; the other options."""
    games = [game_of(path.read_text(encoding="utf-8"), QueendominoGame) for path in FILES]
    played = {(game.name, game.seats) for game in games}
    assert played == {(name, players) for name in FAMILY for players in REGISTERED[name].players}
    teams = {game.seats for game in games if game.options.get("teams")}
    assert teams == {6, 8}
    alone = {game.seats for game in games if game.name == "royal-wedding" and not game.options.get("teams")}
    assert alone == {3, 4, 5, 6, 7, 8}
    for name in ("queendomino", "royal-wedding"):
        assert {game.rules.edition for game in games if game.name == name} == {"us", "eu", "cz"}
        assert {game.rules.size for game in games if game.name == name} == {5, 7}
    given = {option for game in games for option in game.options}
    assert given >= {"bonuses", "dynasty", "size", "edition", "teams", "line", "box", "knight_supply"}


def test_the_games_show_what_is_rare() -> None:
    """Two knights at once, a discard, the dragon, the Queen taken by a tie, both kinds of Safe: somewhere in them."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert re.search(r"> tax \S+ \S+(  |\n)", text)
    assert re.search(r"> discard", text)
    assert re.search(r"> bribe", text)
    assert len(re.findall(r" queen side", text)) > len(FILES)
    assert re.search(r" pile 0\b", text)
    assert "building=safe_knight" in text
    assert "building=safe_tower" in text
