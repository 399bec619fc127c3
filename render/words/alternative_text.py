"""The alternative text of a requested picture, made from the view.

At most 1,024 characters, Discord's limit. A text that is longer is shortened step by step: the
rows are given in letters, then the scoring is left out (the total includes it), then what can be
looked up elsewhere. Whatever is left out stands as text beside the picture.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import accumulate, groupby
from typing import Any

import locales
from engine import KingdomView
from locales import Texts
from render import requests
from render.canvas.colors import TERRAINS
from render.ranking import ranking
from render.words.builders_text import BuildersBoard
from render.words.court_text import (
    court_draft_sentences,
    court_of,
    crown_sentences,
    face_up_sentence,
    quest_sentences,
)
from render.words.list_text import list_sentences
from render.words.phrases import (
    Words,
    building_numbers,
    extent,
    short_rows,
)

LIMIT = 1024
ROOM = 2400
"""Characters of a message that sentences in place of a picture may take."""


class Length(IntEnum):
    """How much a text says; each step leaves out more.

    FULL gives the rows in words, LETTERS in letters, TOTALS without the scoring, NAMES without
    the effects of the buildings on offer, BARE also without the names of the buildings in the
    kingdom, and the meaning of the letters of terrains. What is chosen from, this round's dominoes,
    and a changed builders' board are never left out.
    """

    FULL = 0
    LETTERS = 1
    TOTALS = 2
    NAMES = 3
    BARE = 4


def alt(request: requests.Request, *, language: str = "en") -> str:
    """The alternative text of a request's picture: as many whole sentences as there is room for."""
    sentences, _ = _fitted(request, LIMIT, locales.texts(language), spoken=True)
    text = " ".join(sentences[: max(_fitting(sentences), 1)])
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def told(request: requests.Request, *, language: str = "en") -> str:
    """The sentences of a request's picture as message text, a line each."""
    sentences, _ = _fitted(request, ROOM, locales.texts(language), spoken=False)
    return "\n".join(sentences)


def rest(request: requests.Request, *, language: str = "en") -> list[str]:
    """The sentences that the alternative text has no room for, as message text.

    Of a turn that everybody sees there are none, and of one's own not what was left out to make it
    short: it stands in the views of the game.
    """
    if isinstance(request, requests.TurnPicture):
        return []
    texts = locales.texts(language)
    spoken, length = _fitted(request, LIMIT, texts, spoken=True)
    fits = _fitting(spoken)
    if length <= Length.LETTERS and fits == len(spoken):
        return []
    written = _sentences(request, texts, length, spoken=False)
    if length <= Length.LETTERS or isinstance(request, _OF_TURNS):
        return written[fits:]
    whole = _sentences(request, texts, Length.LETTERS, spoken=False)
    return [sentence for sentence in whole if sentence not in written[:fits]]


def _fitted(
    request: requests.Request, room: int, texts: Texts, *, spoken: bool
) -> tuple[list[str], Length]:
    """The sentences of the longest way to tell that fits, or of the shortest if none does."""
    if isinstance(request, requests.ListPicture | _BY_KINGDOM):
        return _sentences(request, texts, Length.FULL, spoken=spoken), Length.FULL
    for length in Length:
        left = None if length is Length.BARE else room
        sentences = _sentences(request, texts, length, spoken=spoken, room=left)
        if left is None or sum(map(len, sentences)) + len(sentences) <= left:
            return sentences, length
    raise AssertionError("the last length is always taken")


def _sentences(
    request: requests.Request,
    texts: Texts,
    length: Length,
    *,
    spoken: bool,
    room: int | None = None,
) -> list[str]:
    """All sentences of a length; more than there is room for are given up as soon as that shows."""
    if isinstance(request, requests.ListPicture):
        return list(list_sentences(request, texts, spoken=spoken))
    words = Words(texts, spoken=spoken, view=request.view)
    said: list[str] = []
    for sentence in filter(None, _TELL[type(request)](request, words, length)):
        said.append(sentence)
        room = None if room is None else room - len(sentence) - 1
        if room is not None and room < 0:
            break
    return said


def _fitting(sentences: Sequence[str]) -> int:
    """How many of the sentences fit into an alternative text."""
    ends = accumulate(len(sentence) + 1 for sentence in sentences)
    return sum(end - 1 <= LIMIT for end in ends)


def _of_kingdom(request: requests.KingdomPicture, words: Words, length: Length) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _body(words, kingdom, length)
    yield _last_placed(words, kingdom, None)


