"""What an organizer's act would do, in words, for its confirmation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cogs.play.words import capital
from cogs.screen import small
from cogs.tables.clock_setting import time_words
from cogs.tournaments.setup_words import DOT, seeds
from cogs.tournaments.words import (
    bold,
    called,
    escaped_lines,
    left,
    listed,
    names,
    round_name,
    stage_name,
    when,
)
from locales import Texts, name
from services.facts.tournament_acts import ActKind, Effect
from services.facts.tournaments import Entry, Lord, Match, Round, Score, Tournament

NAMED: Final = 8
"""How many of the absent are named."""
QUOTED: Final = 1000
"""How much of a message is shown before it is sent, in characters."""


def lines(effect: Effect, texts: Texts) -> list[str]:
    """Describe what an act would do, and its reason."""
    described = _LINES[effect.act.kind](effect, texts)
    reason = texts("organise-effect-reason", reason=name(effect.act.reason))
    return [*described, small(reason)]


def _who(effect: Effect, one: Lord) -> str:
    return called(effect.tournament, one)


def _entry(effect: Effect, one: Entry) -> str:
    return " + ".join(_who(effect, lord) for lord in one.lords)


def round_words(tournament: Tournament, one: Round, texts: Texts) -> str:
    """Name a round: "round 2 of 5"."""
    return round_name(tournament, one.stage, one.number, texts)


def table_words(tournament: Tournament, match: Match, texts: Texts) -> str:
    """Name a table and its players."""
    sitting = texts.listed([names(number, tournament) for number in match.entries])
    return texts("organise-table", table=match.number, lords=sitting)


def _moved(effect: Effect, texts: Texts, key: str) -> str:
    """Say which date moves, if one is known."""
    if effect.before is None or effect.after is None:
        return ""
    before, after = when(effect.before), f"{when(effect.after)} ({left(effect.after)})"
    return texts(key, before=before, after=after)


def _extend(effect: Effect, texts: Texts) -> list[str]:
    time = time_words(effect.act.seconds, texts)
    if effect.round is None:
        text = texts("organise-effect-postpone", time=time)
        return [text, *_dates_moved(effect, "", texts)]
    said = {"round": round_words(effect.tournament, effect.round, texts), "time": time}
    text = texts("organise-effect-extend", tables=effect.running, **said)
    return [text, _moved(effect, texts, "organise-effect-ends")]


def _dates(effect: Effect, texts: Texts) -> list[str]:
    """Say which dates move, and that everybody is told."""
    one = effect.round
    round_ = round_words(effect.tournament, one, texts) if one is not None else ""
    found = _dates_moved(effect, round_, texts)
    if effect.running and any(move.after < move.before for move in effect.moves):
        found.append(texts("organise-effect-date-sooner", tables=effect.running))
    return [*found, texts("organise-effect-date-told")]


def _dates_moved(effect: Effect, round_: str, texts: Texts) -> list[str]:
    return [
        texts(
            f"organise-effect-date-{move.what}",
            round=round_,
            before=when(move.before),
            after=f"{when(move.after)} ({left(move.after)})",
        )
        for move in effect.moves
    ]


def _change(effect: Effect, texts: Texts) -> list[str]:
    found = []
    for one in effect.changed:
        before, after = (name(str(value)) for value in (one.before, one.after))
        if one.option == "text":
            lines = escaped_lines(str(one.after), QUOTED).split("\n")
            after = "\n" + "\n".join(f"> {line}" for line in lines)
        found.append(texts(f"organise-effect-change-{one.option}", before=before, after=after))
    return found


def _seat(effect: Effect, texts: Texts) -> list[str]:
    """Say all that is arranged by hand of the next round."""
    found = [texts("organise-effect-seat", round=effect.first)]
    for table in effect.by_hand.tables:
        found.append(texts("organise-effect-seat-table", lords=_named(table, effect, texts)))
    if effect.by_hand.byes:
        lords = _named(effect.by_hand.byes, effect, texts)
        found.append(texts("organise-effect-seat-byes", lords=lords))
    if len(found) == 1:
        return [texts("organise-effect-seat-none", round=effect.first)]
    found.append(texts("organise-effect-seat-rest"))
    if effect.byes:
        found.append(texts("organise-effect-seat-left-over", count=effect.byes))
    return found


def _named(entries: Sequence[int], effect: Effect, texts: Texts) -> str:
    return texts.listed([names(number, effect.tournament) for number in entries])


def _swap(effect: Effect, texts: Texts) -> list[str]:
    found = [
        texts("organise-effect-swap", lords=_named(pair, effect, texts))
        for pair in effect.by_hand.swaps
    ]
    return [*found, texts("organise-effect-swap-anew", tables=effect.tables)]


def _pause(effect: Effect, texts: Texts) -> list[str]:
    return [texts("organise-effect-pause", cup=bold(effect.tournament), tables=effect.running)]


def _resume(effect: Effect, texts: Texts) -> list[str]:
    text = texts("organise-effect-resume", cup=bold(effect.tournament), tables=effect.running)
    moved = _moved(effect, texts, "organise-effect-moved")
    return [text, moved] if moved else [text]


def _result(effect: Effect, texts: Texts) -> list[str]:
    assert effect.match is not None, "a result is of a table"
    tournament = effect.tournament
    found = [table_words(tournament, effect.match, texts)]
    if tournament.setup.games > 1:
        found.append(texts("organise-effect-game", game=effect.act.slot))
    found.append(texts("organise-effect-will", scores=scores(tournament, effect.scores, texts)))
    if effect.old:
        found.append(texts("organise-effect-was", scores=scores(tournament, effect.old, texts)))
    if effect.running:
        found.append(texts("organise-effect-stops", games=effect.running))
    if not effect.decides:
        found.append(texts("organise-effect-goes-on"))
    if effect.frozen:
        found.append(texts("organise-effect-frozen"))
    if effect.again:
        found += [texts("organise-effect-depends"), *_again(effect, texts)]
    return found


def _again(effect: Effect, texts: Texts) -> list[str]:
    """List the tables at which others should sit, and whether they are over."""
    tournament, found = effect.tournament, []
    for at, match in enumerate(effect.again[:NAMED]):
        comers = effect.instead[at] if effect.instead else ()
        said = {
            "round": capital(round_name(tournament, match.stage, match.round, texts)),
            "table": table_words(tournament, match, texts),
            "lords": _named(comers, effect, texts),
        }
        numbers = {"over": int(match.over), "count": len(comers)}
        found.append(texts("organise-effect-again", **numbers, **said).rstrip())
    more = len(effect.again) - NAMED
    return [*found, texts("organise-effect-again-more", tables=more)] if more > 0 else found


def scores(tournament: Tournament, some: Sequence[Score], texts: Texts) -> str:
    """List scores by place: "1 **Ann** 44 · 2 **Ben** 40"."""
    placed = sorted(some, key=lambda one: (one.place, one.entry))
    return DOT.join(
        texts(
            "organise-effect-score",
            place=one.place,
            lord=names(one.entry, tournament),
            points=one.total,
        )
        for one in placed
    )


def _replace(effect: Effect, texts: Texts) -> list[str]:
    assert effect.lord is not None, "somebody is replaced"
    assert effect.other is not None, "somebody comes"
    text = texts(
        "organise-effect-replace", lord=_who(effect, effect.lord), other=_who(effect, effect.other)
    )
    found = [text]
    if effect.waits:
        found.append(texts("organise-effect-waited", other=_who(effect, effect.other)))
    if effect.tables:
        found.append(texts("organise-effect-seats", tables=effect.tables))
    if effect.running:
        found.append(texts("organise-effect-replace-rated", lord=_who(effect, effect.lord)))
    return [*_in_time(effect, texts), *_asked([_who(effect, effect.other)], effect, texts), *found]


def _in_time(effect: Effect, texts: Texts) -> list[str]:
    """Say that a lord who plays in time has to agree."""
    who = texts.listed([_who(effect, one) for one in effect.in_time])
    return [texts("organise-effect-in-time", lords=who)] if effect.in_time else []


def _asked(who: Sequence[str], effect: Effect, texts: Texts) -> list[str]:
    """Say that people are asked first, if they are."""
    return [texts("organise-effect-asked", lords=texts.listed(who))] if effect.asks else []


def _gone(effect: Effect, texts: Texts) -> list[str]:
    assert effect.entry is not None, "it is about somebody"
    out = effect.entry.lords
    if effect.act.kind == "expel" and effect.lord is not None:
        out = (effect.lord,)
    who = " + ".join(_who(effect, lord) for lord in out)
    found = [texts(f"organise-effect-{effect.act.kind}", lord=who)]
    stays = [
        one for one in effect.entry.lords if one not in out and one.user not in effect.entry.gone
    ]
    if stays:
        begun = effect.tournament.phase == "running" and effect.entry.state != "waiting"
        key = "parts" if begun else "parts-before"
        found.append(texts(f"organise-effect-{key}", lord=who, other=_who(effect, stays[0])))
    if effect.other is not None:
        found.append(texts("organise-effect-moves-up", other=_who(effect, effect.other)))
    if effect.successor is not None:
        found.append(texts("organise-effect-passes", other=_entry(effect, effect.successor)))
        if effect.again:
            found += [texts("organise-effect-passes-again"), *_again(effect, texts)]
    if effect.tables:
        found.append(texts("organise-effect-autopilots", tables=effect.tables))
    return found


def _autopilot(effect: Effect, texts: Texts) -> list[str]:
    assert effect.lord is not None, "it plays for somebody"
    assert effect.match is not None, "it plays at a table"
    table = table_words(effect.tournament, effect.match, texts)
    found = [texts("organise-effect-autopilot", lord=_who(effect, effect.lord)), table]
    return [*_in_time(effect, texts), *found]


def _restart(effect: Effect, texts: Texts) -> list[str]:
    assert effect.match is not None, "a clock is a table's"
    return [texts("organise-effect-restart"), table_words(effect.tournament, effect.match, texts)]


def _adjourn(effect: Effect, texts: Texts) -> list[str]:
    assert effect.match is not None, "a table is adjourned"
    table = table_words(effect.tournament, effect.match, texts)
    ends = [f"{when(move.after)} ({left(move.after)})" for move in effect.moves]
    return [table, *(texts("organise-effect-adjourn", ends=one) for one in ends)]


def _add(effect: Effect, texts: Texts) -> list[str]:
    assert effect.other is not None, "somebody comes"
    partner = effect.act.partner
    both = (effect.other, Lord(partner.id, partner.name)) if partner else (effect.other,)
    who = [_who(effect, one) for one in both]
    key = "organise-effect-add"
    if effect.waits:
        key = "organise-effect-add-waits"
    elif effect.tournament.phase == "running" or effect.first > 1:
        key = "organise-effect-add-late"
    said = texts(key, lords=texts.listed(who), round=effect.first)
    return [*_asked(who, effect, texts), said]


def _import(effect: Effect, texts: Texts) -> list[str]:
    found = [texts("organise-effect-import", lords=effect.lords)]
    if effect.known:
        found.append(texts("organise-effect-known", lords=len(effect.known)))
    if effect.waits:
        found.append(texts("organise-effect-some-wait"))
    if effect.left:
        found.append(texts("organise-effect-left", lords=effect.left))
    return found


def _unpair(effect: Effect, texts: Texts) -> list[str]:
    assert effect.round is not None, "a round was paired"
    said = round_words(effect.tournament, effect.round, texts)
    found = [texts("organise-effect-unpair", round=said, tables=effect.tables)]
    if effect.again:
        found.append(texts("organise-effect-unpair-played", tables=len(effect.again)))
    if effect.after is not None:
        found.append(texts("organise-effect-paired-again", at=when(effect.after)))
    return found


def _pair(effect: Effect, texts: Texts) -> list[str]:
    if effect.tournament.phase == "checkin":
        return _begin(effect, texts)
    text = _paired_now(effect.tournament, effect.first, texts)
    through = _through(effect, texts)
    if effect.before is None:
        return [text, *through]
    return [text, *through, texts("organise-effect-pair-instead", at=when(effect.before))]


def _paired_now(tournament: Tournament, number: int, texts: Texts) -> str:
    """Say which round begins now: of this stage, or the first of the one that follows it."""
    stage = tournament.stage
    assert stage is not None, "it is running"
    if tournament.closes is not None or stage.ended is not None:
        return texts("organise-effect-pair-next", stage=stage_name(stage, texts))
    named = round_name(tournament, stage.number, number, texts)
    return texts("organise-effect-pair", round=capital(named))


def _begin(effect: Effect, texts: Texts) -> list[str]:
    described = [texts("organise-effect-begin", lords=effect.lords)]
    if effect.absent:
        named = listed(effect.absent[:NAMED], texts)
        more = max(0, len(effect.absent) - NAMED)
        described.append(texts("organise-effect-begin-without", lords=named, more=more))
    return described


def _message(effect: Effect, texts: Texts) -> list[str]:
    quote = "\n".join(f"> {line}" for line in escaped_lines(effect.act.text, QUOTED).splitlines())
    return [texts("organise-effect-message", lords=effect.lords), quote]


def _team(effect: Effect, texts: Texts) -> list[str]:
    assert effect.other is not None, "somebody joins or leaves"
    way = "on" if effect.act.add else "off"
    return [
        texts(f"organise-effect-team-{way}", role=effect.act.role, lord=_who(effect, effect.other))
    ]


def _close(effect: Effect, texts: Texts) -> list[str]:
    lines = [texts("organise-effect-close", lords=effect.lords)]
    if effect.tournament.setup.checkin:
        lines.append(texts("organise-effect-checkin"))
    return [*lines, texts("organise-effect-start-stays", at=when(effect.tournament.start))]


def _seed(effect: Effect, texts: Texts) -> list[str]:
    named = seeds(effect.tournament, effect.act.order, texts)
    return [texts("organise-effect-seed", lords=named, left=effect.lords)]


def _stand(_effect: Effect, texts: Texts) -> list[str]:
    return [texts("organise-effect-stand")]


def _open(effect: Effect, texts: Texts) -> list[str]:
    return [texts("organise-effect-open", cup=bold(effect.tournament))]


def _channel(effect: Effect, texts: Texts) -> list[str]:
    where = f"<#{effect.act.channel}>"
    return [texts("organise-effect-channel", channel=where, tables=effect.running)]


def _ends(effect: Effect, texts: Texts) -> list[str]:
    if effect.act.kind == "end" and effect.round is not None:
        said = round_words(effect.tournament, effect.round, texts)
        last = "yes" if effect.last else "no"
        return [
            texts("organise-effect-end-early", round=said, last=last),
            *_through(effect, texts),
        ]
    begun = "yes" if effect.tournament.stages else "no"
    text = texts(f"organise-effect-{effect.act.kind}", cup=bold(effect.tournament), begun=begun)
    if not effect.running:
        return [text]
    return [text, texts("organise-effect-no-result", tables=effect.running)]


def _confirm(effect: Effect, texts: Texts) -> list[str]:
    tournament = effect.tournament
    assert tournament.stage is not None, "its results are confirmed"
    stage = stage_name(tournament.stage, texts)
    found = [texts("organise-effect-confirm", stage=stage)]
    if effect.last:
        found.append(texts("organise-effect-confirm-last", cup=bold(tournament)))
    return [*found, *_through(effect, texts)]


def _through(effect: Effect, texts: Texts) -> list[str]:
    """Name those who go on, or the first three at the end of all."""
    if not effect.through:
        return []
    if not effect.last:
        named = [effect.tournament.entry(number) for number in effect.through[:NAMED]]
        more = len(effect.through) - len(named)
        return [texts("organise-effect-through", lords=listed(named, texts), more=more)]
    placed = [
        texts("cups-home-place", place=place, lord=names(number, effect.tournament))
        for place, number in zip(effect.places, effect.through, strict=True)
    ]
    return [DOT.join(placed)]


def _reopen(effect: Effect, texts: Texts) -> list[str]:
    assert effect.after is not None, "it closes again, or begins"
    if effect.tournament.phase == "cancelled":
        said = {"cup": bold(effect.tournament), "start": when(effect.after)}
        return [texts("organise-effect-reopen-signup", lords=effect.lords, **said)]
    until = f"{when(effect.after)} ({left(effect.after)})"
    return [texts("organise-effect-reopen", cup=bold(effect.tournament), until=until)]


_LINES: Final[Mapping[ActKind, Callable[[Effect, Texts], list[str]]]] = {
    "extend": _extend,
    "change": _change,
    "seat": _seat,
    "swap": _swap,
    "dates": _dates,
    "pause": _pause,
    "resume": _resume,
    "result": _result,
    "replace": _replace,
    "expel": _gone,
    "drop": _gone,
    "autopilot": _autopilot,
    "restart": _restart,
    "adjourn": _adjourn,
    "add": _add,
    "import": _import,
    "unpair": _unpair,
    "pair": _pair,
    "message": _message,
    "team": _team,
    "close": _close,
    "seed": _seed,
    "stand": _stand,
    "channel": _channel,
    "open": _open,
    "end": _ends,
    "confirm": _confirm,
    "reopen": _reopen,
    "cancel": _ends,
}
