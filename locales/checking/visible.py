"""What a reader sees of a text as words: without code, addresses, commands and markup."""

import re

HOLE = "\ufffc"
"""Stands for a variable."""
_NO_PROSE = re.compile(
    r"```.*?```|`[^`]*`|<[^<>\s]*>|https?://\S+|(?<![\w/])/[a-z][a-z-]*(?: [a-z-]+(?![\w-]))?"
    r"|\b[a-z_]+:[\w#*.]+|(?<!\w)\*\*?|\*\*?(?!\w)|__|~~|^(?:-# |#{1,3} |- |> )",
    re.DOTALL | re.MULTILINE,
)
_MARKUP = frozenset("*_~#-> ")


def prose(text: str) -> str:
    """Return the words of a text; where code stood is a hole."""
    return _NO_PROSE.sub(lambda found: HOLE if _is_code(found[0]) else "", text)


def _is_code(found: str) -> bool:
    return not _MARKUP.issuperset(found)
