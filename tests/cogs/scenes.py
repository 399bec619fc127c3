"""Facts made from real games of the engine, for the tests of screens and messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from unicodedata import category

from discord.ui import TextDisplay

import render
from cogs import codec, view
from cogs.base import handler_of
from cogs.screen import (
    CONTENT,
    TEXT,
    Button,
    Ping,
    Screen,
    Section,
    Select,
    Text,
    controls,
    count,
    custom_id,
    pictures,
    text_of,
)
from engine import Game, GameView, Kind, Move, Options, Step
from locales import texts
from sandbox.rules import check_message
from services.facts.games import GameFact, MenuFact, RoundEnd, TurnReport
from services.facts.news import Call
from services.facts.panels import PanelFact
from services.facts.tables import SeatFact, Setup, TableFact
from services.offers.court import court
from services.offers.giants import giant
from services.offers.spots import spots, with_arrows
from services.offers.town import town
from services.offers.trial_kingdom import bonus_changes

EN = texts("en")
V2 = 1 << 15
DIGITS = re.compile("[0-9a-f]{32,}")
"""Seals and seeds."""
SIGNS = re.compile("[\u2190-\u21ff\u23cf-\u23ff\u25a0-\u25ff]")
"""Arrows, the signs of players, and triangles."""
BIGGEST = 2**63 - 1
LONG = "*_Maximilian~von|der<Burg>@here_"
NAMES = (LONG, "Ben", "Cara", "Dan", "Eve", "Finn", "Gwen", "Hal")
SETUPS = (
    Setup("kingdomino", 2),
    Setup("kingdomino", 2, frozenset({"mighty_duel", "middle_kingdom", "harmony"})),
    Setup("kingdomino", 3, frozenset({"middle_kingdom"})),
    Setup("kingdomino", 4, frozenset({"middle_kingdom", "harmony"})),
    Setup("discovery", 2),
    Setup("queendomino", 2, frozenset({"middle_kingdom", "harmony"})),
    Setup("queendomino", 3),
    Setup("queendomino", 4, frozenset({"harmony"})),
)
TOWNS = SETUPS[5:]
"""Those with a town."""
EIGHT = Setup("royal_wedding", 8)
TEAMS = Setup("royal_wedding", 8, teams=True)
ROYAL = (
    Setup("royal_wedding", 3),
    Setup("royal_wedding", 4, frozenset({"middle_kingdom"})),
    Setup("royal_wedding", 5),
    EIGHT,
    Setup("royal_wedding", 6, teams=True),
    TEAMS,
)
GIANTS = Setup("kingdomino", 5, giants=True)
GIANT_TOWN = Setup("queendomino", 4, giants=True)
COURT = Setup("kingdomino", 4, court=True)
FULLEST = Setup("queendomino", 5, giants=True, court=True)
ALL_OF_IT = (*ROYAL, GIANTS, GIANT_TOWN, COURT, FULLEST)
"""Every box and addition that came after the first two."""


def called(setup: object) -> str:
    """Name a set-up for pytest."""
    assert isinstance(setup, Setup)
    more = [word for word in ("giants", "court", "teams") if getattr(setup, word)]
    return "-".join((setup.box, str(setup.lords), *more, *sorted(setup.variants)))


def new_game(setup: Setup, seed: int = 1) -> Game:
    options: Options = setup.options()
    return Game.new(options, NAMES[: setup.lords], seed=seed.to_bytes(32, "big"))


def table(setup: Setup, **changes: object) -> TableFact:
    seats = tuple(SeatFact(n, 100 + n, NAMES[n - 1]) for n in range(1, setup.lords + 1))
    fact = TableFact(
        id=BIGGEST,
        server=1,
        channel=2,
        thread=3,
        message=3,
        place="threads",
        name="Harvest Moon",
        host=101,
        host_name=LONG,
        setup=setup,
        state="playing",
        seats=seats,
        invited=(),
        created=0,
        expires=None,
        game=BIGGEST - 1,
        dynasty=None,
    )
    return replace(fact, **changes)  # type: ignore[arg-type]


def game_fact(game: Game, setup: Setup, **changes: object) -> GameFact:
    home = table(setup)
    seat = home.seats[game.turn.seat - 1] if game.turn else None
    fact = GameFact(
        id=BIGGEST - 1,
        table=home,
        number=1,
        version=2**33,
        turn_version=2**33,
        view=game.view(),
        seat_on_turn=seat,
        last=(),
        may_take_back=None,
        ending="played" if game.over else None,
        seed="ab" * 32 if game.over else None,
    )
    return replace(fact, **changes)  # type: ignore[arg-type]


def menu_fact(fact: GameFact, seat: int = 1, **changes: object) -> MenuFact:
    """Return what a lord can do about a game."""
    return replace(MenuFact(fact, fact.table.seats[seat - 1]), **changes)  # type: ignore[arg-type]


def panel_fact(
    game: Game, setup: Setup, slots: Sequence[Move] = (), **changes: object
) -> PanelFact:
    """Return the panel of the lord on turn with a draft."""
    fact = game_fact(game, setup)
    assert game.turn is not None
    seat, composition = game.turn.seat, game.compose(slots)
    placed = next((move for move in composition.moves if move.kind is Kind.PLACE), None)
    took = next((move for move in composition.moves if move.kind is Kind.CHOOSE), None)
    chosen = (placed.squares[0], placed.squares[1]) if placed else None
    domino = next((slot.domino for slot in fact.view.order if not slot.done), None)
    found = spots(fact.view, seat, composition.options.get(Step.PLACE, ()))
    panel = PanelFact(
        game=fact,
        seat=fact.table.seats[seat - 1],
        turn=game.turn.text(),
        revision=7,
        filled=sum(
            move.step not in composition.forced and move.kind is not Kind.END
            for move in composition.moves
        ),
        composition=composition,
        domino=domino,
        spots=with_arrows(found, chosen) if found else None,
        discards=any(move.kind is Kind.DISCARD for move in composition.moves),
        chosen=chosen,
        taken=took.domino if took else None,
        before=fact.view.kingdom_of(seat).scorecard,
        after=composition.view.kingdom_of(seat).scorecard,
        closes_line=False,
        changes=bonus_changes(fact.view, seat, composition),
        town=town(game, fact.view, seat, composition),
        giant=giant(fact.view, seat, domino, composition) if domino else None,
        court=court(game, seat, composition),
        partner=next(
            (NAMES[one - 1] for one in fact.view.kingdom_of(seat).seats if one != seat),
            None,
        ),
    )
    return replace(panel, **changes)  # type: ignore[arg-type]


def drafts(game: Game) -> Iterator[tuple[Move, ...]]:
    """Yield drafts of a turn: nothing, one step, everything; in a town what can be done there."""
    yield ()
    composition = game.compose(())
    firsts = [moves[0] for moves in composition.options.values() if moves]
    for move in firsts:
        yield (move,)
    last = tuple(moves[-1] for moves in composition.options.values() if moves)
    yield last
    if game.view().board is not None:
        yield from _in_town(game, last)


def _in_town(game: Game, slots: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """Yield drafts that also tax, build and burn: one of them, and everything that goes."""
    options = game.compose(slots).options
    taxes, builds = options.get(Step.TAX, ()), options.get(Step.BUILD, ())
    burns = options.get(Step.BURN, ())
    for some in (taxes[:1], taxes[:2], builds[:1], builds[-1:], burns[-1:]):
        if some:
            yield (*slots, *some)
    yield (*slots, *taxes[:2], *builds[:1], *burns[-1:])


def through(setup: Setup, seed: int = 1) -> Iterator[Game]:
    """Yield a game before every turn: its lords take the moves that leave gaps, then its end."""
    game = new_game(setup, seed)
    step = 0
    while not game.over:
        if not game.turn_begun:
            yield game
        moves = game.legal_moves()
        game.play(moves[(step * 7 + seed) % len(moves)])
        step += 1
    yield game


def quickly(setup: Setup, seed: int = 1, *, every: int = 1) -> Iterator[Game]:
    """Yield a game before some of its turns, and at its end: its lords take what comes first.

    Nothing optional is done, so that not even the searches of The Court have to be listed.
    """
    game, turn = new_game(setup, seed), 0
    while not game.over:
        if turn % every == 0:
            yield game
        for move in whole_turn(game):
            game.play(move)
        turn += 1
    yield game


def whole_turn(game: Game) -> tuple[Move, ...]:
    """Return a turn in which only what must be is done: by turns the first or the last option."""
    slots: list[Move] = []
    while not (composition := game.compose(slots)).ready:
        options = composition.options[composition.todo[0]]
        slots.append(options[len(options) // 3])
    return composition.moves


def report(game: Game, seat: int = 1, **changes: object) -> TurnReport:
    """Return the report of a turn that placed a domino and took one."""
    one = TurnReport(
        seat=seat,
        name=NAMES[seat - 1],
        turn="5.2",
        version=9,
        moves=("place K17 b5 a5", "choose K33"),
        domino=_last(game.view(), seat),
        spot=("b5", "a5"),
        gain=3,
        total=13,
        took="K33",
        by="lord",
    )
    return replace(one, **changes)  # type: ignore[arg-type]


def _last(view: GameView, seat: int) -> str:
    placed = view.kingdom_of(seat).placed
    return placed[-1].domino if placed else "K17"


def round_end(game: Game) -> RoundEnd:
    standing = tuple((seat, name, 40 - seat) for seat, name in enumerate(game.view().names, 1))
    return RoundEnd(5, ("K7", "K19", "K27", "K46"), standing)


def call(fact: GameFact, **changes: object) -> Call:
    assert fact.seat_on_turn is not None
    return replace(Call(fact.seat_on_turn, "mention"), **changes)  # type: ignore[arg-type]


# -- what every message has to keep ----------------------------------------------------------------


def accept(shown: Screen | Ping, *, handled: bool = True) -> None:
    """Discord takes the message; its ids are read back and answered; its words are short.

    So it does with text boards instead of its pictures, or above them.
    """
    sent = _sent(shown, [view.Drawn(b"png", "alt") for _ in pictures(shown)])
    boards = [render.board(one.request) for one in pictures(shown)]
    if boards:
        _sent(shown, [view.Drawn(b"png", "alt", board) for board in boards])
        _check_boards(_sent(shown, [view.Drawn(None, "alt", board) for board in boards]), boards)
    ids = [custom_id(one) for one in controls(shown)]
    assert len(set(ids)) == len(ids), sorted(a for a, b in pairwise(sorted(ids)) if a == b)
    for id in ids:
        assert codec.parse(id).text() == id
        assert not handled or handler_of(codec.parse(id)), id
    for one in controls(shown):
        _check_words(one)
    check_labels(shown)
    after = DIGITS.split(said(shown))[1:]
    assert not any(map(str.isalnum, "".join(after[-1:]))), "digits are read aloud: they come last"
    if isinstance(shown, Screen):
        assert sent.view is not None
        assert count(shown) == sent.view.total_children_count <= 40
        assert len(said(shown)) <= 1800, len(said(shown))
        assert all(one.text.strip() for one in shown.parts if isinstance(one, Text | Section))
    else:
        assert len(shown.content) <= 2000
        assert len(shown.rows) <= 2


def _sent(shown: Screen | Ping, drawn: Sequence[view.Drawn]) -> view.Sendable:
    """Build a message as Discord takes it."""
    sent = view.build(shown, drawn)
    attached = [{"id": n, "filename": file.filename} for n, file in enumerate(sent.files)]
    body = {
        "components": sent.view.to_components() if sent.view else [],
        "content": sent.content,
        "attachments": attached,
    }
    check_message(body, flags=V2 if isinstance(shown, Screen) else 0)
    return sent


def _check_boards(sent: view.Sendable, boards: Sequence[str]) -> None:
    """Every text board is there; one is cut only if there is no room for all of it."""
    parts = sent.view.walk_children() if sent.view else ()
    told = "".join(one.content for one in parts if isinstance(one, TextDisplay))
    limit = TEXT if sent.content is None else CONTENT
    told += sent.content or ""
    assert not any(file.filename.startswith("board") for file in sent.files)
    assert told.count("```") % 2 == 0
    cut = [board for board in boards if board not in told]
    assert not cut or len(told) + sum(map(len, cut)) > limit, cut


def _check_words(one: object) -> None:
    if isinstance(one, Button):
        assert len(one.label) <= 32, one.label
    elif isinstance(one, Select):
        assert len(one.placeholder) <= 28, one.placeholder
        assert len(one.options) <= 25
        values = [option.value for option in one.options]
        assert len(set(values)) == len(values)
        for option in one.options:
            assert len(option.label) <= 60, option.label
            assert len(option.description) <= 80, option.description
        assert sum(option.chosen for option in one.options) <= one.most


def check_labels(shown: Screen | Ping) -> None:
    """Every button of a message says something of its own: it is read aloud alone."""
    heard = [heard_of(one.label) for one in buttons(shown)]
    assert len(set(heard)) == len(heard), sorted(heard)
    assert all(heard), labels(shown)


def heard_of(label: str) -> str:
    """Return what a screen reader says of a label for sure: neither punctuation nor arrows."""
    said = (one for one in label if category(one)[0] != "P" and not SIGNS.search(one))
    return " ".join("".join(said).split()).casefold()


said = text_of


def buttons(shown: Screen | Ping) -> list[Button]:
    return [one for one in controls(shown) if isinstance(one, Button)]


def labels(shown: Screen | Ping) -> list[str]:
    return [one.label for one in buttons(shown)]


def button(shown: Screen | Ping, label: str) -> Button:
    found = [one for one in controls(shown) if isinstance(one, Button) and one.label == label]
    assert len(found) == 1, labels(shown)
    return found[0]


def select(shown: Screen, action: str) -> Select:
    return next(
        one for one in controls(shown) if isinstance(one, Select) and one.id.action == action
    )
