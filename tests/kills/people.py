"""People who play, press again when nothing happened, and change their minds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from cogs.codec import CustomId
from sandbox import CannotDo, Message, NoSuch, Record, User
from tests.kills.reading import Draft, Shown, public_ids
from tests.kills.town import CHANNEL, Press, Town

STEPS: Final = ("place", "move", "spot", "take")
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
        """Press a button, or choose the spot of a select; None where nothing came of it."""
        if self._chance(0.03):
            self.town.sandbox.faults.twice()
        try:
            record = self._click(message, id)
        except (CannotDo, NoSuch):  # it changed under the finger
            return None
        press = Press(self.user.id, record, self.town.heard_by(), id, draft)
        self.town.counts["presses"] += 1
        if id.action in ("end", "takeback"):
            self.town.kept.append(press)
        return await self.town.answer(press)

    def _click(self, message: Message, id: CustomId) -> Record:
        if id.kind == "s":
            chosen = ".".join(id.args)
            bare = replace(id, args=()).text()
            return self.town.sandbox.people.choose(self.user, message, bare, [chosen])
        return self.town.sandbox.people.click(self.user, message, id.text())

    # -- tables ------------------------------------------------------------------------------------

    async def _open(self) -> None:
        lords = self.town.chance.choice(self.town.lords)
        self.town.opening += 1
        try:
            options = {"box": "kingdomino", "lords": lords, "who": "anyone"}
            people = self.town.sandbox.people
            record = people.slash(self.user, CHANNEL, "game new", options)
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
        if known is not None and known.version == panel.version and draft not in known.drafts:
            about = {"game": panel.id, "version": panel.version, "shown": draft}
            self.town.differs("a draft is not as it was left", **about, known=known.drafts)
        if known is not None and known.version == panel.version:
            self.town.counts["drafts compared"] += 1
        self._memory[panel.id] = Memory(panel.version, {draft})

    async def _step(self, panel: CustomId, shown: Shown) -> Shown | None:
        """Do the next step; what was lost is pressed again, or left for the public message."""
        id = self._choose(shown)
        draft = shown.draft()
        self._memory[panel.id].drafts.update(_after(draft, id))
        answer = await self._press(shown.message, id, draft)
        if answer is None and self._chance(0.5):
            await self.town.until_online()
            answer = await self._press(shown.message, id, draft)
        if answer is not None and answer.panel is None and answer.ended:
            return await self._regret(answer)
        return answer

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
        if end and self._chance(0.8):
            return end[0]
        draft = shown.draft()
        wanted = [] if draft.spot else _spots(shown)
        wanted = wanted or ([] if draft.taken else shown.ids("take"))
        every = [*_spots(shown), *shown.ids("take"), *end]
        return self.town.chance.choice(wanted if wanted and self._chance(0.9) else every)


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
    if id.action in ("place", "move"):
        return {replace(draft, spot="–".join(id.args[1:]))}
    if id.action == "spot":
        return {replace(draft, spot="–".join(id.args))}
    if id.action == "take":
        return {replace(draft, taken=int(id.args[0].lstrip("k")))}
    if id.action == "undo":
        return {replace(draft, taken=None), replace(draft, spot=None), Draft()}
    return set()
