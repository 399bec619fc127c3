"""A set-up in words, as every screen that names one says it."""

from __future__ import annotations

from cogs.tables.choices import DYNASTY, EXTRAS, VARIANTS, lords_of, why_not
from locales import Texts, name
from render import effects
from services.facts import InvitedFact, SeatFact, Setup, TableFact

DOT = " · "


def box_name(setup: Setup, texts: Texts) -> str:
    """Name the box; the Mighty Duel goes by its own name."""
    if "mighty_duel" in setup.variants:
        return texts.plain("common-variant-mighty_duel")
    return texts.plain(f"common-box-{setup.box}")


def variant_names(setup: Setup, texts: Texts) -> list[str]:
    """Name what is chosen, apart from what the box's name says already."""
    extras = [texts.plain(f"setup-with-{extra}") for extra in EXTRAS if getattr(setup, extra)]
    kept = [v for v in VARIANTS if v in setup.variants and v != "mighty_duel"]
    names = [*extras, *(texts.plain(f"common-variant-{variant}") for variant in kept)]
    return [*names, texts.plain("setup-dynasty")] if setup.dynasty else names


def setup_line(setup: Setup, texts: Texts) -> str:
    """Say a set-up in full: Kingdomino · 4 lords · 5×5 · 12 rounds · Harmony."""
    options = setup.options()
    facts = (
        box_name(setup, texts),
        texts.plain("setup-lords", lords=setup.lords),
        texts.plain("setup-grid", side=options.grid),
        texts.plain("setup-rounds", rounds=options.rounds),
    )
    return DOT.join((*facts, *variant_names(setup, texts)))


def finer_lines(setup: Setup, texts: Texts) -> list[str]:
    """Say which quests are played, and how partners are found, where there are some."""
    lines = []
    if setup.quests:
        quests = [effects.quest_name(quest, texts) for quest in setup.quests]
        lines.append(texts("setup-quests-two", quests=texts.listed(quests)))
    elif setup.giants:
        lines.append(texts("setup-quests-none"))
    if setup.teams:
        lines.append(texts(f"setup-partners-{setup.partners}-line"))
    return lines


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
    """Say once what a change ruled out, beside what is chosen now."""
    if dropped == "lords":
        lords = texts("setup-lords", lords=setup.lords)
        return texts("setup-off-lords", lords=lords, box=texts(f"common-box-{setup.box}"))
    why = why_not(setup, dropped)
    own = f"setup-off-{dropped}-{why}"
    if texts.has(own):
        return texts(own)
    return texts(f"setup-off-any-{why}", **_called(dropped, setup, texts))


def absent_line(word: str, setup: Setup, texts: Texts) -> str:
    """Say why a variant can't be had."""
    why = why_not(setup, word)
    own = f"setup-no-{word}-{why}"
    if texts.has(own):
        return texts(own)
    return texts(f"setup-no-any-{why}", **_called(word, setup, texts))


def _called(word: str, setup: Setup, texts: Texts) -> dict[str, str]:
    """Name a word and the box, as the common reasons do."""
    return {"variant": variant_name(word, texts), "box": texts(f"common-box-{setup.box}")}


def only_lords(setup: Setup, texts: Texts) -> str:
    """Say for how many lords a box is, beside its giants where they are chosen."""
    numbers = lords_of(setup)
    least, most = numbers[0], numbers[-1]
    key = "setup-only-lords" if least == most else "setup-only-lords-range"
    return texts(key, box=texts(f"common-box-{setup.box}"), least=least, most=most)


def variant_name(word: str, texts: Texts) -> str:
    """Name a variant, Dynasty and the extras among them."""
    if word in VARIANTS:
        return texts.plain(f"common-variant-{word}")
    return texts.plain("common-dynasty" if word == DYNASTY else f"setup-extra-{word}")


def seat_line(table: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Say who has a seat of an open table, or for whom it is kept."""
    key, sitter = _sitter(table, seat)
    return texts(f"setup-seat{key}", seat=seat.seat, name=sitter)


def team_line(table: TableFact, seat: SeatFact, texts: Texts) -> str:
    """Say who shares a kingdom at an open table: "1 + 4 · **Ann** (host) and *free*"."""
    partner = table.seats[seat.seat - 1 + len(table.seats) // 2]
    sitting = [
        texts(f"setup-team{key}", name=sitter)
        for key, sitter in (_sitter(table, seat), _sitter(table, partner))
    ]
    return texts(
        "setup-team-line",
        seats=f"{seat.seat} + {partner.seat}",
        first=sitting[0],
        second=sitting[1],
    )


def _sitter(table: TableFact, seat: SeatFact) -> tuple[str, str]:
    """Say what a seat is, as the end of a key, and with whose name."""
    if seat.user is None:
        kept = next((one for one in table.invited if _keeps(one, seat.seat)), None)
        return ("-kept", name(kept.name)) if kept else ("-free", "")
    return ("-host" if seat.user == table.host else "-taken", name(seat.name or ""))


def _keeps(invited: InvitedFact, seat: int) -> bool:
    return invited.seat == seat and invited.state == "waiting"


def channel(id: int) -> str:
    """Mention a channel or thread."""
    return f"<#{id}>"
