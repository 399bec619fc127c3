"""Notes between the partners of a team: reading and writing them, by button or by command."""

from typing import Final

from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, Ids
from cogs.play import words
from cogs.screen import Button, Field, Form, Screen, Style, Text, row, screen
from locales import Texts, name
from services.facts.games import GameFact, NotesFact
from services.facts.panels import PanelFact

LONGEST: Final = 500
"""How long a note may be."""
SHOWN: Final = 1500
"""How many characters of notes are shown at once; the oldest are left out."""
TEXT: Final = "note"
"""The key of the form's field."""


def button(game: GameFact, texts: Texts, *, new: int = 0) -> Button:
    """Return the button that opens the partners' notes, with the number of new ones."""
    label = texts.plain("panel-notes-some", count=new) if new else texts.plain("panel-notes")
    return Button(label, Ids(GAME, game.id)("notes"))


def unread(fact: PanelFact, texts: Texts) -> list[str]:
    """Say that the partner left notes that have not been read; nothing if there are none."""
    if not fact.new_notes or fact.partner is None:
        return []
    partner = words.bold(fact.partner)
    return [texts("panel-notes-new", partner=partner, count=fact.new_notes)]


def notes(fact: NotesFact, texts: Texts) -> Screen:
    """Show the notes of two partners, the newest last."""
    ids = Ids(GAME, fact.game.id)
    said = {"partner": words.bold(fact.partner.name or ""), "table": words.table_name(fact.game)}
    reads = fact.partner.computer is None
    lines = _latest(fact, texts)
    if not reads:
        lines.append(texts("errors-no_partner-computer", lord=said["partner"]))
    elif not lines:
        lines.append(texts("panel-notes-none"))
    return screen(
        Text("\n".join([texts("panel-notes-title", **said), *lines])),
        row(
            Button(texts.plain("panel-notes-write"), ids("note"), Style.MAIN)
            if reads and not fact.game.over
            else None,
            Button(texts.plain("panel-notes-refresh"), ids("notes")),
            Button(texts.plain("panel-notes-back"), ids("play")) if _at_turn(fact) else None,
            Button(texts.plain("panel-look"), ids("look")),
        ),
        accent=words.accent(fact.seat.seat),
    )


def _latest(fact: NotesFact, texts: Texts) -> list[str]:
    """List the latest notes, as many as a screen holds."""
    kept: list[str] = []
    for note in reversed(fact.notes):
        when = f"<t:{note.at}:R>"
        line = texts("panel-note", lord=words.bold(note.name), when=when, text=name(note.text))
        if kept and sum(map(len, kept)) + len(line) > SHOWN:
            break
        kept.insert(0, line[:SHOWN])
    return kept


def _at_turn(fact: NotesFact) -> bool:
    """Whether one of the partners is on turn, so that there is a panel to go back to."""
    on_turn = fact.game.seat_on_turn
    return on_turn is not None and on_turn.seat in (fact.seat.seat, fact.partner.seat)


def form(game: int, texts: Texts) -> Form:
    label = texts.plain("panel-notes-field")
    return Form(
        texts.plain("panel-notes-form"),
        Ids(GAME, game)("noted"),
        (Field(label, TEXT, longest=LONGEST, long=True),),
    )


@handles(GAME, "note")
async def press_note(click: Click) -> None:
    """Ask for the text of a note, if there is a partner to read it."""
    await click.app.services.play.notes(click.id.id, click.person)
    await click.form(form(click.id.id, click.texts))


@handles(GAME, "noted")
async def send_note(click: Click) -> None:
    await leave(click, click.id.id, (click.fields or {}).get(TEXT, ""))


@game_action("notes", button=True)
async def do_notes(ask: Ask, game: int) -> None:
    await ask.show(notes(await ask.app.services.play.notes(game, ask.person), ask.texts))


async def leave(ask: Ask, game: int, text: str) -> None:
    """Leave the partner a note, and show all notes."""
    await ask.show(notes(await ask.app.services.play.note(game, ask.person, text), ask.texts))
