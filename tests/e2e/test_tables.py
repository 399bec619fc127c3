"""The life of a table through the real client, from /game new to its start or its end."""

from __future__ import annotations

import copy

import pytest

from cogs.lookups import REMEMBERED
from sandbox import Message, Right
from services.facts import Person
from services.facts.tables import Pace
from tests.e2e.stage import Stage, bare

DAY = 86_400


async def opened(stage: Stage, **options: object) -> Message:
    """Ann opens a table with one command; returns its public message."""
    wanted = {"box": "kingdomino", "lords": 3, "who": "anyone", "name": "Harvest Moon", **options}
    answer = await stage.command("Ann", "games", "game new", **wanted)
    assert "Harvest Moon is open in" in bare(answer).replace("**", "")
    await stage.settle()
    return stage.message("a table is open")


def chosen(message: Message, stage: Stage, label: str) -> list[str]:
    part = stage.find(message, label)
    assert part is not None
    return [option["label"] for option in part["options"] if option.get("default")]


# -- /game new ------------------------------------------------------------------------------------


async def test_a_table_is_set_up_press_by_press(stage: Stage) -> None:
    """Box, lords, variants and who are chosen on one screen and a form."""
    panel = await stage.command("Ann", "games", "game new")
    assert stage.labels(panel) == ["Close"]
    first = panel.id
    panel = await stage.choose("Ann", panel, "Which box?", "Kingdomino")
    panel = await stage.choose("Ann", panel, "Players", "2 players")
    panel = await stage.choose("Ann", panel, "Variants: none", "The Mighty Duel", "Harmony")
    assert "The Mighty Duel · 2 lords · 7×7 · 12 rounds · Harmony" in bare(panel)
    panel = await stage.choose("Ann", panel, "Players", "4 players")
    assert "The Mighty Duel is off: it is for 2 lords." in bare(panel)
    assert chosen(panel, stage, "Variants: none") == ["Harmony"]
    panel = await stage.form(
        "Ann", panel, "More options", name="  Quiet   Mill ", switches=["starts", "numbers"]
    )
    assert "The table is called Quiet Mill." in bare(panel)
    panel = await stage.press("Ann", panel, "Open the table")
    assert panel.id == first
    assert stage.labels(panel) == ["Host's panel", "Close"]
    await stage.settle()
    table = stage.message("Quiet Mill · a table is open")
    assert "Kingdomino · 4 lords · 5×5 · 12 rounds · Harmony" in bare(table)
    assert "1 · **Ann** (host)" in bare(table)
    assert "The host starts the game" in bare(table)
    fact = (await stage.services.tables.open_tables(table_server(stage)))[0]
    assert (fact.setup.takeback, fact.setup.starts, fact.setup.numbers) == (False, "host", True)


def table_server(stage: Stage) -> int:
    (server,) = stage.world.servers
    return int(server)


async def test_opening_twice_opens_one_table(stage: Stage) -> None:
    """Two presses at once: the second finds the draft gone and shows the same text."""
    panel = await stage.command("Ann", "games", "game new", box="discovery")
    part = stage.find(panel, "Open the table")
    assert part is not None
    twice = [stage.sandbox.people.click("Ann", panel, part["custom_id"]) for _ in range(2)]
    first, second = [await stage.answer(record) for record in twice]
    assert first.id == second.id
    assert "is open in" in bare(second)
    await stage.settle()
    assert len([m for m in stage.messages("games") if "a table is open" in bare(m)]) == 1


