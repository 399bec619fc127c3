"""Views of a game: the kingdoms, the lines and the score, as pictures or as text."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import render
from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, Ids
from cogs.play import (
    clock_words,
    court_words,
    digest,
    game_buttons,
    giants_tab,
    notes,
    plan_panel,
    score_words,
    seat_changes,
    town_words,
    words,
)
from cogs.play.tabs import COURT, IN_COURT, IN_TOWN, OUTSIDE, PANEL, TOWN, came_from, origin_of
from cogs.screen import (
    Button,
    Part,
    Picture,
    Screen,
    Select,
    Style,
    Text,
    choice,
    row,
    screen,
)
from engine import GameView, KingdomView
from locales import Texts, name, plain_name
from render.requests import (
    BuildersPicture,
    CourtPicture,
    KingdomPicture,
    LinePicture,
    QuestsPicture,
    Request,
    ScorePicture,
    TablePicture,
    pages,
)
from render.words import effects
from render.words.phrases import pad_labels
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.lists import ScoreSheet
from services.facts.names import folded, meant
from services.facts.tables import SeatFact
from services.state.plans import can_plan

TABLE: Final = "table"
LINE: Final = "line"
SCORE: Final = "score"
BOARD: Final = "board"
TEXT: Final = "text"
QUESTS: Final = "quests"
COURTS: Final = "court"
TEXTS: Final = 1500
"""How long a page of a table's text board may be: with the text above it 1,800."""
NAMED: Final = 20
"""How long a name may be beside another one in a list."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is shown: the table, "k2" (seat 2's kingdom), the lines, the board, the score, …"""

    what: str
    as_text: bool = False
    origin: str = OUTSIDE
    """Where it was opened: if that was a turn's panel, it leads back there."""
    page: int = 0
    """Of the table as text, if that has several pages."""

    @property
    def seat(self) -> int | None:
        """The seat whose kingdom is shown."""
        return args.parsed(self.what[1:], 10) if self.what[0] == "k" else None


def first_sight(game: GameFact, *, origin: str = OUTSIDE) -> Sight:
    """Return what [Look] shows first: the kingdom on turn, or a finished game's table."""
    seat = game.seat_on_turn
    return Sight(f"k{seat.seat}" if seat else TABLE, origin=origin)


def look(
    game: GameFact,
    sight: Sight,
    reader: int,
    texts: Texts,
    *,
    sheets: Sequence[ScoreSheet] = (),
    note: str = "",
    new_notes: int = 0,
    words_only: bool = False,
) -> Screen:
    """Show a game to somebody who may watch it.

    `sheets` explain the score, if it is shown; `note` is for the reader alone; `new_notes` counts
    the partner's notes that the reader has not read; `words_only`: sentences replace the picture.
    """
    mine = game.table.seat_of(reader)
    id = Ids(GAME, game.id)("menu", *came_from(sight.origin))
    menu = Button(texts.plain("panel-game-menu"), id)
    told = words_only and sight.what == BOARD  # its words say all that the line would repeat
    return screen(
        Text("\n".join(filter(None, (_heading(game, sight, mine, texts), note)))),
        *_shown(game, sight, mine.seat if mine else None, texts, sheets)[: 1 if told else None],
        _choices(game, sight, texts),
        row(*_paging(game, sight, texts)),
        row(
            _way_back(game, sight, mine, texts),
            _to_plan(game, sight, mine, texts),
            notes.button(game, texts, new=new_notes) if partner_of(game, mine) else None,
            _to_digest(game, mine, texts),
            menu if mine else seat_changes.offer(game, reader, texts),
        ),
        row(*game_buttons.for_watchers(game, mine, texts)) if sight.origin == OUTSIDE else None,
        accent=words.accent(mine.seat) if mine else None,
    )


def _to_digest(game: GameFact, mine: SeatFact | None, texts: Texts) -> Button | None:
    """Return a lord's button to what happened since their last turn."""
    if mine is None or not mine.person or game.over:
        return None
    return digest.button(game, texts)


def partner_of(game: GameFact, mine: SeatFact | None) -> int | None:
    """Return the seat of the partner who shares a person's kingdom; None if there is none."""
    if mine is None or not mine.person:
        return None
    return next((one for one in game.view.kingdom_of(mine.seat).seats if one != mine.seat), None)


