"""The flow of a game: what each move changes, what comes after it, and who knows what of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from demesne.games.base import IllegalMove, Outcome, Reason, Seat, Turn, seat_in
from demesne.games.domaine import legality
from demesne.games.domaine.board import conquer, open_board, place_border, place_castle, place_knight, remove_knight
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import (
    Ally,
    Border,
    Castle,
    Desert,
    DomaineMove,
    Draw,
    End,
    Expand,
    Knight,
    Play,
    Refill,
    Sell,
    Step,
)
from demesne.games.domaine.notation import format_position, format_view, parse_position
from demesne.games.domaine.notation import parse_view as read_view
from demesne.games.domaine.parts import begin, forest_price
from demesne.games.domaine.position import CHANCE_PHASES, Phase, Position, bond, new_position
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.scoring import income, rank
from demesne.games.domaine.siting import has_castle_site
from demesne.games.replacing import replace

__all__ = ["State", "View", "new_state", "parse_state", "parse_view"]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows: everything that lies open, its own *hand*, and the backs of other hands (rules 12)."""

    seat: Seat
    position: Position
    hand: tuple[str, ...]

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def legal_moves(self) -> Sequence[DomaineMove]:
        return legality.legal_moves(self.position, self.hand) if self.position.to_move == self.seat else []

    def resample(self, rng: Random) -> State:
        """A full position this seat could be in, each deal of the unknown cards as likely as any other."""
        open_cards = {*self.position.chancery, *self.position.used, *self.hand}
        unknown = [card for card in CARDS if card not in open_cards.union(*self.position.held)]
        rng.shuffle(unknown)
        held = enumerate(self.position.held)
        return State(
            self.position, tuple(self.hand if seat == self.seat else _dealt(cards, unknown) for seat, cards in held)
        )

    def __str__(self) -> str:
        return format_view(self.seat, self.position, self.hand)


def _dealt(held: Sequence[str], unknown: list[str]) -> tuple[str, ...]:
    """The cards *held* as known, with those known by their backs taken out of *unknown*."""
    hand = []
    for card in held:
        if card not in CARDS:
            known = next(index for index, other in enumerate(unknown) if other[0] == card)
            hand.append(unknown.pop(known))
        else:
            hand.append(card)
    return tuple(sorted(hand))


