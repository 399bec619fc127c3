"""The wording of every refusal: its code and data become a sentence and buttons that help."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from cogs import parse_errors, setup_errors
from cogs.codec import GAME, LISTS, PERSON, SETUP, TOURNAMENT, CustomId, Ids
from cogs.screen import Button, Screen, Style, Text, row, screen
from engine import BUILDINGS, DOMINOES, TOKENS
from locales import Texts, name, number, plain_name, spot
from render.words import effects
from services.facts import Refused
from services.facts.names import near as names_near

Data = Mapping[str, object]
Value = TypeVar("Value")

NAMES: Final = frozenset({"lord", "host", "table", "after", "partner", "preset", "cup"})
"""Keys whose values are names that people chose: shown bold, escaped and isolated."""

TIMES: Final = {"at": "R", "ends": "R", "since": "f", "until": "f"}
"""Keys whose values are times, each with Discord's style for it."""

TWO_KINDS: Final = 2
"""How many kinds of resources a face-up token of The Court costs."""

NAMED: Final = 8
"""How many organizers, or candidates for a tournament, are named."""

QUOTED: Final = 40
"""How many characters of typed text are quoted."""


@dataclass(frozen=True, slots=True)
class About:
    """The game and the table that a request was about; 0 for none."""

    game: int = 0
    table: int = 0


def refusal(
    refused: Refused, texts: Texts, *, about: About = About(), retry: CustomId | None = None
) -> Screen:
    """Build the private answer to a refusal; `retry` is the press that [Try again] repeats."""
    buttons = [_button(offer, about, texts) for offer in _offers(refused)]
    if retry is not None and retry.kind == "b":
        buttons.append(Button(texts.plain("errors-button-again"), retry, Style.MAIN))
    once = {button.id: button for button in buttons if button}  # an id once in a message
    return screen(Text(sentence(refused, texts)), row(*once.values()))


def sentence(refused: Refused, texts: Texts) -> str:
    """Say what is refused and why, and what can be done."""
    word = _WORDED.get(refused.code)
    if word is None:
        return texts(f"errors-{refused.code}", **variables(refused.data, texts))
    said = word(refused.data, texts)
    plans = refused.code == "not_your_turn" and "plan" in refused.offers
    return f"{said} {texts('errors-plan_now')}" if plans else said


def variables(data: Data, texts: Texts) -> dict[str, str | int]:
    """Turn the data of a refusal into variables of its text; others are dropped."""
    box = get(data, "box", str) or ""
    shown = {key: _variable(key, value, box, texts) for key, value in data.items()}
    return {key: value for key, value in shown.items() if value is not None}


def _variable(  # noqa: PLR0911 - one for each kind of value
    key: str, value: object, box: str, texts: Texts
) -> str | int | None:
    match value:
        case bool():
            return None
        case int() if key in TIMES:
            return f"<t:{value}:{TIMES[key]}>"
        case int():
            return f"<@&{value}>" if key == "role" else value
        case str() if key in NAMES:
            return f"**{name(value)}**"
        case str() if key == "building" and value in BUILDINGS:
            return f"**{effects.name(value, texts)}**"
        case str() if key == "token" and value in TOKENS:
            return f"**{effects.token_name(value, texts)}**"
        case str() if key == "terrain":
            return texts.plain(f"common-terrain-{value}")
        case str() if key == "domino":
            return f"**{_number(quoted(plain_name(value)), box)}**"
        case str():
            return quoted(plain_name(value))
        case tuple() if key in ("organisers", "cups", "lords"):
            more = ["…"] if len(value) > NAMED else []
            return texts.listed([f"**{name(str(one))}**" for one in value[:NAMED]] + more)
        case tuple() if key == "free":
            return texts.listed([f"**{_number(str(one), box)}**" for one in value])
        case _:
            return None


def quoted(text: str) -> str:
    """Shorten typed text to be quoted in a message."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _number(domino: str, box: str) -> str:
    """Name a domino as its game does, however it was typed; without a box by its number."""
    written = domino.upper()
    return number(written, box) if written in DOMINOES else domino


def get(data: Data, key: str, kind: type[Value]) -> Value | None:
    """Read one value of a refusal's data; None where it is missing or of another kind."""
    value = data.get(key)
    return value if isinstance(value, kind) else None


# -- codes with more than one text -----------------------------------------------------------------


def _variant(code: str, choose: Callable[[Data], str]) -> Callable[[Data, Texts], str]:
    """Return a function that chooses the text of a code by the data."""

    def word(data: Data, texts: Texts) -> str:
        ending = choose(data)
        key = f"errors-{code}-{ending}" if ending else f"errors-{code}"
        return texts(key, **variables(data, texts))

    return word


