"""What `/rules`, `/help` and their buttons do."""

from __future__ import annotations

from typing import Final

from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS
from cogs.groups import Options, Suggestion, slash, suggests
from cogs.rules import screens
from cogs.rules.topics import TOPICS, domino_of, found, title
from cogs.screen import OPTIONS, Screen
from locales import Texts
from services.facts import Refused

FIRST: Final = "game"


def answer(asked: str, texts: Texts) -> Screen:
    """The screen for what is asked: a topic, a domino, else what there is."""
    if asked in TOPICS:
        return screens.topic(asked, texts)
    domino = domino_of(asked)
    if domino is not None:
        return screens.domino(domino, texts)
    fitting = found(asked, texts)
    return screens.topic(fitting[0], texts) if fitting else screens.unknown(asked, texts)


@slash("rules", area="rules", about="rules-option-about")
async def rules(ask: Ask, about: str = FIRST) -> None:
    await ask.show(answer(about, ask.texts))


@suggests(rules, "about")
async def suggest(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    texts = ask.texts
    topics = [(title(topic, texts), topic) for topic in found(current, texts)]
    ids = [domino_of(current), domino_of(current, "discovery")]
    dominoes = [(screens.suggestion(id, texts), id.lower()) for id in dict.fromkeys(ids) if id]
    return [*dominoes, *topics][:OPTIONS]


@slash("help", area="rules")
async def help_(ask: Ask) -> None:
    await ask.show(screens.help_page(ask.texts))


@handles(LISTS, "rules")
async def press_rules(click: Click) -> None:
    await click.show(screens.topic(FIRST, click.texts))


@handles(LISTS, "topic")
async def choose_topic(click: Click) -> None:
    if click.value not in TOPICS:
        raise Refused("button_unknown")
    await click.show(screens.topic(click.value, click.texts))


@handles(GAME, "rules")
async def press_rules_of_game(click: Click) -> None:
    table = (await click.app.services.play.game(click.id.id)).table
    await click.show(screens.of_game(table.name, table.setup, click.texts))
