"""Looking at a game: every kingdom, the lines and the score, as pictures or as text (PLAY §2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import render
from cogs import args, groups
from cogs.base import Ask, Click, deed, handles
from cogs.codec import GAME, Ids
from cogs.play import town_words, words
from cogs.play.panel import TOWN
from cogs.screen import (
    Button,
    Option,
    Part,
    Picture,
    Screen,
    Select,
    Style,
    Text,
    row,
    screen,
    small,
)
from locales import Texts, name, plain_name
from render import effects
from render.requests import (
    BuildersPicture,
    KingdomPicture,
    LinePicture,
    Request,
    ScorePicture,
    TablePicture,
)
from render.words import pad_labels
from services.facts import GameFact, Refused, ScoreLine, ScorePiece, ScoreSheet

TABLE: Final = "table"
LINE: Final = "line"
SCORE: Final = "score"
BOARD: Final = "board"
TEXT: Final = "text"
OUTSIDE: Final = "o"
PANEL: Final = "p"
IN_TOWN: Final = "t"
"""Where a look was opened from: a message, a turn's panel, the town of a turn's panel."""
BRIEF: Final = 1500
"""From this length on the buildings of everybody's score are summed up, not told one by one."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is looked at: the table, "k2" (seat 2's kingdom), the lines, the board, the score."""

    what: str
    as_text: bool = False
    origin: str = OUTSIDE
    """Where it was opened: from a turn's panel it leads back there."""

    @property
    def seat(self) -> int | None:
        """The seat whose kingdom is looked at."""
        return args.parsed(self.what[1:], 10) if self.what[0] == "k" else None


def first_sight(game: GameFact, *, origin: str = OUTSIDE) -> Sight:
    """What [Look] shows first: the kingdom of the lord on turn, or a finished game's table."""
    seat = game.seat_on_turn
    return Sight(f"k{seat.seat}" if seat else TABLE, origin=origin)


def look(
    game: GameFact, sight: Sight, reader: int, texts: Texts, *, sheets: Sequence[ScoreSheet] = ()
) -> Screen:
    """Show a game to whoever may watch it (08_look). `sheets` explain a score that is looked at."""
    mine = game.table.seat_of(reader)
    return screen(
        Text(_heading(game, texts)),
        *_shown(game, sight, mine.seat if mine else None, texts, sheets),
        _choices(game, sight, texts),
        row(
            _way_back(game, sight, texts),
            Button(texts.plain("panel-game-menu"), Ids(GAME, game.id)("menu")) if mine else None,
        ),
        accent=words.accent(mine.seat) if mine else None,
    )


def _way_back(game: GameFact, sight: Sight, texts: Texts) -> Button | None:
    """Lead back to the tab of the panel that the look was opened from."""
    ids = Ids(GAME, game.id)
    ways = {PANEL: ids("play"), IN_TOWN: ids("tab", TOWN)}
    if sight.origin not in ways:
        return None
    return Button(texts.plain("panel-back"), ways[sight.origin], Style.MAIN)


def _heading(game: GameFact, texts: Texts) -> str:
    table = name(game.table.name)
    if game.over:
        return f"{texts('panel-look-over', table=table)}\n{_result(game, texts)}"
    where = words.round_of(game.view, texts)
    return f"{texts('panel-look-title', table=table, round=where)}\n{_on_turn(game, texts)}"


def _on_turn(game: GameFact, texts: Texts) -> str:
    assert game.seat_on_turn is not None
    seat = game.seat_on_turn.seat
    lord = words.lord(game, seat)
    if not game.view.round:
        return texts("panel-look-choosing", lord=lord)
    points = game.view.kingdom_of(seat).scorecard.total
    sums = words.scoring(game.view, seat, texts)
    if not sums:
        return texts("panel-look-turn", lord=lord, points=points)
    return texts("panel-look-turn-sums", lord=lord, points=points, sums=", ".join(sums))


def _result(game: GameFact, texts: Texts) -> str:
    winners = game.view.winners
    if not winners or game.ending != "played":
        return texts("panel-look-ended")
    points = game.view.kingdom_of(winners[0]).scorecard.total
    lords = [words.lord(game, seat) for seat in winners]
    if len(lords) == 1:
        return texts("panel-look-winner", lord=lords[0], points=points)
    return texts("panel-look-shared", lords=texts.listed(lords), points=points)


def request_of(game: GameFact, sight: Sight, mine: int | None, texts: Texts) -> Request:
    """Return the picture of what is looked at; `mine` is the seat of who looks."""
    seat = sight.seat
    if seat is not None and 1 <= seat <= len(game.view.names):
        return KingdomPicture(game.view, seat)
    match sight.what:
        case "line":
            return LinePicture(game.view)
        case "score":
            return ScorePicture.labeled(game.view, pad_labels(texts.language))
        case "board" if game.view.board is not None:
            return BuildersPicture(game.view, mine)
        case "table":
            return TablePicture(game.view, plain_name(game.table.name))
        case _:
            raise Refused("button_unknown")


