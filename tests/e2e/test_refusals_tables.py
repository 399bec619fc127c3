"""Everything refused around an open table: seats, invitations, the host's rights."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox import Message
from services.facts.tables import Setup
from tests.e2e.sitting import Act, Sitting, forge
from tests.e2e.stage import Stage, bare

MANAGE_SERVER = 1 << 5


async def table(stage: Stage, name: str = "Fens", **options: object) -> Message:
    """Ann opens a table; its public message."""
    wanted = {"box": "kingdomino", "lords": 3, "who": "anyone", **options}
    await stage.command("Ann", "games", "game new", name=name, **wanted)
    await stage.settle()
    return stage.message(f"{name} · a table is open")


def at(stage: Stage) -> Sitting:
    """Somewhere to expect refusals, before there is a game."""
    return Sitting(stage, stage.channel("games"), "Fens")


def press(stage: Stage, who: str, message: Message, label: str) -> Act:
    """Press a button."""

    async def act() -> Message:
        return await stage.press(who, message, label)

    return act


def type_(stage: Stage, who: str, command: str, **options: object) -> Act:
    """Type a command."""

    async def act() -> Message:
        return await stage.command(who, "games", command, **options)

    return act


async def test_seats_are_refused_with_a_way_on(stage: Stage) -> None:
    """join_seated, no_seat, invite_seat, seat_taken, no_such_seat."""
    here, opened = at(stage), await table(stage)
    cases: Sequence[tuple[str, Act, str, list[str]]] = [
        (
            "Ann",
            press(stage, "Ann", opened, "Take a seat"),
            "You already sit at this table.",
            ["Leave"],
        ),
        ("Ben", press(stage, "Ben", opened, "Leave"), "You have no seat here.", ["Take a seat"]),
        (
            "Ben",
            press(stage, "Ben", opened, "Invite…"),
            "Take a seat first, then invite.",
            ["Take a seat"],
        ),
        (
            "Ben",
            type_(stage, "Ben", "game join", table="Fens", seat=1),
            "Seat 1 is taken already.",
            ["Take a seat"],
        ),
        ("Ben", press(stage, "Ben", opened, "Host…"), "Only Ann, the host, can do that.", []),
        (
            "Ben",
            type_(stage, "Ben", "game decline", table="Fens"),
            "You are not invited to this table.",
            ["Open tables"],
        ),
    ]
    for who, act, words, offers in cases:
        await here.refused(who, act, words, offers=offers)
    shown = await stage.press("Ben", await cases[1][1](), "Take a seat")
    await stage.press("Ben", shown, "Take a seat")
    await stage.settle()
    assert "2 · **Ben**" in bare(opened)


async def test_a_full_table_takes_nobody(stage: Stage) -> None:
    """join_full where the host starts it; join_started after the start."""
    here = at(stage)
    panel = await stage.command("Ann", "games", "game new", box="discovery")
    panel = await stage.form("Ann", panel, "More options", switches=["starts"])
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    opened = stage.message("a table is open")
    join = next(c["custom_id"] for c in stage.components(opened) if ":join:" in c["custom_id"])
    await stage.press("Ben", opened, "Take a seat")
    await stage.settle()
    act = press(stage, "Cara", opened, "Take a seat")
    await here.refused("Cara", act, "All seats are taken.", offers=["Open tables"])
    await here.taken_up("Cara", act, "Open tables")
    await stage.press("Ann", opened, "Start")
    await stage.settle()

    async def late() -> Message:
        games = await stage.command("Cara", "games", "games")
        return await stage.press("Cara", forge(games, stage, "Open a table", join), "Open a table")

    await here.refused(
        "Cara", late, "This game has begun, so nobody can take a seat any more.", offers=["Look"]
    )


async def test_a_table_of_the_invited_or_of_a_role_keeps_others_out(stage: Stage) -> None:
    """join_invited and join_role, which names the role and pings nobody."""
    here, services = at(stage), stage.services
    server, games = stage.channel("games").server, stage.channel("games").id
    assert server is not None
    role = stage.world.add_role(stage.world.servers[server], "Knights")
    ann = here.person("Ann")
    for setup, words in (
        (Setup(who="invited", name="Fens"), "Only people who are invited can join this table."),
        (Setup(who="role", role=role.id, name="Mill"), f"This table is for <@&{role.id}>."),
    ):
        await services.tables.create(server, games, ann, setup)
        await stage.settle()
        opened = stage.message(f"{setup.name} · a table is open")
        act = press(stage, "Ben", opened, "Take a seat")
        answer = await here.refused("Ben", act, words, offers=["Open tables"])
        assert not answer.pinged_roles


async def test_an_invitation_is_for_its_person(stage: Stage) -> None:
    """not_your_seat; invitation_over once it was answered."""
    here = at(stage)
    await table(stage)
    await stage.command("Ann", "games", "game invite", user=stage.world.user("Cara").id)
    await stage.settle()
    call = stage.message("invites you to")
    accept = next(c["custom_id"] for c in stage.components(call) if c["label"] == "Accept")
    for label in ("Accept", "Decline"):
        await here.refused("Ben", press(stage, "Ben", call, label), "That button is for Cara.")
    await stage.press("Cara", call, "Decline")
    await stage.settle()

    async def late() -> Message:
        games = await stage.command("Cara", "games", "games")
        return await stage.press(
            "Cara", forge(games, stage, "Open a table", accept), "Open a table"
        )

    await here.refused("Cara", late, "That invitation is over: it was", offers=["Open tables"])


async def test_what_does_not_go_together_opens_nothing(stage: Stage) -> None:
    """bad_setup: the limit, and the panel filled so far."""
    await stage.settle()
    answer = await stage.command("Ann", "games", "game new", box="discovery", lords=4, who="anyone")
    assert answer.only_for == at(stage).id("Ann")
    assert "Discovery is for 2 lords." in bare(answer)
    assert stage.find(answer, "Open the table")
    await stage.settle()
    assert not stage.messages("games")


async def test_an_open_table_is_no_game(stage: Stage) -> None:
    """A command of a game in its channel finds none."""
    here = at(stage)
    await table(stage)
    for command in ("end", "game status", "record"):  # /play begins one alone
        await here.refused(
            "Ann",
            type_(stage, "Ann", command),
            "No game of yours is running. /games lists your tables, "
            "/watch the games you can look at.",
            offers=["Your games", "Open a table", "Play against the computer"],
        )


async def test_a_table_that_nobody_knows_is_refused(stage: Stage) -> None:
    """no_table: by every button of a table."""
    here, opened = at(stage), await table(stage)
    ids = [c["custom_id"] for c in stage.components(opened)]
    for id in ids:
        words = id.split(":")

        async def late(words: Sequence[str] = words) -> Message:
            games = await stage.command("Cara", "games", "games")
            gone = ":".join((*words[:2], "zzz", *words[3:]))
            forged = forge(games, stage, "Open a table", gone)
            return await stage.press("Cara", forged, "Open a table")

        await here.refused("Cara", late, "I don't know that table.", offers=["Open tables"])
