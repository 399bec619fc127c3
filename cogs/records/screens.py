"""The screens of records: imported ones, the proof of a game, a server's archive. Pure."""

from typing import Final

from cogs.codec import ADMIN, GAME, REPLAY, CustomId, Ids
from cogs.play import clock_words, words
from cogs.screen import Attached, Button, Part, Picture, Screen, Style, Text, row, screen
from cogs.tables.setup_words import setup_line
from engine import GameView
from locales import Texts, name, plain_name
from render.ranking import ranking
from render.requests import EndPicture, KingdomPicture, Request, TablePicture, end_pages, pages
from render.words.phrases import pad_labels
from services.facts.records import ExportFact, ImportFact, KingdomFact, VerifyFact
from services.facts.tables import Setup

DOT: Final = " · "
MEGABYTE: Final = 1_000_000
NOT_SCORED: Final = ("total", "largest_territory", "crowns")
"""The lines of the score pad that are no points."""


def imported(fact: ImportFact, texts: Texts) -> Screen:
    """Show an imported record: its end, and a button to replay it."""
    view = fact.view
    lines = [texts("record-import-title", name=name(fact.name)), setup_words(view, texts)]
    if fact.date:
        lines.append(texts("record-import-date", date=fact.date))
    lines.append(texts("record-import-result", standing=standing(view, texts)))
    lines += _ending(fact, texts)
    kept = "record-import-known" if fact.known else "record-import-kept"
    below = [texts(kept)]
    if fact.forgot:
        below.append(texts("record-forgot", count=fact.forgot))
    return screen(
        Text("\n".join(lines)),
        *_pictures(view, plain_name(fact.name)),
        Text("\n".join(below)),
        row(Button(texts.plain("replay-button"), replay_id(fact.id), Style.MAIN)),
        accent=words.accent(view.winners[0]) if view.winners else None,
    )


def replay_id(import_id: int) -> CustomId:
    """Return the id that opens the replay of an imported record at its start."""
    return Ids(REPLAY, import_id)("step", 0, "m", "i")


def _ending(fact: ImportFact, texts: Texts) -> list[str]:
    view = fact.view
    if fact.ending == "abandoned":
        return [texts("record-import-abandoned")]
    if view.winners is None:
        return [texts("record-import-playing", round=view.round, rounds=view.rounds)]
    if not view.winners:
        return [texts("record-import-nobody")]
    lords = texts.listed([words.bold(view.name(seat)) for seat in view.winners])
    return [texts("record-import-won", lords=lords)]


def _pictures(view: GameView, title: str) -> list[Part]:
    if view.over:
        ends: list[Request] = [EndPicture(view, title, page) for page in range(end_pages(view))]
        return [Picture(one) for one in ends]
    return [Picture(TablePicture(view, title, page)) for page in range(pages(view))]


def setup_words(view: GameView, texts: Texts) -> str:
    """Describe the set-up that was played, as all screens do."""
    options = view.options
    setup = Setup(
        str(options.box),
        lords=options.players,
        variants=frozenset(map(str, options.variants)),
        teams=options.teams,
        giants=options.giants,
        court=options.court,
        quests=options.quests,
    )
    return setup_line(setup, texts)


def standing(view: GameView, texts: Texts) -> str:
    """List the points, the best first, with partners named together."""
    best = [kingdom for _, kingdom in ranking(view)]
    return DOT.join(
        texts(
            "table-standing",
            lord=words.lords(view, one.seats[0], texts),
            points=one.scorecard.total,
        )
        for one in best
    )


