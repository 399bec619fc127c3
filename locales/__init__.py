"""The texts of Castellan, in Fluent: one folder for each language; English is the source.

``texts(language)`` returns a reader's texts. Call it for message text; use its ``plain`` for
pictures, labels, options, placeholders and alternative texts, since it adds no invisible marks.
Everything that a person wrote goes through ``name`` (messages) or ``plain_name`` (elsewhere).
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
