"""Play by ear: brief answers, words only, what lies on a square, what the arrows do."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest

import cogs.client
from cogs.play import brief, spot_controls, square_look, turn_panel
from cogs.play.commands import NUMBERED
from cogs.play.words import bonus_changes, capital
from engine import Kind, Move, Step, square_name
from render.words import effects
from sandbox import Channel
from services.facts.tables import Setup
from services.offers.squares import at_square, neighbors
from tests.cogs.scenes import (
    EN,
    TOWNS,
    accept,
    called,
    drafts,
    game_fact,
    panel_fact,
    quickly,
    said,
    through,
)
from tests.cogs.scenes import SETUPS as PLAIN
from tests.cogs.stage import begun, on_turn, play_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]
cogs.client.load()


SPOILED = Setup(lords=2, variants=frozenset({"harmony", "middle_kingdom"}))
TEAMS = Setup("royal_wedding", 6, teams=True)
COURT = Setup("queendomino", 3, giants=True, court=True)


def test_arrows_say_which_half_goes_where_and_what_a_spot_spoils() -> None:
    """As the list does, for every spot; with letters in the picture the panel stays short."""
    spoiled = 0
    for game in through(SPOILED):
        if game.turn is None or game.turn.step is not Step.PLACE:
            continue
        fact = panel_fact(game, SPOILED)
        for spot in fact.spots.ranked[::7] if fact.spots else ():
            move = Move(Kind.PLACE, fact.domino or "", spot.squares)
            moved = panel_fact(game, SPOILED, [move])
            halves = capital(spot_controls.halves_on(fact.domino or "", spot.squares, EN))
            assert spot.left in halves
            assert spot.right in halves
            shown = said(turn_panel.panel(moved, EN, everywhere=True))
            assert f"{halves}." in shown
            assert all(one in shown for one in bonus_changes(spot.changes, EN))
            spoiled += bool(spot.changes)
            assert halves not in said(turn_panel.panel(moved, EN))
            unlettered = replace(moved.game.table, setup=replace(SPOILED, numbers=False))
            plain = replace(moved, game=replace(moved.game, table=unlettered))
            assert f"{halves}." in said(turn_panel.panel(plain, EN))
    assert spoiled


@pytest.mark.parametrize("setup", [PLAIN[0], TOWNS[0], TEAMS, COURT], ids=called)
def test_every_brief_answer_fits_and_says_what_is_next(setup: Setup) -> None:
    """At every turn and draft, whatever was typed: never empty, never longer than a panel."""
    kinds = (*(kind for kind in Kind if kind is not Kind.RECEIVE), brief.DRAFT, brief.NEXT)
    for game in quickly(setup, every=5):
        if game.over:
            break
        for draft in drafts(game):
            fact = panel_fact(game, setup, draft)
            for typed in kinds:
                shown = brief.told(fact, typed, EN)
                accept(shown)
                text = said(shown)
                assert "Next: " in text
                assert len(text) < 900
                assert fact.ready == ("Next: end your turn." in text)


async def words_of(
    stage: Stage, who: str, where: Channel | str, name: str, **options: object
) -> str:
    """Type a command; return the answer's words."""
    return bare(await stage.command(who, where, name, **options)).replace("**", "")


async def first_of(stage: Stage, who: str, where: Channel, name: str, option: str) -> str:
    """Return the first suggestion of an option."""
    found = await stage.sandbox.people.autocomplete(who, where, name, option, "")
    return str(found.choices[0]["value"])


async def two_of(stage: Stage, who: str, where: Channel, name: str, option: str) -> tuple[str, str]:
    """Return the first two suggestions of an option."""
    found = await stage.sandbox.people.autocomplete(who, where, name, option, "")
    return str(found.choices[0]["value"]), str(found.choices[1]["value"])


async def test_a_turn_by_typing_is_told_in_lines(stage: Stage) -> None:
    """What the step did, the points, what is next; [Panel] leads to the whole."""
    thread = await begun(stage)
    for _ in range(6):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    in_full = await words_of(stage, who, thread, "play")
    assert "Since your last turn" not in in_full
    await stage.command(who, thread, "settings", brief="on")
    spot = await first_of(stage, who, thread, "place", "spot")
    panel = await stage.command(who, thread, "play")
    answer = await stage.command(who, thread, "place", spot=spot)
    left, right = spot.split()
    line = bare(answer).replace("**", "")
    domino = re.search(r"Place (\S+):", in_full.replace("**", ""))
    assert domino
    said = rf"{domino[1]} at {left}–{right}: .* {left}, .* {right}\. This turn: [+−]\d+ points?, "
    said += r"you would have \d+\. "
    assert re.fullmatch(rf"{said}Next: choose [\d, or]+\.", line), line
    assert not answer.files
    assert await stage.until(lambda: "This panel is below." in stage.world.messages[panel.id].text)
    free = await first_of(stage, who, thread, "choose", "domino")
    line = await words_of(stage, who, thread, "choose", domino=free)
    assert re.match(rf"You take {free}[:,]", line), line
    assert "Next: end your turn." in line
    assert stage.find(stage.world.messages[answer.id], "Panel"), "an earlier line stays as it is"
    undone = await words_of(stage, who, thread, "undo")
    assert undone.startswith(f"Taken back: the choice of {free}.")
    assert f"{domino[1]} lies at" in undone or f"At {left}–{right}" in undone
    assert "Next: choose" in undone
    whole = await stage.press(who, answer, "Panel")
    assert stage.find(whole, "place")
    await stage.command(who, thread, "choose", domino=free)
    ended = await words_of(stage, who, thread, "end")
    assert f"{left}–{right}" in ended


