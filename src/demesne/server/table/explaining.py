"""Bots that say why they moved, where the customs of a table have them say so."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from demesne.server.table.table import Change, Table

__all__ = ["explained"]


def explained(table: Table, change: Change) -> Change:
    """*change*, a move of a bot at *table*, with the weightiest fact that speaks for it and is not told anyway.

    Everybody at the table may read it: a fact follows from the move and from what lies open to all.
    """
    if not (table.company.customs.reasons and change.steps):
        return change
    step, (first, *others) = change.steps[0], change.entries
    facts = table.family.reasons(step.before, str(step.move))
    fact = next((fact for fact in facts if fact.code not in table.family.plain), None)
    if fact is None:
        return change
    told = msgspec.structs.replace(first.told, why=(fact.code, fact.args))
    return replace(change, entries=(replace(first, told=told), *others))
