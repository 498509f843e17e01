"""An evening of three, one of whom never comes, leaves, gives up, asks: killed at each moment, nothing is different."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.server.protocol import Ack, NewTable, Refused, SeatWish, TableView, Talk
from demesne.server.wire.company_messages import USUAL, Act, Answer, Arrange, Ask, Rename, Tell
from tests.ports import free_port
from tests.server.client import Line
from tests.server.kit import moves_of
from tests.server.process import LAZY, Process

pytestmark = pytest.mark.slow

ADA, BO, CLEO, NOBODY = range(4)
NAMES = ("Ada", "Bo", "Cleo")
CUSTOMS = msgspec.structs.replace(USUAL, minutes=60)
FULL = CUSTOMS.minutes * 60_000
PATIENT = f"{LAZY}; from demesne.server.table import consent; consent.ANSWER = 3600"
"""A server at which one may take an hour to answer: where the machine is busy, a restart takes a while."""
SECRET = "leave me the swamp"
TURNS = 60
"""Within how many moves somebody has made one that may be taken back."""


class Evening:
    """A table for four of *game* at a real server in *folder*: three people come, each with a socket, and one never."""

    def __init__(self, folder: Path, game: str) -> None:
        self._folder, self._port = folder, free_port()
        self.here: dict[int, Line] = {}
        self.deaths = 0
        self._start()
        seats = [SeatWish("you", NAMES[0]), *[SeatWish("open")] * 3]
        opened = self.site.open(NewTable(game, seats, customs=CUSTOMS))
        self.table = opened.table
        self.keys = [opened.key]
        self.keys += [self.site.join(self.table, str(opened.invite), name).key for name in NAMES[1:]]
        self.come(ADA, BO, CLEO)

    def _start(self) -> None:
        self._server = Process(self._folder, self._port, first=PATIENT)
        self.site, self._open = self._server.site, ExitStack()

    def close(self) -> None:
        self._server.kill()
        self._open.close()

    def come(self, *people: int) -> None:
        for who in people:
            self.here[who] = self._open.enter_context(self.site.line(self.table, self.keys[who]))

    def go(self, who: int) -> None:
        self.here.pop(who).wire.close()

    # --- what they do ---------------------------------------------------------------------------

    def do(self, who: int, made: Callable[[str], object]) -> None:
        """*who* sends what *made* makes for its id, and it is done."""
        line, wanted = self.here[who], secrets.token_hex(8)
        line.say(made(wanted))
        while not (isinstance(answer := line.hear(), Ack | Refused) and answer.id == wanted):
            pass
        assert isinstance(answer, Ack), answer
        self._heard(lambda line: line.seq >= answer.seq)

    def act(self, who: int, act: Any) -> None:
        self.do(who, lambda name: Act(act, name))

    def ask(self, who: int, what: Any) -> None:
        self.do(who, lambda name: Ask(what, name))

    def agree(self, who: int) -> None:
        request = self.here[who].view.request
        assert request
        assert request.yours
        self.do(who, lambda name: Answer(request.seq, yes=True, id=name))

    def wish(self, path: str, who: int, **body: object) -> None:
        """What is asked of a room by HTTP."""
        answer = self.site.post(f"/api/tables/{self.table}/{path}", body, self.keys[who])
        assert answer.status_code in {200, 201}, answer.text

    def seat_bot(self, seat: int) -> None:
        self.wish(f"seats/{seat}/bot", ADA, bot="random")

    def move(self) -> None:
        """The first move that is offered to the one to move."""
        self.until(lambda view: view.to_move in self.here)
        line = self.here[self.to_move]
        assert line.update
        assert line.update.offer
        answer = line.play(min(moves_of(line.update.offer)))
        assert isinstance(answer, Ack), answer
        self._heard(lambda line: line.seq >= answer.seq)

    @property
    def view(self) -> TableView:
        """What somebody here is shown."""
        return next(iter(self.here.values())).view

    @property
    def to_move(self) -> int:
        assert self.view.to_move is not None
        return self.view.to_move

    def until(self, true: Callable[[TableView], object] = lambda _: True) -> None:
        """Until it is so, everybody who is here is seen, and nobody but a person can go on."""
        self._heard(lambda line: true(line.view) and self._rests(line.view))

    def _rests(self, view: TableView) -> bool:
        online = {seat.seat for seat in view.seats if seat.online and seat.kind != "bot"}
        if online != set(self.here):
            return False
        mover = None if view.to_move is None else view.seats[view.to_move]
        waits = view.paused or (view.request is not None and view.request.what == "undo")
        return mover is None or waits or (mover.kind != "bot" and mover.stint is None)

    def _heard(self, true: Callable[[Line], object]) -> None:
        for line in self.here.values():
            while not true(line):
                line.hear()

    # --- what they are told ---------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """Everything that each person here would be told on coming now, and a watcher; lists for all of them."""
        coming = {NAMES[who]: self._fresh(self.keys[who]) for who in self.here}
        lists = {f"{name} in a list": self._brief(key) for name, key in zip(NAMES, self.keys, strict=True)}
        return {**coming, **lists, "a watcher": self._fresh(None)}

    def _fresh(self, key: str | None) -> list[Any]:
        with self.site.line(self.table, key) as line:
            line.beat()
            first, *others = [json.loads(raw) for raw in line.raw]
        _without_hours(first["view"])
        return [first, *(each for each in others if each["type"] == "talk")]

    def _brief(self, key: str) -> Any:
        found = self.site.http.get(f"/api/tables/{self.table}", headers={"x-seat-key": key}).json()
        return _without_hours({**found, "ticking": found["to_move"]})

    def dies(self) -> None:
        """The server is killed and starts again: everybody is told the same as before."""
        self.until()
        before = self.told()
        self._server.kill()
        self._open.close()
        self.deaths += 1
        self._start()
        self.come(*self.here)
        self.until()
        after = self.told()
        for who, was in before.items():
            assert after[who] == was, who


def _without_hours(view: Any) -> Any:
    """*view* with what runs while one looks told only as running: a clock, and the time to answer."""
    for seat in view["seats"]:
        if seat["seat"] == view["ticking"] and seat["left"] is not None:
            seat["left"] = 0 < seat["left"] <= FULL
    if view.get("request"):
        view["request"]["left"] = view["request"]["left"] > 0
    return view


@pytest.fixture(params=["queendomino", "domaine"])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    with closing(Evening(tmp_path, request.param)) as made:
        yield made


def begun(at: Evening) -> Evening:
    """The fourth never comes; a bot is seated, and some moves are made."""
    at.seat_bot(NOBODY)
    at.until(lambda view: view.status == "playing")
    for _ in range(6):
        at.move()
    return at


def test_in_the_room_and_when_a_bot_is_seated_for_somebody_who_never_comes(evening: Evening) -> None:
    at = evening
    at.do(BO, lambda name: Rename("Bruno", name))
    at.do(CLEO, lambda name: Tell(name, phrase="good-game"))
    at.do(ADA, lambda name: Tell(name, text="Where is she?"))
    at.do(ADA, lambda name: Arrange(msgspec.structs.replace(CUSTOMS, hints=False, words=False), name))
    assert at.view.status == "waiting"
    partners = whispered(at)
    at.dies()
    assert [heard(at, partners[0], key) for key in (*partners[1:], None)] == [[SECRET], [SECRET], []]
    at.seat_bot(NOBODY)
    at.until(lambda view: view.status == "playing")
    assert ([seat.name for seat in at.view.seats][:3], at.view.customs.hints) == (["Ada", "Bruno", "Cleo"], False)
    at.dies()
    at.move()
    at.dies()


def whispered(at: Evening) -> tuple[str, str, str]:
    """A table of partners at the same server, where one of them has said something: its name and both keys."""
    seats = [SeatWish("you", "Ada"), SeatWish("open"), *[SeatWish("bot", bot="random")] * 4]
    opened = at.site.open(NewTable("royal-wedding", seats, {"teams": msgspec.Raw(b"true")}))
    partner = at.site.join(opened.table, str(opened.invite), "Bo").key
    with at.site.line(opened.table, opened.key) as ada:
        assert isinstance(ada.whisper(SECRET), Talk)
    return opened.table, opened.key, partner


def heard(at: Evening, table: str, key: str | None) -> list[str]:
    """What somebody who comes now is told of what partners said."""
    with at.site.line(table, key) as line:
        line.beat()
        return [said.text for talk in line.whispers if isinstance(talk, Talk) for said in talk.lines]


def test_the_host_leaves_the_room_and_the_next_one_begins_with_fewer(evening: Evening) -> None:
    at = evening
    at.wish(f"seats/{ADA}/free", ADA)
    at.go(ADA)
    at.until(lambda view: view.host_seat == BO and not view.seats[ADA].taken)
    at.dies()
    at.wish("fewer", BO)
    at.until(lambda view: view.next_table)
    at.dies()


def test_somebody_leaves_and_comes_back(evening: Evening) -> None:
    at = begun(evening)
    host, guest = ADA, BO
    at.act(guest, "leave")
    at.go(guest)
    at.until(lambda view: view.seats[guest].stint)
    at.dies()
    at.move()
    at.dies()
    at.come(guest)
    at.until(lambda view: view.seats[guest].stint is None)
    at.dies()
    at.act(host, "leave")  # whose rights pass on
    at.go(host)
    at.until(lambda view: view.host_seat == guest)
    at.dies()


def test_one_of_them_gives_up_and_a_bot_plays_on(evening: Evening) -> None:
    at = begun(evening)
    at.act(CLEO, "resign")
    at.until(lambda view: view.seats[CLEO].stint)
    at.dies()
    for _ in range(4):
        at.move()
    assert at.view.status == "playing"
    at.dies()


def test_a_move_is_taken_back_after_asking(evening: Evening) -> None:
    at = begun(evening)
    asking = claimed(at)
    one, other = [who for who in (ADA, BO, CLEO) if who != asking]
    at.ask(asking, "undo")
    at.dies()
    at.agree(one)
    at.dies()
    at.agree(other)
    at.until(lambda view: view.request is None and view.to_move == asking)
    at.dies()


def claimed(at: Evening) -> int:
    """Somebody has made a move that may be taken back."""
    for _ in range(TURNS):
        at.move()
        at.until()
        for who, line in at.here.items():
            if "undo" in line.view.may:
                return who
    raise AssertionError("no move could be taken back")


def test_a_break_is_asked_for_agreed_to_and_ended(evening: Evening) -> None:
    at = begun(evening)
    at.ask(ADA, "pause")
    at.dies()
    at.agree(CLEO)
    at.dies()
    at.agree(BO)
    at.until(lambda view: view.paused)
    at.dies()
    at.act(CLEO, "resume")
    at.until(lambda view: not view.paused)
    at.dies()
    at.move()


def test_they_agree_to_end_and_to_play_again(evening: Evening) -> None:
    at = begun(evening)
    at.ask(BO, "end")
    at.dies()
    for who in (ADA, CLEO):
        at.agree(who)
    at.until(lambda view: view.ended)
    at.dies()
    at.ask(CLEO, "again")
    at.agree(ADA)
    at.dies()
    at.agree(BO)
    at.until(lambda view: view.next_table)
    at.dies()
