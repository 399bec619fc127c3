"""Tournaments: from sign-up to trophy."""

from __future__ import annotations

from services._house import House
from services.cups import (
    _entering,
    _intending,
    _lists,
    _organising,
    _panel,
    _reading,
    _setting,
    exports,
)
from services.cups.exports import Form
from services.cups.posting import Posts
from services.facts import (
    Act,
    ActKind,
    Asking,
    Bracket,
    Cup,
    CupDraft,
    CupList,
    CupName,
    CupSeat,
    CupShow,
    CupTemplate,
    Effect,
    Leaving,
    Newcomer,
    OrganiserPanel,
    Person,
    Standings,
    Sum,
)
from services.facts.records import ExportFact


class Cups:
    """Everything that people do with tournaments; what happens by itself is a job's (`_course`)."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.posts = Posts(house)

    # -- looking -------------------------------------------------------------------------------

    async def list(self, server: int | None, person: Person, show: CupShow = "now") -> CupList:
        """List the cups of a server; without one, in direct messages, those of a person."""
        return await _lists.listed(self._house, server, person, show)

    async def names(self, server: int | None, person: Person) -> tuple[CupName, ...]:
        """Name the cups of a server, or of a person without one; the first are not over."""
        return await _lists.names(self._house, server, person)

    async def find(
        self, person: Person, server: int | None, channel: int, typed: str | None = None
    ) -> Cup:
        """Return the cup that is meant: by what was typed (its id, or its name or the begin of
        it), else the one of the thread or table where they are, else the only one that there is.

        Refused: no_cup, which_cup (data cups: those that may be meant).
        """
        return await _lists.find(self._house, _lists.Wanted(person, server, channel, typed))

    async def cup(self, cup: int, person: Person) -> Cup:
        """Return a cup as it stands. Refused: no_cup."""
        async with self._house.read() as connection:
            return await _lists.seen(self._house, connection, cup, person)

    async def seat(self, cup: int, person: Person, lord: int | None = None) -> CupSeat:
        """Return where somebody sits in the latest round, and why there.

        Refused: no_cup, cup_not_in, cup_not_in_lord (data cup).
        """
        return await _lists.seat(self._house, cup, person, lord)

    # -- standings -----------------------------------------------------------------------------

    async def standings(
        self, cup: int, person: Person, stage: int | None = None, group: int = 0
    ) -> Standings:
        """Return the standings of a stage, the last that has begun, or of a group of it.

        Refused: no_cup, cup_phase before the first stage.
        """
        return await _reading.standings(self._house, cup, person, stage, group)

    async def explain(
        self, cup: int, person: Person, entry: int, stage: int | None = None
    ) -> tuple[Sum, ...]:
        """Return every number of an entry in a stage as its sum.

        Refused: no_cup, cup_phase, cup_not_in_lord (data cup) for an entry without a line there.
        """
        return await _reading.explain(self._house, cup, person, entry, stage)

    async def bracket(self, cup: int, person: Person, stage: int | None = None) -> Bracket:
        """Return the bracket of a stage, the last that has one. Refused: no_cup, cup_phase."""
        return await _reading.bracket(self._house, cup, person, stage)

    # -- who takes part ------------------------------------------------------------------------

    async def ask(self, cup: int, person: Person) -> Asking:
        """Return what somebody who wants to enter is asked to agree to. Refused: as `enter`."""
        return await _entering.ask(self._house, cup, person)

    async def enter(self, cup: int, person: Person, partner: Person | None = None) -> Cup:
        """Sign somebody up, or let them in again who dropped out.

        Where they play in twos `partner` has to say yes; until then another can be asked instead.
        Refused: no_cup, cup_phase (data cup, phase), cup_full, cup_entered, cup_expelled, cup_role
        (data role), cup_there, cup_reliability (data asked, percent), cup_rating (data asked,
        rating), cup_unrated (data asked), cup_partner, cup_partner_no (data lord),
        cup_entered_lord (data lord), cup_alone, busy.
        """
        return await _entering.enter(self._house, cup, person, partner)

    async def partner(
        self, cup: int, person: Person, *, yes: bool, entry: int | None = None
    ) -> Cup:
        """Answer who asked to play together: those of an entry, else the latest, a no to all.

        Refused: cup_not_asked, as `enter`.
        """
        return await _entering.partner(self._house, cup, person, yes=yes, entry=entry)

    async def here(self, cup: int, person: Person) -> Cup:
        """Check in; again changes nothing. Refused: cup_not_in, cup_phase, cup_unanswered."""
        return await _entering.here(self._house, cup, person)

    async def leaving(self, cup: int, person: Person) -> Leaving:
        """Return what somebody is asked who wants to leave. Refused: cup_not_in, cup_phase."""
        return await _entering.leaving(self._house, cup, person)

    async def leave(self, cup: int, person: Person) -> Cup:
        """Withdraw before the start; drop out after it, open tables on autopilot.

        Refused: no_cup, cup_not_in, cup_phase, busy.
        """
        return await _entering.leave(self._house, cup, person)

    async def back(self, cup: int, person: Person) -> Cup:
        """Play again from the next round on. Refused: cup_not_in, cup_expelled, cup_phase."""
        return await _entering.back(self._house, cup, person)

    # -- those who run it ----------------------------------------------------------------------

    async def preview(self, cup: int, person: Person, act: Act) -> Effect:
        """Return what an act of those who run a cup would do now.

        Refused: no_cup, cup_not_organiser (data cup, organisers), cup_reason (data limit),
        cup_phase, cup_act_… and others that speak against the act itself.
        """
        return await _organising.preview(self._house, cup, person, act)

    async def do(self, cup: int, person: Person, act: Act) -> Effect:
        """Do it, judged anew; the effect's cup is the cup after it. Refused: as `preview`, busy."""
        return await _organising.do(self._house, cup, person, act)

    async def intend(self, cup: int, person: Person, act: Act) -> tuple[Effect, int]:
        """Return what an act would do now, and the number by which it can be done within a day.

        It takes the place of what the same person intended before. Refused: as `preview`.
        """
        return await _intending.intend(self._house, cup, person, act)

    async def carry_out(self, cup: int, person: Person, number: int) -> Effect:
        """Do what somebody intends, once. Refused: cup_act_gone, as `do`."""
        return await _intending.carry_out(self._house, cup, person, number)

    async def panel(self, cup: int, person: Person, kind: ActKind | None = None) -> OrganiserPanel:
        """Return a cup as those who run it see it, if they may do acts of a kind.

        Refused: no_cup, cup_not_organiser.
        """
        return await _panel.panel(self._house, cup, person, kind)

    async def judge(self, cup: int, person: Person, what: str) -> Cup:
        """Call a judge to one's table, with a few words.

        Refused: no_cup, cup_not_in, cup_phase, cup_words (data limit), cup_called (data minutes).
        """
        return await _organising.judge(self._house, cup, person, what)

    # -- setting it up -------------------------------------------------------------------------

    async def draft(self, server: int, person: Person) -> CupDraft:
        """Return the cup that somebody is setting up here, or a fresh one.

        Refused: cup_rights (data role), to who may not publish cups here.
        """
        return await _setting.draft(self._house, server, person)

    async def change(self, server: int, person: Person, **changes: object) -> CupDraft:
        """Change fields of CupSetup, or of its tables' Setup (`services.cups.setups.TABLE`).

        `dropped` names the earlier choices that the change ruled out. Refused: cup_rights, cup_bad
        (data option, value), cup_name, cup_text (data limit), bad_setup, bad_clock.
        """
        return await _setting.change(self._house, server, person, changes)

    async def forget(self, server: int, person: Person) -> None:
        """Throw away what somebody is setting up. Refused: cup_rights."""
        await _setting.forget(self._house, server, person)

    async def publish(
        self, server: int, channel: int, person: Person, *, private: bool = True
    ) -> Cup:
        """Publish the cup that somebody has set up; a second call returns the same cup.

        `private`: whether private threads can be made in the channel. Refused: cup_rights,
        cup_unready (data option, why), cup_private, button_old where nothing is set up.
        """
        return await _setting.publish(self._house, server, channel, person, private=private)

    async def use_template(self, server: int, person: Person, template: int) -> CupDraft:
        """Begin with a template, its dates moved on by whole weeks. Refused: no_preset."""
        return await _setting.use_template(self._house, server, person, template)

    async def save_template(self, server: int, person: Person, name: str) -> CupTemplate:
        """Save what somebody is setting up under a name for the server.

        One's own of that name is replaced, and by who manages the server anybody's. Refused:
        bad_preset_name and preset_full (data limit), preset_taken (data preset), cup_rights.
        """
        return await _setting.save_template(self._house, server, person, name)

    async def remove_template(self, server: int, person: Person, template: int) -> CupTemplate:
        """Remove a template: who saved it can, and who manages the server.

        Refused: no_preset, preset_foreign (data preset), cup_rights.
        """
        return await _setting.remove_template(self._house, server, person, template)

    # -- files ---------------------------------------------------------------------------------

    async def export(self, cup: int, person: Person, form: Form) -> tuple[str, bytes]:
        """Return a cup as a file: its name, and what is in it.

        `form`: "csv" (all tables, zipped), "json", or one of "entries", "pairings", "results",
        "standings" (that table). Refused: no_cup.
        """
        return await exports.export(self._house, cup, person, form)

    async def archive(self, cup: int, person: Person, after: int = 0, part: int = 1) -> ExportFact:
        """Return the records of a cup's games that follow one, in an archive of at most 8 MiB.

        The first part has the cup's document and tables, too. Refused: no_cup.
        """
        return await exports.archive(self._house, cup, person, after, part)

    async def newcomers(self, cup: int, person: Person, data: bytes) -> tuple[Newcomer, ...]:
        """Return who is named in a file of entries; the act "import" enters them.

        A lord's name is "" where nobody here knows it. Refused: no_cup, cup_csv_bad.
        """
        return await exports.newcomers(self._house, cup, person, data)
