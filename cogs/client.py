"""The Discord client: receive events, sync the slash commands, run the background workers."""

import asyncio
import gc
import hashlib
import importlib
import json
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.gateway import KeepAliveHandler

import store
from cogs import (
    answers,
    arrivals,
    base,
    discord_errors,
    dispatch,
    emoji,
    fleet,
    slash_commands,
    unread,
    view,
)
from cogs.app import App
from cogs.awake_threads import AwakeThreads
from cogs.channels import presence, state_of
from cogs.courier import Courier
from cogs.courier.announcer import Announcer
from cogs.courier.live_list import LiveLists
from cogs.courier.pace import Pace
from cogs.courier.post import Post
from cogs.courier.tournaments import TournamentPosts
from cogs.event_retries import until_done
from cogs.greetings import Greetings
from cogs.maintenance import copy_daily, note_begun_anew
from cogs.sieve import Sieve
from cogs.translator import Translator
from services.core.shards import Share

_log = structlog.get_logger()

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not used

PACKAGES: Final = (
    "cogs.play",
    "cogs.replay",
    "cogs.review",
    "cogs.tables",
    "cogs.daily",
    "cogs.lists",
    "cogs.watching",
    "cogs.tournaments",
    "cogs.rules",
    "cogs.settings",
    "cogs.admin",
    "cogs.records",
    "cogs.statistics",
    "cogs.organizer",
)
"""The features; importing one registers its handlers and commands."""

INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=False)
CONTEXTS: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Servers and our own direct messages: elsewhere we could answer, but post nothing."""

ARRIVING: Final = 2.0
"""Seconds for which closing takes presses; while it waits for nothing, the time is shorter."""
EVENTS_TIMEOUT: Final = 8.0
"""Seconds that closing waits for what is being handled: Docker kills what doesn't end in ten."""
EVENTS: Final = ("discord.py: on_", "CommandTree-invoker", "discord-ui-dynamic-item-")
"""How the names begin of discord.py's tasks that handle events, commands and presses."""
DOUBLINGS: Final = 5
"""How often the pause between two tries to reconnect is doubled, from a second on."""
LONGEST_WAIT: Final = 60.0
"""Seconds that a request may wait for a rate limit; deliveries wait longer in the database."""

Interaction = discord.Interaction[Any]
Worker = Callable[[], Coroutine[Any, Any, None]]


def load() -> None:
    """Import every feature, once."""
    for package in PACKAGES:
        importlib.import_module(package)


def load_for_good() -> None:
    """Import every feature; what is imported is not looked through for garbage again and again."""
    load()
    gc.freeze()


def intents() -> discord.Intents:
    """Return the intents: servers, channels and threads, and deletions of messages."""
    return discord.Intents(guilds=True, guild_messages=True)


class Tree(app_commands.CommandTree["Castellan"]):
    """The command tree; it lets each command pass once and answers errors outside of a command."""

    async def interaction_check(self, interaction: "discord.Interaction[Castellan]") -> bool:
        """Let a command pass once, and not too many of one person; the same for suggestions."""
        typing = interaction.type is discord.InteractionType.autocomplete
        gate = interaction.client.typing if typing else interaction.client.gate
        if not gate.is_new(interaction.id):
            return False
        expired = arrivals.has_expired(interaction)
        if not gate.too_fast(interaction.user.id, expired=expired):
            return True
        if expired:
            return False
        if typing:
            await interaction.response.autocomplete([])
        else:
            await dispatch.refuse_haste(interaction.client.app, gate, interaction)
        return False

    async def on_error(
        self, interaction: "discord.Interaction[Castellan]", error: app_commands.AppCommandError
    ) -> None:
        """Answer an error from outside the body of a command."""
        if interaction.type is discord.InteractionType.autocomplete:
            _log.error("autocomplete.failed", exc_info=error)
            return
        await _answer(interaction, error)


async def _answer(interaction: Interaction, error: Exception) -> None:
    """Answer an error of a command that did not get as far as its body."""

    async def fail() -> None:
        raise error

    await dispatch.guarded(base.ask(interaction.client.app, interaction), fail)


