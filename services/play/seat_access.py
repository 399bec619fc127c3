"""The seat of a lord who does something in a game, and whether it is their turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import GameView, Kind, Move
from services.core.context import ServiceContext
from services.core.live_games import Live, load, receives
from services.facts import Press, Refused
from services.facts.games import GameFact
from services.facts.tables import SeatFact
from services.offers.giants import after_last_turn
from services.state.access import refuse_hidden
from services.state.game_facts import clocked, game_fact, lord_name
from services.state.plans import next_turn
from store import Connection, games
from store.rows import MoveRow, TurnDraftRow


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a game, as its lord finds it."""

    live: Live
    fact: GameFact
    seat: SeatFact

    @property
    def on_turn(self) -> bool:
        """Whether it is this lord's turn."""
        return self.live.seat == self.seat.seat

    @property
    def plays(self) -> bool:
        """Whether this lord has a turn to play: after the last one giants are received only."""
        return self.on_turn and not after_last_turn(self.fact.view)

    @property
    def partner(self) -> SeatFact | None:
        """The other seat of the kingdom, in a team game."""
        sharing = self.fact.view.kingdom_of(self.seat.seat).seats
        other = next((seat for seat in sharing if seat != self.seat.seat), None)
        return None if other is None else self.fact.table.seats[other - 1]

    @property
    def partner_on_turn(self) -> bool:
        """Whether it is the turn of the lord who shares the kingdom."""
        partner = self.partner
        return partner is not None and self.live.seat == partner.seat


async def sit(context: ServiceContext, connection: Connection, press: Press) -> Chair:
    """Find the seat of somebody who does something in a game.

    Refused: no_game, button_unknown (the table has no such seat), foreign_panel (a button of
    another lord), not_at_table (watch_… where they can't watch, either), resigned, seat_lost
    (missed too many turns, until its lord takes it back).
    """
    live = await load(context, connection, press.game)
    fact = await clocked(connection, await game_fact(connection, live), context.clock.now())
    own = fact.table.seat_of(press.person.id)
    if press.seat and (own is None or own.seat != press.seat):
        if press.seat > len(fact.table.seats):
            raise Refused("button_unknown")
        lord = lord_name(fact.table.seats[press.seat - 1])
        raise Refused("foreign_panel", {"lord": lord}, ("look",))
    if own is None:
        refuse_hidden(fact.table, press.person)
        raise Refused("not_at_table", {"table": fact.table.name}, ("look", "follow"))
    if own.resigned and not fact.over:
        raise Refused("resigned", {"table": fact.table.name}, ("look",))
    if own.lost and not fact.over:
        raise Refused("seat_lost", {"table": fact.table.name}, ("back", "look"))
    return Chair(live, fact, own)


def refuse_over(fact: GameFact) -> None:
    """Refuse what can't be done once a game has ended. Refused: game_over."""
    if not fact.over:
        return
    view = fact.view
    data: dict[str, object] = {"table": fact.table.name}
    if view.winners:
        best = view.kingdom_of(view.winners[0]).scorecard.total
        seats = (seat for winner in view.winners for seat in view.kingdom_of(winner).seats)
        data |= {"lords": tuple(view.name(seat) for seat in dict.fromkeys(seats)), "points": best}
    raise Refused("game_over", data, ("replay",))


async def refuse_late(connection: Connection, chair: Chair, version: int) -> None:
    """Refuse what does not belong to this turn.

    Refused: game_over, not_your_turn, and for a button drawn for an earlier turn turn_over,
    turn_over_plan, turn_over_auto, turn_taken_back, button_old.
    """
    refuse_over(chair.fact)
    if 0 < version < chair.live.row.turn_version:
        raise late_press(chair, await games.moves(connection, chair.live.row.id), version)
    if not chair.on_turn:
        raise not_your_turn(chair.fact, chair.seat)


