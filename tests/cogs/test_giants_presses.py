"""Giants, The Court and partners by buttons and by commands: the same calls, the same screens."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game, Step
from sandbox import Channel, Message
from services.core.live_games import load
from services.facts import Person, Press
from services.facts.panels import PanelFact
from tests.cogs.stage import begun, game_of, living, on_turn, stage, texts
from tests.e2e.stage import Stage, bare
from tests.helpers.onward import allows, laid, play_on

__all__ = ["stage"]


class Seat:
    """A turn that was wanted, with its lord and the thread."""

    def __init__(self, stage: Stage, thread: Channel, who: str, game: int) -> None:
        self.stage, self.thread, self.who, self.game = stage, thread, who, game

    def person(self, who: str) -> Person:
        return Person(self.stage.world.user(who).id, who)

    async def draft(self) -> PanelFact:
        """What is stored."""
        return await self.stage.services.play.panel(Press(self.game, self.person(self.who)))

    async def laid(self) -> Message:
        """Open the panel and put the domino on its first spot."""
        place = (await self.draft()).composition.options[Step.PLACE][0]
        panel = await self.command("play")
        if self.stage.find(panel, "spots"):
            panel = await self.press(panel, "Other spots")
        return await self.choose(panel, "spot", ".".join(place.squares))

    async def press(self, message: Message, label: str) -> Message:
        return await self.stage.press(self.who, message, label)

    async def choose(self, message: Message, action: str, value: str) -> Message:
        return await self.stage.choose(self.who, message, action, value)

    async def command(self, name: str, /, **options: object) -> Message:
        return await self.stage.command(self.who, self.thread, name, **options)

    async def suggested(self, command: str, option: str, **others: object) -> list[str]:
        found = await self.stage.sandbox.people.autocomplete(
            self.who, self.thread, command, option, "", options=others
        )
        return [str(one["value"]) for one in found.choices]

    async def end(self, panel: Message) -> Message:
        """Take what is still to take, end the turn, let the news out."""
        fact = await self.draft()
        if Step.CHOOSE in fact.composition.todo:
            domino = fact.composition.options[Step.CHOOSE][0].domino
            panel = await self.command("choose", domino=domino)
        done = await self.press(panel, "End turn")
        await self.stage.settle()
        return done


async def at(
    stage: Stage, wanted: Callable[[Game], bool], lords: int = 3, **options: object
) -> Seat:
    """Begin a game and play it to a turn that is wanted."""
    thread = await begun(stage, lords, "Mill", **options)
    game = await game_of(stage, thread)
    assert await play_on(stage, game.id, wanted)
    await stage.settle()
    return Seat(stage, thread, await on_turn(stage, thread), game.id)


# -- giants ----------------------------------------------------------------------------------------


async def test_a_giant_that_arrives_covers_the_crown_that_is_pressed(stage: Stage) -> None:
    """Spot, crown, another crown, Undo, the command; the report tells the square."""
    seat = await at(stage, allows(Step.GIANT, least=2), giants=True)
    panel = await seat.laid()
    assert "It must cover one of your crowns." in bare(panel)
    giant = (await seat.draft()).giant
    assert giant is not None
    first, second = giant.crowns[0], giant.crowns[1]
    label = next(one for one in stage.labels(panel) if one.startswith("A · "))
    panel = await seat.press(panel, label)
    assert f"The giant covers the crown on **{first.square}**." in bare(panel)
    assert await seat.suggested("giant", "square") == [one.square for one in giant.crowns]
    panel = await seat.command("giant", square=second.square)
    assert f"The giant covers the crown on **{second.square}**." in bare(panel)
    refused = await seat.command("giant", square="a1")
    assert "a1 has no open crown." in bare(refused)
    panel = await seat.press(panel, "Undo")
    panel = await seat.press(panel, label)
    done = await seat.end(panel)
    assert f"The giant covers the crown on {first.square}." in bare(done)
    assert f"let the giant cover the crown on {first.square}." in texts(stage, seat.thread)[-1]


async def test_a_giant_is_sent_and_received(stage: Stage) -> None:
    """It can be kept again; the receiver is called at once and covers a crown in three presses."""
    seat = await at(stage, allows(Step.SEND), giants=True)
    panel = await seat.laid()
    giant = (await seat.draft()).giant
    assert giant is not None
    offer = giant.sends[0]
    panel = await seat.choose(panel, "send", f"{offer.square}.{offer.seat}")
    assert f"The giant on {offer.square} goes to **{offer.name}**." in bare(panel)
    panel = await seat.choose(panel, "send", "none")
    assert "goes to" not in bare(panel)
    assert offer.square in await seat.suggested("send", "giant")
    assert f"k{offer.seat}" in await seat.suggested("send", "lord")
    wrong = await seat.command("send", giant=offer.square, lord="Nobody")
    assert "I don't know the lord" in bare(wrong)
    panel = await seat.command("send", giant=offer.square, lord=offer.name)
    assert f"goes to **{offer.name}**." in bare(panel)
    await seat.end(panel)
    said = texts(stage, seat.thread)
    assert any(f"sent the giant on {offer.square} to **{offer.name}**." in one for one in said)
    call = next(one for one in stage.messages(seat.thread) if stage.find(one, "Choose a crown"))
    assert "sent you a giant in" in bare(call)
    other = next(one for one in ("Ann", "Ben", "Cara") if one != offer.name)
    refused = await stage.press(other, call, "Choose a crown")
    assert offer.name in bare(refused)
    asked = await stage.press(offer.name, call, "Choose a crown")
    fact = await stage.services.play.receive_panel(Press(seat.game, seat.person(offer.name)))
    label = next((one for one in stage.labels(asked) if one.startswith("A · ")), "")
    looked = await stage.press(offer.name, asked, label)
    assert f"On **{fact.crowns[0].square}**:" in bare(looked)
    covered = await stage.press(offer.name, looked, "Cover it")
    assert f"The giant covers the crown on **{fact.crowns[0].square}**" in bare(covered)
    await stage.settle()
    assert not [one for one in stage.messages(seat.thread) if stage.find(one, "Choose a crown")]


def sends_on(game: Game) -> bool:
    """Whether a giant can go to a lord whose turn is not the next one."""
    return any(offer != following(game) for offer in receivers(game))


def receivers(game: Game) -> list[int]:
    composition = laid(game)
    sends = composition.options.get(Step.SEND, ()) if composition else ()
    return [move.seat for move in sends if move.seat is not None]


def following(game: Game) -> int | None:
    """The seat on turn after the turn in progress, where it is of the same round."""
    waiting = [slot.seat for slot in game.view().order if not slot.done]
    return waiting[1] if len(waiting) > 1 else None


async def test_a_giant_is_chosen_for_from_the_lists(stage: Stage) -> None:
    """[Choose] in `/games`, and `/next`, ask for its crown while another lord is on turn."""
    seat = await at(stage, lambda game: allows(Step.SEND)(game) and sends_on(game), giants=True)
    async with stage.services.context.read() as connection:
        live = await load(stage.services.context, connection, seat.game)
    panel = await seat.laid()
    giant = (await seat.draft()).giant
    assert giant is not None
    offer = next(one for one in giant.sends if one.seat != following(live.game))
    panel = await seat.choose(panel, "send", f"{offer.square}.{offer.seat}")
    await seat.end(panel)
    listed = await stage.command(offer.name, seat.thread, "games")
    assert "A giant waits for you: choose the crown that it covers." in bare(listed)
    asked = await stage.press(offer.name, listed, "Choose")
    assert "sent you a giant. Choose which crown it covers." in bare(asked)
    urgent = await stage.command(offer.name, seat.thread, "next")
    assert "sent you a giant. Choose which crown it covers." in bare(urgent)


async def test_a_giant_is_told_directly_to_whom_wants_it_so(stage: Stage) -> None:
    """The direct message names the server and works like the thread's; nothing is in the thread."""
    seat = await at(stage, allows(Step.SEND), giants=True)
    panel = await seat.laid()
    giant = (await seat.draft()).giant
    assert giant is not None
    offer = giant.sends[0]
    receiver = seat.person(offer.name)
    await stage.services.people.change(receiver, notice="direct")
    panel = await seat.choose(panel, "send", f"{offer.square}.{offer.seat}")
    await seat.end(panel)
    box = [
        one
        for one in stage.world.channels.values()
        if receiver.id in getattr(one, "recipients", ())
    ]
    written = stage.messages(stage.channel(box[-1].id))
    call = next(one for one in written if stage.find(one, "Choose a crown"))
    assert f"**{seat.who}** sent you a giant in" in bare(call)
    assert "Castellan's Court" in bare(call)
    assert not [one for one in stage.messages(seat.thread) if stage.find(one, "Choose a crown")]
    asked = await stage.press(offer.name, call, "Choose a crown")
    assert "Choose which crown it covers." in bare(asked)


