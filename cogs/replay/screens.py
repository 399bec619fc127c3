"""The screens of a replay, a game step by step, for one person or a channel. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import render
from cogs import args
from cogs.codec import GAME, REPLAY, CustomId, Ids, base36
from cogs.play import game_buttons, words
from cogs.screen import (
    OPTIONS,
    Button,
    Part,
    Picture,
    Row,
    Screen,
    Select,
    Style,
    Text,
    choice,
    row,
    screen,
    shortened,
    small,
)
from cogs.slash_commands import ended_label
from engine import GameView, KingdomView
from locales import Texts, name, plain_name
from render.requests import (
    AnimationPicture,
    EndPicture,
    KingdomPicture,
    LinePicture,
    Request,
    TablePicture,
    TurnPicture,
    end_pages,
    pages,
)
from services.facts import Refused
from services.facts.replay import GrowthFact, ReplayChoice, ReplayFact, Source

MOVE: Final = "m"
TABLE: Final = "t"
END: Final = "e"
TEXT: Final = "x"
GROWING: Final = "k"
MOVING: Final = "v"
"""What is shown: the move (as a picture or as text), the whole table, the final scores; "k2" is the
kingdom of seat 2 growing step by step, "v2" its animation, "v0" that of the whole table."""
WHOLE: Final = f"{MOVING}0"
_KINDS: Final[dict[str, Literal["game", "import"]]] = {"g": "game", "i": "import"}
"""What a replay is of, by the letter in its ids."""
LABEL: Final = 60
NAMED: Final = 18
"""How long a name may be beside another one in a list."""


@dataclass(frozen=True, slots=True)
class Shown:
    what: str = MOVE

    @property
    def kind(self) -> str:
        """The letter of what is shown, one of the constants above."""
        return self.what[0]

    @property
    def seat(self) -> int:
        """The seat whose kingdom is shown; 0 for all of them."""
        return int(self.what[1:] or 0)

    @property
    def moves(self) -> bool:
        """Whether it is an animation."""
        return self.kind == MOVING

    @property
    def still(self) -> "Shown":
        """The still picture instead of an animation, to which its arrows lead."""
        if not self.moves:
            return self
        return Shown(f"{GROWING}{self.seat}" if self.seat else TABLE)

    @classmethod
    def read(cls, word: str) -> "Shown":
        """Read what to show from a word of an id or a choice. Refused: button_unknown."""
        kind, seat = word[:1], args.parsed(word[1:], 10) if word[1:] else 0
        one_of_many = kind in (GROWING, MOVING)
        if seat is None or kind not in (MOVE, TABLE, END, TEXT, GROWING, MOVING):
            raise Refused("button_unknown")
        if (word[1:] != "") != one_of_many or (kind == GROWING and not seat):
            raise Refused("button_unknown")
        return cls(f"{kind}{seat}" if one_of_many else kind)


def source_of(row: int, words: Sequence[str], place: int) -> Source:
    """Read the game or imported record that an id is about. Refused: button_unknown."""
    kind = words[place] if place < len(words) else "g"
    return Source(_KINDS[args.one_of(kind, _KINDS)], row)


def _kind(source: Source) -> str:
    return source.kind[0]


# -- the screen ------------------------------------------------------------------------------------


def replay(
    fact: ReplayFact,
    shown: Shown,
    texts: Texts,
    *,
    growth: GrowthFact | None = None,
    animated: bool = True,
) -> Screen:
    """Show a step to one person; `growth` is needed for an animation.

    `animated`: whether to offer animations.
    """
    return screen(
        *_parts(fact, shown, texts, growth),
        _steps(fact, shown, texts),
        _rounds(fact, shown, texts),
        _choices(fact, shown, texts),
        _actions(fact, shown, texts, animated=animated),
        accent=words.accent(fact.mine) if fact.mine else None,
    )


def public(
    fact: ReplayFact, shown: Shown, texts: Texts, *, by: int = 0, growth: GrowthFact | None = None
) -> Screen:
    """Show a step in a channel, with a button that opens a private replay there.

    Of an imported record it says that it is a file, and that the person `by` brought it. Its own
    title is left out, which may pretend to be a table's; the names in it were marked before.
    """
    below, origin = None, None
    if fact.source.kind == "game":
        below = row(game_buttons.step_through(fact.source.id, fact.step, texts))
    else:
        fact = replace(fact, name=texts.plain("replay-file-title"))
        origin = Text(small(texts("replay-file-origin", by=f"<@{by}>")))
    seat = shown.seat or fact.seat
    accent = words.accent(seat) if seat else None
    return screen(origin, *_parts(fact, shown, texts, growth), below, accent=accent)


def _parts(fact: ReplayFact, shown: Shown, texts: Texts, growth: GrowthFact | None) -> list[Part]:
    text = Text("\n".join(_text(fact, shown, texts)))
    if shown.kind == TEXT:
        return [text, *(Text(render.board(one, language=texts.language)) for one in _move(fact))]
    return [text, *map(Picture, requests_of(fact, shown, growth))]


def _text(fact: ReplayFact, shown: Shown, texts: Texts) -> list[str]:
    table, view = _table(fact, texts), fact.view
    if shown.moves:
        goes_on = fact.source.kind == "game" and fact.ending is None
        plays = texts("replay-plays", running="yes" if goes_on else "no")
        if not shown.seat:
            return [texts("replay-title-grown", table=table), plays]
        seats = _kingdom(view, shown.seat).seats
        lord = texts.listed([name(view.name(seat)) for seat in seats])
        return [texts("replay-title-grown-one", table=table, lord=lord), plays]
    if shown.kind == END:
        return [texts("replay-title-end", table=table), _result(view, texts)]
    if not fact.step:
        title = texts("replay-title-start", table=table, steps=fact.steps)
        order = texts.listed([words.bold(view.name(slot.seat)) for slot in view.order])
        return [title, texts("table-opening-order", lords=order), texts("replay-start")]
    return [_title(fact, table, texts), *_report(fact, texts), small(f"`{fact.line}`")]


def _table(fact: ReplayFact, texts: Texts) -> str:
    table = name(fact.name)
    return texts("replay-table-game", table=table, number=fact.number) if fact.number else table


def _title(fact: ReplayFact, table: str, texts: Texts) -> str:
    round_, turn = (int(word) for word in fact.line.split(" ")[0].split("."))
    said: dict[str, str | int] = {"table": table, "step": fact.step, "steps": fact.steps}
    if not round_:
        return texts("replay-title-choice", **said)
    return texts("replay-title", round=round_, turn=turn, **said)


def _report(fact: ReplayFact, texts: Texts) -> list[str]:
    """Describe what the step did, and the end of the round or of the game if it was one."""
    report, lines = fact.report, words.received(fact.received, texts)
    if report is not None:
        lines = [words.report(fact.view, report, texts)]
    if fact.view.over:
        return [*lines, words.result(fact.view, texts)]
    if fact.is_last and fact.ending is not None:
        return [*lines, texts("panel-look-ended")]
    if report is not None and report.round_end is not None:
        lines.append(words.round_end(fact.view, report.round_end, texts))
    return lines


def _result(view: GameView, texts: Texts) -> str:
    if not view.over:
        raise Refused("button_unknown")
    return words.result(view, texts)


def requests_of(fact: ReplayFact, shown: Shown, growth: GrowthFact | None) -> list[Request]:
    """Return the pictures of what is shown. Refused: button_unknown, if there are none."""
    view, title = fact.view, plain_name(fact.name)
    match shown.kind:
        case "t":
            framed = _framed(fact)
            return [TablePicture(view, title, page, framed) for page in range(pages(view))]
        case "e" if view.over:
            return [EndPicture(view, title, page) for page in range(end_pages(view))]
        case "k":
            return [KingdomPicture(view, _kingdom(view, shown.seat).seats[0])]
        case "v" if growth is not None:
            seat = _kingdom(view, shown.seat).seats[0] if shown.seat else None
            return [AnimationPicture(view, title, growth.key, growth.frames, seat)]
        case "m":
            return _move(fact)
    raise Refused("button_unknown")


def _move(fact: ReplayFact) -> list[Request]:
    """Return the picture of the step itself; for received giants that of their kingdom."""
    report, seat = fact.report, fact.seat
    if seat is None:
        return [LinePicture(fact.view)]
    if report is None:
        return [KingdomPicture(fact.view, seat)]
    gain = report.gain if report.domino is not None else None
    changed = report.board_changed
    return [TurnPicture(fact.view, seat, gain, report.domino, board_changed=changed)]


def _framed(fact: ReplayFact) -> tuple[tuple[int, str, str], ...]:
    """Return what the step placed, to be framed; nothing after the end."""
    report = fact.report
    if report is None or report.spot is None:
        return ()
    return ((fact.view.kingdom_of(report.seat).seats[0], *report.spot),)


def _kingdom(view: GameView, seat: int) -> KingdomView:
    if not 1 <= seat <= len(view.names):
        raise Refused("button_unknown")
    return view.kingdom_of(seat)


# -- the controls ----------------------------------------------------------------------------------


def _id(fact: ReplayFact, action: str, *more: object) -> CustomId:
    return Ids(REPLAY, fact.source.id)(action, *more)


def _steps(fact: ReplayFact, shown: Shown, texts: Texts) -> Row | None:
    """Build the arrows: step by step, for a growing kingdom by its own steps."""
    still = _stepped(shown)
    before, after = _neighbors(fact, still)
    first, last = fact.step == 0, fact.is_last
    if shown.kind == END:  # the last step comes before it
        before, last = fact.steps, True

    def to(key: str, step: int, way: str, *, off: bool, main: bool = False) -> Button:
        id = _id(fact, "step", step, still.what, _kind(fact.source), way)
        style = Style.MAIN if main else Style.PLAIN
        return Button(texts.plain(key), id, style, off=off)

    return row(
        to("replay-first", 0, "first", off=first),
        to("replay-back", before, "back", off=first),
        to("replay-next", after, "next", off=last, main=True),
        to("replay-last", fact.steps, "last", off=last),
    )


def _stepped(shown: Shown) -> Shown:
    """Return what is shown of the steps to which the arrows lead."""
    return Shown() if shown.kind == END or shown.what == WHOLE else shown.still


def _neighbors(fact: ReplayFact, shown: Shown) -> tuple[int, int]:
    """Return the steps before and after; for a growing kingdom its own ones."""
    if shown.kind != GROWING:
        return max(0, fact.step - 1), min(fact.steps, fact.step + 1)
    seats = _kingdom(fact.view, shown.seat).seats
    own = [step for step, seat in enumerate(fact.seats, start=1) if seat in seats]
    before = max((step for step in own if step < fact.step), default=0)
    return before, min((step for step in own if step > fact.step), default=fact.steps)


def _rounds(fact: ReplayFact, shown: Shown, texts: Texts) -> Select | None:
    """Build the select that leads to the first step of a round."""
    if not fact.rounds:
        return None
    here = max((step for _, step in fact.rounds if step <= fact.step), default=None)
    labels = {
        str(step): texts.plain("replay-round-one", round=number)
        if number
        else texts.plain("replay-round-choice")
        for number, step in fact.rounds[:OPTIONS]
    }
    id = _id(fact, "round", _stepped(shown).what, _kind(fact.source))
    return choice(texts.plain("replay-round"), id, labels, str(here))


def _choices(fact: ReplayFact, shown: Shown, texts: Texts) -> Select:
    labels = {
        MOVE: texts.plain("replay-show-move"),
        TABLE: texts.plain("replay-show-table"),
    }
    for kingdom in fact.view.kingdoms:
        labels[f"{GROWING}{kingdom.seats[0]}"] = _kingdom_label(fact.view, kingdom, texts)
    if fact.ending == "played":
        labels[END] = texts.plain("replay-show-end")
    labels[TEXT] = texts.plain("replay-show-text")
    id = _id(fact, "show", fact.step, _kind(fact.source))
    return choice(texts.plain("lists-show"), id, labels, shown.still.what)


def _kingdom_label(view: GameView, kingdom: KingdomView, texts: Texts) -> str:
    if len(kingdom.seats) == 1:
        lord = words.short_name(view.name(kingdom.seats[0]), 2 * NAMED)
        return texts.plain("replay-show-kingdom", lord=lord)
    one, other = (words.short_name(view.name(seat), NAMED) for seat in kingdom.seats)
    return texts.plain("replay-show-kingdom-team", lord=one, partner=other)


def _actions(fact: ReplayFact, shown: Shown, texts: Texts, *, animated: bool) -> Row | None:
    """Build the buttons: animation, show in the channel, back to the game."""
    kind = _kind(fact.source)
    moving = f"{MOVING}{shown.seat}" if shown.seat else WHOLE
    animation = look = share = None
    if animated and fact.steps:
        id = _id(fact, "step", fact.step, moving, kind, "movie")
        animation = Button(texts.plain("replay-animation"), id)
    if fact.sharing:
        id = _id(fact, "share", fact.step, shown.what, kind)
        share = Button(texts.plain("annals-share"), id)
    if fact.source.kind == "game":
        id = Ids(GAME, fact.source.id)("look")
        look = Button(texts.plain("common-button-look"), id)
    return row(animation, share, look)


# -- which game ------------------------------------------------------------------------------------


def which(choices: Sequence[ReplayChoice], texts: Texts) -> Screen:
    if not choices:
        return screen(Text(texts("replay-which-none")))
    labels = {
        base36(one.game): shortened(choice_label(one, texts), LABEL) for one in choices[:OPTIONS]
    }
    return screen(
        Text(texts("replay-which")),
        choice(texts.plain("replay-which-select"), Ids(REPLAY)("which"), labels),
    )


def choice_label(one: ReplayChoice, texts: Texts) -> str:
    """Name a game in a list: "Harvest Moon · Ann 46 · Ben 43"."""
    table = plain_name(one.name)
    if one.number:
        table = texts.plain("replay-table-game", table=table, number=one.number)
    if one.ending is None:
        said = {"round": one.round, "rounds": one.rounds}
        return texts.plain("replay-choice-running", table=table, **said)
    return ended_label(table, one.points, texts)
