"""The private panel of a turn: what can be done, what is still to do, and [End turn]."""

from collections.abc import Container, Sequence
from typing import Final

import locales
from cogs import errors
from cogs.play import clock_words, court_words, giants_tab, notes, town_words, words
from cogs.play.spot_controls import (
    SpotIds,
    every_spot,
    halves_on,
    lettered,
    numbered,
    spot_picture,
)
from cogs.play.tabs import LAND, LOOKED_FROM, ids_of, open_tabs, tab_word
from cogs.screen import (
    EASY_ROW,
    Button,
    Fold,
    Option,
    Part,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    Text,
    row,
    rows,
    screen,
    small,
)
from engine import LineSlot, Move, Refusal
from locales import Texts, signed
from render.requests import Request
from services.facts import Refused
from services.facts.panels import NearTry, PanelFact

LONG_LINE: Final = 5
"""From so many dominoes five fit a row, with buttons that have only numbers."""
TOGETHER: Final = 5
"""So many buttons fit one row: [End turn] and the tools, if there are no more."""


def panel(
    fact: PanelFact,
    texts: Texts,
    *,
    page: int | None = None,
    everywhere: bool = False,
    note: str = "",
) -> Screen:
    """Show the panel of a turn: its Land tab, if there are tabs.

    With `everywhere` there are arrows and a list, at its `page`, in place of the lettered spots;
    `note` comes first.
    """
    if giants_tab.is_due(fact):
        picture: Request = giants_tab.picture(fact)
        placing = giants_tab.crowns(fact, texts)
    else:
        picture = spot_picture(fact, fact.chosen, fact.taken)
        placing = _placing(fact, texts, page, everywhere=everywhere)
    no_send = giants_tab.no_send(fact, texts)
    hints = status_line(fact, texts), town_words.hint(fact, texts), court_words.hint(fact, texts)
    return screen(
        Text(_heading(fact, texts, note)),
        Picture(picture),
        Text(_result(fact, texts, everywhere=everywhere)),
        giants_tab.send_list(fact, texts),
        Text(small(no_send)) if no_send else None,
        *placing,
        *dominoes(fact, texts),
        Text(small(" ".join(filter(None, hints)))),
        *last_rows(fact, texts),
        accent=words.accent(fact.seat.seat),
        folds=(Fold(tuple(dominoes(fact, texts)), domino_list(fact, texts)),),
    )


def partners_draft(fact: PanelFact, texts: Texts) -> Screen:
    """Show the draft of the partner on turn: to look at, not to change."""
    ids = ids_of(fact).for_anybody()
    lord = words.bold(fact.partner or "")
    where = words.round_of(fact.game.view, texts)
    lines = [texts("panel-watching", lord=lord, round=where), *notes.unread(fact, texts)]
    if fact.domino is not None:
        domino = words.bold_number(fact.game.view, fact.domino)
        halves = words.halves(fact.domino, texts)
        lines.append(texts("panel-watching-domino", domino=domino, halves=halves))
    return screen(
        Text("\n".join(lines)),
        Picture(spot_picture(fact, fact.chosen, fact.taken)),
        Text(drafted(fact, texts)),
        row(
            Button(texts.plain("panel-notes-refresh"), ids("play"), Style.MAIN),
            notes.button(fact.game, texts, new=fact.new_notes),
            Button(texts.plain("panel-look"), ids("look", LOOKED_FROM[LAND])),
        ),
        Text(small(texts("panel-watching-still"))),
        accent=words.accent(fact.seat.seat),
    )


def drafted(fact: PanelFact, texts: Texts) -> str:
    """Say everything that a draft does so far."""
    if fact.chosen is None and not fact.discards and fact.taken is None:
        return texts("panel-watching-nothing")
    if fact.chosen is None and not fact.discards:
        return taken(fact, texts, "panel-watching-takes")
    return _result(fact, texts)


# -- what is --------------------------------------------------------------------------------------


def _heading(fact: PanelFact, texts: Texts, note: str) -> str:
    lines = [_title(fact, texts), *news(fact, texts, note), _task(fact, texts)]
    if fact.partner is not None:
        lines.append(texts("panel-partner-sees", partner=words.bold(fact.partner)))
        lines += notes.unread(fact, texts)
    if fact.has_town and fact.domino is not None:
        lines.append(town_words.full_purse(fact, texts))
    return "\n".join(lines)


def news(
    fact: PanelFact, texts: Texts, note: str, *, hidden: Container[str] = frozenset()
) -> list[str]:
    """Return the lines under the title: the table, and what happened to the draft.

    News in `hidden` are for another tab.
    """
    lines = [texts("panel-table", table=words.table_name(fact.game))] if fact.waiting else []
    lines += [note] if note else []
    lines += [texts(f"panel-news-{code}") for code in fact.news if code not in hidden]
    return lines + [_dropped(fact, move, refusal, texts) for move, refusal in fact.dropped]


