"""Options of a game as JSON gives them: read value by value, or refused with the place of the fault."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from demesne.games.base import OptionError
from demesne.games.near import did_you_mean

__all__ = ["LONGEST_NAME", "check_names", "choice", "owners_name", "table"]

LONGEST_NAME = 40
"""The most characters in the name that owners give to what they entered."""

T = TypeVar("T")


def check_names(game: str, options: Iterable[str], names: Collection[str]) -> None:
    """Raises ``OptionError`` for the first of *options* that is not among *names*, the options of *game*.

    >>> check_names("chess", ["size"], ["clock"])
    Traceback (most recent call last):
    demesne.games.base.OptionError: chess has no option 'size'; it has clock
    """
    if unknown := sorted(set(options) - set(names), key=str):
        near = did_you_mean(unknown[0], names)
        raise OptionError(f"{game} has no option {unknown[0]!r}; it has {', '.join(names)}{near}")


def choice(options: Mapping[str, object], name: str, values: tuple[T, ...], default: T) -> T:
    """The value of option *name*, one of *values*; *default* unless it is given. Raises ``OptionError``.

    >>> choice({"size": 7}, "size", (5, 7), 5), choice({}, "size", (5, 7), 5)
    (7, 5)
    """
    value = options.get(name, default)
    for allowed in values:
        if value == allowed and type(value) is type(allowed):
            return allowed
    near = did_you_mean(value, values)
    raise OptionError(f"option {name!r} must be one of {', '.join(map(_word, values))}, not {value!r}{near}")


def _word(value: object) -> str:
    """*value* as JSON would write it: true and false in lower case."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def table(place: str, given: object, names: Iterable[str]) -> Mapping[str, object]:
    """*given*, the value at *place*, as a table whose keys are among *names*. Raises ``OptionError``.

    >>> table("box", {"name": "ours"}, ("name", "tiles"))["name"]
    'ours'
    """
    known = list(names)
    if not isinstance(given, Mapping):
        raise OptionError(f"option {place!r} must be an object with some of {', '.join(known)}")
    for key in given:
        if key not in known:
            near = did_you_mean(key, known)
            raise OptionError(f"option {place!r} has no {str(key)[:20]!r}; it has {', '.join(known)}{near}")
    return given


def owners_name(place: str, given: object) -> str:
    """*given*, the value at *place*, as a name that an owner chose. Raises ``OptionError``.

    >>> owners_name("box.name", "ours")
    'ours'
    """
    if not isinstance(given, str) or len(given) > LONGEST_NAME or not (given.isprintable() and given == given.strip()):
        raise OptionError(f"option {place!r} must be a name of at most {LONGEST_NAME} characters")
    return given
