"""A small bot that shows one of everything, for the page's tests; it knows no sandbox."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image, ImageDraw

Interaction = discord.Interaction[Any]

Section: Any = discord.ui.Section  # its own type knows no view that it may belong to
FRUITS = ("Apple", "Apricot", "Banana", "Cherry", "Damson", "Elderberry")
SPOTS = [f"{letter}{number}" for letter in "abcde" for number in range(1, 6)]


def picture(number: int, size: tuple[int, int] = (900, 600)) -> discord.File:
    """A picture that differs by its number, with an alt text."""
    image = Image.new("RGB", size, "#22262e")
    draw = ImageDraw.Draw(image)
    for x in range(0, size[0], 100):
        for y in range(0, size[1], 100):
            tone = "#3c8fd0" if (x // 100 + y // 100 + number) % 2 else "#5fa052"
            draw.rectangle((x + 4, y + 4, x + 95, y + 95), fill=tone)
    draw.text((20, 20), f"Picture {number}", fill="#ffffff", font_size=48)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"picture{number}.png", description=f"Picture number {number}.")


def panel(number: int) -> tuple[discord.ui.LayoutView, discord.File]:
    """A private panel as a game shows it: picture, numbers, arrows, select, one big button."""
    file = picture(number, (900, 900))
    view = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(accent_colour=discord.Colour(0x2F6FD0))
    box.add_item(
        discord.ui.TextDisplay(
            f"### Your turn · round {number} of 12\nPlace **17**: forest – lake."
        )
    )
    box.add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))
    )
    box.add_item(discord.ui.TextDisplay("Tap a number to place it."))
    box.add_item(_row(*(Act(f"{n} (+{5 - n})", f"spot:{number}.{n}") for n in range(1, 5))))
    box.add_item(
        _row(*(Act(sign, f"go:{number}{sign}") for sign in "←↑↓→"), Act("Turn", f"turn:{number}"))
    )
    box.add_item(_row(Pick(number)))
    box.add_item(discord.ui.TextDisplay("-# Then take one of the next line:"))
    box.add_item(
        _row(
            Act("33", "take:33", style=1),
            Act("37 · Ann", "take:37", disabled=True),
            Act("41", "take:41"),
            Act("44", "take:44"),
        )
    )
    box.add_item(
        discord.ui.TextDisplay("-# Ready. Nobody sees any of this until you end your turn.")
    )
    box.add_item(_row(Act("End turn", f"end:{number}", style=3)))
    view.add_item(box)
    return view, file


def _row(*items: discord.ui.Item[Any]) -> discord.ui.ActionRow[Any]:
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


class Act(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"(?!pick:)(?P<what>[a-z]+):(?P<rest>.*)",
):
    """Every button."""

    def __init__(
        self, label: str, custom_id: str, *, style: int = 2, disabled: bool = False
    ) -> None:
        super().__init__(
            discord.ui.Button(
                label=label,
                custom_id=custom_id,
                style=discord.ButtonStyle(style),
                disabled=disabled,
            )
        )
        self.what = custom_id.partition(":")[0]

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Act:
        assert isinstance(item, discord.ui.Button)
        return cls(item.label or "", match[0])

    async def callback(self, interaction: Interaction) -> Any:
        handler = getattr(self, f"on_{self.what}", self.on_turn)
        await handler(interaction)

    async def on_turn(self, interaction: Interaction) -> None:
        """Edit the panel in place, with another picture."""
        bot = interaction.client
        assert isinstance(bot, SampleBot)
        bot.round += 1
        view, file = panel(bot.round)
        await interaction.response.edit_message(view=view, attachments=[file])

    async def on_play(self, interaction: Interaction) -> None:
        """Open the private panel."""
        view, file = panel(1)
        await interaction.response.send_message(view=view, file=file, ephemeral=True)

    async def on_end(self, interaction: Interaction) -> None:
        """Turn the panel into a sentence and call Ben in the channel."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("### Turn ended\nBen is on turn."))
        await interaction.response.edit_message(view=view, attachments=[])
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        assert channel.guild is not None
        ben = discord.utils.get(channel.guild.members, name="ben")
        assert ben is not None
        await channel.send(
            f"{ben.mention}, your turn in **Harvest Moon** · round 5 of 12 · "
            "ends <t:4102444800:R>\n"
            "**Ann** placed **17** at b5–a5 (+3, now 13) and took **33**.\n"
            "-# Round 5 is over. New line: 7, 19, 27, 46.",
            file=picture(3),
            view=_old_view(),
        )

    async def on_form(self, interaction: Interaction) -> None:
        """Open the form."""
        await interaction.response.send_modal(Everything())

    async def on_mute(self, interaction: Interaction) -> None:
        """Never answer."""

    async def on_refuse(self, interaction: Interaction) -> None:
        """Refuse privately."""
        await interaction.response.send_message("It is **Cara**'s turn.", ephemeral=True)


