"""Pages of a ladder: places, pages, hidden lords, seasons, and when there is none."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine import Options
from services.facts import Person, Refused
from services.facts.statistics import FormFact
from services.facts.tables import Setup
from services.statistics.ladders import PAGE, rivals_of, season_bounds
from services.statistics.rating import shown
from store import statistics
from store.statistics_rows import RatingRow
from tests.helpers.clock import START
from tests.helpers.world import ANN, BEN, CARA, SERVER, World
from tests.services.statistics.shelf import game_of, give_up, note, noted, shelve

HERE = replace(ANN, server=SERVER)
TWO = "kingdomino:2"
DAY = 24 * 3600


def rated(lord: str, rank: float, *, games: int = 12, season: str = "") -> RatingRow:
    """Return somebody's rating, sorted by `rank`."""
    return RatingRow(SERVER, TWO, season, lord, rank + 6, 2.0, rank, games, 3, 1)


async def rate_by_hand(world: World, rows: Iterable[RatingRow]) -> None:
    """Put ratings into the store, as games would have."""
    async with world.services.context.write() as tx:
        await statistics.put_ratings(tx.connection, list(rows))


async def hide(world: World, person: Person) -> None:
    """Have somebody be left out by name."""
    await world.services.people.change(person, ladders=False)


async def test_a_ladder_stands_in_pages_and_equals_share_a_place(world: World) -> None:
    ranks = [30.0 - at for at in range(9)] + [21.0] * 3 + [20.0 - at for at in range(11)]
    await rate_by_hand(world, (rated(str(100 + at), rank) for at, rank in enumerate(ranks)))
    pages = [await world.services.statistics.ladder(HERE, ladder=TWO, page=at) for at in range(3)]
    places = [line.place for fact in pages for line in fact.lines]
    assert places == [*range(1, 10), 10, 10, 10, *range(13, 24)]
    assert [len(fact.lines) for fact in pages] == [PAGE, PAGE, 3]
    assert {(fact.pages, fact.lords) for fact in pages} == {(3, 23)}
    best = pages[0].lines[0]
    assert (best.rating, best.deviation) == shown(36.0, 2.0)
    assert (best.games, best.wins, best.provisional, best.mine) == (12, 3, False, False)
    last = await world.services.statistics.ladder(HERE, ladder=TWO, page=9)
    assert (last.page, last.lines) == (2, pages[2].lines)


async def test_one_finds_oneself(world: World) -> None:
    ranks = [30.0 - at for at in range(14)]
    await rate_by_hand(world, (rated(str(100 + at), rank) for at, rank in enumerate(ranks)))
    fact = await world.services.statistics.ladder(HERE, ladder=TWO, find=True)
    assert (fact.mine, fact.page) == (None, 0)
    await rate_by_hand(world, [rated(str(ANN.id), 18.5)])
    fact = await world.services.statistics.ladder(HERE, ladder=TWO, find=True)
    assert (fact.page, fact.mine_page) == (1, 1)
    assert [line.place for line in fact.lines if line.mine] == [13]
    assert fact.mine is not None
    assert (fact.mine.place, fact.mine.lord.name) == (13, "Ann")


async def test_the_hidden_and_the_gone_keep_their_places_without_a_name(world: World) -> None:
    await noted(world, game_of())
    await rate_by_hand(
        world,
        [rated("2", 30), rated("-77", 29), rated("1", 28), rated("computer:greedy", 27)],
    )
    await hide(world, BEN)
    ben, gone, ann, computer = (await world.services.statistics.ladder(HERE, ladder=TWO)).lines
    assert (ben.place, ben.lord.hidden, ben.lord.user) == (1, True, None)
    assert (gone.place, gone.lord.hidden, gone.lord.user) == (2, True, None)
    assert (ann.place, ann.lord.name, ann.lord.user, ann.mine) == (3, "Ann", 1, True)
    assert (computer.lord.computer, computer.lord.hidden) == ("greedy", False)
    own = await world.services.statistics.ladder(replace(BEN, server=SERVER), ladder=TWO)
    assert own.lines[0].lord.hidden  # it may be read by all, even where its lord asked for it
    assert own.mine is not None
    assert own.mine.lord.name == "Ben"


async def test_a_rating_is_provisional_below_ten_games(world: World) -> None:
    await rate_by_hand(world, [rated("1", 30, games=9), rated("2", 20, games=10)])
    fact = await world.services.statistics.ladder(HERE, ladder=TWO)
    assert [line.provisional for line in fact.lines] == [True, False]


async def test_the_form_tells_the_last_five_games_and_who_left_came_last(world: World) -> None:
    for number in range(1, 6):
        await noted(world, game_of(number=number), ended=START + number)
    row = await shelve(world, game_of(number=6), ended=START + 6)
    await give_up(world, row, seat=1)
    await note(world, row)
    fact = await world.services.statistics.ladder(HERE)
    form = {line.lord.name: line.form for line in fact.lines}
    places = [
        FormFact(1 if 1 in (game_of(number=number).winners() or ()) else 2, 2)
        for number in range(2, 6)
    ]
    assert form["Ann"] == (*places, FormFact(2, 2))
    assert len(form["Ben"]) == 5
    assert fact.games == 6


