"""The town by buttons and by commands: every step, taken back, pressed twice, late or in vain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from engine import Composition, Game, Kind, Move, Step
from render.words import effects
from sandbox import Channel, Message
from services.facts import Person, Press
from services.facts.panels import PanelFact
from tests.cogs.scenes import EN
from tests.cogs.stage import begun, game_of, on_turn, stage, texts
from tests.e2e.sitting import forge, id_of
from tests.e2e.stage import Stage, bare
from tests.helpers.town import placed, play_until, soonest
from tests.helpers.world import World

__all__ = ["stage"]


def everything(game: Game) -> Composition | None:
    """A draft with a domino, a tax, a building, the dragon and a choice; None if it can't be."""
    composition = placed(game)
    if composition is None or Step.PLACE in composition.forced:
        return None
    if len(composition.options.get(Step.BUILD, ())) < 2:
        return None
    for step in (Step.TAX, Step.BUILD, Step.BURN, Step.CHOOSE):
        moves = [move for move in composition.moves if move.kind is not Kind.END]
        judged = [game.compose([*moves, one]) for one in composition.options.get(step, ())]
        fitting = [one for one in judged if not one.dropped]
        if not fitting:
            return None
        composition = fitting[0]
    return composition


class Town:
    """A turn in which everything can be done, with its lord and the panel."""

    def __init__(self, stage: Stage, thread: Channel, who: str, game: int) -> None:
        self.stage, self.thread, self.who, self.game = stage, thread, who, game

    async def draft(self) -> PanelFact:
        """What is stored."""
        person = Person(self.stage.world.user(self.who).id, self.who)
        return await self.stage.services.play.panel(Press(self.game, person))

    async def open(self) -> Message:
        """Place the domino, and go to the town."""
        fact = await self.draft()
        place = fact.composition.options[Step.PLACE][0]
        panel = await self.stage.command(self.who, self.thread, "play")
        assert "Town opens once your domino is placed." in bare(panel)
        if self.stage.find(panel, "spots"):
            panel = await self.stage.press(self.who, panel, "Other spots")
        shown = await self.stage.choose(self.who, panel, "spot", ".".join(place.squares))
        town = await self.stage.press(self.who, shown, "Town")
        assert "Town ·" in bare(town)
        return town

    async def press(self, message: Message, label: str) -> Message:
        return await self.stage.press(self.who, message, label)

    async def command(self, name: str, /, **options: object) -> Message:
        return await self.stage.command(self.who, self.thread, name, **options)

    async def suggested(self, command: str, option: str, **others: object) -> list[Any]:
        people = self.stage.sandbox.people
        found = await people.autocomplete(
            self.who, self.thread, command, option, "", options=others
        )
        return list(found.choices)


async def at(stage: Stage, wanted: Callable[[Game], bool], lords: int = 2) -> Town:
    """Begin a game of Queendomino and play it to a turn that is wanted."""
    thread = await begun(stage, lords, "Mill", box="queendomino")
    game, world = await game_of(stage, thread), cast(World, stage)
    seed = await soonest(world, game.id, wanted)
    assert await play_until(world, game.id, wanted, seed=seed)
    return Town(stage, thread, await on_turn(stage, thread), game.id)


async def full(stage: Stage) -> Town:
    return await at(stage, lambda game: everything(game) is not None, lords=3)


async def test_a_whole_turn_in_the_town_by_buttons(stage: Stage) -> None:
    """Tax, build, another square, the dragon, a domino, and the public report of all of it."""
    town = await full(stage)
    shown = await town.open()
    offered = (await town.draft()).town
    assert offered is not None
    first = f"Tax {offered.taxes[0].square}: "
    tax = next(one for one in stage.labels(shown) if one.startswith(first))
    shown = await town.press(shown, tax)
    assert "Taxed " in bare(shown)
    shown = await town.press(shown, "build")
    assert "on **" in bare(shown)
    fact = await town.draft()
    assert fact.town is not None
    assert fact.town.bought is not None
    sites = fact.town.bought.sites
    if len(sites) > 1:
        shown = await stage.choose(town.who, shown, "site", sites[1].square)
        assert f"on **{sites[1].square}**." in bare(shown)
    fact = await town.draft()
    assert fact.town is not None
    if fact.town.burns:
        shown = await stage.choose(town.who, shown, "burn", fact.town.burns[0].copy)
        assert "Bribed the dragon for 1 coin to burn" in bare(shown)
    free = [slot.domino for slot in fact.game.view.next_line if slot.seat is None]
    if not fact.taken:
        shown = await stage.choose(town.who, shown, "take", free[0].lower())
    assert "Town ·" in bare(shown)
    assert "Ready." in bare(shown)
    done = await town.press(shown, "End turn")
    assert "You taxed" in bare(done)
    assert "You built the" in bare(done)
    await stage.settle()
    public = texts(stage, town.thread)[-1]
    assert f"{town.who} taxed" in public.replace("**", "")
    assert f"{town.who} built the" in public.replace("**", "")
    assert " now (" in public