async def test_the_unfinished_set_up_comes_back(stage: Stage) -> None:
    """/game new brings the draft back, across a restart; the last set-up is offered after it."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", lords=3)
    await stage.press("Ann", panel, "Close")
    await stage.restart()
    panel = await stage.command("Ann", "games", "game new")
    assert chosen(panel, stage, "Players") == ["3 players"]
    await stage.press("Ann", panel, "Open the table")
    panel = await stage.command("Ann", "games", "game new")
    assert "Same as last time here: Kingdomino, 3 lords, 1 day a turn." in bare(panel)
    panel = await stage.press("Ann", panel, "Same as last time")
    assert chosen(panel, stage, "Players") == ["3 players"]


async def test_presets_fill_the_panel(stage: Stage) -> None:
    """The Mighty Duel and Dynasty."""
    panel = await stage.command("Ann", "games", "game new")
    panel = await stage.choose("Ann", panel, "Or a preset…", "The Mighty Duel")
    assert "The Mighty Duel · 2 lords · 7×7" in bare(panel)
    panel = await stage.press("Ann", panel, "Back")
    panel = await stage.choose("Ann", panel, "Or a preset…", "Dynasty")
    assert "Dynasty: three games, scores added" in bare(panel)


async def test_what_does_not_go_together_is_said_on_the_filled_panel(stage: Stage) -> None:
    """R19 refuses four lords for Discovery; nothing is opened."""
    panel = await stage.command("Ann", "games", "game new", box="discovery", lords=4, who="anyone")
    assert "Discovery is for 2 lords." in bare(panel)
    assert "Discovery · 2 lords" in bare(panel)
    await stage.settle()
    assert not stage.messages("games")


async def test_in_direct_messages_the_shared_servers_are_named(stage: Stage) -> None:
    """Tables are opened in a server."""
    direct = stage.world.direct("Ann")
    answer = await stage.command("Ann", direct, "game new")
    assert "Tables are opened in a server." in bare(answer)
    assert "Castellan's Court" in bare(answer)


async def test_a_channel_that_is_closed_to_us_opens_no_table(stage: Stage) -> None:
    """The reason is told to the one who asks; nothing waits in the outbox."""
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    answer = await stage.command(
        "Ann", "games", "game new", box="kingdomino", lords=2, who="anyone"
    )
    assert "I can't write in" in bare(answer)
    assert not await stage.services.tables.open_tables(table_server(stage))


async def test_from_a_thread_the_table_goes_to_its_channel(stage: Stage) -> None:
    """And the server's table channel comes before the command's."""
    table = await opened(stage, lords=2)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    (thread,) = stage.threads()
    await stage.command("Ann", thread, "game new", box="discovery", who="anyone", name="Fens")
    await stage.settle()
    assert stage.message("Fens · a table is open", where="games")
    lobby = stage.world.channel("lobby").id
    await stage.services.people.change_server(table_server(stage), table_channel=lobby)
    await stage.command("Ann", "games", "game new", box="discovery", who="anyone", name="Mill")
    await stage.settle()
    assert stage.message("Mill · a table is open", where="lobby")


# -- seats ----------------------------------------------------------------------------------------


async def test_the_last_seat_starts_the_game_in_a_thread(stage: Stage) -> None:
    """The table's message says so; its thread hangs on it and archives itself after 7 days."""
    table = await opened(stage)
    shown = await stage.press("Ben", table, "Take a seat")
    assert shown.id == table.id
    assert "2 · **Ben**" in bare(shown)
    mine = await stage.told("Ben", "You have seat 2 at")
    assert stage.labels(mine) == ["Leave Harvest Moon"]
    await stage.settle()
    await stage.press("Cara", table, "Take a seat")
    assert await stage.told("Cara", "and the game begins")
    await stage.settle()
    (thread,) = stage.threads()
    assert thread.parent == table.channel
    assert thread.id == table.id
    assert thread.name == "Harvest Moon"
    assert thread.thread is not None
    assert thread.thread.auto_archive == 10_080
    begun = stage.message(f"play: <#{thread.id}>")
    assert begun.id == table.id
    assert f"<#{thread.id}>" in bare(begun)
    assert stage.labels(begun) == ["Look"]
    assert len(stage.messages("games")) == 1
    look = await stage.press("Dan", begun, "Look")
    assert look.only_for == stage.world.user("Dan").id


