"""The command line of `bot.py`: its commands, what each does, and its help."""

import argparse
import errno
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import locales
import store
from cogs import discord_errors, doctor, release
from services.facts import NoRoom

NO_USE: Final = 78
"""The status that tells a supervisor that starting again is no use: the configuration is wrong."""
NO_THREAD: Final = "can't start new thread"
"""How Python says that there are as many threads and processes as there may be."""
FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
"""What Python says of files and folders that a user may not read or write."""
COMMANDS: Final[Mapping[str, str]] = {
    "run": "start the bot: on Discord, or without DISCORD_TOKEN in the sandbox, a page in your "
    "browser; stop it with Ctrl-C (the default)",
    "check": "say whether settings, database and rights of files are right; changes nothing",
    "migrate": "bring the database up to date; run does so, too",
    "backup": "copy the database into backups/; the bot may keep running",
    "restore": "put a backup in place of the database: bot.py restore FILE",
    "move": "copy the database into another one, and verify it: bot.py move --to URL",
    "verify": "replay every game and compare it with what is stored",
    "doctor": "test the bot on Discord in a channel, and delete what that made",
}
EXAMPLES: Final = """examples:
  .venv/bin/python bot.py run
  .venv/bin/python bot.py backup
  .venv/bin/python bot.py restore data/backups/castellan-20260131-040000.db
  .venv/bin/python bot.py move --to postgresql://castellan@localhost/castellan
  .venv/bin/python bot.py doctor --channel 123456789012345678

make run installs what is needed, then starts the bot. Settings are read from .env and from the
environment; .env.example and docs/hosts.md explain them. All commands but run look after the
database of Discord's games; the sandbox has one of its own."""


def failure(error: Exception, *, named: bool) -> tuple[int, str | None]:
    """Return the exit status for an error, and the sentence that says it; None if it is a defect.

    `named`: the database is one that somebody named.
    """
    if discord_errors.is_wrong_token(error):
        return NO_USE, locales.texts("en").plain("doctor-wrong-token")
    if (code := discord_errors.refusing_code(error)) is not None:
        shards = code in discord_errors.WRONG_SHARDS
        key = "doctor-wrong-shards" if shards else "doctor-outdated"
        return NO_USE, locales.texts("en").plain(key, code=str(code))
    if str(error) == NO_THREAD or isinstance(error, MemoryError):
        return 1, f"this machine or container has too little memory or too few threads ({error!r})"
    if isinstance(error, OSError) and error.errno in FORBIDDEN:
        where = "DATABASE_URL and CASTELLAN_DATA say" if named else "CASTELLAN_DATA says"
        return 1, (
            f"{error.filename} can't be used ({error.strerror}): this user must be able to read "
            f"and write it. {where} where Castellan keeps its files."
        )
    unusable = named and isinstance(error, store.Unusable)
    hint = ". DATABASE_URL says where it is; docs/hosts.md has examples." if unusable else ""
    return 1, _sentence(error, hint)


def _sentence(error: Exception, hint: str) -> str | None:
    if isinstance(error, store.Full | NoRoom):
        return f"the disk is full ({error}): make room, then type it again"
    if isinstance(error, store.Busy):
        return f"the database is held by something else, or does not answer ({error}): try again"
    return f"{error}{hint}" if isinstance(error, store.Unusable | OSError) else None


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line: `what` to do, and the options of `doctor`."""
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:{width}}  {words}" for name, words in COMMANDS.items())
    parser = argparse.ArgumentParser(
        "bot.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=f"Castellan, a host for Kingdomino and Queendomino.\n\ncommands:\n{commands}",
        epilog=EXAMPLES,
    )
    parser.add_argument(
        "what",
        nargs="?",
        default="run",
        choices=tuple(COMMANDS),
        metavar="command",
        help="one of the above",
    )
    versions = ", ".join(f"{name} {one}" for name, one in release.parts().items())
    parser.add_argument("--version", action="version", version=versions)
    parser.add_argument("file", nargs="?", type=Path, help="restore: the backup")
    parser.add_argument("--to", metavar="URL", help="move: the address of an empty database")
    parser.add_argument("--channel", type=int, help="doctor: the id of the channel to test in")
    parser.add_argument(
        "--wait",
        type=float,
        default=doctor.WAIT,
        metavar="SECONDS",
        help=f"doctor: how long to wait for a press (default: {doctor.WAIT:g}; 0: not at all)",
    )
    asked = parser.parse_args(arguments)
    if (asked.what == "restore") is not bool(asked.file):
        parser.error("restore needs the path of a backup, and no other command has one")
    if (asked.what == "move") is not bool(asked.to):
        parser.error("move needs --to and the address of a database, and no other command has one")
    return asked
