"""Votes of the whole table: proposing, their public message, answering."""

from typing import Final

from cogs import args
from cogs.base import Ask, Click, game_action, handles
from cogs.codec import GAME, LISTS, Ids, base36
from cogs.members import member
from cogs.play import words
from cogs.play.game_views import seat_called
from cogs.screen import (
    Button,
    Option,
    Part,
    Ping,
    Row,
    Screen,
    Select,
    Style,
    Text,
    UserSelect,
    row,
    screen,
    small,
)
from locales import Texts, plain_name
from services.facts import Press, Refused
from services.facts.games import GameFact, MenuFact, Proposal, VoteFact

DAY: Final = 24 * 3600
PAUSES: Final = (1, 3, 7, 14)
"""The lengths of a pause that have a button, in days."""
HOURS: Final = (1, 2, 3, 6, 12, 24, 48, 72, 168)
"""The lengths of more time that may have a button."""
SHOWN: Final = 4


# -- the public message ----------------------------------------------------------------------------


def message(game: GameFact, vote: VoteFact, texts: Texts, mentions: tuple[int, ...] = ()) -> Ping:
    """Return the public message of a vote: the question, or what became of it."""
    if vote.state != "open":
        return _settled(game, vote, texts)
    asked = texts(_kind(vote), **_said(game, vote))
    if mentions:
        asked = words.called(mentions, asked, texts)
    if silence := _silence(game, vote):
        asked += "\n" + small(texts("vote-rule", silence=silence, **_said(game, vote)))
    return Ping(asked, (answers(game, vote, texts),), mentions=mentions)


def call_again(game: GameFact, vote: VoteFact, texts: Texts, mentions: tuple[int, ...]) -> Ping:
    """Call the lords whom a vote did not notify in their quiet hours; its message is above."""
    asked = words.called(mentions, texts("vote-again", **_said(game, vote)), texts)
    answer = Button(texts.plain("vote-menu-vote"), Ids(LISTS, game.id)("vote"), Style.MAIN)
    return Ping(asked, (Row((answer,)),), mentions=mentions)


def direct(game: GameFact, vote: VoteFact, server: str, texts: Texts) -> Ping:
    """Ask a lord directly whether somebody else may take their seat."""
    said = {**_said(game, vote), "table": words.there(words.table_name(game), server, texts)}
    return Ping(texts("vote-replace-direct", **said), (answers(game, vote, texts),))


def _silence(game: GameFact, vote: VoteFact) -> str:
    """Return what the silence of absent lords means: "yes", "no", "replaced"; "" for nothing."""
    fair = vote.fair(game.table.fair)
    if vote.kind == "replace":
        return "replaced"
    if vote.kind == "pause":
        span = vote.get("until") - vote.get("asked_at") + vote.get("before")
        short = vote.get("until") and span <= fair.pause_days * DAY
        return "yes" if short else "no"
    return "no" if vote.kind in ("abort", "takeback") and not vote.get("free") else ""


def _kind(vote: VoteFact) -> str:
    """Return the key of a vote's question: some have another one for what is named in it."""
    if vote.kind == "pause" and vote.get("until"):
        return "vote-pause-until"
    if vote.kind == "replace" and vote.guest:
        return "vote-replace-guest"
    return f"vote-{vote.kind}"


def _said(game: GameFact, vote: VoteFact) -> dict[str, str | int]:
    other = vote.get("seat")
    return {
        "lord": words.bold(vote.asked_name),
        "other": words.lord(game, other) if other else "",
        "guest": words.bold(vote.guest),
        "table": words.table_name(game),
        "agreed": len(set(vote.agreed) & set(vote.needed)),
        "needed": len(vote.needed),
        "turns": vote.get("turns"),
        "hours": vote.get("hours"),
        "time": vote.fair(game.table.fair).answer_hours,
        "until": f"<t:{vote.get('until')}:f>",
        "ends": f"<t:{vote.get('ends')}:R>",
    }


