"""`/admin check`: every right in words, what breaks without it, and the way to fix it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord
import pytest

from cogs.admin import check_screens
from cogs.admin.rights import FOR_THREADS, NEEDED, OF_MEMBERS, OPTIONAL, Check, check
from cogs.channels import Kind, Place
from tests.cogs.scenes import EN, accept, labels, said

ALL = dict.fromkeys((*NEEDED, *OPTIONAL), True)


def checked(rights: Mapping[str, bool] = ALL, *, threads: bool = True, id: int = 7) -> Check:
    """Check a text channel in which we have these permissions."""
    return check(Place(id, Kind.TEXT, discord.Permissions(**rights)), threads=threads)


@pytest.mark.parametrize("right", [*NEEDED, *OPTIONAL])
def test_the_rights_are_discords(right: str) -> None:
    """Each is a permission that discord.py knows."""
    assert getattr(discord.Permissions.all(), right) is True


def test_all_is_well_where_nothing_is_missing() -> None:
    """Every needed right is OK, and nothing is to be fixed."""
    shown = check_screens.checked(checked(), EN)
    accept(shown)
    assert "all is well" in said(shown)
    assert said(shown).count("OK · ") == len(NEEDED)
    assert "Missing" not in said(shown)
    assert "allow." not in said(shown)


@pytest.mark.parametrize("right", NEEDED)
def test_a_missing_right_says_what_breaks_and_how_to_fix_it(right: str) -> None:
    """61_admin_check: Missing, the consequence, the path of clicks."""
    shown = check_screens.checked(checked(ALL | {right: False}), EN)
    accept(shown)
    text = said(shown)
    assert "1 thing to fix" in text
    assert text.count("**Missing · ") == 1
    assert EN(f"admin-without-{right}", channel="<#7>") in text
    assert f"Castellan → {EN(f'admin-discord-{right}')} → allow." in text


def test_everything_missing_still_fits() -> None:
    """The longest screen."""
    shown = check_screens.checked(checked({}, id=2**63 - 1), EN)
    accept(shown)
    assert "6 things to fix" in said(shown)


def test_threads_are_not_asked_for_where_games_stay_in_the_channel() -> None:
    """A server that plays in channels needs no right for threads."""
    found = checked(ALL | dict.fromkeys(FOR_THREADS, False), threads=False)
    assert found.missing == ()
    assert not set(found.present) & FOR_THREADS


def test_optional_rights_are_named_as_such() -> None:
    """Manage Threads is never missing."""
    without = check_screens.checked(checked(ALL | {"manage_threads": False}), EN)
    assert "Not needed · Manage threads" in said(without)
    assert "all is well" in said(without)
    accept(without)


@pytest.mark.parametrize("step", ["post", "edit", "delete"])
def test_a_failed_test_says_where_and_why(step: str) -> None:
    """The only true test names the step that Discord refused, in Discord's words."""
    shown = check_screens.test_failed(checked(), step, "Missing Access", EN)
    accept(shown)
    assert "Discord says: Missing Access" in said(shown)


def test_a_passed_test_says_so() -> None:
    """Posted, changed, deleted."""
    shown = check_screens.tested(checked(), EN)
    accept(shown)
    assert "deleted again" in said(shown)
    assert labels(shown) == ["Check again", "Post a test picture"]


def test_no_power_over_people_roles_or_channels_is_asked_for() -> None:
    """Games need none: nothing of a server is changed when lords come and go."""
    powers = {"administrator", "manage_guild", "manage_roles", "manage_channels", "kick_members"}
    powers |= {"ban_members", "moderate_members", "manage_webhooks", "mention_everyone"}
    assert not powers & {*NEEDED, *OPTIONAL}


@pytest.mark.parametrize("roles", [(), (5, 6), tuple(range(10**18, 10**18 + 9))])
def test_what_lords_lack_is_said_with_its_consequence(roles: tuple[int, ...]) -> None:
    """Of everybody, or of the roles that see the channel; each with the way to fix it."""
    found = replace(checked(), members=tuple((right, roles) for right in OF_MEMBERS))
    shown = check_screens.checked(found, EN)
    accept(shown)
    assert "4 things to fix" in said(shown)
    assert "they can't press its buttons" in said(shown)
    who = "<@&" if roles else "members without a role of their own"
    assert said(shown).count(f"**Missing for {who}") == said(shown).count(f"→ {who}") == 4


def test_a_channel_without_messages_is_said_to_be_unfit() -> None:
    """Whatever our permissions there."""
    place = Place(7, Kind.OTHER, discord.Permissions.all())
    shown = check_screens.checked(check(place, threads=True), EN)
    assert "1 thing to fix" in said(shown)
    assert "A game can't be played in <#7>." in said(shown)
