"""A set-up in words, as every screen that names one says it."""

from __future__ import annotations

from cogs.tables.choices import DYNASTY, VARIANTS, lords_of, why_not
from engine import Options
from locales import Texts, name
from services.facts import InvitedFact, SeatFact, Setup, TableFact

DOT = " · "


def box_name(setup: Setup, texts: Texts) -> str:
    """Name the box; the Mighty Duel goes by its own name."""
    if "mighty_duel" in setup.variants:
        return texts.plain("common-variant-mighty_duel")
    return texts.plain(f"common-box-{setup.box}")


def variant_names(setup: Setup, texts: Texts) -> list[str]:
    """Name the variants that the box's name does not say already."""
    kept = [v for v in VARIANTS if v in setup.variants and v != "mighty_duel"]
    names = [texts.plain(f"common-variant-{variant}") for variant in kept]
    return [*names, texts.plain("setup-dynasty")] if setup.dynasty else names


def setup_line(setup: Setup, texts: Texts) -> str:
    """Say a set-up in full: Kingdomino · 4 lords · 5×5 · 12 rounds · Harmony."""
    options = Options(box=setup.box, players=setup.lords, variants=setup.variants)
    facts = (
        box_name(setup, texts),
        texts.plain("setup-lords", lords=setup.lords),
        texts.plain("setup-grid", side=options.grid),
        texts.plain("setup-rounds", rounds=options.rounds),
    )
    return DOT.join((*facts, *variant_names(setup, texts)))


def setup_short(setup: Setup, texts: Texts) -> str:
    """Say a set-up in short: Kingdomino, 4 lords, Harmony."""
    lords = texts.plain("setup-lords", lords=setup.lords)
    return ", ".join((box_name(setup, texts), lords, *variant_names(setup, texts)))


def who_line(setup: Setup, texts: Texts) -> str:
    """Say that there is no time limit, and who may join."""
    return DOT.join((texts("setup-no-limit"), who(setup, texts)))


def who(setup: Setup, texts: Texts) -> str:
    """Say who may join."""
    if setup.who != "role":
        return texts(f"setup-who-{setup.who}")
    if setup.role is None:
        return texts("setup-who-no-role")
    return texts("setup-who-role", role=f"<@&{setup.role}>")


def dropped_line(dropped: str, setup: Setup, texts: Texts) -> str:
    """Say once what a change ruled out: a variant, or the number of lords."""
    if dropped == "lords":
        lords = texts("setup-lords", lords=setup.lords)
        return texts("setup-off-lords", lords=lords, box=texts(f"common-box-{setup.box}"))
    key = f"setup-off-{dropped}-{why_not(setup.box, dropped)}"
    if texts.has(key):
        return texts(key)
    return texts("setup-off-variant", variant=texts(f"common-variant-{dropped}"))


def only_lords(box: str, texts: Texts) -> str:
    """Say for how many lords a box is."""
    least, *_, most = (*lords_of(box), lords_of(box)[-1])
    key = "setup-only-lords" if least == most else "setup-only-lords-range"
    return texts(key, box=texts(f"common-box-{box}"), least=least, most=most)


def variant_name(variant: str, texts: Texts) -> str:
    """Name a variant, Dynasty among them."""
    return texts.plain("common-dynasty" if variant == DYNASTY else f"common-variant-{variant}")


def absent_line(variant: str, box: str, texts: Texts) -> str:
    """Say why a variant is not listed."""
    return texts(f"setup-no-{variant}-{why_not(box, variant)}")


def seat_line(table: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Say who has a seat of an open table, or for whom it is kept."""
    if seat.user is None:
        kept = next((one for one in table.invited if _keeps(one, seat.seat)), None)
        if kept is None:
            return texts("setup-seat-free", seat=seat.seat)
        return texts("setup-seat-kept", seat=seat.seat, name=name(kept.name))
    key = "setup-seat-host" if seat.user == table.host else "setup-seat"
    return texts(key, seat=seat.seat, name=name(seat.name or ""))


def _keeps(invited: InvitedFact, seat: int) -> bool:
    return invited.seat == seat and invited.state == "waiting"


def channel(id: int) -> str:
    """Mention a channel or thread."""
    return f"<#{id}>"
