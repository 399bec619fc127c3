"""The private panel of a turn: what can be done, what is still to do, and [End turn]."""

from collections.abc import Sequence

import locales
from cogs.play import clock_words, court_words, giants_tab, notes, town_words, words
from cogs.play.spot_controls import (
    SpotIds,
    bonus_hints,
    every_spot,
    halves_on,
    lettered,
    numbered,
    spot_picture,
)
from cogs.play.tabs import LAND, LOOKED_FROM, ids_of, open_tabs
from cogs.play.turn_controls import choosing, domino_list, last_rows
from cogs.screen import (
    Button,
    Part,
    Picture,
    Row,
    Screen,
    Style,
    Text,
    row,
    screen,
    small,
)
from engine import Kind, Move, Refusal
from locales import Texts
from render.requests import Request
from services.facts.panels import PanelFact

LETTERS = "l"
"""In the id of the button that leads back from the list of all spots to the lettered ones."""


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
    moved = fact.spots is not None and (everywhere or not numbered(fact))
    if giants_tab.is_due(fact):
        picture: Request = giants_tab.picture(fact)
        placing, more = giants_tab.crowns(fact, texts), None
    else:
        picture = spot_picture(fact, fact.chosen, fact.taken)
        placing, more = _placing(fact, texts, page, everywhere=everywhere)
    hints = [
        *([] if everywhere or fact.chosen else bonus_hints(fact, texts)),
        giants_tab.no_send(fact, texts),
        status_line(fact, texts),
        town_words.hint(fact, texts),
        court_words.hint(fact, texts),
    ]
    return screen(
        Text(_heading(fact, texts, note)),
        Picture(picture),
        Text(_result(fact, texts, everywhere=everywhere)),
        giants_tab.send_list(fact, texts),
        *placing,
        *choosing(fact, texts, beside_arrows=moved),
        Text(small(" ".join(filter(None, hints)))),
        *last_rows(fact, texts, more=more),
        accent=words.accent(fact.seat.seat),
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


def news(fact: PanelFact, texts: Texts, note: str) -> list[str]:
    """Return the lines under the title: the table, and what happened to the draft."""
    lines = [texts("panel-table", table=words.table_name(fact.game))] if fact.waiting else []
    lines += [note] if note else []
    lines += [texts(f"panel-news-{code}") for code in fact.news]
    if fact.removed:
        steps = [_step(fact, move, texts) for move in fact.removed]
        lines.append(texts("panel-removed", steps=texts.listed(steps)))
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
    key = "panel-dropped-burn-yours" if is_yours else f"panel-dropped-{move.kind}"
    return texts(key, **_named(fact, move, texts))


def _step(fact: PanelFact, move: Move, texts: Texts) -> str:
    """Name what a move does in a draft: "the knight on c5"."""
    spot = locales.spot(*move.squares) if move.kind is Kind.PLACE else ""
    return texts(f"panel-step-{move.kind}", spot=spot, **_named(fact, move, texts))


def _named(fact: PanelFact, move: Move, texts: Texts) -> dict[str, str]:
    """Name what a move is about, ready to show."""
    return {
        "domino": words.bold_number(fact.game.view, move.domino) if move.domino else "",
        "building": town_words.building(move.building, texts) if move.building else "",
        "token": court_words.token(move.token, texts) if move.token else "",
        "square": f"**{move.squares[0]}**" if move.squares else "",
    }


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
    total = texts("town-total", gain=words.gained(fact.gain, texts), total=fact.after.total)
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
        domino = words.bold_number(fact.game.view, fact.domino or "")
        said = [texts("panel-lies-only" if only else "panel-lies", domino=domino, spot=where)]
    else:
        key = "panel-at-only" if only else "panel-at"
        said = [texts(key, spot=where, gain=words.gained(fact.gain, texts), total=fact.after.total)]
    if in_full and fact.domino is not None:
        halves = words.capital(halves_on(fact.domino, chosen, texts))
        said.append(texts("panel-lie-halves", halves=halves))
    sums = words.territory_sums(fact.composition.view, fact.seat.seat, texts, touching=chosen)
    if sums:
        said.append(texts("panel-sums", sums=words.capital(texts.series(sums))))
    return " ".join([*said, *words.bonus_changes(fact.changes, texts)])


def _nowhere(fact: PanelFact, texts: Texts) -> str:
    assert fact.domino is not None
    domino = words.bold_number(fact.game.view, fact.domino)
    lost = words.bonus_changes(fact.changes, texts)
    return " ".join([texts("panel-fits-nowhere", domino=domino), *lost])


# -- placing ---------------------------------------------------------------------------------------


def _placing(
    fact: PanelFact, texts: Texts, page: int | None, *, everywhere: bool
) -> tuple[list[Part], Button | None]:
    """Return the controls of placing, and the button that leads to more of them."""
    if fact.discards:
        return [], Button(texts.plain("panel-why"), ids_of(fact)("why"))
    ids = ids_of(fact)
    makers = SpotIds(
        number=lambda spot: ids("place", spot.number, spot.left, spot.right),
        arrow=lambda way, spot: ids("move", way, *(spot.squares if spot else ())),
        every=ids("spot"),
    )
    best = lettered(fact, fact.chosen, makers, texts)
    if fact.spots is None:
        return [], None
    if everywhere or not best:
        back = None
        if (
            best and len(open_tabs(fact)) == 1
        ):  # another tab leads there and back, and takes its room
            back = Button(texts.plain("panel-best-spots"), ids("spots", LETTERS))
        return every_spot(fact, fact.chosen, makers, texts, page), back
    others = Button(texts.plain("panel-other-spots"), ids("spots"))
    return [Row(best)], others if len(fact.spots.ranked) > len(best) else None


# -- another tab -----------------------------------------------------------------------------------


def other_tab(
    fact: PanelFact,
    texts: Texts,
    tab: str,
    *,
    heading: str,
    picture: Request,
    result: str,
    offers: Sequence[Part | None],
    hints: Sequence[str],
) -> Screen:
    """Show another tab than the land: its offers, then the next line and [End turn].

    All lists are selects, so that everything fits a window. `hints` say what the offers leave out.
    """
    below = [small(" ".join(hints))] if hints else []
    return screen(
        Text(heading),
        Picture(picture),
        Text(result),
        *offers,
        domino_list(fact, texts, tab=tab),
        Text("\n".join([*below, small(status_line(fact, texts))])),
        *last_rows(fact, texts, tab=tab),
        accent=words.accent(fact.seat.seat),
    )


# -- what is left to do ----------------------------------------------------------------------------


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
    table = fact.game.table
    if _ends_game(fact):
        return texts("panel-ready-ends")
    if not table.setup.takeback:
        return texts("panel-ready-final")
    if table.solo:
        return ""
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
