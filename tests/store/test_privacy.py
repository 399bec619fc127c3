"""Everything that is kept about one person: found, handed out, deleted, renamed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select

from store import (
    Connection,
    days,
    games,
    notes,
    outbox,
    people,
    plans,
    privacy,
    reliability_log,
    schema,
    statistics,
    tables,
    tournament_drafts,
    tournament_posts,
    tournaments,
    votes,
)
from store.day_rows import DayGameRow
from store.privacy import DELETED, RENAMED
from store.rows import DeedRow, TurnDraftRow
from store.tournament_rows import TournamentLordRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    DAY,
    ELSEWHERE,
    MESSAGE,
    NOW,
    SERVER,
    achievement,
    add_game,
    add_message,
    add_table,
    add_tournament,
    count,
    cup_event,
    game_row,
    outbox_row,
    rating,
    result,
    say,
    step,
    table_row,
)

NOBODY = -7
"""The number that stands in a person's place once they are deleted."""


async def invite(connection: Connection, table: int, user: int, by: int) -> int:
    return await tables.invite(
        connection,
        table_id=table,
        user_id=user,
        name="Guest",
        by_id=by,
        by_name="Host",
        state="waiting",
        expires_at=NOW + DAY,
    )


async def own_things(connection: Connection, user: int, game: int) -> None:
    """Give a person a row in most tables whose rows are one person's alone."""
    await people.save_user(connection, user, {"zone": "UTC"}, NOW)
    await people.save_setup_draft(connection, SERVER, user, setup={}, changed_at=NOW)
    await reliability_log.save_entry(connection, DeedRow(game, 1, user, "on_time", NOW))
    await connection.execute(
        insert(schema.follows),
        [
            {
                "user_id": user,
                "kind": "lord",
                "ref": ref,
                "server_id": SERVER,
                "how": "turns",
                "since": NOW,
                "told_at": 0,
            }
            for ref in (ANN, BEN, CARA)
            if ref != user
        ],
    )


# -- deleting --------------------------------------------------------------------------------------


async def test_what_is_a_person_s_alone_is_deleted(connection: Connection) -> None:
    """And that others follow them; everybody else keeps what is theirs."""
    game = await add_game(connection)
    for user in (ANN, BEN):
        await own_things(connection, user, game)
    found = await privacy.own_rows(connection, ANN)
    assert sorted(found) == ["deeds", "follows", "setup_drafts", "users"]
    assert [row["kind"] for row in found["deeds"]] == ["on_time"]
    assert {row["ref"] for row in found["follows"]} == {BEN, CARA}
    assert set(found) <= set(DELETED)
    theirs = await privacy.own_rows(connection, BEN)
    await privacy.delete_own_rows(connection, ANN)
    assert await privacy.own_rows(connection, ANN) == {}
    theirs["follows"] = [row for row in theirs["follows"] if row["ref"] != ANN]
    assert await privacy.own_rows(connection, BEN) == theirs


async def test_a_number_that_a_follow_has_by_chance_is_no_person(connection: Connection) -> None:
    """A table or a tournament may have any number."""
    await connection.execute(
        insert(schema.follows),
        {
            "user_id": BEN,
            "kind": "game",
            "ref": ANN,
            "server_id": SERVER,
            "how": "end",
            "since": NOW,
            "told_at": 0,
        },
    )
    await privacy.delete_own_rows(connection, ANN)
    assert await count(connection, schema.follows) == 1


