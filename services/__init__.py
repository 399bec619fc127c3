"""What a human host would do: tables, games, settings, news and jobs. Facts out, never text.

    services = await Services.open(url, clock=SystemClock())
    with services.handling(interaction.id):          # the same click delivered twice counts once
        ended = await services.play.end_turn(game, person, version=v, revision=r)

Every refusal is `Refused(code, data, offers)` and has changed nothing; `Refused("same_click")` asks
for no answer at all.
"""

from services._services import Services
from services._share import Share
from services.facts import *  # noqa: F403
from services.jobs import Jobs
from services.outages import Outages
from services.outbox import Outbox
from services.people import People
from services.play import Play
from services.tables import Tables

__all__ = ["Jobs", "Outages", "Outbox", "People", "Play", "Services", "Share", "Tables"]
