"""Hands that play a plot in a thread: one pair presses buttons, the other types commands.

await hands.play(before, plot.turn())
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import locales
from cogs.codec import CustomId, Ids, parse
from engine import Game, Kind, Move, Played, Step, Turn
from sandbox import Message
from tests.e2e.plot import Act, slots_of
from tests.e2e.reasons import way_on, why
from tests.e2e.sitting import Sitting, forge
from tests.e2e.stage import Stage, bare
from tests.e2e.telling import building_name, token_name
from tests.helpers.database import rows

READY: Final = "Ready. "
TITLES: Final = {"town": "### Town", "court": "### The Court"}
"""What the screen of a tab begins with; the land has none of its own."""
OPENS: Final = {"Open the town": ["town"], "Open The Court": ["court"]}
"""Which tab the button of a refusal opens; all others open the land."""
TAB: Final = {
    **dict.fromkeys((Kind.TAX, Kind.BUILD, Kind.BURN), "town"),
    **dict.fromkeys((Kind.RECRUIT, Kind.SEARCH), "court"),
}
"""In which tab a step is done; all others in the land."""
PRICE: Final = re.compile(r"^(burn \w+)@[0-5]$")
"""A bribe that names the price of its tile: a draft may, where the record need not."""
IN_TOWN: Final = {Kind.TAX: "Taxed ", Kind.BUILD: "Bought ", Kind.BURN: "Bribed the dragon "}
"""What a screen says of each optional step, and of no other."""


def said(message: Message) -> str:
    """What a message says, without bold and invisible marks."""
    return bare(message).replace("**", "")


def coins(count: int) -> str:
    """A sum of money in words."""
    return "1 coin" if count == 1 else f"{count} coins"


@dataclass
class Hands(ABC):
    """Whoever is on turn, and the private screen in front of them."""

    sitting: Sitting
    _name: str = ""
    _shown: Message | None = None
    _before: Game | None = None
    _offered: set[Kind] = field(default_factory=set)
    bought: Counter[str] = field(default_factory=Counter)
    """How tokens of The Court were asked for: "best", "square", "payment"."""

    @property
    def stage(self) -> Stage:
        """Where it is played."""
        return self.sitting.stage

    @property
    def screen(self) -> Message:
        """The private screen."""
        assert self._shown is not None
        return self._shown

    async def play(self, before: Game, acts: Sequence[Act]) -> None:
        """Play a turn; `before` is the game as it stood."""
        self._name, self._before = await self.sitting.on_turn(), before
        self._shown = await self._open()
        for act in acts:
            await self._act(act)

    async def _act(self, act: Act) -> None:
        if act.kind == "refused":
            await self._refused(act)
        elif act.kind == "end":
            self._shown = await self._end()
            self._check_end(act)
        elif act.kind == "take back tiles":
            await self._keep_the_turn()
        else:
            self._shown = await self._change(act)
            self._check(act)

    async def _change(self, act: Act) -> Message:
        move = act.move
        match act.kind:
            case "set":
                assert move is not None
                return await self._set(move, best=act.best)
            case "undo":
                return await self._undo()
            case "restart":
                await self.stage.restart()
                return await self._open()
            case "take back":
                return await self._take_the_turn_back()
        return await self._empty(act.kind)

    async def _take_the_turn_back(self) -> Message:
        await self.stage.settle()
        shown = await self._take_back()
        assert "Your turn is open again, as it was." in said(shown)
        await self.stage.settle()
        return shown

    # -- what hands can do -------------------------------------------------------------------------

    @abstractmethod
    async def _open(self) -> Message:
        """Open the turn."""

    @abstractmethod
    async def _set(self, move: Move, *, best: bool) -> Message:
        """Fill a slot."""

    def take(self, name: str, screen: Message | None = None) -> None:
        """Be somebody, with a private screen in front of them."""
        self._name, self._shown = name, screen

    @abstractmethod
    async def ask_crown(self, name: str, ping: Message) -> Message:
        """Answer a message that tells of a giant: somebody is asked for the crown."""

    async def cover(self, move: Move) -> Message:
        """Let a giant that was sent cover a crown."""
        self._shown = await self._cover(move.squares[0])
        assert f"The giant covers the crown on {move.squares[0]} (" in said(self.screen)
        return self.screen

    @abstractmethod
    async def _cover(self, square: str) -> Message:
        """Choose a crown for a giant, and let it be covered."""

    async def _recruit(self, move: Move) -> Message:
        """Buy a token, move it where it shall stand, and let those pay who shall."""
        where, *paying = move.squares
        self._shown = await self._buy(move, "", ())
        self.bought["best"] += 1
        if self._drafted()[0] != where:
            self._shown = await self._buy(move, where, ())
            self.bought["square"] += 1
        if self._drafted() != [where, *paying]:
            self._shown = await self._buy(move, where, paying)
            self.bought["payment"] += 1
        return self.screen

    @abstractmethod
    async def _buy(self, move: Move, where: str, paying: Sequence[str]) -> Message:
        """Buy a token, on the best square and for the cheapest payment where none is named."""

    def _drafted(self) -> list[str]:
        """Where the token of the draft stands, and what pays for it."""
        bought = next(one for one in self._slots() if one.split()[0] in ("recruit", "search"))
        return bought.split()[2:]

    @abstractmethod
    async def _undo(self) -> Message:
        """Empty the last slot."""

    async def _empty(self, kind: str) -> Message:
        """Empty one slot, whatever is filled after it: only buttons can."""
        raise AssertionError(f"these hands can't {kind}")

    @abstractmethod
    async def _end(self) -> Message:
        """End the turn."""

    @abstractmethod
    async def _take_back(self) -> Message:
        """Take the turn back that was just ended."""

    @abstractmethod
    async def _ask(self, move: Move, code: str) -> Message:
        """Ask for something that is refused."""

    async def type(self, command: str, **options: object) -> Message:
        """Type a command."""
        return await self.stage.command(self._name, self.sitting.thread, command, **options)

    # -- refusals ----------------------------------------------------------------------------------

    async def _refused(self, act: Act) -> None:
        """Try something in vain, then take up what the refusal offers."""
        assert act.move is not None
        assert act.refusal is not None
        move, code = act.move, act.refusal.code
        assert self._before is not None
        offer = way_on(code)
        words = why(move, act.refusal, self._before.names, self._name)
        answer = await self.sitting.refused(
            self._name, lambda: self._ask(move, code), words, offers=[offer]
        )
        self._shown = await self.stage.press(self._name, answer, offer)
        opened = [tab for tab, title in TITLES.items() if title in said(self._shown)]
        assert opened == OPENS.get(offer, [])

    async def _keep_the_turn(self) -> None:
        """Buildings were turned up by the turn, so it stays."""
        assert "Take back" not in self.stage.labels(self.screen)
        await self.sitting.refused(
            self._name,
            lambda: self.type("takeback"),
            "New buildings were turned up since, so your turn stays.",
            offers=["Ask everybody", "Look"],
        )

    # -- reading -----------------------------------------------------------------------------------

    def _check(self, act: Act) -> None:
        """The screen tells the draft, and the draft is as it should be."""
        text = said(self.screen)
        for sentence in self._sentences(act):
            assert sentence in text, f"no {sentence!r} after {act.kind} {act.move}: {text}"
        kinds = {move.kind for move in act.draft.moves}
        for kind, words in IN_TOWN.items():
            assert kind in kinds or words not in text, f"still {words!r}: {text}"
        assert (READY in text) == act.draft.ready, text
        stored = [PRICE.sub(r"\1", slot) for slot in self._stored(act)]
        assert stored == [PRICE.sub(r"\1", move.text()) for move in slots_of(act.draft)]

    def _stored(self, act: Act) -> list[str]:
        """The draft as it stands in the database."""
        turn = act.draft.view.turn
        assert turn is not None
        return self._slots(turn)

    def _slots(self, turn: Turn | None = None) -> list[str]:
        turn = turn or (self._before.turn if self._before is not None else None)
        assert turn is not None
        asked = f"seat = {turn.seat} AND turn = '{turn.text()}'"
        ((slots,),) = rows(self.stage.database, f"SELECT slots FROM turn_drafts WHERE {asked}")
        return list(json.loads(slots))

    def _sentences(self, act: Act) -> list[str]:
        """What the screen has to say of a draft."""
        view = act.draft.view
        told = [
            _sentence(played, self._named(played))
            for played in self._played(act)
            if self._is_told_here(played.move.kind)
        ]
        told += [_falling(move) for move in act.dropped]
        placed = view.round and view.turn is not None and Step.PLACE not in act.draft.todo
        if placed and view.board is not None and "### The Court" not in said(self.screen):
            assert view.turn is not None
            purse = coins(view.kingdom_of(view.turn.seat).coins)
            is_town = "### Town" in said(self.screen)
            told.append(f"### Town · {purse}" if is_town else f"{purse} · knights")
        return told

    def _is_told_here(self, kind: Kind) -> bool:
        """Whether the tab on the screen tells of such a step: the land tells of all."""
        tab = next((tab for tab, title in TITLES.items() if title in said(self.screen)), "land")
        return tab == "land" or kind is Kind.CHOOSE or TAB.get(kind) == tab

    def _named(self, played: Played) -> str:
        """A domino as people read it."""
        assert self._before is not None
        return locales.number(played.move.domino, str(self._before.options.box))

    def _played(self, act: Act) -> list[Played]:
        assert self._before is not None
        game = self._before.copy()
        return [game.play(move) for move in act.draft.moves]

    def _check_end(self, act: Act) -> None:
        """The last screen tells what was done; where the same lord goes on, it is the next turn."""
        text = said(self.screen)
        if "Your turn is over, and you are on again." in text:
            return
        assert "Turn ended" in text
        for played in self._played(act):
            sentence = _done(played, self._named(played))
            assert sentence in text, f"no {sentence!r}: {text}"


def _sentence(played: Played, named: str) -> str:
    """What a screen says of a move in the draft."""
    move = played.move
    match move.kind:
        case Kind.TAX:
            return f"Taxed {move.squares[0]}: +{coins(played.coins)}."
        case Kind.BUILD if played.coins:
            price = coins(-played.coins)
            return f"Bought {building_name(move.building)} for {price}, on {move.squares[0]}."
        case Kind.BUILD:
            return f"Got {building_name(move.building)} for free, on {move.squares[0]}."
        case Kind.BURN:
            return f"Bribed the dragon for 1 coin to burn {building_name(move.building)}"
        case Kind.GIANT:
            return f"The giant covers the crown on {move.squares[0]}"
        case Kind.SEND:
            return f"The giant on {move.squares[0]} goes to "
        case Kind.RECRUIT:
            return f"You recruit the {token_name(move.token)} to {move.squares[0]} for "
        case Kind.SEARCH:
            return f"You find the {token_name(move.token)} in the pile and put it on "
        case Kind.CHOOSE:
            return f"You take {named}"
    return ""


def _falling(move: Move) -> str:
    """What a screen says of a step that can't stand any more."""
    if move.kind is Kind.TAX:
        return f"Your knight can't stand on {move.squares[0]} any more, so it is back in your hand."
    if move.kind is Kind.BUILD:
        return f"Your {building_name(move.building)} no longer fits, so it is back on the board."
    return f"so {building_name(move.building)} stays on the board."


