"""How each language is typeset: quotes, spaces, dashes, apostrophes, marks of direction."""

import re
from collections.abc import Iterator

from locales.checking.catalog import ENGLISH, Catalog
from locales.checking.fault import Fault
from locales.checking.plurals import counted
from locales.checking.visible import HOLE, prose

Rules = tuple[tuple[str, str], ...]
"""What must not be found, and what to write."""

ONE_SPACE = (r"[^\s ]  +[^\s ]", "one space")
OF_ALL: Rules = (
    (r"\.\.\.", "… is one character"),
    ONE_SPACE,
    (r" [,.](?![\w.,])", "no space before , and ."),
    (r"\w - \w", "a dash is no hyphen"),
    (r"[^\W\d]['`´][^\W\d]", "the apostrophe is ’"),
)
_QUOTES_ENGLISH: Rules = (
    (r'["„«»]', "quotes are “…”"),
    (r"\d[ \u00a0\u202f]%", "no space before %"),
)
_SPACED_PERCENT = (r"(?:\d|\ufffc)[ \u202f]?%", "U+00A0 before %")
_EN_DASH = (r"—", "an aside has – with spaces")
_EM_DASH = (r"[^\W\d],? – [^\W\d]", "an aside has —")
RULES: dict[str, Rules] = {
    "fr": (
        (
            r"[^\s\u202f!?][;!?»]|[^\s\u202f\d\w]:(?=\s|$)|[^\W\d]:(?=\s|$)|\d:(?=\s|$)",
            "U+202F before ; : ! ? »",
        ),
        (r"[ \u00a0][:;!?»%]", "U+202F, no other space, before : ; ! ? » %"),
        (r"«(?!\u202f)", "U+202F after «"),
        (r'["„]', "quotes are « … », inside “ … ”"),
        (r"(?:\d|\ufffc)%", "U+202F before %"),
        (r"[^\W\d]·[^\W\d]", "no middle dots in words"),
        _EN_DASH,
    ),
    "de": (
        (r'["”«»]', "quotes are „…“"),
        (r"\bz\. ?B\.", "z. B. with U+202F"),
        (r"[^\W\d][*:_](?:in|innen)\b", "no stars or colons inside words"),
        _SPACED_PERCENT,
        _EN_DASH,
    ),
    "es": (
        (r'["„]', "quotes are « … », inside “ … ”"),
        (r"\b[Cc]og(?:e|es|er|en|ido)\b", "toma, not coge"),
        (r"[^\W\d]@\b|[^\W\d]@s\b", "no @ for genders"),
        _SPACED_PERCENT,
        _EM_DASH,
    ),
    "it": (
        (r"\bE['’](?= )", "È"),
        (r"[^\W\d][*ə]\b(?!\*)", "no asterisks, no schwa"),
        _EN_DASH,
        *_QUOTES_ENGLISH,
    ),
    "pt": (
        (r"\b(?:biscar?|bisca|equipas?|grelhas?|rondas?)\b", "words of Brazil"),
        (r"\b(?:acção|acções|objectivos?)\b", "the new spelling"),
        _EM_DASH,
        *_QUOTES_ENGLISH,
    ),
    "nl": ((r"\bIj[a-z]", "IJ is one capital"), (r"(?<!\w)'s\b", "’s"), _EN_DASH, *_QUOTES_ENGLISH),
    "ru": (
        (r'["”]', "quotes are «…», inside „…“"),
        (r" —", "U+00A0 before —"),
        (r"—(?=\w)", "a space after —"),
        (r"[^\W\d],? – [^\W\d]", "an aside has —"),
        (
            r"\b(?:[ЕеHн]ще|[Ее]е|[Сс]чет\w*|[Зз]ачет\w*|[Жж]дет\w*|[Ии]дет\w*|[Бб]ерет\w*|[Вв]озьмет\w*"
            r"|[Нн]ачнет\w*|[Нн]айдет\w*|[Бб]удете?м|[Пп]артнер\w*|[Тт]вое|[Мм]ое|[Сс]вое)\b",
            "ё always",
        ),
        (r"[^\W\d]\([а-яё]{1,3}\)", "no endings in brackets"),
        _SPACED_PERCENT,
    ),
    "he": (
        ("[“”„«»]", 'quotes are "…"'),
        (r"(?<![א-ת])[״׳]|״(?![א-ת])", "gershayim stand before the last letter of an abbreviation"),
        (r'[א-ת]"[א-ת]\b', "an abbreviation has ״"),
        ("[\u0591-\u05bd\u05bf-\u05c7]", "no vowel points"),
        ("(?<![א-ת])[ובלמשהכ]+-?[\ufffc0-9A-Za-z]", "maqaf between a prefix and what follows"),
        ("(?<![א-ת])[ובלמשהכ]-", "maqaf ־, no hyphen"),
        (r"[א-ת]/[א-ת]{1,3}\b", "no slashes for genders"),
        (r"\d[ \u00a0\u202f]%", "no space before %"),
    ),
}
PAIRS: dict[str, tuple[tuple[str, str], ...]] = {
    "fr": (("«", "»"), ("“", "”")),
    "de": (("„", "“"), ("‚", "‘")),
    "es": (("«", "»"), ("“", "”"), ("¿", "?"), ("¡", "!")),
    "it": (("“", "”"),),
    "pt": (("“", "”"),),
    "nl": (("“", "”"),),
    "ru": (("«", "»"), ("„", "“")),
    "he": (("(", ")"),),
}
LABEL = "a label or a word in a picture that begins with a variable begins with U+200F"
"""Not so lines of messages: they get the mark by themselves."""
_ISOLATES, _POP = "\u2066\u2067\u2068", "\u2069"
_MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
_RLM = "\u200f"
_MARKUP = re.compile(r"^(?:-# |#{1,3} |- |> )?(?:\*\*?)?")