async def test_the_game_is_played_in_the_channel_where_threads_are_denied(stage: Stage) -> None:
    """It is said once, on the table's message."""
    table = await opened(stage, lords=2)
    stage.sandbox.faults.take_away("games", Right.CREATE_PUBLIC_THREADS)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    assert not stage.threads()
    assert stage.message("play here in the channel")
    assert stage.message("choose your first domino")


async def test_everybody_who_may_not_press_is_told_why(stage: Stage) -> None:
    """The four-way table of a public message: host, seated, others."""
    table = await opened(stage)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    for person in ("Ann", "Ben"):
        sitting = await stage.press(person, table, "Take a seat")
        assert "You already sit at this table." in bare(sitting)
    stranger = await stage.press("Cara", table, "Leave")
    assert bare(stranger) == "You have no seat here."
    assert stage.labels(stranger) == ["Take a seat"]
    stranger = await stage.press("Cara", table, "Invite…")
    assert bare(stranger) == "Take a seat first, then invite."
    for person in ("Ben", "Cara"):
        refused = await stage.press(person, table, "Host…")
        assert "Only **Ann**, the host, can do that." in bare(refused)
        assert refused.only_for is not None
    shown = await stage.press("Cara", stranger, "Take a seat")
    assert shown.id == stranger.id
    seated = await stage.press("Cara", shown, "Take a seat")
    assert "You have seat 3" in bare(seated)


async def test_a_host_who_leaves_passes_the_table_on_and_the_last_closes_it(stage: Stage) -> None:
    """Leaving is private; the message shows who is the host."""
    table = await opened(stage)
    await stage.press("Cara", table, "Take a seat")
    await stage.settle()
    shown = await stage.press("Ann", table, "Leave")
    assert "2 · **Cara** (host)" in bare(shown)
    assert await stage.told("Ann", "**Cara** is the host now.")
    await stage.settle()
    await stage.press("Cara", table, "Leave")
    assert await stage.told("Cara", "You were the last, so the table is closed.")
    await stage.settle()
    assert "Everybody left, so this table is closed." in bare(stage.world.message(table))


async def test_two_who_race_for_the_last_seat_get_one(stage: Stage) -> None:
    """One is seated, the other is told how it stands."""
    table = await opened(stage, lords=2)
    id = stage.find(table, "Take a seat")
    assert id is not None
    people = stage.sandbox.people
    both = [people.click(who, table, id["custom_id"]) for who in ("Ben", "Cara")]
    told = [bare(await stage.answer(record)) for record in both]
    assert sum("and the game begins" in words for words in told) == 1
    assert (
        sum("This game has begun" in words or "All seats are taken." in words for words in told)
        == 1
    )


async def test_a_press_delivered_twice_counts_once(stage: Stage) -> None:
    """The same interaction twice takes one seat and is answered once."""
    table = await opened(stage)
    stage.sandbox.faults.twice()
    await stage.press("Ben", table, "Take a seat")
    await stage.told("Ben", "You have seat 2")
    await stage.settle()
    assert "3 · *free*" in bare(stage.world.message(table))
    mine = [m for m in stage.world.history("games") if m.only_for is not None]
    assert len([m for m in mine if "already" in bare(m)]) == 0


async def test_a_table_for_a_role_refuses_others(stage: Stage) -> None:
    """The role is chosen in the panel; who has it may sit down."""
    server = stage.world.server("Castellan's Court")
    role = stage.world.add_role(server, "Knights")
    panel = await stage.command(
        "Ann", "games", "game new", box="kingdomino", lords=3, who="role", name="Round Table"
    )
    assert "Open the table" not in stage.labels(panel)
    panel = await stage.choose("Ann", panel, "Which role may join?", role.id)
    panel = await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    table = stage.message("Round Table · a table is open")
    assert f"only <@&{role.id}> may join" in bare(table)
    refused = await stage.press("Ben", table, "Take a seat")
    assert f"This table is for <@&{role.id}>." in bare(refused)
    server.members[stage.world.user("Cara").id].roles.append(role.id)
    assert "2 · **Cara**" in bare(await stage.press("Cara", table, "Take a seat"))


