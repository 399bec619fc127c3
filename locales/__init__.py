"""The words of Castellan: Fluent texts, one folder a language, English being the source.

``texts(language)`` gives a reader's words. Message text comes from calling it; pictures, labels,
options, placeholders and alternative texts come from ``plain``, which adds no invisible marks.
Everything a person wrote goes through ``name`` (messages) or ``plain_name`` (everything else).
"""

from locales._names import bare, name, plain_name
from locales._signs import joined_columns, number, signed, spot, squares
from locales._texts import (
    LANGUAGES,
    SOURCE,
    MissingTextError,
    Texts,
    language_of,
    log_missing_texts,
    texts,
)

__all__ = [
    "LANGUAGES",
    "SOURCE",
    "MissingTextError",
    "Texts",
    "bare",
    "joined_columns",
    "language_of",
    "log_missing_texts",
    "name",
    "number",
    "plain_name",
    "signed",
    "spot",
    "squares",
    "texts",
]
