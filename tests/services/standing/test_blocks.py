"""People who are never seated together: in both directions, in every server, until it is lifted."""

from __future__ import annotations

import pytest

from services.facts import Person, Press, Refused
from services.facts.games import Proposal
from services.facts.tables import Pace, Setup
from services.standing import blocks
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, SERVER, World


@pytest.mark.parametrize("by_host", [True, False], ids=["by_host", "by_guest"])
async def test_no_seat_is_taken_beside_somebody_who_is_blocked(
    world: World, *, by_host: bool
) -> None:
    """Whoever of the two did it; in another server too. When it is lifted, it can be."""
    one, other = (ANN, BEN) if by_host else (BEN, ANN)
    assert await world.services.blocks.set(one, other.id, on=True) == (other.id,)
    assert await world.services.blocks.set(one, other.id, on=True) == (other.id,)
    table = await world.services.tables.create(SERVER + 1, CHANNEL, ANN, Setup(lords=3))
    await refused("join_blocked", world.services.tables.join(table.id, BEN))
    await world.services.tables.join(table.id, CARA)
    listed = await world.services.play.games_of(BEN, "open", SERVER + 1)
    assert [line.fits for line in listed.lines] == [False]
    done = await world.services.tables.invite(table.id, CARA, [BEN, DAN])
    assert (len(done.invited), done.left_out) == (1, ((BEN.id, "blocked"),))
    assert await world.services.blocks.set(one, other.id, on=False) == ()
    assert (await world.services.tables.join(table.id, BEN)).started


async def test_an_invitation_from_before_opens_no_seat(world: World) -> None:
    """It can be declined."""
    table = await world.services.tables.create(SERVER, CHANNEL, ANN, Setup(lords=2))
    done = await world.services.tables.invite(table.id, ANN, [BEN])
    await world.services.blocks.set(BEN, ANN.id, on=True)
    call = done.invited[0].id
    await refused("join_blocked", world.services.tables.answer(call, BEN, accept=True))
    await world.services.tables.answer(call, BEN, accept=False)


async def test_games_go_on_but_no_seat_is_taken_over_and_nobody_is_asked_again(
    world: World,
) -> None:
    """What is played together is played to its end; the rematch calls only the others."""
    game = await world.start(Setup(lords=3))
    await world.services.blocks.set(BEN, ANN.id, on=True)
    await world.services.blocks.set(DAN, BEN.id, on=True)
    await world.turn(game.id)
    await world.services.play.resign(game.id, CARA)
    await refused("join_blocked", world.services.play.take_seat(game.id, DAN))
    vote = await world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
    await world.services.play.answer_vote(vote.id, BEN, agree=True)
    again = await world.services.tables.rematch(game.id, ANN)
    assert [one.name for one in again.invited] == ["Cara"]


async def test_the_queue_seats_them_apart(world: World) -> None:
    """The others are seated; who is left out waits for others."""
    await world.services.blocks.set(CARA, ANN.id, on=True)
    for person in (ANN, BEN, CARA):
        fact = await world.services.queue.join(SERVER, CHANNEL, person, "discovery", Pace())
    assert fact.table is None
    assert [seat.name for seat in (await world.services.tables.table(1)).seats] == ["Ann", "Ben"]
    fact = await world.services.queue.join(SERVER, CHANNEL, DAN, "discovery", Pace())
    assert fact.table is not None


async def test_settings_keep_it_and_deleting_them_does_not(world: World) -> None:
    """It is what somebody set, like the rest, and it is theirs."""
    await world.services.blocks.set(ANN, BEN.id, on=True)
    await world.services.people.change(ANN, soon=True)
    assert await world.services.blocks.blocked_by(ANN.id) == (BEN.id,)
    kept = dict((await world.services.privacy.kept(ANN.id)).counts)
    assert (kept["settings"], kept["blocked"]) == (1, 1)
    await world.services.privacy.delete(BEN.id, lambda _: "-")
    assert await world.services.blocks.blocked_by(ANN.id, asked=BEN.id) == (BEN.id,)
    await world.services.privacy.delete(ANN.id, lambda _: "-")
    assert await world.services.blocks.blocked_by(ANN.id) == ()


async def test_what_can_not_be_blocked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Oneself, and more people than anybody could mean."""
    await refused("block_self", world.services.blocks.set(ANN, ANN.id, on=True))
    monkeypatch.setattr(blocks, "MOST", 1)
    await world.services.blocks.set(ANN, BEN.id, on=True)
    with pytest.raises(Refused) as many:
        await world.services.blocks.set(Person(ANN.id, "Ann"), CARA.id, on=True)
    assert (many.value.code, many.value.data) == ("block_many", {"limit": 1})
