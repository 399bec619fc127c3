"""The screens of `/rules` and `/help`. Pure builders; numbers are counted from the dominoes."""

from collections.abc import Iterable, Sequence
from typing import Final

import locales
from cogs.codec import LISTS, PERSON, Ids
from cogs.errors import quoted
from cogs.play.words import half
from cogs.release import version
from cogs.rules import buildings
from cogs.rules.book import BOOK, QUEENDOMINO, WEDDING, Book
from cogs.rules.topics import (
    COUNTED,
    GIANT_DOMINOES,
    groups_of,
    is_open,
    of_setup,
    quest_of,
    title,
    token_of,
)
from cogs.screen import Button, Option, Screen, Select, Style, Text, row, screen, small
from engine import DOMINOES, Half
from engine.buildings import BUILDINGS
from engine.tokens import TOKENS
from locales import Texts, name
from render.words import effects
from render.words.phrases import letters_of
from services.facts.tables import Setup

_ids: Final = Ids(LISTS)
_LETTERS: Final = {"K": "kingdomino", "Q": QUEENDOMINO, "D": "discovery"}
_ALSO: Final = 6
"""How many other topics are named that the question may mean."""
_HELP: Final = ("goal", "start", "turn", "town", "more", "alone", "watch", "many", "cups", "typing")
_BY_EAR: Final = ("setup", "turn", "look", "squares", "letters", "colors", "keys")


def topic(chosen: str, texts: Texts, book: Book = BOOK, *, also: Sequence[str] = ()) -> Screen:
    """Show a topic or building, and how to reach others; `also` are named as alternatives."""
    others = texts.listed([title(other, texts) for other in also[:_ALSO]])
    return screen(
        Text(texts("rules-title", title=title(chosen, texts))),
        Text(_body(chosen, texts, book)),
        Text(small(texts("rules-also", topics=others))) if others else None,
        *_selects(texts, book, chosen),
        Text(small(texts("rules-hint"))),
    )


def domino(id: str, texts: Texts, book: Book = BOOK) -> Screen:
    """Show what is on a domino and its rank among the others."""
    piece = DOMINOES[id]
    left, right = half(piece.left, texts), half(piece.right, texts)
    lines = [texts("rules-domino-faces", left=left, right=right), _rank(id, texts)]
    halves = {piece.left, piece.right}
    alike = (one for one in _box(id) if {DOMINOES[one].left, DOMINOES[one].right} == halves)
    twins = [other for other in alike if other != id]
    if twins:
        numbers = texts.series(_number(other) for other in twins)
        lines.append(texts("rules-domino-twins", twins=numbers))
    return screen(
        Text(texts("rules-title", title=domino_name(id, texts))),
        Text("\n".join(lines)),
        *_selects(texts, book, "domino"),
        Text(small(texts("rules-hint"))),
    )


def unknown(asked: str, texts: Texts, book: Book = BOOK) -> Screen:
    """Say that nothing was found, and offer all topics."""
    return screen(
        Text(texts("rules-unknown-title")),
        Text(texts("rules-unknown", asked=name(quoted(asked)))),
        *_selects(texts, book),
    )


def of_game(table: str, setup: Setup, texts: Texts, book: Book = BOOK) -> Screen:
    """Show the rules of one game: the basics in short, then what is special about it."""
    special = [
        texts("rules-paragraph", title=title(chosen, texts), text=texts(f"rules-{chosen}-text"))
        for chosen in of_setup(setup)
    ]
    corrected = buildings.corrections(book, texts)
    in_short = "queendomino" if setup.box in (QUEENDOMINO, WEDDING) else "game"
    return screen(
        Text(texts("rules-title-game", table=name(table))),
        Text(texts(f"rules-{in_short}-text")),
        Text("\n".join((*special, *filter(None, [corrected])))),
        *_selects(texts, book),
        Text(small(texts("rules-hint"))),
    )


def help_page(texts: Texts) -> Screen:
    """Explain in one minute how to play here."""
    return screen(
        Text(texts("help-title")),
        Text("\n".join(texts(f"help-{part}") for part in _HELP)),
        Text(small(texts("help-settings"))),
        *([Text(small(f"Castellan {this}"))] if (this := version()) else []),
        row(
            Button(texts.plain("lists-button-new"), _ids("newtable"), Style.GO),
            Button(texts.plain("lists-button-games"), _ids("games")),
            Button(texts.plain("table-rules"), _ids("rules")),
            Button(texts.plain("help-button-ear"), _ids("ear")),
        ),
    )


def by_ear(texts: Texts) -> Screen:
    """Explain how to play without seeing pictures or telling colors apart."""
    letters = letters_of(texts)
    return screen(
        Text(texts("help-ear-title")),
        Text("\n".join(texts(f"help-ear-{part}", letters=letters) for part in _BY_EAR)),
        row(
            Button(texts.plain("help-button-help"), _ids("help")),
            Button(texts.plain("help-button-settings"), Ids(PERSON)("settings")),
        ),
    )


