"""Following a tournament: its rounds and results, an hour apart like everything else."""

from __future__ import annotations

from services.facts import Person
from services.facts.tables import Pace, Setup
from services.facts.tournaments import Tournament
from services.facts.watching import FollowNews
from tests.helpers import tournament_tables
from tests.helpers.passing import only, pass_time
from tests.helpers.refusals import refused
from tests.helpers.tournament_tables import DAY, HOUR
from tests.helpers.world import ANN, BEN, CARA, DAN, SERVER, World

TWO = Setup(box="discovery", lords=2, pace=Pace("turn"))
ONLOOKER = Person(50, "Olga", server=SERVER)


async def begun(world: World, *, sealed: bool = False) -> Tournament:
    """A tournament whose round 1 has begun, at two tables."""
    tables = [
        await tournament_tables.begin(world, TWO, (ANN, BEN)),
        await tournament_tables.begin(world, TWO, (CARA, DAN)),
    ]
    tournament = await tournament_tables.hold(world, *tables, sealed=sealed)
    world.clock.advance(1)
    return tournament


async def result(world: World, tournament: Tournament, number: int) -> Tournament:
    """Note a result of a table of round 1: its first entry has won."""
    entries = tournament.rounds[0].matches[number - 1].entries
    scores = [
        {"entry": entry, "place": place, "total": 50 - place, "territory": 5, "crowns": 5}
        for place, entry in enumerate(entries, 1)
    ]
    where = {"stage": 1, "round": 1, "number": number, "slot": 1, "game": number, "table": number}
    data = {**where, "over": True, "scores": [{**one, "autopilot": False} for one in scores]}
    return await tournament_tables.act(world, tournament, "result", **data)


async def digests(world: World, seconds: int) -> list[tuple[int, list[str]]]:
    """Let time pass; returns who was told what, by the kinds of the events."""
    told = only(await pass_time(world, seconds), FollowNews)
    return [
        (news.user, [e.kind for one in news.tournaments for e in one.events]) for _, news in told
    ]


async def test_each_is_told_what_they_want_to_hear(world: World) -> None:
    """Every result, only the rounds, only the end; each once."""
    tournament = await begun(world)
    watching = world.services.watching
    people = {how: Person(60 + n, how, server=SERVER) for n, how in enumerate(("turn", "end"))}
    chosen = await watching.follow_tournament(tournament.id, people["turn"], "turn")
    assert chosen.chosen is not None
    assert (chosen.chosen.tournament, chosen.begun) == ("Autumn Cup", True)
    await watching.follow_tournament(tournament.id, ONLOOKER)
    await watching.follow_tournament(tournament.id, people["end"], "end")
    world.clock.advance(HOUR)
    await result(world, tournament, 1)
    assert await digests(world, 2 * HOUR) == [(60, ["result"])]
    await result(world, tournament, 2)
    await tournament_tables.act(world, tournament, "round_ended", stage=1, round=1)
    told = dict(await digests(world, 2 * HOUR))
    assert told == {60: ["result", "round_ended"], ONLOOKER.id: ["round_ended"]}
    await tournament_tables.act(world, tournament, "over", places=[1, 3, 2, 4])
    assert {user for user, _ in await digests(world, 2 * HOUR)} == {60, 61, ONLOOKER.id}
    await digests(world, 2 * HOUR)
    assert (await watching.follows(ONLOOKER)).follows == ()
    await refused("follow_cup_over", watching.follow_tournament(tournament.id, ONLOOKER))


async def test_who_leads_is_told_with_the_round(world: World) -> None:
    """The best three, by their points."""
    tournament = await begun(world)
    await world.services.watching.follow_tournament(tournament.id, ONLOOKER)
    for number in (1, 2):
        await result(world, tournament, number)
    await tournament_tables.act(world, tournament, "round_ended", stage=1, round=1)
    (one,) = only(await pass_time(world, 2 * HOUR), FollowNews)
    (told,) = one[1].tournaments
    assert len(told.leaders) == 3
    assert {line.entry for line in told.leaders[:2]} == {1, 3}


async def test_a_round_that_is_paired_anew_is_told_once(world: World) -> None:
    tournament = await begun(world)
    await world.services.watching.follow_tournament(tournament.id, ONLOOKER)
    one = tournament.rounds[0]
    tables = [
        {"number": match.number, "entries": list(match.entries), "seal": match.seal}
        for match in one.matches
    ]
    await tournament_tables.act(world, tournament, "unpaired", stage=1, round=1)
    dates = {"begins": one.begins, "ends": one.ends, "byes": [], "tables": tables}
    for kind, data in (("paired", dates), ("unpaired", {}), ("paired", dates)):
        await tournament_tables.act(world, tournament, kind, stage=1, round=1, **data)
    assert await digests(world, 2 * HOUR) == [(ONLOOKER.id, ["paired"])]


async def test_results_with_the_same_draw_are_told_when_all_are_over(world: World) -> None:
    """Before that it would tell how the others' game goes."""
    tournament = await begun(world, sealed=True)
    await world.services.watching.follow_tournament(tournament.id, ONLOOKER, "turn")
    await result(world, tournament, 1)
    await world.services.watching.follow_lord(ANN, ONLOOKER, SERVER, "turn")
    other = await world.start(Setup(lords=2))
    await world.turns(other.id, 2)
    assert await digests(world, HOUR) == [(ONLOOKER.id, [])]
    assert await digests(world, 2 * HOUR) == []
    await result(world, tournament, 2)
    await tournament_tables.act(world, tournament, "round_ended", stage=1, round=1)
    ((_, kinds),) = await digests(world, DAY)
    assert kinds == ["result", "result", "round_ended"]


async def test_a_tournament_of_another_server_is_not_known(world: World) -> None:
    tournament = await begun(world)
    stranger = Person(70, "Tom", server=SERVER + 1)
    await refused("no_cup", world.services.watching.follow_tournament(tournament.id, stranger))
    await refused("no_cup", world.services.watching.follow_tournament(tournament.id + 1, ONLOOKER))


async def test_its_games_are_among_those_that_one_follows(world: World) -> None:
    """In the list of live games."""
    tournament = await begun(world)
    outside = await world.start(Setup(lords=2))
    assert (await world.services.watching.live(ONLOOKER, SERVER, show="followed")).lines == ()
    await world.services.watching.follow_tournament(tournament.id, ONLOOKER)
    shown = await world.services.watching.live(ONLOOKER, SERVER, show="followed")
    assert len(shown.lines) == 2
    assert outside.id not in {one.line.game for one in shown.lines}
