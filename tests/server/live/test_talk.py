"""What partners say and point at: kept, told to their side, and to nobody else."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import Hover, Join, Partner, Play, Refused, Say, Talk, TalkLine, Update
from demesne.server.settings import Settings
from demesne.server.store.store import Store
from demesne.server.store.stored import StoredLine
from demesne.server.store.writes import Conflict
from demesne.server.table.restore import seating_of
from demesne.server.table.sayings import MOST, Sayings, pointed, said
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Arrange, Customs
from demesne.server.wire.refusals import Refusal
from tests.server.client import Line, Site
from tests.server.conftest import serving
from tests.server.kit import Ear, Inline, MemoryStore, first_move, hub, land_of, moves_of, play_until, run, table, wish

OWNERS = [f"owner {seat}" for seat in range(6)]
TEAMS = {"name": "royal-wedding", "options": {"teams": True}}
SECRET = "meet me at the mine"


class Party:
    """A team table for six with an ear for each seat and one for a spectator."""

    def __init__(self, store: MemoryStore) -> None:
        self.store, self.hub = store, hub(store)
        self.name, self.keys, self.ears = "", list[str](), list[Ear]()

    async def gather(self) -> Party:
        opened = await self.hub.open(wish("you", *["open"] * 5, game="royal-wedding", teams=True))
        self.name, self.keys = opened.table, [opened.key]
        for seat in range(1, 6):
            joined = await self.hub.join(self.name, Join(str(opened.invite), f"name {seat}"))
            self.keys.append(joined.key)
        for owner in [*map(digest, self.keys), None]:
            self.ears.append(Ear(owner, self.store))
            await self.hub.attach(self.name, self.ears[-1])
        return self

    async def say(self, seat: int, text: str, message_id: str = "message-1") -> Talk | None:
        return await self.hub.say(self.name, digest(self.keys[seat]), Say(text, message_id))


def lines_of(ear: Ear) -> list[tuple[int, int, str]]:
    """Number, seat and text of every line that *ear* was told."""
    talks = [whisper for whisper in ear.whispers if isinstance(whisper, Talk)]
    return [(line.number, line.seat, line.text) for talk in talks for line in talk.lines]


def test_a_line_is_stored_and_then_told_to_both_partners_and_nobody_else() -> None:
    async def story() -> None:
        party = await Party(MemoryStore()).gather()
        updates = [len(ear.heard) for ear in party.ears]
        assert await party.say(2, SECRET) is None
        assert [lines_of(ear) for ear in party.ears] == [[], [], [(1, 2, SECRET)], [(1, 2, SECRET)], [], [], []]
        assert party.store.order[-3:] == ["line 1", "whispered", "whispered"]
        assert [len(ear.heard) for ear in party.ears] == updates
        await party.say(3, "yes", "message-2")
        await party.say(0, "we?", "message-3")
        assert lines_of(party.ears[2])[1:] == [(2, 3, "yes")]
        assert lines_of(party.ears[0]) == lines_of(party.ears[1]) == [(1, 0, "we?")]  # a side's own numbers

    run(story())


def test_a_phrase_to_the_partner_is_told_as_such_and_reaches_no_other_socket() -> None:
    """Not a byte: neither the phrase nor that anything was said, whatever the customs say about free words."""

    async def story() -> None:
        store = MemoryStore()
        party = await Party(store).gather()
        await party.hub.wish(party.name, digest(party.keys[0]), Arrange(no_words(), "message-0"))
        told = [(len(ear.heard), len(ear.whispers)) for ear in party.ears]
        await party.hub.say(party.name, digest(party.keys[2]), Say("", "message-1", None, "elsewhere"))
        for seat, ear in enumerate(party.ears):
            heard, whispers = told[seat]
            assert len(ear.heard) == heard
            assert len(ear.whispers) == whispers + (seat in {2, 3})
        assert (line := last_line(party.ears[3])).phrase == "elsewhere"
        assert line.text == ""
        late = Ear(digest(party.keys[3]))
        await hub(store).attach(party.name, late)  # from the store
        assert last_line(late).phrase == "elsewhere"
        for owner in (None, digest(party.keys[0]), digest(party.keys[5])):
            other = Ear(owner)
            await hub(store).attach(party.name, other)
            assert b"elsewhere" not in msgspec.json.encode([*other.heard, *other.whispers])

    run(story())


def no_words() -> Customs:
    return msgspec.structs.replace(USUAL, words=False)


def last_line(ear: Ear) -> TalkLine:
    talk = ear.whispers[-1]
    assert isinstance(talk, Talk)
    return talk.lines[-1]


def test_a_line_sent_twice_counts_once() -> None:
    async def story() -> None:
        party = await Party(MemoryStore()).gather()
        await party.say(2, SECRET)
        again = await party.say(2, SECRET)
        assert again is not None
        assert [line.number for line in again.lines] == [1]
        assert len(lines_of(party.ears[3])) == 1
        await party.say(3, "an id counts for its sender only")
        assert len(lines_of(party.ears[2])) == 2

    run(story())


def test_somebody_who_comes_back_is_told_what_their_side_said() -> None:
    async def story() -> None:
        store = MemoryStore()
        party = await Party(store).gather()
        for number in range(3):
            await party.say(2, f"line {number}", f"message-{number}")
        await party.hub.close()
        later = hub(store)
        ears = [Ear(digest(party.keys[seat])) for seat in (3, 4)]
        for ear in ears:
            await later.attach(party.name, ear)
        assert [text for _, _, text in lines_of(ears[0])] == ["line 0", "line 1", "line 2"]
        assert ears[1].whispers == []
        await later.close()

    run(story())


def test_whoever_comes_back_is_told_that_the_lines_they_know_are_gone() -> None:
    """A backup was restored; their page still shows them. Whoever has no partner is told nothing."""

    async def story() -> None:
        party = await Party(MemoryStore()).gather()
        alone = await party.hub.open(wish("you", "bot"))
        ears = [Ear(digest(party.keys[3])), Ear(None), Ear(digest(alone.key))]
        for ear, name in zip(ears, (party.name, party.name, alone.table), strict=True):
            ear.seq = 1
            await party.hub.attach(name, ear)
        assert [ear.whispers for ear in ears] == [[Talk([])], [], []]
        await party.hub.close()

    run(story())


def test_a_line_that_cannot_be_is_refused() -> None:
    async def refused(of: Hub, name: str, owner: str | None, message: Say) -> str:
        with pytest.raises(Refusal) as refusal:
            await of.say(name, owner, message)
        return refusal.value.reason.code

    async def story() -> None:
        party = await Party(MemoryStore()).gather()
        of, name, ada = party.hub, party.name, digest(party.keys[0])
        assert await refused(of, name, None, Say("x", "message-1")) == "seat.not-yours"
        assert await refused(of, name, "stranger", Say("x", "message-1")) == "seat.not-yours"
        assert await refused(of, name, ada, Say("x", "message-1", 1)) == "seat.not-yours"
        assert await refused(of, name, ada, Say(" \u200b\u0007 ", "message-1")) == "talk.empty"
        assert await refused(of, name, ada, Say("x", "short")) == "message.unreadable"
        alone = await of.open(wish("you", "bot"))
        assert await refused(of, alone.table, digest(alone.key), Say("x", "message-1")) == "talk.alone"
        assert party.store.kept[name].talk == ()
        await of.close()

    run(story())


def test_what_is_said_is_cleaned_and_cut() -> None:
    of = table(*OWNERS, name="royal-wedding", options={"teams": True})
    line = said(of, Sayings(), OWNERS[0], Say("  a\nb\u202e\u0000c  " + "x" * 999, "message-1"))
    assert line.line.startswith("a b c xxx")
    assert len(line.line) == 200
    assert said(of, Sayings(), OWNERS[0], Say(":-)", "message-1")).line == ":-)"


def test_a_side_can_only_say_so_much() -> None:
    of = table(*OWNERS, name="royal-wedding", options={"teams": True})
    full = Sayings(StoredLine(0, number, 0, f"id {number}", "x") for number in range(1, MOST + 1))
    with pytest.raises(Refusal, match=r"talk\.full"):
        said(of, full, OWNERS[0], Say("x", "message-1"))
    assert said(of, full, OWNERS[2], Say("x", "message-1")).number == 1


def test_one_screen_for_two_sides_says_for_which() -> None:
    owners = ["here"] * 4 + ["away"] * 2
    of = table(*owners, name="royal-wedding", options={"teams": True})
    assert said(of, Sayings(), "here", Say("x", "message-1")).side == 0
    assert said(of, Sayings(), "here", Say("x", "message-1", 3)).side == 1


def test_a_partner_sees_where_the_domino_would_go_and_nobody_else_does() -> None:
    async def story() -> None:
        party = await Party(MemoryStore()).gather()
        of = await party.hub.table(party.name)
        while of.hand is None:
            mover = of.to_move
            assert mover is not None
            await party.hub.play(party.name, of.chairs[mover].owner, Play(of.seq, f"message-{of.seq}", first_move(of)))
        mover = of.to_move or 0
        mate = mover ^ 1
        for ear in party.ears:
            ear.whispers.clear()
        party.hub.hover(party.name, party.ears[mover], Hover(((1, 0), (2, 0))))
        party.hub.hover(party.name, party.ears[mover], Hover(None))
        shown = [Partner(mover, ((1, 0), (2, 0)), of.hand), Partner(mover, None, None)]
        assert [ear.whispers for ear in party.ears] == [shown if seat == mate else [] for seat in range(7)]
        party.hub.hover(party.name, party.ears[mate], Hover(((0, 1), (0, 2))))  # advice
        assert party.ears[mover].whispers == [Partner(mate, ((0, 1), (0, 2)), of.hand)]
        party.hub.hover(party.name, party.ears[(mover + 2) % 6], Hover(((1, 0), (2, 0))))
        party.hub.hover(party.name, party.ears[6], Hover(((1, 0), (2, 0))))
        party.hub.hover("nowhere", party.ears[0], Hover(None))
        assert sum(len(ear.whispers) for ear in party.ears) == 3
        await party.hub.close()

    run(story())


def test_pointing_beyond_every_kingdom_or_without_a_domino_shows_nothing() -> None:
    of = table(*OWNERS, name="royal-wedding", options={"teams": True})
    assert pointed(of, mover_of(of), Hover(((1, 0), (2, 0)))) == {}
    play_until(of, "place")
    assert set(pointed(of, mover_of(of), Hover(((1, 0), (2, 0))))) == {(of.to_move or 0) // 2}
    assert pointed(of, mover_of(of), Hover(((1, 0), (1 << 40, 0)))) == {}
    assert pointed(table("a", "b"), "a", Hover(None)) == {}


def mover_of(of: Table) -> str:
    """Whose turn it is."""
    assert of.to_move is not None
    return str(of.chairs[of.to_move].owner)


def test_lines_on_disk_count_once_and_outlive_the_server(tmp_path: Path) -> None:
    of = table(*OWNERS, name="royal-wedding", options={"teams": True})
    lines = [
        StoredLine(1, 1, 2, "a:1", SECRET, seq=of.seq),
        StoredLine(1, 2, 3, "b:1", "", "agreed", of.seq),
        StoredLine(0, 1, 0, "c:1", "we?", seq=of.seq),
    ]

    async def keep(store: Store) -> None:
        await store.open_table(seating_of(of, {"teams": True}, None), of.log, of.status)
        for line in lines:
            await store.say(of.id, line)
        for again in (StoredLine(1, 2, 2, "new", "the number is taken"), StoredLine(1, 3, 2, "a:1", "so is the id")):
            with pytest.raises(Conflict):
                await store.say(of.id, again)

    first = Store(tmp_path)
    run(keep(first))
    first.close()
    second = Store(tmp_path)
    stored = run(second.load(of.id))
    second.close()
    assert stored is not None
    assert sorted(stored.talk, key=lambda line: line.client_id) == lines
    assert not any(SECRET in str(entry.told) for entry in stored.entries)


# --- over real sockets -----------------------------------------------------------------------


def test_no_other_seat_or_spectator_gets_a_byte_of_it(site: Site) -> None:
    """Every byte that the others receive, over the socket and over HTTP, before, during and after."""
    opened = site.open(wish("you", *["open"] * 5, game="royal-wedding", teams=True))
    keys = [opened.key, *(site.join(opened.table, str(opened.invite), f"name {n}").key for n in range(1, 6))]
    with ExitStack() as stack:
        lines = [stack.enter_context(site.line(opened.table, key)) for key in [*keys, None, "qd_stranger"]]
        sizes = [_frames(line) for line in lines]
        assert isinstance(lines[0].whisper(SECRET), Talk)
        assert isinstance(lines[1].whisper(SECRET.upper()), Talk)
        assert [_frames(line) - before for line, before in zip(lines, sizes, strict=True)] == [3, 3, *[1] * 6]
        assert [len(line.whispers) for line in lines] == [2, 2, *[0] * 6]
        _one_move(lines)
        late = [stack.enter_context(site.line(opened.table, key)) for key in [*keys[2:], None]]
        for line in (*lines[2:], *late):
            line.beat()
            assert not any(SECRET in frame.lower() or '"talk"' in frame for frame in line.raw)
        for path in ("", "/record?format=text", "/record?format=jsonl"):
            assert SECRET not in site.http.get(f"/api/tables/{opened.table}{path}").text.lower()


def _frames(line: Line) -> int:
    """How many frames have come once all that was sent is answered."""
    line.beat()
    return len(line.raw)


def _one_move(lines: list[Line]) -> None:
    """The one to move does so; everybody is told."""
    mover = next(line for line in lines if line.update and line.update.offer)
    assert mover.update is not None
    assert mover.update.offer is not None
    mover.play(min(moves_of(mover.update.offer)))
    for line in lines:
        while line.seq < mover.seq:
            line.next(Update)


def test_talking_or_pointing_too_fast_is_slowed_but_not_cut_off(strict: Site) -> None:
    opened = strict.open(wish("you", "open", *["bot"] * 4, game="royal-wedding", teams=True))
    key = strict.join(opened.table, str(opened.invite), "Bo").key
    with strict.line(opened.table, opened.key) as ada, strict.line(opened.table, key):
        answers = [ada.whisper(f"line {number}") for number in range(8)]
        assert [isinstance(answer, Talk) for answer in answers] == [True] * 6 + [False] * 2
        assert isinstance(answers[-1], Refused)
        assert answers[-1].reason.code == "rate.fast"
        for _ in range(15):
            ada.say(Hover(None))
        ada.beat()


def test_a_hover_reaches_the_partner_over_the_socket(site: Site) -> None:
    opened = site.open(wish("you", "open", *["bot"] * 4, game="royal-wedding", teams=True))
    key = site.join(opened.table, str(opened.invite), "Bo").key
    rng = Random(4)
    with site.line(opened.table, opened.key) as ada, site.line(opened.table, key) as bo:
        while True:
            for line, mate in ((ada, bo), (bo, ada)):
                offer = line.update.offer if line.update else None
                if offer and line.view.position and (hand := land_of(line.view).hand):
                    line.say(Hover(((1, 0), (2, 0))))
                    while not mate.whispers:
                        mate.hear()
                    assert mate.whispers == [
                        Partner(offer.seat, ((1, 0), (2, 0)), hand.number),
                    ]
                    return
                if offer:
                    line.play(rng.choice(sorted(moves_of(offer))))
            ada.beat()
            bo.beat()
            asyncio.run(asyncio.sleep(0.005))


def test_talk_is_there_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    settings = replace(settings, data=tmp_path)
    with serving(settings) as first:
        opened = first.open(wish("you", "open", *["open"] * 4, game="royal-wedding", teams=True))
        with first.line(opened.table, opened.key) as ada:
            ada.whisper(SECRET)
    with serving(settings) as second, second.line(opened.table, opened.key) as ada:
        talk = ada.next(Talk)
        assert [line.text for line in talk.lines] == [SECRET]


def test_whoever_takes_a_seat_over_reads_nothing_that_was_said_before(stores: list[Store]) -> None:
    """It was meant for the one who has left; the partner who stays keeps it, also after a new start."""

    async def story() -> None:
        store = stores[0]
        of = Hub(store, Inline(), (0.0, 0.0), Random(1))
        opened = await of.open(wish("you", *["open"] * 5, game="royal-wedding", teams=True))
        invite = Join(str(opened.invite), "Guest")
        [partner] = [seat for seat in (await of.table(opened.table)).mates(0) if seat != 0]
        first = await of.join(opened.table, msgspec.structs.replace(invite, seat=partner))
        host = digest(opened.key)
        await of.say(opened.table, host, Say(SECRET, "message-1"))
        await of.free(opened.table, partner, first.key)
        second = await of.join(opened.table, msgspec.structs.replace(invite, seat=partner))
        assert second.seat == partner
        await of.say(opened.table, host, Say("welcome", "message-2"))
        for _ in range(2):
            told = {}
            for owner in (host, digest(second.key)):
                ear = Ear(owner)
                await of.attach(opened.table, ear)
                told[owner] = [text for _, _, text in lines_of(ear)]
            assert told == {host: [SECRET, "welcome"], digest(second.key): ["welcome"]}
            await of.close()
            of = Hub(store, Inline(), (0.0, 0.0), Random(1))
        await of.close()

    run(story())