def _near(
    code: str, known: Iterable[str], called: Callable[[str, Texts], str]
) -> Callable[[Data, Texts], str]:
    """Return a function that names what has in its name what was typed, or is most like it."""

    def word(data: Data, texts: Texts) -> str:
        typed = (get(data, "text", str) or "").replace("_", " ")
        names = [called(one, texts) for one in known]
        near = names_near(typed, [(one, f"**{one}**") for one in names])
        said = variables({**data, "text": typed}, texts)
        if not near or len(near) > NAMED:
            return texts(f"errors-{code}", **said)
        return texts(f"errors-{code}-near", **said, near=texts.either(near))

    return word


def _phase(data: Data) -> str:
    """Return the part of the text key for a phase, and for what is too late in it."""
    phase = get(data, "phase", str) or "running"
    late = next((key for key in ("late", "next") if phase == "running" and key in data), "")
    return f"{phase}-{late}" if late else phase


def _turn_order(data: Data) -> str:
    """Say when the person's turn comes, and when the turn in progress ends."""
    order = "next" if data.get("next") else "after" if data.get("after") else ""
    clock = next((key for key in ("since", "until", "ends") if key in data), "")
    return "-".join(filter(None, (order, clock)))


def _played(data: Data) -> str:
    """Say what played a turn instead of its lord, and what it did."""
    by = data.get("by") if data.get("by") in ("autopilot", "plan") else "forced"
    if "placed" in data:
        done = "placed" if data.get("spot") else "discarded"
        return f"{by}-{done}-took" if data.get("took") else f"{by}-{done}"
    return f"{by}-took" if data.get("took") else ""


def _turn_played(data: Data, texts: Texts) -> str:
    """Describe a turn that its lord did not play, with its moves if the refusal has them."""
    ending = _played(data)
    if not ending:
        return texts("errors-turn_over_auto")
    box = get(data, "box", str) or ""
    placed, took = (_number(str(data.get(key) or ""), box) for key in ("placed", "took"))
    squares = get(data, "spot", tuple) or ()
    return texts(
        f"errors-turn_over_auto-{ending}",
        **{"at": "", **variables(data, texts)},
        domino=f"**{placed}**",
        place=spot(*map(str, squares)) if squares else "",
        taken=f"**{took}**",
    )


def _busy(data: Data, texts: Texts) -> str:
    """Tell who was first, or what the database did: nobody may know whether it was done."""
    if data.get("doubtful"):
        return texts("common-database-still")
    return texts("errors-busy-held" if data.get("held") else "errors-busy")


def _too_long(data: Data) -> str:
    width, limit = get(data, "width", int) or 0, get(data, "limit", int) or 0
    return "wide" if width > limit else "high"


def _unpublishable(data: Data, texts: Texts) -> str:
    """Say what prevents publishing a tournament, as its panel does."""
    key = f"organise-fault-{data.get('option')}-{data.get('why')}"
    if not texts.has(key):
        return texts("errors-cup_unready")
    return f"{texts('errors-cup_unready')} {texts(key, **variables(data, texts))}"


def _missing_resources(data: Data) -> str:
    """Tell a search, which costs all four kinds, from a face-up token, which costs two (R46)."""
    return "search" if (get(data, "needed", int) or 0) > TWO_KINDS else ""


_WORDED: Final[dict[str, Callable[[Data, Texts], str]]] = {
    "domino_unknown": _variant("domino_unknown", lambda data: "taken" if data.get("borne") else ""),
    "domino_taken": _variant("domino_taken", lambda data: "own" if data.get("own") else ""),
    "square_unknown": _variant(
        "square_unknown", lambda data: "several" if "square" in data else ""
    ),
    "building_unknown": _near("building_unknown", BUILDINGS, effects.name),
    "token_unknown": _near("token_unknown", TOKENS, effects.token_name),
    "no_partner": _variant("no_partner", lambda data: "computer" if data.get("lord") else ""),
    "hints_off": _variant("hints_off", lambda data: "sealed" if data.get("sealed") else ""),
    "busy": _busy,
    "not_your_turn": _variant("not_your_turn", _turn_order),
    "not_your_seat": _variant("not_your_seat", lambda data: "" if data.get("lord") else "nobody"),
    "turn_over_auto": _turn_played,
    "turn_over_plan": _turn_played,
    "turn_over": _variant("turn_over", lambda data: "" if data.get("lord") else "you"),
    "game_over": _variant("game_over", lambda data: "" if "points" in data else "ended"),
    "spot_area": _variant("spot_area", _too_long),
    "spot_apart": _variant("spot_apart", lambda data: "off" if "square" in data else ""),
    "send_no_crown": _variant("send_no_crown", lambda data: "" if data.get("lord") else "nobody"),
    "lord_unknown": _variant("lord_unknown", lambda data: "lords" if data.get("lords") else ""),
    "court_resources": _variant("court_resources", _missing_resources),
    "burn_out": _variant("burn_out", lambda data: "own" if data.get("own") else ""),
    "bad_setup": setup_errors.sentence,
    "no_cup": _variant("no_cup", lambda data: "near" if data.get("cups") else ""),
    "cup_rights": _variant("cup_rights", lambda data: "role" if data.get("role") else ""),
    "cup_unready": _unpublishable,
    "cup_expelled": _variant("cup_expelled", lambda data: "partner" if data.get("partner") else ""),
    "cup_phase": _variant("cup_phase", _phase),
    "cup_not_organiser": _variant(
        "cup_not_organiser", lambda data: "" if data.get("organisers") else "nobody"
    ),
    "cup_act_same": _variant("cup_act_same", lambda data: "in" if data.get("there") else "out"),
    "cup_csv_bad": _variant("cup_csv_bad", lambda data: get(data, "why", str) or "text"),
    "record_bad": parse_errors.record_sentence,
    "too_many": _variant("too_many", lambda data: f"{data.get('kind')}-{data.get('whose')}"),
    "kingdom_bad": parse_errors.kingdom_sentence,
}


