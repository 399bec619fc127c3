"""Ladders, a lord's games, honors, and sums, as readers ask for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from store import Connection, statistics, statistics_queries, tables
from store.statistics_queries import Against, Place
from store.statistics_rows import ResultRow, TallyRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    CHANNEL,
    DAN,
    DAY,
    ELSEWHERE,
    HOUR,
    NOW,
    SERVER,
    add_game,
    add_table,
    rating,
    result,
    step,
)

LADDER = "kingdomino-2"


async def finish(
    connection: Connection, *users: int | None, at: int = NOW, **changes: Any
) -> list[ResultRow]:
    """Note the results of a game in which people took the places in this order."""
    game = await add_game(connection)
    rows = [
        result(game, seat, user, **{"place": seat, "ended_at": at, **changes})
        for seat, user in enumerate(users, 1)
    ]
    await statistics.add_results(connection, rows)
    return rows


# -- ladders ---------------------------------------------------------------------------------------


async def test_ladders_and_their_seasons(connection: Connection) -> None:
    """With how many games each has; the latest season first, all time is none."""
    await finish(connection, ANN, BEN)
    await finish(connection, ANN, BEN, CARA)
    await finish(connection, ANN, ladder="duel")
    await finish(connection, ANN, ladder="far", server_id=ELSEWHERE)
    assert await statistics_queries.ladders(connection, SERVER) == [("duel", 1), (LADDER, 2)]
    seasons = ("", "2026-4", "2027-1")
    await statistics.put_ratings(
        connection, [rating(lord, season=season) for season in seasons for lord in (ANN, BEN)]
    )
    await statistics.put_ratings(connection, [rating(ANN, season="2028-1", ladder="duel")])
    assert await statistics_queries.seasons(connection, SERVER, LADDER) == ["2027-1", "2026-4"]
    assert await statistics_queries.seasons(connection, ELSEWHERE, LADDER) == []


async def test_games_are_counted_within_a_time(connection: Connection) -> None:
    """The first second is included, the last is not."""
    for at in (NOW - 1, NOW, NOW + 5):
        await finish(connection, ANN, BEN, at=at)
    await finish(connection, ANN, ladder="duel")
    await finish(connection, ANN, server_id=ELSEWHERE)
    for since, until, number in ((NOW, NOW + 5, 1), (NOW - 1, NOW + 6, 3), (NOW + 1, NOW + 5, 0)):
        found = await statistics_queries.count_games(connection, SERVER, LADDER, since, until)
        assert found == number


async def test_a_ladder_is_read_page_by_page(connection: Connection) -> None:
    """The best first; equals by their keys, so that no page shows one twice."""
    rows = [
        rating(BEN, 30.0),
        rating(ANN, 20.0),
        rating(CARA, 20.0),
        rating("computer:random", 10.0),
    ]
    other = [rating(DAN, 40.0, season="2027-1"), rating(DAN, 40.0, ladder="duel")]
    await statistics.put_ratings(connection, [*rows[::-1], *other])
    assert await statistics_queries.count_lords(connection, SERVER, LADDER, "") == 4
    assert await statistics_queries.count_lords(connection, SERVER, LADDER, "2027-1") == 1

    async def page(offset: int, limit: int) -> list[Any]:
        return await statistics_queries.page(
            connection, SERVER, LADDER, "", offset=offset, limit=limit
        )

    assert await page(0, 9) == rows
    assert [await page(offset, 2) for offset in (0, 2, 4)] == [rows[:2], rows[2:], []]
    for row, better, lines in zip(rows, (0, 1, 1, 3), (0, 1, 2, 3), strict=True):
        assert await statistics_queries.count_better(connection, row) == better
        assert await statistics_queries.count_before(connection, row) == lines


async def test_places_of_a_lord_on_all_ladders(connection: Connection) -> None:
    """Each with how many stand above; equals don't."""
    mine = [rating(ANN, 20.0), rating(ANN, 20.0, ladder="duel")]
    await statistics.put_ratings(connection, [*mine, rating(ANN, season="2027-1")])
    await statistics.put_ratings(
        connection, [rating(BEN, 30.0), rating(CARA, 20.0), rating(DAN, 21.0)]
    )
    await statistics.put_ratings(
        connection, [rating(BEN, 99.0, ladder="duel", server_id=ELSEWHERE)]
    )
    found = await statistics_queries.places(connection, SERVER, str(ANN), "")
    assert sorted(found, key=lambda place: place[1]) == [(mine[1], 0), (mine[0], 2)]
    assert await statistics_queries.places(connection, ELSEWHERE, str(ANN), "") == []


