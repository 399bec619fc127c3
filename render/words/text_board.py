"""The text board of a requested picture: the same in fixed columns, for readers without pictures.

It is message text: code blocks at most 34 characters wide (44 for a grid of 7×7), and sentences
below them, made from the view as the alternative text is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import locales
from engine import GameView, KingdomView
from render import requests
from render.words.alternative_text import (
    builders_board,
    chosen,
    places,
    score_card,
    town_draft_sentences,
)
from render.words.builders_text import BuildersBoard
from render.words.court_text import (
    court_draft_sentences,
    court_of,
    crown_sentences,
    face_up_tokens,
    quest_sentences,
)
from render.words.list_text import list_sentences
from render.words.phrases import (
    Words,
    building_numbers,
    columns_between,
    extent,
    has_gaps,
    letter_rows,
    signs_of,
)

COLUMN = 4
WIDE_COLUMN = 5
FENCE = "```"
LEFT_TO_RIGHT, POP = "\u202d", "\u202c"
NEXT_LINE = "\n"


def board(request: requests.Request, *, language: str = "en") -> str:
    """The text board of a request's picture."""
    if isinstance(request, requests.ListPicture):
        return _joined(list_sentences(request, locales.texts(language), spoken=False))
    words = Words(locales.texts(language), spoken=False, view=request.view)
    return _joined(_TELL[type(request)](request, words))


def table_boards(view: GameView, *, room: int, language: str = "en") -> list[str]:
    """The text board of a whole table, in pieces of at most `room` characters where that can be.

    A kingdom is never cut, and each piece has the legend of its own kingdoms; then come the lines,
    and last what lies beside the kingdoms.
    """
    words = Words(locales.texts(language), spoken=False, view=view)
    pieces: list[str] = []
    shown: tuple[KingdomView, ...] = ()
    for kingdom in view.kingdoms:
        if shown and len(_joined(_kingdoms(words, (*shown, kingdom)))) > room:
            pieces.append(_joined(_kingdoms(words, shown)))
            shown = ()
        shown = (*shown, kingdom)
    pieces.append(_joined(_kingdoms(words, shown)))
    for more in (_joined((*_lines(words), words.on_turn())), _joined(_beside(words))):
        whole = _joined((pieces[-1], more))
        pieces = [*pieces[:-1], whole] if len(whole) <= room else [*pieces, more]
    return pieces


def _joined(parts: Iterable[str]) -> str:
    return NEXT_LINE.join(part for part in parts if part)