def _settled(game: GameFact, vote: VoteFact, texts: Texts) -> Ping:
    said = _said(game, vote)
    if vote.state == "lapsed":
        return Ping(texts("vote-moot" if game.over else f"vote-{vote.kind}-lapsed", **said))
    if vote.state == "failed":
        said["lord"] = words.lord(game, vote.refused or vote.asked_by)
        return Ping(texts(f"vote-{vote.kind}-failed", **said))
    if vote.kind == "pause":
        return _paused(game, vote, texts)
    if vote.kind == "time":
        giver = next((seat for seat in vote.agreed if seat != vote.get("seat")), vote.asked_by)
        said["lord"] = words.lord(game, giver)
        if not vote.get("ends"):
            return Ping(texts("vote-time-passed-paused", **said))
    return Ping(texts(f"vote-{vote.kind}-passed", **said))


def _paused(game: GameFact, vote: VoteFact, texts: Texts) -> Ping:
    """Announce a pause that was agreed on: while it lasts, lords can resume the game."""
    said = {**_said(game, vote), "ready": vote.get("ready")}
    if not vote.get("over"):
        dated = "until-" if vote.get("until") else ""
        go_on = Button(texts.plain("vote-go-on"), Ids(GAME, game.id)("resume"), Style.MAIN)
        lines = [texts(f"vote-pause-{dated}passed", **said)]
        lines += [texts("vote-pause-ready", **said)] if vote.get("ready") else []
        return Ping("\n".join(lines), (Row((go_on,)),))
    if not vote.get("by"):
        key = "vote-pause-given-up" if vote.get("given_up") else "vote-pause-over"
        return Ping(texts(key, **said))
    return Ping(texts("vote-pause-over-by", **{**said, "lord": words.lord(game, vote.get("by"))}))


def answers(game: GameFact, vote: VoteFact, texts: Texts) -> Row:
    ids, id = Ids(GAME, game.id), base36(vote.id)
    yes = "vote-give" if vote.kind == "time" else "vote-agree"
    no = "vote-go-on" if vote.kind == "abort" else "vote-no"
    return Row(
        (
            Button(texts.plain(yes), ids("agree", id)),
            Button(texts.plain(no), ids("goon", id), Style.MAIN),
        )
    )


# -- asking ----------------------------------------------------------------------------------------


def _asking(
    game: GameFact,
    seat: int,
    text: str,
    texts: Texts,
    *parts: Part | None,
    last: Button | None = None,
) -> Screen:
    """Show a question to the lord of a seat, with the button back to the menu after `last`."""
    back = Button(texts.plain("common-button-back"), Ids(GAME, game.id)("menu"))
    return screen(Text(text), *parts, row(last, back), accent=words.accent(seat))


def _ids(game: GameFact, seat: int) -> Ids:
    return Ids(GAME, game.id, seat, game.version)


def confirm(game: GameFact, seat: int, texts: Texts, kind: str, action: str, **said: int) -> Screen:
    text = texts(f"vote-{kind}-ask", table=words.table_name(game), **said)
    yes = Button(texts.plain("vote-ask"), _ids(game, seat)(action, "yes"), Style.DANGER)
    return _asking(game, seat, text, texts, last=yes)


def pauses(may: MenuFact, texts: Texts) -> Screen:
    game, seat = may.game, may.seat.seat
    ids = _ids(game, seat)
    lengths = [
        Button(texts.plain("clock-days", count=days), ids("pause", "yes", days)) for days in PAUSES
    ]
    text = texts("vote-pause-ask", table=words.table_name(game))
    endless = Button(texts.plain("vote-pause-open"), ids("pause", "yes", 0))
    return _asking(game, seat, text, texts, row(*lengths), last=endless)


