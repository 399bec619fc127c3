"""What is kept how long: what the page says, what `/privacy` says, and what is done."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from cogs import maintenance
from cogs.settings import privacy_screens as screens
from locales import texts
from services.facts.tables import Pace
from services.privacy import KEPT, NAMED, OWN
from services.privacy.data_export import PASSING
from settings import Settings
from store import privacy, retention, schema
from tests.helpers.database import row_counts, rows
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import BEN, CARA, SERVER
from tests.services.privacy.test_data_export import lived_everywhere
from tests.services.privacy.test_privacy import ZOE

PAGE = (Path(__file__).parents[3] / "docs/privacy.md").read_text("utf-8")
OF = {name: kept for kept in retention.KEPT for name in kept.tables}
YEARS = (2 * 365 + 40) * retention.DAY
"""Two years, and an absence that is to come."""
PERSONAL = {column.table.name for column in privacy.DELETED.values()} | {
    column.table.name for column, _ in privacy.RENAMED
}


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    with inline():
        made = TournamentWorld(database, "all")
        yield made
        await made.close()


def test_every_table_says_what_it_keeps_how_long() -> None:
    """A new one: name it in an entry of `KEPT` in store/retention.py, then `make privacy`."""
    assert sorted(schema.metadata.tables) == sorted(
        name for kept in retention.KEPT for name in kept.tables
    )


@pytest.mark.parametrize("name", sorted(PERSONAL))
def test_what_is_said_of_a_person_s_rows_is_what_is_done(name: str) -> None:
    """With the file, with a deletion, and where `/privacy show` counts them."""
    kept = OF[name]
    assert kept.file.startswith("no" if name in PASSING else "yes")
    marked = ("absences", "deeds")  # they stay under a code in place of the account
    if name in privacy.DELETED and name not in marked and name != "cup_posts":
        assert kept.gone.startswith("deleted")
    elif name not in marked:
        assert "number" in kept.gone
    word = OWN.get(name) or NAMED.get(name, "results" if name in privacy.NAMED else "")
    assert not word or word in kept.shown


def test_the_page_has_all_that_is_shown_to_people() -> None:
    """Each word of `/privacy show` stands for something on it."""
    assert {word for kept in retention.KEPT for word in kept.shown} == set(KEPT)
    assert all(f"| {kept.what} | {kept.why} | {kept.until} |" in PAGE for kept in retention.KEPT)


def test_the_numbers_of_the_page_are_those_of_the_settings() -> None:
    """And those that `/privacy` tells people."""
    fields = Settings.model_fields
    usual = (fields["backup_days"].default, fields["remember_days"].default)
    assert usual == (retention.BACKUPS, retention.REMEMBERED)
    english = texts().plain
    for said, days in (("privacy-backups", usual[0]), ("privacy-remembered", usual[1])):
        assert f"{days} days" in english(said, days=days)
        assert f"[{days}] days" in PAGE
    assert screens.Days(*usual).backups == retention.BACKUPS
    found = {int(number) for number in re.findall(r"\[(\d+)\] days", PAGE)}
    assert found == {*usual, *retention.DAYS.values()}


async def pass_years(world: TournamentWorld) -> dict[str, int]:
    """Let two years pass in which nobody does anything; returns what is left."""
    world.clock.advance(YEARS)
    await world.services.outages.alive()
    await world.services.jobs.run_due()
    await world.services.jobs.sweep()
    return row_counts(world.path)


async def test_after_two_years_all_is_gone_that_the_page_says_is(world: TournamentWorld) -> None:
    """And what it says is kept is there."""
    await world.services.outages.beat()
    await lived_everywhere(world)
    await world.services.people.change_server(SERVER, reminders="none")
    await world.say()
    before = row_counts(world.path)
    left = await pass_years(world)
    passing = {name for name, kept in OF.items() if kept.lasts is not None}
    assert passing >= {"users", "deeds", "absences", "imports", "queue", "day_games"}
    # Whoever has blocked somebody (the next test), and what went on by itself meanwhile.
    spared = {"users": 2, "deeds": left["deeds"], "days": left["days"]}
    for name in passing:
        assert left[name] <= spared.get(name, 0), name
        assert before[name] or name in spared, name
    kept = {"tables", "games", "moves", "votes", "results", "ratings", "achievements", "servers"}
    kept |= {"cups", "cup_events", "cup_lords", "kibitz", "follows", "presets", "cup_templates"}
    assert [name for name in kept if left[name] < before[name]] == []
    began = world.clock.now() - YEARS
    today = began // retention.DAY
    for old in (f"deeds WHERE at <= {began}", f"days WHERE day <= {today}"):
        assert rows(world.path, f"SELECT count(*) FROM {old}") == [(0,)]


async def test_settings_that_protect_somebody_stay(world: TournamentWorld) -> None:
    """A block must hold when they come back, a name stays hidden; their hours are forgotten."""
    services = world.services
    await services.outages.beat()
    for person in (ZOE, BEN, CARA):
        with services.handling(person.id, person.id):
            await services.people.change(person, zone="Europe/Berlin")
    await services.people.change(BEN, ladders=False)
    with services.handling(9, ZOE.id):
        await services.blocks.set(ZOE, BEN.id, on=True)
    await pass_years(world)
    assert sorted(rows(world.path, "SELECT id, hours FROM users")) == [
        (BEN.id, None),
        (ZOE.id, None),
    ]
    assert not (await services.people.user(BEN.id)).settings.ladders
    assert await services.blocks.blocked_by(ZOE.id) == (BEN.id,)


async def test_whoever_still_does_something_keeps_their_settings(world: TournamentWorld) -> None:
    """Also if it was long ago that they changed them."""
    services = world.services
    await services.outages.beat()
    await services.people.change(ZOE, zone="Europe/Berlin")
    world.clock.advance(YEARS - retention.DAY)
    with services.handling(1, ZOE.id):
        await services.queue.join(SERVER, 1, ZOE, "kingdomino", Pace())
    await services.outages.alive()
    await services.jobs.sweep()
    assert (await services.people.user(ZOE.id)).settings.zone == "Europe/Berlin"


def test_the_settings_of_the_process_reach_the_services(
    world: TournamentWorld, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a wrong name ends the start with a sentence."""
    chosen = Settings(_env_file=None, CASTELLAN_KEEP_DAYS={"servers": 2})  # type: ignore[call-arg]
    maintenance.configure(world.services, chosen)
    assert world.services.context.kept["servers"] == 2 * retention.DAY
    monkeypatch.setenv("CASTELLAN_KEEP_DAYS", "games=2")
    assert bot.main(["check"]) == 2
    assert "CASTELLAN_KEEP_DAYS: there is no games" in capsys.readouterr().err


async def test_a_host_may_keep_everything(world: TournamentWorld) -> None:
    """0 is for ever."""
    world.services.context.kept = retention.chosen(dict.fromkeys(retention.DAYS, 0))
    await world.services.outages.beat()
    await lived_everywhere(world)
    before = row_counts(world.path)
    left = await pass_years(world)
    names = ("users", "deeds", "notes", "imports", "day_games")
    assert all(left[name] >= before[name] for name in names)
