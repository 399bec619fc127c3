"""Controls of every page of a turn's panel: the next line, the tools and [End turn]."""

from typing import Final

from cogs.play import notes, words
from cogs.play.tabs import LAND, LOOKED_FROM, ids_of, open_tabs, tab_word
from cogs.screen import Button, Option, Part, Row, Select, Style, rows
from engine import GameView, LineSlot
from locales import Texts
from services.facts.panels import PanelFact

LONG_LINE: Final = 5
"""From so many dominoes on a line is a list: their buttons would need too many rows."""
TOGETHER: Final = 5
"""So many buttons fit one row: [End turn], [Undo] and the tools, if there are no more."""


def is_roomy(view: GameView) -> bool:
    """Whether a page has room for dominoes as buttons: turns are short, and so is the line."""
    options = view.options
    more = view.board is not None or options.court or options.giants
    return not more and len(view.next_line) < LONG_LINE


def choosing(fact: PanelFact, texts: Texts, *, beside_arrows: bool) -> list[Part]:
    """Offer the dominoes of the next line: as buttons if there is room, else as a list.

    Beside the arrows and the list of all spots there is none.
    """
    if is_roomy(fact.game.view) and not beside_arrows:
        return [*dominoes(fact, texts)]
    listed = domino_list(fact, texts)
    return [listed] if listed is not None else []


def dominoes(fact: PanelFact, texts: Texts) -> list[Row]:
    """Return the dominoes of the next line as buttons: taken ones disabled, with their lord."""
    return rows(_domino(fact, slot, texts) for slot in fact.game.view.next_line)


def _domino(fact: PanelFact, slot: LineSlot, texts: Texts) -> Button:
    label = words.domino_choice(fact.game.view, slot, texts)
    style = Style.MAIN if slot.domino == fact.taken else Style.PLAIN
    return Button(label, ids_of(fact)("take", slot.domino), style, off=slot.seat is not None)


def domino_list(fact: PanelFact, texts: Texts, *, tab: str = LAND) -> Select | None:
    """Return the free dominoes of the next line as a list; None if there is none."""
    view = fact.game.view
    options = tuple(
        Option(
            words.domino_choice(view, slot, texts),
            slot.domino.lower(),
            chosen=slot.domino == fact.taken,
        )
        for slot in view.next_line
        if slot.seat is None
    )
    if not options:
        return None
    return Select(texts.plain("panel-take-list"), ids_of(fact)("take", *tab_word(tab)), options)


def last_rows(
    fact: PanelFact, texts: Texts, *, tab: str = LAND, more: Button | None = None
) -> list[Row]:
    """Return [End turn] and the tools: Undo, the other open tabs, the partner's notes, Look.

    `more` leads to more spots. All are in one row, [End turn] first, if they fit.
    """
    ids = ids_of(fact)
    again = fact.game.may_take_back == fact.seat.seat and not fact.filled
    look = ids.for_anybody()("look", LOOKED_FROM[tab])
    undo_id = ids("undo", fact.filled, *tab_word(tab))
    end = Button(
        texts.plain("panel-end"),
        ids("end", fact.revision, *tab_word(tab)),
        Style.GO,
        not fact.ready,
    )
    undo = (
        Button(texts.plain("panel-take-back"), ids("takeback"))
        if again
        else Button(texts.plain("panel-undo"), undo_id, off=not fact.filled)
    )
    tabs = [
        Button(texts.plain(f"panel-tab-{other}"), ids("tab", other))
        for other in open_tabs(fact)
        if other != tab
    ]
    notes_too = fact.partner is not None
    tools = [
        *([more] if more is not None else []),
        *tabs,
        *([notes.button(fact.game, texts, new=fact.new_notes)] if notes_too else []),
        *([] if fact.hint is None else [_hint(fact, fact.hint, texts)]),
        Button(texts.plain("panel-look"), look),
    ]
    if len(tools) + 2 <= TOGETHER:
        return [Row((end, undo, *tools))]
    return [Row((end, undo)), *rows(tools, each=TOGETHER)]


def _hint(fact: PanelFact, told: int, texts: Texts) -> Button:
    """Return the button of a hint: it tells a region, and pressed again the moves."""
    return Button(texts.plain("panel-hint"), ids_of(fact)("hint", told + 1))
