"""Rules for the set-ups that a server keeps under names: presets of tables and templates."""

from collections.abc import Sequence

from services.facts import Person, Refused
from services.state.setups import NAME_LENGTH
from store.rows import PresetRow

MOST = 20
"""How many of a kind a server can have: presets fit one select with the built-in ones."""
MOST_OF_ONE = 5
"""How many of them may be one person's who doesn't manage the server."""


def name_and_owner(
    known: Sequence[PresetRow], person: Person, name: str, offer: str
) -> tuple[str, int]:
    """Return the name under which a person saves a set-up, and whose it is then.

    Their own of that name is replaced; somebody who manages the server replaces anybody's. Refused:
    bad_preset_name, preset_full and preset_own (data limit), preset_taken (data preset).
    """
    called = " ".join(name.split())
    if not called or len(called) > NAME_LENGTH:
        raise Refused("bad_preset_name", {"limit": NAME_LENGTH}, (offer,))
    same = next((one for one in known if one.name.casefold() == called.casefold()), None)
    if same is not None:
        if not (person.manages or same.saved_by == person.id):
            raise Refused("preset_taken", {"preset": same.name}, (offer,))
        return same.name, same.saved_by
    if len(known) >= MOST:
        raise Refused("preset_full", {"limit": MOST}, (offer,))
    if not person.manages and sum(one.saved_by == person.id for one in known) >= MOST_OF_ONE:
        raise Refused("preset_own", {"limit": MOST_OF_ONE}, (offer,))
    return called, person.id


def removable(known: Sequence[PresetRow], person: Person, number: int, offer: str) -> PresetRow:
    """Return the set-up with a number if a person may remove it: the owner, or who manages.

    Refused: no_preset, preset_foreign (data preset).
    """
    found = next((one for one in known if one.id == number), None)
    if found is None:
        raise Refused("no_preset", {}, (offer,))
    if not (person.manages or found.saved_by == person.id):
        raise Refused("preset_foreign", {"preset": found.name}, (offer,))
    return found
