"""The screens of the kingdom of the day: today, a day that is over, a month. Pure builders."""

from datetime import UTC, date, datetime

from babel.dates import format_date, format_skeleton

from cogs.codec import GAME, LISTS, CustomId, Ids
from cogs.screen import Button, Part, Picture, Row, Screen, Style, Text, row, screen
from cogs.tables import setup_words
from cogs.tournaments.words import place_and_lord
from locales import Texts, name
from render.tournament_requests import (
    PIPS,
    Pip,
    PodiumPicture,
    PodiumPlace,
    StandingRow,
    StandingsPicture,
)
from services.facts.daily import (
    DAY,
    DayFact,
    DayKingdom,
    DayLine,
    DayTable,
    MonthFact,
    MonthLine,
    TodayFact,
)
from services.facts.tables import Setup, TableFact

HERE, WORLD = "here", "world"
_ids = Ids(LISTS)


def day_name(number: int, texts: Texts) -> str:
    """Name a day: "December 1, 2026". It is the same day for everybody."""
    return format_date(datetime.fromtimestamp(number * DAY, UTC), "long", locale=texts.language)


def today(fact: TodayFact, texts: Texts) -> Screen:
    """Show today's kingdom to one person: to begin, to play on, or what they built."""
    day, mine = fact.day, fact.mine
    setup = Setup(day.box, lords=day.lords)
    lines = [
        texts("daily-title", day=day_name(day.number, texts)),
        texts(
            "daily-what",
            setup=setup_words.setup_line(setup, texts),
            level=texts.plain(f"setup-computer-{day.level}"),
        ),
        *_so_far(fact, texts),
        texts("daily-ends", ends=f"<t:{day.end}:f>", **{"in": f"<t:{day.end}:R>"}),
    ]
    if fact.streak:
        key = "daily-streak" if fact.streak > 1 else "daily-streak-one"
        lines.append(texts(key, days=fact.streak))
    start = None
    if mine is None:
        start = Button(texts.plain("daily-begin"), _ids("dayplay"), Style.GO)
    elif mine.state == "playing":
        play = Ids(GAME, mine.game)("play")
        start = Button(texts.plain("common-button-play"), play, Style.GO)
    return screen(
        Text("\n".join(lines)),
        Text(texts("daily-seals", seal=day.seal, next=fact.next_seal)),
        row(
            start,
            _button("table", _table_id(HERE), texts) if fact.last is not None else None,
            _button("ladder", _month_id(HERE), texts),
            _button("world", _table_id(WORLD), texts),
        ),
    )


def _so_far(fact: TodayFact, texts: Texts) -> list[str]:
    if fact.mine is None:
        return [texts("daily-how"), texts("daily-told")]
    if fact.mine.state == "over":
        return [texts("daily-played", points=fact.mine.points)]
    return [texts("daily-playing" if fact.mine.state == "playing" else "daily-left")]


def begun(table: TableFact, texts: Texts) -> Screen:
    """Say where today's kingdom is played."""
    play = Button(texts.plain("common-button-play"), Ids(GAME, table.game or 0)("play"), Style.GO)
    said = texts("daily-begun", channel=setup_words.channel(table.channel))
    return screen(Text(said), row(play))


def no_thread(channel: int, texts: Texts) -> Screen:
    """Say that no private thread can be opened."""
    return screen(Text(texts("daily-no-thread", channel=setup_words.channel(channel))))


# -- a day that is over ----------------------------------------------------------------------------


def table(fact: DayTable, texts: Texts) -> Screen:
    """Show one person who built what on a day."""
    where = WORLD if fact.world else HERE
    before = None
    if fact.before is not None:
        before = _button("before", _table_id(where, fact.before), texts)
    other = _button("world", _table_id(WORLD), texts)
    if fact.world:
        other = _button("here", _table_id(HERE), texts)
    return screen(
        *_told(fact, texts),
        _own_games(fact, texts),
        row(before, _button("ladder", _month_id(where), texts), other, _consent(fact, texts)),
    )


def public_table(fact: DayTable, texts: Texts) -> Screen:
    """Tell in a channel who built what on a day."""
    best = fact.lines[0].game if fact.lines else None
    return screen(
        *_told(fact, texts),
        row(
            _button("today", _ids("daily"), texts, Style.GO),
            _button("ladder", _month_id(HERE), texts),
            _button("replay", Ids(GAME, best)("replay"), texts) if best is not None else None,
            _button("world", _table_id(WORLD), texts),
        ),
    )


def _told(fact: DayTable, texts: Texts) -> list[Part | None]:
    day, world = day_name(fact.day.number, texts), "yes" if fact.world else "no"
    lines = [
        texts("daily-table-title", day=day, world=world),
        *(_line(one, texts) for one in fact.lines),
    ]
    if not fact.lines:
        lines.append(texts("daily-nobody-named"))
    if fact.mine is not None and fact.mine not in fact.lines:
        lines.append(texts("daily-you", line=_line(fact.mine, texts)))
    lines += [_model_line(fact.day, one, texts) for one in fact.kingdoms if one.model]
    below = [texts("daily-more", count=fact.count)]
    if fact.day.seed is not None:
        below.append(texts("daily-seed", seed=fact.day.seed, seal=fact.day.seal))
    if fact.world:
        below.append(texts("daily-named" if fact.named else "daily-unnamed"))
    return [Text("\n".join(lines)), _picture(fact, day, texts), Text("\n".join(below))]


