"""A whole conversation between people and a real discord.py bot."""

from __future__ import annotations

import pytest

from sandbox import CannotDo, NoAnswer, Sandbox, Upload, walk
from tests.sandbox.samplebot import Bot, png
from tests.sandbox.waiting import Start, until


def texts(sandbox: Sandbox, channel: str) -> list[str]:
    return [message.text for message in sandbox.world.history(channel)]


async def test_a_command_is_answered(sandbox: Sandbox, bot: Bot) -> None:
    record = await sandbox.people.slash("Ann", "games", "ping")
    assert record.message is not None
    assert record.message.text == "pong"
    assert record.latency is not None
    assert record.error is None


async def test_an_option_completes_itself(sandbox: Sandbox, bot: Bot) -> None:
    record = await sandbox.people.autocomplete("Ann", "games", "show", "word", "c")
    assert [choice["value"] for choice in record.choices] == ["castle", "crown"]


async def test_a_layout_shows_its_uploaded_picture(sandbox: Sandbox, bot: Bot) -> None:
    ben = sandbox.world.user("Ben")
    record = await sandbox.people.slash("Ann", "games", "show", {"word": "crown", "who": ben})
    message = record.message
    assert message is not None
    assert message.is_v2
    gallery = next(c for c in walk(message.components) if c["type"] == 12)
    media = gallery["items"][0]["media"]
    assert media["url"] == sandbox.world.file_url(message.files[0])
    assert (media["width"], media["height"]) == (4, 3)
    assert message.files[0].description == "Alt text of board-0"
    assert sandbox.world.blobs.get(message.files[0].id) == png()


async def test_a_button_replaces_the_picture(sandbox: Sandbox, bot: Bot) -> None:
    shown = await sandbox.people.slash("Ann", "games", "show", {"word": "crown"})
    assert shown.message is not None
    old = shown.message.files[0].id
    record = await sandbox.people.click("Ben", shown.message, "step:1")
    assert record.message is shown.message
    assert [file.name for file in shown.message.files] == ["board-1.png"]
    assert sandbox.world.blobs.get(old) is None
    assert "## Step 2" in shown.message.text


async def test_a_choice_is_answered_privately(sandbox: Sandbox, bot: Bot) -> None:
    shown = await sandbox.people.slash("Ann", "games", "show", {"word": "crown"})
    assert shown.message is not None
    record = await sandbox.people.choose("Ben", shown.message, "pick", ["forest", "lake"])
    ben, ann = sandbox.world.user("Ben"), sandbox.world.user("Ann")
    assert record.message is not None
    assert record.message.text == "forest, lake"
    assert record.message in sandbox.world.seen_by(ben, "games")
    assert record.message not in sandbox.world.seen_by(ann, "games")
    with pytest.raises(CannotDo):
        sandbox.people.dismiss(ann, record.message)
    sandbox.people.dismiss(ben, record.message)
    assert record.message is None


async def test_a_form_brings_back_every_kind_of_field(sandbox: Sandbox, bot: Bot) -> None:
    shown = await sandbox.people.slash("Ann", "games", "show", {"word": "crown"})
    assert shown.message is not None
    form = await sandbox.people.click("Ann", shown.message, "form")
    assert form.modal is not None
    values = {
        "why": "tired",
        "side": ["gold"],
        "how": "later",
        "tags": ["tired"],
        "file": [Upload("note.txt", b"a note")],
    }
    record = await sandbox.people.submit("Ann", form, values)
    assert record.message is not None
    assert record.message.text == "['tired', ['gold'], 'later', ['tired'], 'a note']"


async def test_a_classic_message_swaps_its_file(sandbox: Sandbox, bot: Bot) -> None:
    shown = await sandbox.people.slash("Ann", "games", "classic")
    assert shown.message is not None
    await sandbox.people.click("Ben", shown.message, "again")
    assert shown.message.text == "again"
    assert [file.name for file in shown.message.files] == ["again.png"]


async def test_a_deferral_is_filled_by_the_first_followup(sandbox: Sandbox, bot: Bot) -> None:
    record = await sandbox.people.slash("Ann", "games", "slow")
    assert record.type == 5
    await record.finished
    assert record.message is not None
    assert record.message.is_private
    assert [file.name for file in record.message.files] == ["slow.png"]


async def test_silence_is_shown_as_such(sandbox: Sandbox, bot: Bot) -> None:
    record = sandbox.people.slash("Ann", "games", "mute")
    sandbox.world.clock.advance(3.1)
    with pytest.raises(NoAnswer):
        await record
    assert record.error == "The application did not respond"


async def test_a_thread_takes_in_whom_it_mentions(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.people.slash("Ann", "games", "open")
    thread = await until(sandbox, lambda: sandbox.world.threads("games"))
    call = await until(sandbox, lambda: [m for m in sandbox.world.history(thread[0]) if m.content])
    ann = sandbox.world.user("Ann").id
    assert call[0].pinged == [ann]
    assert thread[0].thread is not None
    assert ann in thread[0].thread.members
    assert sandbox.world.message(thread[0].id).thread == thread[0].id


async def test_a_direct_message_arrives_unless_blocked(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.people.slash("Ann", "games", "direct")
    assert texts(sandbox, "Ann") == ["your move"]
    sandbox.faults.block_direct_messages("Ann")
    record = await sandbox.people.slash("Ann", "games", "direct")
    assert record.message is not None
    assert record.message.text == "code 50007"


async def test_commands_work_in_direct_messages(sandbox: Sandbox, bot: Bot) -> None:
    direct = sandbox.world.direct("Ben")
    record = await sandbox.people.slash("Ben", direct, "ping")
    assert record.message is not None
    assert record.message.channel == direct.id


async def test_sub_commands_check_their_options(sandbox: Sandbox, bot: Bot) -> None:
    record = await sandbox.people.slash("Ann", "games", "game new", {"lords": 4})
    assert record.message is not None
    assert record.message.text == "4 lords"
    for wrong in ({"lords": 5}, {"lords": "many"}, {"kings": 2}):
        with pytest.raises(CannotDo):
            sandbox.people.slash("Ann", "games", "game new", wrong)
    for command in ("game", "game old", "nothing"):
        with pytest.raises(CannotDo):
            sandbox.people.slash("Ann", "games", command)


async def test_a_command_for_managers_is_for_managers(sandbox: Sandbox, bot: Bot) -> None:
    await sandbox.people.slash("Ann", "games", "manage")
    with pytest.raises(CannotDo):
        sandbox.people.slash("Ben", "games", "manage")


async def test_the_bot_reads_only_what_is_meant_for_it(sandbox: Sandbox, bot: Bot) -> None:
    """Without the content intent a message is blank unless it mentions the bot or is direct."""
    sandbox.people.say("Ann", "games", "hi all")
    direct = sandbox.world.direct("Ann")
    sandbox.people.say("Ann", direct, "hi")
    await until(sandbox, lambda: [t for t in texts(sandbox, "Ann") if t == "hello there"])
    assert texts(sandbox, "games") == ["hi all"]
    sandbox.people.say("Ann", "games", f"hi <@{sandbox.world.bot.id}>")
    await until(sandbox, lambda: [t for t in texts(sandbox, "games") if t == "hello there"])


async def test_old_buttons_work_after_a_restart_of_the_bot(sandbox: Sandbox, start: Start) -> None:
    first = await start(Bot())
    shown = await sandbox.people.slash("Ann", "games", "show", {"word": "crown"})
    await first.close()
    await start(Bot())
    assert shown.message is not None
    await sandbox.people.click("Ann", shown.message, "step:1")
    assert "## Step 2" in shown.message.text