def _of_kingdom(request: requests.KingdomPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _kingdom(words, kingdom)
    yield _reach(words, kingdom)
    yield _sums(words, kingdom)
    yield words.purse(kingdom)
    yield words.resources(kingdom)


def _of_turn(request: requests.TurnPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    discarded = request.played if request.played in kingdom.discarded else None
    yield from _kingdom(words, kingdom, () if discarded else None)
    if discarded:
        yield words.say("discarded", domino=words.number(discarded))
    yield _sums(words, kingdom)
    yield words.purse(kingdom)
    yield words.resources(kingdom)
    others = [other for other in words.view.kingdoms if request.seat not in other.seats]
    if others:
        yield words.say("others", lords=words.series(words.points(other) for other in others))
    if request.board_changed:
        yield from _of_builders(builders_board(words))
    yield from _lines(words)
    yield words.on_turn()


def _of_panel(request: requests.PanelPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _kingdom(words, kingdom, request.chosen or ())
    yield _reach(words, kingdom)
    yield words.purse(kingdom)
    yield words.resources(kingdom)
    if request.domino and request.candidates:
        spots = words.series(words.candidates(request.candidates))
        yield words.say("spots", domino=words.number(request.domino), spots=spots)
    yield chosen(words, request)
    yield words.later(request.seat, request.domino)
    yield from _next_line(words)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_town(request: requests.TownPicture, words: Words) -> Iterator[str]:
    builders = builders_board(words, request)
    kingdom = words.view.kingdom_of(request.seat)
    yield from _of_builders(builders)
    yield builders.payable(request.payable)
    yield from _kingdom(words, kingdom)
    yield _sums(words, kingdom)
    yield words.purse(kingdom)
    yield from town_draft_sentences(words, request)
    yield words.later(request.seat)
    yield from _next_line(words)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_crowns(request: requests.CrownsPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _kingdom(words, kingdom)
    yield _sums(words, kingdom)
    yield from crown_sentences(request, words)
    if request.domino:
        yield words.later(request.seat, request.domino)
        yield from _next_line(words)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_court(request: requests.CourtPicture, words: Words) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield words.say("court", pile=court_of(words).pile)
    yield from (f"- {token}" for token in face_up_tokens(words, request.offer))
    yield from _kingdom(words, kingdom)
    yield _sums(words, kingdom)
    yield from court_draft_sentences(request, words)
    if request.chooses:
        yield words.later(request.seat)
        yield from _next_line(words)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_offer(request: requests.BuildersPicture, words: Words) -> Iterator[str]:
    builders = builders_board(words, request)
    yield from _of_builders(builders)
    yield builders.coins()


def _of_builders(builders: BuildersBoard) -> Iterator[str]:
    yield builders.heading()
    yield from (f"- {slot}" for slot in builders.slots())
    yield builders.dragon()
    yield builders.queen()


def _of_lines(words: Words) -> Iterator[str]:
    yield from _lines(words)
    yield words.crowns_note()


def _of_table(request: requests.TablePicture, words: Words) -> Iterator[str]:
    shown = words.view.kingdoms[request.page * requests.PAGE : (request.page + 1) * requests.PAGE]
    yield from _kingdoms(words, shown)
    yield from _lines(words)
    yield words.on_turn()
    yield from _beside(words)


def _of_animation(request: requests.AnimationPicture, words: Words) -> Iterator[str]:
    """Yield the last frame."""
    if request.seat is not None:
        yield from _of_kingdom(requests.KingdomPicture(words.view, request.seat), words)
    else:
        yield from _kingdoms(words, words.view.kingdoms[: requests.PAGE])


def _beside(words: Words) -> Iterator[str]:
    """Yield what lies beside the kingdoms: the open tokens of The Court, the quests."""
    if words.view.court is not None:
        yield words.say("court", pile=words.view.court.pile)
        yield from (f"- {token}" for token in face_up_tokens(words))
    if words.view.quests:
        yield from quest_sentences(words)


def _of_score(words: Words) -> Iterator[str]:
    for kingdom in words.view.kingdoms:
        yield score_card(words, kingdom)
    yield words.winners()


def _of_end(request: requests.EndPicture, words: Words) -> Iterator[str]:
    yield NEXT_LINE.join(places(words))
    yield words.winners()
    if request.kingdoms:
        yield from _kingdoms(words, request.kingdoms)


def _kingdoms(words: Words, kingdoms: tuple[KingdomView, ...]) -> Iterator[str]:
    for kingdom in kingdoms:
        yield _heading(words, kingdom)
        yield _grid(words, kingdom, building_numbers(kingdoms))
        yield words.purse(kingdom)
        yield words.resources(kingdom)
    yield _legend(words, kingdoms)


def _kingdom(
    words: Words, kingdom: KingdomView, marked: tuple[str, ...] | None = None
) -> Iterator[str]:
    """One kingdom with its heading and legend; what was placed last is marked."""
    last = _last(kingdom) if marked is None else marked
    yield _heading(words, kingdom)
    yield _grid(words, kingdom, building_numbers([kingdom]), last)
    yield _legend(words, (kingdom,), last)


def _last(kingdom: KingdomView) -> tuple[str, ...]:
    if not kingdom.placed:
        return ()
    return kingdom.placed[-1].left, kingdom.placed[-1].right


def _heading(words: Words, kingdom: KingdomView) -> str:
    return words.say("heading", owner=words.owner(kingdom), points=kingdom.scorecard.total)


def _grid(
    words: Words, kingdom: KingdomView, numbers: Mapping[str, int], marked: tuple[str, ...] = ()
) -> str:
    """The rows in columns, which are as narrow as the longest sign of the kingdom allows.

    They run from left to right like the board, in Hebrew as well: marks hold its letters there.
    """
    first, last, _, _ = extent(kingdom)
    lettered = list(letter_rows(kingdom, signs_of(words.texts), marked, numbers))
    longest = max(len(sign) for _, signs in lettered for sign in signs)
    column = COLUMN if longest < COLUMN else WIDE_COLUMN
    head = "    " + "".join(f"{letter:<{column}}" for letter in columns_between(first, last))
    rows = [
        f"{row:>2}  " + "".join(f"{sign:<{column}}" for sign in signs) for row, signs in lettered
    ]
    lines = [line.rstrip() for line in (head, *rows)]
    if words.texts.right_to_left:
        lines = [f"{LEFT_TO_RIGHT}{line}{POP}" for line in lines]
    return NEXT_LINE.join([FENCE, *lines, FENCE])


def _legend(words: Words, kingdoms: tuple[KingdomView, ...], marked: tuple[str, ...] = ()) -> str:
    """The meanings of the letters, then the names of the buildings."""
    letters = words.series(words.letters(kingdoms, free=any(map(has_gaps, kingdoms))))
    legend = words.say("legend", letters=letters)
    if marked:
        legend = words.say("legend-last", letters=letters, sign=signs_of(words.texts)["new"])
    buildings = words.buildings(kingdoms)
    return NEXT_LINE.join([legend, buildings]) if buildings else legend


def _reach(words: Words, kingdom: KingdomView) -> str:
    if words.view.over or not kingdom.reachable:
        return ""
    return words.say("reach", squares=words.series(locales.squares(kingdom.reachable)))


def _sums(words: Words, kingdom: KingdomView) -> str:
    sums, total = words.sums(kingdom), kingdom.scorecard.total
    key = "sums" if sums else "sums-none"
    said = words.say(key, total=total, **({"sums": words.series(sums)} if sums else {}))
    return " ".join(filter(None, (said, words.crownless(kingdom))))


def _lines(words: Words) -> Iterator[str]:
    yield words.order()
    yield from _next_line(words)


def _next_line(words: Words) -> Iterator[str]:
    yield words.line_title()
    yield from (f"- {slot}" for slot in words.line_slots())


_TELL: Mapping[type[requests.GamePicture], Callable[[Any, Words], Iterator[str]]] = {
    requests.KingdomPicture: _of_kingdom,
    requests.TurnPicture: _of_turn,
    requests.PanelPicture: _of_panel,
    requests.TownPicture: _of_town,
    requests.BuildersPicture: _of_offer,
    requests.CrownsPicture: _of_crowns,
    requests.CourtPicture: _of_court,
    requests.QuestsPicture: lambda _request, words: quest_sentences(words),
    requests.LinePicture: lambda _request, words: _of_lines(words),
    requests.TablePicture: _of_table,
    requests.ScorePicture: lambda _request, words: _of_score(words),
    requests.EndPicture: _of_end,
    requests.AnimationPicture: _of_animation,
}
