"""Programs that come back late: they are told all that they have missed, however few lines may wait."""

from __future__ import annotations

from demesne.server.programs.bureau import WAITING
from tests.server.program import Program

BOT = {"kind": "bot", "bot": "greedy"}


def test_a_program_that_has_missed_most_of_a_game_is_told_all_of_it(programs: list[Program]) -> None:
    ape = programs[0]
    path = f"/games/{ape.open('queendomino', BOT)['table']}"
    with ape.stream(f"{path}/stream") as stream:
        while (line := stream.next("game", "turn", "over"))["type"] != "over":
            if line["moves"]:
                ape.ask(f"{path}/moves", {"seq": line["seq"], "move": line["moves"][0]}, f"move-{line['seq']:06}")
    assert line["seq"] > WAITING + 20
    with ape.stream(f"{path}/stream", cursor="1") as again:
        assert again.next("over", "bye") == line
    told = [each["event"]["seq"] for each in again.heard if each["type"] == "event"]
    assert told == list(range(2, line["seq"] + 1))


def test_a_program_at_more_tables_than_lines_may_wait_is_told_of_all_of_them(programs: list[Program]) -> None:
    bee = programs[1]
    tables = [bee.open("kingdomino", BOT)["table"] for _ in range(WAITING + 2)]
    with bee.stream("/stream/events") as heard:
        starts = [heard.next() for _ in tables]
    assert sorted(start["table"] for start in starts) == sorted(tables)
    with bee.stream("/stream/events", cursor=starts[-1]["cursor"]) as heard:
        assert heard.next()["type"] == "beat"
