"""The stages of a tournament: their entries, their order, their dates."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from engine.draws import Stream
from services.facts.tournament_setup import Dated
from services.facts.tournaments import BRACKETS, Stage, StageKind, Tournament, TournamentSetup
from services.tournaments.core import setups
from services.tournaments.formats._round_plans import StageForm
from services.tournaments.formats._seeding import seeded_apart
from services.tournaments.formats.bracket_tree import MOST, Tree, tree
from services.tournaments.formats.matches import drawn_lots
from services.tournaments.formats.round_robin import Table, rounds_needed
from services.tournaments.pairing import allowed_sizes

TWO = 2
ROUND_NAMES = ("last", "semi", "quarter")
"""Names of the last rounds of an elimination, the last one first."""


def stages(setup: TournamentSetup) -> tuple[StageForm, ...]:
    """Return the stages of a tournament, as far as known before the entries are.

    If the final table can be filled without the last to advance from each group, an elimination
    leads to it; otherwise it takes the best of them. A league's stages are its seasons; one without
    a planned end has one season as an example.
    """
    if setup.format == "league":
        seasons = range(1, max(1, setup.seasons) + 1)
        return tuple(StageForm(number, "league", setup.rounds) for number in seasons)
    known = setup.rounds if setup.format == "swiss" else 0
    first = StageForm(1, setup.format, known)
    if setup.format in ("swiss", "robin") and setup.final:
        return first, StageForm(2, "final", 1)
    if setup.format == "groups" and setup.final:
        if setups.final_table_alone(setup):
            return first, StageForm(2, "final", 1)
        return first, StageForm(2, "single", 0)
    return (first,)


def elimination_after_groups(setup: TournamentSetup) -> tuple[int, int] | None:
    """Return how many play the elimination behind groups, and the size of its final; None: none."""
    if [form.kind for form in stages(setup)[1:]] != ["single"]:
        return None
    entries = setup.groups * setup.through
    return entries, len(tree_of(setup, "single", entries)[-1][0].seats)


def first_stage(tournament: Tournament, seed: str) -> Stage:
    """Return the first stage of a tournament, seeded by rating, by hand or by lot.

    Those without a rating, or not named by the organizers, follow the others by lot; so do equals.
    """
    entries = drawn_lots(seed, [entry.number for entry in tournament.taking_part])
    if tournament.setup.seeding == "rating":
        known = {one: tournament.entry(one).rating for one in entries}
        entries = tuple(sorted(entries, key=lambda one: (known[one] is None, -(known[one] or 0))))
    elif tournament.setup.seeding == "hand":
        placed = dict.fromkeys(one for one in tournament.seeds if one in entries)
        entries = tuple(dict.fromkeys((*placed, *entries)))
    return _stage(tournament.setup, stages(tournament.setup)[0], entries)


def next_stage(tournament: Tournament, stage: Stage) -> Stage | None:
    """Return the stage after one that has ended; None: the tournament is over.

    A league's next season has the remaining entries of the last one, and below them the new ones.
    """
    setup, number = tournament.setup, stage.number + 1
    if stage.kind == "league":
        if setup.seasons and stage.number >= setup.seasons:
            return None
        new = [one.number for one in tournament.taking_part if one.number not in stage.entries]
        entries = (*still_in(tournament, stage.through), *new)
        form = StageForm(number, "league", setup.rounds)
        return _stage(setup, form, entries) if len(entries) > 1 else None
    forms = [form for form in stages(setup) if form.number == number]
    if not forms or len(stage.through) < 2:
        return None
    entries = stage.through
    if stage.kind == "groups" and forms[0].kind in BRACKETS:
        planned = tree_of(setup, forms[0].kind, len(entries))
        stream = Stream(bytes.fromhex(tournament.seed or ""), f"seeds:{number}")
        entries = seeded_apart(entries, stage.groups, planned, stream)
    return _stage(setup, forms[0], entries)


def _stage(setup: TournamentSetup, form: StageForm, entries: Sequence[int]) -> Stage:
    groups = _groups(setup, form, entries)
    parts = [len(group) for group in groups] or [len(entries)]
    return Stage(form.number, form.kind, tuple(entries), _rounds(setup, form, parts), groups)


def _groups(setup: TournamentSetup, form: StageForm, entries: Sequence[int]) -> tuple[Table, ...]:
    """Return the groups of a stage, dealt in snake order by seed, or its divisions."""
    count = len(entries)
    if form.kind == "groups":
        many = max(1, min(setup.groups, count // 2))
        rows = [range(many)[:: -1 if row % 2 else 1] for row in range(-(-count // many))]
        dealt = [group for row in rows for group in row][:count]
        return tuple(
            tuple(one for one, at in zip(entries, dealt, strict=True) if at == group)
            for group in range(many)
        )
    if form.kind == "league":
        many = max(1, (count + setup.division // 2) // setup.division)
        least, more = divmod(count, many)
        ends = [least * (one + 1) + min(one + 1, more) for one in range(many)]
        return tuple(
            tuple(entries[start:end]) for start, end in zip([0, *ends], ends, strict=False)
        )
    return ()


def _rounds(setup: TournamentSetup, form: StageForm, parts: Sequence[int]) -> int:
    """Return how many rounds a stage has; `parts`: the number of entries of each group."""
    if form.kind in BRACKETS:
        planned = tree_of(setup, form.kind, parts[0])
        return sum(not round_[0].again for round_ in planned)
    if form.kind in ("robin", "groups", "league"):
        needed = max(rounds_needed(part, preferred_sizes(setup)) for part in parts)
        return min(form.rounds or needed, needed)
    return form.rounds


def grouped(stage: Stage, order: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """Return the order of a stage's entries group by group."""
    group_of = {entry: at for at, group in enumerate(stage.groups) for entry in group}
    found: list[list[int]] = [[] for _ in stage.groups]
    for entry in order:
        if entry in group_of:
            found[group_of[entry]].append(entry)
    return tuple(map(tuple, found))