async def test_single_rows_are_deleted(connection: Connection) -> None:
    """A note, the draft of a seat, and an announcement, whatever its state."""
    game, table = await add_game(connection), await add_table(connection)
    kept, gone = [
        await notes.add_note(connection, game, seat, "Take the lake.", at=NOW) for seat in (1, 2)
    ]
    await privacy.delete_notes(connection, [gone])
    await privacy.delete_notes(connection, [])
    assert [note.id for note in await notes.notes(connection, game, [1, 2], 9)] == [kept]
    for seat in (1, 2):
        await games.put_draft(connection, TurnDraftRow(game, seat, "0.1", 1, []))
    await privacy.delete_drafts(connection, [(game, 1), (game, 3)])
    await privacy.delete_drafts(connection, [])
    assert await games.draft(connection, game, 1) is None
    assert await games.draft(connection, game, 2) is not None
    said = [await say(connection, table) for _ in range(3)]
    await outbox.change_row(connection, said[0], state=outbox.DONE)
    await privacy.delete_announcements(connection, said[:2])
    await privacy.delete_announcements(connection, [])
    assert [row.id for row in await privacy.announcements_of(connection, [table])] == said[2:]
    assert await privacy.last_announcement(connection) == max(said[2:])
    since = await privacy.announcements_since(connection, {table}, said[2] - 1)
    assert [row.id for row in since] == said[2:]
    assert await privacy.announcements_since(connection, {table}, said[2]) == []
    assert await privacy.announcements_since(connection, (), 0) == []
    rows = await privacy.announcements_by_id(connection, said[:3])
    assert [row.id for row in rows] == [said[2]]


async def test_an_announcement_that_waits_is_dropped(connection: Connection) -> None:
    """After a try, too; what was posted stays as it is."""
    table = await add_table(connection)
    waiting, posted = await say(connection, table), await say(connection, table)
    await outbox.change_row(connection, waiting, tries=1)
    await outbox.change_row(connection, posted, state=outbox.DONE)
    for row in (waiting, posted):
        await privacy.drop_announcement(connection, row)
    states = [(await outbox_row(connection, row)).state for row in (waiting, posted)]
    assert states == [outbox.DROPPED, outbox.DONE]


async def test_direct_messages_are_forgotten(connection: Connection) -> None:
    """Of some announcements; what was posted in public stays."""
    table = await add_table(connection)
    one, other = await say(connection, table), await say(connection, table)
    for number, (row, kind) in enumerate(
        ((one, "direct"), (one, "turn"), (one, "direct"), (other, "direct"))
    ):
        await add_message(connection, table, row, kind=kind, message_id=MESSAGE + number)
    assert await privacy.delete_direct_messages(connection, [one]) == {MESSAGE, MESSAGE + 2}
    assert await privacy.delete_direct_messages(connection, [one]) == set()
    left = [await outbox.message(connection, MESSAGE + number) for number in range(4)]
    assert [message is not None for message in left] == [False, True, False, True]


async def test_acts_that_name_a_person_are_forgotten(connection: Connection) -> None:
    """A number that is only like theirs is left to the caller's judgment."""
    tournament = await add_tournament(connection)
    acts: dict[int, dict[str, Any]] = {
        BEN: {"kind": "expel", "user": ANN},
        CARA: {"kind": "note", "text": f"table {ANN}"},
        ANN: {"kind": "expel", "user": BEN},
    }
    for user, act in acts.items():
        await tournament_drafts.save_act(connection, tournament, user, number=1, act=act, at=NOW)

    def names(act: Any, user: int) -> bool:
        return bool(act.get("user") == user)

    await privacy.delete_pending_acts(connection, ANN, [tournament + 1], names)
    await privacy.delete_pending_acts(connection, ANN, [tournament], names)
    left = [await tournament_drafts.act(connection, tournament, user) for user in (BEN, CARA, ANN)]
    assert [row is not None for row in left] == [False, True, True]


# -- renaming --------------------------------------------------------------------------------------


