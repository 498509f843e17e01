"""A server elsewhere, asked as a program asks it; and a player of ours at its tables."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from email.message import Message
from http.client import HTTPException, HTTPResponse
from math import inf
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from demesne.cli.shell import BadInput
from demesne.games.base import Game, OptionError
from demesne.games.registry import make_game
from demesne.players.base import Player
from demesne.players.faults import PlayerFault, answered
from demesne.players.spec import check_spec, make_player
from demesne.server.words.wordbook import ENGLISH, code_name, say

__all__ = ["Refused", "Remote", "RemotePlayer"]

SILENCE: Final = 30.0
"""Seconds of silence after which a server counts as gone: its streams send something every seven."""
LONGEST_WAIT: Final = 30.0
SEND_ANEW: Final = 307
TOO_FAST: Final = 429
NO_TOKEN: Final = 401
_FOR_GOOD: Final = {NO_TOKEN, 403, 404}
"""The statuses after which it is no use to ask again."""
SENT_ON: Final = 16
"""How often a request may be redirected among the processes of a server, or be made again because it came too soon."""

Say = Callable[[str], None]


_OWN: Final = {
    "token.missing": "it wants a token",
    "token.wrong": "it has no such token, or the token was revoked or has expired",
    "token.scope": "the token does not allow that, which needs the scope {scope}",
    "key.missing": "a move needs a key, by which it counts once",
    "key.reused": "that key belongs to another move",
    "streams.many": "the token has {most} streams already, and may have no more",
    "challenge.unknown": "nobody waits for an answer to that challenge any more",
}
"""What the page has no words for: only programs are refused so."""


class Refused(Exception):
    """The server has refused: why, in a sentence, and its code."""

    def __init__(self, status: int, code: str, args: Mapping[str, Any]) -> None:
        super().__init__(_sentence(code, args))
        self.status, self.code, self.given = status, code, args


class Remote:
    """The server at *url*, for the program whose *token* it is. Raises ``BadInput`` if *url* is not an address."""

    def __init__(self, url: str, token: str) -> None:
        if urlsplit(url).scheme not in {"http", "https"} or not urlsplit(url).hostname:
            raise BadInput(f"expected an address such as http://127.0.0.1:8000, not {url!r}")
        self.url, self._token = url.rstrip("/"), token

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        """What the server answers. Raises ``Refused``, or ``OSError`` when it cannot be reached."""
        with self._open(path, body, key) as answer:
            return json.loads(answer.read())

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream, until it ends. Raises as ``ask`` does."""
        with self._open(path) as answer:
            for line in answer:
                yield json.loads(line)

    def _open(self, path: str, body: object = None, key: str = "") -> HTTPResponse:
        where = f"/api/v1/{path}"
        for _ in range(SENT_ON):
            try:
                return self._sent(where, body, key)
            except HTTPError as fault:
                if fault.code == TOO_FAST and 0 <= (wait := _seconds(fault.headers)) <= LONGEST_WAIT:
                    fault.close()
                    time.sleep(wait)
                    continue
                place = fault.headers.get("Location", "")
                if fault.code != SEND_ANEW or not place.startswith("/") or place.startswith("//"):
                    raise _refusal(fault) from None
                where = place  # another process of the same server has that table
                fault.close()
        raise OSError("the server sends each request around, or asks to wait, without end")

    def _sent(self, where: str, body: object, key: str) -> HTTPResponse:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        headers |= {"Idempotency-Key": key} if key else {}
        asked = Request(f"{self.url}{where}", data, headers)  # noqa: S310 - http or https, as checked above
        answer: HTTPResponse = urlopen(asked, timeout=SILENCE)  # noqa: S310
        return answer


def _seconds(headers: Message) -> float:
    """How long the server asks to wait; without end if it does not say."""
    try:
        return float(headers.get("Retry-After", "inf"))
    except ValueError:
        return inf


def _sentence(code: str, args: Mapping[str, Any]) -> str:
    """Why a server refuses, in English, and the *code*, which programs go by.

    >>> _sentence("table.unknown", {})
    'There is no table at this address. Perhaps its game was deleted, or part of the link is missing. (table.unknown)'
    >>> _sentence("token.scope", {"scope": "challenge"})
    'the token does not allow that, which needs the scope challenge (token.scope)'
    >>> _sentence("none.of-these", {"seat": 1})
    'none.of-these, seat 1'
    """
    try:
        words = _OWN[code].format_map(args) if code in _OWN else say(ENGLISH, code_name("refusal", code), **args)
    except (LookupError, TypeError):  # a newer server may have others, or tell less of them
        return f"{code}{''.join(f', {name} {value}' for name, value in args.items())}"
    problem = args.get("problem")
    return f"{words}{f' {problem}' if problem and str(problem) not in words else ''} ({code})"


def _refusal(fault: HTTPError) -> Refused:
    with fault:
        try:
            reason = json.loads(fault.read())["reason"]
            return Refused(fault.code, reason["code"], reason["args"])
        except (ValueError, LookupError, TypeError):
            return Refused(fault.code, f"the answer {fault.code}, which is not one of demesne", {})


