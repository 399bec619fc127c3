"""A month of a server, simulated: python bench/month.py [--players N] [--games N] [--seed S]

People with habits play through the real services over a real database, with a clock moved by hand:
they answer late or never, plan, take back, give up, go on holiday; the process is restarted and
killed, the gateway is lost, messages fail. Prints what happened and what was checked; the last line
counts what was lost and doubled. The exit status is 1 if a check has failed.
"""

import argparse
import asyncio
import gc
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

if not __package__:  # run as a file: python bench/month.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.simulated.audit import Audit
from bench.simulated.ledger import listening
from bench.simulated.protocol import Wanted
from bench.simulated.report import report
from bench.simulated.server import Server
from store import upgrade


async def simulate(folder: Path, wanted: Wanted) -> tuple[Server, Audit]:
    """Simulate a month in a folder; returns the server, closed, and the findings of the checks."""
    path = folder / "castellan.db"
    await upgrade(f"sqlite+aiosqlite:///{path}")
    server = Server(path, wanted)
    with listening(server.ledger):
        await server.run()
        await server.settle()
        messages = list(server.thread.messages.values())
        audit = Audit(server.path, server.ledger, messages, server.end)
        await audit.replay(server.services)
        await server.close()
    audit.check()
    return server, audit


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("--players", type=int, default=200)
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--days", type=int, default=30)
    asked.add_argument("--seed", default="month")
    asked.add_argument("--keep", type=Path, help="copy the database to this file at the end")
    chosen = asked.parse_args()
    wanted = Wanted(chosen.players, chosen.games, chosen.seed, chosen.days, progress=True)
    memory = Path("/dev/shm")
    gc.set_threshold(100_000, 20, 20)  # what a month makes is mostly short-lived, and not cyclic
    began, spent = time.perf_counter(), time.process_time()
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        server, audit = asyncio.run(simulate(Path(folder), wanted))
        if chosen.keep is not None:
            shutil.copy(server.path, chosen.keep)
    seconds = time.perf_counter() - began, time.process_time() - spent
    print("\n".join(report(server, audit, *seconds)))
    return 1 if audit.faults else 0


if __name__ == "__main__":
    sys.exit(main())
