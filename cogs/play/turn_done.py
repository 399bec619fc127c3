"""The screen after a turn: what it did, whose turn it is, and what to do next."""

import locales
from cogs.codec import GAME, LISTS, Ids
from cogs.play import clock_words, giants_tab, town_words, words
from cogs.screen import Button, Screen, Style, Text, row, screen
from locales import Texts, signed
from render.words import effects
from services.facts.games import TurnReport
from services.facts.panels import TurnEnded
from services.state.plans import can_plan


def done(ended: TurnEnded, texts: Texts) -> Screen:
    """Show that the turn is over, whose turn it is, and what to do next."""
    game, seat = ended.game, ended.report.seat
    ids = Ids(GAME, game.id, seat, game.version)
    following = " ".join(filter(None, (_next(ended, texts), _clock(ended, texts))))
    lines = [texts("panel-done-title"), outcome(ended, texts), following]
    if ended.may_take_back and game.seat_on_turn:
        if game.table.solo:
            lines.append(texts("panel-done-may-alone"))
        elif game.seat_on_turn.computer:
            lines.append(texts("panel-done-may-minute", lord=words.seat_name(game.seat_on_turn)))
        else:
            lines.append(texts("panel-done-may", lord=words.seat_name(game.seat_on_turn)))
    waiting = texts.plain("panel-next-game", count=ended.waiting)
    return screen(
        Text("\n".join(lines)),
        row(
            Button(texts.plain("panel-take-back"), ids("takeback"))
            if ended.may_take_back
            else None,
            Button(waiting, Ids(LISTS)("next"), Style.MAIN) if ended.waiting else None,
            _to_plan(ended, texts),
            Button(texts.plain("panel-look"), ids.for_anybody()("look")),
        ),
        accent=words.accent(seat),
    )


def _to_plan(ended: TurnEnded, texts: Texts) -> Button | None:
    """Return the button to the plan of the next turn, if that is known."""
    game = ended.game
    if not can_plan(game, game.table.seats[ended.report.seat - 1]):
        return None
    return Button(texts.plain("plan-button-next"), Ids(GAME, game.id)("plan"))


def outcome(fact: TurnEnded, texts: Texts) -> str:
    """Say what the turn did."""
    one, view = fact.report, fact.game.view
    variables: dict[str, str | int] = {"total": one.total}
    if one.domino:
        variables["domino"] = words.bold_number(view, one.domino)
    if one.spot:
        variables |= {"spot": locales.spot(*one.spot), "gain": signed(one.gain)}
    if one.took:
        variables["taken"] = words.bold_number(view, one.took)
    if one.domino is None:
        return texts("panel-done-chose", **variables)
    key = "panel-done-placed" if one.spot else "panel-done-discarded"
    variables["gain"] = signed(one.gain)
    text = texts(f"{key}-took" if one.took else key, **variables)
    further = [
        *_with_giants(one, texts),
        *town_words.turn_sentences(one, texts),
        *_recruited(one, texts),
    ]
    return "\n".join([text, *further])


def _with_giants(one: TurnReport, texts: Texts) -> list[str]:
    if one.giant is not None:
        return [texts("panel-done-giant-covers", square=one.giant)]
    if words.wandered(one):
        return [texts("panel-done-wandered")]
    if one.sent is not None:
        receiver = words.bold(one.sent.name)
        return [texts("panel-done-sent", square=one.sent.square, receiver=receiver)]
    return []


def _recruited(one: TurnReport, texts: Texts) -> list[str]:
    if one.recruited is None:
        return []
    token = f"**{effects.token_name(one.recruited.token, texts)}**"
    key = "panel-done-searched" if one.recruited.searched else "panel-done-recruited"
    return [texts(key, token=token, square=one.recruited.square)]


def _clock(ended: TurnEnded, texts: Texts) -> str:
    """Say when the next turn ends; no clock runs while the game waits for a giant only."""
    return "" if giants_tab.waits_for_giant(ended.game) else clock_words.sentence(ended.game, texts)


def _next(ended: TurnEnded, texts: Texts) -> str:
    game = ended.game
    if game.seat_on_turn is None:
        return texts("panel-done-over")
    if giants_tab.waits_for_giant(game):
        return texts("panel-done-giant", lord=words.seat_name(game.seat_on_turn))
    if game.seat_on_turn.seat == ended.report.seat:
        return texts("panel-done-next-you")
    lord = words.seat_name(game.seat_on_turn)
    if not ended.before:
        return texts("panel-done-next", lord=lord)
    if {one.seat for one in ended.before} == {game.seat_on_turn.seat}:
        turns = len(ended.before)
        key = "panel-done-next-soon" if turns == 1 else "panel-done-next-row"
        return texts(key, lord=lord, turns=turns)
    return texts("panel-done-next-after", lord=lord, after=words.seat_name(ended.before[-1]))
