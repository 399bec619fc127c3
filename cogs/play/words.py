"""A game in words: dominoes, spots, turns and points, as all screens and messages say them."""

from collections.abc import Iterable
from typing import Final

import locales
from cogs.screen import shortened
from engine import ARRIVALS, DOMINOES, GameView, Half, Kind, LineSlot, Move, Step
from locales import Texts, name, plain_name, signed, spot
from render.canvas.colors import SEATS
from render.ranking import ranking
from render.words import effects
from services.facts.games import GameFact, GiantReceived, Recruited, RoundEnd, TurnReport
from services.facts.tables import SeatFact

ABOUT: Final = 80
"""How long the description of an option may be."""
BONUSES: Final = ("middle_kingdom", "harmony")
"""The lines of a scorecard that are all or nothing."""
TOWN_LINES: Final = ("coins", "buildings", "queen")
"""The lines of a scorecard that the town brings."""
SUMMED: Final = (*TOWN_LINES, "quests", "court")
"""The lines of a scorecard that are no terrain's and no bonus."""


def accent(seat: int) -> int:
    """Return the color of a seat for the edge of a screen."""
    return int(SEATS[seat - 1].color.removeprefix("#"), 16)


def bold(text: str) -> str:
    """Return a name as messages show it: bold, escaped, isolated; never a mention."""
    return f"**{name(text)}**"


def bolds(names: Iterable[str], texts: Texts) -> str:
    """List names as messages show them: "**Ann** and **Dan**"."""
    return texts.listed([bold(one) for one in names])


def table_name(game: GameFact) -> str:
    return bold(game.table.name)


def there(named: str, server: str, texts: Texts) -> str:
    """Name a table or an event with its server, for a direct message."""
    return texts("common-there", name=named, server=name(server))


def called(users: Iterable[int], text: str, texts: Texts) -> str:
    """Put the mentions of those whom a message concerns before it."""
    return texts("common-called", mentions=" ".join(f"<@{user}>" for user in users), text=text)


def lord(game: GameFact, seat: int) -> str:
    return bold(game.view.name(seat))


def lords(view: GameView, seat: int, texts: Texts) -> str:
    """List the names of all lords of a seat's kingdom in a message: in teams there are two."""
    return bolds(map(view.name, view.kingdom_of(seat).seats), texts)


def acting_lord(view: GameView, seat: int, texts: Texts) -> str:
    """Name a lord who does something, with the partner in a team: "Ben (with Fay)"."""
    partners = [one for one in view.kingdom_of(seat).seats if one != seat]
    if not partners:
        return bold(view.name(seat))
    return _with_partner(view.name(seat), view.name(partners[0]), texts)


def _with_partner(lord: str, partner: str, texts: Texts) -> str:
    return texts("table-with-partner", lord=bold(lord), partner=name(partner))


def kingdoms_of(view: GameView, seats: Iterable[int]) -> list[tuple[int, ...]]:
    """Return the kingdoms of some seats, each once and by its seats, in the order given."""
    return list(dict.fromkeys(view.kingdom_of(seat).seats for seat in seats))


def result(view: GameView, texts: Texts) -> str:
    """Say who won a game that is over, with how many points; if nobody did, who had the most."""
    best = view.winners or [kingdom.seats[0] for place, kingdom in ranking(view) if place == 1]
    points = view.kingdom_of(best[0]).scorecard.total
    lords = bolds(map(view.name, best), texts)
    if not view.winners:
        return texts("panel-look-nobody", lords=lords, points=points)
    if len(kingdoms_of(view, best)) > 1:
        return texts("panel-look-shared", lords=lords, points=points)
    return texts("panel-look-winner", lord=lords, points=points)


def number(view: GameView, domino: str) -> str:
    """Return a domino's name: the bare number if one box is in play."""
    return locales.number(domino, str(view.options.box))


def domino_label(view: GameView, domino: str, texts: Texts) -> str:
    """Name a domino on a button: its number, or a letter with a word, as spots have letters."""
    key = "panel-take-letter" if len(domino) == 1 else "panel-take"
    return texts.plain(key, domino=number(view, domino))


