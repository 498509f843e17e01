"""What is answered where too much was asked from an address: to programs a reason, to people a page that comes back."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from random import randint
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from demesne.server.protocol import Problem
from demesne.server.wire.refusals import Reason
from demesne.server.words.wordbook import ENGLISH, bare, is_right_to_left, language_of, say

__all__ = ["busy"]

BACK: Final = (5, 12)
"""After how many seconds the page asks again, at least and at most: not everybody at the same moment."""
_STYLE: Final = """
body { display: grid; min-height: 90vh; margin: 0; padding: 0 24px; place-content: center; text-align: center;
  font: 20px/1.4 system-ui, sans-serif; color: light-dark(#271c13, #f1e8d4); background: light-dark(#e9e1cf, #1b2c38) }
"""
_POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing but its own style, for what the page could fetch would be refused as well."""
_PAGE: Final = """<!doctype html>
<html lang="{tag}" dir="{direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="{seconds}">
<title>demesne</title>
<style>{style}</style>
<p>{text}</p>
"""


def busy(scope: Scope) -> Response:
    """The answer to the request of *scope*: ``rate.fast``, or for a person a page in their language.

    Its connection ends: a client that goes on has to connect again, which is counted, too.
    """
    headers, seconds = Headers(scope=scope), randint(*BACK)
    if scope["method"] == "GET" and "text/html" in headers.get("accept", ""):
        tag = _spoken(headers.get("accept-language", ""))
        direction = "rtl" if is_right_to_left(tag) else "ltr"
        told = {"tag": tag, "direction": direction, "seconds": seconds, "text": bare(say(tag, "busy-page"))}
        answer: Response = HTMLResponse(_PAGE.format(style=_STYLE, **told), 429)
        answer.headers["Content-Security-Policy"] = _POLICY
    else:
        answer = Response(msgspec.json.encode(Problem(Reason("rate.fast"))), 429, media_type="application/json")
    answer.headers["Connection"] = "close"
    answer.headers["Retry-After"] = str(seconds)
    return answer


def _spoken(accepted: str) -> str:
    """The first language of *accepted* that there are words in.

    >>> _spoken("nl, de-AT;q=0.8, en;q=0.5"), _spoken("")
    ('de', 'en')
    """
    wishes = (each.partition(";")[0].strip() for each in accepted[:200].split(","))
    return next((tag for wish in wishes for tag in language_of(wish)), ENGLISH)
