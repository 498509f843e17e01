"""Golden playthroughs of Domaine: whole games with every answer of the rules at every ply (see ``tests/golden.py``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.games.base import Outcome
from demesne.games.domaine.board import Board
from demesne.games.domaine.borders import format_border
from demesne.games.domaine.diagram import format_board
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import format_square
from tests.golden import Facts, Teller, check, game_of, pad, playthroughs

FILES = playthroughs("domaine")


def phase(state: State) -> str:
    """When it is: the turn and the phase."""
    return f"{state.position.turn} {state.position.phase}"


def facts(state: State) -> Facts:
    """What people see on the table, and the hands."""
    position, board = state.position, state.position.board
    table = {
        "deck": " ".join(f"{letter}{left}" for letter, left in position.stacks.items() if left) or "-",
        "chancery": " ".join(position.chancery) or "-",
        "borders": frozenset(map(format_border, board.borders)),
        "allied": frozenset(f"{format_square(one)}+{format_square(two)}" for one, two in position.allied),
        "zones": sum(region.neutral for region in board.regions),
    }
    colours = range(state.seats + (state.rules.neutral is not None))
    told = {"table": table, **{f"colour {colour}": colour_facts(board, colour) for colour in colours}}
    return {**told, **{f"seat {seat}": seat_facts(state, seat) for seat in range(state.seats)}}


def colour_facts(board: Board, colour: int) -> dict[str, object]:
    """The domains of a colour, ``castle:squares:points``, and its knights."""
    domains = board.domains(colour)
    return {
        "domains": frozenset(f"{format_square(one.castle)}:{len(one.squares)}:{one.points}" for one in domains),
        "knights": frozenset(format_square(at) for at, owner in board.knights.items() if owner == colour),
    }


def seat_facts(state: State, seat: int) -> dict[str, object]:
    """Ducats, the hand, what of it the others know, and every row of points that is not nought."""
    position = state.position
    points = position.sheet(seat).points()
    return {
        "ducats": position.ducats[seat],
        "holds": " ".join(state.hands[seat]) or "-",
        "seen as": " ".join(position.held[seat]) or "-",
        "points": sum(points.values()),
        **{row: counted for row, counted in points.items() if counted},
    }


def end(state: State) -> Iterator[str]:
    """The score pads, item by item, and the board drawn."""
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    for index, side in enumerate(outcome.sides):
        yield from pad(index, side)
    yield from (f"    {line}".rstrip() for line in format_board(state.position.board).splitlines())


TELLER = Teller(phase, facts, end)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_answer_as_written_down(path: Path) -> None:
    """Who moves, what is legal, what changes and what it scores, for each ply of a whole game."""
    check(path, TELLER)


def test_there_is_a_game_for_each_number_of_players_and_one_with_options() -> None:
    """Two, three and four; both ends of a game."""
    games = [game_of(path.read_text(encoding="utf-8"), DomaineGame) for path in FILES]
    assert {game.seats for game in games} == {2, 3, 4}
    assert any(set(game.options) & {"expansion", "neutral_targets", "stalling"} for game in games)
    finished = [path.read_text(encoding="utf-8").splitlines()[-1].split(" ")[15] for path in FILES]
    assert "-" in finished, "by the deck"
    assert set(finished) - {"-"}, "at the king"


@pytest.mark.parametrize(
    "shown",
    [
        r"> desert",
        r"> ally",
        r"> expand",
        r"> end$",
        r"> refill [A-D]",
        r"^  table: .*zones [1-9]",
        r"^  monopolies: 5",
        r"^  seat .*\bcity 5",
        r"^  ducats: 3",
        r"seen as [^,]*[A-D]\d\d",
        r"^  colour 2: .*domains \+\w",
    ],
)
def test_the_games_show_what_is_rare(shown: str) -> None:
    """Somewhere in them."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert re.search(shown, text, re.MULTILINE)
