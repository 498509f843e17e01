"""A pseudo-locale: English written from right to left and two fifths longer, to see what does not fit.

It is generated while a test runs, in place of Hebrew, and exists nowhere else.
"""

from __future__ import annotations

import json
import re
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Route

from demesne.server.words.fluent import Choice, Pattern, Quoted, Variable, read, sources

__all__ = ["LONGER", "STANDS_FOR", "pseudo", "speak_pseudo", "stretched"]

STANDS_FOR: Final = "he"
"""The language whose words are not fetched: it is written from right to left."""
LONGER: Final = 0.4
_ENGLISH: Final = Path(__file__).parent.parent / "locales" / "en"
_CHUNK: Final = re.compile(rf"/assets/words-{STANDS_FOR}-([a-z-]+)-[\w-]{{8}}\.js$")
_WORD: Final = re.compile(r"[A-Za-z]{3,}")
_NAMES: Final = {"Queendomino", "Kingdomino", "Domaine", "demesne"}
"""Names that are the same in every language."""
_ACCENTS: Final = str.maketrans("aeiouAEIOU", "àéîõüÀÉÎÕÜ")


def pseudo(text: str) -> str:
    """A file of messages, made longer.

    >>> pseudo("seat = seat { $number }\\n")
    'seat = séeàat { $number }\\n'
    """
    return "".join(f"{name} = {_written(read(source))}\n" for name, source in sources(text).items())


def stretched(text: str) -> str:
    """Each word two fifths longer: its vowels are doubled, and the word is repeated where it has few.

    >>> stretched("Play now"), stretched("rhythms"), stretched("a queue")
    ('Plààay nõow', 'rhythmsrhy', 'a qüuéeue')
    """
    return _WORD.sub(lambda found: found[0] if found[0] in _NAMES else _longer(found[0]), text)


def _longer(word: str) -> str:
    more = max(1, round(len(word) * LONGER))
    vowels = [at for at, letter in enumerate(word) if letter in "aeiouAEIOU"]
    if not vowels:
        return word + word[:more]
    added = list(islice(cycle(vowels), more))
    return "".join(letter.translate(_ACCENTS) * added.count(at) + letter for at, letter in enumerate(word))


def _written(pattern: Pattern) -> str:
    """The pattern in Fluent syntax, its text made longer."""
    parts = (stretched(part) if isinstance(part, str) else _placed(part) for part in pattern)
    return "".join(parts).replace("\n", "\n    ") or '{ "" }'


def _placed(part: Variable | Quoted | Choice) -> str:
    if isinstance(part, Variable):
        return f"{{ ${part.name} }}"
    if isinstance(part, Quoted):
        return f"{{ {part.name} }}"
    keys = ((f"*[{key}]" if key == part.other else f"[{key}]", variant) for key, variant in part.variants.items())
    return f"{{ ${part.by} ->\n" + "".join(f" {key} {_written(variant)}\n" for key, variant in keys) + "}"


def speak_pseudo(page: Page) -> None:
    """From now on the page gets these words when it asks for the Hebrew ones."""

    def answer(route: Route) -> None:
        found = _CHUNK.search(route.request.url)
        assert found is not None, route.request.url
        words = pseudo((_ENGLISH / f"{found[1]}.ftl").read_text(encoding="utf-8"))
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(words)};")

    page.route(_CHUNK, answer)
