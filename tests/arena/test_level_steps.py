"""How levels are measured: one against the level below, odds that are one among equals, games that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import levels
from benchmarks.levels import TABLES, Found, lines, main, measure, odds
from demesne.arena.match import Seating
from demesne.arena.pool import Pool
from tests.arena.contests import Scripted
from tests.modes import EVERY


def test_every_game_and_number_of_players_has_a_table() -> None:
    tables = {(table.game, table.players, table.together) for table in TABLES.values()}
    assert tables == {(game, players, 2 if options.get("teams") else 1) for game, players, options in EVERY}


@pytest.mark.parametrize(
    ("share", "sides", "to_one"),
    [(1 / 2, 2, 1), (2 / 3, 2, 2), (1 / 4, 4, 1), (0.4, 4, 2), (0.6, 4, 4.5), (1 / 8, 8, 1), (1, 3, float("inf"))],
)
def test_odds_are_one_among_equals(share: float, sides: int, to_one: float) -> None:
    assert odds(share, sides) == pytest.approx(to_one)


@pytest.mark.parametrize(("name", "better", "worse"), [("domaine-3", 1, 2), ("royal-wedding-6-teams", 2, 4)])
def test_one_side_of_the_level_plays_against_all_others(name: str, better: int, worse: int, tmp_path: Path) -> None:
    """The level scores 7, the one below 4."""
    seen: list[str] = []

    def score(player: str, deck: int) -> int:  # noqa: ARG001
        seen.append(player)
        return 7 if player == "level:4" else 4

    found = measure(name, 4, TABLES[name].players, 1, Pool(Scripted(score)), tmp_path)
    assert sorted(set(seen)) == ["level:3", "level:4"]
    assert seen.count("level:4") * worse == seen.count("level:3") * better
    assert (found.better.player, found.better.mean_score) == ("level:4", 7)


def test_games_are_kept_until_a_level_is_made_in_another_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted = Scripted(lambda player, deck: 10)  # noqa: ARG005
    for games, played in ((4, 4), (4, 4), (6, 6)):
        measure("kingdomino-2", 3, games, 1, Pool(scripted), tmp_path)
        assert scripted.games == played
    monkeypatch.setattr(levels, "recipes_for", lambda seen: tuple("12345678"))  # noqa: ARG005
    measure("kingdomino-2", 3, 4, 1, Pool(scripted), tmp_path)
    assert scripted.games == 10


def test_a_row_for_every_table_and_a_column_for_every_step() -> None:
    seating = Seating("level:2", 24, 0.4, 61.2, 3.0, (0.286, 0.526), 1.0)
    steps = [("queendomino-4", 2), ("queendomino-4", 3), ("queendomino-2", 3)]
    assert list(lines([Found(name, level, 60, seating) for name, level in steps])) == [
        "| table | 2 v 1 | 3 v 2 |",
        "| --- | --- | --- |",
        "| queendomino-4 | 2.0 (1.2-3.3) of 60 | 2.0 (1.2-3.3) of 60 |",
        "| queendomino-2 |  | 0.7 (0.4-1.1) of 60 |",
    ]


def test_it_plays_what_is_asked_for_and_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["kingdomino-2", "--levels", "2", "3", "--games", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert told.count(" of 2 |") == 2
    assert told.strip() in (tmp_path / "levels.md").read_text("utf-8")
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "there is no table 'chess'" in capsys.readouterr().err


def test_what_cannot_be_played_and_a_broken_file_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["kingdomino-2", "--levels", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*words, "--games", "0"]) == 2
    assert "at least 1 game, not 0" in capsys.readouterr().err
    assert main([*words, "--games", "2"]) == 0
    [file] = tmp_path.glob("*.jsonl")
    file.write_text("nonsense\n", encoding="utf-8")
    assert main([*words, "--games", "2"]) == 2
    assert f"{file.name}: line 1" in capsys.readouterr().err
    assert file.read_text("utf-8") == "nonsense\n"
