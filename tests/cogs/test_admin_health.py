"""`/admin health`: all is well, or what is not; each server its own, hosts only."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

import cogs.client
from cogs.admin import health, health_screens
from cogs.admin.health_screens import Around
from cogs.app import Fault
from cogs.screen import Screen
from sandbox import Right
from services.facts.health import AstrayFact, GivenUpFact, HealthFact, WaitingFact
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, labels, said
from tests.cogs.stage import stage
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

cogs.client.load()

WELL = HealthFact((), (), 0, None, None, None)
NOW = 1_800_000_000
AROUND = Around(45, "1.2.3", NOW, 12_500_000_000)
WAITING = WaitingFact(LONG, BIGGEST, 999, NOW, NOW, "403/50013")
ASTRAY = AstrayFact(LONG, BIGGEST, BIGGEST, NOW, "403/160005")


def shown(fact: HealthFact = WELL, around: Around = AROUND, note: str = "") -> Screen:
    """The screen, within every limit."""
    built = health_screens.health(fact, around, EN, note=note)
    accept(built)
    return built


async def test_backups_that_fail_are_named(stage: Stage) -> None:
    """Whether one was ever made or not, until the next one is."""
    assert "backup.failed" not in said(shown())
    stage.client.app.backups_fail = True
    text = bare(await stage.command("Ann", "games", "admin health"))
    assert "Backups fail. The log says why (`backup.failed`)." in text.replace("*", "")
    assert "1 thing needs a look" in text


def test_all_is_well_and_what_is_known() -> None:
    """Nothing to try again; version, gateway, backup and disk in the gray line."""
    screen = shown()
    text = said(screen)
    assert text.lower().count("all is well") == 1
    assert "Every message was delivered, and nothing is late." in text
    for known in ("45 ms", "12 GB free", "version 1.2.3", f"last backup <t:{NOW}:R>"):
        assert known in text
    assert labels(screen) == ["Look again", "Check the set-up"]


def test_several_processes_are_listed_by_their_shards() -> None:
    """One that waits for its part has none."""
    text = said(shown(replace(WELL, processes=((0, 1), (2,), ()))))
    assert "processes by shards: 0 1, 2, –" in text
    assert "shards" not in said(shown())


def test_what_can_not_be_known_is_left_out() -> None:
    """Another database, a disk that can't be asked, no version."""
    text = said(shown(around=Around(45, None, 0, None)))
    assert "45 ms" in text
    assert not any(word in text for word in ("backup", "free", "version"))
    assert "no backup yet" in said(shown(around=replace(AROUND, backup=None)))


def test_a_picture_that_could_not_be_drawn_is_named() -> None:
    """With what happened, and when."""
    undrawn = Fault(None, "NoPool", "undrawn", NOW)
    text = said(shown(around=replace(AROUND, undrawn=undrawn)))
    assert f"could not be drawn (NoPool) was <t:{NOW}:R>; text stood in its place" in text


@pytest.mark.parametrize(
    ("clock", "words"),
    [(1.7, "2 s ahead of Discord's"), (-1.2, "1 s behind Discord's"), (3600.2, "3600 s ahead of")],
)
def test_a_machine_whose_clock_is_off_is_named(clock: float, words: str) -> None:
    """By how much, and which way."""
    text = said(shown(around=replace(AROUND, clock=clock))).replace(",", "")
    assert f"the machine's is {words}" in text
    assert "1 thing needs a look" in text


def test_another_program_with_our_token_is_named() -> None:
    """How often it was quicker, and when last."""
    for count, words in ((1, "quicker once"), (33, "quicker 33 times")):
        text = said(shown(around=replace(AROUND, other_program=(count, NOW))))
        assert f"{words}, last <t:{NOW}:R>" in text
        assert "1 thing needs a look" in text


def test_what_was_given_up_says_how_much_and_why() -> None:
    """One line for all of it, though it lies in the past."""
    for count, words in ((1, "a message of these two weeks"), (3, "3 messages of these two weeks")):
        lost = GivenUpFact(count, NOW, "400/50035")
        text = said(shown(replace(WELL, given_up=lost)))
        assert "1 thing needs a look" in text
        assert words in text
        assert "Discord refuses it (400/50035)." in text


def test_what_waits_says_why_and_can_be_tried_again() -> None:
    """61: news that wait."""
    screen = shown(replace(WELL, waiting=(WAITING,)))
    assert "1 thing needs a look" in said(screen)
    assert "999 messages waiting" in said(screen)
    assert labels(screen)[0] == "Retry now"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("403/50013", "may not write there"),
        ("403/50001", "may not write there"),
        ("404/10003", "was deleted"),
        ("400/50083", "locked the thread"),
        ("403/160005", "locked the thread"),
        ("400/50035", "refuses it (400/50035)"),
        ("internal/KeyError", "a fault of mine (KeyError)"),
        ("503/0", "does not answer (503/0)"),
        ("ServerDisconnectedError", "does not answer (ServerDisconnectedError)"),
    ],
)
def test_every_failure_is_said_in_words(code: str, words: str) -> None:
    """What Discord or the network did."""
    assert words in said(shown(replace(WELL, waiting=(replace(WAITING, code=code),))))


