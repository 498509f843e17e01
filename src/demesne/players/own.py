"""Players of one's own by the place of their class: ``bot.Grabber`` is ``Grabber`` in the module ``bot``."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from demesne.games.near import did_you_mean
from demesne.players.base import Player

__all__ = ["ForeignPlayer", "code_of", "digest", "find", "is_place", "make", "meant", "only_here"]


class ForeignPlayer(ValueError):
    """A place where no player is found, or one that cannot be made; the message says what was expected.

    >>> find("random.Dice")
    Traceback (most recent call last):
    demesne.players.own.ForeignPlayer: a class 'Dice' in the module 'random', which has none
    """


def is_place(name: str) -> bool:
    """Whether *name* could be the place of a class: names joined by dots.

    >>> is_place("bot.Grabber"), is_place("greedy"), is_place("bot.py")
    (True, False, False)
    """
    return all(map(str.isidentifier, name.split("."))) and "." in name and not name.endswith(".py")


def meant(spec: str) -> str:
    """The place of a class that *spec* seems to mean, where it names a file or puts a colon before the class; or empty.

    >>> meant("./bot.py:Grabber"), meant("bot:Grabber"), meant("bot.py"), meant("mc:playouts=4")
    ('bot.Grabber', 'bot.Grabber', 'bot.ClassName', '')
    """
    found = re.fullmatch(r"(?:\./)?(\w+)(\.py)?(?:[:.]([A-Z]\w*))?", spec)
    if not found or not (found[2] or found[3]):
        return ""
    return f"{found[1]}.{found[3] or 'ClassName'}"


def find(place: str) -> Callable[..., Any]:
    """What makes the player at *place*, its module imported. Raises ``ForeignPlayer``.

    >>> find("random.Random").__name__
    'Random'
    """
    module, _, name = place.rpartition(".")
    try:
        imported = import_module(module)
    except ModuleNotFoundError as error:
        raise ForeignPlayer(f"a module that can be imported for {place!r}, but there is no {error.name!r}") from None
    except Exception as error:
        raise ForeignPlayer(f"a module that can be imported for {place!r}, not one with {_told(error)}") from error
    found = getattr(imported, name, None)
    if not callable(found):
        players = [each for each, value in vars(imported).items() if callable(getattr(value, "decide", None))]
        near = did_you_mean(name, players)
        raise ForeignPlayer(f"a class {name!r} in the module {module!r}, which has none{near}")
    made_by: Callable[..., Any] = found
    return made_by


def make(place: str, rng: Random, **parameters: str) -> Player:
    """The player at *place*, made from *rng* and *parameters*. Raises ``ForeignPlayer``.

    >>> type(make("demesne.players.random.RandomPlayer", Random(7))).__name__
    'RandomPlayer'
    """
    try:
        player = find(place)(rng, **parameters)
    except ForeignPlayer:
        raise
    except Exception as error:
        raise ForeignPlayer(
            f"a class that can be made from a Random and {_named(parameters)}, but {place!r} says {_told(error)}"
        ) from error
    if not callable(getattr(player, "decide", None)):
        raise ForeignPlayer(f"a player, which has a method 'decide', at {place!r}")
    return player  # type: ignore[no-any-return]


def code_of(place: str) -> str:
    """A digest of the file that the class at *place* stands in, empty where there is no file.

    >>> len(code_of("demesne.players.random.RandomPlayer"))
    16
    """
    file = _file_of(getattr(find(place), "__module__", ""))
    return digest(file) if file else ""


def only_here(place: str) -> bool:
    """Whether no other process finds the class at *place*: it was typed in, as in a notebook, and stands in no file.

    >>> only_here("demesne.players.random.RandomPlayer")
    False
    """
    module = place.rpartition(".")[0]
    return module == "__main__" and _file_of(module) is None


def _file_of(module: str) -> str | None:
    """The file of a module that is imported; none where it was typed in, whatever it is called then."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return file if file and Path(file).is_file() else None


@cache
def digest(file: str) -> str:
    """A short digest of what *file* holds when it is first asked about. Raises ``ForeignPlayer``.

    >>> len(digest(__file__))
    16
    """
    try:
        return sha256(Path(file).read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise ForeignPlayer(f"a file that can be read, not {file} ({error.strerror})") from None


def _named(parameters: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in parameters.items()) or "nothing else"


def _told(error: Exception) -> str:
    return re.sub(r"\s+", " ", f"{type(error).__name__}: {error}")
