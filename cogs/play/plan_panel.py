"""A turn planned ahead: its panel, the list of plans, and what became of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

import locales
from cogs.codec import GAME, CustomId, Ids
from cogs.play import game_buttons, words
from cogs.play.spot_controls import (
    SpotIds,
    halves_on,
    lettered,
    numbered,
    spot_list,
    spot_picture,
)
from cogs.play.turn_controls import is_roomy
from cogs.screen import (
    Button,
    Option,
    Part,
    Picture,
    Ping,
    Row,
    Screen,
    Select,
    Style,
    Text,
    row,
    screen,
    small,
)
from engine import GameView, LineSlot
from locales import Texts, name, signed
from render.requests import PanelPicture
from services.facts.games import GameFact
from services.facts.news import PlanNews
from services.facts.panels import Spot
from services.facts.plans import Plan, PlanFact, PlanPanelFact

NONE: Final = "-"
RULES: Final[Mapping[str, str]] = {"a": "ask", "l": "lowest", "h": "highest"}
"""What to take if no wish is free, by its letter in ids."""
LETTER: Final = {rule: letter for letter, rule in RULES.items()}
ELSE: Final = "else."
"""Begins the values of the list of wishes that say what to take if no wish is free."""
MOST_TAXES: Final = 2


@dataclass(frozen=True, slots=True)
class PlanIds:
    """Makes the ids of a plan's panel: each holds the whole plan as it is after the press.

    `mark` makes the ids of buttons that lead to the same plan different.
    """

    fact: PlanPanelFact

    def __call__(self, action: str, mark: str, plan: Plan) -> CustomId:
        game, seat = self.fact.game, self.fact.seat.seat
        round, _, what = self.fact.turn.partition(".")
        spot, taxes = "".join(plan.spot or ()), "".join(plan.taxes)
        whole = (mark, round, what, spot or NONE, taxes or NONE, LETTER[plan.otherwise])
        return Ids(GAME, game.id, seat, game.version)(action, *whole, *plan.wishes)


def panel(fact: PlanPanelFact, texts: Texts, *, page: int | None = None, note: str = "") -> Screen:
    """Show a plan being made; `page` is that of the list of spots, `note` comes first."""
    ids = Ids(GAME, fact.game.id)
    keep = PlanIds(fact)("pkeep", "k", fact.plan)
    clear = PlanIds(fact)("pclear", "c", Plan())
    kept = fact.is_kept or not fact.ready
    return screen(
        Text("\n".join(_heading(fact, texts, note))),
        Picture(_picture(fact)),
        Text(" ".join(_result(fact, texts))),
        *_placing(fact, texts, page),
        _wishes(fact, texts),
        _taxes(fact, texts),
        Text(_how(fact, texts)),
        row(
            Button(texts.plain("plan-button-keep"), keep, Style.GO, off=kept),
            Button(texts.plain("plan-button-clear"), clear),
            Button(texts.plain("panel-look"), ids("look")),
        ),
        accent=words.accent(fact.seat.seat),
    )


# -- what is ---------------------------------------------------------------------------------------


def _heading(fact: PlanPanelFact, texts: Texts, note: str) -> list[str]:
    view = fact.composition.view
    lines = [
        texts("plan-title", round=words.round_of(view, texts)),
        texts("panel-table", table=words.table_name(fact.game)),
    ]
    lines += [note] if note else []
    lines += [_news(fact, texts)] if _news(fact, texts) else []
    if fact.gone:
        said = texts.listed([words.bold_number(view, one) for one in fact.gone])
        lines.append(texts("plan-gone", dominoes=said, count=len(fact.gone)))
    return [*lines, *_task(fact, texts)]


def _news(fact: PlanPanelFact, texts: Texts) -> str:
    if fact.news:
        return texts(f"plan-{fact.news}")
    if fact.kept is None:
        return texts("plan-unkept") if fact.ready else ""
    return texts("plan-waits" if fact.is_kept else "plan-differs")


def _task(fact: PlanPanelFact, texts: Texts) -> list[str]:
    if fact.domino is None:
        return [texts("plan-first")]
    domino = words.bold_number(fact.game.view, fact.domino)
    if fact.discards:
        return [texts("plan-nowhere", domino=domino)]
    halves = words.halves(fact.domino, texts)
    arrives = [texts("plan-arrives", domino=domino)] if fact.arrives else []
    return [texts("plan-place", domino=domino, halves=halves), *arrives]


def _picture(fact: PlanPanelFact) -> PanelPicture:
    plan = fact.plan
    return spot_picture(fact, plan.spot, plan.wishes[0] if plan.wishes else None)


def _result(fact: PlanPanelFact, texts: Texts) -> list[str]:
    """Say what the plan would do, or what to tap first."""
    if fact.domino is not None and fact.plan.spot is None and not fact.discards:
        by_letter = is_roomy(fact.game.view) and numbered(fact)
        wished = _further(fact.composition.view, fact.plan, texts, ()) if fact.plan.wishes else []
        return [*wished, texts("plan-tap" if by_letter else "plan-tap-spot")]
    if not fact.ready and fact.line:
        return [texts("plan-tap-wish")]
    placed = []
    if fact.domino is not None and fact.plan.spot is not None:
        domino = words.bold_number(fact.game.view, fact.domino)
        spot, gain = locales.spot(*fact.plan.spot), signed(fact.gain)
        placed = [
            texts("plan-at", domino=domino, spot=spot, gain=gain, total=fact.total),
            *_lies(fact, fact.domino, fact.plan.spot, texts),
        ]
    return [*placed, *_further(fact.composition.view, fact.plan, texts, fact.line)]


def _lies(fact: PlanPanelFact, domino: str, squares: tuple[str, str], texts: Texts) -> list[str]:
    """Say which half lies where, and the bonuses that the spot wins or loses."""
    halves = words.capital(halves_on(domino, squares, texts))
    ranked = fact.spots.ranked if fact.spots is not None else ()
    changes = next((one.changes for one in ranked if one.squares == squares), ())
    return [texts("panel-lie-halves", halves=halves), *words.bonus_changes(changes, texts)]


def _further(view: GameView, plan: Plan, texts: Texts, line: Sequence[str]) -> list[str]:
    """Say the taxes and the wishes of a plan."""
    said = []
    if plan.taxes:
        squares = texts.listed([f"**{square}**" for square in plan.taxes])
        said.append(texts("plan-taxes", squares=squares, count=len(plan.taxes)))
    if plan.wishes:
        said += [texts("plan-wishes", wishes=_wished(view, plan.wishes, texts))]
        asks = plan.otherwise == "ask"
        key = "plan-otherwise-ask" if asks else "plan-otherwise"
        said.append(texts(key, which=plan.otherwise))
    elif plan.otherwise != "ask":
        said.append(texts("plan-only", which=plan.otherwise))
    elif line:
        said.append(texts("plan-asks-wish"))
    return said


def _wished(view: GameView, wishes: Sequence[str], texts: Texts) -> str:
    first, *others = (words.bold_number(view, one) for one in wishes)
    for other in others:
        first = texts("plan-else", first=first, then=other)
    return first


def _how(fact: PlanPanelFact, texts: Texts) -> str:
    """Say when the plan plays, and that of a line not laid out yet nothing can be wished for."""
    if fact.chooses and not fact.line:
        return f"{small(texts('plan-no-line'))}\n{small(texts('plan-how-spot'))}"
    shared = len(fact.game.view.kingdom_of(fact.seat.seat).seats) > 1
    return small(texts("plan-how", team="yes" if shared else "no"))


# -- placing ---------------------------------------------------------------------------------------


def _laid(fact: PlanPanelFact, spot: Spot) -> Plan:
    """Return the plan with the domino on a spot; another one has no taxes yet."""
    if spot.squares == fact.plan.spot:
        return fact.plan
    return replace(fact.plan, spot=spot.squares, taxes=())


def _placing(fact: PlanPanelFact, texts: Texts, page: int | None) -> list[Part]:
    ids = PlanIds(fact)
    makers = SpotIds(
        number=lambda spot: ids("pplace", str(spot.number), _laid(fact, spot)),
        arrow=lambda way, spot: ids("pplace", way, _laid(fact, spot) if spot else fact.plan),
        every=ids("pplace", "s", fact.plan),
    )
    best = lettered(fact, fact.plan.spot, makers, texts) if is_roomy(fact.game.view) else ()
    listed = spot_list(fact, fact.plan.spot, makers, texts, page)
    return [*([Row(best)] if best else []), *([listed] if listed is not None else [])]


# -- wishing ---------------------------------------------------------------------------------------


def with_wish_toggled(plan: Plan, domino: str) -> Plan:
    """Return a plan with a domino as its last wish, or without it if it was a wish."""
    if domino in plan.wishes:
        return replace(plan, wishes=tuple(one for one in plan.wishes if one != domino))
    return replace(plan, wishes=(*plan.wishes, domino))


def _wishes(fact: PlanPanelFact, texts: Texts) -> Select | None:
    """List the free dominoes of the line, the wishes numbered; then what to take without a wish."""
    view, plan = fact.game.view, fact.plan
    free = [slot for slot in view.next_line if slot.seat is None] if fact.line else []
    if not free:
        return None
    options = [Option(_wish(fact, slot, texts), slot.domino.lower()) for slot in free]
    options += [
        Option(
            texts.plain("plan-select-ask" if rule == "ask" else "plan-select", which=rule),
            f"{ELSE}{letter}",
        )
        for letter, rule in RULES.items()
    ]
    placeholder = texts.plain("plan-wish-list")
    return Select(placeholder, PlanIds(fact)("wish", "s", plan), tuple(options))


def _wish(fact: PlanPanelFact, slot: LineSlot, texts: Texts) -> str:
    """Name a domino to wish for, with its place among the wishes."""
    label, wishes = words.domino_choice(fact.game.view, slot, texts), fact.plan.wishes
    if slot.domino not in wishes:
        return label
    return texts.plain("plan-wish", domino=label, place=wishes.index(slot.domino) + 1)


def _taxes(fact: PlanPanelFact, texts: Texts) -> Select | None:
    """Return the list of squares for knights, up to two at once."""
    if not fact.taxes:
        return None
    options = tuple(
        Option(
            texts.plain(
                "town-choice-tax",
                square=one.square,
                terrain=texts.plain(f"common-terrain-{one.terrain}"),
                coins=one.coins,
            ),
            one.square,
            chosen=one.chosen,
        )
        for one in fact.taxes
    )
    none = Option(texts.plain("plan-select-tax-none"), NONE)
    id = PlanIds(fact)("ptax", "s", replace(fact.plan, taxes=()))
    most = min(MOST_TAXES, len(options))
    return Select(texts.plain("plan-select-tax"), id, (*options, none), most=most)


# -- what became of plans --------------------------------------------------------------------------


def log(
    game: GameFact,
    plans: Sequence[PlanFact],
    texts: Texts,
    *,
    seat: int,
    may_plan: bool,
    note: str = "",
) -> Screen:
    """Show a lord's own plans: those that wait, then what became of the others."""
    waiting = [one for one in plans if one.state == "waiting"]
    lines = [texts("plan-log-title", table=words.table_name(game)), *([note] if note else [])]
    lines += [_waits(game, one, texts) for one in waiting]
    lines += [_settled(game, one, texts) for one in plans if one.state != "waiting"]
    if not plans:
        lines.append(texts("plan-log-none"))
    ids = Ids(GAME, game.id)
    clear = Ids(GAME, game.id, seat, game.version)("pclear")
    return screen(
        Text("\n".join(lines)),
        Text(small(texts("plan-log-hidden"))),
        row(
            Button(texts.plain("plan-button-mine"), ids("plan"), Style.MAIN) if may_plan else None,
            Button(texts.plain("plan-button-clear"), clear) if waiting else None,
            Button(texts.plain("panel-look"), ids("look")),
        ),
        accent=words.accent(seat),
    )