async def test_a_giant_comes_first_at_the_own_turn(stage: Stage) -> None:
    """The panel begins with it, the best crown looked at; covered, the turn goes on."""

    def due(game: Game) -> bool:
        return game.turn is not None and game.turn.step is Step.RECEIVE

    seat = await at(stage, due, giants=True)
    asked = await stage.press(seat.who, living(stage, seat.thread), "Play")
    assert "sent you" in bare(asked)
    fact = await stage.services.play.receive_panel(Press(seat.game, seat.person(seat.who)))
    assert await seat.suggested("receive", "square") == [one.square for one in fact.crowns]
    placed = await seat.command("place", spot="a1 a2")
    assert "Choose its crown first, with /receive" in bare(placed)
    gone = await seat.press(asked, "Cover it")
    assert f"The giant covers the crown on **{fact.crowns[0].square}**" in bare(gone)
    nothing = await seat.command("receive", square=fact.crowns[-1].square)
    assert "covers the crown" in bare(nothing) or "No giant is on its way" in bare(nothing)


# -- The Court -------------------------------------------------------------------------------------


async def test_the_court_by_buttons_and_by_commands(stage: Stage) -> None:
    """Recruit on the best square, another one, Undo; the same by command; the report tells it."""
    seat = await at(stage, allows(Step.COURT), court=True)
    panel = await seat.laid()
    shown = await seat.press(panel, "Court")
    assert "The Court · your resources:" in bare(shown)
    shown = await seat.press(shown, "recruit")
    court = (await seat.draft()).court
    assert court is not None
    assert court.bought is not None
    assert f"to **{court.site}** for " in bare(shown)
    if len(court.bought.sites) > 1:
        square = court.bought.sites[1].square
        action = "search" if court.bought.searched else "recruit"
        listed = next(
            one
            for one in stage.components(shown)
            if one["custom_id"].endswith(f":{action}:{court.bought.token}")
        )
        shown = await stage.answer(
            stage.sandbox.people.choose(seat.who, shown, listed["custom_id"], [square])
        )
        assert f"to **{square}** for " in bare(shown)
    if len(court.bought.payments) > 1:
        paid = ".".join(court.bought.payments[-1].squares)
        select = next(
            one for one in stage.components(shown) if ":pay:" in str(one.get("custom_id"))
        )
        shown = await seat.choose(shown, "pay", str(select["options"][-1]["value"]))
        assert paid
    shown = await seat.press(shown, "Undo")
    assert "You recruit" not in bare(shown)
    token = court.bought.token
    assert token in await seat.suggested("recruit", "token")
    shown = await seat.command("recruit", token=token)
    assert "You recruit the " in bare(shown)
    unknown = await seat.command("recruit", token="Baker")
    assert "I don't know the token" in bare(unknown)
    done = await seat.end(shown)
    assert "You recruited the" in bare(done)
    assert "recruited the **" in texts(stage, seat.thread)[-1]
    looked = await seat.command("court")
    assert "Ann" in bare(looked)
    assert "empty until the next line is laid out." in bare(looked)


async def test_what_is_not_in_play_is_said(stage: Stage) -> None:
    """In a game without giants, The Court and teams their commands say so."""
    thread = await begun(stage)
    who = await on_turn(stage, thread)
    for command, options, told in (
        ("recruit", {"token": "merchant"}, "This game has no Court."),
        ("court", {}, "This game has no Court."),
        ("giant", {"square": "e6"}, "This game has no giants."),
        ("receive", {"square": "e6"}, "No giant is on its way to you."),
        ("game note", {"text": "Hello"}, "You have no partner in this game"),
    ):
        answer = await stage.command(who, thread, command, **options)
        assert told in bare(answer), command
