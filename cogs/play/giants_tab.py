"""Giants in the panel: the crown one covers, the one sent away, the one received."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs import errors
from cogs.codec import GAME, Ids
from cogs.play import squares, words
from cogs.play.tabs import ids_of
from cogs.screen import (
    OPTIONS,
    Button,
    Option,
    Part,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    Text,
    row,
    screen,
    small,
)
from engine import Kind
from locales import Texts, signed
from render.requests import CrownMark, CrownsPicture
from services.facts import Refused
from services.facts.games import GameFact, GiantReceived
from services.facts.panels import CrownOffer, PanelFact, Received, ReceiveFact, SendOffer

NAMED: Final = 24
"""How long a lord's name may be in the list of receivers."""
AWAY: Final = ("forced", "autopilot")
"""By whom a crown is chosen for a lord who is away."""
KEEP: Final = "none"
"""The value of the option that takes back what was sent."""


# -- one arrives with the domino, or may leave -----------------------------------------------------


def task(fact: PanelFact, texts: Texts) -> str:
    """Say what to do with the domino in hand if it brings or takes a giant; otherwise nothing."""
    giant = fact.giant
    if giant is None or fact.domino is None:
        return ""
    domino = words.bold_number(fact.game.view, fact.domino)
    said = {"domino": domino, "halves": words.halves(fact.domino, texts)}
    if not giant.arrives:
        return texts("giants-place-leaves", **said)
    if is_due(fact):
        return texts("giants-arrives", domino=domino)
    return texts("giants-place-arrives", **said)


def is_due(fact: PanelFact) -> bool:
    """Whether the placed domino's giant has to cover a crown: crowns are shown, not spots."""
    return fact.giant is not None and fact.giant.arrives and bool(fact.giant.crowns)


def draft_sentences(fact: PanelFact, texts: Texts) -> list[str]:
    """Say what the draft does with giants, or why nothing happens."""
    giant = fact.giant
    if giant is None:
        return []
    if giant.none_open:
        return [texts("giants-none-open")]
    if giant.covered is not None:
        key = "giants-covers-only" if len(giant.crowns) == 1 else "giants-covers"
        return [texts(key, square=f"**{giant.covered}**")]
    if giant.sent is not None:
        receiver = words.bold(giant.sent.name)
        return [texts("giants-sends", square=giant.sent.square, receiver=receiver)]
    return []


def crowns(fact: PanelFact, texts: Texts) -> list[Part]:
    """Offer the open crowns: the best as buttons, all in a list if there are more."""
    giant = fact.giant
    assert giant is not None, "crowns are shown for a giant that arrives"
    numbers = fact.game.table.setup.numbers
    return _crowns(giant.crowns, giant.covered, ids_of(fact), Kind.GIANT, texts, numbers=numbers)


def _crowns(
    offers: Sequence[CrownOffer],
    chosen: str | None,
    ids: Ids,
    action: str,
    texts: Texts,
    *,
    numbers: bool,
) -> list[Part]:
    id_of, every = partial(ids, action), "giants-all-crowns"
    return squares.controls(offers, chosen, id_of, texts, numbers=numbers, every=every)


def marks(offers: Sequence[CrownOffer], *, numbers: bool) -> tuple[CrownMark, ...]:
    """Return the crowns that carry a number in the picture."""
    return tuple(
        CrownMark(one.number or 0, one.square, one.delta)
        for one in squares.numbered(offers, numbers=numbers)
    )


def picture(fact: PanelFact) -> CrownsPicture:
    """Return the picture of a turn in which a crown is to be covered."""
    giant = fact.giant
    assert giant is not None, "crowns are shown for a giant that arrives"
    return CrownsPicture(
        fact.composition.view,
        fact.seat.seat,
        marks(giant.crowns, numbers=fact.game.table.setup.numbers),
        chosen=giant.covered,
        domino=fact.domino,
        taken=fact.taken,
        gain=fact.gain,
    )


def send_list(fact: PanelFact, texts: Texts) -> Select | None:
    """Return the list of giants that can be sent, each with a receiver; None if there is none."""
    giant = fact.giant
    if giant is None or not giant.sends:
        return None
    options = [_send(offer, giant.sent, texts) for offer in giant.sends[: OPTIONS - 1]]
    if giant.sent is not None:
        options.insert(0, Option(texts.plain("giants-keep"), KEEP))
    return Select(texts.plain("giants-send-list"), ids_of(fact)(Kind.SEND), tuple(options))


def _send(offer: SendOffer, sent: SendOffer | None, texts: Texts) -> Option:
    return Option(
        texts.plain(
            "giants-send",
            square=offer.square,
            lord=words.short_name(offer.name, NAMED),
            change=signed(offer.delta),
        ),
        f"{offer.square}.{offer.seat}",
        chosen=sent is not None and (sent.square, sent.seat) == (offer.square, offer.seat),
    )


