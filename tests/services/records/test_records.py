"""Records: their header, what people bring along, the proof of a game, a server's archive."""

from __future__ import annotations

import asyncio
import io
import json
import tracemalloc
import zipfile
from dataclasses import replace

import pytest

from engine import Game, Options
from services import records
from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.facts import Person, Refused
from services.facts.limits import DEFAULTS, Limit
from services.facts.records import VerifyFact
from services.facts.tables import SeatFact
from services.records import RecordSource, _verification, header
from services.records._readers import LONGEST_FILE
from services.records.header import autopilot
from store import Connection, imports, kibitz, schema
from store.rows import FormerLordRow, KibitzRow
from tests.cases.loader import record as case
from tests.helpers.finished import BEGAN, DAY, played, put
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, EVE, PEOPLE, SERVER, World

TWO = Options(players=2)
LORDS = [(ANN.id, "Ann"), (BEN.id, "Ben"), (CARA.id, "Cara"), (4, "Dan")]
HERE = {number: replace(person, server=SERVER) for number, person in PEOPLE.items()}
NASTY = ("**@everyone** <@1>", "\u202eeve\u202c [x](https://a.b)", "\U0001f3f0" * 9 + "\n## Hi")


async def stored(world: World, game: Game, **more: object) -> int:
    """Put a game into the store; returns its id."""
    people = LORDS[: game.options.players]
    async with world.services.context.write() as tx:
        return await put(tx.connection, game, server=SERVER, people=people, **more)  # type: ignore[arg-type]


async def source_of(world: World, game: int) -> RecordSource:
    """Gather what a record is made of."""
    async with world.services.context.read() as connection:
        live = await load(world.services.context, connection, game)
        return await records.record_source(connection, live, "salt")


# -- the header ------------------------------------------------------------------------------------


async def test_header_tells_the_end_and_the_watchers(world: World) -> None:
    """Once it is over; of a game on its way neither the seed nor its watchers' thread."""
    over, on = (
        await stored(world, played(TWO, "a")),
        await stored(world, Game.new(TWO, "AB", seed=bytes(32))),
    )
    async with world.services.context.write() as tx:
        for game in (over, on):
            await kibitz.add_thread(tx.connection, KibitzRow(game, 777, ANN.id, BEGAN, None))
    text = (await world.services.records.record(over)).text
    lines = text.partition("\n\n")[0].splitlines()
    assert lines[-2:] == ["ended: 2026-01-02T00:00:00Z", "kibitz: 777"]
    assert f"game: {over}" in lines
    assert records.outcome(text).ended == BEGAN + DAY
    running = (await world.services.records.record(on)).text
    assert not any(key in running for key in ("ended:", "kibitz:", "heirs:", "seed:"))


async def test_heirs_have_the_turn_from_which_they_played(world: World) -> None:
    """The first who took a seat over; what was taken back since does not count."""
    of = await source_of(world, await stored(world, played(TWO, "a")))
    versions = {row.turn: row.version for row in of.rows}
    game = of.live.row.id

    def former(seat: int, turn: str, number: int = game) -> FormerLordRow:
        return FormerLordRow(1, 1, seat, EVE.id, "Eve", number, versions[turn] - 1, 0)

    taken = (former(2, "3.1"), former(2, "5.2"), former(1, "4.1", game + 1))
    keys = header(replace(of, former=taken))
    assert keys["heirs"] == "2=3.1"
    found = records.game_with_first_lords(replace(of, former=taken))
    assert found.names == ("Eve (1)", "Eve (2)")
    outcome = records.outcome_of(found, keys)
    assert [seat.fate for seat in outcome.seats] == ["played", "guest"]


def seats(**second: object) -> tuple[SeatFact, ...]:
    """Two seats, the second one as told."""
    return SeatFact(1, ANN.id, "Ann"), replace(SeatFact(2, BEN.id, "Ben"), **second)  # type: ignore[arg-type]


