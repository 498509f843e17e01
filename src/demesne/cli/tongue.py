"""The language of the terminal: which it is, and the words of the page in it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import reduce

from demesne.server.words import wordbook
from demesne.server.words.fluent import Argument
from demesne.server.words.wordbook import ENGLISH, bare, code_name, language_of, pattern

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

_spoken = ENGLISH


def spoken() -> str:
    """The tag of the language that is spoken now."""
    return _spoken


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Sets the language: the one *asked* for, else that of the environment, else English; returns its tag.

    The environment says it in the usual way: ``LANGUAGE`` lists languages, then ``LC_ALL``, ``LC_MESSAGES``, ``LANG``.

    >>> choose(None, {"LANG": "pt_BR.UTF-8"}), choose("he", {}), choose(None, {"LC_ALL": "C"})
    ('pt', 'he', 'en')
    """
    global _spoken  # noqa: PLW0603 - a terminal has one reader
    wished = [asked] if asked else _wished(environment)
    _spoken = next((tag for wish in wished for tag in language_of(wish)), ENGLISH)
    return _spoken


def _wished(environment: Mapping[str, str]) -> list[str]:
    place = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    if place.partition(".")[0] in ("C", "POSIX"):
        return []  # for programs, as usual
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), place]


def tags() -> list[str]:
    """The languages that there are words in."""
    return list(wordbook.languages())


# --- words ----------------------------------------------------------------------------


def names() -> list[str]:
    """The ids that there are words for."""
    return list(wordbook.names())


def has(name: str) -> bool:
    """Whether there are words with this id."""
    return name in wordbook.names()


def words(name: str, /, **arguments: Argument) -> str:
    """The words with this id, in the language that is spoken, or in English where that lacks them.

    >>> words("building-bakery"), words("stat-coins", count=2)
    ('Bakery', '2 coins')
    """
    return wordbook.say(_spoken, name, **arguments)


def told(family: str, code: str, /, **arguments: Argument) -> str:
    """Words made from a code: ``told("terrain", "wheat")`` are those with the id ``terrain-wheat``."""
    return words(code_name(family, code), **arguments)


def translated(family: str, code: str, english: str) -> str:
    """*english* as ``told(family, code)`` says it in the language that is spoken; as it is where there are no words.

    >>> translated("player", "random", "Takes any legal move."), translated("player", "nobody", "Sleeps.")
    ('Takes any legal move.', 'Sleeps.')
    """
    name = code_name(family, code)
    return english if _spoken == ENGLISH or not has(name) else words(name)


def listed(things: Iterable[str]) -> str:
    """Things one after the other, as the parts of a line."""
    return reduce(lambda before, after: words("list-more", before=before, next=after), things)


def labelled(label: str, text: str) -> str:
    """``This round: …``"""
    return words("terminal-label", label=label, text=text)


def headed(label: str) -> str:
    """``Chancery:``, before lines of its own."""
    return words("terminal-head", label=label)