def domino_choice(view: GameView, slot: LineSlot, texts: Texts) -> str:
    """Name a domino to choose: "37 wheat–lake crown"; a taken one with its lord: "37 · Ben"."""
    called = domino_label(view, slot.domino, texts)
    if slot.seat is not None:
        return texts.plain("panel-taken", domino=called, lord=short_name(view.name(slot.seat)))
    left, right = (
        texts.plain(
            "panel-take-half",
            terrain=texts.plain(f"common-terrain-{one.terrain}"),
            crowns=one.crowns,
        )
        for one in (DOMINOES[slot.domino].left, DOMINOES[slot.domino].right)
    )
    return texts.plain("panel-take-halves", domino=called, left=left, right=right)


def bold_number(view: GameView, domino: str) -> str:
    return f"**{number(view, domino)}**"


def half(one: Half, texts: Texts) -> str:
    """Say a half: "lake 1 crown"."""
    terrain = texts.plain(f"common-terrain-{one.terrain}")
    return texts.plain("common-half", terrain=terrain, crowns=one.crowns)


def halves(domino: str, texts: Texts) -> str:
    """Say a domino's halves, the left one first: "forest – lake"."""
    known = DOMINOES[domino]
    return f"{half(known.left, texts)} – {half(known.right, texts)}"


def round_of(view: GameView, texts: Texts) -> str:
    """Say the round: "round 5 of 12", or the choice of the first dominoes."""
    return texts.plain("panel-round", round=view.round, rounds=view.rounds)


def todo_line(steps: Iterable[Step], texts: Texts) -> str:
    wanted = [texts(f"panel-todo-{step}") for step in steps]
    return texts("panel-todo", steps=texts.listed(wanted))


def territory_sums(
    view: GameView, seat: int, texts: Texts, *, touching: Iterable[str] = ()
) -> list[str]:
    """List territories with points as sums: "lake 5 × 2"; only those `touching` some squares.

    These few have their emoji; in long lists they would take too much of a message's room.
    """
    squares = set(touching)
    crown = f" {texts.emoji('crown')}".rstrip() if squares else ""
    return [
        (texts.emoji(territory.terrain) if squares else "")
        + texts.plain(
            "panel-sum",
            terrain=texts.plain(f"common-terrain-{territory.terrain}"),
            squares=len(territory.squares),
            crowns=territory.crowns,
        )
        + crown
        for territory in view.kingdom_of(seat).territories
        if territory.crowns and (not squares or squares & set(territory.squares))
    ]


def score_parts(view: GameView, seat: int, texts: Texts) -> list[str]:
    """List everything that brings a kingdom points: its territories as sums, then the rest."""
    card = view.kingdom_of(seat).scorecard
    bonuses = [(key, getattr(card, key)) for key in BONUSES]
    summed = [(key, getattr(card, key, 0)) for key in SUMMED]
    lines = [(f"common-score-{key}", points) for key, points in summed]
    lines += [(f"common-variant-{key}", points) for key, points in bonuses]
    return territory_sums(view, seat, texts) + [
        texts("panel-sum-bonus", bonus=texts(key), points=points) for key, points in lines if points
    ]


def bonus_changes(changes: Iterable[tuple[str, int]], texts: Texts) -> list[str]:
    """List bonuses and quests won or lost: "Middle Kingdom lost (−10)."."""
    return [
        texts(
            "panel-bonus-won" if change > 0 else "panel-bonus-lost",
            bonus=effects.quest_name(key, texts),
            change=signed(change),
        )
        for key, change in changes
    ]


def described(text: str) -> str:
    """Return the description of an option: with a capital, and cut to its longest length."""
    return shortened(capital(text), ABOUT)


def capital(text: str) -> str:
    """Begin a sentence made of listed words with a capital."""
    return text[:1].upper() + text[1:]


# -- reports ---------------------------------------------------------------------------------------


def report(view: GameView, one: TurnReport, texts: Texts) -> str:
    """Report a turn: "Ben placed 17 at b5–a5 (+3, now 13) and took 33.", longer with more steps.

    Giants received since the turn before come first, each in a line of its own.
    """
    lines = [*_by_autopilot(one, texts), *_turn(view, one, texts)]
    return "\n".join([*received(one.received, texts), " ".join(lines)])


