"""Who keeps company at a table in play: leaving, coming back, giving up, asking for consent; again from the log."""

from __future__ import annotations

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.server.protocol import Hint, Play
from demesne.server.table import absence, consent
from demesne.server.table.company import ANSWER, customs_told
from demesne.server.table.records import record_of
from demesne.server.table.table import BOT, Chair, Change
from demesne.server.table.view import summary
from demesne.server.wire.company_messages import USUAL, Act, Answer, Arrange, Ask, Lend, Rename, Tell
from demesne.server.wire.log import Entry
from demesne.server.wire.refusals import Refusal
from tests.server.kit import going, play
from tests.server.sitting import ADA, BO, CLEO, NOW, Sitting, bot_plays

# --- leaving, and coming back -------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_left_until_they_are_back() -> None:
    at = Sitting(ADA, BO, CLEO)
    seat, mover = at.table.to_move, at.mover()
    assert seat is not None
    at.act(mover, "leave")
    assert at.table.bot_to_move == absence.DEFAULT_BOT
    with pytest.raises(Refusal, match=r"seat\.lent"):
        at.table.play(mover, Play(at.table.seq, "message-x", str(at.table.state.legal_moves()[0])))
    ply = len(at.table.steps)
    bot_plays(at.table)
    made = next(entry for entry in reversed(at.table.log) if entry.told.seat == seat)
    assert made.stands_in_for == seat
    assert record_of(at.table).stand_ins == {absence.DEFAULT_BOT: (ply,)}
    at.come(seat)
    assert at.table.company.stints == {}
    assert consent.may(at.table, mover).count("leave") == 1


def test_the_bot_of_a_table_with_bots_stands_in() -> None:
    at = Sitting(ADA, BO, BOT)
    at.table.chairs[2] = Chair("bot", "", "level:5", BOT)
    at.act(BO, "leave")
    assert at.table.company.stints[1].bot == "level:5"


def test_nobody_leaves_a_table_at_which_nobody_else_plays() -> None:
    at = Sitting(ADA, BO)
    at.act(BO, "leave")
    at.refused("leave.alone", ADA, Act("leave", "wish-xxxx"))
    assert "leave" not in consent.may(at.table, ADA)
    assert consent.may(at.table, BO) == ["return"]
    at.act(BO, "return")
    at.refused("return.nothing", BO, Act("return", "wish-xxxx"))


def test_the_rights_of_a_host_who_leaves_pass_to_the_one_here_who_has_sat_longest() -> None:
    at = Sitting(ADA, BO, CLEO)
    for seat in (1, 2):
        at.table.chairs[seat] = Chair("open", f"name {seat}", None, at.table.chairs[seat].owner)
    assert at.table.hosts(ADA)
    assert not at.table.hosts(BO)
    at.away(1)
    at.act(ADA, "leave")
    assert [at.table.hosts(owner) for owner in (ADA, BO, CLEO)] == [False, False, True]
    at.come(0)
    assert not at.table.hosts(ADA)
    at.wish(CLEO, lambda name: Arrange(msgspec.structs.replace(USUAL, hints=False), name))
    at.refused("host.only", ADA, Arrange(USUAL, "wish-xxxx"))


def test_those_who_are_here_let_a_bot_play_for_who_is_away() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.away(1)
    at.refused("lend.early", ADA, Lend(1, "wish-xxxx"))
    at.now += USUAL.grace
    at.refused("lend.here", ADA, Lend(2, "wish-xxxx"))
    at.refused("lend.here", ADA, Lend(7, "wish-xxxx"))
    at.lend(ADA, 1)
    assert at.table.company.stints == {}
    at.refused("ask.once", ADA, Lend(1, "wish-xxxx"))
    at.lend(CLEO, 1)
    assert at.table.company.stints[1].why == "away"
    at.come(1)
    assert (at.table.company.stints, at.table.company.away) == ({}, {})


def test_somebody_who_goes_away_too_need_not_want_the_bot() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.away(1)
    at.now += USUAL.grace
    at.lend(ADA, 1)
    at.away(2)
    assert at.table.company.stints[1].why == "away"


def test_where_the_host_wants_none_no_bot_stands_in_and_nobody_is_announced_as_away() -> None:
    at = Sitting(ADA, BO)
    customs = msgspec.structs.replace(USUAL, grace=0)
    at.take(Change((Entry(at.table.seq + 1, customs_told(customs)),), (), "playing"))
    assert at.table.company.customs == customs
    assert absence.marked_away(at.table, 1, NOW).entries == ()


