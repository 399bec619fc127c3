"""Watching, end to end: following by direct message, the watchers' thread, the live list."""

from __future__ import annotations

from cogs.codec import base36
from sandbox import Channel, Message, Right
from tests.e2e.house import House
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage, bare

MINUTE, HOUR = 60, 3600
POST = "POST /channels/{channel}/messages"


def server(stage: Stage) -> int:
    """The server that everybody is in."""
    found = stage.channel("lobby").server
    assert found is not None
    return found


def direct(stage: Stage, who: str) -> list[Message]:
    """The direct messages to a person."""
    return stage.messages(stage.world.direct(who))


def members(stage: Stage, thread: Channel) -> set[str]:
    """The people in a thread."""
    assert thread.thread is not None
    names = {stage.world.users[user].name for user in thread.thread.members}
    return {str(name) for name in names} - {stage.world.bot.name}


def watchers(stage: Stage) -> Channel:
    """The watchers' thread."""
    (found,) = [one for one in stage.threads() if one.name == "Watching Harvest Moon"]
    return found


async def watched(stage: Stage, who: str) -> Message:
    """Look at the only live game by `/watch`."""
    listed = await stage.command(who, "lobby", "watch")
    assert "Live games · 1" in bare(listed)
    return await stage.press(who, listed, "Watch")


async def end(stage: Stage, sitting: Sitting, *lords: str) -> None:
    """All lords give up."""
    game = (await sitting.fact()).id
    for who in lords or ("Ann", "Ben"):
        await stage.services.play.resign(game, sitting.person(who))
    await stage.settle()


async def test_the_menu_of_a_lord_lists_their_games(stage: Stage) -> None:
    """Those that the reader may watch, unless the lord is hidden; their own in any case."""
    await sit_down(stage)

    async def listed(reader: str, lord: str) -> Message:
        menu = stage.sandbox.people.menu(reader, "lobby", "Look at this lord's games", lord)
        return await stage.answer(menu)

    assert "· 1\n" in bare(await listed("Cara", "Ann")) + "\n"
    assert "Watch" in stage.labels(await listed("Cara", "Ann"))
    assert "This lord has no game here" in bare(await listed("Cara", "Dan"))
    ann = await stage.command("Ann", "lobby", "settings")
    await stage.press("Ann", ann, "On ladders: shown")
    assert "does not want to be shown" in bare(await listed("Cara", "Ann"))
    assert "Watch" in stage.labels(await listed("Ann", "Ann"))


async def test_a_game_is_followed_by_direct_message(stage: Stage) -> None:
    """From /watch to a digest an hour; who takes none is told at their next visit."""
    sitting = await sit_down(stage)
    answer = await stage.press("Cara", await watched(stage, "Cara"), "Follow")
    assert "You now follow **Harvest Moon**." in bare(answer)
    answer = await stage.choose("Cara", answer, "how", "Every turn")
    assert "You follow **Harvest Moon**." in bare(answer)
    await sitting.turn()
    assert direct(stage, "Cara") == []
    await stage.pass_time(MINUTE)
    (told,) = direct(stage, "Cara")
    assert "of what you follow" in bare(told)
    assert not told.pinged
    await sitting.turn()
    await stage.pass_time(MINUTE)
    assert len(direct(stage, "Cara")) == 1
    stage.sandbox.faults.block_direct_messages("Cara")
    await stage.pass_time(HOUR)
    assert len(direct(stage, "Cara")) == 1
    assert not await stage.services.outbox.waiting()
    await stage.command("Cara", "lobby", "follow list")
    await stage.told("Cara", "I could not write to you", where="lobby")
    stage.sandbox.faults.block_direct_messages("Cara", blocked=False)
    await stage.command("Cara", "lobby", "follow lord", user=sitting.id("Ben"), how="end")
    listed = await stage.command("Cara", "lobby", "follow list")
    assert "What you follow · 2" in bare(listed)
    await end(stage, sitting)
    await stage.pass_time(2 * HOUR)
    assert "Harvest Moon" in bare(direct(stage, "Cara")[-1])
    left = await stage.command("Cara", "lobby", "follow list")
    assert "**Ben**, a lord · only the ends" in bare(left)
    stage.sandbox.faults.leave("Cara", "Castellan's Court")
    await sit_down(stage, name="Quiet Mill")
    await stage.pass_time(HOUR)
    assert (await stage.services.watching.follows(sitting.person("Cara"))).follows == ()


