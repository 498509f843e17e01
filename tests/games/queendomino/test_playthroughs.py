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
from tests.golden import compare, game_of, legal, mover, moves, pad, playthroughs

FAMILY = ("kingdomino", "queendomino", "royal-wedding")
FILES = playthroughs(*FAMILY)


def told(text: str) -> Iterator[str]:
    """The whole playthrough again, from the head and the moves that *text* holds."""
    game = game_of(text, QueendominoGame)
    state = game.new_state()
    yield from head(text)
    yield from (f"# starts  {key}: {value}" for key, value in facts(state).items())
    for ply, move in enumerate(moves(text)):
        yield ""
        yield f"{ply} round {state.round}, turn {state.turn}: {state.phase} by {mover(state)}"
        yield f"  legal {legal(state)}"
        yield f"> {move}"
        after = state.apply(game.parse_move(move))
        yield from changes(state, after)
        state = after
    yield ""
    yield from end(state)


def head(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(("# game:", "# shows:"))]


def facts(state: State) -> dict[str, str]:
    """What people see on the table, a line each; the kingdoms as notation."""
    builders = state.builders
    seen = {
        "line": " ".join(slot_text(slot.number, slot.seat) for slot in state.this_line) or "-",
        "next line": " ".join(slot_text(slot.number, slot.seat) for slot in state.next_line) or "-",
        "undealt": str(sum(map(len, state.undealt))),
        "board": " ".join(tile or "-" for tile in builders.slots) + f", {sum(builders.pile.values())} in the pile",
        "dragon": "home" if builders.dragon_home else f"on slot {builders.burnt}",
        "queen": "-" if state.queen is None else f"side {state.queen}",
    }
    for side, own in enumerate(state.sides):
        rows = {row: points for row, points in state.sheet(side).points().items() if points}
        seen[f"side {side} has"] = (
            f"{own.coins} coins, {own.knights} + {len(own.kingdom.knights)} knights, {own.towers} towers"
        )
        seen[f"side {side} scores"] = f"{sum(rows.values())} {rows or ''}".strip()
        seen[f"side {side} land"] = str(state).split(" ")[12 + side].split("/")[3]
    return seen


def slot_text(number: int, seat: int | None) -> str:
    return str(number) if seat is None else f"{number}@{seat}"


def changes(before: State, after: State) -> Iterator[str]:
    """What is different on the table; of land only what is new."""
    old, new = facts(before), facts(after)
    for key, value in new.items():
        if value == old[key]:
            continue
        if key.endswith("land"):
            known = set(old[key].split(";"))
            more = [word for word in value.split(";") if word not in known]
            value = f"+ {'; '.join(more)}" if more else value
        yield f"  {key}: {value}"


def end(state: State) -> Iterator[str]:
    """The score pads, item by item, and the kingdoms drawn."""
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    for index, side in enumerate(outcome.sides):
        yield from pad(index, side)
        yield from (f"    {line}" for line in format_kingdom(state.sides[index].kingdom).splitlines())
    yield f"ends  {state}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_answer_as_written_down(path: Path) -> None:
    """Who moves, what is legal, what changes and what it scores, for each ply of a whole game."""
    compare(path, told(path.read_text(encoding="utf-8")))


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
    assert re.search(r"^> tax \S+ \S+$", text, re.MULTILINE)
    assert re.search(r"^> discard", text, re.MULTILINE)
    assert re.search(r"^> bribe", text, re.MULTILINE)
    assert len(re.findall(r"^  queen: side", text, re.MULTILINE)) > len(FILES)
    assert re.search(r"^  board: .* 0 in the pile$", text, re.MULTILINE)
    assert "building=safe_knight" in text
    assert "building=safe_tower" in text
