"""Accounts: made, signed in to, changed, deleted. Without one, people play as guests and miss nothing but memory."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

import msgspec

from demesne.server.accounts.book import AccountRow, Book, PasskeyRow, SessionRow
from demesne.server.accounts.passkeys import Answered, Passkeys
from demesne.server.accounts.passwords import Passwords, checked
from demesne.server.accounts.restraints import Restraints
from demesne.server.guard.keyring import Holder, Keyring, owner_of
from demesne.server.guard.keys import digest, new_account_id, new_session
from demesne.server.guard.limits import Clock, Share, alone
from demesne.server.store.store import Conflict
from demesne.server.store.tries import OwnTries, SharedTries, Tries
from demesne.server.wire.account_messages import (
    NONE,
    AccountInfo,
    ChangeAccount,
    DeleteAccount,
    Done,
    PasskeyAnswer,
    PasskeyInfo,
    SessionInfo,
    SignedIn,
    SignIn,
    SignUp,
)
from demesne.server.wire.names import clean_name, skeleton
from demesne.server.wire.refusals import Refusal

__all__ = ["Accounts"]

OF_CLIENT: Final = (20, 1 / 6)
"""How many sign-in attempts a client has at once, and how many more a second."""
OF_ACCOUNT: Final = (20, 1 / 30)
"""How many an account has, from whatever clients."""
NEW: Final = (10, 1 / 120)
"""How many accounts a client may make."""
SHOWN: Final = 12
"""How many digits of a digest a session is called by."""


def _nobody_hears(_: Collection[str]) -> None:
    """Nobody is to be told."""


class Accounts:
    """The accounts of *book*, whose holders are on *ring*. ``ended`` is called with the sessions that have ended.

    *share* says as how many clients somebody counts.
    """

    def __init__(
        self,
        book: Book,
        ring: Keyring,
        passwords: Passwords,
        passkeys: Passkeys,
        clock: Clock = monotonic,
        share: Share = alone,
    ) -> None:
        self._restraints = Restraints(book.shelves)
        self.book, self._ring, self._passwords, self.passkeys = book, ring, passwords, passkeys
        ring.find = book.holder
        self.ended: Callable[[Collection[str]], None] = _nobody_hears
        self._clients, self._named, self._new = (
            self._tries(kind, *each, clock, whose)
            for kind, each, whose in (("client", OF_CLIENT, share), ("account", OF_ACCOUNT, alone), ("new", NEW, share))
        )

    def _tries(self, kind: str, size: int, rate: float, clock: Clock, share: Share) -> Tries:
        """Where several processes serve, they count together."""
        if self._ring.shared:
            return SharedTries(self.book.shelves, kind, size, rate, self.book.now, share)
        return OwnTries(size, rate, clock, share)

    def holder(self, key: str | None) -> Holder:
        """Who is signed in with *key*. Raises ``Refusal`` if nobody is."""
        if (holder := self._ring.holder(key)) is None:
            raise Refusal("account.missing")
        return holder

    def asks(self, key: str | None) -> str | None:
        """The account that *key* is signed in to, if it is to any."""
        holder = self._ring.holder(key)
        return holder.account if holder else None

    # --- coming in ------------------------------------------------------------------------------

    async def sign_up(self, wish: SignUp, client: str, origin: str, label: str) -> SignedIn:
        """A new account, signed in to. Raises ``Refusal``."""
        name = clean_name(wish.name)
        await self._restraints.check_new(client)
        if wish.passkey == NONE:
            password = checked(wish.password, name)
        if not await self._new.take(client):
            raise Refusal("rate.fast")
        if await self.book.named(name):
            raise Refusal("account.taken")
        if wish.passkey != NONE:
            answered = await self.passkeys.new(origin, wish.passkey)
            account = self._made(answered.account, name, None)
            await self._create(account, self._row(answered, label))
        else:
            account = self._made(new_account_id(), name, await self._passwords.hashed(password))
            await self._create(account, None)
        return await self._begun(account, label)

    async def ask_new(self, origin: str, name: str, key: str | None, client: str) -> bytes:
        """What a browser is asked for a passkey of a new account called *name*, or of the one signed in to."""
        if holder := self._ring.holder(key):
            known = [row.id for row in await self.book.passkeys(holder.account)]
            return await self.passkeys.ask_new(origin, holder.account, holder.name, known)
        if not await self._clients.take(client):
            raise Refusal("rate.fast")
        name = clean_name(name)
        await self._restraints.check_new(client)
        if await self.book.named(name):  # else the device would keep a passkey that opens nothing
            raise Refusal("account.taken")
        return await self.passkeys.ask_new(origin, new_account_id(), name, [])

    async def ask(self, origin: str, client: str) -> bytes:
        """What a browser is asked when somebody signs in by a passkey."""
        if not await self._clients.take(client):
            raise Refusal("rate.fast")
        return await self.passkeys.ask(origin)

    async def sign_in(self, wish: SignIn, client: str, origin: str, label: str) -> SignedIn:
        """A new session. Raises ``Refusal``, which never tells whether there is such an account."""
        if wish.passkey != NONE:
            account = await self._by_passkey(origin, wish.passkey)
        else:
            await self._count(client, wish.name)
            found = await self.book.named(wish.name)
            if not await self._passwords.fits(wish.password, found.password if found else None) or found is None:
                raise Refusal("account.wrong")
            account = found
        return await self._begun(account, label)

    async def _count(self, client: str, name: str) -> None:
        if not await self._clients.take(client):
            raise Refusal("rate.fast")
        if not await self._named.take(skeleton(name[:64])):
            raise Refusal("rate.fast")

    async def _by_passkey(self, origin: str, answer: msgspec.Raw) -> AccountRow:
        named = _id_of(answer)
        kept = await self.book.passkey(named) if named else None
        count = await self.passkeys.check(origin, answer, kept)
        account = await self.book.account(kept.account) if kept else None
        if kept is None or account is None:
            raise Refusal("passkey.unknown")
        await self.book.note(kept.id, count)
        return account

    def _made(self, account: str, name: str, password: str | None) -> AccountRow:
        return AccountRow(account, name, password, self.book.now(), "", hidden=False)

    def _row(self, answered: Answered, label: str) -> PasskeyRow:
        known = (answered.id, answered.account, answered.key, answered.count)
        return PasskeyRow(*known, self.book.now(), label=label)

    async def _create(self, account: AccountRow, passkey: PasskeyRow | None) -> None:
        try:
            await self.book.create(account, passkey)
        except Conflict:
            raise Refusal("account.taken") from None

    async def _begun(self, account: AccountRow, label: str) -> SignedIn:
        """A session with a key of its own, never one that the browser brought."""
        key, now = new_session(), self.book.now()
        gone = await self.book.begin(SessionRow(digest(key), account.id, now, now, label))
        if gone is None:
            raise Refusal("account.wrong")  # it has been deleted meanwhile
        self._ring.hold(digest(key), Holder(account.id, account.name, account.role))
        self._gone(gone)
        return SignedIn(key, await self.info(key))

    # --- an account that one has ---------------------------------------------------------------

    async def info(self, key: str | None) -> AccountInfo:
        """The account that *key* is signed in to."""
        account, own = await self._account(key), digest(key or "")
        under = await self._restraints.of(owner_of(account.id))
        sessions = [
            SessionInfo(row.digest[:SHOWN], row.label, row.made, row.used, yours=row.digest == own)
            for row in await self.book.sessions(account.id)
        ]
        keys = [PasskeyInfo(row.id, row.made, row.used, row.label) for row in await self.book.passkeys(account.id)]
        has = account.password is not None
        known = (account.id, account.name, account.made, account.role, account.hidden)
        return AccountInfo(*known, has, keys, sessions, under)

    async def add(self, key: str | None, origin: str, wish: PasskeyAnswer, label: str) -> AccountInfo:
        """One more passkey for the account, made in the browser *label*."""
        answered = await self.passkeys.new(origin, wish.passkey)
        if answered.account != self.holder(key).account:
            raise Refusal("passkey.failed")
        try:
            there = await self.book.add(self._row(answered, label))
        except Conflict:
            raise Refusal("passkey.failed") from None
        if not there:
            raise Refusal("session.over")
        return await self.info(key)

    async def change(self, key: str | None, wish: ChangeAccount, client: str) -> AccountInfo:
        """Another name, another password, shown or hidden, a passkey less. Raises ``Refusal``."""
        account = await self._account(key)
        if wish.name is not None:
            await self._restraints.check_talking(owner_of(account.id), client)
        if wish.password is not None:
            await self._change_password(account, wish, client)
            await self.end(key, None)
        if wish.passkey is not None and not await self.book.remove(account.id, wish.passkey):
            raise Refusal("account.last")
        values: dict[str, object] = {} if wish.hidden is None else {"hidden": wish.hidden}
        if wish.name is not None:
            values["name"] = clean_name(wish.name)
        if values:
            await self._change(account.id, values)
        return await self.info(key)

    async def _change(self, account: str, values: dict[str, object]) -> None:
        try:
            await self.book.change(account, **values)
        except Conflict:
            raise Refusal("account.taken") from None
        if "name" in values:
            self._ring.change(account, name=str(values["name"]))

    async def _change_password(self, account: AccountRow, wish: ChangeAccount, client: str) -> None:
        password = checked(wish.password or "", account.name)
        await self._confirm(account, wish.old, client)
        await self.book.change(account.id, password=await self._passwords.hashed(password))

    async def _confirm(self, account: AccountRow, password: str, client: str) -> None:
        """Somebody at a signed-in browser may not, for that alone, change how one signs in."""
        if account.password is None:
            return
        await self._count(client, account.name)
        if not await self._passwords.fits(password, account.password):
            raise Refusal("account.wrong")

    async def end(self, key: str | None, wanted: Collection[str] | None) -> Done:
        """Ends the sessions *wanted* (by what they are called), or all but that of *key*."""
        own, rows = digest(key or ""), await self.book.sessions(self.holder(key).account)
        gone = [row.digest for row in rows if (row.digest != own if wanted is None else row.digest[:SHOWN] in wanted)]
        await self.book.end(gone)
        self._gone(gone)
        return Done(len(gone))

    async def leaving(self, key: str | None, wish: DeleteAccount, client: str) -> AccountRow:
        """The account that is to be deleted; checks that it may be. Raises ``Refusal``."""
        account = await self._account(key)
        if skeleton(wish.name) != skeleton(account.name):
            raise Refusal("account.wrong")
        await self._confirm(account, wish.password, client)
        return account

    @asynccontextmanager
    async def closing(self, account: str) -> AsyncIterator[None]:
        """*account* is deleted meanwhile: nobody is signed in to it any more, unless that fails."""
        sessions = [row.digest for row in await self.book.sessions(account)]
        self._ring.close(account)
        try:
            yield
        except BaseException:
            self._ring.reopen(account)
            raise
        self._gone({*sessions, *self._ring.sessions(account)})

    async def check(self, sessions: Collection[str]) -> None:
        """Ends those of *sessions* here that have ended in another process; guests' keys are not among them."""
        if known := self._ring.signed_in(sessions):
            self._gone(await self.book.ended(known))

    def _gone(self, sessions: Collection[str]) -> None:
        for each in sessions:
            self._ring.drop(each)
        if sessions:
            self.ended(sessions)

    async def _account(self, key: str | None) -> AccountRow:
        account = await self.book.account(self.holder(key).account)
        if account is None:
            raise Refusal("session.over")
        return account

    def close(self) -> None:
        self._passwords.close()


def _id_of(answer: msgspec.Raw) -> str | None:
    """Which passkey answers, by its own account."""
    try:
        found = msgspec.json.decode(answer, type=dict[str, object]).get("id")
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found if isinstance(found, str) else None