async def test_autopilot_after_the_last_turn(world: World) -> None:
    """A seat given up then is the autopilot's; whose lord was back then, or only late, is not.

    Of games of early releases the seats and the turns alone are known. In a Dynasty that is not yet
    over the seats may have changed since, so the turns alone count.
    """
    of = await source_of(world, await stored(world, played(TWO, "a")))

    def with_away(of: RecordSource, away: list[int] | None) -> RecordSource:
        return replace(of, live=replace(of.live, row=replace(of.live.row, away=away)))

    last = [row.turn for row in of.rows if row.seat == 2][-1]
    gone = seats(resigned=True, resigned_turn="6.4")
    assert autopilot(replace(of, seats=gone)) == {1: [], 2: ["6.4"]}
    rows = tuple(replace(row, made_by="autopilot") if row.turn == last else row for row in of.rows)
    late = replace(of, rows=rows, seats=seats(absent=True))
    assert autopilot(with_away(late, []))[2] == [f"{last}-{last}"]
    assert autopilot(with_away(late, [2]))[2] == [last]
    of = with_away(of, None)
    assert autopilot(replace(of, rows=rows))[2] == [f"{last}-{last}"]
    assert autopilot(replace(of, rows=rows, seats=seats(absent=True)))[2] == [last]
    assert autopilot(replace(of, rows=rows, seats=gone))[2] == [last]
    assert autopilot(replace(of, seats=gone, dynasty=True)) == {1: [], 2: []}
    assert autopilot(replace(of, rows=rows, dynasty=True))[2] == [last]


# -- what people bring along -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["R1", "R6", "R12", "court_giants"])
async def test_record_is_kept_for_its_owner_alone(world: World, name: str) -> None:
    """As it came; the same again is only opened, also after another person brought it."""
    text = case(name)[0]
    brought = world.services.records
    fact = await brought.bring_record(ANN, f"{name}.txt", text.encode())
    assert (fact.name, fact.known, fact.ending) == (name, False, "played")
    assert fact.view == Game.from_record(text).view()
    again = await brought.bring_record(ANN, "other.txt", text.replace("\n", "\r\n").encode())
    assert (again.id, again.known, again.name) == (fact.id, True, "other")
    row = await brought.open_import(fact.id, ANN)
    assert (row.text, row.kind) == (text, "record")
    await refused("no_import", brought.open_import(fact.id, BEN))
    assert (await brought.bring_record(BEN, "", text.encode())).id != fact.id


async def test_what_record_wrote_as_json_comes_back(world: World) -> None:
    """The same game as from the text."""
    game = await stored(world, played(TWO, "a"))
    fact = await world.services.records.record(game)
    found = [
        await world.services.records.bring_record(ANN, "a", data.encode())
        for data in (fact.text, fact.json)
    ]
    assert found[0].id == found[1].id


async def test_at_most_fifty_are_kept(world: World) -> None:
    """Of more, those opened longest ago go, and their owner is told how many."""
    world.services.context.limits = {**DEFAULTS, "imports": Limit(2, 100)}
    brought, found = world.services.records, []
    for name in ("R1", "R2", "R3"):
        world.clock.advance(1)
        found.append(await brought.bring_record(ANN, name, case(name)[0].encode()))
        world.clock.advance(1)
        await brought.open_import(found[0].id, ANN)
    assert [fact.forgot for fact in found] == [0, 0, 1]
    await refused("no_import", brought.open_import(found[1].id, ANN))
    assert (await brought.open_import(found[0].id, ANN)).name == "R1"


async def test_what_nobody_opens_is_let_go_after_ninety_days(world: World) -> None:
    """To the second; what was opened since stays."""
    brought = world.services.records
    old = await brought.bring_record(ANN, "a", case("R1")[0].encode())
    world.clock.advance(1)
    await brought.bring_kingdom(ANN, "w1 C")
    world.clock.advance(90 * DAY)
    await world.services.jobs.sweep()
    await refused("no_import", brought.open_import(old.id, ANN))
    async with world.services.context.read() as connection:
        rows = list(await connection.execute(schema.imports.select()))
    assert [row.kind for row in rows] == ["kingdom"]


