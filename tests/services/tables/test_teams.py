"""Royal Wedding, and teams of two: seats, drafts, notes, standings, ends (R9–R12)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from engine import Game, Step
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.news import EndNews, TurnNews
from services.facts.tables import Joined, Setup
from services.play._turn_forecast import coming_seats
from services.tables._teams import draw_seats, seats_after_change
from tests.helpers.anything import Lords, skip
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, FAY, HAL, NAMES, PEOPLE, SERVER, World

WEDDING = Setup(box="royal_wedding", lords=4)
SIX = Setup(box="royal_wedding", lords=6, teams=True)
EIGHT = replace(SIX, lords=8)
STRANGER = Person(99, "Zoe")


def partner_of(game: GameFact, person: Person) -> Person:
    """Return the person who shares a kingdom with another."""
    seat = game.table.seat_of(person.id)
    assert seat is not None
    half = game.table.setup.lords // 2
    other = seat.seat + half if seat.seat <= half else seat.seat - half
    return PEOPLE[game.table.seats[other - 1].user or 0]


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "rule"),
    [
        (replace(WEDDING, lords=3), "R9"),
        (replace(WEDDING, lords=5, variants=frozenset({"harmony"})), "R11"),
        (SIX, "R12"),
    ],
    ids=["three", "five", "six in teams"],
)
async def test_game_is_composed_at_random_to_its_end(world: World, setup: Setup, rule: str) -> None:
    """The first turns draft by draft, the rest at once; a restart between. The record replays."""
    game = await world.start(setup)
    assert game.view.rule == rule
    lords = Lords(world, game.id, seed=setup.lords)
    await lords.finish(turns=2 * setup.lords)
    await world.restart()
    lords = Lords(world, game.id, seed=1)
    await lords.finish(turns=setup.lords)
    await skip(world, game.id, "", often=0.4)
    over = await world.services.play.game(game.id)
    assert over.ending == "played"
    record = await world.services.play.record(game.id, ANN)
    replayed = Game.from_record(record.text)
    assert (replayed.result(), replayed.winners()) == (over.view.result, over.view.winners)
    assert len(json.loads(record.json)["kingdoms"]) == len(over.view.kingdoms)
    sheets = await world.services.play.explain(game.id, STRANGER)
    assert [one.total for one in sheets] == list(over.view.result or ())
    assert [sum(line.points for line in one.lines) for one in sheets] == list(
        over.view.result or ()
    )
    said = [one.body for one in await world.say()]
    (end,) = [body for body in said if isinstance(body, EndNews)]
    assert end.game.view.winners == over.view.winners
    for body in (body for body in said if isinstance(body, TurnNews)):
        for report in body.reports:
            seats = over.view.kingdom_of(report.seat).seats
            assert report.partner == next((NAMES[s - 1] for s in seats if s != report.seat), None)
    assert end.reports[-1].round_end is not None
    assert len(end.reports[-1].round_end.standing) == len(over.view.kingdoms)


async def test_reports_and_standings_count_a_kingdom_once(world: World) -> None:
    """R12: the totals are the team's, whoever of the two has played."""
    game = await world.start(SIX)
    await skip(world, game.id, "2.1")
    before = await world.services.play.game(game.id)
    totals = {k.seats: k.scorecard.total for k in before.view.kingdoms}
    for _ in range(6):
        ended = await world.turn(game.id)
        seats = ended.game.view.kingdom_of(ended.report.seat).seats
        totals[seats] += ended.report.gain
        assert ended.report.total == totals[seats]
        assert ended.report.partner == ended.game.view.name(
            next(seat for seat in seats if seat != ended.report.seat)
        )
    assert ended.report.round_end is not None
    standing = ended.report.round_end.standing
    assert {seat: points for seat, _, points in standing} == {
        seats[0]: points for seats, points in totals.items()
    }
    assert [name for _, name, _ in standing] == [NAMES[seat - 1] for seat, _, _ in standing]


# -- the partner's panel ---------------------------------------------------------------------------


