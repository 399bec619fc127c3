"""Tournament formats: their stages, rounds, advancement and dates. Pure.

All of it follows from the log and the seed: the same tournament always continues in the same way.
"""

from services.tournaments.formats._by_hand import left_over
from services.tournaments.formats._choices import MEETING_ALL, with_planned_choices
from services.tournaments.formats._closing import closes_at, has_last_round, is_last
from services.tournaments.formats._elimination import (
    bracket,
    successor,
    to_play_again,
    went_on,
    without_first_table,
)
from services.tournaments.formats._league import scheduled_tables
from services.tournaments.formats._next_round import (
    asks_again_at,
    goes_on,
    has_round_left,
    next_round,
    placed,
)
from services.tournaments.formats._rewinding import Rewinding, rewinding
from services.tournaments.formats._round_plans import (
    PlannedTable,
    RoundPlan,
    StageEnd,
    StageForm,
    StageStart,
    StandingsOf,
    Step,
    TournamentEnd,
    shared_places,
)
from services.tournaments.formats.bracket_tree import THIRD
from services.tournaments.formats.matches import (
    is_decided,
    lots,
    match_places,
    plays_further,
    points_of_match,
    ranking,
)
from services.tournaments.formats.round_robin import MOST_IN_GROUP
from services.tournaments.formats.stages import (
    elimination_after_groups,
    named_round,
    planned_dates,
    planned_end,
    preferred_sizes,
    stages,
)

__all__ = [
    "MEETING_ALL",
    "MOST_IN_GROUP",
    "THIRD",
    "PlannedTable",
    "Rewinding",
    "RoundPlan",
    "StageEnd",
    "StageForm",
    "StageStart",
    "StandingsOf",
    "Step",
    "TournamentEnd",
    "asks_again_at",
    "bracket",
    "closes_at",
    "elimination_after_groups",
    "goes_on",
    "has_last_round",
    "has_round_left",
    "is_decided",
    "is_last",
    "left_over",
    "lots",
    "match_places",
    "named_round",
    "next_round",
    "placed",
    "planned_dates",
    "planned_end",
    "plays_further",
    "points_of_match",
    "preferred_sizes",
    "ranking",
    "rewinding",
    "scheduled_tables",
    "shared_places",
    "stages",
    "successor",
    "to_play_again",
    "went_on",
    "with_planned_choices",
    "without_first_table",
]
