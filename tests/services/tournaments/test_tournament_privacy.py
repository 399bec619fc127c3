"""What is kept of a person in tournaments: handed out, deleted, and nothing of it is left."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, get_type_hints

import pytest
from sqlalchemy import event, text

from services.core.pseudonymize import people_in
from services.facts import Person
from services.facts.people import GoneFact, KeptFact
from services.facts.tables import Setup
from services.facts.tournament_acts import Act, Newcomer
from services.facts.tournaments import Lord
from services.privacy import erasure
from services.privacy.erasure import Erasure
from services.privacy.personal_data import PersonalData, gather
from services.tournaments.core import events, named_people
from services.tournaments.organizer.pending import act_to_json
from store import privacy, tournament_drafts
from tests.helpers.database import everything, of_sqlite, rows
from tests.helpers.exported import exported
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, TournamentWorld, lord
from tests.helpers.world import ANN, SERVER

ZOE = Person(777000777000777, "Zenobia", manages=True, server=SERVER)
FORMER = "A former lord"
TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}


def former(_language: str | None) -> str:
    return FORMER


def counts(found: KeptFact) -> dict[str, int]:
    return {word: count for word, count in found.counts if count}


async def lived(world: TournamentWorld) -> dict[str, int]:
    """Let Zenobia leave a trace wherever one can in tournaments; returns the tournaments."""
    services = world.services.tournaments
    playing = await world.publish(capacity=4)
    await services.enter(playing.id, ZOE)
    await world.enter(playing.id, 3)
    await world.to(playing.signup_until)
    await world.check_in(playing.id)
    await world.to(playing.start)
    await services.call_judge(playing.id, ZOE, "Zenobia has the wrong domino")
    waiting = await world.publish(capacity=1)
    await services.enter(waiting.id, lord(20))
    await services.enter(waiting.id, ZOE)
    team = Act("team", "she knows the rules", other=ZOE, role="organiser")
    await services.do(waiting.id, world.host, team)
    await services.do(waiting.id, ZOE, Act("message", "so all know", text="Welcome"))
    asked = await world.publish(**TEAMS)
    await services.enter(asked.id, ANN, ZOE)
    await services.do(asked.id, world.host, Act("team", "a judge", other=ZOE))
    replaced = await world.publish(capacity=2)
    await services.enter(replaced.id, ZOE)
    await services.do(replaced.id, world.host, Act("replace", "ill", user=ZOE.id, other=ANN))
    await world.all_agree(replaced.id)
    await services.do(asked.id, world.host, Act("add", "she may", other=lord(21), partner=ZOE))
    await services.answer_organizers(asked.id, ZOE, yes=True)
    await services.prepare(replaced.id, world.host, Act("add", "well again", other=ZOE))
    await services.prepare(waiting.id, ZOE, Act("pause", "a storm"))
    await services.change_draft(SERVER, ZOE, name="Hers")
    await services.save_template(SERVER, ZOE, "Hers")
    return {"playing": playing.id, "waiting": waiting.id, "asked": asked.id, "old": replaced.id}


async def test_nothing_is_left_in_tournaments_of_who_had_their_data_deleted(
    world: TournamentWorld,
) -> None:
    """Neither number nor name, in no cell; their places go to others, their table plays on."""
    made = await lived(world)
    kept = counts(await world.services.privacy.kept(ZOE.id))
    assert (kept["cups"], kept["cup_drafts"], kept["presets"], kept["games"]) == (4, 1, 1, 1)
    gone = await world.services.privacy.delete(ZOE.id, former)
    assert (gone.games, gone.finished, gone.left) == (1, 0, 0)
    left = everything(world.path)
    assert (str(ZOE.id) in left, ZOE.name in left) == (False, False)
    assert counts(await world.services.privacy.kept(ZOE.id)).keys() == {"remembered"}
    assert await world.services.privacy.delete(ZOE.id, former) == GoneFact(0, 0, 0, 0)
    for _ in range(2):
        playing = await world.tournament(made["playing"])
        assert (playing.entries[0].state, playing.entries[0].name) == ("dropped", FORMER)
        assert playing.entries[0].lords[0].account is None
        waiting = await world.tournament(made["waiting"])
        assert (waiting.entries[1].state, len(waiting.organizers)) == ("withdrawn", 1)
        asked = await world.tournament(made["asked"])
        assert [one.state for one in asked.invitations] == ["refused"]
        assert (asked.entries[0].state, asked.entries[0].asked, asked.judges) == ("in", None, ())
        old = await world.tournament(made["old"])
        assert (old.entries[0].name, old.entries[0].former[0].name) == ("Ann", FORMER)
        await world.restart()
    match = next(one for one in playing.rounds[0].matches if 1 in one.entries)
    seats = (await world.services.tables.table(match.tables[0])).seats
    assert [seat.resigned for seat in seats if seat.name == FORMER] == [True]
    async with world.services.context.read() as connection:
        assert await tournament_drafts.act(connection, made["old"], world.host.id) is None


@pytest.mark.parametrize("first", ["expelled", "deleted"])
async def test_who_was_disqualified_can_not_enter_again_with_their_data_deleted(
    world: TournamentWorld, first: str
) -> None:
    """Nor who deletes it before they are; once the event is over, nothing is known of them."""
    services = world.services
    tournament = await world.publish(capacity=8)
    for person in (ZOE, *map(lord, (2, 3))):
        await services.tournaments.enter(tournament.id, person)
    out = ("expelled", {"entry": 1, "stage": 0, "round": 0})
    if first == "expelled":
        await world.events(tournament.id, out)
    await services.privacy.delete(ZOE.id, former)
    if first == "deleted":
        await world.events(tournament.id, out)
    await refused("cup_expelled", services.tournaments.enter(tournament.id, ZOE))
    await refused("cup_expelled", services.tournaments.entry_terms(tournament.id, ZOE))
    listed = (Newcomer((Lord(ZOE.id, ZOE.name),), 2),)
    act = Act("import", "the list", people=listed)
    await refused("cup_act_known", services.tournaments.prepare(tournament.id, world.host, act))
    other = await world.publish(capacity=8)
    await services.tournaments.enter(other.id, ZOE)
    assert counts(await services.privacy.kept(ZOE.id))["remembered"] == 2
    await world.events(tournament.id, ("cancelled", {}))
    world.clock.advance(DAY + 3601)
    await services.jobs.sweep()
    assert "remembered" not in counts(await services.privacy.kept(ZOE.id))


async def test_who_ran_a_tournament_is_named_in_it_no_more(world: TournamentWorld) -> None:
    """It goes on to its end; who manages the server can run it."""
    world.host = ZOE
    tournament = await world.begun(2, rounds=1)
    await world.services.privacy.delete(ZOE.id, former)
    assert ZOE.name not in everything(world.path)
    tournament = await world.tournament(tournament.id)
    assert tournament.organizers == ()
    await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends + DAY)
    assert (await world.tournament(tournament.id)).phase == "over"


async def test_what_they_did_in_tournaments_is_handed_out(world: TournamentWorld) -> None:
    """Their own words and what was ruled about them, nobody else's number."""
    made = await lived(world)
    file = json.loads(await exported(world.services, ZOE))
    assert {"cup_lords", "cup_drafts", "cup_templates"} <= set(file["kept"])
    assert not {"cup_posts", "cup_acts"} & set(file["kept"])
    told = [(one["cup"], one["kind"], one["by_you"]) for one in file["cups"]]
    assert (made["playing"], "judge", True) in told
    assert (made["old"], "replaced", False) in told
    texts = {one.get("what") or one.get("text") for one in file["cups"]}
    assert {"Zenobia has the wrong domino", "Welcome"} <= texts
    assert str(lord(20).id) not in json.dumps(file["cups"])


