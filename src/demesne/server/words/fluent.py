"""Messages in Fluent, as the page has them: read one by one, said with a language's plural forms.

Only what the words of the page use is read: text over several lines, variables, other messages, strings and choices.
No functions, terms or attributes: a message that has one is unreadable.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

__all__ = ["Argument", "Pattern", "Unreadable", "decimal_in", "number_in", "plural_of", "read", "said", "sources"]

Argument: TypeAlias = str | int | float

_HEAD: Final = re.compile(r"^([a-z][\w-]*) *= *", re.MULTILINE)
_END: Final = re.compile(r"^(?=[^\s}])", re.MULTILINE)
_KEY: Final = re.compile(r"(\*?)\[ *([\w-]+) *\] *")
_NAME: Final = re.compile(r"[a-z][\w-]*")
_BREAK: Final = re.compile(r" *\n(?:[ \t]*\n)*([ \t]*)")
_ISOLATED: Final = "\u2068", "\u2069"


class Unreadable(Exception):
    """A message is not written as messages are; the exception's text says where."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A place for an argument: ``{ $name }``."""

    name: str


@dataclass(frozen=True, slots=True)
class Quoted:
    """Another message in this place: ``{ name }``."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several patterns, by an argument: ``{ $count -> … }``."""

    by: str
    variants: Mapping[str, Pattern]
    other: str


Pattern: TypeAlias = tuple[str | Variable | Quoted | Choice, ...]


def sources(text: str) -> dict[str, str]:
    """The unparsed text behind each message's name in *text*: most of it is never asked for.

    >>> sources("# Land.\\nforest = forest\\nfree = not\\n  taken\\n")
    {'forest': 'forest', 'free': 'not\\n  taken'}
    """
    found = {}
    for head in _HEAD.finditer(text):
        end = _END.search(text, head.end())
        found[head[1]] = text[head.end() : end.start() if end else len(text)].rstrip()
    return found


def read(source: str) -> Pattern:
    """The pattern written *source*. Raises ``Unreadable``."""
    reader = _Reader(source)
    pattern = reader.pattern()
    if reader.at < len(source):
        raise Unreadable(f"{source[reader.at :]!r} is left over")
    return pattern