async def test_partner_looks_at_the_draft_and_can_t_change_it(world: World) -> None:
    """As it is at that click; whose turn it is composes freely."""
    game = await world.start(SIX)
    await skip(world, game.id, "2.1")
    play, person = world.services.play, await world.on_turn(game.id)
    fact = await play.game(game.id)
    partner = partner_of(fact, person)
    empty = await play.panel(Press(game.id, partner))
    assert (empty.composing, empty.partner, empty.filled) == (False, person.name, 0)
    own = await play.panel(Press(game.id, person))
    assert (own.composing, own.partner) == (True, partner.name)
    move = own.composition.options[Step.PLACE][0]
    own = await play.set_slot(Press(game.id, person), move)
    seen = await play.panel(Press(game.id, partner))
    assert seen.composition == own.composition
    assert (seen.chosen, seen.after, seen.town) == (own.chosen, own.after, own.town)
    assert seen.seat.user == partner.id
    for call in (
        play.set_slot(Press(game.id, partner), move),
        play.undo_slot(Press(game.id, partner)),
        play.end_turn(Press(game.id, partner)),
        play.empty(Press(game.id, partner), "place"),
    ):
        await refused("not_your_turn", call)
    other = next(p for p in list(PEOPLE.values())[:6] if p not in (person, partner))
    await refused("not_your_turn", play.panel(Press(game.id, other)))
    assert await play.panel(Press(game.id, person)) == own


async def test_partner_s_panel_is_never_stale(world: World) -> None:
    """An old [Play] shows what is true now."""
    game = await world.start(SIX)
    while True:
        await world.turn(game.id)
        fact = await world.services.play.game(game.id)
        partner = partner_of(fact, await world.on_turn(game.id))
        seat = fact.table.seat_of(partner.id)
        assert seat is not None
        panel = await world.services.play.panel(Press(game.id, partner, version=1, seat=seat.seat))
        assert not panel.composing
        if fact.view.round:
            return


# -- notes -----------------------------------------------------------------------------------------


async def test_notes_are_for_the_two_partners_only(world: World) -> None:
    """Both read them, in order; nobody else can."""
    game = await world.start(SIX)
    play = world.services.play
    world.clock.advance(5)
    await play.note(game.id, ANN, "  Take the mine.  ")
    left = await play.note(game.id, DAN, "Gladly.")
    assert [(one.seat, one.name, one.text) for one in left.notes] == [
        (1, "Ann", "Take the mine."),
        (4, "Dan", "Gladly."),
    ]
    assert {one.at for one in left.notes} == {world.clock.now()}
    await play.note(game.id, BEN, "Hush.")
    await world.restart()
    read = await world.services.play.notes(game.id, ANN)
    assert read.notes == left.notes
    assert (read.seat.name, read.partner.name) == ("Ann", "Dan")
    assert [one.text for one in (await world.services.play.notes(game.id, EVE)).notes] == ["Hush."]
    assert not (await world.services.play.notes(game.id, CARA)).notes
    await refused("not_at_table", world.services.play.notes(game.id, STRANGER))


async def test_notes_are_new_until_the_partner_reads_them(world: World) -> None:
    """They are counted for the partner alone, by the panel too; reading or answering takes them."""
    game = await world.start(SIX)
    play = world.services.play

    async def new() -> list[int]:
        return [await play.new_notes(game.id, one) for one in (ANN, BEN, DAN)]

    await play.note(game.id, ANN, "Take the mine.")
    await play.note(game.id, ANN, "Or the lake.")
    assert await new() == [0, 0, 2]
    await play.notes(game.id, ANN)
    assert await new() == [0, 0, 2]
    await play.notes(game.id, DAN)
    assert await new() == [0, 0, 0]
    await play.note(game.id, ANN, "Well?")
    await play.note(game.id, DAN, "The lake.")
    assert await new() == [1, 0, 0]
    fact = await play.game(game.id)
    while fact.seat_on_turn is None or fact.seat_on_turn.seat not in (1, 4):
        await world.turn(game.id)
        fact = await play.game(game.id)
    assert (await play.panel(Press(game.id, ANN))).new_notes == 1
    assert (await play.panel(Press(game.id, DAN))).new_notes == 0
    alone = await world.start(Setup(lords=2))
    assert await play.new_notes(alone.id, ANN) == 0


