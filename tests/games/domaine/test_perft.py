"""Lines of play of Domaine counted from many positions, by the rules as by the oracle (see ``tests/suites.py``)."""

from __future__ import annotations

import pytest

from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.terrain import format_land
from tests.games.domaine import oracle
from tests.games.domaine.oracle_text import read
from tests.suites import CONFIRMS_ALL, Line, check, suite

SMALL = 10**9 if CONFIRMS_ALL else 150


def name(line: Line) -> str:
    fields = line.position.split()
    return f"{line.players}p-{fields[1]}-turn{fields[2]}-{fields[10].split(':')[-1][:3]}-depth{line.depth}-{line.count}"


def table_of(line: Line) -> oracle.Oracle:
    rules = {key: value for key, value in line.options.items() if key not in ("board", "layout", "tiles")}
    game = line.rules
    assert isinstance(game, DomaineGame)
    return read(line.position, format_land(game.rules.land), rules)


LINES = suite("domaine", lambda line: oracle.perft(table_of(line), line.depth))


@pytest.mark.parametrize("line", LINES, ids=name)
def test_as_many_lines_of_play_as_the_oracle_counted(line: Line) -> None:
    """On a difference the counts below each move are laid side by side."""
    check(line, lambda line: oracle.divide(table_of(line), line.depth))


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for line in LINES if line.count <= SMALL], ids=name)
def test_the_oracle_still_counts_the_same(line: Line) -> None:
    """The small counts in every run, so that the file cannot drift away from its judge."""
    assert oracle.perft(table_of(line), line.depth) == line.count


def test_the_suite_has_every_phase_and_symbol_for_every_number_of_players() -> None:
    """Every phase in which something can be done, every symbol, every option that changes what is legal."""
    phases = {(line.players, line.position.split()[1]) for line in LINES}
    told = ["deal", "castle", "knight", "act", "step", "refill", "draw"]
    assert phases >= {(players, phase) for players in (2, 3, 4) for phase in told}
    symbols = {(line.players, line.position.split()[10].split(":")[1]) for line in LINES if " step " in line.position}
    actions = ["borders", "knights", "expansion", "deserter", "alliance"]
    assert symbols >= {(players, action) for players in (2, 3, 4) for action in actions}
    options = {option for line in LINES for option in line.options}
    wanted = {"spacing", "expansion", "stalling", "neutral_targets", "last_knight", "allied_deserter", "layout"}
    assert options >= wanted