async def test_a_person_gets_another_number_everywhere(connection: Connection) -> None:
    """In every column that `RENAMED` names; no one else does."""
    table = await add_table(connection, BEN, ANN, server_id=SERVER)
    game, tournament = await add_game(connection, table), await add_tournament(connection)
    await tables.add_former(
        connection, table_id=table, seat=1, user_id=ANN, name="Ann", version=1, at=NOW
    )
    await invite(connection, table, BEN, ANN)
    await invite(connection, table, ANN, BEN)
    await statistics.add_results(connection, [result(game, 1, BEN), result(game, 2, ANN)])
    await statistics.put_ratings(connection, [rating(ANN), rating(BEN)])
    await statistics.add_steps(connection, [step(game, ANN), step(game, BEN)])
    await statistics.add_achievements(connection, [achievement(game), achievement(game, BEN)])
    row = {"game_id": game, "thread_id": 1, "made_by": ANN, "made_at": NOW}
    await connection.execute(insert(schema.kibitz), row)
    await days.add_game(connection, DayGameRow(20_000, ANN, SERVER, table))
    for user, name in ((ANN, "Ann"), (BEN, "Ben")):
        await tournaments.put_lord(
            connection, TournamentLordRow(tournament, user, name, 1, "in", None, None, NOW)
        )
    events = [cup_event(tournament, 1), cup_event(tournament, 2, by_id=BEN, by_name="Ben")]
    await tournaments.append(connection, events)
    await privacy.pseudonymize(connection, ANN, NOBODY, {SERVER: "Former lord"})
    for column, called in RENAMED:
        query = select(column.label("number"), (column if called is None else called).label("name"))
        found = {str(row.number): row.name for row in await connection.execute(query)}
        assert str(NOBODY) in found, column
        assert str(ANN) not in found, column
        assert called is None or found[str(NOBODY)] == "Former lord", called
    seats = await tables.seats(connection, table)
    assert [(seat.user_id, seat.name) for seat in seats] == [(BEN, "Ben"), (NOBODY, "Former lord")]


async def test_each_server_has_its_own_name_for_a_deleted_person(connection: Connection) -> None:
    """Where none is given the name stays, and only the number changes."""
    made = [
        await add_table(connection, ANN, server_id=server)
        for server in (SERVER, ELSEWHERE, ELSEWHERE + 1)
    ]
    names = {SERVER: "Former lord", ELSEWHERE: "Ehemaliger Lord"}
    await privacy.pseudonymize(connection, ANN, NOBODY, names)
    rows = [await table_row(connection, table) for table in made]
    assert [(row.host_id, row.opened_by) for row in rows] == [(NOBODY, NOBODY)] * 3
    wanted = ["Former lord", "Ehemaliger Lord", "Ann"]
    assert [row.host_name for row in rows] == wanted
    found = await tables.seats_of_tables(connection, made)
    assert [found[table][0].name for table in made] == wanted


async def test_tables_that_may_bear_a_name_of_theirs(connection: Connection) -> None:
    """Opened or hosted by them, and all that were opened from those; none of a tournament."""
    tournament, others = await add_tournament(connection), {"host_id": BEN, "opened_by": BEN}
    made = [
        await add_table(connection, **{**others, **one})
        for one in (
            {"opened_by": ANN},
            {"host_id": ANN},
            {},
            {"host_id": ANN, "cup_id": tournament},
        )
    ]
    rematch = await add_table(connection, **others, rematch_of=made[0])
    again = await add_table(connection, **others, opened_from=rematch)
    found = await privacy.tables_with_names_of(connection, ANN)
    assert [row.id for row in found] == [*made[:2], rematch, again]


async def test_settings_of_some_people(connection: Connection) -> None:
    """Theirs alone."""
    for user in (ANN, BEN):
        await people.save_user(connection, user, {"blocked": [ANN]}, NOW)
    assert await privacy.settings_of(connection, [BEN, CARA]) == {BEN: {"blocked": [ANN]}}


