"""The docs against what is built: commands, rules, numbers in doubt, pictures, links."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import discord
import pytest
from discord import app_commands

import cogs.client
import locales
from cogs import slash_commands
from cogs.admin.rights import NEEDED
from cogs.admin.settings_input import SETTINGS, VALUES
from cogs.doctor.checklist import CHECKLIST, By
from engine import SETUPS
from engine.buildings import BUILDINGS
from store import schema

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
TEXTS = {page.name: page.read_text("utf-8") for page in PAGES}
RULE = re.compile(r"\bR([1-9][0-9]?)\b")
PRINTED_EXAMPLE = 65
RANGE = re.compile(r"\bR([1-9][0-9]?)–R([1-9][0-9]?)\b")

cogs.client.load()


def named(text: str) -> set[int]:
    """The rules that a text names, those between two joined by a dash among them."""
    between = {n for a, b in RANGE.findall(text) for n in range(int(a), int(b) + 1)}
    return between | {int(id) for id in RULE.findall(text)}


def test_players_find_every_command() -> None:
    """In their guide; the hosts' and the organisers' in theirs."""
    pages = {"admin": "hosts.md", "organise": "organisers.md"}
    for command in slash_commands.commands():
        if not isinstance(command, app_commands.Group):
            assert re.search(rf"`/{command.name}[` ]", TEXTS["players.md"]), command.name
            continue
        page = TEXTS[pages.get(command.name, "players.md")]
        for one in command.commands:
            assert f"`{one.name}`" in page or f"/{command.name} {one.name}" in page, one.name


def test_every_option_that_a_page_names_is_one_of_its_command() -> None:
    """As `/command option: option:`."""
    options: dict[str, set[str]] = {}
    for command in slash_commands.commands():
        group = isinstance(command, app_commands.Group)
        for one in command.commands if isinstance(command, app_commands.Group) else (command,):
            name = f"{command.name} {one.name}" if group else command.name
            if isinstance(one, app_commands.Command):
                options[name] = {parameter.display_name for parameter in one.parameters}
    found = 0
    for page, text in TEXTS.items():
        for typed in re.findall(r"`/([a-z]+(?:\s[a-z]+)?(?:\s[a-z]+:)+)", text):
            words = typed.split()
            name = " ".join(word for word in words if not word.endswith(":"))
            named = {word[:-1] for word in words if word.endswith(":")}
            assert named <= options[name], f"{page}: /{typed}"
            found += 1
    assert found > 50


def test_the_rules_by_id_are_in_order_and_have_every_set_up() -> None:
    """docs/rules.md: one row a rule."""
    rows = [int(id) for id in re.findall(r"^\| R([0-9]+) \|", TEXTS["rules.md"], re.MULTILINE)]
    assert rows == sorted(set(rows))
    assert {int(setup.rule[1:]) for setup in SETUPS} <= set(rows)
    assert named(TEXTS["rules.md"]) <= {*rows, PRINTED_EXAMPLE}


def test_hosts_find_every_number_in_doubt() -> None:
    """The numbers of docs/hosts.md are those of the table."""
    _, _, listed = TEXTS["hosts.md"].partition("The numbers in doubt:")
    both, one = listed.partition("(knights and towers)")[::2]
    assert set(re.findall(r"`([a-z_]+)`", both)) == {
        id for id, building in BUILDINGS.items() if len(building.unverified) == 2
    }
    assert set(re.findall(r"`([a-z_]+)`", one.partition("(knights)")[0])) == {
        id for id, building in BUILDINGS.items() if building.unverified == {"knights"}
    }
    assert "Only seven of the seventeen buildings" in TEXTS["hosts.md"]
    assert sum(bool(building.unverified) for building in BUILDINGS.values()) == 7
    assert len(BUILDINGS) == 17


def test_hosts_find_every_setting_and_value() -> None:
    """As they are typed."""
    for setting in SETTINGS:
        assert f"| `{setting}` |" in TEXTS["hosts.md"]
    for setting in ("place", "detail", "watching"):
        assert all(f"`{value}`" in TEXTS["hosts.md"] for value in VALUES[setting])


def test_the_list_of_a_first_run_is_the_doctor_s() -> None:
    """Line by line: its number and id, what to do, what to see, who does it."""
    who = {By.PROGRAM: "doctor", By.PRESS: "doctor, once you press", By.HAND: "you"}
    text = locales.texts().plain
    wanted = [
        f"| {number} | `{one.id}` | {text(f'doctor-do-{one.id}')} | {text(f'doctor-see-{one.id}')} "
        f"| {who[one.by]} |"
        for number, one in enumerate(CHECKLIST, 1)
    ]
    assert [
        row for row in TEXTS["discord.md"].splitlines() if re.match(r"\| \d+ \|", row)
    ] == wanted


def test_the_invitation_asks_for_the_permissions_that_are_needed() -> None:
    """Their sum is in every link; each of their bits is explained, with those of the intents."""
    needed = discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    pages = [TEXTS["hosts.md"], TEXTS["discord.md"], (ROOT / "README.md").read_text("utf-8")]
    assert all(str(needed) in page for page in pages)
    bits = {int(bit) for bit in re.findall(r"\| 1 << (\d+) \|", TEXTS["discord.md"])}
    assert sum(1 << bit for bit in bits) == needed + cogs.client.intents().value


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
def test_every_link_leads_somewhere(page: Path) -> None:
    """Pages and pictures of our own."""
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_every_path_that_developers_are_shown_exists() -> None:
    """In docs/developers.md; in the chapters on tournaments also below their folder."""
    roots = [ROOT, ROOT / "services/tournaments", ROOT / "tests/services/tournaments"]
    paths = re.findall(r"`([a-z_]+(?:/[A-Za-z_*.]+)+)`", TEXTS["developers.md"])
    assert len(paths) > 100
    for path in paths:
        assert any(any(root.glob(path.rstrip("/"))) for root in roots), path


def test_hosts_read_of_everything_that_is_stored() -> None:
    """The list in "What is stored" names each table of the database."""
    listed = TEXTS["hosts.md"].split("## What is stored")[1]
    named = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"\| ([^|]+) \|$", listed, re.M))))
    assert set(schema.metadata.tables) == named, "each is in the list of docs/hosts.md"


def test_the_map_shows_the_modules_as_they_are() -> None:
    """`make map` writes it."""
    shown = subprocess.run(
        [sys.executable, "scripts/map"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert TEXTS["map.md"] == shown.stdout, "run make map"


def test_every_complaint_has_its_test() -> None:
    """Each line of docs/complaints.md names one test, and it exists."""
    rows = [row for row in TEXTS["complaints.md"].splitlines() if row.startswith("| ")]
    rows = [row for row in rows if not row.startswith("| elsewhere |")]
    assert len(rows) > 50
    for row in rows:
        (path, name) = re.findall(r"\| `(tests/[a-z0-9_/]+\.py)::(test_[a-z0-9_]+)` \|$", row)[0]
        text = (ROOT / path).read_text("utf-8")
        assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE), f"{path}::{name}"
