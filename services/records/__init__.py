"""Records: written, read back, imported, verified, and a whole server's as one archive."""

from services.records._header import Source, header, heirs, named, pseudonym, public, source
from services.records._outcome import outcome, outcome_of
from services.records._writing import record, salt_of

__all__ = [
    "Source",
    "header",
    "heirs",
    "named",
    "outcome",
    "outcome_of",
    "pseudonym",
    "public",
    "record",
    "salt_of",
    "source",
]
