"""Recognize our own messages: by their author, controls or words."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord

from cogs import codec
from cogs.screen import Ping, Screen, controls, custom_id, text_of


def is_ours(client: discord.Client, message: discord.Message) -> bool:
    """Tell whether we wrote a message."""
    return client.user is not None and message.author.id == client.user.id


def is_like(message: discord.Message, shown: Screen | Ping) -> bool:
    """Tell whether a message is this one: by its controls, or without any by its words.

    Its first control says what it is about; some of the others may come and go meanwhile.
    """
    if message.flags.components_v2 != isinstance(shown, Screen):
        return False
    wanted, found = [custom_id(one) for one in controls(shown)], list(_ids_on(message.components))
    if not wanted or not found:
        return wanted == found and _words_on(message) == text_of(shown).strip()
    return wanted[0] == found[0] and (set(wanted) <= set(found) or set(found) <= set(wanted))


def _words_on(message: discord.Message) -> str:
    """Return the text of a message without controls."""
    return message.content or "\n".join(_texts_on(message.components)).strip()


def _texts_on(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts_on(getattr(component, "children", ()))


def ids_on(components: Iterable[Any]) -> set[str]:
    """Return the custom_ids on a message, at every depth."""
    return set(_ids_on(components))


def _ids_on(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        id = getattr(component, "custom_id", None)
        if isinstance(id, str):
            yield id
        yield from _ids_on(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _ids_on([accessory])


def meanings_on(message: discord.Message) -> Iterator[codec.CustomId]:
    """Yield the parsed custom_ids of a message."""
    for id in sorted(ids_on(message.components)):
        try:
            yield codec.parse(id)
        except codec.IdError:
            continue
