"""`/admin settings`: what a host sets is saved at once, shown as set, and judged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

import cogs.client
from cogs import view
from cogs.admin import settings, settings_input
from cogs.admin import settings_screens as screens
from cogs.admin.settings_input import CLEARED, FIELDS, SETTINGS, VALUES, read_icons, written
from cogs.base import Handler
from cogs.codec import ADMIN
from cogs.screen import ChannelSelect, Form, RoleSelect, Select, controls
from engine.buildings import BUILDINGS, corrected
from render.words import effects
from sandbox.options import CannotDo
from sandbox.permissions import Right
from sandbox.rules import check_modal
from services.facts import Refused
from services.facts.tables import FairPlay, ServerSettings
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, labels, said
from tests.cogs.stage import stage
from tests.cogs.test_small_presses import FakeClick, press
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

cogs.client.load()

UNSURE = {id: building for id, building in BUILDINGS.items() if building.unverified}
WORST = ServerSettings(
    table_channel=BIGGEST,
    opener_role=BIGGEST,
    cup_channel=BIGGEST,
    organiser_role=BIGGEST,
    icons=tuple(
        (id, f"k{9 * ('knights' in one.unverified)}t{9 * ('towers' in one.unverified)}")
        for id, one in UNSURE.items()
        if len(one.unverified) == 2
    ),
)
CASES = [(setting, value) for setting, values in VALUES.items() for value in values]


# -- the screens -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("setting", "value"), CASES)
def test_a_chosen_value_is_shown_as_set(setting: str, value: str) -> None:
    """Every select holds its value."""
    fact = replace(ServerSettings(), **{setting: value})  # type: ignore[arg-type]
    shown = screens.settings(fact, EN)
    accept(shown)
    (select,) = (one for one in controls(shown) if one.id.args == (setting,))
    assert isinstance(select, Select)
    assert [option.value for option in select.options if option.chosen] == [value]


def test_a_fresh_server_has_its_defaults_shown() -> None:
    """Nothing can be cleared that is not set."""
    shown = screens.settings(ServerSettings(), EN)
    accept(shown)
    assert "Tables are posted where /game new is typed." in said(shown)
    assert "Everybody may open tables." in said(shown)
    assert "Only those with Manage Server may set up tournaments." in said(shown)
    assert "Tournaments are announced where /organise is typed." in said(shown)
    assert "No building icon is corrected." in said(shown)
    assert labels(shown) == ["Votes and takebacks…", "Building icons…", "Check the set-up", "Done"]


def test_a_channel_and_a_role_are_shown_and_can_be_cleared() -> None:
    """The longest screen fits."""
    shown = screens.settings(WORST, EN, note=LONG * 4)
    accept(shown)
    assert f"Tables are posted in <#{BIGGEST}>." in said(shown)
    assert f"Only <@&{BIGGEST}> may open tables." in said(shown)
    assert f"<@&{BIGGEST}> may set up tournaments, like those with Manage Server." in said(shown)
    assert labels(shown)[:4] == [
        *("Tables where typed", "Tournaments where typed"),
        *("Everybody opens tables", "No role organises"),
    ]
    chosen = [one.chosen for one in shown.parts if isinstance(one, ChannelSelect | RoleSelect)]
    assert chosen == [BIGGEST] * 4
    lost = screens.settings(WORST, EN, gone=tuple(FIELDS))
    accept(lost)
    assert said(lost).count("is gone") == 4
    chosen = [one.chosen for one in lost.parts if isinstance(one, ChannelSelect | RoleSelect)]
    assert chosen == [None] * 4
    assert labels(lost) == labels(shown)


def test_the_icons_screen_names_every_number_that_is_not_sure() -> None:
    """What is corrected now, what is unverified, and that running games keep theirs."""
    plain = screens.icons(ServerSettings(), EN)
    accept(plain)
    for id, building in UNSURE.items():
        line = next(one for one in said(plain).splitlines() if effects.name(id, EN) in one)
        assert f"`{id}=k{building.knights}t{building.towers}`" in line
        assert all(number in line for number in building.unverified)
    assert "Statue" not in said(plain)
    assert "Games that run keep the numbers they began with" in said(plain)
    assert labels(plain) == ["Change…", "Back"]
    fixed = screens.icons(ServerSettings(icons=(("sawmill", "k1t0"),)), EN)
    accept(fixed)
    assert "**Sawmill** · `sawmill=k1t0` · **corrected**, we had k0t0" in said(fixed)
    assert labels(fixed) == ["Change…", "No corrections", "Back"]
    accept(screens.icons(WORST, EN, refused=LONG))


def test_the_form_holds_what_may_be_corrected_as_it_is_now() -> None:
    """So that a host changes a digit and types no name."""
    for fact in (ServerSettings(), WORST):
        form = screens.icon_form(fact, EN)
        assert isinstance(form, Form)
        check_modal(view.modal(form).to_dict())
        (field,) = form.fields
        assert set(read_icons(field.value, EN)) == set(UNSURE)
        assert len(field.value) * 2 < field.longest
        table = corrected(dict(fact.icons))
        assert corrected(read_icons(field.value, EN)) == table


# -- what is typed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "icons"),
    [
        ("sawmill=k1t0", {"sawmill": "k1t0"}),
        ("Sawmill = K1 T0", {"sawmill": "k1t0"}),
        ("sawmill=k1t0, bakery=k0t1", {"sawmill": "k1t0", "bakery": "k0t1"}),
        ("sawmill=k1t0\nQueen's Tower=k0t1;", {"sawmill": "k1t0", "queens_tower": "k0t1"}),
        ("weaving shop=k0t0", {"weaving_shop": "k0t0"}),
        ("", {}),
        (" ,\n", {}),
        ("castle=k1t1", {"castle": "k1t1"}),
        ("sawmill=k1t0 church=k0t1", {"sawmill": "k1t0", "church": "k0t1"}),
        ("sawmill: k1 t0  Queen's Tower=k0t1", {"sawmill": "k1t0", "queens_tower": "k0t1"}),
    ],
)
def test_corrections_are_read_however_they_are_written(typed: str, icons: dict[str, str]) -> None:
    """By id or name, in a line or one a line; what is none stays, to be refused."""
    assert read_icons(typed, EN) == icons


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("sawmill", "sawmill"),
        ("k1t0", "k1t0"),
        ("=", "="),
        ("sawmill=k1", "sawmill=k1"),
        ("church=k0t1, sawmill=k10t0", "sawmill=k10t0"),
    ],
)
def test_what_is_no_correction_is_quoted_as_it_was_typed(typed: str, value: str) -> None:
    """With a sentence of its own, which tells the form of a correction."""
    with pytest.raises(settings_input.UnreadIconError) as caught:
        read_icons(typed, EN)
    assert caught.value.value == value
    made = screens.icons(ServerSettings(), EN, refused=value, unread=True)
    accept(made)
    assert f"“{value}” is no correction." in said(made)


def test_what_is_written_is_read_back() -> None:
    """The form's text."""
    assert read_icons(written(dict(WORST.icons)), EN) == dict(WORST.icons)