# -- invitations ----------------------------------------------------------------------------------


async def test_an_invitation_is_accepted_and_tidied_away(stage: Stage) -> None:
    """One mention in the channel, deleted once it is answered."""
    table = await opened(stage, who="invited")
    refused = await stage.press("Dan", table, "Take a seat")
    assert "Only people who are invited can join this table." in bare(refused)
    ask = await stage.press("Ann", table, "Invite…")
    cara = stage.world.user("Cara").id
    said = await stage.choose("Ann", ask, "Invite people…", cara, stage.world.bot.id)
    assert "You invited **Cara**." in bare(said)
    await stage.settle()
    call = stage.message("invites you to")
    assert call.pinged == [cara]
    assert not call.is_v2
    assert "Invited: **Cara**." in bare(stage.world.message(table))
    foreign = await stage.press("Ben", call, "Accept")
    assert "That button is for **Cara**." in bare(foreign)
    assert "You have seat 2" in bare(await stage.press("Cara", call, "Accept"))
    await stage.settle()
    assert call.id not in stage.world.messages
    assert "2 · **Cara**" in bare(stage.world.message(table))
    assert "Invited" not in bare(stage.world.message(table))


async def test_a_declined_invitation_is_told_to_the_host_alone(stage: Stage) -> None:
    """Privately, on the host's panel."""
    table = await opened(stage)
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    await stage.settle()
    call = stage.message("invites you to")
    declined = await stage.press("Cara", call, "Decline")
    assert "You declined. **Ann** is told privately, nobody else." in bare(declined)
    await stage.settle()
    assert call.id not in stage.world.messages
    assert "Cara" not in bare(stage.world.message(table))
    panel = await stage.press("Ann", table, "Host…")
    assert "**Cara** can't come this time." in bare(panel)


async def test_an_invitation_ends_after_three_days(stage: Stage) -> None:
    """Its message goes; a late press is told so."""
    table = await opened(stage)
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    await stage.settle()
    call = stage.message("invites you to")
    await stage.pass_time(3 * DAY)
    assert call.id not in stage.world.messages
    assert "Invited" not in bare(stage.world.message(table))


async def test_who_can_not_be_mentioned_is_written_to(stage: Stage) -> None:
    """Where the channel is closed to us the invitation comes as a direct message."""
    await opened(stage)
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    await stage.settle()
    call = stage.message("invites you to", where=stage.world.direct("Cara"))
    stage.sandbox.faults.leave("Cara", table_server(stage))
    stage.manual.advance(REMEMBERED)
    gone = await stage.press("Cara", call, "Accept")
    assert "This account is not in this server." in bare(gone)


# -- the host -------------------------------------------------------------------------------------


async def test_the_host_starts_with_fewer_lords_where_the_rules_allow_it(stage: Stage) -> None:
    """Two of three: R1 instead of R3. The button names the number."""
    table = await opened(stage)
    panel = await stage.press("Ann", table, "Host…")
    assert "One more lord is needed to start." in bare(panel)
    await stage.press("Cara", table, "Take a seat")
    await stage.settle()
    panel = await stage.press("Ann", table, "Host…")
    asked = await stage.press("Ann", panel, "Start with 2 lords")
    assert "Everybody else is asked first." in bare(asked)
    await stage.settle()
    assert not stage.threads()
    stays = await stage.press("Cara", stage.message("Do you stay?"), "I stay")
    assert "and the game begins." in bare(stays)
    await stage.settle()
    (thread,) = stage.threads()
    assert "Kingdomino · 2 lords" in bare(stage.message("has begun", where=thread))


async def test_a_table_that_the_host_starts_waits_for_it(stage: Stage) -> None:
    """[Start] is greyed until all seats are taken, and the host's alone."""
    panel = await stage.command("Ann", "games", "game new", box="discovery", name="Fens")
    panel = await stage.form("Ann", panel, "More options", switches=["starts"])
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    table = stage.message("Fens · a table is open")
    assert "Start" not in stage.labels(table)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    table = stage.message("Fens · a table is open")
    assert "Start" in stage.labels(table)
    assert "Only **Ann**, the host" in bare(await stage.press("Ben", table, "Start"))
    await stage.press("Ann", table, "Start")
    await stage.settle()
    assert stage.threads()