async def test_where_stored_json_has_a_person_s_number(connection: Connection) -> None:
    """In votes on a seat, announcements, tournaments, and settings of others."""
    assert await privacy.traces(connection, ANN) == privacy.Traces()
    for user in (ANN, BEN, CARA):
        settings = {"blocked": [ANN]} if user != CARA else {}
        await people.save_user(connection, user, settings, NOW)
    voted, said, neither = [await add_table(connection, ANN) for _ in range(3)]
    game, other = await add_game(connection, voted), await add_game(connection, neither)
    asked: dict[str, Any] = {"asked_by": 1, "closes_at": NOW, "data": {"guest_id": ANN}}
    await votes.add_vote(connection, game, "replace", **asked)
    await votes.add_vote(connection, other, "time", **asked)
    await say(connection, said, body={"users": [ANN]})
    await say(connection, neither, body={"users": [BEN]})
    acting, acted, posted, none = [await add_tournament(connection) for _ in range(4)]
    act = {"kind": "expel", "user": ANN}
    await tournament_drafts.save_act(connection, acting, BEN, number=1, act=act, at=NOW)
    await tournaments.append(connection, [cup_event(acted, 1, data={"user": ANN}, by_id=None)])
    await tournaments.append(connection, [cup_event(none, 1, by_id=ANN)])
    await add_posts(connection, posted, {"user": ANN})
    found = await privacy.traces(connection, ANN)
    assert found == privacy.Traces(
        frozenset({voted, said}), frozenset({acting, acted, posted}), frozenset({BEN})
    )


async def test_names_of_games_and_bodies_of_announcements_change(connection: Connection) -> None:
    """Many at once; versions and states stay."""
    table = await add_table(connection)
    made = [await add_game(connection, table, number=number) for number in (1, 2, 3)]
    await privacy.rename_games(connection, {made[0]: ["X", "Ben"], made[2]: ["Ann", "Y"]})
    await privacy.rename_games(connection, {})
    rows = [await game_row(connection, game) for game in made]
    assert [row.names for row in rows] == [["X", "Ben"], ["Ann", "Ben"], ["Ann", "Y"]]
    assert [row.version for row in rows] == [1, 1, 1]
    said = [await say(connection, table, body={"n": number}) for number in (1, 2)]
    await outbox.change_row(connection, said[0], state=outbox.DONE)
    await privacy.amend_announcements(connection, {said[0]: {"name": "X"}})
    await privacy.amend_announcements(connection, {})
    both: dict[int, Any] = {said[0]: {"name": "Y"}, said[1]: {"n": 3}}
    read: dict[int, Any] = {said[0]: {}, said[1]: {"n": 2}}
    assert not await privacy.amend_announcements(connection, both, read)
    found = [await outbox_row(connection, row) for row in said]
    assert [(row.body, row.state) for row in found] == [
        ({"name": "X"}, outbox.DONE),
        ({"n": 3}, outbox.WAITING),
    ]


async def test_events_and_posts_of_tournaments_change(connection: Connection) -> None:
    """Their data and nothing else, and only if they are still as they were read."""
    tournament = await add_tournament(connection)
    rows = [cup_event(tournament, number, data={"user": ANN}) for number in (1, 2)]
    await tournaments.append(connection, rows)
    posts = await add_posts(connection, tournament, {"user": ANN}, {"user": BEN})
    read = [await tournament_posts.post(connection, post_id) for post_id in posts]
    first, second = (row for row in read if row)
    assert await privacy.amend_tournament(
        connection, [(rows[1], {"user": NOBODY})], [(first, {"user": NOBODY})]
    )
    assert await privacy.amend_tournament(connection, [], [])
    stale = replace(second, data={"user": CARA})
    assert not await privacy.amend_tournament(connection, [(rows[1], {})], [])
    assert not await privacy.amend_tournament(connection, [], [(stale, {})])
    same = {"user": NOBODY}
    assert await privacy.amend_tournament(connection, [(rows[1], same)], [], now=True)
    assert await tournaments.events(connection, tournament) == [
        rows[0],
        cup_event(tournament, 2, data={"user": NOBODY}),
    ]
    found = [await tournament_posts.post(connection, post_id) for post_id in posts]
    assert [row.data for row in found if row] == [{"user": NOBODY}, {"user": BEN}]


