"""Accounts over HTTP."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from demesne.server.accounts.accounts import Accounts
from demesne.server.accounts.games import Games
from demesne.server.accounts.ladder import Ladders
from demesne.server.accounts.profiles import Profiles
from demesne.server.guard.security import KEY, client_of
from demesne.server.web.routes import Asked, as_json
from demesne.server.wire.account_messages import (
    AccountData,
    ChangeAccount,
    DeleteAccount,
    Done,
    EndSessions,
    PasskeyAnswer,
    PasskeyQuestion,
    SignIn,
    SignUp,
    TakeOver,
)

__all__ = ["account_routes"]

_BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "HeadlessChrome", "Safari")
_NAMES: Final = {"Edg": "Edge", "OPR": "Opera", "HeadlessChrome": "Chrome"}
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")


def account_routes(accounts: Accounts, games: Games, profiles: Profiles, ladders: Ladders, asked: Asked) -> list[Route]:
    """The routes below ``/api/account`` and ``/api/session``, and what is shown of people."""
    doors = _Doors(accounts, games, profiles, ladders, asked)
    return [
        Route("/api/account", as_json(doors.sign_up, 201), methods=["POST"]),
        Route("/api/session", as_json(doors.sign_in, 201), methods=["POST"]),
        Route("/api/account/passkey", as_json(doors.ask_new), methods=["POST"]),
        Route("/api/session/passkey", as_json(doors.ask), methods=["POST"]),
        Route("/api/account", as_json(doors.info)),
        Route("/api/account/passkeys", as_json(doors.add), methods=["POST"]),
        Route("/api/account/change", as_json(doors.change), methods=["POST"]),
        Route("/api/account/end", as_json(doors.end), methods=["POST"]),
        Route("/api/account/delete", as_json(doors.delete), methods=["POST"]),
        Route("/api/account/games", as_json(doors.games)),
        Route("/api/account/games", as_json(doors.take_over), methods=["POST"]),
        Route("/api/account/data", as_json(doors.data)),
        Route("/api/people/{account}", as_json(doors.profile)),
        Route("/api/ladder", as_json(doors.ladder)),
    ]


class _Doors:
    """An answer for each route."""

    def __init__(self, accounts: Accounts, games: Games, profiles: Profiles, ladders: Ladders, asked: Asked) -> None:
        self._accounts, self._games, self._asked = accounts, games, asked
        self._profiles, self._ladders = profiles, ladders

    async def sign_up(self, request: Request) -> object:
        wish = await self._asked(request, SignUp)
        return await self._accounts.sign_up(wish, *_from(request), _browser(request))

    async def sign_in(self, request: Request) -> object:
        wish = await self._asked(request, SignIn)
        return await self._accounts.sign_in(wish, *_from(request), _browser(request))

    async def ask_new(self, request: Request) -> object:
        wish, (client, origin) = await self._asked(request, PasskeyQuestion), _from(request)
        return msgspec.Raw(await self._accounts.ask_new(origin, wish.name, request.headers.get(KEY), client))

    async def ask(self, request: Request) -> object:
        await self._asked(request, PasskeyQuestion)
        client, origin = _from(request)
        return msgspec.Raw(await self._accounts.ask(origin, client))

    async def info(self, request: Request) -> object:
        return await self._accounts.info(request.headers.get(KEY))

    async def add(self, request: Request) -> object:
        wish = await self._asked(request, PasskeyAnswer)
        return await self._accounts.add(request.headers.get(KEY), _from(request)[1], wish, _browser(request))

    async def change(self, request: Request) -> object:
        wish = await self._asked(request, ChangeAccount)
        return await self._accounts.change(request.headers.get(KEY), wish, client_of(request.scope))

    async def end(self, request: Request) -> object:
        wish = await self._asked(request, EndSessions)
        return await self._accounts.end(request.headers.get(KEY), wish.sessions)

    async def delete(self, request: Request) -> object:
        wish = await self._asked(request, DeleteAccount)
        account = await self._accounts.leaving(request.headers.get(KEY), wish, client_of(request.scope))
        async with self._accounts.closing(account.id):
            rewritten = await self._games.delete(account.id, account.name)
        await self._games.reread(rewritten)  # once nobody is there any more whose account it was
        return Done(1)

    async def games(self, request: Request) -> object:
        return await self._games.of(self._accounts.holder(request.headers.get(KEY)).account)

    async def take_over(self, request: Request) -> object:
        wish = await self._asked(request, TakeOver)
        return await self._games.take_over(self._accounts.holder(request.headers.get(KEY)), wish.seats)

    async def data(self, request: Request) -> object:
        info = await self._accounts.info(request.headers.get(KEY))
        said = await self._games.said(info.id)
        games, told = await self._profiles.games(info.id), await self._games.told(info.id)
        written = await self._games.written(info.id)
        reported = await self._games.reported(info.id)
        return AccountData(info, await self._games.all(info.id), games, said, told, written, reported)

    async def profile(self, request: Request) -> object:
        return await self._profiles.of(request.path_params["account"], self._accounts.asks(request.headers.get(KEY)))

    async def ladder(self, _: Request) -> object:
        return msgspec.Raw(await self._ladders.told())


def _from(request: Request) -> tuple[str, str]:
    """Which client asks, and from which of our addresses its page came."""
    usual = f"{request.url.scheme}://{request.url.netloc}"
    return client_of(request.scope), request.headers.get("origin", usual)


def _browser(request: Request) -> str:
    return label_of(request.headers.get("user-agent", ""))


def label_of(agent: str) -> str:
    """A browser in a word or two, so that its owner recognises it; nothing else about it is kept.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> label_of("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36")
    'Chrome, Linux'
    >>> label_of("curl/8")
    ''
    """
    browser = next((name for name in _BROWSERS if re.search(rf"\b{name}/", agent)), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (_NAMES.get(browser, browser), system)))
