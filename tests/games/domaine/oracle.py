"""A second, deliberately naive Domaine, written from the rules text alone.

It shares no code with ``demesne.games``: it reads the printed cards with its own
eyes, finds regions by walking, and changes a table in place. Moves are text in the
notation of ``docs/notation.md``. Slow, plain, and the judge of the rules: both must
agree on every legal move, position and score.
"""

from __future__ import annotations

import copy
from itertools import product
from typing import Any

from tests.games.domaine.oracle_country import CARDS, Country, Square, at, edge, to_square

__all__ = ["Oracle", "after", "divide", "perft"]

IDLE = 10
"""After this many rounds in which no card is played or drawn the Chancery is closed (rules 4.8)."""

USUAL: dict[str, Any] = {
    "spacing": 7,
    "expansion": 2,
    "stalling": "printed",
    "second_bonus": "amount",
    "neutral_targets": True,
    "last_knight": True,
    "allied_deserter": True,
    "king_tie": "score",
}
"""The options of rules 13.1."""


class Oracle:
    """A table of Domaine: who may do what, and what it changes."""

    def __init__(self, players: int, board: str, **options: Any) -> None:
        self.players = players
        self.options = USUAL | options
        self.country = Country(board.split("/"))
        self.money = [7] * players
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.open: list[set[str]] = [set() for _ in range(players)]
        self.deck, self.chancery, self.used = set(CARDS), set[str](), set[str]()
        self.step, self.seat = "deal", 0
        self.placed = 0
        self.castle: Square | None = None
        self.card, self.action, self.left, self.done = "", "", 0, 0
        self.grows: Square | None = None
        self.sold = ""
        self.idle = 0
        self.turns = 0
        self.king: int | None = None
        self.bonus = [0] * players

    def copy(self) -> Oracle:
        twin = copy.copy(self)
        twin.country = self.country.copy()
        twin.money, twin.bonus = list(self.money), list(self.bonus)
        twin.hands, twin.open = [set(hand) for hand in self.hands], [set(hand) for hand in self.open]
        twin.deck, twin.chancery, twin.used = set(self.deck), set(self.chancery), set(self.used)
        return twin

    # --- who and what -------------------------------------------------------------------

    def mover(self) -> int | str:
        return {"deal": "chance", "draw": "chance", "over": "over"}.get(self.step, self.seat)

    def closed(self) -> bool:
        """Whether the Chancery is closed until somebody draws (rules 4.8)."""
        return self.options["stalling"] == "forced" and self.idle >= IDLE * self.players

    def colour(self) -> int:
        """Whose castle is set next: the neutral colour comes last (rules 3.7)."""
        return 2 if self.players == 2 and self.placed >= 8 else self.seat

    def barred(self) -> int | None:
        """The colour that is no target, if there is one (option ``neutral_targets``)."""
        return 2 if self.players == 2 and not self.options["neutral_targets"] else None

    def legal(self) -> list[str]:
        match self.step:
            case "deal" | "draw":
                top = min(card[0] for card in self.deck)
                return [f"draw {card}" for card in self.deck if card[0] == top]
            case "castle":
                return [f"castle {at(s)}" for s in self.castle_places()]
            case "knight":
                assert self.castle is not None
                return [f"knight {at(s)}" for s in self.country.first_knights(self.castle)]
            case "act":
                return [*(f"sell {card}" for card in self.hands[self.seat]), *self.plays()]
            case "step":
                return [*self.parts(), "end"] if self.done else self.parts()
            case "refill":
                rest = set() if self.closed() else self.chancery - {self.sold}
                return ["refill deck", *(f"refill {card}" for card in rest)]
        return []

    def castle_places(self) -> list[Square]:
        return self.country.castle_places(self.colour(), self.options["spacing"])

    def plays(self) -> list[str]:
        """Each card with each symbol of which a part could be carried out and paid (rules 4.4)."""
        found = []
        for card in self.hands[self.seat]:
            symbols, price, _ = CARDS[card]
            rest = self.money[self.seat] - price
            found += [f"play {card} {action}" for action in symbols if rest >= 0 and self.choices(action, rest)]
        return found

    def parts(self) -> list[str]:
        return self.choices(self.action, self.money[self.seat])

    def choices(self, action: str, ducats: int) -> list[str]:
        """The parts that could be carried out now with that many ducats."""
        country = self.country
        match action:
            case "borders":
                return [f"border {at(one)}-{at(other)}" for one, other in country.border_places()]
            case "knights":
                return [f"knight {at(s)}" for s in country.knight_places(self.seat, ducats)]
            case "expansion":
                return self.expansions()
            case "deserter":
                return self.desertions(ducats)
        return [f"ally {at(c)} {at(t)}" for c, t in self.pairs() if frozenset({c, t}) not in country.allies]

    def expansions(self) -> list[str]:
        """The second square goes to the domain of the first (rules 8.1)."""
        own = [castle for castle in self.country.domains() if self.country.castles[castle] == self.seat]
        found = []
        for castle in own:
            if self.grows in (None, castle):
                found += [
                    f"expand {at(castle)} {at(s)}" for s in self.country.expansions(castle, neutral=self.barred())
                ]
        return found

    def pairs(self) -> list[tuple[Square, Square]]:
        """An own domain and another's side by side with it."""
        country, domains = self.country, self.country.domains()
        own = [castle for castle in domains if country.castles[castle] == self.seat]
        others = [castle for castle in domains if country.castles[castle] not in (self.seat, self.barred())]
        return [(c, t) for c, t in product(own, others) if country.touching(domains[c], domains[t])]

    def desertions(self, ducats: int) -> list[str]:
        """Rules 9."""
        country, domains = self.country, self.country.domains()
        found = []
        for castle, target in self.pairs():
            allied = frozenset({castle, target}) in country.allies
            if allied and not self.options["allied_deserter"]:
                continue
            leave = country.deserters(castle, target, last=self.options["last_knight"])
            enter = [s for s in country.knight_places(self.seat, ducats) if s in domains[castle]]
            found += [f"desert {at(castle)} {at(target)} {at(k)} {at(s)}" for k, s in product(leave, enter)]
        return found

    # --- moves --------------------------------------------------------------------------

    def play(self, move: str) -> None:
        assert move in self.legal(), f"{move} is not among {self.legal()}"
        word, *rest = move.split(" ")
        if self.step == "step" and word != "end":
            self.part(word, rest)
            return
        match word:
            case "draw":
                self.draw(rest[0])
            case "castle":
                self.castle = to_square(rest[0])
                self.country.castles[self.castle] = self.colour()
                self.step = "knight"
            case "knight":
                self.country.knights[to_square(rest[0])] = self.colour()
                self.placed += 1
                self.castle = None
                self.seat = (self.seat + 1) % self.players
                self.next_castle()
            case "sell":
                self.sell(rest[0])
            case "play":
                self.begin(rest[0], rest[1])
            case "end":
                self.finish()
            case "refill":
                self.refill(rest[0])

    def draw(self, card: str) -> None:
        self.deck.remove(card)
        self.hands[self.seat].add(card)
        if self.step == "draw":
            self.idle = 0
            self.next_turn()
        elif len(self.hands[self.seat]) == 3:
            self.seat = (self.seat + 1) % self.players
            if self.hands[self.seat]:
                self.next_castle()

    def next_castle(self) -> None:
        """Twelve castles stand in the end, whoever plays, unless there is no room (rules 3.3, 3.5)."""
        self.step = "castle"
        if self.placed == 12 or not self.castle_places():
            # Whoever set the last castle begins; the turns in between are passed over (rules 3.8).
            self.seat, self.turns = (self.seat - 2) % self.players, self.placed % self.players - 1
            self.country.tidy()
            self.next_turn()

    def next_turn(self) -> None:
        self.seat, self.turns = (self.seat + 1) % self.players, self.turns + 1
        self.card, self.action, self.left, self.done = "", "", 0, 0
        self.sold, self.grows = "", None
        self.step = "act"
        if not any(self.hands):
            self.over()
            return
        self.money[self.seat] += self.country.mines(self.seat)

    def sell(self, card: str) -> None:
        self.give_up(card)
        self.chancery.add(card)
        self.money[self.seat] += CARDS[card][2]
        self.sold = card
        self.to_refill()

    def give_up(self, card: str) -> None:
        self.hands[self.seat].remove(card)
        self.open[self.seat].discard(card)

    def begin(self, card: str, action: str) -> None:
        symbols, price, _ = CARDS[card]
        self.give_up(card)
        self.money[self.seat] -= price
        self.card, self.action = card, action
        self.left = self.options["expansion"] if action == "expansion" else symbols[action]
        self.used.add(card)
        if not self.closed():
            self.idle = 0
        self.step = "step"

    def part(self, word: str, rest: list[str]) -> None:
        country = self.country
        squares = [to_square(text) for text in rest[0].split("-") + rest[1:]]
        match word:
            case "border":
                country.borders.add(edge(*squares))
            case "knight":
                self.enlist(squares[0])
            case "expand":
                self.expand(*squares)
            case "desert":
                del country.knights[squares[2]]
                self.enlist(squares[3])
            case "ally":
                country.allies.add(frozenset(squares))
        country.tidy()
        self.left -= 1
        self.done += 1
        if not self.left or not self.parts():
            self.finish()

    def enlist(self, square: Square) -> None:
        self.country.knights[square] = self.seat
        self.money[self.seat] -= self.country.land[square] == "f"

    def expand(self, castle: Square, square: Square) -> None:
        """Rules 8.7."""
        home = self.country.domains()[castle]
        self.country.borders |= self.country.ring(square, home)
        self.country.borders -= {edge(square, s) for s in home}
        self.grows = castle

    def finish(self) -> None:
        """The card is out of the game, and now the king is looked for (rules 11.1)."""
        self.card, self.action, self.left, self.done, self.grows = "", "", 0, 0, None
        if self.reached():
            self.step, self.king = "over", self.seat
        else:
            self.to_refill()

    def to_refill(self) -> None:
        self.step = "refill"
        if not self.deck:
            self.next_turn()

    def refill(self, card: str) -> None:
        if card == "deck":
            self.step = "draw"
            return
        self.chancery.remove(card)
        self.hands[self.seat].add(card)
        self.open[self.seat].add(card)
        self.idle += bool(self.sold)
        self.next_turn()

    # --- the end ------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Row by row; domains count from the first turn on (rules 6.1)."""
        begun = self.step not in ("deal", "castle", "knight")
        colours = range(self.players) if begun else [-1] * self.players
        return [self.country.points(c) | {"ducats": bonus} for c, bonus in zip(colours, self.bonus, strict=True)]

    def totals(self) -> list[int]:
        return [sum(rows.values()) for rows in self.scores()]

    def reached(self) -> list[int]:
        """Who has come to the king (rules 3.1, 11.1)."""
        king = {2: 50, 3: 40, 4: 30}[self.players]
        return [seat for seat, total in enumerate(self.totals()) if total >= king]

    def over(self) -> None:
        """Rules 11.4."""
        self.step = "over"
        amounts = sorted({amount for amount in self.money if amount > 0}, reverse=True)
        most = [seat for seat, amount in enumerate(self.money) if amounts and amount == amounts[0]]
        second = [seat for seat, amount in enumerate(self.money) if amounts[1:] and amount == amounts[1]]
        for seat in most:
            self.bonus[seat] = 5
        if len(most) == 1 or self.options["second_bonus"] == "amount":
            for seat in second:
                self.bonus[seat] = 3

    def ranks(self) -> list[int]:
        """1, 1, 3 on a tie (rules 11.2, 11.5)."""
        worth = [self.standing(seat) for seat in range(self.players)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """What is compared, in this order."""
        total = self.totals()[seat]
        active = int(seat == self.king and seat in self.reached())
        first = active if self.options["king_tie"] == "active" else 0
        return first, total, active, self.money[seat]


def after(table: Oracle, move: str) -> Oracle:
    """Another table, one move later."""
    twin = table.copy()
    twin.play(move)
    return twin


def perft(table: Oracle, depth: int) -> int:
    """How many lines of play of *depth* moves begin here."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(table.legal())
    return sum(perft(after(table, move), depth - 1) for move in table.legal())


def divide(table: Oracle, depth: int) -> dict[str, int]:
    """Those lines, counted below each move."""
    return {move: perft(after(table, move), depth - 1) for move in sorted(table.legal())}