def _done(played: Played, named: str) -> str:
    """What the last screen says of a move."""
    move = played.move
    match move.kind:
        case Kind.TAX:
            return f"You taxed {move.squares[0]} for {coins(played.coins)}."
        case Kind.BUILD if played.queen:
            return "The Queen came to you from"
        case Kind.BUILD:
            cost = coins(-played.coins) if played.coins else "free"
            name = building_name(move.building)
            return f"You built the {name} on {move.squares[0]} for {cost}"
        case Kind.BURN:
            return f"You bribed the dragon to burn the {building_name(move.building)}."
        case Kind.GIANT:
            return f"The giant covers the crown on {move.squares[0]}."
        case Kind.SEND:
            return f"Your giant on {move.squares[0]} went to "
        case Kind.RECRUIT:
            return f"You recruited the {token_name(move.token)} to {move.squares[0]}."
        case Kind.SEARCH:
            name = token_name(move.token)
            return f"You found the {name} in the pile and put it on {move.squares[0]}."
        case Kind.CHOOSE:
            return named
    return ""


class Buttons(Hands):
    """Presses what is on the screen; what is not there is asked for with a forged id."""

    async def _open(self) -> Message:
        if self._shown is not None and "you are on again" in said(self._shown):
            return self._shown
        return await self.sitting.open_panel(self._name)

    async def _set(self, move: Move, *, best: bool) -> Message:
        await self._turn_to(TAB.get(move.kind, "land"), move)
        squares = move.squares
        match move.kind:
            case Kind.PLACE:
                return await self._place(squares)
            case Kind.GIANT:
                return await self._press("giant", squares[0])
            case Kind.SEND:
                return await self._press("send", f"{squares[0]}.{move.seat}")
            case Kind.RECRUIT | Kind.SEARCH:
                return await self._recruit(move)
            case Kind.TAX:
                return await self._press("tax", squares[0])
            case Kind.BUILD:
                if not self._find("site", move.copy, ""):
                    self._shown = await self._press("build", move.copy)
                if best or not self._find("site", move.copy, ""):  # one square needs no list
                    return self.screen
                return await self._press("site", move.copy, squares[0])
            case Kind.BURN:
                return await self._press("burn", move.copy)
        return await self._press("take", move.domino.lower())

    async def _turn_to(self, tab: str, move: Move) -> None:
        """Open the tab that a step needs; dominoes are in both."""
        text = said(self.screen)
        shown = next((one for one, title in TITLES.items() if title in text), "land")
        if move.kind is not Kind.CHOOSE and shown != tab:
            self._shown = await self._press("tab", tab)

    async def _buy(self, move: Move, where: str, paying: Sequence[str]) -> Message:
        if not paying:
            return await self._press(move.kind, *filter(None, (move.token, where)))
        listed = [id for id in self._ids("pay") if ".".join(paying) in self._values(id)]
        if not listed:  # of payments that leave the same one is listed, the others are typed
            pay = {"token": move.token, "square": where, "pay": " ".join(paying)}
            return await self.type(move.kind, **pay)
        (id,) = listed
        assert id.args == (move.token, where, "s" if move.kind is Kind.SEARCH else "r")
        return await self._choose(id, ".".join(paying))

    async def _place(self, squares: tuple[str, ...]) -> Message:
        for id in self._ids("place", "move"):
            if id.args[1:] == squares:
                return await self._click(id)
        for id in self._ids("spots"):
            self._shown = await self._click(id)
        spot = next(iter(self._ids("spot")))
        for _ in range(20):
            values = self._values(spot)
            if ".".join(squares) in values:
                return await self._choose(spot, ".".join(squares))
            self._shown = await self._choose(spot, values[-1])
        raise AssertionError(f"{squares} is on no page")

    async def ask_crown(self, name: str, ping: Message) -> Message:
        return await self.stage.press(name, ping, "Choose a crown")

    async def _cover(self, square: str) -> Message:
        assert "sent you " in said(self.screen)
        if not self._find("cover", square):
            self._shown = await self._press("receive", square)
        return await self._press("cover", square)

    async def _undo(self) -> Message:
        return await self._press("undo")

    async def _empty(self, kind: str) -> Message:
        if kind == "give back":
            return await self.stage.press(self._name, self.screen, "Give it back")
        assert kind == "no bribe"
        return await self._press("burn", "none")

    async def _end(self) -> Message:
        return await self._press("end")

    async def _take_back(self) -> Message:
        return await self._press("takeback")

    async def _ask(self, move: Move, code: str) -> Message:
        fact = await self.sitting.fact()
        assert fact.seat_on_turn is not None
        ids = Ids("g", fact.id, fact.seat_on_turn.seat, fact.version)
        wanted = {
            Kind.TAX: ids("tax", *move.squares),
            Kind.BURN: ids("burn", move.copy),
            Kind.BUILD: ids("build", move.copy)
            if code not in ("build_not_town", "build_taken")
            else ids("site", move.copy, *move.squares),
        }[move.kind]
        forge(self.screen, self.stage, "Look", wanted.text())
        return await self.stage.press(self._name, self.screen, "Look")

    # -- finding -----------------------------------------------------------------------------------

    def _ids(self, *actions: str) -> list[CustomId]:
        parts = [one for one in self.stage.components(self.screen) if not one.get("disabled")]
        ids = [parse(one["custom_id"]) for one in parts]
        return [id for id in ids if id.action in actions]

    def _values(self, select: CustomId) -> list[str]:
        parts = self.stage.components(self.screen)
        part = next(one for one in parts if one["custom_id"] == select.text())
        return [option["value"] for option in part["options"]]

    def _find(self, action: str, *words: str) -> tuple[CustomId, str] | None:
        """A button with these words, or a list that offers the last of them."""
        for id in self._ids(action):
            if id.kind == "b" and id.args[: len(words)] == words:
                return id, ""
            offered = self._values(id) if id.kind == "s" else []
            known = words[-1] in offered if words and words[-1] else bool(offered)
            if known and id.args[: len(words) - 1] == words[:-1]:
                return id, words[-1]
        if words and not words[-1]:
            return self._find(action, *words[:-1]) if words[:-1] else None
        return None

    async def _press(self, action: str, *words: str) -> Message:
        found = self._find(action, *words)
        labels = [one.text() for one in self._ids(action)]
        assert found is not None, f"no {action} {words} among {labels}: {said(self.screen)}"
        id, value = found
        return await self._choose(id, value) if value else await self._click(id)

    async def _click(self, id: CustomId) -> Message:
        people = self.stage.sandbox.people
        return await self.stage.answer(people.click(self._name, self.screen, id.text()))

    async def _choose(self, id: CustomId, value: str) -> Message:
        people = self.stage.sandbox.people
        return await self.stage.answer(people.choose(self._name, self.screen, id.text(), [value]))


