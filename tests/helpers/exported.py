"""The file of somebody's data as one text."""

from __future__ import annotations

from services import Services
from services.facts import Person


async def exported(services: Services, person: Person) -> str:
    """Export a person's data."""
    return "".join([part async for part in services.privacy.export(person)])
