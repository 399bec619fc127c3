"""The command `/replay`, [Replay], and the buttons of a replay."""

from functools import partial

from discord import app_commands

from cogs import args, slash_commands
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, REPLAY
from cogs.replay import screens
from cogs.replay.screens import END, Shown, source_of
from cogs.slash_commands import Options, Suggestion, slash, suggests
from locales import Texts, plain_name
from services.facts import Refused
from services.facts.replay import GrowthFact, ReplayFact, Source

LAST = 10**6
"""A step beyond the end, which stands for the last one."""
THE_MOVE = Shown()
Round = app_commands.Range[int, 0, 24]


async def show_replay(
    ask: Ask, source: Source, step: int | None = None, shown: Shown = THE_MOVE
) -> None:
    """Answer with a step of a game or of an imported record."""
    if source.kind == "game":
        ask.game = source.id
    animated = (await ask.app.services.people.settings(ask.user)).animation
    if shown.moves and not animated:
        shown = shown.still
    fact, growth = await _step(ask, source, step, shown)
    screen = screens.replay(fact, shown, ask.texts, growth=growth, animated=animated)
    await ask.show(screen)


async def _step(
    ask: Ask, source: Source, step: int | None, shown: Shown, public: Texts | None = None
) -> tuple[ReplayFact, GrowthFact | None]:
    """Find a step; for an animation the last one, with how the kingdoms grew to it.

    For a `public` message the names in an imported record are marked as the file's.
    """
    replay, marked = ask.app.services.replay, None
    if public is not None:
        marked = partial(_marked, public)
    if shown.moves:
        growth = await replay.growth(source, ask.person, marked=marked)
        return growth.replay, growth
    step = LAST if shown.kind == END else step
    return await replay.open(source, ask.person, step, marked=marked), None


def _marked(texts: Texts, lord: str) -> str:
    return texts.plain("replay-file-lord", lord=plain_name(lord))


@slash("replay", area="replay", game="panel-option-game")
async def replay(ask: Ask, game: str | None = None, round: Round | None = None) -> None:
    where = [] if round is None else [f"r{round}"]
    found = None if game is not None else await find_game(ask)
    if game is not None:
        await slash_commands.with_game(ask, "replay", game, *where)
    elif found is None:
        await ask.show(screens.which(await ask.app.services.replay.choices(ask.person), ask.texts))
    else:
        await do_replay(ask, found, *where)


async def find_game(ask: Ask) -> int | None:
    """Find the game of this thread; None if we have to ask."""
    table = await ask.app.services.tables.table_in(ask.channel)
    if table is None or (table.thread != ask.channel and table.seat_of(ask.user) is None):
        return None
    return table.game


@suggests(replay, "game", filtered=False)
async def suggest_replays(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the person's games, then those that ended here, by the names of their tables."""
    found = await ask.app.services.replay.choices(ask.person, current.strip())
    return [(screens.choice_label(one, ask.texts), f"#{one.game}") for one in found]


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
    """Show the step in the channel, in the server's language; once a minute for each person."""
    step, shown = args.number(click.id.args), Shown.read(args.word(click.id.args, 1))
    source = source_of(click.id.id, click.id.args, 2)
    if not click.server:
        raise Refused("share_here")
    reader = await click.app.public(click.server)
    fact, growth = await _step(click, source, step, shown, reader.texts)
    if not fact.sharing:
        raise Refused("share_here")
    if source.kind == "game" and fact.ending is None:
        table = await click.app.services.tables.table_in(click.channel)
        if table is None or table.game != source.id:
            raise Refused("share_running")
    screen = screens.public(fact, shown, reader.texts, by=click.user, growth=growth)
    click.app.services.replay.share(click.person)
    await click.post(screen, reader)
