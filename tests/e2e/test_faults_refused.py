"""What Discord refuses for good: it is said in the plainest form, else directly; no game waits."""

from __future__ import annotations

from typing import Any

import pytest
import structlog.testing

from sandbox import Message
from services.outbox.table_changes import update_deadlines
from services.state.table_facts import table_row
from tests.e2e.faulty import EDIT, POST, Hasty, _no_pauses, die
from tests.e2e.sitting import health, sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["Hasty", "_no_pauses"]

OPEN = "POST /users/@me/channels"
HOUR = 3600
DELETE = "DELETE /channels/{}/messages/{}"
FORM: dict[str, Any] = {
    "errors": {"allowed_mentions": {"users": {"1": {"_errors": [{"code": "TWICE"}]}}}}
}
CODES = [
    *((400, 50035), (400, 40058), (400, 50045), (400, 200000), (400, 200001)),
    *((400, 240000), (403, 20009), (413, 40005), (400, 999_999), (400, 0)),
]
FORM_CODE = pytest.mark.undelivered("400/50035")


def every(*codes: tuple[int, int]) -> list[object]:
    """Return each code as a parameter, with what it leaves undelivered."""
    return [
        pytest.param(*code, marks=pytest.mark.undelivered(f"{code[0]}/{code[1]}")) for code in codes
    ]


def refuse(stage: Stage, route: str, times: int = 1, status: int = 400, code: int = 50035) -> None:
    """Have Discord refuse the next requests for good."""
    stage.sandbox.faults.fail(route, status, times, code=code, **FORM)


def directs(stage: Stage, who: str) -> list[Message]:
    return stage.messages(stage.world.direct(who))


async def nothing_waits(stage: Stage) -> None:
    """Expect that all is delivered, and stays so."""
    assert not await stage.services.outbox.waiting()
    before = len(stage.world.messages)
    await stage.pass_time(HOUR)
    assert len(stage.world.messages) == before


@pytest.mark.parametrize(("status", "code"), every(*CODES))
async def test_a_refused_report_is_posted_as_text_alone(
    stage: Stage, status: int, code: int
) -> None:
    """With its mention, once; the game goes on, and its host learns why, with the faulty field."""
    sitting = await sit_down(stage, lords=3)
    refuse(stage, POST, status=status, code=code)
    with structlog.testing.capture_logs() as logs:
        await sitting.turn()
    name = await sitting.on_turn()
    (plain,) = [one for one in sitting.messages if "Discord refused the picture" in bare(one)]
    assert plain.content.startswith(f"<@{sitting.id(name)}>")
    assert list(plain.mentions) == [sitting.id(name)]
    assert not plain.components
    assert not plain.files
    (logged,) = [one for one in logs if one["event"] == "discord.refused"]
    assert logged["cause"] == f"{status}/{code} allowed_mentions.users.1 TWICE"
    told = await health(stage)
    assert "1 thing needs a look" in told
    assert "Refused: Discord will not take a message" in told
    assert "users.1 TWICE" in told.replace("\\", "")
    assert not directs(stage, name)
    await sitting.turn()
    assert stage.labels(sitting.messages[-1]) == ["Play", "Look"]
    await nothing_waits(stage)


@pytest.mark.parametrize(("status", "code"), every(*CODES))
async def test_what_is_refused_twice_calls_directly_and_the_line_goes_on(
    stage: Stage, status: int, code: int
) -> None:
    """The lord on turn plays from the direct message; the next report is in the thread again."""
    sitting = await sit_down(stage, lords=3)
    first = sitting.messages[-1]
    rest = [one.id for one in sitting.messages[:-1]]
    refuse(stage, POST, 2, status=status, code=code)
    await sitting.turn()
    assert first.id not in stage.world.messages, "what it said is over, and said directly"
    assert [one.id for one in sitting.messages] == rest
    name = await sitting.on_turn()
    (call,) = directs(stage, name)
    panel = await stage.press(name, call, "Play")
    assert "domino" in bare(panel)
    told = await health(stage)
    assert "so I write to the lords directly. Discord refuses it" in told
    assert "Refused: Discord will not take 2 messages" in told
    await sitting.turn()
    assert len(sitting.reports(" took ")) >= 1
    assert stage.labels(sitting.messages[-1]) == ["Play", "Look"]
    await nothing_waits(stage)


