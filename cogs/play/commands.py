"""Commands of a game: each does what a button does, and answers with the same screen."""

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from discord import app_commands

import locales
from cogs import slash_commands
from cogs.base import Ask
from cogs.play import notes
from cogs.play.court_actions import BEST, typed_token
from cogs.play.game_views import lord_word
from cogs.play.offer_suggestions import (
    best_offers,
    best_tokens,
    buildings_called,
    suggested_buildings,
    suggested_payments,
    suggested_tokens,
    suggested_victims,
    tokens_called,
)
from cogs.play.spot_controls import numbered, spot_suggestions
from cogs.play.town_actions import typed_building
from cogs.play.turn_actions import SPOT_LETTER
from cogs.play.why_nowhere import reason
from cogs.play.words import halves, number
from cogs.slash_commands import (
    Options,
    Suggestion,
    game_command,
    game_slash,
    meant_by,
    suggests,
    with_game,
    words,
)
from cogs.suggestions import matching
from cogs.tables import solo
from engine.kingdom import Kingdom
from locales import Texts, plain_name, signed
from services.facts import Press, Refused
from services.facts.panels import (
    BuildOffer,
    CrownOffer,
    PanelFact,
    SendOffer,
    TokenOffer,
)

SQUARE: Final = re.compile(r"[a-m]([1-9]|1[0-3])")
SQUARES: Final = re.compile(r"(?<![a-z])[a-z][1-9][0-9]?(?![0-9])")
APART: Final = re.compile(r"(?<![a-z0-9])([a-z])\s+(?=[1-9])")
"""The letter of a square that is written apart from its number."""
TURNED: Final = re.compile(r"(?:[1-9][0-9]?\s*[a-z](?![a-z])[\s,\u2013-]*){1,4}")
TURNED_ONE: Final = re.compile(r"([1-9][0-9]?)\s*([a-z])")
"""A square with its row before its column, and some of them."""
PARTED: Final = re.compile(r"\w*\d[.,_]\d")
"""The beginning of a number that is no whole one."""
NUMBERED: Final = re.compile(
    r"^(?:domino\b)?\s*+(?:no\.?|#)?\s*+([kqd]?)\s*+(?=\d)", re.IGNORECASE | re.ASCII
)
"""What may stand before a domino's number, such as "no 20" or "q 48"; its box's letter is kept."""
SPOT: Final = re.compile(r"^spot\b\s*", re.IGNORECASE)
"""The option's own name, written without its colon."""
PAYING: Final = 4
"""The most squares that pay for a token (R46)."""
AS: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "as_": [("panel-choice-picture", "picture"), ("panel-choice-text", "text")]
}


@game_slash("play")
async def play(ask: Ask, game: str | None = None) -> None:
    """Open the turn; whoever has no game is offered one against the computer."""
    try:
        await with_game(ask, "play", game)
    except Refused as refused:
        if refused.code != "no_game_here":
            raise
        await ask.show(solo.nothing_to_play(ask))


for _name in ("discard", "undo", "end", "takeback", "record"):
    game_command(_name, _name)
for _name in ("resign", "abort", "rematch"):
    game_command(_name, _name, group=slash_commands.game)
game_command("status", "look", group=slash_commands.game)


@game_slash("place", spot="panel-option-spot")
async def place(ask: Ask, spot: str, game: str | None = None) -> None:
    bare = SPOT.sub("", spot.strip())
    squares = typed_squares(bare)
    letter = SPOT_LETTER.findall(bare)
    if len(squares) == 2 or letter:
        await with_game(ask, "place", game, *(letter or squares))
        return
    await _unknown(ask, "spot_unknown", spot, game)