def kingdom(fact: KingdomFact, texts: Texts) -> Screen:
    """Show an imported kingdom, its score, and its canonical text."""
    labels = pad_labels(texts.language)
    card = fact.scorecard.to_dict()
    lines = [
        texts("record-kingdom-line", label=labels[line], points=points)
        for line, points in card.items()
        if points and line in labels and line not in NOT_SCORED
    ]
    below = [texts("record-kingdom-bonuses"), texts("record-import-kept")]
    if fact.forgot:
        below.append(texts("record-forgot", count=fact.forgot))
    return screen(
        Text(texts("record-kingdom-title", points=card["total"])),
        Picture(KingdomPicture(fact.view, 1)),
        Text("\n".join(filter(None, (DOT.join(lines), f"```\n{fact.text}\n```")))),
        Text("\n".join(below)),
    )


def verified(fact: VerifyFact, texts: Texts) -> Screen:
    """Show the proof of a finished game, step by step, or the seal of one being played."""
    source = fact.table.name if fact.table is not None else fact.file or ""
    title = texts("record-verify-title", table=name(source))
    lines = _proof(fact, texts) if fact.seed is not None else _sealed(fact, texts)
    return screen(Text("\n".join((title, *lines))), _links(fact, texts))


def _sealed(fact: VerifyFact, texts: Texts) -> list[str]:
    assert fact.table is not None, "only games of ours have a seal without a seed"
    table, seal = words.bold(fact.table.name), texts("record-verify-seal", seal=fact.draw)
    if fact.table.sealed:
        later = clock_words.seed_follows(fact.table, texts)
        return [texts("record-verify-shared", table=table), later, seal]
    return [texts("record-verify-sealed", table=table), texts("record-verify-later"), seal]


def _proof(fact: VerifyFact, texts: Texts) -> list[str]:
    lines = [
        texts("record-verify-holds"),
        texts("record-verify-seed"),
        texts("record-verify-moves", moves=fact.moves),
        _result(fact, texts),
    ]
    if fact.file is not None:
        lines.append(_origin(fact, texts))
    digits = texts("record-verify-digits", seed=fact.seed or "", seal=fact.draw)
    return [*lines, texts("record-verify-how"), digits]


def _result(fact: VerifyFact, texts: Texts) -> str:
    view = fact.view
    if fact.ending == "abandoned":
        return texts("record-verify-abandoned")
    if view.result is None:
        return texts("record-verify-playing", round=view.round, rounds=view.rounds)
    return texts("record-verify-result", standing=standing(view, texts))


def _origin(fact: VerifyFact, texts: Texts) -> str:
    if fact.table is None:
        return texts("record-verify-foreign")
    key = "record-verify-same" if fact.same else "record-verify-other"
    return texts(key, table=words.bold(fact.table.name))


def _links(fact: VerifyFact, texts: Texts) -> Part | None:
    if fact.game is None:
        return None
    ids = Ids(GAME, fact.game)
    return row(
        Button(texts.plain("common-button-look"), ids("look")),
        Button(texts.plain("replay-button"), ids("replay")),
        Button(texts.plain("table-record"), ids("record")),
    )


def exported(fact: ExportFact, texts: Texts) -> Screen:
    """Show a part of a server's archive, with a button for the next part."""
    if not fact.games:
        key = "record-export-sealed" if fact.sealed else "record-export-nothing"
        return screen(Text(texts(key, sealed=fact.sealed)))
    size = texts.decimal(max(0.1, len(fact.data) / MEGABYTE))
    lines = [
        texts("record-export-title", part=fact.part, left=fact.left),
        texts("record-export-games", games=fact.games, size=size),
    ]
    below = [texts("record-export-running")]
    if fact.sealed:
        below.append(texts("record-export-sealed", sealed=fact.sealed))
    if fact.left:
        below.append(texts("record-export-left", left=fact.left))
    return screen(
        Text("\n".join(lines)),
        Attached(fact.name, fact.data),
        Text("\n".join(below)),
        row(_next(fact, texts)),
    )


def _next(fact: ExportFact, texts: Texts) -> Button | None:
    if not fact.left:
        return None
    label = texts.plain("cups-archive-next", part=fact.part + 1)
    return Button(label, Ids(ADMIN, fact.after)("export", fact.part + 1), Style.MAIN)
