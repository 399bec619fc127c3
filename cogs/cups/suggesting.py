"""The tournaments that are suggested where one is to be named."""

from __future__ import annotations

from cogs.base import Ask
from cogs.groups import Options, Suggestion
from locales import Texts, plain_name
from services.facts import Cup, CupShow


async def suggest_cups(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the events that are open or running here, then those that are over."""
    found: list[Suggestion] = []
    shows: tuple[CupShow, ...] = ("now", "over") if ask.server is not None else ("mine",)
    for show in shows:
        fact = await ask.app.services.cups.list(ask.server, ask.person, show)
        found += [(_suggested(line.cup, ask.texts), str(line.cup.id)) for line in fact.lines]
    return found


def _suggested(cup: Cup, texts: Texts) -> str:
    phase = texts.plain(f"cups-option-{cup.phase}")
    return texts.plain("cups-choice-event", name=plain_name(cup.setup.name), phase=phase)
