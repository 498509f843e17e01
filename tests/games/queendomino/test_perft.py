"""Lines of play counted from many positions; each count was made by the oracle.

A line of ``tests/perft/*.perft`` holds, between `` | ``: game, players,
options, position, depth, count. ``DEMESNE_REGENERATE=1 pytest`` on this file has the
oracle count again; ``DEMESNE_GAMES=2000`` has it confirm every line, not only the
small ones.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from demesne.games.perft import divide, perft
from demesne.games.registry import make_game
from tests.games.queendomino import oracle
from tests.games.queendomino.oracle_text import read

FOLDER = Path(__file__).resolve().parents[2] / "perft"
SUITES = [FOLDER / f"{name}.perft" for name in ("kingdomino", "queendomino", "royal-wedding")]
SMALL = 400 if int(os.environ.get("DEMESNE_GAMES", "150")) <= 150 else 10**9


@dataclass(frozen=True)
class Line:
    """One promise: so many lines of play of that depth."""

    game: str
    players: int
    options: dict[str, Any]
    position: str
    depth: int
    count: int

    def __str__(self) -> str:
        options = json.dumps(self.options)
        return f"{self.game} | {self.players} | {options} | {self.position} | {self.depth} | {self.count}"


def suite() -> list[Line]:
    return [line for path in SUITES for line in lines_of(path)]


def lines_of(path: Path) -> list[Line]:
    found = []
    for text in path.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            game, players, options, position, depth, count = text.split(" | ")
            found.append(Line(game, int(players), json.loads(options), position, int(depth), int(count)))
    return found


LINES = suite()


def name(line: Line) -> str:
    return f"{line.game}-{line.players}p-{line.position.split()[1]}-{line.position.split()[2]}-depth{line.depth}"


def regenerate() -> None:
    """Every count anew, by the oracle alone."""
    for path in SUITES:
        lines = path.read_text(encoding="utf-8").splitlines()
        counted = iter(lines_of(path))
        texts = [text if text.startswith("#") else str(count_again(next(counted))) for text in lines]
        path.write_text("\n".join(texts) + "\n", encoding="utf-8")


def count_again(line: Line) -> Line:
    return replace(line, count=oracle.perft(table_of(line), line.depth))


def table_of(line: Line) -> oracle.Oracle:
    return read(line.position, line.game, line.options)


if os.environ.get("DEMESNE_REGENERATE"):
    regenerate()
    LINES = suite()


@pytest.mark.parametrize("line", LINES, ids=name)
def test_as_many_lines_of_play_as_the_oracle_counted(line: Line) -> None:
    """On a difference the counts below each move are laid side by side."""
    state = make_game(line.game, line.players, line.options).parse_state(line.position)
    if perft(state, line.depth) != line.count:
        ours, theirs = divide(state, line.depth), oracle.divide(table_of(line), line.depth)
        differ = {move for move in ours.keys() | theirs.keys() if ours.get(move) != theirs.get(move)}
        told = "\n".join(f"{move}: rules {ours.get(move)}, oracle {theirs.get(move)}" for move in sorted(differ))
        pytest.fail(f"{line}\n{told}")


@pytest.mark.parametrize("line", [line for line in LINES if line.count <= SMALL], ids=name)
def test_the_oracle_still_counts_the_same(line: Line) -> None:
    """The small counts in every run, so that the file cannot drift away from its judge."""
    assert oracle.perft(table_of(line), line.depth) == line.count


def test_the_suite_has_every_phase_for_every_number_of_players() -> None:
    """Positions of each kind of deal and of each step; of Kingdomino those that it has; of weddings, teams too."""
    met = {(line.game, line.players, line.position.split()[1]) for line in LINES}
    phases = ["tiles", "line", "king", "place", "tax", "build", "bribe", "claim"]
    assert met >= {("queendomino", players, phase) for players in (2, 3, 4) for phase in phases}
    townless = ["line", "king", "place", "claim"]
    assert met >= {("kingdomino", players, phase) for players in (2, 3, 4) for phase in townless}
    assert met >= {("royal-wedding", players, phase) for players in (3, 5, 8) for phase in phases}
    teams = {(line.players, line.position.split()[1]) for line in LINES if line.options.get("teams")}
    assert teams >= {(players, phase) for players in (6, 8) for phase in ("place", "tax", "build", "bribe", "claim")}


def test_divide_adds_up_and_needs_a_depth() -> None:
    """The counts below each move are those of the position one ply later."""
    line = next(line for line in LINES if line.depth == 2)
    state = make_game(line.game, line.players, line.options).parse_state(line.position)
    divided = divide(state, 2)
    assert sum(divided.values()) == line.count
    assert list(divided) == [str(move) for move in state.legal_moves()]
    assert (perft(state, 0), perft(state, 1)) == (1, len(divided))
    with pytest.raises(ValueError, match="at least 1"):
        divide(state, 0)