def _title(fact: PanelFact, texts: Texts) -> str:
    view = fact.game.view
    ending, said = clock_words.state(fact.game, texts)
    if view.round:
        return texts(f"panel-title{ending}", **{"round": words.round_of(view, texts), **said})
    mine = [slot for slot in view.order if slot.seat == fact.seat.seat]
    if len(mine) == 1:
        return texts(f"panel-title-start{ending}", **said)
    king = sum(slot.done for slot in mine) + 1
    return texts(f"panel-title-start-king{ending}", king=king, kings=len(mine), **said)


def _task(fact: PanelFact, texts: Texts) -> str:
    if fact.domino is None:
        return texts("panel-choose-first")
    giant = giants_tab.task(fact, texts)
    if giant:
        return giant
    domino = words.bold_number(fact.game.view, fact.domino)
    key = "panel-watching-domino" if fact.discards else "panel-place"
    task = texts(key, domino=domino, halves=words.halves(fact.domino, texts))
    return " ".join([task, *later(fact, texts)])


def later(fact: PanelFact, texts: Texts) -> list[str]:
    """Say which further dominoes the lord places in this round."""
    view = fact.game.view
    return [
        texts(
            "panel-later",
            domino=words.bold_number(view, one),
            halves=words.halves(one, texts),
        )
        for one in view.still_to_place(fact.seat.seat)
        if one != fact.domino
    ]


def _dropped(fact: PanelFact, move: Move, refusal: Refusal, texts: Texts) -> str:
    is_yours = refusal.code == "burn_empty"  # the lord has bought that tile since
    return texts(
        "panel-dropped-burn-yours" if is_yours else f"panel-dropped-{move.kind}",
        domino=words.bold_number(fact.game.view, move.domino) if move.domino else "",
        building=town_words.building(move.building, texts) if move.building else "",
        token=court_words.token(move.token, texts) if move.token else "",
        square=f"**{move.squares[0]}**" if move.squares else "",
    )


def _result(fact: PanelFact, texts: Texts, *, everywhere: bool = False) -> str:
    if fact.domino is None:
        return taken(fact, texts, "panel-takes-first") or texts("panel-tap-domino")
    by_letter = numbered(fact) and not everywhere
    if fact.discards:
        said = _nowhere(fact, texts)
    elif fact.chosen is None:
        said = texts("panel-tap-number" if by_letter else "panel-tap-spot")
    else:
        said = _placed(fact, fact.chosen, texts, in_full=not by_letter)
    beside = [*giants_tab.draft_sentences(fact, texts), *_optional(fact, texts)]
    return " ".join(one for one in (said, *beside, taken(fact, texts)) if one)


def _optional(fact: PanelFact, texts: Texts) -> list[str]:
    """Say what the draft does in the town and at The Court, then the total of everything."""
    done = [*town_words.draft_sentences(fact, texts), *court_words.draft_sentences(fact, texts)]
    total = texts("town-total", gain=signed(fact.gain), total=fact.after.total)
    return [*done, total] if done else []


def _does_more(fact: PanelFact) -> bool:
    """Whether the draft does anything in the town or at The Court."""
    bought = fact.court is not None and fact.court.bought is not None
    return bought or (fact.town is not None and fact.town.used)


def taken(fact: PanelFact, texts: Texts, key: str = "panel-then") -> str:
    """Say which domino of the next line is taken; nothing if none is yet."""
    if fact.taken is None:
        return ""
    last = sum(slot.seat is None for slot in fact.game.view.next_line) == 1
    domino = words.bold_number(fact.game.view, fact.taken)
    halves = words.halves(fact.taken, texts)
    return texts(f"{key}-only" if last else key, domino=domino, halves=halves)


def _placed(
    fact: PanelFact, chosen: tuple[str, str], texts: Texts, *, in_full: bool = False
) -> str:
    """Say what the chosen spot does, `in_full` also which half lies where.

    Whoever moves the domino with arrows hears what the list says of each spot.
    """
    only = fact.spots is not None and len(fact.spots.ranked) == 1
    where = locales.spot(*chosen)
    if _does_more(fact):
        said = [texts("panel-lies-only" if only else "panel-lies", spot=where)]
    else:
        key = "panel-at-only" if only else "panel-at"
        said = [texts(key, spot=where, gain=signed(fact.gain), total=fact.after.total)]
    if in_full and fact.domino is not None:
        halves = words.capital(halves_on(fact.domino, chosen, texts))
        said.append(texts("panel-lie-halves", halves=halves))
    sums = words.territory_sums(fact.composition.view, fact.seat.seat, texts, touching=chosen)
    if sums:
        said.append(texts("panel-sums", sums=words.capital(", ".join(sums))))
    return " ".join([*said, *words.bonus_changes(fact.changes, texts)])


