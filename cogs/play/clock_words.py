"""The clock of the turn in progress in words: when it ends, or why it is stopped."""

from cogs.codec import GAME, Ids
from cogs.play import words
from cogs.screen import Button
from locales import Texts
from services.facts.games import GameFact
from services.facts.tables import TableFact


def relative(at: int) -> str:
    """Write a time as each reader's Discord shows it: "in 3 hours"."""
    return f"<t:{at}:R>"


def full(at: int) -> str:
    """Write a time as each reader's Discord shows it: date and time of day."""
    return f"<t:{at}:f>"


def state(game: GameFact, texts: Texts) -> tuple[str, dict[str, str]]:
    """Return the state of the clock: the ending of a text's key, and the variables of that text.

    At a tournament's table a turn ends with its round at the latest, and says so.

    "-paused" (`since`), "-stands" (paused, `until`), "-away" (the clock waits for the
    lord on turn, `until`), "-ends" (`ends`), or "-free" if there is no limit.
    """
    clock = game.clock
    if clock is None or game.over or game.seat_on_turn is None:
        return "-free", {}
    if clock.paused is not None and clock.paused_until is not None:
        return "-stands", {"until": full(clock.paused_until)}
    if clock.paused is not None:
        return "-paused", {"since": full(clock.paused)}
    if clock.deadline is None:
        return "-free", {}
    if clock.away_until is not None:
        return "-away", {"until": full(clock.away_until)}
    ends, last = relative(clock.deadline), game.table.ends
    if last is not None and clock.deadline >= last:
        ends = texts("table-ends-round", ends=ends)
    return "-ends", {"ends": ends}


def sentence(game: GameFact, texts: Texts) -> str:
    """Say the state of the clock in a sentence of its own; "" if there is no limit.

    Nor is anything said of the turn of a computer lord, which no clock ends.
    """
    ending, said = state(game, texts)
    computer = game.seat_on_turn is not None and game.seat_on_turn.computer
    if not said or (computer and ending == "-ends"):
        return ""
    lord = words.seat_name(game.seat_on_turn)
    return texts(f"panel-clock{ending}", **{"lord": lord, **said})


def more_time(game: GameFact, texts: Texts) -> tuple[Button, ...]:
    """Return the button to ask for more time if a clock runs; it is not bound to a turn."""
    if state(game, texts)[0] != "-ends":
        return ()
    return (Button(texts.plain("vote-menu-time"), Ids(GAME, game.id)("moretime")),)


def seed_follows(table: TableFact, texts: Texts) -> str:
    """Say when the seed of a game follows whose draw others still play."""
    ends = "" if table.ends is None else full(table.ends)
    known = "day" if table.tournament is None else "yes" if ends else "no"
    return texts("table-seed-follows", known=known, ends=ends)