async def test_notes_that_can_t_be_left(world: World) -> None:
    """Empty, too long, without a partner, after the end."""
    game = await world.start(SIX)
    play = world.services.play
    await refused("bad_note", play.note(game.id, ANN, "   "))
    assert (await refused("bad_note", play.note(game.id, ANN, "x" * 501))).data["limit"] == 500
    await play.note(game.id, ANN, "x" * 500)
    alone = await world.start(Setup(lords=2))
    await refused("no_partner", play.note(alone.id, ANN, "Hello?"))
    await refused("no_partner", play.notes(alone.id, ANN))
    for person in list(PEOPLE.values())[:6]:
        await play.resign(game.id, person)
    await refused("game_over", play.note(game.id, ANN, "Late."))
    assert len((await play.notes(game.id, ANN)).notes) == 1


# -- seats -----------------------------------------------------------------------------------------


async def test_partners_are_chosen_by_the_seat_taken(world: World) -> None:
    """Seats i and i + n/2 are a team."""
    table = await world.table(SIX)
    joined = await world.services.tables.join(table.id, BEN, 4)
    assert joined.seat == 4
    await refused("seat_taken", world.services.tables.join(table.id, CARA, 4))
    for person in (CARA, DAN, EVE):
        await world.services.tables.join(table.id, person)
    last = await world.services.tables.join(table.id, FAY)
    assert isinstance(last, Joined)
    assert last.started
    game = await world.game_of(table.id)
    assert partner_of(game, ANN) == BEN
    assert game.view.kingdom_of(4).seats == (1, 4)


async def test_partners_are_drawn_at_the_start(world: World) -> None:
    """Who sits where is decided by chance, the same people sit there."""
    seats = set()
    for _ in range(3):  # so many games may a newcomer play at once
        game = await world.start(replace(SIX, partners="drawn"))
        assert sorted(seat.user or 0 for seat in game.table.seats) == list(range(1, 7))
        assert [seat.name for seat in game.table.seats] == list(game.view.names)
        seats.add(partner_of(game, ANN).name)
    assert len(seats) > 1


def test_draw_is_fair() -> None:
    """Every order can come."""
    random = Random(4)
    orders = {tuple(draw_seats("abc", random.randbytes).values()) for _ in range(200)}
    assert len(orders) == 6


@pytest.mark.parametrize(
    ("before", "after", "sitting"),
    [
        (EIGHT, SIX, "abcdef.."),
        (EIGHT, SIX, "abc.efg."),
        (EIGHT, SIX, "ab.de..."),
        (EIGHT, SIX, "......gh"),
        (SIX, EIGHT, "abcdef"),
        (SIX, EIGHT, "ab..e."),
    ],
)
def test_partners_stay_partners_where_seats_are_moved(
    before: Setup, after: Setup, sitting: str
) -> None:
    """With more or fewer lords another seat is the partner's."""
    seats = {seat: name for seat, name in enumerate(sitting, 1) if name != "."}
    moved = seats_after_change(seats, before, after)
    assert sorted(moved.values()) == sorted(seats.values())
    assert max(moved) <= after.lords
    old, new = before.lords // 2, after.lords // 2
    pairs = [{seats[n], seats[n + old]} for n in seats if n + old in seats]
    kept = [{moved[n], moved[n + new]} for n in moved if n + new in moved]
    assert all(pair in kept for pair in pairs)


@pytest.mark.parametrize(
    ("lords", "sitting", "expected"),
    [(3, "a..b.c", "abc"), (4, "ab....", "ab"), (4, "a...b.", "ab"), (6, "a...b.", "a...b.")],
)
def test_lords_without_teams_move_together(lords: int, sitting: str, expected: str) -> None:
    """Only where their seats are gone."""
    seats = {seat: name for seat, name in enumerate(sitting, 1) if name != "."}
    moved = seats_after_change(seats, replace(WEDDING, lords=6), replace(WEDDING, lords=lords))
    assert moved == {seat: name for seat, name in enumerate(expected, 1) if name != "."}


