"""The digest that a follower gets by direct message. Pure builders."""

from typing import Final

from cogs.codec import LISTS, Ids, base36
from cogs.lists.screens import setup_name
from cogs.play import game_views, words
from cogs.play.public_messages import last_lines
from cogs.play.words import short_name
from cogs.screen import CONTENT, Button, Link, Picture, Ping, discord_url, row
from cogs.tournaments import words as cups
from locales import Texts, name, plain_name
from render.requests import TablePicture, pages
from services.facts.tournaments import Tournament, TournamentEvent
from services.facts.watching import Followed, FollowedTournament, FollowNews

GAMES: Final = 8
"""How many games a digest describes; the others are counted."""
TOURNAMENTS: Final = 4
LINKS: Final = 4
NAMED: Final = 20
"""How long a name may be on a button."""


def digest(news: FollowNews, server: str, texts: Texts) -> Ping:
    """Describe what happened in a server's games that a person follows."""
    shown = news.games[:GAMES]
    head = texts("watching-news", server=name(server))
    more = len(news.games) - len(shown)
    tail = [texts("watching-news-more", count=more)] if more else []
    room = CONTENT - len(head) - sum(len(line) + 1 for line in tail) - 1
    each = room // (len(shown) + len(news.tournaments[:TOURNAMENTS]))
    lines = [
        line
        for one in news.tournaments[:TOURNAMENTS]
        for line in _describe_tournament(one, each, texts)
    ]
    lines += [line for one in shown for line in _describe(one, each, texts)]
    tournaments = (one.tournament for one in news.tournaments)
    tables = (one.game.table for one in shown)
    places = [
        *((one.setup.name, _address(one)) for one in tournaments),
        *((one.name, discord_url(one.server, one.home)) for one in tables),
    ]
    links = [Link(short_name(place, NAMED), url) for place, url in places[:LINKS]]
    mark = base36(news.at)  # gives every digest other buttons, by which the courier finds it again
    rows = (
        row(*links),
        row(Button(texts.plain("watching-button-follows"), Ids(LISTS)("follows", mark))),
    )
    return Ping("\n".join([head, *lines, *tail]), tuple(filter(None, rows)), _picture(news))


def _describe(one: Followed, room: int, texts: Texts) -> list[str]:
    """Describe what happened in one game; without room for all of it, the latest."""
    game, view = one.game, one.game.view
    table = words.table_name(game)
    where = "" if game.over else words.round_of(view, texts)
    head = texts("watching-news-game", table=table, where=where) if where else table
    lines = [words.report(view, report, texts) for report in one.reports]
    if one.began and one.lords:
        lords = texts.listed([words.lord(game, seat) for seat in one.lords])
        setup = setup_name(game.table, texts)
        begun = texts("watching-news-began", lords=lords, count=len(one.lords), setup=setup)
        lines.insert(0, begun)
    if one.round_end is not None:
        lines.append(words.round_end(view, one.round_end, texts))
    if one.over:
        lines.append(game_views.result(game, texts))
    return [head, *last_lines(lines, room - len(head) - 1)]


def _picture(news: FollowNews) -> Picture | None:
    """Show the table, if there is exactly one, with what was placed since in frames."""
    if news.tournaments or len(news.games) != 1 or pages(news.games[0].game.view) != 1:
        return None
    view, reports = news.games[0].game.view, news.games[0].reports
    placed = [(view.kingdom_of(one.seat).seats[0], *one.spot) for one in reports if one.spot]
    title = plain_name(news.games[0].game.table.name)
    return Picture(TablePicture(view, title, 0, tuple(placed) if reports else None))


# -- tournaments -----------------------------------------------------------------------------------


def _describe_tournament(one: FollowedTournament, room: int, texts: Texts) -> list[str]:
    """Describe what happened; without room for all of it, the latest."""
    head = cups.bold(one.tournament)
    lines = [_told(one.tournament, event, texts) for event in one.events]
    if one.leaders:
        leaders = [
            texts(
                "watching-cup-leader",
                place=line.place,
                name=cups.short(line.name),
                points=cups.points(line.points),
            )
            for line in one.leaders
        ]
        ended = [at for at, event in enumerate(one.events, 1) if event.kind == "round_ended"]
        lines.insert(ended[-1], texts("watching-cup-leaders", leaders=texts.series(leaders, " · ")))
    return [head, *last_lines(lines, room - len(head) - 1)]


def _address(tournament: Tournament) -> str:
    """Return the URL of the thread of a tournament, else of its channel."""
    return discord_url(tournament.server, tournament.thread or tournament.channel)


def _told(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    match event.kind:
        case "started":
            return texts(
                "watching-cup-started", count=len(tournament.entries) - len(event.data["out"])
            )
        case "paired":
            tables = len(event.data["tables"])
            said = {
                "round": _round(tournament, event, texts),
                "ends": cups.when(event.data["ends"]),
            }
            return texts("watching-cup-paired", tables=tables, **said)
        case "round_ended":
            return texts("watching-cup-round", round=_round(tournament, event, texts))
        case "over":
            return _over(tournament, texts)
        case "cancelled":
            return texts("watching-cup-cancelled", reason=name(tournament.reason or "–"))
    return _result(tournament, event, texts)


def _over(tournament: Tournament, texts: Texts) -> str:
    if not tournament.best:
        return texts("watching-cup-over")
    return texts("watching-cup-won", name=cups.listed(cups.winners(tournament), texts))


def _result(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    scores = sorted(event.data["scores"], key=lambda one: (one["place"], one["entry"]))
    places = [
        texts(
            "watching-cup-place",
            place=one["place"],
            name=cups.short(tournament.entry(one["entry"]).name),
            points=one["total"],
        )
        for one in scores
    ]
    said = {"round": _round(tournament, event, texts), "places": texts.series(places, " · ")}
    return texts("watching-cup-result", number=event.data["number"], **said)


def _round(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    stage, number = event.data["stage"], event.data["round"]
    return cups.round_name(tournament, stage, number, texts)
