"""A second, deliberately naive Queendomino family, written from the rules text alone.

It shares no code with ``demesne.games``: it reads the printed tables with its own
eyes, tries every square of a wide grid, and changes a table in place. Moves are text
in the notation of ``docs/notation.md``. Slow, plain, and the judge of the rules: both
must agree on every legal move, position and score.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.games.queendomino.oracle_realm import DECKS, WORKS, Realm, Square, at, to_square

__all__ = ["Oracle", "after", "divide", "perft"]

STEPS = ["place", "tax", "build", "bribe", "claim"]
TERRAINS = ["wheat", "forest", "lake", "grassland", "swamp", "mine", "town"]
ROWS = ["wealth", *TERRAINS, "queen", "buildings", "bonuses"]


class Oracle:
    """A table of the family: who may do what, and what it changes."""

    def __init__(self, players: int, game: str = "queendomino", **options: Any) -> None:
        self.players = players
        self.game = game
        self.options = options
        self.edition = options.get("edition", "us")
        self.size = options.get("size") or self.usual_size()
        self.long, self.rounds, self.kings = self.lengths()
        self.knights = options.get("knight_supply", 22)
        self.decks, self.works = corrected(options.get("box", {}))
        self.earlier: list[list[dict[str, int]]] = []
        self.lay()

    def usual_size(self) -> int:
        """The printed edge of a kingdom (rules 2.1, 13.1, 14.1)."""
        large = {
            "queendomino": self.players == 2,
            "kingdomino": False,
            "royal-wedding": self.players <= 4 or self.teams(),
        }
        return 7 if large[self.game] else 5

    def lengths(self) -> tuple[int, int, int]:
        """Dominoes in a line, rounds, kings of each player (rules 2, 13.1, 13.6, 14.1)."""
        if self.game == "royal-wedding":
            short = self.players <= 4 and self.size == 7
            line = self.options.get("line", 4 if short else 8)
            return line, 96 // line, 1
        kings = 2 if self.players == 2 else 1
        if self.game == "queendomino":
            return 4, 12, kings
        if self.players == 2 and self.size == 5:
            return 4, 6, kings
        return (3 if self.players == 3 else 4), 12, kings

    def lay(self) -> None:
        """The table before anything is turned up."""
        town = self.game != "kingdomino"
        share = 2 if self.teams() and self.options.get("purse") == "seat" else 1
        self.realms = [
            Realm(self.size, 7 * share * town, share * town, self.works)
            for _ in range(self.players // (2 if self.teams() else 1))
        ]
        order = ["queendomino", "kingdomino"] if self.game == "royal-wedding" else [self.game]
        self.boxes = [(name, set(self.decks[name])) for name in order]
        self.pile = {name: int(work["copies"]) * town for name, work in self.works.items()}
        self.board: list[str | None] = [None] * 6
        self.dragon: int | None = None
        self.queen: int | None = None
        self.now: list[tuple[int, int]] = []
        self.new: dict[int, int | None] = {}
        self.round, self.turn = 0, 0
        self.drawn: int | None = None
        self.fresh: list[Square] = []
        self.step = "tiles" if town else "line"

    def teams(self) -> bool:
        return bool(self.options.get("teams"))

    def copy(self) -> Oracle:
        twin = copy.copy(self)
        twin.realms = [realm.copy() for realm in self.realms]
        twin.boxes = [(name, set(left)) for name, left in self.boxes]
        twin.pile, twin.board = dict(self.pile), list(self.board)
        twin.now, twin.new, twin.fresh = list(self.now), dict(self.new), list(self.fresh)
        twin.earlier = list(self.earlier)
        return twin

    # --- who and what -----------------------------------------------------------------

    def mover(self) -> int | str:
        if self.step in ("tiles", "line", "king"):
            return "chance"
        if self.step == "over":
            return "over"
        if self.round == 0:
            assert self.drawn is not None
            order = [self.drawn, 1 - self.drawn, 1 - self.drawn, self.drawn]
            return order[self.turn] if self.one_two_one() else self.drawn
        return self.now[self.turn][1]

    def one_two_one(self) -> bool:
        return self.game == "queendomino" and self.players == 2

    def whose(self) -> int:
        """The kingdom of who is to move: partners sit side by side and share one (rules 14.4)."""
        seat = self.mover()
        assert isinstance(seat, int)
        return seat // 2 if self.teams() else seat

    def box(self) -> set[int]:
        """What is left of the box that the next line comes from (rules 14.2)."""
        return self.boxes[self.round % len(self.boxes)][1]

    def deck(self) -> dict[int, Any]:
        """The dominoes of the line that is played: its round counts from 1."""
        return self.decks[self.boxes[(self.round - 1) % len(self.boxes)][0]]

    def legal(self) -> list[str]:
        options = self.choices()
        return [*options, "pass"] if self.step in ("tax", "build", "bribe") else options

    def choices(self) -> list[str]:
        match self.step:
            case "tiles":
                return [f"tile {name}" for name, left in self.pile.items() if left]
            case "line":
                return [f"deal {number}" for number in self.box()]
            case "king":
                set_ = list(self.new.values())
                return [f"king {seat}" for seat in range(self.players) if set_.count(seat) < self.kings]
            case "over":
                return []
        return self.own_choices(self.realms[self.whose()])

    def own_choices(self, mine: Realm) -> list[str]:
        match self.step:
            case "place":
                number = self.now[self.turn][0]
                return mine.places(number, self.deck()) or [f"discard {number}"]
            case "tax":
                one = [f"tax {at(s)}" for s in self.fresh if mine.guard >= 1]
                a, b = [*sorted(self.fresh), (0, 0), (0, 0)][:2]
                return one + ([f"tax {at(a)} {at(b)}"] if self.fresh and mine.guard >= 2 else [])
            case "build":
                sites = [s for s, half in mine.land.items() if half[0] == "town" and s not in mine.works]
                shops = [c for c in range(6) if self.board[c] is not None and self.asked(c) <= mine.coins]
                return [f"build {cost} {at(site)}" for cost in shops for site in sites]
            case "bribe":
                free = self.dragon is None and self.queen != self.whose() and mine.coins >= 1
                return [f"bribe {cost}" for cost in range(6) if free and self.board[cost] is not None]
        return [f"claim {number}" for number, seat in self.new.items() if seat is None]

    def asked(self, cost: int) -> int:
        return cost - 1 if self.queen == self.whose() and cost > 0 else cost

    # --- what a move changes ----------------------------------------------------------

    def play(self, text: str) -> None:
        word, *rest = text.split(" ")
        if word == "tile":
            self.board[self.board.index(None)] = rest[0]
            self.pile[rest[0]] -= 1
            self.deal_on()
        elif word == "deal":
            self.box().remove(int(rest[0]))
            self.new[int(rest[0])] = None
            self.deal_on()
        elif word == "king":
            self.drawn, self.step = int(rest[0]), "claim"
        elif word == "claim":
            self.claim(int(rest[0]))
        else:
            self.own_step(word, rest, self.realms[self.whose()])
            self.next_step()

    def claim(self, number: int) -> None:
        self.new[number] = int(self.mover())
        if self.round > 0:
            self.next_turn()
            return
        self.turn += 1
        if self.turn == self.players * self.kings:
            self.drawn = None
            self.next_round()
        else:
            self.step = "claim" if self.one_two_one() else "king"

    def own_step(self, word: str, rest: list[str], mine: Realm) -> None:
        if word == "place":
            self.fresh = [to_square(rest[1]), to_square(rest[2])]
            for square, half in zip(self.fresh, self.deck()[int(rest[0])], strict=True):
                mine.land[square] = half
        elif word == "tax":
            squares = [to_square(r) for r in rest]
            mine.coins += mine.tax(squares)
            mine.guard -= len(squares)
            mine.knights |= set(squares)
        elif word == "build":
            self.build(int(rest[0]), to_square(rest[1]), mine)
        elif word == "bribe":
            mine.coins -= 1
            self.dragon = int(rest[0])
            self.board[self.dragon] = None

    def build(self, cost: int, square: Square, mine: Realm) -> None:
        name = self.board[cost]
        assert name is not None
        mine.coins -= self.asked(cost)
        self.board[cost] = None
        mine.works[square] = name
        left = max(0, self.knights - sum(r.owned() for r in self.realms))
        mine.guard += min(int(self.works[name]["knights"]), left)
        gained = min(int(self.works[name]["towers"]), 15 - sum(r.towers for r in self.realms))
        mine.towers += gained
        if gained > 0 and all(mine.towers >= other.towers for other in self.realms):
            self.queen = self.whose()

    # --- what comes next --------------------------------------------------------------

    def next_step(self) -> None:
        steps = ["place", "claim"] if self.game == "kingdomino" else STEPS
        for step in steps[steps.index(self.step) + 1 :]:
            self.step = step
            if self.choices():
                return
        self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        self.fresh = []
        self.step = "place"
        if self.turn == len(self.now):
            self.next_round()

    def next_round(self) -> None:
        if self.round == self.rounds:
            self.end()
            return
        self.round += 1
        self.turn = 0
        self.now = [(number, seat) for number, seat in sorted(self.new.items()) if seat is not None]
        self.new = {}
        self.dragon = None
        left = [tile for tile in self.board if tile is not None]
        self.board = [*left, None, None, None, None, None, None][:6]
        self.deal_on()

    def end(self) -> None:
        """The end, or a new game of a dynasty (rules 13.7)."""
        if self.options.get("dynasty") and len(self.earlier) < 2:
            self.earlier.append([self.count(side) for side in range(len(self.realms))])
            self.lay()
        else:
            self.step = "over"

    def deal_on(self) -> None:
        if None in self.board and any(self.pile.values()):
            self.step = "tiles"
        elif len(self.new) < self.long and self.round < self.rounds and self.box():
            self.step = "line"
        else:
            self.step = "king" if self.round == 0 else "place"

    # --- the end ----------------------------------------------------------------------

    def count(self, side: int) -> dict[str, int]:
        """What *side* has scored in this game."""
        bonuses, centre = self.options.get("bonuses", []), self.options.get("centre", "extent")
        return self.realms[side].score(queen=self.queen == side, bonuses=bonuses, centre=centre)

    def scores(self) -> list[dict[str, int]]:
        found = []
        for side in range(len(self.realms)):
            games = [self.count(side), *(game[side] for game in self.earlier)]
            found.append({row: sum(game[row] for game in games) for row in ROWS})
        return found

    def ranks(self) -> list[int]:
        keys = [[sum(rows.values()), *self.tie(realm)] for rows, realm in zip(self.scores(), self.realms, strict=True)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def tie(self, realm: Realm) -> list[int]:
        """What parts equal points (rules 11.2, 11.3, 13.4, 13.7)."""
        if self.options.get("dynasty"):
            return []
        if self.game == "kingdomino":
            return [realm.widest(), realm.crowned()]
        coins = self.options.get("last_tie", "coins" if self.edition == "cz" else "shared")
        return [realm.widest(), *([realm.coins % 3] if coins == "coins" else [])]


def corrected(box: dict[str, Any]) -> tuple[dict[str, dict[int, Any]], dict[str, dict[str, Any]]]:
    """The tables with an owner's corrections (rules 12.3)."""
    decks, works = copy.deepcopy(DECKS), copy.deepcopy(WORKS)
    for name, fields in box.get("buildings", {}).items():
        works[name].update(fields)
    for name, dominoes in box.get("dominoes", {}).items():
        for number, ((one, crowns), (other, more)) in dominoes.items():
            decks[name][int(number)] = ((one, crowns), (other, more))
    return decks, works


def perft(table: Oracle, depth: int) -> int:
    """Lines of play of *depth* plies, counted by trying them all."""
    moves = table.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(after(table, move), depth - 1) for move in moves)


def divide(table: Oracle, depth: int) -> dict[str, int]:
    if depth == 1:
        return dict.fromkeys(table.legal(), 1)
    return {move: perft(after(table, move), depth - 1) for move in table.legal()}


def after(table: Oracle, move: str) -> Oracle:
    twin = table.copy()
    twin.play(move)
    return twin
