"""Lines of play counted from many positions; each count was made by the oracle.

A line of ``tests/perft/domaine.perft`` holds, between `` | ``: game, players, options,
position, depth, count. ``DEMESNE_REGENERATE=1 pytest`` on this file has the oracle count
again; ``DEMESNE_GAMES=2000`` has it confirm every line, not only the small ones.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.terrain import format_land
from demesne.games.perft import divide, perft
from demesne.games.registry import make_game
from tests.games.domaine import oracle
from tests.games.domaine.oracle_text import read

SUITE = Path(__file__).resolve().parents[2] / "perft" / "domaine.perft"
SMALL = 150 if int(os.environ.get("DEMESNE_GAMES", "150")) <= 150 else 10**9


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

    @property
    def rules(self) -> DomaineGame:
        game = make_game(self.game, self.players, self.options)
        assert isinstance(game, DomaineGame)
        return game


def suite() -> list[Line]:
    found = []
    for text in SUITE.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            game, players, options, position, depth, count = text.split(" | ")
            found.append(Line(game, int(players), json.loads(options), position, int(depth), int(count)))
    return found


def name(line: Line) -> str:
    fields = line.position.split()
    return f"{line.players}p-{fields[1]}-turn{fields[2]}-{fields[10].split(':')[-1][:3]}-depth{line.depth}-{line.count}"


def table_of(line: Line) -> oracle.Oracle:
    rules = {key: value for key, value in line.options.items() if key not in ("board", "layout", "tiles")}
    return read(line.position, format_land(line.rules.rules.land), rules)


def regenerate() -> None:
    """Every count anew, by the oracle alone."""
    counted = iter([str(replace(line, count=oracle.perft(table_of(line), line.depth))) for line in suite()])
    texts = [t if t.startswith("#") else next(counted) for t in SUITE.read_text(encoding="utf-8").splitlines()]
    SUITE.write_text("\n".join(texts) + "\n", encoding="utf-8")


if os.environ.get("DEMESNE_REGENERATE"):
    regenerate()

LINES = suite()


@pytest.mark.parametrize("line", LINES, ids=name)
def test_as_many_lines_of_play_as_the_oracle_counted(line: Line) -> None:
    """On a difference the counts below each move are laid side by side."""
    state = line.rules.parse_state(line.position)
    if perft(state, line.depth) != line.count:
        ours, theirs = divide(state, line.depth), oracle.divide(table_of(line), line.depth)
        differ = {move for move in ours.keys() | theirs.keys() if ours.get(move) != theirs.get(move)}
        told = "\n".join(f"{move}: rules {ours.get(move)}, oracle {theirs.get(move)}" for move in sorted(differ))
        pytest.fail(f"{line}\n{told}")


@pytest.mark.parametrize("line", [line for line in LINES if line.count <= SMALL], ids=name)
def test_the_oracle_still_counts_the_same(line: Line) -> None:
    """The small counts in every run, so that the file cannot drift away from its judge."""
    assert oracle.perft(table_of(line), line.depth) == line.count


def test_the_suite_has_every_phase_and_symbol_for_every_number_of_players() -> None:
    """Every phase in which something can be done, every symbol, every option but one value of it."""
    phases = {(line.players, line.position.split()[1]) for line in LINES}
    told = ["deal", "castle", "knight", "act", "step", "refill", "draw"]
    assert phases >= {(players, phase) for players in (2, 3, 4) for phase in told}
    symbols = {(line.players, line.position.split()[10].split(":")[1]) for line in LINES if " step " in line.position}
    actions = ["borders", "knights", "expansion", "deserter", "alliance"]
    assert symbols >= {(players, action) for players in (2, 3, 4) for action in actions}
    options = {option for line in LINES for option in line.options}
    wanted = {"spacing", "expansion", "stalling", "neutral_targets", "last_knight", "allied_deserter", "layout"}
    assert options >= wanted
