"""The language of the terminal: which it is, and the words of the page in it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from pathlib import Path
from typing import Final

from demesne.cli.fluent import Argument, Pattern, read, said, sources

__all__ = [
    "ENGLISH",
    "bare",
    "choose",
    "has",
    "headed",
    "labelled",
    "listed",
    "names",
    "pattern",
    "spoken",
    "tags",
    "told",
    "translated",
    "words",
]

ENGLISH: Final = "en"
_MARKS: Final = dict.fromkeys(range(0x2066, 0x206A))
_PACKAGE: Final = Path(__file__).resolve().parents[1]
# A wheel brings the words along; a checkout has them beside the page.
_PLACES: Final = _PACKAGE / "locales", _PACKAGE.parents[1] / "web" / "locales"
_spoken = ENGLISH


def spoken() -> str:
    """The tag of the language that is spoken now."""
    return _spoken


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Speaks the language *asked* for, else that of the environment, else English; gives its tag.

    The environment says it as everywhere: ``LANGUAGE`` lists languages, then ``LC_ALL``, ``LC_MESSAGES``, ``LANG``.

    >>> choose(None, {"LANG": "pt_BR.UTF-8"}), choose("he", {}), choose(None, {"LC_ALL": "C"})
    ('pt', 'he', 'en')
    """
    global _spoken  # noqa: PLW0603 - a terminal has one reader
    wished = [asked] if asked else _wished(environment)
    _spoken = next((tag for wish in wished for tag in _found(wish)), ENGLISH)
    return _spoken


def _wished(environment: Mapping[str, str]) -> list[str]:
    place = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if place.partition(".")[0] in ("C", "POSIX"):
        return []  # for programs, as everywhere
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), place]


def _found(wish: str) -> Iterable[str]:
    base = wish.partition(".")[0].replace("-", "_").partition("_")[0].lower()
    return (tag for tag, also in _languages().items() if base == tag or base in also)


def tags() -> list[str]:
    """The languages that there are words in."""
    return list(_languages())


@cache
def _languages() -> dict[str, list[str]]:
    listed_there = json.loads((_locales() / "languages.json").read_text("utf-8"))
    return {one["tag"]: one.get("also", []) for one in listed_there if one["ready"]}


@cache
def _right_to_left(tag: str) -> bool:
    there = json.loads((_locales() / "languages.json").read_text("utf-8"))
    return any(one["tag"] == tag and one.get("direction") == "rtl" for one in there)


@cache
def _locales() -> Path:
    return next(place for place in _PLACES if place.is_dir())


# --- words ----------------------------------------------------------------------------


@cache
def _sources(tag: str) -> dict[str, str]:
    files = sorted((_locales() / tag).glob("*.ftl"))
    return {name: text for file in files for name, text in sources(file.read_text("utf-8")).items()}


@cache
def pattern(tag: str, name: str) -> Pattern:
    """The message with this id as a language writes it."""
    return read(_sources(tag)[name])


def names() -> list[str]:
    """The ids that there are words for."""
    return list(_sources(ENGLISH))


def has(name: str) -> bool:
    """Whether there are words with this id."""
    return name in _sources(ENGLISH)


def words(name: str, /, **arguments: Argument) -> str:
    """The words with this id, in the language that is spoken, or in English where it leaves them out.

    >>> words("building-bakery"), words("stat-coins", count=2)
    ('Bakery', '2 coins')
    """
    tag = _spoken if name in _sources(_spoken) else ENGLISH
    text = said(pattern(tag, name), arguments, tag, lambda quoted: pattern(tag, quoted))
    return text if _right_to_left(tag) else text.translate(_MARKS)


def told(family: str, code: str, /, **arguments: Argument) -> str:
    """Words made from a code: ``told("terrain", "wheat")`` are those with the id ``terrain-wheat``."""
    return words(f"{family}-{code.replace('.', '-').replace('_', '-')}", **arguments)


def translated(family: str, code: str, english: str) -> str:
    """*english* as ``told(family, code)`` says it in the language that is spoken; as it is where there are no words.

    >>> translated("player", "random", "Takes any legal move."), translated("player", "nobody", "Sleeps.")
    ('Takes any legal move.', 'Sleeps.')
    """
    name = f"{family}-{code.replace('.', '-').replace('_', '-')}"
    return english if _spoken == ENGLISH or not has(name) else words(name)


def bare(text: str) -> str:
    """Without the marks of writing direction, which would be copied along with an address."""
    return text.translate(_MARKS)


def listed(things: Iterable[str]) -> str:
    """Things one after the other, as the parts of a line."""
    return reduce(lambda before, after: words("list-more", before=before, next=after), things)


def labelled(label: str, text: str) -> str:
    """``This round: …``"""
    return words("terminal-label", label=label, text=text)


def headed(label: str) -> str:
    """``Chancery:``, before lines of its own."""
    return words("terminal-head", label=label)
