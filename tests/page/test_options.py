"""Every option of a game is asked in words, told by the table, and played by the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.games.base import OptionError
from demesne.games.family import Option
from demesne.games.registry import GAMES, make_game
from demesne.server.registry import FAMILIES
from tests.games.domaine.lively import DOMAINE_MODES
from tests.games.queendomino import modes
from tests.modes import EVERY, Mode
from tests.pad.twin import ask

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "web" / "locales" / "en"
RULES = ROOT / "src" / "demesne" / "games"
WORDS = {
    family: set(re.findall(r"^(option-[\w-]+) =", (LOCALE / f"start-{family}.ftl").read_text("utf-8"), re.MULTILINE))
    for family in ("queendomino", "domaine")
}
OPTIONS = [(game, option) for game, kind in GAMES.items() for option in kind.options]
ORACLES: list[Mode] = [*modes.MODES, *(("domaine", players, options) for players, options in DOMAINE_MODES)]
NAMES = [f"{game}-{option.name}" for game, option in OPTIONS]


def values_of(option: Option) -> list[Any]:
    """Its values besides the default, as they are chosen."""
    return [[value] if option.several else value for value in option.values if value != option.default]


def answer(value: object) -> str:
    """The end of the id of an answer, as the page makes it."""
    word = str(value).lower() if isinstance(value, bool) else str("printed" if value is None else value)
    return word.replace("_", "-")


def told(game: str, players: int, options: dict[str, Any]) -> bytes | None:
    """What a table tells of its rules; nothing if they cannot be played like this."""
    try:
        made = make_game(game, players, options)
    except OptionError:
        return None
    return msgspec.json.encode(FAMILIES[GAMES[game].family].rules(made, made.new_state()))


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
def test_an_option_is_asked_in_words(game: str, option: Option) -> None:
    """Its question, each answer that is not a number, and what each answer means."""
    words = WORDS[GAMES[game].family]
    name = option.name.replace("_", "-")
    default = () if option.several or option.default in option.values else (option.default,)
    answers = [*option.values, *default]
    asked = [[f"option-{name}"]]
    asked += [[f"option-{name}-{answer(value)}-why", f"option-{game}-{name}-{answer(value)}-why"] for value in answers]
    asked += [
        [f"option-{name}-{answer(value)}", f"option-{game}-{name}-{answer(value)}"]
        for value in option.values
        if isinstance(value, str | bool)
    ]
    assert option.free or not [ids for ids in asked if not words & set(ids)]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
def test_a_table_tells_how_an_option_was_chosen(game: str, option: Option) -> None:
    """But not how many may play alone: whoever sits there sees how many do."""
    tables = [
        (told(game, players, beside), told(game, players, {**beside, option.name: value}))
        for players in GAMES[game].players
        for beside in ({}, {"teams": True})
        for value in values_of(option)
    ]
    assert option.free or option.name == "single" or any(chosen not in (None, usual) for usual, chosen in tables)


def test_a_table_says_on_the_page_how_an_option_was_chosen() -> None:
    """Each value in words, besides what follows from it; how many may play alone shows by who sits there."""
    asked: dict[tuple[str, str], list[tuple[bytes, bytes]]] = {}
    for game, option in OPTIONS:
        if option.free or option.name == "single":
            continue
        for players in GAMES[game].players:
            for beside in ({}, {"teams": True}, {"bonuses": ["middle_kingdom"]}):
                for value in values_of(option):
                    pair = told(game, players, beside), told(game, players, {**beside, option.name: value})
                    if pair[0] and pair[1] and pair[0] != pair[1]:
                        asked.setdefault((game, option.name), []).append((pair[0], pair[1]))
    rules = sorted({told for pairs in asked.values() for pair in pairs for told in pair})
    pages = ask("told", [{"rules": msgspec.json.decode(each)} for each in rules], "tests/facts.mjs")
    lines = {each: page["lines"] for each, page in zip(rules, pages, strict=True)}
    assert len(asked) > 20
    assert not [name for name, pairs in asked.items() if not any(lines[usual] != lines[own] for usual, own in pairs)]


@pytest.mark.parametrize("played", [EVERY, ORACLES], ids=["everywhere", "by the oracles"])
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
def test_an_option_is_played(game: str, option: Option, played: list[Mode]) -> None:
    """With a value that is not its default, by the tests of all floors and against the oracle."""
    values = [options[option.name] for name, _, options in played if name == game and option.name in options]
    assert option.free or any(value != option.default for value in values)


@pytest.mark.parametrize("family", WORDS)
def test_every_reason_for_points_has_words(family: str) -> None:
    """As the pad says it beside the points."""
    words = (LOCALE / f"{family}.ftl").read_text("utf-8")
    scoring = (RULES / family / "scoring.py").read_text("utf-8")
    codes = re.findall(r'(?:Item\.of|_items)\(\s*"([\w-]+)"', scoring)
    assert len(codes) > 4
    assert not [code for code in codes if f"\nitem-{code.replace('_', '-')} =" not in words]
