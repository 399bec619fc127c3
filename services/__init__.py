"""The application: tables, games, tournaments, settings, announcements and jobs. It returns facts,
never text.

    services = await Services.open(url, clock=SystemClock())
    with services.handling(interaction.id):          # a click delivered twice counts once
        ended = await services.play.end_turn(Press(game, person, version), revision=revision)

Every refusal is a `Refused(code, data, offers)` and has changed nothing; `Refused("same_click")`
needs no answer at all.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from services.application.services import Services

__all__ = ["Services"]


def __getattr__(name: str) -> Any:
    """Import the services once they are asked for: who checks an event needs Python alone."""
    if name == "Services":
        from services.application.services import Services  # noqa: PLC0415

        return Services
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