@pytest.mark.parametrize(("setting", "value"), CASES)
def test_a_value_is_read_by_its_word_and_by_its_label(setting: str, value: str) -> None:
    """What a suggestion gives, and what somebody types."""
    for typed in (
        value,
        value.upper(),
        settings_input.label(setting, value, EN),
        f" {value} ",
    ):
        change = settings_input.read(setting, typed, ServerSettings(), None, EN)
        assert change == {setting: None if value == settings_input.AS_IN_DISCORD else value}


@pytest.mark.parametrize("setting", CLEARED)
def test_none_clears_what_may_be_empty(setting: str) -> None:
    """The word that is suggested last."""
    field, value = CLEARED[setting]
    assert settings_input.read(setting, "None", WORST, None, EN) == {field: value}


@pytest.mark.parametrize(
    ("setting", "typed"),
    [
        ("detail", "sometimes"),
        ("channel", "#games"),
        ("opener", "5"),
        ("", "x"),
        ("detail", "none"),
    ],
)
def test_what_can_not_be_meant_is_no_change(setting: str, typed: str) -> None:
    """Without a server there is no channel and no role."""
    assert settings_input.read(setting, typed, ServerSettings(), None, EN) is None


def test_a_typed_correction_is_added_to_the_others() -> None:
    """One building a command; the form says all of them."""
    before = ServerSettings(icons=(("bakery", "k0t1"),))
    change = settings_input.read("icons", "sawmill=k1t0", before, None, EN)
    assert change == {"icons": (("bakery", "k0t1"), ("sawmill", "k1t0"))}


# -- who may, and what is refused ------------------------------------------------------------------


