"""The docs against what is built: commands, rules, numbers in doubt, pictures, links."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import zip_longest
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
from locales.checking.catalog import catalog

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
TEXTS = {page.name: page.read_text("utf-8") for page in PAGES}
RULE = re.compile(r"\bR([1-9][0-9]?)\b")
PRINTED_EXAMPLE = 65
RANGE = re.compile(r"\bR([1-9][0-9]?)–R([1-9][0-9]?)\b")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
CODE = re.compile(r"`[^`]+`")
TARGET = re.compile(r"\]\(([^)]+)\)")
LABEL = re.compile(r"\[([^\[\]]+)\](?!\()")
TRANSLATED = [language for language in locales.LANGUAGES if language != "en"]

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
    """Pages and pictures of our own, and the headings of pages."""
    for target in TARGET.findall(page.read_text("utf-8")):
        if not target.startswith("http"):
            path, _, heading = target.partition("#")
            there = page.parent / path if path else page
            assert there.exists(), target
            assert not heading or heading in anchors(there.read_text("utf-8")), target


def test_every_path_that_developers_are_shown_exists() -> None:
    """In docs/developers.md; in the chapters on tournaments also below their folder."""
    roots = [ROOT, ROOT / "services/tournaments", ROOT / "tests/services/tournaments"]
    paths = re.findall(r"`([a-z_]+(?:/[A-Za-z_*.]+)+)`", TEXTS["developers.md"])
    assert len(paths) > 100
    for path in paths:
        assert any(any(root.glob(path.rstrip("/"))) for root in roots), path


@pytest.mark.parametrize("page", ["map", "privacy"])
def test_pages_that_are_written_from_the_code_are_as_it_is(page: str) -> None:
    """`make map`, `make privacy`."""
    shown = subprocess.run(
        [sys.executable, f"scripts/{page}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert TEXTS[f"{page}.md"] == shown.stdout, f"run make {page}"


def test_every_complaint_has_its_test() -> None:
    """Each line of docs/complaints.md names one test, and it exists."""
    rows = [row for row in TEXTS["complaints.md"].splitlines() if row.startswith("| ")]
    rows = [row for row in rows if not row.startswith("| elsewhere |")]
    assert len(rows) > 50
    for row in rows:
        (path, name) = re.findall(r"\| `(tests/[a-z0-9_/]+\.py)::(test_[a-z0-9_]+)` \|$", row)[0]
        text = (ROOT / path).read_text("utf-8")
        assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE), f"{path}::{name}"


def test_what_the_players_guide_calls_a_button_is_one() -> None:
    """A label without variables, as it is now."""
    assert not [label for label in LABEL.findall(TEXTS["players.md"]) if not keys_of(label)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_guide_says_what_the_english_says(language: str) -> None:
    """Headings, typed words, links and buttons; whoever changes the one changes the others."""
    page = TEXTS.get(f"players.{language}.md")
    late = differences(TEXTS["players.md"], page, language) if page is not None else []
    assert not late, f"docs/players.{language}.md:\n" + "\n".join(late)


@pytest.mark.parametrize("language", TRANSLATED)
def test_readers_of_a_language_find_its_pages(language: str) -> None:
    """README's top leads to its translation, and that to the players' guide."""
    top = (ROOT / "README.md").read_text("utf-8").partition("\n## ")[0]
    name = locales.texts("en").plain(f"settings-language-{language}")
    guide, readme = f"players.{language}.md", f"README.{language}.md"
    assert (guide in TEXTS) == (readme in TEXTS), f"docs/{guide} and docs/{readme} need each other"
    linked = f"[{name}](docs/{readme})" in top
    assert linked == (readme in TEXTS), f"README.md's top: [{name}](docs/{readme})"
    assert readme not in TEXTS or guide in TARGET.findall(TEXTS[readme]), f"docs/{readme}: {guide}"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("## Zeit", "### Zeit"), "heading 2"),
        (("## Zeit", "## Zeit\n\n## Ort"), "heading 3"),
        (("`/away`", "`/games`"), "“Zeit” (“Time”): `/away` is missing; `/games` is too"),
        (("(#zeit)", "(rules.md)"), "link to #zeit is missing; link to rules.md is too much"),
        (("[Spielen]", "[Zug]"), "button [Spielen] is missing; button [Zug] is too much"),
    ],
)
def test_a_translation_that_lags_behind_is_named(changed: tuple[str, str], said: str) -> None:
    """Which heading, and what of it."""
    english = "# Play\n\nPress [Play], see [Time](#time).\n\n## Time\n\nType `/away`.\n"
    german = "# Spiel\n\nDrücke [Spielen], siehe [Zeit](#zeit).\n\n## Zeit\n\nTippe `/away`.\n"
    assert not differences(english, german, "de")
    assert said in "\n".join(differences(english, german.replace(*changed), "de"))


def sections(text: str) -> list[tuple[str, str, str]]:
    """Cut a page at its headings: signs, words, and what stands below, but for fenced lines."""
    cut = HEADING.split(FENCED.sub("", text))[1:]
    return list(zip(cut[::3], cut[1::3], cut[2::3], strict=True))


def anchors(text: str) -> list[str]:
    """Return what leads to each heading of a page, as GitHub does."""
    plain = [re.sub(r"[^\w\- ]", "", words.strip()) for _, words, _ in sections(text)]
    return [words.lower().replace(" ", "-") for words in plain]


@cache
def labels(language: str) -> dict[str, set[str]]:
    """Return what each text without variables can say, by its key."""
    texts = catalog(language)
    fixed = [key for key in texts.by_key if not texts.variables(key)]
    return {key: {spaced(form) for form in texts.forms(key, {})} for key in fixed}


def spaced(text: str) -> str:
    """Return a text with plain spaces and without marks of direction."""
    return " ".join(re.sub("[\u200e\u200f\u2066-\u2069]", "", text).split())


def keys_of(label: str) -> list[str]:
    """List the English texts that say just that."""
    return [key for key, forms in labels("en").items() if label in forms]


def differences(english: str, translated: str, language: str) -> list[str]:
    """Say where a translation of the players' guide isn't what the English page is now."""
    ours, theirs = sections(english), sections(translated)
    for number, (one, other) in enumerate(zip_longest(ours, theirs), 1):
        if not one or not other or one[0] != other[0]:
            wanted, found = (" ".join(it[:2]) if it else "nothing" for it in (one, other))
            return [f"heading {number} is “{found}”, where English has “{wanted}”"]
    moved = dict(zip(anchors(english), anchors(translated), strict=True))

    def target(link: str) -> str:
        path, _, heading = link.partition("#")
        if not path:
            return f"#{moved[heading]}"
        there = path.replace(".md", f".{language}.md")
        if there == path or there not in TEXTS:
            return link
        at = dict(zip(anchors(TEXTS[path]), anchors(TEXTS[there]), strict=True))
        return f"{there}#{at[heading]}" if heading else there

    said = []
    for (_, heading, body), (_, words, below) in zip(ours, theirs, strict=True):
        due = [{one} for one in CODE.findall(body)]
        due += [{f"link to {target(link)}"} for link in TARGET.findall(body)]
        for label in LABEL.findall(CODE.sub("", body)):
            names = {name for key in keys_of(label) for name in labels(language).get(key, ())}
            due.append({f"button [{name}]" for name in names} or {f"button [{label}]"})
        seen = {*CODE.findall(below), *(f"link to {link}" for link in TARGET.findall(below))}
        seen |= {f"button [{spaced(one)}]" for one in LABEL.findall(CODE.sub("", below))}
        missing = {" or ".join(sorted(names)) for names in due if not names & seen}
        extra = seen - {name for names in due for name in names}
        if missing or extra:
            lines = [f"{one} is missing" for one in sorted(missing)]
            lines += [f"{one} is too much" for one in sorted(extra)]
            said.append(f"“{words}” (“{heading}”): " + "; ".join(lines))
    return said
