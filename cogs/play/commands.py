"""The commands of a game: each does what a button does and answers with the same screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

import locales
from cogs import slash_commands
from cogs.base import Ask
from cogs.play import court_words, notes, town_words, turn_panel
from cogs.play.court_actions import BEST, typed_token
from cogs.play.town_actions import typed_building
from cogs.play.words import halves, number
from cogs.slash_commands import (
    Options,
    Suggestion,
    slash,
    suggest_games,
    suggests,
    with_game,
    words,
)
from locales import plain_name, signed
from render.words import effects
from services.facts import Press, Refused
from services.facts.panels import (
    BuildOffer,
    CourtFact,
    CrownOffer,
    PanelFact,
    SendOffer,
    Spot,
    TokenOffer,
)

GAME: Final = "panel-option-game"
SQUARES: Final = re.compile(r"(?<![a-z])[a-z][1-9][0-9]?(?![0-9])")
PAYING: Final = 4
"""The most squares that pay for a token (R46)."""
AS: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "as_": [("panel-choice-picture", "picture"), ("panel-choice-text", "text")]
}


@slash("play", game=GAME)
async def play(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "play", game)


@slash("place", spot="panel-option-spot", game=GAME)
async def place(ask: Ask, spot: str, game: str | None = None) -> None:
    squares = typed_squares(spot)
    if len(squares) == 2:
        await with_game(ask, "place", game, *squares)
        return
    await _unknown(ask, "spot_unknown", spot, game)


def typed_squares(spot: str) -> list[str]:
    """Read two squares: "b5 a5", "b5–a5", "b5a5", or a whole suggestion "1: b5–a5 (+3)"."""
    return SQUARES.findall(spot.lower())


@slash("discard", game=GAME)
async def discard(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "discard", game)


@slash("tax", square="panel-option-square", game=GAME)
async def tax(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "tax", game, await _one_square(ask, square, game))


@slash("build", building="panel-option-building", square="panel-option-site", game=GAME)
async def build(
    ask: Ask, building: str, square: str | None = None, game: str | None = None
) -> None:
    wanted = typed_building(building)
    if not wanted:
        await _unknown(ask, "building_unknown", building, game)
    site = [await _one_square(ask, square, game)] if square else []
    await with_game(ask, "build", game, wanted, *site)


@slash("burn", building="panel-option-building", game=GAME)
async def burn(ask: Ask, building: str, game: str | None = None) -> None:
    wanted = typed_building(building)
    if not wanted:
        await _unknown(ask, "building_unknown", building, game)
    await with_game(ask, "burn", game, wanted)


async def _one_square(ask: Ask, typed: str, game: str | None) -> str:
    """Read a square: "h9", or a whole suggestion "h9 town: +3 coins"."""
    squares = typed_squares(typed)
    if len(squares) != 1:
        await _unknown(ask, "square_unknown", typed, game)
    return squares[0]


async def _unknown(ask: Ask, code: str, typed: str, game: str | None) -> NoReturn:
    """Refuse what can't be read, so that the refusal can lead to the panel of its game."""
    found = await slash_commands.meant(ask, game)
    if isinstance(found, int):
        ask.game = found
    raise Refused(code, {"text": plain_name(typed)}, ("panel",))


@slash("giant", square="panel-option-crown", game=GAME)
async def giant(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "giant", game, await _one_square(ask, square, game))


@slash("send", giant="panel-option-giant", lord="panel-option-receiver", game=GAME)
async def send(ask: Ask, giant: str, lord: str, game: str | None = None) -> None:
    square = await _one_square(ask, giant, game)
    receiver = _lord(lord)
    if not receiver:
        await _unknown(ask, "lord_unknown", lord, game)
    try:
        await with_game(ask, "send", game, square, receiver)
    except Refused as refused:
        if refused.code == "lord_unknown":  # it knows the word without capitals
            await _unknown(ask, "lord_unknown", lord, game)
        raise


@slash("receive", square="panel-option-crown", game=GAME)
async def receive(ask: Ask, square: str, game: str | None = None) -> None:
    await with_game(ask, "receive", game, await _one_square(ask, square, game))


@slash(
    "recruit",
    token="panel-option-token",
    square="panel-option-place",
    pay="panel-option-pay",
    game=GAME,
)
async def recruit(
    ask: Ask,
    token: str,
    square: str | None = None,
    pay: str | None = None,
    game: str | None = None,
) -> None:
    await with_game(ask, "recruit", game, *await _purchase(ask, token, square, pay, game))


@slash(
    "search",
    token="panel-option-token",
    square="panel-option-place",
    pay="panel-option-pay",
    game=GAME,
)
async def search(
    ask: Ask,
    token: str,
    square: str | None = None,
    pay: str | None = None,
    game: str | None = None,
) -> None:
    await with_game(ask, "search", game, *await _purchase(ask, token, square, pay, game))


