"""Teams of two, end to end: partners are chosen, look on, leave notes, and share what is theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Message
from tests.e2e.hands import said
from tests.e2e.lords import Hall
from tests.e2e.sitting import Sitting, forge, id_of
from tests.e2e.stage import Stage
from tests.e2e.test_turns import first

SEATS = {"Ann": 1, "Ben": 4, "Cara": 3, "Dan": 6, "Eve": 2, "Fay": 5}
"""Ben sits down beside Ann, Dan beside Cara, and Fay beside Eve."""
PARTNER = {"Ann": "Ben", "Cara": "Dan", "Eve": "Fay"}
PARTNER |= {partner: lord for lord, partner in PARTNER.items()}
FEAST = {"box": "royal_wedding", "lords": 6, "teams": True, "partners": "chosen", "who": "anyone"}
SECRET = "Leave me the *lake*."


@pytest.fixture
async def hall(data: Path) -> AsyncIterator[Stage]:
    """The bot in a hall."""
    async with Hall(data) as stage:
        yield stage


async def feast(hall: Stage) -> Sitting:
    """One command opens the table; each lord sits down beside the partner they choose."""
    await hall.command("Ann", "games", "game new", name="Feast", **FEAST)
    await hall.settle()
    table = hall.message("Feast · a table is open")
    for name, seat in list(SEATS.items())[1:-1]:
        asked = await hall.press(name, table, "Take a seat")
        assert asked.only_for == hall.world.user(name).id
        await hall.choose(name, asked, "sit", f"Seat {seat}")
    await hall.press("Fay", table, "Take a seat")  # the last one free, so nothing is asked
    await hall.settle()
    return Sitting(hall, hall.threads()[-1], "Feast")


def about_seats(hall: Stage, asked: Message) -> dict[str, str]:
    """The seats that are offered, and who sits beside each."""
    part = hall.find(asked, "sit")
    assert part is not None
    return {option["label"]: option["description"] for option in part["options"]}


async def test_partners_are_chosen_by_their_seats(hall: Stage) -> None:
    """The list says who sits beside; a seat taken meanwhile is refused; the teams are told."""
    await hall.command("Ann", "games", "game new", name="Feast", **FEAST)
    await hall.settle()
    table = hall.message("Feast · a table is open")
    asked = await hall.press("Ben", table, "Take a seat")
    seats = about_seats(hall, asked)
    assert seats["Seat 4"] == "With Ann on seat 1"
    assert seats["Seat 2"] == "Seat 5 beside it is free"
    late = await hall.press("Cara", table, "Take a seat")
    assert "You have seat 4 at Feast." in said(await hall.choose("Ben", asked, "sit", "Seat 4"))
    refused = await hall.choose("Cara", late, "sit", "Seat 4")
    assert refused.only_for == hall.world.user("Cara").id
    assert "is taken already." in said(refused)
    typed = await hall.join("Cara", "Feast", seat=3)
    assert "You have seat 3 at Feast." in said(typed)
    for name in ("Dan", "Eve"):
        asked = await hall.press(name, table, "Take a seat")
        await hall.choose(name, asked, "sit", f"Seat {SEATS[name]}")
    await hall.settle()
    public = said(hall.message("Feast · a table is open"))
    for team in ("1 + 4 · Ann (host) and Ben", "2 + 5 · Eve and free", "3 + 6 · Cara and Dan"):
        assert team in public.replace("*", "")
    await hall.press("Fay", table, "Take a seat")
    await hall.settle()
    sitting = Sitting(hall, hall.threads()[-1], "Feast")
    fact = await sitting.fact()
    assert {sitting.name_of(seat.user): seat.seat for seat in fact.table.seats} == SEATS
    assert [one.seats for one in fact.view.kingdoms] == [(1, 4), (2, 5), (3, 6)]
    (opening,) = [said(one) for one in sitting.messages if "Teams: " in said(one)]
    (told,) = [line for line in opening.splitlines() if line.startswith("Teams: ")]
    assert told == "Teams: Ann and Ben · Eve and Fay · Cara and Dan."


async def test_a_partner_looks_on_and_changes_nothing(hall: Stage) -> None:
    """[Play] shows the draft as it is at that click; [Refresh] anew; no step can be done."""
    sitting = await feast(hall)
    name = await sitting.until("1.1")
    partner = PARTNER[name]
    other = next(one for one in SEATS if one not in (name, partner))
    panel = await sitting.open_panel()
    assert f"Your partner {partner} sees this panel too." in said(panel)
    looked = await hall.press(partner, sitting.living(), "Play")
    assert looked.only_for == sitting.id(partner)
    assert f"{name} is playing this turn · round 1 of 12" in said(looked)
    assert "Nothing is chosen yet." in said(looked)
    assert hall.labels(looked) == ["Refresh", "Notes", "Look"]
    place = next(part for part in hall.components(panel) if ":place:" in part["custom_id"])
    panel = await hall.press(name, panel, place["label"])
    drawn = said(looked)
    looked = await hall.press(partner, looked, "Refresh")
    assert said(looked) != drawn
    assert "you would have" in said(looked)
    for id in (place["custom_id"], id_of(hall, panel, "Undo")):

        async def press(id: str = id) -> Message:
            mine = await hall.press(partner, sitting.living(), "Play")
            return await hall.press(partner, forge(mine, hall, "Look", id), "Look")

        await sitting.refused(partner, press, f"This panel belongs to {name}.", offers=["Look"])
    await sitting.refused(
        partner,
        lambda: hall.command(partner, sitting.thread, "end"),
        f"It is {name}'s turn in Feast; it ends",
        offers=["Plan my turn", "Look"],
    )
    await sitting.refused(
        other,
        lambda: hall.press(other, sitting.living(), "Play"),
        f"It is {name}'s turn in Feast; it ends",
        offers=["Plan my turn", "Look"],
    )
    panel = await hall.press(name, panel, first(hall, panel, "take"))
    assert "Turn ended" in said(await hall.press(name, panel, "End turn"))
    await hall.settle()
    assert f"{name} (with {partner}) placed " in said(sitting.messages[-1])
    assert sitting.messages[-1].content.count("<@") == 1


async def test_notes_are_read_by_the_two_alone(hall: Stage) -> None:
    """Left by a form and by a command, read by both; nobody else ever sees a word of them."""
    sitting = await feast(hall)
    name = await sitting.on_turn()
    partner = PARTNER[name]
    looked = await hall.press(partner, sitting.living(), "Play")
    opens = id_of(hall, looked, "Notes")
    notes = await hall.press(partner, looked, "Notes")
    assert "No notes yet. Only the two of you can read them." in said(notes)
    written = await hall.form(partner, notes, "Write a note", note=SECRET)
    assert f"{partner} " in said(written)
    assert "Leave me the" in said(written)
    panel = await sitting.open_panel()
    read = await hall.press(name, panel, "Notes (1 new)")
    assert "Leave me the" in said(read)
    answered = await hall.command(name, sitting.thread, "game note", text="It is yours.")
    assert said(answered).index("Leave me the") < said(answered).index("It is yours.")
    notes = await hall.press(partner, written, "Refresh")
    assert "It is yours." in said(notes)
    back = await hall.press(name, answered, "Back to the turn")
    assert "Your first choice" in said(back)
    for other in SEATS:
        if other in (name, partner):
            continue
        own = await hall.press(other, sitting.living(), "Look")
        seen = await hall.press(other, forge(own, hall, "Game…", opens), "Game…")
        assert f"Notes with {PARTNER[other]}" in said(seen)
        assert "No notes yet." in said(seen)
    private = [one for one in hall.world.messages.values() if "Leave me the" in said(one)]
    two = {sitting.id(name), sitting.id(partner)}
    assert {one.only_for for one in private} <= two
    await sitting.refused(
        name,
        lambda: hall.command(name, sitting.thread, "game note", text=" "),
        "A note has 1 to 500 characters.",
        offers=["Look"],
    )
    await sitting.refused(
        "Gus",
        lambda: hall.command("Gus", sitting.thread, "game note", text="Let me in."),
        "You are not at this table. You can watch it, though.",
        offers=["Look", "Follow"],
    )


async def test_nobody_else_has_a_partner(stage: Stage) -> None:
    """/game note where no teams play, and notes of a game that one watches."""
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=2, who="anyone")
    await stage.settle()
    await stage.press("Ben", stage.message("a table is open"), "Take a seat")
    await stage.settle()
    sitting = Sitting(stage, stage.threads()[-1], "")
    await sitting.refused(
        "Ann",
        lambda: stage.command("Ann", sitting.thread, "game note", text="Hello"),
        "You have no partner in this game: it is not played in teams.",
        offers=["Look"],
    )
