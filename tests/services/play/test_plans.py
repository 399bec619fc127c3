"""Turns planned ahead: kept by a press, played whole where everything holds; else it is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine import Game, Move, Step
from services.core.live_games import Live
from services.facts import Person, Press
from services.facts.games import GameFact, Proposal
from services.facts.news import News, PlanNews, ReminderNews, TakebackNews, TurnNews
from services.facts.plans import Plan, PlanPanelFact
from services.facts.tables import Setup
from services.play.turn_commit import Turn, commit
from services.state.plans import WAIT
from store import games
from store.rows import PlanRow
from tests.helpers.anything import random_turn
from tests.helpers.planners import play_anyhow, stands, stored
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, PEOPLE, World

FOUR = Setup(lords=4)
GIANTS = Setup("kingdomino", 2, frozenset({"mighty_duel"}), giants=True)
TEAMS = Setup("royal_wedding", 6, teams=True)


async def waiting(
    world: World, setup: Setup = FOUR, round: int = 2, wanted: Callable[[Game], bool] | None = None
) -> tuple[int, Person]:
    """Begin a game and play to a turn of a round after which another lord's comes; who that is."""
    game, random = (await world.start(setup)).id, Random(7)
    while True:
        live, _, table = await stands(world, game)
        view = live.game.view()
        order = [slot for slot in view.order if not slot.done]
        if view.round >= round and len(order) > 1 and order[1].seat != live.seat:
            twin = live.game.ahead(order[1].seat)
            pending = view.kingdom_of(order[1].seat).pending
            if twin is not None and not pending and (wanted is None or wanted(twin)):
                return game, PEOPLE[table.seats[order[1].seat - 1].user or 0]
        await play_anyhow(world, game, random)


def has_spots(least: int = 2) -> Callable[[Game], bool]:
    """Whether the domino fits in several spots."""
    return lambda game: len(game.compose(()).options.get(Step.PLACE, ())) >= least


def may_tax(game: Game) -> bool:
    """Whether a knight is free for the domino, which fits somewhere."""
    places = game.compose(()).options.get(Step.PLACE, ())
    return bool(places) and bool(game.compose([places[0]]).options.get(Step.TAX))


async def keep(
    world: World, game: int, person: Person, wishes: int = 2, **changes: object
) -> PlanPanelFact:
    """Keep a plan: the best spot and some wishes."""
    panel = await world.services.play.plan_panel(Press(game, person))
    free = [slot.domino for slot in panel.composition.view.next_line if slot.seat is None]
    spot = None if panel.spots is None else panel.spots.ranked[0].squares
    plan = Plan(spot, tuple(free[:wishes]))
    for name, value in changes.items():
        plan = Plan(**{**{f: getattr(plan, f) for f in plan.__slots__}, name: value})
    return await world.services.play.keep_plan(Press(game, person), plan)


async def take(world: World, game: int, domino: str | None = None) -> None:
    """Play the turn of whoever is on turn, who takes a domino."""
    panel = await world.compose(game)
    person = PEOPLE[panel.seat.user or 0]
    play = world.services.play
    if domino is not None:
        panel = await play.set_slot(Press(game, person), f"choose {domino}")
    await play.end_turn(Press(game, person), revision=panel.revision)


async def a_minute(world: World) -> list[News]:
    """Let a minute pass; returns what was said then."""
    await world.say()
    world.clock.advance(WAIT)
    await world.services.jobs.run_due()
    return await world.say()


async def last_plan(world: World, game: int) -> PlanRow:
    """Return the newest plan of a game."""
    return (await stored(world, game))[-1]


async def made_by(world: World, fact: GameFact) -> set[str]:
    """Return by whom the last version's moves were made."""
    async with world.services.context.read() as connection:
        rows = await games.moves(connection, fact.id)
    return {row.made_by for row in rows if row.version == fact.version}


# -- kept, played ----------------------------------------------------------------------------------


async def test_nothing_is_stored_before_it_is_kept(world: World) -> None:
    """However long somebody looks at a plan: their turn comes as ever, and calls them."""
    game, person = await waiting(world)
    panel = await world.services.play.plan_panel(Press(game, person))
    assert panel.spots is not None
    wanted = Plan(panel.spots.ranked[0].squares, panel.line[-1:])
    await world.services.play.plan_panel(Press(game, person), wanted)
    assert await stored(world, game) == []
    await take(world, game, panel.line[0])
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert said[-1].call is not None
    await a_minute(world)
    assert await world.on_turn(game) == person


