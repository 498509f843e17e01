"""The rules pages know how each game can be played: their facts and numbers are those of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from demesne.games.base import OptionError
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.domains import WORTH
from demesne.games.domaine.scoring import BONUSES as DUCAT_BONUSES
from demesne.games.domaine.scoring import MONOPOLY_POINTS
from demesne.games.domaine.terrain import Terrain
from demesne.games.family import Option
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import BOXES
from demesne.games.queendomino.rules import Rules
from demesne.games.registry import GAMES, make_game
from demesne.server.domaine.rules import rules_view as land_rules_view
from demesne.server.queendomino.rules import rules_view
from tests.pad.twin import ask

LOCALE = Path(__file__).parents[2] / "web" / "locales" / "en"
SCRIPT = "tests/facts.mjs"
PRESET = {"knight_supply", "last_tie", "single", "purse"}
"""What the pages of the rules leave to the edition."""


def values_of(option: Option) -> list[Any]:
    """What a reader may choose; of several values each alone, all and none."""
    if not option.several:
        return list(option.values)
    return [[], *([value] for value in option.values), list(option.values)]


def choices(game: str) -> Iterator[dict[str, Any]]:
    """Every combination of the options of *game* that its pages ask about."""
    asked = [option for option in GAMES[game].options if not option.free and option.name not in PRESET]
    for values in product(*map(values_of, asked)):
        yield dict(zip((option.name for option in asked), values, strict=True))


LAND_OPTIONS = {option.name: option.values for option in GAMES["domaine"].options if not option.free}


def rules_of(game: str, players: int, options: Mapping[str, Any]) -> Any:
    """The rules as their family has them, whichever it is."""
    state: Any = make_game(game, players, options).new_state()
    return state.rules


def ways() -> Iterator[tuple[str, int, dict[str, Any], Rules]]:
    """Every way in which the rules let the Queendomino family be played."""
    for game in ("kingdomino", "queendomino", "royal-wedding"):
        for players, options in product(GAMES[game].players, choices(game)):
            try:
                yield game, players, options, rules_of(game, players, options)
            except OptionError:
                continue


def query(players: int, options: Mapping[str, Any]) -> str:
    """The address of the rules of this way to play, as `queryOf` of the page writes it."""
    asked: list[tuple[str, str]] = [("players", str(players))]
    for name, value in options.items():
        if name == "bonuses":
            asked += [("bonus", bonus) for bonus in value]
        elif name in ("teams", "dynasty"):
            asked += [(name, "yes")] if value else []
        else:
            asked.append((name, str(value).lower() if isinstance(value, bool) else str(value)))
    return urlencode(asked)


def test_every_way_to_play_the_queendomino_family_is_told_as_the_rules_play_it() -> None:
    found = list(ways())
    asked = [{"game": game, "query": query(players, options)} for game, players, options, _ in found]
    answers = ask("queendomino", asked, SCRIPT)
    assert len(found) > 100
    for (game, players, options, rules), page in zip(found, answers, strict=True):
        told = msgspec.to_builtins(rules_view(rules))
        assert page["facts"] == {name: told[name] for name in page["facts"]}, (game, players, options)
        assert told.keys() - page["facts"].keys() == {"type", "sides", "dynasty", "boxes", "box"}
        assert page["args"] == page["args"] | numbers(rules), (game, players, options)


def numbers(rules: Rules) -> dict[str, object]:
    """What the words of the rules are given beside the facts themselves."""
    return {
        "left": rules.line - rules.kings * rules.seats,
        "dealt": rules.rounds * rules.line,
        "sides": len(rules.sides),
        "onetwo": "yes" if rules.one_two_one else "no",
        "lasttie": "coins" if "coins" in rules.tie_breaks else "shared",
        "supply": rules.knight_supply,
    }


def test_the_address_of_a_tables_rules_says_how_it_plays() -> None:
    """As the page writes it for the table, and as it reads it: nothing that a reader may choose gets lost."""
    found = [{"rules": msgspec.to_builtins(rules_view(rules))} for *_, rules in ways()]
    written = ask("told", found, SCRIPT)
    pages = ask(
        "queendomino",
        [{"game": one["rules"]["game"], "query": page["query"]} for one, page in zip(found, written, strict=True)],
        SCRIPT,
    )
    for one, page in zip(found, pages, strict=True):
        assert page["facts"] == {name: one["rules"][name] for name in page["facts"]}


def test_the_sizes_one_may_choose_are_those_the_rules_allow() -> None:
    allowed: dict[tuple[str, str], set[int]] = {}
    for game, players, options, rules in ways():
        here = query(players, {name: value for name, value in options.items() if name in ("edition", "teams")})
        allowed.setdefault((game, here), set()).add(rules.size)
    answers = ask("queendomino", [{"game": game, "query": here} for game, here in allowed], SCRIPT)
    assert [set(page["sizes"]) for page in answers] == list(allowed.values())


def test_every_way_to_play_domaine_is_told_as_the_rules_play_it() -> None:
    kind = GAMES["domaine"]
    singles = [{name: value} for name, values in LAND_OPTIONS.items() for value in values]
    found = [(players, options) for players in kind.players for options in [{}, *singles]]
    answers = ask("domaine", [{"query": query(players, options)} for players, options in found], SCRIPT)
    for (players, options), page in zip(found, answers, strict=True):
        game = make_game("domaine", players, options)
        rules = rules_of("domaine", players, options)
        told = msgspec.to_builtins(land_rules_view(game, rules))
        assert page["facts"] == {name: told[name] for name in page["facts"]}, (players, options)
        assert told.keys() - page["facts"].keys() == {"type", "land", "tiles", "layout", "cards"}
        assert page["args"]["spaces"] == rules.spacing - 1
        assert tuple(page["players"]) == kind.players


def test_an_option_left_out_of_the_address_is_as_the_game_has_it() -> None:
    defaults = {option.name: option.default for option in GAMES["domaine"].options}
    [page] = ask("domaine", [{"query": "players=3"}], SCRIPT)
    assert {name: page["facts"][name] for name in LAND_OPTIONS} == {name: defaults[name] for name in LAND_OPTIONS}


RULES: Rules = rules_of("queendomino", 4, {})
LAND = rules_of("domaine", 3, {})
PRINTED: dict[str, list[int]] = {
    "rule-1-1-text": [len(BOXES["queendomino"])],
    "rule-1-2-text": [sum(tile.copies for tile in BUILDINGS.values()), len(BUILDINGS)],
    "rule-1-3-text": [RULES.tower_supply],
    "rule-2-3-text": [*reversed(COSTS)],
    "sheet-slots": [*reversed(COSTS)],
    "domaine-rule-1-1-text": [len(CARDS), LAND.knights, LAND.markers],
    "domaine-facts-start-text": [LAND.hand],
    "domaine-rule-6-4-text": [WORTH[Terrain.FOREST], WORTH[Terrain.VILLAGE], WORTH[Terrain.CITY]],
    "domaine-rule-6-5-text": [MONOPOLY_POINTS],
    "domaine-rule-11-4-text": [*DUCAT_BONUSES],
    "domaine-figure-terrain": [WORTH[Terrain.FOREST], WORTH[Terrain.VILLAGE], WORTH[Terrain.CITY]],
}


@pytest.mark.parametrize("told", PRINTED)
def test_numbers_that_stand_in_the_words_are_those_of_the_rules(told: str) -> None:
    texts = "\n".join(path.read_text("utf-8") for path in LOCALE.glob("rules-*.ftl"))
    found = re.search(rf"^{told} = (.*(?:\n[ ]+.*)*)", texts, re.MULTILINE)
    assert found
    there = [int(number) for number in re.findall(r"\b\d+\b", found[1])]
    rest = iter(there)
    assert all(number in rest for number in PRINTED[told]), (PRINTED[told], there)