class Commands(Hands):
    """Types; what is typed first of each kind has to be among what is suggested."""

    async def _open(self) -> Message:
        return await self.type("play")

    async def _set(self, move: Move, *, best: bool) -> Message:
        squares = move.squares
        match move.kind:
            case Kind.PLACE:
                return await self._type(move, "place", "spot", " ".join(squares))
            case Kind.TAX:
                return await self._type(move, "tax", "square", squares[0])
            case Kind.BURN:
                return await self._type(move, "burn", "building", move.copy)
            case Kind.BUILD if best:
                return await self._type(move, "build", "building", move.copy)
            case Kind.BUILD:
                return await self.type("build", building=move.copy, square=squares[0])
            case Kind.GIANT:
                return await self._type(move, "giant", "square", squares[0])
            case Kind.SEND:
                return await self._send(move)
            case Kind.RECRUIT | Kind.SEARCH:
                return await self._recruit(move)
        assert self._before is not None
        domino = locales.number(move.domino, str(self._before.options.box))
        return await self._type(move, "choose", "domino", domino)

    async def _type(self, move: Move, command: str, option: str, value: str) -> Message:
        await self._suggested(move, command, option, value)
        return await self.type(command, **{option: value})

    async def _suggested(self, move: Move, command: str, option: str, value: str) -> None:
        """What is typed first of its kind has to be suggested, as far as a list goes."""
        if move.kind in self._offered:
            return
        self._offered.add(move.kind)
        people = self.stage.sandbox.people
        record = await people.autocomplete(self._name, self.sitting.thread, command, option, "")
        assert value in [choice["value"] for choice in record.choices] or len(record.choices) > 24

    async def _send(self, move: Move) -> Message:
        """Name the lord by what is suggested the first time, by the name later."""
        assert self._before is not None
        assert move.seat is not None
        lord = self._before.names[move.seat - 1]
        if move.kind not in self._offered:
            lord = f"k{move.seat}"
            await self._suggested(move, "send", "lord", lord)
            self._offered.discard(move.kind)
        await self._suggested(move, "send", "giant", move.squares[0])
        return await self.type("send", giant=move.squares[0], lord=lord)

    async def _buy(self, move: Move, where: str, paying: Sequence[str]) -> Message:
        typed = {"token": move.token, "square": where, "pay": " ".join(paying)}
        given = {option: value for option, value in typed.items() if value}
        await self._suggested(move, move.kind, "token", move.token)
        return await self.type(move.kind, **given)

    async def ask_crown(self, name: str, ping: Message) -> Message:
        """The message is enough: a command says the rest."""
        return ping

    async def _cover(self, square: str) -> Message:
        return await self._type(Move(Kind.RECEIVE), "receive", "square", square)

    async def _undo(self) -> Message:
        return await self.type("undo")

    async def _end(self) -> Message:
        return await self.type("end")

    async def _take_back(self) -> Message:
        return await self.type("takeback")

    async def _ask(self, move: Move, code: str) -> Message:
        if move.kind is Kind.TAX:
            return await self.type("tax", square=move.squares[0])
        if move.kind is Kind.BURN:
            return await self.type("burn", building=move.copy)
        if move.kind is Kind.GIANT:
            return await self.type("giant", square=move.squares[0])
        if move.kind is Kind.SEND:
            return await self.type("send", giant=move.squares[0], lord=f"k{move.seat}")
        if move.kind in (Kind.RECRUIT, Kind.SEARCH):
            where, *paying = move.squares
            typed = {"token": move.token, "square": where, "pay": " ".join(paying)}
            return await self.type(move.kind, **typed)
        if code in ("build_not_town", "build_taken"):
            return await self.type("build", building=move.copy, square=move.squares[0])
        return await self.type("build", building=move.copy)
