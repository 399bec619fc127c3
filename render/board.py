"""A request → the same as text in fixed columns, for whoever does not see pictures (PLAY.md §9.1).

The answer is message text: code blocks at most 34 characters wide (44 for a grid of 7×7), and
sentences under them. Its parts are made of the view, as the alternative text is.
"""

from __future__ import annotations

from collections.abc import Iterator

import locales
from engine import KingdomView
from render.alt import PAGE, chosen, places, score_card
from render.requests import (
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    Request,
    ScorePicture,
    TablePicture,
    TurnPicture,
)
from render.words import CASTLE, Words, columns_between, extent, joined, letter_rows

COLUMN = 4
FENCE = "```"
NEXT_LINE = "\n"


def board(request: Request, *, language: str = "en") -> str:
    """The text board of a request's picture."""
    words = Words(request.view, locales.texts(language), spoken=False)
    return NEXT_LINE.join(part for part in _tell(request, words) if part)


def _tell(request: Request, words: Words) -> Iterator[str]:  # noqa: PLR0911 - one a picture
    """The parts of a text board, one under another."""
    match request:
        case KingdomPicture():
            return _of_kingdom(request, words)
        case TurnPicture():
            return _of_turn(request, words)
        case PanelPicture():
            return _of_panel(request, words)
        case LinePicture():
            return _of_lines(words)
        case TablePicture():
            return _of_table(request, words)
        case ScorePicture():
            return _of_score(words)
        case EndPicture():
            return _of_end(words)


def _of_kingdom(request: KingdomPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _kingdom(words, kingdom)
    yield _reach(words, kingdom)
    yield _sums(words, kingdom)


def _of_turn(request: TurnPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    discarded = request.played if request.played in kingdom.discarded else None
    yield from _kingdom(words, kingdom, () if discarded else None)
    if discarded:
        yield words.say("discarded", domino=words.number(discarded))
    yield _sums(words, kingdom)
    others = [other for other in words.view.kingdoms if request.seat not in other.seats]
    if others:
        yield words.say("others", lords=joined(words.points(other) for other in others))
    yield from _lines(words)
    yield words.on_turn()


def _of_panel(request: PanelPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _kingdom(words, kingdom, request.chosen or ())
    yield _reach(words, kingdom)
    if request.domino and request.candidates:
        spots = joined(words.candidates(request.candidates))
        yield words.say("spots", domino=words.number(request.domino), spots=spots)
    yield chosen(words, request)
    yield from _next_line(words)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_lines(words: Words) -> Iterator[str]:
    yield from _lines(words)


def _of_table(request: TablePicture, words: Words) -> Iterator[str]:
    shown = words.view.kingdoms[request.page * PAGE : (request.page + 1) * PAGE]
    yield from _kingdoms(words, shown)
    yield from _lines(words)
    yield words.on_turn()


def _of_score(words: Words) -> Iterator[str]:
    for kingdom in words.view.kingdoms:
        yield score_card(words, kingdom)
    yield words.winners()


def _of_end(words: Words) -> Iterator[str]:
    yield NEXT_LINE.join(places(words))
    yield words.winners()
    yield from _kingdoms(words, words.view.kingdoms)


def _kingdoms(words: Words, kingdoms: tuple[KingdomView, ...]) -> Iterator[str]:
    for kingdom in kingdoms:
        yield _heading(words, kingdom)
        yield _grid(kingdom)
    yield _legend(words, kingdoms)


def _kingdom(
    words: Words, kingdom: KingdomView, marked: tuple[str, ...] | None = None
) -> Iterator[str]:
    """One kingdom with its heading and legend; what was placed last is marked."""
    last = _last(kingdom) if marked is None else marked
    yield _heading(words, kingdom)
    yield _grid(kingdom, last)
    yield _legend(words, (kingdom,), last)


def _last(kingdom: KingdomView) -> tuple[str, ...]:
    if not kingdom.placed:
        return ()
    return kingdom.placed[-1].left, kingdom.placed[-1].right


def _heading(words: Words, kingdom: KingdomView) -> str:
    return words.say("heading", owner=words.owner(kingdom), points=kingdom.scorecard.total)


def _grid(kingdom: KingdomView, marked: tuple[str, ...] = ()) -> str:
    first, last, _, _ = extent(kingdom)
    head = "    " + "".join(f"{column:<{COLUMN}}" for column in columns_between(first, last))
    rows = [
        f"{row:>2}  " + "".join(f"{sign:<{COLUMN}}" for sign in signs)
        for row, signs in letter_rows(kingdom, marked)
    ]
    return NEXT_LINE.join([FENCE, *(line.rstrip() for line in [head, *rows]), FENCE])


def _legend(words: Words, kingdoms: tuple[KingdomView, ...], marked: tuple[str, ...] = ()) -> str:
    """What the letters that occur stand for."""
    found = {cell.terrain: None for kingdom in kingdoms for cell in kingdom.cells}
    letters = [words.say("letter", letter=CASTLE, word=words.say("castle"))] + [
        words.say("letter", letter=terrain.letter.upper(), word=words.terrain(terrain))
        for terrain in sorted(found)
    ]
    return words.say("legend-last" if marked else "legend", letters=joined(letters))


def _reach(words: Words, kingdom: KingdomView) -> str:
    if words.view.over or not kingdom.reachable:
        return ""
    return words.say("reach", squares=locales.squares(kingdom.reachable))


def _sums(words: Words, kingdom: KingdomView) -> str:
    sums, total = words.sums(kingdom), kingdom.scorecard.total
    if not sums:
        return words.say("sums-none", total=total)
    return words.say("sums", total=total, sums=joined(sums))


def _lines(words: Words) -> Iterator[str]:
    yield words.order()
    yield from _next_line(words)


def _next_line(words: Words) -> Iterator[str]:
    yield words.line_title()
    yield from (f"- {slot}" for slot in words.line_slots())
