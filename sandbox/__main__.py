"""`python -m sandbox [folder] [--port N]`: the sandbox by itself, for a bot that runs elsewhere."""

import argparse
import asyncio
import signal
from pathlib import Path

from sandbox import Sandbox


async def run(port: int, path: Path | None) -> None:
    """Run until a signal ends it; the address is the first line printed."""
    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end.set)
    async with Sandbox(port, path, page=True) as sandbox:
        print(sandbox.url, flush=True)
        await end.wait()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where the world is kept")
    parser.add_argument("--port", type=int, default=0, help="0 takes any free one")
    given = parser.parse_args()
    asyncio.run(run(given.port, given.folder))


if __name__ == "__main__":
    main()
