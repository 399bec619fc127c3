"""Open tables: from the first choice of a set-up to the start, and what comes after."""

from services.core.facade import Facade, method
from services.tables import _lookup, _presets, _setup_drafts, opening, seating


class Tables(Facade):
    """Create a table, seat people, start it, close it.

    Each call that changes a table also has its message posted again through the outbox.
    """

    # the set-up
    draft = method(_setup_drafts.draft)
    change_draft = method(_setup_drafts.change)
    forget_draft = method(_setup_drafts.forget)
    open_draft = method(_setup_drafts.open_draft)
    lengths = method(_setup_drafts.lengths)
    fresh = method(_setup_drafts.default_setup)
    save_preset = method(_presets.save)
    remove_preset = method(_presets.remove)
    create = method(opening.create)

    # looking
    table = method(_lookup.table)
    open_tables = method(_lookup.open_tables)
    table_in = method(_lookup.table_in)
    homes_of_games = method(_lookup.homes_of_games)
    open_of = method(_lookup.open_of)

    # seats
    join = method(seating.join)
    leave = method(seating.leave)
    free_seat = method(seating.free_seat)
    invite = method(seating.invite)
    answer = method(seating.answer)
    decline = method(seating.decline)

    # the host
    change = method(seating.change)
    start = method(seating.start)
    fewer = staticmethod(seating.fewer_lords)
    close = method(opening.close)
    open_again = method(opening.open_again)
    rematch = method(opening.rematch)