async def test_the_form_of_lords(connection: Connection) -> None:
    """The last places of each on each ladder, the earliest first."""
    await finish(connection, BEN, CARA, ANN, at=NOW - 1)
    for at, people in (
        (5, (BEN, ANN)),
        (0, (BEN, CARA, DAN, ANN)),
        (4, (ANN, BEN)),
        (5, (BEN, CARA, ANN)),
    ):
        await finish(connection, *people, at=NOW + at)
    await finish(connection, ANN, None, at=NOW + 6, ladder="duel", fate="computer:greedy")
    await finish(connection, ANN, BEN, at=NOW + 9)
    await finish(connection, ANN, at=NOW + 7, ladder="other")
    await finish(connection, ANN, at=NOW + 7, server_id=ELSEWHERE)

    async def form(*lords: str, last: int = 2) -> list[Place]:
        ladders = {LADDER, "duel"}
        times = {"since": NOW, "until": NOW + 9}
        return await statistics_queries.form(connection, SERVER, ladders, lords, **times, last=last)

    ann = [Place(str(ANN), "played", LADDER, place) for place in (4, 1, 2, 3)]
    duel = Place(str(ANN), "computer:greedy", "duel", 1)
    assert await form(str(ANN)) == [*ann[2:], duel]
    assert await form(str(ANN), last=1) == [*ann[3:], duel]
    assert await form(str(ANN), last=9) == [*ann, duel]
    assert await form(str(BEN), last=1) == [Place(str(BEN), "played", LADDER, 1)]
    greedy = Place("computer:greedy", "computer:greedy", "duel", 2)
    assert greedy in await form("computer:greedy", str(BEN))
    assert await form("computer:random") == []
    assert await form() == []


# -- a lord's games --------------------------------------------------------------------------------


async def test_names_of_people(connection: Connection) -> None:
    """At their latest table of a server, or at the latest one that they left."""
    for name, server in (("Anna", SERVER), ("Ann", SERVER), ("Annie", ELSEWHERE)):
        table = await add_table(connection, server_id=server)
        await tables.take_seat(connection, table, 2, ANN, name)
    for user, name in ((BEN, "Benny"), (BEN, "Ben"), (ANN, "Former Ann")):
        row = {"table_id": await add_table(connection), "seat": 1, "user_id": user, "name": name}
        await tables.add_former(connection, **row, game_id=None, version=0, at=NOW)
    found = await statistics_queries.names(connection, SERVER, {ANN, BEN, CARA})
    assert found == {ANN: "Ann", BEN: "Ben"}
    assert await statistics_queries.names(connection, ELSEWHERE, [ANN, BEN]) == {ANN: "Annie"}
    assert await statistics_queries.names(connection, SERVER, []) == {}


async def test_totals_of_a_person(connection: Connection) -> None:
    """A game that others finished for them is one, but not won."""
    assert await statistics_queries.totals(connection, SERVER, ANN) == (0, 0)
    await finish(connection, ANN, BEN)
    await finish(connection, BEN, ANN)
    await finish(connection, ANN, fate="quit")
    await finish(connection, ANN, server_id=ELSEWHERE)
    assert await statistics_queries.totals(connection, SERVER, ANN) == (3, 1)
    assert await statistics_queries.totals(connection, SERVER, BEN) == (2, 1)


async def test_the_best_kingdom_of_a_person(connection: Connection) -> None:
    """The earliest of equals, played by them to the end."""
    assert await statistics_queries.best(connection, SERVER, ANN) is None
    await finish(connection, ANN, points=49, at=NOW - 5)
    await finish(connection, ANN, points=50, at=NOW + 5)
    (best,) = await finish(connection, ANN, points=50)
    await finish(connection, ANN, points=50)
    await finish(connection, ANN, points=90, fate="quit")
    await finish(connection, ANN, points=90, server_id=ELSEWHERE)
    await finish(connection, BEN, points=90)
    assert await statistics_queries.best(connection, SERVER, ANN) == best


async def test_the_latest_games_of_a_person_on_a_ladder(connection: Connection) -> None:
    """However they fared."""
    made = [(await finish(connection, ANN, at=NOW + at, fate="quit"))[0] for at in (0, 9, 0, 5)]
    await finish(connection, ANN, at=NOW + 99, ladder="duel")
    await finish(connection, BEN, at=NOW + 99)
    wanted = [made[1], made[3], made[2], made[0]]
    assert await statistics_queries.latest(connection, SERVER, ANN, LADDER, 9) == wanted
    assert await statistics_queries.latest(connection, SERVER, ANN, LADDER, 2) == wanted[:2]


