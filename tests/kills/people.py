"""People who play, press again when nothing happened, and change their minds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from cogs.codec import CustomId
from sandbox import CannotDo, Message, NoSuch, Record, User
from tests.e2e.telling import building_name
from tests.kills.reading import UNSEEN, Draft, Shown, public_ids
from tests.kills.town import Press, Town

BOXES: Final = ("kingdomino", "queendomino")
TOWN: Final = ("tax", "build", "site", "burn")
CLOCK: Final = "30m"
"""What a turn may take: as little as half of it makes a reminder due."""
Seen = tuple[int, float | None]


@dataclass(slots=True)
class Memory:
    """What a person knows of the turn they compose: its version, and how the draft may stand."""

    version: int
    drafts: set[Draft]


@dataclass(slots=True)
class Robot:
    """One person."""

    town: Town
    user: User
    impatient: float = 0.1
    """How often they press while the bot is not there."""
    _memory: dict[int, Memory] = field(default_factory=dict)
    _tried: set[Seen] = field(default_factory=set)

    async def live(self) -> None:
        """Do what there is to do, until the town closes."""
        while not self.town.closed:
            await self.town.until_going()
            if not self.town.online and self._chance(1 - self.impatient):
                await self.town.until_online()
                continue
            with self._busy():
                acted = await self._act()
            if not acted and not await self.town.change():
                self._tried.clear()

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self.town.busy.add(self.user.id)
        try:
            yield
        finally:
            self.town.rest(self.user.id)

    async def _act(self) -> bool:
        for message in self._new(self.town.calls):
            if self._is_called(message):
                await self._turn(message)
                return True
        for message in self._new(self.town.missed):
            if f"<@{self.user.id}>" in message.text.partition("\n")[2]:
                await self._come_back(message)
                return True
        for message in self._new(self.town.open):
            if self.user.name not in message.text:
                await self._sit(message)
                return True
        if self.town.wants_a_table:
            await self._open()
            return True
        return False

    def _new(self, messages: dict[int, Message]) -> list[Message]:
        """Messages that were not tried in vain, in the order of this person's fancy."""
        found = [one for one in messages.values() if (one.id, one.edited) not in self._tried]
        self.town.chance.shuffle(found)
        return found

    def _is_called(self, message: Message) -> bool:
        first = message.text.partition("\n")[0]
        return f"<@{self.user.id}>" in first or self.user.name in first

    def _chance(self, share: float) -> bool:
        return self.town.chance.random() < share

    # -- pressing ----------------------------------------------------------------------------------

    async def _press(self, message: Message, id: CustomId, draft: Draft | None) -> Shown | None:
        """Press a button, or choose in a select; None where nothing came of it."""
        if self._chance(0.03):
            self.town.sandbox.faults.twice()
        try:
            record = self._click(message, id)
        except (CannotDo, NoSuch):  # it changed under the finger
            return None
        press = Press(self.user.id, record, self.town.heard_by(), id, draft)
        self.town.counts["presses"] += 1
        if id.action in ("end", "takeback", "pkeep"):
            self.town.kept.append(press)
        return await self.town.answer(press)

    def _click(self, message: Message, id: CustomId) -> Record:
        if id.kind == "s":
            *kept, chosen = (".".join(id.args),) if id.action == "spot" else id.args
            bare = replace(id, args=tuple(kept)).text()
            return self.town.sandbox.people.choose(self.user, message, bare, [chosen])
        return self.town.sandbox.people.click(self.user, message, id.text())

    # -- tables ------------------------------------------------------------------------------------

    async def _open(self) -> None:
        lords = self.town.chance.choice(self.town.lords)
        self.town.opening += 1
        try:
            box = BOXES[self.town.asked % len(BOXES)]
            self.town.asked += 1
            options = {"box": box, "lords": lords, "who": "anyone", "clock": CLOCK}
            people = self.town.sandbox.people
            record = people.slash(self.user, self.town.channel, "game new", options)
            press = Press(self.user.id, record, self.town.heard_by())
            self.town.kept.append(press)
            await self.town.answer(press)
        except CannotDo:  # the commands are not known yet
            await self.town.change()
        finally:
            self.town.opening -= 1

    async def _sit(self, message: Message) -> None:
        seen = (message.id, message.edited)
        join = next((id for id in public_ids(message) if id.action == "join"), None)
        if join is not None and await self._press(message, join, None) is not None:
            self._tried.add(seen)

    async def _come_back(self, message: Message) -> None:
        """Press [I'm back], or leave it to the autopilot for now."""
        seen = (message.id, message.edited)
        back = next((id for id in public_ids(message) if id.action == "back"), None)
        if self._chance(0.3) or (
            back is not None and await self._press(message, back, None) is not None
        ):
            self._tried.add(seen)

    # -- a turn ------------------------------------------------------------------------------------

    async def _turn(self, message: Message) -> None:
        """Open the panel and go on while it is a panel."""
        seen = (message.id, message.edited)
        play = next((id for id in public_ids(message) if id.action == "play"), None)
        shown = await self._press(message, play, None) if play is not None else None
        if shown is None:
            return
        self._tried.add(seen)
        while shown is not None and (panel := shown.panel) is not None:
            self._look(panel, shown)
            shown = await self._step(panel, shown)
        if shown is None:
            self._tried.discard(seen)

    def _look(self, panel: CustomId, shown: Shown) -> None:
        """Compare the draft shown with what this person remembers of it."""
        draft = shown.draft()
        known = self._memory.get(panel.id)
        if known is not None and known.version == panel.version:
            self.town.counts["drafts compared"] += 1
            before = [one for one in known.drafts if draft.fits(one)]
            if not before:
                about = {"game": panel.id, "version": panel.version, "shown": draft}
                self.town.differs("a draft is not as it was left", **about, known=known.drafts)
            elif len({one.spot for one in before}) == 1:
                draft = draft.seen_with(before[0])
        self._memory[panel.id] = Memory(panel.version, {draft})

    async def _step(self, panel: CustomId, shown: Shown) -> Shown | None:
        """Do the next step; what was lost is pressed again, or left for the public message."""
        id = self._choose(shown)
        (draft,) = self._memory[panel.id].drafts
        self._memory[panel.id].drafts.update(_after(draft, id))
        answer = await self._press(shown.message, id, draft)
        if answer is None and self._chance(0.5):
            await self.town.until_online()
            answer = await self._press(shown.message, id, draft)
        if answer is not None and answer.panel is None and answer.ended:
            return await self._afterwards(answer)
        return answer

    async def _afterwards(self, done: Shown) -> Shown | None:
        """Take the turn just ended back, plan the next one, or leave it."""
        if not self.town.draining and done.ids("plan") and self._chance(0.4):
            await self._plan(done)
            return done
        return await self._regret(done)

    async def _plan(self, done: Shown) -> None:
        """Plan the next turn: a spot for the domino, what to take, and keep it."""
        shown = await self._press(done.message, done.ids("plan")[0], None)
        for action in ("pplace", "wish", "pkeep"):
            offered = [] if shown is None else _pressable(shown, action)
            offered = [one for one in offered if not one.args[-1].startswith(("page.", "else."))]
            if shown is not None and offered:
                shown = await self._press(shown.message, self.town.chance.choice(offered), None)

    async def _regret(self, done: Shown) -> Shown | None:
        """Take the turn just ended back, now and then."""
        back = done.ids("takeback")
        if back and self._chance(0.12):
            return await self._press(done.message, back[0], None)
        return done

    def _choose(self, shown: Shown) -> CustomId:
        """Choose what to press: what is still to do, at times something else, then End turn."""
        end = shown.ids("end")
        undo = shown.ids("undo")
        if undo and self._chance(0.06):
            return undo[0]
        in_town, tab = _in_town(shown), shown.ids("tab")
        if in_town and self._chance(0.5):
            return self.town.chance.choice(in_town)
        if tab and self._chance(0.1 if shown.is_town else 0.3):
            return tab[0]
        if end and self._chance(0.8):
            return end[0]
        draft = shown.draft()
        wanted = [] if draft.spot else _spots(shown)
        wanted = wanted or ([] if draft.taken else _dominoes(shown))
        every = [*_spots(shown), *_dominoes(shown), *end, *tab]
        return self.town.chance.choice(wanted if wanted and self._chance(0.9) else every)