# --- giving up ----------------------------------------------------------------------------------


def test_giving_up_among_three_leaves_the_seat_to_a_bot_for_good() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.act(BO, "resign")
    assert going(at.table)
    at.refused("seat.resigned", BO, Act("return", "wish-xxxx"))
    at.come(1)
    assert at.table.company.stints[1].why == "resigned"
    at.act(CLEO, "resign")
    at.act(ADA, "resign")
    assert not going(at.table)
    assert at.table.to_move is None


def test_coming_back_to_a_table_whose_host_is_gone_gives_the_hosts_rights() -> None:
    at = Sitting(ADA, BO)
    at.table.chairs[1] = Chair("open", "Bo", None, BO)
    at.away(1)
    at.act(ADA, "leave")
    assert at.table.hosts(ADA)
    at.come(1)
    assert at.table.hosts(BO)
    at.come(0)
    assert at.table.hosts(BO)


def test_the_rights_of_a_host_who_gives_up_pass_on_too() -> None:
    at = Sitting(ADA, BO, CLEO)
    for seat in (1, 2):
        at.table.chairs[seat] = Chair("open", f"name {seat}", None, at.table.chairs[seat].owner)
    at.act(ADA, "resign")
    assert [at.table.hosts(owner) for owner in (ADA, BO, CLEO)] == [False, True, False]


def test_of_two_the_game_ends_and_says_who_gave_up() -> None:
    at = Sitting(ADA, BO)
    change = at.act(BO, "resign")
    assert change.status == "over"
    assert not going(at.table)
    assert (at.table.company.ended.how, at.table.company.ended.seat) == ("resigned", 1)  # type: ignore[union-attr]
    at.refused("table.over", ADA, Act("resign", "wish-xxxx"))
    assert record_of(at.table).outcome is None


def test_it_is_known_whether_a_bot_has_moved_for_somebody_since_they_gave_up() -> None:
    at = Sitting(ADA, BO, CLEO)
    seat, mover = at.table.to_move, at.mover()
    assert seat is not None
    at.act(mover, "leave")
    bot_plays(at.table)
    assert at.table.company.stints[seat].moved
    at.come(seat)
    at.act(mover, "resign")
    assert not at.table.company.stints[seat].moved


def test_in_teams_bots_play_on_for_a_whole_side_too() -> None:
    at = Sitting(*"abcdef", name="royal-wedding", options={"teams": True})
    for seat in at.table.game.sides[0]:
        at.act("abcdef"[seat], "resign")
    assert going(at.table)
    assert sorted(at.table.company.stints) == list(at.table.game.sides[0])


# --- asking for consent -------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["pause", "end"])
def test_two_who_ask_for_the_same_at_the_same_time_agree(what: str) -> None:
    at = Sitting(ADA, BO, CLEO)
    at.ask(ADA, what)
    assert [(each.told.code, each.told.seat) for each in at.ask(BO, what).entries] == [("agreed", 1)]
    at.refused("ask.open", ADA, Ask(what, "wish-xxxx"))  # type: ignore[arg-type]
    at.refused("ask.open", BO, Ask(what, "wish-yyyy"))  # type: ignore[arg-type]
    at.ask(CLEO, what)
    assert (at.again().company.paused, at.again().status == "over") == (what == "pause", what == "end")


def test_a_break_needs_everybody_who_is_here_and_one_person_ends_it() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.away(2)
    at.ask(ADA, "pause")
    at.refused("ask.open", BO, Ask("end", "wish-xxxx"))
    at.refused("ask.not-you", ADA, Answer(at.table.seq, yes=True, id="wish-xxxx"))
    asked = [summary(at.table, owner, ()).asked for owner in (ADA, BO, CLEO, None)]
    assert asked == [False, True, False, False]  # a break does not wait for who is away
    at.answer(BO)
    assert not summary(at.table, BO, ()).asked
    assert at.again().company.paused
    assert summary(at.table, ADA, ()).paused  # a list of games says whom they wait for
    with pytest.raises(Refusal, match=r"table\.paused"):
        at.table.play(at.mover(), Play(at.table.seq, "message-x", "claim 1"))
    at.refused("table.paused", BO, Ask("undo", "wish-xxxx"))
    at.act(BO, "resume")
    assert not at.table.company.paused
    assert not summary(at.table, ADA, ()).paused
    play(at.table)


