"""`/organise add file:`, with files as organizers bring them along, and with any others."""

from __future__ import annotations

from typing import Any

import discord.gateway
import pytest

from cogs.lookups import REMEMBERED
from sandbox import Message, Upload
from services.facts import Person
from services.facts.tournament_acts import Act
from tests.cogs.test_organizer_presses import Desk, desk
from tests.e2e.stage import bare as told

__all__ = ["desk"]

DAY = 24 * 3600
NOBODY = 999_999_999_999_999_999


async def brought(desk: Desk, data: bytes, who: str = "Ann") -> Message:
    """Bring a file along; the private answer."""
    file = Upload("entries.csv", data)
    return await desk.command(who, "games", "organise add", reason="By letter", file=file)


def account(desk: Desk, who: str) -> int:
    return int(desk.world.user(who).id)


async def test_a_file_is_shown_before_it_is_done_and_done_once(desk: Desk) -> None:
    """With a mark, semicolons and names; whose name nobody knows is asked for in the server."""
    tournament = await desk.publish(capacity=8)
    ben, cara = account(desk, "Ben"), account(desk, "Cara")
    text = f"\ufeffdiscord_id;name\r\n{ben};'=Ben @everyone **b**\r\n<@{cara}>;\r\n"
    shown = await brought(desk, text.encode())
    assert shown.only_for == account(desk, "Ann")
    assert "2 " in told(shown)
    assert (await desk.tournament(tournament.id)).entries == ()
    done = await desk.press("Ann", shown, "Do it")
    assert "Done. It is in the event's log." in told(done)
    assert (await desk.tournament(tournament.id)).entries == ()
    names = [one.name for one in (await desk.all_agree(tournament.id)).entries]
    assert names == ["=Ben @everyone **b**", "Cara"]
    listed = await desk.command("Dan", "games", "cup list")
    listed = await desk.press("Dan", await desk.press("Dan", listed, "Show"), "Who is in")
    assert "@everyone" not in listed.text
    assert "**b**" not in listed.text
    again = await brought(desk, text.encode())
    assert "Everybody in this file is in **Autumn Cup** already, or was asked." in told(again)
    more = await brought(desk, f"id\n{ben}\n{account(desk, 'Dan')}\n".encode("utf-16"))
    await desk.press("Ann", more, "Do it")
    assert len((await desk.all_agree(tournament.id)).entries) == 3


async def test_a_press_agrees_to_the_dates_that_were_shown(desk: Desk) -> None:
    """On a message from before they changed it shows the new ones, and asks again."""
    tournament = await desk.publish(capacity=8)
    await desk.settle()
    asking = await desk.command("Cara", "games", "cup enter")
    before = (await desk.tournament(tournament.id)).start
    shown = await brought(desk, f"id\n{account(desk, 'Dan')}\n".encode())
    await desk.press("Ann", shown, "Do it")
    await desk.settle()
    call = desk.message("would like to have you in", where=desk.world.direct("Dan"))
    assert f"<t:{before}" in told(call)
    ann = Person(account(desk, "Ann"), "Ann", server=tournament.server, manages=True)
    rain = Act("extend", "Rain", seconds=DAY)
    await desk.services.tournaments.do(tournament.id, ann, rain)
    for who, message, label in (("Dan", call, "I play"), ("Cara", asking, "Yes, I am in")):
        entries = (await desk.tournament(tournament.id)).entries
        shown = await desk.press(who, message, label)
        assert (await desk.tournament(tournament.id)).entries == entries
        assert "This has changed since that message." in told(shown)
        assert f"<t:{before + DAY}" in told(shown)
        assert "You are in **Autumn Cup**" in told(await desk.press(who, shown, label))