async def test_steps_of_a_lord_on_a_ladder(connection: Connection) -> None:
    """The earliest game first, each once and with its end."""
    wanted = []
    for at in (5, 0, 3):
        rows = await finish(connection, BEN, ANN, at=NOW + at)
        await statistics.add_steps(connection, [step(rows[0].game_id, lord) for lord in (ANN, BEN)])
        wanted.append((step(rows[0].game_id, ANN), NOW + at))
    other = await finish(connection, ANN, ladder="duel")
    await statistics.add_steps(connection, [step(other[0].game_id, ANN)])
    found = await statistics_queries.rating_history(connection, SERVER, str(ANN), LADDER)
    assert found == [wanted[1], wanted[2], wanted[0]]
    assert await statistics_queries.rating_history(connection, ELSEWHERE, str(ANN), LADDER) == []


async def test_how_often_rivals_met_in_rated_games(connection: Connection) -> None:
    """Partners and computer lords are no rivals; nor is anybody in a game that was not rated."""
    made = [await add_game(connection) for _ in range(4)]
    for game in made:
        rows = [
            result(game, 1, ANN),
            result(game, 2, BEN),
            result(game, 3, CARA, kingdom=1),
            result(game, 4, None, fate="computer:greedy"),
        ]
        await statistics.add_results(
            connection, [replace(row, ended_at=NOW + game) for row in rows]
        )
    await statistics.add_steps(connection, [step(game, str(ANN)) for game in made[:3]])

    async def met(*users: int, since: int = 0) -> list[tuple[int, int, int]]:
        found = await statistics_queries.rivals(
            connection, SERVER, ["kingdomino-2"], users, since=since, until=NOW + made[3]
        )
        return [(one.user, one.rival, one.games) for one in found]

    assert await met(ANN, BEN) == [(ANN, BEN, 3)]
    assert await met(ANN, since=NOW + made[2]) == [(ANN, BEN, 1)]
    assert statistics_queries.accounts(["12", "computer:greedy", "-7"]) == [12, -7]


async def test_games_in_which_two_people_met(connection: Connection) -> None:
    """The latest first, from the side of the first; partners of a kingdom did not meet."""
    first = await finish(connection, ANN, BEN)
    second = await finish(connection, CARA, BEN, ANN, at=NOW + 5)
    third = await finish(connection, BEN, ANN)
    await finish(connection, ANN, BEN, kingdom=1)
    await finish(connection, ANN, CARA)
    await finish(connection, ANN, BEN, server_id=ELSEWHERE)
    assert await statistics_queries.encounters(connection, SERVER, ANN, BEN) == [
        (second[2], second[1]),
        (third[1], third[0]),
        (first[0], first[1]),
    ]
    assert await statistics_queries.encounters(connection, SERVER, ANN, DAN) == []


# -- honors and sums -------------------------------------------------------------------------------


@pytest.mark.parametrize("column", ["points", "territory", "crowns"])
async def test_the_highest_of_a_box(connection: Connection, column: str) -> None:
    """All seats of its kingdom that were played to the end; of equals the earliest."""
    assert await statistics_queries.highest(connection, SERVER, "kingdomino", column) == []
    most: dict[str, Any] = {column: 90}
    await finish(connection, CARA, DAN, at=NOW + 5, **most)
    best = await finish(connection, ANN, BEN, kingdom=1, **most)
    await finish(connection, CARA, at=NOW, **{column: 89})
    for changes in ({"fate": "guest"}, {"box": "queendomino"}, {"server_id": ELSEWHERE}):
        await finish(connection, CARA, at=NOW - 5, **{column: 99}, **changes)
    assert await statistics_queries.highest(connection, SERVER, "kingdomino", column) == best


async def test_the_fastest_game_of_a_box(connection: Connection) -> None:
    """One that nobody left, however many faster ones somebody did leave; of equals the earliest."""

    async def fastest() -> list[ResultRow]:
        return await statistics_queries.fastest(connection, SERVER, "kingdomino")

    assert await fastest() == []
    for number in range(statistics_queries.LOOKED_AT + 1):
        fate = ("quit", "guest")[number % 2]
        await finish(connection, ANN, started_at=NOW - 5, fate=fate)
    assert await fastest() == []
    await finish(connection, ANN, BEN, at=NOW + DAY, started_at=NOW + DAY - HOUR)
    best = await finish(connection, ANN, BEN, started_at=NOW - HOUR)
    await finish(connection, ANN, started_at=NOW - 5, box="queendomino")
    assert await fastest() == best


