"""What ``demesne play`` says of a move: in the page's words, with what it earns, in colour on a terminal."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demesne.cli.domaine.words import card_words, land_name
from demesne.cli.domaine.words import legend as land_legend
from demesne.cli.drawing import gain_words, move_words
from demesne.cli.family import TerminalFamily
from demesne.cli.queendomino.words import building_name
from demesne.cli.registry import family_of
from demesne.games.base import State, Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.terrain import Terrain
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.registry import make_game
from tests.cli.running import demesne
from tests.games.domaine.drawn import table
from tests.games.queendomino.drawn import lone, side
from tests.games.queendomino.drawn import table as estates

LOCALES = Path(__file__).resolve().parents[2] / "web" / "locales" / "en"
PLAY = ("play", "queendomino", "--players", "you,greedy", "--seed", "2", "--save", os.devnull)
ANSWERS = "1\n1\n1\n1\n2\n"
ESCAPE = re.compile(r"\x1b\[[\d;]*m")


def on_page(file: str) -> dict[str, str]:
    """The messages of the page in that file that stand on one line."""
    return dict(re.findall(r"^([a-z-]+) = (.+)$", (LOCALES / file).read_text(), re.MULTILINE))


def test_buildings_have_the_names_of_the_page() -> None:
    words = on_page("queendomino.ftl")
    assert len(BUILDINGS) == 17
    assert {name: building_name(name) for name in BUILDINGS} == {
        name: words[f"building-{name.replace('_', '-')}"] for name in BUILDINGS
    }


def test_landscapes_of_domaine_have_the_names_of_the_page() -> None:
    words = on_page("domaine.ftl")
    for terrain in Terrain:
        assert land_name(terrain) == words[f"domaine-{terrain.value.replace('_', '-')}"]
        assert f" {land_name(terrain)}" in land_legend()


def test_cards_are_called_as_on_the_page() -> None:
    """The page's words for a card's use, and for how many of them."""
    text = (LOCALES / "domaine.ftl").read_text()
    uses = {
        use.strip()
        for block in re.findall(r"^use-\w+ = (?:\{.*?\n  \}|\w+)$", text, re.MULTILINE | re.DOTALL)
        for use in re.findall(r"(?:\] |= )([A-Z][\w ]*)", block)
    }
    assert {"Border", "Two borders", "Three borders", "Knight", "Two knights", "Expand", "Deserter"} <= uses
    for name in CARDS:
        shown, _, prices = card_words(name).partition(", costs ")
        assert {use.removesuffix(" by up to 2 squares") for use in shown.split(" or ")} <= uses
        assert prices == f"{CARDS[name].price}, sells for {CARDS[name].sell}"


def test_moves_name_the_land_and_the_buildings() -> None:
    out = demesne(*PLAY, stdin=ANSWERS).out
    assert "   1  claim 32  [town and forest]" in out
    assert "greedy (seat 1): claim 38  [forest, 1 crown and town]" in out
    assert "   1  place 32 -2,0 -1,0  [town and forest]" in out
    assert "Builders: 5: Fortified Castle (fc), 4: Weaving Shop (we)" in out
    assert "\nSquares: W wheat, F forest, " in out


def test_a_move_tells_what_it_earns_at_once() -> None:
    """The Foundry's point, and a third of three coins paid for the Weaving Shop; nothing where nothing changes."""
    lines = demesne(*PLAY, stdin=ANSWERS).out.splitlines()
    told = {line[6:].partition("]")[0]: line.partition("]")[2].strip() for line in lines if "  build " in line}
    assert told["build 0 -2,0  [Foundry, 0 coins"] == "+1 point"
    assert told["build 3 -2,0  [Safe, 3 coins"] == "+2 points"
    assert told["build 4 -2,0  [Weaving Shop, 4 coins"] == "\u22121 point"
    assert told["build 1 -2,0  [Bakery, 1 coin"] == ""


@pytest.mark.parametrize("options", [{}, {"bonuses": ["harmony", "middle_kingdom"]}, {"dynasty": True}])
def test_what_moves_earn_adds_up_to_the_score(options: dict[str, Any]) -> None:
    """In Kingdomino nobody changes the points of another side."""
    rng = Random(3)
    state: State[Any] = make_game("kingdomino", 3, options).new_state()
    earned = [0, 0, 0]
    while (mover := state.to_move) is not Turn.OVER:
        move = rng.choice(list(state.legal_moves()))
        if not isinstance(mover, Turn):
            earned[mover] += family_of("kingdomino").earn(state, move)
        state = state.apply(move)
    outcome = state.outcome()
    assert outcome is not None
    assert earned == [side.sheet.total for side in outcome.sides]


def test_a_domain_that_closes_earns_its_land() -> None:
    """Domaine: a forest and a village behind the last border."""
    state = table("A f v|B\n- -\n", doing="A07 borders")
    told = {str(move): gain_words("domaine", state, move) for move in state.legal_moves()}
    assert told["border c1-c2"] == "+4 points"
    assert told["border b1-c1"] == "+1 point"
    assert told["border d5-d6"] == ""


def test_what_a_move_costs_or_brings_in_coins_is_told() -> None:
    """Rules 5.3, 6.2, 7.3: a coin for each square of the territory; the printed cost, one less for the Queen's host."""
    taxing = estates(side("CC W1 W. W."), *lone()[1:], phase="tax", placed="2,0 3,0")
    assert move_words("queendomino", taxing, "tax 2,0") == "tax 2,0  [3 coins]"
    town = side("CC T. W.")
    building = estates(town, *lone()[1:], phase="build")
    assert move_words("queendomino", building, "build 3 1,0") == "build 3 1,0  [Weaving Shop, 3 coins]"
    hosting = estates(town, *lone()[1:], phase="build", queen=0)
    assert move_words("queendomino", hosting, "build 3 1,0") == "build 3 1,0  [Weaving Shop, 2 coins]"
    assert move_words("queendomino", estates(*lone(), phase="bribe"), "bribe 0").endswith(", 1 coin]")


def test_a_square_of_domaine_is_named() -> None:
    state = table("A f B\n", doing="A10 knights")
    assert move_words("domaine", state, "knight b1") == "knight b1  [forest]"


def test_a_guest_without_words_of_its_own_earns_nothing_in_words() -> None:
    plain = TerminalFamily()
    assert plain.earn(None, None) == 0
    assert plain.paint("a line").plain == "a line"


@pytest.mark.parametrize("game", ["queendomino", "domaine"])
def test_colour_is_for_terminals_that_want_it(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ("play", game, "--players", "you,greedy", "--seed", "2", "--save", str(tmp_path / "game"))
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    piped = demesne(*words, stdin="1\nq\n").out
    assert "\x1b" not in piped
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    lively = demesne(*words, stdin="1\nq\n").out
    assert ESCAPE.sub("", lively) == piped
    drawn = next(
        line
        for line in lively.splitlines()
        if ESCAPE.sub("", line).startswith("  1 . . v f" if game == "domaine" else "  0 CC")
    )
    assert "\x1b[" in drawn
    monkeypatch.setenv("NO_COLOR", "1")
    assert demesne(*words, stdin="1\nq\n").out == piped