async def test_kept_plan_plays_a_minute_after_its_turn_came(world: World) -> None:
    """Nobody is called meanwhile; its lord alone is told, without a sound; the log tells it."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    assert (kept.news, kept.is_kept) == ("kept", True)
    await take(world, game, kept.line[-1])
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert said[-1].call is None
    world.clock.advance(WAIT - 1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game) == person
    world.clock.advance(1)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game)
    report = fact.last[-1]
    assert (report.spot, report.took) == (kept.plan.spot, kept.plan.wishes[0])
    assert report.by == "lord"
    assert await made_by(world, fact) == {"plan"}
    (told,) = [one.body for one in await world.say() if isinstance(one.body, PlanNews)]
    assert (told.call.seat.user, told.call.silent) == (person.id, True)
    (logged,) = await world.services.play.plans_of(game, person)
    assert (logged.state, logged.fate["took"]) == ("played", kept.plan.wishes[0])


async def test_report_of_a_planned_turn_is_folded_into_one_message(world: World) -> None:
    """The message that called nobody is replaced by the next one, which repeats it."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    said = await a_minute(world)
    (turn,) = [one.body for one in said if isinstance(one.body, TurnNews)]
    assert len(turn.reports) == 2
    seat = (await world.services.play.game(game)).table.seat_of(person.id)
    assert seat is not None
    assert turn.reports[-1].seat == seat.seat