async def test_the_host_frees_a_seat_changes_options_and_closes(stage: Stage) -> None:
    """Everything on one private message; the public one follows."""
    table = await opened(stage)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    panel = await stage.press("Ann", table, "Host…")
    panel = await stage.choose("Ann", panel, "Free a seat", "Seat 2 · Ben")
    assert "Seat 2 is free again." in bare(panel)
    await stage.settle()
    assert "Ben" not in bare(stage.world.message(table))
    page = await stage.press("Ann", panel, "Change options")
    page = await stage.choose("Ann", page, "Variants: none", "Harmony", "Dynasty")
    page = await stage.choose("Ann", page, "Players", "4 players")
    page = await stage.form("Ann", page, "More options", switches=["watching"])
    await stage.settle()
    (fact,) = await stage.services.tables.open_tables(table_server(stage))
    assert (fact.setup.watching, fact.setup.vacation) == ("table", False)
    assert "Kingdomino · 4 lords · 5×5 · 12 rounds · Harmony · Dynasty" in bare(
        stage.world.message(table)
    )
    panel = await stage.press("Ann", page, "Back")
    sure = await stage.press("Ann", panel, "Close the table")
    closed = await stage.press("Ann", sure, "Close the table")
    assert "is closed." in bare(closed)
    await stage.settle()
    assert "This table was closed." in bare(stage.world.message(table))


async def test_a_changed_table_asks_those_who_sit_there(stage: Stage) -> None:
    """All in one message, edited by changes and answers; the last to stay starts the game."""
    table = await opened(stage, lords=4)
    for person in ("Ben", "Cara"):
        await stage.press(person, table, "Take a seat")
        await stage.settle()
    panel = await stage.press("Ann", table, "Host…")
    page = await stage.press("Ann", panel, "Change options")
    assert "3 lords sit here, so the table can't be smaller." in bare(page)
    assert "are asked whether they stay" in bare(page)
    page = await stage.choose("Ann", page, "Players", "3 players")
    await stage.settle()
    before = stage.messages("games")
    page = await stage.choose("Ann", page, "Variants: none", "Harmony")
    await stage.settle()
    assert [one.id for one in stage.messages("games")] == [one.id for one in before]
    (asked,) = (one for one in stage.messages("games") if "Do you stay?" in bare(one))
    assert asked.pinged == [stage.world.user(one).id for one in ("Ben", "Cara")]
    assert "Kingdomino · 3 lords · 5×5 · 12 rounds · Harmony" in bare(asked)
    assert "Asked whether to stay after a change: **Ben** and **Cara**." in bare(
        stage.world.message(table)
    )
    foreign = await stage.press("Dan", asked, "I stay")
    assert "That button is for **Ben**." in bare(foreign)
    early = await stage.command("Ann", "games", "game start")
    assert "**Ben** and **Cara** must say first whether to stay" in bare(early)
    await stage.press("Ben", asked, "I stay")
    await stage.settle()
    left = stage.world.message(asked).text
    called = [f"<@{stage.world.user(one).id}>" in left for one in ("Ben", "Cara")]
    assert (called, stage.threads()) == ([False, True], [])
    await stage.join("Cara", "Harvest Moon")
    await stage.settle()
    assert asked.id not in stage.world.messages
    assert len(stage.threads()) == 1


