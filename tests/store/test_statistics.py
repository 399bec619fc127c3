"""What finished games leave: results, ratings, sums, achievements; written and taken back."""

from __future__ import annotations

from typing import Any

from store import Connection, schema, statistics, statistics_queries, tables
from store.statistics_rows import TallyRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    DAY,
    ELSEWHERE,
    NOW,
    SERVER,
    achievement,
    add_ended,
    add_game,
    add_table,
    count,
    rating,
    refused,
    result,
    seat_page,
    step,
    steps_of,
)


def tally(key: str, games: int = 1, wins: int = 0, points: int = 0, **changes: Any) -> TallyRow:
    row: dict[str, Any] = {"server_id": SERVER, "box": "kingdomino", "about": "seat"}
    return TallyRow(**{**row, **changes}, key=key, games=games, wins=wins, points=points)


# -- which games -----------------------------------------------------------------------------------


async def test_games_whose_results_are_missing(connection: Connection) -> None:
    """Played to their end, the earliest end first; sealed tables tell nothing yet."""
    far = await add_table(connection, server_id=ELSEWHERE)
    sealed = await add_table(connection, sealed=1)
    made = [
        await add_ended(connection, NOW + 5),
        await add_ended(connection, NOW),
        await add_ended(connection, NOW + 5),
        await add_ended(connection, NOW + 1, far),
    ]
    await add_ended(connection, NOW, sealed)
    await add_ended(connection, NOW, ending="agreed")
    left = await add_table(connection, ANN, BEN, server_id=ELSEWHERE)
    made.append(await add_ended(connection, NOW + 9, left, ending="deserted"))
    await tables.resign_seat(connection, left, 2, at=NOW, turn="2.1", version=3)
    await add_game(connection)
    noted = await add_ended(connection, NOW)
    await statistics.add_results(connection, [result(noted)])

    missing = statistics.games_without_results
    assert await missing(connection) == [made[1], made[3], made[0], made[2], made[4]]
    assert await missing(connection, server=SERVER) == [made[1], made[0], made[2]]
    opened = await add_ended(connection, NOW - 9, opened_at=NOW + 2)
    assert await missing(connection, server=SERVER) == [made[1], opened, made[0], made[2]]


async def test_games_of_a_ladder_that_count_later(connection: Connection) -> None:
    """In order, each once, with what they changed; of the same second the newer game is later."""
    made = [await add_game(connection) for _ in range(5)]
    for game, at in zip(made, (NOW, NOW + 5, NOW, NOW + 5, NOW - 1), strict=True):
        rows = [result(game, seat, user, ended_at=at) for seat, user in ((1, ANN), (2, BEN))]
        await statistics.add_results(connection, rows)
    for changes in ({"ladder": "queendomino-2"}, {"server_id": ELSEWHERE}):
        game = await add_game(connection)
        await statistics.add_results(connection, [result(game, ended_at=NOW + 9, **changes)])

    await statistics.add_steps(connection, [step(one, lord) for one in made for lord in (BEN, ANN)])

    async def later(at: int, game: int) -> list[int]:
        after = (SERVER, "kingdomino-2", at, game)
        found = [rows[0].game_id for rows in await statistics.later_results(connection, *after)]
        steps = await statistics.later_steps(connection, *after)
        assert steps == {one: [step(one, ANN), step(one, BEN)] for one in found}
        return found

    assert await later(NOW, made[0]) == [made[2], made[1], made[3]]
    assert await later(NOW, made[2]) == [made[1], made[3]]
    assert await later(NOW + 5, made[3]) == []
    await statistics.drop_later_steps(connection, SERVER, "kingdomino-2", NOW, made[2])
    left = [one for one in made if await steps_of(connection, one)]
    assert left == [made[0], made[2], made[4]]