def test_in_a_break_no_bot_moves_either() -> None:
    at = Sitting(ADA, BO)
    at.ask(ADA, "pause")
    at.answer(BO)
    mover, other = at.mover(), next(iter(at.others()))
    at.table.chairs[at.table.seats_of(mover)[0]] = Chair("bot", "", "greedy", BOT)
    assert at.table.bot_to_move is None
    at.act(other, "resume")
    assert at.table.bot_to_move == "greedy"


def test_a_no_settles_it_and_it_is_not_asked_again_before_the_next_move() -> None:
    at = Sitting(ADA, BO)
    at.ask(ADA, "end")
    at.answer(BO, yes=False)
    assert at.table.company.request is None
    at.refused("ask.once", ADA, Ask("end", "wish-xxxx"))
    at.refused("ask.gone", BO, Answer(at.table.seq - 1, yes=True, id="wish-xxxx"))
    play(at.table)
    at.ask(ADA, "end")
    at.answer(BO)
    assert not going(at.table)
    assert at.table.company.ended is not None
    assert at.table.company.ended.how == "agreed"


def test_no_answer_in_time_means_no() -> None:
    at = Sitting(ADA, BO)
    at.ask(ADA, "pause")
    assert consent.lapsed(at.table, NOW + ANSWER - 1).entries == ()
    at.now += ANSWER
    at.refused("ask.gone", BO, Answer(at.table.seq, yes=True, id="wish-xxxx"))
    at.take(consent.lapsed(at.table, at.now))
    assert at.table.company.request is None
    assert at.codes(1) == ["lapsed"]


def test_bots_consent_at_once() -> None:
    at = Sitting(ADA, BOT, BOT)
    at.ask(ADA, "end")
    assert at.codes(2) == ["asked", "ended"]


def test_a_claim_is_taken_back_with_what_others_did_since() -> None:
    at = Sitting(ADA, BO)
    while at.table.steps[-1].before.to_move is Turn.CHANCE or at.table.to_move is None:
        play(at.table)
    asker, before = at.mover(), at.table.state
    seat = at.table.to_move
    play(at.table)
    while at.mover() == asker or isinstance(at.table.steps[-1].before.to_move, Turn):
        asker, before, seat = at.mover(), at.table.state, at.table.to_move
        play(at.table)
    steps = consent.steps_back(at.table, seat)
    made = [entry.told for entry in at.table.log if entry.told.moves][-steps]
    at.ask(asker, "undo")
    assert at.table.bot_to_move is None
    other = next(each for each in (ADA, BO) if each != asker)
    at.refused("ask.open", other, Ask("undo", "wish-xxxx"))  # theirs would be another move
    at.answer(other)
    assert at.table.state == before
    assert at.table.to_move == seat
    assert at.table.log[-1].told.args == {**made.args, "code": made.moves[0].split(" ")[0], "steps": steps}


def test_nothing_is_taken_back_past_what_chance_has_shown() -> None:
    at = Sitting(ADA, BO)
    for _ in range(200):
        owner = at.mover()
        play(at.table)
        if isinstance(at.table.steps[-1].before.to_move, Turn):
            break
    at.refused("undo.nothing", owner, Ask("undo", "wish-xxxx"))
    assert "undo" not in consent.may(at.table, owner)


def test_a_move_is_an_answer_too() -> None:
    at = Sitting(ADA, BO)
    for _ in range(40):
        owner = at.mover()
        play(at.table)
        if consent.steps_back(at.table, at.table.seats_of(owner)[0]) and at.mover() != owner:
            break
    at.ask(owner, "undo")
    play(at.table)
    assert at.table.company.request is None


def test_in_a_game_with_hidden_hands_others_moves_are_news() -> None:
    at = Sitting(ADA, BO, name="domaine")
    for _ in range(60):
        owner, seat = at.mover(), at.table.to_move
        play(at.table)
        if at.mover() != owner:
            play(at.table)
            break
    assert seat is not None
    assert consent.steps_back(at.table, seat) == 0


# --- the host, names, hints -----------------------------------------------------------------------


