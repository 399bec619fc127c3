"""`/privacy` and [My data…]: told in words, handed out as a file, deleted by writing a word."""

from __future__ import annotations

import gzip
import json

import pytest

from cogs import view
from cogs.settings import block, privacy
from cogs.settings import privacy_screens as screens
from cogs.settings.privacy import former
from sandbox import Message, walk
from sandbox.rules import check_modal
from services.facts.people import GoneFact, KeptFact
from services.privacy import KEPT
from tests.cogs.scenes import EN, accept, labels, said
from tests.cogs.stage import begun, on_turn, stage
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

ALL = KeptFact(tuple((word, number % 2 + 1) for number, word in enumerate(KEPT)))
TOLD = """\
### What I keep about you
- Your settings
- 2 people with whom you are never seated
- The hours of the day in which you press something, to suggest a time zone
- 2 games that you play, with your moves and what you are composing
- Your seat at 1 table that has not begun
- 2 games that are over, with your moves
- 1 seat that somebody took over from you
- 2 invitations, got or sent
- Your place in 1 queue
- For your reliability: 2 turns and finished games
- 1 result or rating
- 2 absences that you announced
- 1 plan for a turn, and what became of it
- 2 notes to partners
- 1 answer to a question put to a table
- 2 set-ups that you are choosing
- 1 set-up that you saved for a server
- 2 records and kingdoms that you brought along
- 1 game or lord that you follow
- What you did in 2 tournaments
- 1 tournament that you are setting up
- From before you had your data deleted: 2 entries under a code in place of your account
All of this is kept with the number of your account and the name you go by. \
I don't read what people write to each other, and keep none of it.
-# If you delete it, all of this goes at once, for good. Games that are over stay under \
“A former lord”; in those you play, the autopilot has your seat from then on. What was posted in \
Discord stays there as it is.
-# Tables that you named get another name. A block that somebody set against you holds if you come \
back: in place of your account they keep a code that does not tell who you are. Backups hold what \
you delete for up to 30 days more.
-# Decisions and limits hold if you come back. For 90 days a code in place of your account keeps \
which turns you missed and when you were away, and games that you play don't change your rating; \
while an event or a game lasts, it also keeps that you were in it."""


def test_everything_that_is_kept_is_told_in_words() -> None:
    """One line for each kind of thing there is."""
    shown = screens.kept(ALL, EN, screens.Days(30, 90))
    accept(shown)
    assert said(shown) == TOLD
    assert labels(shown) == ["Save as a file", "Delete it all…", "Settings"]


def test_where_nothing_is_kept_nothing_can_be_deleted() -> None:
    """And that is said; with what happened just now above it."""
    shown = screens.kept(
        KeptFact(tuple((word, 0) for word in KEPT)), EN, screens.Days(1, 1), "Just so."
    )
    accept(shown)
    assert said(shown).startswith("### What I keep about you\nJust so.\nI keep nothing about you.")
    assert said(shown).endswith("-# Backups hold what you delete for up to 1 day more.")
    assert labels(shown) == ["Settings"]


def test_what_was_done_is_told() -> None:
    """Each thing that was there, and no other."""
    assert said(screens.deleted(GoneFact(2, 1, 3, 9), EN)).splitlines() == [
        "Your data is deleted. You are welcome to start again at any time.",
        "The autopilot plays on in 2 games.",
        "1 finished game names “A former lord” now.",
        "Your seats are free at 3 tables that had not begun.",
    ]
    assert len(said(screens.deleted(GoneFact(0, 0, 0, 1), EN)).splitlines()) == 1


@pytest.mark.parametrize(
    ("word", "meant"), [("delete", True), (" Delete ", True), ("", False), ("delete it", False)]
)
def test_only_the_word_deletes(word: str, *, meant: bool) -> None:
    """However it is written."""
    assert screens.is_meant(word, EN) is meant
    check_modal(view.modal(screens.form(EN)).to_dict())


