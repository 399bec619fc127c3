"""`/look`: what lies on a square of a kingdom and around it, and whether a domino fits there."""

from collections.abc import Sequence
from typing import Final

import locales
from cogs.base import Ask, game_action
from cogs.codec import GAME, Ids
from cogs.play import game_buttons, words
from cogs.play.commands import first_of, suggest_lords, typed_squares
from cogs.play.game_views import lord_word, seat_called
from cogs.play.spot_controls import halves_on
from cogs.play.turn_actions import typed_square
from cogs.play.why_nowhere import reason
from cogs.screen import Button, Screen, Text, row, screen
from cogs.slash_commands import Options, Suggestion, game_slash, meant_by, suggests, with_game
from cogs.suggestions import matching
from engine import (
    DOMINOES,
    TOKENS,
    Cell,
    GameView,
    Half,
    Kind,
    KingdomView,
    Move,
    square_name,
    square_order,
)
from locales import Texts, plain_name, signed
from render.words import effects
from render.words.phrases import Words
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.names import folded
from services.facts.panels import Spot, SquareFact
from services.offers.squares import at_square

WAYS: Final = ("above", "right", "below", "left")
"""The neighbors of a square, in the order of SquareFact."""
CASTLE: Final = "castle"
"""What stands for the square of a kingdom's castle."""
FITTING: Final = 8
"""How many spots are named that cover the square."""

_ENGLISH = locales.texts(locales.SOURCE)


def look_at(
    game: GameFact,
    seat: int,
    fact: SquareFact,
    reader: int,
    texts: Texts,
    *,
    drafted: Sequence[Move] = (),
) -> Screen:
    """Say what lies on a square of a seat's kingdom; `drafted`: the moves of the reader's draft."""
    mine = game.table.seat_of(reader)
    lord = words.lords(game.view, seat, texts)
    lines = [
        texts("look-title", square=fact.square, lord=lord, table=words.table_name(game)),
        *_what(game.view, seat, fact, texts),
        _around(game.view, seat, fact, drafted, texts),
        *_fits(game, seat, fact, mine.seat if mine else 0, texts),
        *_drafted(game.view, fact.square, drafted, texts),
    ]
    on_turn = mine is not None and game.seat_on_turn == mine
    return screen(
        Text("\n".join(lines)),
        row(
            game_buttons.play(game, seat, texts) if on_turn else None,
            Button(texts.plain("panel-look"), Ids(GAME, game.id)("look")),
        ),
        accent=words.accent(seat),
    )


def _drafted(view: GameView, square: str, moves: Sequence[Move], texts: Texts) -> list[str]:
    """Say what the draft does on the square; if nothing, that it is not counted here."""
    here = [one for one in moves if square in one.squares]
    lines = [
        texts("look-drafted", halves=halves_on(one.domino, (one.squares[0], one.squares[1]), texts))
        for one in here
        if one.kind is Kind.PLACE
    ]
    others = [one for one in here if one.kind is not Kind.PLACE]
    if others:
        lines.append(texts("look-drafted-moves", moves=words.moves(view, others, texts)))
    if not lines and any(one.squares for one in moves):
        lines.append(texts("panel-look-drafted"))
    return lines


def _what(view: GameView, seat: int, fact: SquareFact, texts: Texts) -> list[str]:
    """Say what lies on the square, on which domino, and in which territory."""
    kingdom = view.kingdom_of(seat)
    cell = next((one for one in kingdom.cells if one.square == fact.square), None)
    said = words.capital(lying(view, kingdom, fact.square, texts))
    if cell is None:
        return [texts("look-free", lies=said)]
    placed = next(one for one in kingdom.placed if fact.square in (one.left, one.right))
    domino = words.bold_number(view, cell.domino)
    spot = locales.spot(placed.left, placed.right)
    lines = [texts("look-laid", lies=said, domino=domino, spot=spot), *_effect(view, cell, texts)]
    territory = next((one for one in kingdom.territories if fact.square in one.squares), None)
    if territory is not None:
        lines.append(
            texts(
                "look-territory",
                terrain=texts.plain(f"common-terrain-{territory.terrain}"),
                count=len(territory.squares),
                squares=texts.series(territory.squares),
                crowns=territory.crowns,
                points=territory.points,
            )
        )
    return lines


def _effect(view: GameView, cell: Cell, texts: Texts) -> list[str]:
    """Say what the building or the token on a square brings."""
    if cell.building is not None:
        effect = effects.effect(view.building(cell.building), texts)
        called = effects.name(cell.building, texts)
    elif cell.token is not None:
        effect = effects.token_effect(TOKENS[cell.token], texts)
        called = effects.token_name(cell.token, texts)
    else:
        return []
    return [texts("look-effect", name=called, effect=effect)]


def lying(view: GameView, kingdom: KingdomView, square: str, texts: Texts) -> str:
    """Say in few words what lies on a square: "lake 1 crown with knight", "free"."""
    if square == kingdom.castle:
        return texts.plain("board-castle")
    cell = next((one for one in kingdom.cells if one.square == square), None)
    if cell is None:
        return texts.plain("board-free" if square in kingdom.reachable else "look-out")
    said = words.half(Half(cell.terrain, cell.crowns), texts)
    phrases = Words(texts, spoken=True, view=view)
    things = [effects.name(cell.building, texts)] if cell.building else []
    things += [effects.token_name(cell.token, texts)] if cell.token else []
    things += [effects.resource(cell.resource, texts)] if cell.resource else []
    things += [phrases.say("giants", count=cell.giants)] if cell.giants else []
    things += [phrases.say("knight")] if cell.knight else []
    return phrases.say("with", square=said, things=texts.listed(things)) if things else said


