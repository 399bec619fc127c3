"""The screens of `/admin check`. Pure builders."""

from __future__ import annotations

from typing import Final

from cogs.admin.rights import NEEDED, OPTIONAL, Check
from cogs.codec import ADMIN, Ids
from cogs.screen import Button, Row, Screen, Style, Text, row, screen
from locales import Texts, plain_name

_ids: Final = Ids(ADMIN)


def channel_of(check: Check) -> str:
    """Link to the checked channel."""
    return f"<#{check.channel}>"


def checked(check: Check, texts: Texts) -> Screen:
    """Say of every permission whether we have it, what fails without it, and how to fix that."""
    return screen(
        Text(_heading(check, texts)),
        Text("\n".join(_rights(check, texts))),
        _fixes(check, texts),
        _buttons(texts),
    )


def tested(check: Check, texts: Texts) -> Screen:
    """Say that the test picture was posted, changed and deleted."""
    return screen(
        Text(_heading(check, texts)),
        Text(texts("admin-tested", channel=channel_of(check))),
        _buttons(texts),
    )


def test_failed(check: Check, step: str, why: str, texts: Texts) -> Screen:
    """Say at which step of the test Discord refused, and its reason."""
    failed = texts(f"admin-test-{step}", channel=channel_of(check))
    return screen(
        Text(_heading(check, texts)),
        Text(texts("admin-test-failed", step=failed, why=plain_name(why))),
        _fixes(check, texts),
        _buttons(texts),
    )


def _heading(check: Check, texts: Texts) -> str:
    title = texts("admin-title", missing=len(check.missing))
    return f"{title}\n{texts('admin-where', channel=channel_of(check))}"


def _rights(check: Check, texts: Texts) -> list[str]:
    lines = []
    for right in NEEDED:
        if right in check.missing:
            lines.append(texts("admin-missing", right=texts(f"admin-right-{right}")))
            lines.append(texts(f"admin-without-{right}", channel=channel_of(check)))
        elif right in check.present:
            lines.append(texts("admin-ok", right=texts(f"admin-right-{right}")))
    for right in OPTIONAL:
        key = "admin-optional" if right in check.optional else "admin-optional-absent"
        lines.append(texts(key, right=texts(f"admin-right-{right}")))
    return [*lines, texts("admin-never")]


def _fixes(check: Check, texts: Texts) -> Text | None:
    fixes = [texts("admin-fix", right=texts(f"admin-discord-{right}")) for right in check.missing]
    return Text("\n".join(fixes)) if fixes else None


def _buttons(texts: Texts) -> Row | None:
    return row(
        Button(texts.plain("admin-button-again"), _ids("check"), Style.MAIN),
        Button(texts.plain("admin-button-test"), _ids("test")),
    )
