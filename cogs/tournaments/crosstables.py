"""Crosstables: who came where against whom, in stages where all meet. Pure builders."""

from typing import Final

from cogs.screen import Button, Picture, Screen, row
from cogs.tournaments import words
from cogs.tournaments.words import ids, tournament_screen
from locales import Texts, plain_name
from render.tournament_requests import CROSSED, CrossRow, CrosstablePicture
from services.facts.tournaments import Standings, Tournament
from services.tournaments import scores

KINDS: Final = ("robin", "groups", "league")
"""The stages in which all meet."""


def fits(tournament: Tournament, fact: Standings) -> bool:
    """Check whether standings have a crosstable: all of them meet, and are not too many."""
    stage = tournament.stage_at(fact.stage)
    whole = bool(fact.group) or not stage.groups
    return stage.kind in KINDS and whole and 1 < len(fact.lines) <= CROSSED


def button(tournament: Tournament, fact: Standings, texts: Texts) -> list[Button]:
    if not fits(tournament, fact):
        return []
    id = ids(tournament)("cross", fact.stage, fact.group)
    return [Button(texts.plain("cups-button-cross"), id)]


def crosstable(
    tournament: Tournament, fact: Standings, reader: int, texts: Texts, *, title: str
) -> Screen:
    """Show a crosstable in the order of the standings."""
    met = scores.crosstable(tournament, fact.stage)
    order = [line.entry for line in fact.lines]
    rows = tuple(
        CrossRow(
            line.place,
            plain_name(line.name),
            words.points(line.points),
            tuple(met.get((line.entry, other)) for other in order),
            words.alias(line.entry),
            won=line.entry == words.winner(tournament, fact),
        )
        for line in fact.lines
    )
    own = tournament.entry_of(reader)
    mine = order.index(own.number) if own is not None and own.number in order else None
    picture = Picture(CrosstablePicture(plain_name(title.lstrip("# ")), rows, mine))
    back = ids(tournament)("page", fact.stage, fact.group, 0)
    return tournament_screen(
        [title], picture, row(Button(texts.plain("cups-button-standings"), back))
    )