async def test_from_settings_to_a_table_without_them(stage: Stage) -> None:
    """Seen, saved, kept after another word, deleted: the game goes on, and says so."""
    thread = await begun(stage, lords=3)
    who = await on_turn(stage, thread)
    shown = await stage.command(who, "games", "settings", notice="both")
    shown = await stage.press(who, shown, "My data…")
    assert "- 1 game that you play" in bare(shown)
    saved = await stage.press(who, shown, "Save as a file")
    (file,) = saved.files
    data = json.loads(stage.world.blobs.get(file.id))
    assert data["person"] == {"id": stage.world.user(who).id, "name": who}
    assert data["kept"]["users"][0]["settings"]["notice"] == "both"
    shown = await stage.press(who, saved, "Back")
    kept = await stage.form(who, shown, "Delete it all…", word="no")
    assert "Nothing was deleted" in bare(kept)
    done = await stage.form(who, kept, "Delete it all…", word="delete")
    assert "The autopilot plays on in 1 game." in bare(done)
    await stage.pass_time(60)
    assert "**A former lord** gave up the seat." in bare(stage.messages(thread)[-1])
    again = await stage.command(who, "games", "privacy show")
    assert "entries under a code in place of your account" in bare(again)
    assert former(None) == "A former lord"


async def test_it_links_to_the_pages_that_the_host_names(stage: Stage) -> None:
    """To none by itself; also where nothing is kept."""
    for url in (None, "https://example.org/privacy"):
        stage.settings.privacy_url = url
        shown = await stage.command("Dan", "games", "privacy show")
        links = [part.get("url") for part in walk(shown.components) if part.get("style") == 5]
        assert links == [url] * (url is not None)


def test_whom_somebody_has_blocked_is_listed() -> None:
    """As many as a screen should hold; Discord names them, and calls nobody."""
    for found in ((7,), (), tuple(range(7, 107))):
        shown = block.blocked(7, found, EN)
        accept(shown)
        assert shown.mentions == ()
        assert labels(shown) == ["Lift it" if found else "Never again"]
    assert said(shown).endswith("<@26> and 80 more")


async def test_block_is_put_and_lifted(stage: Stage) -> None:
    """By the command, by its button, by the command again."""
    cara = stage.world.user("Cara")
    shown = await stage.command("Ann", "games", "block", user=cara)
    assert f"You are never seated with <@{cara.id}> any more" in bare(shown)
    table = {"box": "kingdomino", "lords": 2, "who": "anyone", "name": "Oak"}
    await stage.command("Ann", "games", "game new", **table)
    await stage.settle()
    refused = await stage.press("Cara", stage.message("a table is open"), "Take a seat")
    assert "You can't join this table." in bare(refused)
    shown = await stage.press("Ann", shown, "Lift it")
    assert "You may be seated with" in bare(shown)
    again = await stage.command("Ann", "games", "block", user=cara)
    assert stage.labels(again) == ["Lift it"]
    assert "You can't block yourself." in bare(
        await stage.command("Ann", "games", "block", user=stage.world.user("Ann"))
    )


async def test_without_room_for_a_file_the_disk_is_called_full(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no fault of ours that trying again would mend."""

    def missing() -> None:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr(privacy, "TemporaryFile", missing)
    text = bare(await stage.command("Ann", "games", "privacy export"))
    assert "my disk is full or can't be written to" in text


async def test_a_large_file_comes_in_parts(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Joined in their order they are the file; more than one message can carry is said."""
    await stage.command("Ann", "games", "game new", lords=4, box="kingdomino", who="anyone")
    (whole,) = read(stage, await stage.command("Ann", "games", "privacy export"))
    monkeypatch.setattr(privacy, "LARGEST", 150)
    shown = await stage.command("Ann", "games", "privacy export")
    names = [file.name for file in shown.files]
    assert names == [f"{screens.FILE}.gz.{number:03}" for number in range(1, len(names) + 1)]
    assert len(names) > 1
    assert "join them in their order" in bare(shown)
    told = json.loads(gzip.decompress(b"".join(read(stage, shown))))
    assert told["tables"] == json.loads(whole)["tables"] != []
    monkeypatch.setattr(privacy, "LARGEST", 20)
    refused = await stage.command("Ann", "games", "privacy export")
    assert "more than one message can carry" in bare(refused)


def read(stage: Stage, message: Message) -> list[bytes]:
    """Return the bytes of a message's files."""
    return [stage.world.blobs.get(file.id) or b"" for file in message.files]