async def test_kingdom_is_shown_by_itself(world: World) -> None:
    """Written in the one way, and scored."""
    fact = await world.services.records.bring_kingdom(
        ANN, " w w1 f/w C l1 / . s l;knights=1 coins=7 "
    )
    assert fact.text == "w w1 f / w C l1 / . s l ; coins=7 knights=1"
    assert (fact.scorecard.wheat, fact.scorecard.lake, fact.scorecard.coins) == (3, 2, 2)
    async with world.services.context.read() as connection:
        row = await imports.own_import(connection, fact.id, ANN.id)
    assert row is not None
    assert (row.kind, row.text) == ("kingdom", fact.text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no_castle"),
        ("w w", "no_castle"),
        ("C C", "second_castle"),
        ("w C / w", "ragged_row"),
        ("C . / . .", "empty_edge"),
        ("x C", "unknown_square"),
        ("w C ; gold=1", "unknown_field"),
        ("w C ; coins=many", "field_value"),
        ("C " * 3000, "too_long"),
        ("w C w w w w", "too_large"),
        ("**@everyone** C", "unknown_square"),
    ],
)
async def test_bad_kingdom_is_refused_with_its_reason(world: World, text: str, why: str) -> None:
    """Nothing is kept of it."""
    with pytest.raises(Refused) as caught:
        await world.services.records.bring_kingdom(ANN, text)
    assert (caught.value.code, caught.value.data["why"]) == ("kingdom_bad", why)


# -- bad files -------------------------------------------------------------------------------------

R1 = case("R1")[0]


def changed(old: str, new: str) -> bytes:
    """The record with something else in it."""
    assert old in R1
    return R1.replace(old, new, 1).encode()


SEED = next(line for line in R1.splitlines() if line.startswith("seed: "))
RESULT = next(line for line in R1.splitlines() if line.startswith("result: "))
BAD: dict[str, tuple[bytes, str]] = {
    "ten megabytes": (b"a" * 10_000_000, "file_too_big"),
    "empty": (b" \n", "file_empty"),
    "an archive": (b"PK\x03\x04rest", "file_archive"),
    "a picture": (b"\x89PNG\r\n\x1a\n\xff", "file_no_text"),
    "nothing bytes": (b"game: 1\n\0", "file_no_text"),
    "other JSON": (b'{"header": 1}', "file_json"),
    "deep JSON": (b'{"a":' + b"[" * 60_000, "file_json"),
    "JSON of half a letter": (b'{"header": {"game": "\\ud800"}, "turns": []}', "file_json"),
    "prose": (b"Dear all,\nI won.\n", "header_line"),
    "a long line": (b"game: " + b"1" * 6000, "too_long"),
    "another version": (changed("rules: 1", "rules: 2"), "unknown_rules"),
    "another seed": (changed(SEED, "seed: " + "a" * 64), "seed_mismatch"),
    "no seed": (changed(SEED + "\n", ""), "missing_key"),
    "another result": (changed(RESULT, "result: 99 1"), "result"),
    "another box": (changed("box: kingdomino", "box: monopoly"), "box"),
    "too many lords": (changed("seats: 1=", "seats: 9="), "seats"),
    "a key twice": (changed("box: ", "box: kingdomino\nbox: "), "key_twice"),
    "a move that is none": (changed("choose K", "chose K"), "unknown_move"),
    "an illegal move": (changed("0.1 2  choose K28", "0.1 2  choose K2"), "not_in_line"),
    "somebody else's turn": (changed("\n0.1 2 ", "\n0.1 1 "), "wrong_turn"),
}


@pytest.mark.parametrize("name", sorted(BAD))
async def test_bad_file_is_refused_with_its_reason(world: World, name: str) -> None:
    """By import and by verify alike; nothing is kept of it."""
    data, why = BAD[name]
    context = world.services.records
    for call in (context.bring_record(ANN, "a.txt", data), context.verify_file(ANN, "a.txt", data)):
        with pytest.raises(Refused) as caught:
            await call
        assert (caught.value.code, caught.value.data["why"]) == ("record_bad", why)
    async with world.services.context.read() as connection:
        assert not list(await connection.execute(schema.imports.select()))


def test_a_large_file_is_refused_before_it_is_loaded() -> None:
    """By what Discord says of it: one byte more than 64 KB."""
    records.refuse_large(LONGEST_FILE)
    with pytest.raises(Refused):
        records.refuse_large(LONGEST_FILE + 1)