class _Reader:
    """A pattern's text, and how far it has been read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def pattern(self) -> Pattern:
        """Text and placeables up to the end, to the next variant, or to the brace that closes this one."""
        parts: list[str | Variable | Quoted | Choice] = []
        while self.at < len(self.source) and (char := self.source[self.at]) != "}":
            if char == "{":
                parts.append(self.placeable())
            elif char == "\n":
                self.taken(_BREAK)
                if self.source[self.at : self.at + 1] in ("", "}", "[", "*"):
                    break
                parts.append("\n" if parts else "")
            else:
                end = re.compile(r"[{}\n]|$").search(self.source, self.at)
                parts.append(self.source[self.at : end.start() if end else None])
                self.at += len(str(parts[-1]))
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(part for part in parts if part != "")

    def placeable(self) -> str | Variable | Quoted | Choice:
        self.expect("{")
        char = self.source[self.at : self.at + 1]
        if char == '"':
            end = self.source.find('"', self.at + 1)
            text = self.source[self.at + 1 : end]
            self.at = end + 1
            self.expect("}", before=True)
            return text
        variable = char == "$"
        self.at += variable
        name = self.taken(_NAME)
        self.blank()
        if variable and self.source.startswith("->", self.at):
            self.at += 2
            return self.choice(name)
        self.expect("}", before=True)
        return Variable(name) if variable else Quoted(name)

    def choice(self, by: str) -> Choice:
        variants: dict[str, Pattern] = {}
        other = ""
        self.blank()
        while self.source[self.at : self.at + 1] != "}":
            head = _KEY.match(self.source, self.at)
            if head is None:
                raise Unreadable(f"no variant at {self.source[self.at :]!r}")
            self.at = head.end()
            variants[head[2]] = self.pattern()
            other = head[2] if head[1] else other
            self.blank()
        self.expect("}")
        if not other:
            raise Unreadable(f"a choice by ${by} has no variant for all others")
        return Choice(by, variants, other)

    # --- letter by letter ---------------------------------------------------------

    def taken(self, what: re.Pattern[str]) -> str:
        found = what.match(self.source, self.at)
        if found is None:
            raise Unreadable(f"{self.source[self.at :]!r} is not expected there")
        self.at = found.end()
        return found[0]

    def blank(self) -> None:
        while self.source[self.at : self.at + 1].isspace():
            self.at += 1

    def expect(self, sign: str, *, before: bool = False) -> None:
        """Takes *sign*, and the blanks after an opening or before a closing one."""
        if before:
            self.blank()
        if not self.source.startswith(sign, self.at):
            raise Unreadable(f"{sign} is missing at {self.source[self.at :]!r}")
        self.at += 1
        if sign == "{":
            self.blank()


# --- saying ---------------------------------------------------------------------------


def said(pattern: Pattern, arguments: Mapping[str, Argument], tag: str, quoted: Callable[[str], Pattern]) -> str:
    """*pattern* in words; what it quotes is looked up by *quoted*. Raises ``KeyError`` for an argument that is missing.

    Arguments are kept apart from the text's direction of writing, as Fluent does it.
    """
    words = list[str]()
    for part in pattern:
        match part:
            case str():
                words.append(part)
            case Variable(name):
                words.append(_apart(number_in(tag, arguments[name]), pattern))
            case Quoted(name):
                words.append(_apart(said(quoted(name), arguments, tag, quoted), pattern))
            case Choice():
                words.append(_apart(said(_chosen(part, arguments[part.by], tag), arguments, tag, quoted), pattern))
    return "".join(words)


def _apart(text: str, pattern: Pattern) -> str:
    return text if len(pattern) == 1 else text.join(_ISOLATED)


def _chosen(choice: Choice, value: Argument, tag: str) -> Pattern:
    exact = f"{value:g}" if isinstance(value, float) else str(value)
    found = choice.variants.get(exact)
    if found is None and not isinstance(value, str):
        found = choice.variants.get(plural_of(tag, value))
    return choice.variants[choice.other] if found is None else found


def number_in(tag: str, value: Argument) -> str:
    """A number with the language's decimal separator; it is not grouped, and text stays as it is.

    >>> number_in("de", 1.5), number_in("en", 1.5), number_in("de", 12)
    ('1,5', '1.5', '12')
    """
    if isinstance(value, str):
        return value
    return decimal_in(tag, f"{value:g}" if isinstance(value, float) else str(value))


def decimal_in(tag: str, figures: str) -> str:
    """Figures like ``1.50`` with the language's decimal separator."""
    return figures if tag in ("en", "he") else figures.replace(".", ",")


def plural_of(tag: str, number: float) -> str:
    """The plural form of a language for a number from 0 up to a million (CLDR).

    >>> [plural_of("ru", count) for count in (1, 2, 5, 21, 1.5)]
    ['one', 'few', 'many', 'one', 'other']
    """
    count = abs(number)
    whole = int(count) if count == int(count) else None
    return _FORMS.get(tag, _english)(count, whole)


def _english(count: float, whole: int | None) -> str:
    del count
    return "one" if whole == 1 else "other"


def _french(count: float, whole: int | None) -> str:
    del whole
    return "one" if count < 2 else "other"


def _czech(count: float, whole: int | None) -> str:
    del count
    if whole is None:
        return "many"
    return {1: "one", 2: "few", 3: "few", 4: "few"}.get(whole, "other")


def _russian(count: float, whole: int | None) -> str:
    del count
    if whole is None:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


def _hebrew(count: float, whole: int | None) -> str:
    if whole is None:
        return "one" if count < 1 else "other"
    return {1: "one", 2: "two"}.get(whole, "other")


_FORMS: Final = {"fr": _french, "cs": _czech, "ru": _russian, "he": _hebrew}
"""Languages with plural forms other than those of English, German, Spanish, Italian and Portuguese."""
