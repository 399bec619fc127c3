"""Partners of a team: they look at each other's draft, leave notes, and change nothing."""

from __future__ import annotations

from sandbox import Channel, Message
from sandbox.seed_world import PEOPLE
from tests.cogs.stage import compose, living, on_turn, stage, texts
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

LORDS = (*PEOPLE, "Eve", "Fay")


async def six(stage: Stage) -> Channel:
    """Begin a game of the Royal Wedding in three teams: Ann and Dan, Ben and Eve, Cara and Fay."""
    world = stage.world
    for name in LORDS[len(PEOPLE) :]:
        world.add_member(next(iter(world.servers.values())), world.add_user(name))
    options = {"box": "royal_wedding", "lords": 6, "teams": True, "who": "anyone"}
    await stage.command("Ann", "games", "game new", name="Feast", **options)
    await stage.settle()
    table = stage.message("Feast · a table is open")
    for number, name in enumerate(LORDS[1:], start=2):
        answer = await stage.press(name, table, "Take a seat")
        picks = [one for one in stage.components(answer) if one.get("options")]
        if picks:
            await stage.choose(name, answer, str(picks[0]["custom_id"]).split(":")[5], str(number))
    await stage.settle()
    return stage.threads()[-1]


def partner_of(name: str) -> str:
    return LORDS[(LORDS.index(name) + 3) % 6]


async def test_partners_share_a_kingdom_and_their_thoughts(stage: Stage) -> None:
    """The partner sees the draft as it is; notes reach the other; the report names both."""
    thread = await six(stage)
    assert any("Teams: " in one for one in texts(stage, thread))
    who = await on_turn(stage, thread)
    partner = partner_of(who)
    panel = await stage.press(who, living(stage, thread), "Play")
    assert f"Your partner **{partner}** sees this panel too." in bare(panel)
    looked = await stage.press(partner, living(stage, thread), "Play")
    assert f"**{who}** is playing this turn" in bare(looked)
    assert "Nothing is chosen yet." in bare(looked)
    panel = await compose(stage, who, panel)
    looked = await stage.press(partner, looked, "Refresh")
    assert "To be taken: " in bare(looked)
    assert not stage.find(looked, "End turn")
    notes = await stage.press(partner, looked, "Notes")
    assert "No notes yet." in bare(notes)
    written = await stage.form(partner, notes, "Write a note", note="Leave me the *lake*.")
    assert "Leave me the" in bare(written)
    panel = await stage.press(who, living(stage, thread), "Play")
    assert f"**{partner}** left you a note." in bare(panel)
    assert f"Nobody but **{partner}** sees any of this" in bare(panel)
    assert stage.find(panel, "Notes (1 new)")
    looked = await stage.press(partner, living(stage, thread), "Look")
    assert stage.find(looked, "Notes")
    looked = await stage.press(partner, looked, "Partner's turn")
    assert f"**{who}** is playing this turn" in bare(looked)
    read = await stage.command(who, thread, "game note", text="I will.")
    assert "Leave me the" in bare(read)
    assert "I will." in bare(read)
    assert bare(await stage.command(who, thread, "game note")) == bare(read), (
        "they are read so, too"
    )
    back = await stage.press(who, read, "Back to the turn")
    assert "left you a note" not in bare(back)
    done = await stage.press(who, back, "End turn")
    assert "Turn ended" in bare(done)
    await stage.settle()
    assert f"**{who}** (with {partner}) took" in texts(stage, thread)[-1]
    assert is_called_alone(stage, living(stage, thread), await on_turn(stage, thread))


def is_called_alone(stage: Stage, message: Message, name: str) -> bool:
    """Only the lord on turn is mentioned, not the partner."""
    return message.content.count("<@") == 1 and f"<@{stage.world.user(name).id}>" in message.content
