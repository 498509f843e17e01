"""Names of people and what they say, as it may be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from demesne.server.wire.refusals import Refusal

__all__ = ["GONE", "LONGEST", "LONGEST_LINE", "clean_line", "clean_name", "clean_words", "distinct_name", "skeleton"]

GONE = "…"
"""The name of somebody who has left for good; nobody can take it."""
LONGEST = 20
LONGEST_LINE = 200
_MARKS = 2  # on one letter: enough for every living script, too few to stack them

# Letters of other scripts that look like Latin ones: enough to notice that two names look alike.
_CYRILLIC = (
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u0501\u04bb\u051b\u051d\u043a\u043c\u0442\u0432\u043d"
)
_GREEK = "\u03b1\u03bf\u03c1\u03b9\u03bd\u03c5\u03c4\u03ba\u03c7\u03b5"
_ALIKE = str.maketrans(_CYRILLIC + _GREEK + "01|\u0131i\u0261", "aceopxyljsdhqwkmtbh" + "aoplvutkxe" + "ollllg")


def clean_name(text: str, longest: int = LONGEST) -> str:
    """*text* as a name: one line of at most *longest* characters, no hidden or direction-changing characters.

    Raises ``Refusal`` ``name.empty`` when nothing readable is left.
    """
    name = _clean(text, longest)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        raise Refusal("name.empty")
    return name


def clean_line(text: str) -> str:
    """*text* as one line of talk, cleaned like a name, at most 200 characters.

    Raises ``Refusal`` ``talk.empty`` when nothing is left.
    """
    if not (line := _clean(text, LONGEST_LINE)):
        raise Refusal("talk.empty")
    return line


def clean_words(text: str, longest: int) -> str:
    """*text* as one line of at most *longest* characters, cleaned like a name; empty if nothing is left."""
    return _clean(text, longest)


def _clean(text: str, longest: int) -> str:
    flat = unicodedata.normalize("NFKC", text[: 16 * longest])
    return " ".join("".join(_keep(flat)).split())[:longest].rstrip()


def _keep(text: str) -> Iterable[str]:
    """What may stay of *text*: no control, format, private or unassigned characters, few marks."""
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or category == "Cc":
            yield " "
        elif category[0] != "C" and marks <= _MARKS:
            yield sign


def distinct_name(name: str, others: Iterable[str]) -> str:
    """*name*, followed by a number if one of *others* looks the same."""
    taken = {skeleton(other) for other in others}
    found, count = name, 1
    while skeleton(found) in taken:
        count += 1
        found = f"{name[: LONGEST - 3]} {count}"
    return found


def skeleton(name: str) -> str:
    """What *name* looks like: without case, marks and the script of look-alike letters."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in bare if unicodedata.category(sign)[0] != "M").translate(_ALIKE)
