"""Taking the last turn back."""

from __future__ import annotations

import pytest

from engine import Step
from services.facts import Person, Press
from services.facts.news import News, TakebackNews, TidyNews, TurnNews
from services.facts.tables import Setup
from store import games, outbox
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, PEOPLE, World


async def played(world: World, setup: Setup | None = None, turn: str = "1.1") -> tuple[int, Person]:
    """Play until a turn, end it, and return the game and the lord who ended it."""
    game = await world.start(setup or Setup(lords=4))
    await world.until(game.id, turn)
    person = await world.on_turn(game.id)
    await world.turn(game.id)
    return game.id, person


async def test_takeback_opens_the_draft_as_it_was(world: World) -> None:
    """The lord is on turn again with the same spot and the same domino."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    before = await world.compose(game.id)
    person = PEOPLE[before.seat.user or 0]
    ended = await world.turn(game.id)
    panel = await world.services.play.takeback(Press(game.id, person, version=ended.game.version))
    assert (panel.chosen, panel.taken, panel.filled) == (before.chosen, before.taken, 2)
    assert panel.game.version == ended.game.version + 1 == panel.game.turn_version
    assert panel.game.view == before.game.view
    assert "taken_back" in panel.news
    assert panel.revision > before.revision


async def test_takeback_pressed_twice_is_answered_twice(world: World) -> None:
    """The second press finds the turn taken back already and shows the same panel."""
    game, person = await played(world)
    version = (await world.services.play.game(game)).version
    first = await world.services.play.takeback(Press(game, person, version=version))
    again = await world.services.play.takeback(Press(game, person, version=version))
    assert again == first


async def test_turn_can_be_ended_again_after_a_takeback(world: World) -> None:
    """The old End button is late, the new one commits."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    old = await world.compose(game.id)
    person = PEOPLE[old.seat.user or 0]
    play = world.services.play
    await play.end_turn(Press(game.id, person, version=old.game.version), revision=old.revision)
    new = await play.takeback(Press(game.id, person))
    late = play.end_turn(Press(game.id, person, version=old.game.version), revision=old.revision)
    await refused("turn_over", late)
    ended = await play.end_turn(
        Press(game.id, person, version=new.game.version), revision=new.revision
    )
    assert ended.report.moves == tuple(move.text() for move in old.composition.moves)


async def test_takeback_is_an_event_and_leaves_no_trace_in_the_record(world: World) -> None:
    """Rows are only appended; the record shows neither the turn nor its taking back."""
    game, person = await played(world)
    before = (await world.services.play.record(game, ANN)).text
    await world.services.play.takeback(Press(game, person))
    async with world.services.store.read() as connection:
        rows = await games.moves(connection, game)
    assert [row.ordinal for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1].cancels == rows[-2].version
    assert rows[-1].text is None
    after = (await world.services.play.record(game, ANN)).text
    assert before.startswith(after.rstrip("\n"))
    assert after != before


async def test_takeback_is_kept_by_a_restart(world: World) -> None:
    """The draft is open as it was, in a new process too."""
    game, person = await played(world)
    panel = await world.services.play.takeback(Press(game, person))
    await world.restart()
    again = await world.services.play.panel(Press(game, person))
    assert (again.chosen, again.taken, again.game) == (panel.chosen, panel.taken, panel.game)


async def test_next_lord_s_draft_is_no_obstacle_and_is_kept(world: World) -> None:
    """A draft is no turn: it does not stop the takeback, and it waits for its turn."""
    game, person = await played(world)
    composing = await world.compose(game)
    other = PEOPLE[composing.seat.user or 0]
    play = world.services.play
    await play.takeback(Press(game, person))
    late = play.set_slot(
        Press(game, other, version=composing.game.version), composing.composition.moves[0]
    )
    refusal = await refused("turn_taken_back", late)
    assert refusal.data["lord"] == person.name
    await play.end_turn(Press(game, person))
    again = await play.panel(Press(game, other))
    assert again.chosen == composing.chosen


async def test_slot_that_no_longer_fits_is_dropped_and_named(world: World) -> None:
    """The kept draft is judged anew: a domino taken meanwhile falls out with its reason."""
    game, person = await played(world)
    composing = await world.compose(game)
    other = PEOPLE[composing.seat.user or 0]
    play = world.services.play
    await play.takeback(Press(game, person))
    await play.set_slot(Press(game, person), f"choose {composing.taken}")
    await play.end_turn(Press(game, person))
    again = await play.panel(Press(game, other))
    assert again.taken is None
    assert again.chosen == composing.chosen
    assert [move.domino for move, _ in again.dropped] == [composing.taken]


