"""What ``--help`` says in the reader's language, for commands that have words; in English it is Typer's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final

from typer.core import TyperCommand

from demesne.cli import tongue
from demesne.cli.columns import padded, wide
from demesne.cli.tongue import bare, has, headed, told, words

__all__ = ["SpokenCommand", "spoken_help"]

_WIDEST: Final = 100
_LEFT: Final = 30
"""The most columns of a line, and those of what stands before its explanation."""


class SpokenCommand(TyperCommand):
    """A command that explains itself in the language that is spoken."""

    def get_help(self, ctx: Any) -> str:
        """The help as text, as Typer asks for it."""
        return spoken_help(self, ctx) or super().get_help(ctx)


def spoken_help(command: Any, ctx: Any) -> str:
    """The help of *command* in the language that is spoken; empty in English and where words are missing."""
    path = "-".join(ctx.command_path.split()[1:]) or "root"
    inner = list(getattr(command, "commands", {}))
    names = [f"command-{path}", *(f"command-{_within(path, name)}" for name in inner)]
    if tongue.spoken() == tongue.ENGLISH or not all(map(has, names)):
        return ""
    return "\n".join(_lines(command, ctx, path, inner))


def _lines(command: Any, ctx: Any, path: str, inner: Sequence[str]) -> Iterator[str]:
    pieces = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    yield words("help-usage", line=pieces)
    yield ""
    yield from _wrapped(told("command", path), _columns())
    for head, rows in {
        "help-arguments": [_row(param, path) for param in command.params if param.param_type_name == "argument"],
        "help-options": [*(_row(one, path) for one in command.params if _is_option(one)), _help_row()],
        "help-commands": [(name, told("command", _within(path, name))) for name in inner],
    }.items():
        if rows:
            yield from ["", headed(words(head)), *_table(rows)]


def _within(path: str, name: str) -> str:
    return name if path == "root" else f"{path}-{name}"


def _is_option(param: Any) -> bool:
    return bool(param.param_type_name == "option" and param.name != "help")


def _help_row() -> tuple[str, str]:
    return "-h, --help", words("help-show")


def _row(param: Any, path: str) -> tuple[str, str]:
    """How a parameter is written, and what it is for."""
    flag = getattr(param, "is_flag", False)
    held = param.metavar or param.name.upper()
    if param.param_type_name == "argument":
        return held, words("help-required", text=_meant(param, path)) if param.required else _meant(param, path)
    text, default = _meant(param, path), param.default
    if param.envvar:
        text = words("help-environment", text=text, name=str(param.envvar))
    if not flag and isinstance(default, str | int | float):
        text = words("help-default", text=text, value=str(default.value if isinstance(default, Enum) else default))
    return ", ".join(param.opts) + ("" if flag else f" {held}"), text


def _meant(param: Any, path: str) -> str:
    """What a parameter is for: at this command, or wherever it is found."""
    own = f"{path}-{param.name.replace('_', '-')}"
    return told("command", own if has(f"command-{own}") else f"any-{param.name.replace('_', '-')}")


def _table(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Each row's words beside what it is called, or below where that is long."""
    left = min(max(wide(bare(name)) for name, _ in rows), _LEFT)
    for name, text in rows:
        first, *more = _wrapped(text, _columns() - left - 4)
        if wide(name) > left:
            yield f"  {name}"
        yield f"  {padded(name if wide(name) <= left else '', left)}  {first}"
        yield from (" " * (left + 4) + line for line in more)


def _columns() -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST)


def _wrapped(text: str, width: int) -> list[str]:
    """*text* in lines of that many columns; a word that is longer has one of its own."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if wide(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