async def test_table_for_eight_starts_with_six_in_teams(world: World) -> None:
    """R12: seven can't; those who share a team go on sharing it."""
    table = await world.table(EIGHT)
    for person, seat in ((BEN, 5), (CARA, 4), (DAN, 8), (EVE, 3)):
        await world.services.tables.join(table.id, person, seat)
    assert world.services.tables.fewer(await world.services.tables.table(table.id)) is None
    await world.services.tables.join(table.id, FAY, 6)
    assert world.services.tables.fewer(await world.services.tables.table(table.id)) == 6
    await world.services.tables.start(table.id, ANN, fewer=True)
    for person in (BEN, CARA, DAN, EVE, FAY):
        await world.services.tables.join(table.id, person)  # they stay
    game = await world.game_of(table.id)
    assert game.view.options.players == 6
    assert partner_of(game, ANN) == BEN
    assert partner_of(game, CARA) == DAN
    assert partner_of(game, EVE) == FAY


@pytest.mark.parametrize("partners", ["chosen", "drawn"])
async def test_rematch_keeps_the_teams_turned_by_one(world: World, partners: str) -> None:
    """Drawn ones too: it is the same table again."""
    game = await world.start(replace(SIX, partners=partners))  # type: ignore[arg-type]
    await skip(world, game.id, "", often=0.1)
    teams = {frozenset((p.name, partner_of(game, p).name)) for p in list(PEOPLE.values())[:6]}
    table = await world.services.tables.rematch(game.id, ANN)
    for person in (BEN, CARA, DAN, EVE, FAY):
        await world.services.tables.join(table.id, person)
    again = await world.game_of(table.id)
    for old in game.table.seats:
        seat = again.table.seat_of(old.user or 0)
        assert seat is not None
        assert seat.seat == (old.seat - 2) % 6 + 1
    assert teams == {
        frozenset((p.name, partner_of(again, p).name)) for p in list(PEOPLE.values())[:6]
    }


# -- leaving, lists, Dynasty -----------------------------------------------------------------------


async def test_seat_given_up_is_played_while_the_partner_goes_on(world: World) -> None:
    """Each for their own king; the game ends when nobody is left."""
    game = await world.start(SIX)
    await skip(world, game.id, "1.1")
    play, gone = world.services.play, await world.on_turn(game.id)
    partner = partner_of(await play.game(game.id), gone)
    await play.resign(game.id, gone)
    for _ in range(12):
        world.clock.advance(60)
        await world.services.jobs.run_due()
        fact = await play.game(game.id)
        assert fact.seat_on_turn is not None
        assert fact.seat_on_turn.user != gone.id
        if fact.seat_on_turn.user == partner.id:
            assert (await play.panel(Press(game.id, partner))).composing
        await world.turn(game.id)


async def test_lists_tell_of_eight_lords(world: World) -> None:
    """The line of the game, who is next, whom a report calls."""
    game = await world.start(EIGHT)
    await skip(world, game.id, "3.2")
    play = world.services.play
    (line,) = (await play.games_of(HAL, "mine", SERVER)).lines
    assert (line.round, line.rounds, line.mine) == (3, 12, 8)
    fact = await play.game(game.id)
    coming = coming_seats(fact.view)
    last = PEOPLE[fact.table.seats[(coming[6] or 1) - 1].user or 0]
    upcoming = await play.next_turn(last)
    assert upcoming is not None
    assert upcoming.turns == coming.index(last.id)
    calls = [
        body.call for body in (n.body for n in await world.say()) if isinstance(body, TurnNews)
    ]
    assert calls[-1] is not None
    assert calls[-1].seat == fact.seat_on_turn


async def test_dynasty_of_teams_adds_up_by_seat(world: World) -> None:
    """R64: partners have the same points and win together."""
    game = await world.start(replace(SIX, dynasty=True))
    for _ in range(3):
        await skip(world, (await world.game_of(game.table.id)).id, "", often=0.1)
        world.clock.advance(300)
        await world.services.jobs.run_due()
    table = await world.services.tables.table(game.table.id)
    assert table.dynasty is not None
    assert all(totals[:3] == totals[3:] for totals in table.dynasty.games)
    assert table.dynasty.totals == tuple(map(sum, zip(*table.dynasty.games, strict=True)))
    best = max(table.dynasty.totals)
    assert table.dynasty.winners == tuple(
        seat for seat, total in enumerate(table.dynasty.totals, 1) if total == best
    )
    assert len(table.dynasty.winners) % 2 == 0