def times(may: MenuFact, texts: Texts) -> Screen:
    game, seat = may.game, may.seat.seat
    ids, on_turn = _ids(game, seat), game.seat_on_turn
    lengths = [
        Button(texts.plain("clock-hours", count=hours), ids("givetime", hours, may.hours))
        for hours in [one for one in HOURS if one <= may.hours][-SHOWN:]
    ]
    own = on_turn is not None and on_turn.seat == seat
    said = {"table": words.table_name(game), "other": words.seat_name(on_turn)}
    text = texts("vote-time-ask" if own else "vote-time-give", **said)
    return _asking(game, seat, text, texts, row(*lengths))


def replaceable(may: MenuFact, texts: Texts) -> Screen:
    game, seat = may.game, may.seat.seat
    options = tuple(Option(plain_name(game.view.name(one)), f"k{one}") for one in may.replaceable)
    whom = Select(texts.plain("vote-replace-whom"), _ids(game, seat)("replace"), options)
    text = texts("vote-replace-ask", table=words.table_name(game))
    return _asking(game, seat, text, texts, whom)


def replacing(may: MenuFact, other: int, texts: Texts) -> Screen:
    game, seat, lord = may.game, may.seat.seat, f"k{other}"
    ids = _ids(game, seat)
    said = {"other": words.lord(game, other), "table": words.table_name(game)}
    by = UserSelect(texts.plain("vote-replace-with"), ids("replace", lord))
    yes = Button(texts.plain("vote-ask"), ids("replace", lord, "yes"), Style.DANGER)
    return _asking(game, seat, texts("vote-replace-sure", **said), texts, by, last=yes)


def note(text: str) -> Screen:
    return screen(Text(text))


async def _propose(ask: Ask, game: int, proposal: Proposal) -> None:
    """Put something to the vote of the table, and show how it stands."""
    vote = await ask.app.services.play.propose(Press(game, ask.person), proposal)
    await show_vote(ask, vote, asked=True)


async def _menu(ask: Ask, game: int) -> MenuFact:
    return await ask.app.services.play.menu(game, ask.person)


@handles(GAME, "abort")
async def press_abort(click: Click) -> None:
    if "yes" in click.id.args:
        await _propose(click, click.id.id, Proposal("abort"))
    else:
        await do_abort(click, click.id.id)


@game_action("abort")
async def do_abort(ask: Ask, game: int) -> None:
    fact, seat = await ask.app.services.play.seat(game, ask.person)
    await ask.show(confirm(fact, seat.seat, ask.texts, "abort", "abort"))


@handles(GAME, "askback")
async def press_ask_back(click: Click) -> None:
    """Ask for confirmation, then put the takeback to the vote."""
    if "yes" in click.id.args:
        await _propose(click, click.id.id, Proposal("takeback"))
        return
    fact, seat, turns = await click.app.services.play.turns_back(click.id.id, click.person)
    shown = confirm(fact, seat.seat, click.texts, "takeback", "askback", turns=turns)
    await click.show(shown)


@handles(GAME, "pause")
async def press_pause(click: Click) -> None:
    if "yes" not in click.id.args:
        await do_pause(click, click.id.id)
        return
    days = args.number(click.id.args, 1)
    if days not in (0, *PAUSES):
        raise Refused("button_unknown")
    until = click.app.clock.now() + days * DAY if days else 0
    await _propose(click, click.id.id, Proposal("pause", until=until))


@game_action("pause")
async def do_pause(ask: Ask, game: int, until: str = "") -> None:
    """Ask for how long, or propose a pause until a time; if the game is paused, resume it."""
    may = await _menu(ask, game)
    if until:
        await _propose(ask, game, Proposal("pause", until=args.number((until,))))
    elif may.game.clock is not None and may.game.clock.paused is not None:
        await _resume(ask, game)
    elif may.pause:
        await ask.show(pauses(may, ask.texts))
    else:
        await _propose(ask, game, Proposal("pause"))  # refused, with the reason


@handles(GAME, "resume")
async def press_resume(click: Click) -> None:
    await _resume(click, click.id.id)