def _way_back(game: GameFact, sight: Sight, mine: SeatFact | None, texts: Texts) -> Button | None:
    """Return the button back to the tab that opened the view, or to the partner's turn."""
    ids, on_turn = Ids(GAME, game.id), game.seat_on_turn
    if on_turn is not None and on_turn.seat == partner_of(game, mine):
        return Button(texts.plain("panel-partners-turn"), ids("play"), Style.MAIN)
    ways = {PANEL: ids("play"), IN_TOWN: ids("tab", TOWN), IN_COURT: ids("tab", COURT)}
    if sight.origin not in ways:
        return None
    return Button(texts.plain("panel-back"), ways[sight.origin], Style.MAIN)


def _to_plan(game: GameFact, sight: Sight, mine: SeatFact | None, texts: Texts) -> Button | None:
    """Return a lord's button to their turn, or to the plan of their next one while they wait."""
    if sight.origin != OUTSIDE or mine is None:
        return None
    if game.seat_on_turn == mine:
        return Button(texts.plain("common-button-play"), Ids(GAME, game.id)("play"), Style.MAIN)
    if not can_plan(game, mine):
        return None
    return Button(texts.plain("plan-button-mine"), Ids(GAME, game.id)("plan"), Style.MAIN)


def _heading(game: GameFact, sight: Sight, mine: SeatFact | None, texts: Texts) -> str:
    table = name(game.table.name)
    if game.over:
        return f"{texts('panel-look-over', table=table)}\n{result(game, texts)}"
    where = words.round_of(game.view, texts)
    on_turn = " ".join(
        filter(None, (_on_turn(game, sight, mine, texts), clock_words.sentence(game, texts)))
    )
    return f"{texts('panel-look-title', table=table, round=where)}\n{on_turn}"


def _on_turn(game: GameFact, sight: Sight, mine: SeatFact | None, texts: Texts) -> str:
    """Say whose turn it is and their points, with sums above the picture of that kingdom."""
    assert game.seat_on_turn is not None
    seat = game.seat_on_turn.seat
    lord = words.acting_lord(game.view, seat, texts)
    you = mine == game.seat_on_turn
    if not game.view.round:
        return texts("panel-look-choosing-you" if you else "panel-look-choosing", lord=lord)
    kingdom = game.view.kingdom_of(seat)
    points = kingdom.scorecard.total
    shown = sight.seat in kingdom.seats and not sight.as_text
    sums = words.score_parts(game.view, seat, texts) if shown else []
    if not sums:
        key = "panel-look-turn-you" if you else "panel-look-turn"
        return texts(key, lord=lord, points=points)
    key = "panel-look-turn-sums-you" if you else "panel-look-turn-sums"
    return texts(key, lord=lord, points=points, sums=texts.series(sums))


def result(game: GameFact, texts: Texts) -> str:
    """Say how a game ended: who won, with how many points."""
    if game.ending != "played":
        return texts("panel-look-ended")
    return words.result(game.view, texts)


def requests_of(game: GameFact, sight: Sight, mine: int | None, texts: Texts) -> list[Request]:
    """Return the pictures of a view; `mine` is the reader's seat."""
    view, seat = game.view, sight.seat
    if seat is not None and 1 <= seat <= len(view.names):
        return [KingdomPicture(view, seat)]
    found: list[Request] = []
    match sight.what:
        case "line":
            found = [LinePicture(view)]
        case "score":
            found = [ScorePicture.labeled(view, pad_labels(texts.language))]
        case "board" if view.board is not None:
            found = [BuildersPicture(view, mine)]
        case "court" if view.court is not None:
            on_turn = game.seat_on_turn.seat if game.seat_on_turn else 1
            found = [CourtPicture(view, mine or on_turn, own=mine is not None)]
        case "quests" if view.quests:
            found = [QuestsPicture(view)]
        case "table":
            title = plain_name(game.table.name)
            found = [TablePicture(view, title, page) for page in range(pages(view))]
    if not found:
        raise Refused("button_unknown")
    return found


