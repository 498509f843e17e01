"""Whose server it is: the link that the console prints works once, and a key of the browser from then on."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import Connection, delete, insert, or_, select, update

from demesne.server.guard.keys import digest, is_owner_key, new_owner_key
from demesne.server.store import schema
from demesne.server.store.latest import Latest
from demesne.server.store.writes import SharedShelves
from demesne.server.wire.http_messages import OwnerKey
from demesne.server.wire.refusals import Refusal

__all__ = ["Links", "Owner", "SharedLinks"]

_link: Final = schema.owner_link.c


class Links(Protocol):
    """The links of consoles, and the keys of the browsers that followed them: the digest of each."""

    async def print(self, link: str) -> None:
        """The console of this process shows *link*, and no other any longer."""
        ...

    async def take(self, link: str, key: str) -> bool:
        """Whether *key* came by *link*, which has been printed, and no other key came by it before."""
        ...

    async def holds(self, key: str) -> bool:
        """Whether *key* came by any link."""
        ...


class OwnLink:
    """The link of a process alone. Implements ``Links``."""

    def __init__(self) -> None:
        self._link: str | None = None
        self._key: str | None = None

    async def print(self, link: str) -> None:
        self._link, self._key = link, None

    async def take(self, link: str, key: str) -> bool:
        if link != self._link or self._key not in {None, key}:
            return False
        self._key = key
        return True

    async def holds(self, key: str) -> bool:
        return key == self._key


class SharedLinks:
    """The links of all processes that share *store*, of which this one is *node*. Implements ``Links``.

    One is valid at every process, for as long as the process that printed it is alive.
    """

    def __init__(self, store: SharedShelves, node: str) -> None:
        self._store, self._node = store, node
        self._keys: Latest[frozenset[str]] = Latest(self._read, frozenset())

    async def print(self, link: str) -> None:
        lives = {name for name, _ in await self._store.living() or ()} - {self._node}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.owner_link).where(_link.node.not_in(lives)))
            connection.execute(insert(schema.owner_link), {"node": self._node, "link": link, "key": None})

        await self._store.write(write)

    async def take(self, link: str, key: str) -> bool:
        free = (_link.link == link) & or_(_link.key.is_(None), _link.key == key)
        wanted = update(schema.owner_link).where(free).values(key=key)
        return await self._store.write(lambda connection: connection.execute(wanted).rowcount > 0)

    async def holds(self, key: str) -> bool:
        return key in self._keys.value or key in await self._keys.look_anew()

    async def _read(self) -> frozenset[str]:
        wanted = select(_link.key).where(_link.key.is_not(None))
        return await self._store.read(lambda connection: frozenset(connection.execute(wanted).scalars()))


class Owner:
    """The person who started the server, or one of those that share a database.

    ``token``: what the link of this process ends in; ``settled``: an account is the owner's already.
    """

    def __init__(self) -> None:
        self.settled = False
        self.token = new_owner_key()
        self.links: Links = OwnLink()

    async def begin(self) -> None:
        """The link may be printed: it is valid from now on."""
        await self.links.print(digest(self.token))

    async def claim(self, token: str, key: str | None = None) -> OwnerKey:
        """The key for the browser that came by a link: *key*, where it made one itself.

        A browser that asks again with both gets the same answer. Raises ``Refusal`` when the link has been used
        otherwise.
        """
        if key is not None and not is_owner_key(key):
            raise Refusal("message.unreadable", problem="key")
        made = key or new_owner_key()
        if not await self.links.take(digest(token), digest(made)):
            raise Refusal("owner.spent")
        return OwnerKey(made)

    async def holds(self, key: str | None) -> bool:
        return key is not None and is_owner_key(key) and await self.links.holds(digest(key))