async def test_each_person_of_a_file_is_asked_and_enters_by_their_own_press(desk: Desk) -> None:
    """By direct message, else in the event's thread; nobody is asked twice, or counted before."""
    tournament = await desk.publish(capacity=8)
    await desk.settle()
    ben, cara, dan = (account(desk, who) for who in ("Ben", "Cara", "Dan"))
    desk.sandbox.faults.block_direct_messages("Cara")
    shown = await brought(desk, f"id\n{ben}\n{cara}\n{dan}\n".encode())
    assert "3 lords are asked and take part with a yes." in told(shown)
    panel = await desk.press("Ann", shown, "Do it")
    assert "3 people were asked to play and have not answered." in told(panel)
    await desk.settle()
    assert (await desk.tournament(tournament.id)).entries == ()
    call = desk.message("would like to have you in", where=desk.world.direct("Ben"))
    assert "**Ann** would like to have you in **Autumn Cup**" in told(call)
    server = next(iter(desk.world.servers.values()))
    desk.sandbox.faults.leave("Ben", server)
    desk.clock.advance(REMEMBERED)
    assert "is not in this server" in told(await desk.press("Ben", call, "I play"))
    desk.world.add_member(server, desk.world.user("Ben"))
    desk.clock.advance(REMEMBERED)
    assert "You are in **Autumn Cup**" in told(await desk.press("Ben", call, "I play"))
    thread = desk.message("would like to have you in", where=desk.thread())
    assert thread.pinged == [cara]
    assert "No open question asks you" in told(await desk.press("Ben", thread, "I play"))
    assert "You have said no." in told(await desk.press("Cara", thread, "No"))
    asked = await desk.command("Dan", "games", "cup enter")
    assert "You take part only if you say so." in told(asked)
    await desk.press("Dan", asked, "I play")
    names = [one.name for one in (await desk.tournament(tournament.id)).entries]
    assert names == ["Ben", "Dan"]
    again = await desk.command("Ann", "games", "organise add", reason="Please", user=cara)
    assert "**Cara** was asked to play in **Autumn Cup** before." in told(again)
    again = await brought(desk, f"id\n{cara}\n".encode())
    assert "or was asked." in told(again)


async def test_what_a_file_has_wrong_is_said_and_nobody_enters(desk: Desk) -> None:
    """Its size before it is read, its encoding, its lines, and accounts that nobody here has."""
    tournament = await desk.publish(capacity=8)
    ben, app = account(desk, "Ben"), desk.world.bot.id
    wrong = {
        b"id\n" + b"x" * (300 << 10): "A file of entries has up to 256 KiB.",
        "id;name\n1;Jörg".encode("latin-1"): "Line 2: nobody in this server has this account",
        b"\x00\x01\x02": "the type “CSV UTF-8 (Comma delimited)”",
        b"PK\x03\x04\xff\xfe": "the type “CSV UTF-8 (Comma delimited)”",
        b"Name\nNobody\n": "Line 2: nobody in this server is “Nobody”.",
        b"Name\n" + b"".join(b"Bea %d\n" % n for n in range(101)): "more than 100 names",
        b"": "There are no entries in this file.",
        b"id\n": "There are no entries in this file.",
        f"id\n{ben}\n{ben}\n".encode(): "Line 3",
        b"id\n=HYPERLINK(1)\n": "Line 2",
        b"id\n1.5E+17\n": "Line 2",
        f"id\n{NOBODY}\n".encode(): "Line 2: nobody in this server has this account",
        f"id\n{app}\n".encode(): "Line 2: nobody in this server has this account",
        f"id,name\n{app},Bea\n".encode(): "Line 2: nobody in this server has this account",
        f"id,name\n{ben},Ben\n3,Zoe\n".encode(): "Line 3: nobody in this server has this account",
        f"id,partner\n{ben},{ben}\n".encode(): "Line 2",
        b"id\nk000000\n": "Line 2",
    }
    for data, words in wrong.items():
        answer = await brought(desk, data)
        assert words in told(answer), (data[:20], told(answer))
        assert answer.only_for == account(desk, "Ann")
    strangers = b"id,name\n" + b"".join(b"%d,Bea\n" % (NOBODY - n) for n in range(200))
    assert "nobody in this server has this account" in told(await brought(desk, strangers))
    refused = await brought(desk, f"id\n{ben}\n".encode(), "Ben")
    assert "Only the organisers of **Autumn Cup** can do this: **Ann**." in told(refused)
    assert (await desk.tournament(tournament.id)).entries == ()


