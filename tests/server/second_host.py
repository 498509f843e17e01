"""A second machine on a network of its own: `unshare -rn python -m tests.server.second_host FOLDER` says what it met.

The first machine is the namespace that this starts in, the second one a namespace inside; a cable ties them.
The outcome is one line of JSON.
"""

from __future__ import annotations

import functools
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus

from demesne.server.protocol import Bye
from tests.ports import free_port
from tests.server.client import Line, Site, dial
from tests.server.kit import moves_of, wish
from tests.server.process import Process, served

FIRST, SECOND = "10.77.0.1", "10.77.0.2"
ITSELF = "tests.server.second_host"
ERRANDS = "errands"


# --- on the second machine -------------------------------------------------------------------------


def looks(port: int) -> str:
    """What the second machine sees of the first one."""
    try:
        return str(httpx.get(f"http://{FIRST}:{port}/healthz", timeout=5).status_code)
    except httpx.TransportError as fault:
        return type(fault).__name__


def knocks(port: int) -> list[int]:
    """The answers to foreign names and origins, over HTTP and for a socket."""
    site = Site(port, FIRST)
    foreign = ({"host": "evil.example"}, {"host": f"127.0.0.9:{port}"}, {"origin": "http://evil.example"})
    found = [site.http.get("/api/games", headers=headers).status_code for headers in foreign]
    try:
        with dial(site.socket, "http://evil.example"):
            found.append(101)
    except InvalidStatus as refused:
        found.append(refused.response.status_code)
    return found


def plays(port: int, link: str) -> list[object]:
    """Sits down by *link* and plays to the end of game or connection: whether it moved, the status, the last word."""
    table, _, invite = link.rpartition("/")[2].partition("#")
    site = Site(port, FIRST)
    joined = site.join(table, invite, "Bruno")
    with site.line(table, joined.key) as line:
        print("seated", flush=True)
        return [play_on(line) > 0, line.view.status, line.raw[-1]]


def play_on(line: Line, enough: Callable[[int], bool] = lambda _: False) -> int:
    """Plays the first move whenever one is offered, until the game is over or *enough*; returns how many it played."""
    moves, gone = 0, False
    while line.view.status != "over" and not enough(moves) and not gone:
        if line.update and line.update.offer:
            line.play(min(moves_of(line.update.offer)))
            moves += 1
        else:
            gone = isinstance(line.hear(), Bye)
    return moves


def run_errands() -> None:
    """One after the other, as they come."""
    over_there: dict[str, Callable[..., object]] = {"looks": looks, "knocks": knocks, "plays": plays}
    for line in sys.stdin:
        name, port, *others = json.loads(line)
        print(json.dumps(over_there[name](int(port), *others)), flush=True)


# --- on the first machine ---------------------------------------------------------------------------


class Cable:
    """The second machine, reached by a cable, where *module* runs."""

    def __init__(self, module: str = ITSELF) -> None:
        self._python = [sys.executable, "-m", module]
        words = ["unshare", "-n", "sh", "-c", "echo apart; exec sleep 1000"]
        self._sleeper = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._sleeper.stdout
        assert self._sleeper.stdout.readline() == "apart\n"
        ends = ["type", "veth", "peer", "name", "second", "netns", str(self._sleeper.pid)]
        for words in (
            ["link", "set", "lo", "up"],
            ["link", "add", "first", *ends],
            ["addr", "add", f"{FIRST}/24", "dev", "first"],
            ["link", "set", "first", "up"],
        ):
            subprocess.run(["ip", *words], check=True)
        for words in (["addr", "add", f"{SECOND}/24", "dev", "second"], ["link", "set", "second", "up"]):
            subprocess.run([*self._over, "ip", *words], check=True)

    @property
    def _over(self) -> list[str]:
        return ["nsenter", "-t", str(self._sleeper.pid), "-n"]

    def begin(self, *words: str) -> subprocess.Popen[str]:
        """Runs the module over there."""
        return subprocess.Popen([*self._over, *self._python, *words], stdout=subprocess.PIPE, text=True)

    @functools.cached_property
    def _there(self) -> subprocess.Popen[str]:
        """The module over there, which is loaded once for all errands."""
        pipe = subprocess.PIPE
        return subprocess.Popen([*self._over, *self._python, ERRANDS], stdin=pipe, stdout=pipe, text=True)

    def send(self, *words: str) -> None:
        """Sends somebody on an errand."""
        assert self._there.stdin
        self._there.stdin.write(json.dumps(words) + "\n")
        self._there.stdin.flush()

    def said(self) -> str:
        """The next line that comes back."""
        assert self._there.stdout
        return self._there.stdout.readline()

    def ask(self, *words: str) -> Any:
        """What an errand brings back."""
        self.send(*words)
        return json.loads(self.said())

    def cut(self) -> None:
        if "_there" in vars(self):
            self._there.kill()
            self._there.communicate()
        self._sleeper.kill()
        self._sleeper.wait()


def switch(site: Site, told: str) -> Callable[[str], Any]:
    """Opens the network of the server at *site* and shuts it, for the owner, whose link is in what it has *told*."""
    token = re.findall(r"#owner=(\S+)", told)[0]
    key = site.post("/api/owner", {"token": token}).json()["key"]
    headers = {"content-type": "application/json", "x-owner-key": key}

    def press(wanted: str) -> Any:
        content = f'{{"open":{wanted}}}'
        return site.http.post("/api/network", content=content, headers=headers).json()

    return press


def tell(server: Process, cable: Cable) -> dict[str, object]:
    """Shut, open, played to the end, shut in the middle of a game."""
    site, port = server.site, str(httpx.URL(server.site.origin).port)
    press = switch(site, server.told)
    told: dict[str, object] = {"before": cable.ask("looks", port), "address": press("true")["addresses"]}
    told["open"] = cable.ask("looks", port)
    told["foreign"] = cable.ask("knocks", port)
    told["game"] = _play(site, cable, port, lambda _: False, lambda: None)
    told["cut short"] = _play(site, cable, port, lambda moves: moves == 3, lambda: press("false"))
    told["after"] = cable.ask("looks", port)
    return told


def _play(site: Site, cable: Cable, port: str, enough: Callable[[int], bool], then: Callable[[], object]) -> object:
    """The guest's story of a game against the first machine, whose player goes on until *enough*."""
    opened = site.open(wish("you", "open", game="kingdomino"))
    cable.send("plays", port, f"/{opened.table}#{opened.invite}")
    assert cable.said() == "seated\n"
    with site.line(opened.table, opened.key) as line:
        play_on(line, enough)
        then()
    return json.loads(cable.said())


def missing() -> str:
    """Why this system gives us no network of our own; empty if it does."""
    if not all(shutil.which(word) for word in ("unshare", "nsenter", "ip")):
        return "no unshare, nsenter or ip here"
    tried = subprocess.run(
        ["unshare", "-rn", "ip", "link", "add", "first", "type", "veth", "peer", "name", "second"],
        capture_output=True,
        text=True,
        check=False,
    )
    return tried.stderr.strip() if tried.returncode else ""


def main(words: list[str]) -> None:
    if words[0] == ERRANDS:
        run_errands()
        return
    cable = Cable()
    try:
        with served(Path(words[0]), free_port()) as server:
            print(json.dumps(tell(server, cable)))
    finally:
        cable.cut()


if __name__ == "__main__":
    main(sys.argv[1:])