def tree_of(setup: TournamentSetup, kind: StageKind, count: int) -> Tree:
    """Return the tables of an elimination of so many entries; a final is one of one table."""
    if kind == "final":
        return tree(count, (count,), 1, False)
    sizes = tuple(sorted(size for size in preferred_sizes(setup) if size <= setup.size))
    on = min(max(1, setup.through), MOST // 2, setup.size - 1)
    return tree(count, sizes, on, kind == "double", setup.third and kind == "single")


def named_round(setup: TournamentSetup, stage: Stage, number: int) -> str | None:
    """Return "last", "semi" or "quarter" for a round of an elimination that has such a name."""
    if stage.kind not in BRACKETS or not 0 < number <= stage.rounds:
        return None
    left = stage.rounds - number
    if left:
        tables = tree_of(setup, stage.kind, len(stage.entries))[number - 1]
        if stage.kind == "double" or left >= len(ROUND_NAMES) or len(tables) > TWO**left:
            return None
    return ROUND_NAMES[left]


@lru_cache(maxsize=256)
def preferred_sizes(setup: TournamentSetup) -> tuple[int, ...]:
    """Return the sizes that tables of a tournament may have, the preferred first."""
    allowed = setups.sizes(setup)
    found = tuple(size for size in allowed_sizes(setup.size) if size in allowed)
    return found or (setup.size,)


def preferred_sizes_for(setup: TournamentSetup, count: int) -> tuple[int, ...]:
    """Return the sizes that tables may have for so many remaining entries.

    Too few for any of them still get a table of two, without the options that the box lacks there.
    """
    allowed = preferred_sizes(setup)
    return allowed if count >= min(allowed) else (*allowed, TWO)


def still_in(tournament: Tournament, entries: Iterable[int]) -> tuple[int, ...]:
    """Return those of some entries that have not left, in the same order."""
    return tuple(one for one in entries if tournament.entry(one).state == "in")


# -- dates -----------------------------------------------------------------------------------------


def planned_dates(setup: TournamentSetup, entries: int) -> tuple[Dated, ...]:
    """Return the dates of a tournament with so many entries, as long as nothing is moved.

    The last table of a double elimination appears twice: the second is played only if the
    undefeated finalist loses the first. A league without a planned end shows one season; a ladder's
    rounds follow one another, as players are free.
    """
    dates = [Dated("signup", setup.signup_until, setup.signup_until)]
    if setup.checkin:
        dates.append(Dated("checkin", setup.signup_until, setup.start))
    begins, count = setup.start, entries
    for form in stages(setup):
        if form.kind == "ladder":
            return (*dates, Dated("round", begins, None, form.number))
        rounds = _stage_dates(setup, form, count, begins)
        dates += rounds
        if rounds:
            begins = setups.later(setup, rounds[-1].ends or begins, setup.rest)
        if form.number == 1 and len(stages(setup)) > 1 and form.kind != "league":
            count = _advancing(setup, entries)
    return tuple(dates)


def planned_end(tournament: Tournament, joining: int = 0) -> int | None:
    """Return when the last planned round is over; None: unknown.

    It assumes the present entries and so many more, and the moves of dates so far. While sign-up is
    open it assumes a full tournament, so that nobody agrees to less than may come.
    """
    entries = tournament.setup.capacity
    if tournament.phase != "signup":
        entries = min(
            entries, max(len(tournament.taking_part) + joining, tournament.setup.least, TWO)
        )
    dates = planned_dates(tournament.setup, entries)
    planned = {(one.stage, one.round): one.ends for one in dates}
    moved = tournament.start - tournament.setup.start
    for one in tournament.rounds:
        ends = planned.get((one.stage, one.number))
        moved = moved if ends is None else one.ends - ends
    last = dates[-1].ends
    return None if last is None else last + moved


def _stage_dates(setup: TournamentSetup, form: StageForm, count: int, begins: int) -> list[Dated]:
    """Return the dates of a stage's rounds; in a league those of the season before them."""
    planned, length = _lengths(setup, replace(form, number=1), count)
    dates = []
    for number in range(1, length + 1):
        what: Literal["final", "final_table", "round"] = "round"
        if form.kind in ("final", *BRACKETS) and number >= planned:
            what = "final_table" if form.kind == "final" else "final"
        ends = setups.later(setup, begins, setup.round)
        dates.append(Dated(what, begins, ends, form.number, number))
        begins = setups.later(setup, ends, setup.rest)
    if form.kind == "league" and dates:
        return [Dated("season", dates[0].begins, dates[-1].ends, form.number), *dates]
    return dates


@lru_cache(maxsize=256)
def _lengths(setup: TournamentSetup, form: StageForm, count: int) -> tuple[int, int]:
    """Return how many rounds a stage has, and how many if its last table is played again."""
    if count < 2:
        return 0, 0
    planned = _stage(setup, form, range(1, count + 1)).rounds
    return planned, len(tree_of(setup, form.kind, count)) if form.kind == "double" else planned


def _advancing(setup: TournamentSetup, entries: int) -> int:
    """Return how many advance from the first stage of a tournament with so many entries."""
    if stages(setup)[1].kind == "single":
        return min(entries, setup.groups * setup.through)
    return min(entries, setup.final)