def not_your_turn(fact: GameFact, seat: SeatFact) -> Refused:
    """Return the refusal that says whose turn it is, and when the asker's comes."""
    before = turns_before(fact.view, seat.seat)
    on_turn = fact.seat_on_turn
    next_one = on_turn is not None and before == (on_turn.seat,)
    data: dict[str, object] = {"lord": lord_name(on_turn), "table": fact.table.name}
    data |= {"next": next_one, **_clock(fact)}
    if before and not next_one:
        data["after"] = lord_name(fact.table.seats[before[-1] - 1])
    plans = next_turn(fact.view, seat.seat) is not None
    return Refused("not_your_turn", data, ("plan", "look") if plans else ("look",))


def _clock(fact: GameFact) -> dict[str, object]:
    """Return when the turn in progress ends, or since when it is paused or until when it waits."""
    clock = fact.clock
    if clock is None:
        return {}
    times = {"ends": clock.deadline, "since": clock.paused, "until": clock.away_until}
    return {key: at for key, at in times.items() if at is not None}


def turns_before(view: GameView, seat: int) -> tuple[int, ...]:
    """Return the seats whose turns come before a seat's next one; none if that is not known.

    A lord with two kings may have two turns in a row. A seat on turn waits for its second king.
    """
    coming = [slot.seat for slot in view.order if not slot.done]
    for slot in view.next_line:
        if slot.seat is None:
            break
        coming.append(slot.seat)
    found = next((n for n in range(1, len(coming)) if coming[n] == seat), 0)
    return tuple(coming[:found])


def late_press(chair: Chair, rows: Sequence[MoveRow], version: int) -> Refused:
    """Return the refusal of a late press: it says what ended the turn the button was drawn for."""
    ended = turn_ended_after(rows, version)
    lord = lord_name(chair.fact.seat_on_turn)
    offers = ("play",) if chair.on_turn else ("look",)
    takes = ("takeback",) if chair.fact.may_take_back == chair.seat.seat else ()
    if ended is not None and ended.cancels is not None and not chair.on_turn:
        lord = lord_name(chair.fact.table.seats[ended.seat - 1])
        return Refused("turn_taken_back", {"lord": lord}, offers)
    if ended is None or ended.cancels is not None or ended.seat != chair.seat.seat:
        return Refused("button_old", {"table": chair.fact.table.name}, offers)
    if ended.made_by == "lord":
        return Refused("turn_over", {} if chair.on_turn else {"lord": lord}, (*takes, *offers))
    code = "turn_over_plan" if ended.made_by == "plan" else "turn_over_auto"
    data = {"lord": lord, "box": str(chair.fact.view.options.box), **_played(rows, ended)}
    return Refused(code, data, (*takes, *offers))


def _played(rows: Sequence[MoveRow], ended: MoveRow) -> dict[str, object]:
    """Describe a turn that was played for its lord.

    "at" (UTC epoch seconds), "by" and "moves"; where the turn had them "placed" with its "spot"
    (none: discarded), and "took".
    """
    texts = [row.text for row in rows if row.version == ended.version and row.text is not None]
    played: dict[str, object] = {"at": ended.made_at, "by": ended.made_by, "moves": tuple(texts)}
    for move in map(Move.parse, texts):
        if move.kind in (Kind.PLACE, Kind.DISCARD):
            played |= {"placed": move.domino, "spot": move.squares}
        elif move.kind is Kind.CHOOSE:
            played["took"] = move.domino
    return played


def turn_ended_after(rows: Sequence[MoveRow], version: int) -> MoveRow | None:
    """Return the first turn or takeback after a version; giants received end no turn."""
    return next((row for row in rows if row.version > version and not receives(row)), None)


async def draft_of(connection: Connection, chair: Chair) -> TurnDraftRow:
    """Return the draft of the turn in progress; one of an earlier turn counts as empty.

    A draft made for this turn before a takeback is kept: its slots are judged again.
    """
    row, seat = chair.live.row, chair.seat.seat
    found = await games.draft(connection, row.id, seat)
    if found is None:
        return TurnDraftRow(row.id, seat, chair.live.turn, 0, [])
    if found.turn != chair.live.turn:
        return TurnDraftRow(row.id, seat, chair.live.turn, found.revision, [])
    return found
