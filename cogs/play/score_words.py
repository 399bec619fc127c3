"""The score in words: every kingdom's as sums, shortened where it gets long."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.play import words
from cogs.screen import Part, Screen, Text, screen, small
from locales import Texts, name
from render.words import effects
from services.facts.games import GameFact
from services.facts.lists import ScoreLine, ScorePiece, ScoreSheet

EMOJI: Final = re.compile(r"<:\w+:\d+>")
BRIEF: Final = 1500
"""Above this length the scores are shortened: first buildings, then lines are summed up."""


def explaining(sheets: Sequence[ScoreSheet], texts: Texts) -> list[Part]:
    """Explain the kingdoms' scores; the longer that gets, the more is summed up."""
    full = [sheet(one, texts) for one in sheets]
    if sum(map(_length, full)) <= BRIEF:
        return [Text(one) for one in full]
    brief = [sheet(one, texts, brief=True) for one in sheets]
    if sum(map(_length, brief)) <= BRIEF:
        return [*map(Text, brief), Text(small(texts("panel-score-brief")))]
    lines = "\n".join(_in_one_line(one, texts) for one in sheets)
    return [Text(lines), Text(small(texts("panel-score-briefest")))]


def _length(text: str) -> int:
    """Count the characters of a text, an emoji as one."""
    return len(EMOJI.sub(".", text))


def _in_one_line(one: ScoreSheet, texts: Texts) -> str:
    """Say one kingdom's score in a line: the total, then its parts."""
    lord = texts.listed([words.bold(name) for name in one.names])
    parts = [
        texts("panel-sum-bonus", bonus=_called(line, texts), points=line.points)
        for line in one.lines
        if line.points
    ]
    if not parts:
        return texts("panel-score-lord", lord=lord, total=one.total)
    return texts("panel-score-line", lord=lord, total=one.total, parts=texts.series(parts))


def _called(line: ScoreLine, texts: Texts) -> str:
    """Return the name of a line of a score within a sentence."""
    if line.key in words.BONUSES:
        return texts(f"common-variant-{line.key}")
    if line.key in words.SUMMED:
        return texts(f"common-score-{line.key}")
    return texts(f"common-terrain-{line.key}")


def sheet(one: ScoreSheet, texts: Texts, *, brief: bool = False) -> str:
    """Explain one kingdom's score, every line as its sum; `brief`: not piece by piece."""
    lord = texts.listed([words.bold(name) for name in one.names])
    lines = [texts("panel-score-lord", lord=lord, total=one.total)]
    for line in one.lines:
        lines.append(_line(line, texts))
        if not brief:
            lines += [_piece(piece, line, texts) for piece in line.pieces]
    if not one.lines:
        lines.append(texts("panel-score-nothing"))
    return "\n".join([*lines, _ties(one, texts)])


def _ties(one: ScoreSheet, texts: Texts) -> str:
    """Say what would decide a tie: in a game with a town the crowns don't (R63)."""
    if any(line.key == "coins" for line in one.lines):
        return texts("panel-score-ties-town", largest=one.largest_territory)
    return texts("panel-score-ties", largest=one.largest_territory, crowns=one.crowns)


def _line(line: ScoreLine, texts: Texts) -> str:
    if line.key in words.BONUSES:
        bonus = texts(f"common-variant-{line.key}")
        return texts("panel-score-bonus", bonus=bonus, points=line.points)
    if line.key == "coins":
        coins = line.parts[0][0] if line.parts else 0
        return texts("panel-score-coins", coins=coins, points=line.points)
    if line.key in ("buildings", "quests", "court"):
        return texts(f"panel-score-{line.key}", points=line.points)
    if line.key == "queen":
        squares = line.parts[0][0] if line.parts else line.points
        return texts("panel-score-queen", squares=squares, points=line.points)
    return _terrain(line, texts)


def _terrain(line: ScoreLine, texts: Texts) -> str:
    terrain = texts.emoji(line.key) + words.capital(texts(f"common-terrain-{line.key}"))
    counting = [part for part in line.parts if part[1]]
    if not counting:
        return texts("panel-score-empty", terrain=terrain)
    sums = " + ".join(
        texts("panel-score-part", squares=squares, crowns=crowns) for squares, crowns in counting
    )
    return texts("panel-score-terrain", terrain=terrain, sums=sums, points=line.points)


def _piece(piece: ScorePiece, line: ScoreLine, texts: Texts) -> str:
    """Explain a building, a quest or a character: "Sawmill: 3 forest territories × 2 = 6"."""
    if line.key == "quests":
        quest = effects.quest_name(piece.building, texts)
        return texts("panel-score-part-of", part=quest, points=piece.points)
    if line.key == "court":
        token = effects.token_name(piece.building, texts)
        return texts("panel-score-part-of", part=token, points=piece.points)
    called = effects.name(piece.building, texts)
    if piece.per:
        said: dict[str, str | int] = {"count": piece.count, "each": piece.each}
        key = f"panel-score-per-{piece.per}"
        return texts(key, building=called, points=piece.points, **said)
    key = "panel-score-piece" if piece.points else "panel-score-piece-none"
    return texts(key, building=called, points=piece.points)


def explained(
    game: GameFact, sheets: Sequence[ScoreSheet], texts: Texts, *, note: str = ""
) -> Screen:
    """Explain every kingdom's score, for [Explain the score] at the end of a game."""
    key = "panel-score-title-over" if game.over else "panel-score-title"
    title = texts(key, table=name(game.table.name))
    return screen(
        Text(f"{title}\n{note}" if note else title),
        *explaining(sheets, texts),
    )
