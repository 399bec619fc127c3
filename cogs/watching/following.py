"""The commands `/follow …` and [Follow]: what one follows, how closely, and how to stop."""

from collections.abc import Sequence
from typing import Final, get_args

import discord
from discord import app_commands

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import LISTS, PERSON, TOURNAMENT, Ids, base36
from cogs.play.words import short_name
from cogs.screen import Button, Screen, Select, Style, Text, choice, described, row, screen, small
from cogs.slash_commands import (
    Options,
    Suggestion,
    describe,
    game_suggestions,
    slash,
    suggests,
    top,
    with_game,
)
from cogs.tournaments.members import suggest_tournaments
from locales import Texts, name
from services.facts import Person, Refused
from services.facts.watching import FollowFact, FollowList, How

NAMED: Final = 40
"""How long a name may be in a list."""
FEW: Final = 10
SHORT: Final = 20
"""How long a name may be in a list of more than a few."""
HOWS: Final[tuple[How, ...]] = get_args(How)

_lists: Final = Ids(LISTS)

follow: Final = top(
    app_commands.Group(name="follow", description=describe("watching-command-follow"))
)
_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "how": [(f"watching-how-{how}", how) for how in HOWS]
}


async def _show(ask: Ask, fact: FollowList) -> None:
    await ask.show(follows(fact, ask.texts))


def _how(word: str | None) -> How | None:
    """Read how closely to follow something. Refused: button_unknown."""
    return None if word is None else args.one_of(word, HOWS)


@slash("game", area="watching", group=follow, choices=_CHOICES, game="panel-option-game")
async def follow_game(ask: Ask, game: str | None = None, how: str | None = None) -> None:
    await with_game(ask, "follow", game, *([] if how is None else [how]))


@slash("lord", area="watching", group=follow, choices=_CHOICES)
async def follow_lord(ask: Ask, user: discord.User, how: str | None = None) -> None:
    if ask.server is None:
        raise Refused("follow_where", {"lord": user.display_name})
    lord = Person(user.id, user.display_name)
    watching = ask.app.services.watching
    await _show(ask, await watching.follow_lord(lord, ask.person, ask.server, _how(how)))


@slash("cup", area="watching", group=follow, choices=_CHOICES, cup="cups-option-cup")
async def follow_tournament(ask: Ask, cup: str, how: str | None = None) -> None:
    found = await ask.app.services.tournaments.find(ask.person, ask.server, ask.channel, cup)
    watching = ask.app.services.watching
    await _show(ask, await watching.follow_tournament(found.id, ask.person, _how(how)))


@slash("list", area="watching", group=follow)
@handles(LISTS, "follows")
async def list_follows(ask: Ask) -> None:
    await _show(ask, await ask.app.services.watching.follows(ask.person))


async def suggest_watched(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the games that the person may watch here, then their own."""
    lines = await ask.app.services.play.game_lines(ask.person, ("watching", "mine"), ask.server)
    return game_suggestions(lines, ask.texts)


suggests(follow_game, "game", listed=True)(suggest_watched)
suggests(follow_tournament, "cup", listed=True)(suggest_tournaments)


@game_action("follow", button=True)
async def do_follow(ask: Ask, game: int, how: str | None = None) -> None:
    watching = ask.app.services.watching
    await _show(ask, await watching.follow_game(game, ask.person, _how(how)))


@handles(TOURNAMENT, "follow")
async def press_follow_tournament(click: Click) -> None:
    watching = click.app.services.watching
    await _show(click, await watching.follow_tournament(click.id.id, click.person))


@handles(PERSON, "followed")
async def choose_follow(click: Click) -> None:
    chosen = args.row((click.value,))
    await _show(click, await click.app.services.watching.follows(click.person, chosen))


@handles(PERSON, "how")
async def choose_how(click: Click) -> None:
    how = _how(click.value) or "round"
    watching = click.app.services.watching
    await _show(click, await watching.follow_how(click.person, click.id.id, how))


@handles(PERSON, "unfollow")
async def press_stop(click: Click) -> None:
    watching = click.app.services.watching
    await _show(click, await watching.unfollow(click.person, click.id.id))


# -- the screens -----------------------------------------------------------------------------------


def follows(fact: FollowList, texts: Texts) -> Screen:
    """Show the followed item that was just chosen, else all of them."""
    return _one(fact.chosen, fact, texts) if fact.chosen else _all(fact, texts)


def _one(chosen: FollowFact, fact: FollowList, texts: Texts) -> Screen:
    ids = Ids(PERSON, chosen.id)
    called = f"**{name(_called(chosen))}**"
    of = "-cup" if chosen.kind == "cup" else ""
    options = tuple(
        described(how, f"watching-how-{how}{of}", texts, chosen=how == chosen.how) for how in HOWS
    )
    return screen(
        Text(
            texts(f"watching-follow-{chosen.kind}", what=called, new="yes" if fact.begun else "no")
        ),
        Select(texts.plain("watching-how"), ids("how"), options),
        Text(small(texts("watching-follow-digest"))),
        row(
            Button(texts.plain("watching-button-stop"), ids("unfollow"), Style.DANGER),
            Button(texts.plain("watching-button-follows"), _lists("follows")),
        ),
    )


def _all(fact: FollowList, texts: Texts) -> Screen:
    if not fact.follows:
        return screen(
            Text(texts("watching-follows-none")),
            row(Button(texts.plain("watching-button-all"), _lists("live"))),
        )
    labels = {
        base36(one.id): texts.plain(
            f"watching-option-{one.kind}", what=short_name(_called(one), NAMED)
        )
        for one in fact.follows
    }
    longest = NAMED if len(fact.follows) <= FEW else SHORT
    lines = "\n".join(
        texts(
            f"watching-follows-{one.kind}",
            how=one.how,
            what=f"**{name(short_name(_called(one), longest))}**",
        )
        for one in fact.follows
    )
    return screen(
        Text(f"{texts('watching-follows-title', count=len(fact.follows))}\n{lines}"),
        choice(texts.plain("watching-follows-change"), Ids(PERSON)("followed"), labels),
        Text(small(texts("watching-follow-digest"))),
        row(Button(texts.plain("watching-button-all"), _lists("live"))),
    )


def _called(one: FollowFact) -> str:
    """Name a followed table, lord or tournament."""
    return one.table.name if one.table is not None else one.lord_name or one.tournament or "–"
