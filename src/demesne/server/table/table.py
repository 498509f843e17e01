"""One live game: who sits where, whose turn it is, what may be done. No input or output.

A table is what its entries make of it. Whoever wants something gets the ``Change`` that
would do it, or a ``Refusal``; nothing changes until ``take`` is given it, after its
entries are stored. ``follow`` makes the same table again from the entries alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hmac import compare_digest
from typing import Any, Literal

from demesne.games.base import Game, IllegalMove, NotationError, Seat, State, Turn
from demesne.server.facts import Because
from demesne.server.family import Family, Step
from demesne.server.protocol import Hint, Play, Undo, Why
from demesne.server.table.chairs import BOT, Chair, Seating
from demesne.server.table.company import Company
from demesne.server.table.dealing import Dealer
from demesne.server.wire.branch_messages import Branch
from demesne.server.wire.company_messages import COMPANY_CODES, SeatRating
from demesne.server.wire.log import STAND_IN, Entry, Told
from demesne.server.wire.refusals import Args, Refusal
from demesne.server.wire.shapes import RulesShape

__all__ = ["BOT", "LONGEST", "MESSAGE_ID", "Chair", "Change", "Status", "Table"]

Status = Literal["waiting", "playing", "over"]
Known = tuple[object, object, bool, Status, Seat | None]
"""A position, how the game ended, whether it has begun; the status that follows, and the seat whose turn it is."""

LONGEST = 3000
"""How many entries a log may have; only what brings a game to its end is added to one as long as that."""

HOSTED = ("you", "here")
"""The kinds of the seats that belong to whoever opened the table."""

MESSAGE_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
"""How a client names a message, so that it counts once."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a wish would do to a table: the lines of its log, the steps that they tell, its status after them.

    ``steps`` are the moves as they have been made already. ``undone``: how many steps before them are taken back.
    """

    entries: tuple[Entry, ...]
    steps: tuple[Step[Any], ...]
    status: Status
    undone: int = 0


class Table:
    """A table of *game* with *chairs*, where *dealer* deals."""

    def __init__(
        self, table: str, game: Game[Any], family: Family[Any], chairs: Sequence[Chair], dealer: Dealer
    ) -> None:
        self.id, self.game, self.family = table, game, family
        self.chairs = list(chairs)
        self.next_table: str | None = None
        self.branch: Branch | None = None
        self.practice = False  # its deal was known: it does not count
        self.opened: float | None = None  # when, in seconds since 1970
        self.state: State[Any] = game.new_state()
        self.steps: list[Step[Any]] = []
        self.log: list[Entry] = []
        self.company, self.dealer = Company(), dealer
        self.started, self.moved = False, 0
        self.standings: dict[Seat, SeatRating] = {}
        self._answered: dict[str, int] = {}
        self._known: Known = None, None, False, "waiting", None
        self._seating = Seating()

    # --- questions -----------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry, 0 for none."""
        return len(self.log)

    @property
    def status(self) -> Status:
        return self._look()[3]

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is, if any."""
        return self._look()[4]

    def _look(self) -> Known:
        """The status and the seat whose turn it is, found out once for each position."""
        known, ended = self._known, self.company.ended
        if known[0] is self.state and known[1] is ended and known[2] is self.started:
            return known
        turn = self.state.to_move
        status: Status = "over" if ended else _status(started=self.started, turn=turn)
        seat = None if isinstance(turn, Turn) or status != "playing" else turn
        self._known = self.state, ended, self.started, status, seat
        return self._known

    @property
    def bot_to_move(self) -> str | None:
        """The spec of the bot whose turn it is; none while a game is paused or a move may still be taken back."""
        company, seat = self.company, self.to_move
        if seat is None or company.paused or (company.request and company.request.what == "undo"):
            return None
        stint = company.stints.get(self.person(seat))
        return stint.bot if stint else self.chairs[seat].bot

    def person(self, seat: Seat) -> Seat:
        """The first seat of whoever has *seat*: it identifies a person."""
        owner = self.chairs[seat].owner
        return seat if owner is None or owner == BOT else self._seating.of(self.chairs)[0][owner][0]

    @property
    def people(self) -> Mapping[Seat, str]:
        """Everybody who has a seat, by their first one, with the digest of their key."""
        return self._seating.of(self.chairs)[1]

    def acts(self, owner: str | None, seat: Seat) -> bool:
        """Whether *owner* moves for *seat* now: a bot does while it stands in for somebody."""
        if owner is not None and self.company.stints.get(self.person(seat)):
            return owner == BOT
        return self.owns(owner, seat)

    def owns(self, owner: str | None, seat: Seat) -> bool:
        """Whether *owner* may move for *seat*."""
        kept = self.chairs[seat].owner
        return owner is not None and kept is not None and compare_digest(kept, owner)

    def seats_of(self, owner: str | None) -> list[Seat]:
        return [] if owner is None else self._seating.of(self.chairs)[0].get(owner, [])[:]

    def welcomes(self, owner: str | None) -> bool:
        """Whether *owner* may see the game: everybody, unless watchers are not let in."""
        return self.company.customs.watchers or bool(self.seats_of(owner))

    def hosts(self, owner: str | None) -> bool:
        """Whether *owner* has the host's rights: who opened the table, until they pass on."""
        if self.company.host is not None:
            return self.owns(owner, self.company.host)
        return any(self.chairs[seat].kind in HOSTED for seat in self.seats_of(owner))

    def answered(self, owner: str, message_id: str) -> int | None:
        """The entry that the message has already become, if any."""
        return self._answered.get(f"{owner}:{message_id}")

    @cached_property
    def rules(self) -> RulesShape:
        """How the game is played, from its first move to its last."""
        return self.family.rules(self.game, self.state)

    def side_of(self, seat: Seat) -> int:
        """The side that *seat* plays for."""
        return next(side for side, seats in enumerate(self.game.sides) if seat in seats)

    def mates(self, seat: Seat) -> Sequence[Seat]:
        """The seats that share a side with *seat*, itself too; none when it plays alone."""
        side = self.game.sides[self.side_of(seat)]
        return side if len(side) > 1 else ()

    @property
    def hand(self) -> int | None:
        """The number of the piece that the seat to move has to place, if there is one."""
        return self.family.hand(self.state) if self.status == "playing" else None

    def message_id(self, owner: str | None, message_id: str) -> str:
        """What is kept of a message's id: ids of different owners never collide. Raises ``Refusal``."""
        if not MESSAGE_ID.fullmatch(message_id):
            raise Refusal("message.unreadable", problem="id")
        return f"{owner}:{message_id}"

    @property
    def salts(self) -> list[str]:
        """The word that each seat has added to the shuffle."""
        return [chair.salt for chair in self.chairs]

    def can_undo(self, owner: str | None) -> bool:
        """Whether *owner* may take back the last move now."""
        return self.to_move is not None and self.acts(owner, self.to_move) and self._last_own_step() is not None

    # --- wishes: what would happen -----------------------------------------------------------

    def play(self, owner: str | None, message: Play) -> Change:
        """What *message* does: the move, and all that chance adds to it."""
        seat = self.check_mover(owner, "turn.not-yours", message.seq)
        try:
            move = self.game.parse_move(message.move)
        except NotationError as fault:
            raise Refusal("move.unreadable", problem=str(fault)[:200]) from None
        try:
            after = self.state.apply(move)
        except IllegalMove as fault:
            raise Refusal(fault.reason.code, fault.reason.clause, **dict(fault.reason.params)) from None
        client_id = self.message_id(owner, message.id)
        actor = f"{STAND_IN}{self.person(seat)}" if self.company.stints.get(self.person(seat)) else f"seat {seat}"
        dealt = self.dealer.deal(after, self.salts, self.steps)
        return self.told([Step(self.state, move, after), *dealt], [], actor, client_id)

    def undo(self, owner: str | None, message: Undo) -> Change:
        """The last move of the current turn is taken back."""
        seat = self.check_mover(owner, "undo.not-yours", message.seq)
        self.check_room()
        step = self._last_own_step()
        if step is None:
            raise Refusal("undo.nothing")
        told = Told("undo", seat, self.withdrawn())
        entry = Entry(self.seq + 1, told, f"seat {seat}", self.message_id(owner, message.id))
        return Change((entry,), (), self.status, undone=1)

    def withdrawn(self, steps: int = 1) -> Args:
        """What is told once the move *steps* back is taken back: what was told of it, and its word as ``code``."""
        step = self.steps[-steps]
        told = {name: value for name, value in self.family.tell([step])[0].args.items() if name != "steps"}
        return {**told, "code": str(step.move).split(" ", 1)[0]}

    def hint(self, owner: str | None, message: Hint) -> Change:
        """*owner* asks what to play: told to everybody, once for each position."""
        seat = self.check_mover(owner, "turn.not-yours", message.seq)
        client_id = self.message_id(owner, message.id)
        if not self.company.customs.hints:
            raise Refusal("hint.forbidden")
        if self.log[-1].told.code == "hint":
            return self._nothing()
        self.check_room()
        return Change((Entry(self.seq + 1, Told("hint", seat), f"seat {seat}", client_id),), (), self.status)

    def why(self, owner: str | None, message: Why) -> Because:
        """Why the rules let *owner* do nothing now with the thing they touched, and what is to be seen there."""
        self.check_mover(owner, "turn.not-yours", message.seq)
        reason = self.family.why(self.state, message.thing)
        here = None if reason is None else self.family.here(self.state, message.thing, reason)
        return Because(message.id, self.seq, message.thing, reason, here)

    def due(self) -> Change:
        """What chance still owes, if the log ends before it."""
        owed = self.started and not self.company.ended
        dealt = self.dealer.deal(self.state, self.salts, self.steps) if owed else ()
        return self.told(dealt, [], "chance", None) if owed else self._nothing()

    # --- what has happened -----------------------------------------------------------------------

    def take(self, change: Change) -> None:
        """Makes *change* happen. Raises ``ValueError`` when it does not continue the log."""
        for entry in change.entries:
            self._note(entry)
        self._step_back(change.undone)
        for step in change.steps:
            self._step(step)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Makes *entries* of a kept log happen. Raises ``ValueError`` when they cannot be followed."""
        for entry in entries:
            self._note(entry)
            if entry.told.code == "undo":
                self._step_back(int(entry.told.args.get("steps", 1)))
            for text in entry.told.moves:
                move = self.game.parse_move(text)
                self._step(Step(self.state, move, self.state.apply(move)))

    def _note(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq} at table {self.id}")
        self.started = self.started or entry.told.code == "started"
        if entry.client_id:
            self._answered[entry.client_id] = entry.seq
        if entry.told.code not in COMPANY_CODES:
            self.moved = entry.seq
        self.company.note(entry)
        self.log.append(entry)

    def _step(self, step: Step[Any]) -> None:
        self.steps.append(step)
        self.state = step.after

    def _step_back(self, steps: int) -> None:
        for _ in range(steps):
            self.state = self.steps.pop().before

    # --- inside ---------------------------------------------------------------------------------

    def check_room(self) -> None:
        """Raises ``Refusal`` where the log is too long: everybody who comes is told all of it."""
        if self.seq >= LONGEST:
            raise Refusal("log.full", most=LONGEST)

    def check_waiting(self) -> None:
        """Raises ``Refusal`` once the game has begun, here or with fewer at the next table."""
        if self.status != "waiting" or self.next_table is not None:
            raise Refusal("table.begun")

    def check_mover(self, owner: str | None, otherwise: str, seq: int) -> Seat:
        """The seat that *owner* moves for now, who has seen *seq*. Raises ``Refusal``, *otherwise* out of turn."""
        if not self.seats_of(owner) and owner != BOT:
            raise Refusal("seat.not-yours")
        if self.status == "waiting":
            raise Refusal("table.waiting")
        if self.status == "over":
            raise Refusal("turn.over", self.family.over)
        if self.company.paused:
            raise Refusal("table.paused")
        seat = self.to_move
        if seat is None or not self.acts(owner, seat):
            lent = seat is not None and self.owns(owner, seat)
            raise Refusal("seat.lent") if lent else Refusal(otherwise, seat=-1 if seat is None else seat)
        if not self.moved <= seq <= self.seq:  # talk and requests at the table make no move stale
            raise Refusal("seq.stale", seq=self.seq)
        return seat

    def _last_own_step(self) -> Step[Any] | None:
        """The last move, if it belongs to the current turn."""
        step = self.steps[-1] if len(self.steps) > self.dealer.since else None
        if step is None or step.before.to_move != self.state.to_move or self.status != "playing":
            return None
        return step if self.family.turn(step.before) == self.family.turn(self.state) else None

    def _nothing(self) -> Change:
        return Change((), (), self.status)

    def told(self, steps: Sequence[Step[Any]], before: Sequence[Entry], actor: str, client_id: str | None) -> Change:
        """The change that tells *steps* after *before*; the first one is the actor's own, the others are chance's."""
        entries = list(before)
        for told in self.family.tell(steps):
            entries.append(Entry(self.seq + len(entries) + 1, told, actor, client_id))
            actor, client_id = "table", None
        status = _status(started=True, turn=(steps[-1].after if steps else self.state).to_move)
        return Change(tuple(entries), tuple(steps), status)


def _status(*, started: bool, turn: Seat | Turn) -> Status:
    if not started:
        return "waiting"
    return "over" if turn is Turn.OVER else "playing"