async def test_takeback_after_another_turn_is_refused(world: World) -> None:
    """Once the next lord has played, the turn stays."""
    game, person = await played(world)
    other = await world.on_turn(game)
    await world.turn(game)
    refusal = await refused("takeback_played", world.services.play.takeback(Press(game, person)))
    assert refusal.data["lord"] == other.name


async def test_turn_that_laid_a_line_can_t_be_taken_back(world: World) -> None:
    """A new line was drawn by it."""
    game, person = await played(world, turn="1.4")
    await refused("takeback_line", world.services.play.takeback(Press(game, person)))
    assert (await world.services.play.game(game)).may_take_back is None


async def test_last_turn_of_the_start_lays_a_line(world: World) -> None:
    """R26: when every king stands, the next line is laid out."""
    game, person = await played(world, turn="0.4")
    await refused("takeback_line", world.services.play.takeback(Press(game, person)))


async def test_takeback_at_a_table_without_is_refused(world: World) -> None:
    """The host may open a table without takebacks."""
    game, person = await played(world, Setup(lords=4, takeback=False))
    await refused("takeback_off", world.services.play.takeback(Press(game, person)))


async def test_takeback_before_any_turn_is_refused(world: World) -> None:
    """There is nothing to take back."""
    game = await world.start(Setup(lords=4))
    await refused("takeback_none", world.services.play.takeback(Press(game.id, ANN)))


async def test_takeback_without_a_turn_of_one_s_own_is_refused(world: World) -> None:
    """Who has not played yet has nothing to take back."""
    game = await world.start(Setup(lords=4))
    await world.turn(game.id)
    person = await world.on_turn(game.id)
    await refused("takeback_none", world.services.play.takeback(Press(game.id, person)))


async def test_takeback_after_the_end_is_refused(world: World) -> None:
    """The last turn publishes the seed."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "6.4")
    person = await world.on_turn(game.id)
    await world.turn(game.id)
    await refused("game_over", world.services.play.takeback(Press(game.id, person)))


async def test_two_turns_can_be_taken_back_one_after_the_other(world: World) -> None:
    """After a takeback the turn before is the last of the record, and its lord may follow."""
    game = await world.start(Setup(lords=4))
    await world.until(game.id, "1.1")
    first = await world.on_turn(game.id)
    start = (await world.services.play.game(game.id)).view
    await world.turn(game.id)
    second = await world.on_turn(game.id)
    await world.turn(game.id)
    await world.services.play.takeback(Press(game.id, second))
    await world.services.play.takeback(Press(game.id, first))
    assert (await world.services.play.game(game.id)).view == start
    await world.say()
    await world.turn(game.id)


@pytest.mark.parametrize("said", [True, False])
async def test_two_turns_of_one_lord_can_be_taken_back(world: World, *, said: bool) -> None:
    """Also while nothing could be said yet: the first report is folded into the second's."""
    game = await world.start(Setup(lords=2))
    while True:
        panel, _ = await world.again(game.id)
        turn = panel.game.view.turn
        assert turn is not None
        if turn.round > 0 and turn.number < 3:  # the second of the two lays out no line
            break
    person = PEOPLE[panel.seat.user or 0]
    if said:
        await world.say()
    await world.turn(game.id)
    if said:
        await world.say()
    for _ in range(2):
        await world.services.play.takeback(Press(game.id, person))
    assert (await world.services.play.game(game.id)).view == panel.game.view
    await world.say()
    ended = await world.turn(game.id)
    assert ended.report.turn == turn.text()


async def test_takeback_can_be_repeated(world: World) -> None:
    """Take back, play another turn, take that back too."""
    game, person = await played(world)
    play = world.services.play
    for _ in range(3):
        panel = await play.takeback(Press(game, person))
        spots = panel.spots
        assert spots is not None
        other = next(
            move for move in panel.composition.options[Step.PLACE] if move.squares != panel.chosen
        )
        panel = await play.set_slot(Press(game, person), other)
        await play.end_turn(Press(game, person), revision=panel.revision)
    await world.restart()
    assert (await world.services.play.game(game)).view.round == 1


