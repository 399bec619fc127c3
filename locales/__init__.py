"""The texts of Castellan, in Fluent: one folder for each language; English is the source.

``texts(language)`` returns a reader's texts. Call it for message text; use its ``plain`` for
pictures, labels, options, placeholders and alternative texts, since it adds no invisible marks.
Everything that a person wrote goes through ``name`` (messages) or ``plain_name`` (elsewhere); what
organizers write to many through ``passage``.
"""

from locales._names import bare as bare
from locales._names import name as name
from locales._names import passage as passage
from locales._names import plain_name as plain_name
from locales._signs import joined_columns as joined_columns
from locales._signs import letter as letter
from locales._signs import number as number
from locales._signs import signed as signed
from locales._signs import spot as spot
from locales._signs import squares as squares
from locales._texts import LANGUAGES as LANGUAGES
from locales._texts import SOURCE as SOURCE
from locales._texts import MissingTextError as MissingTextError
from locales._texts import Texts as Texts
from locales._texts import language_of as language_of
from locales._texts import log_missing_texts as log_missing_texts
from locales._texts import texts as texts