async def test_who_does_not_stay_has_left(stage: Stage) -> None:
    """One press; and a press on the message of the table as it was is asked again."""
    table = await opened(stage, lords=3)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    old = copy.deepcopy(stage.world.message(table).components)
    panel = await stage.press("Ann", table, "Host…")
    page = await stage.press("Ann", panel, "Change options")
    await stage.choose("Ann", page, "Players", "2 players")
    await stage.settle()
    left = await stage.press("Ben", stage.message("Do you stay?"), "Leave")
    assert "You left **Harvest Moon**." in bare(left)
    await stage.settle()
    stage.world.message(table).components = old  # as Cara's client still shows it
    shown = await stage.press("Cara", table, "Take a seat")
    assert "has changed since that message" in bare(shown)
    assert "Kingdomino · 2 lords" in bare(shown)
    assert "and the game begins." in bare(await stage.press("Cara", shown, "Take a seat"))


async def test_only_members_are_invited_and_nobody_twice_who_declined(stage: Stage) -> None:
    """Neither by command nor by the list of people."""
    zoe = stage.world.add_user("Zoe").id
    table = await opened(stage)
    outside = await stage.command("Ann", "games", "game invite", user=zoe)
    assert "This account is not in this server." in bare(outside)
    ask = await stage.press("Ann", table, "Invite…")
    outside = await stage.choose("Ann", ask, "Invite people…", zoe)
    assert "This account is not in this server." in bare(outside)
    cara = stage.world.user("Cara").id
    await stage.command("Ann", "games", "game invite", user=cara)
    await stage.settle()
    await stage.press("Cara", stage.message("invites you to"), "Decline")
    again = await stage.command("Ann", "games", "game invite", user=cara)
    assert "Declined for this table, and not asked again: **Cara**." in bare(again)
    await stage.settle()
    assert not [one for one in stage.messages("games") if one.pinged]


async def test_every_button_works_after_a_restart(stage: Stage) -> None:
    """The public ones, the private ones, and a form that was open meanwhile."""
    table = await opened(stage)
    panel = await stage.press("Ann", table, "Host…")
    mine = await stage.command("Cara", "games", "game new", box="discovery")
    part = stage.find(mine, "More options")
    assert part is not None
    form = await stage.sandbox.people.click("Cara", mine, part["custom_id"])
    await stage.restart()
    named = await stage.fill("Cara", form, {"name": "Fens"})
    assert "The table is called Fens." in bare(named)
    assert "2 · **Ben**" in bare(await stage.press("Ben", table, "Take a seat"))
    await stage.settle()
    sure = await stage.press("Ann", panel, "Close the table")
    assert "Keep it open" in stage.labels(sure)


async def test_a_table_whose_message_was_deleted_is_posted_again(stage: Stage) -> None:
    """With the next change."""
    table = await opened(stage)
    stage.sandbox.faults.vanish(table)
    await stage.join("Ben", "Harvest Moon")
    await stage.settle()
    again = stage.message("a table is open")
    assert again.id != table.id
    assert "2 · **Ben**" in bare(again)


async def test_a_late_press_on_the_host_s_panel_changes_nothing(stage: Stage) -> None:
    """After the start the old panel says so and leads to the game."""
    table = await opened(stage, lords=2)
    panel = await stage.press("Ann", table, "Host…")
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    late = await stage.press("Ann", panel, "Change options")
    assert "This game has begun" in bare(late)
    assert "Harvest Moon" in bare(await stage.press("Ann", late, "Look"))


# -- time -----------------------------------------------------------------------------------------


async def test_a_table_nobody_fills_closes_after_seven_days(stage: Stage) -> None:
    """The host is told, and can open it again; across a restart."""
    table = await opened(stage)
    await stage.restart()
    await stage.pass_time(7 * DAY)
    shown = stage.world.message(table)
    assert "Nobody took the last seat within 7 days" in bare(shown)
    assert stage.labels(shown) == ["Open it again"]
    note = stage.message("nobody took the last seat of")
    assert note.pinged == [stage.world.user("Ann").id]
    again = await stage.press("Ann", note, "Open it again")
    assert "is open again in" in bare(again)
    twice = await stage.press("Ann", shown, "Open it again")
    assert "is open again in" in bare(twice)
    await stage.settle()
    open_now = [m for m in stage.messages("games") if "a table is open" in bare(m)]
    assert len(open_now) == 1