def _shown(
    game: GameFact,
    sight: Sight,
    mine: int | None,
    texts: Texts,
    sheets: Sequence[ScoreSheet],
) -> list[Part]:
    wanted = requests_of(game, sight, mine, texts)
    if sight.as_text:
        boards = _boards(game, sight, texts) or [
            render.board(one, language=texts.language) for one in wanted
        ]
        return [Text(boards[min(sight.page, len(boards) - 1)])]
    shown: list[Part] = [Picture(one) for one in wanted]
    if sight.what == SCORE:
        return [*shown, *score_words.explaining(sheets, texts)]
    lines = {
        QUESTS: lambda: _quests(game, sheets, texts),
        COURTS: lambda: _everybody_bears(game, texts),
        BOARD: lambda: town_words.board_lines(game.view, mine, texts),
    }
    line = lines[sight.what]() if sight.what in lines else _kingdom_line(game, sight, texts)
    return [*shown, Text(line)] if line else shown


def _boards(game: GameFact, sight: Sight, texts: Texts) -> list[str]:
    """Return the pages of the table as text; none of other views, which have one page."""
    if not sight.as_text or sight.what != TABLE:
        return []
    return render.table_boards(game.view, room=TEXTS, language=texts.language)


def _paging(game: GameFact, sight: Sight, texts: Texts) -> list[Button]:
    """Return both arrows with the page number between them; nothing if there is one page."""
    pages, ids = len(_boards(game, sight, texts)), Ids(GAME, game.id)
    if pages < 2:
        return []
    here = min(sight.page, pages - 1)

    def turn(label: str, page: int, *way: str, off: bool = False) -> Button:
        return Button(label, ids("text", sight.origin, max(page, 0), *way), off=off)

    number = texts.plain("panel-look-page", page=here + 1, pages=pages)
    return [
        turn(texts.plain("panel-look-before"), here - 1, "previous", off=here == 0),
        turn(number, here, off=True),
        turn(texts.plain("panel-look-after"), here + 1, "following", off=here == pages - 1),
    ]


def _quests(game: GameFact, sheets: Sequence[ScoreSheet], texts: Texts) -> str:
    """Say what each quest asks for, and what it brings everybody now."""
    lines = []
    for quest in game.view.quests:
        now = texts.series((_now(one, quest, texts) for one in sheets), " · ")
        about = effects.quest_about(quest, texts)
        called = f"**{effects.quest_name(quest, texts)}**"
        lines.append(texts("panel-look-quest", quest=called, about=about, now=now))
    return "\n".join(lines)


def _now(one: ScoreSheet, quest: str, texts: Texts) -> str:
    """Say what a quest brings a kingdom now: "Ann 20"."""
    pieces = (piece for line in one.lines if line.key == QUESTS for piece in line.pieces)
    points = sum(piece.points for piece in pieces if piece.building == quest)
    lord = texts.listed([name(called) for called in one.names])
    return texts("table-standing", lord=lord, points=points)


def _everybody_bears(game: GameFact, texts: Texts) -> str:
    """List the face-up tokens and every kingdom's resources."""
    bears = (
        texts(
            "panel-look-resources",
            lord=words.lords(game.view, kingdom.seats[0], texts),
            resources=court_words.resources(kingdom.resources, texts),
        )
        for kingdom in game.view.kingdoms
    )
    return "\n".join((*court_words.face_up(game.view, texts), *bears))


def _kingdom_line(game: GameFact, sight: Sight, texts: Texts) -> str:
    """Say a kingdom's purse, and its score if that is not in the heading."""
    seat = sight.seat
    if seat is None:
        return ""
    kingdom = game.view.kingdom_of(seat)
    owned = (
        town_words.holdings(game.view, kingdom, texts),
        court_words.holdings(game.view, kingdom, texts),
    )
    purse = "\n".join(one for one in owned if one)
    if game.seat_on_turn and game.seat_on_turn.seat in kingdom.seats:
        return purse
    sums = words.score_parts(game.view, seat, texts)
    key = "panel-look-kingdom-sums" if sums else "panel-look-kingdom"
    said: dict[str, str | int] = {"sums": texts.series(sums)} if sums else {}
    points = kingdom.scorecard.total
    lord = words.lords(game.view, seat, texts)
    key = f"{key}-team" if len(kingdom.seats) > 1 else key
    text = texts(key, lord=lord, points=points, **said)
    return f"{text}\n{purse}" if purse else text