async def test_a_padded_record_is_refused(world: World) -> None:
    """Keys that no release knows count, also in JSON that gets longer as a record."""
    record = played(TWO, "a").to_record()
    padding = "".join(f"x-{number}: {'y' * 990}\n" for number in range(70))
    padded = json.dumps({"header": {f"k{n}": "" for n in range(8000)}, "turns": []})
    assert len(padded) < 2 * LONGEST_FILE
    for data in (padding + record, padded):
        told = await refused(
            "record_bad", world.services.records.bring_record(ANN, "a.txt", data.encode())
        )
        assert told.data["why"] == "file_too_big"
    async with world.services.context.read() as connection:
        assert not list(await connection.execute(schema.imports.select()))


async def test_names_with_anything_in_them_come_back_as_they_were(world: World) -> None:
    """Long ones are shown shortened; the record keeps all of it."""
    game = Game.new(Options(players=4), [*NASTY, "x" * 1500], seed=bytes(32))
    fact = await world.services.records.bring_record(ANN, NASTY[0], game.to_record().encode())
    assert fact.view.names[:3] == NASTY
    assert len(fact.view.names[3]) == 32
    row = await world.services.records.open_import(fact.id, ANN)
    assert Game.from_record(row.text).names == game.names


# -- the proof -------------------------------------------------------------------------------------


async def test_finished_game_is_proved_from_its_record(world: World) -> None:
    """Its seed gives its seal, its moves what was announced; of one being played the seal stays."""
    game = played(TWO, "a")
    over = await stored(world, game)
    fact = await world.services.records.verify_game(over, HERE[5])
    assert (fact.draw, fact.seed) == (game.draw, game.seed.hex())
    assert (fact.view.result, fact.same, fact.moves) == (game.result(), True, len(game.moves))
    on = await stored(world, Game.new(TWO, "AB", seed=bytes(32)))
    sealed = await world.services.records.verify_game(on, HERE[5])
    assert (sealed.seed, sealed.ending, sealed.same) == (None, None, None)
    assert sealed.view.draw == sealed.draw


async def test_result_that_was_not_announced_is_no_proof(world: World) -> None:
    """A database somebody wrote into."""
    game = await stored(world, played(TWO, "a"))
    async with world.services.context.write() as tx:
        await tx.connection.execute(schema.games.update().values(result=[999, 1]))
    with pytest.raises(Refused) as caught:
        await world.services.records.verify_game(game, HERE[5])
    assert caught.value.data["why"] == "stored"


async def test_file_is_compared_with_the_game_played_here(world: World) -> None:
    """With the server's own, by members who may see it; other records stand for themselves."""
    game = played(TWO, "a")
    number = await stored(world, game)
    text = (await world.services.records.record(number)).text.encode()
    other = played(TWO, "b").to_record().encode()

    async def of(person: Person, data: bytes) -> VerifyFact:
        return await world.services.records.verify_file(person, "a.txt", data)

    fact = await of(HERE[5], text)
    assert (fact.game, fact.same, fact.file) == (number, True, "a.txt")
    assert (await of(HERE[5], other)).game is None
    assert (await of(replace(EVE, server=1), text)).game is None
    twin = Game.new(TWO, ["Ann", "Ben"], seed=game.seed)
    changed = await of(HERE[5], twin.to_record().encode())
    assert (changed.game, changed.same) == (number, False)


