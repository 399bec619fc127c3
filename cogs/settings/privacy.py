"""`/privacy`, and [My data…] in /settings: show, export and delete one's personal data."""

import asyncio
import gzip
import io
import shutil
from collections.abc import AsyncIterator
from tempfile import TemporaryFile
from typing import IO, Final

from discord import app_commands

import locales
from cogs import slash_commands
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON
from cogs.settings import privacy_screens as screens
from cogs.slash_commands import describe, slash
from services.facts import NoRoom, Refused
from services.facts.people import GoneFact

LARGEST: Final = 8 << 20
"""How many bytes a file may have; Discord takes ten million from everybody."""
FILES: Final = 10
"""How many files a message may have."""

privacy: Final = slash_commands.top(
    app_commands.Group(name="privacy", description=describe("privacy-command-privacy"))
)


@slash("show", area="privacy", group=privacy)
@handles(PERSON, "mydata")
async def show(ask: Ask) -> None:
    await _show(ask)


@slash("export", area="privacy", group=privacy)
@handles(PERSON, "myfile")
async def export(ask: Ask) -> None:
    await ask.acknowledge()
    files = await _files(ask.app.services.privacy.export(ask.person))
    await ask.show(screens.exported(files, ask.texts))


async def _files(parts: AsyncIterator[str]) -> list[tuple[str, bytes]]:
    """Collect an export on disk; return its files by name: one, packed if large, or its parts.

    Refused: export_large, with more parts than a message can have. Raises NoRoom.
    """
    try:
        return await _collected(parts)
    except OSError as error:  # no folder for such files, or it is full
        raise NoRoom(str(error)) from error


async def _collected(parts: AsyncIterator[str]) -> list[tuple[str, bytes]]:
    with TemporaryFile() as file:
        async for part in parts:
            file.write(part.encode(errors="backslashreplace"))
        if file.tell() <= LARGEST:
            file.seek(0)
            return [(screens.FILE, file.read())]
        packed, name = await asyncio.to_thread(_packed, file), f"{screens.FILE}.gz"
    if len(packed) <= LARGEST:
        return [(name, packed)]
    starts = range(0, len(packed), LARGEST)
    if len(starts) > FILES:
        raise Refused("export_large")
    pieces = [packed[start : start + LARGEST] for start in starts]
    return [(f"{name}.{number:03}", piece) for number, piece in enumerate(pieces, 1)]


def _packed(file: IO[bytes]) -> bytes:
    file.seek(0)
    packed = io.BytesIO()
    with gzip.GzipFile(screens.FILE, "wb", fileobj=packed, mtime=0) as archive:
        shutil.copyfileobj(file, archive)
    return packed.getvalue()


@slash("delete", area="privacy", group=privacy)
@handles(PERSON, "forget")
async def delete(ask: Ask) -> None:
    await ask.form(screens.form(ask.texts))


@handles(PERSON, "forgetme")
async def confirm_deletion(click: Click) -> None:
    """Delete everything if the confirming word was typed."""
    if not screens.is_meant((click.fields or {}).get("word", ""), click.texts):
        await _show(click, click.texts("privacy-kept-all"))
        return
    deleted = await click.app.services.privacy.delete(click.user, former)
    if deleted == GoneFact(0, 0, 0, 0):
        await _show(click)
    else:
        await click.show(screens.deleted(deleted, click.texts))


def former(language: str | None) -> str:
    """Return the name that replaces a person in a server's games after they deleted their data."""
    return locales.texts(language or locales.SOURCE).plain("privacy-former")


async def _show(ask: Ask, note: str = "") -> None:
    fact = await ask.app.services.privacy.kept(ask.user)
    chosen = ask.app.settings
    pages = {"privacy": chosen.privacy_url, "terms": chosen.terms_url}
    days = screens.Days(chosen.backup_days, chosen.remember_days)
    given = {name: url for name, url in pages.items() if url}
    await ask.show(screens.kept(fact, ask.texts, days, note, given))
