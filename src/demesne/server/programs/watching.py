"""A program that listens to a game: what happens and, on its turn, what it knows and may play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from demesne.games.base import Game
from demesne.server.live.live import Live
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.messages import GameState, Happened, Over, YourTurn
from demesne.server.protocol import ServerMessage, TableView, Update
from demesne.server.table.table import Table
from demesne.server.table.view import results

__all__ = ["GameListener", "state_of"]


class GameListener:
    """Tells *outgoing* of *live* as *owner* may see it, after event *seq*. Implements ``live.Listener``."""

    chooses = False  # it is told its moves as text
    total: int | None = None
    looks = True
    amends = False
    ending = False
    shown: TableView | None = None

    def __init__(self, live: Live, owner: str | None, address: str, outgoing: Outgoing, seq: int | None) -> None:
        self.owner, self.address = owner, address
        self.outgoing = outgoing
        self.seq = 0
        self._live = live
        self._from = seq
        self._begun = False
        self._asked: tuple[int, int] | None = None

    @property
    def _table(self) -> Table:
        return self._live.seen_by(self.owner)

    def tell(self, message: ServerMessage) -> None:
        """Takes what is new; what is only for people at a screen is not for programs."""
        if not isinstance(message, Update):
            return
        self._go_on(message) if self._begun else self._begin(message)
        if message.view.status == "over":
            self.outgoing.put(Over(message.seq, results(self._table), message.view.ended))
            self.outgoing.finish()

    def part(self) -> None:
        """The program comes back and is told everything."""
        self.outgoing.end("server.failed", 2000)

    def _begin(self, update: Update) -> None:
        """Everything first, then what has happened since the program was last told something."""
        since = self._from
        missed = () if since is None else (Happened(event) for event in update.events if event.seq > since)
        self.outgoing.catch_up([state_of(self._table, self.owner, update.view), *missed])
        self._begun = True
        self._asked = self._turn(update)

    def _go_on(self, update: Update) -> None:
        for event in update.events:
            self.outgoing.put(Happened(event))
        turn = self._turn(update)
        if turn is not None and turn != self._asked:
            told = str(self._table.state.observe(turn[1]))
            self.outgoing.put(YourTurn(update.seq, turn[1], told, moves_of(self._table)))
        self._asked = turn

    def _turn(self, update: Update) -> tuple[int, int] | None:
        """The position and the seat for which the program is to move, if any."""
        seat = update.view.to_move
        return None if seat is None or not may_move(self._table, self.owner) else (self._table.moved, seat)


def may_move(table: Table, owner: str | None) -> bool:
    """Whether it is the turn of *owner*, and the game is not paused."""
    seat = table.to_move
    return seat is not None and table.acts(owner, seat) and not table.company.paused


def moves_of(table: Table) -> list[str]:
    """All that may be played now."""
    return [str(move) for move in table.state.legal_moves()]


def state_of(table: Table, owner: str | None, view: TableView) -> GameState:
    """*table* as *owner* may know it."""
    seats, game = table.seats_of(owner), table.game
    playing = bool(seats) and table.status != "waiting"
    return GameState(
        seq=table.seq,
        table=table.id,
        game=game.name,
        players=game.seats,
        options=dict(_options(game)),
        seats=seats,
        observation=str(table.state.observe(_knowing(table, seats))) if playing else None,
        moves=moves_of(table) if playing and may_move(table, owner) else [],
        view=view,
    )


def _knowing(table: Table, seats: list[int]) -> int:
    """The seat whose knowledge is told: the one that is to move, else the first."""
    return table.to_move if table.to_move in seats else seats[0]


def _options(game: Game[object]) -> Iterator[tuple[str, msgspec.Raw]]:
    for name, value in game.options.items():
        yield name, msgspec.Raw(msgspec.json.encode(value))