async def test_tables_get_other_names_together(connection: Connection) -> None:
    """Each with its set-up; others keep theirs."""
    made = [await add_table(connection) for _ in range(3)]
    await privacy.rename_tables(connection, {})
    await privacy.rename_tables(connection, {made[0]: ("Elm", {"a": 1}), made[2]: ("Oak", {})})
    rows = [await table_row(connection, one) for one in made]
    assert [row.name for row in rows] == ["Elm", rows[1].name, "Oak"]
    assert [row.setup for row in rows] == [{"a": 1}, rows[1].setup, {}]
    assert rows[1].name not in ("Elm", "Oak")


async def test_a_tournament_counts_how_often_its_names_changed(connection: Connection) -> None:
    """What somebody has in memory of it is old then."""
    changed, other = [await add_tournament(connection) for _ in range(2)]
    for _ in range(2):
        await privacy.count_erasure(connection, [changed])
    await privacy.count_erasure(connection, [])
    found = [await tournaments.tournament(connection, one) for one in (changed, other)]
    assert [row.erasures for row in found if row] == [2, 0]


async def add_posts(connection: Connection, tournament: int, *data: dict[str, Any]) -> list[int]:
    row = {
        "cup_id": tournament,
        "server_id": SERVER,
        "kind": "news",
        "place": "thread",
        "part": 0,
        "user_id": None,
        "due": NOW,
    }
    some = [{**row, "ref": ref, "data": one} for ref, one in enumerate(data)]
    await tournament_posts.add_posts(connection, some, NOW)
    return [post.id for post in await tournament_posts.posts_of(connection, tournament, ["news"])]


# -- finding ---------------------------------------------------------------------------------------


async def test_tables_where_a_person_is_named(connection: Connection) -> None:
    """As host, lord, former lord, guest, or the one who is to take a seat; each with its server."""
    made = {
        "host": await add_table(connection, host_id=BEN, opened_by=CARA),
        "opened": await add_table(connection, opened_by=BEN),
        "seat": await add_table(connection, ANN, BEN, server_id=ELSEWHERE),
        "former": await add_table(connection),
        "invited": await add_table(connection),
        "inviting": await add_table(connection),
        "voted": await add_table(connection),
        "nothing": await add_table(connection, ANN),
    }
    await tables.add_former(
        connection, table_id=made["former"], seat=1, user_id=BEN, name="Ben", version=0, at=NOW
    )
    await invite(connection, made["invited"], BEN, ANN)
    await invite(connection, made["inviting"], ANN, BEN)
    game = await add_game(connection, made["voted"])
    asked: dict[str, Any] = {"asked_by": 1, "closes_at": NOW}
    await votes.add_vote(connection, game, "replace", **asked, data={"guest_id": BEN})
    other = await add_game(connection, made["nothing"])
    await votes.add_vote(connection, other, "time", **asked, data={"guest_id": BEN})
    await votes.add_vote(connection, other, "replace", **asked)
    found = await privacy.tables_of(connection, BEN, [made["voted"], made["nothing"]])
    assert found == {
        table: ELSEWHERE if name == "seat" else SERVER
        for name, table in made.items()
        if name != "nothing"
    }
    assert made["voted"] not in await privacy.tables_of(connection, BEN)
    every_table = list(made.values())
    naming = await privacy.votes_naming(connection, BEN, every_table)
    assert [vote.game_id for vote in naming] == [game]
    assert await privacy.tables_of(connection, CARA) == {made["host"]: SERVER}
    assert await privacy.votes_naming(connection, CARA, every_table) == []
    assert await privacy.votes_naming(connection, BEN, [made["nothing"]]) == []