def _by_autopilot(one: TurnReport, texts: Texts) -> list[str]:
    """Say why the autopilot played: time ran out, the lord is not back, the seat is lost.

    Or the round of their tournament has ended.
    """
    if one.by != "autopilot":
        return []
    why = "away" if one.away else "out" if one.missed else "lost"
    why = "round" if one.cut else why
    return [texts(f"table-autopilot-{why}", lord=bold(one.name))]


def _turn(view: GameView, one: TurnReport, texts: Texts) -> list[str]:
    if one.domino is None:
        return [_sentence("chose", view, one, texts)]
    optional = [*_with_giants(one, texts), *_in_town(one, texts)]
    if not optional and one.recruited is None and one.spot:
        return [_sentence("placed-took" if one.took else "placed", view, one, texts)]
    alone = not optional and one.recruited is None
    lost = "lost" if alone and one.gain else "discarded"
    first = _sentence("laid" if one.spot else lost, view, one, texts)
    took = [_sentence("then-took", view, one, texts)] if one.took else []
    if alone:
        return [first, *took]
    if one.recruited is None:
        return [first, *optional, _sentence("now-took" if one.took else "now", view, one, texts)]
    bought = _recruited(one, one.recruited, texts)
    return [first, *optional, *took, bought, _sentence("now", view, one, texts)]


def received(giants: Iterable[GiantReceived], texts: Texts) -> list[str]:
    """List giants received since the turn before, with the crowns they cover (R33)."""
    ways = {"forced": "table-received-forced"}
    ways |= dict.fromkeys(("lord", "computer"), "table-received")
    return [
        texts(
            ways.get(giant.by, "table-received-resigned"),
            lord=bold(giant.name),
            square=giant.square,
            change=signed(giant.change),
        )
        for giant in giants
    ]


def _by(one: TurnReport) -> str:
    """Return the ending of the keys of texts about a computer lord's turn."""
    return "-resigned" if one.by in ("resigned", "autopilot") else ""


def _with_giants(one: TurnReport, texts: Texts) -> list[str]:
    """Report the giant that arrived with the domino, or the one sent away (R32, R33)."""
    by, said = _by(one), {"lord": bold(one.name)}
    lines = []
    if one.giant is not None:
        lines.append(texts(f"table-report-giant{by}", square=one.giant, **said))
    elif wandered(one):
        lines.append(texts("table-report-wandered"))
    if one.sent is not None:
        to = bold(one.sent.name)
        lines.append(texts(f"table-report-sent{by}", square=one.sent.square, receiver=to, **said))
    return lines


def wandered(one: TurnReport) -> bool:
    """Whether a giant came with the domino and found no crown to cover (R32)."""
    return one.spot is not None and one.domino in ARRIVALS and one.giant is None


def _recruited(one: TurnReport, bought: Recruited, texts: Texts) -> str:
    """Report the Court token that was bought, face up or from the pile (R46)."""
    key = "table-report-searched" if bought.searched else "table-report-recruited"
    token = f"**{effects.token_name(bought.token, texts)}**"
    said = {"lord": bold(one.name), "token": token, "square": bought.square}
    return texts(f"{key}{_by(one)}", **said)


def _in_town(one: TurnReport, texts: Texts) -> list[str]:
    """Report what a turn did in the town, sentence by sentence, in the order of the rules."""
    by, said = _by(one), {"lord": bold(one.name)}
    lines = []
    if one.taxed:
        squares = texts.listed([taxed.square for taxed in one.taxed])
        coins = sum(taxed.coins for taxed in one.taxed)
        lines.append(texts(f"table-report-taxed{by}", square=squares, coins=coins, **said))
    if one.built is not None:
        building = f"**{effects.name(one.built.building, texts)}**"
        place: dict[str, str | int] = {"square": one.built.square, "cost": one.built.cost}
        lines.append(texts(f"table-report-built{by}", building=building, **said, **place))
    if one.queen is not None:
        key = "table-report-queen-from" if one.queen.hosts else "table-report-queen"
        host = {"host": bolds(one.queen.hosts, texts)} if one.queen.hosts else {}
        lines.append(texts(key, **said, **host))
    if one.burnt is not None:
        building = f"**{effects.name(one.burnt, texts)}**"
        lines.append(texts(f"table-report-burnt{by}", building=building, **said))
    return lines