async def test_second_wish_is_taken_where_the_first_is_gone(world: World) -> None:
    """And the log names what was taken by others: every wish is tried, in order."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    first, second = kept.plan.wishes
    await take(world, game, first)
    await a_minute(world)
    row = await last_plan(world, game)
    assert (row.state, row.fate) == (
        "played",
        {
            "domino": kept.domino,
            "spot": list(kept.plan.spot or ()),
            "took": second,
            "gone": [first],
        },
    )


@pytest.mark.parametrize(("otherwise", "place"), [("lowest", 0), ("highest", -1)])
async def test_rule_takes_what_is_free_where_no_wish_is(
    world: World, otherwise: str, place: int
) -> None:
    """The lowest, or the highest domino of the line."""
    game, person = await waiting(world)
    kept = await keep(world, game, person, wishes=1, otherwise=otherwise)
    await take(world, game, kept.plan.wishes[0])
    view = (await world.services.play.game(game)).view
    free = [slot.domino for slot in view.next_line if slot.seat is None]
    await a_minute(world)
    assert (await world.services.play.game(game)).last[-1].took == free[place]


async def test_first_choice_can_be_planned(world: World) -> None:
    """At the start there are wishes only (R23)."""
    game, person = await waiting(world, round=0)
    kept = await keep(world, game, person)
    assert (kept.domino, kept.plan.spot, kept.round) == (None, None, 0)
    await take(world, game, kept.plan.wishes[0])
    await a_minute(world)
    assert (await world.services.play.game(game)).last[-1].took == kept.plan.wishes[1]


@pytest.mark.parametrize("comes", [False, True], ids=["before", "meanwhile"])
async def test_a_plan_waits_while_the_game_is_paused(world: World, *, comes: bool) -> None:
    """Whether its turn has come before the pause or in it; a minute after the pause it plays."""
    game, person = await waiting(world, round=0)
    kept = await keep(world, game, person)
    play, until = world.services.play, world.clock.now() + 3 * 86_400
    if not comes:
        await take(world, game, kept.plan.wishes[0])
    vote = await play.propose(Press(game, ANN), Proposal("pause", until=until))
    for one in (BEN, CARA, DAN):
        await play.answer_vote(vote.id, one, agree=True)
    clock = (await play.game(game)).clock
    assert clock is not None
    assert (clock.paused, clock.paused_until) == (world.clock.now(), until)
    if comes:
        await take(world, game, kept.plan.wishes[0])
    world.clock.advance(86_400)
    await world.services.jobs.run_due()
    assert (await last_plan(world, game)).state == "waiting"
    for one in (ANN, BEN, CARA, DAN):
        await play.resume(Press(game, one))
    assert (await last_plan(world, game)).state == "waiting"
    told = [one.body for one in await a_minute(world)]
    assert (await last_plan(world, game)).state == "played"
    assert [type(one) for one in told if isinstance(one, PlanNews | TurnNews)] == [
        TurnNews,
        PlanNews,
    ]


async def test_last_round_needs_a_spot_only(world: World) -> None:
    """There is no line any more (R45)."""
    game, person = await waiting(world, Setup(lords=3), round=12, wanted=has_spots())
    kept = await keep(world, game, person)
    assert (kept.chooses, kept.line) == (False, ())
    await play_anyhow(world, game, Random(1))
    await a_minute(world)
    assert (await last_plan(world, game)).state == "played"


async def test_tax_is_planned_where_it_is_legal(world: World) -> None:
    """At Queendomino; everything else that is optional is left out."""
    game, person = await waiting(world, Setup("queendomino", 4), wanted=may_tax)
    panel = await keep(world, game, person)
    assert panel.taxes
    square = panel.taxes[0].square
    kept = await keep(world, game, person, taxes=(square,))
    assert kept.plan.taxes == (square,)
    await play_anyhow(world, game, Random(1), often=0)
    await a_minute(world)
    (tax,) = (await world.services.play.game(game)).last[-1].taxed
    assert tax.square == square


# -- dropped ---------------------------------------------------------------------------------------


async def test_plan_without_a_free_wish_is_dropped_and_says_why(world: World) -> None:
    """First the reason, to the lord alone; then the usual call, which repeats the report."""
    game, person = await waiting(world)
    kept = await keep(world, game, person, wishes=1)
    before = await world.services.play.game(game)
    await take(world, game, kept.plan.wishes[0])
    said = [one.body for one in await a_minute(world)]
    kinds = [type(one) for one in said if isinstance(one, (PlanNews, TurnNews))]
    assert kinds == [PlanNews, TurnNews]
    call = next(one for one in said if isinstance(one, TurnNews))
    assert call.call is not None
    assert (call.call.seat.user, call.call.mention) == (person.id, True)
    assert len(call.reports) == 1
    row = await last_plan(world, game)
    assert row.fate == {"code": "wishes_taken", "gone": list(kept.plan.wishes)}
    assert (await world.services.play.game(game)).version == before.version + 1
    (told,) = await world.services.play.plan_fates(game, person)
    assert told.id == row.id
    assert await world.services.play.plan_fates(game, person) == ()


async def test_spot_planned_before_the_line_is_known_fills_the_draft(world: World) -> None:
    """Its lord is called, and finds the domino where they planned it."""
    game = (await world.start(FOUR)).id
    await world.until(game, "2.1")
    person = await world.on_turn(game)
    await world.turn(game)
    kept = await keep(world, game, person)
    assert (kept.line, kept.plan.wishes, kept.round) == ((), (), 3)
    while await world.on_turn(game) != person:
        await world.turn(game)
    said = [one.body for one in await a_minute(world)]
    assert any(isinstance(one, TurnNews) and one.call is not None for one in said)
    panel = await world.services.play.panel(Press(game, person))
    assert panel.chosen == kept.plan.spot
    assert (await last_plan(world, game)).fate == {"code": "line_unknown", "drafted": True}


@pytest.mark.parametrize("received", [False, True])
async def test_giant_on_its_way_or_come_drops_the_plan(world: World, received: bool) -> None:
    """Its crown is its lord's to choose, and the kingdom is another one afterwards (R33)."""
    game, random = (await world.start(GIANTS)).id, Random(5)
    while not (sent := sending(live := (await stands(world, game))[0])):
        assert live.seat is not None
        await play_anyhow(world, game, random, often=0)
    live, row, table = await stands(world, game)
    person = PEOPLE[table.seats[2 - (live.seat or 0)].user or 0]
    await keep(world, game, person)
    await commit(world.services.context, Turn(live, row, table, sent, "lord"))
    square = None
    if received:
        asked = await world.services.play.receive_panel(Press(game, person))
        square = asked.crowns[0].square
        await world.services.play.receive(Press(game, person), square)
    while await world.on_turn(game) != person:
        live, row, table = await stands(world, game)
        moves = tuple(random_turn(live.game, random, often=0))
        await commit(world.services.context, Turn(live, row, table, moves, "lord"))
    await a_minute(world)
    came, waits = {"code": "giant_came", "square": square}, {"code": "giant_waits", "count": 1}
    assert (await last_plan(world, game)).fate == (came if received else waits)
    assert await world.on_turn(game) == person


