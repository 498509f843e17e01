"""Which programs are here, what they are told, and how one is asked to take a seat."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, Literal

import msgspec

from demesne.server.guard.newest import Newest
from demesne.server.live.hub import Hub
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.messages import Accepted, Challenge, ChallengeOver, EventLine, GameOver, GameStart
from demesne.server.programs.relay import Alone, Listening, Relays
from demesne.server.programs.tokens import Account, Tokens
from demesne.server.protocol import Act
from demesne.server.table.rated import check_taking
from demesne.server.table.table import Table
from demesne.server.table.view import host_seat
from demesne.server.wire.http_messages import ProgramInfo, SeatProgram, Waiting
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["Bureau"]

_log = logging.getLogger(__name__)

ANSWER: Final = 10
"""Seconds that a program has to answer a challenge."""
KEPT: Final = 256
"""How many events of a program are kept for when it comes back."""
WAITING: Final = 64
"""How many lines may wait for a program that does not read."""
RESTART_MS: Final = 2000
LOOK: Final = 0.25
"""Seconds between checks for what other processes have to tell programs that listen here."""
FORWARDED: Final = 4096
"""For how many games it is remembered what programs that listen elsewhere were told."""
ANSWERED: Final = 1024
"""How many challenges are remembered once they are over: an answer may be sent again because its reply was lost."""

Why = Literal["accepted", "declined", "late", "taken"]


@dataclass(slots=True)
class _Post:
    """The events of one program. ``name`` tells this run of the server from others; ``games``: those in progress."""

    account: Account
    name: str = field(default_factory=lambda: secrets.token_hex(4))
    number: int = 0
    lines: deque[tuple[int, EventLine]] = field(default_factory=lambda: deque(maxlen=KEPT))
    streams: set[Outgoing] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    @property
    def cursor(self) -> str:
        return f"{self.name}.{self.number}"

    def since(self, cursor: str) -> list[EventLine] | None:
        """What was told after *cursor*; ``None`` when that is not known."""
        name, _, number = cursor.partition(".")
        if name != self.name or not (number.isascii() and number.isdigit()):
            return None
        first = self.lines[0][0] if self.lines else self.number + 1
        if not first - 1 <= int(number) <= self.number:
            return None
        return [line for each, line in self.lines if each > int(number)]


@dataclass(slots=True)
class _Asked:
    """A challenge that waits for its answer.

    ``owner`` has the program's seats; ``there``: where the program listens, if not here.
    """

    program: str
    owner: str
    there: Listening | None
    table: str
    seat: int
    line: Challenge
    answer: asyncio.Future[Why]

    def said(self) -> Why | None:
        """How it has ended, if it has."""
        return self.answer.result() if self.answer.done() else None

    def end(self, why: Why) -> None:
        if not self.answer.done():
            self.answer.set_result(why)


class Bureau:
    """The programs at the tables of *hub*, identified by *tokens*; *relay* reaches those that listen elsewhere."""

    def __init__(self, hub: Hub, tokens: Tokens, seconds: float = ANSWER, relay: Relays | None = None) -> None:
        self._hub, self._tokens, self._seconds = hub, tokens, seconds
        self._relay: Relays = relay or Alone()
        self._forwarded = Newest[tuple[str, str, str]](FORWARDED)
        self._posts: dict[str, _Post] = {}
        self._owners: dict[str, _Post] = {}
        self._asked: dict[str, _Asked] = {}
        self._over: dict[str, _Asked] = {}
        self._games: set[Outgoing] = set()
        hub.changed = self._changed

    # --- streams -------------------------------------------------------------------------------

    async def listen(self, account: Account, cursor: str | None, outgoing: Outgoing) -> None:
        """Tells *outgoing* what concerns the program from *cursor* on, or else first what concerns it now."""
        post = self._post(account)
        if "play" in account.scopes:
            await self._relay.listens(account)
        missed = post.since(cursor) if cursor else None
        if missed is None:
            asked, before = self._open(post), post.cursor
            names = await self._hub.seated(account.owner)
            games = {name: line for name in names if (line := await self._going(post, name))}
            since = (
                line for line in post.since(before) or () if not (isinstance(line, GameStart) and line.table in games)
            )
            missed = [*asked, *games.values(), *since]  # what has happened meanwhile comes last
        outgoing.catch_up(missed)
        post.streams.add(outgoing)

    async def leave(self, account: Account, outgoing: Outgoing) -> None:
        """The program no longer listens to *outgoing*."""
        post = self._post(account)
        post.streams.discard(outgoing)
        if not post.streams:
            try:
                await self._relay.left(account)
            except Exception:  # noqa: BLE001 - the database may be away: whoever asks it then is not answered
                _log.exception("nobody can be told that %s has left", account.name)

    async def keep(self) -> None:
        """Tells programs that listen here what happens at other processes, for as long as the server runs."""
        await self._relay.begin()
        while self._relay.shared:
            await asyncio.sleep(LOOK)
            if any(post.streams for post in self._posts.values()):
                try:
                    for program, line in await self._relay.letters():
                        self._take(program, line)
                except Exception:  # noqa: BLE001 - the database may be away for a while: it is asked again
                    _log.exception("programs cannot be told what happens elsewhere")

    def _take(self, program: str, line: EventLine) -> None:
        """Tells a program that listens here *line*, from another process, unless it already knows."""
        if (post := self._posts.get(program)) is None:
            return
        if isinstance(line, GameStart):
            if line.table in post.games:
                return
            post.games.add(line.table)
        elif isinstance(line, GameOver):
            if line.table not in post.games:
                return
            post.games.discard(line.table)
        self._tell(post, msgspec.structs.replace(line, cursor=self._next(post)))

    def follow(self, outgoing: Outgoing) -> None:
        """A program listens to a game; it is told when the server shuts down."""
        self._games.add(outgoing)

    def forget(self, outgoing: Outgoing) -> None:
        self._games.discard(outgoing)

    def part(self, hosts: Collection[str]) -> None:
        """Ends the streams that came in through *hosts*, addresses of ours that are closed now."""
        for outgoing in self._streams():
            if outgoing.came_in_at in hosts:
                outgoing.end("network.closed", 0)

    def close(self) -> None:
        """Ends all streams because the server is shutting down."""
        for outgoing in self._streams():
            outgoing.end("server.restart", RESTART_MS)

    def _streams(self) -> list[Outgoing]:
        return [*self._games, *(each for post in self._posts.values() for each in post.streams)]

    # --- challenges ----------------------------------------------------------------------------

    @property
    def here(self) -> list[str]:
        """The names of the programs that are listening to this process just now."""
        return [post.account.name for post in self._posts.values() if self._listens(post)]

    async def everywhere(self) -> list[ProgramInfo]:
        """The programs that are listening just now, by name."""
        there = [each.name for each in await self._relay.elsewhere()]
        return [ProgramInfo(name) for name in sorted({*self.here, *there})]

    async def seat(self, table: str, seat: int, wish: SeatProgram, key: str | None) -> Waiting:
        """The host of *table* has a program take a free seat; returns once it sits there. Raises ``Refusal``."""
        return Waiting((await self.challenge(table, seat, wish.program, self._hub.ring.owner(key))).free)

    async def challenge(self, name: str, seat: int, program: str, owner: str | None) -> Accepted:
        """*owner*, who has the host's rights at the table *name*, has *program* take *seat*. Raises ``Refusal``."""
        table = await self._hub.table(name, owner)
        if not table.hosts(owner):
            raise Refusal("host.only")
        table.check_waiting()
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
            raise Refusal("seat.taken", seat=seat)
        check_taking(table, {seat: replace(table.chairs[seat], owner=program, program=True)})
        await self._tokens.look()
        asked = await self._ask(program, table, seat)
        return await self._answered(asked, program)

    async def _ask(self, name: str, table: Table, seat: int) -> _Asked:
        """Asks the program called *name*, here or where it listens. Raises ``Refusal``."""
        named = (each for each in self._posts.values() if each.account.name == name)
        post, there = next(filter(self._listens, named), None), None
        if post is None:
            there = next((each for each in await self._relay.elsewhere() if each.name == name), None)
        if post:
            program, owner = post.account.id, post.account.owner
        elif there:
            program, owner = there.program, there.owner
        else:
            raise Refusal("program.unknown", name=name[:64])
        line = self._challenge(table, seat)
        asked = _Asked(program, owner, there, table.id, seat, line, asyncio.get_running_loop().create_future())
        self._asked[line.id] = asked
        await self._deliver(asked, line)
        return asked

    def _challenge(self, table: Table, seat: int) -> Challenge:
        host = host_seat(table)
        by = "" if host is None else table.chairs[host].name
        options = {key: msgspec.Raw(msgspec.json.encode(value)) for key, value in table.game.options.items()}
        return Challenge(
            "", self._relay.new_id(), table.id, seat, table.game.name, table.game.seats, options, by,
            int(self._seconds),
        )  # fmt: skip

    async def _deliver(self, asked: _Asked, line: Challenge | ChallengeOver) -> None:
        if asked.there:
            await self._relay.send(asked.there, line)
        else:
            self._take(asked.program, line)

    async def _answered(self, asked: _Asked, program: str) -> Accepted:
        why: Why = "late"
        try:
            async with asyncio.timeout(self._seconds):
                why = await asyncio.shield(asked.answer)
        except TimeoutError:
            raise Refusal("program.silent", name=program) from None
        finally:
            asked.end(why)
            self._close(asked)
            await self._deliver(asked, ChallengeOver("", asked.line.id, why))
        if why == "declined":
            raise Refusal("program.declined", name=program)
        table = await self._hub.table(asked.table)
        if why == "taken":
            table.check_waiting()
            raise Refusal("seat.taken", seat=asked.seat)
        return Accepted(asked.line.id, sum(not chair.taken for chair in table.chairs))

    def _close(self, asked: _Asked) -> None:
        self._over[asked.line.id] = self._asked.pop(asked.line.id)
        if len(self._over) > ANSWERED:
            del self._over[next(iter(self._over))]

    async def accept(self, account: Account, challenge: str) -> tuple[str, int]:
        """The program takes the seat; returns the table and the seat, also if it is said again. Raises ``Refusal``."""
        asked = await self._of(account, challenge, "accepted")
        if asked.said() is None:
            try:
                await self._hub.enrol(asked.table, asked.seat, account.name, account.owner, None)
            except Refusal:
                if asked.said() != "accepted":  # by the same answer, a moment before
                    raise
            asked.end("accepted")
        return asked.table, asked.seat

    async def decline(self, account: Account, challenge: str) -> None:
        """The program does not take the seat. Raises ``Refusal``."""
        (await self._of(account, challenge, "declined")).end("declined")

    async def _of(self, account: Account, challenge: str, says: Why) -> _Asked:
        """The challenge that this process made: open, or ended by what is said, perhaps again.

        Raises ``Refusal``, and ``Elsewhere`` if another process made it.
        """
        asked = self._asked.get(challenge) or self._over.get(challenge)
        if asked is None:
            await self._relay.check_here(challenge)
        if asked is None or asked.program != account.id or asked.said() not in {None, says}:
            raise Refusal("challenge.unknown")
        return asked

    # --- games -----------------------------------------------------------------------------------

    async def resign(self, account: Account, table: str, wish: str) -> int:
        """The program gives up; returns the number of the event. Raises ``Refusal``."""
        return (await self._hub.wish(table, account.owner, Act("resign", wish))).seq

    def _changed(self, table: Table) -> None:
        """Tells programs that a game of theirs has begun or is over; ends challenges for seats that are gone."""
        for asked in self._asked.values():
            if asked.table == table.id and (why := _settled(asked, table)):
                asked.end(why)
        for owner in {str(chair.owner) for chair in table.chairs if chair.program}:
            if post := self._owners.get(owner):
                self._note(post, table)
            if self._relay.shared and table.status != "waiting":
                self._forward(owner, table)

    def _forward(self, owner: str, table: Table) -> None:
        """The same for a program that may listen elsewhere, once for each status."""
        known = (table.id, owner, table.status)
        if known in self._forwarded:
            return
        self._forwarded.add(known)
        if table.status == "playing":
            line: EventLine = GameStart("", table.id, table.game.name, table.seats_of(owner))
        else:
            line = GameOver("", table.id)
        self._hub.tables.spawn(self._send(owner, line))

    async def _send(self, owner: str, line: EventLine) -> None:
        try:
            for each in await self._relay.elsewhere():
                if each.owner == owner:
                    await self._relay.send(each, line)
        except Exception:  # noqa: BLE001 - the database may be away: the program looks at its games when it comes again
            _log.exception("a program cannot be told what happens here")

    def _note(self, post: _Post, table: Table) -> None:
        if table.status == "playing" and table.id not in post.games:
            post.games.add(table.id)
            start = partial(GameStart, table=table.id, game=table.game.name)
            self._tell(post, start(self._next(post), seats=table.seats_of(post.account.owner)))
        elif table.status == "over" and table.id in post.games:
            post.games.discard(table.id)
            self._tell(post, GameOver(self._next(post), table.id))

    async def _going(self, post: _Post, name: str) -> EventLine | None:
        table: Table | None
        try:
            table = await self._hub.table(name, post.account.owner)
        except Elsewhere:
            table = await self._hub.tables.read(name)
        if table is None or table.status != "playing":
            return None
        post.games.add(name)
        return GameStart(post.cursor, name, table.game.name, table.seats_of(post.account.owner))

    def _open(self, post: _Post) -> list[EventLine]:
        own = (each for each in self._asked.values() if each.program == post.account.id)
        asked = (each for each in own if not each.answer.done())
        return [msgspec.structs.replace(each.line, cursor=post.cursor) for each in asked]

    # --- posts -----------------------------------------------------------------------------------

    def _post(self, account: Account) -> _Post:
        post = self._posts.setdefault(account.id, _Post(account))
        self._owners[account.owner] = post
        return post

    def _listens(self, post: _Post) -> bool:
        return bool(post.streams) and "play" in post.account.scopes and self._tokens.valid(post.account)

    def _next(self, post: _Post) -> str:
        post.number += 1
        return post.cursor

    def _tell(self, post: _Post, line: EventLine) -> None:
        post.lines.append((post.number, line))
        for outgoing in list(post.streams):
            outgoing.put(line)


def _settled(asked: _Asked, table: Table) -> Why | None:
    """How a challenge ends by what has happened at its *table*, if it does."""
    chair = table.chairs[asked.seat]
    if chair.taken:
        return "accepted" if chair.owner == asked.owner else "taken"
    return None if table.status == "waiting" and table.next_table is None else "taken"
