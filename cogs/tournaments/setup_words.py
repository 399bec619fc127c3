"""A tournament's set-up in words, for every screen and message that describes one."""

from collections.abc import Sequence

from cogs.tables.clock_setting import pace_words, time_words
from cogs.tables.setup_words import box_name, dropped_line, variant_names
from cogs.tournaments.words import names, when
from locales import Texts, name
from services.facts.tournament_setup import Dated, TournamentFault
from services.facts.tournaments import Tie, Tournament, TournamentSetup
from services.tournaments.core import setups
from services.tournaments.formats import elimination_after_groups

DOT = " · "
SHOWN_ROUNDS = 6
"""How many rounds a schedule lists; if there are more, the first ones and the last."""
SEEDS = 16
"""How many of the seeded are named."""
TABLE_WORDS = frozenset({"giants", "court", "quests", "mighty_duel", "middle_kingdom", "harmony"})


def format_line(setup: TournamentSetup, texts: Texts) -> str:
    """Describe the format: "Swiss, 5 rounds at tables of 3, then a final table of 4."."""
    knockout = setup.format in ("single", "double")
    said = texts(
        f"organise-format-{'elimination' if knockout else setup.format}-line",
        kind=setup.format,
        rounds=setup.rounds,
        size=setup.size,
        groups=setup.groups,
        through=setup.through,
        division=setup.division,
    )
    parts = [said]
    if setup.format == "league" and setup.seasons:
        parts.append(texts("organise-seasons-line", seasons=setup.seasons))
    elimination = elimination_after_groups(setup)
    if elimination is not None:
        entries, size = elimination
        parts.append(texts("organise-elimination-line", entries=entries, size=size))
    elif setup.final:
        parts.append(texts("organise-final-line", size=setup.final))
    return f"{texts.series(parts)}."


def match_lines(setup: TournamentSetup, texts: Texts) -> list[str]:
    """Describe a match that is not just one game of single lords."""
    lines = []
    if setup.table.teams:
        lines.append(texts("organise-teams-line"))
    if setup.games > 1:
        lines.append(texts("organise-games-line", games=setup.games))
    if setup.duplicate:
        lines.append(texts("organise-duplicate-line"))
    return lines


def box_line(setup: TournamentSetup, texts: Texts) -> str:
    """Describe the game: "Kingdomino, Middle Kingdom and Harmony."."""
    names, box = variant_names(setup.table, texts), box_name(setup.table, texts)
    if not names:
        return texts("organise-box-line", box=box)
    return texts("organise-box-more-line", box=box, variants=texts.listed(names))


def clock_line(setup: TournamentSetup, texts: Texts) -> str:
    """Describe the clocks of a turn and of a round, and what happens at its end."""
    pace = pace_words(setup.table.pace, texts)
    return texts("organise-clock-line", pace=pace, time=time_words(setup.round, texts))


def vacation_line(setup: TournamentSetup, texts: Texts) -> str:
    """Say whether clocks wait for absences."""
    honored = "honored" if setup.table.vacation else "ignored"
    return texts(f"organise-vacation-{honored}")


def protest_line(setup: TournamentSetup, texts: Texts) -> str:
    """Say when the results at the end are final."""
    if not setup.protest:
        return texts("organise-protest-none")
    return texts("organise-protest", time=time_words(setup.protest, texts))


def who_line(setup: TournamentSetup, texts: Texts) -> str:
    role = f"<@&{setup.role}>" if setup.role else ""
    facts = [texts("organise-who-role", role=role) if role else texts("organise-who-anyone")]
    if setup.reliability:
        facts.append(texts("organise-who-reliability", percent=setup.reliability))
    if setup.rating:
        facts.append(texts("organise-who-rating", rating=str(setup.rating)))
    if setup.opponents:
        facts.append(texts("organise-who-opponents", count=setup.opponents))
    return texts("organise-who-line", facts=DOT.join(facts))


def size_line(setup: TournamentSetup, texts: Texts) -> str:
    """Say how many can enter, and how many are needed."""
    kind = "teams" if setup.table.teams else "lords"
    return texts("organise-size-line", what=kind, capacity=setup.capacity, least=setup.least)


def late_line(setup: TournamentSetup, texts: Texts) -> str | None:
    """Say until when late entries are possible, if at all; never into a last season."""
    if setup.seasons:
        last = setup.seasons
        return texts("organise-late-league-seasons", season=last) if last > 1 else None
    if setup.format in ("ladder", "league"):
        return texts(f"organise-late-{setup.format}")
    return texts("organise-late-line", round=setup.late) if setup.late else None


def tie_name(tie: Tie, texts: Texts) -> str:
    return texts.plain(f"organise-tie-{tie}")