async def test_a_stranger_has_nothing_there(world: TournamentWorld) -> None:
    """Not even where a number of an event looks like theirs."""
    await lived(world)
    assert not counts(await world.services.privacy.kept(3))
    assert (await world.services.privacy.delete(3, former)) == GoneFact(0, 0, 0, 0)


def test_of_every_kind_of_event_it_is_known_where_it_names_people() -> None:
    """A new kind must say so."""
    assert set(named_people.EVENTS) == set(events._APPLY)


def test_an_act_that_is_intended_is_written_as_its_type_says() -> None:
    """Whoever it is about is found in it."""
    people = (Newcomer((Lord(11, "Eleven"), Lord(12, "Twelve")), 1),)
    act = Act("import", user=13, other=Person(14, "Other"), partner=Person(15, "Partner"))
    data = act_to_json(replace(act, people=people))
    assert data.keys() == get_type_hints(named_people.Intended).keys()
    assert people_in(json.loads(json.dumps(data)), named_people.Intended) == (
        {"Eleven", "Twelve", "Other", "Partner"},
        {11, 12, 13, 14, 15},
    )


@of_sqlite
async def test_however_much_somebody_wrote_others_wait_no_longer(world: TournamentWorld) -> None:
    """The deletion writes as few statements, and reads no event that is over while others wait."""
    asked, engine = list[str](), world.services.context.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
    counted = []
    for number, messages in enumerate((2, 40)):
        zoe = Person(500 + number, f"Zoe {number}")
        world.host = zoe
        for _ in range(1 + number):
            tournament = await world.publish()
            for _ in range(messages):
                said = {"text": f"I am {zoe.name}", "reason": zoe.name}
                await world.events(tournament.id, ("message", said))
            await world.events(tournament.id, ("cancelled", {"reason": "no hall"}))
        asked.clear()
        await world.services.privacy.delete(zoe.id, former)
        begun = next(at for at, one in enumerate(asked) if one.startswith("BEGIN IMMEDIATE"))
        assert zoe.name not in everything(world.path)
        inside = asked[begun:]
        counted.append(len([one for one in inside if one.startswith("UPDATE cup_events SET data")]))
    assert counted == [1, 1]