async def test_earlier_meetings_of_some_people_on_a_ladder(connection: Connection) -> None:
    """Whole games, the earliest first, up to a given one."""
    made = [await add_game(connection) for _ in range(6)]
    ladder = "kingdomino-2"
    for game, users, ended, on in (
        (made[1], (ANN, BEN), NOW, ladder),
        (made[0], (BEN, CARA), NOW, ladder),
        (made[2], (CARA, ANN), NOW + 1, ladder),
        (made[3], (ANN, BEN), NOW + 1, ladder),
        (made[4], (ANN, BEN), NOW - 1, ladder),
        (made[5], (ANN, BEN), NOW, "kingdomino-3"),
    ):
        rows = [
            result(game, seat, user, ended_at=ended, ladder=on)
            for seat, user in enumerate(users, 1)
        ]
        await statistics.add_results(connection, rows)

    async def earlier(*users: int, before: tuple[int, int]) -> list[list[int | None]]:
        found = await statistics.earlier_results(
            connection, SERVER, ladder, users, since=NOW, before=before
        )
        return [[row.game_id, *(one.user_id for one in rows)] for rows in found for row in rows[:1]]

    last = (NOW + 1, made[3])
    both = [[made[1], ANN, BEN], [made[2], CARA, ANN]]
    assert await earlier(ANN, BEN, before=last) == both[:1]
    assert await earlier(ANN, CARA, before=last) == both[1:]
    assert [one[0] for one in await earlier(ANN, BEN, CARA, before=last)] == made[:3]
    assert await earlier(ANN, BEN, before=(NOW, made[1])) == []


async def test_a_server_is_cleared(connection: Connection) -> None:
    """Of everything that was derived from its games; another server keeps its own."""
    games = {}
    for server in (SERVER, ELSEWHERE):
        games[server] = await add_game(connection, await add_table(connection, server_id=server))
        await statistics.add_results(connection, [result(games[server], server_id=server)])
        await statistics.put_ratings(connection, [rating(ANN, server_id=server)])
        await statistics.add_steps(connection, [step(games[server], ANN)])
        await statistics.add_tallies(connection, [tally("1", server_id=server)])
    await statistics.add_achievements(connection, [achievement(games[SERVER])])
    await statistics.clear(connection, SERVER)
    derived = (schema.results, schema.ratings, schema.rating_steps, schema.tallies)
    assert [await count(connection, table) for table in derived] == [1, 1, 1, 1]
    assert await count(connection, schema.achievements) == 0
    assert await statistics.results(connection, games[SERVER]) == []
    assert await steps_of(connection, games[ELSEWHERE]) == [step(games[ELSEWHERE], ANN)]


# -- results and ratings ---------------------------------------------------------------------------


async def test_results_of_a_game(connection: Connection) -> None:
    """Seat by seat; noted once. Of an unknown game there are none."""
    game = await add_game(connection)
    rows = [result(game, 1), result(game, 2, None, fate="computer:greedy", place=2)]
    await statistics.add_results(connection, rows[::-1])
    assert await statistics.results(connection, game) == rows
    async with refused(connection):
        await statistics.add_results(connection, rows[:1])
    await statistics.add_results(connection, [])
    assert await statistics.results(connection, game + 1) == []


async def test_ratings_of_lords_on_a_ladder(connection: Connection) -> None:
    """In all seasons; those that are saved again replace what was there."""
    rows = [rating(ANN), rating(ANN, 20.5, season="2027-1"), rating("computer:greedy", 12.25)]
    others = [rating(ANN, ladder="x"), rating(ANN, server_id=ELSEWHERE), rating(CARA)]
    await statistics.put_ratings(connection, iter([*rows, *others]))
    lords = {str(ANN), "computer:greedy", str(BEN)}

    async def found() -> set[Any]:
        return set(await statistics.ratings(connection, SERVER, "kingdomino-2", lords))

    assert await found() == set(rows)
    better = rating(ANN, 30.0, games=4, wins=2, changed_at=NOW + 1)
    await statistics.put_ratings(connection, [better])
    assert await found() == {better, *rows[1:]}
    assert await count(connection, schema.ratings) == 6
    assert await statistics.ratings(connection, SERVER, "kingdomino-2", ()) == []


async def test_ratings_are_dropped_by_their_keys(connection: Connection) -> None:
    """All four of them; no key drops nothing."""
    rows = [rating(ANN), rating(ANN, season="2027-1"), rating(BEN)]
    await statistics.put_ratings(connection, rows)
    await statistics.drop_ratings(connection, [])
    await statistics.drop_ratings(
        connection,
        [(SERVER, "kingdomino-2", "", str(ANN)), (SERVER, "kingdomino-2", "2027-1", str(BEN))],
    )
    lords = (str(ANN), str(BEN))
    found = await statistics.ratings(connection, SERVER, "kingdomino-2", lords)
    assert set(found) == set(rows[1:])