@pytest.mark.undelivered("400/50035", "turn")
async def test_without_direct_messages_the_line_goes_on_all_the_same(stage: Stage) -> None:
    """What can't be said in any way is given up, loudly, and holds nothing up."""
    sitting = await sit_down(stage, lords=3)
    for name in ("Ann", "Ben", "Cara"):
        stage.sandbox.faults.block_direct_messages(name)
    refuse(stage, POST, 2)
    with structlog.testing.capture_logs() as logs:
        await sitting.turn()
    assert [one["kind"] for one in logs if one["event"] == "outbox.given_up"] == ["turn"]
    await sitting.turn()
    assert stage.labels(sitting.messages[-1]) == ["Play", "Look"]
    await nothing_waits(stage)


STEPS = {
    "before the plain form": (1, POST, False),
    "after the plain form": (1, POST, True),
    "before the direct call": (2, POST, False),
    "after the direct call": (2, POST, True),
}


@pytest.mark.parametrize("step", STEPS)
@FORM_CODE
async def test_a_crash_between_the_steps_loses_and_doubles_nothing(stage: Stage, step: str) -> None:
    """Whatever was posted is found again, long after Discord forgot its nonce."""
    times, route, after = STEPS[step]
    sitting = await sit_down(stage, lords=3)
    await sitting.played()
    refuse(stage, POST, times)
    await die(stage, route, after=after)
    await stage.restart()
    if times > 1 or not after:
        refuse(stage, POST, times)
    for _ in range(3):
        await stage.pass_time(HOUR)
    name = await sitting.on_turn()
    plain = [one for one in sitting.messages if "Discord refused the picture" in bare(one)]
    called = [one for one in directs(stage, name) if stage.find(one, "Play")]
    assert (len(plain), len(called)) == ((0, 1) if times > 1 else (1, 0))
    stage.sandbox.faults.clear()
    assert not await stage.services.outbox.waiting()
    await sitting.turn()
    assert len([one for one in sitting.messages if stage.find(one, "Play")]) == 1


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("route", [EDIT, DELETE])
@FORM_CODE
async def test_a_refused_edit_is_no_reason_to_wait(stage: Stage, route: str, times: int) -> None:
    """Not for the news behind it, nor is it tried for a day; the host is told."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    if route == DELETE:
        await stage.pass_time(12 * HOUR)
        assert sitting.reports(" left for your turn")
    refuse(stage, route, times)
    await sitting.turn()
    assert "Refused" in await health(stage)
    assert not await stage.services.outbox.waiting()
    playable = [one for one in sitting.messages if stage.find(one, "Play")]
    assert len(playable) == times
    await sitting.turn()


@pytest.mark.parametrize("times", [1, 2])
@FORM_CODE
async def test_a_refused_deadline_is_shown_by_text_alone(stage: Stage, times: int) -> None:
    """The message keeps its picture and its buttons, with the new time if that is possible."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    before, fact = sitting.living(), await sitting.fact()
    labels, files = stage.labels(before), before.files
    refuse(stage, EDIT, times)
    async with stage.services.context.write() as tx:
        await update_deadlines(tx, await table_row(tx.connection, fact.table.id), fact.id)
    await stage.settle()
    after = sitting.living()
    assert (stage.labels(after), after.files) == (labels, files)
    assert (after.edited is None) is (times == 2)
    await nothing_waits(stage)


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.undelivered("400/50035")
async def test_a_live_list_is_text_until_discord_takes_it(stage: Stage, times: int) -> None:
    """It is tried again with its next change."""
    await sit_down(stage)
    await stage.command("Ann", "lobby", "admin index", channel=stage.channel("lobby").id)
    refuse(stage, POST, times)
    await stage.settle()
    shown = [one for one in stage.messages("lobby") if "Live games" in bare(one)]
    assert len(shown) == (times == 1)
    await stage.pass_time(HOUR)
    await stage.pass_time(HOUR)
    assert len([one for one in stage.messages("lobby") if "Live games" in bare(one)]) == 1
    assert "Refused" in await health(stage)


