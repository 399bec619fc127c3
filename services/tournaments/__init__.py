"""Tournaments: from sign-up to trophy."""

from __future__ import annotations

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.records import ExportFact
from services.facts.tournament_acts import Act, ActKind, Asking, Effect, Leaving, Newcomer
from services.facts.tournament_bracket import Bracket
from services.facts.tournament_lists import (
    TournamentList,
    TournamentName,
    TournamentSeat,
    TournamentShow,
)
from services.facts.tournament_setup import OrganizerPanel, TournamentDraft, TournamentTemplate
from services.facts.tournaments import Standings, Sum, Tournament
from services.tournaments.announcing.delivery import Posts
from services.tournaments.core import directory, overview, registration, setup_drafts
from services.tournaments.files import exports
from services.tournaments.files.exports import Form
from services.tournaments.organizer import actions, panel_facts, pending


class Tournaments:
    """Everything that people do with tournaments; what happens by itself is a job's (`_course`)."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self.posts = Posts(context)

    # -- looking -------------------------------------------------------------------------------

    async def list(
        self, server: int | None, person: Person, show: TournamentShow = "now"
    ) -> TournamentList:
        """List the tournaments of a server; without one, in direct messages, those of a person."""
        return await directory.listed(self._context, server, person, show)

    async def names(self, server: int | None, person: Person) -> tuple[TournamentName, ...]:
        """Name the tournaments of a server, or of a person without one; the first are not over."""
        return await directory.names(self._context, server, person)

    async def find(
        self, person: Person, server: int | None, channel: int, typed: str | None = None
    ) -> Tournament:
        """Return the tournament that is meant: by what was typed (its id, or its name or the begin
        of it), else the one of the thread or table where they are, else the only one that there is.

        Refused: no_cup, which_cup (data cups: those that may be meant).
        """
        return await directory.find(self._context, directory.Wanted(person, server, channel, typed))

    async def tournament(self, tournament: int, person: Person) -> Tournament:
        """Return a tournament as it stands. Refused: no_cup."""
        async with self._context.read() as connection:
            return await directory.seen(self._context, connection, tournament, person)

    async def seat(
        self, tournament: int, person: Person, lord: int | None = None
    ) -> TournamentSeat:
        """Return where somebody sits in the latest round, and why there.

        Refused: no_cup, cup_not_in, cup_not_in_lord (data cup).
        """
        return await directory.seat(self._context, tournament, person, lord)

    # -- standings -----------------------------------------------------------------------------

    async def standings(
        self, tournament: int, person: Person, stage: int | None = None, group: int = 0
    ) -> Standings:
        """Return the standings of a stage, the last that has begun, or of a group of it.

        Refused: no_cup, cup_phase before the first stage.
        """
        return await overview.standings(self._context, tournament, person, stage, group)

    async def explain(
        self, tournament: int, person: Person, entry: int, stage: int | None = None
    ) -> tuple[Sum, ...]:
        """Return every number of an entry in a stage as its sum.

        Refused: no_cup, cup_phase, cup_not_in_lord (data cup) for an entry without a line there.
        """
        return await overview.explain(self._context, tournament, person, entry, stage)

    async def bracket(self, tournament: int, person: Person, stage: int | None = None) -> Bracket:
        """Return the bracket of a stage, the last that has one. Refused: no_cup, cup_phase."""
        return await overview.bracket(self._context, tournament, person, stage)

    # -- who takes part ------------------------------------------------------------------------

    async def ask(self, tournament: int, person: Person) -> Asking:
        """Return what somebody who wants to enter is asked to agree to. Refused: as `enter`."""
        return await registration.ask(self._context, tournament, person)

    async def enter(
        self, tournament: int, person: Person, partner: Person | None = None
    ) -> Tournament:
        """Sign somebody up, or let them in again who dropped out.

        Where they play in twos `partner` has to say yes; until then another can be asked instead.
        Refused: no_cup, cup_phase (data cup, phase), cup_full, cup_entered, cup_expelled, cup_role
        (data role), cup_there, cup_reliability (data asked, percent), cup_rating (data asked,
        rating), cup_unrated (data asked), cup_partner, cup_partner_no (data lord),
        cup_entered_lord (data lord), cup_alone, busy.
        """
        return await registration.enter(self._context, tournament, person, partner)

    async def partner(
        self, tournament: int, person: Person, *, yes: bool, entry: int | None = None
    ) -> Tournament:
        """Answer who asked to play together: those of an entry, else the latest, a no to all.

        Refused: cup_not_asked, as `enter`.
        """
        return await registration.partner(self._context, tournament, person, yes=yes, entry=entry)

    async def here(self, tournament: int, person: Person) -> Tournament:
        """Check in; again changes nothing. Refused: cup_not_in, cup_phase, cup_unanswered."""
        return await registration.here(self._context, tournament, person)

    async def leaving(self, tournament: int, person: Person) -> Leaving:
        """Return what somebody is asked who wants to leave. Refused: cup_not_in, cup_phase."""
        return await registration.leaving(self._context, tournament, person)

    async def leave(self, tournament: int, person: Person) -> Tournament:
        """Withdraw before the start; drop out after it, open tables on autopilot.

        Refused: no_cup, cup_not_in, cup_phase, busy.
        """
        return await registration.leave(self._context, tournament, person)

    async def back(self, tournament: int, person: Person) -> Tournament:
        """Play again from the next round on. Refused: cup_not_in, cup_expelled, cup_phase."""
        return await registration.back(self._context, tournament, person)

    # -- those who run it ----------------------------------------------------------------------

    async def preview(self, tournament: int, person: Person, act: Act) -> Effect:
        """Return what an act of those who run a tournament would do now.

        Refused: no_cup, cup_not_organiser (data cup, organizers), cup_reason (data limit),
        cup_phase, cup_act_… and others that speak against the act itself.
        """
        return await actions.preview(self._context, tournament, person, act)

    async def do(self, tournament: int, person: Person, act: Act) -> Effect:
        """Do it, judged anew; the effect's tournament is the tournament after it. Refused: as
        `preview`, busy.
        """
        return await actions.do(self._context, tournament, person, act)

    async def intend(self, tournament: int, person: Person, act: Act) -> tuple[Effect, int]:
        """Return what an act would do now, and the number by which it can be done within a day.

        It takes the place of what the same person intended before. Refused: as `preview`.
        """
        return await pending.intend(self._context, tournament, person, act)

    async def carry_out(self, tournament: int, person: Person, number: int) -> Effect:
        """Do what somebody intends, once. Refused: cup_act_gone, as `do`."""
        return await pending.carry_out(self._context, tournament, person, number)

    async def panel(
        self, tournament: int, person: Person, kind: ActKind | None = None
    ) -> OrganizerPanel:
        """Return a tournament as those who run it see it, if they may do acts of a kind.

        Refused: no_cup, cup_not_organiser.
        """
        return await panel_facts.panel(self._context, tournament, person, kind)

    async def judge(self, tournament: int, person: Person, what: str) -> Tournament:
        """Call a judge to one's table, with a few words.

        Refused: no_cup, cup_not_in, cup_phase, cup_words (data limit), cup_called (data minutes).
        """
        return await actions.judge(self._context, tournament, person, what)

    # -- setting it up -------------------------------------------------------------------------

    async def draft(self, server: int, person: Person) -> TournamentDraft:
        """Return the tournament that somebody is setting up here, or a fresh one.

        Refused: cup_rights (data role), to who may not publish tournaments here.
        """
        return await setup_drafts.draft(self._context, server, person)

    async def change(self, server: int, person: Person, **changes: object) -> TournamentDraft:
        """Change fields of TournamentSetup, or of its tables' Setup (`setups.TABLE`).

        `dropped` names the earlier choices that the change ruled out. Refused: cup_rights, cup_bad
        (data option, value), cup_name, cup_text (data limit), bad_setup, bad_clock.
        """
        return await setup_drafts.change(self._context, server, person, changes)

    async def forget(self, server: int, person: Person) -> None:
        """Throw away what somebody is setting up. Refused: cup_rights."""
        await setup_drafts.forget(self._context, server, person)

    async def publish(
        self, server: int, channel: int, person: Person, *, private: bool = True
    ) -> Tournament:
        """Publish the tournament that somebody has set up; a second call returns the same
        tournament.

        `private`: whether private threads can be made in the channel. Refused: cup_rights,
        cup_unready (data option, why), cup_private, button_old where nothing is set up.
        """
        return await setup_drafts.publish(self._context, server, channel, person, private=private)

    async def use_template(self, server: int, person: Person, template: int) -> TournamentDraft:
        """Begin with a template, its dates moved on by whole weeks. Refused: no_preset."""
        return await setup_drafts.use_template(self._context, server, person, template)

    async def save_template(self, server: int, person: Person, name: str) -> TournamentTemplate:
        """Save what somebody is setting up under a name for the server.

        One's own of that name is replaced, and by who manages the server anybody's. Refused:
        bad_preset_name and preset_full (data limit), preset_taken (data preset), cup_rights.
        """
        return await setup_drafts.save_template(self._context, server, person, name)

    async def remove_template(
        self, server: int, person: Person, template: int
    ) -> TournamentTemplate:
        """Remove a template: who saved it can, and who manages the server.

        Refused: no_preset, preset_foreign (data preset), cup_rights.
        """
        return await setup_drafts.remove_template(self._context, server, person, template)

    # -- files ---------------------------------------------------------------------------------

    async def export(self, tournament: int, person: Person, form: Form) -> tuple[str, bytes]:
        """Return a tournament as a file: its name, and what is in it.

        `form`: "csv" (all tables, zipped), "json", or one of "entries", "pairings", "results",
        "standings" (that table). Refused: no_cup.
        """
        return await exports.export(self._context, tournament, person, form)

    async def archive(
        self, tournament: int, person: Person, after: int = 0, part: int = 1
    ) -> ExportFact:
        """Return the records of a tournament's games that follow one, in an archive of at most 8
        MiB.

        The first part has the tournament's document and tables, too. Refused: no_cup.
        """
        return await exports.archive(self._context, tournament, person, after, part)

    async def newcomers(self, tournament: int, person: Person, data: bytes) -> tuple[Newcomer, ...]:
        """Return who is named in a file of entries; the act "import" enters them.

        A lord's name is "" where nobody here knows it. Refused: no_cup, cup_csv_bad.
        """
        return await exports.newcomers(self._context, tournament, person, data)
