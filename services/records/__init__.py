"""Records: written, read back, imported, verified, and a whole server's as one archive."""

from services.records._outcome import outcome, outcome_of

__all__ = ["outcome", "outcome_of"]
