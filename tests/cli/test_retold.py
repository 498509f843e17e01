"""Commands explain themselves and refuse in the reader's language; in English in the words of the sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from demesne.cli import retold as retelling
from demesne.cli import tongue
from demesne.cli.retold import retold
from demesne.games.registry import GAMES
from demesne.players.spec import PLAYERS
from demesne.server.words.fluent import Variable
from tests.cli.running import BUILT, demesne

FOREIGN = [tag for tag in tongue.tags() if tag != tongue.ENGLISH]
PLAYED = ["serve", "play", "score", "placements", "review", "games", "players", "record"]
"""The commands that players use."""
SOURCES = Path(__file__).resolve().parents[2] / "src" / "demesne"
ELSEWHERE = re.compile(
    "(input|os|json-(value|key|sign|extra)|missing|argument|extra|value|.*-above|move-(one-word|words)|work-(open|closed))\\b"
)
"""Sentences of the system, of Python's JSON and of the command line's own library, and some that are put together."""
KINGDOM = '{"game":"queendomino","castle":[0,0],%s}'
MACHINE = set(
    re.findall(
        "[A-Za-z]+",
        "demesne play record serve line JSON move names options players version legal true false game castle size"
        " squares buildings knights towers coins queen bonuses centre branch stand_ins dynasty wheat forest lake"
        " played duplicate screens"
        " borders knights expansion deserter alliance deal tile king claim place discard build bribe pass"
        " grassland swamp mine town terrain crowns middle_kingdom harmony domino playouts seconds temperature"
        " smtp smtps plain HOST DEMESNE MAIL PASSWORD mail from page password file allow host games example org",
    )
)
"""What is written alike in every language."""
MISTYPED = {
    "queendomino": ["deak 3", "deal 3 4 5", "deal x", "claim", "place 3 1;0 2,0", "build tt 0,0 1"],
    "domaine": ["castle z99", "draw A99", "play A01 fly", "border c4-c9"],
}
WRONG: list[tuple[list[str], str]] = [
    (["zzz"], ""),
    (["plya"], ""),
    (["play"], ""),
    (["record"], ""),
    (["play", "kingdomino", "--sede", "3"], ""),
    (["play", "kingdomino", "--seed"], ""),
    (["play", "kingdomino", "--seed", "x"], ""),
    (["play", "kingdomino", "x"], ""),
    (["serve", "--port", "70000"], ""),
    (["serve", "--pace", "-1"], ""),
    (["serve", "--log-level", "loud"], ""),
    (["serve", "--mail", "smtp"], ""),
    (["serve", "--mail", "smtp://games@mail.example.org"], ""),
    (["serve", "--mail", "smtp://games:hush@mail.example.org"], ""),
    (["serve", "--mail", "smtp://mail.example.org"], ""),
    (["serve", "--mail", "smtp://mail.example.org", "--mail-from", "games@example.org"], ""),
    (["serve", "--mail", "smtp://mail.example.org", "--mail-from", "games"], ""),
    (["serve", "--mail-page", "https://play.example.org"], ""),
    (["serve", "--allow-host", "http://play"], ""),
    (["serve", "--proxy", "play.example.org"], ""),
    (["serve", "--crowd", "the club"], ""),
    (["serve", "--metrics", "play"], ""),
    (["play", "chess"], ""),
    (["play", "kingdomino", "--players", "you,gredy"], ""),
    (["play", "kingdomino", "--players", "you,greedy:depth=2"], ""),
    (["play", "kingdomino", "--players", "you,mc:playouts=0"], ""),
    (["play", "kingdomino", "--players", "you,you,you,you,you"], ""),
    (["play", "kingdomino", "--options", "{"], ""),
    (["play", "kingdomino", "--options", "[1]"], ""),
    (["play", "kingdomino", "--options", '{"siz":5}'], ""),
    (["play", "kingdomino", "--options", '{"size":6}'], ""),
    (["play", "kingdomino", "--options", '{"size":7}', "--players", "you,you,you"], ""),
    (["play", "kingdomino", "--options", '{"bonuses":["harmonie"]}'], ""),
    (["play", "royal-wedding", "--options", '{"teams":true}'], ""),
    (["play", "kingdomino", "--resume", "/nowhere/at/all"], ""),
    (["play", "queendomino", "--options", '{"box":{"buildings":{"bakery":{"tax":"king"}}}}'], ""),
    (["play", "queendomino", "--options", '{"box":{"dominoes":{"queendomino":{"1":[["sand",0],["wheat",0]]}}}}'], ""),
    (["play", "queendomino", "--options", '{"box":{"dominoes":{"queendomino":{"1":[["wheat",3],["wheat",0]]}}}}'], ""),
    (["play", "domaine", "--options", '{"tiles":{"tiles":{"a":[]}}}'], ""),
    (["play", "domaine", "--options", '{"layout":"an"}'], ""),
    (["play", "domaine", "--options", '{"board":"x"}'], ""),
    (["play", "domaine", "--options", '{"board":"x","layout":"an"}'], ""),
    (["record", "check", "-"], "game: kingdomino\nclaim 7\n"),
    (["record", "check", "-"], "game: kingdomino\nplayers: two\n"),
    (["record", "check", "-"], "game: kingdomino\nplayers: 2\nplayers: 2\n"),
    (["record", "check", "-"], "game: kingdomino\nplayers: 2\ncolour: red\n"),
    (["record", "check", "-"], "game: kingdomino\nplayers: 2\nclaim 7\n"),
    (["record", "check", "-"], 'game: kingdomino\nplayers: 2\nnames: ["Ada"]\n'),
    (["record", "check", "-"], '{"game":"kingdomino","players":2}\n{"mov":"king 1"}\n'),
    (["record", "check", "-"], '{"game":"kingdomino","players":2}\nnothing\n'),
    (["record", "check", "-"], '{"game":"kingdomino","players":2}\n' * 2),
    (["record", "check", "-"], '{"game":"kingdomino","players":' + "9" * 5000 + "}\n"),
    (["record", "check", "-"], r'{"game":"kingdomino","players":2,"names":["\ud800","b"]}'),
    *(
        (["record", "check", "-"], f"game: {game}\nplayers: 2\n\n{move}\n")
        for game, moves in MISTYPED.items()
        for move in moves
    ),
    (["score", "-"], KINGDOM % '"squares":[[0,0,"lake",0]]'),
    (["score", "-"], KINGDOM % '"squares":[[1,0,"lake"]],"id":1'),
    (["score", "-"], KINGDOM % '"buildings":[["bakery",1,0]]'),
    (["score", "-"], KINGDOM % '"queen":1'),
    (["score", "-"], KINGDOM % '"coins":-1'),
    (["score", "-"], KINGDOM % '"size":6'),
    (["score", "-"], KINGDOM % '"towns":6'),
    (["placements", "-"], '{"domino":[["wheat",0],["sand",1]]}'),
    (["review", "-"], "game: queendomino\nplayers: 2\n"),
    (["review", "-"], '{"game":"queendomino","players":2}\n{"move":"claim 7"}\n'),
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    tongue.choose(tongue.ENGLISH)
    yield
    tongue.choose(tongue.ENGLISH)


def straight(text: str) -> str:
    """*text* with the quotes of a keyboard."""
    return re.sub("[\u2018\u2019]", "'", text)


def explained() -> Iterator[tuple[str, str]]:
    """Every command, argument and option that players are told of, and its sentence in the sources."""
    for name, command in BUILT.commands.items():  # type: ignore[attr-defined]
        yield f"command-{name}", sentence(command)
        if name in PLAYED:
            yield from parameters(name, command)
    for name, command in BUILT.commands["record"].commands.items():  # type: ignore[attr-defined]
        yield f"command-record-{name}", sentence(command)
        yield from parameters(f"record-{name}", command)


def sentence(command: Any) -> str:
    return " ".join(cleandoc(command.help).split("\n\n")[0].split())


def parameters(path: str, command: Any) -> Iterator[tuple[str, str]]:
    for param in command.params:
        if text := getattr(param, "help", None):
            own = f"command-{path}-{param.name.replace('_', '-')}"
            yield own if tongue.has(own) else f"command-any-{param.name.replace('_', '-')}", text


def test_what_commands_say_of_themselves_is_what_the_words_say_in_english() -> None:
    said = {name: text for name, text in explained() if not name.endswith("-help")}
    assert {name: straight(tongue.words(name)) for name in said} == said


def test_options_and_players_are_told_in_words_as_they_are_told_to_programs() -> None:
    for kind in GAMES.values():
        for option in kind.options:
            name = f"meaning-{option.name.replace('_', '-')}"
            own = f"{name}-{kind.name}"
            assert tongue.words(own if tongue.has(own) else name) == option.text
    for player in PLAYERS.values():
        assert tongue.told("player", player.name.replace(":", "-")) == player.text


def sources() -> str:
    """All that the package says, with strings that are written in pieces put together."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py")))
    return re.sub(r"[\"']\s*\n\s*f?[\"']", "", text)