def _shown(
    game: GameFact,
    sight: Sight,
    mine: int | None,
    texts: Texts,
    sheets: Sequence[ScoreSheet],
) -> list[Part]:
    request = request_of(game, sight, mine, texts)
    if sight.as_text:
        return [Text(render.board(request, language=texts.language))]
    if sight.what == SCORE:
        return [Picture(request), *explaining(sheets, texts)]
    line = _kingdom_line(game, sight, texts)
    return [Picture(request), Text(line)] if line else [Picture(request)]


def _kingdom_line(game: GameFact, sight: Sight, texts: Texts) -> str:
    """Say the score of a kingdom that is not the one of the heading, and what is in its purse."""
    seat = sight.seat
    if seat is None:
        return ""
    kingdom = game.view.kingdom_of(seat)
    purse = town_words.holdings(game.view, kingdom, texts)
    if game.seat_on_turn and game.seat_on_turn.seat == seat:
        return purse
    sums = words.scoring(game.view, seat, texts)
    key = "panel-look-kingdom-sums" if sums else "panel-look-kingdom"
    said: dict[str, str | int] = {"sums": ", ".join(sums)} if sums else {}
    points = kingdom.scorecard.total
    told = texts(key, lord=words.lord(game, seat), points=points, **said)
    return f"{told}\n{purse}" if purse else told


def _choices(game: GameFact, sight: Sight, texts: Texts) -> Select:
    score = "panel-show-score-over" if game.over else "panel-show-score"
    labels = {TABLE: texts.plain("panel-show-table")}
    for seat, lord in enumerate(game.view.names, start=1):
        labels[f"k{seat}"] = texts.plain("panel-show-kingdom", lord=plain_name(lord))
    labels[LINE] = texts.plain("panel-show-line")
    if game.view.board is not None:
        labels[BOARD] = texts.plain("panel-show-board")
    labels[SCORE] = texts.plain(score)
    options = [
        Option(label, what, chosen=what == sight.what and not sight.as_text)
        for what, label in labels.items()
    ]
    options.append(Option(texts.plain("panel-show-text"), TEXT, chosen=sight.as_text))
    ids = Ids(GAME, game.id)("show", sight.origin, sight.what)
    return Select(texts.plain("panel-show"), ids, tuple(options))


# -- the score as sums -----------------------------------------------------------------------------


def explaining(sheets: Sequence[ScoreSheet], texts: Texts) -> list[Part]:
    """Explain kingdoms' scores; where that gets long, their buildings are summed up."""
    told = [sheet(one, texts) for one in sheets]
    if sum(map(len, told)) <= BRIEF:
        return [Text(one) for one in told]
    brief = [Text(sheet(one, texts, brief=True)) for one in sheets]
    return [*brief, Text(small(texts("panel-score-brief")))]


def sheet(one: ScoreSheet, texts: Texts, *, brief: bool = False) -> str:
    """Explain one kingdom's score, every line as its sum; `brief`: not building by building."""
    lord = texts.listed([words.bold(name) for name in one.names])
    lines = [texts("panel-score-lord", lord=lord, total=one.total)]
    for line in one.lines:
        lines.append(_line(line, texts))
        if not brief:
            lines += [_piece(piece, texts) for piece in line.pieces]
    if not one.lines:
        lines.append(texts("panel-score-nothing"))
    return "\n".join([*lines, _ties(one, texts)])


def _ties(one: ScoreSheet, texts: Texts) -> str:
    """Say what would decide a tie: in a game with a town the crowns don't (R63)."""
    if any(line.key == "coins" for line in one.lines):
        return texts("panel-score-ties-town", largest=one.largest_territory)
    return texts("panel-score-ties", largest=one.largest_territory, crowns=one.crowns)


def _line(line: ScoreLine, texts: Texts) -> str:
    if line.key in words.BONUSES:
        bonus = texts(f"common-variant-{line.key}")
        return texts("panel-score-bonus", bonus=bonus, points=line.points)
    if line.key == "coins":
        coins = line.parts[0][0] if line.parts else 0
        return texts("panel-score-coins", coins=coins, points=line.points)
    if line.key == "buildings":
        return texts("panel-score-buildings", points=line.points)
    if line.key == "queen":
        squares = line.parts[0][0] if line.parts else line.points
        return texts("panel-score-queen", squares=squares, points=line.points)
    return _terrain(line, texts)


