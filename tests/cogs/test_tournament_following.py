"""Tournaments among what somebody follows, in digests, and in the lists of games."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cogs.client
from cogs.lists import screens as lists
from cogs.lists.screens import Wanted
from cogs.watching import digests, following, live_screens
from cogs.watching.following import HOWS
from services.facts.lists import GameList
from services.facts.watching import (
    FollowedTournament,
    FollowFact,
    FollowList,
    FollowNews,
    How,
    LiveList,
)
from services.tournaments import scores
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, labels, said
from tests.cogs.tournament_scenes import WORST, Story, running

cogs.client.load()


def bare(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("how", HOWS)
def test_a_tournament_is_followed_and_listed(how: How) -> None:
    """What its ways mean is told of tournaments, not of turns."""
    one = FollowFact(5, "cup", how, 900, None, None, None, "Autumn Cup")
    shown = following.follows(FollowList((one,), one, begun=True), EN)
    accept(shown)
    assert bare(said(shown)).startswith("You now follow **Autumn Cup**, a tournament.")
    accept(following.follows(FollowList((one,), one), EN))
    everything = following.follows(FollowList((one,)), EN)
    accept(everything)
    assert "**Autumn Cup**, a tournament · " in bare(said(everything))
    longest = FollowFact(BIGGEST, "cup", how, 900, None, None, None, LONG * 2)
    many = tuple(replace(longest, id=BIGGEST - at) for at in range(25))
    accept(following.follows(FollowList(many), EN))


def told(story: Story, *kinds: str, leaders: int = 0) -> FollowedTournament:
    """A tournament whose events of some kinds are told, and its leaders."""
    events = tuple(one for one in story.events if one.kind in kinds)
    lines = scores.standings(story.tournament, 1).lines[:leaders]
    return FollowedTournament(story.tournament, events, lines)


def test_a_digest_tells_rounds_results_and_who_leads() -> None:
    """With a way to the event's thread; it mentions nobody."""
    story = running()
    one = told(story, "started", "paired", "result", "round_ended", leaders=3)
    ping = digests.digest(FollowNews(1, (), 7, (one,)), "The Inn", EN)
    accept(ping)
    lines = bare(ping.content).splitlines()
    assert lines[:3] == [
        "News from The Inn, of what you follow:",
        "**Autumn Cup**",
        "It has begun with 4 entries.",
    ]
    assert lines[3].startswith("Begun: round 1 of 2, with 2 tables. It ends <t:")
    assert lines[4] == "Table 1 of round 1 of 2: 1 Ann 50 · 2 Ben 40."
    over, leaders, next_round = lines[-3:]
    assert over == "Over: round 1 of 2."
    assert leaders.startswith("Standings: 1 Ann ")
    assert next_round.startswith("Begun: round 2 of 2")
    assert ping.mentions == ()
    assert [button.label for button in ping.rows[0].buttons] == ["Autumn Cup"]


def test_a_digest_tells_the_end() -> None:
    """Who has won, or why it was called off."""
    story = running()
    story.add("over", None, places=[2, 1, 3, 4])
    ping = digests.digest(FollowNews(1, (), 7, (told(story, "over"),)), "The Inn", EN)
    assert bare(ping.content).endswith("Won by **Ben**.")
    story = running()
    story.add("cancelled", reason="rain @everyone")
    ping = digests.digest(FollowNews(1, (), 7, (told(story, "cancelled"),)), "The Inn", EN)
    accept(ping)
    assert "It was called off: rain" in bare(ping.content)


def test_the_longest_digest_fits() -> None:
    """Five tournaments with the longest names, in each of which everything happened."""
    story = running(WORST, 32, LONG)
    one = told(story, "started", "paired", "result", "round_ended", leaders=3)
    ping = digests.digest(FollowNews(1, (), BIGGEST, (one,) * 5), LONG * 3, EN)
    accept(ping)


def test_lists_offer_tournament_games() -> None:
    """One's own, and those to watch; an empty list leads to the tournaments."""
    shown = lists.games(GameList("cups", (), 0, 3), Wanted("cups"), EN)
    accept(shown)
    assert "Tournaments" in labels(shown)
    assert "You have no tournament game now." in said(shown)
    watch = live_screens.live(LiveList("cups", "any", 0, 0, 1, (), 4), EN)
    accept(watch)
    assert "There is no tournament game to watch here." in said(watch)
