"""The actions on tournaments that the bot offers."""

from services.core.context import ServiceContext
from services.core.facade import Facade, method
from services.tournaments.announcing.delivery import Posts
from services.tournaments.core import directory, overview, registration, renaming, setup_drafts
from services.tournaments.core.directory import of_members, of_tournament
from services.tournaments.files import exports
from services.tournaments.organizer import (
    actions,
    again,
    answers,
    fair_play,
    panel_facts,
    pending,
    team,
)


class Tournaments(Facade):
    """The actions of people on tournaments; what happens by itself is the job in `core.runner`."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context)
        self.posts = Posts(context)

    # finding and viewing
    list = method(directory.list_tournaments)
    names = method(directory.names)
    find = method(directory.find)
    tournament = of_tournament(directory.read)
    seat = of_tournament(directory.seat)
    standings = of_tournament(overview.standings)
    explain = of_tournament(overview.explain)
    bracket = of_tournament(overview.bracket)

    # players
    entry_terms = of_tournament(registration.entry_terms)
    enter = of_tournament(of_members(registration.enter))
    answer_partner = of_tournament(of_members(registration.answer_partner))
    answer_organizers = of_tournament(answers.answer)
    step_down = of_tournament(team.step_down)
    help_out = of_tournament(of_members(team.help_out))
    take_over = of_tournament(team.take_over)
    take_name = method(renaming.take_name)
    check_in = of_tournament(of_members(registration.check_in))
    leaving_terms = of_tournament(registration.leaving_terms)
    leave = of_tournament(registration.leave)
    rejoin = of_tournament(of_members(registration.rejoin))
    call_judge = of_tournament(of_members(actions.call_judge))

    # organizers and judges
    panel = of_tournament(panel_facts.panel)
    preview = of_tournament(actions.preview)
    do = of_tournament(actions.do)
    prepare = of_tournament(pending.prepare)
    confirm = of_tournament(pending.confirm)
    kept = of_tournament(pending.kept)
    show_again = of_tournament(pending.show_again)

    agreement = of_tournament(fair_play.agreement)

    # setting up
    draft = method(setup_drafts.draft)
    change_draft = method(setup_drafts.change)
    draft_again = of_tournament(again.draft_again)
    discard_draft = method(setup_drafts.discard)
    publish = method(setup_drafts.publish)
    use_template = method(setup_drafts.use_template)
    save_template = method(setup_drafts.save_template)
    remove_template = method(setup_drafts.remove_template)

    # files
    export = of_tournament(exports.export)
    archive = of_tournament(exports.archive)
    read_entries = of_tournament(exports.read_entries)
