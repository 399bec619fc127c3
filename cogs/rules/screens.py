"""The screens of `/rules` and `/help`. Pure builders; what is counted comes from the dominoes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import locales
from cogs.codec import LISTS, Ids
from cogs.errors import quoted
from cogs.rules.topics import GROUPS, TERRAINS, of_setup, title
from cogs.screen import Button, Option, Screen, Select, Style, Text, row, screen, small
from engine import DOMINOES, Domino, Half
from locales import Texts, name
from services.facts import Setup

_ids: Final = Ids(LISTS)
_LETTERS: Final = {"K": "kingdomino", "D": "discovery"}
_HELP: Final = ("goal", "start", "turn", "watch", "many", "typing")


def topic(chosen: str, texts: Texts) -> Screen:
    """Show one topic and the ways to others."""
    facts = _counted(chosen, texts) if chosen in TERRAINS else []
    text = "\n".join((texts(f"rules-{chosen}-text"), *facts))
    return screen(
        Text(texts("rules-title", title=title(chosen, texts))),
        Text(text),
        *_selects(texts, chosen),
        Text(small(texts("rules-hint"))),
    )


def domino(id: str, texts: Texts) -> Screen:
    """Show what is on a domino and how it compares."""
    piece = DOMINOES[id]
    left, right = half_name(piece.left, texts), half_name(piece.right, texts)
    lines = [texts("rules-domino-faces", left=left, right=right), _rank(id, texts)]
    twins = [other for other in _box(id) if other != id and _alike(DOMINOES[other], piece)]
    if twins:
        numbers = ", ".join(_number(other) for other in twins)
        lines.append(texts("rules-domino-twins", twins=numbers))
    return screen(
        Text(texts("rules-title", title=domino_name(id, texts))),
        Text("\n".join(lines)),
        *_selects(texts, "domino"),
        Text(small(texts("rules-hint"))),
    )


def unknown(asked: str, texts: Texts) -> Screen:
    """Say that nothing was found, and offer what there is."""
    return screen(
        Text(texts("rules-unknown-title")),
        Text(texts("rules-unknown", asked=name(quoted(asked)))),
        *_selects(texts),
    )


def of_game(table: str, setup: Setup, texts: Texts) -> Screen:
    """Show the rules of one game: the game in short, then what is special in it."""
    special = [
        texts("rules-paragraph", title=title(chosen, texts), text=texts(f"rules-{chosen}-text"))
        for chosen in of_setup(setup)
    ]
    return screen(
        Text(texts("rules-title-game", table=name(table))),
        Text(texts("rules-game-text")),
        Text("\n".join(special)),
        *_selects(texts),
        Text(small(texts("rules-hint"))),
    )


def help_page(texts: Texts) -> Screen:
    """Say in one minute how to play here."""
    return screen(
        Text(texts("help-title")),
        Text("\n".join(texts(f"help-{part}") for part in _HELP)),
        Text(small(texts("help-settings"))),
        row(
            Button(texts.plain("help-button-new"), _ids("newtable"), Style.GO),
            Button(texts.plain("help-button-games"), _ids("games")),
            Button(texts.plain("help-button-rules"), _ids("rules")),
        ),
    )


def domino_name(id: str, texts: Texts) -> str:
    """What a domino is called outside of a game, where the box has to be said."""
    key = "rules-domino-name-discovery" if id.startswith("D") else "rules-domino-name"
    return texts.plain(key, number=_number(id))


def suggestion(id: str, texts: Texts) -> str:
    """A domino as it is suggested: "Domino 17: forest – lake 1 crown"."""
    piece = DOMINOES[id]
    left, right = half_name(piece.left, texts), half_name(piece.right, texts)
    return texts.plain("rules-suggest-domino", name=domino_name(id, texts), left=left, right=right)


def half_name(half: Half, texts: Texts) -> str:
    """A half in words: "lake 1 crown"."""
    terrain = texts.plain(f"common-terrain-{half.terrain}")
    return texts.plain("common-half", terrain=terrain, crowns=half.crowns)


def _number(id: str) -> str:
    return locales.number(id, _LETTERS[id[0]])


def _box(id: str) -> list[str]:
    return [other for other in DOMINOES if other[0] == id[0]]


def _alike(one: Domino, other: Domino) -> bool:
    return {one.left, one.right} == {other.left, other.right}


def _rank(id: str, texts: Texts) -> str:
    lower = int(_number(id)) - 1
    return texts("rules-domino-rank", lower=lower, higher=len(_box(id)) - 1 - lower)


def _counted(terrain: str, texts: Texts) -> list[str]:
    """How much of a terrain each box has."""
    lines = []
    for letter, box in _LETTERS.items():
        crowns = [half.crowns for half in _halves(letter) if half.terrain == terrain]
        if crowns:
            facts = {"squares": len(crowns), "crowns": sum(crowns), "most": max(crowns)}
            lines.append(texts(f"rules-terrain-{box}", **facts))
    return lines


def _halves(letter: str) -> Iterable[Half]:
    for id, piece in DOMINOES.items():
        if id.startswith(letter):
            yield from (piece.left, piece.right)


def _selects(texts: Texts, chosen: str = "") -> list[Select]:
    return [
        Select(
            texts.plain(f"rules-select-{group}"),
            _ids("topic", group),
            tuple(Option(title(topic, texts), topic, chosen=topic == chosen) for topic in topics),
        )
        for group, topics in GROUPS.items()
    ]
