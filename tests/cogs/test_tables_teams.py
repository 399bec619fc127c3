"""Tables of five to eight lords and of teams, set up and filled through the whole bot."""

from __future__ import annotations

from sandbox import Message
from services.facts.tables import TableFact
from tests.cogs.stage import stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]


async def fact(stage: Stage) -> TableFact:
    """The one open table."""
    (server,) = stage.world.servers
    (found,) = await stage.services.tables.open_tables(int(server))
    return found


async def opened(stage: Stage, **wanted: object) -> Message:
    await stage.command("Ann", "games", "game new", who="anyone", name="Fens", **wanted)
    await stage.settle()
    return stage.message("Fens · a table is open")


async def test_who_sits_down_in_teams_chooses_a_partner(stage: Stage) -> None:
    """[Take a seat] lists the free seats; the public message shows partners side by side."""
    table = await opened(stage, lords=6, teams=True)
    assert "Royal Wedding · 6 lords · 7×7 · 12 rounds · teams of two" in bare(table)
    assert "1 + 4 · **Ann** (host) and *free*" in bare(table)
    early = await stage.press("Cara", table, "Take a seat")
    asked = await stage.press("Ben", table, "Take a seat")
    assert "Which seat at **Fens**?" in bare(asked)
    sat = await stage.choose("Ben", asked, "Take a seat", "Seat 4")
    assert "You have seat 4" in bare(sat)
    assert "Your partner is **Ann**." in bare(sat)
    await stage.settle()
    assert "1 + 4 · **Ann** (host) and **Ben**" in bare(stage.message("Fens · a table is open"))
    late = await stage.choose("Cara", early, "Take a seat", "Seat 4")
    assert "is taken already." in bare(late)
    assert (await fact(stage)).seat_of(stage.world.user("Cara").id) is None


async def test_a_seat_is_named_by_typing(stage: Stage) -> None:
    """`/game join` with the number of the seat."""
    await opened(stage, lords=8, teams=True)
    shown = await stage.command("Ben", "games", "game join", table="Fens", seat=8)
    await stage.press("Ben", shown, "Take a seat")
    assert [seat.seat for seat in (await fact(stage)).seats if seat.user] == [1, 8]


async def test_giants_and_quests_are_set_up_press_by_press(stage: Stage) -> None:
    """Harmony gives way; two quests are chosen, one alone is refused."""
    panel = await stage.command("Ann", "games", "game new", box="kingdomino", variants="harmony")
    panel = await stage.choose("Ann", panel, "Variants: none", "Age of Giants", "Harmony")
    assert "Harmony is off: Age of Giants has it as a quest." in bare(panel)
    panel = await stage.choose("Ann", panel, "Players", "5 players")
    assert "Kingdomino · 5 lords · 5×5 · 12 rounds · Age of Giants" in bare(panel)
    panel = await stage.form("Ann", panel, "More options", quests=["harmony"], missed="5")
    assert "Choose two quests" in bare(panel)
    assert "with 5 missed turns the seat is lost" in bare(panel)
    panel = await stage.form("Ann", panel, "More options", quests=["harmony", "lost_corner"])
    assert "Quests for all: Harmony and Lost Corner." in bare(panel)
    await stage.press("Ann", panel, "Open the table")
    setup = (await fact(stage)).setup
    assert (setup.lords, setup.giants, setup.quests) == (5, True, ("harmony", "lost_corner"))


async def test_an_open_table_becomes_one_of_teams(stage: Stage) -> None:
    """The host's options offer the same, and say what goes."""
    table = await opened(stage, box="royal_wedding", lords=6, variants="teams")
    panel = await stage.press("Ann", table, "Host…")
    panel = await stage.press("Ann", panel, "Change options")
    panel = await stage.choose("Ann", panel, "Players", "7 players")
    assert "Teams are off: they are for 6 or 8 lords." in bare(panel)
    panel = await stage.choose("Ann", panel, "Players", "8 players")
    panel = await stage.choose("Ann", panel, "Variants: none", "Teams of two")
    await stage.form("Ann", panel, "More options", partners="drawn")
    setup = (await fact(stage)).setup
    assert (setup.lords, setup.teams, setup.partners) == (8, True, "drawn")