async def test_every_step_can_be_taken_back(stage: Stage) -> None:
    """[Give it back], "No bribe" and Undo, each answered in the town; twice does no harm."""
    town = await full(stage)
    first = await town.open()
    bought = await town.press(first, "build")
    give = stage.find(bought, "Give it back")
    assert give is not None
    again = await stage.answer(stage.sandbox.people.click(town.who, bought, give["custom_id"]))
    assert stage.find(again, "Build…")
    fact = await town.draft()
    assert fact.town is not None
    assert fact.town.bought is None
    victim = fact.town.burns[0].copy
    bribed = await stage.choose(town.who, again, "burn", victim)
    assert "Bribed the dragon" in bare(bribed)
    kept = await stage.choose(town.who, bribed, "burn", "none")
    assert "Bribed the dragon" not in bare(kept)
    tax = next(part for part in stage.components(kept) if ":tax:" in part["custom_id"])
    taxed = await town.press(kept, tax["label"])
    assert (await town.draft()).town is not None
    assert (await town.draft()).filled == 2
    none = await town.press(taxed, f"No tax on {tax['custom_id'].rpartition(':')[2]}")
    assert "Taxed " not in bare(none)
    assert (await town.draft()).filled == 1
    twice = await town.press(none, tax["label"])
    undone = await town.press(twice, "Undo")
    assert "Town ·" in bare(undone)
    assert (await town.draft()).filled == 1
    land = await town.press(undone, "Land")
    assert "Your turn" in bare(land)


async def test_looking_from_the_town_leads_back_there(stage: Stage) -> None:
    """[Look] shows the builders' board, as picture and as text, and the way back."""
    town = await full(stage)
    shown = await town.open()
    look = await town.press(shown, "Look")
    text = await stage.choose(town.who, look, "Show…", "As text")
    assert "```" in bare(text)
    look = await town.press(await town.press(text, "Game…"), "Back")
    board = await stage.choose(town.who, look, "Show…", "Builders' board")
    assert board.files
    text = await stage.choose(town.who, board, "Show…", "As text")
    assert "Builders' board" in bare(text)
    back = await town.press(text, "Back to my turn")
    assert "Town ·" in bare(back)


async def test_a_late_press_in_the_town_plays_nothing(stage: Stage) -> None:
    """Neither a tab nor a step of a turn that is over does anything."""
    town = await full(stage)
    shown = await town.open()
    fact = await town.draft()
    ids = [id_of(stage, shown, action) for action in ("Land", "tax", "Undo")]
    ready = await town.press(shown, "take") if fact.taken is None else shown
    await town.press(ready, "End turn")
    await stage.settle()
    version = (await game_of(stage, town.thread)).version
    for id in ids:
        late = forge(await town.command("table"), stage, "Game…", id)
        assert "That turn is over" in bare(await town.press(late, "Game…"))
    assert (await game_of(stage, town.thread)).version == version


async def test_a_whole_turn_in_the_town_by_commands(stage: Stage) -> None:
    """/tax, /build, /burn, /choose, /end, with what is suggested; answers are the town."""
    town = await full(stage)
    fact = await town.draft()
    place = fact.composition.options[Step.PLACE][0]
    assert await town.suggested("tax", "square") == []
    await town.command("place", spot=" ".join(place.squares))
    taxes = await town.suggested("tax", "square")
    assert ": +" in taxes[0]["name"]
    assert "coin" in taxes[0]["name"]
    shown = await town.command("tax", square=taxes[0]["name"])
    assert "Taxed " in bare(shown)
    offers = await town.suggested("build", "building")
    assert ": now " in offers[0]["name"]
    sites = await town.suggested("build", "square", building=offers[0]["value"])
    assert sites
    shown = await town.command("build", building=offers[0]["name"], square=sites[-1]["value"])
    assert f"on **{sites[-1]['value']}**." in bare(shown)
    victims = await town.suggested("burn", "building")
    if victims:
        shown = await town.command("burn", building=victims[0]["value"])
        assert "Bribed the dragon for 1 coin to burn" in bare(shown)
        undone = await town.command("undo")
        assert "Bribed" not in bare(undone)
    dominoes = await town.suggested("choose", "domino")
    await town.command("choose", domino=dominoes[0]["value"])
    ended = await town.command("end")
    assert "You built the" in bare(ended)


async def test_the_builders_board_by_command(stage: Stage) -> None:
    """For anybody who may watch, as picture and as text; nothing of the kind without a town."""
    thread = await begun(stage, 2, "Mill", box="queendomino")
    assert (await stage.command("Dan", thread, "board")).files
    text = await stage.command("Ann", thread, "board", **{"as": "text"})
    assert "in the pile" in bare(text)
    plain = await begun(stage, 2, "Oak")
    refused = await stage.command("Ann", plain, "board")
    assert "This game has no towns." in bare(refused)
    who = await on_turn(stage, plain)
    for command, options in (
        ("tax", {"square": "h9"}),
        ("build", {"building": "church"}),
        ("build", {"building": "castle"}),
        ("burn", {"building": "castle"}),
    ):
        refused = await stage.command(who, plain, command, **options)
        assert "This game has no towns." in bare(refused)


