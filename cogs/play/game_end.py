"""The end of a game: winner, what decided, every kingdom, the score pad, the proof."""

from collections.abc import Sequence
from typing import Final

from cogs.codec import GAME, Ids
from cogs.play import clock_words, public_messages, words
from cogs.screen import Button, Picture, Row, Screen, Style, Text, rows, screen, small
from engine import KingdomView
from locales import Texts, name, plain_name
from render.ranking import ranking as ranked
from render.requests import EndPicture, ScorePicture, end_pages
from render.words.phrases import pad_labels
from services.facts.games import GameFact
from services.facts.news import EndNews
from services.facts.tables import DynastyFact, SeatFact

GOLD: Final = 0xF0CB3C
BUDGET: Final = 1450
"""How many characters stand above the pictures; with the proof below a screen has 1,800."""
LONGEST: Final = 3500
"""The most characters, for what happened last: a message holds 4,000."""
_DAY, _HOUR, _MINUTE = 86_400, 3_600, 60


def ended(news: EndNews, texts: Texts) -> Screen:
    """Show how a game ended, mentioning everybody once."""
    game = news.game
    played = game.ending == "played"
    title = plain_name(game.table.name)
    return screen(
        Text("\n".join(_played(news, texts) if played else _unfinished(news, texts))),
        *(Picture(EndPicture(game.view, title, page)) for page in range(end_pages(game.view))),
        Picture(ScorePicture.labeled(game.view, pad_labels(texts.language))),
        Text("\n".join(_small_print(news, texts))),
        *_buttons(game, texts),
        accent=words.accent(game.view.winners[0]) if played and game.view.winners else None,
        mentions=[seat.account for seat in game.table.seats if seat.account],
    )


def _buttons(game: GameFact, texts: Texts) -> list[Row]:
    ids = Ids(GAME, game.id, version=game.version)
    keys = [
        ("replay-button", "replay"),
        ("table-explain", "explain"),
        ("table-record", "record"),
    ]
    rest = [Button(texts.plain(key), ids(action)) for key, action in keys]
    dynasty = game.table.dynasty
    again = game.table.tournament is None and not game.table.sealed
    if again and (dynasty is None or dynasty.over):
        rest.insert(0, Button(texts.plain("table-rematch"), ids("rematch"), Style.MAIN))
    if not game.table.sealed:
        rest.append(Button(texts.plain("review-button"), ids("review")))
    return rows(rest)


def in_brief(game: GameFact, texts: Texts) -> str:
    """Say how a game ended, or the whole Dynasty, in a line for the channel."""
    dynasty = game.table.dynasty
    if dynasty is not None and dynasty.over:
        return _dynasty(game, texts)[0]
    if game.ending != "played" or dynasty is not None:
        return texts("panel-look-ended")
    listed = (
        (seat, game.view.name(seat), _kingdom(game, seat).scorecard.total) for seat in ranking(game)
    )
    standing = words.standing(game.view, listed, texts)
    return f"{words.result(game.view, texts)} {texts('table-end-standing', standing=standing)}"


# -- a game played to its end ----------------------------------------------------------------------


def _played(news: EndNews, texts: Texts) -> list[str]:
    game = news.game
    winners = game.view.winners or ()
    mentions = texts.listed([_mention(game, seat) for seat in winners])
    well_played = [texts("table-end-well-played", mentions=mentions)] if winners else []
    places = [*_places(news, texts), *well_played, *_dynasty(game, texts)]
    title = _title(game, winners, texts) if winners else _nobody(game, texts)
    return [title, *_last_events(news, (title, *places), texts), *places]


def _last_events(news: EndNews, others: Sequence[str], texts: Texts) -> list[str]:
    """Say what happened last: the turns, then the giants received after them (R33).

    The oldest lines are left out if there is no room for them beside the `others`.
    """
    turns = public_messages.reports(news.game, news.reports, texts)
    events = [*turns, *words.received(news.received, texts)]
    taken = sum(len(line) + 1 for line in others)
    return (
        public_messages.last_lines(events, BUDGET - taken)
        or public_messages.last_lines(events, LONGEST - taken)[-1:]
    )