def typed_squares(spot: str) -> list[str]:
    """Read squares: "b5 a5", "b5–a5", "b5a5", "b 5 a 5", a whole suggestion "A: b5–a5 (+3)".

    Rows before columns are understood, too: "5b 5a".
    """
    if TURNED.fullmatch(spot.lower()):
        return [f"{column}{row}" for row, column in TURNED_ONE.findall(spot.lower())]
    return SQUARES.findall(APART.sub(r"\1", spot.lower()))


@game_slash("tax", square="panel-option-square")
async def tax(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "tax", game, await _one_square(ask, square, game))


@game_slash("build", building="panel-option-building", square="panel-option-site")
async def build(
    ask: Ask, building: str, square: str | None = None, game: str | None = None
) -> None:
    wanted = typed_building(building)
    if not wanted:
        await _unknown(ask, "building_unknown", building, game)
    site = [await _one_square(ask, square, game)] if square else []
    await with_game(ask, "build", game, wanted, *site)


@game_slash("burn", building="panel-option-building")
async def burn(ask: Ask, building: str, game: str | None = None) -> None:
    wanted = typed_building(building)
    if not wanted:
        await _unknown(ask, "building_unknown", building, game)
    await with_game(ask, "burn", game, wanted)


async def _one_square(ask: Ask, typed: str, game: str | None) -> str:
    """Read a square: "h9", or a whole suggestion "h9 town: +3 coins"."""
    squares = typed_squares(typed)
    if len(squares) != 1:
        await _unknown(ask, "square_unknown", typed, game, **first_of(squares))
    return squares[0]


def first_of(squares: Sequence[str]) -> dict[str, str]:
    """Return what a refusal of squares names where there are several instead of one."""
    return {"square": squares[0]} if len(squares) > 1 else {}


async def _unknown(ask: Ask, code: str, typed: str, game: str | None, **more: str) -> NoReturn:
    """Refuse what can't be read, so that the refusal leads to the game's panel."""
    found = await slash_commands.meant(ask, game)
    if isinstance(found, int):
        ask.game = found
    raise Refused(code, {"text": plain_name(typed), **more}, ("panel",))


@game_slash("giant", square="panel-option-crown")
async def giant(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "giant", game, await _one_square(ask, square, game))


@game_slash("send", giant="panel-option-giant", lord="panel-option-receiver")
async def send(ask: Ask, giant: str, lord: str, game: str | None = None) -> None:
    square = await _one_square(ask, giant, game)
    await with_game(ask, "send", game, square, await lord_word(ask, lord, game))


@game_slash("receive", square="panel-option-crown")
async def receive(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "receive", game, await _one_square(ask, square, game))


async def _purchase(
    ask: Ask, token: str, square: str | None, pay: str | None, game: str | None
) -> tuple[str, ...]:
    """Read a purchase at The Court; its payment is squares, "c6 b4" or a whole suggestion."""
    wanted = typed_token(token)
    if not wanted:
        await _unknown(ask, "token_unknown", token, game)
    where = await _one_square(ask, square, game) if square else BEST
    paying = typed_squares(pay or "")[:PAYING]
    if pay and not paying:
        await _unknown(ask, "square_unknown", pay, game)
    return (wanted, where, *paying)


@game_slash("choose", domino="panel-option-domino")
async def choose(ask: Ask, domino: str, game: str | None = None) -> None:
    domino = NUMBERED.sub(r"\1", domino.strip())
    first, *more = words(domino) or ("",)
    is_fraction = more and PARTED.match(domino)
    typed = "_".join((first, *more)) if is_fraction or first.isalpha() else first
    await with_game(ask, "choose", game, typed[:32])


@game_slash("kingdom", choices=AS, lord="panel-option-lord", as_="panel-option-as")
async def kingdom(
    ask: Ask, lord: str | None = None, as_: str = "picture", game: str | None = None
) -> None:
    await with_game(ask, "look", game, await lord_word(ask, lord, game) or "mine", as_)


