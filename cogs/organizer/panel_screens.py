"""The screens of the organizer's panel, and its confirmations. Pure builders."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from cogs.codec import Ids
from cogs.organizer.act_forms import early_key
from cogs.organizer.effect_words import lines, table_words
from cogs.organizer.panel_words import (
    SHOWN,
    is_closed,
    late_line,
    need_lines,
    next_lines,
    open_tables,
    state_lines,
)
from cogs.play.words import capital, short_name
from cogs.screen import (
    OPTIONS,
    Button,
    ChannelSelect,
    Link,
    Option,
    Part,
    Screen,
    Select,
    Style,
    UserSelect,
    choice,
    described,
    row,
    shortened,
    small,
)
from cogs.tournaments.words import (
    bold,
    called,
    entry,
    ids,
    lord,
    name_of,
    stage_name,
    tournament_screen,
)
from locales import Texts, plain_name
from services.facts.tournament_acts import ActKind, Effect
from services.facts.tournament_setup import LateLord, OrganizerPanel
from services.facts.tournaments import BRACKETS, Entry, Lord, Match, Tournament
from services.tournaments.core.eligibility import newcomers_round
from services.tournaments.formats import has_last_round
from services.tournaments.organizer.table_actions import may_adjourn

NAMED: Final = 16
"""The longest name in an option, in characters."""
OTHER: Final = "other"
PASSES: Final = "passes"


# -- the panel -------------------------------------------------------------------------------------


def panel(
    fact: OrganizerPanel,
    texts: Texts,
    *,
    news: Sequence[str] = (),
    where: str | None = None,
    away: Collection[int] = (),
) -> Screen:
    """Show the panel of a tournament. `where`: the URL of its log; `away`: who left the server."""
    tournament, own = fact.tournament, ids(fact.tournament)
    late = [late_line(one, texts) for one in fact.late[:SHOWN]]
    gray = [*late, *next_lines(fact, texts), texts("organise-panel-public")]
    return tournament_screen(
        [
            texts("organise-panel-title", cup=name_of(tournament)),
            *state_lines(fact, texts),
            *need_lines(fact, away, texts),
            *news,
            *map(small, gray),
        ],
        row(_channel_button(fact, texts)),
        _act_select(fact, texts),
        _table_select(fact, texts),
        _lord_select(fact, texts),
        row(*_pairing_buttons(fact, texts)),
        row(
            Button(texts.plain("organise-button-refresh"), own("panel")),
            Link(texts.plain("organise-button-log"), where) if where else None,
            Button(texts.plain("cups-button-export"), own("export")),
            None if fact.judge else Button(texts.plain("organise-button-anew"), own("again")),
        ),
    )


def _channel_button(fact: OrganizerPanel, texts: Texts) -> Button | None:
    if fact.place == "open" or fact.judge or not fact.tournament.live:
        return None
    id = ids(fact.tournament)("place")
    return Button(texts.plain("organise-button-channel"), id, Style.MAIN)


def channel(fact: OrganizerPanel, texts: Texts) -> Screen:
    """Ask for the channel in which an event goes on."""
    own = ids(fact.tournament)
    return tournament_screen(
        [texts("organise-channel-title", cup=bold(fact.tournament))],
        ChannelSelect(texts.plain("organise-channel"), own("placed")),
        row(Button(texts.plain("common-button-back"), own("panel"))),
    )


# -- what can be done ------------------------------------------------------------------------------


def acts_of(fact: OrganizerPanel) -> tuple[ActKind, ...]:
    """List the acts that are possible now."""
    tournament = fact.tournament
    if fact.judge or tournament.phase in ("over", "cancelled"):
        can = tournament.phase == "over" or not tournament.stages
        return ("reopen",) if can and not fact.judge else ()
    before = tournament.phase in ("signup", "checkin")
    going: tuple[ActKind, ...] = ("pause",) if tournament.paused is None else ("resume",)
    time: tuple[ActKind, ...] = ("extend",) if before or open_tables(tournament) else ()
    time += ("dates",) if time or fact.next_at is not None else ()
    late = newcomers_round(tournament) is not None
    to_come = before or tournament.rolls or not has_last_round(tournament)
    more: list[ActKind] = ["change", "message"]
    out = any(one.state != "in" for one in tournament.entries)
    more += ["add"] if late or (out and to_come) else []
    more += ["open"] if tournament.setup.role is not None and late else []
    more += ["close"] if tournament.phase == "signup" else []
    more += ["seed"] if before and tournament.setup.seeding == "hand" else []
    more += _by_hand(tournament)
    has_standings = bool(tournament.rounds) and tournament.stages[-1].kind not in BRACKETS
    more += ["stand"] if has_standings else []
    more += ["team", "channel"]
    more += ["end"] if tournament.rolls or _may_end_early(tournament) else []
    return (*time, *going, *more, "cancel")


def _by_hand(tournament: Tournament) -> list[ActKind]:
    """List what can be arranged by hand of a Swiss: the round to come, and the one just paired."""
    stage = tournament.stage
    if tournament.setup.format != "swiss" or (stage is not None and stage.kind != "swiss"):
        return []
    if stage is None:
        return ["seat"]
    rounds = tournament.rounds_of(stage.number)
    found: list[ActKind] = ["seat"] if len(rounds) < stage.rounds and stage.ended is None else []
    fresh = bool(tournament.open_rounds) and not any(match.games for match in rounds[-1].matches)
    return [*found, "swap"] if fresh else found


def _may_end_early(tournament: Tournament) -> bool:
    """Whether a stage that counts points is between two of its rounds."""
    stage = tournament.stage
    if stage is None or stage.ended is not None or stage.kind not in ("swiss", "robin", "groups"):
        return False
    return not tournament.open_rounds and 0 < len(tournament.rounds_of(stage.number)) < stage.rounds


def _act_select(fact: OrganizerPanel, texts: Texts) -> Select | None:
    options = tuple(
        described(kind, early_key(fact.tournament, kind) or f"organise-act-{kind}", texts)
        for kind in acts_of(fact)
    )
    if not options:
        return None
    return Select(texts.plain("organise-act"), ids(fact.tournament)("act"), options)


def _pairing_buttons(fact: OrganizerPanel, texts: Texts) -> list[Button]:
    """Make the buttons to pair the next round now and to undo the last pairing."""
    tournament, own = fact.tournament, ids(fact.tournament)
    if tournament.phase == "checkin" and not fact.judge:
        begin, off = (
            texts.plain("organise-button-begin"),
            tournament.paused is not None or fact.place != "open",
        )
        return [Button(begin, own("ask", "pair"), Style.MAIN, off=off)]
    if fact.judge or tournament.phase != "running" or tournament.rolls:
        return []
    ready = not open_tables(tournament) and tournament.paused is None and fact.place == "open"
    follows = not has_last_round(tournament)
    closing_ = tournament.closes is not None and not is_closed(fact)
    confirm = texts.plain("organise-act-confirm")
    last = tournament.rounds[-1] if tournament.rounds else None
    undo = last is not None and tournament.stages[-1].ended is None
    return [
        *([Button(confirm, own("ask", "confirm"), Style.GO)] if closing_ and ready else []),
        Button(
            texts.plain("organise-button-pair"),
            own("ask", "pair"),
            Style.MAIN,
            off=not (ready and follows),
        ),
        Button(texts.plain("organise-button-unpair"), own("ask", "unpair"), off=not undo),
    ]


def tables_of(tournament: Tournament) -> list[Match]:
    """List the tables of the current rounds, then those of the last finished round."""
    playing = [match for one in tournament.open_rounds for match in one.matches]
    ended = [one for one in tournament.rounds if one.ended is not None]
    later = [match for one in ended[:-1] for match in one.matches if match.adjourned is not None]
    last = list(ended[-1].matches) if ended else []
    return [
        *(match for match in playing if not match.over),
        *(match for match in playing if match.over),
        *last,
        *later,
    ]


def _table_select(fact: OrganizerPanel, texts: Texts) -> Select | None:
    tournament = fact.tournament
    if tournament.phase != "running":
        return None
    late = {(one.match.stage, one.match.round, one.match.number): one for one in fact.late}
    found = sorted(
        tables_of(tournament),
        key=lambda match: (match.stage, match.round, match.number) not in late,
    )
    if not found:
        return None
    options = [_table_option(tournament, match, late, texts) for match in found[: OPTIONS - 1]]
    if len(found) >= OPTIONS or len(found) < sum(len(one.matches) for one in tournament.rounds):
        options.append(Option(texts.plain("organise-other-table"), OTHER))
    return Select(texts.plain("organise-tact"), ids(tournament)("tact"), tuple(options))


def _table_option(
    tournament: Tournament,
    match: Match,
    late: Mapping[tuple[int, int, int], LateLord],
    texts: Texts,
) -> Option:
    sitting = texts.series(_short(tournament.entry(number).name) for number in match.entries)
    one = late.get((match.stage, match.round, match.number))
    over = "adjourned" if match.adjourned is not None else "over"
    about = texts.plain(f"organise-table-{over}") if match.over else ""
    if one is not None:
        about = texts.plain("organise-late-option", name=_short(one.lord.shown), missed=one.missed)
    stage = tournament.stage_at(match.stage)
    label = texts.plain(
        "organise-table-option",
        stage=capital(stage_name(stage, texts)),
        stages=len(tournament.stages),
        round=match.round,
        table=match.number,
        lords=sitting,
    )
    return Option(shortened(label, 60), f"{match.stage}.{match.round}.{match.number}", about)


def _lord_select(fact: OrganizerPanel, texts: Texts) -> Select | None:
    tournament = fact.tournament
    if fact.judge or tournament.phase in ("over", "cancelled"):
        return None
    late = {one.lord.user: one for one in fact.late}
    every = [
        (one, place)
        for one in tournament.entries
        if one.state in ("in", "waiting")
        for place, _ in enumerate(one.lords)
    ]
    every.sort(key=lambda pair: pair[0].lords[pair[1]].user not in late)
    if not every:
        return None
    options = [
        _lord_option(one, place, late.get(one.lords[place].user), texts)
        for one, place in every[: OPTIONS - 1]
    ]
    if len(every) >= OPTIONS:
        options.append(Option(texts.plain("organise-other-lord"), OTHER))
    return Select(texts.plain("organise-pact"), ids(tournament)("pact"), tuple(options))


def _lord_option(one: Entry, place: int, late: LateLord | None, texts: Texts) -> Option:
    about = texts.plain("organise-waits-option") if one.state == "waiting" else ""
    if late is not None:
        about = texts.plain("organise-missed-option", missed=late.missed)
    label = plain_name(one.lords[place].shown)
    return Option(shortened(label, 60), f"{one.number}.{place}", about)


def _short(text: str) -> str:
    return plain_name(short_name(text, NAMED))


# -- a table, a lord -------------------------------------------------------------------------------


def table(fact: OrganizerPanel, match: Match, texts: Texts) -> Screen:
    tournament, own = fact.tournament, ids(fact.tournament)
    where = (match.stage, match.round, match.number)
    late = [late_line(one, texts) for one in fact.late if one.match == match]
    going = bool(match.tables) and match.playing
    lords = [
        (tournament.entry(number), place)
        for number in match.entries
        for place, _ in enumerate(tournament.entry(number).lords)
    ]
    options = tuple(_lord_option(one, place, None, texts) for one, place in lords)
    result = Button(texts.plain("organise-act-result"), own("ask", "result", *where))
    restart = Button(texts.plain("organise-act-restart"), own("ask", "restart", *where))
    adjourn = None
    if not fact.judge and may_adjourn(tournament, match):
        adjourn = Button(texts.plain("organise-act-adjourn"), own("ask", "adjourn", *where))
    played = range(1, min(len(match.games) + 1, tournament.setup.games) + 1)
    slots = sorted({*played, *match.slots, *(game.slot for game in match.games)})
    games = {str(n): texts.plain("organise-game-option", game=n) for n in slots}
    which = choice(texts.plain("organise-act-result"), own("rule", *where), games)
    several = len(slots) > 1 or tournament.setup.games > 1
    return tournament_screen(
        [table_words(tournament, match, texts), *late],
        row(None if several else result, restart if going else None, adjourn if going else None),
        which if several else None,
        Select(texts.plain("organise-autopilot-whom"), own("pilot"), options) if going else None,
        row(Button(texts.plain("common-button-back"), own("panel"))),
    )


def person(fact: OrganizerPanel, one: Entry, place: int, texts: Texts) -> Screen:
    tournament, own = fact.tournament, ids(fact.tournament)
    who = one.lords[place]
    late = [late_line(each, texts) for each in fact.late if each.lord == who]
    state = texts(f"organise-entry-{one.state}", lord=entry(tournament.blamed(one)))
    plays, staying = one.state == "in", one.state in ("in", "waiting")
    barred = who.user in tournament.barred
    parted = one.state == "expelled" and any(
        each.user not in tournament.barred for each in one.lords
    )

    def act(kind: ActKind, action: str = "ask", style: Style = Style.PLAIN) -> Button:
        label = texts.plain(f"organise-act-{kind}")
        return Button(label, own(action, kind, one.number, place), style)

    return tournament_screen(
        [texts("organise-lord-title", lord=called(tournament, who)), state, *late],
        row(
            act("replace", "whom") if plays or (parted and barred) else None,
            act("drop") if staying else None,
            act("expel", style=Style.DANGER) if staying or (parted and not barred) else None,
            act("autopilot") if plays and tournament.phase == "running" else None,
        ),
        row(
            Button(texts.plain("organise-fair-button"), own("fair", one.number, place))
            if tournament.rounds
            else None,
            Button(texts.plain("common-button-back"), own("panel")),
        ),
    )


def whom(tournament: Tournament, kind: str, said: Sequence[object], texts: Texts) -> Screen:
    """Ask for people: a replacement, a new entry, a team member, or a lord to show."""
    own, out = ids(tournament), ""
    buttons = [Button(texts.plain("common-button-back"), own("panel"))]
    menus: list[Part | None]
    if kind == "team":
        menus = [
            UserSelect(texts.plain(f"organise-whom-{role}"), own("named", role))
            for role in ("organiser", "judge")
        ]
        menus.append(_team_select(tournament, texts))
    else:
        most = tournament.setup.each if kind == "add" else 1
        label = texts.plain(f"organise-whom-{kind}")
        menus = [UserSelect(label, own("named", kind, *said), 1, most)]
    if kind == "replace":
        out = _lord_name(tournament, said)
        if tournament.waiting:
            label = texts.plain("organise-first-waiting")
            buttons.insert(0, Button(label, own("ask", "replace", *said)))
    title = texts(f"organise-whom-{kind}-title", cup=bold(tournament), lord=out)
    return tournament_screen([title], *menus, row(*buttons))


def _lord_name(tournament: Tournament, said: Sequence[object]) -> str:
    """Name the lord given by entry and place in it."""
    wanted = [str(word) for word in said]
    return next(
        (
            lord(who)
            for one in tournament.entries
            for place, who in enumerate(one.lords)
            if [str(one.number), str(place)] == wanted
        ),
        "",
    )


def _team_select(tournament: Tournament, texts: Texts) -> Select | None:
    """Make the select that takes somebody off the team."""
    people: list[tuple[str, Lord]] = [
        *(("organiser", one) for one in tournament.organizers),
        *(("judge", one) for one in tournament.judges),
    ]
    options = tuple(
        Option(
            shortened(plain_name(one.name), 60),
            f"{role}.{one.user}",
            texts.plain(f"organise-role-{role}"),
        )
        for role, one in people[:OPTIONS]
        if one.account
    )
    if not options:
        return None
    return Select(texts.plain("organise-off-team"), ids(tournament)("offteam"), options)


def changes(tournament: Tournament, texts: Texts) -> Screen:
    """Ask what is to change of what was announced."""
    own = ids(tournament)
    return tournament_screen(
        [texts("organise-what-changes", cup=bold(tournament))],
        row(
            *(
                Button(texts.plain(f"organise-change-{form}"), own("ask", "change", form))
                for form in ("words", "numbers")
            ),
            Button(texts.plain("common-button-back"), own("panel")),
        ),
    )


# -- the effect ------------------------------------------------------------------------------------


def effect(
    shown: Effect, number: int, texts: Texts, *, changed: bool = False, blind: int = 0
) -> Screen:
    """Show what an act would do, with [Do it] to confirm it.

    `changed`: something else was shown before. `blind`: so many lords don't see the new channel.
    """
    own: Ids = ids(shown.tournament)
    then = [Button(texts.plain("organise-button-do"), own("doit", number), Style.GO)]
    if shown.act.kind == "result" and shown.again:
        play, leave = texts.plain("organise-button-again"), texts.plain("organise-button-stands")
        then = [
            Button(play, own("doit", number, PASSES), Style.GO),
            Button(leave, own("doit", number)),
        ]
    if shown.successor is not None:
        goes_on = texts.plain("organise-button-passes")
        then = [
            Button(goes_on, own("doit", number, PASSES), Style.GO),
            Button(texts.plain("organise-button-passes-none"), own("doit", number)),
        ]
    warning = [texts("organise-effect-channel-blind", lords=blind)] if blind else []
    title = texts("organise-effect-changed" if changed else "organise-effect-title")
    return tournament_screen(
        [title, *lines(shown, texts), *warning],
        row(
            *then,
            Button(texts.plain("organise-button-dont"), own("dont")),
        ),
    )
