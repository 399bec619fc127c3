"""The screens of a review: its overview, and a page for each turn. Pure builders."""

from collections.abc import Sequence
from typing import Final

from ai.levels import knows
from ai.review import LEAST, Outlook, ReviewedTurn
from cogs.codec import GAME, Ids, base36
from cogs.play import words
from cogs.play.spot_controls import halves_on
from cogs.replay.screens import LABEL, choice_label
from cogs.screen import (
    OPTIONS,
    Button,
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
from engine import GameView, Kind, Move
from locales import Texts, letter, name, plain_name, signed
from render.requests import Candidate, ChanceLine, ChancesPicture, PanelPicture
from services.facts.replay import ReplayChoice
from services.facts.reviews import ReviewedStep, ReviewFact, Spot

MARKS: Final = (1, 2)
"""The numbers of the spot played and the better one in the picture: there the letters A and B."""
OTHER_MARKS: Final = (24, 25)
"""The same where giants' dominoes have these letters: X and Y."""
FEWER: Final = 2
"""So many points less for an opponent are a reason for a turn."""
NAMED: Final = 18
"""How long a name may be in a list."""


def which(choices: Sequence[ReplayChoice], texts: Texts) -> Screen:
    """Ask which game is to be reviewed."""
    if not choices:
        return screen(Text(texts("review-which-none")))
    labels = {base36(one.game): shortened(choice_label(one, texts), LABEL) for one in choices}
    return screen(
        Text(texts("review-which")),
        choice(texts.plain("replay-which-select"), Ids(GAME)("rwhich"), labels),
    )


# -- the overview ----------------------------------------------------------------------------------


def overview(fact: ReviewFact, texts: Texts) -> Screen:
    """Show everybody's accuracy, the turns that decided the game, and the plot of the chances."""
    title = texts("review-title", table=_table(fact, texts))
    ids = Ids(GAME, fact.game)
    if fact.review is None:
        again = Button(texts.plain("review-show"), ids("review"), Style.MAIN)
        return screen(Text(f"{title}\n{texts('review-made')}"), row(again))
    turns, decided = fact.review.turns, fact.review.deciding()
    lines = [title]
    if fact.view.over:
        lines.append(words.result(fact.view, texts))
    lines += [*_accuracy(fact, texts), *_decided(fact, decided, texts), small(_how(fact, texts))]
    own = steps_of(fact, fact.mine or 0) or steps_of(fact, 0)
    first = Button(texts.plain("review-first"), ids("review", own[0], fact.mine or 0), Style.MAIN)
    replay = Button(texts.plain("replay-button"), ids("replay"))
    return screen(
        Text("\n".join(lines)),
        Picture(plot(fact, decided, texts)) if len(turns) > 1 else None,
        _worst(fact, texts),
        row(first, replay),
        accent=None if fact.mine is None else words.accent(fact.mine),
    )


def _how(fact: ReviewFact, texts: Texts) -> str:
    """Say where the chances come from, and why from nothing better."""
    if fact.review is not None and fact.review.played_out:
        return texts("review-played-out")
    return texts("review-estimated-numba" if knows(fact.view.options) else "review-estimated")


def steps_of(fact: ReviewFact, seat: int) -> list[int]:
    """Return the steps of a lord's reviewed turns; of everybody's for 0."""
    turns = () if fact.review is None else fact.review.turns
    return [turn.step for turn in turns if seat in (0, turn.seat)]


def _table(fact: ReviewFact, texts: Texts) -> str:
    table = name(fact.name)
    return texts("replay-table-game", table=table, number=fact.number) if fact.number else table


def _accuracy(fact: ReviewFact, texts: Texts) -> list[str]:
    """List the accuracy of everybody who had a choice, the best first."""
    known = [(share, seat) for seat, share in enumerate(fact.accuracy, 1) if share is not None]
    if not known:
        return []
    listed = [
        texts("review-accuracy-one", lord=name(fact.view.name(seat)), percent=_percent(share))
        for share, seat in sorted(known, key=lambda one: (-one[0], one[1]))
    ]
    return [
        texts("review-accuracy", lords=texts.series(listed, " · ")),
        small(texts("review-accuracy-how")),
    ]


def _decided(fact: ReviewFact, decided: Sequence[ReviewedTurn], texts: Texts) -> list[str]:
    """Name the turns that gave most away, with what was better."""
    if not decided:
        return [texts("review-decided-none")]
    lines = [texts("review-decided"), small(texts("review-decided-how"))]
    for number, turn in enumerate(decided, start=1):
        played = fact.lines[turn.step - 1].moves
        lines.append(
            texts(
                "review-decided-one",
                number=number,
                round=fact.lines[turn.step - 1].round,
                lord=words.bold(fact.view.name(turn.seat)),
                played=words.moves(fact.view, _differing(played, turn.best), texts),
                better=words.moves(fact.view, _differing(turn.best, played), texts),
                gain=_gain(fact.view, turn, texts),
            )
        )
    return lines


def plot(fact: ReviewFact, decided: Sequence[ReviewedTurn], texts: Texts) -> ChancesPicture:
    """Return the plot of the chances before each turn, if it is played well, and of the result."""
    assert fact.review is not None, "there is a review"
    turns, view = fact.review.turns, fact.view
    won = [_won(view, kingdom.seats) for kingdom in view.kingdoms]
    last = tuple(share / (sum(won) or 1) for share in won) if any(won) else turns[-1].after.chances
    begun: dict[int, int] = {}
    for place, turn in enumerate(turns):
        begun.setdefault(fact.lines[turn.step - 1].round, place)
    places = {turn.step: place for place, turn in enumerate(turns)}
    return ChancesPicture(
        title=plain_name(fact.name),
        lines=tuple(
            ChanceLine(
                texts.listed([view.name(seat) for seat in kingdom.seats]),
                kingdom.seats[0],
                (*((one.better or one.after).chances[number] for one in turns), last[number]),
            )
            for number, kingdom in enumerate(view.kingdoms)
        ),
        rounds=tuple((place, round_) for round_, place in begun.items()),
        decided=tuple(
            (places[turn.step], view.kingdoms[turn.kingdom - 1].seats[0]) for turn in decided
        ),
    )


def _won(view: GameView, seats: Sequence[int]) -> int:
    return int(view.winners is not None and seats[0] in view.winners)


def _worst(fact: ReviewFact, texts: Texts) -> Select | None:
    """Build the select of the turns that gave most away, in their order."""
    assert fact.review is not None, "there is a review"
    turns = sorted(fact.review.deciding(OPTIONS), key=lambda turn: turn.step)
    labels = {str(turn.step): _costly(fact, turn, texts) for turn in turns}
    if not labels:
        return None
    return choice(texts.plain("review-turns"), Ids(GAME, fact.game)("reviewed"), labels)


def _costly(fact: ReviewFact, one: ReviewedTurn, texts: Texts) -> str:
    """Name a turn with the chance that it gave away, or if that is none with the points."""
    better, played = map(_percent, _chances(one))
    return texts.plain(
        "review-turn-label" if better != played else "review-turn-label-points",
        round=fact.lines[one.step - 1].round,
        lord=words.short_name(fact.view.name(one.seat), NAMED),
        better=better,
        played=played,
        points=round(one.points_lost),
    )


# -- a turn ----------------------------------------------------------------------------------------


def turn(shown: ReviewedStep, whose: int, texts: Texts) -> Screen:
    """Show a turn: what was played, what was better, the chances, the board with both spots.

    `whose` are the turns to which the arrows lead: those of a seat, or everybody's for 0.
    """
    fact, one, view = shown.of, shown.turn, shown.before
    line = fact.lines[one.step - 1]
    title = texts(
        "review-title-turn",
        table=_table(fact, texts),
        round=line.round,
        turn=line.number,
        lord=name(fact.view.name(one.seat)),
    )
    lines = [
        title,
        " ".join([_played(shown, line.moves, texts), *_about(shown, 0, texts)]),
        " ".join([_better(shown, texts), *_about(shown, 1, texts)]),
        texts("review-outlook-better" if one.better else "review-outlook"),
        *_outlooks(view, one.better, one.after, texts),
    ]
    return screen(
        Text("\n".join(lines)),
        Picture(_board(shown, line.moves)),
        _arrows(fact, one.step, whose, texts),
        _lords(fact, one.step, whose, texts),
        _ways(fact, one.step, texts),
        accent=words.accent(one.seat),
    )


def _marks(shown: ReviewedStep) -> tuple[int, int]:
    return OTHER_MARKS if shown.before.options.giants else MARKS


def _played(shown: ReviewedStep, moves: Sequence[Move], texts: Texts) -> str:
    said = words.moves(shown.before, moves, texts)
    if shown.played is None or shown.best is None:
        return texts("review-played", moves=said)
    return texts(
        "review-played-marked",
        mark=letter(_marks(shown)[0]),
        points=signed(shown.played.delta),
        moves=said,
    )


def _about(shown: ReviewedStep, which: int, texts: Texts) -> list[str]:
    """Say which half lies where if that differs, the bonuses won or lost, and what won't fit."""
    spot, unfit = (shown.played, shown.best)[which], shown.unfit[which]
    lines = []
    if spot is not None:
        if shown.domino is not None and shown.best is not None and shown.played != shown.best:
            halves = halves_on(shown.domino, spot.squares, texts)
            lines.append(texts("review-halves", halves=words.capital(halves)))
        lines += words.bonus_changes(spot.changes, texts)
    if unfit is not None and shown.unfit[0] != shown.unfit[1]:
        lines.append(texts("review-unfit", domino=words.bold_number(shown.before, unfit)))
    return lines


def _better(shown: ReviewedStep, texts: Texts) -> str:
    one = shown.turn
    if one.better is None:
        if shown.before.round == 0:
            return texts("review-first-choice")
        return texts("review-no-better" if one.free else "review-forced")
    said = words.moves(shown.before, one.best, texts)
    gain = _gain(shown.of.view, one, texts)
    if shown.played is None or shown.best is None or shown.played == shown.best:
        return texts("review-better", moves=said, gain=gain)
    mark, points = letter(_marks(shown)[1]), signed(shown.best.delta)
    return texts("review-better-marked", mark=mark, points=points, moves=said, gain=gain)


def _gain(view: GameView, one: ReviewedTurn, texts: Texts) -> str:
    """Say what the better turn was worth, and for whom it is less: a rival, or its own lord."""
    said, better = _own_gain(one, texts), one.better or one.after
    less = [was - now for was, now in zip(one.after.points, better.points, strict=True)]
    own = one.kingdom - 1
    rivals = [place for place in range(len(less)) if place != own]
    most = max(rivals, key=less.__getitem__)
    told = [place for place, least in ((most, FEWER), (own, 1)) if round(less[place]) >= least]
    for place in told:
        lord = words.lords(view, view.kingdoms[place].seats[0], texts)
        said = texts("review-gain-less", gain=said, lord=lord, points=round(less[place]))
    return said


def _own_gain(one: ReviewedTurn, texts: Texts) -> str:
    """Say what the better turn was worth, in points and in the chance of winning, or in one."""
    points = round(one.points_lost)
    better, played = map(_percent, _chances(one))
    if one.loss < LEAST or better == played:
        return texts("review-gain-points", points=max(1, points))
    if points < 1:
        return texts("review-gain-chance", better=better, played=played)
    return texts("review-gain", points=points, better=better, played=played)


def _chances(one: ReviewedTurn) -> tuple[float, float]:
    """Return its kingdom's chance of winning with the better turn, and as it was played."""
    own = one.kingdom - 1
    return (one.better or one.after).chances[own], one.after.chances[own]


def _outlooks(view: GameView, better: Outlook | None, after: Outlook, texts: Texts) -> list[str]:
    """Say everybody's chance and points after the turn, beside those with a better one."""
    first = better or after
    return [
        texts(
            "review-outlook-one" if better else "review-outlook-alone",
            lord=words.lords(view, kingdom.seats[0], texts),
            percent=_percent(first.chances[place]),
            later=_percent(after.chances[place]),
            points=round(first.points[place]),
            after=round(after.points[place]),
        )
        for place, kingdom in enumerate(view.kingdoms)
    ]


def _board(shown: ReviewedStep, played: Sequence[Move]) -> PanelPicture:
    """Return the lord's kingdom before the turn, with the spot played and the better one."""
    marks = _marks(shown)
    spots = [(marks[0], shown.played)]
    if shown.best != shown.played:
        spots.append((marks[1], shown.best))
    return PanelPicture(
        shown.before,
        shown.turn.seat,
        shown.domino,
        tuple(_candidate(number, spot) for number, spot in spots if spot is not None),
        taken=next((move.domino for move in played if move.kind is Kind.CHOOSE), None),
        own=shown.turn.seat == shown.of.mine,
    )


def _candidate(number: int, spot: Spot) -> Candidate:
    return Candidate(number, spot.left, spot.right, spot.delta)


def _arrows(fact: ReviewFact, step: int, whose: int, texts: Texts) -> Row | None:
    """Build the arrows to the turns before and after, among those that are looked through."""
    steps, ids = steps_of(fact, whose), Ids(GAME, fact.game)
    before = max((one for one in steps if one < step), default=None)
    after = min((one for one in steps if one > step), default=None)

    def to(key: str, other: int | None, style: Style) -> Button:
        way = ids("review", step if other is None else other, whose, key)
        return Button(texts.plain(f"replay-{key}"), way, style, off=other is None)

    return row(
        to("back", before, Style.PLAIN),
        to("next", after, Style.MAIN),
        Button(texts.plain("review-overview"), ids("review")),
    )


def _lords(fact: ReviewFact, step: int, whose: int, texts: Texts) -> Select:
    """Build the select of whose turns the arrows lead to."""
    labels = {"0": texts.plain("review-whose-all")}
    for seat, called in enumerate(fact.view.names, start=1):
        if steps_of(fact, seat):
            lord = words.short_name(called, 2 * NAMED)
            labels[str(seat)] = texts.plain("review-whose-one", lord=lord)
    return choice(
        texts.plain("review-whose"), Ids(GAME, fact.game)("whose", step), labels, str(whose)
    )


def _ways(fact: ReviewFact, step: int, texts: Texts) -> Row | None:
    return row(Button(texts.plain("review-replay"), Ids(GAME, fact.game)("replay", step)))


# -- moves in words --------------------------------------------------------------------------------


def _differing(moves: Sequence[Move], others: Sequence[Move]) -> list[Move]:
    """Return the moves of a turn that another one does not have; all, if it has all of them."""
    return [move for move in moves if move not in others] or list(moves)


def _percent(share: float) -> int:
    return round(100 * share)
