"""A new table as a browser wants it, checked; and the same table once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from demesne.games.base import OptionError
from demesne.games.registry import GAMES, make_game
from demesne.server.family import Family
from demesne.server.guard.decoding import bounded
from demesne.server.registry import family_of
from demesne.server.table.catalogue import SERVED
from demesne.server.table.dealing import dealer_for
from demesne.server.table.following import game_of_fewer
from demesne.server.table.table import BOT, Chair, Table
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.names import clean_name, distinct_name
from demesne.server.wire.refusals import Refusal

__all__ = ["chairs_for", "new_table", "options_of", "same_again", "served_bot", "with_fewer"]

Reader = Callable[[msgspec.Raw], object]

LONGEST = 200
"""The most characters in an option's value."""


def new_table(table: str, wish: NewTable, owner: str, rng: Random, seed: str | None = None) -> Table:
    """The table that *wish* describes; *owner* gets the seats "you" and "here".

    Raises ``Refusal`` for a game, an option, a bot or a name that cannot be.
    """
    if wish.game not in GAMES:
        raise Refusal("game.unknown", game=wish.game[:64])
    family = family_of(wish.game)
    try:
        game = make_game(wish.game, len(wish.seats), GAMES[wish.game].lay_out(options_of(wish, family), rng))
    except OptionError as fault:
        raise Refusal("option.unknown", problem=str(fault)[:200]) from None
    return Table(table, game, family, chairs_for(wish.seats, owner), dealer_for(rng, seed))


def same_again(table: str, before: Table, rng: Random, seed: str | None = None) -> Table:
    """Another table with the game, the people and the keys of *before*; what chance laid out is laid out anew.

    Everybody sits a side further on, so that whoever began comes last; partners stay partners.

    The words that its seats added to the shuffle were known before this *seed* was chosen, and no longer count.
    """
    kind = GAMES[before.game.name]
    chosen = {name: value for name, value in before.game.options.items() if name not in kind.lay_out({}, rng)}
    game = make_game(kind.name, before.game.seats, kind.lay_out(chosen, rng))
    first = len(before.game.sides[0])
    chairs = [
        replace(chair, salt="", kind=_kind(before, chair)) for chair in [*before.chairs[first:], *before.chairs[:first]]
    ]
    return Table(table, game, before.family, chairs, dealer_for(rng, seed))


def _kind(before: Table, chair: Chair) -> str:
    """The kind of *chair* at the next table: whoever has the host's rights at the end has them there."""
    if chair.kind == "open" and chair.taken and before.hosts(chair.owner):
        return "you"
    return "open" if chair.kind == "you" and not before.hosts(chair.owner) else chair.kind


def with_fewer(table: str, before: Table, rng: Random) -> Table:
    """The table *before*, which waits, without its free chairs. Raises ``Refusal`` if its game needs more players."""
    game = game_of_fewer(before)
    if game is None:
        raise Refusal("table.few")
    return Table(
        table,
        game,
        before.family,
        [chair for chair in before.chairs if chair.taken],
        dealer_for(rng, before.dealer.seed),
    )


def options_of(wish: NewTable, family: Family[Any]) -> Mapping[str, object]:
    """The options as values; *family* reads its own. Raises ``Refusal`` for what cannot be an option."""
    readers: dict[str, Reader] = {**{shelf.word: shelf.read for shelf in family.shelves}, **family.readers}
    return {name: _value(name, raw, readers.get(name)) for name, raw in wish.options.items()}


def _value(name: str, raw: msgspec.Raw, read: Reader | None) -> object:
    try:
        value = bounded(read or _plain)(raw)
    except msgspec.MsgspecError as fault:
        raise Refusal("option.unknown", problem=f"option {name[:64]!r}: {fault}"[:200]) from None
    if not read and len(str(value)) > LONGEST:
        raise Refusal("option.unknown", problem=f"option {name[:64]!r} is too long")
    return value


def _plain(raw: msgspec.Raw) -> object:
    return msgspec.json.decode(raw, type=str | int | bool | list[str])


def chairs_for(wishes: Sequence[SeatWish], owner: str) -> list[Chair]:
    """A chair for each of *wishes*, in their order; people choose their names before bots do."""
    chairs: dict[int, Chair] = {}
    for at, wish in sorted(enumerate(wishes), key=lambda each: each[1].kind == "bot"):
        chairs[at] = _chair(wish, owner, [chair.name for chair in chairs.values()])
    return [chairs[at] for at in range(len(wishes))]


def _chair(wish: SeatWish, owner: str, others: list[str]) -> Chair:
    match wish.kind:
        case "bot":
            name = clean_name(wish.name) if wish.name.strip() else ""
            return Chair("bot", distinct_name(name, others) if name else "", served_bot(wish.bot), BOT)
        case "open":
            return Chair("open")
        case _:
            return Chair(wish.kind, distinct_name(clean_name(wish.name), others), None, owner)


def served_bot(spec: str) -> str:
    """*spec*, if it names a bot that may be asked for here. Raises ``Refusal``."""
    if spec not in SERVED:
        raise Refusal("bot.unknown", problem=f"expected one of {', '.join(SERVED)}, not {spec[:100]!r}")
    return spec
