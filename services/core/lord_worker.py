"""Computer lords that think in a process of their own: bounded, and never waited for in vain."""

import asyncio
from collections import deque
from concurrent.futures.process import BrokenProcessPool

import structlog

from ai import LevelLord, whole_turn
from engine import Game, Move
from processes import Compute, Hung, ProcessPool
from services.core.lord_process import LordProcess
from services.facts.health import MachineCode

PEOPLE = 10
"""People who ask have this part of the places: no game of a stranger waits for them."""

_log = structlog.get_logger()


def turn_of(record: str, lord: LevelLord) -> tuple[Move, ...]:
    """The remaining moves of the turn with which a record ends: what the process computes."""
    return whole_turn(Game.from_record(record), lord)


class _Turns:
    """Who is asked for next: for games first, then for people."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    async def take(self, *, person: bool) -> None:
        """Wait until it is one's turn."""
        if not self._taken:
            self._taken = True
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting[person].append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """Let the next one have it."""
        for line in self._waiting:
            while line:
                called = line.popleft()
                if not called.done():
                    called.set_result(None)
                    return
        self._taken = False


class LordWorker:
    """Asks computer lords for turns, one after the other; `most` may wait.

    Where the process fails, dies, hangs, or has too much to do, the turn is that of the lord that
    looks ahead: nobody waits for a game.
    """

    def __init__(self, compute: Compute | None = None, *, most: int = 200) -> None:
        self._compute = compute or LordProcess()
        self._turns, self._aside = _Turns(), asyncio.Semaphore(1)
        self._most = most
        self._asked = 0

    async def ask(
        self, game: Game, lord: LevelLord, *, patience: float | None = None, surely: bool = False
    ) -> tuple[Move, ...]:
        """The remaining moves of the turn in progress, as a lord plays them.

        `surely`: raises Hung where otherwise the lord that looks ahead would play.
        Whoever asks for a person (`patience`) waits so many seconds at most, for all games and for
        those who asked before; they take a tenth of the places.
        """
        twin, person = game.copy(), patience is not None
        if self._asked < (self._most // PEOPLE if person else self._most):
            self._asked += 1
            try:
                async with asyncio.timeout(patience):
                    await self._turns.take(person=person)
                try:
                    return await self._compute(turn_of, twin.to_record(), lord)
                finally:
                    self._turns.give()
            except (Hung, BrokenProcessPool, TimeoutError) as error:
                _log.warning("lords.failed", level=lord.level.name, error=str(error))
            except Exception:  # whatever it is: the game goes on
                _log.exception("lords.error", level=lord.level.name)
            finally:
                self._asked -= 1
        if surely:
            raise Hung(f"{lord.level.name} does not answer")
        async with self._aside:  # in this process: one at a time
            return await asyncio.to_thread(whole_turn, twin)

    @property
    def machine_code(self) -> MachineCode | None:
        """What keeps lords that need machine code from playing."""
        return self._compute.machine_code if isinstance(self._compute, LordProcess) else None

    def close(self) -> None:
        """Stop the process; it starts again when somebody is asked."""
        if isinstance(self._compute, ProcessPool):
            self._compute.close()