def _line(line: DayLine, texts: Texts) -> str:
    return texts(
        "daily-line",
        place=line.place,
        lord=name(_lord(line.name, texts)),
        points=line.points,
        worth=line.worth,
        streak=line.streak if line.streak > 1 else 0,
    )


def _lord(lord: str | None, texts: Texts) -> str:
    return texts.plain("daily-hidden") if lord is None else lord


def _model_line(day: DayFact, model: DayKingdom, texts: Texts) -> str:
    level = texts.plain(f"setup-computer-{day.model}")
    return texts("daily-model", level=level, points=model.points, place=model.place)


def _picture(fact: DayTable, day: str, texts: Texts) -> Picture | None:
    """Draw the best kingdoms, and the computer lord's."""
    if not fact.lines:
        return None
    places = tuple(
        PodiumPlace(
            None if one.model else one.place,
            _drawn_name(one, fact, texts),
            str(one.points),
            one.view,
        )
        for one in fact.kingdoms
    )
    return Picture(PodiumPicture(texts.plain("daily-picture", day=day), places, same=True))


def _drawn_name(kingdom: DayKingdom, fact: DayTable, texts: Texts) -> str:
    if not kingdom.model:
        return _lord(kingdom.name, texts)
    return texts.plain(f"setup-computer-{fact.day.model}")


def _own_games(fact: DayTable, texts: Texts) -> Row | None:
    """Lead to the reader's own game, now that it may be shown, and to the best one here."""
    buttons: list[Button] = []
    if fact.mine is not None:
        ids = Ids(GAME, fact.mine.game)
        buttons.append(_button("review", ids("review"), texts, Style.MAIN))
        buttons.append(_button("mine", ids("replay"), texts))
    best = next((line for line in fact.lines if line.name is not None), None)
    if best is not None and not fact.world and not best.mine:
        buttons.append(_button("replay", Ids(GAME, best.game)("replay"), texts))
    return row(*buttons)


def _consent(fact: DayTable, texts: Texts) -> Button | None:
    if not fact.world:
        return None
    key, wanted = ("unname", "no") if fact.named else ("name", "yes")
    return _button(key, _ids("dayname", wanted), texts)


# -- a month ---------------------------------------------------------------------------------------


def month(fact: MonthFact, back: int, texts: Texts) -> Screen:
    """Show a month's ladder; `back`: how many months ago it was."""
    where = WORLD if fact.world else HERE
    called = format_skeleton("yMMMM", date(fact.year, fact.month, 1), locale=texts.language)
    world = "yes" if fact.world else "no"
    lines = [
        texts("daily-month-title", month=called, world=world),
        texts("daily-month-how", best=fact.best),
    ]
    if not fact.lines:
        lines.append(texts("daily-nobody-named" if fact.count else "daily-month-none"))
    below = []
    if fact.mine is not None:
        mine = fact.mine
        below.append(texts("daily-month-you", place=mine.place, total=mine.total, days=mine.days))
        if mine.streak > 1:
            below.append(texts("daily-streak", days=mine.streak))
    return screen(
        Text("\n".join(lines)),
        Picture(_ladder(fact, called, texts)) if fact.lines else None,
        Text("\n".join(below)) if below else None,
        row(
            _button("now", _month_id(where), texts)
            if back
            else _button("last", _month_id(where, 1), texts),
            _button("table", _table_id(where), texts),
            _button("here", _month_id(HERE, back), texts)
            if fact.world
            else _button("world", _month_id(WORLD, back), texts),
            _button("today", _ids("daily"), texts),
        ),
    )


def _ladder(fact: MonthFact, title: str, texts: Texts) -> StandingsPicture:
    days = fact.days[-PIPS:]
    heads = [str(datetime.fromtimestamp(day * DAY, UTC).day) for day in days]
    return StandingsPicture(
        title,
        tuple(_row(one, texts) for one in fact.lines),
        rounds=len(days),
        mine=next((i for i, one in enumerate(fact.lines) if one.mine), None),
        columns=(texts.plain("board-score-total"), texts.plain("daily-head-days"), *heads),
        tie=texts.plain("daily-head-days"),
        heads=place_and_lord(texts),
    )


def _row(line: MonthLine, texts: Texts) -> StandingRow:
    pips = tuple(Pip(one, "played" if one else "absent") for one in line.form[-PIPS:])
    lord = _lord(line.name, texts)
    return StandingRow(line.place, lord, str(line.total), str(line.days), pips)


def _button(key: str, id: CustomId, texts: Texts, style: Style = Style.PLAIN) -> Button:
    return Button(texts.plain(f"daily-button-{key}"), id, style)


def _table_id(where: str, day: int | None = None) -> CustomId:
    return _ids("daytab", where, *([] if day is None else [day]))


def _month_id(where: str, back: int = 0) -> CustomId:
    return _ids("daymon", where, back)
