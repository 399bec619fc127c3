"""The entry point: `python bot.py [run|check|migrate|backup|restore|move|verify|doctor]`."""

import asyncio
import contextlib
import functools
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

if __name__ == "__main__":  # Ctrl-C ends the process quietly while all this is imported
    signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    import structlog

    import locales
    import processes
    import settings
    import store
    from clock import SystemClock
    from cogs import client, command_line, connection, doctor, log, maintenance, monitor, release
    from cogs.app import App
    from render import Renderer
    from sandbox import Sandbox
    from sandbox.endpoint import point_discord_at
    from services.facts import limits
    from settings import Settings
    from store import retention
except ModuleNotFoundError as missing:
    sys.exit(
        f"bot.py: the module {missing.name} is not installed for {sys.executable}. Start Castellan "
        "with make run, or, once that has made .venv, with .venv/bin/python bot.py run."
    )

_log = structlog.get_logger()

PORTS = 20
"""How many ports are tried for the sandbox, from the configured one on."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command given on the command line; return the exit status."""
    processes.give_back_memory()
    asked = command_line.parse(arguments)
    try:
        chosen = settings.load()
        limits.chosen(chosen.limits)
        retention.chosen(chosen.keep_days)
    except (ValueError, OSError) as error:
        print(f"bot.py: {error}", file=sys.stderr)
        return 2
    if asked.what == "run" and arguments is None:
        log.never_wait()
    log.set_up("ERROR" if asked.what == "doctor" else chosen.log)
    locales.log_missing_texts()
    commands: dict[str, Callable[[Settings], Coroutine[Any, Any, int]]] = {
        "run": functools.partial(run, alone=arguments is None),
        "check": maintenance.check,
        "migrate": maintenance.migrate,
        "backup": maintenance.backup,
        "verify": maintenance.verify,
        "restore": lambda chosen: maintenance.restore(chosen, asked.file),
        "move": lambda chosen: maintenance.move(chosen, asked.to),
        "doctor": lambda chosen: doctor.examine(chosen, asked.channel, asked.wait),
    }
    try:
        return asyncio.run(commands[asked.what](chosen))
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except Exception as error:
        named = chosen.database is not None and asked.what != "move"  # that one has two
        status, why = command_line.failure(error, named=named)
        if why is None:
            raise
        _log.debug("bot.failed", exc_info=error)
        print(f"bot.py: {why}", file=sys.stderr)
        return status


async def run(chosen: Settings, *, alone: bool = False) -> int:
    """Run the bot on Discord, or in the sandbox, until a signal; `alone`: then the process ends."""
    if alone:  # nothing is lost yet: the first signal ends it, whatever it waits for
        for number in processes.endings():
            signal.signal(number, signal.SIG_DFL)
    _log.info("bot.begins", **release.parts())
    await maintenance.make_private(chosen)
    if chosen.token is None:
        chosen = maintenance.in_sandbox(chosen)
    path, stop = store.path_of(chosen.database_url), asyncio.Event()
    clock = SystemClock()
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(connection.noting_refusal(chosen, clock))
        with maintenance.telling_if_slow(path):
            lock = store.hold_alone(path, shards=chosen.shard_ids, count=chosen.shard_count)
            locks = stack.enter_context(lock)
            services = await maintenance.opened(chosen, clock)
        services.context.store.locks = locks
        stack.push_async_callback(services.close)
        for number in processes.endings():
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        client.load_for_good()
        renderer = await stack.enter_async_context(Renderer.of(small=chosen.small))
        if not chosen.small:  # what nobody has asked for would fill its memory, too
            stack.callback(asyncio.create_task(renderer.warm()).cancel)
        app = App(chosen, clock, services, renderer)
        if chosen.token is None:
            await stack.enter_async_context(sandboxed(chosen))
        await stack.enter_async_context(monitor.served(app))
        making = functools.partial(connection.client_of, app)
        running = asyncio.create_task(connection.stay_connected(making, clock))
        stopping = asyncio.create_task(stop.wait())
        losing = asyncio.create_task(services.context.gone.wait())
        await asyncio.wait({running, stopping, losing}, return_when=asyncio.FIRST_COMPLETED)
        for task in (stopping, losing, running):
            task.cancel()
        asyncio.get_running_loop().call_later(1.0, renderer.processes.end)  # then letters do
        with contextlib.suppress(asyncio.CancelledError):
            await running
    _log.info("bot.stopped")
    if services.context.gone.is_set():
        raise store.Unusable(f"{services.context.lost}, so it stopped: {maintenance.CHECK}")
    return processes.end_anyway() if alone else 0


@contextlib.asynccontextmanager
async def sandboxed(chosen: Settings) -> AsyncIterator[None]:
    """Run the sandbox, our stand-in for Discord, beside the bot and print its address."""
    for port in range(chosen.sandbox_port, chosen.sandbox_port + PORTS):
        table = Sandbox(port, chosen.data, page=True)
        try:
            await table.start()
            break
        except OSError:
            await table.stop()
    else:
        raise OSError(f"no free port from {chosen.sandbox_port} on")
    point_discord_at(table.port)
    print(f"No DISCORD_TOKEN is set, so Castellan runs in the sandbox: {table.url}/", flush=True)
    try:
        yield
    finally:
        await table.stop()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    del __file__  # keeps the drawing processes from importing all this again: 70 MB each
    os.umask(store.OTHERS)  # what we write is nobody else's to read
    sys.exit(main())
