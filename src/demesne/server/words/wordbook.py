"""The words of the page, in every language that it speaks, for use elsewhere: in a terminal, in an email."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from demesne.server.words.fluent import Argument, Pattern, read, said, sources

__all__ = ["ENGLISH", "bare", "code_name", "is_right_to_left", "language_of", "languages", "names", "pattern", "say"]

ENGLISH: Final = "en"
_MARKS: Final = dict.fromkeys(range(0x2066, 0x206A))
_PACKAGE: Final = Path(__file__).resolve().parents[2]
# A wheel brings the words along; a checkout has them next to the page.
_PLACES: Final = _PACKAGE / "locales", _PACKAGE.parents[1] / "web" / "locales"


@cache
def languages() -> dict[str, list[str]]:
    """The languages that there are words in, each with its other names."""
    listed_there = json.loads((_locales() / "languages.json").read_text("utf-8"))
    return {one["tag"]: one.get("also", []) for one in listed_there if one["ready"]}


def language_of(wish: str) -> Iterable[str]:
    """The languages that somebody may mean by *wish*.

    >>> list(language_of("pt_BR.UTF-8")), list(language_of("he")), list(language_of("tlh"))
    (['pt'], ['he'], [])
    """
    base = wish.partition(".")[0].replace("-", "_").partition("_")[0].lower()
    return (tag for tag, also in languages().items() if base == tag or base in also)


@cache
def is_right_to_left(tag: str) -> bool:
    """Whether the language *tag* is written from right to left."""
    there = json.loads((_locales() / "languages.json").read_text("utf-8"))
    return any(one["tag"] == tag and one.get("direction") == "rtl" for one in there)


@cache
def _locales() -> Path:
    return next(place for place in _PLACES if place.is_dir())


@cache
def _sources(tag: str) -> dict[str, str]:
    files = sorted((_locales() / tag).glob("*.ftl"))
    return {name: text for file in files for name, text in sources(file.read_text("utf-8")).items()}


@cache
def pattern(tag: str, name: str) -> Pattern:
    """The message with this id as a language writes it."""
    return read(_sources(tag)[name])


def names(tag: str = ENGLISH) -> Iterable[str]:
    """The ids that a language has words for."""
    return _sources(tag).keys()


def code_name(family: str, code: str) -> str:
    """The id of the words for a code: ``terrain-wheat``."""
    return f"{family}-{code.replace('.', '-').replace('_', '-')}"


def say(tag: str, name: str, /, **arguments: Argument) -> str:
    """The words with this id in the language *tag*, or in English where it lacks them.

    >>> say("en", "building-bakery"), say("de", "stat-coins", count=2)
    ('Bakery', '2 Münzen')
    """
    spoken = tag if name in _sources(tag) else ENGLISH
    text = said(pattern(spoken, name), arguments, spoken, lambda quoted: pattern(spoken, quoted))
    return text if is_right_to_left(spoken) else bare(text)


def bare(text: str) -> str:
    """Without the direction marks, which would be copied along with an address."""
    return text.translate(_MARKS)
