"""A player of one's own is named by the place of its class, wherever a player is named."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from demesne.arena.match import match
from demesne.arena.pool import open_pool
from demesne.players.own import digest
from demesne.players.spec import SpecError, check_spec, code_of, make_listed, make_player, split_specs, thinks_ahead
from demesne.records.record import replay
from tests.arena.contests import played as contested
from tests.arena.contests import quick
from tests.cli.running import demesne
from tests.records.games import played

FIRST = """
class First:
    'The first of its moves, or the one that is told.'

    def __init__(self, rng, which="0"):
        self.which = int(which)

    def decide(self, observation):
        moves = list(observation.legal_moves())
        return moves[self.which % len(moves)]


class Mute:
    def __init__(self, rng):
        pass


nobody = None
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder one stands in, with modules in it; it is forgotten at the end."""
    (tmp_path / "own_first.py").write_text(FIRST, "utf-8")
    (tmp_path / "own_torn.py").write_text("import no_such_thing\n", "utf-8")
    (tmp_path / "own_wild.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("own_")]:
        del sys.modules[name]
    digest.cache_clear()


@pytest.mark.usefixtures("folder")
def test_a_player_of_ones_own_decides_and_gets_its_parameters() -> None:
    *_, state = replay(played(2, 1, 12))
    assert isinstance(state.to_move, int)
    seen = state.observe(state.to_move)
    moves = list(seen.legal_moves())
    assert len(moves) > 1
    assert make_player("own_first.First", 1).decide(seen) == moves[0]
    assert make_player("own_first.First:which=1", 1).decide(seen) == moves[1]
    assert split_specs("own_first.First:which=1,greedy") == ["own_first.First:which=1", "greedy"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("own_none.First", "there is no 'own_none'"),
        ("own_torn.First", "there is no 'no_such_thing'"),
        ("own_wild.First", "not one with ZeroDivisionError: division by zero"),
        ("own_first.Last", "a class 'Last' in the module 'own_first', which has none"),
        ("own_first.nobody", "a class 'nobody' in the module 'own_first', which has none"),
        ("own_first.Mute", "a method 'decide', at 'own_first.Mute'"),
        ("own_first.First:depth=2", "a Random and depth='2', but 'own_first.First' says TypeError"),
        ("own_first.First:which=x", "says ValueError: invalid literal"),
        ("own_first.first", "in the module 'own_first', which has none; did you mean 'First'?"),
        ("own_first:First", "not 'own_first:First'; did you mean 'own_first.First'?"),
        ("./own_first.py:First", "not './own_first.py:First'; did you mean 'own_first.First'?"),
        ("own_first.py", "not 'own_first.py'; did you mean 'own_first.ClassName'?"),
        ("Greedy", "; did you mean 'greedy'?"),
        ("own_first.First:", "key=value"),
    ],
)
def test_one_that_is_not_there_or_cannot_be_made_says_why(spec: str, expected: str) -> None:
    with pytest.raises(SpecError) as caught:
        check_spec(spec)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_it_plays_a_match_in_processes_too(folder: Path) -> None:
    plan = quick(4, players=("own_first.First", "greedy"))
    here = [(of.player, of.share, of.mean_score) for of in match(plan, workers=1)]
    there = [(of.player, of.share, of.mean_score) for of in match(plan, workers=2)]
    assert here == there
    assert here[0][0] == "own_first.First"
    assert folder.exists()


TYPED = """
import demesne

class Typed:
    def __init__(self, rng):
        self.rng = rng

    def decide(self, observation):
        return self.rng.choice(list(observation.legal_moves()))

plan = demesne.Match("kingdomino", (f"{__name__}.Typed", "random"), games=24)
print(sum(len(seat.player) for seat in demesne.match(plan)))
try:
    demesne.match(plan, workers=2)
except RuntimeError as error:
    print(error)
"""


@pytest.mark.parametrize("typed", [("-c", TYPED), ("-",)])
def test_a_class_that_was_typed_in_plays_though_no_other_process_finds_it(typed: tuple[str, ...]) -> None:
    """As in a notebook."""
    program = [sys.executable, *typed]
    ran = subprocess.run(program, input=TYPED, capture_output=True, text=True, check=True, timeout=60)
    played, refused = ran.stdout.splitlines()
    assert int(played) == len("__main__.Typedrandom")
    assert refused.startswith("no other process finds the class of __main__.Typed, which was typed in, ")


def test_a_match_is_not_resumed_with_a_player_that_was_changed(folder: Path) -> None:
    plan = quick(2, players=("own_first.First", "random"))
    with open_pool("processes", 1) as pool:
        contested([plan], pool, folder / "results.jsonl")
    before = plan.key()
    (folder / "own_first.py").write_text(FIRST.replace("moves[self", "moves[-1 - self"), "utf-8")
    del sys.modules["own_first"]
    digest.cache_clear()
    assert plan.key() != before
    with open_pool("processes", 1) as pool:
        contested([plan], pool, folder / "results.jsonl")
    lines = (folder / "results.jsonl").read_text("utf-8").splitlines()
    assert sum('"line":"match"' in line for line in lines) == 2
    assert sum('"line":"game"' in line for line in lines) == 4


def test_a_file_that_its_parameters_name_belongs_to_it(folder: Path) -> None:
    """Such as a network: taught further, it is another player. Other parameters only have values."""
    (folder / "which").write_text("0", "utf-8")
    taught, plain = "own_first.First:which=which", "own_first.First:which=1"
    before = code_of(taught)
    assert before != code_of("own_first.First") == code_of(plain)
    digest.cache_clear()
    assert code_of(taught) == before
    (folder / "which").write_text("1", "utf-8")
    digest.cache_clear()
    assert code_of(taught) != before


def test_the_command_line_finds_it_in_the_folder_one_stands_in(folder: Path) -> None:
    words = ["match", "--game", "kingdomino", "--players", "own_first.First,random", "--games", "2"]
    program = [sys.executable, "-c", "from demesne.cli.main import main; main()", *words]
    ran = subprocess.run(program, cwd=folder, capture_output=True, text=True, check=True)
    assert "own_first.First" in ran.stdout
    assert "--players: expected a class 'Last'" in demesne(*words[:4], "own_first.Last,random", *words[5:]).refused()
    traced = ["trace", "--game", "kingdomino", "--players", "2", "--player"]
    assert demesne(*traced, "own_first.First").lines[-1]["outcome"]
    assert "--player: expected a module" in demesne(*traced, "own_none.First").refused()


def test_nothing_is_imported_because_a_server_was_told_so() -> None:
    """What a server seats comes from others (`make_listed`), and whether a bot thinks ahead is asked of it, too."""
    with pytest.raises(SpecError, match=r"expected one of random, .*, not 'own_first\.First'"):
        make_listed("own_first.First", Random(1))
    assert not thinks_ahead("own_first.First")