class Castellan(discord.AutoShardedClient):
    """The bot. It keeps nothing in memory that would be missed after a restart."""

    def __init__(
        self,
        app: App,
        *,
        guild_ready_timeout: float = 2.0,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        clicks: int = dispatch.CLICKS,
        pace: Pace | None = None,
    ) -> None:
        super().__init__(
            intents=intents(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=shard_count,
            shard_ids=list(shard_ids) if shard_ids else None,  # type: ignore[arg-type]
            http_trace=app.metrics.watch(app.strikes.trace()),
        )
        answers.checked(self.http)
        unread.survive_events(self._connection.parsers)
        self.app = app
        self.gate = dispatch.Gate(time.monotonic, clicks=clicks)
        self.typing = dispatch.Gate(time.monotonic, clicks=dispatch.LETTERS)
        post = Post(app, self, pace)
        self.courier = Courier(app.services.outbox, Announcer(app, post), app.clock, self.share)
        self.lists = LiveLists(app, post, self.share)
        self.tournament_posts = TournamentPosts(app, post, self.share)
        self.awake_threads = AwakeThreads(app, self)
        app.services.context.channel_state = lambda server, channel: state_of(
            self.get_guild(server), channel
        )
        app.services.context.server_locale = self._locale_of
        app.services.context.presence = partial(presence, self, app.lookups)
        self.tree = Tree(self, allowed_installs=INSTALLS, allowed_contexts=CONTEXTS)
        self._workers: set[asyncio.Task[None]] = set()
        self._noting = asyncio.Lock()
        self._our_messages = Sieve(app.services.outbox.ours)
        self._our_places = Sieve(app.services.outbox.our_places)
        self._greetings = Greetings(lambda: self.shards)
        app.metrics.connected = self._connected_shards
        self.lost: dict[int, int] = {}
        """Since when each shard has had no connection."""
        self.fleet = fleet.make(self)
        self._hearing: dict[int, KeepAliveHandler] = {}  # of the last connection of each shard

    def share(self) -> Share:
        """Which servers belong to the shards of this process."""
        if self.fleet is not None:
            return self.app.services.outages.share
        chosen = self.app.settings
        if not chosen.shard_ids or not chosen.shard_count:
            return Share()
        return Share(chosen.shard_ids, chosen.shard_count)

    def _connected_shards(self) -> tuple[int, int]:
        """Return how many shards are connected, and how many this process has."""
        if self.fleet is not None:
            return self.fleet.counts()
        connected = len(self.shards) - len(self.lost) if self.is_ready() else 0
        return connected, len(self.shards)

    def _locale_of(self, server: int) -> str | None:
        """Return the language that a server has set in Discord."""
        guild = self.get_guild(server)
        return None if guild is None else guild.preferred_locale.value

    async def setup_hook(self) -> None:
        """Register components and commands, then start the workers."""
        _log.debug("client.logged_in")
        load()
        self.add_dynamic_items(*view.ITEMS)
        for entry in (*slash_commands.commands(), *slash_commands.menus()):
            self.tree.add_command(entry)
        await self.tree.set_translator(Translator())
        await self.sync_commands()
        await self.app.services.outages.begin(self.share())
        await self.app.services.absent_servers.begin()
        self._start_worker(self._greetings.watch, "greetings")
        self._start_worker(self.app.services.jobs.run, "jobs")
        self._start_worker(lambda: emoji.upload(self.app, self), "emoji")
        if self.app.settings.token is not None:  # the sandbox's games are not worth it
            self._start_worker(lambda: copy_daily(self.app), "backups")
        self._start_worker(self._when_ready(self.courier.run), "courier")
        self._start_worker(self._when_ready(self.lists.run), "lists")
        self._start_worker(self._when_ready(self.tournament_posts.run), "cup-posts")

    def _when_ready(self, run: Worker) -> Worker:
        """Return a worker that waits until Discord has sent the servers."""

        async def run_when_ready() -> None:
            await self.wait_until_ready()
            await run()

        return run_when_ready

    def _start_worker(self, run: Worker, name: str) -> None:
        task = asyncio.create_task(run(), name=name)
        self._workers.add(task)
        task.add_done_callback(self._worker_ended)

    def _worker_ended(self, task: asyncio.Task[None]) -> None:
        self._workers.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("worker.ended", worker=task.get_name(), exc_info=task.exception())

    async def close(self) -> None:
        """Stop the workers, let them finish what they are sending, answer presses, disconnect."""
        workers = tuple(self._workers)
        for worker in workers:
            worker.cancel()
        begun = asyncio.get_running_loop().time()
        await _answered(begun + ARRIVING)
        for shard in self.shards.values():  # nothing new arrives, while requests are still made
            await shard._parent.close()
        if self.fleet is not None:
            await self.fleet.end()
        ends = _answered(begun + EVENTS_TIMEOUT)
        await asyncio.gather(ends, *workers, return_exceptions=True)
        await super().close()

    # -- events ------------------------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Connect the shards, or, if processes share them, those that the leases name."""
        if self.fleet is None:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = []  # none is waited for: on_shard_ready says who is there
        self._start_worker(self.fleet.leases.run, "leases")
        self._start_worker(self.fleet.follow, "fleet")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard to begin a session, among those of all processes."""
        if self.fleet is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.fleet.turn(shard_id or 0)

    def forget_shard(self, shard: int) -> None:
        """Forget what was known of the servers of a shard that others have now."""
        self.lost.pop(shard, None)
        self._hearing.pop(shard, None)
        for guild in self.guilds:
            if guild.shard_id == shard:
                self._connection._remove_guild(guild)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, which then tries again at least every half minute, whatever happens.

        discord.py's own pauses grow to 17 minutes: the bot would be deaf long after an outage. And
        a frame of the gateway that it can't read would end the bot.
        """
        await super().launch_shard(gateway, shard_id, initial=initial)
        shard = self.get_shard(shard_id)
        if shard is not None:
            shard._parent._backoff._max = DOUBLINGS
            unread.survive_frames(shard._parent)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note when an interaction arrives; discord.py calls this before any task answers it."""
        self._greetings.heard(event, args)
        if event == "interaction":
            self.app.arrivals.note(args[0], self.app.clock.exact())
            self.app.metrics.heard(args[0].id, dispatch.kind_of(args[0]))
        super().dispatch(event, *args, **kwargs)

    async def pressed(self, interaction: Interaction) -> None:
        """Answer a press, a choice or a form; called by every DynamicItem."""
        await dispatch.pressed(self.app, self.gate, interaction)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a submitted form by its id, so that it works after a restart.

        And note that a server is there which Discord has not sent: people press there.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction)
        guild = self.get_guild(interaction.guild_id or 0)
        if guild is not None and guild.unavailable:
            await self.on_guild_join(guild)

    async def on_ready(self) -> None:
        _log.info("client.ready", servers=len(self.guilds), shards=self.shard_count)
        await self.note_servers()
        await until_done(self._gateway_back)
        await until_done(self.awake_threads.reopen_all)
        await until_done(lambda: self.app.services.lost_roles.look(self._has_role))

    async def _gateway_back(self) -> None:
        """Let what waited go on, unless a shard was lost (again) meanwhile."""
        if not self.lost or self.fleet is not None:  # there each shard waits for itself
            await self.app.services.outages.gateway_back()

    def _has_role(self, server: int, role: int) -> bool:
        guild = self.get_guild(server)
        return guild is None or guild.unavailable or guild.get_role(role) is not None

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Tell those whose open tables or tournaments are for a deleted role."""
        await until_done(lambda: self.app.services.lost_roles.gone(role.guild.id, role.id))

    async def on_shard_disconnect(self, shard: int) -> None:
        """Hold back messages and clocks; discord.py repeats this event at each try to reconnect."""
        if self.fleet is not None and not self.fleet.has(shard):
            return
        if shard not in self.lost:
            silent = self._silent(shard)
            _log.info("client.lost", shard=shard, silent_seconds=silent)
            self.lost[shard] = self.app.clock.now() - silent
        self.app.services.outages.gateway_lost()

    def _silent(self, shard: int) -> int:
        """Return for how many seconds nothing was heard: a cut cable closes no connection."""
        hearing = self._hearing.get(shard)
        return 0 if hearing is None else int(time.perf_counter() - hearing._last_recv)

    async def on_shard_connect(self, shard: int) -> None:
        """Keep what notes when the connection was heard last; discord.py forgets it at a loss."""
        found = self.get_shard(shard)
        hearing = None if found is None else found._parent.ws._keep_alive
        if hearing is not None:
            self._hearing[shard] = hearing

    async def on_shard_resumed(self, shard: int) -> None:
        await self.on_shard_connect(shard)
        await self._reconnected(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Handle a shard that could not resume but started again; on_ready handles the first."""
        if shard in self.lost:
            if self.fleet is not None:
                self._connection.call_handlers("ready")
            await self._fetch_servers()
            await self._reconnected(shard)
            await until_done(self.awake_threads.reopen_all)
            if self.fleet is not None:
                await until_done(lambda: self.app.services.lost_roles.look(self._has_role))

    async def _reconnected(self, shard: int) -> None:
        """Continue once every shard of this process is connected again."""
        if shard not in self.lost:
            return
        since = self.lost.pop(shard)
        _log.info("client.back", shard=shard, seconds=self.app.clock.now() - since)
        if self.is_ready():
            await until_done(self._gateway_back)

    async def note_servers(self) -> None:
        """Note which servers we are in: games of the others are paused until we are back."""

        async def note() -> None:
            out = {guild.id for guild in self.guilds if guild.unavailable}
            there = {guild.id for guild in self.guilds} - out
            await self.app.services.absent_servers.seen(there, out)

        await self._in_order(note)

    async def _in_order(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Note which servers we are in, after what was told before: leaving, then coming back."""
        async with self._noting:
            await until_done(work)

    async def _fetch_servers(self) -> None:
        """Fetch which servers we are in: a new session does not report one left meanwhile."""
        try:
            mine = {guild.id async for guild in self.fetch_guilds(limit=None, with_counts=False)}
        except discord_errors.TROUBLE as error:
            _log.warning("client.servers_unknown", error=str(error))
            return
        out = {guild.id for guild in self.guilds if guild.unavailable}
        await self._in_order(lambda: self.app.services.absent_servers.seen(mine - out, out))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._in_order(lambda: self.app.services.absent_servers.lost(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._in_order(lambda: self.app.services.absent_servers.back(guild.id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        lost = partial(self.app.services.absent_servers.lost, guild.id, unreachable=True)
        await self._in_order(lost)

    on_guild_available = on_guild_join

    async def on_thread_update(self, _before: discord.Thread, thread: discord.Thread) -> None:
        """Keep the threads of running games awake."""
        if thread.archived and await self._our_places.sift(thread.guild.id, [thread.id]):
            await until_done(lambda: self.awake_threads.archived(thread))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Note that a message of a table, a live list or a page of a tournament was deleted."""
        await self._messages_deleted(event.guild_id or 0, [event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Note the same for each message of a bulk deletion."""
        await self._messages_deleted(event.guild_id or 0, event.message_ids)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Have what goes on in a deleted thread posted elsewhere, at once."""
        await self._place_deleted(event.guild_id, event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Do the same for a channel."""
        await self._place_deleted(channel.guild.id, channel.id)

    async def _place_deleted(self, server: int, place: int) -> None:
        if await self._our_places.sift(server, [place]):
            await until_done(lambda: self.awake_threads.deleted(place))

    async def _messages_deleted(self, server: int, messages: Collection[int]) -> None:
        for message in await self._our_messages.sift(server, messages):
            await until_done(partial(self._message_deleted, message))

    async def _message_deleted(self, message: int) -> None:
        if await self.app.services.watching.lists.gone(message):
            return
        if await self.app.services.tournaments.posts.gone(message):
            return
        await self.app.services.outbox.message_gone(message)

    # -- commands ----------------------------------------------------------------------------------

    async def sync_commands(self) -> None:
        """Send the commands to Discord if they differ from what was sent last.

        Games go on with those that Discord has, if it refuses these or takes no more for long.
        """
        mark = self.app.settings.data / "commands.sha256"
        wanted = f"{self.application_id} {await fingerprint(self.tree)}"
        noted = mark.read_text(errors="replace") if mark.is_file() else None
        if noted in (None, wanted) and await self.tree.fetch_commands():
            if noted is not None:
                return
            await note_begun_anew(self.app)
        try:
            sent = await self.tree.sync()
        except discord.RateLimited as error:
            _log.error("client.not_synced", again_in_seconds=error.retry_after)
            return
        except discord.HTTPException as error:
            if not discord_errors.is_refused(error):
                raise
            self.app.note_refusal(None, error)
            return
        await asyncio.to_thread(_write, mark, wanted)
        _log.info("client.synced", commands=len(sent))


async def _answered(latest: float) -> None:
    """Wait until no event is being handled; each may answer a person and write to the database."""
    loop = asyncio.get_running_loop()
    while (left := latest - loop.time()) > 0:
        await asyncio.sleep(0)  # what has just arrived becomes a task
        events = [task for task in asyncio.all_tasks() if task.get_name().startswith(EVENTS)]
        if not events:
            return
        await asyncio.wait(events, timeout=left)


def _write(mark: Path, text: str) -> None:
    store.make_file(mark)
    mark.write_text(text)


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash of everything that Discord is sent about the commands."""
    told = Translator()
    sent = [await command.get_translated_payload(tree, told) for command in tree.get_commands()]
    return hashlib.sha256(json.dumps(sent, sort_keys=True).encode()).hexdigest()
