"""Bots that say why they moved, where the customs of a table have them say so."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from demesne.server.table import Change, Table

__all__ = ["explained"]


def explained(table: Table, change: Change) -> Change:
    """*change*, a move of a bot at *table*, with the weightiest fact that speaks for it.

    Everybody at the table may read it: a fact follows from the move and from what lies open to all.
    """
    if not (table.company.customs.reasons and change.steps):
        return change
    step, (first, *others) = change.steps[0], change.entries
    facts = table.family.reasons(step.before, str(step.move))
    if not facts:
        return change
    told = msgspec.structs.replace(first.told, why=(facts[0].code, facts[0].args))
    return replace(change, entries=(replace(first, told=told), *others))