async def ended(stage: Stage, *others: str) -> None:
    """Ann, Ben and the others agree to end the game they are in."""
    (thread,) = stage.threads()
    asked = await stage.command("Ann", thread, "game abort")
    await stage.press("Ann", asked, "abort")
    await stage.settle()
    question = next(m for m in stage.messages(thread) if stage.find(m, "Agree"))
    for who in ("Ben", *others):
        await stage.press(who, question, "Agree")
    await stage.settle()


@pytest.mark.parametrize("how", ["closed to us", "deleted"])
async def test_where_no_table_can_be_no_rematch_is_opened(stage: Stage, how: str) -> None:
    """Asked for in another channel: the reason is told, and no table is opened unseen."""
    table = await opened(stage, lords=2)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    await ended(stage)
    if how == "deleted":
        stage.sandbox.faults.delete_channel("games")
    else:
        stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    await stage.settle()
    answer = await stage.command("Ann", "lobby", "game rematch", game="1")
    expected = "A game can't be played in" if how == "deleted" else "I can't write in"
    assert expected in bare(answer)
    assert not await stage.services.tables.open_tables(table_server(stage))


async def test_where_no_table_can_be_none_is_opened_again(stage: Stage) -> None:
    """The reason is told to the host; with the permission it can be opened again."""
    await opened(stage)
    await stage.pass_time(7 * DAY)
    note = stage.message("nobody took the last seat of")
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    await stage.settle()
    assert "I can't write in" in bare(await stage.press("Ann", note, "Open it again"))
    assert not await stage.services.tables.open_tables(table_server(stage))
    stage.sandbox.faults.give_back("games")
    await stage.settle()
    assert "is open again in" in bare(await stage.press("Ann", note, "Open it again"))


async def test_a_rematch_keeps_the_seats_turned_by_one(stage: Stage) -> None:
    """The others are called; a stranger gets no kept seat; the last acceptance starts the game."""
    table = await opened(stage, lords=2, variants="mighty_duel")
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    await ended(stage)
    (thread,) = stage.threads()
    stranger = await stage.command("Cara", thread, "game rematch")
    assert "Only the lords of this game" in bare(stranger)
    await stage.command("Ann", thread, "game rematch")
    await stage.settle()
    again = stage.message("a table is open")
    assert "1 · *kept for* **Ben**" in bare(again)
    assert "2 · **Ann** (host)" in bare(again)
    assert "The Mighty Duel" in bare(again)
    assert "All seats are taken." in bare(await stage.press("Cara", again, "Take a seat"))
    await stage.press("Ben", stage.message("invites you to"), "Accept")
    await stage.settle()
    assert len(stage.threads()) == 2


async def test_several_are_invited_in_one_message(stage: Stage) -> None:
    """It calls each once, goes on while one has not answered, and is nobody else's."""
    table = await opened(stage, lords=3)
    for who in ("Ben", "Cara"):
        await stage.press(who, table, "Take a seat")
    await stage.settle()
    await ended(stage, "Cara")
    (thread,) = stage.threads()
    await stage.command("Ann", thread, "game rematch")
    await stage.settle()

    def calls() -> list[str]:
        shown = (bare(one) for one in stage.messages("games"))
        return [one for one in shown if "invites you to" in one]

    ben, cara = (f"<@{stage.world.user(who).id}>" for who in ("Ben", "Cara"))
    (call,) = calls()
    assert ben in call
    assert cara in call
    note = stage.message("invites you to")
    assert "That button is for" in bare(await stage.press("Dan", note, "Accept"))
    assert "You declined." in bare(await stage.press("Cara", note, "Decline"))
    await stage.settle()
    (call,) = calls()
    assert ben in call
    assert cara not in call
    note = stage.message("invites you to")
    assert "That invitation is over" in bare(await stage.press("Cara", note, "Accept"))
    assert "You have seat" in bare(await stage.press("Ben", note, "Accept"))
    await stage.settle()
    assert calls() == []


# -- commands -------------------------------------------------------------------------------------