def _look(what: str) -> None:
    """Declare the command that shows a part of a game."""

    async def command(ask: Ask, as_: str = "picture", game: str | None = None) -> None:
        await with_game(ask, "look", game, what, as_)

    game_slash(what, choices=AS, as_="panel-option-as")(command)


for _what in ("table", "line", "board", "court"):
    _look(_what)


@game_slash("score", choices=AS, lord="panel-option-lord", as_="panel-option-as")
async def score(
    ask: Ask, lord: str | None = None, as_: str = "picture", game: str | None = None
) -> None:
    await with_game(ask, "score", game, await lord_word(ask, lord, game), as_)


@game_slash(
    "vote",
    group=slash_commands.game,
    choices={"answer": [("panel-choice-agree", "agree"), ("panel-choice-goon", "goon")]},
    answer="panel-option-answer",
)
async def vote(ask: Ask, answer: str, game: str | None = None) -> None:
    await with_game(ask, "vote", game, answer)


@game_slash("note", group=slash_commands.game, text="panel-option-note")
async def note(
    ask: Ask,
    text: app_commands.Range[str, 1, notes.LONGEST] | None = None,
    game: str | None = None,
) -> None:
    """Leave a note, or read them; if several games may be meant, choosing one opens its notes."""
    found = await slash_commands.meant(ask, game)
    if isinstance(found, int):
        ask.game = found
        await (notes.do_notes(ask, found) if text is None else notes.leave(ask, found, text))
    else:
        await ask.show(slash_commands.which_game(found, "notes", (), ask.texts))


# -- suggestions: only what is legal now, best first ---


async def _panel(ask: Ask, options: Options) -> PanelFact:
    return await ask.app.services.play.panel(Press(await meant_by(ask, options), ask.person))


