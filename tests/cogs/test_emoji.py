"""Emoji of terrains and crowns: uploaded once, and shown only where there is room for them."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

from PIL import Image

from cogs import emoji
from cogs.play import score_words, words
from render.emoji import EMOJI
from services.facts.lists import ScoreLine, ScoreSheet
from tests.cogs.scenes import EN
from tests.cogs.stage import stage
from tests.e2e.stage import Stage

__all__ = ["stage"]

SHOWN = EN.with_emoji({name: f"<:castellan_{name}:1234567890123456789>" for name in EMOJI})


def sheet(*lines: ScoreLine) -> ScoreSheet:
    """A kingdom of these lines."""
    return ScoreSheet((1,), ("Ann",), lines, 12, 6, 2)


async def test_they_are_uploaded_once(stage: Stage) -> None:
    """As pictures of the size that Discord keeps; another start finds them."""
    app = stage.client.app
    await emoji.upload(app, stage.client)
    kept = stage.world.emojis
    assert [one["name"] for one in kept.values()] == [f"castellan_{name}" for name in EMOJI]
    for number in kept:
        assert Image.open(io.BytesIO(stage.world.blobs.get(number))).size == (128, 128)
    before = dict(app.emoji)
    app.emoji.clear()
    await emoji.upload(app, stage.client)
    assert len(kept) == len(EMOJI)
    assert app.emoji == before
    reader = await app.reader(stage.world.user("Ann").id, "en")
    assert reader.texts.emoji("lake") == f"{before['lake']} "


async def test_without_them_the_texts_are_as_they_were(stage: Stage) -> None:
    """Discord may refuse them; the bot starts all the same."""
    stage.sandbox.faults.fail("GET /applications/{application}/emojis", 403)
    await emoji.upload(stage.client.app, stage.client)
    reader = await stage.client.app.reader(stage.world.user("Ann").id, "en")
    assert reader.texts.emoji("lake") == ""


def test_they_stand_where_a_few_terrains_are_named() -> None:
    """In the score's explanation and beside a spot; long lists of sums do without."""
    lake_of_two = SimpleNamespace(terrain="lake", squares=("a1", "a2"), crowns=2)
    kingdom = SimpleNamespace(territories=[lake_of_two])
    view: Any = SimpleNamespace(kingdom_of=lambda _seat: kingdom)
    (plain,) = words.territory_sums(view, 1, EN, touching=["a1"])
    assert words.territory_sums(view, 1, SHOWN) == [plain]
    (near,) = words.territory_sums(view, 1, SHOWN, touching=["a1"])
    assert near == f"{SHOWN.emoji('lake')}{plain} {SHOWN.emoji('crown')}".rstrip()
    lake = sheet(ScoreLine("lake", 12, ((6, 2),)))
    told = score_words.sheet(lake, SHOWN)
    assert f"{SHOWN.emoji('lake')}Lake: 6" in told
    assert told.replace(SHOWN.emoji("lake"), "") == score_words.sheet(lake, EN)


def test_they_shorten_no_explanation() -> None:
    """An emoji counts as one character of what is explained."""
    lines = tuple(ScoreLine(name, 12, ((6, 2),)) for name in EMOJI[:6])
    sheets = [sheet(*lines)] * 5
    plain, shown = (score_words.explaining(sheets, texts) for texts in (EN, SHOWN))
    assert len(plain) == len(shown) == 5