def _of_turn(request: requests.TurnPicture, words: Words, length: Length) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _body(words, kingdom, length)
    if request.played and request.played in kingdom.discarded:
        yield words.say("discarded", domino=words.number(request.played))
    else:
        yield _last_placed(words, kingdom, None if _does_more(words) else request.gain)
    if _does_more(words) and request.gain is not None:
        yield words.say("turn-gain", gain=locales.signed(request.gain))
    others = [other for other in words.view.kingdoms if request.seat not in other.seats]
    if others:
        yield words.say("others", lords=words.series(words.points(other) for other in others))
    if request.board_changed:
        yield builders_board(words).short()
    yield words.order()
    yield from _line(words, kingdom, length)
    yield words.on_turn()


def _of_panel(request: requests.PanelPicture, words: Words, length: Length) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from _body(words, kingdom, length, own=request.own)
    if request.domino and request.candidates:
        spots = words.series(words.candidates(request.candidates))
        yield words.say("spots", domino=words.number(request.domino), spots=spots)
    yield chosen(words, request)
    yield words.later(request.seat, request.domino)
    yield from _line(words, kingdom, length)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_town(request: requests.TownPicture, words: Words, length: Length) -> Iterator[str]:
    builders = builders_board(words, request)
    kingdom = words.view.kingdom_of(request.seat)
    yield from _of_builders(builders, length)
    yield builders.payable(request.payable)
    yield from _body(words, kingdom, length, own=True)
    yield from town_draft_sentences(words, request)
    yield words.later(request.seat)
    yield from _line(words, kingdom, length)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_crowns(request: requests.CrownsPicture, words: Words, length: Length) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield from crown_sentences(request, words)
    yield from _body(words, kingdom, length, own=True)
    if request.domino:
        yield words.later(request.seat, request.domino)
        yield from _line(words, kingdom, length)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_court(request: requests.CourtPicture, words: Words, length: Length) -> Iterator[str]:
    kingdom = words.view.kingdom_of(request.seat)
    yield words.say("court", pile=court_of(words).pile)
    yield face_up_sentence(request, words, is_short=length >= Length.NAMES)
    yield from court_draft_sentences(request, words)
    yield from _body(words, kingdom, length, own=request.own, with_resources=False)
    if request.chooses:
        yield words.later(request.seat)
        yield from _line(words, kingdom, length)
    if request.taken:
        yield words.say("taken", domino=words.number(request.taken))


def _of_offer(request: requests.BuildersPicture, words: Words, length: Length) -> Iterator[str]:
    builders = builders_board(words, request)
    yield from _of_builders(builders, length)
    yield builders.coins()


def _of_builders(builders: BuildersBoard, length: Length) -> Iterator[str]:
    if length >= Length.NAMES:
        yield builders.short()
    else:
        yield builders.heading()
        yield builders.words.say("slots", slots=builders.words.series(builders.slots(), ". "))
    yield builders.dragon()
    yield builders.queen()


def _line(words: Words, kingdom: KingdomView, length: Length) -> Iterator[str]:
    """The line below a kingdom; its crowns are explained unless the kingdom's were."""
    yield words.line()
    if length is Length.FULL and not words.crowns_note(kingdom):
        yield words.crowns_note()


def _of_lines(words: Words) -> Iterator[str]:
    yield words.order()
    yield words.line()
    yield words.crowns_note()


def _of_table(request: requests.TablePicture, words: Words, _length: Length) -> Iterator[str]:
    shown = words.view.kingdoms[request.page * requests.PAGE : (request.page + 1) * requests.PAGE]
    yield words.say("table", title=locales.plain_name(request.title))
    yield from _kingdoms(words, shown)
    if words.view.board:
        yield builders_board(words).queen()
    yield words.order()
    yield words.line()
    yield words.on_turn()


def _of_score(words: Words) -> Iterator[str]:
    first, *others = (score_card(words, kingdom) for kingdom in words.view.kingdoms)
    yield words.say("score", cards=first)
    yield from others
    yield words.winners()


def _of_end(request: requests.EndPicture, words: Words, _length: Length) -> Iterator[str]:
    title = locales.plain_name(request.title)
    yield words.say("end", title=title, places=words.series(places(words)))
    yield words.winners()
    if request.kingdoms:
        yield from _kingdoms(words, request.kingdoms)