async def test_lords_come_to_the_watchers_when_their_game_is_over(stage: Stage) -> None:
    """Kept out before, and out again who takes a seat; a thread that is deleted is made anew."""
    sitting = await sit_down(stage)
    faults = stage.sandbox.faults
    look = await watched(stage, "Cara")
    faults.take_away("games", Right.CREATE_PRIVATE_THREADS)
    assert "private thread" in bare(await stage.press("Cara", look, "Kibitz"))
    faults.give_back("games")
    again = await stage.command("Cara", sitting.thread, "game kibitz")
    assert "private thread" in bare(again)
    stage.manual.advance(MINUTE)  # until then it is remembered what Discord said
    answer = await stage.command("Cara", sitting.thread, "game kibitz")
    assert "where those who watch **Harvest Moon** talk" in bare(answer)
    faults.delete_channel(watchers(stage))
    await stage.command("Dan", sitting.thread, "game kibitz")
    thread = watchers(stage)
    await stage.command("Cara", sitting.thread, "game kibitz")
    assert members(stage, thread) == {"Cara", "Dan"}
    assert "Its lords can't read this" in bare(stage.messages(thread)[0])
    refused = await stage.command("Ann", sitting.thread, "game kibitz")
    assert "opens to you when the game is over" in bare(refused)
    assert not stage.world.can_see("Ben", thread)
    await stage.services.play.resign((await sitting.fact()).id, sitting.person("Ben"))
    shown = await stage.command("Cara", sitting.thread, "game seat")
    await stage.press("Cara", shown, "Take the seat")
    await stage.settle()
    assert members(stage, thread) == {"Dan"}
    await end(stage, sitting, "Ann", "Cara")
    assert members(stage, thread) == {"Ann", "Cara", "Dan"}
    assert "its lords are here now" in bare(stage.messages(thread)[-1])
    assert thread.thread is not None
    assert thread.thread.auto_archive == 24 * 60  # a server has room for a thousand open ones


async def test_the_live_list_keeps_itself_current(stage: Stage) -> None:
    """One message, edited once a minute; deleted it comes again, out of reach the host is told."""
    await stage.command("Ann", "lobby", "admin index", channel=stage.channel("lobby").id)
    await stage.settle()
    (shown,) = stage.messages("lobby")
    assert "No game is being played." in bare(shown)
    sitting = await sit_down(stage)
    assert "Harvest Moon" not in bare(shown)
    await stage.pass_time(MINUTE)
    (shown,) = stage.messages("lobby")
    assert "Live games · 1" in bare(shown)
    assert "Harvest Moon" in bare(await stage.press("Cara", shown, "Watch"))
    stage.sandbox.faults.vanish(shown)
    await stage.until(lambda: not stage.messages("lobby"))
    await sitting.turn()
    await stage.pass_time(MINUTE)
    (again,) = stage.messages("lobby")
    assert again.id != shown.id
    await stage.restart()
    await sitting.turn()
    await stage.pass_time(MINUTE)
    assert [one.id for one in stage.messages("lobby")] == [again.id]
    stage.sandbox.faults.take_away("lobby", Right.VIEW_CHANNEL, Right.SEND_MESSAGES)
    await sitting.turn()
    await stage.pass_time(MINUTE)
    await stage.pass_time(MINUTE)
    assert "live list" in bare(await stage.command("Ann", "games", "admin health"))
    assert "can't write there" in bare(await stage.command("Ann", "games", "admin index"))
    await stage.command("Ann", "games", "admin index", channel=stage.channel("games").id)
    await stage.settle()
    assert "Live games · 1" in bare(stage.messages("games")[-1])
    assert "all is well" in bare(await stage.command("Ann", "games", "admin health"))


async def test_a_list_of_unknown_fate_is_found_again(stage: Stage) -> None:
    """The answer to its posting is lost: the next attempt does not post a second one."""
    stage.sandbox.faults.cut(POST, times=5, after=True)  # discord.py tries so often
    await stage.command("Ann", "lobby", "admin index", channel=stage.channel("lobby").id)
    await stage.settle()
    assert len(stage.messages("lobby")) == 1
    assert (await stage.services.watching.index(server(stage))).message is None
    await stage.pass_time(10 * MINUTE)
    (shown,) = stage.messages("lobby")
    state = await stage.services.watching.index(server(stage))
    assert (state.message, state.tries) == (shown.id, 0)


async def test_the_list_is_kept_by_a_worker_of_its_own(house: House) -> None:
    """Nobody has to wait for it, nor does it hold up the end of the process."""
    await house.command("Ann", "lobby", "admin index", channel=house.channel("lobby").id)
    await house.until(lambda: house.messages("lobby"))
    await house.restart()
    assert len(house.messages("lobby")) == 1


async def test_what_somebody_does_not_see_they_cannot_watch(stage: Stage) -> None:
    """Neither in /watch nor by its number, nor is it named in a list that more people see."""
    sitting = await sit_down(stage)
    games, world = stage.channel("games"), stage.world
    game = base36((await sitting.fact()).id)
    world.set_overwrite(games, world.user("Dan"), deny=Right.VIEW_CHANNEL)
    assert "Live games · 0" in bare(await stage.command("Dan", "lobby", "watch"))
    refused = await stage.command("Dan", "lobby", "follow game", game=game)
    assert "don't know that game" in bare(refused)
    await stage.command("Ann", "lobby", "admin index", channel=stage.channel("lobby").id)
    await stage.settle()
    assert "Live games · 1" in bare(stage.message("Live games", where="lobby"))
    everybody = world.server(games.server).roles[games.server]
    world.set_overwrite(games, everybody, deny=Right.VIEW_CHANNEL)
    await stage.command("Ann", "lobby", "follow list")  # the bot has heard of it by then
    await sitting.played()
    await stage.pass_time(MINUTE)
    assert "No game is being played." in bare(stage.messages("lobby")[0])