def _around(
    view: GameView, seat: int, fact: SquareFact, drafted: Sequence[Move], texts: Texts
) -> str:
    """Say what lies on the squares around, and what the draft would lay there."""
    kingdom, laid = view.kingdom_of(seat), dict[str, str]()
    for move in drafted:
        if move.kind is Kind.PLACE:
            domino = DOMINOES[move.domino]
            laid |= {
                square: texts.plain("look-laid-draft", half=words.half(half, texts))
                for square, half in zip(move.squares, (domino.left, domino.right), strict=True)
            }
    found = [
        texts(
            f"look-{way}",
            square=square,
            lies=laid.get(square) or lying(view, kingdom, square, texts),
        )
        for way, square in zip(WAYS, fact.around, strict=True)
        if square is not None
    ]
    return texts("look-around", around=texts.apart(found))


def _fits(game: GameFact, seat: int, fact: SquareFact, mine: int, texts: Texts) -> list[str]:
    """Say where the next domino of the kingdom's lord fits with the square, or why not."""
    if fact.domino is None:
        return []
    view = game.view
    said: dict[str, str | int] = {
        "domino": words.bold_number(view, fact.domino),
        "halves": words.halves(fact.domino, texts),
        "lord": words.bold(view.name(seat)),
        "whose": "own" if seat == mine else "lord",
    }
    if fact.fitting:
        found = [_spot(fact, one, texts) for one in fact.fitting[:FITTING]]
        return [texts("look-fits", spots=texts.apart(found), **said)]
    why = " ".join(dict.fromkeys(reason(one, texts) for one in fact.refusals))
    return [texts("look-unfit", why=why, **said)]


def _spot(fact: SquareFact, spot: Spot, texts: Texts) -> str:
    """Say a spot that covers the square: its halves, what it brings and what it spoils."""
    assert fact.domino is not None, "spots are of a domino"
    changes = words.bonus_changes(spot.changes, texts)
    said = texts(
        "look-spot",
        spot=locales.spot(*spot.squares),
        halves=halves_on(fact.domino, spot.squares, texts),
        gain=signed(spot.delta),
    )
    return " ".join([said, *(one.removesuffix(".") for one in changes)])


# -- the command -----------------------------------------------------------------------------------


@game_slash("look", at="panel-option-at", lord="panel-option-lord")
async def look(
    ask: Ask, at: str | None = None, lord: str | None = None, game: str | None = None
) -> None:
    called = await lord_word(ask, lord, game)
    if at is None:
        await with_game(ask, "look", game, *([called] if called else []))
        return
    squares = typed_squares(at)
    if folded(at) in {folded(texts.plain("board-castle")) for texts in (ask.texts, _ENGLISH)}:
        squares = [CASTLE]
    if len(squares) != 1:
        data = {"text": plain_name(at), **first_of(squares)}
        raise Refused("square_unknown", data, ("panel",))
    await with_game(ask, "square", game, squares[0], *([called] if called else []))


@game_action("square")
async def do_square(ask: Ask, game: int, square: str, lord: str = "") -> None:
    """Say what lies on a square: of one's own kingdom, or a lord's."""
    play = ask.app.services.play
    fact = await play.watch(game, ask.person)
    seat = _seat(fact, ask.user, lord)
    kingdom = fact.view.kingdom_of(seat)
    where = kingdom.castle if square == CASTLE else typed_square(square)
    if where not in _board(kingdom):
        last = square_name(kingdom.canvas, kingdom.canvas)
        raise Refused("square_outside", {"square": where, "last": last}, ("panel",))
    mine = fact.table.seat_of(ask.user)
    own = mine is not None and mine == fact.seat_on_turn and mine.seat in kingdom.seats
    drafted = await play.drafted_moves(game, ask.person) if own else ()
    found = at_square(fact.view, seat, where)
    await ask.show(look_at(fact, seat, found, ask.user, ask.texts, drafted=drafted))


def _seat(game: GameFact, reader: int, lord: str) -> int:
    """Find whose kingdom is meant: a lord's, else one's own, else that of the lord on turn."""
    called = seat_called(game, lord) if lord else None
    if lord and called is None:
        raise Refused("lord_unknown", {"text": lord}, ("panel",))
    mine = game.table.seat_of(reader)
    on_turn = game.seat_on_turn.seat if game.seat_on_turn else 1
    return called or (mine.seat if mine else on_turn)


def _board(kingdom: KingdomView) -> list[str]:
    """List the squares that a kingdom's board has."""
    sides = range(1, kingdom.canvas + 1)
    return [square_name(column, row) for column in sides for row in sides]


suggests(look, "lord")(suggest_lords)


@suggests(look, "at", filtered=False)
async def suggest_squares(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest the squares of the kingdom, each with what lies there; a typed one comes first."""
    game = await ask.app.services.play.watch(await meant_by(ask, options), ask.person)
    typed = (getattr(options, option, None) or None for option in ("lord", "game"))
    kingdom = game.view.kingdom_of(_seat(game, ask.user, await lord_word(ask, *typed)))
    laid = [kingdom.castle, *(cell.square for cell in kingdom.cells)]
    known = [*sorted(laid, key=square_order), *sorted(kingdom.reachable, key=square_order)]
    wanted = [one for one in typed_squares(current) if one in _board(kingdom)]
    found = [(_label(game.view, kingdom, one, ask.texts), one) for one in known]
    first = [(_label(game.view, kingdom, one, ask.texts), one) for one in wanted[:1]]
    others = [pair for pair in matching(found, current) if pair not in first]
    return [*first, *others]


def _label(view: GameView, kingdom: KingdomView, square: str, texts: Texts) -> str:
    lies = lying(view, kingdom, square, texts)
    return texts.plain("look-choice", square=square, lies=lies)