@suggests(place, "spot", filtered=False)
async def suggest_spots(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest the spots that fit what is typed; a spot that is not legal says why."""
    fact = await _panel(ask, options)
    found = list(matching(spot_suggestions(fact.spots, numbered(fact), ask.texts), current))
    return found or _illegal_spot(fact, typed_squares(current), ask.texts)


def _illegal_spot(fact: PanelFact, squares: Sequence[str], texts: Texts) -> list[Suggestion]:
    if fact.domino is None or fact.spots is None or not _is_spot(squares):
        return []
    left, right = squares
    kingdom = Kingdom.from_view(fact.game.view.kingdom_of(fact.seat.seat))
    refusal = kingdom.why_not(fact.domino, left, right)
    if refusal is None:
        return []
    why = locales.bare(reason(refusal, texts)).replace("*", "")
    said = {"spot": locales.spot(left, right), "why": why}
    return [(texts.plain("panel-choice-illegal", **said), f"{left} {right}")]


def _is_spot(squares: Sequence[str]) -> bool:
    """Whether typed squares are two of the squares that a kingdom can have."""
    return len(squares) == 2 and all(SQUARE.fullmatch(one) for one in squares)


@suggests(tax, "square")
async def suggest_taxes(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    town = (await _panel(ask, options)).town
    best = sorted(town.taxes if town else (), key=lambda offer: -offer.coins)
    return [
        (
            ask.texts.plain(
                "town-choice-tax",
                square=offer.square,
                terrain=ask.texts.plain(f"common-terrain-{offer.terrain}"),
                coins=offer.coins,
            ),
            offer.square,
        )
        for offer in best
    ]


@suggests(build, "building", filtered=False)
async def suggest_buildings(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    return suggested_buildings(await _panel(ask, options), current, ask.texts)


@suggests(build, "square")
async def suggest_sites(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    """Suggest squares for the building that was typed, else for the best one."""
    offers = best_offers(await _panel(ask, options))
    typed = str(getattr(options, "building", "") or "")
    named = buildings_called(typed, offers, ask.texts) if typed else offers
    return _sites(ask, named[:1], "town-choice-site")


def _sites(
    ask: Ask, offers: Sequence[BuildOffer] | Sequence[TokenOffer], key: str
) -> list[Suggestion]:
    """List the squares of what is offered, each with what it brings."""
    return [
        (ask.texts.plain(key, square=site.square, gain=signed(site.delta)), site.square)
        for offer in offers
        for site in offer.sites
    ]


@suggests(burn, "building", filtered=False)
async def suggest_victims(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    return suggested_victims(await _panel(ask, options), current, ask.texts)


@suggests(giant, "square")
async def suggest_crowns(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = (await _panel(ask, options)).giant
    return [_crown(ask, one) for one in (fact.crowns if fact else ())]


@suggests(receive, "square")
async def suggest_covers(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    play = ask.app.services.play
    fact = await play.receive_panel(Press(await meant_by(ask, options), ask.person))
    return [_crown(ask, one) for one in fact.crowns]


def _crown(ask: Ask, one: CrownOffer | SendOffer) -> Suggestion:
    change = signed(one.delta)
    return ask.texts.plain("giants-choice", square=one.square, change=change), one.square


@suggests(send, "giant")
async def suggest_giants(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = (await _panel(ask, options)).giant
    best = {one.square: one for one in reversed(fact.sends if fact else ())}
    return [_crown(ask, one) for one in reversed(best.values())]


@suggests(send, "lord")
async def suggest_receivers(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = (await _panel(ask, options)).giant
    lords = {one.seat: one.name for one in (fact.sends if fact else ())}
    return [(plain_name(name), f"k{seat}") for seat, name in sorted(lords.items())]


def _court_command(name: str, *, searched: bool) -> None:
    """Declare a command that buys Court tokens, from the pile if `searched`, with suggestions."""

    async def buy(
        ask: Ask,
        token: str,
        square: str | None = None,
        pay: str | None = None,
        game: str | None = None,
    ) -> None:
        await with_game(ask, name, game, *await _purchase(ask, token, square, pay, game))

    async def offers(ask: Ask, options: Options) -> list[TokenOffer]:
        return best_tokens((await _panel(ask, options)).court, searched=searched)

    async def suggest_tokens(ask: Ask, current: str, options: Options) -> list[Suggestion]:
        return suggested_tokens(await offers(ask, options), current, ask.texts)

    async def suggest_places(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
        return _places(ask, await offers(ask, options), options)

    option_keys = {"token": "token", "square": "place", "pay": "pay"}
    keys = {option: f"panel-option-{key}" for option, key in option_keys.items()}
    command = game_slash(name, **keys)(buy)
    suggests(command, "token", filtered=False)(suggest_tokens)
    suggests(command, "square")(suggest_places)
    suggests(command, "pay", filtered=False)(suggest_payments)


def _places(ask: Ask, offers: Sequence[TokenOffer], options: Options) -> list[Suggestion]:
    """Suggest squares for the token that was typed, else for the best one."""
    typed = str(getattr(options, "token", "") or "")
    named = tokens_called(typed, offers, ask.texts) if typed else offers
    return _sites(ask, named[:1], "courtpanel-choice-site")


async def suggest_payments(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    """Suggest payments for the token in the draft; before that the cheapest is taken."""
    return suggested_payments(await _panel(ask, options), current, ask.texts)


_court_command("recruit", searched=False)
_court_command("search", searched=True)


@suggests(choose, "domino")
async def suggest_dominoes(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await _panel(ask, options)
    view = fact.game.view
    free = [slot.domino for slot in view.next_line if slot.seat is None]
    return [
        (
            ask.texts.plain(
                "panel-choice-domino", domino=number(view, one), halves=halves(one, ask.texts)
            ),
            number(view, one),
        )
        for one in free
    ]


@suggests(kingdom, "lord")
@suggests(score, "lord")
async def suggest_lords(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await ask.app.services.play.watch(await meant_by(ask, options), ask.person)
    return [(plain_name(name), f"k{seat}") for seat, name in enumerate(fact.view.names, start=1)]