def test_what_can_not_be_read_is_counted() -> None:
    """Hosts learn that something is wrong, though not with what."""
    text = said(shown(replace(WELL, unreadable=2)))
    assert "2 stored messages" in text
    assert "1 thing needs a look" in text


def test_threads_out_of_reach_are_named() -> None:
    """Where the news go instead."""
    astray = (ASTRAY, replace(ASTRAY, channel=None), replace(ASTRAY, home=None))
    text = said(shown(replace(WELL, astray=astray)))
    assert f"posted in <#{BIGGEST}>" in text
    assert "write to the lords directly" in text
    assert f"its thread was deleted, so it has been played on in <#{BIGGEST}>" in text
    assert "3 things need a look" in text


def test_hosts_learn_what_keeps_computer_lords_from_playing() -> None:
    """Machine code that is not there yet, or can't be made."""
    for lacks, words in (("compiling", "is being compiled"), ("missing", "can't be compiled")):
        text = said(shown(replace(WELL, machine_code=lacks)))  # type: ignore[arg-type]
        assert words in text
        assert "1 thing needs a look" in text


def test_everything_at_once_fits() -> None:
    """The worst a server can be in."""
    faults = (Fault(1, "7F3A", "internal", NOW),) * 500
    worst = HealthFact((WAITING,) * 50, (ASTRAY,) * 50, 99_999, (NOW - 86400 * 6, NOW), NOW, NOW)
    worst = replace(worst, unlisted=BIGGEST, unreadable=99_999, machine_code="missing")
    around = Around(
        None,
        "1.2.3",
        None,
        1_000_000,
        faults,
        still=True,
        clock=-99_999,
        other_program=(99_999, NOW),
    )
    text = said(shown(worst, around, EN("admin-health-retried", count=99_999)))
    for words in ("97 more tables", "99999", "500 within a day", "7F3A", "1 MB", "Not connected"):
        assert words in text.replace(",", "")


async def test_a_disk_that_stands_still_is_named(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One look waits for it, however many ask; the others would keep all threads."""
    goes_on, looks = threading.Event(), []

    def look(*given: object) -> tuple[None, None]:
        looks.append(given)
        goes_on.wait(30)
        return None, None

    monkeypatch.setattr(health, "_last_and_free", look)
    monkeypatch.setattr(health, "LOOK", 0.1)
    for _ in range(3):
        text = bare(await stage.command("Ann", "games", "admin health"))
        assert "my data folder doesn't answer" in text
    assert len(looks) == 1
    goes_on.set()
    monkeypatch.setattr(health, "LOOK", 20.0)
    assert "all is well" in bare(await stage.command("Ann", "games", "admin health"))


async def test_only_hosts_are_answered(stage: Stage) -> None:
    """Manage Server; nobody else, not even by an old button."""
    answer = await stage.command("Ann", "games", "admin health")
    assert "all is well" in bare(answer)
    stage.world.server("Castellan's Court").owner = stage.world.user("Ben").id
    assert "needs Manage Server" in bare(await stage.press("Ann", answer, "Look again"))


async def test_waiting_news_are_tried_again_at_once(stage: Stage) -> None:
    """[Retry now], after the host has given the right back; then all is well."""
    sitting = await sit_down(stage, lords=3)
    faults, closed = stage.sandbox.faults, (Right.SEND_MESSAGES_IN_THREADS, Right.SEND_MESSAGES)
    faults.take_away("games", *closed)
    for who in ("Ann", "Ben", "Cara"):
        faults.block_direct_messages(who)
    await sitting.turn()
    answer = await stage.command("Ann", "lobby", "admin health")
    assert "Harvest Moon: 1 message waiting for" in bare(answer).replace("**", "")
    assert "I may not write there" in bare(answer)
    faults.give_back("games")
    answer = await stage.press("Ann", answer, "Retry now")
    assert "1 thing is tried again now." in bare(answer)
    await stage.settle()
    assert not await stage.services.outbox.waiting()
    assert "all is well" in bare(await stage.press("Ann", answer, "Look again"))


async def test_a_server_is_told_of_its_own_trouble_only(stage: Stage) -> None:
    """Another server's hosts see that all is well with theirs."""
    sitting = await sit_down(stage, lords=2)
    await sitting.until("1.1")
    stage.sandbox.faults.lock(sitting.thread)
    await sitting.turn()
    health_of = stage.services.health.of
    (astray,) = (await health_of(stage.world.channel("games").server)).astray
    assert (astray.home, astray.channel) == (sitting.thread.id, stage.channel("games").id)
    other = await health_of(1)
    assert (other.astray, other.waiting, other.late) == ((), (), 0)


async def test_an_error_is_shown_under_the_code_that_its_person_was_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code is in the log and here."""

    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(stage.services.play, "most_urgent", broken)
    told = bare(await stage.command("Ben", "games", "next"))
    code = told.rpartition("(Code ")[2].rstrip(")")
    assert code in bare(await stage.command("Ann", "games", "admin health"))
