"""What the commands share: errors in one line, output that ends quietly, options read."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Annotated, Any, NoReturn, TextIO

import typer
from typer.core import TyperCommand, TyperGroup

from demesne.cli import tongue
from demesne.cli.retold import retold
from demesne.cli.spoken_help import spoken_help
from demesne.games.base import Game, OptionError
from demesne.games.near import did_you_mean
from demesne.games.registry import GAMES, make_game
from demesne.players.faults import PlayerFault, RulesFault
from demesne.players.own import is_place
from demesne.players.spec import SpecError, check_spec, split_specs
from demesne.records.jsonl import dumps, loads

__all__ = [
    "Apart",
    "AsJson",
    "BadInput",
    "Group",
    "Options",
    "Refused",
    "check_players",
    "game",
    "parse_options",
    "plain",
    "read",
    "write",
    "write_json",
]

# Some typers bring their own click; in either the public BadParameter leads to the class of all such errors.
_CliError: type[Exception] = typer.BadParameter.__mro__[2]
_HELP = frozenset({"-h", "--help"})

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]
Options = Annotated[
    str, typer.Option(metavar="JSON", help="Options of the game as a JSON object; see 'demesne games'.")
]


class BadInput(Exception):
    """The input cannot be used; the message names the place and what was expected."""


class Refused(BadInput):
    """The same, said in the reader's language already."""


class Group(TyperGroup):
    """Commands whose every error is one line on standard error and exit status 2, in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        """The help as text, as Typer asks for it."""
        return spoken_help(self, ctx) or super().get_help(ctx)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        tongue.choose(_language_in(given))
        extra |= {"complete_var": complete_var, "windows_expand_args": windows_expand_args}
        try:
            code = self._run(given, prog_name or "demesne", extra)
        except _CliError as error:
            code = _refuse(error)
        except Refused as error:
            code = _tell(f"demesne: {error}")
        except (BadInput, OptionError, PlayerFault, RulesFault) as error:
            code = _tell(f"demesne: {retold(plain(str(error)))}")
        except typer.Abort:
            code = 130
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)

    def _run(self, args: Sequence[str], name: str, extra: Mapping[str, Any]) -> Any:
        """The status of the command that *args* name; its help is printed by Typer, not by `write`."""
        try:
            return super().main(args, name, standalone_mode=False, **extra)
        except OSError as error:
            if _HELP.isdisjoint(args):
                raise
            _end_output(error)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that *args* begin with; one that is not there is refused with the nearest one's name."""
        word = args[0]
        if word not in self.commands and not word.startswith("-"):
            ctx.fail(f"No such command {word!r}{did_you_mean(word, self.commands) or '.'}")
        return super().resolve_command(ctx, args)


def _language_in(args: Sequence[str]) -> str | None:
    """The language that is asked for before the first command, so that help and refusals speak it, too."""
    for word, after in zip_longest(args, args[1:]):
        if word == "--lang":
            return after
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if not word.startswith("-"):
            break
    return None


def _refuse(error: Exception) -> int:
    context = getattr(error, "ctx", None)
    where = context.command_path if context else "demesne"
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    unknown = getattr(error, "option_name", None)  # a word like --playres
    if context and isinstance(unknown, str) and hasattr(error, "possibilities"):
        known = [word for param in context.command.params for word in param.opts]
        message = f"No such option {unknown!r}{did_you_mean(unknown, known) or '.'}"
    return _tell(f"{where}: {retold(plain(message))}")


def _tell(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def plain(text: str) -> str:
    """*text* on one line, without anything that could steer a terminal."""
    return "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))


_printing: list[TextIO] = []
"""Standard output, for as long as `sys.stdout` is something else."""


class Apart(TyperCommand):
    """A command that has players play: what those of one's own print goes to standard error, only results to output."""

    def invoke(self, ctx: Any) -> Any:
        _printing.append(sys.stdout)
        try:
            with redirect_stdout(sys.stderr):
                return super().invoke(ctx)
        finally:
            _printing.pop()


def _output() -> TextIO:
    return _printing[-1] if _printing else sys.stdout


def write(lines: Iterable[str]) -> None:
    """Prints *lines*. Ends the command quietly when nobody reads any more (``| head``).

    Raises ``BadInput`` where they cannot be written, as on a full disk.
    """
    for line in lines:
        _put(line + "\n")
    _put()


def _put(text: str = "") -> None:
    """Prints *text*, or without any whatever has been held back."""
    try:
        _output().write(text)
        if not text:
            _output().flush()
    except OSError as error:
        _end_output(error)


def _end_output(error: OSError) -> NoReturn:
    """Nothing more can be printed because of *error*; what is still buffered goes nowhere when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), _output().fileno())
    if isinstance(error, BrokenPipeError):
        raise typer.Exit(0) from None
    raise BadInput(f"stdout: expected a file that can be written ({error.strerror})") from None


def write_json(value: Mapping[str, object]) -> None:
    """Prints one JSON object on a line."""
    write([dumps(value)])


def read(path: str) -> str:
    """The text of the file, or of standard input for ``-``. Raises ``BadInput``."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: expected a file that can be read ({error.strerror})") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadInput(f"line {line}: text: expected UTF-8") from None


def parse_options(text: str) -> dict[str, object]:
    """The options written as *text*. Raises ``BadInput``."""
    try:
        value = loads(text)
    except ValueError as error:
        raise BadInput(f"--options: {error}") from None
    if not isinstance(value, dict):
        raise BadInput(f"--options: expected a JSON object, not {json.dumps(value)}")
    return value


def check_players(option: str, text: str, also: Sequence[str] = ()) -> tuple[str, ...]:
    """The players that *text*, the value of *option*, names; each of *also* may stand for one. Raises ``BadInput``.

    Players of one's own are found in the folder that one stands in, too.
    """
    specs = tuple(split_specs(text))
    if any(is_place(spec.partition(":")[0]) for spec in specs) and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # At the end: a file here must not stand in for another's module.
    for spec in specs:
        try:
            if spec not in also:
                check_spec(spec, also)
        except SpecError as error:
            raise BadInput(f"{option}: {error}") from None
    return specs


def check_file(option: str, path: Path) -> None:
    """Raises ``BadInput`` where no file *path* can be written, before anything is done that would be lost with it."""
    there = os.access(path, os.W_OK) if path.exists() else os.access(path.parent, os.W_OK)
    if path.is_dir() or not there:
        raise BadInput(f"{option}: {path}: expected a file in a folder that can be written to")


def game(name: str, players: int, options: str, rng: Random | None = None) -> Game[Any]:
    """The game with its options. Raises ``BadInput`` naming what was expected.

    *rng* draws what is laid out before the game; without it, everything lies in its plain order.
    """
    given: Mapping[str, object] = parse_options(options)
    if rng is not None and name in GAMES:
        given = GAMES[name].lay_out(given, rng)
    try:
        return make_game(name, players, given)
    except OptionError as error:
        raise BadInput(f"--game, --players, --options: {error}") from None