async def test_tournaments_of_a_person(connection: Connection) -> None:
    """Those in which they take part or did, and those that were named."""
    made = [await add_tournament(connection) for _ in range(3)]
    made.append(await add_tournament(connection, server_id=ELSEWHERE))
    for tournament in (made[0], made[3]):
        row = TournamentLordRow(tournament, ANN, "Ann", 1, "withdrawn", None, None, NOW)
        await tournaments.put_lord(connection, row)
    found = await privacy.tournaments_of(connection, ANN, [made[1]])
    assert found == {made[0]: SERVER, made[1]: SERVER, made[3]: ELSEWHERE}
    assert await privacy.tournaments_of(connection, BEN, []) == {}


async def test_which_tournaments_are_not_over(connection: Connection) -> None:
    """Of those that were asked about, by number."""
    running, over, other = [
        await add_tournament(connection, phase=phase) for phase in ("running", "over", "signup")
    ]
    assert await privacy.live_of(connection, [other, over, running]) == [running, other]
    assert await privacy.live_of(connection, [over]) == []


async def test_events_posts_and_announcements_with_a_person_s_number(
    connection: Connection,
) -> None:
    """Anywhere in their data, and events that they brought about themselves."""
    tournament, table = await add_tournament(connection), await add_table(connection)
    data: list[dict[str, Any]] = [{}, {"deep": [{"user": BEN}]}, {str(BEN): 1}, {"user": ANN}]
    events = [
        cup_event(tournament, number, data=one, by_id=None) for number, one in enumerate(data, 1)
    ] + [cup_event(tournament, 5, by_id=BEN)]
    await tournaments.append(connection, events)
    posts = await add_posts(connection, tournament, *data)
    said = [await say(connection, table, body=one) for one in data]
    found = await privacy.tournament_events_naming(connection, BEN, [tournament])
    assert [row.ordinal for row in found] == [2, 3, 5]
    caused = await privacy.tournament_events_naming(connection, BEN, [])
    assert [row.ordinal for row in caused] == [5]
    naming = await privacy.tournament_posts_naming(connection, BEN, [tournament])
    assert [row.id for row in naming] == posts[1:3]
    news = await privacy.announcements_naming(connection, BEN, [table])
    assert [row.id for row in news] == said[1:3]
    for query in (privacy.tournament_posts_naming, privacy.announcements_naming):
        assert not await query(connection, BEN, [])


async def test_rows_of_some_tables(connection: Connection) -> None:
    """Former lords the earliest first, and every announcement, whatever its state."""
    made = [await add_table(connection) for _ in range(3)]
    for table, user in ((made[1], CARA), (made[0], BEN), (made[2], BEN)):
        row = {"table_id": table, "seat": 1, "user_id": user, "name": "X"}
        await tables.add_former(connection, **row, version=0, at=NOW)
    said = [await say(connection, table) for table in (made[1], made[2], made[0])]
    await outbox.change_row(connection, said[0], state=outbox.DROPPED)
    found = await privacy.former_lords_of(connection, made[:2])
    assert [row.user_id for row in found] == [CARA, BEN]
    assert [row.id for row in await privacy.announcements_of(connection, made[:2])] == [
        said[0],
        said[2],
    ]
    for query in (privacy.former_lords_of, privacy.announcements_of):
        assert not await query(connection, [])


async def test_seats_invitations_and_plans_of_a_person(connection: Connection) -> None:
    """Theirs alone, in order."""
    made = [await add_table(connection, ANN, BEN) for _ in range(2)]
    await tables.resign_seat(connection, made[1], 1, at=NOW, turn=None)
    seats = await privacy.seats_of(connection, ANN)
    assert [(seat.table_id, seat.seat) for seat in seats] == [(made[0], 1), (made[1], 1)]
    asked = [
        await invite(connection, made[0], user, by)
        for user, by in ((ANN, BEN), (CARA, ANN), (CARA, BEN))
    ]
    found = await privacy.invitations_of(connection, ANN)
    assert [row.id for row in found] == asked[:2]
    game = await add_game(connection, made[0])
    kept = [
        await plans.add_plan(
            connection, game_id=game, seat=1, user_id=user, turn="1.1", wanted={}, made_at=NOW
        )
        for user in (ANN, BEN, ANN)
    ]
    await plans.settle(connection, kept[0], "played", {}, at=NOW)
    assert [plan.id for plan in await privacy.plans_of(connection, ANN)] == [kept[0], kept[2]]


