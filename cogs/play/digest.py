"""What happened since a lord's last turn: `/digest` and [Since my last turn]."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from cogs.base import Ask, game_action
from cogs.codec import GAME, Ids
from cogs.play import clock_words, game_buttons, words
from cogs.play.public_messages import last_lines
from cogs.screen import Button, Picture, Screen, Text, row, screen, small
from cogs.slash_commands import game_command
from locales import Texts, name, plain_name, signed
from render.requests import TablePicture, pages
from services.facts.games import GameFact, TurnReport
from services.facts.lists import DigestFact

LINES: Final = 12
"""How many turns are listed one by one; more are listed by round."""
ROOM: Final = 1_780
"""How many characters the screen holds; the oldest turns are left out."""


def button(game: GameFact, texts: Texts) -> Button:
    return Button(texts.plain("digest-button"), Ids(GAME, game.id)("digest"))


def digest(fact: DigestFact, texts: Texts) -> Screen:
    """Show what happened since a lord's last turn, and the table with new dominoes framed."""
    game, view = fact.game, fact.game.view
    title = texts("digest-title", table=name(game.table.name), at=clock_words.relative(fact.since))
    state = "\n".join(_now(fact, texts))
    room = ROOM - len(title) - len(state)
    said = turns(fact, texts, room) or [texts("digest-nothing")]
    spots = tuple((seat, *squares) for seat, _, squares in fact.placed)
    called = plain_name(game.table.name)
    return screen(
        Text("\n".join((title, *said))),
        Text(state),
        *(Picture(TablePicture(view, called, page, spots)) for page in range(pages(view))),
        row(
            _play(fact, texts),
            game_buttons.step_through(game.id, fact.step, texts) if fact.reports else None,
            Button(texts.plain("common-button-look"), Ids(GAME, game.id)("look")),
        ),
        accent=words.accent(fact.seat.seat),
    )


def turns(fact: DigestFact, texts: Texts, room: int) -> list[str]:
    """Write the turns since, the latest that fit into a number of characters."""
    return last_lines(_turns(fact, texts), room)


def _turns(fact: DigestFact, texts: Texts) -> list[str]:
    """Write one line a turn; if they are many, one line a round."""
    view = fact.game.view
    if len(fact.reports) <= LINES:
        return [words.report(view, one, texts) for one in fact.reports]
    rounds = groupby(fact.reports, key=lambda one: int(one.turn.partition(".")[0]))
    return [_round(fact, number, played, texts) for number, played in rounds]


def _round(fact: DigestFact, number: int, played: Iterable[TurnReport], texts: Texts) -> str:
    text = texts.series(_short(fact, one, texts) for one in played)
    if not number:
        return texts("digest-start", turns=text)
    return texts("digest-round", round=number, turns=text)


def _short(fact: DigestFact, one: TurnReport, texts: Texts) -> str:
    """Say a turn in few words: lord, domino and points."""
    number = words.bold_number(fact.game.view, one.domino or one.took or "")
    if one.domino is None:
        return texts("digest-chose", lord=name(one.name), domino=number)
    return texts("digest-placed", lord=name(one.name), domino=number, gain=signed(one.gain))


def _now(fact: DigestFact, texts: Texts) -> list[str]:
    """Say the state of the game: the next line, the points then and now, the turn in progress."""
    game, view = fact.game, fact.game.view
    points = [
        texts("digest-points-one", lord=name(lord), then=then, now=now)
        for lord, then, now in fact.points
    ]
    lines = [texts("digest-points", points=texts.series(points, " · "))]
    if view.next_line:
        line = texts.series(words.number(view, slot.domino) for slot in view.next_line)
        lines.insert(0, texts("digest-line", line=line))
    if game.seat_on_turn is not None and not game.over:
        on_turn = texts("panel-done-next", lord=words.seat_name(game.seat_on_turn))
        lines.append(small(" ".join(filter(None, (on_turn, clock_words.sentence(game, texts))))))
    return lines


def _play(fact: DigestFact, texts: Texts) -> Button | None:
    """Return the button to the turn, if it is the reader's."""
    game, seat = fact.game, fact.seat.seat
    if game.over or game.seat_on_turn is None or game.seat_on_turn.seat != seat:
        return None
    return game_buttons.play(game, seat, texts)


game_command("digest", "digest", area="digest")


@game_action("digest", button=True)
async def do_digest(ask: Ask, game: int) -> None:
    fact = await ask.app.services.play.digest(game, ask.person)
    await ask.show(ask.reader.shortened(digest(fact, ask.texts)))
