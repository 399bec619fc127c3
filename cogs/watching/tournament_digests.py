"""A tournament in a follower's digest. Pure builders."""

from __future__ import annotations

from cogs.play.public_messages import last_lines
from cogs.screen import discord_url
from cogs.tournaments import words
from locales import Texts
from services.facts.tournaments import Tournament, TournamentEvent
from services.facts.watching import FollowedTournament


def describe(one: FollowedTournament, room: int, texts: Texts) -> list[str]:
    """Describe what happened; without room for all of it, the latest."""
    head = words.bold(one.tournament)
    lines = [_line(one.tournament, event, texts) for event in one.events]
    if one.leaders:
        leaders = [
            texts(
                "watching-cup-leader",
                place=line.place,
                name=words.short(line.name),
                points=words.points(line.points),
            )
            for line in one.leaders
        ]
        ended = [at for at, event in enumerate(one.events, 1) if event.kind == "round_ended"]
        lines.insert(ended[-1], texts("watching-cup-leaders", leaders=" · ".join(leaders)))
    return [head, *last_lines(lines, room - len(head) - 1)]


def address(tournament: Tournament) -> str:
    """Return the URL of the thread of a tournament, else of its channel."""
    return discord_url(tournament.server, tournament.thread or tournament.channel)


def _line(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    match event.kind:
        case "started":
            return texts(
                "watching-cup-started", count=len(tournament.entries) - len(event.data["out"])
            )
        case "paired":
            tables = len(event.data["tables"])
            said = {
                "round": _round(tournament, event, texts),
                "ends": words.when(event.data["ends"]),
            }
            return texts("watching-cup-paired", tables=tables, **said)
        case "round_ended":
            return texts("watching-cup-round", round=_round(tournament, event, texts))
        case "over":
            return _over(tournament, texts)
        case "cancelled":
            return texts("watching-cup-cancelled", reason=words.escaped(tournament.reason or "–"))
    return _result(tournament, event, texts)


def _over(tournament: Tournament, texts: Texts) -> str:
    if not tournament.best:
        return texts("watching-cup-over")
    return texts("watching-cup-won", name=words.names(tournament.best[0], tournament))


def _result(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    scores = sorted(event.data["scores"], key=lambda one: (one["place"], one["entry"]))
    places = [
        texts(
            "watching-cup-place",
            place=one["place"],
            name=words.short(tournament.entry(one["entry"]).name),
            points=one["total"],
        )
        for one in scores
    ]
    said = {"round": _round(tournament, event, texts), "places": " · ".join(places)}
    return texts("watching-cup-result", number=event.data["number"], **said)


def _round(tournament: Tournament, event: TournamentEvent, texts: Texts) -> str:
    stage, number = event.data["stage"], event.data["round"]
    return words.round_name(tournament, stage, number, texts)