def _kingdoms(words: Words, kingdoms: Sequence[KingdomView]) -> Iterator[str]:
    """Yield every kingdom in letters with what it owns, and what the letters mean."""
    numbers = building_numbers(kingdoms)
    for kingdom in kingdoms:
        yield _in_letters(words, kingdom, short_rows(kingdom, words.texts, numbers))
    yield words.say("letters", letters=words.series(words.letters(kingdoms)))
    yield words.buildings(kingdoms)
    for kingdom in kingdoms:
        yield words.resources(kingdom, named=True)


def _in_letters(words: Words, kingdom: KingdomView, rows: str) -> str:
    lord, points = words.owner(kingdom), kingdom.scorecard.total
    if words.view.board is None:
        return words.say("table-kingdom", lord=lord, points=points, rows=rows)
    return words.say(
        "table-purse",
        lord=lord,
        points=points,
        coins=kingdom.coins,
        knights=kingdom.knights_owned,
        towers=kingdom.towers,
        rows=rows,
    )


def _of_animation(
    request: requests.AnimationPicture, words: Words, length: Length
) -> Iterator[str]:
    """Yield the number of steps, then the last frame."""
    yield words.say("animation", steps=request.steps)
    view = words.view
    if request.seat is not None:
        yield from _of_kingdom(requests.KingdomPicture(view, request.seat), words, length)
    else:
        yield words.say("table", title=locales.plain_name(request.title))
        yield from _kingdoms(words, view.kingdoms)


def places(words: Words) -> list[str]:
    """Each lord with place and points: "1 Ann 46"."""
    return [
        words.say("place", place=place, lord=words.owner(kingdom), points=kingdom.scorecard.total)
        for place, kingdom in ranking(words.view)
    ]


def score_card(words: Words, kingdom: KingdomView) -> str:
    """A lord's lines that are not zero; the tie-breakers where the total is not alone."""
    card = kingdom.scorecard.to_dict()
    lines = [
        words.say("bonus", line=words.terrain(line), points=card[line])
        for line in TERRAINS
        if card[line]
    ]
    lines += words.bonuses(kingdom)
    facts: dict[str, str | int] = {"lord": words.owner(kingdom), "total": card["total"]}
    rivals = [other.scorecard for other in words.view.kingdoms if other is not kingdom]
    tied = [rival for rival in rivals if rival.total == card["total"]]
    if not lines:
        return words.say("score-card-empty", **facts)
    facts["lines"] = words.series(lines)
    if not tied:
        return words.say("score-card", **facts)
    facts["territory"] = card["largest_territory"]
    has_crowns = words.view.board is None  # R63: with Queendomino they decide nothing
    if not has_crowns or all(
        rival.largest_territory != card["largest_territory"] for rival in tied
    ):
        return words.say("score-card-tied", **facts)
    return words.say("score-card-crowns", **facts, crowns=card["crowns"])


def _does_more(words: Words) -> bool:
    """Whether a turn may do more than place a domino, so that its gain is not the domino's."""
    view = words.view
    return view.board is not None or view.court is not None or view.options.giants


def chosen(words: Words, request: requests.PanelPicture) -> str:
    """Where the domino in hand lies in the draft."""
    if request.domino is None or request.chosen is None:
        return ""
    domino, spot = words.number(request.domino), locales.spot(*request.chosen)
    if request.gain is None:
        return words.say("chosen", domino=domino, spot=spot)
    gain = locales.signed(request.gain)
    if _does_more(words):
        so_far = words.say("draft-gain", gain=gain)
        return f"{words.say('chosen', domino=domino, spot=spot)} {so_far}"
    return words.say("chosen-gain", domino=domino, spot=spot, gain=gain)


def town_draft_sentences(words: Words, request: requests.TownPicture) -> Iterator[str]:
    """Yield what the draft holds beside the domino: the building, knights, the score change."""
    if request.chosen:
        cells = words.view.kingdom_of(request.seat).built
        built = next((cell.building for cell in cells if cell.square == request.chosen), None)
        if built:
            yield words.say("built", building=words.building(built), square=request.chosen)
    if request.sites:
        yield words.sites(request.sites)
    if request.posts:
        yield words.say("posts", squares=words.series(request.posts))
    if request.gain is not None:
        yield words.say("draft-gain", gain=locales.signed(request.gain))


def builders_board(
    words: Words, request: requests.TownPicture | requests.BuildersPicture | None = None
) -> BuildersBoard:
    """The builders' board as the reader of a request sees it."""
    if words.view.board is None:
        raise ValueError("no builders' board is in play")
    seat = request.seat if request else None
    if seat is None:
        return BuildersBoard(words, words.view.board)
    kingdom = words.view.kingdoms.index(words.view.kingdom_of(seat)) + 1
    if isinstance(request, requests.TownPicture):
        discount = int(request.discount)
    else:
        discount = int(words.view.board.queen == kingdom)
    return BuildersBoard(words, words.view.board, kingdom, discount)