def _terrain(line: ScoreLine, texts: Texts) -> str:
    terrain = words.capital(texts(f"common-terrain-{line.key}"))
    counting = [part for part in line.parts if part[1]]
    if not counting:
        return texts("panel-score-empty", terrain=terrain)
    sums = " + ".join(
        texts("panel-score-part", squares=squares, crowns=crowns) for squares, crowns in counting
    )
    return texts("panel-score-terrain", terrain=terrain, sums=sums, points=line.points)


def _piece(piece: ScorePiece, texts: Texts) -> str:
    """Explain what one building scores: "Sawmill: 3 forest territories × 2 = 6"."""
    called = effects.name(piece.building, texts)
    if piece.per:
        said: dict[str, str | int] = {"count": piece.count, "each": piece.each}
        key = f"panel-score-per-{piece.per}"
        return texts(key, building=called, points=piece.points, **said)
    key = "panel-score-piece" if piece.points else "panel-score-piece-none"
    return texts(key, building=called, points=piece.points)


def explained(game: GameFact, sheets: Sequence[ScoreSheet], texts: Texts) -> Screen:
    """Explain every kingdom's score (the end's [Explain the score])."""
    key = "panel-score-title-over" if game.over else "panel-score-title"
    return screen(
        Text(texts(key, table=name(game.table.name))),
        *explaining(sheets, texts),
    )


# -- buttons and commands --------------------------------------------------------------------------


async def show_sight(ask: Ask, game: int, sight: Sight | None, *, origin: str = OUTSIDE) -> None:
    """Answer with a look at a game; without a sight, with what is most telling."""
    play = ask.app.services.play
    fact = await play.watch(game, ask.person)
    seen = sight or first_sight(fact, origin=origin)
    sheets = await play.explain(game, ask.person) if seen.what == SCORE else ()
    await ask.show(look(fact, seen, ask.user, ask.texts, sheets=sheets))


@handles(GAME, "look")
async def press_look(click: Click) -> None:
    origins = [word for word in click.id.args if word in (PANEL, IN_TOWN)]
    await show_sight(click, click.id.id, None, origin=origins[0] if origins else OUTSIDE)


@handles(GAME, "show")
async def choose_sight(click: Click) -> None:
    origin, before, *_ = (*click.id.args, "", "")
    sight = Sight(before or TABLE, origin=origin if origin in (PANEL, IN_TOWN) else OUTSIDE)
    if click.value == TEXT:
        sight = replace(sight, as_text=True)
    else:
        sight = replace(sight, what=click.value or TABLE)
    await show_sight(click, click.id.id, sight)


@handles(GAME, "explain")
async def press_explain(click: Click) -> None:
    play = click.app.services.play
    fact = await play.watch(click.id.id, click.person)
    sheets = await play.explain(click.id.id, click.person)
    await click.show_new(explained(fact, sheets, click.texts))


@deed("look")
async def do_look(ask: Ask, game: int, what: str = "", shape: str = "") -> None:
    """Look at a game: "table", "line", "board", "k2", a lord's name, "mine"; perhaps as "text"."""
    if not what:
        await show_sight(ask, game, None)
        return
    fact = await ask.app.services.play.watch(game, ask.person)
    if what == BOARD and fact.view.board is None:
        raise Refused("no_town", {"table": fact.table.name}, ("look",))
    await show_sight(ask, game, Sight(_meant(fact, what, ask.user), as_text=shape == TEXT))


def _meant(game: GameFact, what: str, user: int) -> str:
    """Find what a typed word means: somebody's kingdom, by the seat or by the name."""
    if what == "mine":
        mine = game.table.seat_of(user)
        return f"k{mine.seat}" if mine else first_sight(game).what
    if what in (TABLE, LINE, BOARD, SCORE):
        return what
    seat = seat_called(game, what)
    return f"k{seat}" if seat else first_sight(game).what


def seat_called(game: GameFact, word: str) -> int | None:
    """Find a seat by "k2" or by its lord's name as one word in lower case."""
    for seat, lord in enumerate(game.view.names, start=1):
        if word in (f"k{seat}", "".join(groups.words(lord))):
            return seat
    return None


@deed("score")
async def do_score(ask: Ask, game: int, lord: str = "", shape: str = "") -> None:
    """Explain the score so far: everybody's, or one lord's."""
    play = ask.app.services.play
    fact = await play.watch(game, ask.person)
    sheets = await play.explain(game, ask.person)
    seat = seat_called(fact, lord) if lord else None
    shown = [one for one in sheets if seat is None or seat in one.seats]
    sight = Sight(SCORE, as_text=shape == TEXT)
    await ask.show(look(fact, sight, ask.user, ask.texts, sheets=shown))