async def test_notes_and_answers_in_games(connection: Connection) -> None:
    """Of the seats that somebody has or had; answers with their question."""
    places = [await add_table(connection, *people) for people in ((ANN, BEN), (CARA, BEN), (CARA,))]
    made = [await add_game(connection, table) for table in places]
    was = {"table_id": places[1], "seat": 2, "user_id": ANN, "name": "Ann", "at": NOW}
    await tables.add_former(connection, **was, version=0)
    kept = [
        await notes.add_note(connection, game, seat, "Hm.", at=NOW)
        for game, seat in ((made[1], 2), (made[0], 1), (made[2], 1), (made[0], 2))
    ]
    assert [note.id for note in await privacy.notes_there(connection, ANN)] == kept[:2]
    asked = [
        await votes.add_vote(connection, game, "time", asked_by=1, closes_at=NOW) for game in made
    ]
    for vote, seat in ((asked[1], 2), (asked[0], 2), (asked[0], 1), (asked[2], 1)):
        await votes.cast(connection, vote, seat, agree=True, at=NOW)
    answers = await privacy.ballots_there(connection, ANN)
    assert [(vote.game_id, row.vote_id, row.seat) for vote, row in answers] == [
        (made[0], asked[0], 1),
        (made[1], asked[1], 2),
    ]


@pytest.mark.parametrize("user", [ANN, BEN])
async def test_derived_rows_that_name_a_person(connection: Connection, user: int) -> None:
    """Ratings name them by a text, the others by a number; watchers' threads are among them."""
    game, tournament = await add_game(connection), await add_tournament(connection)
    await statistics.add_results(connection, [result(game, 1, ANN), result(game, 2, BEN)])
    await statistics.put_ratings(connection, [rating(ANN), rating(BEN), rating("computer:greedy")])
    await statistics.add_steps(connection, [step(game, BEN)])
    await statistics.add_achievements(connection, [achievement(game, BEN)])
    await tournaments.put_lord(
        connection, TournamentLordRow(tournament, ANN, "Ann", 1, "in", None, None, NOW)
    )
    row = {"game_id": game, "thread_id": 1, "made_by": ANN, "made_at": NOW}
    await connection.execute(insert(schema.kibitz), row)
    found = await privacy.named_rows(connection, user)
    shared = {"results", "ratings"}
    wanted = {ANN: {"cup_lords", "kibitz"}, BEN: {"rating_steps", "achievements"}}
    assert set(found) == shared | wanted[user]
    assert {len(rows) for rows in found.values()} == {1}
    assert found["ratings"][0]["lord"] == str(user)
    assert found["results"][0]["user_id"] == user
    assert await privacy.named_rows(connection, CARA) == {}
    assert await privacy.count_rows(connection, user) == dict.fromkeys(found, 1)
    assert await privacy.count_rows(connection, CARA) == {}


async def test_rows_of_a_person_come_in_pages(connection: Connection) -> None:
    """In the order of their keys, whether the account is a number or a text there."""
    game = await add_game(connection)
    for version in (3, 1, 2):
        await reliability_log.save_entry(connection, DeedRow(game, version, ANN, "on_time", NOW))
    column = privacy.DELETED["deeds"]
    found = await privacy.page(connection, column, ANN, after=0, limit=2)
    assert [row["version"] for row in found] == [1, 2]
    found = await privacy.page(connection, column, ANN, after=2, limit=2)
    assert [row["version"] for row in found] == [3]
    assert await privacy.page(connection, privacy.NAMED["ratings"], ANN, after=0, limit=2) == []
