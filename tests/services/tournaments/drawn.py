"""A tournament played by its log alone as it is held: its tables are drawn, lords seated by the
draw.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Any

from services.facts.tournaments import Match, Score, TournamentSetup
from services.tournaments.core.links import chained, next_link, next_seed, sealed, seed_of_round
from services.tournaments.core.setups import FURTHER, last_slot, table_for
from services.tournaments.core.table_assignment import (
    DrawnTable,
    assign_tables,
    choice_order,
    for_slot,
    seats_of_next_game,
    who_sits,
)
from services.tournaments.files.documents import document
from services.tournaments.formats import PlannedTable, RoundPlan
from tests.services.tournaments.formats.played import SEED, Played

Ranked = tuple[int, int, int]
"""What places go by: points, the largest territory, crowns."""


class Held(Played):
    """A tournament in progress, whose kingdoms come to what chance gives them."""

    published: Mapping[str, Any] = sealed(SEED)

    def __init__(self, chosen: TournamentSetup, entries: int, chance: Random) -> None:
        self.chance = chance
        self.seeds: dict[tuple[int, int, int, int], str] = {}
        super().__init__(chosen, entries)

    def export(self) -> dict[str, Any]:
        """Return it as it is exported."""
        return dict(json.loads(json.dumps(document(self.tournament, {}, self.seeds))))

    # -- tables ------------------------------------------------------------------------------------

    def paired(self, plan: RoundPlan) -> None:
        """Draw the tables of a round and seat those who sit there."""
        new = next_seed(self.tournament, SEED)
        seed = seed_of_round(self.tournament, plan.stage, plan.round, new)
        drawn = [DrawnTable(table, tuple(self._drawn(plan, table))) for table in plan.tables]
        tables = assign_tables(self.tournament, plan, drawn, seed)
        is_linked = self.tournament.links and not self.tournament.rolls
        linked = {} if not is_linked else {"seed": seed, "link": next_link(self.tournament)}
        self.write("paired", {**asdict(plan), "tables": tables, **linked})
        for table in tables:
            self._begun(self.match(plan.round, table["number"]), 1, table["entries"])

    def _drawn(self, plan: RoundPlan, table: PlannedTable) -> Iterator[str]:
        here, setup = (plan.stage, plan.round), self.tournament.setup
        drawn = chained(self.chance.randbytes(32), last_slot(setup) + FURTHER)
        for slot, seed in enumerate(drawn, 1):
            same = (seed for key, seed in self.seeds.items() if (key[:2], key[3]) == (here, slot))
            known = next(same, None) if setup.duplicate else None
            self.seeds[*here, table.number, slot] = known or seed
            yield known or seed

    def _begun(self, match: Match, slot: int, entries: Sequence[int]) -> None:
        where = {"stage": match.stage, "round": match.round, "number": match.number}
        number = len(
            [one for each in self.tournament.rounds for m in each.matches for one in m.tables]
        )
        table = {"slot": slot, "table": number + 1, "entries": entries}
        self.write("table", {**where, **table})

    def _seat_again(self, match: Match) -> None:
        """Seat those of a match for its next game."""
        slot, before = self.slot(match), match.slots[-1]
        where = (match.stage, match.round, match.number)
        last = match.seated[-1]
        setup = table_for(for_slot(self.tournament.setup, before), len(last))
        chose = [last[one - 1] for one in choice_order(setup, self.seeds[*where, before])]
        drawn, here = (slot, self.seeds[*where, slot]), who_sits(self.tournament, match, slot)
        self._begun(match, slot, seats_of_next_game(self.tournament, last, chose, here, drawn))

    # -- results -----------------------------------------------------------------------------------

    def game(self, match: Match, totals: Mapping[int, int]) -> Match:
        """End the next game of a match; returns the match after it."""
        chance, totals = self.chance, self.of_those_seated(match, totals)
        if match.games:
            self._seat_again(match)
            match = self.match(match.round, match.number, match.stage)
        reached: dict[int, Ranked] = {
            one: (total, chance.randrange(3, 9), chance.randrange(2, 6))
            for one, total in totals.items()
        }
        scores = tuple(
            Score(one, 1 + sum(other > own for other in reached.values()), *own)
            for one, own in reached.items()
        )
        self.result(match, scores)
        return self.match(match.round, match.number, match.stage)

    def rule(self, match: Match) -> None:
        """Have an organizer turn the places of a table's last game round."""
        game = match.games[-1]
        turned = [-score.place for score in game.scores]
        scores = tuple(
            replace(score, place=1 + sum(other < -score.place for other in turned))
            for score in game.scores
        )
        where = {"stage": match.stage, "round": match.round, "number": match.number}
        data = {"slot": game.slot, "game": game.game, "table": game.table, "over": True}
        told = [asdict(score) for score in scores]
        self.write("ruled", {**where, **data, "scores": told, "reason": "seen wrongly"})


def leave(held: Held, entry: int, kind: str = "dropped") -> None:
    """Let an entry drop out, or disqualify it."""
    last = held.tournament.rounds[-1] if held.tournament.rounds else None
    where = {"stage": last.stage, "round": last.number} if last else {"stage": 1, "round": 0}
    held.write(kind, {"entry": entry, **where})
