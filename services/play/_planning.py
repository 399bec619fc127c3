"""Plan a turn that has not come yet: the panel, keeping and dropping plans, their log."""

from dataclasses import dataclass, replace

from engine import ARRIVALS, Composition, Game, Kind, Move, Step
from services.core.context import ServiceContext
from services.core.json_codec import to_json
from services.facts import Person, Press, Refused
from services.facts.plans import Plan, PlanFact, PlanPanelFact
from services.offers.spots import spots, with_arrows
from services.offers.town import taxes
from services.outbox.announcements import plan_mention
from services.play._refusals import parsed, refused
from services.play._turn_panel import in_hand, spot_of
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, not_your_turn, refuse_over, sit
from services.state.plans import next_turn, plan_fact, turn_now, turns_of
from store import Connection, plans
from store.rows import PlanRow

LOG = 10
KEPT = 20
"""How many settled plans of a lord are kept in a game; older ones are deleted."""
"""How many earlier plans of a game are shown."""
MOST_TAXES = 2


@dataclass(frozen=True, slots=True)
class _Ahead:
    """A lord's next turn: its name, and the game in which it has come."""

    chair: Chair
    turn: str
    game: Game


@brings_back
async def plan_panel(
    context: ServiceContext, press: Press, plan: Plan | None = None, *, turn: str = ""
) -> PlanPanelFact:
    """Return the plan of the person's next turn as it would be; nothing is stored.

    Without a plan, return the one that is kept. `turn` is the one a button was drawn for.

    Refused: your_turn, plan_turn_came (the button was drawn for the turn that has come), plan_old,
    plan_other (another turn comes before that one), plan_none (no turn can be planned yet),
    plan_no_line (no line to wish from yet); spot_*, tax_*, domino_unknown; game_over, ….
    """
    async with context.read() as connection:
        found = await _ahead(context, connection, press, turn)
        return await _panel(connection, found, plan)


@brings_back
async def keep_plan(
    context: ServiceContext, press: Press, plan: Plan, *, turn: str = ""
) -> PlanPanelFact:
    """Keep a plan, instead of the one that waits for the same turn.

    Refused: plan_empty (nothing to keep), and as plan_panel.
    """
    async with context.locked("game", press.game), context.write() as tx:
        found = await _ahead(context, tx.connection, press, turn)
        fact = await _panel(tx.connection, found, plan)
        if not fact.ready:
            raise Refused("plan_empty", {"domino": fact.domino or ""}, ("plan",))
        if not fact.is_kept:
            for row in await _waiting(tx.connection, found.chair, found.turn):
                fate = {"code": "again"}
                await plans.settle(tx.connection, row.id, "replaced", fate, at=tx.now, told=True)
            await plans.add_plan(
                tx.connection,
                game_id=press.game,
                seat=found.chair.seat.seat,
                user_id=press.person.id,
                turn=found.turn,
                wanted=_wanted(found, fact),
                made_at=tx.now,
            )
            await plans.drop_oldest(tx.connection, press.game, press.person.id, KEPT)
        return replace(await _panel(tx.connection, found, fact.plan), news="kept", gone=fact.gone)


def _wanted(found: _Ahead, fact: PlanPanelFact) -> dict[str, object]:
    """Return the plan as it is stored, with the kingdom for which it was made."""
    mine = found.chair.fact.view.kingdom_of(found.chair.seat.seat)
    return {
        **to_json(fact.plan),
        "kingdom": mine.text,
        "line": bool(fact.line) or not fact.chooses,
        "asks": _asks(fact),
    }


def _asks(fact: PlanPanelFact) -> bool:
    """Whether something is left that only the lord can decide when the turn comes."""
    left = set(fact.composition.todo) - {Step.CHOOSE}
    wished = bool(fact.plan.wishes) or fact.plan.otherwise != "ask"
    return bool(left) or (fact.chooses and not wished)


@brings_back
async def drop_plan(
    context: ServiceContext, press: Press, *, turn: str = ""
) -> tuple[PlanFact, ...]:
    """Drop the plans that wait, or that for one turn, and return them.

    A double click finds none.
    """
    async with context.locked("game", press.game), context.write() as tx:
        chair = await sit(context, tx.connection, press)
        refuse_over(chair.fact)
        rows = await _waiting(tx.connection, chair, turn)
        for row in rows:
            fate = {"code": "cleared"}
            await plans.settle(tx.connection, row.id, "cleared", fate, at=tx.now, told=True)
            if row.turn == turn_now(chair.fact.view):
                await plan_mention(tx, chair.live)
        return tuple(plan_fact(row, chair.fact.table.name) for row in rows)


async def plans_of(context: ServiceContext, game: int, person: Person) -> tuple[PlanFact, ...]:
    """Return a person's plans in a game and what became of them, the newest first."""
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        rows = await plans.of_lord(connection, game, person.id, LOG)
        return tuple(plan_fact(row, chair.fact.table.name) for row in rows)


async def plan_fates(context: ServiceContext, game: int, person: Person) -> tuple[PlanFact, ...]:
    """Return what became of a person's plans, once: those returned count as told."""
    async with context.read() as connection:
        if not await plans.unseen(connection, game, person.id):
            return ()
    async with context.write() as tx:
        chair = await sit(context, tx.connection, Press(game, person))
        rows = await plans.unseen(tx.connection, game, person.id)
        await plans.mark_seen(tx.connection, [row.id for row in rows], tx.now)
        return tuple(plan_fact(row, chair.fact.table.name) for row in rows)