class RemotePlayer:
    """Has the player *spec* play for the program at *remote*: all games at once, *games* of them or without end.

    It accepts challenges to the games *wanted*, or to all; *say* is told what happens. If *opening* is the body that
    opens a table, it opens one at once, and with *games* another whenever that one's game is over. Then these alone are
    counted, and not games of the same token that had begun before.
    """

    def __init__(
        self, remote: Remote, spec: str, say: Say, wanted: tuple[str, ...] = (), games: int | None = None,
        seed: int | None = None, opening: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self._remote, self._spec, self._say = remote, spec, say
        self._wanted, self._games, self._seed = wanted, games, seed
        self._opening, self._own = opening, list[str]()
        self._playing: dict[str, threading.Thread] = {}
        self._over, self._played = set[str](), 0
        self._done = threading.Event()
        self._fault: Refused | PlayerFault | None = None

    def run(self) -> None:
        """Plays until as many games are over as it was told.

        Raises ``Refused`` for an invalid token, or if the first table is refused; ``PlayerFault`` if the player fails.
        """
        self._open()
        listening = threading.Thread(target=self._over_and_over, args=(self._listen, True), daemon=True)
        listening.start()
        while listening.is_alive() and not self._done.wait(0.2):
            pass
        if self._fault:
            raise self._fault

    def _over_and_over(self, listen: Callable[[], bool], all_games: bool = False) -> None:
        """Listens again whenever the server has gone away, until *listen* says that it is over.

        What ends *all_games* ends the program with it.
        """
        pause = 1.0
        while not self._done.is_set():
            try:
                if listen():
                    return
                pause = 1.0
            except PlayerFault as fault:
                self._give_up(fault)
                return
            except (URLError, HTTPException, OSError, ValueError):
                self._say(f"{self._remote.url} does not answer; again in {pause:.0f} s")
            except Refused as refused:
                if refused.status in _FOR_GOOD and all_games:
                    self._give_up(refused)
                    return
                if refused.status != NO_TOKEN:  # that ends all games, and is told once
                    self._say(f"{self._remote.url} refuses: {refused}")
                if refused.status in _FOR_GOOD:
                    return
            self._done.wait(pause)
            pause = min(2 * pause, LONGEST_WAIT)

    def _give_up(self, fault: Refused | PlayerFault) -> None:
        self._fault = self._fault or fault
        self._done.set()

    def _listen(self) -> bool:
        for line in self._remote.lines("stream/events"):
            match line["type"]:
                case "challenge":
                    self._answer(line)
                case "game-start":
                    self._begin(line["table"])
                case "bye" if not line["retry_ms"]:
                    raise Refused(NO_TOKEN, line["code"], {})
                case "bye":
                    time.sleep(line["retry_ms"] / 1000)
        return False

    def _answer(self, challenge: Mapping[str, Any]) -> None:
        """Accepts what it is meant for and can play."""
        good = not self._wanted or challenge["game"] in self._wanted
        try:
            check_spec(self._spec).check(make_game(challenge["game"], challenge["players"], challenge["options"]))
        except OptionError:
            good = False
        try:
            self._remote.ask(f"challenges/{challenge['id']}/{'accept' if good else 'decline'}", {})
        except Refused as refused:
            self._say(f"the challenge to {challenge['game']} came to nothing: {refused}")

    def _begin(self, table: str) -> None:
        if table not in self._playing:
            play = threading.Thread(target=self._over_and_over, args=(lambda: self._play(table),), daemon=True)
            self._playing[table] = play
            play.start()

    # --- a game ---------------------------------------------------------------------------------------

    def _play(self, table: str) -> bool:
        """Plays a game as far as it goes; returns whether it is over."""
        game, player, seats = None, None, list[int]()
        for line in self._remote.lines(f"games/{table}/stream"):
            if line["type"] == "game":
                seats = line["seats"]
                try:
                    game = make_game(line["game"], line["players"], line["options"])
                    check_spec(self._spec).check(game)
                except OptionError as error:
                    self._say(f"{self._remote.url}/t/{table} is left to others: {error}")
                    return True
                self._say(f"playing {line['game']} for {line['players']} at {self._remote.url}/t/{table}")
                player = player or make_player(self._spec, self._seed)
            if line["type"] in {"game", "turn"} and line["moves"] and game and player:
                self._move(table, line["seq"], self._decided(player, game, line))
            if line["type"] == "over":
                self._end(table, line, seats)
                return True
        return False

    def _decided(self, player: Player, game: Game[Any], line: Mapping[str, Any]) -> str:
        """The move that *player* decides on. Raises ``PlayerFault`` if it fails, or may not play that."""
        return answered(player, game.parse_observation(line["observation"]), line["moves"], self._spec)

    def _move(self, table: str, seq: int, move: str) -> None:
        """Plays *move*; a server that does not answer is asked once more, which does no harm."""
        key = secrets.token_hex(12)
        for last in (False, True):
            try:
                self._remote.ask(f"games/{table}/moves", {"seq": seq, "move": move}, key)
            except Refused as refused:
                if refused.code not in {"seq.stale", "turn.not-yours", "seat.lent", "table.paused"}:
                    raise
            except OSError:
                if last:
                    raise
                continue
            return

    def _end(self, table: str, line: Mapping[str, Any], seats: list[int]) -> None:
        """Tells and counts the end once, however often a refusal to open the next table leads here."""
        if table not in self._over:
            self._over.add(table)
            self._played += self._opening is None or table in self._own
            self._say(f"over: {_ending(line['results'], seats)}")
        if self._games is None:
            return
        if self._played >= self._games:
            self._done.set()
        elif self._own and table == self._own[-1]:
            self._open()

    def _open(self) -> None:
        if self._opening is not None:
            self._own.append(self._remote.ask("tables", self._opening)["table"])


def _ending(sides: Sequence[Mapping[str, Any]], seats: list[int]) -> str:
    own = next((side for side in sides if set(side["seats"]) & set(seats)), None)
    return f"place {own['rank']} of {len(sides)}, {own['total']} points" if own else "ended before its time"
