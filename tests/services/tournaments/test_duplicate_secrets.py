"""In duplicate play nobody learns a result while others play the same draw, from no list."""

from __future__ import annotations

import io
import json
import zipfile
from contextlib import suppress
from dataclasses import replace

from cogs.organizer import act_forms
from cogs.play import game_end, game_menu
from cogs.records import screens as record_screens
from cogs.screen import text_of
from cogs.tournaments import rounds
from locales import texts
from services.facts import Person, Press, Refused
from services.facts.games import Proposal
from services.facts.news import EndNews
from services.facts.replay import Source
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Lord, Match
from services.tournaments.announcing import page_facts
from services.tournaments.files import exports
from store import games as store_games
from store import tables
from tests.helpers.exported import exported
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER

CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def test_a_bracket_tells_no_result_before_the_last_table_is_over(
    world: TournamentWorld,
) -> None:
    tournament = await world.begun(4, format="single", duplicate=True, table=CLOCK, round=DAY)
    first, second = (await world.tournament(tournament.id)).rounds[-1].matches
    await world.finish_match(first, {first.entries[0]: 40, first.entries[1]: 50})
    told = await world.services.tournaments.bracket(tournament.id, lord(9))
    seats = [seat for table in told.rounds[0] for seat in table.seats]
    assert {(seat.total, seat.place, seat.on) for seat in seats} == {(None, None, False)}
    assert {seat.entry for table in told.rounds[1] for seat in table.seats} == {None}
    lines = (await world.services.tournaments.standings(tournament.id, lord(9))).lines
    assert (
        tuple(line.entry for line in lines)
        == (await world.tournament(tournament.id)).stages[0].entries
    )
    await world.finish_match(second, {second.entries[0]: 40, second.entries[1]: 50})
    told = await world.services.tournaments.bracket(tournament.id, lord(9))
    assert {seat.total for table in told.rounds[0] for seat in table.seats} == {40, 50}


async def test_a_league_counts_no_table_before_the_last_one_is_over(
    world: TournamentWorld,
) -> None:
    changes = {"format": "league", "duplicate": True, "division": 2, "round": 2 * DAY}
    tournament = await world.begun(4, table=CLOCK, **changes)
    first, second = (await world.tournament(tournament.id)).rounds[0].matches
    await world.finish_match(first, {first.entries[0]: 50, first.entries[1]: 40})
    told = await world.services.tournaments.standings(tournament.id, lord(9), group=first.group)
    assert [line.points for line in told.lines] == [0, 0]
    assert {value for line in told.lines for _, value in line.ties} <= {None, 0}
    await world.finish_match(second, {second.entries[0]: 50, second.entries[1]: 40})
    told = await world.services.tournaments.standings(
        tournament.id, lord(9), stage=1, group=first.group
    )
    assert [line.points for line in told.lines] == [2, 1]


async def test_a_league_exports_nothing_while_tables_of_a_round_are_to_come(
    world: TournamentWorld,
) -> None:
    changes = {"format": "league", "duplicate": True, "division": 4, "round": 2 * DAY}
    tournament = await world.begun(8, table=CLOCK, **changes)
    for match in (await world.tournament(tournament.id)).rounds[0].matches[:2]:
        await world.finish_match(match, {match.entries[0]: 50, match.entries[1]: 40})
    found = await world.tournament(tournament.id)
    (match,) = found.rounds[1].matches[:1]
    assert found.rounds[1].more
    for match in found.rounds[1].matches:
        await world.finish_match(match, {match.entries[0]: 77, match.entries[1]: 33})
    assert (await world.tournament(tournament.id)).rounds[1].more
    _, data = await exports.export(world.services.context, tournament.id, lord(9), "json")
    played = [table for one in json.loads(data)["rounds"] for table in one["tables"]]
    assert len(played) >= 4
    assert all(table["games"] == [] for table in played)


# -- those who run it ------------------------------------------------------------------------------


async def half(world: TournamentWorld) -> tuple[int, Match, Match]:
    """A duplicate round of two tables, the first of them over; the tournament and its tables."""
    tournament = await world.begun(4, duplicate=True, table=CLOCK)
    first, second = tournament.rounds[0].matches
    await world.finish_match(first, {first.entries[0]: 47, first.entries[1]: 53})
    return tournament.id, first, second


