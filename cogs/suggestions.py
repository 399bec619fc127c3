"""Suggestions of commands: those that fit what is typed, each with a label of its own."""

import asyncio
import re
import unicodedata
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Final

from clock import Clock
from cogs.screen import OPTIONS
from services.facts.names import folded

Suggestion = tuple[str, str]
"""What is shown, and the value it stands for."""
LABEL: Final = 100
"""Discord's limit for a suggestion, in units of UTF-16."""
MARK: Final = 12
"""How long a value may be to stand behind equal labels."""
BEGUN: Final = ("", "#", "+", "-", "\N{MINUS SIGN}")
"""What may be the beginning of anything."""
_BARE: Final = re.compile(r"(?<!\w)[-+#](?=\d)|[^\W_]")
_FLAGS: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))

REMEMBERED: Final = 10
"""For how many seconds lists are remembered: the letters typed meanwhile only filter them."""
PEOPLE: Final = 1000
_Lists = dict[Hashable, asyncio.Future[Sequence[Suggestion]]]


class Remembered:
    """The lists that people were suggested within the last seconds, until they do something.

    Each is found once: the letters that come meanwhile wait for the same list.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[int, tuple[int, _Lists]] = {}

    async def once(
        self, user: int, key: Hashable, find: Callable[[], Awaitable[Sequence[Suggestion]]]
    ) -> Sequence[Suggestion]:
        """Return a person's list of a kind, found now or within the last seconds."""
        now = self._clock.passed()
        since, lists = self._known.get(user, (now, {}))
        if now - since >= REMEMBERED:
            since, lists = now, {}
        if len(self._known) >= PEOPLE:
            self._known.clear()
        self._known[user] = since, lists
        found = lists.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = lists[key] = asyncio.ensure_future(find())
        return await asyncio.shield(found)

    def forget(self, user: int) -> None:
        """Forget a person's lists, since they do something."""
        self._known.pop(user, None)


def matching(found: Sequence[Suggestion], current: str) -> Sequence[Suggestion]:
    """Keep the suggestions that contain the typed text, first those that begin with it.

    Text without letters and figures is looked for as it is: a name may be an emoji.
    """
    typed, signs = _bare(current), folded(current)
    if not typed and signs not in BEGUN:
        return [pair for pair in found if any(signs in folded(one) for one in pair)][:OPTIONS]
    fitting = [pair for pair in found if typed in _bare(pair[0]) or typed in _bare(pair[1])]
    fitting.sort(key=lambda pair: not any(_bare(one).startswith(typed) for one in pair))
    return fitting[:OPTIONS]


def understood_first(
    understood: Sequence[Suggestion], found: Sequence[Suggestion], current: str
) -> list[Suggestion]:
    """Put what the typed text was understood as before the suggestions that contain it."""
    known = {value for _, value in understood}
    return [*understood, *(pair for pair in matching(found, current) if pair[1] not in known)]


def _bare(text: str) -> str:
    """Return letters, figures and signs of numbers alone, without case and accents."""
    return "".join(_BARE.findall(folded(text).replace("\N{MINUS SIGN}", "-")))


def distinct(found: Sequence[Suggestion]) -> list[Suggestion]:
    """Give each suggestion a label of its own that Discord takes; equal ones bear their value.

    Those whose value it does not take are left out: with one of them it shows none.
    """
    found = [(label, value) for label, value in found if len(value) <= LABEL]
    labels = Counter(_cut(label, LABEL) for label, _ in found)
    shown: dict[str, str] = {}
    for at, (label, value) in enumerate(found, 1):
        cut = _cut(label, LABEL)
        if labels[cut] > 1 or cut in shown:
            mark = value if len(value) <= MARK and f" · {value}" not in label else f"{at}"
            cut = f"{_cut(label, LABEL - len(mark) - 3)} · {mark}"
        shown[cut] = value
    return list(shown.items())


def _cut(label: str, longest: int) -> str:
    """Cut a label to so many units of UTF-16, between characters that people see."""
    if _units(label) <= longest:
        return label
    kept = label[:longest]
    while kept and (_units(kept) >= longest or _is_inside(label, len(kept))):
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", errors="surrogatepass")) // 2


def _is_inside(text: str, place: int) -> bool:
    """Whether a place in a text lies within a character that people see as one."""
    before, after = text[place - 1], text[place]
    joined = "\u200d" in (before, after)
    mark = unicodedata.category(after) in ("Mn", "Me", "Mc", "Sk")
    flags = text[:place].rstrip(_FLAGS)
    half = after in _FLAGS and (place - len(flags)) % 2 == 1
    return joined or mark or half
