"""Refusals in the reader's language.

Rules, records, players and the command line itself say in English what is wrong. Their sentences are among the words,
too, as ``retold-…``: a sentence is recognised by its English form, its variables are read off, and the same is said in
the reader's language. What is not recognised stays as it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from demesne.cli import tongue
from demesne.cli.tongue import told
from demesne.server.words.fluent import Variable

__all__ = ["retold"]

_FAMILY: Final = "retold-"
_AROUND: Final = ("near", "at", "in")
"""What stands around other sentences, from the outside in; of all others, those with most words are tried first."""
_PARTS: Final = {"problem", "what", "reason"}
"""Variables that hold another sentence."""
_APOSTROPHE: Final = "\u2019"
_FORMS: Final = {"line": r"\d+", "field": r"--[\w-]+(?:, --[\w-]+)*|'[^']*'|\S+|.+?(?=: expected )"}
"""What a variable looks like, where it cannot be just anything."""


def retold(text: str) -> str:
    """The refusal *text* in the language that is spoken; as it is in English.

    >>> retold("--players: expected one of random, greedy, not 'gredy'")
    "--players: expected one of random, greedy, not 'gredy'"
    """
    return text if tongue.spoken() == tongue.ENGLISH else _retold(text)


def _retold(text: str) -> str:
    for code, form in _sentences():
        if found := form.fullmatch(text):
            return told("retold", code, **{name: _named(name, part) for name, part in found.groupdict().items()})
    return text


def _named(name: str, part: str) -> str:
    """What a variable holds: a sentence again, numbers in a row, or what it is called everywhere."""
    if name == "counts":
        return part.replace(" or ", ", ")
    return _retold(part) if name in _PARTS else part


@cache
def _sentences() -> list[tuple[str, re.Pattern[str]]]:
    """Each sentence's code and English form, in the order in which they are tried."""
    codes = [name.removeprefix(_FAMILY) for name in tongue.names() if name.startswith(_FAMILY)]
    forms = {code: _form(code) for code in codes}
    around = [code for code in _AROUND if code in forms]
    others = sorted(forms.keys() - set(around), key=lambda code: (-len(forms[code][1]), code))
    return [(code, forms[code][0]) for code in [*around, *others]]


def _form(code: str) -> tuple[re.Pattern[str], str]:
    """What a sentence looks like in English, with or without a full stop; and its words without its variables."""
    form, plain = "", ""
    for part in tongue.pattern(tongue.ENGLISH, _FAMILY + code):
        if isinstance(part, Variable):
            form += f"(?P<{part.name}>{_FORMS.get(part.name, '.+?')})"
        else:
            form += re.escape(str(part)).replace(_APOSTROPHE, f"['{_APOSTROPHE}]")
            plain += str(part)
    return re.compile(form.removesuffix(r"\.") + r"\.?"), plain