def _choices(game: GameFact, sight: Sight, texts: Texts) -> Select:
    score = "panel-show-score-over" if game.over else "panel-show-score"
    labels = {TABLE: texts.plain("panel-show-table")}
    for kingdom in game.view.kingdoms:
        labels[f"k{kingdom.seats[0]}"] = _whose(game.view, kingdom, texts)
    labels[LINE] = texts.plain("panel-show-line")
    if game.view.board is not None:
        labels[BOARD] = texts.plain("panel-show-board")
    if game.view.court is not None:
        labels[COURTS] = texts.plain("panel-show-court")
    if game.view.quests:
        labels[QUESTS] = texts.plain("panel-show-quests")
    labels[SCORE] = texts.plain(score)
    shown = sight.what
    if sight.seat is not None and 1 <= sight.seat <= len(game.view.names):
        shown = f"k{game.view.kingdom_of(sight.seat).seats[0]}"
    labels[TEXT] = texts.plain("panel-show-text")
    id = Ids(GAME, game.id)("show", sight.origin, sight.what)
    return choice(texts.plain("panel-show"), id, labels, TEXT if sight.as_text else shown)


def _whose(view: GameView, kingdom: KingdomView, texts: Texts) -> str:
    """Name a kingdom in a list by its lord, or by both of them."""
    if len(kingdom.seats) == 1:
        return texts.plain("panel-show-kingdom", lord=plain_name(view.name(kingdom.seats[0])))
    one, other = (words.short_name(view.name(seat), NAMED) for seat in kingdom.seats)
    return texts.plain("panel-show-kingdom-team", lord=one, partner=other)


# -- buttons and commands --------------------------------------------------------------------------


async def note_for(ask: Ask, game: GameFact) -> str:
    """Say what became of the reader's plans, and which crowns giants covered for them.

    Only what happened since they last acted: mostly nothing.
    """
    mine, play = game.table.seat_of(ask.user), ask.app.services.play
    if mine is None or not mine.person:
        return ""
    lines = plan_panel.fates(game, await play.plan_fates(game.id, ask.person), ask.texts)
    if game.view.options.giants:
        lines += giants_tab.covered_while_away(
            await play.decided_for(game.id, ask.person), ask.texts
        )
    return "\n".join(lines)


async def _note_beside(ask: Ask, game: GameFact) -> str:
    """Say the same beside a look at the game, and that an unfinished turn is not counted in it."""
    note, mine = await note_for(ask, game), game.table.seat_of(ask.user)
    if mine is None or not mine.person or game.seat_on_turn != mine:
        return note
    drafted = await ask.app.services.play.has_draft(game.id, ask.person)
    return "\n".join(filter(None, (note, ask.texts("panel-look-drafted") if drafted else "")))


async def show_sight(ask: Ask, game: int, sight: Sight | None, *, origin: str = OUTSIDE) -> None:
    """Answer with a view of a game; without a sight, with the one that [Look] shows first."""
    play = ask.app.services.play
    fact = await play.watch(game, ask.person)
    seen = sight or first_sight(fact, origin=origin)
    sheets = await play.explain(game, ask.person) if seen.what in (SCORE, QUESTS) else ()
    note = await _note_beside(ask, fact)
    shares = partner_of(fact, fact.table.seat_of(ask.user)) is not None
    new = await play.new_notes(game, ask.person) if shares else 0
    shown = look(
        fact,
        seen,
        ask.user,
        ask.texts,
        sheets=sheets,
        note=note,
        new_notes=new,
        words_only=ask.reader.words_only,
    )
    await ask.show(shown)


@handles(GAME, "look")
async def press_look(click: Click) -> None:
    await show_sight(click, click.id.id, None, origin=origin_of(click.id.args))


@handles(GAME, "show")
async def choose_sight(click: Click) -> None:
    origin, before, *_ = (*click.id.args, "", "")
    sight = Sight(before or TABLE, origin=origin_of((origin,)))
    if click.value == TEXT:
        sight = replace(sight, as_text=True)
    else:
        sight = replace(sight, what=click.value or TABLE)
    await show_sight(click, click.id.id, sight)