async def test_a_table_is_filled_by_commands_alone(stage: Stage) -> None:
    """Join with suggestions, invite, decline, leave, host, start."""
    table = await opened(stage, lords=4)
    offered = await stage.suggestions("Ben", "game join", "table")
    assert offered == ["Harvest Moon · Kingdomino, 4 lords, 1 day a turn · 1 of 4 seated"]
    joined = await stage.join("Ben", "harvest moon", seat=4)
    assert "You have seat 4" in bare(joined)
    taken = await stage.command("Cara", "games", "game join", table="Harvest Moon", seat=4)
    assert "is taken already." in bare(taken)
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    assert "You declined." in bare(await stage.command("Cara", "games", "game decline"))
    await stage.join("Dan", "Harvest Moon")
    assert "You left" in bare(await stage.command("Dan", "games", "game leave"))
    assert "host's panel" in bare(await stage.command("Ann", "games", "game host"))
    refused = await stage.command("Ben", "games", "game start")
    assert "Only **Ann**, the host, can do that." in bare(refused)
    await stage.command("Ann", "games", "game start")
    await stage.join("Ben", "Harvest Moon")
    await stage.settle()
    assert stage.threads()
    assert "**Ann** and **Ben** play: <#" in bare(stage.world.message(table))


async def test_nobody_agrees_by_typing_to_what_they_were_not_shown(stage: Stage) -> None:
    """The game begins when it is shown as it is; a suggestion shows it, as long as it is true."""
    await opened(stage, lords=2)
    ann = stage.world.user("Ann").id

    async def suggested() -> str:
        people = stage.sandbox.people
        record = await people.autocomplete("Ben", "games", "game join", "table", "")
        return str(record.choices[0]["value"])

    before = await suggested()
    shown = await stage.command("Ben", "games", "game join", table="Harvest Moon")
    assert "1 day a turn" in bare(shown)
    (fact,) = await stage.services.tables.open_tables(table_server(stage))
    await stage.services.tables.change(fact.id, Person(ann, "Ann"), pace=Pace(turn=600))
    for answer in (
        await stage.press("Ben", shown, "Take a seat"),
        await stage.command("Ben", "games", "game join", table=before),
    ):
        assert "has changed since that message" in bare(answer)
        assert "10 minutes a turn" in bare(answer)
    await stage.settle()
    assert stage.threads() == []
    joined = await stage.command("Ben", "games", "game join", table=await suggested())
    assert "You have seat 2" in bare(joined)
    await stage.settle()
    assert len(stage.threads()) == 1


async def test_where_several_tables_fit_it_is_asked_which(stage: Stage) -> None:
    """The choice does what the command would have done."""
    for name in ("Fens", "Mill"):
        await stage.command(
            "Ann", "games", "game new", box="kingdomino", lords=4, who="anyone", name=name
        )
    which = await stage.command("Ann", "games", "game leave")
    assert "Which table?" in bare(which)
    left = await stage.choose("Ann", which, "Which table?", "Mill · 1 of 4 seated")
    assert left.id == which.id
    assert "You left **Mill**." in bare(left)


async def test_variants_complete_themselves(stage: Stage) -> None:
    """Only what goes with the box and the lords typed so far."""
    two = await stage.suggestions("Ann", "game new", "variants", box="kingdomino", lords=2)
    assert two[0] == "The Mighty Duel"
    four = await stage.suggestions("Ann", "game new", "variants", "harm", box="kingdomino", lords=4)
    assert "Harmony" in four
    assert not any("Duel" in label for label in four)


async def test_nothing_that_nobody_knows_is_believed(stage: Stage) -> None:
    """A table that does not exist is refused with a way on."""
    refused = await stage.command("Ann", "games", "game join", table="zz")
    assert "I don't know that table." in bare(refused)
    refused = await stage.command("Ann", "games", "game join", table="no such table")
    assert "I don't know that table." in bare(refused)
    refused = await stage.command("Ann", "games", "game leave")
    assert "You have no open table here." in bare(refused)
