"""One living panel for each lord and game: one elsewhere becomes a line that says where it is."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import discord
import structlog

from cogs import discord_errors, view
from cogs.screen import Screen, Text, small
from locales import Texts

_log = structlog.get_logger()

REMEMBERED: Final = 1024


@dataclass(frozen=True, slots=True)
class Shown:
    """An answered interaction and the message that it was answered with, or that it replaced.

    Only with an interaction can a private message be edited, for a quarter of an hour.
    """

    interaction: discord.Interaction[Any]
    message: int
    is_followup: bool = False

    async def replace(self, screen: Screen) -> None:
        """Show something else in its place, if that is still possible."""
        if self.interaction.is_expired():
            return
        sent = view.build(screen).for_edit()
        try:
            if self.is_followup:
                await self.interaction.followup.edit_message(self.message, **sent)
            else:
                await self.interaction.edit_original_response(**sent)
        except discord_errors.TROUBLE as error:  # closed by the person meanwhile, for example
            _log.debug("panel.unmoved", error=str(error))


class LivingPanels:
    """Which message holds the panel of each lord and game, as far as is known since the start."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], Shown] = OrderedDict()

    def forget(self, user: int, game: int) -> None:
        """Note that a panel has given way to another screen."""
        self._shown.pop((user, game), None)

    async def moved(self, user: int, game: int, to: Shown | None, texts: Texts) -> None:
        """Note where a panel was shown, and make the one before it a line if it is elsewhere.

        Whichever was pressed last lives, wherever it is; of two that opened at once the lower one.
        """
        if to is None:
            return
        before = self._shown.pop((user, game), None)
        gone, living = before, to
        if before is not None and not _is_pressed(to) and before.message > to.message:
            gone, living = to, before
        self._shown[user, game] = living
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        if gone is not None and gone.message != living.message:
            key = "panel-is-below" if gone.message < living.message else "panel-is-above"
            if gone.interaction.channel_id != living.interaction.channel_id:
                key = "panel-is-elsewhere"
            await gone.replace(Screen((Text(small(texts(key))),)))

    def others(self, user: int, game: int) -> list[int]:
        """List everybody else whose panel of a game is known."""
        return [one for one, about in self._shown if about == game and one != user]

    async def close(self, user: int, game: int, screen: Screen) -> None:
        """Show a screen in place of a panel whose turn is not in progress any more."""
        shown = self._shown.pop((user, game), None)
        if shown is not None:
            await shown.replace(screen)


def _is_pressed(shown: Shown) -> bool:
    """Tell whether it replaced the message that was pressed."""
    pressed = shown.interaction.message
    return pressed is not None and pressed.id == shown.message
