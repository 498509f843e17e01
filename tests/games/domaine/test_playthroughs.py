"""Golden playthroughs of Domaine: whole games with every answer of the rules at every ply (see ``tests/golden.py``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.games.base import Outcome, Turn
from demesne.games.domaine.borders import format_border
from demesne.games.domaine.diagram import format_board
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import format_square
from tests.golden import compare, game_of, legal, mover, moves, pad, playthroughs

FILES = playthroughs("domaine")


def told(text: str) -> Iterator[str]:
    """The whole playthrough again, from the head and the moves that *text* holds."""
    game = game_of(text, DomaineGame)
    state = game.new_state()
    yield next(line for line in text.splitlines() if line.startswith("# game:"))
    yield from (f"# starts  {key}: {value}" for key, value in facts(state).items())
    for ply, move in enumerate(moves(text)):
        yield ""
        yield f"{ply} turn {state.position.turn}: {state.position.phase} by {mover(state)}"
        yield f"  legal {legal(state)}"
        yield from views(state)
        yield f"> {move}"
        after = state.apply(game.parse_move(move))
        yield from changes(state, after)
        state = after
    yield ""
    yield from end(state)


def views(state: State) -> Iterator[str]:
    """When a card is to be drawn: how the others will see it."""
    if state.to_move is Turn.CHANCE:
        seen = [state.redact(state.legal_moves()[0], seat) for seat in range(state.seats)]
        yield f"  as seen by seats: {', '.join('the card' if '?' not in word else word for word in seen)}"


def facts(state: State) -> dict[str, str]:
    """What people see on the table, a line each, and the hands."""
    position, board = state.position, state.position.board
    seen = {
        "deck": " ".join(f"{letter}{left}" for letter, left in position.stacks.items() if left) or "-",
        "chancery": " ".join(position.chancery) or "-",
        "borders": " ".join(format_border(line) for line in sorted(board.borders)) or "-",
        "allied": " ".join(f"{format_square(one)}+{format_square(two)}" for one, two in sorted(position.allied)) or "-",
        "zones": str(sum(region.neutral for region in board.regions)),
    }
    for colour in range(state.seats + (state.rules.neutral is not None)):
        seen[f"colour {colour} domains"] = (
            " ".join(
                f"{format_square(domain.castle)}:{len(domain.squares)} squares, {domain.points} points"
                for domain in board.domains(colour)
            )
            or "-"
        )
        knights = [format_square(at) for at, owner in sorted(board.knights.items()) if owner == colour]
        seen[f"colour {colour} knights"] = " ".join(knights) or "-"
    for seat in range(state.seats):
        rows = {row: points for row, points in position.sheet(seat).points().items() if points}
        seen[f"seat {seat} has"] = f"{position.ducats[seat]} ducats"
        hand, held = " ".join(state.hands[seat]) or "-", " ".join(position.held[seat]) or "-"
        seen[f"seat {seat} holds"] = f"{hand}, seen as {held}"
        seen[f"seat {seat} scores"] = f"{sum(rows.values())} {rows or ''}".strip()
    return seen


def changes(before: State, after: State) -> Iterator[str]:
    """What is different on the table; of borders and knights only what came and went."""
    old, new = facts(before), facts(after)
    for key, value in new.items():
        if value == old[key]:
            continue
        if key == "borders" or key.endswith("knights"):
            had, has = old[key].split(), value.split()
            value = " ".join([*(f"-{w}" for w in had if w not in has), *(f"+{w}" for w in has if w not in had)])
        yield f"  {key}: {value}"


def end(state: State) -> Iterator[str]:
    """The score pads, item by item, and the board drawn."""
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    for index, side in enumerate(outcome.sides):
        yield from pad(index, side)
    yield from (f"    {line}".rstrip() for line in format_board(state.position.board).splitlines())
    yield f"ends  {state}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_answer_as_written_down(path: Path) -> None:
    """Who moves, what is legal, what changes and what it scores, for each ply of a whole game."""
    compare(path, told(path.read_text(encoding="utf-8")))


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
        r"^> desert",
        r"^> ally",
        r"^> expand",
        r"^> end$",
        r"^> refill [A-D]",
        r"^  zones: [1-9]",
        r"^  monopolies +5",
        r"scores: \d+ .*'city': 5",
        r"^  ducats +3",
        r"seen as .*[A-D]\d\d",
        r"^  colour 2 domains: \w",
    ],
)
def test_the_games_show_what_is_rare(shown: str) -> None:
    """Somewhere in them."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert re.search(shown, text, re.MULTILINE)