async def test_members_are_found_by_the_names_that_people_write(desk: Desk) -> None:
    """As the server shows them or as the account's, however written; doubles with both named."""
    tournament = await desk.publish(capacity=8)
    server = desk.world.server(desk.channel("games").server)
    server.members[account(desk, "Ben")].nick = "Jörg"
    text = "No;Name;Elo\n1;JÖRG;1500\n2;@cara;\n3;Dan;\n"
    for encoding in ("utf-8", "cp1252", "utf-16"):
        shown = await brought(desk, text.encode(encoding))
        assert "3 lords are asked and take part with a yes." in told(shown)
    await desk.press("Ann", shown, "Do it")
    asked = (await desk.tournament(tournament.id)).invitations
    assert [one.lords[0].user for one in asked] == [
        account(desk, who) for who in ("Ben", "Cara", "Dan")
    ]
    assert asked[0].lords[0].name == "Jörg"
    for name in ("Alex", "Alexandra"):
        desk.world.add_member(server, desk.world.add_user(name))
    one = await brought(desk, b"Name\nalex\n")
    assert "One lord is asked" in told(one)
    server.members[account(desk, "Alexandra")].nick = "Alex"
    desk.clock.advance(REMEMBERED)
    both = told(await brought(desk, b"Name\nalex\n"))
    assert "Line 2: several people are “alex”" in both
    assert all(str(account(desk, who)) in both for who in ("Alex", "Alexandra"))


async def test_files_and_panels_leave_the_gateway_to_other_servers(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first name that nobody has ends a search; a panel asks once a minute who has left."""
    asked: list[object] = []
    request = discord.gateway.DiscordWebSocket.request_chunks

    async def counted(self: Any, *args: Any, **options: Any) -> None:
        asked.append(options.get("query") or options.get("user_ids"))
        await request(self, *args, **options)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "request_chunks", counted)
    await desk.publish(capacity=8)
    names = b"".join(b'"%03d, Nobody";1\n' % number for number in range(100))
    for _ in range(3):
        assert "Line 2: nobody in this server" in told(await brought(desk, b"Name;x\n" + names))
    assert asked == ["nobody 000", "000, nobody"]
    asked.clear()
    for name in (b"ben", b"BEN"):
        assert "One lord is asked" in told(await brought(desk, b"Name;x\n%s;1\n" % name))
    assert asked == ["ben"]
    asked.clear()
    for _ in range(3):
        await desk.panel()
    assert len(asked) == 1


@pytest.mark.parametrize("option", ["user", "partner"])
async def test_only_who_is_in_the_server_is_added(desk: Desk, option: str) -> None:
    """No account that is elsewhere, and no app; neither as a lord nor in somebody's place."""
    tournament = await desk.publish(capacity=8)
    desk.world.add_user("Zoe")
    people = {"user": account(desk, "Ben"), option: account(desk, "Zoe")}
    shut = await desk.command("Ann", "games", "organise add", reason="She asked", **people)
    assert "This account is not in this server." in told(shut)
    people[option] = desk.world.bot.id
    shut = await desk.command("Ann", "games", "organise add", reason="It asked", **people)
    assert "Apps take no seat." in told(shut)
    shut = await desk.command("Ben", "games", "cup enter", partner=account(desk, "Zoe"))
    assert "This account is not in this server." in told(shut)
    assert (await desk.tournament(tournament.id)).entries == ()


async def test_who_is_made_a_judge_is_told_and_can_step_down(desk: Desk) -> None:
    """By one press, also in direct messages."""
    tournament = await desk.publish()
    ben = account(desk, "Ben")
    command = {"user": ben, "role": "judge", "reason": "He knows"}
    shown = await desk.command("Ann", "games", "organise team", **command)
    await desk.press("Ann", shown, "Do it")
    await desk.settle()
    call = desk.message("help as a judge", where=desk.world.direct("Ben"))
    assert "You are off the team of **Autumn Cup**" in told(await desk.press("Ben", call, "Not me"))
    assert (await desk.tournament(tournament.id)).judges == ()
    again = await desk.command("Ann", "games", "organise team", **command)
    assert "**Ben** does not want to be on the team" in told(again)