def sending(live: Live) -> tuple[Move, ...]:
    """Return a whole turn that sends a giant to the other lord, who can plan; else nothing."""
    game, other = live.game, 3 - (live.seat or 0)
    for place in game.compose(()).options.get(Step.PLACE, ())[:1]:
        options = game.compose([place]).options.get(Step.SEND, ())
        if options and game.ahead(other) is not None:
            judged = game.compose([place, options[0]])
            while judged.todo:
                first = judged.options[judged.todo[0]][0]
                judged = game.compose([*judged.moves, first])
            return judged.moves
    return ()


async def test_partner_who_builds_on_ends_the_plan(world: World) -> None:
    """The kingdom is not as it was when the plan was made, though its lord did nothing."""
    game = (await world.start(TEAMS)).id
    random = Random(3)
    while True:
        live, _, table = await stands(world, game)
        view = live.game.view()
        order = [slot.seat for slot in view.order if not slot.done]
        partner = [one for one in view.kingdom_of(order[0]).seats if one != order[0]]
        if view.round > 0 and len(order) > 1 and order[1] in partner:
            break
        await play_anyhow(world, game, random)
    person = PEOPLE[table.seats[order[1] - 1].user or 0]
    await keep(world, game, person, otherwise="lowest")
    await play_anyhow(world, game, random)
    await a_minute(world)
    assert (await last_plan(world, game)).fate == {"code": "kingdom_changed", "what": "partner"}
    assert await world.on_turn(game) == person


# -- changed, cleared, held ------------------------------------------------------------------------


async def test_new_plan_replaces_the_one_before(world: World) -> None:
    """Keeping the same one again changes nothing; clearing leaves none."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await world.services.play.keep_plan(Press(game, person), kept.plan, turn=kept.turn)
    assert [row.state for row in await stored(world, game)] == ["waiting"]
    await keep(world, game, person, wishes=1)
    assert [row.state for row in await stored(world, game)] == ["replaced", "waiting"]
    dropped = await world.services.play.drop_plan(Press(game, person))
    assert [one.plan.wishes for one in dropped] == [kept.plan.wishes[:1]]
    assert await world.services.play.drop_plan(Press(game, person)) == ()
    assert [row.state for row in await stored(world, game)] == ["replaced", "cleared"]
    await take(world, game)
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert said[-1].call is not None


async def test_lord_who_opens_their_turn_composes_it(world: World) -> None:
    """The plan becomes the draft, and nothing plays by itself any more."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    panel = await world.services.play.panel(Press(game, person))
    assert (panel.chosen, panel.taken) == (kept.plan.spot, kept.plan.wishes[0])
    assert panel.ready
    assert (await last_plan(world, game)).fate == {"code": "own_turn", "drafted": True}
    said = await a_minute(world)
    assert await world.on_turn(game) == person
    assert not any(isinstance(one.body, PlanNews) for one in said)
    world.clock.advance(30 * 60)
    await world.services.jobs.run_due()
    assert any(isinstance(one.body, ReminderNews) for one in await world.say())
    ended = await world.services.play.end_turn(Press(game, person), revision=panel.revision)
    assert ended.report.took == kept.plan.wishes[0]


async def test_end_of_a_turn_that_nobody_looked_at_shows_the_draft_first(world: World) -> None:
    """`/end` within the minute commits nothing that its lord has not seen."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    await refused("draft_changed", world.services.play.end_turn(Press(game, person)))
    ended = await world.services.play.end_turn(Press(game, person))
    assert ended.report.took == kept.plan.wishes[0]


async def test_press_in_the_planner_is_no_move_once_the_turn_has_come(world: World) -> None:
    """It says so, and neither keeps, nor plays, nor changes the plan that waits."""
    game, person = await waiting(world)
    panel = await world.services.play.plan_panel(Press(game, person))
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    before = await stored(world, game)
    other = Plan(kept.plan.spot, kept.plan.wishes[:1], "highest")
    play, turn = world.services.play, panel.turn
    await refused("plan_turn_came", play.plan_panel(Press(game, person), other, turn=turn))
    await refused("plan_turn_came", play.keep_plan(Press(game, person), other, turn=turn))
    await refused("your_turn", play.plan_panel(Press(game, person)))
    assert await stored(world, game) == before
    await a_minute(world)
    assert (await last_plan(world, game)).state == "played"
    await refused("plan_old", play.keep_plan(Press(game, person), other, turn=turn))


async def test_takeback_of_the_turn_before_drops_nothing(world: World) -> None:
    """The plan waits on, and plays when its turn has come again."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    before = await world.on_turn(game)
    await take(world, game, kept.line[-1])
    world.clock.advance(30)
    await world.services.play.takeback(Press(game, before))
    world.clock.advance(WAIT)
    await world.services.jobs.run_due()
    assert (await last_plan(world, game)).state == "waiting"
    await take(world, game, kept.plan.wishes[0])
    await a_minute(world)
    assert (await world.services.play.game(game)).last[-1].took == kept.plan.wishes[1]


