"""Keep an action between its preview and its confirmation, so that it is done once."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from services.core.context import ServiceContext
from services.core.json_codec import from_json, to_json
from services.facts import Person, Refused
from services.facts.tournament_acts import Act, Effect
from services.tournaments.organizer import actions
from services.tournaments.organizer.case import fingerprint
from store import tournament_drafts

CONFIRM_WITHIN = 24 * 3600
"""Seconds for which a previewed action can be confirmed."""


async def prepare(
    context: ServiceContext, tournament: int, person: Person, act: Act
) -> tuple[Effect, int]:
    """Return what an action would do now, and the number by which it can be confirmed.

    It replaces what the same person previewed before. Refused: as `preview`.
    """
    effect = await actions.preview(context, tournament, person, act)
    async with context.write() as tx:
        before = await tournament_drafts.act(tx.connection, tournament, person.id)
        number = 1 if before is None else before.number + 1
        shown = act_to_json(effect.act, fingerprint(effect))
        values = {"number": number, "act": shown, "at": tx.now}
        await tournament_drafts.save_act(tx.connection, tournament, person.id, **values)
    return effect, number


async def confirm(
    context: ServiceContext, tournament: int, person: Person, number: int, *, passes: bool = False
) -> Effect:
    """Carry out a previewed action, judged again; `passes` as the action has it.

    Refused: cup_act_gone if it was done already or is too old; as `do`. After "busy" it can be
    confirmed again, after "cup_act_changed" once it was shown again.
    """
    async with context.write() as tx:
        row = await tournament_drafts.act(tx.connection, tournament, person.id)
        spent = (tournament, person.id, number, tx.now - CONFIRM_WITHIN)
        if row is None or not await tournament_drafts.spend_act(tx.connection, *spent):
            raise Refused("cup_act_gone")
    try:
        act = replace(act_from_json(row.act), passes=passes)
        return await actions.do(context, tournament, person, act, shown=row.act.get("shown", ""))
    except Refused as error:
        undone = error.code in ("busy", "cup_act_changed") and not error.data.get("doubtful")
        if undone:
            async with context.write() as tx:
                await tournament_drafts.give_back_act(tx.connection, row)
        raise


async def kept(context: ServiceContext, tournament: int, person: Person) -> Act:
    """Return the action that a person previewed last. Refused: cup_act_gone."""
    async with context.read() as connection:
        row = await tournament_drafts.act(connection, tournament, person.id)
    if row is None or not row.act:
        raise Refused("cup_act_gone")
    return act_from_json(row.act)


async def show_again(
    context: ServiceContext, tournament: int, person: Person
) -> tuple[Effect, int]:
    """Prepare a previewed action again, whose effect is another one by now.

    Refused: cup_act_gone, and as `prepare`.
    """
    return await prepare(context, tournament, person, await kept(context, tournament, person))


# -- as JSON ---------------------------------------------------------------------------------------


def act_to_json(act: Act, shown: str = "") -> dict[str, Any]:
    """Write an action, with the fingerprint of what was shown; of people only id and name."""
    people = {"other": act.other, "partner": act.partner}
    named = {key: None if one is None else [one.id, one.name] for key, one in people.items()}
    return {**to_json(replace(act, other=None, partner=None)), **named, "shown": shown}


def act_from_json(data: Mapping[str, Any]) -> Act:
    """Read an action; fields that a later release dropped are ignored."""
    people = {key: data.get(key) for key in ("other", "partner")}
    named = {
        key: None if one is None else dict(zip(("id", "name"), one, strict=True))
        for key, one in people.items()
    }
    return from_json(Act, {**data, **named})