def _title(game: GameFact, winners: Sequence[int], texts: Texts) -> str:
    points = _kingdom(game, winners[0]).scorecard.total
    said: dict[str, str | int] = {"table": name(game.table.name), "points": points}
    lords = texts.listed([name(game.view.name(seat)) for seat in winners])
    others = [one for one in game.view.kingdoms if game.view.was_away(one)]
    why = [texts("table-end-away-why")] if any(_total(one) >= points for one in others) else []
    if len(words.kingdoms_of(game.view, winners)) > 1:
        title = texts("table-end-shared", lords=lords, **said)
        town = "" if game.view.board is None else "-town"
        return "\n".join([title, texts(f"table-end-shared-why{town}"), *why])
    if len(winners) > 1:
        title = texts("table-end-winners", lords=lords, **said)
    else:
        title = texts("table-end-winner", lord=lords, **said)
    by, variables = tie_breaker(game, winners[0])
    decided = [texts(f"table-end-by{by}", **variables)] if by else []
    return "\n".join([title, *decided, *why])


def _total(kingdom: KingdomView) -> int:
    return kingdom.scorecard.total


def _nobody(game: GameFact, texts: Texts) -> str:
    """Say that nobody has won, since everybody was played for to the end."""
    title = texts("table-end-nobody", table=name(game.table.name))
    return f"{title}\n{words.result(game.view, texts)}"


def ranking(game: GameFact) -> list[int]:
    """Order the kingdoms, each by its first seat: by their places at the table, then by seat.

    Without teams these are all seats.
    """
    return [seat for seat, _ in _ranked(game)]


def _ranked(game: GameFact) -> list[tuple[int, int]]:
    return [(kingdom.seats[0], place) for place, kingdom in ranked(game.view)]


def _crowns(game: GameFact, seat: int) -> int:
    """Count crowns as far as they decide a tie: in a game with a town they don't (R63)."""
    return 0 if game.view.board is not None else _kingdom(game, seat).scorecard.crowns


def _kingdom(game: GameFact, seat: int) -> KingdomView:
    return game.view.kingdom_of(seat)


def _places(news: EndNews, texts: Texts) -> list[str]:
    """List everybody but the winner in the title, each with what decided a tie.

    A winner who gave up the seat is listed too, since that has to be said.
    """
    game = news.game
    sole = len(words.kingdoms_of(game.view, game.view.winners or ())) == 1
    lines = []
    for index, (seat, place) in enumerate(_ranked(game)):
        if index == 0 and sole and not _gone(news, seat):
            continue
        lines.append(_place(news, place, seat, texts))
    return lines


def _gone(news: EndNews, seat: int) -> list[SeatFact]:
    """Return the lords of a kingdom who gave up their seat."""
    seats = _kingdom(news.game, seat).seats
    return [one for one in news.resigned if one.seat in seats]


def _place(news: EndNews, place: int, seat: int, texts: Texts) -> str:
    game = news.game
    said: dict[str, str | int] = {
        "place": place,
        "mention": _mentions(game, seat, texts),
        "points": _kingdom(game, seat).scorecard.total,
    }
    gone = _gone(news, seat)
    if not gone and _away(game, seat):
        return texts("table-end-place-resigned", turn=0, **said)
    if not gone:
        by, variables = tie_breaker(game, seat)
        return texts(f"table-end-place{by}", **said, **variables)
    rounds = [int((one.resigned_turn or "0.1").split(".")[0]) for one in gone]
    if len(gone) < len(_kingdom(game, seat).seats):
        lord = words.lord(game, gone[0].seat)
        return texts("table-end-place-one-resigned", turn=rounds[0], lord=lord, **said)
    return texts("table-end-place-resigned", turn=max(rounds), **said)