def _sentence(key: str, view: GameView, one: TurnReport, texts: Texts) -> str:
    variables: dict[str, str | int] = {
        "lord": _acting_lord(key, one, texts),
        "gain": signed(one.gain),
        "total": one.total,
    }
    if one.domino:
        variables["domino"] = bold_number(view, one.domino)
    if one.spot:
        variables["spot"] = spot(*one.spot)
    if one.took:
        variables["taken"] = bold_number(view, one.took)
    by = "-autopilot" if one.by == "autopilot" and key not in _FURTHER else _by(one)
    return texts(f"table-report-{key}{by}", **variables)


_FURTHER: Final = ("now", "now-took", "then-took")
"""The sentences of a report that are never its first."""


def _acting_lord(key: str, one: TurnReport, texts: Texts) -> str:
    """Name the lord of a turn; the first sentence names the partner, too."""
    if one.partner is None or key in _FURTHER or one.by in ("resigned", "autopilot"):
        return bold(one.name)
    return _with_partner(one.name, one.partner, texts)


def standing(view: GameView, listed: Iterable[tuple[int, str, int]], texts: Texts) -> str:
    """List everybody's points, the best first; partners are named together."""
    by_kingdom: dict[tuple[int, ...], str] = {}
    for seat, called, points in listed:
        seats = view.kingdom_of(seat).seats
        lord = name(called)
        if len(seats) > 1:
            lord = texts.listed([name(view.name(one)) for one in seats])
        by_kingdom.setdefault(seats, texts("table-standing", lord=lord, points=points))
    return texts.series(by_kingdom.values(), " · ")


def round_end(view: GameView, end: RoundEnd, texts: Texts) -> str:
    """Report a round's end: the new line and the standing, then new buildings and tokens."""
    lines = [_line_end(view, end, texts)]
    if end.new_tiles:
        names = texts.listed([effects.name(one, texts) for one in end.new_tiles])
        lines.append(texts("table-round-tiles", buildings=names))
    if end.new_tokens:
        names = texts.listed([effects.token_name(one, texts) for one in end.new_tokens])
        lines.append(texts("table-round-tokens", tokens=names))
    return "\n".join(lines)


def _line_end(view: GameView, end: RoundEnd, texts: Texts) -> str:
    points = standing(view, end.standing, texts)
    if end.round == 0:
        return texts("table-start-end", standing=points)
    if end.new_line is None:
        return texts("table-round-end-last", round=end.round, standing=points)
    line = texts.series(number(view, domino) for domino in end.new_line)
    return texts("table-round-end", round=end.round, line=line, standing=points)


def short_name(text: str, longest: int = 10) -> str:
    """Cut a name to fit on a button beside a number."""
    return shortened(plain_name(text), longest)


def gained(points: int, texts: Texts) -> str:
    """Say a change of points: "+4 points"."""
    return texts.plain("panel-gained", gain=signed(points), points=abs(points))


def seat_name(seat: SeatFact | None) -> str:
    return bold(seat.name or "") if seat else ""


def moves(view: GameView, some: Iterable[Move], texts: Texts) -> str:
    """Say moves in a few words: "24 at c5–d5, take 34"."""
    return texts.series(filter(None, (_move(view, move, texts) for move in some)))


def _move(view: GameView, move: Move, texts: Texts) -> str:
    if move.kind is Kind.END:
        return ""
    said: dict[str, str | int] = {}
    if move.domino:
        said["domino"] = bold_number(view, move.domino)
    if move.kind is Kind.PLACE:
        said["spot"] = locales.spot(*move.squares)
    elif move.squares:
        said["square"] = move.squares[0]
    if move.building:
        said["building"] = effects.name(move.building, texts)
    if move.token:
        said["token"] = effects.token_name(move.token, texts)
    if move.kind is Kind.SEND and move.seat is not None:
        said["lord"] = bold(view.name(move.seat))
    return texts(f"review-move-{move.kind}", **said)
