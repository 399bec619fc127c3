"""Set up a new tournament after another, with its set-up, to which its entries can be asked."""

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tournament_setup import TournamentDraft
from services.tournaments.core import setup_drafts
from services.tournaments.core.repository import load
from services.tournaments.organizer.actions import refuse_unauthorized


async def draft_again(
    context: ServiceContext, tournament_id: int, person: Person
) -> TournamentDraft:
    """Start a draft with the set-up of a tournament that somebody organizes.

    Refused: no_cup, cup_not_organiser, cup_rights.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    refuse_unauthorized(tournament, person, "import")
    return await setup_drafts.start_after(context, person, tournament)