# -- the turn that is planned ----------------------------------------------------------------------


async def _ahead(
    context: ServiceContext, connection: Connection, press: Press, turn: str
) -> _Ahead:
    """Find the turn that a person can plan: their next one.

    `turn` is the one that a button was drawn for; "" for none.

    Refused: plan_turn_came, plan_old, plan_other, plan_none, your_turn.
    """
    chair = await sit(context, connection, press)
    refuse_over(chair.fact)
    view, own = chair.fact.view, chair.seat.seat
    now = turn_now(view) if chair.plays else ""
    if turn and turn == now:
        raise Refused("plan_turn_came", {"table": chair.fact.table.name}, ("play",))
    coming = next_turn(view, own)
    if turn and turn != coming:
        past = turn not in turns_of(view, own)
        raise Refused("plan_old" if past else "plan_other", {}, ("plan", "look"))
    if now:
        raise Refused("your_turn", {"table": chair.fact.table.name}, ("play",))
    ahead = chair.live.game.ahead(own)
    if coming is None or ahead is None:
        data = not_your_turn(chair.fact, chair.seat).data
        raise Refused("plan_none", data, ("look",))
    return _Ahead(chair, coming, ahead)


async def _panel(connection: Connection, found: _Ahead, plan: Plan | None) -> PlanPanelFact:
    chair = found.chair
    rows = await _waiting(connection, chair, found.turn)
    kept = plan_fact(rows[-1], chair.fact.table.name) if rows else None
    if plan is not None or kept is None:
        return _built(found, plan or Plan(), kept)
    try:
        return _built(found, kept.plan, kept)
    except Refused:  # the kingdom has changed since: the spot has to be chosen again
        return _built(found, replace(kept.plan, spot=None, taxes=()), kept)


async def _waiting(connection: Connection, chair: Chair, turn: str) -> list[PlanRow]:
    """Return the plans of a lord that wait for a turn; with "" for any turn."""
    return [
        row
        for row in await plans.waiting(connection, chair.live.row.id)
        if (row.seat, row.user_id) == (chair.seat.seat, chair.seat.user) and turn in ("", row.turn)
    ]


def _built(found: _Ahead, wanted: Plan, kept: PlanFact | None) -> PlanPanelFact:
    """Put the panel together. Refused: what forbids the spot or a tax."""
    chair, game, seat = found.chair, found.game, found.chair.seat.seat
    view = game.view()
    domino, composition = in_hand(view), _judged(found, wanted)
    chosen = spot_of(next((one for one in composition.moves if one.kind is Kind.PLACE), None))
    ranked = spots(view, seat, composition.options.get(Step.PLACE, ()))
    free = _line(found)
    plan = replace(
        wanted,
        spot=chosen,
        wishes=tuple(one for one in dict.fromkeys(wanted.wishes) if one in free),
        otherwise=wanted.otherwise if free else "ask",
    )
    offers, no_tax = taxes(game, view, seat, composition) if chosen else ((), None)
    before, after = (one.kingdom_of(seat).scorecard for one in (view, composition.view))
    return PlanPanelFact(
        game=chair.fact,
        seat=chair.seat,
        turn=found.turn,
        round=view.round,
        domino=domino,
        spots=None if ranked is None else with_arrows(ranked, chosen),
        discards=domino is not None and ranked is None,
        composition=composition,
        plan=plan,
        gain=after.total - before.total,
        total=after.total,
        chooses=view.round < view.rounds,
        line=tuple(slot.domino for slot in view.next_line),
        taxes=offers,
        no_tax=no_tax,
        arrives=domino in ARRIVALS and Step.GIANT in composition.todo,
        gone=tuple(one for one in dict.fromkeys(wanted.wishes) if one not in free),
        kept=kept,
    )


def _line(found: _Ahead) -> tuple[str, ...]:
    """Return the dominoes that can be wished for: the free ones of the line."""
    return tuple(slot.domino for slot in found.game.view().next_line if slot.seat is None)


def _judged(found: _Ahead, wanted: Plan) -> Composition:
    """Judge the spot, the taxes and the wishes. Refused: what forbids them."""
    domino, fact = in_hand(found.game.view()), found.chair.fact
    slots = planned_slots(domino, wanted)
    try:
        for move in slots:
            parsed(fact, move)
        composition = found.game.compose(slots)
        for move, refusal in composition.dropped:
            raise refused(fact, move, refusal)
    except Refused as error:
        raise Refused(error.code, error.data, ("plan",)) from error
    line = {slot.domino for slot in found.game.view().next_line}
    if unknown := next((one for one in wanted.wishes if one not in line), None):
        free = tuple(line)
        data = {"domino": unknown, "free": free, "box": str(fact.view.options.box)}
        raise Refused("domino_unknown" if line else "plan_no_line", data, ("plan",))
    return composition


def planned_slots(domino: str | None, plan: Plan) -> list[Move]:
    """Return the moves that a plan puts into a draft, but for the domino to take."""
    if domino is None or plan.spot is None:
        return []
    taxes = [Move(Kind.TAX, squares=(square,)) for square in plan.taxes[:MOST_TAXES]]
    return [Move(Kind.PLACE, domino, plan.spot), *taxes]
