"""The terminal says what the page says, in the reader's language, wherever it is installed."""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from demesne.cli import tongue
from demesne.cli.columns import padded, wide
from demesne.cli.serve import _said
from demesne.players.spec import PLAYERS
from demesne.server.upkeep import console
from demesne.server.words.fluent import Argument, Choice, Pattern, Quoted, Unreadable, Variable, plural_of, read
from demesne.server.words.wordbook import ENGLISH, say
from tests.cli.running import demesne

WEB = Path(__file__).resolve().parents[2] / "web"
LANGUAGES = json.loads((WEB / "locales" / "languages.json").read_text("utf-8"))
VALUES: list[Argument] = [1, 5, "Ada"]
COUNTS = [*range(131), *(tenths / 10 for tenths in range(1, 40) if tenths % 10)]
WHOLE = ("en", "ru", "he")
"""Languages whose every message is compared: the origin, many plural forms, another direction."""


@pytest.fixture(autouse=True)
def english() -> Any:
    tongue.choose("en")
    yield
    tongue.choose("en")


@cache
def on_page() -> dict[str, Any]:
    """What the page's own library says of each message and number."""
    asked = {"languages": LANGUAGES, "values": VALUES, "counts": COUNTS}
    run = subprocess.run(
        [hatch_build.node(), str(Path(__file__).with_name("said.mjs"))],
        cwd=WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    return {each["tag"]: each for each in json.loads(run.stdout)}


def arguments_of(pattern: Pattern, quoted: Any, value: Argument) -> dict[str, Argument]:
    """The same value for each variable of the pattern."""
    found: dict[str, Argument] = {}
    for part in pattern:
        match part:
            case Variable(name):
                found[name] = value
            case Quoted(name):
                found |= arguments_of(quoted(name), quoted, value)
            case Choice():
                found[part.by] = value
                for variant in part.variants.values():
                    found |= arguments_of(variant, quoted, value)
    return found


@pytest.mark.parametrize("tag", WHOLE)
def test_each_message_is_said_as_on_the_page(tag: str) -> None:
    tongue.choose(tag)
    told = on_page()[tag]["said"]
    assert len(told) > 2000
    marks = {} if tag == "he" else dict.fromkeys(range(0x2066, 0x206A))
    for name, expected in told.items():
        pattern = tongue.pattern(tag, name)
        given = [arguments_of(pattern, lambda other: tongue.pattern(tag, other), value) for value in VALUES]
        assert [tongue.words(name, **each) for each in given] == [text.translate(marks) for text in expected], name


@pytest.mark.parametrize("tag", [language["tag"] for language in LANGUAGES])
def test_plural_forms_are_those_of_the_browser(tag: str) -> None:
    assert [plural_of(tag, count) for count in COUNTS] == on_page()[tag]["plurals"]


@pytest.mark.parametrize(
    "source", ["{ $count", "{ $count -> [one] 1 }", "{ $count -> one }", "a } b", "{ NUMBER($n) }"]
)
def test_what_is_no_message_is_not_said(source: str) -> None:
    with pytest.raises(Unreadable):
        read(source)


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "sk_SK.UTF-8"}, "en"),
        ({"LANG": "sk_SK.UTF-8", "LANGUAGE": "sk:cs:en"}, "cs"),
        ({"LANG": "iw_IL"}, "he"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], tag: str) -> None:
    assert tongue.choose(None, environment) == tag


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert "expected one of fr, en, de, es, it, pt, ru, cs, he, not 'nl'" in demesne("--lang", "nl", "games").refused()


REFUSED = {
    "en": "A building stands on a town square. (build.square, rules 6.3)",
    "fr": "(build.square, règle 6.3)",
    "de": "(build.square, Regel 6.3)",
    "es": "(build.square, regla 6.3)",
    "it": "(build.square, regola 6.3)",
    "pt": "(build.square, regra 6.3)",
    "ru": "(build.square, правило 6.3)",
    "cs": "(build.square, pravidlo 6.3)",
    "he": "(\u2068build.square\u2069, חוק \u20686.3\u2069)",
}


@pytest.mark.parametrize("tag", REFUSED)
def test_a_whole_turn_is_played_in_it(tag: str) -> None:
    """Its table, its moves, its refusals; no word of English but what one types."""
    answers = "1\n1\n1\n1\nbuild 5 0,0\nfly\nq\n"
    play = ("play", "queendomino", "--players", "you,greedy", "--seed", "2", "--save", os.devnull)
    out = demesne("--lang", tag, *play, stdin=answers).out
    assert REFUSED[tag] in out
    if tag != "en":
        assert not [word for word in ("seat", "your", "town", "crown ", "coins", "Enter") if word in out]


def test_domaine_and_its_cards_are_told_in_it() -> None:
    play = ("play", "domaine", "--players", "you,greedy", "--seed", "2", "--save", os.devnull)
    out = demesne("--lang", "de", *play, stdin="q\n").out
    assert "Deine Hand" in out
    assert "  A10  Ritter, Ausspielen kostet 2, Verkaufen bringt 3" in out
    assert "Machtmarkt:" in out


@pytest.mark.parametrize("name", PLAYERS)
def test_each_player_has_its_sentence_among_the_words(name: str) -> None:
    """Without it, `demesne players` would fall back to English in every other language."""
    assert say(ENGLISH, f"player-{name.replace(':', '-')}") == PLAYERS[name].text


def test_columns_count_what_is_seen() -> None:
    assert wide("\u2068Ёж\u2069 王") == 5
    assert padded("é", 3) == "é  "


def test_the_server_speaks_to_its_console_as_the_page_would() -> None:
    """Its own English is that of the words, and no port is grouped as a count would be."""
    given = {"wanted": "8000", "port": "8001", "address": "http://127.0.0.1:8001/", "place": "/tables"}
    for line in console.LINES:
        assert console.english(line, **given) == tongue.told("terminal-serve", line, **given)
    tongue.choose("de")
    assert _said("taken", wanted="8000", port="8001") == "Port 8000 ist belegt; es wird 8001."
    tongue.choose("he")
    assert _said("at", **given).endswith(": http://127.0.0.1:8001/")  # without a mark that would be copied along