@pytest.mark.parametrize("posted", [True, False])
async def test_message_of_a_turn_taken_back_goes(world: World, *, posted: bool) -> None:
    """A posted report is deleted and the one before lives again; an unposted one is never said."""
    game, person = await played(world, turn="1.2")
    if posted:
        await world.say()
    await world.services.play.takeback(Press(game, person))
    said = [news.body for news in await world.say() if not isinstance(news.body, TidyNews)]
    last = said[-1]
    assert isinstance(last, TakebackNews)
    assert (last.gone is not None) == posted
    assert last.restore is not None
    assert last.call is not None
    assert not last.call.mention
    assert last.call.seat.user == person.id
    assert last.reports[-1].turn == "1.1"
    assert not any(
        isinstance(body, TurnNews) and body.reports[-1:] and body.reports[-1].turn == "1.2"
        for body in said
    )


async def test_next_report_tells_of_the_takeback(world: World) -> None:
    """ "Ben took the last turn back" stands in the next report."""
    game, person = await played(world)
    await world.say()
    panel = await world.services.play.takeback(Press(game, person))
    await world.say()
    await world.services.play.end_turn(Press(game, person))
    said = [news.body for news in await world.say()]
    (turn,) = [body for body in said if isinstance(body, TurnNews)]
    assert turn.taken_back == (panel.seat.seat,)


async def test_restored_message_is_stripped_by_the_next_report(world: World) -> None:
    """The message that lives again is the living one: the next report strips it."""
    game, person = await played(world, turn="1.2")
    await world.say()
    await world.services.play.takeback(Press(game, person))
    said = [news.body for news in await world.say()]
    (takeback,) = [body for body in said if isinstance(body, TakebackNews)]
    await world.services.play.end_turn(Press(game, person))
    tidied = [news.body for news in await world.say() if isinstance(news.body, TidyNews)]
    assert [(body.act, body.at) for body in tidied] == [("strip", takeback.restore)]


async def test_folded_report_comes_back_with_a_takeback(world: World) -> None:
    """The report that the taken-back one had folded in is told again."""
    game = await world.start(Setup(lords=2))
    while True:
        panel, _ = await world.again(game.id)
        turn = panel.game.view.turn
        assert turn is not None
        if turn.round > 0 and turn.number < 3:  # the second of the two lays out no line
            break
    person = PEOPLE[panel.seat.user or 0]
    await world.say()
    await world.turn(game.id)
    await world.say()
    fact = await world.services.play.game(game.id)
    assert fact.may_take_back is not None, "the turn taken back must not have laid a line out"
    await world.services.play.takeback(Press(game.id, person))
    said = [news.body for news in await world.say()]
    (takeback,) = [body for body in said if isinstance(body, TakebackNews)]
    assert takeback.restore is None
    assert takeback.reports[-1].turn == panel.turn


async def test_turn_taken_back_again_is_told_in_the_same_message(world: World) -> None:
    """From the second time on the next lord's call is edited, not sent again."""
    game, person = await played(world, turn="1.2")
    await world.say()
    gone, restored, edited = [], [], []
    for _ in range(3):
        await world.services.play.takeback(Press(game, person))
        said = [news.body for news in await world.say()]
        (body,) = [body for body in said if isinstance(body, TakebackNews)]
        gone.append(body.gone)
        restored.append(body.restore)
        await world.services.play.end_turn(Press(game, person))
        said = [news.body for news in await world.say()]
        edited += [body.edit for body in said if isinstance(body, TurnNews)]
    assert gone[0] is not None
    assert gone[1:] == [None, None]
    call = restored[1]
    assert call is not None
    assert call not in (restored[0], gone[0])
    assert (restored[2], edited) == (call, [None, call, call])
    table = (await world.services.play.game(game)).table.id
    async with world.services.context.read() as connection:
        told = await outbox.messages(connection, table, "turn")
    assert [one.message_id for one in told if one.state == "living"] == [call.message]


async def test_message_that_a_takeback_restores_is_not_stripped(world: World) -> None:
    """Taken back while the report is being posted: the message before it stays playable."""
    game, person = await played(world, turn="1.2")
    outbox = world.services.outbox
    while not _tells(report := (await world.due())[0], "1.2"):
        await outbox.begin(report.id)
        await outbox.done(report, world.post(report))
    assert await outbox.begin(report.id)
    await world.services.play.takeback(Press(game, person))
    await outbox.done(report, world.post(report))
    bodies = [news.body for news in await world.say()]
    (restored,) = [body.restore for body in bodies if isinstance(body, TakebackNews)]
    assert restored is not None
    assert restored not in [body.at for body in bodies if isinstance(body, TidyNews)]


def _tells(news: News, turn: str) -> bool:
    body = news.body
    return isinstance(body, TurnNews) and any(one.turn == turn for one in body.reports)