def test_every_sentence_that_is_retold_is_said_by_somebody() -> None:
    said = sources()
    for name in tongue.names():
        code = name.removeprefix("retold-")
        if name == code or code in retelling._AROUND or ELSEWHERE.match(code):
            continue
        pieces = [part for part in tongue.pattern(tongue.ENGLISH, name) if not isinstance(part, Variable)]
        longest = straight(max(map(str, pieces), key=len)).removesuffix(" within ").strip(" ;:,.()")
        assert longest in said, (name, longest)


@pytest.mark.parametrize(("words", "stdin"), WRONG)
def test_a_refusal_is_retold_without_a_word_of_english(words: list[str], stdin: str) -> None:
    """Russian, because no letter of it is Latin: what is left over in Latin was typed, or is a name."""
    refused = demesne(*words, stdin=stdin).err
    told = demesne("--lang", "ru", *words, stdin=stdin).err
    left = set(re.findall(r"[A-Za-z]{4,}", re.sub(r"'[^']*'|\[.*?\]|\(.*?\)", "", told)))
    typed = set(re.findall(r"\w+", " ".join([*words, stdin, *GAMES, *PLAYERS])))
    assert told != refused
    assert not left - typed - MACHINE


@pytest.mark.parametrize("tag", FOREIGN)
def test_help_is_told_in_every_language(tag: str) -> None:
    """Every command that players use, each with all that can be given; the language may stand behind the question."""
    assert tongue_in(demesne("--lang", tag, "--help").out, tag, "command-play")
    for name in PLAYED:
        out = demesne("--lang", tag, name, "--help").out
        assert tongue_in(out, tag, f"command-{name}")
        assert not [word for word in ("Show this message", "standard input", "[default") if word in straight(out)]


def tongue_in(out: str, tag: str, name: str) -> bool:
    """Whether *out* says the message, however its lines are broken."""
    tongue.choose(tag)
    return " ".join(tongue.words(name).split(" ")) in " ".join(out.replace("\n", " ").split(" ")).replace(
        "  ", " "
    ) or ("".join(tongue.words(name).split()) in "".join(out.split()))


def test_what_programs_read_is_the_same_in_every_language() -> None:
    for words in (["games", "--json"], ["players", "--json"]):
        assert demesne("--lang", "he", *words).out == demesne(*words).out


def test_a_language_of_the_environment_is_spoken_by_refusals() -> None:
    with patch.dict("os.environ", {"LC_ALL": "cs_CZ.UTF-8"}):
        tongue.choose(None)
        assert retold("No such command 'zzz'.") == "Takový příkaz není: 'zzz'"