def _nowhere(fact: PanelFact, texts: Texts) -> str:
    assert fact.domino is not None
    domino = words.bold_number(fact.game.view, fact.domino)
    lost = words.bonus_changes(fact.changes, texts)
    return " ".join([texts("panel-fits-nowhere", domino=domino), *lost])


# -- placing ---------------------------------------------------------------------------------------


def _placing(fact: PanelFact, texts: Texts, page: int | None, *, everywhere: bool) -> list[Part]:
    if fact.discards:
        why = Button(texts.plain("panel-why"), ids_of(fact)("why"))
        return [Row((why,))]
    ids = ids_of(fact)
    makers = SpotIds(
        number=lambda spot: ids("place", spot.number, spot.left, spot.right),
        arrow=lambda way, spot: ids("move", way, *(spot.squares if spot else ())),
        every=ids("spot"),
    )
    best = lettered(fact, fact.chosen, makers, texts)
    if fact.spots is None or (best and not everywhere):
        others = fact.spots is not None and len(fact.spots.ranked) > len(best)
        more = Button(texts.plain("panel-other-spots"), ids("spots"))
        found = row(*best, more if others else None)
        return [found] if found else []
    return every_spot(fact, fact.chosen, makers, texts, page)


# -- choosing --------------------------------------------------------------------------------------


def other_tab(
    fact: PanelFact,
    texts: Texts,
    tab: str,
    *,
    heading: str,
    picture: Request,
    result: str,
    sections: Sequence[Part],
    instead: Select,
    steps: Sequence[Part | None],
    reasons: Sequence[str],
    before: Part | None = None,
    after: Sequence[str] = (),
) -> Screen:
    """Show another tab than the land: its offers, then the dominoes and [End turn] as on the land.

    `sections` list what can be bought, `instead` is their list for a screen that is too full,
    `reasons` say why the rest can't be bought, and `after` says above the dominoes what paying
    does.
    """
    shown = dominoes(fact, texts, tab=tab)
    return screen(
        Text(heading),
        Picture(picture),
        Text(result),
        before,
        *sections,
        *steps,
        Text(small(" ".join(reasons))) if reasons else None,
        *_below(choosing(fact, texts, tab=tab), after),
        Text(small(status_line(fact, texts))),
        *last_rows(fact, texts, tab=tab),
        accent=words.accent(fact.seat.seat),
        folds=(
            Fold(tuple(shown), domino_list(fact, texts, tab=tab)),
            Fold(tuple(sections), instead),
        ),
    )


def _below(parts: list[Part], after: Sequence[str]) -> list[Part]:
    """Merge the lines about paying with the text above the dominoes."""
    if not after:
        return parts
    text = small(" ".join(after))
    if parts and isinstance(parts[0], Text):
        return [Text(f"{text}\n{parts[0].text}"), *parts[1:]]
    return [Text(text), *parts]


def choosing(fact: PanelFact, texts: Texts, *, tab: str = LAND) -> list[Part]:
    """Offer the dominoes of the next line; nothing in the last round."""
    shown = dominoes(fact, texts, tab=tab)
    if not shown or fact.domino is None:
        return [*shown]
    return [Text(texts("panel-then-take")), *shown]


def dominoes(fact: PanelFact, texts: Texts, *, tab: str = LAND) -> list[Row]:
    """Return the dominoes of the next line as buttons: taken ones disabled, with their lord.

    Four a row; of a longer line five, since their labels are only numbers.
    """
    line = fact.game.view.next_line
    each = LONG_LINE if len(line) >= LONG_LINE else EASY_ROW
    return rows((_domino(fact, slot, texts, tab) for slot in line), each=each)


def _domino(fact: PanelFact, slot: LineSlot, texts: Texts, tab: str) -> Button:
    view = fact.game.view
    label = words.domino_label(view, slot.domino, texts)
    if slot.seat is not None and len(view.next_line) < LONG_LINE:
        lord = words.short_name(view.name(slot.seat))
        label = texts.plain("panel-taken", domino=label, lord=lord)
    style = Style.MAIN if slot.domino == fact.taken else Style.PLAIN
    id = ids_of(fact)("take", slot.domino, *tab_word(tab))
    return Button(label, id, style, off=slot.seat is not None)


def domino_list(fact: PanelFact, texts: Texts, *, tab: str = LAND) -> Select:
    """Return the free dominoes of the next line as a list, for a screen that is too full."""
    view = fact.game.view
    options = tuple(
        Option(
            words.domino_label(view, slot.domino, texts),
            slot.domino.lower(),
            words.halves(slot.domino, texts),
            chosen=slot.domino == fact.taken,
        )
        for slot in view.next_line
        if slot.seat is None
    )
    return Select(texts.plain("panel-take-list"), ids_of(fact)("take", *tab_word(tab)), options)