def domino_name(id: str, texts: Texts) -> str:
    """Name a domino outside of a game, with its box."""
    if id in GIANT_DOMINOES:
        return texts.plain("rules-domino-name-giants", number=id)
    box = _LETTERS[id[0]]
    named = texts.plain(f"common-box-{box}")
    return texts.plain("rules-domino-name", number=_number(id), box=named)


def suggested_domino(id: str, texts: Texts) -> str:
    """Write the suggestion of a domino: "Domino 17: forest – lake 1 crown"."""
    piece = DOMINOES[id]
    left, right = half(piece.left, texts), half(piece.right, texts)
    return texts.plain("rules-suggest-domino", name=domino_name(id, texts), left=left, right=right)


def suggested_topic(chosen: str, texts: Texts, book: Book = BOOK) -> str:
    """Write the suggestion of a topic; a building's has its effect, so that it is found by it."""
    effect = _effect(chosen, texts, book)
    if not effect:
        return title(chosen, texts)
    return texts.plain("rules-suggest-building", name=title(chosen, texts), effect=effect)


def _body(chosen: str, texts: Texts, book: Book) -> str:
    if quest_of(chosen):
        return texts("rules-quest-text", effect=effects.quest_about(quest_of(chosen), texts))
    if token_of(chosen):
        return _token(token_of(chosen), texts)
    if chosen in BUILDINGS:
        return buildings.entry(book.buildings[chosen], book, texts)
    facts = _counted(chosen, texts) if chosen in COUNTED else []
    if chosen == "icons":
        facts = [buildings.unverified(texts), buildings.corrections(book, texts)]
    return "\n".join((texts(f"rules-{chosen}-text"), *filter(None, facts)))


def _token(id: str, texts: Texts) -> str:
    token = TOKENS[id]
    key = "character" if token.is_character else "building"
    return "\n".join(
        (
            texts("rules-building-brings", effect=effects.token_effect(token, texts)),
            texts(f"rules-token-{key}"),
            texts("rules-token-copies", copies=token.copies),
        )
    )


def _effect(topic: str, texts: Texts, book: Book) -> str:
    """Describe the effect of a building, token or quest; "" for other topics."""
    if quest_of(topic):
        return effects.quest_about(quest_of(topic), texts)
    if token_of(topic):
        return effects.token_effect(TOKENS[token_of(topic)], texts)
    building = book.buildings.get(topic)
    return effects.effect(building, texts) if building else ""


def _number(id: str) -> str:
    return id if id in GIANT_DOMINOES else locales.number(id, _LETTERS[id[0]])


def _box(id: str) -> list[str]:
    if id in GIANT_DOMINOES:
        return list(GIANT_DOMINOES)
    return [other for other in DOMINOES if other[1:].isdigit() and other[0] == id[0]]


def _rank(id: str, texts: Texts) -> str:
    if id in GIANT_DOMINOES:
        return texts("rules-domino-arrives" if id.isalpha() else "rules-domino-footprints")
    lower = int(_number(id)) - 1
    return texts("rules-domino-rank", lower=lower, higher=len(_box(id)) - 1 - lower)


def _counted(terrain: str, texts: Texts) -> list[str]:
    lines = []
    boxes = {box: list(_halves(letter)) for letter, box in _LETTERS.items()}
    if is_open("giants"):
        pieces = [DOMINOES[id] for id in GIANT_DOMINOES]
        boxes["giants"] = [half for piece in pieces for half in (piece.left, piece.right)]
    for box, halves in boxes.items():
        crowns = [half.crowns for half in halves if half.terrain == terrain]
        if crowns:
            facts = {"squares": len(crowns), "crowns": sum(crowns), "most": max(crowns)}
            key = "rules-terrain-giants" if box == "giants" else "rules-terrain"
            called = "" if box == "giants" else texts(f"common-box-{box}")
            lines.append(texts(key, box=called, **facts))
    return lines


def _halves(letter: str) -> Iterable[Half]:
    for id, piece in DOMINOES.items():
        if id.startswith(letter) and id != letter:
            yield from (piece.left, piece.right)


def _selects(texts: Texts, book: Book, chosen: str = "") -> list[Select]:
    """Build a select for each group of topics; its choices stay with the same game."""
    ids = Ids(LISTS, book.row)
    return [
        Select(
            texts.plain(f"rules-select-{group}"),
            ids("topic", group),
            tuple(_option(topic, texts, book, chosen) for topic in topics),
        )
        for group, topics in groups_of(book).items()
    ]


def _option(topic: str, texts: Texts, book: Book, chosen: str) -> Option:
    about = _effect(topic, texts, book)
    key = f"setup-quest-{quest_of(topic)}-about"
    about = texts.plain(key) if texts.has(key) else about
    return Option(title(topic, texts), topic, about, chosen=topic == chosen)
