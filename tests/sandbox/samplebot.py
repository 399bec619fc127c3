"""A small bot that uses what of discord.py the sandbox stands in for; it knows no sandbox."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

Interaction = discord.Interaction[Any]


def png(width: int = 4, height: int = 3) -> bytes:
    """A smallest picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * width for _ in range(height)))
    start = b"\x89PNG\r\n\x1a\n"
    return start + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(png()), f"{name}.png", description=f"Alt text of {name}")


class StepButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"step:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Step {n}", custom_id=f"step:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: Any, /) -> StepButton:
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction) -> None:
        file = picture(f"board-{self.n}")
        view = layout(self.n + 1, file)
        await interaction.response.edit_message(view=view, attachments=[file])


class FormButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"form"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Form", custom_id="form"))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: Any, /) -> FormButton:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())


class PickSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=word) for word in ("wheat", "forest", "lake")]
        super().__init__(discord.ui.Select(custom_id="pick", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, _match: Any, /) -> PickSelect:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(", ".join(self.item.values), ephemeral=True)


class Form(discord.ui.Modal, title="A form"):
    why: Any = discord.ui.Label(
        text="Why", component=discord.ui.TextInput(custom_id="why", required=False)
    )
    side: Any = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(
            custom_id="side",
            options=[discord.SelectOption(label="gold"), discord.SelectOption(label="rose")],
        ),
    )
    how: Any = discord.ui.Label(
        text="How",
        component=discord.ui.RadioGroup(
            custom_id="how",
            options=[
                discord.RadioGroupOption(label="Now", value="now"),
                discord.RadioGroupOption(label="Later", value="later"),
            ],
        ),
    )
    tags: Any = discord.ui.Label(
        text="Tags",
        component=discord.ui.CheckboxGroup(
            custom_id="tags",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label="tired", value="tired")],
        ),
    )
    file: Any = discord.ui.Label(
        text="File",
        component=discord.ui.FileUpload(custom_id="file", required=False, min_values=0),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        uploads = self.file.component.values
        body = (await uploads[0].read()).decode() if uploads else ""
        parts = [
            self.why.component.value,
            self.side.component.values,
            self.how.component.value,
            self.tags.component.values,
            body,
        ]
        await interaction.response.send_message(repr(parts), ephemeral=True)


def layout(n: int, file: discord.File) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(accent_color=0x123456)
    box.add_item(discord.ui.TextDisplay(f"## Step {n}"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file)))
    box.add_item(discord.ui.Separator())
    section: discord.ui.Section[Any] = discord.ui.Section("A form?", accessory=FormButton())
    box.add_item(section)
    row: Any = discord.ui.ActionRow()
    row.add_item(StepButton(n))
    box.add_item(row)
    select_row: Any = discord.ui.ActionRow()
    select_row.add_item(PickSelect())
    box.add_item(select_row)
    view.add_item(box)
    return view


class Again(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction: Interaction, _button: Any) -> None:
        await interaction.response.edit_message(content="again", attachments=[picture("again")])


def over(**fields: Any) -> discord.ui.View:
    """A view with one button that is too much."""
    view = discord.ui.View(timeout=None)
    button: Any = discord.ui.Button(label="Go", custom_id="go")
    view.add_item(button)
    for name, value in fields.items():
        setattr(button._underlying, name, value)
    return view


def over_select(option: discord.SelectOption, **fields: Any) -> discord.ui.View:
    """A view with one select that is too much."""
    view = discord.ui.View(timeout=None)
    select: Any = discord.ui.Select(custom_id="pick", options=[option])
    view.add_item(select)
    for name, value in fields.items():
        setattr(select._underlying, name, value)
    return view


def over_layout(item: Any) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(item)
    return view


def over_option(**fields: Any) -> discord.SelectOption:
    option = discord.SelectOption(label="one")
    for name, value in fields.items():
        setattr(option, name, value)
    return option


async def ask_modal(interaction: Interaction, title: str) -> None:
    await interaction.response.send_modal(Form(title=title))


async def edit_hidden(interaction: Interaction, _: int) -> None:
    """Edit a private message as if it were a public one."""
    answer = await interaction.response.send_message("psst", ephemeral=True)
    message: Any = interaction.channel
    await message.get_partial_message(answer.message_id).edit(content="loud")


async def edit_gone(interaction: Interaction, _: int) -> None:
    channel: Any = interaction.channel
    await channel.get_partial_message(1).edit(content="gone")


async def long_alt_text(interaction: Interaction, size: int) -> None:
    file = discord.File(io.BytesIO(png()), "a.png", description="x" * size)
    await interaction.response.send_message(file=file)


async def missing_file(interaction: Interaction, _: int) -> None:
    gallery: Any = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://none.png"))
    await interaction.response.send_message(view=over_layout(gallery))


def show(make: Any) -> Any:
    """A probe that answers with a view."""

    async def probe(interaction: Interaction, size: int) -> None:
        await interaction.response.send_message(view=make(size))

    return probe


