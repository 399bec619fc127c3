"""Ids of tournaments that nobody drew, and forms that no client sends: answered, never obeyed."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs import dispatch
from cogs.codec import TOURNAMENT, CustomId
from services.facts import Person, Refused
from services.facts.tournament_acts import Act
from services.facts.tournaments import Lord
from tests.cogs.test_forged import ACTIONS, Forger, Reply, data
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import BEN, CARA, EVE, SERVER

__all__ = ["data"]

OURS = sorted(action for scope, action in ACTIONS if scope == TOURNAMENT)
TRIES = 5
JUDGE, STRANGER = BEN, replace(CARA, server=SERVER)
FOREIGN = Person(77, "Foreign", server=SERVER + 1, manages=True)
NOBODY = 9999
DRAFTS = frozenset(
    {
        *("newcup", "tab", "set", "role", "anybody", "fill", "filled", "template", "keep", "kept"),
        *("shred", "shredded", "fresh", "shut", "publish"),
    }
)
"""What is about the tournament that somebody sets up, whatever id it bears."""
OWN = frozenset({"yes", "with", "which", "archive", "export", "csv", "follow"})
"""By these somebody who is not in a tournament enters it, gets pseudonyms drawn, or follows it."""
NUMBERS = ("0", "1", "2", "3", "4", "9", str(NOBODY), str(EVE.id), str(lord(1).id), "z")
WORDS = (
    *NUMBERS,
    *("1.1.1", "1.1.2", "2.9.9", "1.0", "4.1", "y", "n", "w", "all", "page", "other", "csv"),
    *("extend", "pause", "message", "add", "close", "stand", "team", "cancel", "pair", "unpair"),
    *("result", "restart", "replace", "drop", "expel", "autopilot", "organiser", "judge"),
    *("organiser.5", "on", "off", "enter", "table", "line", "export", "show", "words", "dates"),
    *("points", "numbers", "clock", "capacity", "tie1", "tiex", "lot", "yes", "preview", "none"),
)
"""What stands in ids and selects of tournaments, and what might."""
WRITTEN = (
    *("", "1", "2, 40", "x" * 4500, "9" * 4500, "\x00", "@everyone <@1> [a](http://b)", "1,5"),
    *("\u202eabc", "\U0001d518" * 300, "in 3 days", "<t:99999999999999999999>", "3000-13-45"),
    *("-5", "nan", "²", "٣", "9999h"),
)
FIELDS = (
    *("reason", "hours", "text", "what", "name", "signup", "start", "capacity", "round", "points"),
    *("table", "e1", "e2", "turn", "bank", "rating"),
)


class TournamentForger(Forger):
    """A client that sends whatever it likes to the tournaments of a world."""

    def __init__(self, world: TournamentWorld, folder: Path) -> None:
        super().__init__(world, folder)
        self.tournaments: list[int] = []
        self.refused: str | None = None
        self._seen: tuple[int, dict[str, list[tuple[Any, ...]]]] = (-1, {})
        self._watch = sqlite3.connect(world.path)

    async def fill(self, world: TournamentWorld) -> TournamentForger:
        """Let sign-up to a tournament be open, and a table of another one's round be over."""
        begun = await world.begun(4)
        match = begun.rounds[0].matches[0]
        await world.finish_match(match, dict.fromkeys(match.entries, 40))
        judge = {"user": JUDGE.id, "name": JUDGE.name, "role": "judge", "add": True, "reason": "r"}
        await world.events(begun.id, ("team", judge))
        opened = await world.publish(name="Winter Cup")
        await world.enter(opened.id, 2)
        self.tournaments = [begun.id, opened.id]
        return self

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything in the database; it is read again only where it was written to."""
        (version,) = self._watch.execute("PRAGMA data_version").fetchone()
        if version != self._seen[0]:
            self._seen = version, super().stored()
        return self._seen[1]

    async def submit(
        self,
        who: Person,
        id: str,
        values: Sequence[str],
        fields: Mapping[str, str],
        people: Sequence[Person],
    ) -> Reply:
        """Press, choose and send a form at once."""
        reply = Reply()
        made = self._interaction(who, id, values, reply)
        made.guild_id = who.server or SERVER
        made.permissions = discord.Permissions(manage_guild=who.manages)
        made.client.get_guild = lambda server: SimpleNamespace(
            id=server,
            fetch_member=account,
            get_channel=lambda _: None,
            query_members=accounts,
            owner_id=None,
            roles=[],
        )
        users = {str(one.id): {"username": one.name, "bot": False} for one in people}
        inputs: list[dict[str, object]] = [
            {"type": 4, "custom_id": key, "value": text} for key, text in fields.items()
        ]
        inputs.append({"type": 6, "custom_id": "role", "values": list(values)})
        written = [{"component": one} for one in inputs]
        made.data |= {"resolved": {"users": users}, "components": written}
        await dispatch.pressed(self.app, self.gate, made)
        return reply


async def accounts(*, user_ids: list[int], **_: object) -> list[Any]:
    """All of them are members."""
    return [SimpleNamespace(id=user) for user in user_ids]


async def account(user: int) -> Any:
    """Fetch an account; there are not many."""
    if user >= NOBODY:
        answer: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(answer, {"code": 10013, "message": "Unknown User"})
    return SimpleNamespace(id=user, display_name="@everyone **x**", bot=user == 9)


@pytest.fixture
async def forger(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TournamentForger]:
    """A world with two tournaments; what would be our fault fails the test."""

    async def confess(_ask: Any, error: BaseException) -> None:
        raise AssertionError(repr(error)) from error

    refuse = dispatch._refuse

    async def note(ask: Any, refused: Refused) -> None:
        made.refused = refused.code
        await refuse(ask, refused)

    monkeypatch.setattr(dispatch, "_answer_failure", confess)
    monkeypatch.setattr(dispatch, "_refuse", note)
    with inline():
        world = TournamentWorld(data / "castellan.db")
        made = await TournamentForger(world, data).fill(world)
        yield made
        await world.close()


def forged(
    action: str, forger: TournamentForger, draw: random.Random
) -> Iterator[tuple[str, list[str]]]:
    """Yield ids and choices for an action: of a tournament that is there, or that is not."""
    for _ in range(TRIES):
        row = draw.choice([*forger.tournaments, *forger.tournaments, 0, 999, 2**63 - 1])
        words = [draw.choice(WORDS) for _ in range(draw.randrange(5))]
        values = [draw.choice(WORDS) for _ in range(draw.randrange(3))]
        kind = "m" if action in ("judge", "asked", "filled") else draw.choice("bsum")
        yield CustomId(TOURNAMENT, row, action, tuple(words), kind=kind).text(), values


async def test_forged_words_are_answered_privately_and_do_no_harm(forger: TournamentForger) -> None:
    """By an organizer, a judge, a lord, a stranger and the manager of another server.

    No answer is for others to see. What is refused changes nothing, and strangers and foreigners
    change nothing of a tournament but whether they take part.
    """
    draw = random.Random("cups")
    everybody = (EVE, EVE, JUDGE, lord(1), STRANGER, FOREIGN)
    for action in OURS:
        for id, values in forged(action, forger, draw):
            who = draw.choice(everybody)
            fields = {key: draw.choice(WRITTEN) for key in FIELDS}
            fields["reason"] = draw.choice(["So", fields["reason"]])
            people = draw.sample((EVE, STRANGER, lord(1), Person(4000, "\u202e@here")), 2)
            before, forger.refused = forger.stored(), None
            reply = await forger.submit(who, id, values, fields, people[: draw.randrange(3)])
            assert reply.sent, (id, values)
            if reply.type is discord.InteractionResponseType.channel_message:
                assert all(sent["ephemeral"] for sent in reply.sent), id
            changed = forger.changed(before)
            if forger.refused is not None:
                assert not changed - {"servers"}, (id, values, forger.refused)
            elif who in (STRANGER, FOREIGN) and action not in OWN | DRAFTS:
                assert not changed, (id, values, changed)


async def test_who_has_no_say_any_more_does_nothing(forger: TournamentForger) -> None:
    """Not even what they were shown the effect of while they had; a button of it stays refused."""
    tournaments, (tournament, _) = forger.app.services.tournaments, forger.tournaments
    helper = replace(STRANGER, name="Cara")
    await tournaments.do(tournament, EVE, Act("team", "Help", role="organiser", other=helper))
    _, number = await tournaments.prepare(tournament, helper, Act("cancel", "I may"))
    await tournaments.do(
        tournament, EVE, Act("team", "Bye", role="organiser", add=False, other=helper)
    )
    before = forger.stored()
    id = CustomId(TOURNAMENT, tournament, "doit", (str(number),)).text()
    for action in (id, CustomId(TOURNAMENT, tournament, "panel").text()):
        await forger.submit(helper, action, [], {}, [])
        assert forger.refused == "cup_not_organiser"
    assert not forger.changed(before) - {"cup_acts"}
    now = await tournaments.tournament(tournament, EVE)
    assert (now.phase, Lord(helper.id, helper.name) in now.organizers) == ("running", False)


async def test_a_button_pressed_twice_and_by_another_is_obeyed_once(
    forger: TournamentForger,
) -> None:
    """What one organizer was shown is no other's to do."""
    tournaments, (tournament, _) = forger.app.services.tournaments, forger.tournaments
    _, number = await tournaments.prepare(tournament, EVE, Act("pause", "A storm"))
    id = CustomId(TOURNAMENT, tournament, "doit", (str(number),)).text()
    before = forger.stored()
    await forger.submit(JUDGE, id, [], {}, [])
    assert not forger.changed(before)
    for _ in range(2):
        await forger.submit(EVE, id, [], {}, [])
    with closing(sqlite3.connect(forger.world.path)) as database:
        query = "SELECT count(*) FROM cup_events WHERE kind = 'paused'"
        assert database.execute(query).fetchone() == (1,)