def test_the_host_closes_the_table_and_forbids_hints() -> None:
    at = Sitting(ADA, BO)
    at.table.chairs[1] = Chair("open", "Bo", None, BO)
    at.refused("host.only", BO, Act("close", "wish-xxxx"))
    at.wish(ADA, lambda name: Arrange(msgspec.structs.replace(USUAL, hints=False, watchers=False), name))
    with pytest.raises(Refusal, match=r"hint\.forbidden"):
        at.table.hint(at.mover(), Hint(at.table.seq, "message-x"))
    assert at.table.welcomes(BO)
    assert not at.table.welcomes("a stranger")
    at.act(ADA, "close")
    assert not going(at.table)
    at.refused("table.over", ADA, Act("close", "wish-xxxx"))


def test_what_is_said_at_the_table_makes_no_move_late() -> None:
    at = Sitting(ADA, BO)
    seq, move = at.table.seq, str(at.table.state.legal_moves()[0])
    at.ask(ADA, "pause")
    at.answer(BO, yes=False)
    at.table.take(at.table.play(at.mover(), Play(seq, "message-x", move)))
    with pytest.raises(Refusal, match=r"seq\.stale"):
        at.table.play(at.mover(), Play(seq, "message-y", move))


def test_a_new_name_is_told_with_the_old_one() -> None:
    at = Sitting(ADA, BO)
    chairs, change = consent.renamed(at.table, BO, Rename("Bruno", "wish-xxxx"))
    assert chairs[1].name == "Bruno"
    assert change.entries[0].told.args == {"before": "name 1", "account": ""}
    chairs, _ = consent.renamed(at.table, BO, Rename("name 0", "wish-xxxx"))
    assert chairs[1].name == "name 0 2"
    with pytest.raises(Refusal, match=r"seat\.not-yours"):
        consent.renamed(at.table, BO, Rename("Bruno", "wish-xxxx", 0))


def test_a_phrase_is_told_by_its_name_and_words_only_where_the_host_allows_them() -> None:
    at = Sitting(ADA, BO)
    at.wish(BO, lambda name: Tell(name, "thanks"))
    at.wish(BO, lambda name: Tell(name, text=" well\u202e done "))
    assert [entry.told.args for entry in at.table.log[-2:]] == [{"phrase": "thanks"}, {"text": "well done"}]
    at.refused("talk.empty", BO, Tell("wish-xxxx", text=" "))
    at.wish(ADA, lambda name: Arrange(msgspec.structs.replace(USUAL, words=False), name))
    at.refused("talk.words", BO, Tell("wish-xxxx", text="well done"))
    at.wish(BO, lambda name: Tell(name, "good-game"))


@pytest.mark.parametrize("owner", ["a stranger", None])
def test_strangers_cannot_ask_for_anything(owner: str | None) -> None:
    at = Sitting(ADA, BO)
    with pytest.raises(Refusal, match=r"seat\.not-yours"):
        consent.wished(at.table, owner, Act("leave", "wish-xxxx"), NOW)
    assert consent.may(at.table, owner) == []


# --- nobody is left to wait -----------------------------------------------------------------------


def test_a_bot_plays_for_the_last_who_is_away_when_all_others_have_given_up() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.away(2)
    at.act(ADA, "resign")
    assert absence.forlorn(at.table) is None  # Bo is still here, and may want a bot
    at.act(BO, "resign")
    assert at.table.status == "playing"
    due = NOW + USUAL.grace
    assert absence.forlorn(at.table) == (2, due)
    assert absence.relieved(at.table, due - 1).entries == ()
    at.take(absence.relieved(at.table, due))
    assert at.table.company.stints[2].why == "away"
    assert absence.forlorn(at.table) is None
    at.come(2)
    assert 2 not in at.table.company.stints


def test_nobody_is_played_for_unasked_where_others_only_left_or_grace_never_ends() -> None:
    at = Sitting(ADA, BO, CLEO)
    at.away(2)
    at.act(ADA, "leave")
    at.act(BO, "resign")
    assert absence.forlorn(at.table) is None  # Ada may return
    never = Sitting(ADA, BO, CLEO)
    never.away(2)
    never.wish(ADA, lambda name: Arrange(msgspec.structs.replace(USUAL, grace=0), name))
    never.act(ADA, "resign")
    never.act(BO, "resign")
    assert absence.forlorn(never.table) is None