@dataclass(frozen=True, slots=True)
class State:
    """A position with the hands, each sorted; the deck is every card that is nowhere else.

    >>> from demesne.games.domaine.rules import domaine
    >>> state = new_state(domaine(2, {}))
    >>> state.apply(state.legal_moves()[0]).hands, state.redact(Draw("A01"), 0), state.redact(Draw("A01"), 1)
    ((('A01',), ()), 'draw A01', 'draw ?')
    """

    position: Position
    hands: tuple[tuple[str, ...], ...]

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def to_move(self) -> Seat | Turn:
        return self.position.to_move

    @property
    def deck(self) -> frozenset[str]:
        """The cards not yet drawn."""
        position = self.position
        return frozenset(CARDS).difference(position.chancery, position.used, *self.hands)

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of the seat whose go it is."""
        return self.hands[self.position.mover]

    def legal_moves(self) -> Sequence[DomaineMove]:
        """Every legal move in a fixed order; at chance every card that may be on top of the deck."""
        if self.position.phase in CHANCE_PHASES:
            top = self.position.top
            return [Draw(card) for card in sorted(self.deck) if card[0] == top]
        return legality.legal_moves(self.position, self.hand)

    def weights(self) -> Sequence[int]:
        """Every card of the top stack is equally likely."""
        return [1] * len(self.legal_moves()) if self.to_move is Turn.CHANCE else []

    def observe(self, seat: Seat) -> View:
        return View(seat, self.position, self.hands[seat_in(self.seats, seat)])

    def redact(self, move: DomaineMove, seat: Seat) -> str:
        """The notation of *move* as *seat* may know it: everybody but the drawer sees ``draw ?``."""
        return "draw ?" if isinstance(move, Draw) and seat != self.position.mover else str(move)

    def outcome(self) -> Outcome | None:
        """Sheets and ranks once the game is over, else ``None`` (rules 11)."""
        position = self.position
        if position.phase is not Phase.OVER:
            return None
        sheets = [position.sheet(seat) for seat in range(self.seats)]
        return Outcome(rank(self.rules, sheets, position.ducats, position.reached))

    def refusal(self, move: DomaineMove) -> Reason | None:
        """Why *move* is illegal here, or ``None`` when it is legal."""
        hand = () if self.position.phase is Phase.OVER else self.hand
        reason = legality.refusal(self.position, move, hand)
        if reason is None and isinstance(move, Draw) and move.card not in self.deck:
            return Reason.of("draw.gone", "3.2", card=move.card)
        return reason

    def apply(self, move: DomaineMove) -> State:
        """The position after *move*. Raises ``IllegalMove`` with the reason."""
        if reason := self.refusal(move):
            raise IllegalMove(move, reason)
        match move:
            case Draw(card):
                return _draw(self, card)
            case Castle(square):
                return _castle(self, Castle(square))
            case Sell(card):
                return _sell(self, card)
            case Play():
                return _play(self, move)
            case Refill(card):
                return _refill(self, card)
            case End():
                return _finish(self)
            case Knight() if self.position.phase is Phase.KNIGHT:
                return _first_knight(self, move)
            case _:
                return _part(self, move)

    def acted(self, part: Step) -> Position:
        """What lies open right after the legal *part*, before the game moves on to what can be done next."""
        return _worked(self.position, part)

    def __str__(self) -> str:
        return format_position(self.position, self.hands)


def new_state(rules: Rules) -> State:
    """The table laid under *rules*, nothing dealt (rules 3.1).

    >>> from demesne.games.domaine.rules import domaine
    >>> new_state(domaine(2, {})).legal_moves()[0]
    Draw(card='A01')
    """
    return State(new_position(rules), ((),) * rules.seats)


def parse_state(text: str, rules: Rules) -> State:
    """The position written as *text*, played under *rules*. Raises ``NotationError``.

    >>> from demesne.games.domaine.rules import domaine
    >>> parse_state("2 deal 0 - - - - - - - - - 0 - 7/- 7/-", domaine(2, {})) == new_state(domaine(2, {}))
    True
    """
    return State(*parse_position(text, rules))


def parse_view(text: str, rules: Rules) -> View:
    """What a seat knows, written as *text*, played under *rules*. Raises ``NotationError``.

    >>> from demesne.games.domaine.rules import domaine
    >>> parse_view("@1 2 deal 0 - - - - - - - - - 0 - 7/- 7/-", domaine(2, {})).seat
    1
    """
    return View(*read_view(text, rules))


# --- cards in hands -------------------------------------------------------------------------


def _take(state: State, card: str, shown: str) -> State:
    """The mover takes *card*, which the others know as *shown*."""
    seat, position = state.position.mover, state.position
    hand = tuple(sorted([*state.hand, card]))
    held = tuple(sorted([*position.held[seat], shown]))
    return State(replace(position, held=_put(position.held, seat, held)), _put(state.hands, seat, hand))


def _give(state: State, card: str) -> State:
    """*card* leaves the mover's hand."""
    seat, position = state.position.mover, state.position
    held = list(position.held[seat])
    held.remove(card if card in held else card[0])
    hand = tuple(other for other in state.hand if other != card)
    return State(replace(position, held=_put(position.held, seat, tuple(held))), _put(state.hands, seat, hand))


