"""Descriptions of commands in the languages of Discord's clients; their names stay English."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

import locales

TAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "fr": ("fr",),
    "de": ("de",),
    "es": ("es-ES", "es-419"),
    "it": ("it",),
    "pt": ("pt-BR",),
    "nl": ("nl",),
    "ru": ("ru",),
}
"""Our languages in Discord's tags. English is what all others see; Discord has no Hebrew."""
_LANGUAGES: Final = {tag: language for language, tags in TAGS.items() for tag in tags}


class Translator(app_commands.Translator):
    """Finds the texts of descriptions and choices by their keys."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language that is offered; None leaves the English one."""
        language = _LANGUAGES.get(locale.value)
        if language not in locales.LANGUAGES or "key" not in string.extras:
            return None
        return locales.texts(language).plain(string.extras["key"])
