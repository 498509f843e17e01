"""The HTTP status of each refusal."""

from __future__ import annotations

from typing import Final

from demesne.server.registry import SHELVES

__all__ = ["STATUS"]

STATUS: Final = {
    "table.unknown": 404,
    "page.unknown": 404,
    "message.too-large": 413,
    "message.type": 415,
    "rate.fast": 429,
    "mail.many": 429,
    "mail.word": 404,
    "invite.wrong": 403,
    "seat.not-yours": 403,
    **dict.fromkeys(("table.full", "table.running", "table.begun", "table.few", "table.elsewhere"), 409),
    "record.not-yours": 403,
    "record.conflict": 409,
    "today.none": 404,
    "today.running": 409,
    "host.only": 403,
    "host.stays": 409,
    "seat.free": 409,
    "seat.taken": 409,
    "seq.stale": 409,
    "watch.closed": 403,
    "token.missing": 401,
    "token.wrong": 401,
    "token.scope": 403,
    "streams.many": 429,
    "program.unknown": 404,
    "program.declined": 409,
    "program.silent": 409,
    "challenge.unknown": 404,
    "owner.only": 403,
    "owner.spent": 403,
    "session.over": 401,
    "account.missing": 401,
    "account.wrong": 401,
    "account.taken": 409,
    "account.last": 409,
    "rated.account": 401,
    "rated.twice": 409,
    "account.busy": 503,
    "account.unknown": 404,
    **dict.fromkeys(("seat.banned", "moderator.only", "moderator.person"), 403),
    "report.unknown": 404,
    "report.many": 409,
    "again.ask": 409,
    "passkey.failed": 401,
    "network.fixed": 409,
    "network.none": 409,
    "branch.running": 409,
    "duplicate.running": 409,
    "duplicate.none": 409,
    "review.running": 409,
    "review.full": 503,
    "review.failed": 500,
    "puzzle.unknown": 404,
    "server.failed": 500,
    **{f"{word}.unknown": 404 for word in SHELVES},
    **{f"{word}.{why}": 409 for word in SHELVES for why in ("taken", "full")},
}
"""HTTP status by refusal; 422 for all others."""
