"""`/admin check`: every right in words, what breaks without it, and the way to fix it."""

from __future__ import annotations

import discord
import pytest

from cogs.admin import check_screens
from cogs.admin.rights import FOR_THREADS, NEEDED, OPTIONAL, check
from tests.cogs.scenes import EN, accept, labels, said

ALL = dict.fromkeys((*NEEDED, *OPTIONAL), True)


@pytest.mark.parametrize("right", [*NEEDED, *OPTIONAL])
def test_the_rights_are_discords(right: str) -> None:
    """Each is a permission that discord.py knows."""
    assert getattr(discord.Permissions.all(), right) is True


def test_all_is_well_where_nothing_is_missing() -> None:
    """Every needed right is OK, and nothing is to be fixed."""
    shown = check_screens.checked(check(7, ALL, threads=True), EN)
    accept(shown)
    assert "all is well" in said(shown)
    assert said(shown).count("OK · ") == len(NEEDED)
    assert "Missing" not in said(shown)
    assert "allow." not in said(shown)


@pytest.mark.parametrize("right", NEEDED)
def test_a_missing_right_says_what_breaks_and_how_to_fix_it(right: str) -> None:
    """61_admin_check: Missing, the consequence, the path of clicks."""
    shown = check_screens.checked(check(7, ALL | {right: False}, threads=True), EN)
    accept(shown)
    text = said(shown)
    assert "1 thing to fix" in text
    assert text.count("**Missing · ") == 1
    assert EN(f"admin-without-{right}", channel="<#7>") in text
    assert f"Castellan → {EN(f'admin-discord-{right}')} → allow." in text


def test_everything_missing_still_fits() -> None:
    """The longest screen."""
    shown = check_screens.checked(check(2**63 - 1, {}, threads=True), EN)
    accept(shown)
    assert "6 things to fix" in said(shown)


def test_threads_are_not_asked_for_where_games_stay_in_the_channel() -> None:
    """A server that plays in channels needs no right for threads."""
    found = check(7, ALL | dict.fromkeys(FOR_THREADS, False), threads=False)
    assert found.missing == ()
    assert not set(found.present) & FOR_THREADS


def test_optional_rights_are_named_as_such() -> None:
    """Manage Threads is never missing."""
    without = check_screens.checked(check(7, ALL | {"manage_threads": False}, threads=True), EN)
    assert "Not needed · Manage threads" in said(without)
    assert "all is well" in said(without)
    accept(without)


@pytest.mark.parametrize("step", ["post", "edit", "delete"])
def test_a_failed_test_says_where_and_why(step: str) -> None:
    """The only true test names the step that Discord refused, in Discord's words."""
    shown = check_screens.test_failed(check(7, ALL, threads=True), step, "Missing Access", EN)
    accept(shown)
    assert "Discord says: Missing Access" in said(shown)


def test_a_passed_test_says_so() -> None:
    """Posted, changed, deleted."""
    shown = check_screens.tested(check(7, ALL, threads=True), EN)
    accept(shown)
    assert "deleted again" in said(shown)
    assert labels(shown) == ["Check again", "Post a test picture"]


def test_no_power_over_people_roles_or_channels_is_asked_for() -> None:
    """Games need none: nothing of a server is changed when lords come and go."""
    powers = {"administrator", "manage_guild", "manage_roles", "manage_channels", "kick_members"}
    powers |= {"ban_members", "moderate_members", "manage_webhooks", "mention_everyone"}
    assert not powers & {*NEEDED, *OPTIONAL}
