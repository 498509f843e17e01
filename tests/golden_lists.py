"""How golden playthroughs write down what is legal: lists that are short, and name every move.

``place 5 0,1 0,2; 0,1 1,1; pass`` spares the words that the move before begins with too.
A list that does not fit on a line stands on several, in groups that an insertion leaves
alone. One that hardly differs from an earlier one is told as the difference.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

__all__ = ["difference", "listed", "read"]

WIDE = 140
"""Characters of a line, for what comes in several."""
START = "  of "


def listed(words: list[str]) -> list[str]:
    """All *words*, on a line where they fit; otherwise a line for each of those that begin alike."""
    whole = START + _short(words)
    if len(whole) <= WIDE:
        return [whole]
    groups: dict[str, list[str]] = {}
    for word in words:
        groups.setdefault(_group(word), []).append(word)
    return [START + _short(group) for group in groups.values()]


def difference(before: str, known: Collection[str], words: Collection[str]) -> list[str]:
    """*words* as the list *before*, which has *known*: without what is gone, with what is new."""
    gone, new = [word for word in known if word not in words], [word for word in words if word not in known]
    told = [f"without {_short(gone)}"] * bool(gone) + [f"with {_short(new)}"] * bool(new)
    return [", ".join([START + before, *told])]


def read(lines: Iterable[str], lists: dict[str, list[str]]) -> list[str]:
    """The moves that *lines* list, in full; *lists* are those of other plies, by number."""
    moves: list[str] = []
    for line in lines:
        found = re.fullmatch(r"(?:those at (\d+)|what is left)(?:, without (.*?))?(?:, with (.*))?", line)
        if found:
            gone, new = set(_spelled(found[2] or "")), _spelled(found[3] or "")
            moves += [*(word for word in lists.get(found[1], []) if word not in gone), *new]
        else:
            moves += _spelled(line)
    return moves


def _short(words: list[str]) -> str:
    kinds = [_kind(word) for word in words]
    before = ["", *kinds]
    return "; ".join(
        word.removeprefix(kind) if kind == before[place] else word
        for place, (word, kind) in enumerate(zip(words, kinds, strict=True))
    )


def _spelled(text: str) -> list[str]:
    words: list[str] = []
    kind = ""
    for word in filter(None, text.split("; ")):
        whole = word if _kind(word) or word.isalpha() else kind + word
        words.append(whole)
        kind = _kind(whole)
    return words


def _kind(word: str) -> str:
    """What is spared when it comes again: the kind of a move, and the domino it is about."""
    found = re.match(r"(place \d+|(?!x\d)[a-z]+) ", word)
    return found[0] if found else ""


def _group(word: str) -> str:
    """What the moves of one line begin with: the kind, and the column of the first square."""
    found = re.match(r".*? (?=-?\d+,|[a-z]\d)(-?\d+|[a-z])", word)
    return found[0] if found else word.split(" ", maxsplit=1)[0]