@handles(GAME, "text")
async def press_text(click: Click) -> None:
    """Turn a page of the table as text."""
    origin, page = origin_of(click.id.args[:1]), args.number(click.id.args, 1)
    sight = Sight(TABLE, as_text=True, origin=origin, page=page)
    await show_sight(click, click.id.id, sight)


@handles(GAME, "explain")
async def press_explain(click: Click) -> None:
    play = click.app.services.play
    fact = await play.watch(click.id.id, click.person)
    sheets = await play.explain(click.id.id, click.person)
    note = await _note_beside(click, fact)
    await click.show_new(score_words.explained(fact, sheets, click.texts, note=note))


@game_action("look")
async def do_look(ask: Ask, game: int, what: str = "", shape: str = "") -> None:
    """Look at a game: "table", "line", "court", "k2", a lord's name, "mine"; perhaps as "text"."""
    if not what:
        await show_sight(ask, game, None)
        return
    fact = await ask.app.services.play.watch(game, ask.person)
    if what == BOARD and fact.view.board is None:
        raise Refused("no_town", {"table": fact.table.name}, ("look",))
    if what == COURTS and fact.view.court is None:
        raise Refused("no_court", {"table": fact.table.name}, ("look",))
    await show_sight(ask, game, Sight(_meant(fact, what, ask.user), as_text=shape == TEXT))


def _meant(game: GameFact, what: str, user: int) -> str:
    """Read a typed word as a view; a seat or a name means that lord's kingdom."""
    if what == "mine":
        mine = game.table.seat_of(user)
        return f"k{mine.seat}" if mine else first_sight(game).what
    if what in (TABLE, LINE, BOARD, SCORE, COURTS, QUESTS):
        return what
    seat = seat_called(game, what)
    return f"k{seat}" if seat else first_sight(game).what


async def lord_word(ask: Ask, typed: str | None, game: str | None) -> str:
    """Return a typed lord as a word of a custom_id: "k2" if it is known which game is meant.

    Refused: lord_unknown (data text), lord_several (data lords).
    """
    found = await slash_commands.meant(ask, game) if typed else 0
    if not typed or not isinstance(found, int):
        return "".join(slash_commands.words(folded(typed or "")))[:32]
    ask.game = found
    names = list(enumerate((await ask.app.services.play.watch(found, ask.person)).view.names, 1))
    called = typed.strip().removeprefix("@")
    seats = [seat for seat, _ in names if called.lower() == f"k{seat}"]
    seats = seats or meant(called, [(lord, seat) for seat, lord in names])
    # "Page" is also "Page (computer)", rather than "Page 2 (computer)".
    bare = [seat for seat, lord in names if folded(lord.partition(" (")[0]) == folded(called)]
    seats = bare if len(bare) == 1 else seats
    if not seats:
        known = {"text": plain_name(typed), "lords": tuple(lord for _, lord in names)}
        raise Refused("lord_unknown", known, ("panel",))
    if len(seats) > 1:
        lords = tuple(f"{lord} (k{seat})" for seat, lord in names if seat in seats)
        raise Refused("lord_several", {"lords": lords}, ("panel",))
    return f"k{seats[0]}"


def seat_called(game: GameFact, word: str) -> int | None:
    """Find a seat by "k2", or by its lord's name as one word in lower case."""
    for seat, lord in enumerate(game.view.names, start=1):
        if word in (f"k{seat}", "".join(slash_commands.words(folded(lord)))[:32]):
            return seat
    return None


@game_action("score")
async def do_score(ask: Ask, game: int, lord: str = "", shape: str = "") -> None:
    """Explain the score so far: everybody's, or one lord's."""
    play = ask.app.services.play
    fact = await play.watch(game, ask.person)
    sheets = await play.explain(game, ask.person)
    seat = seat_called(fact, lord) if lord else None
    shown = [one for one in sheets if seat is None or seat in one.seats]
    sight = Sight(SCORE, as_text=shape == TEXT)
    note = await _note_beside(ask, fact)
    await ask.show(look(fact, sight, ask.user, ask.texts, sheets=shown, note=note))
