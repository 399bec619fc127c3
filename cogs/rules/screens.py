"""The screens of `/rules` and `/help`. Pure builders; what is counted comes from the dominoes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import locales
from cogs.codec import LISTS, Ids
from cogs.errors import quoted
from cogs.rules import buildings
from cogs.rules.book import BOOK, QUEENDOMINO, Book
from cogs.rules.topics import COUNTED, groups_of, of_setup, title
from cogs.screen import Button, Option, Screen, Select, Style, Text, row, screen, small
from engine import DOMINOES, Domino, Half
from engine.buildings import BUILDINGS
from locales import Texts, name
from render import effects
from services.facts import Setup

_ids: Final = Ids(LISTS)
_LETTERS: Final = {"K": "kingdomino", "Q": QUEENDOMINO, "D": "discovery"}
_HELP: Final = ("goal", "start", "turn", "town", "watch", "many", "typing")


def topic(chosen: str, texts: Texts, book: Book = BOOK) -> Screen:
    """Show one topic or building and the ways to others."""
    return screen(
        Text(texts("rules-title", title=title(chosen, texts))),
        Text(_told(chosen, texts, book)),
        *_selects(texts, book, chosen),
        Text(small(texts("rules-hint"))),
    )


def domino(id: str, texts: Texts, book: Book = BOOK) -> Screen:
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
        *_selects(texts, book, "domino"),
        Text(small(texts("rules-hint"))),
    )


def unknown(asked: str, texts: Texts, book: Book = BOOK) -> Screen:
    """Say that nothing was found, and offer what there is."""
    return screen(
        Text(texts("rules-unknown-title")),
        Text(texts("rules-unknown", asked=name(quoted(asked)))),
        *_selects(texts, book),
    )


def of_game(table: str, setup: Setup, texts: Texts, book: Book = BOOK) -> Screen:
    """Show the rules of one game: the game in short, then what is special in it."""
    special = [
        texts("rules-paragraph", title=title(chosen, texts), text=texts(f"rules-{chosen}-text"))
        for chosen in of_setup(setup)
    ]
    corrected = buildings.corrections(book, texts)
    in_short = "queendomino" if setup.box == QUEENDOMINO else "game"
    return screen(
        Text(texts("rules-title-game", table=name(table))),
        Text(texts(f"rules-{in_short}-text")),
        Text("\n".join((*special, *filter(None, [corrected])))),
        *_selects(texts, book),
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
    box = _LETTERS[id[0]]
    key = "rules-domino-name" if box == "kingdomino" else f"rules-domino-name-{box}"
    return texts.plain(key, number=_number(id))


def suggestion(id: str, texts: Texts) -> str:
    """A domino as it is suggested: "Domino 17: forest – lake 1 crown"."""
    piece = DOMINOES[id]
    left, right = half_name(piece.left, texts), half_name(piece.right, texts)
    return texts.plain("rules-suggest-domino", name=domino_name(id, texts), left=left, right=right)


def suggested(chosen: str, texts: Texts, book: Book = BOOK) -> str:
    """A topic as it is suggested: a building with what it brings, so that it is found by that."""
    building = book.buildings.get(chosen)
    if building is None:
        return title(chosen, texts)
    effect = effects.effect(building, texts)
    return texts.plain("rules-suggest-building", name=title(chosen, texts), effect=effect)


def half_name(half: Half, texts: Texts) -> str:
    """A half in words: "lake 1 crown"."""
    terrain = texts.plain(f"common-terrain-{half.terrain}")
    return texts.plain("common-half", terrain=terrain, crowns=half.crowns)


def _told(chosen: str, texts: Texts, book: Book) -> str:
    if chosen in BUILDINGS:
        return buildings.told(book.buildings[chosen], book, texts)
    facts = _counted(chosen, texts) if chosen in COUNTED else []
    if chosen == "icons":
        facts = [buildings.unverified(texts), buildings.corrections(book, texts)]
    return "\n".join((texts(f"rules-{chosen}-text"), *filter(None, facts)))


def _number(id: str) -> str:
    return locales.number(id, _LETTERS[id[0]])


def _box(id: str) -> list[str]:
    return [other for other in DOMINOES if other[1:].isdigit() and other[0] == id[0]]


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
        if id.startswith(letter) and id != letter:
            yield from (piece.left, piece.right)


def _selects(texts: Texts, book: Book, chosen: str = "") -> list[Select]:
    """One select for each group that goes with the box; the game goes along with each choice."""
    ids = Ids(LISTS, book.row)
    return [
        Select(
            texts.plain(f"rules-select-{group}"),
            ids("topic", group),
            tuple(_option(topic, texts, book, chosen) for topic in topics),
        )
        for group, topics in groups_of(book.box).items()
    ]


def _option(topic: str, texts: Texts, book: Book, chosen: str) -> Option:
    building = book.buildings.get(topic)
    about = effects.effect(building, texts) if building else ""
    return Option(title(topic, texts), topic, about, chosen=topic == chosen)
