"""The glossary of a tournament: its terms, explained. Pure builders."""

from collections.abc import Iterator

from cogs.codec import Ids
from cogs.play.words import capital
from cogs.screen import Button, Screen, row
from cogs.tournaments.setup_words import tie_name
from cogs.tournaments.words import ids, name_of, stand_button, tournament_screen
from locales import Texts
from services.facts.tournaments import BRACKETS, Tournament, TournamentSetup
from services.tournaments.core import setups


def button(id: Ids, texts: Texts, *more: str | int) -> Button:
    """Make the button to the glossary; `more` keeps the ids within a message different."""
    return Button(texts.plain("cups-button-words"), id("words", *more))


def glossary(tournament: Tournament, texts: Texts) -> Screen:
    head = texts("cups-words-title", name=name_of(tournament))
    back = row(
        stand_button(tournament, texts) if tournament.stages else None,
        Button(texts.plain("cups-button-rules"), ids(tournament)("info")),
    )
    return tournament_screen([head, *_words(tournament.setup, texts)], back)


def _words(setup: TournamentSetup, texts: Texts) -> Iterator[str]:
    if setups.counts_points(setup):
        yield texts("cups-words-points")
        for tie in setup.ties:
            named = capital(tie_name(tie, texts))
            about = texts.plain(f"organise-tie-{tie}-about")
            yield texts("cups-words-tie", tie=named, about=about)
    if setup.format in BRACKETS:
        yield texts("cups-words-seeding")
    else:
        yield texts("cups-words-signs")
    yield texts("cups-words-lot")
    if setup.size == 2 and setup.format in ("swiss", "robin", "groups", "league"):
        yield texts("cups-words-free")
    if setup.final or setup.format == "groups":
        yield texts("cups-words-cut")
    if setup.duplicate:
        yield texts("cups-words-duplicate")
    for word in ("autopilot", "seed", "seal"):
        yield texts(f"cups-words-{word}")