async def test_a_brief_panel_says_what_changed_since(stage: Stage) -> None:
    """With words only, the picture's are left out; [Look] has them."""
    thread = await begun(stage)
    for _ in range(7):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    await stage.command(who, thread, "settings", pictures="words")
    long = await words_of(stage, who, thread, "play")
    await stage.command(who, thread, "settings", brief="on")
    shown = await stage.command(who, thread, "play")
    short = bare(shown)
    assert "Since your last turn:" in short
    assert "placed" in short
    assert len(short.split()) < len(long.split())
    assert "Your kingdom," in long
    assert "Your kingdom," not in short
    for label in ("place", "Other spots"):
        shown = await stage.press(who, shown, label)
        assert "Your kingdom," not in bare(shown)
    looked = bare(await stage.press(who, shown, "Look"))
    assert "kingdom, " in looked


async def test_queendomino_by_typing_is_told_in_lines(stage: Stage) -> None:
    """Placing says what the town offers with its numbers; each step there is a line, too."""
    thread = await begun(stage, box="queendomino")
    for _ in range(6):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    await stage.command(who, thread, "settings", brief="on")
    spot = await first_of(stage, who, thread, "place", "spot")
    placed = await words_of(stage, who, thread, "place", spot=spot)
    assert re.search(r"You can tax [a-m]\d+ \(\d coins?\)", placed), placed
    assert "You can build " in placed
    square, other = await two_of(stage, who, thread, "tax", "square")
    first = await words_of(stage, who, thread, "tax", square=other)
    taxed = await words_of(stage, who, thread, "tax", square=square)
    assert taxed.startswith(f"Taken back: the knight on {other}.\nTaxed {square}: +"), taxed
    outside = await words_of(stage, who, "games", "tax", square=square)
    assert outside == f"-# Harvest Moon\n{taxed.splitlines()[1]}"
    building, another = await two_of(stage, who, thread, "build", "building")
    spent = await words_of(stage, who, thread, "build", building=another)
    replaced = re.match(r"(?:Bought|Got) (.+?) for .+?, on (.+?)\.", spent)
    assert replaced, spent
    built = await words_of(stage, who, thread, "build", building=building)
    assert re.match(rf"Taken back: {replaced[1]} on {replaced[2]}\.\n(Bought|Got) ", built), built
    for line in (first, taxed, built):
        told = r"This turn: [+−]\d+ points?, you would have \d+ points? and \d+ coins?\."
        assert re.search(told, line), line
        assert "Next: choose" in line
        assert len(line.split()) < 60
    bought = re.search(r"(?:Bought|Got) (.+?) for .+?, on (.+?)\.", built)
    assert bought
    looked = await words_of(stage, who, thread, "look", at=bought[2])
    assert f"build {bought[1]} on {bought[2]}" in looked
    assert f"tax {square}" in await words_of(stage, who, thread, "look", at=square)
    burnt = await words_of(stage, who, thread, "undo")
    assert burnt.startswith(f"Taken back: {bought[1]} on {bought[2]}.")
    board = (await stage.services.play.game(1)).view.board
    assert board is not None
    lying = [slot.building for slot in board.slots if slot.building]
    for pictures in ("standard", "words"):
        await stage.command(who, thread, "settings", pictures=pictures)
        shown = await words_of(stage, who, thread, "board")
        for one in lying:
            assert shown.count(effects.name(one, EN)) == lying.count(one), "each is said once"