async def test_seasons_are_ladders_of_their_own_and_stay_readable(world: World) -> None:
    await noted(world, game_of(), ended=START - 100 * DAY)
    await noted(world, game_of(number=2), ended=START, users=(2, 3))
    now = await world.services.statistics.ladder(HERE, season="now")
    assert (now.season, now.seasons) == ("2027-1", ("2027-1", "2026-4"))
    assert {line.lord.name for line in now.lines} == {"Ben", "Cara"}
    assert now.games == 1
    past = await world.services.statistics.ladder(HERE, season="2026-4")
    assert {line.lord.name for line in past.lines} == {"Ann", "Ben"}
    always = await world.services.statistics.ladder(HERE)
    assert (always.lords, always.games) == (3, 2)
    empty = await world.services.statistics.ladder(HERE, season="2020-2")
    assert (empty.lines, empty.games, empty.pages) == ((), 0, 1)


@pytest.mark.parametrize("season", ["2026-5", "2026", "next", "0000-1", "2026-44"])
async def test_a_season_that_is_none_is_refused(world: World, season: str) -> None:
    with pytest.raises(Refused) as refused:
        await world.services.statistics.ladder(HERE, season=season)
    assert (refused.value.code, refused.value.data) == ("no_season", {"season": season})


FORGED = ("kingdomino:0", "kingdomino:-2", "kingdomino: 2", "kingdomino:\u0662", "kingdomino:1_0")


@pytest.mark.parametrize("key", [*FORGED, "kingdomino:2:x", "kingdomino:12", "bogus:2", "\n:2"])
async def test_a_ladder_that_can_be_none_is_refused(world: World, key: str) -> None:
    with pytest.raises(Refused, match="no_ladder"):
        await world.services.statistics.ladder(HERE, ladder=key)


def test_a_season_is_a_quarter_of_the_year_in_utc() -> None:
    assert season_bounds("2026-4") == (1_790_812_800, 1_798_761_600)
    assert season_bounds("2026-4")[1] == season_bounds("2027-1")[0]


async def test_the_most_played_ladder_is_shown_first_and_a_box_names_its_own(world: World) -> None:
    await noted(world, game_of(Options(players=3)))
    for number in (1, 2):
        await noted(world, game_of(number=number))
    fact = await world.services.statistics.ladder(HERE)
    assert [one.key for one in fact.ladders] == [TWO, "kingdomino:3"]
    assert fact.ladder.key == TWO
    assert (await world.services.statistics.ladder(HERE, ladder="kingdomino")).ladder.key == TWO
    other = await world.services.statistics.ladder(HERE, ladder="queendomino")
    assert (other.ladder.key, other.lines) == ("queendomino:4", ())
    for wanted in ("monopoly", "kingdomino:x", "monopoly:4"):
        with pytest.raises(Refused) as refused:
            await world.services.statistics.ladder(HERE, ladder=wanted)
        assert (refused.value.code, refused.value.data) == ("no_ladder", {"ladder": wanted})


async def test_a_server_without_games_has_an_empty_ladder(world: World) -> None:
    fact = await world.services.statistics.ladder(HERE)
    assert (fact.ladder.key, fact.lines, fact.seasons, fact.lords) == ("kingdomino:4", (), (), 0)


async def test_other_servers_have_ladders_of_their_own(world: World) -> None:
    await noted(world, game_of())
    assert not (await world.services.statistics.ladder(replace(ANN, server=SERVER + 1))).lines


async def test_there_are_no_ladders_in_direct_messages_nor_where_the_hosts_want_none(
    world: World,
) -> None:
    await noted(world, game_of())
    annals_ = world.services.statistics
    for person in (replace(ANN, server=0), ANN):
        with pytest.raises(Refused, match="server_needed"):
            await annals_.ladder(person)
    await world.services.people.change_server(SERVER, ladders="off")
    for asked in (
        annals_.ladder(HERE),
        annals_.profile(HERE),
        annals_.compare(HERE, BEN.id),
        annals_.honors(HERE),
        annals_.stats(HERE, "domino"),
    ):
        with pytest.raises(Refused, match="ladders_off"):
            await asked
    await noted(world, game_of(number=2), users=(CARA.id, BEN.id))
    await world.services.people.change_server(SERVER, ladders="private")
    fact = await annals_.ladder(HERE)
    assert (fact.public, fact.games) == (False, 2)  # nothing was lost meanwhile


async def test_a_line_tells_how_many_games_were_against_the_same_lord(world: World) -> None:
    """Of the rated ones, in that season; and how many different lords there were."""
    for at, users in enumerate(((1, 2), (1, 2), (3, 1), (2, 1))):
        await noted(world, game_of(number=at + 1), ended=START + at * DAY, users=users)
    fact = await world.services.statistics.ladder(HERE, ladder=TWO)
    lines = {line.lord.user: line for line in fact.lines}
    assert [(lines[user].against_one, lines[user].games) for user in (1, 2, 3)] == [
        (3, 4),
        (3, 3),
        (1, 1),
    ]
    assert [lines[user].one_sided for user in (1, 2, 3)] == [True, True, False]
    async with world.services.context.read() as connection:
        setup = Setup(lords=2)
        met = [await rivals_of(connection, SERVER, setup, user) for user in (1, 2, 3, 4)]
    assert met == [2, 1, 1, 0]
    mine = await world.services.statistics.profile(HERE)
    assert [line.against_one for _, line in mine.standings] == [3]
