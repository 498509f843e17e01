"""Networks as files: the weights, and what they were trained on.

A file is one JSON object. Its weights are little-endian 32-bit floats in base 64: from
each input to each unit, the units' biases (``shift``), from each unit to the output,
the output's bias (``base``).
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from demesne.games.base import OptionError
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.rules import Rules
from demesne.games.registry import make_game

__all__ = [
    "Taught",
    "WeightsError",
    "among",
    "modes_text",
    "net_of",
    "read_weights",
    "shipped",
    "text_of",
    "write_weights",
]


class WeightsError(ValueError):
    """A file that holds no weights for this network; the message says what was expected.

    >>> read_weights("7", "mine.json")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    demesne.players.queendomino.weights.WeightsError: mine.json: expected weights as 'demesne train' writes them (...)
    """


@dataclass(frozen=True, slots=True)
class Taught:
    """A network as it is stored in a file.

    ``options`` are all sets of options that were played, each with each number of ``players``;
    ``inputs`` and ``hidden`` say how large the network is.

    >>> taught = Taught("kingdomino", (2, 3), ({},), 0, 0, "", "", 1, 1, "")
    >>> [rules.seats for rules in taught.rules()]
    [2, 3]
    """

    game: str
    players: tuple[int, ...]
    options: tuple[Mapping[str, object], ...]
    games: int
    seed: int
    command: str
    demesne: str
    inputs: int
    hidden: int
    weights: str

    def rules(self) -> Iterable[Rules]:
        """The rules of every mode that it was trained on."""
        for players in self.players:
            for options in self.options:
                game = make_game(self.game, players, options)
                assert isinstance(game, QueendominoGame)
                yield game.rules


# --- files ----------------------------------------------------------------------------


def read_weights(text: str, name: str = "weights") -> Taught:
    """The network in a file's *text*. Raises ``WeightsError``, with *name* as the name of the file.

    >>> taught = Taught("kingdomino", (2,), ({},), 0, 0, "", "", 1, 1, "")
    >>> read_weights(write_weights(taught)) == taught
    True
    """
    try:
        told = json.loads(text)
        taught = Taught(**{**told, "players": tuple(told["players"]), "options": tuple(told["options"])})
        list(taught.rules())
    except (ValueError, KeyError, TypeError, AssertionError, OptionError) as error:
        raise WeightsError(f"{name}: expected weights as 'demesne train' writes them ({error})") from None
    return taught


def write_weights(taught: Taught) -> str:
    """*taught* as the text of a file, one key on a line.

    >>> taught = Taught("kingdomino", (2,), ({},), 0, 0, "", "", 1, 1, "")
    >>> write_weights(taught).splitlines()[1]
    ' "game": "kingdomino",'
    """
    return json.dumps(asdict(taught), indent=1, sort_keys=False) + "\n"


@cache
def shipped() -> Sequence[Taught]:
    """The networks that come with the package.

    >>> {taught.game for taught in shipped()} <= {"kingdomino", "queendomino"}
    True
    """
    folder = files(__package__).joinpath("nets")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [read_weights(file.read_text("utf-8"), file.name) for file in found]


def among(nets: Sequence[Taught], rules: Rules) -> Taught | None:
    """The first of *nets* that was trained under *rules*; ``None`` when there is none.

    >>> rules = make_game("queendomino", 4).rules
    >>> among(shipped(), rules).game, among([], rules)
    ('queendomino', None)
    """
    return next((taught for taught in nets if rules in taught.rules()), None)


def modes_text(nets: Sequence[Taught]) -> str:
    """What *nets* are weights for, in words.

    >>> "queendomino for 2, 3, 4 with options {}" in modes_text(shipped())
    True
    """
    return "; ".join(
        f"{taught.game} for {', '.join(map(str, taught.players))} with options "
        + " or ".join(json.dumps(dict(options), separators=(",", ":")) for options in taught.options)
        for taught in nets
    )


# --- numbers --------------------------------------------------------------------------

_PARTS = ("first", "shift", "second", "base")


def text_of(net: Any) -> str:
    """The weights as text of *net*, an element of an array of networks.

    >>> import numpy as np
    >>> tiny = np.zeros(1, [(part, "<f4", (1,)) for part in ("first", "shift", "second", "base")])
    >>> text_of(tiny[0]) == b64encode(bytes(16)).decode()
    True
    """
    import numpy as np

    return b64encode(b"".join(np.asarray(net[part], "<f4").tobytes() for part in _PARTS)).decode()


def net_of(text: str, name: str = "weights") -> Any:
    """An array with the one network whose weights are *text*. Raises ``WeightsError``.

    >>> told = shipped()[0].weights
    >>> text_of(net_of(told)[0]) == told
    True
    """
    import numpy as np

    from demesne.players.queendomino.search.features import INPUTS
    from demesne.players.queendomino.search.network import HIDDEN, NET

    sizes = [INPUTS * HIDDEN, HIDDEN, HIDDEN, 1]
    try:
        numbers = np.frombuffer(b64decode(text, validate=True), "<f4")
    except ValueError as error:
        raise WeightsError(f"{name}: expected numbers in base 64 ({error})") from None
    if len(numbers) != sum(sizes) or not np.isfinite(numbers).all():
        want = f"{sum(sizes)} finite weights, for {INPUTS} inputs and {HIDDEN} units"
        raise WeightsError(f"{name}: expected {want}, not {len(numbers)}")
    net = np.zeros(1, NET)
    for part, found in zip(_PARTS, np.split(numbers, np.cumsum(sizes)[:-1]), strict=True):
        net[0][part] = found.reshape(net[0][part].shape)
    return net