async def test_a_draw_of_many_games_is_compared_with_a_few(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games of a day have one, on all servers, and each would be played again."""
    game, loaded = played(TWO, "a"), list[int]()
    numbers = [await stored(world, game) for _ in range(_verification.LIKELY + 3)]

    async def counted(context: ServiceContext, connection: Connection, number: int) -> Live:
        loaded.append(number)
        return await load(context, connection, number)

    monkeypatch.setattr(_verification, "load", counted)
    verify = world.services.records.verify_file
    text = Game.new(TWO, ["Ann", "Ben"], seed=game.seed).to_record().encode()
    assert (await verify(HERE[5], "a.txt", text)).game == numbers[0]
    assert loaded == numbers[: _verification.LIKELY]
    assert (await verify(replace(EVE, server=1), "a.txt", text)).game is None
    assert len(loaded) == _verification.LIKELY


async def test_game_of_the_table_alone_is_proved_to_its_lords_alone(world: World) -> None:
    """Neither by its number nor by its file."""
    game = played(TWO, "a")
    number = await stored(world, game, watching="table")
    await refused("watch_table", world.services.records.verify_game(number, HERE[5]))
    assert (await world.services.records.verify_game(number, HERE[1])).same
    text = (await world.services.records.record(number)).text.encode()
    assert (await world.services.records.verify_file(HERE[5], "a", text)).game is None


# -- the archive -----------------------------------------------------------------------------------

BOXES = (
    *(TWO, Options(players=4, variants=frozenset({"harmony"})), Options(players=3, giants=True)),
    *(Options(box="queendomino", players=2), Options(box="discovery", players=2)),
    Options(box="queendomino", players=3),
)


async def test_archive_gives_back_results_outcomes_and_views(world: World) -> None:
    """Twelve games of all kinds and one being played, in parts."""
    games = [played(BOXES[number % 6], "archive", number) for number in range(12)]
    rows = [await stored(world, game) for game in games]
    running = await stored(world, Game.new(TWO, "AB", seed=bytes(32)))
    fact = await world.services.records.export(SERVER)
    assert (fact.games, fact.left, fact.after, fact.part) == (13, 0, running, 1)
    read = records.archive.read(fact.data)
    texts = [(await world.services.records.record(row)).text for row in rows]
    assert [one.text for one in read[:-1]] == texts
    assert "seed:" not in read[-1].text
    for game, one in zip(games, read, strict=False):
        imported = Game.from_record(one.text)
        named = game.renamed(name for _, name in LORDS[: game.options.players])
        assert imported.view() == named.view()
        outcome = records.outcome(one.text)
        assert tuple(seat.seat for seat in outcome.seats if seat.place == 1) == game.winners()
        assert outcome.rated


async def test_archive_goes_on_where_a_part_ended(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part an archive of its own, the same however often it is asked for."""
    monkeypatch.setattr("services.records.archive.GAMES", 2)
    rows = [await stored(world, played(TWO, "p", number)) for number in range(3)]
    first = await world.services.records.export(SERVER)
    assert (first.games, first.after, first.left) == (2, rows[1], 1)
    assert (await world.services.records.export(SERVER)).data == first.data
    second = await world.services.records.export(SERVER, first.after, 2)
    assert (second.games, second.left) == (1, 0)
    assert second.name.endswith("part-2.zip")
    nothing = await world.services.records.export(1)
    assert (nothing.games, records.archive.read(nothing.data)) == (0, [])


async def test_part_ends_before_it_is_too_large(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is in it."""
    for number in range(4):
        await stored(world, played(TWO, "p", number))
    monkeypatch.setattr("services.records.archive.CLOSING", 2000)
    monkeypatch.setattr("services.records.archive.PART", 7_000)
    fact = await world.services.records.export(SERVER)
    assert 0 < fact.games < 4
    assert len(fact.data) <= 7_000


async def test_damaged_archive_is_refused(world: World) -> None:
    """Cut off, changed, foreign or a bomb: never half of it."""
    await stored(world, played(TWO, "p"))
    data = (await world.services.records.export(SERVER)).data
    for broken in (
        data[:-30],
        data[:100] + bytes([data[100] ^ 1]) + data[101:],
        b"",
        b"PK\x05\x06" + bytes(18),
    ):
        with pytest.raises(Refused) as caught:
            records.archive.read(broken)
        assert caught.value.code == "record_bad"


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA])
def test_a_file_that_says_it_is_small_is_not_unpacked_whole(method: int) -> None:
    """Neither where the archive lies about the size, nor packed in a way that we don't write."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        archive.writestr("manifest.json", b" " * (32 << 20))
    data = buffer.getvalue().replace((32 << 20).to_bytes(4, "little"), (64).to_bytes(4, "little"))
    tracemalloc.start()
    try:
        with pytest.raises(Refused, match="record_bad"):
            records.archive.read(data)
        assert tracemalloc.get_traced_memory()[1] < 4 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.threads
async def test_others_are_answered_while_an_archive_is_made(world: World) -> None:
    """Games are played again aside of the loop."""
    for number in range(3):
        await stored(world, played(TWO, "p", number))
    export = asyncio.create_task(world.services.records.export(SERVER))
    turns = 0
    while not export.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 10
