"""The screen of a profile: picture with a plot of the rating, standings, games, trophies."""

from collections.abc import Iterator
from datetime import UTC, datetime

from babel.dates import format_date

from cogs.codec import LISTS, Ids
from cogs.play import game_buttons
from cogs.play.words import short_name
from cogs.screen import Button, Part, Picture, Screen, Text, row, screen, small
from cogs.statistics.ladder_screens import ladder_name, ladders_of, lord_name, word_of
from locales import Texts, name, plain_name, signed
from render.requests import PlotMark, ProfilePicture
from services.facts.statistics import SEVERAL, LadderLine, PlayedFact, PlotPoint, ProfileFact

STANDINGS = 6
"""How many ladders are listed; the select has all of them."""
TOURNAMENTS, NAMED = 5, 32
"""How many tournaments are named, and how long a name may be."""
SEATS = 8
ALWAYS, MOSTLY, OFTEN = 97, 85, 65
"""From what percentage of turns in time on a person is called so."""
APART = 6
"""The least distance of two names of months below a plot of 60 marks."""


def profile(fact: ProfileFact, user: int, texts: Texts, *, mine: bool) -> Screen:
    """Show a profile to one person, their own or another's."""
    ids, ladders = Ids(LISTS, user), tuple(ladder for ladder, _ in fact.standings)
    best = fact.best.game if fact.best else None
    key = (word_of(fact.ladder.key),) if fact.ladder else ()
    return screen(
        *_parts(fact, user, texts),
        ladders_of(ladders, fact.ladder, ids("profile"), texts),
        row(
            None
            if mine or fact.lord.hidden
            else Button(texts.plain("annals-compare-me"), ids("compare")),
            game_buttons.replay(best, texts) if best else None,
            Button(texts.plain("annals-share"), ids("prfshow", *key))
            if fact.shown and fact.games
            else None,
        ),
    )


def public(fact: ProfileFact, user: int, texts: Texts) -> Screen:
    return screen(*_parts(fact, user, texts))


def _parts(fact: ProfileFact, user: int, texts: Texts) -> Iterator[Part]:
    title = texts("annals-profile-title", lord=name(lord_name(fact.lord, texts) or ""))
    if not fact.games:
        won = _trophies(fact, texts) if fact.tournaments else ()
        yield Text("\n".join((title, texts("annals-profile-empty"), *won)))
        return
    lines = [title, *_standings(fact, texts), _reliability(fact, texts)]
    if not fact.shown:
        lines.insert(1, small(texts("annals-profile-hidden")))
    yield Text("\n".join(lines))
    yield Picture(picture(fact, user, texts))
    played = [*_games(fact, texts)]
    if played:
        yield Text("\n".join(played))
    if fact.trophies or fact.tournaments:
        yield Text("\n".join(_trophies(fact, texts)))


def _standings(fact: ProfileFact, texts: Texts) -> Iterator[str]:
    for ladder, line in fact.standings[:STANDINGS]:
        name = ladder_name(ladder, texts)
        yield texts("annals-standing", name=f"**{name}**", **standing_facts(line, texts))
        if line.met >= SEVERAL:
            yield small(texts("annals-standing-one", games=line.against_one, of=line.met))


def standing_facts(line: LadderLine, texts: Texts) -> dict[str, str | int]:
    """Return the arguments of a text about a line of a ladder."""
    said = {"place": line.place, "games": line.games, "wins": line.wins}
    return {"rating": rating(line, texts), **said}


def rating(line: LadderLine, texts: Texts) -> str:
    key = "annals-rating-unsure" if line.provisional else "annals-rating"
    return texts(key, rating=str(line.rating), deviation=str(line.deviation))


def _reliability(fact: ProfileFact, texts: Texts) -> str:
    percent = fact.reliability.percent
    word = "seldom"
    for least, better in ((OFTEN, "often"), (MOSTLY, "mostly"), (ALWAYS, "always")):
        word = better if percent >= least else word
    return texts(f"annals-reliable-{word}", percent=percent)


def _games(fact: ProfileFact, texts: Texts) -> Iterator[str]:
    if fact.best is not None:
        yield texts("annals-best", points=fact.best.points, table=name(fact.best.table))
    if fact.recent:
        yield small(texts("annals-recent-title"))
    for one in fact.recent:
        yield played(one, texts)


def played(one: PlayedFact, texts: Texts) -> str:
    said: dict[str, str | int] = {
        "table": name(one.table),
        "place": one.place,
        "of": one.of,
        "points": one.points,
        "when": f"<t:{one.at}:R>",
    }
    said["rated"] = "no" if one.change is None else "yes"
    said["change"] = signed(one.change or 0)
    return texts("annals-recent-left" if one.left else "annals-recent", **said)


def _trophies(fact: ProfileFact, texts: Texts) -> Iterator[str]:
    yield small(texts("annals-trophies-title"))
    yield from _tournaments(fact, texts)
    for one in fact.trophies:
        trophy = texts(f"annals-trophy-{one.key}")
        about = texts(f"annals-trophy-{one.key}-about")
        yield texts("annals-trophy", trophy=trophy, about=about)


def _tournaments(fact: ProfileFact, texts: Texts) -> Iterator[str]:
    """List the tournaments in which the lord was among the best."""
    for one in fact.tournaments[:TOURNAMENTS]:
        tournament = f"**{name(short_name(one.name, NAMED))}**"
        said = {"place": one.place, "of": one.of}
        yield texts("annals-cup", cup=tournament, at=f"<t:{one.at}:d>", **said)
    more = len(fact.tournaments) - TOURNAMENTS
    if more > 0:
        yield texts("annals-cups-more", count=more)


def picture(fact: ProfileFact, user: int, texts: Texts) -> ProfilePicture:
    """Build the picture of a profile; a lord always has the same color and emblem."""
    shown = next((line for ladder, line in fact.standings if ladder == fact.ladder), None)
    lord = plain_name(lord_name(fact.lord, texts) or "")
    return ProfilePicture(
        title=lord,
        name=lord,
        seat=user % SEATS + 1,
        rating=shown.rating if shown else None,
        deviation=shown.deviation if shown else 0,
        plot=tuple(PlotMark(i, one.rating, one.deviation) for i, one in enumerate(fact.plot)),
        months=tuple(_months(fact.plot, texts.language)),
        games=fact.games,
        wins=fact.wins,
        best=fact.best.points if fact.best else None,
        trophies=len(fact.trophies) + len(fact.tournaments),
        form=tuple(one.place for one in shown.form) if shown else (),
        unsure=shown.provisional if shown else False,
    )


def _months(plot: tuple[PlotPoint, ...], language: str) -> Iterator[tuple[int, str]]:
    """Name each month at its first game, unless the name before is too close."""
    before, placed = None, -APART
    apart = max(APART * len(plot) // 60, 1)
    for i, one in enumerate(plot):
        if not one.at:
            continue
        day = datetime.fromtimestamp(one.at, UTC).date()
        month = (day.year, day.month)
        if month != before and before is not None and i - placed >= apart:
            yield i, format_date(day, "LLL", locale=language)
            placed = i
        before = month