def _turn(game: GameFact, plan: PlanFact, texts: Texts) -> str:
    if plan.domino is None:
        return texts("plan-turn-start")
    domino = words.bold_number(game.view, plan.domino)
    return texts("plan-turn", round=plan.round, domino=domino)


def _waits(game: GameFact, plan: PlanFact, texts: Texts) -> str:
    said = []
    if plan.plan.spot is not None and plan.domino is not None:
        said.append(f"**{locales.spot(*plan.plan.spot)}**.")
    said += _further(game.view, plan.plan, texts, () if plan.asks else (" ",))
    return texts("plan-log-waits", turn=_turn(game, plan, texts), plan=" ".join(said))


def _settled(game: GameFact, plan: PlanFact, texts: Texts) -> str:
    when = f"<t:{plan.settled}:R>"
    said = {"turn": _turn(game, plan, texts), "fate": fate(game, plan, texts)}
    return texts("plan-log-line", when=when, **said)


def fate(game: GameFact, plan: PlanFact, texts: Texts) -> str:
    stored, view = plan.fate, game.view
    gone = [words.bold_number(view, str(one)) for one in cast(Any, stored.get("gone", ()))]
    taken, count = texts.listed(gone), len(gone)
    if plan.state == "played":
        also = [texts("plan-fate-gone", dominoes=taken, count=count)] if gone else []
        return " ".join([_played(view, stored, texts), *also])
    code = str(stored.get("code", "cleared"))
    also = [texts("plan-fate-drafted")] if stored.get("drafted") else []
    if code == "wishes_taken":
        said = texts("plan-fate-wishes_taken", dominoes=taken, count=count)
    elif code == "giant_came":
        said = texts("plan-fate-giant_came", square=f"**{stored['square']}**")
    elif code == "kingdom_changed":
        said = texts(f"plan-fate-kingdom_changed-{stored['what']}")
    else:
        said = texts(f"plan-fate-{code}")
    return " ".join([said, *also])


