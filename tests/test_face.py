"""The public face: what `import demesne` offers, at what price."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files

import pytest

import demesne
import demesne.review
from demesne.arena.match import match
from demesne.games.base import Reason
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import make_player
from demesne.records.reading import parse_record
from demesne.records.record import Fault
from demesne.review.story import BrokenRecord


def test_every_name_is_what_it_is_at_home() -> None:
    """And nothing else is offered."""
    assert (demesne.make_game, demesne.GAMES) == (make_game, GAMES)
    assert (demesne.make_player, demesne.match, demesne.parse_record) == (make_player, match, parse_record)
    for name in demesne.__all__:
        assert getattr(demesne, name) is not None
    assert not hasattr(demesne, "nothing_such")
    assert dir(demesne) == sorted(demesne.__all__)


@pytest.mark.compiled
def test_what_it_raises_and_returns_is_offered_too() -> None:
    with pytest.raises(demesne.SpecError):
        demesne.make_player("nobody")
    with pytest.raises(demesne.RecordError):
        demesne.parse_record("hello")
    plan = demesne.Match("kingdomino", ("random", "random"), games=1)
    assert isinstance(demesne.match(plan)[0], demesne.Seating)
    record = demesne.Record("kingdomino", 2)
    assert demesne.parse_record(demesne.format_text(record)) == demesne.parse_record(demesne.format_jsonl(record))
    batch: demesne.Batch = demesne.make_batch(demesne.make_game("kingdomino", 2), 1)
    look: demesne.Look = demesne.look(batch.state(0).observe(0))
    assert (type(batch), type(look)) == (demesne.Batch, demesne.Look)
    players = [demesne.make_player("random", seat) for seat in range(2)]
    assert isinstance(demesne.play(demesne.make_game("kingdomino", 2), players, 1), demesne.Outcome)


@pytest.mark.parametrize(
    "refusal",
    [
        demesne.IllegalMove("pass", Reason.of("turn.phase", "3.2", step="claim")),
        demesne.RecordError(3, "players", "expected a whole number"),
        BrokenRecord(Fault(7, "claim 4", Reason.of("claim.taken", "3.7"))),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_what_is_refused_in_another_process_arrives_as_it_was_raised(refusal: Exception) -> None:
    """A pool of processes breaks if an exception cannot be unpickled, and nobody learns what was wrong."""
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), str(again), vars(again)) == (type(refusal), str(refusal), vars(refusal))


def test_what_a_bot_is_told_has_types_that_are_offered() -> None:
    """Whoever writes with types names no module but the front door; a misspelt name is found before it is run."""

    def scores(outcome: demesne.Outcome) -> dict[demesne.Seat, int]:
        sides: tuple[demesne.SideOutcome, ...] = outcome.sides
        sheets: list[tuple[demesne.Sheet, demesne.SideOutcome]] = [(side.sheet, side) for side in sides]
        return {seat: sheet.total for sheet, side in sheets for seat in side.seats}

    class First:
        def decide(self, observation: demesne.Observation[demesne.Move]) -> demesne.Move:
            return observation.legal_moves()[0]

    players: list[demesne.Player] = [First(), First()]
    assert sorted(scores(demesne.play(demesne.make_game("kingdomino", 2), players, 1))) == [0, 1]
    kind: demesne.GameKind = demesne.games()["kingdomino"]
    assert all(isinstance(option, demesne.Option) for option in kind.options)
    fault: demesne.Fault | None = demesne.check(demesne.Record("kingdomino", 2, ("pass",)))
    assert fault is not None
    reason: demesne.Reason = fault.reason
    assert reason.code == "turn.chance"
    with pytest.raises(AttributeError):
        demesne.make_gmae("kingdomino", 2)  # type: ignore[attr-defined]


def test_a_record_that_breaks_the_rules_is_told_by_its_ply() -> None:
    told = str(BrokenRecord(Fault(7, "claim 4", Reason.of("claim.taken", "3.7"))))
    assert told.startswith("ply 7: claim 4: claim.taken (rules 3.7): ")


def test_help_on_reviews_lists_what_can_be_imported() -> None:
    assert dir(demesne.review) == sorted(demesne.review.__all__)


def test_games_are_listed_and_their_options_given_by_name() -> None:
    """Also once a module of the package ``demesne.games`` has been imported."""
    assert demesne.games() is GAMES
    game = demesne.make_game("kingdomino", players=2, size=7, bonuses=["harmony"])
    assert str(game.new_state()) == str(make_game("kingdomino", 2, {"size": 7, "bonuses": ["harmony"]}).new_state())
    with pytest.raises(demesne.OptionError, match="did you mean 'size'"):
        demesne.make_game("kingdomino", players=2, siez=7)


@pytest.mark.parametrize("game", ["kingdomino", "domaine"])
def test_a_number_of_players_that_is_text_is_shown_as_text(game: str) -> None:
    """As a file gives it, or the command line; *not 2* would say nothing to somebody who gave it."""
    with pytest.raises(demesne.OptionError, match="is for 2, 3 or 4 players, not '2'"):
        demesne.make_game(game, "2")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["kingdomino", "domaine"])
def test_a_number_of_players_is_a_whole_one(game: str) -> None:
    with pytest.raises(demesne.OptionError, match=r"is for 2, 3 or 4 players, not 2\.0"):
        demesne.make_game(game, 2.0)  # type: ignore[arg-type]


def test_options_are_given_by_name_and_once() -> None:
    with pytest.raises(demesne.OptionError, match=r"options are values by name, .*, not 'size=7'"):
        demesne.make_game("kingdomino", 2, "size=7")  # type: ignore[arg-type]
    with pytest.raises(demesne.OptionError, match="option 'size' is given twice"):
        demesne.make_game("kingdomino", 2, {"size": 7}, size=5)
    with pytest.raises(demesne.OptionError, match="kingdomino has no option 3"):
        demesne.make_game("kingdomino", 2, {3: 4, "x": 5})  # type: ignore[dict-item]


@pytest.mark.parametrize("name", ["kingdomino", "domaine"])
def test_what_is_parsed_is_text(name: str) -> None:
    game = demesne.make_game(name, 2)
    for parse, what in ((game.parse_move, "a move"), (game.parse_state, "a position")):
        with pytest.raises(TypeError, match=f"expected {what} as text, not bytes"):
            parse(b"claim 3")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected an observation as text, not State"):
        game.parse_observation(game.new_state())  # type: ignore[arg-type]


def test_to_import_it_loads_nothing_and_asks_no_clock() -> None:
    """Only what is asked for is loaded, when it is asked for."""
    code = (
        "import sys, time; time.time = None; import demesne\n"
        "print(sorted(name for name in sys.modules if name.startswith('demesne')))\n"
        "print(len(demesne.games()) > 0)\n"
        "demesne.make_game\n"
        "print('demesne.games.registry' in sys.modules, 'demesne.players' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["['demesne']", "True", "True False"]


def test_its_types_are_for_others_too() -> None:
    assert files("demesne").joinpath("py.typed").is_file()


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: demesne.match("kingdomino"), "expected a Match, such as .*, not 'kingdomino'"),  # type: ignore[arg-type]
        (lambda: demesne.check("game: kingdomino"), "expected a Record, .* parse_record makes, not str"),  # type: ignore[arg-type]
        (lambda: next(demesne.replay(None)), "expected a Record, .* not NoneType"),  # type: ignore[arg-type]
        (lambda: demesne.play("kingdomino", [], 1), "expected a game, .* make_game makes, not 'kingdomino'"),  # type: ignore[arg-type]
        (lambda: demesne.make_batch(None, 1), "expected games, .* make_game makes, not NoneType"),  # type: ignore[arg-type]
        (lambda: demesne.make_batch(["kingdomino"], 1), "expected games, .* not str"),  # type: ignore[list-item]
        (
            lambda: demesne.make_player("greedy").decide(demesne.make_game("kingdomino", 2).new_state()),  # type: ignore[arg-type]
            "expected what a seat knows, .* not a whole position",
        ),
    ],
    ids=["match", "check", "replay", "play", "batch", "batch of names", "player"],
)
def test_what_is_of_another_kind_is_refused_by_what_was_wanted(call: Callable[[], object], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        call()