async def _resume(ask: Ask, game: int) -> None:
    """End a pause, and answer in a new message: the vote's own is public."""
    before = await ask.app.services.play.game(game, ask.person)
    fact = await ask.app.services.play.resume(Press(game, ask.person))
    was = before.clock is not None and before.clock.paused is not None
    lasts = fact.clock is not None and fact.clock.paused is not None
    key = "vote-ready" if lasts else "vote-goes-on" if was else "vote-runs"
    await ask.show(note(ask.texts(key, table=words.table_name(fact))))


@handles(GAME, "moretime")
async def press_more_time(click: Click) -> None:
    """Offer hours, in a new message if a public or a direct one was pressed."""
    await do_time(click, click.id.id)


@handles(GAME, "givetime")
async def press_give_time(click: Click) -> None:
    hours, left = (args.number(click.id.args, place) for place in (0, 1))
    await _propose(click, click.id.id, Proposal("time", hours=hours, left=left))


@game_action("time")
async def do_time(ask: Ask, game: int, hours: str = "") -> None:
    if hours:
        await _propose(ask, game, Proposal("time", hours=args.number((hours,))))
        return
    may = await _menu(ask, game)
    if not may.hours:
        proposal = Proposal("time", hours=1)
        await ask.app.services.play.propose(Press(game, ask.person), proposal)  # refused
    await ask.show(times(may, ask.texts))


@handles(GAME, "replace")
async def press_replace(click: Click) -> None:
    """Choose the lord to replace, then perhaps the replacement, then propose it."""
    may = await _menu(click, click.id.id)
    chosen = click.id.args[0] if click.id.args else click.value
    if not chosen and may.replaceable:
        await click.show(replaceable(may, click.texts))
        return
    seat = seat_called(may.game, chosen) or 0
    if click.id.args and (click.values or "yes" in click.id.args):
        server, guest = may.game.table.server, None
        if click.values:
            guest = await member(click, args.number(click.values), server)
        await _propose(click, click.id.id, Proposal("replace", seat=seat, guest=guest))
    elif seat not in may.replaceable:
        proposal = Proposal("replace", seat=seat)
        await click.app.services.play.propose(Press(click.id.id, click.person), proposal)
    else:
        await click.show(replacing(may, seat, click.texts))


# -- answering -------------------------------------------------------------------------------------


@handles(GAME, "agree", "goon")
async def press_answer(click: Click) -> None:
    await _answer(click, args.row(click.id.args), agree=click.id.action == "agree")


@game_action("vote")
async def do_vote(ask: Ask, game: int, answer: str) -> None:
    agree = args.one_of(answer, ("agree", "goon")) == "agree"
    vote = await ask.app.services.play.vote_of(game, ask.person)
    if vote is None:
        fact = await ask.app.services.play.game(game, ask.person)
        await ask.show(note(ask.texts("vote-none", table=words.table_name(fact))))
    else:
        await _answer(ask, vote.id, agree=agree)


async def _answer(ask: Ask, vote: int, *, agree: bool) -> None:
    await show_vote(ask, await ask.app.services.play.answer_vote(vote, ask.person, agree=agree))


async def show_vote(ask: Ask, vote: VoteFact, *, asked: bool = False) -> None:
    """Tell a lord who has proposed or answered how the vote stands."""
    game = await ask.app.services.play.game(vote.game)
    table, mine = words.table_name(game), game.table.seat_of(ask.user)
    if vote.state in ("passed", "lapsed"):
        said = message(game, vote, ask.texts).content
    elif vote.state == "failed":
        said = ask.texts("vote-refused", table=table)
    elif asked:
        said = ask.texts("vote-asked", table=table)
    elif vote.kind == "time" and mine is not None and mine.seat == vote.asked_by:
        said = ask.texts("vote-waits")
    else:
        said = ask.texts("vote-agreed", agreed=len(vote.agreed), needed=len(vote.needed))
    await ask.show(note(said))


def button(game: GameFact, texts: Texts) -> Button:
    return Button(texts.plain("vote-menu-vote"), Ids(LISTS, game.id)("vote"), Style.MAIN)