def click(action: str, *args: object, value: str = "") -> FakeClick:
    made: Any = FakeClick(action, *args, value=value, scope=ADMIN)
    made.values = (value,) if value else ()
    made.fields = {}
    return made  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    "handler",
    [
        settings.press_settings,
        settings.choose,
        settings.choose_channel_or_role,
        settings.press_clear,
        settings.press_icons,
        settings.ask_icons,
        settings.take_icons,
        settings.ask_numbers,
        settings.take_numbers,
    ],
)
async def test_only_those_who_manage_the_server_are_answered(handler: Handler) -> None:
    """Whatever id a client makes up."""
    forged = click("set", "detail", value="round")
    forged.interaction.permissions = discord.Permissions.none()
    with pytest.raises(Refused, match="not_admin"):
        await press(handler, forged)
    private = click("set", "detail", value="round")
    private.server = None  # type: ignore[assignment]
    with pytest.raises(Refused, match="not_admin"):
        await press(handler, private)


@pytest.mark.parametrize(
    ("handler", "args", "value"),
    [
        (settings.choose, ("detail",), "sometimes"),
        (settings.choose, ("colors",), "red"),
        (settings.choose, (), ""),
        (settings.press_clear, ("detail",), ""),
        (settings.press_clear, (), ""),
        (settings.choose_channel_or_role, ("channel",), "5"),
        (settings.choose_channel_or_role, ("detail",), "5"),
        (settings.choose_channel_or_role, ("opener",), "five"),
    ],
)
async def test_ids_and_values_that_no_screen_has_are_refused(
    handler: Handler, args: tuple[str, ...], value: str
) -> None:
    """They come from clients and are not believed."""
    with pytest.raises(Refused, match="button_unknown"):
        await press(handler, click("set", *args, value=value))


# -- in a server -----------------------------------------------------------------------------------


def server_of(stage: Stage) -> int:
    server = stage.channel("games").server
    assert server is not None
    return server


async def opened(stage: Stage, **options: object) -> Any:
    return await stage.command("Ann", "games", "admin settings", **options)


async def test_every_control_saves_at_once(stage: Stage) -> None:
    """Channel, role, defaults; a new table then begins with them."""
    server = server_of(stage)
    role = stage.world.add_role(stage.world.servers[server], "Knights")
    screen = await opened(stage)
    assert "Settings of this server" in bare(screen)
    for label, chosen in (
        ("Channel for tables…", stage.channel("games")),
        ("Who may open tables…", role),
        ("Channel for tournaments…", stage.channel("games")),
        ("Who may organise…", role),
        ("Games: in the channel itself", "channel"),
        ("Threads keep every round", "round"),
        ("Watching: only the table", "table"),
        ("Public messages: English", "en"),
    ):
        screen = await stage.choose("Ann", screen, label, chosen)
    saved = await stage.services.people.server(server)
    assert saved == ServerSettings(
        table_channel=stage.channel("games").id,
        opener_role=role.id,
        cup_channel=stage.channel("games").id,
        organiser_role=role.id,
        place="channel",
        detail="round",
        watching="table",
        language="en",
    )
    refused = await stage.command(
        "Ben", "games", "game new", box="queendomino", lords=2, who="anyone"
    )
    assert "may open tables" in bare(refused)
    for label in (
        *("Tables where typed", "Everybody opens tables"),
        *("Tournaments where typed", "No role organises"),
    ):
        screen = await stage.press("Ann", screen, label)
    saved = await stage.services.people.server(server)
    assert (saved.table_channel, saved.opener_role) == (None, None)
    assert (saved.cup_channel, saved.organiser_role) == (None, None)
    assert "Saved." in bare(await stage.press("Ann", screen, "Done"))


async def test_icons_are_corrected_by_a_form_and_given_back(stage: Stage) -> None:
    """[Building icons…] → [Change…]: the whole text is what holds from then on."""
    server = server_of(stage)
    screen = await stage.press("Ann", await opened(stage), "Building icons…")
    now = screens.icon_form(ServerSettings(), EN).fields[0].value
    screen = await stage.form(
        "Ann", screen, "Change…", icons=now.replace("sawmill=k0t0", "sawmill=k1t0")
    )
    assert "corrected, we had k0t0" in bare(screen).replace("**", "")
    assert (await stage.services.people.server(server)).icons == (("sawmill", "k1t0"),)
    screen = await stage.form("Ann", screen, "Change…", icons="sawmill=k1t0\nstatue=k1t0")
    assert "“statue=k1t0” can't be set." in bare(screen)
    assert (await stage.services.people.server(server)).icons == (("sawmill", "k1t0"),)
    assert "1 knight and 2 points per forest territory" in bare(
        await stage.command("Ben", "games", "rules", about="Sawmill")
    )
    screen = await stage.press("Ann", screen, "No corrections")
    assert (await stage.services.people.server(server)).icons == ()
    assert "1 building" not in bare(await stage.press("Ann", screen, "Back"))


