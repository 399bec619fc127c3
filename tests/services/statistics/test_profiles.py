"""Profiles, and two lords side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update

from engine import Box, Options
from services.facts import Person, Refused
from services.facts.statistics import TROPHIES
from services.statistics._profiles import POINTS, _plot
from store import schema
from store.statistics_rows import RatingStepRow
from tests.helpers.finished import BEGAN, DAY
from tests.helpers.world import ANN, BEN, CARA, DAN, SERVER, World
from tests.services.statistics.shelf import game_of, give_up, note, noted, shelve

HERE = replace(ANN, server=SERVER)
TWO = "kingdomino:2"


async def play_three(world: World) -> list[int]:
    """Note two games of Ann and Ben, then one of Ann, Cara and Ben at a private table."""
    games = [await noted(world, game_of(number=at), ended=BEGAN + at * DAY) for at in (1, 2)]
    three = game_of(Options(players=3))
    games.append(
        await noted(world, three, ended=BEGAN + 3 * DAY, users=(1, 3, 2), watching="table")
    )
    return games


async def test_a_profile_tells_ratings_games_and_trophies(world: World) -> None:
    first, second, _ = await play_three(world)
    fact = await world.services.statistics.profile(HERE)
    assert (fact.lord.name, fact.lord.user, fact.shown) == ("Ann", 1, True)
    assert [ladder.key for ladder, _ in fact.standings] == [TWO, "kingdomino:3"]
    assert fact.ladder is not None
    assert fact.ladder.key == TWO
    line = fact.standings[0][1]
    assert [point.game for point in fact.plot] == [first, second]
    assert (fact.plot[-1].rating, fact.plot[-1].deviation) == (line.rating, line.deviation)
    assert [one.game for one in fact.recent] == [second, first]
    assert fact.recent[1].change == fact.plot[0].rating - 1500
    assert fact.recent[0].change is not None
    assert abs(fact.plot[1].rating - fact.plot[0].rating - fact.recent[0].change) <= 1
    assert fact.games == 3
    assert fact.wins == sum(
        1 in (game.winners() or ())
        for game in (game_of(), game_of(number=2), game_of(Options(players=3)))
    )
    assert [one.key for one in fact.trophies if one.game == first][:1] == ["first_stone"]
    order = [TROPHIES.index(one.key) for one in fact.trophies]
    assert order == sorted(order)


async def test_the_best_kingdom_is_the_one_of_most_points(world: World) -> None:
    await play_three(world)
    fact = await world.services.statistics.profile(HERE)
    totals = [game.scores()[0].total for game in (game_of(), game_of(number=2))]
    totals.append(game_of(Options(players=3)).scores()[0].total)
    assert fact.best is not None
    assert fact.best.points == max(totals)


async def test_games_of_a_private_table_count_but_are_not_opened_to_others(world: World) -> None:
    games = await play_three(world)
    three = "kingdomino:3"
    own = await world.services.statistics.profile(HERE, ladder=three)
    assert [(one.game, one.table) for one in own.recent] == [(games[2], "Harvest Moon")]
    other = await world.services.statistics.profile(replace(DAN, server=SERVER), 1, ladder=three)
    assert [(one.game, one.table) for one in other.recent] == [(None, "")]
    assert other.games == 3


async def test_totals_alone_tell_of_games_in_unseen_channels(world: World) -> None:
    """No game, table, date, channel or opponent comes with them, nor who met whom how often."""
    games = await play_three(world)
    statistics, three = world.services.statistics, "kingdomino:3"
    async with world.services.context.write() as tx:
        hidden = {"channel_id": 99}
        await tx.connection.execute(update(schema.tables).values(**hidden))
    seen = [replace(one, server=SERVER, sees=lambda at: at != 99) for one in (DAN, CARA)]
    dan, cara = seen
    for ladder in (TWO, three):
        fact = await statistics.profile(dan, ANN.id, ladder=ladder)
        assert (fact.games, fact.recent, fact.best) == (3, (), None)
        assert {(one.game, one.at) for one in fact.plot} == {(0, 0)}
        assert not any(one.game for one in fact.trophies)
    met = await statistics.compare(dan, ANN.id, BEN.id)
    assert (met.together, met.ahead, met.latest) == (0, (0, 0), ())
    honors = (await statistics.honors(dan)).honors
    assert honors
    assert {(one.game, one.table, one.at) for one in honors} == {(None, "", 0)}
    own = await statistics.profile(cara, ANN.id, ladder=three)  # she played in the last
    assert [one.game for one in own.recent] == [games[2]]
    assert (await statistics.compare(cara, ANN.id, BEN.id)).together == 1


async def test_who_is_hidden_has_a_profile_for_themselves_alone(world: World) -> None:
    await play_three(world)
    await world.services.people.change(BEN, ladders=False)
    for asked in (
        world.services.statistics.profile(HERE, BEN.id),
        world.services.statistics.compare(HERE, BEN.id),
        world.services.statistics.compare(HERE, CARA.id, BEN.id),
        world.services.statistics.profile(HERE, -5),
    ):
        with pytest.raises(Refused, match="profile_hidden"):
            await asked
    fact = await world.services.statistics.profile(replace(BEN, server=SERVER))
    assert (fact.lord.name, fact.shown, fact.games) == ("Ben", False, 3)


async def test_who_has_not_played_here_has_an_empty_profile(world: World) -> None:
    fact = await world.services.statistics.profile(HERE, DAN.id)
    assert (fact.standings, fact.ladder, fact.plot, fact.games) == ((), None, (), 0)
    assert (fact.best, fact.recent, fact.trophies) == (None, (), ())
    assert (fact.lord.name, fact.lord.hidden) == ("", False)
    own = await world.services.statistics.profile(HERE, ladder=TWO)
    assert (own.lord.name, own.ladder is not None and own.ladder.key) == ("Ann", TWO)


async def test_a_name_is_the_one_at_the_latest_table_even_of_a_seat_that_was_lost(
    world: World,
) -> None:
    row = await shelve(world, game_of())
    await give_up(world, row, seat=1, heir=4)
    await note(world, row)
    fact = await world.services.statistics.profile(replace(BEN, server=SERVER), ANN.id)
    assert (fact.lord.name, fact.games, fact.wins) == ("Ann", 1, 0)


def test_a_long_plot_is_thinned_out_to_its_last_point() -> None:
    steps = [(RatingStepRow(at, "1", 25 + at / 100, 2, 25, 2, 25, 2, 0), at) for at in range(1000)]
    plot = _plot(steps)
    assert len(plot) == POINTS
    assert [point.game for point in plot] == sorted({point.game for point in plot})
    assert plot[-1].game == 999
    assert len(_plot(steps[:POINTS])) == POINTS


# -- two lords -------------------------------------------------------------------------------------


async def test_two_lords_are_compared_by_the_games_they_shared(world: World) -> None:
    games = await play_three(world)
    fact = await world.services.statistics.compare(HERE, BEN.id)
    assert (fact.one.lord.name, fact.two.lord.name) == ("Ann", "Ben")
    assert fact.together == 3
    assert sum(fact.ahead) == 3
    wins = sum(1 in (game_of(number=at).winners() or ()) for at in (1, 2))
    assert fact.ahead[0] - wins in (0, 1)  # and the game of three
    assert [one.game for one in fact.latest] == games[::-1]
    assert fact.ladder is not None
    assert fact.ladder.key == TWO
    assert fact.one.ladder == fact.two.ladder == fact.ladder
    assert fact.chance is not None
    turned = await world.services.statistics.compare(HERE, ANN.id, BEN.id)
    assert turned.ahead == fact.ahead[::-1]
    assert turned.chance == pytest.approx(1 - fact.chance)


async def test_who_left_is_behind_who_stayed(world: World) -> None:
    row = await shelve(world, game_of())
    winner = (game_of().winners() or (1,))[0]
    await give_up(world, row, seat=winner)
    await note(world, row)
    fact = await world.services.statistics.compare(HERE, BEN.id)
    assert fact.ahead == ((0, 1) if winner == 1 else (1, 0))


async def test_partners_did_not_play_against_each_other(world: World) -> None:
    teams = Options(box=Box.ROYAL_WEDDING, players=6, teams=True)
    await noted(world, game_of(teams))
    assert (await world.services.statistics.compare(HERE, DAN.id)).together == 0
    assert (await world.services.statistics.compare(HERE, BEN.id)).together == 1


async def test_strangers_are_compared_on_a_ladder_of_one_of_them(world: World) -> None:
    await play_three(world)
    fact = await world.services.statistics.compare(HERE, DAN.id)
    assert (fact.together, fact.ahead, fact.chance) == (0, (0, 0), None)
    assert fact.ladder is not None
    assert fact.ladder.key == TWO


@pytest.mark.parametrize("other", [None, ANN.id])
async def test_nobody_is_compared_with_themselves(world: World, other: int | None) -> None:
    with pytest.raises(Refused, match="compare_same"):
        await world.services.statistics.compare(HERE, ANN.id, other)


async def test_who_has_their_data_deleted_keeps_their_place_without_a_name(world: World) -> None:
    await play_three(world)
    before = await world.services.statistics.ladder(replace(BEN, server=SERVER), ladder=TWO)
    await world.services.privacy.delete(ANN.id, lambda _: "A former lord")
    after = await world.services.statistics.ladder(replace(BEN, server=SERVER), ladder=TWO)
    assert [line.rating for line in after.lines] == [line.rating for line in before.lines]
    assert sorted(line.lord.name or "" for line in after.lines) == ["", "Ben"]
    await world.services.statistics.rebuild(SERVER)
    assert await world.services.statistics.ladder(replace(BEN, server=SERVER), ladder=TWO) == after
    assert (await world.services.statistics.profile(Person(1, "Ann", server=SERVER))).games == 0