async def test_planned_turn_can_be_taken_back_by_its_lord(world: World) -> None:
    """Like any turn of theirs; the plan has played and does not play again."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    await a_minute(world)
    fact = await world.services.play.game(game)
    assert fact.may_take_back == fact.table.seat_of(person.id).seat  # type: ignore[union-attr]
    panel = await world.services.play.takeback(Press(game, person, version=fact.version))
    assert (panel.chosen, panel.taken) == (kept.plan.spot, kept.plan.wishes[0])
    await a_minute(world)
    assert await world.on_turn(game) == person
    assert (await last_plan(world, game)).state == "played"


async def test_takeback_after_a_dropped_plan_restores_the_right_message(world: World) -> None:
    """The report that was repeated with the call goes, and the one before it lives again."""
    game, person = await waiting(world)
    kept = await keep(world, game, person, wishes=1)
    await world.say()
    before = await world.on_turn(game)
    living = (await world.services.play.game(game)).last
    await take(world, game, kept.plan.wishes[0])
    await a_minute(world)
    await world.services.play.takeback(Press(game, before))
    (back,) = [one.body for one in await world.say() if isinstance(one.body, TakebackNews)]
    assert back.gone is not None
    assert world.posted[back.gone.message].body.call is not None  # type: ignore[union-attr]
    assert (back.reports, back.restore is not None) == (living, True)


async def test_own_takeback_and_another_domino_end_the_plan(world: World) -> None:
    """It was made for a domino that its lord no longer has."""
    game = (await world.start(FOUR)).id
    await world.until(game, "2.1")
    person = await world.on_turn(game)
    ended = await world.turn(game)
    await keep(world, game, person)
    await world.services.play.takeback(Press(game, person))
    free = [slot.domino for slot in ended.game.view.next_line if slot.domino != ended.report.took]
    await take(world, game, free[0])
    row = await last_plan(world, game)
    assert (row.state, row.fate) == ("dropped", {"code": "other_domino"})


async def test_call_after_a_dropped_plan_goes_with_the_turn_it_repeats(world: World) -> None:
    """Though somebody gave up in between: no report stands of a turn that was taken back."""
    game, person = await waiting(world)
    panel = await world.services.play.plan_panel(Press(game, person))
    wish = next(one.domino for one in panel.composition.view.next_line if one.seat is None)
    await keep(world, game, person, wishes=1)
    before = await world.on_turn(game)
    await take(world, game, wish)
    await world.say()
    third = next(one for one in (ANN, BEN, CARA, DAN) if one not in (before, person))
    await world.services.play.resign(game, third)
    (call,) = [one for one in await a_minute(world) if isinstance(one.body, TurnNews)]
    assert (await last_plan(world, game)).state == "dropped"
    await world.services.play.takeback(Press(game, before))
    (back,) = [one.body for one in await world.say() if isinstance(one.body, TakebackNews)]
    assert back.gone is not None
    assert world.posted[back.gone.message].id == call.id


async def test_turns_taken_back_by_agreement_end_the_plan(world: World) -> None:
    """Nobody took another domino; the turn that was planned is not known to come any more."""
    game = (await world.start(FOUR)).id
    await world.until(game, "2.1")
    person = await world.on_turn(game)
    await world.turn(game)
    await world.turn(game)
    await keep(world, game, person)
    vote = await world.services.play.propose(Press(game, person), Proposal("takeback"))
    for one in (ANN, BEN, CARA, DAN):
        if one != person:
            await world.services.play.answer_vote(vote.id, one, agree=True)
    row = await last_plan(world, game)
    assert (row.state, row.fate) == ("dropped", {"code": "taken_back"})


# -- crashes and races -----------------------------------------------------------------------------


async def test_plan_fires_once_whatever_breaks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn, the fate and the news are one transaction: all of it again, or none of it."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    before = await world.services.play.game(game)

    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(games, "append_moves", broken)
        await a_minute(world)
    assert (await last_plan(world, game)).state == "waiting"
    assert (await world.services.play.game(game)).version == before.version
    await world.restart()
    world.clock.advance(600)
    await world.services.jobs.run_due()
    after = await world.services.play.game(game)
    assert (after.version, after.last[-1].took) == (before.version + 1, kept.plan.wishes[0])
    assert (await last_plan(world, game)).state == "played"
    told = [one for one in await world.say() if isinstance(one.body, PlanNews)]
    assert len(told) == 1
    assert await world.on_turn(game) != person


async def test_either_the_plan_or_its_lord_plays(world: World) -> None:
    """Whoever is first; the other finds the turn over or becomes the lord's own."""
    game, person = await waiting(world)
    kept = await keep(world, game, person)
    await take(world, game, kept.line[-1])
    panel = await world.services.play.panel(Press(game, person))
    await world.services.play.end_turn(Press(game, person), revision=panel.revision)
    version = (await world.services.play.game(game)).version
    world.clock.advance(WAIT)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game)).version == version
    assert [row.state for row in await stored(world, game)] == ["replaced"]