def _old_view() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Act("Play", "play:1", style=3))
    view.add_item(Act("Look", "refuse:1"))
    return view


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick:(?P<n>\d+)"):
    """The select of all spots."""

    def __init__(self, number: int) -> None:
        options = [
            discord.SelectOption(label=f"{spot}  +{n}", value=spot, description=f"forest on {spot}")
            for n, spot in enumerate(SPOTS[:12])
        ]
        super().__init__(
            discord.ui.Select(
                custom_id=f"pick:{number}", placeholder="All 12 spots", options=options
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction) -> Any:
        await interaction.response.send_message(
            f"You chose **{self.item.values[0]}**.", ephemeral=True
        )


class Several(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"several"):
    """A select of several values, two of them chosen."""

    def __init__(self) -> None:
        options = [
            discord.SelectOption(label=fruit, default=fruit.startswith("A")) for fruit in FRUITS
        ]
        super().__init__(
            discord.ui.Select(custom_id="several", min_values=0, max_values=4, options=options)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Several:
        return cls()

    async def callback(self, interaction: Interaction) -> Any:
        await interaction.response.send_message(
            "Fruits: " + ", ".join(self.item.values), ephemeral=True
        )


class Someone(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=r"someone"):
    """A select of people."""

    def __init__(self) -> None:
        super().__init__(
            discord.ui.UserSelect(custom_id="someone", placeholder="Whom do you invite?")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Someone:
        return cls()

    async def callback(self, interaction: Interaction) -> Any:
        await interaction.response.send_message(
            f"Invited {self.item.values[0].mention}.", ephemeral=True
        )


class Everything(discord.ui.Modal, title="One of everything"):
    """A form with every kind of field."""

    reason: Any = discord.ui.Label(
        text="Why",
        description="In your own words",
        component=discord.ui.TextInput(
            custom_id="why", style=discord.TextStyle.paragraph, max_length=200
        ),
    )
    side: Any = discord.ui.Label(
        text="Terrain",
        component=discord.ui.Select(
            custom_id="terrain", options=[discord.SelectOption(label=x) for x in ("Forest", "Lake")]
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
            options=[
                discord.CheckboxGroupOption(label="Quick", value="quick"),
                discord.CheckboxGroupOption(label="Quiet", value="quiet"),
            ],
        ),
    )
    file: Any = discord.ui.Label(
        text="A file",
        component=discord.ui.FileUpload(custom_id="file", required=False, min_values=0),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        uploads = self.file.component.values
        body = (await uploads[0].read()).decode() if uploads else "none"
        said = (
            self.reason.component.value,
            self.side.component.values,
            self.how.component.value,
            self.tags.component.values,
            body,
        )
        await interaction.response.send_message(
            "Form: {} {} {} {} {}".format(*said), ephemeral=True
        )


class Game(app_commands.Group, name="game", description="Games and tables"):
    """A group, as the real bot has one."""

    @app_commands.command(description="Open a table")
    async def new(self, interaction: Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        box: Any = discord.ui.Container()
        box.add_item(
            discord.ui.TextDisplay(
                "### A new table\n**Box** → Lords → Variants → Who\n-# Same as last time here."
            )
        )
        box.add_item(_row(Several()))
        box.add_item(_row(Someone()))
        box.add_item(
            _row(
                Act("Open the table", "play:1", style=3),
                Act("More options", "form:1"),
                Act("Close", "mute:1"),
            )
        )
        view.add_item(box)
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description="Everything at once, for the eyes")
    async def show(self, interaction: Interaction) -> None:
        file, log = picture(2), discord.File(io.BytesIO(b"hello"), "record.txt")
        view: Any = discord.ui.LayoutView(timeout=None)
        box: Any = discord.ui.Container(accent_colour=discord.Colour.gold())
        box.add_item(
            discord.ui.TextDisplay(
                "## Ann wins Harvest Moon with 46\n2 · Ben 43, by the *larger* territory\n"
                "```\n     a    b\n 6   .    F1\n```\n"
                "See [the rules](https://example.com) and `place 17 b5 a5`."
            )
        )
        box.add_item(
            Section(
                "**Church** · 1 coin\n-# 2 points per town territory",
                accessory=Act("Build", "refuse:2"),
            )
        )
        box.add_item(
            Section(
                "With a thumbnail", accessory=discord.ui.Thumbnail(file, description="A small one.")
            )
        )
        box.add_item(discord.ui.Separator())
        box.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))
        )
        box.add_item(discord.ui.File(log))
        box.add_item(
            _row(
                Act("Primary", "a:1", style=1),
                Act("Danger", "a:2", style=4),
                discord.ui.Button(label="Docs", url="https://example.com"),
            )
        )
        view.add_item(box)
        await interaction.response.send_message(view=view, files=[file, log])


class SampleBot(commands.Bot):
    """The bot; `is_up` is set once it is ready."""

    def __init__(self) -> None:
        super().__init__(command_prefix="!", intents=_intents(), guild_ready_timeout=0.05)
        self.round = 1
        self.is_up = asyncio.Event()

    async def on_ready(self) -> None:
        """Discord is there."""
        self.is_up.set()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Act, Pick, Several, Someone)
        self.tree.add_command(Game())
        every: tuple[app_commands.Command[Any, ..., Any], ...] = (
            fruit,
            choose,
            silent,
            slow,
            thread,
        )
        for command in every:
            self.tree.add_command(command)
        await self.tree.sync()