def _played(view: GameView, stored: Mapping[str, object], texts: Texts) -> str:
    domino, took, spot = (stored.get(key) for key in ("domino", "took", "spot"))
    said: dict[str, str] = {}
    if domino is not None:
        said["domino"] = words.bold_number(view, str(domino))
    if took is not None:
        said["took"] = words.bold_number(view, str(took))
    if domino is None:
        return texts("plan-fate-played-chose", **said)
    if spot is None:
        return texts("plan-fate-played-discarded", **said)
    left, right = cast("Sequence[str]", spot)
    said["spot"] = f"**{locales.spot(left, right)}**"
    return texts("plan-fate-played" if took is not None else "plan-fate-played-last", **said)


def fates(game: GameFact, plans: Sequence[PlanFact], texts: Texts) -> list[str]:
    return [fate(game, one, texts) for one in plans]


def news(body: PlanNews, texts: Texts, *, server: str) -> Ping:
    """Notify a lord by direct message, silently, of what became of their plan."""
    game, plan = body.game, body.plan
    heading = texts(
        "plan-news",
        table=words.table_name(game),
        server=name(server),
        turn=_turn(game, plan, texts),
    )
    ids = Ids(GAME, game.id, plan.seat, game.version)
    may = plan.state == "played" and game.may_take_back == plan.seat
    play = game_buttons.play(game, plan.seat, texts)
    back = Button(texts.plain("panel-take-back"), ids("takeback"))
    on_turn = game.seat_on_turn is not None and game.seat_on_turn.seat == plan.seat
    buttons = row(
        play if on_turn and plan.state != "played" else None,
        back if may else None,
        Button(texts.plain("plan-button-log"), ids("plans")),
    )
    content = f"{heading}\n{fate(game, plan, texts)}"
    return Ping(content, (buttons,) if buttons else (), silent=True)