def tie_breaker(game: GameFact, seat: int) -> tuple[str, dict[str, str | int]]:
    """Find what decided between a kingdom and the next one of the same total, if anything did."""
    order = ranking(game)
    below = order[order.index(_kingdom(game, seat).seats[0]) + 1 :][:1]
    card = _kingdom(game, seat).scorecard
    other = _kingdom(game, below[0]).scorecard if below else None
    if other is None or other.total != card.total or _away(game, seat) != _away(game, below[0]):
        return "", {}
    if other.largest_territory != card.largest_territory:
        return "-territory", {"more": card.largest_territory, "fewer": other.largest_territory}
    if _crowns(game, seat) != _crowns(game, below[0]):
        return "-crowns", {"more": card.crowns, "fewer": other.crowns}
    return "", {}


def _away(game: GameFact, seat: int) -> bool:
    return game.view.was_away(_kingdom(game, seat))


def _mentions(game: GameFact, seat: int, texts: Texts) -> str:
    return texts.listed([_mention(game, one) for one in _kingdom(game, seat).seats])


def _mention(game: GameFact, seat: int) -> str:
    fact = next((one for one in game.table.seats if one.seat == seat), None)
    return f"<@{fact.account}>" if fact and fact.account else words.lord(game, seat)


# -- a Dynasty -------------------------------------------------------------------------------------


def _dynasty(game: GameFact, texts: Texts) -> list[str]:
    dynasty = game.table.dynasty
    if dynasty is None:
        return []
    standing = _dynasty_standing(game, dynasty, texts)
    if not dynasty.over:
        so_far = texts("table-end-dynasty", number=game.number, of=dynasty.of, standing=standing)
        when = dynasty.next_at
        later = [texts("table-end-dynasty-next", when=f"<t:{when}:R>")] if when else []
        return [so_far, *later]
    if not dynasty.winners:
        return [texts("table-end-dynasty-nobody", standing=standing)]
    points = dynasty.totals[dynasty.winners[0] - 1]
    lords = texts.listed([words.lord(game, seat) for seat in dynasty.winners])
    if len(words.kingdoms_of(game.view, dynasty.winners)) > 1:
        key = "table-end-dynasty-shared"
    else:
        key = "table-end-dynasty-team" if len(dynasty.winners) > 1 else "table-end-dynasty-won"
    return [texts(key, lords=lords, points=points, standing=standing)]


def _dynasty_standing(game: GameFact, dynasty: DynastyFact, texts: Texts) -> str:
    best = sorted(range(1, len(dynasty.totals) + 1), key=lambda seat: dynasty.places[seat - 1])
    listed = ((seat, game.view.name(seat), dynasty.totals[seat - 1]) for seat in best)
    return words.standing(game.view, listed, texts)


# -- a game that ended before its end --------------------------------------------------------------


def _unfinished(news: EndNews, texts: Texts) -> list[str]:
    game = news.game
    where = words.round_of(game.view, texts)
    title = texts(f"table-end-{game.ending}", table=name(game.table.name), round=where)
    points = [
        texts(
            "table-standing",
            lord=_mentions(game, seat, texts),
            points=_kingdom(game, seat).scorecard.total,
        )
        for seat in ranking(game)
    ]
    standing = texts.series(points, " · ")
    stood = texts("table-end-standing", standing=standing)
    return [title, *_last_events(news, (title, stood), texts), stood]


def _small_print(news: EndNews, texts: Texts) -> list[str]:
    game = news.game
    lines = [texts("table-end-time", rounds=news.rounds, time=duration(news.seconds, texts))]
    for seat, count in game.hints:
        lines.append(texts("table-end-hints", lord=words.lord(game, seat), count=count))
    if game.seed:
        lines.append(texts("table-end-proof", seed=game.seed, seal=game.view.draw))
    elif game.table.sealed:
        lines.append(small(clock_words.seed_follows(game.table, texts)))
    return lines


def duration(seconds: int, texts: Texts) -> str:
    """Write a length of time in its largest unit."""
    unit, count = largest_unit(seconds)
    return texts(f"table-time-{unit}", count=count)


def largest_unit(seconds: int) -> tuple[str, int]:
    """Return the largest unit of which a length of time has at least two, and how many."""
    if seconds >= 2 * _DAY:
        return "days", round(seconds / _DAY)
    if seconds >= 2 * _HOUR:
        return "hours", round(seconds / _HOUR)
    return "minutes", max(1, round(seconds / _MINUTE))
