"""Short forms of the kills; `python -m tests.kills` is the long one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.messages import Draft, post
from tests.kills.autopsy import Files
from tests.kills.plan import Moment
from tests.kills.run import Outcome, compared, run
from tests.kills.tournaments import run as run_cup
from tests.kills.town import CHANNEL, Town

FEW = (Moment.AUTOPILOT, Moment.REMINDER, Moment.PLAN)
SEEN = (
    "SELECT 1 FROM plans WHERE state = 'played'",
    """SELECT 1 FROM outbox JOIN games ON games.id = game_id WHERE kind = 'reminder'
        AND outbox.state = 'done' AND games.version > json_extract(body, '$.turn')""",
    "SELECT 1 FROM moves WHERE made_by = 'autopilot'",
)
"""What has to have happened."""
Change = str | Callable[[Town], None]


def once_more(town: Town) -> None:
    """Have every message of the outbox be posted once more: the first ones may be pruned."""
    for nonce in town.said:
        town.said[nonce] += 1


TAMPERED: dict[str, Change] = {
    "news was posted twice": once_more,
    "nobody was reminded": "DELETE FROM outbox WHERE kind = 'reminder'",
    "a reminder is said twice": """
        INSERT INTO outbox (table_id, server_id, game_id, kind, lane, version, body, state, tries,
            doubtful, refusals, due, created_at)
        SELECT table_id, server_id, game_id, kind, lane, version, body, 'dropped', 0, 0, '[]', 0, 0
        FROM outbox WHERE kind = 'reminder'""",
    "the autopilot played too early": """
        UPDATE moves SET made_at = made_at - 1700 WHERE made_by = 'autopilot'""",
    "plans and the turns played by them differ": "UPDATE plans SET state = 'dropped'",
    "a plan answered as kept is lost": "DELETE FROM plans",
    "a played plan is not told once": "DELETE FROM outbox WHERE kind = 'plan'",
    "somebody is not told of a missed turn": """
        UPDATE outbox SET body = json_set(body, '$.told', json('[]')) WHERE kind = 'turn'""",
}
"""What is to be found, and a change of what is stored or seen by which it is."""


def test_people_open_tables_whatever_else_is_posted_there() -> None:
    """Ladders, for example: ten of them are no ten tables."""
    sandbox = Sandbox()
    town, world = Town(sandbox, random.Random(1), tables=1), sandbox.world
    post(world, world.channel(CHANNEL), world.bot.id, Draft({"content": "Ladder"}))
    assert town.wants_a_table
    seat = {"type": 2, "style": 1, "label": "Take a seat", "custom_id": "b1:t:1:0:0:join:"}
    table = {"content": "Table", "components": [{"type": 1, "components": [seat]}]}
    post(world, world.channel(CHANNEL), world.bot.id, Draft(table))
    assert not town.wants_a_table


def found_in(outcome: Outcome, folder: Path, change: Change) -> list[str]:
    """Compare once more after something was changed; what differs then."""
    town, files = outcome.town, Files(folder)
    said = town.said.copy()
    with files.opened() as rows:
        if isinstance(change, str):
            assert rows.connection.execute(change).rowcount > 0, change
        else:
            change(town)
        compared(town, rows)
    differences = town.differences.copy()
    town.differences.clear()
    town.said = said
    return differences


@pytest.mark.kills
async def test_a_few_kills_lose_and_repeat_nothing(tmp_path: Path) -> None:
    """One of each of some kinds; and whatever is promised can be found broken."""
    seed = int(time.time())
    found = await run(tmp_path, len(FEW), seed=seed, tables=1, lords=(2,), moments=FEW, seen=SEEN)
    assert found.is_good, "\n".join([f"seed {seed}", *found.lines(), *found.town.evidence])
    for words, change in TAMPERED.items():
        assert any(words in one for one in found_in(found, tmp_path, change)), words


@pytest.mark.full
@pytest.mark.kills
async def test_no_kill_loses_or_repeats_anything(tmp_path: Path) -> None:
    """Two dozen kills at all kinds of moments; records, threads and what people saw agree."""
    seed = int(time.time())
    found = await run(tmp_path, 24, seed=seed, tables=2, lords=(2, 2, 3))
    assert found.is_good, "\n".join([f"seed {seed}", *found.lines(), *found.town.evidence])
    assert found.numbers["turns in town compared"], "nobody did anything in a town"


@pytest.mark.full
@pytest.mark.kills
async def test_a_tournament_comes_to_its_end_whatever_its_bot_dies_of(tmp_path: Path) -> None:
    """Six kills within steps of its course, around posts and anywhere else."""
    seed = int(time.time())
    town = await run_cup(tmp_path, 6, seed=seed)
    assert not town.differences, [seed, *town.differences]
    assert town.counts["games"] == 8
