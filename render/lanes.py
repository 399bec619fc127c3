"""The queue of pictures to be drawn: turns first, animations last, and people in turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final, TypeAlias

from render.requests import (
    AnimationPicture,
    BuildersPicture,
    CourtPicture,
    CrownsPicture,
    EndPicture,
    LinePicture,
    PanelPicture,
    QuestsPicture,
    Request,
    TownPicture,
    TurnPicture,
)

PATIENCE: Final = 3.0
"""The seconds after which somebody who waits gets the text board instead."""


class Crowded(Exception):  # noqa: N818
    """So many pictures are to be drawn that this one would come too late."""


class Lane(IntEnum):
    """A lane of the queue; an earlier one goes first."""

    TURNS = 0
    """What a game is played with: the public turn, the private panels."""
    LOOKS = 1
    """Tables and replays step by step, profiles, ladders, pages of tournaments."""
    ANIMATIONS = 2
    """They take long, so that one worker is kept free of them."""


_TURNS: Final = (
    TurnPicture,
    PanelPicture,
    TownPicture,
    BuildersPicture,
    CrownsPicture,
    CourtPicture,
    LinePicture,
    QuestsPicture,
    EndPicture,
)


def lane_of(request: Request) -> Lane:
    """Return the lane of a picture."""
    if isinstance(request, AnimationPicture):
        return Lane.ANIMATIONS
    return Lane.TURNS if isinstance(request, _TURNS) else Lane.LOOKS


Ticket: TypeAlias = asyncio.Future[None]


class Lanes:
    """Places to draw, given to whoever is next. `who` is a person; 0 is the bot itself."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._free = workers
        self._slow = max(1, workers - 1)
        self._patience = patience
        self._waiting: dict[Lane, OrderedDict[int, deque[Ticket]]] = {
            lane: OrderedDict() for lane in Lane
        }

    @property
    def waiting(self) -> dict[str, int]:
        """How many wait in each lane, by its name."""
        return {
            lane.name.lower(): sum(map(len, people.values()))
            for lane, people in self._waiting.items()
        }

    @asynccontextmanager
    async def place(self, lane: Lane, who: int) -> AsyncIterator[None]:
        """Wait for a place and keep it. Raises Crowded if that takes a person too long."""
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self._waiting[lane].setdefault(who, deque()).append(ticket)
        self._call()
        try:
            try:
                async with asyncio.timeout(self._patience if who else None):
                    await ticket
            except TimeoutError:
                raise Crowded(lane.name) from None
            yield
        finally:
            if ticket.done() and not ticket.cancelled():  # it had its place
                self._count(lane, 1)
            self._call()

    def _count(self, lane: Lane, change: int) -> None:
        self._free += change
        if lane is Lane.ANIMATIONS:
            self._slow += change

    def _call(self) -> None:
        """Call those who are next, while there are free places."""
        for lane, people in self._waiting.items():
            while people and self._free and (self._slow or lane is not Lane.ANIMATIONS):
                who, tickets = people.popitem(last=False)
                ticket = tickets.popleft()
                if tickets:
                    people[who] = tickets  # their next one, after everybody else's
                if not ticket.cancelled():
                    self._count(lane, -1)
                    ticket.set_result(None)
