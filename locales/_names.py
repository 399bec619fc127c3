"""Escaping of names that people chose, for messages and for everything else."""

import re
import unicodedata
from urllib.parse import unquote, urlsplit

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]])")
_SCHEME = re.compile(r"(?<=\w)://")
_ADDRESS = r"https?://[^\s<>()\[\]|*`\\]+"
_LINKS = rf"\[(?P<label>[^\[\]]+)\]\((?P<target>{_ADDRESS})\)|(?P<address>{_ADDRESS})"
_LINK = re.compile(rf"{_LINKS}|(?P<bold>(?!))")
_KEPT = re.compile(rf"{_LINKS}|\*\*(?P<bold>[^\s*](?:[^*]*[^\s*])?)\*\*")
_LIKE_ADDRESS = re.compile(r"://|\w\.[^\W\d]{2,}|\w\s*\.\s*\w+/")
_HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")
_TITLE = re.compile(r"^(?=-?#)")
_READS_AS = str.maketrans("\u3002\u2027\u06d4\u2236\ua789\u02d0\u2044\u2215\u29f8", "...:::///")
"""Other letters that a reader takes for those of an address; NFKC knows the rest."""
_BROKEN = "@\u200b"
_EVERYBODY = re.compile("@(?=everyone|here)", re.IGNORECASE)
_POINT = "[.\u2024\u3002\uff0e\uff61]"
"""What a browser takes for a point in an address."""
_INVITATION = re.compile(
    rf"((?:discord(?:app)?\s*{_POINT}\s*(?:gg|com(?::\d*)?\s*/(?:\S*/)?\s*invite|me|io|li|link)"
    rf"|dsc{_POINT}gg)(?::\d*)?\s*/)[\s/#]*[\w-]+",
    re.IGNORECASE,
)
"""An invitation to a server: Discord shows a card for it, even without https://."""
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that are drawn as nothing."""
_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""Marks that choose how the character before them is drawn; letters have one form only."""
_JOINER = "\u200d"
_JOINERS = frozenset("\u200c\u200d")
"""They shape Arabic and Indian letters, and make one emoji of several."""
_VIRAMA = 9
"""The combining class of the marks after which Indian scripts need a joiner."""
_NAMELESS = "–"
MARKS = 4
"""How many accents are shown on one letter; more reach into other lines."""


def plain_name(text: str) -> str:
    """Clean a name for pictures, labels and alternative texts.

    It is one line, without invisible characters, and without the code of an invitation to a server.
    """
    line = _INVITATION.sub(r"\1…", " ".join(_visible(text).split()))
    return line if any(map(_is_visible, line)) else _NAMELESS


def _visible(text: str) -> str:
    """Return a text with spaces in place of controls, and without what shows nothing."""
    if text.isascii() and text.isprintable():
        return text
    kept, marks = [""], 0
    for char, after in zip(text, [*text[1:], ""], strict=True):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif marks <= MARKS and not _is_hidden(kind, kept[-1], char, after):
            kept.append(char)
    return "".join(kept)


def _is_hidden(kind: str, before: str, char: str, after: str) -> bool:
    """Tell whether a character shows nothing where it stands; an emoji or a script may need it."""
    if char in _SELECTORS:
        return before in _SELECTORS or not before.strip() or before.isalpha()
    if char == _JOINER and _is_picture(after):
        return not (_is_picture(before) or before in _SELECTORS)
    if char in _JOINERS and before:
        arabic = all(unicodedata.bidirectional(one or " ") == "AL" for one in (before, after))
        return not arabic and unicodedata.combining(before) != _VIRAMA
    return kind in ("Cf", "Cs") or char in _FILLERS


def _is_picture(char: str) -> bool:
    return bool(char) and unicodedata.category(char) in ("So", "Sk")


def _is_visible(char: str) -> bool:
    """Tell whether a character is drawn; a name needs at least one that is."""
    return unicodedata.category(char) not in ("Cf", "Mn", "Zs")


def name(text: str) -> str:
    """Escape a name for messages: no markdown, mentions or links, isolated text direction."""
    return f"{FIRST_STRONG_ISOLATE}{_escaped(plain_name(text))}{POP_ISOLATE}"


def _escaped(text: str) -> str:
    escaped = _MARKDOWN.sub(r"\\\1", text)
    unlinked = _SCHEME.sub(r"\\://", escaped)
    return _EVERYBODY.sub(_BROKEN, unlinked)


def passage(line: str) -> str:
    """Escape a line that an organizer wrote to many: links and bold stay, mentions do not.

    No marks surround it: Discord would take them for a part of an address.
    """
    return _TITLE.sub(r"\\\g<0>", _with_links(plain_name(line)))


def _with_links(text: str, kept: re.Pattern[str] = _KEPT) -> str:
    shown, since = "", 0
    for found in kept.finditer(text):
        shown += _escaped(text[since : found.start()])
        since = found.end()
        if found["bold"]:
            shown += f"**{_with_links(found['bold'], _LINK)}**"
        elif found["label"]:
            shown += _masked(found["label"], _target(found["target"]))
        else:
            shown += _target(found["address"])
    return shown + _escaped(text[since:])


def _masked(label: str, target: str) -> str:
    """Return a link behind a label, and where it leads: labels can read as any address.

    One that does, or whose target names no plain host, is the target alone.
    """
    try:
        host = (urlsplit(target).hostname or "").encode("idna").decode()
    except ValueError:
        host = ""
    if not _HOST.fullmatch(host) or _reads_as_address(label):
        return target
    return f"[{_escaped(label)}]({target}) ({host})"


def _reads_as_address(label: str) -> bool:
    plain = unicodedata.normalize("NFKC", label).translate(_READS_AS)
    return _LIKE_ADDRESS.search(plain) is not None


def _target(address: str) -> str:
    """Return an address as it may stand in a message: no mention, no invitation in disguise."""
    read = unicodedata.normalize("NFKC", unquote(address))
    if _INVITATION.search(read):
        address = _INVITATION.sub(r"\1…", read)
    return _EVERYBODY.sub(_BROKEN, address)


def bare(text: str) -> str:
    """Remove the invisible marks that control the direction of a text."""
    return _DIRECTIONS.sub("", text)
