"""JSON Lines read from outside: every fault names the line, the field, what was expected."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from demesne.cli.shell import BadInput, read
from demesne.games.grid import Square
from demesne.records.jsonl import dumps, loads

__all__ = ["Line", "answer", "lines", "shown"]

T = TypeVar("T")

MOST = 1_000_000
"""No number in a kingdom is larger."""


@dataclass(frozen=True, slots=True)
class Line:
    """A decoded line of a file and its number, asked for its fields."""

    number: int
    values: Mapping[str, Any]
    within: str = ""
    """Where in the line the fields are, as refusals name it."""

    def refuse(self, field: str, expected: str) -> NoReturn:
        """Raises ``BadInput`` for *field*."""
        raise BadInput(f"line {self.number}: {self.within}{field}: expected {expected}")

    def only(self, keys: Collection[str]) -> None:
        """Refuses any key that is not among *keys*."""
        for key in self.values:
            if key not in keys:
                self.refuse(shown(key), f"only the keys {', '.join(keys)}")

    def one_of(self, key: str, choices: Collection[Any], default: Any = None) -> Any:
        """The value of *key*, one of *choices*."""
        value = self.values.get(key, default)
        if isinstance(value, bool | float | list | dict) or value not in choices:
            self.refuse(key, f"one of {', '.join(map(str, choices))}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when it is missing."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            self.refuse(key, f"true or false, not {shown(value)}")
        return value

    def count(self, key: str) -> int:
        """A whole number from 0; 0 when it is missing."""
        return self.whole(key, self.values.get(key, 0), 0)

    def list(self, key: str) -> list[Any]:
        """A list, empty when it is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            self.refuse(key, f"a list, not {shown(value)}")
        return value

    def whole(self, field: str, value: object, least: int = -MOST) -> int:
        """*value* when it is a whole number from *least* on."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
            bounds = f"from {least} to {MOST}" if least == 0 else f"within {MOST}"
            self.refuse(field, f"a whole number {bounds}, not {shown(value)}")
        return value

    def square(self, field: str, value: object) -> Square:
        """*value* when it is ``[x, y]``."""
        if not isinstance(value, list) or len(value) != 2:
            self.refuse(field, f"[x, y], not {shown(value)}")
        return self.whole(f"{field}[0]", value[0]), self.whole(f"{field}[1]", value[1])


def shown(value: object) -> str:
    """*value* as JSON, cut short."""
    text = dumps(value)
    return text if len(text) <= 40 else text[:39] + "…"


def lines(path: str) -> Iterator[Line]:
    """The JSON objects of the file (``-``: standard input), blank lines left out."""
    for number, text in enumerate(read(path).split("\n"), start=1):
        if not text.strip():
            continue
        try:
            value = loads(text)
        except ValueError as error:
            raise BadInput(f"line {number}: line: {error}") from None
        if not isinstance(value, dict):
            raise BadInput(f"line {number}: line: expected a JSON object, not {shown(value)}")
        yield Line(number, value)


def answer(path: str, reply: Callable[[Line], Mapping[str, object]]) -> list[str]:
    """What *reply* says to each line, as lines of JSON.

    All of them are read before the first is given, so that a fault on the last
    line leaves nothing written.
    """
    return [dumps(reply(line)) for line in lines(path)]