def _in_town(shown: Shown) -> list[CustomId]:
    """What can be done in the town, or given back, whether it stands on a button or in a list."""
    return [one for one in _pressable(shown, *TOWN, "giveback") if one.args[-1] != "none"]


def _dominoes(shown: Shown) -> list[CustomId]:
    """The dominoes that can be taken, whether they stand on buttons or in a list."""
    return _pressable(shown, "take")


def _pressable(shown: Shown, *actions: str) -> list[CustomId]:
    """The buttons of some actions, and what their lists offer."""
    found = []
    for part in shown.parts:
        for id in shown.ids(*actions):
            if part["custom_id"] != id.text():
                continue
            offered = [option["value"] for option in part.get("options", ())]
            found += [replace(id, args=(*id.args, one)) for one in offered] or [id]
    return found


def _spots(shown: Shown) -> list[CustomId]:
    """The spots that can be pressed: the numbers, the arrows, and one of the list."""
    moves = [id for id in shown.ids("place", "move") if len(id.args) == 3]
    listed = [
        replace(id, args=tuple(option["value"].split(".")))
        for part in shown.parts
        for id in shown.ids("spot")[:1]
        if part["custom_id"] == id.text()
        for option in part["options"]
        if not option["value"].startswith("page")
    ]
    return moves + listed[-1:]