PROBES: dict[str, tuple[int, Any]] = {
    "label": (80, show(lambda n: over(label="x" * n))),
    "custom_id": (100, show(lambda n: over(custom_id="x" * n))),
    "placeholder": (150, show(lambda n: over_select(over_option(), placeholder="x" * n))),
    "option label": (100, show(lambda n: over_select(over_option(label="x" * n)))),
    "option value": (100, show(lambda n: over_select(over_option(value="x" * n)))),
    "option description": (100, show(lambda n: over_select(over_option(description="x" * n)))),
    "layout text": (4000, show(lambda n: over_layout(discord.ui.TextDisplay("x" * n)))),
    "content": (2000, lambda i, n: i.response.send_message("x" * n)),
    "modal title": (45, lambda i, n: ask_modal(i, "x" * n)),
    "alt text": (1024, long_alt_text),
    "bare button": (-1, show(lambda _: over_layout(discord.ui.Button(label="x")))),
    "missing file": (-1, missing_file),
    "hidden": (-1, edit_hidden),
    "gone": (-1, edit_gone),
}
"""What discord.py lets through: the largest size that Discord takes, and how to try."""


class Commands(commands.Cog):
    group = app_commands.Group(name="game", description="Games")

    @app_commands.command(description="Answers at once")
    async def ping(self, interaction: Interaction) -> None:
        await interaction.response.send_message("pong")

    @app_commands.command(description="Shows a layout")
    async def show(
        self, interaction: Interaction, word: str, who: discord.User | None = None
    ) -> None:
        file = picture("board-0")
        await interaction.response.send_message(view=layout(1, file), file=file)

    @show.autocomplete("word")
    async def _complete(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = ("castle", "crown", "domino")
        return [app_commands.Choice(name=w, value=w) for w in words if current in w]

    @app_commands.command(description="A classic message")
    async def classic(self, interaction: Interaction) -> None:
        await interaction.response.send_message("hello", view=Again(), file=picture("old"))

    @app_commands.command(description="Thinks, then says two things")
    async def slow(self, interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("first", file=picture("slow"))
        await interaction.followup.send("second")
        await interaction.edit_original_response(content="changed")

    @app_commands.command(description="Never answers")
    async def mute(self, interaction: Interaction) -> None:
        pass

    @app_commands.command(description="Opens a thread")
    async def open(self, interaction: Interaction) -> None:
        await interaction.response.send_message("the table")
        message = await interaction.original_response()
        thread = await message.create_thread(name="A game", auto_archive_duration=1440)
        await thread.send(f"{interaction.user.mention}, begin", file=picture("t"))

    @app_commands.command(description="Writes to you")
    async def direct(self, interaction: Interaction) -> None:
        try:
            await interaction.user.send("your move")
        except discord.Forbidden as error:
            await interaction.response.send_message(f"code {error.code}")
        else:
            await interaction.response.send_message("sent")

    @app_commands.command(description="Only for managers")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(self, interaction: Interaction) -> None:
        await interaction.response.send_message("managed")

    @app_commands.command(description="Tries what Discord refuses")
    async def probe(self, interaction: Interaction, name: str, size: int) -> None:
        try:
            await PROBES[name][1](interaction, size)
        except discord.HTTPException as error:
            text = f"{error.status} {error.code}"
            if interaction.response.is_done():
                await interaction.followup.send(text, ephemeral=True)
            else:
                await interaction.response.send_message(text)

    @group.command(name="new", description="A new game")
    async def new(self, interaction: Interaction, lords: app_commands.Range[int, 2, 4] = 2) -> None:
        await interaction.response.send_message(f"{lords} lords")

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if not message.author.bot and "hi" in message.content:
            await message.reply("hello there")


class Bot(commands.Bot):
    def __init__(self, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents.default(),
            guild_ready_timeout=0.05,
            **options,
        )
        self.up = asyncio.Event()
        self.resumed = asyncio.Event()
        self.resumes = 0
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    async def setup_hook(self) -> None:
        await self.add_cog(Commands())
        self.add_dynamic_items(StepButton, FormButton, PickSelect)
        self.add_view(Again())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.resumes += 1
        self.resumed.set()

    async def on_thread_update(self, _before: Any, after: discord.Thread) -> None:
        self.heard.put_nowait(("thread_update", after))

    async def on_raw_thread_delete(self, payload: Any) -> None:
        self.heard.put_nowait(("thread_delete", payload.thread_id))

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.heard.put_nowait(("channel_delete", channel.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.heard.put_nowait(("guild_join", guild.id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.heard.put_nowait(("guild_unavailable", guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        if self.up.is_set():  # not those of the start
            self.heard.put_nowait(("guild_available", guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.put_nowait(("guild_remove", guild.id))

    async def on_raw_message_delete(self, payload: Any) -> None:
        self.heard.put_nowait(("message_delete", payload.message_id))
