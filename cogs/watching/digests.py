"""The digest that a follower gets by direct message. Pure."""

from __future__ import annotations

from typing import Final

from cogs.codec import LISTS, Ids, base36
from cogs.lists.screens import setup_name
from cogs.play import game_views, words
from cogs.play.public_messages import CONTENT, latest
from cogs.screen import Button, Link, Picture, Ping, row
from cogs.watching import tournament_digests
from locales import Texts, name, plain_name
from render import pages
from render.requests import TablePicture
from services.facts.games import GameFact
from services.facts.watching import Followed, FollowNews

GAMES: Final = 8
"""So many games are told one by one."""
CUPS: Final = 4
LINKS: Final = 4
NAMED: Final = 20
"""How long a name may be on a button."""


def digest(news: FollowNews, server: str, texts: Texts) -> Ping:
    """Tell what happened in the games that somebody follows in a server."""
    shown = news.games[:GAMES]
    head = texts("watching-news", server=name(server))
    more = len(news.games) - len(shown)
    tail = [texts("watching-news-more", count=more)] if more else []
    room = CONTENT - len(head) - sum(len(line) + 1 for line in tail) - 1
    each = room // (len(shown) + len(news.tournaments[:CUPS]))
    told = [
        line
        for one in news.tournaments[:CUPS]
        for line in tournament_digests.told(one, each, texts)
    ]
    told += [line for one in shown for line in _game(one, each, texts)]
    links = [
        *(
            Link(_short(one.tournament.setup.name), tournament_digests.address(one.tournament))
            for one in news.tournaments
        ),
        *(Link(_short(one.game.table.name), address(one.game)) for one in shown),
    ][:LINKS]
    mark = base36(news.at)  # no two digests have the same buttons: one is told from the other
    rows = (
        row(*links),
        row(Button(texts.plain("watching-button-follows"), Ids(LISTS)("follows", mark))),
    )
    return Ping("\n".join([head, *told, *tail]), tuple(filter(None, rows)), _picture(news))


def _game(one: Followed, room: int, texts: Texts) -> list[str]:
    """Tell one game, the newest of it where there is not room for all."""
    game, view = one.game, one.game.view
    called = words.table_name(game)
    where = "" if game.over else words.round_of(view, texts)
    head = texts("watching-news-game", table=called, where=where) if where else called
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
    return [head, *latest(lines, room - len(head) - 1)]


def _short(text: str) -> str:
    called = plain_name(text)
    return called if len(called) <= NAMED else f"{called[: NAMED - 1]}…"


def address(game: GameFact) -> str:
    """Return the address of the place where a game is played."""
    return f"https://discord.com/channels/{game.table.server}/{game.table.home}"


def _picture(news: FollowNews) -> Picture | None:
    """Show the table where there is one to show, with what was placed since framed."""
    if news.tournaments or len(news.games) != 1 or pages(news.games[0].game.view) != 1:
        return None
    view, reports = news.games[0].game.view, news.games[0].reports
    placed = [(view.kingdom_of(one.seat).seats[0], *one.spot) for one in reports if one.spot]
    title = plain_name(news.games[0].game.table.name)
    return Picture(TablePicture(view, title, 0, tuple(placed) if reports else None))
