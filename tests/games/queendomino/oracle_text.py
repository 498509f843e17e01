"""The oracle's own reader and writer of positions, for ``docs/notation.md`` has two readers too."""

from __future__ import annotations

import re
from typing import Any

from tests.games.queendomino.oracle import ROWS, Oracle
from tests.games.queendomino.oracle_realm import WORKS, Realm, at, to_square

LETTERS = {"W": "wheat", "F": "forest", "L": "lake", "G": "grassland", "S": "swamp", "M": "mine", "T": "town"}
LETTERS["C"] = "castle"
CODES = {str(work["code"]): name for name, work in WORKS.items()}


def write(table: Oracle) -> str:
    """The position's notation, put together anew."""
    line = [f"{number}@{seat}" for number, seat in table.now]
    new = [f"{number}" if seat is None else f"{number}@{seat}" for number, seat in sorted(table.new.items())]
    slots = [str(WORKS[tile]["code"]) if tile else "." for tile in table.board]
    pile = [f"{WORKS[name]['code']}{left}" for name, left in sorted(table.pile.items()) if left]
    head = [str(table.players), str(table.size), table.edition, *map(game_text, table.earlier)]
    fields = [":".join(head), table.step, f"{table.round}.{table.turn}"]
    fields += [dash(table.drawn), ",".join(line) or "-", ",".join(new) or "-"]
    boxes = "|".join(",".join(map(str, sorted(left))) or "-" for _, left in table.boxes)
    fields += [boxes, ",".join(slots), dash(table.dragon)]
    fields += [",".join(pile) or "-", dash(table.queen), ";".join(map(at, table.fresh)) or "-"]
    return " ".join([*fields, *map(realm_text, table.realms)])


def game_text(game: list[dict[str, int]]) -> str:
    """The points of a dynasty's earlier game, row by row."""
    return "/".join("+".join(str(side[row]) for row in ROWS) for side in game)


def dash(value: int | None) -> str:
    return "-" if value is None else str(value)


def realm_text(realm: Realm) -> str:
    letters = {terrain: letter for letter, terrain in LETTERS.items()}
    words = []
    for square, (terrain, crowns) in sorted(realm.land.items()):
        code = str(WORKS[realm.works[square]]["code"]) if square in realm.works else ""
        knight = "*" if square in realm.knights else ""
        words.append(f"{at(square)}{letters[terrain]}{crowns or ''}{code}{knight}")
    return f"{realm.coins}/{realm.guard}/{realm.towers}/{';'.join(words)}"


def listed(text: str, between: str = ",") -> list[str]:
    return [] if text == "-" else text.split(between)


def read(text: str, game: str = "queendomino", options: dict[str, Any] | None = None) -> Oracle:
    """The table that stands in a position's notation, of *game* with *options*."""
    head, step, clock, drawn, now, new, box, slots, dragon, pile, queen, fresh, *realms = text.split(" ")
    players, size, edition, *games = head.split(":")
    table = Oracle(int(players), game, **{"size": int(size), "edition": edition, **(options or {})})
    table.earlier = [[read_game(side) for side in played.split("/")] for played in games]
    table.step = step
    table.round, table.turn = map(int, clock.split("."))
    table.drawn, table.dragon, table.queen = (None if v == "-" else int(v) for v in (drawn, dragon, queen))
    table.now = [(int(n), int(s)) for n, s in (word.split("@") for word in listed(now))]
    table.new = {int(w.split("@")[0]): int(w.split("@")[1]) if "@" in w else None for w in listed(new)}
    left = [set(map(int, listed(part))) for part in box.split("|")]
    table.boxes = [(name, numbers) for (name, _), numbers in zip(table.boxes, left, strict=True)]
    table.board = [CODES.get(code) for code in slots.split(",")]
    table.pile = dict.fromkeys(WORKS, 0) | {CODES[word[:2]]: int(word[2:]) for word in listed(pile)}
    table.fresh = [to_square(word) for word in listed(fresh, ";")]
    table.realms = [read_realm(word, table) for word in realms]
    return table


def read_game(text: str) -> dict[str, int]:
    return dict(zip(ROWS, map(int, text.split("+")), strict=True))


def read_realm(text: str, table: Oracle) -> Realm:
    coins, guard, towers, land = text.split("/")
    realm = Realm(table.size, int(coins), int(guard), table.works)
    realm.towers, realm.land = int(towers), {}
    for word in land.split(";"):
        found = re.fullmatch(r"(.+,-?\d+)([A-Z])(\d?)([a-z]*)(\*?)", word)
        assert found, word
        square = to_square(found[1])
        realm.land[square] = (LETTERS[found[2]], int(found[3] or 0))
        if found[4]:
            realm.works[square] = CODES[found[4]]
        if found[5]:
            realm.knights.add(square)
    return realm