@pytest.mark.undelivered("400/50035")
async def test_a_refused_direct_call_is_a_mention(stage: Stage) -> None:
    """Of somebody who wants to be written to; they are not taken for somebody who takes none."""
    sitting = await sit_down(stage, lords=3)
    for one in await sitting.waiting():
        await stage.services.people.change(sitting.person(one), notice="direct")
    for one in await sitting.waiting():
        box = stage.world.direct(one)
        refuse(stage, f"POST /channels/{box.id}/messages", 2)
    await sitting.turn()
    name = await sitting.on_turn()
    assert list(sitting.living().mentions) == [sitting.id(name)]
    assert not (await stage.services.people.user(sitting.id(name))).unreached


@pytest.mark.parametrize("opening", [True, False])
async def test_direct_messages_that_come_too_fast_become_mentions(
    stage: Stage, *, opening: bool
) -> None:
    """For a minute, without another request; nobody is taken for unreachable."""
    sitting = await sit_down(stage, lords=3)
    for one in ("Ann", "Ben", "Cara"):
        await stage.services.people.change(sitting.person(one), notice="direct")
        box = f"POST /channels/{stage.world.direct(one).id}/messages"
        stage.sandbox.faults.fail(OPEN if opening else box, 403, code=40003)
    stage.sandbox.rest.log.clear()
    for _ in range(2):
        await sitting.turn()
        name = await sitting.on_turn()
        assert sitting.living().content.startswith(f"<@{sitting.id(name)}>")
        assert not (await stage.services.people.user(sitting.id(name))).unreached
    opened = [path for _, path, _ in stage.sandbox.rest.log if path == "/users/@me/channels"]
    assert len(opened) <= 1
    stage.sandbox.faults.clear()
    await stage.pass_time(HOUR)
    before = [len(directs(stage, one)) for one in ("Ann", "Ben", "Cara")]
    for _ in range(3):
        await sitting.turn()
        assert "<@" not in sitting.living().content
    assert [len(directs(stage, one)) for one in ("Ann", "Ben", "Cara")] != before


async def test_a_digest_waits_until_direct_messages_may_be_sent_again(stage: Stage) -> None:
    """And holds nothing else up."""
    sitting = await sit_down(stage)
    game = (await sitting.fact()).id
    await stage.services.watching.follow_game(game, sitting.person("Cara"), "turn")
    await sitting.turn()
    stage.sandbox.faults.fail(OPEN, 403, code=40003)
    await stage.pass_time(60)
    assert not directs(stage, "Cara")
    await sitting.turn()
    assert stage.labels(sitting.living()) == ["Play", "Look"]
    for _ in range(5):
        await stage.pass_time(60)
    assert len(directs(stage, "Cara")) == 1


@pytest.mark.parametrize("code", [20026, 40333, 130000])
async def test_what_is_refused_for_now_is_said_later(stage: Stage, code: int) -> None:
    """A turn made while posts are blocked is reported once, whole, in the thread."""
    sitting = await sit_down(stage, lords=3)
    before = [one.id for one in sitting.messages]
    refuse(stage, POST, 10_000, status=403, code=code)
    await sitting.turn()
    assert [one.id for one in sitting.messages] == before, "the first call stays until the report"
    stage.sandbox.faults.clear()
    await stage.pass_time(HOUR)
    *rest, report = sitting.messages
    assert [one.id for one in rest] == before[:-1]
    assert report.id not in before
    assert stage.labels(report) == ["Play", "Look"]
    assert report.files
    assert not directs(stage, await sitting.on_turn())
    assert not stage.client.app.refusals
    await nothing_waits(stage)


@pytest.mark.undelivered("400/50035")
async def test_who_cannot_be_called_now_is_called_later(stage: Stage) -> None:
    """The report is refused while direct messages come too fast: nobody would know."""
    sitting = await sit_down(stage, lords=3)
    stage.sandbox.faults.fail(OPEN, 403, code=40003)
    refuse(stage, f"POST /channels/{sitting.thread.id}/messages", 2)
    await sitting.turn()
    name = await sitting.on_turn()
    assert not directs(stage, name)
    await stage.pass_time(HOUR)
    assert sitting.living().content.startswith(f"<@{sitting.id(name)}>")
    await nothing_waits(stage)