def no_send(fact: PanelFact, texts: Texts) -> str:
    """Say why no giant can be sent; nothing if one can, or if the domino takes none."""
    giant = fact.giant
    if giant is None or giant.arrives or giant.sends or giant.no_send is None:
        return ""
    key = f"giants-no-{giant.no_send.code}"
    if texts.has(key):
        return texts(key)
    return errors.sentence(Refused(giant.no_send.code, giant.no_send.data), texts)


# -- one was sent ----------------------------------------------------------------------------------


def receive(fact: ReceiveFact, texts: Texts, *, note: str = "") -> Screen:
    """Ask which crown a giant that was sent covers; in the lord's own turn this comes first."""
    game, seat = fact.game, fact.seat.seat
    ids = Ids(GAME, game.id, seat, game.version)
    chosen = _looked_at(fact)
    cover = ids("cover", *([chosen.square] if chosen else []))
    numbers = game.table.setup.numbers
    return screen(
        Text("\n".join(_heading(fact, texts, note))),
        Picture(
            CrownsPicture(
                game.view,
                seat,
                marks(fact.crowns, numbers=numbers),
                chosen=chosen.square if chosen else None,
                gain=chosen.delta if chosen else None,
                waiting=fact.count,
            )
        ),
        Text(_would(fact, chosen, texts)),
        *_crowns(
            fact.crowns,
            chosen.square if chosen else None,
            ids,
            Kind.RECEIVE,
            texts,
            numbers=numbers,
        ),
        row(Button(texts.plain("panel-look"), ids.for_anybody()("look"))),
        Text(small(texts("giants-final"))),
        Row((Button(texts.plain("giants-cover"), cover, Style.GO, chosen is None),)),
        accent=words.accent(seat),
    )


def _looked_at(fact: ReceiveFact) -> CrownOffer | None:
    """Return the chosen crown; until one is chosen the only one, or in one's own turn the best.

    So a giant costs one more press in one's own turn, and three presses from its message.
    """
    wanted = fact.chosen
    if wanted is None and (fact.on_turn or len(fact.crowns) == 1):
        return fact.crowns[0] if fact.crowns else None
    return next((one for one in fact.crowns if one.square == wanted), None)


def _heading(fact: ReceiveFact, texts: Texts, note: str) -> list[str]:
    where = words.round_of(fact.game.view, texts)
    title = "giants-title-turn" if fact.on_turn else "giants-title"
    senders = texts.listed([words.bold(one) for one in dict.fromkeys(fact.senders)])
    return [
        texts(title, table=words.table_name(fact.game), round=where),
        *([note] if note else []),
        texts("giants-sent-you", senders=senders, count=fact.count),
    ]


def _would(fact: ReceiveFact, chosen: CrownOffer | None, texts: Texts) -> str:
    if chosen is None:
        return texts("giants-tap")
    total = fact.game.view.kingdom_of(fact.seat.seat).scorecard.total + chosen.delta
    square = f"**{chosen.square}**"
    return texts(
        "giants-would", square=square, change=words.gained(chosen.delta, texts), total=total
    )


def covered(done: Received, texts: Texts) -> str:
    """Say which crown a giant that was sent covers now."""
    one = done.received
    if one.by in AWAY:
        return "\n".join(covered_while_away((one,), texts))
    total = done.game.view.kingdom_of(one.seat).scorecard.total
    square = f"**{one.square}**"
    return texts("giants-covered", square=square, change=signed(one.change), total=total)


def settled(done: Received, texts: Texts) -> Screen:
    """Show which crown a giant covers, with the way back to the game."""
    return _settled(done.game, done.received.seat, covered(done, texts), texts)


def decided(game: GameFact, received: Sequence[GiantReceived], texts: Texts) -> Screen:
    """Show what giants did while a lord was away, with the way back to the game."""
    return _settled(game, received[0].seat, "\n".join(covered_while_away(received, texts)), texts)


def _settled(game: GameFact, seat: int, text: str, texts: Texts) -> Screen:
    look = Ids(GAME, game.id)("look")
    return screen(
        Text(text), row(Button(texts.plain("panel-look"), look)), accent=words.accent(seat)
    )


def covered_while_away(received: Sequence[GiantReceived], texts: Texts) -> list[str]:
    """List the crowns that were covered for a lord who was away."""
    return [
        texts("giants-covered-for-you", square=f"**{one.square}**", change=signed(one.change))
        for one in received
    ]


def waits_for_giant(game: GameFact) -> bool:
    """Whether all turns are played and the game waits for a giant's crown alone."""
    view = game.view
    return not game.over and view.round > 0 and all(slot.done for slot in view.order)
