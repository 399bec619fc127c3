"""Open tables: from the first choice of a set-up to the start, and what comes after."""

from services.core.facade import Facade, method
from services.state.access import beside_game, beside_table, of_invitation, of_table
from services.tables import _lookup, _presets, _setup_drafts, hosting, opening, seating, solo


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
    solo = method(solo.start)

    # looking
    table = of_table(_lookup.table)
    open_tables = method(_lookup.open_tables)
    table_in = method(_lookup.table_in)
    homes = method(_lookup.homes)
    is_home = method(_lookup.is_home)
    open_of = method(_lookup.open_of)

    # seats
    join = of_table(seating.join)
    leave = of_table(seating.leave)
    free_seat = of_table(seating.free_seat)
    add_computer = of_table(seating.add_computer)
    invite = of_table(seating.invite)
    answer = of_invitation(seating.answer)
    decline = of_table(seating.decline)

    # the host
    change = of_table(seating.change)
    start = of_table(seating.start)
    pass_on = of_table(hosting.pass_on)
    fewer = staticmethod(seating.fewer_lords)
    close = of_table(opening.close)
    open_again = beside_table(opening.open_again)
    rematch = beside_game(opening.rematch)