async def _purchase(
    ask: Ask, token: str, square: str | None, pay: str | None, game: str | None
) -> tuple[str, ...]:
    """Read a purchase at The Court: what pays comes as squares, "c6 b4" or a whole suggestion."""
    wanted = typed_token(token)
    if not wanted:
        await _unknown(ask, "token_unknown", token, game)
    where = await _one_square(ask, square, game) if square else BEST
    paying = typed_squares(pay or "")[:PAYING]
    if pay and not paying:
        await _unknown(ask, "square_unknown", pay, game)
    return (wanted, where, *paying)


@slash("choose", domino="panel-option-domino", game=GAME)
async def choose(ask: Ask, domino: str, game: str | None = None) -> None:
    typed = words(domino)
    await with_game(ask, "choose", game, *typed[:1])


@slash("undo", game=GAME)
async def undo(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "undo", game)


@slash("end", game=GAME)
async def end(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "end", game)


@slash("takeback", game=GAME)
async def takeback(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "takeback", game)


@slash("kingdom", choices=AS, lord="panel-option-lord", as_="panel-option-as", game=GAME)
async def kingdom(
    ask: Ask, lord: str | None = None, as_: str = "picture", game: str | None = None
) -> None:
    await with_game(ask, "look", game, _lord(lord) or "mine", as_)


@slash("table", choices=AS, as_="panel-option-as", game=GAME)
async def table(ask: Ask, as_: str = "picture", game: str | None = None) -> None:
    await with_game(ask, "look", game, "table", as_)


@slash("line", choices=AS, as_="panel-option-as", game=GAME)
async def line(ask: Ask, as_: str = "picture", game: str | None = None) -> None:
    await with_game(ask, "look", game, "line", as_)


@slash("board", choices=AS, as_="panel-option-as", game=GAME)
async def board(ask: Ask, as_: str = "picture", game: str | None = None) -> None:
    await with_game(ask, "look", game, "board", as_)


@slash("court", choices=AS, as_="panel-option-as", game=GAME)
async def court(ask: Ask, as_: str = "picture", game: str | None = None) -> None:
    await with_game(ask, "look", game, "court", as_)


@slash("score", choices=AS, lord="panel-option-lord", as_="panel-option-as", game=GAME)
async def score(
    ask: Ask, lord: str | None = None, as_: str = "picture", game: str | None = None
) -> None:
    await with_game(ask, "score", game, _lord(lord), as_)


def _lord(lord: str | None) -> str:
    """Make one word of a lord's name or of the suggestion "k2", fit for a custom_id."""
    return "".join(words(lord or ""))[:32]


@slash("record", game=GAME)
async def record(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "record", game)


@slash("status", group=slash_commands.game, game=GAME)
async def status(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "look", game)


@slash("resign", group=slash_commands.game, game=GAME)
async def resign(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "resign", game)


@slash("abort", group=slash_commands.game, game=GAME)
async def abort(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "abort", game)


@slash(
    "vote",
    group=slash_commands.game,
    choices={"answer": [("panel-choice-agree", "agree"), ("panel-choice-goon", "goon")]},
    answer="panel-option-answer",
    game=GAME,
)
async def vote(ask: Ask, answer: str, game: str | None = None) -> None:
    await with_game(ask, "vote", game, answer)


@slash("note", group=slash_commands.game, text="panel-option-note", game=GAME)
async def note(ask: Ask, text: str, game: str | None = None) -> None:
    """Leave a note; where the game is not sure, choosing one opens its notes to write there."""
    found = await slash_commands.meant(ask, game)
    if isinstance(found, int):
        ask.game = found
        await notes.leave(ask, found, text)
    else:
        await ask.show(slash_commands.which_game(found, "notes", (), ask.texts))


@slash("rematch", group=slash_commands.game, game=GAME)
async def rematch(ask: Ask, game: str | None = None) -> None:
    await with_game(ask, "rematch", game)


# -- suggestions: only what is legal now, best first ---

_WITH_GAME = (
    play,
    place,
    discard,
    tax,
    build,
    burn,
    giant,
    send,
    receive,
    recruit,
    search,
    choose,
    undo,
    end,
    takeback,
    kingdom,
    table,
    line,
    board,
    court,
    score,
    record,
    status,
    resign,
    abort,
    vote,
    note,
    rematch,
)
for _command in _WITH_GAME:
    suggests(_command, "game")(suggest_games)


async def _game(ask: Ask, options: Options) -> int:
    """Find the game that a command being typed is about."""
    found = await slash_commands.meant(ask, getattr(options, "game", None) or None)
    if isinstance(found, int):
        return found
    raise Refused("which_game")


async def _panel(ask: Ask, options: Options) -> PanelFact:
    return await ask.app.services.play.panel(Press(await _game(ask, options), ask.person))


