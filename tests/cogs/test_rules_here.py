"""`/rules` where a game is played: it begins with that game and its numbers."""

from __future__ import annotations

import pytest

from cogs.screen import OPTIONS
from sandbox import Message
from tests.cogs.stage import begun, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]


def server_of(stage: Stage) -> int:
    server = stage.channel("games").server
    assert server is not None
    return server


async def correct(stage: Stage, *icons: tuple[str, str]) -> None:
    """Correct icons of buildings for the games that begin from now on."""
    await stage.services.people.change_server(server_of(stage), icons=icons)


async def test_in_a_games_thread_the_rules_begin_with_that_game(stage: Stage) -> None:
    """And in the channel around it with the game in short."""
    thread = await begun(stage, box="queendomino", variants="harmony")
    shown = bare(await stage.command("Cara", thread, "rules"))
    assert shown.startswith("### Rules of Harvest Moon")
    assert "**Queendomino for two.**" in shown
    assert "**Harmony.**" in shown
    assert "### Rules · Kingdomino in short" in bare(await stage.command("Cara", "games", "rules"))


async def test_a_bare_number_is_a_domino_of_the_game(stage: Stage) -> None:
    """In a Queendomino game 48 is two towns."""
    thread = await begun(stage, box="queendomino")
    here = bare(await stage.command("Ann", thread, "rules", about="48"))
    assert "Domino 48 of Queendomino" in here
    assert "Left half: town. Right half: town." in here
    assert "Domino 48 of Kingdomino\n" in bare(
        await stage.command("Ann", "games", "rules", about="48")
    )
    assert "of Queendomino" in bare(await stage.command("Ann", "games", "rules", about="Q48"))


async def test_a_game_shows_the_numbers_it_began_with(stage: Stage) -> None:
    """What hosts correct later is for later games; the selects stay in their game."""
    await correct(stage, ("sawmill", "k1t0"))
    thread = await begun(stage, box="queendomino")
    await correct(stage, ("sawmill", "k2t0"))
    rules = await stage.command("Ann", thread, "rules")
    assert "Corrected by the hosts:** Sawmill (1 knight, no tower)" in bare(rules)
    told = await stage.choose("Ann", rules, "Buildings…", "sawmill")
    assert "In this game it has 1 knight and no tower" in bare(told)
    typed = await stage.command("Ann", thread, "rules", about="sawmill")
    assert bare(typed) == bare(told)
    outside = await stage.command("Ann", "games", "rules", about="sawmill")
    assert "corrected its numbers: 2 knights, no tower." in bare(outside)


async def test_in_direct_messages_the_rules_are_as_we_have_them(stage: Stage) -> None:
    """No server's corrections there."""
    await correct(stage, ("sawmill", "k1t0"))
    direct = stage.world.direct("Ann")
    shown: Message = await stage.command("Ann", direct, "rules", about="Sawmill")
    assert "No picture confirms the number of knights" in bare(shown)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("knights", "Knights"),
        ("tavern", "Small Tavern: 2 knights and 3 points"),
        ("soldier", "Knights"),
        ("17", "Domino 17 of Kingdomino: forest – lake"),
        ("Sawmil", "Sawmill: 2 points per forest territory"),
        ("", "Kingdomino in short"),
    ],
)
async def test_what_is_typed_is_answered_with_the_best_first(
    stage: Stage, typed: str, first: str
) -> None:
    """Buildings with what they bring, dominoes with their halves; at most 25."""
    offered = await stage.suggestions("Ann", "rules", "about", typed)
    assert 1 <= len(offered) <= OPTIONS
    assert offered[0] == first
    if typed == "17":
        assert [one.split(":")[0] for one in offered] == [
            "Domino 17 of Kingdomino",
            "Domino 17 of Queendomino",
            "Domino 17 of Discovery",
        ]
