"""Why the server says no: a stable code, as for refusals by the rules."""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["SHARED_CODES", "Args", "Bye", "Elsewhere", "Reason", "Refusal", "Square"]

Square = tuple[int, int]
Args = dict[str, str | int]

SHARED_CODES: Final = (
    "table.unknown", "table.full", "table.waiting", "table.running", "table.begun", "table.few", "table.bots",
    "today.none", "today.running", "today.hints", "today.public",
    "turn.not-yours", "host.only", "host.stays", "seat.free",
    "seat.not-yours", "seat.taken", "invite.wrong",
    "seq.stale", "move.unreadable", "undo.nothing", "undo.not-yours",
    "message.unreadable", "message.too-large", "message.type", "rate.fast",
    "record.unreadable", "record.head", "record.impossible", "record.end", "record.unfinished", "record.not-yours",
    "record.version", "record.conflict", "table.elsewhere",
    "offline.open", "offline.bot", "offline.review", "offline.never",
    "branch.running", "branch.moment", "branch.over", "branch.seats",
    "duplicate.running", "duplicate.none", "duplicate.rated",
    "table.over", "table.paused", "seat.lent", "seat.resigned", "seat.late", "clock.set",
    "return.nothing", "resume.nothing", "leave.alone",
    "again.ask", "ask.open", "ask.once", "ask.gone", "ask.not-you", "lend.here", "lend.never", "lend.early",
    "hint.forbidden", "know.nothing", "know.forbidden", "know.fast", "watch.closed",
    "talk.words", "talk.alone", "talk.empty", "talk.full", "log.full",
    "hint.busy", "hint.fast", "hint.many", "hint.failed",
    "review.running", "review.broken", "review.branch", "review.none", "review.full", "review.failed",
    "puzzle.unknown", "puzzle.move",
    "orders.none", "orders.now", "orders.gone", "orders.move", "orders.unfinished",
    "name.empty", "game.unknown", "game.failed", "option.unknown", "bot.unknown",
    "hello.missing", "hello.version", "socket.idle", "socket.slow", "sockets.many", "request.slow",
    "token.missing", "token.wrong", "token.scope", "key.missing", "key.reused", "streams.many",
    "program.unknown", "program.declined", "program.silent", "challenge.unknown",
    "account.missing", "account.wrong", "account.taken", "account.busy", "account.last",
    "session.over", "seat.banned", "seat.address", "talk.muted", "talk.address", "account.address", "moderator.only",
    "moderator.person", "moderator.address",
    "report.person", "report.line", "report.many", "report.unknown",
    "push.address", "mail.address", "mail.word", "mail.ended", "mail.many",
    "password.short", "password.long", "passkey.failed", "passkey.unknown", "passkey.here",
    "account.unknown", "rated.account", "rated.alone", "rated.grace", "rated.hints", "rated.screen", "rated.set",
    "rated.twice",
    "owner.only", "owner.spent", "network.fixed", "network.none", "network.closed",
    "origin.foreign", "page.unknown", "server.failed", "server.restart", "server.elsewhere",
)  # fmt: skip
"""Refusals that are the server's own, whatever is played; families have more, and those by the rules have a clause."""


class Reason(msgspec.Struct):
    """A refusal: stable code, clause of docs/rules (empty if none), parameters."""

    code: str
    clause: str = ""
    args: Args = {}


class Bye(msgspec.Struct, tag="bye"):
    """The server closes this socket; try again after ``retry_ms`` (0: do not).

    ``at``: the word to add to the address then, as ``?at=``: where several processes serve, that one has the table.
    """

    reason: Reason
    retry_ms: int
    at: str = ""


class Refusal(Exception):
    """What was asked for is refused, and nothing has changed; ``reason`` says why."""

    def __init__(self, code: str, clause: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.reason = Reason(code, clause, args)


class Elsewhere(Refusal):
    """The table belongs to the process *at*, which has *left* seconds to confirm that; "" if nobody knows."""

    def __init__(self, at: str, left: float) -> None:
        super().__init__("server.elsewhere")
        self.at, self.left = at, left
