"""The game for third place on pages: not the final, and nobody else has won."""

from __future__ import annotations

import pytest

import render
from cogs.screen import Picture
from cogs.tournaments import brackets, public_pages
from services.facts.tournament_posts import BracketPage, PodiumPage
from services.tournaments import formats
from tests.cogs.scenes import EN, accept
from tests.services.tournaments.formats.played import Played, setup


@pytest.mark.parametrize("third", [True, False])
def test_a_bracket_and_its_podium_say_who_is_third(third: bool) -> None:
    played = Played(setup(format="single", third=third, name="Autumn Cup"), 4)
    played.go()
    while played.tournament.phase == "running":
        played.finish_all()
    tournament = played.tournament
    fact = BracketPage(formats.bracket(tournament, tournament.stages[0]))
    page, podium = (
        brackets.bracket(tournament, fact, EN),
        public_pages.podium(tournament, PodiumPage(()), EN),
    )
    accept(page)
    accept(podium)
    (tree,) = [one.request for one in page.parts if isinstance(one, Picture)]
    (first,) = [one.request for one in podium.parts if isinstance(one, Picture)]
    assert ("For third place" in render.alt(tree)) is third
    assert render.alt(tree).count("won by ") == 1
    assert [one.place for one in first.places] == ([1, 2, 3] if third else [1, 2, 3, 3])  # type: ignore[union-attr]
