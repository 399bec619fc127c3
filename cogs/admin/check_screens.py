"""The screens of `/admin check`. Pure builders."""

from collections.abc import Sequence
from typing import Final

from cogs.admin.rights import NEEDED, OPTIONAL, Check
from cogs.codec import ADMIN, Ids
from cogs.screen import Button, Row, Screen, Style, Text, row, screen
from locales import Texts, plain_name

_ids: Final = Ids(ADMIN)
ROLES: Final = 3
"""How many roles are named that lack the same permission."""


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
    title = texts("admin-title", missing=check.to_fix)
    return f"{title}\n{texts('admin-where', channel=channel_of(check))}"


def _rights(check: Check, texts: Texts) -> list[str]:
    lines = [] if check.fits else [texts("setup-no-place", channel=channel_of(check))]
    for right in NEEDED:
        if right in check.missing:
            lines.append(texts("admin-missing", right=texts(f"admin-right-{right}")))
            lines.append(texts(f"admin-without-{right}", channel=channel_of(check)))
        elif right in check.present:
            lines.append(texts("admin-ok", right=texts(f"admin-right-{right}")))
    for right in OPTIONAL:
        key = "admin-optional" if right in check.optional else "admin-optional-absent"
        lines.append(texts(key, right=texts(f"admin-right-{right}")))
    lines.append(texts("admin-never"))
    for right, roles in check.members:
        who = _roles(roles, texts)
        lines.append(texts(f"admin-members-{right}", who=who, channel=channel_of(check)))
    return lines


def _roles(roles: Sequence[int], texts: Texts) -> str:
    """Name the roles that lack something; everybody, if there is none."""
    named = [f"<@&{role}>" for role in roles[:ROLES]]
    return texts.listed(named) if named else texts.plain("admin-members")


def _fixes(check: Check, texts: Texts) -> Text | None:
    fixes = [texts("admin-fix", right=texts(f"admin-discord-{right}")) for right in check.missing]
    for right, roles in check.members:
        named = texts(f"admin-discord-{right}")
        fixes.append(texts("admin-fix-members", who=_roles(roles, texts), right=named))
    return Text("\n".join(fixes)) if fixes else None


def _buttons(texts: Texts) -> Row | None:
    return row(
        Button(texts.plain("admin-button-again"), _ids("check"), Style.MAIN),
        Button(texts.plain("admin-button-test"), _ids("test")),
    )
