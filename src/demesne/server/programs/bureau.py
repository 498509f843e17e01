"""Which programs are here, what they are told, and how somebody has one take a seat."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

import msgspec

from demesne.server.http_messages import ProgramInfo, SeatProgram, Waiting
from demesne.server.hub import Hub
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.messages import Accepted, Challenge, ChallengeOver, EventLine, GameOver, GameStart
from demesne.server.programs.tokens import Account, Tokens
from demesne.server.protocol import Act
from demesne.server.refusals import Refusal
from demesne.server.table import Table
from demesne.server.view import host_seat

__all__ = ["Bureau"]

ANSWER: Final = 10
"""Seconds that a program has to answer a challenge."""
KEPT: Final = 256
"""Events of a program that are kept for when it comes back."""
WAITING: Final = 64
"""Lines that may wait for a program that does not read."""
RESTART_MS: Final = 2000

Why = Literal["accepted", "declined", "late"]


@dataclass(slots=True)
class _Post:
    """The events of one program. ``name`` tells this run of the server from others; ``games``: those that go on."""

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
        """What was told after *cursor*; ``None`` when that cannot be said."""
        name, _, number = cursor.partition(".")
        if name != self.name or not (number.isascii() and number.isdigit()):
            return None
        first = self.lines[0][0] if self.lines else self.number + 1
        if not first - 1 <= int(number) <= self.number:
            return None
        return [line for each, line in self.lines if each > int(number)]


@dataclass(slots=True)
class _Asked:
    """A challenge that waits for its answer."""

    post: _Post
    table: str
    seat: int
    line: Challenge
    answer: asyncio.Future[Why]


class Bureau:
    """The programs at the tables of *hub*, who are known by *tokens*."""

    def __init__(self, hub: Hub, tokens: Tokens, seconds: float = ANSWER) -> None:
        self._hub, self._tokens, self._seconds = hub, tokens, seconds
        self._posts: dict[str, _Post] = {}
        self._owners: dict[str, _Post] = {}
        self._asked: dict[str, _Asked] = {}
        self._games: set[Outgoing] = set()
        hub.changed = self._changed

    # --- streams -------------------------------------------------------------------------------

    async def listen(self, account: Account, cursor: str | None, outgoing: Outgoing) -> None:
        """Tells *outgoing* what concerns the program from *cursor* on, or else first what concerns it now."""
        post = self._post(account)
        missed = post.since(cursor) if cursor else None
        if missed is None:
            asked, before = self._open(post), post.cursor
            names = await self._hub.seated(account.owner)
            games = [line for name in names if (line := await self._going(post, name))]
            missed = [*asked, *games, *(post.since(before) or ())]  # what has happened meanwhile comes last
        for line in missed:
            outgoing.put(line)
        post.streams.add(outgoing)

    def leave(self, account: Account, outgoing: Outgoing) -> None:
        """The program listens to *outgoing* no more."""
        self._post(account).streams.discard(outgoing)

    def follow(self, outgoing: Outgoing) -> None:
        """A program listens to a game; it is told when the server ends."""
        self._games.add(outgoing)

    def forget(self, outgoing: Outgoing) -> None:
        self._games.discard(outgoing)

    def part(self, hosts: Collection[str]) -> None:
        """Ends the streams that came in at *hosts*, addresses of ours that are shut now."""
        for outgoing in self._streams():
            if outgoing.came_in_at in hosts:
                outgoing.end("network.closed", 0)

    def close(self) -> None:
        """Ends all streams because the server ends."""
        for outgoing in self._streams():
            outgoing.end("server.restart", RESTART_MS)

    def _streams(self) -> list[Outgoing]:
        return [*self._games, *(each for post in self._posts.values() for each in post.streams)]

    # --- challenges ----------------------------------------------------------------------------

    @property
    def here(self) -> list[ProgramInfo]:
        """The programs that listen just now, by name."""
        found = [post.account.name for post in self._posts.values() if self._listens(post)]
        return [ProgramInfo(name) for name in sorted(found)]

    async def seat(self, table: str, seat: int, wish: SeatProgram, key: str | None) -> Waiting:
        """The host of *table* has a program take a free seat; done when it sits there. Raises ``Refusal``."""
        return Waiting((await self.challenge(table, seat, wish.program, self._hub.ring.owner(key))).free)

    async def challenge(self, name: str, seat: int, program: str, owner: str | None) -> Accepted:
        """*owner*, who has the host's rights at the table *name*, has *program* take *seat*. Raises ``Refusal``."""
        table = await self._hub.table(name, owner)
        if not table.hosts(owner):
            raise Refusal("host.only")
        table.check_waiting()
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
            raise Refusal("seat.taken", seat=seat)
        named = (each for each in self._posts.values() if each.account.name == program)
        if (post := next(filter(self._listens, named), None)) is None:
            raise Refusal("program.unknown", name=program[:64])
        asked = self._ask(post, table, seat)
        return await self._answered(asked, program)

    def _ask(self, post: _Post, table: Table, seat: int) -> _Asked:
        host = host_seat(table)
        by = "" if host is None else table.chairs[host].name
        options = {key: msgspec.Raw(msgspec.json.encode(value)) for key, value in table.game.options.items()}
        line = Challenge(
            self._next(post), secrets.token_hex(8), table.id, seat, table.game.name, table.game.seats, options, by,
            int(self._seconds),
        )  # fmt: skip
        asked = _Asked(post, table.id, seat, line, asyncio.get_running_loop().create_future())
        self._asked[line.id] = asked
        self._tell(post, line)
        return asked

    async def _answered(self, asked: _Asked, program: str) -> Accepted:
        why: Why = "late"
        try:
            async with asyncio.timeout(self._seconds):
                why = await asyncio.shield(asked.answer)
        except TimeoutError:
            raise Refusal("program.silent", name=program) from None
        finally:
            del self._asked[asked.line.id]
            over = ChallengeOver(self._next(asked.post), asked.line.id, why)
            self._tell(asked.post, over)
        if why != "accepted":
            raise Refusal("program.declined", name=program)
        table = await self._hub.table(asked.table)
        return Accepted(asked.line.id, sum(not chair.taken for chair in table.chairs))

    async def accept(self, account: Account, challenge: str) -> tuple[str, int]:
        """The program takes the seat; the table and the seat. Raises ``Refusal``."""
        asked = self._of(account, challenge)
        await self._hub.enrol(asked.table, asked.seat, account.name, account.owner, None)
        if not asked.answer.done():
            asked.answer.set_result("accepted")
        return asked.table, asked.seat

    def decline(self, account: Account, challenge: str) -> None:
        """The program does not take the seat. Raises ``Refusal``."""
        asked = self._of(account, challenge)
        if not asked.answer.done():
            asked.answer.set_result("declined")

    def _of(self, account: Account, challenge: str) -> _Asked:
        asked = self._asked.get(challenge)
        if asked is None or asked.post.account.id != account.id or asked.answer.done():
            raise Refusal("challenge.unknown")
        return asked

    # --- games -----------------------------------------------------------------------------------

    async def resign(self, account: Account, table: str, wish: str) -> int:
        """The program gives up; the number of the event. Raises ``Refusal``."""
        return (await self._hub.wish(table, account.owner, Act("resign", wish))).seq

    def _changed(self, table: Table) -> None:
        """Tells programs that a game of theirs has begun, or is over."""
        for owner in {str(chair.owner) for chair in table.chairs if chair.program}:
            if post := self._owners.get(owner):
                self._note(post, table)

    def _note(self, post: _Post, table: Table) -> None:
        if table.status == "playing" and table.id not in post.games:
            post.games.add(table.id)
            start = partial(GameStart, table=table.id, game=table.game.name)
            self._tell(post, start(self._next(post), seats=table.seats_of(post.account.owner)))
        elif table.status == "over" and table.id in post.games:
            post.games.discard(table.id)
            self._tell(post, GameOver(self._next(post), table.id))

    async def _going(self, post: _Post, name: str) -> EventLine | None:
        table = await self._hub.table(name, post.account.owner)
        if table.status != "playing":
            return None
        post.games.add(name)
        return GameStart(post.cursor, name, table.game.name, table.seats_of(post.account.owner))

    def _open(self, post: _Post) -> list[EventLine]:
        asked = (each for each in self._asked.values() if each.post is post and not each.answer.done())
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