@suggests(place, "spot")
async def suggest_spots(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await _panel(ask, options)
    if fact.spots is None:
        return []
    shown = turn_panel.numbered(fact)
    return [(_spot_label(ask, spot, shown), " ".join(spot.squares)) for spot in fact.spots.ranked]


def _spot_label(ask: Ask, spot: Spot, shown: Sequence[Spot]) -> str:
    where, gain = locales.spot(*spot.squares), signed(spot.delta)
    if spot in shown:
        return ask.texts.plain("panel-choice-spot", number=spot.number or 0, spot=where, gain=gain)
    return ask.texts.plain("panel-choice-spot-plain", spot=where, gain=gain)


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


@suggests(build, "building")
async def suggest_buildings(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await _panel(ask, options)
    return [
        (town_words.suggested(fact.game.view, offer, ask.texts), offer.copy)
        for offer in _best_offers(fact)
    ]


def _best_offers(fact: PanelFact) -> list[BuildOffer]:
    """Order what can be bought, or bought instead, by what it brings on its best square."""
    town = fact.town
    if town is None:
        return []
    offers = [town.bought] if town.bought else list(town.offers)
    return sorted(offers, key=lambda offer: -max((site.delta for site in offer.sites), default=0))


@suggests(build, "square")
async def suggest_sites(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    offers = _best_offers(await _panel(ask, options))
    typed = typed_building(str(getattr(options, "building", "") or ""))
    named = [offer for offer in offers if typed in (offer.copy, offer.building)]
    return [
        (
            ask.texts.plain("town-choice-site", square=site.square, gain=signed(site.delta)),
            site.square,
        )
        for offer in (named or offers)[:1]
        for site in offer.sites
    ]


@suggests(burn, "building")
async def suggest_victims(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = await _panel(ask, options)
    return [
        (
            ask.texts.plain(
                "town-choice-burn",
                building=town_words.tile(fact.game.view, one.building, one.printed, ask.texts),
                effect=effects.effect(fact.game.view.building(one.building), ask.texts),
            ),
            one.copy,
        )
        for one in (fact.town.burns if fact.town else ())
    ]


@suggests(giant, "square")
async def suggest_crowns(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    fact = (await _panel(ask, options)).giant
    return [_crown(ask, one) for one in (fact.crowns if fact else ())]


@suggests(receive, "square")
async def suggest_covers(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    play = ask.app.services.play
    fact = await play.receive_panel(Press(await _game(ask, options), ask.person))
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


@suggests(recruit, "token")
async def suggest_recruits(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    return [_token(ask, one) for one in _face_up((await _panel(ask, options)).court)]


@suggests(search, "token")
async def suggest_searches(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    return [_token(ask, one) for one in _in_pile((await _panel(ask, options)).court)]


def _face_up(court: CourtFact | None) -> list[TokenOffer]:
    return _best(court.offers, court.bought, searched=False) if court else []


def _in_pile(court: CourtFact | None) -> list[TokenOffer]:
    return _best(court.searches, court.bought, searched=True) if court else []


def _best(
    offers: Sequence[TokenOffer], bought: TokenOffer | None, *, searched: bool
) -> list[TokenOffer]:
    """Order what can be bought, or bought instead, by what it brings on its best square."""
    known = [*offers, *([bought] if bought and bought.searched == searched else [])]
    once = {one.token: one for one in known}
    return sorted(once.values(), key=lambda one: -_worth(one))


def _worth(one: TokenOffer) -> int:
    return max((site.delta for site in one.sites), default=0)


def _token(ask: Ask, one: TokenOffer) -> Suggestion:
    token = effects.token_name(one.token, ask.texts)
    if not one.sites:
        return token, one.token
    best = one.sites[0]
    said = {"gain": signed(best.delta), "square": best.square}
    return ask.texts.plain("courtpanel-choice", token=token, **said), one.token


@suggests(recruit, "square")
async def suggest_places(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    return _places(ask, _face_up((await _panel(ask, options)).court), options)


@suggests(search, "square")
async def suggest_finds(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    return _places(ask, _in_pile((await _panel(ask, options)).court), options)


def _places(ask: Ask, offers: Sequence[TokenOffer], options: Options) -> list[Suggestion]:
    """Suggest squares for the token that was typed, else for the best one."""
    typed = typed_token(str(getattr(options, "token", "") or ""))
    named = [one for one in offers if typed == one.token]
    return [
        (
            ask.texts.plain("courtpanel-choice-site", square=site.square, gain=signed(site.delta)),
            site.square,
        )
        for one in (named or offers)[:1]
        for site in one.sites
    ]


@suggests(recruit, "pay")
@suggests(search, "pay")
async def suggest_payments(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    """Suggest what pays for the token in the draft; before that the cheapest payment is taken."""
    fact = await _panel(ask, options)
    bought = fact.court.bought if fact.court else None
    return [
        (
            ask.texts.plain(
                "courtpanel-choice-pay",
                paid=court_words.payment(fact, one.squares, ask.texts),
                gain=signed(one.delta),
            ),
            " ".join(one.squares),
        )
        for one in (bought.payments if bought else ())
    ]


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
    fact = await ask.app.services.play.watch(await _game(ask, options), ask.person)
    return [(plain_name(name), f"k{seat}") for seat, name in enumerate(fact.view.names, start=1)]