def points_line(setup: TournamentSetup, texts: Texts) -> str:
    """Describe the points of places and the tie-breaks, or what decides instead."""
    if setup.format == "ladder":
        return texts("organise-ties-ladder")
    if not setups.counts_points(setup):
        return " ".join(deciding_lines(setup, texts))
    points = setup.points or tuple(range(setup.size, 0, -1))
    said = texts("organise-points-line", points=DOT.join(map(str, points)))
    ties = texts("organise-ties-then").join(tie_name(tie, texts) for tie in setup.ties)
    lines = [said, texts("organise-ties-line", ties=ties) if ties else texts("organise-ties-lot")]
    if setup.final or setup.format in ("groups", "league"):
        lines.append(texts("organise-ties-cut"))
    return " ".join(lines)


def deciding_lines(setup: TournamentSetup, texts: Texts) -> list[str]:
    """Say what decides a tied table of an elimination, and that third place is played for.

    Of a stage behind one that goes by points, only what is unusual.
    """
    lines = []
    usual = setup.decider == TournamentSetup().decider
    if setups.uses(setup, "decider") and not (usual and setups.counts_points(setup)):
        lines.append(texts("organise-ties-elimination", decider=setup.decider))
    if setup.third and setups.uses(setup, "third"):
        lines.append(texts("organise-third-played"))
    return lines


def rules_lines(setup: TournamentSetup, texts: Texts) -> list[str]:
    """Describe a set-up without its name, description and dates, a line for each subject."""
    late = late_line(setup, texts)
    leave = [texts(f"organise-leavers-{setup.leavers}")] if setups.uses(setup, "leavers") else []
    return [
        f"{format_line(setup, texts)} {box_line(setup, texts)}",
        *match_lines(setup, texts),
        clock_line(setup, texts),
        vacation_line(setup, texts),
        *([] if setup.seeding == "lot" else [texts(f"organise-seeding-{setup.seeding}")]),
        points_line(setup, texts),
        *(deciding_lines(setup, texts) if setups.counts_points(setup) else []),
        *leave,
        *([texts("organise-absences", rounds=setup.absences)] if setup.absences else []),
        *([protest_line(setup, texts)] if setups.uses(setup, "protest") else []),
        who_line(setup, texts),
        size_line(setup, texts),
        *([late] if late else []),
    ]


def seeds(tournament: Tournament, order: Sequence[int], texts: Texts) -> str:
    """List entries in the order in which they are seeded: "1 **Ann** · 2 **Ben**"."""
    some = [f"{at} {names(one, tournament)}" for at, one in enumerate(order[:SEEDS], 1)]
    more = [texts("organise-effect-seed-more", count=len(order) - SEEDS)] if order[SEEDS:] else []
    return DOT.join((*some, *more))


def schedule_lines(schedule: Sequence[Dated], texts: Texts) -> list[str]:
    """List a schedule's dates, a line for each part; of many rounds, some are left out."""
    lines = []
    stages = {one.stage for one in schedule if one.what == "round"}
    for stage in sorted({one.stage for one in schedule}):
        part = [one for one in schedule if one.stage == stage]
        rounds = [one for one in part if one.what == "round"]
        skipped = rounds[SHOWN_ROUNDS - 2 : -1] if len(rounds) > SHOWN_ROUNDS else []
        for one in part:
            if one in skipped:
                if one == skipped[0]:
                    lines.append(texts("organise-dates-more", rounds=len(skipped)))
                continue
            lines.append(_dated(one, texts, of_many=len(stages) > 1))
    return lines


def _dated(one: Dated, texts: Texts, *, of_many: bool) -> str:
    """Describe one part of a schedule."""
    what: str = one.what
    if what == "round":
        what = "rounds" if not one.round else "stage_round" if of_many else what
    ends = "" if one.ends is None else when(one.ends)
    return texts(
        "organise-dates-signup" if what == "signup" else "organise-dates",
        what=what,
        round=one.round,
        stage=one.stage,
        begins=when(one.begins),
        ends=ends,
        open="no" if ends else "yes",
    )


def ruled_out_line(option: str, setup: TournamentSetup, texts: Texts) -> str:
    if option in TABLE_WORDS:
        return dropped_line(option, setup.table, texts)
    return texts(f"organise-gone-{option}", size=setup.size)


def fault_line(fault: TournamentFault, texts: Texts) -> str:
    """Describe a fault of a set-up, which prevents publishing or is worth a second look."""
    values = {key: when(value) if key == "at" else value for key, value in fault.values.items()}
    return texts(f"organise-fault-{fault.option}-{fault.why}", **values)


def title(setup: TournamentSetup, texts: Texts) -> str:
    """Return the tournament's name in bold, or that it has none yet."""
    if not setup.name:
        return texts("organise-no-name")
    return f"**{name(setup.name)}**"