async def test_who_played_most_of_a_box(connection: Connection) -> None:
    """To the end: how many games, how many they won, when the last one ended."""
    await finish(connection, ANN, BEN, at=NOW + 5)
    await finish(connection, ANN, CARA)
    await finish(connection, BEN, fate="quit", at=NOW + 9)
    await finish(connection, ANN, box="queendomino")
    found = await statistics_queries.busiest(connection, SERVER, "kingdomino")
    assert sorted(found) == [(ANN, 2, 2, NOW + 5), (BEN, 1, 0, NOW + 5), (CARA, 1, 0, NOW)]


async def test_sums_by_their_keys(connection: Connection) -> None:
    """Of one kind of thing; and what kinds there are in a box."""
    rows = [
        TallyRow(SERVER, "kingdomino", about, key, 1, 1, 40)
        for about, key in (("seat", "1"), ("seat", "2"), ("domino", "7"))
    ]
    await statistics.add_tallies(connection, rows[::-1])
    await statistics.add_tallies(
        connection, [TallyRow(SERVER, "queendomino", "quest", "a", 1, 1, 1)]
    )
    assert await statistics_queries.tallies(connection, SERVER, "kingdomino", "seat") == rows[:2]
    assert await statistics_queries.tallies(connection, SERVER, "kingdomino", "quest") == []
    assert await statistics_queries.tally_subjects(connection, SERVER, "kingdomino") == {
        "seat",
        "domino",
    }
    assert await statistics_queries.tally_subjects(connection, ELSEWHERE, "kingdomino") == set()


async def test_tables_of_games(connection: Connection) -> None:
    """Each game with its own, two of one table among them."""
    table, other = (
        await add_table(connection, name="Fens"),
        await add_table(connection, name="Moor"),
    )
    made = [
        await add_game(connection, at, number=number)
        for at, number in ((table, 1), (other, 1), (table, 2))
    ]
    found = await statistics_queries.tables_of(connection, {*made, made[2] + 9})
    assert {game: row.name for game, row in found.items()} == {
        made[0]: "Fens",
        made[1]: "Moor",
        made[2]: "Fens",
    }
    assert await statistics_queries.tables_of(connection, []) == {}


async def test_how_people_fare_against_each_level(connection: Connection) -> None:
    """Tempers count as their level; who left has lost; other times and ladders are left out."""
    for users, fates in (
        ((ANN, None), ("played", "computer:knight-greedy")),
        ((None, ANN), ("computer:knight", "left")),
        ((ANN, None), ("played", "computer:duke")),
    ):
        game = await add_game(connection)
        rows = [
            result(game, seat, user, place=seat, fate=fate, points=40 + seat)
            for seat, (user, fate) in enumerate(zip(users, fates, strict=True), 1)
        ]
        await statistics.add_results(connection, rows)
    expected = [
        Against("computer:duke", ANN, 1, 1, 41),
        Against("computer:knight", ANN, 2, 1, 41),
    ]
    for ladder, until, there in (
        (LADDER, NOW + 1, expected),
        (LADDER, NOW, []),
        ("duel", NOW + 1, []),
    ):
        found = await statistics_queries.against(connection, SERVER, ladder, since=NOW, until=until)
        assert found == there


async def test_where_games_were_played_and_by_whom(connection: Connection) -> None:
    """Games without somebody, and games that were not asked about, are left out."""
    both, alone = await finish(connection, ANN, BEN), await finish(connection, BEN)
    games = [both[0].game_id, alone[0].game_id]
    found = await statistics_queries.places_of(connection, games)
    assert sorted(found) == [(game, SERVER, CHANNEL) for game in games]
    assert await statistics_queries.places_of(connection, []) == []
    assert await statistics_queries.with_lord(connection, games, ANN) == {games[0]}
    assert await statistics_queries.with_lord(connection, games[:1], BEN) == {games[0]}


async def test_games_against_anybody(connection: Connection) -> None:
    """Rated ones alone, on some ladders, within a time; a computer lord is nobody."""
    for rivals, at in (((BEN,), NOW), ((BEN, CARA), NOW + 1), ((None,), NOW), ((BEN,), NOW + DAY)):
        rows = await finish(connection, ANN, *rivals, at=at)
        await statistics.add_steps(connection, [step(rows[0].game_id, ANN)])
    await finish(connection, ANN, BEN)
    within = {"since": NOW, "until": NOW + DAY}
    for users in ([ANN], [ANN, BEN]):
        met = await statistics_queries.games_met(connection, SERVER, [LADDER], users, **within)
        assert met == [(LADDER, ANN, 2)]
    assert not await statistics_queries.games_met(connection, SERVER, ["duel"], [ANN], **within)
