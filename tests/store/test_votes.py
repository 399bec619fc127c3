"""Questions to a table and the answers."""

from __future__ import annotations

from store import Connection, votes
from store.rows import BallotRow, VoteRow
from tests.store.builders import HOUR, NOW, add_game


async def ask(
    connection: Connection, game: int, kind: str = "time", *, seat: int = 1, state: str = "open"
) -> int:
    vote = await votes.add_vote(connection, game, kind, asked_by=seat, closes_at=NOW + HOUR)
    if state != "open":
        await votes.close(connection, vote, state)
    return vote


def ids(found: list[VoteRow]) -> list[int]:
    return [row.id for row in found]


async def test_a_new_question_is_open(connection: Connection) -> None:
    """With what is asked for; what is noted of it can change."""
    game = await add_game(connection)
    data = {"hours": 12}
    made = await votes.add_vote(connection, game, "time", asked_by=2, closes_at=NOW + 5, data=data)
    row = VoteRow(made, game, "time", 2, NOW + 5, "open", data)
    assert await votes.vote(connection, made) == row
    await votes.change_data(connection, made, {"hours": 24})
    found = await votes.vote(connection, made)
    assert found is not None
    assert (found.data, found.state) == ({"hours": 24}, "open")
    assert await votes.vote(connection, made + 1) is None


async def test_the_open_question_of_a_game(connection: Connection) -> None:
    """None once it is closed; of several games each has its own."""
    game, other, quiet = [await add_game(connection) for _ in range(3)]
    await ask(connection, game, state="failed")
    assert await votes.open_vote(connection, game) is None
    one, two = await ask(connection, game), await ask(connection, other)
    found = await votes.open_vote(connection, game)
    assert found is not None
    assert (found.id, found.data) == (one, None)
    several = await votes.open_votes(connection, [game, other, quiet])
    assert sorted(ids(several)) == [one, two]
    assert await votes.open_votes(connection, [quiet]) == []


async def test_a_question_is_closed_once(connection: Connection) -> None:
    """The second who closes it is told so."""
    vote = await ask(connection, await add_game(connection))
    assert await votes.close(connection, vote, "passed")
    assert not await votes.close(connection, vote, "failed")
    found = await votes.vote(connection, vote)
    assert found is not None
    assert found.state == "passed"


async def test_questions_that_a_seat_has_asked(connection: Connection) -> None:
    """Of a kind, whatever became of them."""
    game = await add_game(connection)
    made = [await ask(connection, game, state=state) for state in ("failed", "passed", "open")]
    await ask(connection, game, "replace")
    await ask(connection, game, seat=2)
    await ask(connection, await add_game(connection))
    assert sorted(ids(await votes.votes_called(connection, game, "time", 1))) == made


async def test_questions_that_passed(connection: Connection) -> None:
    """Of a kind, oldest first."""
    game = await add_game(connection)
    made = [
        await ask(connection, game, state=state) for state in ("passed", "open", "failed", "passed")
    ]
    await ask(connection, game, "replace", state="passed")
    assert ids(await votes.votes_passed(connection, game, "time")) == [made[0], made[3]]
    assert await votes.votes_passed(connection, game, "end") == []


async def test_a_seat_has_one_answer(connection: Connection) -> None:
    """The last one counts, and it can be taken back."""
    game = await add_game(connection)
    vote, other = await ask(connection, game), await ask(connection, game)
    for seat, agree in ((3, True), (1, True), (3, False)):
        await votes.cast(connection, vote, seat, agree=agree, at=NOW + seat)
    await votes.cast(connection, other, 2, agree=True, at=NOW)
    first, third = BallotRow(vote, 1, 1, NOW + 1), BallotRow(vote, 3, 0, NOW + 3)
    assert await votes.ballots(connection, [vote]) == [first, third]
    second = BallotRow(other, 2, 1, NOW)
    assert await votes.ballots(connection, [other, vote]) == [first, second, third]
    await votes.withdraw_ballot(connection, vote, 3)
    await votes.withdraw_ballot(connection, vote, 4)
    assert await votes.ballots(connection, [vote]) == [first]
    assert await votes.ballots(connection, []) == []