# -- the buttons -----------------------------------------------------------------------------------

_TABS: Final = {"tax_": "town", "build_": "town", "burn_": "town", "court_": "court"}
"""Codes by their prefix: what was refused in a tab leads back to that tab."""


def _offers(refused: Refused) -> Sequence[str]:
    there = next((tab for begins, tab in _TABS.items() if refused.code.startswith(begins)), "panel")
    return [there if offer == "panel" else offer for offer in refused.offers]


_OFFERS: Final[dict[str, tuple[str, str, str, Style]]] = {
    # offer: (label, what its id is about, action, style)
    "play": ("common-button-play", "game", "play", Style.GO),
    "plan": ("errors-button-plan", "game", "plan", Style.MAIN),
    "panel": ("errors-button-panel", "game", "play", Style.MAIN),
    "spots": ("errors-button-spots", "game", "play", Style.MAIN),
    "town": ("errors-button-town", "game", "tab.town", Style.MAIN),
    "court": ("errors-button-court", "game", "tab.court", Style.MAIN),
    "receive": ("errors-button-receive", "game", "receive", Style.MAIN),
    "look": ("common-button-look", "game", "look", Style.PLAIN),
    "replay": ("replay-button", "game", "replay", Style.MAIN),
    "takeback": ("errors-button-takeback", "game", "takeback", Style.PLAIN),
    "join": ("errors-button-take-seat", "table", "join", Style.GO),
    "askback": ("vote-ask", "game", "askback", Style.PLAIN),
    "vote": ("vote-menu-vote", "vote", "vote", Style.MAIN),
    "resume": ("vote-menu-resume", "game", "resume", Style.PLAIN),
    "back": ("table-back", "game", "back", Style.MAIN),
    "leave": ("errors-button-leave", "table", "leave", Style.PLAIN),
    "host": ("errors-button-host", "table", "host", Style.PLAIN),
    "follow": ("watching-button-follow", "game", "follow", Style.PLAIN),
    "follows": ("watching-button-follows", "", "follows", Style.PLAIN),
    "games": ("errors-button-games", "", "games", Style.PLAIN),
    "open": ("errors-button-open", "", "tables", Style.PLAIN),
    "new": ("errors-button-new", "", "newtable", Style.PLAIN),
    "solo": ("errors-button-solo", "setup", "solo", Style.PLAIN),
    "settings": ("errors-button-settings", "person", "settings", Style.PLAIN),
    "cups": ("errors-button-cups", "cups", "cups", Style.PLAIN),
    "newcup": ("errors-button-newcup", "cups", "newcup", Style.PLAIN),
}


_WITHOUT_ROW: Final = {"": LISTS, "person": PERSON, "cups": TOURNAMENT, "setup": SETUP}
"""Ids that need no row: their scopes by what they are about."""


def _button(offer: str, about: About, texts: Texts) -> Button | None:
    """Build the button of an offer; None where the game or table it needs is unknown."""
    key, of, action, style = _OFFERS[offer]
    words = action.split(".")
    if of in _WITHOUT_ROW:
        return Button(texts.plain(key), Ids(_WITHOUT_ROW[of])(*words), style)
    id = about.game if of == "game" else about.table
    if of == "vote":  # of a game, but answered by the lists
        ask = Ids(LISTS, about.game)(action)
        return Button(texts.plain(key), ask, style) if about.game else None
    return Button(texts.plain(key), Ids(GAME, id)(*words), style) if id else None


OFFERS: Final = frozenset(_OFFERS)
"""The offers that a refusal may name."""