@pytest.mark.parametrize("setup", [PLAIN[0], TOWNS[0], TEAMS, COURT], ids=called)
def test_every_square_is_told(setup: Setup) -> None:
    """What lies there and around, its territory, where the domino fits or why it does not."""
    for game in quickly(setup, every=11):
        fact = game_fact(game, setup)
        view = fact.view
        for kingdom in view.kingdoms:
            seat = kingdom.seats[0]
            cells = {cell.square: cell for cell in kingdom.cells}
            beside = {near for one in cells for near in neighbors(kingdom, one) if near}
            for square in [kingdom.castle, *cells, *sorted(beside)[::5]]:
                at = at_square(view, seat, square)
                shown = square_look.look_at(fact, seat, at, 101, EN)
                accept(shown)
                text = said(shown)
                assert fact.table.name in text.splitlines()[0]
                laid = cells.get(square)
                assert (laid is not None) == ("half of" in text)
                for land in kingdom.territories:
                    if square in land.squares:
                        assert f"{land.points} point" in text
                        assert all(one in text for one in land.squares[1:])
                if laid and laid.building:
                    assert effects.name(laid.building, EN) in text
                    assert effects.effect(view.building(laid.building), EN) in text
                assert all(near in text for near in at.around if near)
                assert bool(at.fitting) == ("fits here" in text)
                assert bool(at.refusals) == ("doesn't fit here" in text)


def test_a_square_knows_whether_the_domino_fits() -> None:
    """Exactly the legal spots that cover it, for every square of the board."""
    for game in quickly(PLAIN[0], every=3):
        if game.turn is None or game.turn.step is not Step.PLACE:
            continue
        view, seat = game.view(), game.turn.seat
        legal = {move.squares for move in game.legal_moves()}
        kingdom, found = view.kingdom_of(seat), set()
        for column in range(1, kingdom.canvas + 1):
            for row in range(1, kingdom.canvas + 1):
                at = at_square(view, seat, square_name(column, row))
                found |= {spot.squares for spot in at.fitting}
                assert all(at.square in spot.squares for spot in at.fitting)
                assert at.domino is None or bool(at.fitting) != bool(at.refusals)
        if game.legal_moves()[0].kind is Kind.PLACE:
            assert found == legal


async def test_a_square_is_looked_at_by_its_name(stage: Stage) -> None:
    """One's own, another lord's, one that the draft covers; what is typed is taken at its word."""
    thread = await begun(stage)
    for _ in range(8):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    other = "Ben" if who == "Ann" else "Ann"
    spot = await first_of(stage, who, thread, "place", "spot")
    before = await words_of(stage, who, thread, "look", at=spot.split()[0])
    assert before.startswith(f"### {spot.split()[0]} · {who}")
    assert "fits here: " in before
    assert "In your unfinished turn" not in before
    await stage.command(who, thread, "place", spot=spot)
    after = await words_of(stage, who, thread, "look", at=spot.split()[0])
    assert "In your unfinished turn it covers this square" in after
    assert f"{spot.split()[1]} " in after.partition("Around it:")[2]
    assert re.search(rf"{spot.split()[1]} \w+, [^;]+ in your unfinished turn", after)
    castle = await words_of(stage, who, thread, "look", at="e5")
    assert ("in your unfinished turn" in castle) or "is not counted here" in castle
    for typed in ("e5", "E5", "E 5", "e5 · castle", "5 e", "5E", "castle", " Castle"):
        told = await words_of(stage, who, thread, "look", at=typed, lord=other)
        assert told.startswith(f"### e5 · {other}"), told
    assert "can never be part" in await words_of(stage, who, thread, "look", at="z9")
    assert "Write one square, such as e5." in await words_of(stage, who, thread, "look", at="e5 d5")
    assert other in await words_of(stage, who, thread, "look", lord=other)
    assert "Harvest Moon" in await words_of(stage, "Cara", thread, "look")
    assert (await words_of(stage, "Cara", thread, "look", at="e5")).startswith("### e5 · ")


async def test_suggested_squares_follow_the_typing(stage: Stage) -> None:
    """Each says what lies there; a legal one that is in no list comes first; else nothing."""
    await begun(stage)

    async def offered(typed: str, **others: object) -> list[tuple[str, str]]:
        people = stage.sandbox.people
        found = await people.autocomplete("Ann", "games", "look", "at", typed, options=others)
        return [(one["name"], one["value"]) for one in found.choices]

    everything = await offered("")
    assert everything[0] == ("e5 · castle", "e5")
    assert len({label for label, _ in everything}) == len(everything)
    assert (await offered("f"))[0][1].startswith("f")
    assert (await offered("E5"))[0] == ("e5 · castle", "e5")
    assert (await offered("a1"))[0][1] == "a1"
    assert (await offered("free"))[0][1] != "e5"
    assert (await offered("e5 · castle", lord="Ben"))[0][1] == "e5"
    assert await offered("zzz") == []
    assert await offered("e5", lord="Nobody") == []


def test_spaces_before_a_number_take_no_time() -> None:
    """Each of them was tried three times over: others waited for who typed many."""
    begun = time.process_time()
    typed = f"domino{' ' * 3000}x"
    assert NUMBERED.sub(r"\1", typed) == typed
    assert time.process_time() - begun < 2
    assert NUMBERED.sub(r"\1", "Domino  no.  q  48") == "q48"