async def test_who_corrects_a_result_is_not_told_the_old_one(world: TournamentWorld) -> None:
    """Not what stood, nor what stays where something is left out; once the last is over, both."""
    tournament, match, other = await half(world)
    one, two = match.entries
    bare = Act("result", "Seen", stage=1, round=1, number=match.number)
    whole = replace(bare, totals=((one, 60), (two, 50)))
    some = replace(bare, totals=((one, 60),))
    placed = replace(bare, places=((one, 1), (two, 2)))
    level = replace(bare, totals=((one, 50), (two, 50)))  # then the territory played would decide
    assert (await world.services.tournaments.preview(tournament, EVE, whole)).old == ()
    for act in (some, placed, level):
        await refused("cup_act_sealed", world.services.tournaments.preview(tournament, EVE, act))
    shared = replace(level, places=((one, 1), (two, 1)))
    assert {
        one.place
        for one in (await world.services.tournaments.preview(tournament, EVE, shared)).scores
    } == {1}
    form = act_forms.form(
        await world.tournament(tournament), "result", (1, 1, match.number), texts("en")
    )
    assert [field.value for field in form.fields] == ["", "", ""]
    await world.finish_match(other, dict.fromkeys(other.entries, 40))
    old = (await world.services.tournaments.preview(tournament, EVE, some)).old
    assert {score.total for score in old} == {47, 53}
    form = act_forms.form(
        await world.tournament(tournament), "result", (1, 1, match.number), texts("en")
    )
    assert [field.value for field in form.fields] == ["47", "53", ""]


async def records(world: TournamentWorld, person: Person) -> list[bool]:
    """Whether what somebody is told of their own data has the records of their games."""
    data = json.loads(await exported(world.services, person))
    return [game["record"] is not None for one in data["tables"] for game in one["games"]]


async def test_who_has_seen_the_draw_takes_no_other_seat_of_the_round(
    world: TournamentWorld,
) -> None:
    """Who was replaced at one table; not at another before the round is over.

    Nor can they read what is played there since.
    """
    tournament = (await world.begun(4, duplicate=True, table=CLOCK)).id
    first, second = (await world.tournament(tournament)).rounds[0].matches
    out, victim = (lord(match.entries[0]) for match in (first, second))
    await world.services.tournaments.do(
        tournament, EVE, Act("replace", "Ill", user=out.id, other=lord(9))
    )
    await world.all_agree(tournament)
    again = Act("replace", "Ill", user=victim.id, other=out)
    told = await refused("cup_act_seen", world.services.tournaments.preview(tournament, EVE, again))
    assert told.data["lord"] == out.name
    assert await records(world, out) == [False]
    assert await records(world, lord(9)) == await records(world, victim) == [True]
    await world.finish_round(tournament)
    assert await records(world, out) == [True]
    assert (await world.services.tournaments.preview(tournament, EVE, again)).other == Lord(
        out.id, out.name
    )


async def test_a_ruled_table_of_a_round_is_shown_like_the_others(
    world: TournamentWorld,
) -> None:
    """Nobody is told a result on the page of the round, nor at somebody else's table."""
    tournament, match, _ = await half(world)
    found = await world.tournament(tournament)
    async with world.services.context.read() as connection:
        tables = await page_facts.round_tables(
            world.services.context, connection, found, found.rounds[0], (match,)
        )
    assert [one.sealed for one in tables] == [True]
    seat = await world.services.tournaments.seat(tournament, lord(9), lord(match.entries[0]).id)
    assert "53" not in str(rounds.mine(replace(seat, tables=()), 9, texts("en")))
    assert "53" in str(rounds.mine(seat, lord(match.entries[0]).id, texts("en")))


# -- the seed --------------------------------------------------------------------------------------


async def everything(world: TournamentWorld, tournament: int, game: int, who: Person) -> list[str]:
    """All that a lord, the server's managers and spectators are handed out about a game."""
    service, english = world.services, texts("en")
    verified = await service.records.verify_game(game, who)
    record = await service.play.record(game, who)
    replay = await service.replay.open(Source("game", game), who, 99)
    documents = [await service.tournaments.export(tournament, EVE, form) for form in exports.FORMS]
    archives = [
        await service.records.export(SERVER),
        await service.tournaments.archive(tournament, EVE),
    ]
    return [
        repr(verified) + text_of(record_screens.verified(verified, english)),
        *(record.text, record.json, repr(replay)),
        await exported(service, who),
        *(unpacked(data) for _, data in documents),
        *(unpacked(one.data) for one in archives),
        text_of(game_end.ended(end_of(world, game), english)),
        repr((await service.play.game(game)).seed),
    ]