def _heading(words: Words, kingdom: KingdomView, *, own: bool) -> str:
    first, last, lowest, highest = extent(kingdom)
    return words.say(
        "kingdom",
        whose="own" if own else "lord",
        owner=words.owner(kingdom),
        points=kingdom.scorecard.total,
        width=ord(last) - ord(first) + 1,
        height=highest - lowest + 1,
        grid=kingdom.grid,
    )


def _body(
    words: Words,
    kingdom: KingdomView,
    length: Length,
    *,
    own: bool = False,
    with_resources: bool = True,
) -> Iterator[str]:
    """Yield the size of a kingdom, its rows, what scores and what it owns."""
    yield _heading(words, kingdom, own=own)
    if length is Length.FULL:
        yield words.crowns_note(kingdom)
        yield from _rows(words, kingdom)
    else:
        yield from _short_body(words, kingdom, length)
    if length < Length.TOTALS:
        yield words.scoring(kingdom)
    yield words.purse(kingdom)
    if with_resources:
        yield words.resources(kingdom)


def _short_body(words: Words, kingdom: KingdomView, length: Length) -> Iterator[str]:
    """The rows in letters, the names of the buildings, what the letters mean."""
    is_bare = length is Length.BARE
    numbers = {} if is_bare else building_numbers([kingdom])
    yield words.say("rows-short", rows=short_rows(kingdom, words.texts, numbers))
    if not is_bare:
        yield words.buildings([kingdom], with_squares=length < Length.NAMES)
    letters = words.letters([kingdom], numbered=not is_bare, with_terrains=not is_bare)
    yield words.say("letters", letters=words.series(letters))


def _rows(words: Words, kingdom: KingdomView) -> Iterator[str]:
    rows: dict[int, dict[str, str]] = {}
    for square, said in _squares(words, kingdom):
        rows.setdefault(int(square[1:]), {})[square[0]] = said
    for row in sorted(rows, reverse=True):
        yield words.say("row", row=row, squares=words.series(_runs(words, rows[row])))


def _squares(words: Words, kingdom: KingdomView) -> Iterator[tuple[str, str]]:
    yield kingdom.castle, words.say("castle")
    for cell in kingdom.cells:
        yield cell.square, words.cell(cell)


def _runs(words: Words, row: dict[str, str]) -> Iterator[str]:
    """The squares of a row from left to right, equal neighbors joined: "b–c lake"."""
    for said, columns in groupby(sorted(row), key=row.__getitem__):
        for first, last in locales.joined_columns(columns):
            letters = first if first == last else locales.spot(first, last)
            yield words.say("run", columns=letters, half=said)


def _last_placed(words: Words, kingdom: KingdomView, gain: int | None) -> str:
    if not kingdom.placed:
        return ""
    last = kingdom.placed[-1]
    domino, spot = words.number(last.domino), locales.spot(last.left, last.right)
    if gain is None:
        return words.say("placed", domino=domino, spot=spot)
    return words.say("placed-gain", domino=domino, spot=spot, gain=locales.signed(gain))


_TELL: Mapping[type[requests.GamePicture], Callable[[Any, Words, Length], Iterator[str]]] = {
    requests.KingdomPicture: _of_kingdom,
    requests.TurnPicture: _of_turn,
    requests.PanelPicture: _of_panel,
    requests.TownPicture: _of_town,
    requests.BuildersPicture: _of_offer,
    requests.CrownsPicture: _of_crowns,
    requests.CourtPicture: _of_court,
    requests.QuestsPicture: lambda _request, words, _length: quest_sentences(words),
    requests.LinePicture: lambda _request, words, _length: _of_lines(words),
    requests.TablePicture: _of_table,
    requests.ScorePicture: lambda _request, words, _length: _of_score(words),
    requests.EndPicture: _of_end,
    requests.AnimationPicture: _of_animation,
}
_BY_KINGDOM = requests.TablePicture | requests.EndPicture | requests.QuestsPicture
"""Pictures that are not told in a shorter way: each of their kingdoms is a sentence."""
_OF_TURNS = (
    requests.TurnPicture
    | requests.PanelPicture
    | requests.TownPicture
    | requests.CrownsPicture
    | requests.CourtPicture
)