def _intents() -> discord.Intents:
    return discord.Intents(guilds=True, members=True, guild_messages=True, dm_messages=True)


@app_commands.command(description="Name a fruit, with help")
@app_commands.describe(name="Which fruit", many="How many", whom="For whom")
async def fruit(
    interaction: Interaction,
    name: str,
    many: app_commands.Range[int, 1, 9] = 1,
    whom: discord.User | None = None,
) -> None:
    await interaction.response.send_message(
        f"{many} × {name} for {whom.mention if whom else 'all'}"
    )


@fruit.autocomplete("name")
async def _fruits(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [each for each in FRUITS if typed.lower() in each.lower()]
    return [app_commands.Choice(name=each, value=each.lower()) for each in found]


@app_commands.command(description="Choose a size")
@app_commands.choices(
    size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Large", value=2)]
)
async def choose(
    interaction: Interaction,
    size: app_commands.Choice[int],
    loud: bool = False,
    file: discord.Attachment | None = None,
) -> None:
    body = (await file.read()).decode() if file else "no file"
    await interaction.response.send_message(f"size {size.value} {loud} {body}", ephemeral=True)


@app_commands.command(description="Never answers")
async def silent(interaction: Interaction) -> None:
    """Leave the person waiting."""


@app_commands.command(description="Thinks first")
async def slow(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.followup.send("Done thinking.")


@app_commands.command(description="Make a thread and write to Ann directly")
async def thread(interaction: Interaction) -> None:
    await interaction.response.send_message("**Harvest Moon** has begun.")
    message = await interaction.original_response()
    made = await (await message.fetch()).create_thread(
        name="Harvest Moon", auto_archive_duration=10080
    )
    await made.send(f"{interaction.user.mention}, your turn.", file=picture(4), view=_old_view())
    await interaction.user.send(f"Your turn in {made.mention}.")
