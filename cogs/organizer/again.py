"""A new event with the entries of another, for what can't be changed: box, variants, clock."""

from cogs import args
from cogs.base import Click, handles
from cogs.codec import TOURNAMENT
from cogs.membership import missing
from cogs.organizer import panel, setup_panel
from cogs.tournaments.members import tournaments
from services.facts.tournament_acts import Act, Newcomer


@handles(TOURNAMENT, "again")
async def start_again(click: Click) -> None:
    """Begin a draft with the set-up of an event."""
    found = await tournaments(click).draft_again(click.id.id, click.person)
    await setup_panel.show(click, "preview", found)


@handles(TOURNAMENT, "asklords")
async def ask_entries(click: Click) -> None:
    """Show how many entries of the earlier event would be asked to play in the new one."""
    new = (await panel.panel(click, click.id.id, "import")).tournament
    old = (await panel.panel(click, args.number(click.id.args), "import")).tournament
    live = [one for one in old.entries if one.live]
    gone = await missing(click, new.server, [lord.user for one in live for lord in one.lords])
    people = tuple(
        Newcomer(one.lords, one.number)
        for one in live
        if all(lord.account and lord.user not in gone for lord in one.lords)
    )
    reason = click.texts.plain("organise-again-reason", cup=old.setup.name)
    await panel.show_effect(click, new.id, Act("import", reason, people=people))
