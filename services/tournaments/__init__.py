"""Tournaments: from sign-up to trophy."""

from services.core.context import ServiceContext
from services.core.facade import Facade, method
from services.tournaments.announcing.delivery import Posts
from services.tournaments.core import directory, overview, registration, setup_drafts
from services.tournaments.files import exports
from services.tournaments.organizer import actions, panel_facts, pending


class Tournaments(Facade):
    """The actions of people on tournaments; what happens by itself is the job in `core.runner`."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context)
        self.posts = Posts(context)

    # finding and viewing
    list = method(directory.list_tournaments)
    names = method(directory.names)
    find = method(directory.find)
    tournament = method(directory.read)
    seat = method(directory.seat)
    standings = method(overview.standings)
    explain = method(overview.explain)
    bracket = method(overview.bracket)

    # players
    entry_terms = method(registration.entry_terms)
    enter = method(registration.enter)
    answer_partner = method(registration.answer_partner)
    check_in = method(registration.check_in)
    leaving_terms = method(registration.leaving_terms)
    leave = method(registration.leave)
    rejoin = method(registration.rejoin)
    call_judge = method(actions.call_judge)

    # organizers and judges
    panel = method(panel_facts.panel)
    preview = method(actions.preview)
    do = method(actions.do)
    prepare = method(pending.prepare)
    confirm = method(pending.confirm)

    # setting up
    draft = method(setup_drafts.draft)
    change_draft = method(setup_drafts.change)
    discard_draft = method(setup_drafts.discard)
    publish = method(setup_drafts.publish)
    use_template = method(setup_drafts.use_template)
    save_template = method(setup_drafts.save_template)
    remove_template = method(setup_drafts.remove_template)

    # files
    export = method(exports.export)
    archive = method(exports.archive)
    read_entries = method(exports.read_entries)