# -- tools and the way out -------------------------------------------------------------------------


def last_rows(fact: PanelFact, texts: Texts, *, tab: str = LAND) -> list[Row]:
    """Return [End turn] and the tools: Undo, the other open tabs, the partner's notes, Look.

    All are in one row, [End turn] first, if they fit.
    """
    ids = ids_of(fact)
    again = fact.game.may_take_back == fact.seat.seat and not fact.filled
    look = ids.for_anybody()("look", LOOKED_FROM[tab])
    undo = ids("undo", fact.filled, *tab_word(tab))
    end = Button(
        texts.plain("panel-end"),
        ids("end", fact.revision, *tab_word(tab)),
        Style.GO,
        not fact.ready,
    )
    notes_too = fact.partner is not None
    tools = [
        Button(texts.plain("panel-take-back"), ids("takeback"))
        if again
        else Button(texts.plain("panel-undo"), undo, off=not fact.filled),
        *(
            Button(texts.plain(f"panel-tab-{other}"), ids("tab", other))
            for other in open_tabs(fact)
            if other != tab
        ),
        *([notes.button(fact.game, texts, new=fact.new_notes)] if notes_too else []),
        Button(texts.plain("panel-look"), look),
    ]
    if len(tools) < TOGETHER:
        return [Row((end, *tools))]
    return [Row(tuple(tools)), Row((end,))]


def status_line(fact: PanelFact, texts: Texts) -> str:
    """Say what is still to do, or what ending the turn does, in one line."""
    if not fact.ready:
        if fact.domino is None:
            return texts("panel-todo-first")
        todo = words.todo_line(fact.composition.todo, texts)
        opens = _opens(fact, texts)
        return f"{todo} {opens}" if opens else todo
    return warning(fact, texts) or _ready(fact, texts)


def warning(fact: PanelFact, texts: Texts) -> str:
    """Say why the end of this turn can't be taken back; nothing if it can."""
    if _ends_game(fact):
        return texts("panel-ready-ends")
    if fact.closes_line:
        return texts("panel-ready-draws")
    return texts("panel-ready-tiles") if fact.turns_tiles else ""


def _ready(fact: PanelFact, texts: Texts) -> str:
    if fact.partner is not None:
        return texts("panel-ready-partner", partner=words.bold(fact.partner))
    return texts("panel-ready")


def _opens(fact: PanelFact, texts: Texts) -> str:
    """Say which tabs open once the domino is placed."""
    town = fact.has_town and fact.town is None
    court = fact.game.view.court is not None and fact.court is None
    if town and court:
        return texts("courtpanel-opens-both")
    if court:
        return texts("courtpanel-opens")
    return texts("town-opens") if town else ""


def _ends_game(fact: PanelFact) -> bool:
    view = fact.game.view
    left = sum(not slot.done for slot in view.order)
    coming = any(kingdom.pending for kingdom in fact.composition.view.kingdoms)
    return view.round == view.rounds and left == 1 and not coming


# -- why it fits nowhere ---------------------------------------------------------------------------


def why(fact: PanelFact, tries: Sequence[NearTry], texts: Texts, *, places: int = 0) -> Screen:
    """List the nearest spots of a domino that fits nowhere, by the rule that forbids them.

    `places` counts the ways to lay it next to the kingdom, each orientation by itself.
    """
    assert fact.domino is not None
    domino = words.bold_number(fact.game.view, fact.domino)
    title = texts(
        "panel-why-title",
        domino=domino,
        halves=words.capital(words.halves(fact.domino, texts)),
        places=places,
    )
    spots: dict[str, list[str]] = {}
    for one in tries:
        where = f"**{locales.spot(one.left, one.right)}**"
        spots.setdefault(reason(one.refusal, texts), []).append(where)
    lines = [
        texts("panel-why-line", spot=texts.listed(where), reason=why)
        for why, where in spots.items()
    ]
    back = Button(texts.plain("panel-back"), ids_of(fact).for_anybody()("play"), Style.MAIN)
    return screen(
        Text("\n".join([title, *lines])), Row((back,)), accent=words.accent(fact.seat.seat)
    )


_PLACEMENT: Final = {
    "not_adjacent": "spot_apart",
    "off_canvas": "spot_apart",
    "overlap": "spot_taken",
    "area": "spot_area",
    "no_connection": "spot_match",
}


def reason(refusal: Refusal, texts: Texts) -> str:
    """Say why the engine forbids a placement."""
    code = _PLACEMENT.get(refusal.code, refusal.code)
    return errors.sentence(Refused(code, refusal.data), texts)
