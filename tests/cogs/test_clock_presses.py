"""Clocks, lists, the digest and the queue as people press and type them."""

from __future__ import annotations

from sandbox import Message
from tests.cogs.stage import begun, living, on_turn, play_turn, stage, texts
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

HOUR = 3600
CLOCK = "1 day a turn"


async def other_clock(stage: Stage, panel: Message, **fields: str) -> Message:
    """Choose "Other…" and send its form."""
    part = stage.find(panel, CLOCK)
    assert part is not None
    asked = await stage.sandbox.people.choose("Ann", panel, part["custom_id"], ["other"])
    return await stage.fill("Ann", asked, fields)


async def test_a_clock_of_ones_own_is_written_and_refused_kindly(stage: Stage) -> None:
    """Both in the panel of a new table and in the options of one that is open."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", lords=2)
    wrong = await other_clock(stage, panel, days="60")
    assert "between 10 minutes and 30 days" in bare(wrong)
    unread = await other_clock(stage, wrong, hours="soon")
    assert "I don't know the clock “soon”" in bare(unread)
    right = await other_clock(stage, unread, hours="36")
    assert "36 hours a turn · anyone in this server may join" in bare(right)
    panel = await stage.choose("Ann", right, CLOCK, "3 days a turn")
    assert "3 days a turn ·" in bare(panel)
    opened = await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    host = await stage.press("Ann", opened, "Host's panel")
    page = await stage.press("Ann", host, "Change options")
    page = await other_clock(stage, page, bank="2 days", increment="6", cap="5")
    assert "Bank of 2 days, +6 hours a turn, up to 5 days" in bare(page)
    refused = await other_clock(stage, page, days="1", bank="3")
    assert "not both" in bare(refused)
    page = await stage.choose("Ann", page, "Who may join", "anyone", "reliable")
    await stage.settle()
    assert "reliability 80% and up" in bare(stage.message("a table is open"))
    assert "up to 5 days" in bare(stage.message("a table is open"))


async def test_the_command_names_the_clock(stage: Stage) -> None:
    """Typed as one likes; suggested as the panel has it."""
    offered = await stage.suggestions("Ann", "game new", "clock")
    assert offered[0] == CLOCK
    await stage.command(
        "Ann", "games", "game new", box="discovery", who="anyone", clock="36h", reliability=65
    )
    await stage.settle()
    told = bare(stage.message("a table is open"))
    assert "36 hours a turn" in told
    assert "reliability 65% and up" in told


async def test_time_that_runs_out_is_told_and_the_lord_comes_back(stage: Stage) -> None:
    """[I'm back] is theirs; the digest tells what was played for them."""
    thread = await begun(stage)
    await play_turn(stage, thread)
    late = await on_turn(stage, thread)
    assert "ends <t:" in texts(stage, thread)[-1].splitlines()[0]
    await stage.pass_time(24 * HOUR)
    told = next(one for one in reversed(stage.messages(thread)) if stage.find(one, "I'm back"))
    assert f"Time ran out for **{late}**." in bare(told)
    assert "your seat is still yours (missed 1 of 3)" in bare(told)
    other = next(name for name in ("Ann", "Ben") if name != late)
    refused = await stage.press(other, told, "I'm back")
    assert late in bare(refused)
    assert refused.only_for
    await stage.press(late, told, "I'm back")
    await stage.settle()
    assert stage.labels(told) == ["Play", "Look"]
    assert "ends <t:" in bare(told).splitlines()[0]
    assert told.files
    digest = await stage.command(late, thread, "digest")
    assert "since your last turn" in bare(digest)
    assert "The autopilot" in bare(digest)


async def test_lists_are_narrowed_and_games_watched(stage: Stage) -> None:
    """By speed, by whom they seat; running games can be watched by others."""
    thread = await begun(stage)
    await stage.command("Ann", "games", "game new", box="discovery", who="anyone", clock="12h")
    await stage.settle()
    page = await stage.command("Cara", "games", "games", show="open")
    assert "12 hours a turn" in bare(page)
    page = await stage.choose("Cara", page, "Any speed", "One day a turn")
    assert "There is more without the choices above." in bare(page)
    page = await stage.choose("Cara", page, "One day a turn", "Less than a day a turn")
    page = await stage.press("Cara", page, "Only for me")
    assert "12 hours a turn" in bare(page)
    page = await stage.choose("Cara", page, "Open tables", "Watching")
    assert "Games to watch here · 1" in bare(page)
    assert living(stage, thread)


async def test_the_queue_seats_two_and_calls_them(stage: Stage) -> None:
    """The answer says who waits; the second is seated at once."""
    alone = await stage.command("Ann", "games", "game queue", box="discovery", clock="12h")
    assert "Nobody else waits for the same yet." in bare(alone)
    left = await stage.press("Ann", alone, "Leave the queue")
    assert "You have left the queue." in bare(left)
    await stage.command("Ann", "games", "game queue", box="discovery", clock="12h")
    seated = await stage.command("Ben", "games", "game queue", box="discovery", clock="12h")
    assert "You have a seat" in bare(seated)
    await stage.settle()
    (thread,) = stage.threads()
    told = [one for one in stage.messages(thread) if "The queue has seated you" in bare(one)]
    assert len(told) == 1
    assert {stage.world.user(name).id for name in ("Ann", "Ben")} == set(told[0].pinged)
    gone = await stage.command("Ann", "games", "game queue", off=True)
    assert "You are in no queue here." in bare(gone)