def _after(draft: Draft, id: CustomId) -> set[Draft]:
    """How the draft may stand after a step, whether it is heard or not."""
    match id.action:
        case "place" | "move":
            return _moved(draft, "–".join(id.args[1:]))
        case "spot":
            return _moved(draft, "–".join(id.args))
        case "take":
            number = next(word for word in reversed(id.args) if word != "town")
            return {replace(draft, taken=int(number.lstrip("kq")))}
        case "tax":
            moved = replace(draft, taxed=frozenset({id.args[0]}))
            return {replace(draft, taxed=draft.taxed | moved.taxed), *_poorer(moved)}
        case "build" | "site":
            where = id.args[1] if id.action == "site" else UNSEEN
            built = replace(draft, built=(_called(id.args[0]), where))
            return {built, replace(built, burnt=None)}
        case "burn":
            return {replace(draft, burnt=_called(id.args[0]))}
        case "giveback" if id.args[0] == "tax":
            return _poorer(replace(draft, taxed=draft.taxed - {id.args[1]}))
        case "giveback":
            return {replace(draft, built=None), replace(draft, built=None, burnt=None)}
        case "undo":
            return _undone(draft)
    return set()


def _called(copy: str) -> str:
    return building_name(copy.partition("@")[0])


def _poorer(draft: Draft) -> set[Draft]:
    """A tax brings less or nothing: what it paid for stands, or falls away."""
    paid = itertools.product({draft.built, None}, {draft.burnt, None})
    return {replace(draft, built=built, burnt=burnt) for built, burnt in paid}


def _moved(draft: Draft, spot: str) -> set[Draft]:
    """The domino lies elsewhere: what was done in the town stands, or falls away."""
    squares = itertools.chain.from_iterable(
        itertools.combinations(draft.taxed, count) for count in range(len(draft.taxed) + 1)
    )
    towns = itertools.product(squares, {draft.built, None}, {draft.burnt, None})
    return {
        replace(draft, spot=spot, taxed=frozenset(taxed), built=built, burnt=burnt)
        for taxed, built, burnt in towns
    }


def _undone(draft: Draft) -> set[Draft]:
    """The last step is taken back, or the one before, where what fills itself comes last."""
    fewer = {replace(draft, taxed=draft.taxed - {square}) for square in draft.taxed}
    return {
        Draft(),
        replace(Draft(), taken=draft.taken),
        *({replace(draft, taken=None), replace(draft, burnt=None), replace(draft, built=None)}),
        replace(draft, spot=None),
        *fewer,
    }
