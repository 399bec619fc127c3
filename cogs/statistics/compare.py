"""`/compare` and [Compare with me]: two lords side by side."""

from collections.abc import Iterator

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import LISTS, Ids, base36
from cogs.screen import Part, Picture, Screen, Select, Text, screen, small
from cogs.slash_commands import slash
from cogs.statistics.ladder_screens import key_of, ladder_name, ladders_of, lord_name
from cogs.statistics.profile_screens import picture, played, standing_facts
from locales import Texts, name
from services.facts.statistics import CompareFact, Ladder, ProfileFact


async def show_compare(ask: Ask, user: int, other: int | None = None, ladder: str = "") -> None:
    """Answer with two lords side by side; without `other` the first is the person who asks."""
    statistics = ask.app.services.statistics
    fact = await statistics.compare(ask.person, user, other, ladder=ladder)
    await ask.show(compare(fact, (other or ask.user, user), ask.texts))


@slash("compare", area="annals", user="annals-option-compared")
async def compare_lords(ask: Ask, user: discord.User, with_: discord.User | None = None) -> None:
    await show_compare(ask, user.id, None if with_ is None else with_.id)


@handles(LISTS, "compare")
async def press_compare(click: Click) -> None:
    """Compare the lord of the id's row with the one of its word, else with the one who presses."""
    first = args.parsed(click.id.args[0], 36) if click.id.args else None
    await show_compare(click, click.id.id, first, key_of(click.value))


def compare(fact: CompareFact, users: tuple[int, int], texts: Texts) -> Screen:
    """Show both pictures, the games played together, and who is likelier to win."""
    return screen(*_parts(fact, users, texts), _ladders(fact, users, texts))


def _named(fact: ProfileFact, texts: Texts) -> str:
    return name(lord_name(fact.lord, texts) or "")


def _parts(fact: CompareFact, users: tuple[int, int], texts: Texts) -> Iterator[Part]:
    one, two = _named(fact.one, texts), _named(fact.two, texts)
    lines = [texts("annals-compare-title", one=one, two=two)]
    if fact.ladder is not None:
        lines.append(small(ladder_name(fact.ladder, texts)))
        lines += [_standing(who, fact.ladder, texts) for who in (fact.one, fact.two)]
    if fact.chance is not None:
        percent = round(fact.chance * 100)
        lines.append(texts("annals-compare-chance", one=one, two=two, percent=percent))
    yield Text("\n".join(lines))
    for who, user in zip((fact.one, fact.two), users, strict=True):
        if who.games:
            yield Picture(picture(who, user, texts))
    if not fact.together:
        yield Text(texts("annals-compare-never"))
        return
    ahead, behind = fact.ahead
    met = texts(
        "annals-compare-met", one=one, two=two, games=fact.together, ahead=ahead, behind=behind
    )
    latest = [played(game, texts) for game in fact.latest]
    yield Text("\n".join([met, small(texts("annals-compare-latest", one=one)), *latest]))


def _standing(who: ProfileFact, ladder: Ladder, texts: Texts) -> str:
    line = next((line for one, line in who.standings if one == ladder), None)
    if line is None:
        return texts("annals-compare-unrated", lord=_named(who, texts))
    lord = _named(who, texts)
    return texts("annals-standing", name=lord, **standing_facts(line, texts))


def _ladders(fact: CompareFact, users: tuple[int, int], texts: Texts) -> Select | None:
    both = {ladder for ladder, _ in fact.two.standings}
    shared = tuple(ladder for ladder, _ in fact.one.standings if ladder in both)
    first, second = users
    id = Ids(LISTS, second)("compare", base36(first))
    return ladders_of(shared, fact.ladder, id, texts)