async def test_numbers_of_votes_are_set_by_a_form(stage: Stage) -> None:
    """All five at once, each within its limits; else nothing changes."""
    numbers = {"answer": "12", "again": "48", "pause": "0", "takebacks": "1", "back": "5"}
    screen = await stage.form("Ann", await opened(stage), "Votes and takebacks…", **numbers)
    assert "absent lords have 12 h to answer" in bare(screen)
    wanted = FairPlay(12, 48, 0, 1, 5)
    assert (await stage.services.people.server(server_of(stage))).fair == wanted
    for wrong in ({"answer": "73"}, {"takebacks": "-1"}, {"again": "²"}):
        typed = {**numbers, **wrong}
        screen = await stage.form("Ann", screen, "Votes and takebacks…", **typed)
        assert "Nothing was changed" in bare(screen)
    assert (await stage.services.people.server(server_of(stage))).fair == wanted


async def test_the_command_sets_one_value(stage: Stage) -> None:
    """The slash twin of every control, with suggestions."""
    server = server_of(stage)
    role = stage.world.add_role(stage.world.servers[server], "Knights")
    for setting, value in (
        ("channel", "#games"),
        ("opener", "knights"),
        ("place", "channel"),
        ("detail", "Threads keep every round"),
        ("watching", "table"),
        ("language", "en"),
        ("icons", "sawmill=k1t0"),
        ("icons", "Bakery=k0t1"),
        ("takebacks", "5"),
    ):
        await opened(stage, setting=setting, value=value)
    saved = await stage.services.people.server(server)
    assert saved == ServerSettings(
        table_channel=stage.channel("games").id,
        opener_role=role.id,
        place="channel",
        detail="round",
        watching="table",
        language="en",
        icons=(("bakery", "k0t1"), ("sawmill", "k1t0")),
        fair=FairPlay(takebacks=5),
    )
    await opened(stage, setting="opener", value=f"<@&{server}>")
    assert (await stage.services.people.server(server)).opener_role is None
    assert "can't be set" in bare(await opened(stage, setting="icons", value="statue=k5t0"))
    assert "I don't know the value “nowhere”" in bare(
        await opened(stage, setting="channel", value="nowhere")
    )
    assert "I don't know the value “round”" in bare(await opened(stage, value="round"))
    assert "### Building icons" in bare(await opened(stage, setting="icons"))
    with pytest.raises(CannotDo):  # Discord does not show it to others
        await stage.command("Ben", "games", "admin settings", setting="detail", value="turn")


@pytest.mark.parametrize("setting", SETTINGS)
async def test_values_are_suggested_for_each_setting(stage: Stage, setting: str) -> None:
    """What may be chosen, and "none" where it may be empty."""
    offered = await stage.suggestions("Ann", "admin settings", "value", "", setting=setting)
    assert offered
    if setting in VALUES:
        assert offered == [settings_input.label(setting, one, EN) for one in VALUES[setting]]
    if setting in CLEARED:
        assert offered[-1] == EN.plain(f"admin-clear-{setting}")
    if setting == "icons":
        assert "Sawmill: now k0t0" in offered


async def test_a_channel_and_a_role_that_are_gone_are_named(stage: Stage) -> None:
    """Tables are then posted where they are opened; nobody has the role."""
    lobby = stage.world.channel("lobby")
    await stage.services.people.change_server(
        server_of(stage), table_channel=lobby.id, opener_role=BIGGEST
    )
    assert "The role that may open tables is gone" in bare(await opened(stage))
    screen = await opened(stage, setting="opener", value="none")
    assert f"Tables are posted in <#{lobby.id}>." in bare(screen)
    stage.world.delete_channel(lobby)

    async def told() -> bool:
        return "The channel for tables is gone" in bare(await opened(stage))

    await stage.when(told)
    await stage.command("Ann", "games", "game new", box="queendomino", lords=2, who="anyone")
    await stage.settle()
    assert stage.message("a table is open", where="games")


async def test_a_channel_that_is_shut_to_us_is_named(stage: Stage) -> None:
    """The table would stay invisible; the set-up check leads on."""
    stage.sandbox.faults.take_away("games", Right.SEND_MESSAGES)
    screen = await opened(stage, setting="channel", value="#games")
    assert "I can't write in" in bare(screen)
    assert "to fix" in bare(await stage.press("Ann", screen, "Check the set-up"))