def _put(hands: tuple[tuple[str, ...], ...], seat: Seat, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with(state: State, position: Position) -> State:
    return State(position, state.hands)


# --- set-up ---------------------------------------------------------------------------------


def _draw(state: State, card: str) -> State:  # Rules 3.2, 4.6
    state = _take(state, card, card[0])
    if state.position.phase is Phase.DRAW:
        return _next_turn(_with(state, replace(state.position, idle=0)))
    if all(len(hand) == state.rules.hand for hand in state.hands):
        return _set_up(state)
    return state


def _castle(state: State, move: Castle) -> State:  # Rules 3.4
    position = state.position
    board = place_castle(position.board, move.square, position.colour)
    return _with(state, replace(position, board=board, castle=move.square, phase=Phase.KNIGHT))


def _first_knight(state: State, move: Knight) -> State:  # Rules 3.6
    position = state.position
    board = place_knight(position.board, move.square, position.colour)
    return _set_up(_with(state, replace(position, board=board, castle=None, turn=position.turn + 1)))


def _set_up(state: State) -> State:
    """The next castle, or the first turn when all stand or no room is left for another (rules 3.5)."""
    position = replace(state.position, phase=Phase.CASTLE)
    if position.turn < position.rules.setup_turns and has_castle_site(position):
        return _with(state, position)
    return _begin_turn(_with(state, replace(position, turn=_first_turn(position), board=open_board(position.board))))


def _first_turn(position: Position) -> int:
    """The go with which the turns begin: that of the seat that set the last castle (rules 3.8).

    It is the first go after those of set-up. Where set-up ended early, goes
    are passed over until it is that seat's.
    """
    return position.rules.setup_turns + position.turn % position.seats


# --- a turn ---------------------------------------------------------------------------------


def _begin_turn(state: State) -> State:
    """The mover's income (rules 4.1), or the end when the last card is gone (rules 11.3)."""
    position = replace(state.position, phase=Phase.ACT, sold=None)
    if not any(state.hands):
        return _with(state, replace(position, phase=Phase.OVER))
    return _with(state, position.pay(position.mover, -income(position.board, position.mover)))


def _next_turn(state: State) -> State:
    return _begin_turn(_with(state, replace(state.position, turn=state.position.turn + 1)))


def _sell(state: State, card: str) -> State:  # Rules 4.3
    state = _give(state, card)
    position = state.position.pay(state.position.mover, -CARDS[card].sell)
    chancery = tuple(sorted([*position.chancery, card]))
    return _fill_up(_with(state, replace(position, chancery=chancery, sold=card)))


def _play(state: State, move: Play) -> State:  # Rules 4.4
    state, card = _give(state, move.card), CARDS[move.card]
    position = begin(state.position, card.name, move.action, card.price, card.parts[move.action])
    used = tuple(sorted([*position.used, card.name]))
    idle = position.idle if position.must_draw else 0  # Rules 4.8: only a draw opens the Chancery again
    return _with(state, replace(position, phase=Phase.STEP, used=used, idle=idle))


def _fill_up(state: State) -> State:
    """The refill, if the deck is not gone (rules 4.6, 11.3)."""
    if state.position.top is None:
        return _next_turn(state)
    return _with(state, replace(state.position, phase=Phase.REFILL))


def _refill(state: State, card: str | None) -> State:
    position = state.position
    if card is None:
        return _with(state, replace(position, phase=Phase.DRAW))
    chancery = tuple(other for other in position.chancery if other != card)
    idle = position.idle + (position.sold is not None)  # Rules 4.8: a turn without a draw and a played card
    return _next_turn(_take(_with(state, replace(position, chancery=chancery, idle=idle)), card, card))


# --- a card, part by part ---------------------------------------------------------------------


def _part(state: State, part: Step) -> State:
    """The position after one part; the card ends when no other is left or possible (rules 4.5)."""
    position = _done(_worked(state.position, part), part)
    after = _with(state, position)
    return after if legality.has_part(position) else _finish(after)


def _worked(position: Position, part: Step) -> Position:
    """What *part* changes on the land and in the purse."""
    board, seat = position.board, position.mover
    match part:
        case Border(line):
            return replace(position, board=place_border(board, line))
        case Knight(square):
            paid = position.pay(seat, forest_price(position, square))
            return replace(paid, board=place_knight(board, square, seat))
        case Expand(castle, square):
            return replace(position, board=conquer(board, castle, square))
        case Desert(_, _, knight, square):
            paid = position.pay(seat, forest_price(position, square))
            return replace(paid, board=place_knight(remove_knight(board, knight), square, seat))
        case Ally(castle, target):
            return replace(position, allied=position.allied | {bond(castle, target)})


def _done(position: Position, part: Step) -> Position:
    """*position* with one part less to do."""
    work = position.work
    if work is None:
        raise ValueError("no card is being played")
    castle = part.castle if isinstance(part, Expand) else work.castle
    return replace(position, work=replace(work, left=work.left - 1, done=work.done + 1, castle=castle))


def _finish(state: State) -> State:
    """The card is done: has anybody reached the king (rules 11.1)? Else the hand is filled up."""
    position = replace(state.position, work=None)
    if any(position.sheet(seat).total >= position.rules.king for seat in range(position.seats)):
        return _with(state, replace(position, phase=Phase.OVER, reached=position.mover))
    return _fill_up(_with(state, position))