async def test_a_part_of_a_buildings_name_is_enough(stage: Stage) -> None:
    """Where only one on the board has it; else it is unknown."""
    town = await full(stage)
    fact = await town.draft()
    place = fact.composition.options[Step.PLACE][0]
    await town.command("place", spot=" ".join(place.squares))
    fact = await town.draft()
    assert fact.town is not None
    board = fact.game.view.board
    assert board is not None
    names = {slot.building.replace("_", "") for slot in board.slots if slot.building}
    for offer in fact.town.offers:
        name = offer.building.replace("_", "")
        part = name[1:-1]
        if sum(part in one for one in names) == 1:
            shown = await town.command("build", building=part)
            assert effects.name(offer.building, EN) in bare(shown)
    shown = await town.command("build", building="xyz")
    assert "I don't know the building “xyz”" in bare(shown)


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("tax", {"square": "z99"}, "I don't know the square “z99”"),
        ("tax", {"square": "here"}, "I don't know the square “here”"),
        ("build", {"building": "bank"}, "I don't know the building “bank”"),
        ("build", {"building": "…"}, "I don't know the building “…”"),
        ("burn", {"building": "town hall"}, "I don't know the building “town hall”"),
        ("build", {"building": "Church", "square": "nowhere"}, "I don't know the square"),
        ("tax", {"square": "h9"}, "Place your domino first."),
        ("build", {"building": "Church"}, "Place your domino first."),
        ("burn", {"building": "church"}, "Place your domino first."),
    ],
)
async def test_what_is_typed_in_vain_is_told(
    stage: Stage, command: str, options: dict[str, str], told: str
) -> None:
    """What can't be read, and what comes too early; with the way to the panel."""
    town = await at(stage, lambda game: placed(game) is not None and game.turn_begun is False)
    shown = await town.command(command, **options)
    assert told in bare(shown)
    assert [one for one in stage.labels(shown) if one.startswith("Open the")]


async def test_squares_are_those_of_the_building_that_is_typed(stage: Stage) -> None:
    """However it is called; none for one that is not offered."""
    town = await full(stage)
    await town.open()
    offered = (await town.draft()).town
    assert offered is not None
    for one in offered.offers:
        for typed in (one.copy, one.building, one.building.replace("_", " ").title()):
            found = await town.suggested("build", "square", building=typed)
            assert [each["value"] for each in found] == [site.square for site in one.sites][:25]
    assert await town.suggested("build", "square", building="zzz") == []


async def test_a_building_can_be_called_by_any_of_its_names(stage: Stage) -> None:
    """By the notation, by its id, by its name as it is written."""
    town = await full(stage)
    await town.open()
    offered = (await town.draft()).town
    assert offered is not None
    one = offered.offers[-1]
    suggested = {
        choice["value"]: choice["name"] for choice in await town.suggested("build", "building")
    }
    for typed in (one.copy, suggested[one.copy]):
        shown = await town.command("build", building=typed)
        assert "on **" in bare(shown)
        fact = await town.draft()
        assert fact.town is not None
        assert fact.town.bought is not None
        assert fact.town.bought.building == one.building
        await town.press(shown, "Give it back")


async def test_which_game_is_meant_is_asked_with_the_building(stage: Stage) -> None:
    """The answer buys it there."""
    town = await full(stage)
    await begun(stage, 3, "Quiet Mill")
    thread = stage.threads()[-1]
    game = await game_of(stage, thread)
    while await on_turn(stage, thread) != town.who:
        fact = await stage.services.play.game(game.id)
        assert fact.seat_on_turn is not None
        person = Person(fact.seat_on_turn.user or 0, str(fact.seat_on_turn.name))
        panel = await stage.services.play.panel(Press(game.id, person))
        for step in panel.composition.todo:
            move: Move = panel.composition.options[step][0]
            panel = await stage.services.play.set_slot(Press(game.id, person), move)
        await stage.services.play.end_turn(Press(game.id, person))
    await town.open()
    offered = (await town.draft()).town
    assert offered is not None
    one = offered.offers[0]
    asked = await stage.command(
        town.who, "lobby", "build", building=one.copy, square=one.sites[0].square
    )
    assert bare(asked) == "Which game?"
    part = stage.find(asked, "which")
    assert part is not None
    mine = next(o for o in part["options"] if o["label"].startswith("Mill"))
    shown = await stage.choose(town.who, asked, "which", mine["value"])
    assert f"on **{one.sites[0].square}**." in bare(shown)
