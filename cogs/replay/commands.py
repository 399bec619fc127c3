"""What `/replay`, [Replay] and the buttons of a replay do."""

from __future__ import annotations

from discord import app_commands

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, REPLAY, base36
from cogs.replay import screens
from cogs.replay.screens import END, Shown, source_of
from cogs.slash_commands import Options, Suggestion, slash, suggests
from services.facts import Refused
from services.facts.replay import GrowthFact, ReplayFact, Source

LAST = 10**6
"""A step too far is the last one there is."""
THE_MOVE = Shown()
Round = app_commands.Range[int, 0, 24]


async def show_replay(
    ask: Ask, source: Source, step: int | None = None, shown: Shown = THE_MOVE
) -> None:
    """Answer with a step of a game or of a record that was brought along."""
    if source.kind == "game":
        ask.game = source.id
    animated = (await ask.app.services.people.settings(ask.user)).animation
    if shown.moves and not animated:
        shown = shown.still
    fact, growth = await _found(ask, source, step, shown)
    screen = screens.replay(fact, shown, ask.texts, growth=growth, animated=animated)
    await ask.show(screen)


async def _found(
    ask: Ask, source: Source, step: int | None, shown: Shown
) -> tuple[ReplayFact, GrowthFact | None]:
    """Return the step; of what moves how it came to the last one."""
    replay = ask.app.services.replay
    if shown.moves:
        growth = await replay.growth(source, ask.person)
        return growth.replay, growth
    step = LAST if shown.kind == END else step
    return await replay.open(source, ask.person, step), None


@slash("replay", area="replay", game="panel-option-game", round="replay-option-round")
async def replay(ask: Ask, game: str | None = None, round: Round | None = None) -> None:
    found = await _meant(ask, game)
    if found is None:
        await ask.show(screens.which(await ask.app.services.replay.choices(ask.person), ask.texts))
        return
    await do_replay(ask, found, "" if round is None else f"r{round}")


async def _meant(ask: Ask, game: str | None) -> int | None:
    """Find the game that is named, or that of the thread; None where it has to be asked for."""
    if game is not None:
        return slash_commands.number(game)
    table = await ask.app.services.tables.table_in(ask.channel)
    if table is None or (table.thread != ask.channel and table.seat_of(ask.user) is None):
        return None
    return table.game


@suggests(replay, "game", filtered=False)
async def suggest_replays(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest what one plays, then what ended here, by the names of their tables."""
    found = await ask.app.services.replay.choices(ask.person, current.strip())
    return [(screens.choice_label(one, ask.texts), base36(one.game)) for one in found]


@game_action("replay")
async def do_replay(ask: Ask, game: int, where: str = "") -> None:
    """Replay a game from a step, or from a round: "22", "r5"."""
    source = Source("game", game)
    if where.startswith("r"):
        ask.game = game
        found = args.number((where[1:],))
        fact = await ask.app.services.replay.open(source, ask.person, round=found)
        await show_replay(ask, source, fact.step)
        return
    await show_replay(ask, source, args.number((where,)) if where else None)


@handles(GAME, "replay")
async def press_replay(click: Click) -> None:
    await do_replay(click, click.id.id, *click.id.args[:1])


@handles(REPLAY, "which")
async def choose_game(click: Click) -> None:
    await do_replay(click, slash_commands.number(click.value))


@handles(REPLAY, "step")
async def press_step(click: Click) -> None:
    step, shown = args.number(click.id.args), Shown.read(args.word(click.id.args, 1))
    await show_replay(click, source_of(click.id.id, click.id.args, 2), step, shown)


@handles(REPLAY, "round")
async def choose_round(click: Click) -> None:
    shown = Shown.read(args.word(click.id.args))
    source = source_of(click.id.id, click.id.args, 1)
    await show_replay(click, source, args.number(click.values), shown)


@handles(REPLAY, "show")
async def choose_shown(click: Click) -> None:
    step, shown = args.number(click.id.args), Shown.read(args.word(click.values))
    await show_replay(click, source_of(click.id.id, click.id.args, 1), step, shown)


@handles(REPLAY, "share")
async def press_share(click: Click) -> None:
    """Show what is seen in the channel, to everybody in their language; once a minute a person."""
    step, shown = args.number(click.id.args), Shown.read(args.word(click.id.args, 1))
    source = source_of(click.id.id, click.id.args, 2)
    fact, growth = await _found(click, source, step, shown)
    if not fact.sharing or not click.server:
        raise Refused("share_here")
    if source.kind == "game" and fact.ending is None:
        table = await click.app.services.tables.table_in(click.channel)
        if table is None or table.game != source.id:
            raise Refused("share_running")
    reader = await click.app.public(click.server)
    screen = screens.public(fact, shown, reader.texts, growth=growth)
    click.app.services.replay.share(click.person)
    await click.post(screen, reader)