def unpacked(data: bytes) -> str:
    """A file as text, with all files in it."""
    if not data.startswith(b"PK"):
        return data.decode()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return "\n".join(archive.read(name).decode() for name in archive.namelist())


def end_of(world: TournamentWorld, game: int) -> EndNews:
    """The news of a game's end, as it was posted."""
    bodies = [one.body for one in world.posted.values()]
    return next(one for one in bodies if isinstance(one, EndNews) and one.game.id == game)


async def test_a_draw_that_others_still_play_stays_sealed(world: TournamentWorld) -> None:
    """Whatever is over at the first table: its seed comes with the last one, and pages say so."""
    tournament = await world.begun(4, duplicate=True, table=CLOCK)
    first, second = tournament.rounds[0].matches
    games = [(await world.game_of(match.tables[0])).id for match in (first, second)]
    async with world.services.context.read() as connection:
        row = await store_games.game(connection, games[0])
        assert row is not None
    who = lord(first.entries[0])
    await world.finish(games[0])
    await world.services.jobs.run_due()
    await world.say()
    told = await everything(world, tournament.id, games[0], who)
    assert not any(row.seed in one for one in told)
    english = texts("en")
    verified = await world.services.records.verify_game(games[0], who)
    record = await world.services.play.record(games[0], who)
    (archive,) = [await world.services.records.export(SERVER)]
    assert (archive.games, archive.sealed) == (0, 2)
    for screen in (
        record_screens.verified(verified, english),
        game_menu.record(record, english),
        game_end.ended(end_of(world, games[0]), english),
    ):
        assert "when the last table of the round is over" in text_of(screen)
    await world.finish(games[1])
    await world.services.jobs.run_due()
    assert not (await world.tournament(tournament.id)).open_rounds
    told = await everything(world, tournament.id, games[0], who)
    assert sum(row.seed in one for one in told) >= 6


async def test_a_deletion_of_data_unsees_no_draw(world: TournamentWorld) -> None:
    """Whoever played the draw at one table, or was replaced there, is no substitute at another."""
    tournament = (await world.begun(6, duplicate=True, table=CLOCK)).id
    first, second, third = (await world.tournament(tournament)).rounds[0].matches
    done, out, victim = (lord(match.entries[0]) for match in (first, second, third))
    await world.finish_match(first, dict(zip(first.entries, (47, 53), strict=True)))
    replace = Act("replace", "Ill", user=out.id, other=lord(9))
    await world.services.tournaments.do(tournament, EVE, replace)
    await world.all_agree(tournament)
    for seen in (done, out):
        await world.services.privacy.delete(seen.id, lambda _: "A former lord")
        act = Act("replace", "Ill", user=victim.id, other=seen)
        await refused("cup_act_seen", world.services.tournaments.preview(tournament, EVE, act))


async def test_no_vote_goes_back_over_a_draw_that_others_play(world: TournamentWorld) -> None:
    """Nor one that was asked before an update; the lord of a turn just ended is free as ever."""
    table = replace(CLOCK, takeback=True)
    tournament = await world.begun(4, duplicate=True, table=table)
    number = tournament.rounds[0].matches[0].tables[0]
    async with world.services.context.read() as connection:
        (row,) = await store_games.games_of_table(connection, number)
    for _ in range(7):
        await world.quickly(row.id)
    play = world.services.play
    fact = await play.game(row.id)
    people = [Person(seat.user or 0, seat.name or "") for seat in fact.table.seats]
    asked = [
        one for one in people if fact.table.seats[(fact.may_take_back or 0) - 1].user != one.id
    ]
    for person in asked:
        assert not (await play.menu(row.id, person)).ask_back
        await refused("takeback_sealed", play.turns_back(row.id, person))
        await refused("takeback_sealed", play.propose(Press(row.id, person), Proposal("takeback")))
        found = await refused("takeback_played", play.takeback(Press(row.id, person)))
        assert "askback" not in found.offers
    before = fact.version
    async with world.services.context.write() as tx:
        await tables.change_table(tx.connection, number, sealed=0)
    vote = await play.propose(Press(row.id, asked[0]), Proposal("takeback"))
    async with world.services.context.write() as tx:
        await tables.change_table(tx.connection, number, sealed=1)
    (other,) = [one for one in people if one != asked[0]]
    with suppress(Refused):
        await play.answer_vote(vote.id, other, agree=True)
    assert (await play.game(row.id)).version == before
