"""Requests that reach one process, about a table that belongs to another of the same server."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from demesne.server.wire.refusals import Elsewhere

__all__ = ["sent_on"]

SPARE: Final = 0.05
"""Seconds beyond the time that a process has to confirm that a table is its own."""
SEND_ANEW: Final = 307


async def sent_on(request: Request, elsewhere: Elsewhere) -> Response:
    """Sends the client to the process that has the table, with the same words.

    A client that came from there in vain, or for which nobody has it, is sent again once nobody can have it any more.
    """
    at = elsewhere.at
    if at in {"", request.query_params.get("at")}:
        await asyncio.sleep(elsewhere.left + SPARE)
        at = ""
    query = [(name, value) for name, value in request.query_params.multi_items() if name != "at"]
    said = urlencode([*query, ("at", at)] if at else query)
    return Response(status_code=SEND_ANEW, headers={"Location": f"{request.url.path}?{said}".removesuffix("?")})
