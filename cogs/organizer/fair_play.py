"""`/organise fairplay`: how often a lord of an event plays as a strong computer lord would."""

from typing import Final

from ai.agreement import EVENT, notable
from cogs.base import Ask, Click, handles
from cogs.codec import TOURNAMENT
from cogs.organizer.act_input import user_of
from cogs.organizer.panel_commands import command, find_tournament, suggest_lords, typed_lord
from cogs.review.commands import PATIENCE
from cogs.screen import Button, Screen, Style, row, small
from cogs.slash_commands import suggests
from cogs.tournaments.members import suggest_tournaments, tournaments
from cogs.tournaments.words import called, ids, name_of, round_name, tournament_screen
from locales import Texts
from services.facts import Refused
from services.facts.fair_play import AgreementFact
from services.records.reviews import MOST_EACH

WAITING: Final = ("review_many", "review_busy", "review_failed")
"""Refusals of a comparison that leave the others as they are."""


def agreement(fact: AgreementFact, texts: Texts) -> Screen:
    """Show a lord's agreement, round by round, and what may be read from it."""
    tournament, own = fact.tournament, ids(fact.tournament)
    entry = tournament.entry_of(fact.lord.user)
    number = 0 if entry is None else entry.number
    place = 0 if entry is None else entry.lords.index(fact.lord)
    lines = [
        texts("organise-fair-title", cup=name_of(tournament)),
        texts("organise-fair-about", lord=called(tournament, fact.lord)),
        *_shares(fact, texts),
    ]
    if fact.waiting:
        lines.append(texts("organise-fair-waiting", count=len(fact.waiting)))
    line = notable(tournament.setup.table.options())
    reading = texts("organise-fair-coarse")
    if line is not None:
        reading = texts("organise-fair-reading", games=EVENT, percent=round(100 * line))
    more = Button(texts.plain("organise-fair-more"), own("compare", number, place), Style.MAIN)
    return tournament_screen(
        [*lines, small(reading)],
        row(
            more if fact.waiting else None,
            Button(texts.plain("organise-button-panel"), own("panel")),
        ),
    )


def _shares(fact: AgreementFact, texts: Texts) -> list[str]:
    if not fact.turns:
        return [texts("organise-fair-none")]
    total = texts(
        "organise-fair-total",
        percent=round(100 * fact.agreed / fact.turns),
        turns=fact.turns,
        games=len(fact.games),
    )
    rounds = [
        texts(
            "organise-fair-round",
            round=round_name(fact.tournament, one.stage, one.round, texts),
            percent=round(100 * one.agreed / one.turns),
            turns=one.turns,
        )
        for one in fact.games
        if one.turns
    ]
    return [total, *rounds]


@command("fairplay")
async def fair_play(ask: Ask, lord: str, cup: str | None = None) -> None:
    """Show how a lord's games agree, as far as they are compared."""
    found = await find_tournament(ask, cup)
    user = await typed_lord(ask, found, lord)
    fact = await tournaments(ask).agreement(found.id, ask.person, user)
    await ask.show(agreement(fact, ask.texts))


suggests(fair_play, "lord", listed=True)(suggest_lords)
suggests(fair_play, "cup", listed=True)(suggest_tournaments)


@handles(TOURNAMENT, "fair")
async def press_fair_play(click: Click) -> None:
    await click.show(agreement((await _pressed(click))[0], click.texts))


async def _pressed(click: Click) -> tuple[AgreementFact, int]:
    """Return the agreement of the lord that an id names, and who that is."""
    found = await tournaments(click).tournament(click.id.id, click.person)
    user = user_of(found, click.id.args)
    return await tournaments(click).agreement(found.id, click.person, user), user


@handles(TOURNAMENT, "compare")
async def compare(click: Click) -> None:
    """Compare some more games of a lord: each is reviewed, and its review kept."""
    fact, user = await _pressed(click)
    await click.acknowledge()
    reviews = click.app.services.reviews
    try:
        for game in fact.waiting[:MOST_EACH]:
            await reviews.open(game, click.person)
    except Refused as error:
        if error.code not in WAITING:
            raise
    for game in fact.waiting[:1]:
        await reviews.wait(game, PATIENCE)
    fact = await tournaments(click).agreement(click.id.id, click.person, user)
    await click.show(agreement(fact, click.texts))
