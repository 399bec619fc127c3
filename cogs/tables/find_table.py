"""Find the table that a command is about: the named one, the one here, the only one; or ask."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import GAME, LISTS, Ids, base36
from cogs.screen import OPTIONS, Screen, Text, choice, screen
from cogs.slash_commands import Options, Suggestion, signed_number
from cogs.suggestions import distinct
from cogs.tables.setup_panel import tables
from cogs.tables.setup_words import setup_short
from locales import Texts, plain_name
from services.facts import Refused
from services.facts.names import meant, near
from services.facts.tables import TableFact

Action = Callable[..., Awaitable[None]]
"""What a command does once its table is known: `(ask, table, *words)`."""

HOSTING: Final = frozenset({"start", "host", "computer"})
"""What is the host's; of others who sit there, it says so, or they take over from one who left."""

_ACTIONS: Final[dict[str, Action]] = {}


def action(name: str, *, button: bool = False) -> Callable[[Action], Action]:
    """Register what a command does once its table is known.

    `button`: the button of this name does the same.
    """

    def register(function: Action) -> Action:
        _ACTIONS[name] = function
        if button:
            handles(GAME, name, about="table")(lambda click: function(click, click.id.id))
        return function

    return register


async def with_table(ask: Ask, name: str, table: str | None, *words: str) -> None:
    """Run an action on the table that a command is about, or ask which table that is."""
    found = await tables_meant(ask, name) if table is None else await tables_named(ask, name, table)
    known = await candidates(ask, name) if len(found) != 1 else ()
    if not found and table is not None:
        found = near(table, [(fact.name, fact.id) for fact in known])
        found = found or near(
            table, [(setup_short(fact.setup, ask.texts), fact.id) for fact in known]
        )
        if not found:
            raise Refused("no_table", offers=("open",))
    elif len(found) == 1:
        ask.table = found[0]
        await _ACTIONS[name](ask, found[0], *words)
        return
    listed = [fact for fact in known if fact.id in found]
    await ask.show(which_table(listed, name, words, ask.texts))


async def tables_named(ask: Ask, name: str, table: str) -> list[int]:
    """List the tables that "#12", a name or its beginning, or "12" may mean."""
    signed = signed_number(table)
    if signed is not None:
        return [signed]
    for pool in (name, "join"):  # of a table that it can't be used on, the action says why
        known = [(fact.name, fact.id) for fact in await candidates(ask, pool)]
        for words in (table, table.partition(" · ")[0]):
            if found := meant(words, known):
                return found
    bare = args.parsed(table.strip(), 10)
    return [] if bare is None else [bare]


async def tables_meant(ask: Ask, name: str) -> list[int]:
    """List the tables that a command without a name can be about. Refused: no_table_here."""
    found = await candidates(ask, name)
    if not found:
        raise Refused("no_table_here", offers=("new",))
    here = [fact for fact in found if fact.channel == ask.channel]
    return [fact.id for fact in (here if len(here) == 1 else found)]


async def candidates(ask: Ask, name: str) -> Sequence[TableFact]:
    """List the open tables that a command can be used on."""
    if name == "join":
        return await tables(ask).open_tables(ask.server, ask.person) if ask.server else ()
    mine = [
        fact
        for fact in await tables(ask).open_of(ask.person, ask.server)
        if _applies(fact, name, ask.user)
    ]
    if name not in HOSTING:
        return mine
    if not mine and ask.server and ask.person.manages:
        return await tables(ask).open_tables(ask.server, ask.person)
    return [fact for fact in mine if fact.host == ask.user] or mine


def which_table(
    found: Sequence[TableFact], name: str, words: Sequence[str], texts: Texts
) -> Screen:
    """Ask which table is meant; the answer runs the same action. Refused: table_unnamed."""
    id = Ids(LISTS)("seats", name, *words)
    if not id.writable:
        raise Refused("table_unnamed")
    listed = distinct([(label(fact, texts), f"#{fact.id}") for fact in found[:OPTIONS]])
    labels = {base36(int(value[1:])): shown for shown, value in listed}
    key = "errors-which_table" if len(found) > 1 else "errors-which_table-near"
    return screen(
        Text(texts(key)),
        choice(texts.plain("setup-which-table"), id, labels),
    )


@handles(LISTS, "seats")
async def choose_table(click: Click) -> None:
    name, *words = click.id.args or ("",)
    args.check_arguments(_ACTIONS[args.one_of(name, _ACTIONS)], click, 0, *words)
    table = args.parsed(click.value, 36)
    await with_table(click, name, None if table is None else f"#{table}", *words)


def suggester(name: str) -> Callable[[Ask, str, Options], Awaitable[list[Suggestion]]]:
    """Make the suggester of a command's option `table`."""

    async def suggest(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
        found = await candidates(ask, name)
        if name == "join":
            return [_to_join(fact, ask.texts) for fact in found]
        return [(label(fact, ask.texts), f"#{fact.id}") for fact in found]

    return suggest


def _to_join(fact: TableFact, texts: Texts) -> Suggestion:
    """Suggest a table with what is played there; the value says what was shown."""
    said = {"table": plain_name(fact.name), "setup": setup_short(fact.setup, texts)}
    taken, lords = len(fact.seats) - len(fact.free), len(fact.seats)
    shown = texts.plain("setup-choice-join", **said, seated=taken, lords=lords)
    return shown, f"#{fact.id}.{base36(fact.setup.terms)}"


def split_suggestion(value: str) -> tuple[str, str]:
    """Split the value of a table to join into the table, and what was shown of it, if anything."""
    table, _, seen = value.strip().rpartition(".")
    if signed_number(table) is None or args.parsed(seen, 36) is None:
        return value, "0"
    return table, seen


def label(fact: TableFact, texts: Texts) -> str:
    """Format a table for a list: "Harvest Moon · 2 of 4 seated"."""
    taken = len(fact.seats) - len(fact.free)
    return texts.plain(
        "setup-choice-table", table=plain_name(fact.name), seated=taken, lords=len(fact.seats)
    )


def _applies(fact: TableFact, name: str, user: int) -> bool:
    if name == "decline":
        return any(one.user == user and one.state == "waiting" for one in fact.invited)
    return fact.seat_of(user) is not None