async def test_two_deletions_at_once_leave_nothing_of_either(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process deletes the partner's data after this one has read what names both."""
    tournament = await world.publish(**TEAMS)
    partner = Person(777000777000888, "Yolanda", server=SERVER)
    await world.services.tournaments.enter(tournament.id, ZOE, partner)
    await world.services.tournaments.answer_partner(tournament.id, partner, yes=True)
    prepare, waiting = Erasure.prepare, [partner]

    async def slowly(erasure: Erasure, personal: PersonalData) -> None:
        await prepare(erasure, personal)
        while waiting:
            other = waiting.pop()
            for _ in range(2):
                await world.services.privacy._erase(other.id, former)

    monkeypatch.setattr(Erasure, "prepare", slowly)
    await world.services.privacy.delete(ZOE.id, former)
    left = everything(world.path)
    for person in (ZOE, partner):
        assert str(person.id) not in left
        assert person.name not in left


async def test_what_is_over_is_changed_a_few_events_at_a_time(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wants to write waits for none of it; what goes on is changed with everything else."""
    monkeypatch.setattr(erasure, "EVENTS_AT_ONCE", 2)
    over, live = await world.publish(), await world.publish()
    for _ in range(3):
        await world.services.tournaments.enter(over.id, ZOE)
        await world.services.tournaments.leave(over.id, ZOE)
    await world.services.tournaments.do(over.id, world.host, Act("cancel", "No time for it"))
    await world.services.tournaments.enter(live.id, ZOE)
    amend, changed = privacy.amend_tournament, list[set[int]]()

    async def noted(connection: Any, events: Any, posts: Any, **named: bool) -> bool:
        changed.append({event.cup_id for event, _ in events})
        assert len(events) <= 2
        return await amend(connection, events, posts, **named)

    monkeypatch.setattr(privacy, "amend_tournament", noted)
    await world.services.privacy._erase(ZOE.id, former)
    assert changed[:2] == [{over.id}] * 2
    assert over.id not in set.union(*changed[2:])
    assert live.id in set.union(*changed[2:])
    assert ZOE.name not in everything(world.path)


async def test_an_event_of_a_later_release_names_nobody_either(
    world: TournamentWorld,
) -> None:
    """By the very number and the names that they had in the tournament."""
    tournament = await world.publish()
    await world.services.tournaments.enter(tournament.id, ZOE)
    hail = json.dumps({"to": [ZOE.id, ZOE.name], "who": {"account": ZOE.id}})
    async with world.services.context.write() as tx:
        await tx.connection.execute(
            text("INSERT INTO cup_events VALUES (:cup, 999, 0, 'hail', NULL, NULL, :hail)"),
            {"cup": tournament.id, "hail": hail},
        )
    async with world.services.context.write() as tx:
        traces = await privacy.traces(tx.connection, ZOE.id)
        dossier = await gather(tx.connection, ZOE.id, traces)
        gone = Erasure(world.services.context, ZOE.id, traces, former)
        gone.tx, gone.other, gone.names = tx, -9, {SERVER: FORMER}
        await gone._rename_in_tournaments(dossier)
    assert [one.kind for one in dossier.acts if one.kind == "hail"] == ["hail"]
    ((left,),) = rows(world.path, "SELECT data FROM cup_events WHERE kind = 'hail'")
    assert json.loads(left) == {"to": [-9, FORMER], "who": {"account": -9}}
