"""The clock of the turn in progress in words: when it ends, or why it stands (PLAY §2)."""

from __future__ import annotations

from cogs.codec import GAME, Ids
from cogs.play import words
from cogs.screen import Button
from locales import Texts
from services.facts.games import GameFact


def relative(at: int) -> str:
    """A time as each reader's Discord tells it: "in 3 hours"."""
    return f"<t:{at}:R>"


def full(at: int) -> str:
    """A time as each reader's Discord tells it: date and time of the day."""
    return f"<t:{at}:f>"


def state(game: GameFact, texts: Texts) -> tuple[str, dict[str, str]]:
    """How the clock stands: the ending of a text's key, and what that text says besides.

    A turn that would last longer ends with its round, at a tournament's table, and says so.

    "-paused" (`since`), "-stands" (paused, `until`), "-away" (`until`: the clock waits for the lord
    on turn so long), "-ends" (`ends`), or "-free" where there is no limit.
    """
    clock = game.clock
    if clock is None or game.over or game.seat_on_turn is None:
        return "-free", {}
    if clock.paused is not None and clock.paused_until is not None:
        return "-stands", {"until": full(clock.paused_until)}
    if clock.paused is not None:
        return "-paused", {"since": relative(clock.paused)}
    if clock.deadline is None:
        return "-free", {}
    if clock.away_until is not None:
        return "-away", {"until": full(clock.away_until)}
    ends, last = relative(clock.deadline), game.table.ends
    if last is not None and clock.deadline >= last:
        ends = texts("table-ends-round", ends=ends)
    return "-ends", {"ends": ends}


def sentence(game: GameFact, texts: Texts) -> str:
    """How the clock stands, in a sentence of its own; "" where there is no limit."""
    ending, said = state(game, texts)
    if not said:
        return ""
    lord = words.seat_name(game.seat_on_turn)
    return texts(f"panel-clock{ending}", **{"lord": lord, **said})


def more_time(game: GameFact, texts: Texts) -> tuple[Button, ...]:
    """The button to ask for more time, where time runs; it is not bound to a turn."""
    if state(game, texts)[0] != "-ends":
        return ()
    return (Button(texts.plain("vote-menu-time"), Ids(GAME, game.id)("moretime")),)
