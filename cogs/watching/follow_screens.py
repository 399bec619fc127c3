"""The screens of following: what a person follows, how closely, and how to stop. Pure."""

from __future__ import annotations

from typing import Final, get_args

from cogs.codec import LISTS, PERSON, Ids, base36
from cogs.play.words import short_name
from cogs.screen import Button, Option, Screen, Select, Style, Text, choice, row, screen, small
from locales import Texts, name
from services.facts.watching import FollowFact, FollowList, How

NAMED: Final = 40
"""How long a name may be in a list."""
FEW: Final = 10
SHORT: Final = 20
"""How long a name may be in a list of more than a few."""
HOWS: Final[tuple[How, ...]] = get_args(How)

_lists: Final = Ids(LISTS)


def follows(fact: FollowList, texts: Texts) -> Screen:
    """Show the followed item that was just chosen, else all of them."""
    return _one(fact.chosen, fact, texts) if fact.chosen else _all(fact, texts)


def _one(chosen: FollowFact, fact: FollowList, texts: Texts) -> Screen:
    ids = Ids(PERSON, chosen.id)
    since = "begun" if fact.begun else "still"
    of = "-cup" if chosen.kind == "cup" else ""
    options = tuple(
        Option(
            texts.plain(f"watching-how-{how}{of}"),
            how,
            texts.plain(f"watching-how-{how}{of}-about"),
            chosen=how == chosen.how,
        )
        for how in HOWS
    )
    return screen(
        Text(texts(f"watching-follow-{since}-{chosen.kind}", what=f"**{name(_called(chosen))}**")),
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
            f"watching-follows-{one.kind}-{one.how}",
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