async def test_what_a_sleeping_thread_cannot_take_is_in_the_channel(stage: Stage) -> None:
    """While the server has too many active threads; then in the thread again."""
    sitting = await sit_down(stage, lords=3)
    refuse(stage, f"POST /channels/{sitting.thread.id}/messages", 9, code=160006)
    for _ in range(2):
        await sitting.turn()
        name = await sitting.on_turn()
        said = stage.messages("games")[-1]
        assert said.content.startswith(f"<@{sitting.id(name)}>")
        assert stage.labels(said) == ["Play", "Look"]
        assert not directs(stage, name)
    stage.sandbox.faults.clear()
    before = len(sitting.messages)
    await sitting.turn()
    assert len(sitting.messages) == before + 1
    assert not await stage.services.outbox.waiting()


CALLBACK = "POST /interactions/{}/{}/callback"


@pytest.mark.parametrize("how", ["command", "press"])
@FORM_CODE
async def test_a_refused_private_screen_is_shown_as_text_alone(stage: Stage, how: str) -> None:
    """With the way on by commands; the host learns of it, and the next one is whole."""
    sitting = await sit_down(stage, lords=3)
    who = await sitting.on_turn()
    refuse(stage, CALLBACK)
    if how == "command":
        shown = await stage.command(who, sitting.thread, "play")
    else:
        shown = await sitting.open_panel(who)
    assert "/next leads to your turn" in bare(shown)
    assert "domino" in bare(shown)
    assert not stage.labels(shown)
    assert shown.is_private
    assert not stage.client.app.faults
    assert "Refused: Discord will not take a message" in await health(stage)
    assert stage.labels(await sitting.open_panel(who))


@pytest.mark.parametrize("times", [0, 1])
@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_reminder_is_sent_once_though_its_words_change(
    stage: Stage, request: pytest.FixtureRequest, how: str, times: int
) -> None:
    """Hours later less time is left."""
    if times:
        request.node.add_marker(FORM_CODE)
    sitting = await sit_down(stage, lords=3, clock="1 day")
    await sitting.turn()
    name = await sitting.on_turn()
    await stage.services.people.change(sitting.person(name), notice=how)
    home = stage.world.direct(name) if how == "direct" else sitting.thread
    route = f"POST /channels/{home.id}/messages"
    stage.manual.advance(12 * HOUR)
    stage.world.clock.advance(12 * HOUR)
    await stage.services.outages.alive()
    before = len(stage.messages(home))
    if times:
        refuse(stage, route, times)
    await die(stage, route, after=True)
    await stage.restart()
    for _ in range(3):
        await stage.pass_time(HOUR)
    assert len(stage.messages(home)) == before + 1
    assert not await stage.services.outbox.waiting()


@FORM_CODE
async def test_a_refused_form_is_answered_with_its_cause_and_a_way_on(stage: Stage) -> None:
    """Privately; the next press opens it."""
    shown = await stage.command("Ann", "games", "game new", box="kingdomino")
    refuse(stage, CALLBACK)
    told = await stage.press("Ann", shown, "More options")
    assert told.is_private
    assert "Discord refused the form that belongs here (400/50035" in bare(told)
    assert stage.labels(told) == ["Try again"]
    assert not stage.client.app.faults
    assert "Refused: Discord will not take a message" in await health(stage)


@FORM_CODE
async def test_what_may_not_be_shown_in_the_channel_is_said_privately(stage: Stage) -> None:
    """With the cause."""
    sitting = await sit_down(stage, lords=3)
    await sitting.turn()
    shown = await stage.command("Ann", sitting.thread, "replay")
    refuse(stage, CALLBACK)
    told = await stage.press("Ann", shown, "Show in the channel")
    assert told.is_private
    assert "Discord refused to show this in the channel (400/50035" in bare(told)
    assert not stage.client.app.faults


@pytest.mark.parametrize(
    ("status", "words"),
    [(500, "Discord does not answer me right now"), (403, "Discord refused what I asked of it")],
)
async def test_other_requests_that_fail_are_no_fault_of_ours(
    stage: Stage, request: pytest.FixtureRequest, status: int, words: str
) -> None:
    """The answer says what Discord said, and what to do."""
    if status == 403:
        request.node.add_marker(pytest.mark.undelivered("403/50001"))
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=3, who="anyone")
    for route in ("GET /guilds/{}/members/{}", "GET /users/{}"):
        stage.sandbox.faults.fail(route, status, 10, code=50001)
    told = await stage.command("Ann", "games", "game invite", user="Ben")
    assert words in bare(told)
    assert f"({status}/50001)" in bare(told)
    assert not stage.client.app.faults