async def test_what_a_game_did_to_ratings(connection: Connection) -> None:
    """By lord."""
    games = [await add_game(connection) for _ in range(3)]
    rows = [step(game, lord) for game in games for lord in (ANN, BEN)]
    await statistics.add_steps(connection, rows[::-1])
    assert await steps_of(connection, games[1]) == rows[2:4]


# -- sums and achievements -------------------------------------------------------------------------


async def test_sums_are_added_to(connection: Connection) -> None:
    """New things begin with what is added; those of other boxes and servers are others."""
    await statistics.add_tallies(connection, [])
    await statistics.add_tallies(connection, [tally("1", 1, 1, 40), tally("2", 1, 0, 30)])
    await statistics.add_tallies(connection, [tally("1", 9, box="queendomino")])
    await statistics.add_tallies(connection, [tally("1", 9, server_id=ELSEWHERE)])
    await statistics.add_tallies(
        connection, [tally("2", 1, 1, 50), tally("3", 2, 1, 60), tally("2", about="domino")]
    )
    found = await statistics_queries.tallies(connection, SERVER, "kingdomino", "seat")
    assert found == [tally("1", 1, 1, 40), tally("2", 2, 1, 80), tally("3", 2, 1, 60)]


async def test_the_earliest_game_of_an_achievement_stays(connection: Connection) -> None:
    """Whichever is noted first; of the same second the older game."""
    games = [await add_game(connection) for _ in range(4)]
    await statistics.add_achievements(
        connection, [achievement(games[2]), achievement(games[2], key="peak")]
    )
    await statistics.add_achievements(
        connection, [achievement(games[3]), achievement(games[0], at=NOW + 1)]
    )
    assert await statistics.achievements(connection, SERVER, [ANN]) == [
        achievement(games[2]),
        achievement(games[2], key="peak"),
    ]
    await statistics.add_achievements(
        connection, [achievement(games[1]), achievement(games[3], BEN)]
    )
    await statistics.add_achievements(connection, [achievement(games[3], key="peak", at=NOW - 1)])
    assert await statistics.achievements(connection, SERVER, {ANN, BEN}) == [
        achievement(games[3], key="peak", at=NOW - 1),
        achievement(games[1]),
        achievement(games[3], BEN),
    ]
    assert await statistics.achievements(connection, ELSEWHERE, [ANN]) == []
    assert await statistics.achievements(connection, SERVER, []) == []


async def test_finished_games_of_people(connection: Connection) -> None:
    """Those that they played to the end themselves, in one server."""
    games = [await add_game(connection) for _ in range(5)]
    ends = (NOW + 5, NOW, NOW + 5, NOW + 1, NOW)
    others: list[dict[str, Any]] = [{}, {}, {}, {"fate": "quit"}, {"server_id": ELSEWHERE}]
    for game, at, changes in zip(games, ends, others, strict=True):
        await statistics.add_results(connection, [result(game, ended_at=at, **changes)])
    await statistics.add_results(connection, [result(games[0], 2, BEN)])
    found = await statistics.count_finished(connection, SERVER, {ANN, BEN, CARA})
    assert found == {ANN: 3, BEN: 1}
    assert await statistics.count_finished(connection, SERVER, []) == {}
    for number, wanted in (
        (1, (games[1], NOW)),
        (2, (games[0], NOW + 5)),
        (3, (games[2], NOW + 5)),
    ):
        assert await statistics.nth_finished(connection, SERVER, ANN, number) == wanted
    assert await statistics.nth_finished(connection, SERVER, ANN, 4) is None


async def test_rated_games_alone_that_somebody_began(connection: Connection) -> None:
    """Before a game, whatever becomes of them; neither unrated ones nor others'."""
    made = []
    for people, changes in (
        ((ANN,), {"started_at": NOW - DAY}),
        ((ANN,), {}),
        ((ANN,), {"ending": "played", "ended_at": NOW}),
        ((ANN,), {"rated": 0}),
        ((ANN,), {"ending": "agreed", "ended_at": NOW}),
        ((ANN, BEN), {}),
        ((BEN,), {}),
        ((ANN,), {}),
    ):
        table = await add_table(connection, *people, state="playing")
        await seat_page(connection, table)
        made.append(await add_game(connection, table, **{"rated": 1, **changes}))
    begun = await statistics.begun_alone(connection, SERVER, ANN, before=made[-1], since=NOW)
    assert sorted((game, at, computer) for game, at, _options, computer in begun) == [
        (made[1], NOW, "page"),
        (made[2], NOW, "page"),
        (made[4], NOW, "page"),
    ]