def faults(catalog: Catalog, source: Catalog) -> Iterator[Fault]:
    """Yield what is typeset as in another language; English is asked for single spaces alone."""
    is_source = catalog.language == ENGLISH
    rules = (ONE_SPACE,) if is_source else (*OF_ALL, *RULES.get(catalog.language, ()))
    pairs = PAIRS.get(catalog.language, ())
    for entry in catalog.entries:
        whys: dict[str, None] = {}
        for form in catalog.forms(entry.key, {}, HOLE):
            text = _MARKS.sub("", prose(form))
            whys |= {why: None for pattern, why in rules if re.search(pattern, text)}
            whys |= {
                f"as many {one} as {other}": None
                for one, other in pairs
                if text.count(one) != text.count(other)
            }
            if sum(map(form.count, _ISOLATES)) != form.count(_POP):
                whys["each isolate is closed by U+2069"] = None
        if catalog.language == "he":
            numbers = dict.fromkeys(counted(entry.message), "3")
            for form in catalog.forms(entry.key, numbers, HOLE):
                whys |= dict.fromkeys(_turned(form))
        english = source.by_key.get(entry.key)
        if english and _exclaims(catalog, entry.key) and not _exclaims(source, entry.key):
            whys["no exclamation mark"] = None
        yield from (Fault("typography", entry.key, why, hint=why == LABEL) for why in whys)


def _exclaims(catalog: Catalog, key: str) -> bool:
    return any("!" in prose(form) for form in catalog.forms(key, {}, ""))


def _turned(form: str) -> Iterator[str]:
    """Find lines that a client would lay out from left to right, and sums that would turn."""
    for line in form.split("\n"):
        inner = line[_MARKUP.match(line).end() :]  # type: ignore[union-attr]
        words = re.search("[א-ת]", inner)
        if inner.startswith((HOLE, "/", "`")) and words:
            yield LABEL
        if words and re.search(rf"{HOLE} (?:×|=|→) {HOLE}", _outside(inner)):
            yield "a sum or an arrow stands between U+2066 and U+2069"


def _outside(line: str) -> str:
    return re.sub(rf"[{_ISOLATES}][^{_POP}]*{_POP}", "", line)