async def test_strangers_and_other_lords_see_no_plan(world: World) -> None:
    """Neither the plan nor that there is one; spectators can't even ask."""
    game, person = await waiting(world)
    await keep(world, game, person)
    for other in list(PEOPLE.values())[:4]:
        if other != person:
            assert await world.services.play.plans_of(game, other) == ()
            assert await world.services.play.drop_plan(Press(game, other)) == ()
    await refused("not_at_table", world.services.play.plans_of(game, PEOPLE[8]))
    await refused("not_at_table", world.services.play.plan_panel(Press(game, PEOPLE[8])))
    seat = (await world.services.play.game(game)).table.seat_of(person.id)
    assert seat is not None
    other = next(one for one in list(PEOPLE.values())[:4] if one != person)
    await refused(
        "foreign_panel", world.services.play.drop_plan(Press(game, other, seat=seat.seat))
    )
    assert [row.state for row in await stored(world, game)] == ["waiting"]


async def test_missed_turn_is_told_once_though_its_report_is_repeated(world: World) -> None:
    """The plan of the next lord plays a minute later; the new report names who was told before."""
    game, person = await waiting(world)
    await keep(world, game, person, otherwise="lowest")
    fact = await world.services.play.game(game)
    assert fact.clock is not None
    assert fact.clock.deadline is not None
    world.clock.advance(fact.clock.deadline - world.clock.now())
    await world.services.jobs.run_due()
    said = [await world.say(), await a_minute(world)]
    told = [
        [(one.seat, one.mention) for one in body.absent]
        for news in said
        for body in [one.body for one in news]
        if isinstance(body, TurnNews) and body.reports
    ][-2:]
    assert [len(one) for one in told] == [1, 1]
    assert [one[0][1] for one in told] == [True, False]
    assert told[0][0][0].user == told[1][0][0].user


async def test_one_plan_after_another_plays(world: World) -> None:
    """Not only the first: so does the next one of the same lord."""
    game, person = await waiting(world)
    play = world.services.play
    for _ in range(2):
        kept = await keep(world, game, person, wishes=4)
        while await world.on_turn(game) != person:
            await world.quickly(game)
        await a_minute(world)
        fact = await play.game(game)
        assert fact.last[-1].spot == kept.plan.spot
        assert fact.last[-1].took in kept.plan.wishes
        seat, played = fact.last[-1].seat, fact.view.round
        while not waits_after(fact, seat, played):
            await world.quickly(game)
            fact = await play.game(game)
    logged = await play.plans_of(game, person)
    assert [one.state for one in logged] == ["played", "played"]


def waits_after(fact: GameFact, seat: int, after: int) -> bool:
    """Whether a seat waits for a turn in a round after that one."""
    view = fact.view
    waits = [slot.seat for slot in view.order if not slot.done]
    return view.round > after and seat in waits[1:] and waits[0] != seat
